"""Whether the server is alive and ready: what a proxy or a supervisor asks."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, make_url, text
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocketDisconnect

from sandtable.server.database import Database
from sandtable.server.health import Readiness, reason_of
from sandtable.tables.stored import RESTART
from tests.server.postgres import Cluster
from tests.server.support import House, house


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def on_disk(file: Path) -> Iterator[House]:
    with house(f"sqlite:///{file}", ready_seconds=20.0) as running:
        yield running


def ask(house: House) -> tuple[int, dict[str, str]]:
    """What the server answers when it has to look again."""
    house.time.pass_by(2)
    response = house.client.get("/readyz")
    assert response.headers["cache-control"] == "no-store"
    return response.status_code, response.json()


READY = (200, {"status": "ok"})


def unready(reason: str) -> tuple[int, dict[str, str]]:
    return 503, {"status": "unready", "reason": reason}


def readiness_of(house: House) -> Readiness:
    readiness: Readiness = house.client.app.state.readiness  # type: ignore[attr-defined]
    return readiness


def pragma(house: House, words: str) -> None:
    """Set something on whatever connection readiness is found out by."""
    database = readiness_of(house)._store.database

    def set_it(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA {words}")

    event.listen(database.engine, "checkout", set_it)
    if database._kept is not None:
        set_it(database._kept.driver_connection)


@pytest.mark.parametrize("path", ["/livez", "/api/health"])
def test_it_is_alive_whatever_the_database_does(on_disk: House, path: str) -> None:
    pragma(on_disk, "query_only = ON")
    assert ask(on_disk)[0] == 503
    response = on_disk.client.get(path)
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_it_is_ready_on_disk_and_in_memory(on_disk: House, server: House) -> None:
    assert ask(on_disk) == READY
    assert ask(server) == READY


def test_it_is_not_ready_while_somebody_has_locked_the_database(file: Path) -> None:
    with house(f"sqlite:///{file}", ready_seconds=0.2) as server:
        ask(server)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        readiness = readiness_of(server)
        readiness._seconds = 60.0  # the database says so itself, before the time is up
        assert ask(server) == unready("locked")
        other.execute("ROLLBACK")
        assert ask(server) == READY
        other.close()


def test_it_is_not_ready_while_the_database_is_read_only(
    on_disk: House, caplog: pytest.LogCaptureFixture
) -> None:
    pragma(on_disk, "query_only = ON")
    assert ask(on_disk) == unready("read-only")
    assert "read-only" in caplog.text
    pragma(on_disk, "query_only = OFF")
    assert ask(on_disk) == READY
    assert "works again" in caplog.text


def test_a_full_disk_is_known_by_its_error(on_disk: House) -> None:
    with readiness_of(on_disk)._store.database.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        big = "INSERT INTO workers VALUES (hex(randomblob(100000)), 0, '')"
        with pytest.raises(DBAPIError) as caught:
            connection.exec_driver_sql(big)
        connection.rollback()
    assert reason_of(caught.value) == "full"


def test_it_is_not_ready_with_the_schema_of_another_version(on_disk: House) -> None:
    with on_disk.database.engine.begin() as connection:
        version = connection.execute(text("select version_num from alembic_version")).scalar_one()
        connection.execute(text("update alembic_version set version_num = '0001'"))
    assert ask(on_disk) == unready("schema")
    with on_disk.database.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = :v"), {"v": version})
    assert ask(on_disk) == READY


def test_it_is_not_ready_when_its_tables_are_gone(on_disk: House) -> None:
    with on_disk.database.engine.begin() as connection:
        connection.execute(text("alter table workers rename to elsewhere"))
    assert ask(on_disk) == unready("failed")
    with on_disk.database.engine.begin() as connection:
        connection.execute(text("alter table elsewhere rename to workers"))
    assert ask(on_disk) == READY


def test_it_is_not_ready_when_what_is_written_is_not_there(
    on_disk: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose() -> None:
        """Take it and forget it."""

    async def silence() -> bool:
        return False

    monkeypatch.setattr(readiness_of(on_disk)._store, "beat", lose)
    monkeypatch.setattr(readiness_of(on_disk)._store, "has_beaten", silence)
    assert ask(on_disk) == unready("failed")


def test_a_database_that_hangs_is_not_waited_for_nor_asked_twice(
    on_disk: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    readiness = readiness_of(on_disk)
    asked = []
    answered = asyncio.Event()

    async def hang() -> None:
        asked.append(1)
        await answered.wait()

    monkeypatch.setattr(readiness._store, "beat", hang)
    readiness._seconds = 0.01
    assert ask(on_disk) == unready("slow")
    assert ask(on_disk) == unready("slow")
    assert len(asked) == 1
    assert on_disk.client.portal is not None
    on_disk.client.portal.call(answered.set)
    monkeypatch.undo()
    readiness._seconds = 60.0
    ask(on_disk)  # what the first question has led to
    assert ask(on_disk) == READY


def test_those_who_ask_often_share_an_answer(
    on_disk: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ask(on_disk) == READY
    pragma(on_disk, "query_only = ON")
    assert on_disk.client.get("/readyz").status_code == 200
    assert ask(on_disk)[0] == 503


def test_it_is_not_ready_while_a_table_of_postgresql_is_locked(postgres: Cluster) -> None:
    url = postgres.new_database()
    with house(url, ready_seconds=0.2) as server:
        readiness = readiness_of(server)
        readiness._seconds = 60.0  # PostgreSQL says so itself, before the time is up
        assert ask(server) == READY
        with server.database.engine.begin() as other:
            other.execute(text("lock table workers"))
            assert ask(server) == unready("locked")
        assert ask(server) == READY


@contextlib.contextmanager
def changing(url: str) -> Iterator[Callable[[str], None]]:
    """Changes a database as an operator would; those that were connected are cut off."""
    name = make_url(url).database
    # They have ended when this is answered.
    ending = "select pg_terminate_backend(pid, 60000) from pg_stat_activity"
    end = text(f"{ending} where datname = :name")

    def change(words: str) -> None:
        with admin.engine.connect() as connection:
            connection.execute(text(f"alter database {name} {words}"))
            connection.commit()
            connection.execute(end, {"name": name})

    with contextlib.closing(Database(url.replace(f"/{name}", "/postgres"))) as admin:
        yield change


READ_ONLY = "set default_transaction_read_only = on"
WRITABLE = "set default_transaction_read_only = off"


def test_it_is_not_ready_while_postgresql_is_read_only_or_away(postgres: Cluster) -> None:
    url = postgres.new_database()
    with house(url, ready_seconds=20.0) as server, changing(url) as change:
        assert ask(server) == READY
        for words, expected in (
            (READ_ONLY, unready("read-only")),
            ("allow_connections false", unready("unreachable")),
            ("allow_connections true", unready("read-only")),
            (WRITABLE, READY),
        ):
            change(words)
            assert ask(server) == expected
        ann = server.person("Ann")
        with ann.at(ann.open()["table"], "us") as us:
            assert us.act()["type"] == "done"


#: What PostgreSQL says when its disk is full, for whatever a decision or a look at it writes.
FULL = (
    "create function say_full() returns trigger language plpgsql as "
    "$$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$",
    "create trigger full_changes before insert on changes execute function say_full()",
    "create trigger full_workers before insert or update on workers execute function say_full()",
)
ROOM_AGAIN = ("drop function say_full cascade",)


@pytest.mark.parametrize("reason", ["read-only", "full"])
def test_play_goes_on_after_postgresql_could_not_write(postgres: Cluster, reason: str) -> None:
    """The decision that could not be stored was never made, and the table comes back as it was."""
    url = postgres.new_database()
    with house(url, ready_seconds=20.0) as server, changing(url) as change:

        def fail(yes: bool) -> None:
            if reason == "read-only":
                change(READ_ONLY if yes else WRITABLE)
                return
            with server.database.engine.begin() as connection:
                for words in FULL if yes else ROOM_AGAIN:
                    connection.execute(text(words))

        ann = server.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as us:
            assert us.act()["type"] == "done"
        fail(True)
        assert ask(server) == unready(reason)
        with ann.at(table, "germany") as germany, pytest.raises(WebSocketDisconnect) as lost:
            germany.act()
        assert lost.value.code == RESTART
        fail(False)
        assert ask(server) == READY
        with ann.at(table, "germany") as germany:
            assert germany.version == 1
            assert germany.act()["type"] == "done"
            assert germany.version == 2


class FromPostgres(Exception):
    def __init__(self, sqlstate: str | None) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("53100", "full"),
        ("25006", "read-only"),
        ("55P03", "locked"),
        ("57P01", "unreachable"),
        ("42601", "failed"),
        (None, "unreachable"),
    ],
)
def test_codes_of_postgresql_are_understood(code: str | None, reason: str) -> None:
    assert reason_of(DBAPIError("select 1", None, FromPostgres(code))) == reason
