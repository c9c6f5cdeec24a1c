"""Crossroads conforms to the interface of every game, and follows its own rules."""

from typing import Any, ClassVar

import sandtable
from sandtable.kernel.event import Event
from sandtable.testing import Conformance


class TestConformance(Conformance):
    game: ClassVar[str] = "crossroads"

    def conserves(self, game: sandtable.Game, before: Any, after: Any) -> None:
        """No card is lost, and no unit comes back."""
        cards = [*after["deck"], *after["discard"], *after["hands"]["red"], *after["hands"]["blue"]]
        assert sorted(cards) == sorted(["advance", "rush", "volley"] * 4)
        assert set(after["units"]) <= set(before["units"])

    def discloses(self, state: sandtable.State, event: Event, watcher: str | None) -> bool:
        return event.key == "drew"


def position(**parts: Any) -> sandtable.State:
    cards = {"hands": {"red": ["volley", "rush"], "blue": ["rush", "rush"]}}
    document = {"sandtable": "position", "game": "crossroads", "scenario": "junction", **cards}
    return sandtable.game("crossroads").from_json({**document, "deck": [], "discard": [], **parts})


def play(state: sandtable.State, text: str, *dice: int) -> list[Event]:
    (seat,) = state.actors()
    return state.apply(seat, state.game.read(text), sandtable.Scripted(dice))


def test_a_volley_rolls_one_die_more_and_a_wood_costs_one() -> None:
    units = {
        "red-rifles-a": {"hex": "c2", "figures": 3},
        "blue-rifles-a": {"hex": "b2", "figures": 3},
        "blue-scouts": {"hex": "b3", "figures": 1},
    }
    state = position(units=units)
    play(state, "play volley")
    rolls = {action[2]: odds[0].dice for action, odds in state.offer("red") if odds}
    assert rolls == {"unit:blue-rifles-a": 2, "unit:blue-scouts": 3}
    events = play(state, "fire red-rifles-a blue-scouts", 0, 2, 3)
    assert [event.key for event in events][:2] == ["fired", "hit"]
    assert "blue-scouts" not in state.to_json()["units"]  # type: ignore[operator]


def test_the_junction_scores_and_wins() -> None:
    units = {
        "red-scouts": {"hex": "c3", "figures": 1},
        "blue-scouts": {"hex": "a1", "figures": 1},
    }
    state = position(units=units, points={"red": 4, "blue": 0})
    play(state, "play rush")
    play(state, "done")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == ("red", "XRD-5.2")


def test_a_position_that_is_already_won_is_over() -> None:
    red = {"red-scouts": {"hex": "e3", "figures": 1}}
    both = red | {"blue-scouts": {"hex": "a1", "figures": 1}}
    for units, points, rule in ((red, 0, "XRD-5.3"), (both, 5, "XRD-5.2"), (both, 4, None)):
        state = position(units=units, points={"red": points, "blue": 0})
        assert (state.outcome and state.outcome.rule) == rule


def test_a_taken_hex_and_a_hex_too_far_are_refused_with_the_rule() -> None:
    state = position()
    play(state, "play rush")
    for text, key in (
        ("move red-rifles-a e3", "refusal-move-taken"),
        ("move red-rifles-a a1", "refusal-move-too-far"),
        ("fire red-rifles-a blue-rifles-a", "refusal-fire-too-far"),
        ("move blue-rifles-a b1", "refusal-own-unit"),
    ):
        refusal = state.why_not("red", state.game.read(text))
        assert refusal is not None
        assert refusal.key == key
