"""Practice against a bot: everything can be taken back, dice included."""

import json
import random

import sandtable
from sandtable.kernel.record import Record
from sandtable.tables.play import Play
from tests.server.support import House, plan_of

SECRET = bytes([4]) * 32


def play_of(game: str, scenario: str) -> Play:
    title = sandtable.game(game)
    return Play(title, scenario, title.check_options(None), SECRET, practice=True)


def test_every_decision_is_taken_back_up_to_the_first() -> None:
    play, rng = play_of("memoir44", "pegasus-bridge"), random.Random(1)
    me, bot = play.state.seats
    first, used = play.state, play.used
    for _ in range(60):
        seat = play.state.actors()[0]
        play.adopt(play.draft(seat, rng.choice(play.state.legal(seat))))
    assert any(step.chance for step in play.steps)
    taken = 0
    while (undo := play.undoable(me)).count:
        assert play.steps[-undo.count].seat == me
        play.adopt_undo(play.draft_undo(undo.count))
        assert me in play.state.actors()
        taken += 1
    assert taken > 5
    assert play.undoable(bot).why in ("undo-nothing", "")
    rest = len(play.steps)
    assert all(step.seat == bot for step in play.steps)
    assert rest or (play.state == first and play.used == used)
    again = play_of("memoir44", "pegasus-bridge")
    assert again.resume(play.changes, play.game.rules) is None
    assert (again.state, again.used) == (play.state, play.used)


def test_the_dice_that_follow_are_the_same() -> None:
    """What is left at the end can be checked like any other game."""
    play = play_of("memoir44", "pegasus-bridge")
    while not (play.steps and play.steps[-1].chance):
        seat = play.state.actors()[0]
        odds = [action for action, rolls in play.state.offer(seat) if rolls]
        play.adopt(play.draft(seat, (odds or play.state.legal(seat))[0]))
    last = play.steps[-1]
    play.adopt_undo(play.draft_undo(play.undoable(last.seat).count))
    while not (play.steps and play.steps[-1].chance):
        seat = play.state.actors()[0]
        action = tuple(last.action) if seat == last.seat else play.state.legal(seat)[0]
        play.adopt(play.draft(seat, action))
    assert (play.steps[-1].chance, play.steps[-1].digest) == (last.chance, last.digest)
    text = play.record().to_text()
    assert json.loads(text.split("\n")[0])["practice"] is True
    assert Record.from_text(text).verify(play.game) == play.state


def test_a_table_says_that_it_is_practice_and_keeps_it(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(practice=True)["table"]
    assert ann.summary(table)["practice"] is True
    assert ann.summary(ann.open()["table"])["practice"] is False
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        us.act()
        germany.act()
        us.sync()
        # Both cards have been shown; even that is taken back.
        assert us.offer["undo"]["may"]
        assert us.undo()["type"] == "done"
        assert us.version == 4
        assert us.offer["ask"] == ["us", "germany"]


def test_nobody_else_is_invited_to_practice(server: House) -> None:
    ann = server.person("Ann")
    plan = plan_of(seats={"us": "me", "germany": "invite"}, practice=True)
    refused = ann.post("/api/tables", plan)
    assert refused.status_code == 400
    assert refused.json()["error"]["key"] == "practice-people"
    assert refused.json()["error"]["where"] == "seats.germany.kind"


def test_a_unit_is_picked_up_in_practice_and_the_others_stay() -> None:
    play = play_of("heroes", "two-streets")
    seat = play.state.actors()[0]
    for _ in range(3):
        play.adopt(play.draft(seat, play.state.legal(seat)[0]))
    undo = play.undoable_from(seat, 1)
    play.adopt_undo(play.draft_undo(undo.count, again=True))
    assert len(play.steps) == 2
    play.adopt_undo(play.draft_undo(play.undoable(seat).count))
    assert len(play.steps) == 1
