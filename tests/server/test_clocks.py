"""Clocks, leaving, and bots that take over."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from sandtable.server.folder import file_url
from tests.server.support import House, Line, Person, Time, bid, find_move, house

MINUTE = 60


class Pair:
    """Ann has the US, Bob Germany."""

    def __init__(self, server: House, **plan: object) -> None:
        self.server = server
        self.ann, self.bob = server.person("Ann"), server.person("Bob")
        opened = self.ann.open(seats={"us": "me", "germany": "invite"}, **plan)
        self.table: str = opened["table"]
        secret = opened["invites"]["germany"]
        self.bob.post(f"/api/tables/{self.table}/join", {"secret": secret})

    def us(self) -> AbstractContextManager[Line]:
        return self.ann.at(self.table, "us")

    def germany(self) -> AbstractContextManager[Line]:
        return self.bob.at(self.table, "germany")

    def chair(self, seat: str, person: Person | None = None) -> dict[str, object]:
        seats = (person or self.ann).summary(self.table)["seats"]
        found: dict[str, object] = next(each for each in seats if each["seat"] == seat)
        return found


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [({"kind": "casual", "minutes": 5}, 300), ({"kind": "days", "days": 2}, 2 * 86_400)],
)
def test_whoever_must_decide_has_a_deadline(
    server: House, clock: dict[str, object], seconds: float
) -> None:
    pair = Pair(server, clock=clock)
    due = server.time.now + seconds
    assert [pair.chair(seat)["deadline"] for seat in ("us", "germany")] == [due, due]
    with pair.us() as us, pair.germany() as germany:
        server.time.pass_by(10)
        us.act()
        assert [chair["deadline"] for chair in us.summary["seats"]] == [None, due]
        germany.act()
        us.sync()
        germany.sync()
        mover = us if us.offer["legal"] else germany
        server.time.pass_by(10)
        mover.act(find_move(mover))
        mover.sync()
        deadlines = {chair["seat"]: chair["deadline"] for chair in mover.summary["seats"]}
        seat = mover.offer["view"]["seat"]
        assert deadlines.pop(seat) == server.time.now + seconds, "each decision has its time"
        assert list(deadlines.values()) == [None]


def test_when_the_time_is_up_the_other_may_let_a_bot_play(server: House) -> None:
    pair = Pair(server, clock={"kind": "casual", "minutes": 5})
    with pair.us() as us, pair.germany() as germany:
        us.act()
        assert us.ask("propose", what="bot", seat="germany")["reason"] == "not-abandoned"
        server.time.pass_by(5 * MINUTE + 1)
        assert germany.ask("propose", what="bot", seat="germany")["reason"] == "not-yours"
        assert us.ask("propose", what="bot", seat="italy")["reason"] == "unknown-seat"
        assert us.ask("propose", what="bot", seat="germany")["type"] == "done"
        us.sync()
        chair = us.summary["seats"][1]
        assert (chair["kind"], chair["level"], chair["name"]) == ("bot", "regular", "Bob")
        while not us.offer["legal"]:  # the bot plays for Germany
            us.until("update")
        germany.sync()
        assert germany.summary["seats"][1]["mine"] is True
        assert germany.act(["resign"])["reason"] == "bot-plays"
        assert germany.ask("return", seat="germany")["type"] == "done"
        germany.sync()
        assert germany.summary["seats"][1]["kind"] == "person"
        assert germany.act(["resign"])["type"] == "done"


def test_without_a_clock_ten_minutes_away_are_too_long(server: House) -> None:
    pair = Pair(server)
    with pair.us() as us:
        with pair.germany() as germany:
            server.time.pass_by(11 * MINUTE)
            assert us.ask("propose", what="bot", seat="germany")["reason"] == "not-abandoned"
            germany.sync()
        while us.summary["seats"][1]["present"]:
            us.receive()
        server.time.pass_by(9 * MINUTE)
        assert us.ask("propose", what="bot", seat="germany")["reason"] == "not-abandoned"
        server.time.pass_by(2 * MINUTE)
        server.look_after()
        us.sync()
        assert us.summary["seats"][1]["abandoned"] is True
        assert us.ask("propose", what="bot", seat="germany")["type"] == "done"
    assert pair.chair("germany")["kind"] == "bot"


def test_whoever_leaves_does_not_come_back(server: House) -> None:
    pair = Pair(server)
    with pair.us() as us, pair.germany() as germany:
        mover, _ = bid(us, germany)
        assert germany.ask("leave", seat="us")["reason"] == "not-yours"
        germany.send(type="leave", id="x", seat="germany")
        welcome = germany.until("welcome")
        assert welcome["seat"] is None
        assert "hand" not in welcome["offer"]["view"]["sides"]["germany"]
        assert germany.until("done")["id"] == "x"
        assert germany.ask("return", seat="germany")["reason"] == "not-yours"
        us.sync()
        assert us.summary["seats"][1]["abandoned"] is True
        assert us.ask("propose", what="bot", seat="germany")["type"] == "done"
        assert mover is not None
    assert pair.chair("germany", pair.bob)["mine"] is False


def test_a_seat_left_before_the_beginning_is_free_again(server: House) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.open(seats={"us": "open", "germany": "open"})["table"]
    bob.post(f"/api/tables/{table}/join", {"seat": "germany"})
    with bob.at(table, "germany") as line:
        line.ask("leave", seat="germany")
        assert line.summary["seats"][1]["kind"] == "free"
    assert ann.post(f"/api/tables/{table}/join", {"seat": "germany"}).status_code == 200


def test_against_bots_nobody_need_be_asked(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(seats={"us": "me", "germany": ("bot", "recruit")})["table"]
    with ann.at(table, "us") as line:
        assert line.ask("propose", what="bot", seat="us")["type"] == "done"
        line.until("update")
        assert line.ask("return", seat="us")["type"] == "done"


def test_a_spectator_has_no_say(server: House) -> None:
    pair = Pair(server)
    with server.person("Eve").at(pair.table) as eve:
        server.time.pass_by(11 * MINUTE)
        assert eve.ask("propose", what="bot", seat="us")["reason"] == "not-yours"
        assert eve.ask("return", seat="us")["reason"] == "not-yours"
        assert eve.ask("leave", seat="us")["reason"] == "not-yours"


@pytest.mark.parametrize("seconds", [-3600, 3600])
def test_setting_the_clock_makes_nobody_seem_away_nor_late(server: House, seconds: float) -> None:
    timed, untimed = Pair(server, clock={"kind": "casual", "minutes": 5}), Pair(server)
    with timed.us() as in_time, untimed.us() as alone:
        server.time.set_by(seconds)
        for us in (in_time, alone):
            assert us.ask("propose", what="bot", seat="germany")["reason"] == "not-abandoned"
        server.time.pass_by(5 * MINUTE + 1)
        assert in_time.ask("propose", what="bot", seat="germany")["type"] == "done"
        assert alone.ask("propose", what="bot", seat="germany")["reason"] == "not-abandoned"
        server.time.pass_by(5 * MINUTE)
        assert alone.ask("propose", what="bot", seat="germany")["type"] == "done"


def test_a_restart_forgets_what_a_fast_clock_has_noted(tmp_path: Path) -> None:
    url, time = file_url(tmp_path), Time()
    time.set_by(3600)
    with house(url, time) as server:
        pair = Pair(server)
    time.set_by(-3600)
    with house(url, time) as server:
        server.time.pass_by(11 * MINUTE)
        ann = Person(server, pair.ann.secret)
        assert [seat["abandoned"] for seat in ann.summary(pair.table)["seats"]] == [True, True]


@pytest.mark.parametrize("seconds", [-3600, 3600])
def test_setting_the_clock_keeps_tables_in_memory_only_as_long_as_they_are_used(
    server: House, seconds: float
) -> None:
    server.person("Ann").open()
    server.time.set_by(seconds)
    server.look_after()
    assert len(server.hall._tables) == 1
    server.time.pass_by(301)
    server.look_after()
    assert server.hall._tables == {}


def clock_of(line: Line) -> dict[str, tuple[object, object]]:
    return {each["seat"]: (each["deadline"], each["remaining"]) for each in line.summary["seats"]}


def test_a_clock_for_the_whole_game_survives_a_restart(tmp_path: Path) -> None:
    url, time = file_url(tmp_path), Time()
    with house(url, time) as before:
        pair = Pair(before, clock={"kind": "increment", "minutes": 10, "seconds": 30})
        with pair.us() as us:
            assert clock_of(us)["us"] == (time.now + 600, 600)
            time.pass_by(60)
            us.act()
            assert clock_of(us) == {"us": (None, 570), "germany": (time.now + 540, 600)}
    time.pass_by(40)
    with house(url, time) as after:
        bob = Person(after, pair.bob.secret)
        with bob.at(pair.table, "germany") as germany:
            assert clock_of(germany)["germany"] == (time.now + 500, 600)
            germany.act()
            germany.sync()
            (mover,) = germany.offer["ask"]
            left = {"us": 570, "germany": 500}[mover]
            assert clock_of(germany)[mover] == (time.now + left, left)


def test_setting_the_clock_of_the_machine_takes_nobodys_time(server: House) -> None:
    pair = Pair(server, clock={"kind": "total", "minutes": 10})
    with pair.us() as us:
        server.time.pass_by(60)
        server.time.set_by(3600)
        us.act()
        assert clock_of(us)["us"] == (None, 540)


def test_when_the_time_of_the_game_is_up_a_bot_may_take_over(server: House) -> None:
    pair = Pair(server, clock={"kind": "total", "minutes": 1})
    with pair.us() as us, pair.germany() as germany:
        us.act()
        server.time.pass_by(59)
        assert us.ask("propose", what="bot", seat="germany")["reason"] == "not-abandoned"
        server.time.pass_by(2)
        assert us.ask("propose", what="bot", seat="germany")["type"] == "done"
        us.sync()
        assert clock_of(us)["germany"] == (None, 0), "a clock never runs for a bot"
        germany.sync()
        assert germany.ask("return", seat="germany")["type"] == "done"
