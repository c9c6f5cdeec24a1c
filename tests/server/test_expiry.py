"""Tables are closed and deleted in the database as they are in memory."""

from sqlalchemy import func, select

from sandtable.server.models import CHANGES, CHECKPOINTS, MARKS, MILESTONES, SEATS, TABLES
from sandtable.server.store import SqlStore
from sandtable.tables import expiry
from tests.server.support import House, bid, house

BOT = ("bot", "recruit")


def expired(server: House, kind: str, most: int = 10) -> list[str]:
    assert server.client.portal is not None
    before = server.time.now + 1
    return server.client.portal.call(server.hall.store.expired, kind, before, most)


def rows_left(server: House) -> int:
    with server.database.engine.connect() as connection:
        return sum(
            connection.execute(select(func.count()).select_from(each)).scalar_one()
            for each in (TABLES, SEATS, CHANGES, CHECKPOINTS, MILESTONES)
        )


def test_each_kind_is_found_and_deleted(url: str) -> None:
    with house(url, levels={"recruit": "tests.server.sleeper:Sleeper"}) as server:
        ann = server.person("Ann")
        unbegun = ann.open(seats={"us": "me", "germany": "invite"})["table"]
        played = ann.open()["table"]
        alone = ann.open(seats={"us": BOT, "germany": BOT})["table"]
        with ann.at(played, "us") as us, ann.at(played, "germany") as germany:
            bid(us, germany)
            us.act(["resign"])
        running = ann.open()["table"]
        assert expired(server, expiry.UNBEGUN) == [unbegun]
        assert expired(server, expiry.ALONE) == [alone]
        assert expired(server, expiry.FINISHED) == [played]
        assert set(expired(server, expiry.UNMOVED)) == {running, alone}
        assert len(expired(server, expiry.UNMOVED, most=1)) == 1
        assert server.client.portal is not None
        for task in list(server.hall._playing.values()):
            server.client.portal.call(task.cancel)
        for id in (unbegun, played, alone, running):
            server.hall._tables.pop(id, None)
            assert server.client.portal.call(expiry.expire, server.hall.store, id, expiry.FINISHED)
        assert rows_left(server) == 0


def test_a_closed_game_stays_closed(url: str) -> None:
    with house(url, unmoved_days=1.0) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        server.time.pass_by(2 * expiry.DAY)
        server.look_after()
        assert server.client.portal is not None
        server.client.portal.call(server.hall.expire)
        summary = ann.summary(table)
        assert (summary["finished"], summary["outcome"]) == (True, None)
        with ann.at(table, "us") as us:
            assert us.act()["reason"] == "over"
        assert ann.get(f"/api/tables/{table}/record").status_code == 200


def test_a_table_of_another_server_is_left_alone(url: str) -> None:
    with house(url) as server:
        table = server.person("Ann").open(seats={"us": "me", "germany": "invite"})["table"]
        other = SqlStore(server.database)
        assert server.client.portal is not None
        call = server.client.portal.call
        call(other.beat)
        assert call(expiry.expire, other, table, expiry.UNBEGUN) is False
        assert call(expiry.expire, server.hall.store, table, expiry.UNBEGUN) is True


def test_marks_stay_when_their_tables_go(url: str) -> None:
    with house(url) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        for _ in range(2):
            opened = ann.open(seats={"us": "me", "germany": "invite"})
            table, secret = opened["table"], opened["invites"]["germany"]
            bob.post(f"/api/tables/{table}/join", {"secret": secret})
            with ann.at(table, "us") as us:
                us.act(["resign"])
            before = bob.get("/api/me/marks").json()
            server.hall._tables.pop(table, None)
            assert server.client.portal is not None
            server.client.portal.call(expiry.expire, server.hall.store, table, expiry.FINISHED)
            assert bob.get("/api/me/marks").json() == before
        assert before == [
            {
                "game": "normandy",
                "scenario": "la-raye",
                "side": "germany",
                "against": "person",
                "played": 2,
                "won": 2,
            }
        ]
        assert ann.get("/api/me/marks").json()[0]["won"] == 0
        bob.delete("/api/me")
        with server.database.engine.connect() as connection:
            assert connection.execute(select(MARKS.c.player)).scalars().all() == [1]
