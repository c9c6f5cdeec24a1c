"""What is stored: everything, in a form that a new server goes on from."""

import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from sandtable.server.database import Database
from sandtable.server.models import Base
from tests.server.support import House, Person, Time, bid, find_move, house


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


def test_a_new_server_goes_on_where_the_last_one_stopped(url: str) -> None:
    clock = Time()
    with house(url, clock) as before:
        ann = before.person("Ann")
        table = ann.open(clock={"kind": "casual", "minutes": 5})["table"]
        with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
            mover, _ = bid(us, germany)
            seat = mover.offer["view"]["seat"]
            mover.act(find_move(mover))
            mover.undo()
            done = mover.act(find_move(mover), id="the-last-one")
            mover.sync()
            offer, changes, summary = mover.offer, mover.changes, mover.summary
    with house(url, clock) as after:
        ann = Person(after, ann.secret)
        with ann.at(table, seat) as line:
            line.sync()
            assert line.changes == changes
            assert line.offer == offer
            chairs = {each["seat"]: each["deadline"] for each in summary["seats"]}
            assert {each["seat"]: each["deadline"] for each in line.summary["seats"]} == chairs
            again = line.ask("act", id="the-last-one", version=4, action=["end-turn"])
            assert again == done
            assert line.undo()["type"] == "done"


def test_bots_go_on_without_anybody(url: str) -> None:
    with house(url, bot_seconds=60, levels={"recruit": "tests.server.sleeper:Sleeper"}) as before:
        ann = before.person("Ann")
        table = ann.open(seats={"us": "me", "germany": ("bot", "recruit")})["table"]
        assert ann.summary(table)["version"] == 0
    with house(url) as after:
        patience = time.monotonic() + 90
        while not Person(after, ann.secret).summary(table)["version"]:
            assert time.monotonic() < patience
            time.sleep(0.05)


def test_a_full_table_that_has_not_begun_begins(url: str) -> None:
    with house(url) as before:
        table = before.person("Ann").open()["table"]
        with before.hall.database.engine.begin() as connection:
            connection.execute(text("update tables set started = 0"))
    with house(url) as after, after.person().at(table) as watcher:
        assert watcher.offer is not None
        assert watcher.summary["started"] is True


def test_a_table_that_was_tampered_with_is_not_played_on(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    with house(url) as before:
        ann = before.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
            bid(us, germany)
        with before.hall.database.engine.begin() as connection:
            connection.execute(text("update changes set digest = 'x' where number = 2"))
    with house(url) as after:
        response = after.person().get(f"/api/tables/{table}/replay")
        assert response.status_code == 503
        assert response.json()["error"] == {
            "key": "table-damaged",
            "where": "",
            "params": {"number": 2},
        }
    assert table in caplog.text


def test_what_cannot_be_stored_has_not_happened(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is read again from the database, and its clients come back to it."""
    ann = server.person("Ann")
    table = ann.open()["table"]

    def fail(*_: object) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    with ann.at(table, "us") as us:
        us.sync()
        monkeypatch.setattr(server.hall.store, "write", fail)
        us.send(type="act", id="1", version=0, action=us.offer["legal"][0])
        assert us.socket.receive()["code"] == 1012
        monkeypatch.undo()
    with ann.at(table, "us") as us:
        assert us.version == 0
        assert us.act()["type"] == "done"


def test_idle_tables_leave_memory_and_come_back(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us:
        us.act()
    for table_in_memory in list(server.hall._tables.values()):
        table_in_memory.used -= 1000
        server.hall.look_after([table_in_memory])
    assert server.hall._tables == {}
    assert ann.summary(table)["version"] == 1
    with ann.at(table, "us") as us:
        assert us.version == 1


def test_sqlite_keeps_what_it_was_given(url: str) -> None:
    database = Database(url)
    with database.engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"pragma {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }
    database.close()


def test_migrations_lead_to_the_tables_of_the_models(url: str) -> None:
    database = Database(url)
    database.migrate()
    database.migrate()  # and once more does nothing
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    database.close()
