"""``sandtable admin``: what it lists, clears up, checks and upgrades."""

from pathlib import Path

import pytest
from sqlalchemy import text

from sandtable.language import languages
from sandtable.server.database import Database
from tests.cli.support import complaint, output, run
from tests.server.support import Person, Time, bid, find_move, house
from tests.server.test_published import publish

#: Limits are asked of a clock that really runs.
LONG_AGO = 1_000_000_000.0


class Club:
    """A folder with a table of each kind, all of them old."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.url = f"sqlite:///{folder}/sandtable.db"
        clock = Time()
        clock.now = LONG_AGO
        with house(self.url, clock) as server:
            ann = server.person("Ann")
            self.unbegun = ann.open(seats={"us": "me", "germany": "invite"})["table"]
            self.running = self._play(ann)
            self.finished = ann.open(game="memoir44", scenario="pegasus-bridge", seats=SIDES)[
                "table"
            ]
            with ann.at(self.finished, "allies") as line:
                assert line.act(["resign"])["type"] == "done"

    def _play(self, ann: Person) -> str:
        table: str = ann.open()["table"]
        with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
            mover, _ = bid(us, germany)
            mover.act(find_move(mover))
            mover.undo()
        return table

    def say(self, *args: str, **environment: str) -> str:
        told = output("admin", *args, "--data", self.folder, COLUMNS="200", **environment)
        return " ".join(told.split())

    def harm(self, *statements: str) -> None:
        database = Database(self.url)
        with database.engine.begin() as connection:
            for each in statements:
                connection.execute(text(each))
        database.close()


SIDES = {"allies": "me", "axis": "me"}


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path)


def test_tables_are_listed_and_chosen(club: Club) -> None:
    told = club.say("tables")
    assert all(each in told for each in (club.unbegun, club.running, club.finished))
    assert "Tables: 3." in told
    assert "us: 1" in told
    assert "Ann" not in told
    for state in ("unbegun", "running", "finished"):
        told = club.say("tables", "--state", state)
        assert getattr(club, state) in told
        assert "Tables: 1." in told
    assert club.finished in club.say("tables", "--game", "memoir44")
    assert "Tables: 2." in club.say("tables", "--game", "normandy")
    assert "sleeping" in complaint("admin", "tables", "--state", "sleeping", "--data", club.folder)


def test_players_are_listed(club: Club) -> None:
    told = club.say("players")
    assert "1 Ann 2001-09-09 2001-09-09 3 tables" in told
    assert "Players: 1." in told


def test_a_published_scenario_is_listed_and_withdrawn(club: Club) -> None:
    with house(club.url) as server:
        id = publish(server.person("Ann"), "Two squads")["published"]
    told = club.say("published")
    assert f"{id} memoir44 Two squads 2: Ann" in told
    assert "Published scenarios: 1." in told
    assert club.say("withdraw", id) == f"{id} is off the list."
    assert "Published scenarios: 0." in club.say("published")
    assert "not on the public list" in complaint("admin", "withdraw", id, "--data", club.folder)


def test_a_dry_run_changes_nothing(club: Club) -> None:
    told = club.say("expire", "--dry-run", SANDTABLE_UNMOVED_DAYS="180")
    assert f"{club.unbegun}: never begun; deleted." in told
    assert f"{club.running}: no move for a long time; closed." in told
    assert "Nothing has been changed." in told
    assert "Tables: 3." in club.say("tables")


def test_tables_whose_time_is_up_are_closed_and_deleted(club: Club) -> None:
    told = club.say("expire", SANDTABLE_UNMOVED_DAYS="180", SANDTABLE_FINISHED_DAYS="0")
    assert club.finished not in told
    assert club.running in club.say("tables", "--state", "finished")
    told = club.say("expire", SANDTABLE_FINISHED_DAYS="365")
    assert f"{club.finished}: finished long ago; deleted." in told
    assert "Tables: 0." in club.say("tables")
    assert "No table has expired." in club.say("expire")


def test_a_table_of_a_running_server_is_left_alone(club: Club) -> None:
    database = Database(club.url)
    with database.engine.begin() as connection:
        now = "(julianday('now') - 2440587.5) * 86400.0"
        busy = f"insert into workers (id, seen, address) values ('busy', {now}, '')"
        connection.execute(text(busy))
        connection.execute(text("update tables set owner = 'busy'"))
    database.close()
    assert "in use by a server" in club.say("expire", SANDTABLE_ALIVE_SECONDS="100000")
    assert "Tables: 3." in club.say("tables")


def test_an_intact_database_is_found_intact(club: Club) -> None:
    assert "Tables checked: 3. Damaged: 0." in club.say("check")


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("update changes set digest = 'x' where number = 2", "2"),
        ("delete from changes where number = 2", "Change 2 is missing."),
        ("update tables set version = version + 1 where started and not finished", "“version”"),
        ("update tables set waiting = '[]' where started and not finished", "“waiting”"),
    ],
)
def test_a_damaged_table_is_found(club: Club, harm: str, told: str) -> None:
    club.harm(harm)
    result = run("admin", "check", "--data", club.folder, COLUMNS="200")
    assert result.exit_code == 1
    lines = [line for line in result.stdout.splitlines() if club.running in line]
    assert len(lines) == 1
    assert told in lines[0]
    assert "Damaged: 1." in result.stdout


def test_a_damaged_file_is_found(club: Club) -> None:
    club.harm("pragma foreign_keys = off", "update seats set player = 999 where player = 1")
    result = run("admin", "check", "--data", club.folder, COLUMNS="200")
    assert result.exit_code == 1
    assert "The database is damaged: seats" in result.stdout


def test_the_database_is_upgraded_only_by_its_own_step(tmp_path: Path) -> None:
    folder = str(tmp_path)
    for command in ("tables", "players", "expire", "check"):
        assert "sandtable admin migrate" in complaint("admin", command, "--data", folder)
    assert "has been upgraded" in output("admin", "migrate", "--data", folder)
    assert "already" in output("admin", "migrate", "--data", folder)
    assert "Tables: 0." in output("admin", "tables", "--data", folder)


def test_the_database_can_be_named_by_the_environment(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/other.db"
    output("admin", "migrate", SANDTABLE_URL=url)
    assert (tmp_path / "other.db").exists()


@pytest.mark.parametrize("language", languages())
def test_help_is_translated(language: str) -> None:
    lists = ["tables"], ["players"], ["published"]
    for command in ([], *lists, ["withdraw"], ["expire"], ["check"], ["migrate"]):
        assert "cli-" not in output("admin", *command, "--help", "--lang", language)
    assert "cli-" not in complaint("admin", "nonsense", "--lang", language)
