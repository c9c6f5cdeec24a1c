"""Sealed choices: they can be changed until they are revealed."""

from typing import Any

import sandtable
from sandtable.tables.play import Play
from tests.server.support import House, Line, bid

HEROES = {"game": "heroes", "scenario": "two-streets"}
SEALED = {"may": True, "why": "", "sealed": True, "asks": False}


def play_of(scenario: str, **options: bool) -> Play:
    game = sandtable.game("heroes")
    return Play(game, scenario, game.check_options(options), bytes([4]) * 32)


def decide(play: Play, seat: str, choice: int = 0) -> None:
    play.adopt(play.draft(seat, play.state.legal(seat)[choice]))


def until(play: Play, frame: str) -> None:
    while play.state.top.name != frame:
        decide(play, play.state.actors()[0])


def test_a_picked_card_is_changed_until_the_other_one_is_shown(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open()["table"]
    with ann.at(table, "us") as us, ann.at(table, "germany") as germany:
        before = us.offer
        us.act()
        assert us.offer["undo"] == SEALED
        germany.sync()
        assert not germany.offer["undo"]["may"]
        assert us.undo()["type"] == "done"
        assert us.offer == before
        bid(us, germany)
        assert not us.offer["undo"]["may"]


def test_what_was_set_up_and_ordered_is_taken_back_step_by_step() -> None:
    play = play_of("two-streets")
    seat = play.state.actors()[0]
    start = play.state
    for _ in range(3):
        decide(play, seat)
    for _ in range(3):
        assert play.undoable(seat).sealed
        play.adopt_undo(play.draft_undo(play.undoable(seat).count))
    assert play.state == start
    until(play, "placing")
    seat = play.state.actors()[0]
    decide(play, seat)
    assert play.undoable(seat).sealed


def test_an_earlier_unit_is_picked_up_and_the_later_ones_stay(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(**HEROES, seats={"soviet": "me", "german": "me"})["table"]
    with ann.at(table, "soviet") as soviet, ann.at(table, "german") as german:
        line = soviet if soviet.offer["legal"] else german
        units: list[str] = []
        for _ in range(3):
            units.append(line.offer["legal"][0][1])
            line.act()
        assert line.undo(step=1)["type"] == "done"
        waiting = {action[1] for action in line.offer["legal"]}
        assert waiting & set(units) == {units[0]}
        assert line.offer["undo"] == SEALED
        assert line.undo(step=1)["reason"] == "undo-nothing"


def test_a_vehicle_is_picked_up_with_its_facing() -> None:
    play = play_of("gun-factory")
    until_german(play)
    begun = play.version
    for square in ("square:6-5", "square:6-10"):
        vehicles = ("unit:g-stuig33", "unit:g-sdkfz251")
        play.adopt(
            play.draft(
                "german",
                next(
                    action
                    for action in play.state.legal("german")
                    if action[1] in vehicles and action[2] == square
                ),
            )
        )
        decide(play, "german")
    assert [step.action[0] for step in play.steps[begun:]] == ["deploy", "face"] * 2
    undo = play.undoable_from("german", begun + 1)
    play.adopt_undo(play.draft_undo(undo.count))
    assert [step.action[0] for step in play.steps[begun:]] == ["deploy", "face"]


def until_german(play: Play) -> None:
    while play.state.actors() != ("german",):
        decide(play, play.state.actors()[0])


def test_tokens_are_placed_again_in_their_order() -> None:
    """The second token was placed after the first, so it goes with it."""
    play = play_of("two-streets")
    until(play, "placing")
    seat, begun, before = play.state.actors()[0], play.version, play.state
    decide(play, seat)
    decide(play, seat)
    play.adopt_undo(play.draft_undo(play.undoable_from(seat, begun + 1).count))
    assert play.state == before


def test_what_the_other_side_seals_meanwhile_is_not_in_the_way() -> None:
    play = play_of("two-streets", together=True)
    until(play, "placing")
    one, other = play.state.actors()
    decide(play, one)
    free = len(play.state.legal(one))
    decide(play, other)
    placed = play.state.view(other)["units"]
    assert play.undoable(one).sealed
    stored = len(play.changes)
    play.adopt_undo(play.draft_undo(play.undoable(one).count, "back"))
    kinds = [(change.kind, change.seat) for change in play.changes[stored:]]
    assert kinds == [("undo", other), ("undo", one), ("step", other)]
    assert len(play.state.legal(one)) == free + 1
    assert play.state.view(other)["units"] == placed
    again = play_of("two-streets", together=True)
    assert again.resume(play.changes, play.game.rules) is None
    assert again.state == play.state


def test_nobody_takes_back_what_made_the_other_side_seal_something() -> None:
    """The end of a turn, after which the other one has picked a card."""
    game = sandtable.game("normandy")
    play = Play(game, "la-raye", game.check_options(None), bytes([4]) * 32)
    while play.state.turn_key()[0] == 1 or play.state.top.name != "initiative":
        seat = play.state.actors()[0]
        legal = play.state.legal(seat)
        ending = [action for action in legal if action[0] == "end-turn"]
        play.adopt(play.draft(seat, (ending or legal)[0]))
    last = play.steps[-1].seat
    other = next(seat for seat in play.state.seats if seat != last)
    decide(play, other)
    assert play.undoable(last).count == 0


def test_the_rest_is_placed_by_the_policy_but_for_the_last(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(**HEROES, seats={"soviet": "me", "german": "me"})["table"]
    with ann.at(table, "soviet") as soviet, ann.at(table, "german") as german:
        line = soviet if soviet.offer["legal"] else german
        assert line.offer["fill"]
        line.act()
        filled = fill(line)
        assert filled["type"] == "filled"
        assert filled["action"] in line.offer["legal"]
        assert len({action[1] for action in line.offer["legal"]}) == 1
        assert line.offer["undo"] == SEALED
        assert fill(line)["action"][1] == filled["action"][1]
        line.act(filled["action"])
        assert not line.offer["fill"]
        assert fill(line)["reason"] == "not-planned"


def fill(line: Line) -> dict[str, Any]:
    return line.ask("fill", version=line.version)
