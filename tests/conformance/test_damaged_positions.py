"""Positions that were tampered with are refused, or stay within bounds: nothing in between."""

import json
import random
from functools import cache
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

import sandtable
from sandtable.kernel.start import MOST_LEGAL, open_position
from tests.support import places

EXAMPLES = hypothesis.settings(
    max_examples=200,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
#: The most actions that a position of an official scenario or of a skirmish offers.
FEW = 6_000
#: The longest document that a position is written as, in characters.
LONGEST = 100_000
SCENARIOS = {
    "normandy": ["la-raye", "mortain"],
    "north-africa": ["landing-ground-7", "barce"],
    "memoir44": ["toulon", "omaha-beach-overlord"],
    "heroes": ["patient-eyes", "bread-and-shells"],
}
#: Steps of a game to take positions from, and steps that a damaged one is played on.
STEPS = 250
STEPS_ON = 4
DEEP: Any = []
for _ in range(60):
    DEEP = [DEEP]
#: What a value is replaced by.
NUMBERS = (-1, 0, 1, 2, 7, 9, 50, 99, 9_999, 10**30, -(10**30), 0.5, True)
ODD: tuple[Any, ...] = (None, "", "x", "x" * 30_000, [], {}, DEEP, {"a": 1}, ["x"] * 5_000)

Document = dict[str, Any]


@cache
def positions(id: str) -> tuple[str, ...]:
    """One position for each kind of decision that comes up in games played at random."""
    game = sandtable.game(id)
    sources: list[Any] = [*SCENARIOS[id]]
    if game.skirmishes:
        sources.append(game.roll_skirmish(150, {}, sandtable.Seeded(1)))
    found: list[str] = []
    for source in sources:
        rng, chance = random.Random(1), sandtable.Seeded(1)
        state = game.start(source, chance)
        seen: set[str] = set()
        for _ in range(STEPS):
            if not state.actors():
                break
            if state.frames[-1].name not in seen:
                seen.add(state.frames[-1].name)
                found.append(json.dumps(state.to_json()))
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)), chance)
    return tuple(found)


def copied(value: Any) -> Any:
    return json.loads(json.dumps(value))


def damage(document: Document, way: str, place: int, choice: int) -> None:
    """Change one value of a document; half of the time, of its decisions if it has any."""
    pending = document.get("decision")
    there = places(pending) if isinstance(pending, list) and place % 2 else []
    there = there or places(document)
    if not there:
        return
    holder, key = there[place // 2 % len(there)]
    value = holder[key]
    if way == "lost":
        del holder[key]
    elif way == "number":
        holder[key] = NUMBERS[choice % len(NUMBERS)]
    elif way == "odd":
        holder[key] = copied(ODD[choice % len(ODD)])
    elif way == "repeated" and isinstance(value, list):
        holder[key] = copied((value * (choice % 3_000 + 2))[:2_000])
    elif way == "crowded" and isinstance(value, dict) and value:
        first = next(iter(value.values()))
        value.update({f"{key}-{number}": copied(first) for number in range(choice % 2_000)})
    else:
        same = [other[at] for other, at in places(document) if at == key]
        holder[key] = copied(same[choice % len(same)])


WAYS = ("lost", "number", "odd", "repeated", "crowded", "other", "other")
DAMAGE = st.lists(
    st.tuples(st.sampled_from(WAYS), st.integers(0, 10**6), st.integers(0, 10**6)),
    min_size=1,
    max_size=4,
)


def check_bounds(game: sandtable.Game, state: sandtable.State) -> None:
    """Whatever is asked of an open position has an answer of a bearable size; it is played on."""
    for seat in state.seats:
        offer = state.offer(seat)
        assert bool(offer) == (seat in state.actors())
        assert len(offer) <= min(FEW, MOST_LEGAL)
        state.view(seat)
        state.guides(seat)
    written = json.loads(json.dumps(state.to_json()))
    assert len(json.dumps(written)) < LONGEST
    assert game.from_json(written) == state
    rng, chance = random.Random(1), sandtable.Seeded(1)
    for _ in range(STEPS_ON):
        if state.actors():
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)), chance)


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_damaged_position_is_refused_or_within_bounds(id: str) -> None:
    game = sandtable.game(id)
    whole = positions(id)
    outcomes = {True: 0, False: 0}

    @EXAMPLES
    @hypothesis.given(st.integers(0, len(whole) - 1), DAMAGE)
    def damaged(number: int, changes: list[tuple[str, int, int]]) -> None:
        document: Document = json.loads(whole[number])
        for change in changes:
            damage(document, *change)
        try:
            if isinstance(document.get("scenario"), dict):
                game.check_skirmish(document["scenario"])
            state = open_position(game, document)
        except sandtable.BadInput:
            outcomes[False] += 1
            return
        outcomes[True] += 1
        check_bounds(game, state)

    damaged()
    assert min(outcomes.values()) > 10


def test_a_damaged_skirmish_is_refused_or_the_same() -> None:
    """What may be otherwise in it is what was drawn by lot."""
    game = sandtable.game("heroes")
    rolled = [
        json.dumps(game.roll_skirmish(points, {}, sandtable.Seeded(points)))
        for points in (100, 150, 200)
    ]

    @EXAMPLES
    @hypothesis.given(st.integers(0, len(rolled) - 1), DAMAGE)
    def damaged(number: int, changes: list[tuple[str, int, int]]) -> None:
        document: Document = json.loads(rolled[number])
        for change in changes:
            damage(document, *change)
        try:
            game.check_skirmish(document)
        except sandtable.BadInput:
            return
        state = game.start(document, sandtable.Seeded(1))
        assert len(state.legal(state.actors()[0])) <= FEW
        same = json.loads(rolled[number])
        drawn = ("boards", "overlays", "bonus", "forces", "objectives")
        assert {**document, **{key: same[key] for key in drawn}} == same

    damaged()
