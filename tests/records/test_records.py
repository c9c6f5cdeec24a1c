"""Records of every rules version there has been: they keep opening.

A folder holds records of one rules version, as that version wrote them; they are never rewritten.
Whoever raises the rules version of a game adds a folder. A record that the present rules no longer
allow to its end stays here too, with the line where it stops in ``STOPS``.
"""

from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.record import Record

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*/*.jsonl"))
#: The first line that differs by the present rules, and the key of the refusal.
STOPS: dict[str, tuple[int, str]] = {
    "memoir44-1/scenario-omaha-beach-overlord": (161, "record-refused"),
}


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def read(path: Path) -> Record:
    return Record.from_text(path.read_text(encoding="utf-8"), "old")


@pytest.mark.parametrize("id", sandtable.games())
def test_every_earlier_rules_version_has_records(id: str) -> None:
    """The golden games are those of the present one."""
    version = int(sandtable.game(id).rules.rpartition("-")[2])
    for number in range(1, version):
        assert any(path.parent.name == f"{id}-{number}" for path in PATHS), number


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_an_old_record_opens(path: Path) -> None:
    record = read(path)
    assert record.header["rules"] == path.parent.name
    game = sandtable.game(record.game_id)
    shown = 0
    stopped: tuple[str, str] | None = None
    try:
        for _ in record.replay(game, "old"):
            shown += 1
    except sandtable.BadInput as error:
        stopped = (error.key, error.where)
    if name_of(path) in STOPS:
        line, key = STOPS[name_of(path)]
        assert record.is_older(game)
        assert stopped == (key, f"old:{line}")
        assert shown == line - 1 > 0
    else:
        assert stopped is None
        assert shown == len(record.steps) + 1


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_an_old_record_that_opens_becomes_one_of_the_present_rules(path: Path) -> None:
    record = read(path)
    game = sandtable.game(record.game_id)
    if name_of(path) in STOPS:
        pytest.skip("the present rules stop it")
    upgraded = Record.from_text(record.upgrade(game).to_text())
    assert upgraded.header["rules"] == game.rules
    assert len(upgraded.steps) == len(record.steps)
    upgraded.verify(game)
