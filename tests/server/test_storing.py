"""What is stored: everything, in a form that a new server goes on from."""

import asyncio
import contextlib
import os
import sqlite3
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, insert, select, text, update
from sqlalchemy.exc import OperationalError

from sandtable.server.database import Database
from sandtable.server.models import PLAYERS, TABLES, metadata
from sandtable.tables.ports import PAGE, StoreError
from tests.server.attacks import poison, skirmish
from tests.server.postgres import Cluster
from tests.server.support import House, Person, Time, bid, find_move, house, plan_of


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


def test_the_tables_of_bots_leave_room_for_those_of_people(url: str) -> None:
    sleepers = {"recruit": "tests.server.sleeper:Sleeper"}
    with house(url, bot_seconds=60, levels=sleepers) as before:
        ann = before.person("Ann")
        seats = {"us": ("bot", "recruit"), "germany": ("bot", "recruit")}
        for _ in range(5):
            ann.open(seats=seats)
    with house(url, tables=4, bot_seconds=60, levels=sleepers) as after:
        assert after.client.portal is not None
        after.client.portal.call(after.hall._resume)
        assert after.hall.live_tables == 2
        after.person("Bea").open()


def test_a_full_table_that_has_not_begun_begins(url: str) -> None:
    with house(url) as before:
        table = before.person("Ann").open()["table"]
        with before.database.engine.begin() as connection:
            connection.execute(text("update tables set started = false"))
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
        with before.database.engine.begin() as connection:
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
        raise StoreError("disk full")

    with ann.at(table, "us") as us:
        us.sync()
        monkeypatch.setattr(server.hall.store, "write", fail)
        us.send(type="act", id="1", version=0, action=us.offer["legal"][0])
        assert us.socket.receive()["code"] == 1012
        monkeypatch.undo()
    with ann.at(table, "us") as us:
        assert us.version == 0
        assert us.act()["type"] == "done"


def test_a_worker_that_has_lost_a_table_writes_nothing(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.person("Ann")
    table = ann.open(clock={"kind": "casual", "minutes": 5})["table"]
    with ann.at(table, "us") as us:
        us.sync()
        monkeypatch.setattr(server.hall.store, "worker", "another")
        us.send(type="act", id="1", version=0, action=us.offer["legal"][0])
        assert us.socket.receive()["code"] == 1012
        monkeypatch.undo()
    with ann.at(table, "us") as us:
        assert us.version == 0
        us.act()
        assert us.version == 1


def test_the_list_of_public_tables_is_found_by_an_index(file_url: str) -> None:
    """However many tables there are, a page of it is all that is read."""
    with house(file_url) as server:
        public = TABLES.c.finished.is_(False) & (TABLES.c.visibility == "public")
        query = select(TABLES.c.id).where(public).order_by(TABLES.c.changed.desc()).limit(PAGE)
        engine = server.database.engine
        written = query.compile(engine, compile_kwargs={"literal_binds": True})
        with engine.connect() as connection:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {written}").all()
    assert [row[-1] for row in plan] == [
        "SEARCH tables USING INDEX ix_tables_visibility_finished_changed "
        "(visibility=? AND finished=?)"
    ]


def test_a_table_that_is_far_too_large_is_not_loaded(file_url: str) -> None:
    """One that was opened before positions had limits once froze the server at every start."""
    position = poison()
    with house(file_url) as server:
        ann = server.person("Ann")
        plan = plan_of(game="heroes", position=skirmish(), seats={"soviet": "me", "german": "me"})
        del plan["scenario"]
        table = ann.post("/api/tables", plan).json()["table"]
        with server.database.engine.begin() as connection:
            connection.execute(update(TABLES).values(position=position))
        server.hall._tables.clear()
        response = ann.get(f"/api/tables/{table}/replay")
        assert (response.status_code, response.json()["error"]["key"]) == (503, "army-too-dear")
        assert ann.open()["table"], "others play on"


def test_idle_tables_leave_memory_and_come_back(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us:
        us.act()
    for table_in_memory in list(server.hall._tables.values()):
        table_in_memory.last_used -= 1000
    server.look_after()
    assert server.hall._tables == {}
    assert ann.summary(table)["version"] == 1
    with ann.at(table, "us") as us:
        assert us.version == 1


def test_sqlite_keeps_what_it_was_given(file_url: str) -> None:
    database = Database(file_url)
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


def test_a_lock_that_was_waited_for_in_vain_is_not_waited_for_again(tmp_path: Path) -> None:
    """SQLite has one thread: each would wait as long again behind those before it."""
    file, clock, patience = tmp_path / "sandtable.db", Time(), 0.6
    database = Database(f"sqlite:///{file}", patience, clock.monotonic)
    database.migrate()

    def wait() -> Any:
        with database.sessions.begin() as session:
            return session.scalar(text("pragma busy_timeout"))

    def write() -> None:
        with database.sessions.begin() as session:
            session.execute(insert(PLAYERS).values(name="Ann", created=0))

    in_line = threading.Event()

    def take_long() -> None:
        in_line.wait()
        clock.pass_by(0.3)

    async def ask() -> None:
        assert await database.run(wait) == 600
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            await database.run(write)
        assert await database.run(wait) == 250, "a moment"
        before = asyncio.create_task(database.run(take_long))
        behind = asyncio.create_task(database.run(wait))
        await asyncio.sleep(0)
        in_line.set()
        assert await behind == 0, "it has waited in line"
        await before
        with pytest.raises(OperationalError, match="locked"):
            await database.run(write)
        clock.pass_by(2 * patience)
        assert await database.run(wait) == 600
        other.close()
        await database.run(write)

    asyncio.run(ask())
    database.close()


def test_migrations_lead_to_the_tables_of_the_models(url: str) -> None:
    database = Database(url)
    database.migrate()
    database.migrate()  # and once more does nothing
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    database.close()


def test_postgresql_may_be_restarted_in_play(postgres: Cluster) -> None:
    with house(postgres.new_database()) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as us:
            assert us.act()["type"] == "done"
        postgres.restart()
        with ann.at(table, "germany") as germany:
            assert germany.version == 1
            assert germany.act()["type"] == "done"


def test_a_database_that_fails_is_told_and_changes_nothing(
    server: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = server.person("Ann")

    async def fail(*_: object) -> None:
        raise StoreError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(server.hall.store, "add_table", fail)
        response = ann.post("/api/tables", plan_of())
        assert (response.status_code, response.json()["error"]["key"]) == (503, "no-database")
    assert "POST /api/tables: the database failed: disk full" in caplog.text
    assert ann.get("/api/tables").json() == []
    assert ann.open()["table"]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the open files of a process of Linux")
def test_a_file_that_became_read_only_is_closed_at_once(tmp_path: Path) -> None:
    """Not when the error is forgotten: until then it would keep new connections from writing."""
    file = tmp_path / "sandtable.db"
    with contextlib.closing(Database(f"sqlite:///{file}")) as database:
        database.migrate()
        database.engine.dispose()
        event.listen(
            database.engine,
            "connect",
            lambda connection, _record: connection.execute("PRAGMA query_only = ON"),
        )
        with pytest.raises(OperationalError) as kept, database.engine.begin() as connection:
            connection.execute(insert(PLAYERS).values(name="Ann", created=0))
        assert "readonly" in str(kept.value)
        opened = {os.path.realpath(link) for link in Path("/proc/self/fd").iterdir()}
        assert str(file.resolve()) not in opened
