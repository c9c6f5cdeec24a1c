"""The load of ``bench.server`` is counted and reported, whatever happens; nothing is timed here."""

from bench.clients import Browsers, Client, Table, Tally
from bench.processes import Running
from bench.server import Load


def seated(tally: Tally) -> list[Client]:
    """The clients of a table, connected to nothing."""
    table = Table(0, Browsers("http://127.0.0.1:9", tally), tally)
    table.clients = [Client(table, seat, "") for seat in table.seats]
    return table.clients


def load(tally: Tally, opened: int = 1) -> Load:
    return Load(Running(("",), "here"), 1, opened, 10, 60, tally, 0, 0, 0, 0, 0, "0", "0", 0, 0)


def test_an_update_is_noted_without_reading_it() -> None:
    tally = Tally(measuring=True)
    mine, other = seated(tally)
    text = b'{"type":"update","version":7,"changes":[],"offer":{"legal":[["pass"]],"ask":["us"]}}'
    mine.hear(text, 40)
    other.hear(text, 41)
    other.hear(b'{"type":"summary","summary":{}}', 9)
    assert (tally.changes, tally.wire) == (1, [40, 41])
    assert mine.told is not None
    assert mine.told.offer is not None
    assert mine.told.offer.legal == [["pass"]]


def test_a_refusal_is_counted_and_the_client_goes_on() -> None:
    tally = Tally(measuring=True)
    mine, _ = seated(tally)
    mine.hear(b'{"type":"refused","id":"us-1","reason":"stale"}', 9)
    assert tally.troubles == {"refused: stale": 1}
    assert "1 x refused: stale" in load(tally).report()


def test_a_run_without_any_action_is_reported_as_missed() -> None:
    report = load(Tally(), opened=0).report()
    assert "MISSED: too few actions" in report
    assert "MISSED: troubles: none" in report


def test_an_action_that_nobody_saw_misses_the_target() -> None:
    tally = Tally(measuring=True, latencies=[0.001] * 99, raw=[10], wire=[5])
    assert "MISSED" not in load(tally).report()
    tally.troubles["action not seen in time"] += 1
    assert "MISSED: troubles: 1 x action not seen in time" in load(tally).report()
