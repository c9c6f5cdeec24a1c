"""Settings come from the environment, are checked, and are all told in docs/hosting.md."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.server.database import Database
from sandtable.server.folder import database_url
from sandtable.tables.settings import Settings, from_environment
from tests.cli.support import complaint

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `(SANDTABLE_[A-Z_]+)` \| (.*?) \| .+ \|$", re.MULTILINE)
#: Not of the server itself: where it listens, its data, the terminal's language, folders of more.
OF_THE_COMMAND = {
    *("SANDTABLE_URL", "SANDTABLE_DATA", "SANDTABLE_HOST", "SANDTABLE_PORT"),
    *("SANDTABLE_LANG", "SANDTABLE_LANGUAGES"),
}


def in_docs() -> dict[str, str]:
    return dict(ROW.findall((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")))


def test_every_setting_is_told_with_its_default() -> None:
    known = {
        f"SANDTABLE_{each.name.upper()}": each.default
        for each in fields(Settings)
        if each.name != "url" and isinstance(each.default, int | float | str)
    }
    told = in_docs()
    assert set(told) - OF_THE_COMMAND == set(known)
    assert set(told) >= OF_THE_COMMAND
    for name, default in known.items():
        if isinstance(default, str):
            assert told[name].strip("`") == default, name
        else:
            assert float(told[name].replace(",", "")) == default, name


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("SANDTABLE_BOT_WORKERS", "many", "bad-setting"),
        ("SANDTABLE_BOT_WORKERS", "1.5", "bad-setting"),
        ("SANDTABLE_BOT_WORKERS", "0", "setting-out-of-range"),
        ("SANDTABLE_BOT_SECONDS", "-1", "setting-out-of-range"),
        ("SANDTABLE_BOT_SECONDS", "nan", "setting-out-of-range"),
        ("SANDTABLE_BOT_SECONDS", "inf", "setting-out-of-range"),
        ("SANDTABLE_LOG", "xml", "bad-choice"),
        ("SANDTABLE_LOG_LEVEL", "loud", "bad-choice"),
        ("SANDTABLE_MIGRATE", "perhaps", "bad-choice"),
    ],
)
def test_a_bad_value_is_told(name: str, value: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        from_environment("sqlite://", {name: value})
    assert (caught.value.key, caught.value.where) == (key, name)
    assert caught.value.params["value"] == value


def test_a_bad_value_stops_the_start_in_words() -> None:
    told = complaint("serve", "--url", "sqlite://", SANDTABLE_LOG="xml")
    assert "SANDTABLE_LOG" in told
    assert "text, json" in told
    assert "SANDTABLE_PORT" in complaint("serve", "--url", "sqlite://", SANDTABLE_PORT="x")


def test_the_database_is_named_by_the_environment(tmp_path: Path) -> None:
    named = {"SANDTABLE_URL": "postgresql://host/name", "XDG_DATA_HOME": str(tmp_path)}
    assert database_url("", None, named) == "postgresql://host/name"
    assert database_url("sqlite://", None, named) == "sqlite://"
    assert database_url("", tmp_path / "a", named) == f"sqlite:///{tmp_path}/a/sandtable.db"
    folder = {"SANDTABLE_DATA": str(tmp_path / "b")}
    assert database_url("", None, folder) == f"sqlite:///{tmp_path}/b/sandtable.db"


def test_a_server_that_does_not_migrate_wants_the_newest_schema(tmp_path: Path) -> None:
    told = complaint("serve", "--data", str(tmp_path), "--port", "0", SANDTABLE_MIGRATE="no")
    assert "sandtable admin migrate" in told
    database = Database(f"sqlite:///{tmp_path}/sandtable.db")
    assert not database.is_current()
    database.migrate()
    assert database.is_current()
    database.close()
