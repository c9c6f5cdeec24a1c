"""New rules: a table goes on by them, and its players are told; a finished game stays as it was.

Rules are made older in the database: what the older ones allowed is a step that ours forbid. So the
tests run with the compiled engine too, whose rules cannot be patched.
"""

import json
import uuid
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import sandtable
from sandtable.kernel.record import Record
from tests.server.support import House, Line, Person, bid, find_move, house

GAME = sandtable.game("normandy")
NEW = GAME.rules
OLD = "normandy-0"
FORBIDDEN = {"action": ["hunker", "card:fog-of-war"]}
OTHER_CHANCE = {"chance": [3]}


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


def execute(server: House, statement: str, **values: Any) -> None:
    with server.database.engine.begin() as connection:
        connection.execute(text(statement), values)


def age(server: House, step: int = 0, **other: Any) -> None:
    """Make everything one of older rules, and one step other than ours would have it."""
    execute(server, "update tables set rules = :old", old=OLD)
    execute(server, "update changes set digest = 'old'")
    execute(server, f"update checkpoints set position = replace(position, '{NEW}', '{OLD}')")
    for column, value in other.items():
        statement = f"update changes set {column} = :value where number = :number"
        execute(server, statement, value=json.dumps(value), number=step)


class Begun:
    """A table at which both sides have bid and one of them has moved, as it was last seen."""

    def __init__(self, server: House, *, resign: bool = False) -> None:
        person = server.person("Ann")
        self.secret = person.secret
        self.table: str = person.open(clock={"kind": "casual", "minutes": 5})["table"]
        with person.at(self.table, "us") as us, person.at(self.table, "germany") as germany:
            mover, _ = bid(us, germany)
            self.seat: str = mover.offer["view"]["seat"]
            mover.act(find_move(mover))
            mover.undo()
            mover.act(find_move(mover), id="the-last-one")
            if resign:
                mover.act(["resign"])
            mover.sync()
            self.version, self.offer, self.changes = mover.version, mover.offer, mover.changes

    def person(self, server: House) -> Person:
        return Person(server, self.secret)


def notice(line: Line) -> dict[str, Any]:
    """The change of rules, the last of all changes."""
    change = line.changes[-1]
    assert (change["kind"], change["seat"]) == ("rules", None)
    (event,) = change["events"]
    return {"key": event["key"], "restart": change.get("restart", False), **event["params"]}


def decide(line: Line, *words: str) -> dict[str, Any]:
    """An action with an id that was never used at the table."""
    return line.act(list(words), id=str(uuid.uuid4()))


def table_of(offer: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees, by whatever rules."""
    return {key: value for key, value in offer["view"].items() if key != "rules"}


def test_a_table_whose_steps_hold_goes_on(url: str) -> None:
    with house(url) as before:
        begun = Begun(before)
        age(before)
    with house(url) as after:
        with begun.person(after).at(begun.table, begun.seat, since=begun.version) as line:
            assert line.version == begun.version + 1
            told = {"key": "rules-changed", "restart": False, "old": OLD, "new": NEW}
            assert notice(line) == told
            assert table_of(line.offer) == table_of(begun.offer)
            assert decide(line, "end-turn")["type"] == "done"
        with begun.person(after).at(begun.table, begun.seat) as line:
            assert line.changes[: begun.version] == begun.changes, "the log is whole"
    with house(url) as again, begun.person(again).at(begun.table, begun.seat) as line:
        kinds = [change["kind"] for change in line.changes]
        assert kinds == ["step", "step", "step", "undo", "step", "rules", "step"]
        assert decide(line, "resign")["type"] == "done"
        record = Record.from_text(begun.person(again).get(f"/api/tables/{begun.table}/record").text)
        assert record.header["rules"] == NEW
        assert len(record.steps) == 5
        record.verify(GAME)


def test_what_was_decided_before_can_be_taken_back(url: str) -> None:
    with house(url) as before:
        begun = Begun(before)
        age(before)
    with house(url) as after, begun.person(after).at(begun.table, begun.seat) as line:
        assert line.undo(id="back")["type"] == "done"
        assert line.changes[-1]["undone"] == begun.version
    with house(url) as again, begun.person(again).at(begun.table, begun.seat) as line:
        assert line.version == begun.version + 2


def test_a_position_that_comes_out_otherwise_is_told(url: str) -> None:
    with house(url) as before:
        begun = Begun(before)
        age(before)
        execute(before, "update checkpoints set position = json_set(position, '$.round', 2)")
    with house(url) as after, begun.person(after).at(begun.table, begun.seat) as line:
        assert notice(line)["key"] == "rules-changed-moved"


@pytest.mark.parametrize("other", [FORBIDDEN, OTHER_CHANCE])
def test_a_table_goes_on_from_its_last_position(url: str, other: dict[str, Any]) -> None:
    with house(url) as before:
        begun = Begun(before)
        age(before, 3, **other)
    with house(url) as after:
        person = begun.person(after)
        with person.at(begun.table, begun.seat) as line:
            told = notice(line)
            assert (told["key"], told["number"]) == ("rules-changed-position", 3)
            assert told["restart"] is True
            assert table_of(line.offer) == table_of(begun.offer)
            assert line.offer["undo"] == {
                "may": False,
                "why": "undo-nothing",
                "sealed": False,
                "asks": False,
            }
            assert line.changes[:-1] == begun.changes, "the log is whole"
            again = line.ask("act", id="the-last-one", version=0, action=["end-turn"])
            assert again["version"] == begun.version, "a repeat is still answered"
            assert decide(line, "end-turn")["type"] == "done"
        found = person.get(f"/api/tables/{begun.table}/replay", seat=begun.seat).json()
        assert found["length"] == 1
        assert table_of(found["moments"][0]) == table_of(begun.offer)
    with house(url) as again_started:
        person = begun.person(again_started)
        with person.at(begun.table, begun.seat) as line:
            assert line.version == begun.version + 2
            decide(line, "resign")
        record = Record.from_text(person.get(f"/api/tables/{begun.table}/record").text)
        assert len(record.steps) == 2
        assert record.header["chance"]["used"] > 0
        record.verify(GAME)


def test_dice_that_have_been_seen_are_not_rolled_again(url: str) -> None:
    """The draws of steps that no longer hold are used up all the same."""

    def used(server: House) -> int:
        with server.database.engine.connect() as connection:
            return int(connection.execute(text("select used from checkpoints")).scalar_one())

    with house(url) as before:
        begun = Begun(before)
        drawn = used(before)
        execute(before, "delete from checkpoints")
        age(before, 3, action=FORBIDDEN["action"], chance=[3, [2, 0, 1]])
    with house(url) as after:
        begun.person(after).get(f"/api/tables/{begun.table}/description")
        assert used(after) == drawn + 3, "a die, and a shuffle of three cards"


@pytest.mark.parametrize(
    "damage",
    ["delete from checkpoints", 'update checkpoints set position = \'{"sandtable": "position"}\''],
)
def test_without_a_last_position_it_goes_back_to_where_it_differs(url: str, damage: str) -> None:
    with house(url) as before:
        begun = Begun(before)
        execute(before, damage)
        age(before, 3, **FORBIDDEN)
    with house(url) as after, begun.person(after).at(begun.table, begun.seat) as line:
        told = notice(line)
        assert (told["key"], told["number"]) == ("rules-changed-back", 3)
        assert table_of(line.offer) != table_of(begun.offer)
        assert decide(line, "end-turn")["type"] == "done"


def test_a_game_that_our_rules_had_ended_is_over(url: str) -> None:
    """If nothing else is known of it: what came after the end cannot be played again."""
    with house(url) as before:
        begun = Begun(before)
        execute(before, "delete from checkpoints")
        age(before, 2, action=["resign"], chance=[])
    with house(url) as after, begun.person(after).at(begun.table, begun.seat) as line:
        assert line.offer["outcome"]["reason"] == "outcome-resigned"
        assert line.summary["finished"] is True
        assert decide(line, "end-turn")["reason"] == "over"
    with house(url) as again, begun.person(again).at(begun.table, begun.seat) as line:
        assert line.summary["finished"] is True


def test_rules_change_again_and_again(url: str) -> None:
    with house(url) as server:
        begun = Begun(server)
        age(server, 3, **FORBIDDEN)
    with house(url) as server:
        with begun.person(server).at(begun.table, begun.seat) as line:
            decide(line, "end-turn")
            number = line.version
        age(server)
    with house(url) as server:
        with begun.person(server).at(begun.table, begun.seat) as line:
            line.sync()
        age(server, number, **FORBIDDEN)
    with house(url) as server, begun.person(server).at(begun.table, begun.seat) as line:
        keys = [
            event["key"]
            for change in line.changes
            if change["kind"] == "rules"
            for event in change["events"]
        ]
    assert keys == ["rules-changed-position", "rules-changed", "rules-changed-position"]


def test_the_clock_starts_again(url: str) -> None:
    with house(url) as before:
        begun = Begun(before)
        age(before, 3, **FORBIDDEN)
    with house(url) as after:
        after.time.pass_by(1000)
        with begun.person(after).at(begun.table, begun.seat) as line:
            deadlines = {chair["seat"]: chair["deadline"] for chair in line.summary["seats"]}
    assert deadlines[begun.seat] == after.time.now + 300


def test_a_table_that_has_not_begun_is_brought_over_in_silence(url: str) -> None:
    with house(url) as before:
        ann = before.person("Ann")
        table = ann.open(seats={"us": "me", "germany": "open"})["table"]
        age(before)
    with house(url) as after:
        ann, bob = Person(after, ann.secret), after.person("Bob")
        with ann.at(table, "us") as line:
            assert (line.changes, line.summary["waiting"]) == ([], [])
        bob.post(f"/api/tables/{table}/join", {"seat": "germany"})
        with ann.at(table, "us") as line:
            assert line.act()["type"] == "done"


@pytest.mark.parametrize("damage", ["", "delete from checkpoints"])
def test_a_finished_game_stays_as_it_ended(url: str, damage: str) -> None:
    with house(url) as before:
        begun = Begun(before, resign=True)
        if damage:
            execute(before, damage)
        age(before, 5, **FORBIDDEN)
    with house(url) as after:
        person = begun.person(after)
        with person.at(begun.table, begun.seat) as line:
            assert line.version == begun.version
            assert line.offer["outcome"] == begun.offer["outcome"]
            assert (line.offer["legal"], line.offer["ask"]) == ([], [])
            if not damage:
                assert table_of(line.offer) == table_of(begun.offer)
            assert decide(line, "resign")["reason"] == "over"
        path = f"/api/tables/{begun.table}"
        found = person.get(f"{path}/replay").json()
        assert (found["length"], len(found["moments"])) == (2, 3), "as far as it holds"
        assert person.get(f"{path}/position").status_code == 200
        assert person.get(f"{path}/position", at=3).status_code == 404
        record = Record.from_text(person.get(f"{path}/record").text)
        assert (record.header["rules"], len(record.steps)) == (OLD, 4)
        with pytest.raises(sandtable.BadInput) as error:
            record.verify(GAME, "game")
        assert (error.value.key, error.value.where) == ("record-refused", "game:4")


def test_the_record_of_a_finished_game_that_holds_is_one_of_the_new_rules(url: str) -> None:
    with house(url) as before:
        begun = Begun(before, resign=True)
        age(before)
    with house(url) as after:
        record = Record.from_text(begun.person(after).get(f"/api/tables/{begun.table}/record").text)
        assert record.header["rules"] == NEW
        record.verify(GAME)


def test_a_table_of_newer_rules_is_left_alone(url: str) -> None:
    with house(url) as before:
        begun = Begun(before)
        execute(before, "update tables set rules = 'normandy-1000'")
    with house(url) as after:
        response = begun.person(after).get(f"/api/tables/{begun.table}/replay")
        assert response.status_code == 503
        assert response.json()["error"]["key"] == "table-rules"
        execute(after, "update tables set rules = :new", new=NEW)
    with house(url) as again, begun.person(again).at(begun.table, begun.seat) as line:
        assert line.offer == begun.offer
