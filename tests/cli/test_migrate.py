"""``sandtable migrate``: a report on a folder of tables or records, and what is done with them."""

import json
import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

import sandtable
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.record import Record
from sandtable.kernel.rule import Refusal, Refused
from sandtable.kernel.state import State
from sandtable.language import languages
from tests.cli.support import complaint, output, run, write_record
from tests.server.support import Person, bid, find_move, house

GAME = sandtable.game("normandy")
OLD = GAME.rules
NEW = "normandy-1000"
APPLY = State.apply


def forbid_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(self: State, seat: str, action: Action, chance: Chance) -> list[Event]:
        if action[0] == "move":
            raise Refused(Refusal("NOR-0.0", "forbidden"))
        return APPLY(self, seat, action, chance)

    monkeypatch.setattr(State, "apply", apply)


def report(folder: Path, *options: str) -> str:
    """What is printed, without the breaks of its lines."""
    return " ".join(output("migrate", str(folder), *options).split())


# Records.


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_record(tmp_path_factory.mktemp("records") / "game.record")


@pytest.fixture
def records(made: Path, tmp_path: Path) -> Path:
    """One record of the present rules, one of older rules, one that they no longer allow."""
    folder = tmp_path / "records"
    (folder / "deeper").mkdir(parents=True)
    shutil.copy(made, folder / "now.jsonl")
    lines = [json.loads(line) for line in made.read_text(encoding="utf-8").splitlines()]
    lines[0]["rules"] = "normandy-0"
    write(folder / "deeper" / "old.record", lines)
    lines[7]["action"] = ["hunker", "card:fog-of-war"]
    write(folder / "stops.jsonl", lines)
    (folder / "notes.txt").write_text("not a record\n", encoding="utf-8")
    return folder


def write(path: Path, lines: list[object]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_dry_run_reports_on_records_and_changes_nothing(records: Path) -> None:
    before = contents(records)
    text = report(records, "--dry-run")
    assert f"now.jsonl: opens unchanged ({OLD})." in text
    assert f"old.record: normandy-0 → {OLD}: every step holds; brought over." in text
    assert f"stops.jsonl: normandy-0 → {OLD}: stays as it is" in text
    assert "stops.jsonl:8: The action “hunker card:fog-of-war” is against the rules here" in text
    assert "Unchanged: 1. Brought over: 1. With a difference: 1. Not opened: 0." in text
    assert "Nothing has been changed." in text
    assert "notes.txt" not in text
    assert contents(records) == before


def test_records_that_hold_are_brought_over(records: Path) -> None:
    before = contents(records)
    assert "Nothing has been changed." not in report(records)
    after = contents(records)
    old = str(records / "deeper" / "old.record")
    assert {path for path in after if after[path] != before[path]} == {old}
    record = Record.from_text(after[old].decode())
    assert record.header["rules"] == OLD
    record.verify(GAME)
    assert "Unchanged: 2. Brought over: 0. With a difference: 1." in report(records)


def test_a_record_that_cannot_be_read_is_reported(records: Path) -> None:
    lines = (records / "now.jsonl").read_text(encoding="utf-8").splitlines()
    (records / "cut.jsonl").write_text("\n".join(lines[:5]) + "\n", encoding="utf-8")
    result = run("migrate", str(records))
    assert result.exit_code == 1
    text = " ".join(result.stdout.split())
    assert "cut.jsonl: cannot be opened." in text
    assert "The record has been cut off" in text
    assert "Not opened: 1." in text


def test_an_empty_folder_has_nothing_to_migrate(tmp_path: Path) -> None:
    assert report(tmp_path) == "There are no tables or records here."


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "There is no folder" in complaint("migrate", str(tmp_path / "nowhere"))


def test_a_database_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sandtable.db").write_text("not a database, only a text\n", encoding="utf-8")
    for options in ((), ("--dry-run",)):
        assert "The database cannot be opened" in complaint("migrate", str(tmp_path), *options)


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(records: Path, language: str) -> None:
    text = output("migrate", str(records), "--dry-run", "--lang", language)
    assert "cli-" not in text
    assert "{" not in text


# Tables.


class Data:
    """The data folder of a server with one running and one finished table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite:///{folder}/sandtable.db"
        with house(self.url) as server:
            person = server.person("Ann")
            self.secret = person.secret
            self.running, self.finished = (self._play(person, over) for over in (False, True))

    def _play(self, person: Person, over: bool) -> str:
        table: str = person.open()["table"]
        with person.at(table, "us") as us, person.at(table, "germany") as germany:
            mover, _ = bid(us, germany)
            mover.act(find_move(mover))
            if over:
                mover.act(["resign"])
        return table

    def kinds(self, table: str) -> list[str]:
        """The changes that a spectator of a table is sent by the server."""
        with house(self.url) as server, Person(server, self.secret).at(table) as line:
            return [change["kind"] for change in line.changes]


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data(tmp_path)


def test_tables_of_the_present_rules_open_unchanged(data: Data) -> None:
    text = report(data.folder)
    assert f"{data.running} (normandy, la-raye): opens unchanged ({OLD})." in text
    assert "Unchanged: 2. Brought over: 0. With a difference: 0. Not opened: 0." in text


def test_tables_whose_steps_hold_are_brought_over(
    data: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "rules", NEW)
    for _ in range(2):  # a dry run leaves it to be done
        text = report(data.folder, "--dry-run")
        assert f"{data.running} (normandy, la-raye): {OLD} → {NEW}: every step holds" in text
        assert f"{data.finished} (normandy, la-raye): {OLD} → {NEW}: finished; every step" in text
    report(data.folder)
    assert f"{data.running} (normandy, la-raye): opens unchanged ({NEW})." in report(data.folder)
    assert data.kinds(data.running) == ["step", "step", "step", "rules"]
    assert data.kinds(data.finished) == ["step", "step", "step", "step"]


def test_the_first_difference_of_each_table_is_told(
    data: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "rules", NEW)
    forbid_moves(monkeypatch)
    text = report(data.folder, "--dry-run")
    assert f"{data.running} (normandy, la-raye): {OLD} → {NEW}: goes on from its last" in text
    assert f"{data.finished} (normandy, la-raye): {OLD} → {NEW}: finished; can be shown" in text
    assert text.count("First difference: change 3 (") == 2
    assert text.count("is now against NOR-0.0.") == 2
    assert "With a difference: 2." in text
    report(data.folder)
    assert data.kinds(data.running) == ["step", "step", "step", "rules"]
    assert "opens unchanged" in report(data.folder)


def test_a_damaged_table_is_reported(data: Data) -> None:
    with house(data.url) as server, server.database.engine.begin() as connection:
        connection.execute(text("update changes set digest = 'x' where number = 2"))
    result = run("migrate", str(data.folder))
    assert result.exit_code == 1
    told = " ".join(result.stdout.split())
    assert f"{data.running} (normandy, la-raye): cannot be opened." in told
    assert "change 2 does not replay" in told
