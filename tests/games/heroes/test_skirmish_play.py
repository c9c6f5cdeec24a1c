"""Random armies in random skirmishes, played at random: nothing is lost, nothing leaks."""

import random

import pytest

import sandtable
from sandtable.games.heroes.game import Heroes
from tests.conformance import heroes
from tests.conformance.play import dump
from tests.games.heroes.test_skirmish import drawn

pytestmark = pytest.mark.long

GAME = Heroes()
#: A game is looked at this often; another game begins elsewhere.
EVERY = 17


@pytest.mark.parametrize("seed", range(50))
def test_a_random_skirmish_is_played_to_its_end(seed: int) -> None:
    options = {"together": seed % 2 == 0, "conceal_hands": seed % 3 == 0}
    rng, chance = random.Random(seed), sandtable.Seeded(seed)
    state = GAME.start(drawn(seed)[0], chance, options)
    steps = 0
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        looked_at = steps % EVERY == seed % EVERY
        before = state.to_json() if looked_at else {}
        state.apply(seat, action, chance)
        if looked_at:
            after = state.to_json()
            heroes.check(GAME, before, after)
            assert dump(GAME.from_json(after).to_json()) == dump(after)
            for watcher in state.seats:
                view = state.view(watcher)
                guess = GAME.determinize(view, rng)
                assert dump(guess.view(watcher)) == dump(view)
                assert guess.legal(watcher) == state.legal(watcher)
        steps += 1
    assert state.outcome is not None
