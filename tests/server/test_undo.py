"""Taking back: own decisions, up to the last die, hidden card or decision of somebody else."""

import random

import sandtable
from sandtable.tables.play import Play
from tests.server.support import House, Line, bid, find_move


def test_a_move_is_taken_back(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        mover, other = bid(us, germany)
        before = mover.offer
        mover.act(find_move(mover))
        assert mover.offer["undo"] == {"may": True, "why": "", "sealed": False, "asks": False}
        assert mover.undo() == {"type": "done", "id": "undo-3", "version": 4}
        assert mover.offer == before
        other.sync()
        undone = other.changes[-1]
        assert (undone["kind"], undone["number"], undone["undone"]) == ("undo", 4, 3)
        assert undone["events"] == []


def test_an_undo_that_is_sent_twice_takes_back_once(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        mover, _ = bid(us, germany)
        mover.act(find_move(mover))
        mover.act(find_move(mover))
        version = mover.version
        first = mover.undo(id="back")
        assert mover.ask("undo", id="back", version=version) == first
        mover.sync()
        assert mover.version == version + 1
        assert mover.ask("undo", version=version)["reason"] == "stale"


def test_nobody_takes_back_what_somebody_else_has_decided(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        assert us.undo()["reason"] == "undo-nothing"
        mover, other = bid(us, germany)
        mover.act(find_move(mover))
        other.sync()
        assert other.offer["undo"] == {
            "may": False,
            "why": "undo-other",
            "sealed": False,
            "asks": True,
        }
        assert other.undo()["reason"] == "undo-other"


def test_what_was_hidden_and_has_been_seen_stays(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        bid(us, germany)  # the second one shows both cards
        assert germany.offer["undo"] == {
            "may": False,
            "why": "undo-hidden",
            "sealed": False,
            "asks": True,
        }
        assert germany.undo()["reason"] == "undo-hidden"


def test_dice_stay(server: House) -> None:
    ann = server.person("Ann")
    seats = {"allies": "me", "axis": "me"}
    table = ann.open(game="memoir44", scenario="pegasus-bridge", seats=seats)["table"]
    with ann.at(table, "allies") as allies, ann.at(table, "axis") as axis:
        line = allies
        for _ in range(300):
            allies.sync()
            axis.sync()
            line = allies if allies.offer["legal"] else axis
            line.act(decisive(line))
            if any(event["key"] == "rolled" for event in line.changes[-1]["events"]):
                break
        assert line.offer["undo"] == {
            "may": False,
            "why": "undo-chance",
            "sealed": False,
            "asks": True,
        }
        assert line.undo()["reason"] == "undo-chance"


def decisive(line: Line) -> list[str]:
    """A battle if there is one; the enemy never lays an ambush, which would roll first."""
    legal: list[list[str]] = line.offer["legal"]
    wanted = next(iter(line.offer["odds"]), None)
    if ["decline"] in legal:
        return ["decline"]
    return legal[0 if wanted is None else int(wanted)]


def play_of(secret: int) -> Play:
    game = sandtable.game("normandy")
    return Play(game, "la-raye", game.check_options(None), bytes([secret]) * 32)


def test_forced_choices_are_taken_back_with_the_one_before_them() -> None:
    """A client plays them by itself: an undo of them alone would lead nowhere."""
    chains = 0
    for secret in range(6):
        play, rng = play_of(secret), random.Random(secret)
        positions = [play.state]
        forced: list[bool] = []
        while play.state.outcome is None and chains < 5:
            seat = rng.choice(play.state.actors())
            legal = play.state.legal(seat)
            forced.append(len(legal) == 1)
            play.adopt(play.draft(seat, rng.choice(legal)))
            positions.append(play.state)
            count = play.undoable(seat).count
            if count > 1:
                chains += 1
                assert forced[-count:] == [False] + [True] * (count - 1)
                version = play.version
                play.adopt_undo(play.draft_undo(count, "undo"))
                del positions[-count:], forced[-count:]
                assert play.version == version + count
                assert play.answered(seat, "undo") == play.version
                assert play.state == positions[-1]
                assert len(play.state.legal(seat)) > 1
                assert len(play.steps) == len(positions) - 1
    assert chains == 5


def test_a_forced_choice_alone_is_nothing_to_take_back() -> None:
    reasons: set[str] = set()
    for secret in range(4):
        play, rng = play_of(secret), random.Random(secret)
        while play.state.outcome is None:
            seat = rng.choice(play.state.actors())
            legal = play.state.legal(seat)
            play.adopt(play.draft(seat, rng.choice(legal)))
            if len(legal) == 1 and play.undoable(seat).count == 0:
                reasons.add(play.undoable(seat).why)
    assert reasons <= {"undo-chance", "undo-hidden", "undo-other", "undo-over"}
    assert reasons


def test_every_step_that_may_be_taken_back_is_one_of_the_seat_without_chance() -> None:
    play, rng = play_of(3), random.Random(3)
    while play.state.outcome is None:
        seat = rng.choice(play.state.actors())
        play.adopt(play.draft(seat, rng.choice(play.state.legal(seat))))
        for each in play.state.seats:
            undo = play.undoable(each)
            assert bool(undo.count) == (undo.why == "")
            for step in play.steps[len(play.steps) - undo.count :]:
                assert step.seat == each
                assert not step.chance
