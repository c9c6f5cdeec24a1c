"""Every argument that a game's actions name is of a kind that the game declares."""

import random
from typing import Any

import pytest

import sandtable
from sandtable.kernel.kinds import NUMBER, PLACE, ROLES

STEPS = 150


@pytest.mark.parametrize("id", sandtable.games())
def test_kinds_are_well_formed(id: str) -> None:
    game = sandtable.game(id)
    description: Any = game.describe(game.scenarios()[0])
    assert set(description["kinds"]) == set(game.kinds)
    for kind, entry in game.kinds.items():
        assert entry.role in ROLES, kind
        if entry.at:
            assert game.kinds[entry.at].role == PLACE, kind
    assert any(entry.role == PLACE for entry in game.kinds.values())
    assert description["sides"] == list(game.sides)
    assert description["parameters"]["winner"] == "side"


@pytest.mark.parametrize("id", sandtable.games())
def test_actions_name_only_declared_kinds(id: str) -> None:
    game = sandtable.game(id)
    rng = random.Random(3)
    for scenario in (game.scenarios()[0], game.scenarios()[-1]):
        chance = sandtable.Seeded(3)
        state = game.start(scenario, chance)
        for _ in range(STEPS):
            actors = state.actors()
            if not actors:
                break
            legal = state.legal(actors[0])
            for word in {word for action in legal for word in action[1:]}:
                kind, colon, name = word.partition(":")
                assert colon, word
                assert kind in game.kinds, word
                assert game.kinds[kind].role != NUMBER or name.isdecimal(), word
            state.apply(actors[0], rng.choice(legal), chance)
