"""Backups are made while a server runs, and can be played on from."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.support import output
from tests.deploy.programs import DEPLOY, program
from tests.server.postgres import Cluster
from tests.server.postgres import program as postgres_program
from tests.server.support import Person, house
from tests.server.test_workers import forget

SCRIPT = DEPLOY / "backup.sh"


def back_up(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {"PATH": os.environ["PATH"]}
    command = ["sh", str(SCRIPT), str(folder)]
    return subprocess.run(command, env=known | environment, capture_output=True, text=True)


def made_backup(folder: Path, **environment: str) -> Path:
    """The only file in the folder after a backup."""
    done = back_up(folder, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    (made,) = folder.iterdir()
    assert made.stat().st_mode & 0o077 == 0, "it has everybody's secrets"
    return made


@pytest.fixture
def backups(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder


def played_on(url: str, secret: str, table: str) -> None:
    """The restored database is whole, and its players are known."""
    output("admin", "check", "--url", url)
    with house(url) as server:
        forget(server, 3600)  # the worker of then has not been heard of for long
        with Person(server, secret).at(table, "germany") as germany:
            assert germany.version == 1, "what was played after the backup is not in it"
            assert germany.act()["type"] == "done"


@pytest.mark.parametrize("by_url", [True, False])
def test_sqlite_is_backed_up_and_restored(tmp_path: Path, backups: Path, by_url: bool) -> None:
    program("sqlite3")
    file = tmp_path / "sandtable.db"
    url = f"sqlite:///{file}"
    with house(url) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as us:
            us.act()
            where = {"SANDTABLE_URL": url} if by_url else {"SANDTABLE_DATA": str(tmp_path)}
            backup = made_backup(backups, **where)
            us.act(["resign"])
    restored = tmp_path / "restored.db"
    shutil.copy(backup, restored)
    played_on(f"sqlite:///{restored}", ann.secret, table)


def test_postgresql_is_backed_up_and_restored(postgres: Cluster, backups: Path) -> None:
    url = postgres.new_database()
    with house(url) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as us:
            us.act()
            # With the driver of SQLAlchemy, which libpq does not know.
            backup = made_backup(backups, SANDTABLE_URL=url.replace(":", "+psycopg:", 1))
            us.act(["resign"])
    fresh = postgres.new_database()
    restore = postgres_program("pg_restore")
    assert restore is not None
    subprocess.run([restore, "--no-owner", "--dbname", fresh, backup], check=True)
    played_on(fresh, ann.secret, table)


def test_old_backups_are_deleted_and_nothing_else(tmp_path: Path, backups: Path) -> None:
    program("sqlite3")
    with house(f"sqlite:///{tmp_path}/sandtable.db"):
        pass
    for name in ("sandtable-old.db", "sandtable-new.db", "letter"):
        (backups / name).touch()
    for name in ("sandtable-old.db", "letter"):
        os.utime(backups / name, (0, 0))
    done = back_up(backups, SANDTABLE_DATA=str(tmp_path), KEEP_DAYS="3")
    assert (done.returncode, done.stderr) == (0, "")
    left = {path.name for path in backups.iterdir()}
    assert {"sandtable-new.db", "letter"} < left
    assert "sandtable-old.db" not in left
    assert len(left) == 3


def test_what_cannot_be_backed_up_is_told_and_old_backups_stay(
    tmp_path: Path, backups: Path
) -> None:
    program("sqlite3")
    old = backups / "sandtable-old.db"
    old.touch()
    os.utime(old, (0, 0))
    (tmp_path / "broken.db").write_text("this is no database, and it is long enough to show it")
    for url in (
        f"sqlite:///{tmp_path}/missing.db",
        f"sqlite:///{tmp_path}/broken.db",
        "mysql://host/name",
        "postgresql://nobody@/nothing?host=/nowhere",
    ):
        done = back_up(backups, SANDTABLE_URL=url)
        assert done.returncode != 0
        assert done.stderr
        assert [path.name for path in backups.iterdir()] == [old.name], url
    assert not (tmp_path / "missing.db").exists()
