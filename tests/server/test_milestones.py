"""Long games: they are loaded and replayed from a milestone, with the same result."""

from typing import Any

import pytest
from sqlalchemy import text

from sandtable.tables import play
from sandtable.tables.rows import Change
from tests.server.support import House, Person, house


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Milestones every few changes, so that short games have several."""
    monkeypatch.setattr(play, "MILESTONE_CHANGES", 5)


def advance(person: Person, table: str, changes: int) -> None:
    """Play every seat until there are this many changes, with some of them undone."""
    with person.at(table, "us") as us, person.at(table, "germany") as germany:
        undone = 0
        while us.version < changes:
            line = us if "us" in us.offer["ask"] else germany
            legal = line.offer["legal"]
            assert line.act(legal[len(legal) // 2], id=f"act-{us.version}")["type"] == "done"
            if us.version > undone + 7 and line.offer["undo"]["may"]:
                undone = us.version
                assert line.undo(id=f"undo-{undone}")["type"] == "done"
            us.sync()
            germany.sync()


def everything(person: Person, table: str) -> dict[str, Any]:
    """All that can be seen of a table."""
    with person.at(table, "us") as us, person.at(table, "germany") as germany:
        found = {"us": (us.offer, us.changes), "germany": (germany.offer, germany.changes)}
    whole = person.get(f"/api/tables/{table}/replay", seat="us").json()
    return {**found, "replay": whole}


def milestones(server: House) -> list[int]:
    with server.database.engine.connect() as connection:
        query = text("select number from milestones order by number")
        return [int(number) for (number,) in connection.execute(query)]


@pytest.fixture
def played(url: str) -> tuple[str, str, dict[str, Any]]:
    """The secret of a player, a table with several milestones, and all that can be seen of it."""
    with house(url) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        advance(ann, table, 40)
        assert len(milestones(server)) >= 3
        return ann.secret, table, everything(ann, table)


def test_a_table_is_loaded_from_its_last_milestone(
    url: str, played: tuple[str, str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret, table, seen = played
    with house(url) as server:
        last = milestones(server)[-1]
        repeated: list[int] = []
        repeat = play.Play._repeat

        def count(self: play.Play, stored: Change, compared: bool) -> Any:
            repeated.append(stored.number)
            return repeat(self, stored, compared)

        monkeypatch.setattr(play.Play, "_repeat", count)
        assert everything(Person(server, secret), table) == seen
        assert repeated == list(range(last + 1, 41))


#: Its last milestone is lost; it is one of an earlier version, which did not store events.
@pytest.mark.parametrize("damage", ["delete from milestones", "update changes set events = null"])
def test_without_a_milestone_that_serves_it_is_replayed_whole(
    url: str, played: tuple[str, str, dict[str, Any]], damage: str
) -> None:
    secret, table, seen = played
    with house(url) as server:
        with server.database.engine.begin() as connection:
            connection.execute(text(damage))
        assert everything(Person(server, secret), table) == seen


def test_what_was_answered_before_the_milestone_is_answered_again(
    url: str, played: tuple[str, str, dict[str, Any]]
) -> None:
    secret, table, _ = played
    with house(url) as server, Person(server, secret).at(table, "us") as us:
        answer = us.ask("act", id="act-0", version=0, action=["end-turn"])
        assert (answer["type"], answer["version"]) == ("done", 1)
        us.sync()
        assert us.version == 40


def test_any_part_of_a_replay_is_that_of_the_whole(
    played: tuple[str, str, dict[str, Any]], url: str
) -> None:
    secret, table, seen = played
    with house(url) as server:
        person = Person(server, secret)
        moments = seen["replay"]["moments"]
        for first in range(len(moments)):
            last = min(first + 2, len(moments) - 1)
            wanted = {"seat": "us", "from": first, "to": last}
            part = person.get(f"/api/tables/{table}/replay", **wanted).json()
            assert part["moments"] == moments[first : last + 1], first
