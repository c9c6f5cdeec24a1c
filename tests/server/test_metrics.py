"""What the server counts about itself, and who may ask for it."""

import asyncio
import re

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.server.app import create_app
from sandtable.server.metrics import Counters
from sandtable.tables.measures import BOUNDS, Histogram
from sandtable.tables.settings import Settings
from tests.server.support import House, bid, find_move, house

LINE = re.compile(r'(sandtable_[a-z_]+)(\{[a-z]+="[^"{}\\]+"\})? (-?[0-9.e+-]+)')


def ask(server: House) -> dict[str, float]:
    """What is told to somebody on this machine; every line has the form it must have."""
    allow(server, "testclient")
    response = server.client.get("/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    told = {}
    for line in response.text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# TYPE sandtable_[a-z_]+ (gauge|counter|histogram)", line)
            continue
        found = LINE.fullmatch(line)
        assert found is not None, line
        told[found[1] + (found[2] or "")] = float(found[3])
    return told


def allow(server: House, *addresses: str) -> None:
    """The test client has no address of the Internet."""
    server.client.app.state.metrics_for = addresses  # type: ignore[attr-defined]


def test_nobody_may_ask_unless_it_is_allowed(server: House) -> None:
    assert server.client.get("/metrics").status_code == 404
    allow(server, "testclient")
    assert server.client.get("/metrics").status_code == 200


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded"])
def test_nobody_may_ask_through_a_proxy(server: House, name: str) -> None:
    allow(server, "testclient")
    assert server.client.get("/metrics", headers={name: "127.0.0.1"}).status_code == 404


def test_the_list_of_addresses_is_checked_at_the_start() -> None:
    with pytest.raises(BadInput) as caught:
        create_app(Settings(metrics="somewhere"))
    assert (caught.value.key, caught.value.where) == ("bad-addresses", "SANDTABLE_METRICS")


def test_play_is_counted(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        mover, _ = bid(us, germany)
        mover.act(find_move(mover))
        mover.undo()
        assert mover.act(["no-such-action"])["type"] == "refused"
        told = ask(server)
    assert told["sandtable_tables"] == 1
    assert told["sandtable_connections"] == 2
    assert told['sandtable_changes_total{kind="step"}'] == 3
    assert told['sandtable_changes_total{kind="undo"}'] == 1
    assert told['sandtable_refusals_total{reason="rule"}'] == 1
    assert told["sandtable_decision_seconds_count"] == 3
    assert told['sandtable_decision_seconds_bucket{le="+Inf"}'] == 3
    assert told["sandtable_store_write_seconds_count"] >= 4
    assert ask(server)["sandtable_connections"] == 0


def test_bots_are_counted(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(seats={"us": "me", "germany": ("bot", "recruit")})["table"]
    with ann.at(table, "us") as us:
        while us.version < 1:  # the bot picks a card
            us.receive()
    told = ask(server)
    assert told["sandtable_bot_thinking_seconds_count"] >= 1
    assert told["sandtable_bots_waiting"] in (0, 1)


def test_refusals_faults_and_limits_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    with house(entry_burst=1, entry_rate=0) as server:
        ann = server.person("Ann")
        assert ann.put("/api/me", {"name": "Bea"}).status_code == 429
        assert ann.get("/api/tables/nowhere").status_code == 404
        monkeypatch.setattr(server.hall.store, "table", None)
        assert ann.get("/api/tables/nowhere").status_code == 500
        told = ask(server)
    assert told["sandtable_limited_total"] == 1
    assert told["sandtable_faults_total"] == 1
    assert told['sandtable_refusals_total{reason="unknown-table"}'] == 1
    assert told['sandtable_refusals_total{reason="too-many-requests"}'] == 1
    assert told['sandtable_responses_total{status="500"}'] == 1


def test_a_histogram_counts_each_time_once() -> None:
    histogram = Histogram()
    for seconds in (0.0, BOUNDS[0], 0.2, BOUNDS[-1] + 1):
        histogram.observe(seconds)
    assert histogram.counts[0] == 2
    assert histogram.counts[BOUNDS.index(0.25)] == 1
    assert histogram.counts[-1] == 1
    assert histogram.count == 4


def test_the_delay_of_the_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    counters = Counters()
    times = iter([0.0, 0.6, 0.6, 4.1])

    async def watch() -> None:
        loop = asyncio.get_running_loop()
        slept = 0

        async def sleep(_seconds: float) -> None:
            nonlocal slept
            slept += 1
            if slept > 2:
                raise asyncio.CancelledError

        monkeypatch.setattr("sandtable.server.metrics.asyncio.sleep", sleep)
        monkeypatch.setattr(loop, "time", lambda: next(times, 0.0))
        try:
            await counters.watch_loop()
        except asyncio.CancelledError:
            pass
        finally:
            monkeypatch.undo()

    asyncio.run(watch())
    assert counters.loop_lag.count == 2
    assert counters.loop_lag.seconds == pytest.approx(3.1)
