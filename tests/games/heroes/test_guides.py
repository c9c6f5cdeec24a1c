"""What helps a seat to see its choices: it follows from the view, and agrees with the rules."""

import json
import random
from typing import Any

import pytest

import sandtable
from tests.heroes import duel

GAME = sandtable.game("heroes")


def positions(scenario: str, every: int, most: int = 500) -> list[sandtable.State]:
    chance, rng = sandtable.Seeded(5), random.Random(5)
    state = GAME.start(scenario, chance)
    found: list[sandtable.State] = []
    for number in range(most):
        if state.outcome is not None:
            break
        if number % every == 0:
            found.append(state.clone())
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    return found


@pytest.mark.parametrize("scenario", ["two-streets", "patient-eyes", "tractor-works-gate"])
def test_they_tell_no_more_than_the_view(scenario: str) -> None:
    for state in positions(scenario, 40):
        for seat in state.seats:
            guess = GAME.determinize(state.view(seat), random.Random(1))
            assert guess.guides(seat) == state.guides(seat)


def test_a_way_within_reach_can_be_walked() -> None:
    """Every way is made of legal steps, as long as nobody interrupts it."""
    walked = 0
    for state in positions("two-streets", 1, 400):
        seat = state.actors()[0]
        ways: Any = state.guides(seat).get("reach", [])
        if ("move",) not in state.legal(seat) or not ways:
            continue
        there = state.clone()
        there.apply(seat, ("move",), sandtable.Seeded(1))
        step = tuple(ways[0]["way"][0])
        position: Any = there.to_json()
        if position["decision"][-1]["frame"] == "movement":
            assert step in there.legal(seat)
            walked += 1
    assert walked > 5


def test_sight_is_told_of_every_enemy_on_the_field() -> None:
    told = 0
    for state in positions("two-streets", 10):
        seat = state.actors()[0]
        guides: Any = state.guides(seat)
        for look in guides.get("sight", []):
            told += 1
            assert look["blocked"] or look["range"] >= 1
            assert look["penalty"] == sum(amount for _, amount in look["obstacles"])
    assert told > 20


def test_the_chance_is_told_before_and_after_a_card() -> None:
    """The Rifle Squad hits with 2 or more; against two more points of defence, with 4 or more."""
    t = duel()
    t.hold("german", "gc-flat")
    t.fire("s-rifle-1", "fire g-landser-1")
    guides: Any = t.state.guides("german")
    assert guides["plays"] == {"play card:gc-flat": [pytest.approx(5 / 6), pytest.approx(1 / 2)]}
    assert "plays" not in t.state.guides("soviet")


def test_what_a_card_would_change_tells_nothing_of_the_other_hand() -> None:
    """Whether the other side could answer it is hidden."""
    game = sandtable.game("heroes")
    compared = 0
    for seed in range(16):
        chance, rng = sandtable.Seeded(seed), random.Random(seed)
        state = game.start("two-streets", chance)
        while actors := state.actors():
            seat = actors[0]
            told = state.guides(seat).get("plays")
            if told:
                compared += 1
                view = json.loads(json.dumps(state.view(seat)))
                guess = game.determinize(view, random.Random(seed))
                assert guess.guides(seat)["plays"] == told
            state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert compared > 10
