"""Battles that nobody plays any more are forgotten, with all that was worked out of them."""

import gc
import json
import random
from typing import Any

import pytest

from sandtable.bots import make_bot
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.land.field import KEPT_LINES, Field
from sandtable.games.heroes.land.terrain import KEPT_BEFORE, KEPT_TERRAINS, Terrain
from sandtable.games.heroes.pack.battle import Battle
from sandtable.kernel.chance import Seeded
from sandtable.kernel.scenario_library import CACHE_SIZE
from sandtable.kernel.start import open_position

pytestmark = pytest.mark.long
SKIRMISHES = 10


def alive(kind: type) -> int:
    """How many objects of a class there are in this process."""
    gc.collect()
    return len([1 for thing in gc.get_objects() if isinstance(thing, kind)])


def opened(game: Heroes, seed: int) -> Any:
    """A new skirmish, opened from the document of its first position."""
    scenario = game.roll_skirmish(100, {}, Seeded(seed))
    document = json.loads(json.dumps(game.start(scenario, Seeded(seed)).to_json()))
    state = open_position(game, document)
    for seat in state.actors():
        state.offer(seat)
    game.describe(document["scenario"])
    return state


def open_many(game: Heroes, count: int) -> None:
    for seed in range(count):
        opened(game, seed)


def test_skirmishes_that_were_opened_and_left_are_given_back() -> None:
    kinds = (Battle, Field, Terrain)
    before = [alive(kind) for kind in kinds]
    game = Heroes()
    assert SKIRMISHES > CACHE_SIZE
    for _ in range(2):
        open_many(game, SKIRMISHES)
        assert [alive(kind) for kind in kinds] == [count + CACHE_SIZE for count in before]
    del game
    assert [alive(kind) for kind in kinds] == before


def play(game: Heroes, seed: int, decisions: int) -> None:
    """Greedy players go on from a new skirmish for a while."""
    state, chance = opened(game, seed), Seeded(seed)
    players = {seat: make_bot("greedy", seed) for seat in state.seats}
    for _ in range(decisions):
        seat = state.actors()[0]
        action = players[seat].choose(state.view(seat), state.legal(seat))
        state.apply(seat, action, chance)


def test_greedy_players_remember_few_battles() -> None:
    """What they remember of some battles makes way for others."""
    game = Heroes()
    alive_after: list[int] = []
    for batch in range(2):
        for seed in range(SKIRMISHES):
            play(game, SKIRMISHES * batch + seed, 4)
        alive_after.append(alive(Field))
    assert alive_after[1] <= alive_after[0]


def test_positions_of_one_battle_leave_few_terrains_behind() -> None:
    """Each with other holes in its walls, and after each some more of it comes down."""
    before = alive(Terrain)
    game = Heroes()
    field = game.battle("hall-number-four").field
    position = json.loads(json.dumps(game.start("hall-number-four", Seeded(1)).to_json()))
    walls = sorted({edge.name for edge in field.edges if edge.line < 0})
    rng = random.Random(1)
    for _ in range(KEPT_TERRAINS):
        position["breaches"] = rng.sample(walls, 5)
        terrain = game.from_json(position).terrain
        for part in range(KEPT_BEFORE + 2):
            terrain = terrain.with_fallen(part)
    kept = alive(Terrain) - before
    assert KEPT_TERRAINS <= kept <= KEPT_TERRAINS + KEPT_BEFORE
    assert max(terrain.changes for terrain in field.terrains.values()) <= KEPT_BEFORE + 1


def test_a_field_forgets_its_lines_when_they_are_too_many() -> None:
    """First those of changed terrains, which seldom come back."""
    field = Heroes().battle("two-streets").field
    printed = field.terrain
    changed = printed.with_fallen(0)
    first = printed.ray(0, 9)
    lines = [changed.ray(0, end) for end in range(1, len(field.places))]
    assert changed.count_lines() >= len(lines)
    for _ in range(KEPT_LINES):
        field.keep_line()
    assert changed.count_lines() == 0
    assert printed.ray(0, 9) is first
    for end, ray in enumerate(lines, 1):
        again = changed.ray(0, end)
        assert (again.blocked, again.squares, again.penalty) == (
            ray.blocked,
            ray.squares,
            ray.penalty,
        )
