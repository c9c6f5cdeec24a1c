"""What a seat is offered: the same legal actions and odds as the engine's own."""

import random

import pytest

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.frame import Frame
from sandtable.tables.offers import Undoable, has_odds, offer

#: A scenario of each game whose first moves include those with and without odds.
SCENARIOS = {
    "normandy": "la-raye",
    "north-africa": "barce",
    "memoir44": "pegasus-bridge",
    "heroes": "gun-factory",
}
STEPS = 40


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS.items())
def test_an_offer_has_the_legal_actions_and_odds_of_the_engine(game: str, scenario: str) -> None:
    chance, rng = Seeded(5), random.Random(5)
    state = sandtable.game(game).start(scenario, chance)
    rolled = 0
    for _ in range(STEPS):
        for seat in state.seats:
            told = offer(state, seat, Undoable(0, ""), state.legal(seat))
            expected = state.offer(seat)
            assert [tuple(action) for action in told["legal"]] == [each for each, _ in expected]
            odds = {
                str(place): [roll.to_json() for roll in rolls]
                for place, (_, rolls) in enumerate(expected)
                if rolls
            }
            assert told["odds"] == odds
            rolled += len(odds)
        if not state.actors():
            break
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert rolled or game == "heroes", "its first moves deploy units"


def test_a_spectator_and_a_finished_game_have_nothing_to_choose() -> None:
    chance = Seeded(5)
    state = sandtable.game("normandy").start("la-raye", chance)
    told = offer(state, None, Undoable(0, ""), [])
    assert (told["legal"], told["odds"]) == ([], {})
    state.apply("us", ("resign",), chance)
    told = offer(state, "us", Undoable(0, ""), state.legal("us"))
    assert (told["legal"], told["odds"], told["ask"]) == ([], {}, ())


def test_only_frames_with_odds_of_their_own_have_them() -> None:
    class Rolling(Frame[sandtable.State]):
        def odds(self, state: sandtable.State, action: sandtable.Action) -> list[sandtable.Odds]:
            return []

    assert has_odds(Rolling())
    assert not has_odds(Frame())
