"""Several servers on one database: each table is played by one of them."""

from pathlib import Path

import pytest
from sqlalchemy import text

from sandtable.server.lock import DatabaseLock
from sandtable.server.store import SqlStore
from tests.server.support import House, Line, Person, house


def forget(server: House, seconds: float) -> None:
    """Let every worker of the database have been heard of last some time ago."""
    with server.database.engine.begin() as connection:
        connection.execute(text("update workers set seen = seen - :s"), {"s": seconds})


def closed(line: Line) -> int:
    """The code with which a connection is closed, after what was sent before."""
    while (message := line.socket.receive())["type"] != "websocket.close":
        pass
    return int(message["code"])


def test_a_table_is_played_by_one_server(url: str, caplog: pytest.LogCaptureFixture) -> None:
    with house(url) as first:
        ann = first.person("Ann")
        table = ann.open()["table"]
        with house(url) as second:
            assert "Another server uses the same data" in caplog.text
            guest = Person(second, ann.secret)
            refused = guest.get(f"/api/tables/{table}/replay")
            assert (refused.status_code, refused.json()["error"]["key"]) == (
                503,
                "table-elsewhere",
            )
            assert guest.summary(table)["version"] == 0, "its row can be read by anyone"
        with ann.at(table, "us") as us:
            assert us.act()["type"] == "done"


def test_a_server_that_ends_leaves_its_tables_to_others(url: str) -> None:
    with house(url) as first:
        ann = first.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as us:
            us.act()
    with house(url) as second, Person(second, ann.secret).at(table, "germany") as germany:
        assert germany.act()["type"] == "done"


def test_the_tables_of_a_server_that_is_not_heard_of_can_be_claimed(url: str) -> None:
    """And it can write nothing more to them: both cannot play the same table."""
    with house(url) as first:
        ann = first.person("Ann")
        table = ann.open()["table"]
        with ann.at(table, "us") as us, house(url) as second:
            forget(first, 3600)
            with Person(second, ann.secret).at(table, "germany") as germany:
                assert germany.act()["type"] == "done"
            us.send(type="act", id="late", version=0, action=us.offer["legal"][0])
            assert closed(us) == 1012, "try again, elsewhere"
            with Person(second, ann.secret).at(table, "us") as there:
                assert there.version == 1
                assert there.act()["type"] == "done"


def test_a_clock_that_was_set_back_makes_nobody_live_for_ever(url: str) -> None:
    with house(url) as first:
        ann = first.person("Ann")
        table = ann.open()["table"]
        with house(url) as second:
            forget(first, -3600)  # heard of an hour from now
            with Person(second, ann.secret).at(table, "us") as us:
                assert us.act()["type"] == "done"


def test_an_idle_table_is_free_for_others(url: str) -> None:
    with house(url) as first:
        ann = first.person("Ann")
        table = ann.open()["table"]
        first.time.pass_by(1000)
        first.look_after()
        with house(url) as second, Person(second, ann.secret).at(table, "us") as us:
            assert us.act()["type"] == "done"


def test_after_a_crash_the_next_server_need_not_wait(file_url: str) -> None:
    """A lock of the system ends with its process: whoever holds it knows that the others died."""
    with house(file_url) as first:
        table = first.person("Ann").open()["table"]
        with first.database.engine.begin() as connection:
            dead = "insert into workers select 'dead', seen, address from workers"
            connection.execute(text(dead))
            connection.execute(text("update tables set owner = 'dead'"))
        first.client.portal.call(first.hall.store.retire)  # type: ignore[union-attr]
    with house(file_url) as second, second.person().at(table) as watcher:
        assert watcher.offer is not None


def test_whoever_listens_at_the_address_of_another_need_not_wait_for_it(url: str) -> None:
    with house(url) as server:
        table = server.person("Ann").open()["table"]
        with server.database.engine.begin() as connection:
            connection.execute(text("update workers set address = '10.0.0.1:8000'"))
        portal = server.client.portal
        assert portal is not None
        other = SqlStore(server.database, address="10.0.0.1:8001")
        portal.call(other.forget_predecessor)
        assert not portal.call(other.claim, table)
        heir = SqlStore(server.database, address="10.0.0.1:8000")
        assert not portal.call(heir.claim, table)
        portal.call(heir.forget_predecessor)
        assert portal.call(heir.claim, table)


def test_only_one_holds_the_lock(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    first, second = DatabaseLock(url), DatabaseLock(url)
    assert (first.alone, second.alone) == (True, False)
    first.close()
    third = DatabaseLock(url)
    assert third.alone
    second.close()
    third.close()
    assert not DatabaseLock("sqlite://").alone
