"""Random armies in random skirmishes, played at random: nothing is lost, nothing leaks.

Each of them ends as it did before.
"""

import json
import random
from pathlib import Path

import pytest

import sandtable
from sandtable.testing.trial import dump, through_json
from tests.conformance import heroes

pytestmark = pytest.mark.long

GAME = sandtable.game("heroes")
#: How each of them ended when the golden games were written (tools/goldens.py).
GOLDEN = Path(__file__).parents[2] / "goldens" / "heroes" / "skirmishes.json"
#: A game is looked at this often; another game begins elsewhere.
EVERY = 53


@pytest.mark.parametrize("seed", range(50))
def test_a_random_skirmish_is_played_to_its_end(seed: int) -> None:
    options = heroes.skirmish_options(seed)
    scenario = heroes.random_skirmish(seed)
    recorder = sandtable.Recorder(GAME, scenario, sandtable.Seeded(seed), options)
    state, rng, luck = recorder.state, random.Random(seed), random.Random(seed)
    steps = 0
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        looked_at = steps % EVERY == seed % EVERY
        before = state.clone() if looked_at else None
        recorder.apply(seat, action)
        if before is not None:
            heroes.check(GAME, before.to_json(), state.to_json())
            assert before.why_not(seat, action) is None
            assert before.legal(seat) == GAME.from_json(before.to_json()).legal(seat)
            after = state.to_json()
            assert dump(GAME.from_json(through_json(after)).to_json()) == dump(after)
            for watcher in (*state.seats, None):
                compare(state, watcher, luck)
        steps += 1
    assert state.outcome is not None
    record = sandtable.Record.from_text(recorder.record.to_text())
    assert record.verify(GAME).digest() == state.digest()
    assert json.loads(GOLDEN.read_text(encoding="utf-8"))[str(seed)] == state.digest()


def compare(state: sandtable.State, watcher: str | None, rng: random.Random) -> None:
    """Another position that looks the same to a seat tells it the same in every way."""
    view = state.view(watcher)
    guess = GAME.determinize(through_json(view), rng)
    assert dump(guess.view(watcher)) == dump(view)
    if watcher is None:
        return
    assert guess.legal(watcher) == state.legal(watcher)
    assert dump(guess.guides(watcher)) == dump(state.guides(watcher))
    for action in rng.sample(state.legal(watcher), min(3, len(state.legal(watcher)))):
        told = [odds.to_json() for odds in state.odds(watcher, action)]
        assert told == [odds.to_json() for odds in guess.odds(watcher, action)]
