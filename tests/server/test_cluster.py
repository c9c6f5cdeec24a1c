"""Several workers on one database: each table has one of them, and nobody notices which."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from sandtable.kernel.errors import BadInput
from sandtable.server.cluster.addresses import host_and_port, postgres_uri
from sandtable.server.cluster.queue import SCHEMA, prepare_queue
from tests.server.player import Line, Message, Player
from tests.server.postgres import Cluster
from tests.server.running import Server, fetch
from tests.server.site import Site
from tests.server.stubborn import AWAY

pytestmark = pytest.mark.live
ME: Message = {"kind": "me"}
INVITE: Message = {"kind": "invite"}
BOT: Message = {"kind": "bot", "level": "regular"}


@pytest.fixture(scope="module")
def url(postgres: Cluster) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, url: str) -> Iterator[Site]:
    """One site for all of this; at the end it has nothing to complain of."""
    with Site(tmp_path_factory.mktemp("site"), url) as site:
        yield site
    assert "Traceback" not in site.told(), site.told()


def ask(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    with closing(psycopg.connect(postgres_uri(url))) as connection:
        return connection.execute(query.encode(), values).fetchall()


def owner(url: str, table: str) -> str:
    """The address of the worker that plays a table."""
    query = "select address from workers join tables on owner = workers.id where tables.id = %s"
    ((address,),) = ask(url, query, table)
    return str(address)


async def two_players(site: Site, seats: dict[str, Message]) -> tuple[Player, Player, Message]:
    """A host on the first worker, and a guest on the second."""
    first, second = site.workers
    host, guest = Player(first.address, "host"), Player(second.address, "guest")
    for player in (host, guest):
        await player.introduce()
    created = await host.create("normandy", "la-raye", seats, {"round_limit": 10})
    for secret in created["invites"].values():
        await guest.join(created["table"], secret)
    return host, guest, created


async def becomes(worker: Server, status: int) -> Message:
    """What a worker says of itself as soon as its readiness has this status."""
    while (answer := fetch(f"{worker.address}/readyz")).status_code != status:
        await asyncio.sleep(0.1)
    told: Message = answer.json()
    return told


def at_random(seed: int) -> Any:
    rng = random.Random(seed)
    return lambda offer: rng.choice(offer["legal"])


def test_two_players_at_different_workers_share_a_table(site: Site, url: str) -> None:
    """Whoever comes to the wrong worker is connected with the right one."""

    async def evening() -> None:
        host, guest, created = await two_players(site, {"us": ME, "germany": INVITE})
        table = created["table"]
        assert owner(url, table) == site.workers[1].address, "the first one to be asked"
        async with host.sit(table, "us") as us, guest.sit(table, "germany") as germany:
            ends = await asyncio.gather(us.play(at_random(1)), germany.play(at_random(2)))
            await us.ask({"type": "propose", "what": "rematch", "seat": "us", "swap": True})
            while germany.summary["proposal"] is None:
                await germany.read()
            proposal = germany.summary["proposal"]["id"]
            await germany.ask({"type": "answer", "proposal": proposal, "yes": True})
            again = germany.summary["next"]
        assert ends[0] == ends[1]
        async with host.sit(again, "germany") as us, guest.sit(again, "us") as germany:
            assert us.summary["table"] == germany.summary["table"] == again
            assert us.version == germany.version
        for player in (host, guest):
            for path in ("/replay", "/record", "/dice", "/position", ""):
                answer = await player.http.get(f"/api/tables/{table}{path}")
                assert answer.status_code == 200, answer.text
            wrong = await player.http.get(f"/api/tables/{table}/replay?seat=nobody")
            assert wrong.status_code == 404
            odd = await player.http.get(f"/api/tables/{table}/last/%07%3F%25")
            assert odd.status_code < 500, odd.text
            await player.leave()

    asyncio.run(evening())


def test_bots_think_in_their_own_worker(site: Site) -> None:
    async def evening() -> None:
        player = Player(site.address, "Ann")
        await player.introduce()
        for game, scenario, mine, theirs in (
            ("normandy", "la-raye", "us", "germany"),
            ("memoir44", "pegasus-bridge", "allies", "axis"),
        ):
            limit = {"round_limit": 10} if game == "normandy" else {"turn_limit": 10}
            seats = {mine: ME, theirs: BOT}
            created = await player.create(game, scenario, seats, limit)
            async with player.sit(created["table"], mine) as line:
                assert await line.play(at_random(3))
        await player.leave()

    asyncio.run(evening())


def test_a_bot_worker_that_dies_is_replaced_by_any_other(site: Site) -> None:
    """What it was thinking about is thought about again."""

    async def evening() -> None:
        player = Player(site.address, "Ann")
        await player.introduce()
        for number in range(2):
            created = await player.create("normandy", "la-raye", {"us": ME, "germany": BOT})
            async with player.sit(created["table"], "us") as line:
                await decide_often(line, at_random(number), 1)
                site.bots.kill()
                deciding = asyncio.create_task(decide_often(line, at_random(number), 2))
                site.bots.launch()
                await deciding
        await player.leave()

    asyncio.run(evening())


async def decide_often(line: Line, choose: Any, times: int) -> None:
    """So few times that no game ends before."""
    for _ in range(times):
        while not line.must_decide:
            await line.read()
        assert (await line.act(choose(line.offer)))["type"] == "done"


def test_a_new_name_is_told_to_the_other_worker(site: Site) -> None:
    async def evening() -> None:
        host, guest, created = await two_players(site, {"us": ME, "germany": INVITE})
        async with guest.sit(created["table"], "germany") as line:
            await host.call("PUT", "/api/me", {"name": "Somebody else"})
            while "Somebody else" not in [seat["name"] for seat in line.summary["seats"]]:
                await line.read()
        for player in (host, guest):
            await player.leave()

    asyncio.run(evening())


def test_whoever_is_deleted_leaves_their_seats_at_other_workers(site: Site, url: str) -> None:
    async def evening() -> None:
        host, guest, created = await two_players(site, {"us": ME, "germany": INVITE})
        table = created["table"]
        async with guest.sit(table, "germany") as line:
            await host.call("DELETE", "/api/me")
            while "host" in [seat["name"] for seat in line.summary["seats"]]:
                await line.read()
        query = 'select player, former, name from seats where "table" = %s and seat = %s'
        assert ask(url, query, table, "us") == [(None, None, "")]
        for player in (host, guest):
            await player.leave()

    asyncio.run(evening())


def test_two_workers_never_play_the_same_table(site: Site, url: str) -> None:
    """Both are asked for it at once, again and again; their answers are those of one table."""

    async def evening() -> None:
        host, guest, created = await two_players(site, {"us": ME, "germany": INVITE})
        table = created["table"]
        for number in range(4):
            async with (
                host.sit(table, "us") as us,
                guest.sit(table, "germany") as germany,
                host.sit(table, None) as watcher,
            ):
                lines = [line for line in (us, germany) if line.must_decide]
                line, version = lines[0], lines[0].version
                action = at_random(number)(line.offer)
                # The same decision through both workers, with two ids: one of them is too late.
                async with (host if line is us else guest).sit(table, line.seat) as twin:
                    answers = await asyncio.gather(line.act(action), twin.act(action))
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                while watcher.version == version:
                    await watcher.read()
                assert watcher.version == version + 1
        query = 'select count(*), max(number) from changes where "table" = %s'
        ((count, last),) = ask(url, query, table)
        assert count == last == 4
        for player in (host, guest):
            await player.leave()

    asyncio.run(evening())


def test_what_was_passed_on_is_not_passed_on_again(site: Site) -> None:
    """Nor is anything else that cannot be asked: it is refused in words, at once."""

    async def evening() -> None:
        host, guest, created = await two_players(site, {"us": ME, "germany": INVITE})
        path = f"/api/tables/{created['table']}/replay"
        again = await host.http.get(path, headers={"X-Sandtable-Forwarded": "1"})
        assert (again.status_code, again.json()["error"]["key"]) == (503, "table-elsewhere")
        assert (await host.http.get(path)).status_code == 200
        for player in (host, guest):
            await player.leave()

    asyncio.run(evening())


def test_the_database_restarts_in_the_middle_of_a_game(
    site: Site, url: str, postgres: Cluster
) -> None:
    """Nobody loses a move, and the bots go on; readiness says no while it lasts, and only then."""

    async def evening() -> None:
        player = Player(site.address, "Ann")
        await player.introduce()
        created = await player.create("normandy", "la-raye", {"us": ME, "germany": BOT})
        table, choose = created["table"], at_random(8)
        async with player.sit(table, "us") as line:
            await decide_often(line, choose, 2)
            while not line.must_decide:  # so that no bot decides in vain
                await line.read()
            known = line.version
            await asyncio.to_thread(postgres.stop)
            try:
                for worker in site.workers:
                    assert (await becomes(worker, 503))["status"] == "unready"
                    assert fetch(f"{worker.address}/livez").status_code == 200
            finally:
                await asyncio.to_thread(postgres.start)
        for worker in site.workers:
            assert await becomes(worker, 200) == {"status": "ok"}
        while True:
            try:
                async with player.sit(table, "us", known) as line:
                    await decide_often(line, choose, 3)
                    assert line.version >= known + 3
                    break
            except AWAY:
                await asyncio.sleep(0.2)
        await player.leave()

    asyncio.run(evening())


def test_a_queue_of_another_version_is_replaced(postgres: Cluster) -> None:
    url = postgres.new_database()
    with pytest.raises(BadInput, match="old-schema"):
        prepare_queue(url, migrate=False)
    prepare_queue(url, migrate=True)
    prepare_queue(url, migrate=False)
    with psycopg.connect(postgres_uri(url)) as connection:
        connection.execute(f"COMMENT ON SCHEMA {SCHEMA} IS 'procrastinate 1.0'")
    with pytest.raises(BadInput, match="old-schema"):
        prepare_queue(url, migrate=False)
    prepare_queue(url, migrate=True)
    prepare_queue(url, migrate=False)


@pytest.mark.parametrize(
    "address", ["", "10.0.0.5:8000", "https://a:1", "http://a:b", "http://a/x"]
)
def test_a_strange_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="bad-address"):
        host_and_port(address)


def test_addresses_have_a_host_and_a_port() -> None:
    assert host_and_port("http://worker1:8000") == ("worker1", 8000)
    assert host_and_port("http://[::1]:80/") == ("::1", 80)
    assert host_and_port("http://worker1") == ("worker1", 80)


def test_other_databases_have_one_server(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="needs-postgresql"):
        postgres_uri(f"sqlite:///{tmp_path}/games.db")
