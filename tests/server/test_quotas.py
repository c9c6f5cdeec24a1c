"""How much of the server one player, or one address, may use."""

from typing import Any

import pytest

from sandtable.tables.quotas import Usage
from sandtable.tables.settings import Settings
from tests.server.support import House, Person, Time, house, plan_of

BOT = ("bot", "recruit")
SLEEPERS = {"recruit": "tests.server.sleeper:Sleeper"}


def refused(person: Person, **plan: Any) -> tuple[str, int]:
    """The key of the refusal to open a table, and when to try again."""
    response = person.post("/api/tables", plan_of(**plan))
    assert response.status_code == 429
    return response.json()["error"]["key"], int(response.headers["Retry-After"])


def finish(person: Person, table: str) -> None:
    with person.at(table, "us") as us:
        assert us.act(["resign"])["type"] == "done"


def test_a_player_has_only_so_many_tables_at_once(url: str) -> None:
    with house(url, player_tables=2) as server:
        ann = server.person("Ann")
        table = ann.open()["table"]
        ann.open(seats={"us": "me", "germany": "invite"})
        assert refused(ann) == ("too-many-tables", 60)
        server.person("Bea").open()  # they are not Ann's
        finish(ann, table)
        ann.open()
        assert refused(ann) == ("too-many-tables", 60)
        server.time.pass_by(86_401)  # those that lie about cost nothing
        ann.open()


def test_a_player_has_only_so_many_games_with_bots_at_once(url: str) -> None:
    with house(url, player_bot_games=1, levels=SLEEPERS) as server:
        ann = server.person("Ann")
        ann.open()
        table = ann.open(seats={"us": "me", "germany": BOT})["table"]
        assert refused(ann, seats={"us": "me", "germany": BOT}) == ("too-many-bot-games", 60)
        ann.open()  # with people there may be more
        finish(ann, table)
        ann.open(seats={"us": "me", "germany": BOT})


def test_an_address_opens_only_so_many_tables_a_day_whoever_they_are() -> None:
    with house(address_tables=2) as server:
        server.person().open()
        server.person().open()
        assert refused(server.person()) == ("too-many-tables-here", 43_200)
        server.time.pass_by(43_200)
        server.person().open()


def test_bots_think_only_so_long_for_a_player(server: House) -> None:
    ann, bea = server.person("Ann"), server.person("Bea")
    limit = Settings.player_bot_seconds
    server.hall.quotas.thinking.add(1, limit + 5)
    assert refused(ann, seats={"us": "me", "germany": BOT}) == ("bots-are-tired", 5)
    ann.open()
    bea.open(seats={"us": "me", "germany": BOT})
    server.time.pass_by(6)
    ann.open(seats={"us": "me", "germany": BOT})


def test_the_thinking_of_bots_counts_for_whoever_opened_the_table(server: House) -> None:
    ann = server.person("Ann")
    added = []
    server.hall.quotas.thinking.add = lambda *each: added.append(each)  # type: ignore[method-assign]
    table = ann.open(seats={"us": "me", "germany": BOT})["table"]
    with ann.at(table, "us") as us:
        while us.version < 1:
            us.receive()
    assert added == [(1, 0.0)]  # the clock of the test stands still


def test_a_crowd_of_new_players_from_one_address_has_one_turn(server: House) -> None:
    """Anybody can be a new player as often as they like; their address stays the same."""
    seats = {"us": BOT, "germany": BOT}
    tables = [server.person().open(seats=seats)["table"] for _ in range(3)]
    rows = [server.hall._tables[id].rows.table for id in tables]
    quotas = server.hall.quotas
    assert len({row.host for row in rows}) == 3
    assert {quotas.payer(row) for row in rows} == {"testclient"}
    quotas.thinking_here.add("testclient", Settings.address_bot_seconds + 4)
    assert refused(server.person(), seats=seats) == ("bots-are-tired", 2)
    server.person().open()
    quotas._opened_from.clear()  # after a restart
    assert len({quotas.payer(row) for row in rows}) == 3


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.tables.quotas.REMEMBERED", 2)
    usage = Usage(60.0, Time().monotonic)
    for player in (1, 2, 1, 3):
        usage.add(player, 10)
    assert [usage.used(player) for player in (1, 2, 3)] == [20, 0, 10]


def test_only_so_many_tables_are_in_memory() -> None:
    with house(tables=2) as small:
        ann = small.person("Ann")
        first, _ = (ann.open()["table"] for _ in range(2))
        response = ann.post("/api/tables", plan_of())
        assert (response.status_code, response.json()["error"]["key"]) == (503, "server-busy")
        assert len(ann.get("/api/tables").json()) == 2, "it has not been stored"
        with ann.at(first, "us") as us:
            assert us.act()["type"] == "done"
        small.time.pass_by(1000)
        small.look_after()
        ann.open()


@pytest.mark.parametrize("stranger", [True, False])
def test_an_address_has_only_so_many_replays_a_minute(stranger: bool) -> None:
    with house(replays=2) as server:
        ann = server.person("Ann")
        path = f"/api/tables/{ann.open()['table']}/replay"
        viewer = server.person() if stranger else ann
        assert [viewer.get(path).status_code for _ in range(3)] == [200, 200, 429]
        response = viewer.get(path)
        assert response.json()["error"]["key"] == "too-many-replays"
        assert response.headers["Retry-After"] == "1"
        position = viewer.get(path.replace("replay", "position"))
        assert position.json()["error"]["key"] == "too-many-replays"
        server.time.pass_by(30)
        assert viewer.get(path).status_code == 200


def test_what_was_used_fades() -> None:
    time = Time()
    usage = Usage(60.0, time.monotonic)
    assert usage.wait(1) == 0
    usage.add(1, 50)
    usage.add(1, 20)
    assert (usage.used(1), usage.wait(1), usage.wait(2)) == (70, 600, 0)
    time.pass_by(1800)
    assert (usage.used(1), usage.wait(1)) == (40, 0)
    time.pass_by(7200)
    assert usage.used(1) == 0
    usage.add(1, 5)
    assert usage.used(1) == 5
