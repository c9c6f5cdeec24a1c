"""Decisions: accepted, refused, stale, repeated."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.support import House, Line, bid, find_move


@contextmanager
def both_seats(server: House) -> Iterator[tuple[Line, Line]]:
    ann, bob = server.person("Ann"), server.person("Bob")
    opened = ann.open(seats={"us": "me", "germany": "invite"})
    table = opened["table"]
    bob.post(f"/api/tables/{table}/join", {"secret": opened["invites"]["germany"]})
    with ann.at(table, "us") as us, bob.at(table, "germany") as germany:
        yield us, germany


def test_a_decision_is_told_to_both_seats(server: House) -> None:
    with both_seats(server) as (us, germany):
        assert us.offer["ask"] == ["us", "germany"]
        done = us.act()
        assert done == {"type": "done", "id": "act-1", "version": 1}
        germany.sync()
        assert [change["number"] for change in germany.changes] == [1]
        assert germany.changes[0]["kind"] == "step"
        assert germany.changes[0]["seat"] == "us"
        assert germany.changes[0]["at"] == server.time.now
        assert germany.offer["ask"] == ["germany"]
        assert us.offer["legal"] == []


def test_a_secret_choice_stays_secret(server: House) -> None:
    with both_seats(server) as (us, germany):
        us.act()
        germany.sync()
        (own,), (seen,) = us.changes[0]["events"], germany.changes[0]["events"]
        assert "card" in own["params"]
        assert "card" not in seen["params"]
        assert "action" not in germany.changes[0]


def test_two_who_decide_at_once_do_not_make_each_other_stale(server: House) -> None:
    with both_seats(server) as (us, germany):
        us.act(version=0)
        assert germany.act(version=0)["type"] == "done"


def test_what_was_offered_before_is_stale(server: House) -> None:
    with both_seats(server) as (us, germany):
        mover, _ = bid(us, germany)
        version = mover.version
        mover.act(find_move(mover))
        answer = mover.ask("act", version=version, action=mover.offer["legal"][0])
        assert (answer["type"], answer["reason"]) == ("refused", "stale")
        future = mover.ask("act", version=version + 50, action=mover.offer["legal"][0])
        assert future["reason"] == "stale"


def test_a_repeat_is_answered_as_the_first_time_and_does_nothing(server: House) -> None:
    with both_seats(server) as (us, germany):
        mover, _ = bid(us, germany)
        move, version = find_move(mover), mover.version
        first = mover.act(move, id="only-once")
        mover.act()
        after = mover.version
        again = mover.ask("act", id="only-once", version=version, action=move)
        assert again == first
        mover.sync()
        assert mover.version == after


def test_the_same_id_of_another_seat_is_another_decision(server: House) -> None:
    with both_seats(server) as (us, germany):
        assert us.act(id="1")["version"] == 1
        assert germany.act(id="1")["version"] == 2


def test_what_is_against_the_rules_is_refused_with_the_rule(server: House) -> None:
    with both_seats(server) as (us, germany):
        mover, other = bid(us, germany)
        answer = mover.act(["move", "card:rifleman-a", "tile:nowhere"])
        assert (answer["type"], answer["reason"]) == ("refused", "rule")
        assert answer["refusal"]["rule"].startswith("NOR-")
        early = other.act(["end-turn"])
        assert early["reason"] == "rule"
        assert early["refusal"]["key"] == "refusal-not-your-decision"
        mover.sync()
        assert mover.version == 2


def test_why_not_cites_the_rule_and_tells_others_nothing(server: House) -> None:
    with both_seats(server) as (us, germany):
        mover, other = bid(us, germany)
        legal = mover.offer["legal"][0]
        wrong = ["move", "card:rifleman-a", "tile:nowhere"]
        assert mover.ask("why", actions=[legal])["refusal"] is None
        assert mover.ask("why", actions=[legal, wrong])["refusal"]["rule"].startswith("NOR-")
        assert other.ask("why", actions=[wrong])["refusal"]["key"] == "refusal-not-your-decision"
        other.hello(None)
        assert other.ask("why", actions=[wrong])["reason"] == "not-yours"


def test_resigning_is_possible_at_any_time_and_ends_the_game(server: House) -> None:
    with both_seats(server) as (us, germany):
        _, other = bid(us, germany)
        assert other.act(["resign"], version=0)["type"] == "done"
        us.sync()
        assert us.offer["outcome"]["reason"] == "outcome-resigned"
        assert us.offer["ask"] == []
        assert us.summary["finished"] is True
        assert us.summary["waiting"] == []
        assert us.act(["end-turn"])["reason"] == "over"
        assert us.undo()["reason"] == "over"
        assert us.offer["undo"] == {
            "may": False,
            "why": "undo-over",
            "sealed": False,
            "asks": False,
        }


def test_a_seat_is_not_played_by_those_who_do_not_hold_it(server: House) -> None:
    with both_seats(server) as (us, germany):
        us.hello(None)
        assert us.act(["resign"])["reason"] == "not-yours"
        assert us.undo()["reason"] == "not-yours"
        us.send(type="hello", seat="germany", since=None)
        assert us.socket.receive()["code"] == 1008
        germany.sync()


def test_odds_stand_beside_the_actions_that_roll(server: House) -> None:
    with both_seats(server) as (us, germany):
        line = us
        for _ in range(400):
            us.sync()
            germany.sync()
            line = us if us.offer["legal"] else germany
            if line.offer["odds"]:
                break
            line.act()
        for index, odds in line.offer["odds"].items():
            assert line.offer["legal"][int(index)][0] in ("attack", "suppress", "blast")
            assert 0 < odds[0]["success"] <= 1
        assert line.offer["odds"]
