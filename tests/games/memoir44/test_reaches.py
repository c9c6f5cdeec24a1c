"""Where units can move to is found once, and remembered up to a limit."""

import random

import pytest

from sandtable.games.memoir44.game import Memoir44
from sandtable.games.memoir44.movement import TERRAIN_LIMITS, find_reach, reach
from sandtable.games.memoir44.reaches import FARTHEST, KEPT, Surroundings
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.chance import Seeded


def check_reaches(state: MemoirState) -> None:
    for unit, hex in enumerate(state.at):
        if hex < 0:
            continue
        for limit in range(1, FARTHEST + 1):
            for lifted in (0, TERRAIN_LIMITS):
                found = reach(state, unit, limit, lifted)
                assert list(found.items()) == list(find_reach(state, unit, limit, lifted).items())


@pytest.mark.parametrize("scenario", ["omaha-beach", "operation-cobra", "arnhem-bridge"])
def test_remembered_reaches_are_those_found_anew(scenario: str) -> None:
    """Wire comes and goes, and units of all arms are in each other's way."""
    rng = random.Random(1)
    chance = Seeded(1)
    state = Memoir44().start(scenario, chance)
    for _ in range(12):
        actors = state.actors()
        if not actors:
            break
        check_reaches(state)
        state.wire[rng.randrange(len(state.wire))] ^= True
        state.forget()
        state.apply(actors[0], rng.choice(state.legal(actors[0])), chance)


def test_a_scenario_remembers_only_so_many_reaches() -> None:
    reaches = Memoir44().start("omaha-beach", Seeded(1)).scenario.reaches
    around = reaches.around(0, 1, 0, False)
    for key in range(KEPT):
        reaches.keep(around, key, {})
    assert reaches.around(0, 1, 0, False) is around
    reaches.keep(around, KEPT, {})
    fresh: Surroundings = reaches.around(0, 1, 0, False)
    assert fresh is not around
    assert not fresh.found
