"""Actions as they come from JSON, and the offer: everything legal, with its odds."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import sandtable
from sandtable.bots import make_bot

SCENARIOS = {
    "normandy": "la-raye",
    "north-africa": "landing-ground-7",
    "memoir44": "pegasus-bridge",
    "heroes": "patient-eyes",
}


def positions(id: str, count: int) -> Iterator[tuple[sandtable.State, str]]:
    """The first decisions of a game of greedy players."""
    game = sandtable.game(id)
    chance = sandtable.Seeded(3)
    state = game.start(SCENARIOS[id], chance)
    players = {seat: make_bot("greedy", 1) for seat in state.seats}
    for _ in range(count):
        seat = state.actors()[0]
        yield state, seat
        state.apply(seat, players[seat].choose(state.view(seat), state.legal(seat)), chance)


@pytest.mark.parametrize("id", SCENARIOS)
def test_an_offer_is_the_legal_list_with_the_odds_of_each_action(id: str) -> None:
    rolls = 0
    for state, seat in positions(id, 60):
        offer = state.offer(seat)
        assert [action for action, _ in offer] == state.legal(seat)
        for action, odds in offer:
            rolls += len(odds)
            expected = [one.to_json() for one in state.odds(seat, action)]
            assert [one.to_json() for one in odds] == expected
    assert rolls


@pytest.mark.rule("HOS-15.38")
def test_an_offer_names_hidden_units_by_their_aliases() -> None:
    """Neither the actions nor the targets of their odds tell who is hidden."""
    named = 0
    for state, seat in positions("heroes", 120):
        units: Any = state.to_json()["units"]
        unknown = {f"unit:{id}" for id, unit in units.items() if unit.get("known") is False}
        own = {f"unit:{id}" for id in units if id[0] == seat[0]}
        for action, odds in state.offer(seat):
            words = {*action, *(one.target for one in odds)}
            named += any("-hidden-" in word for word in words)
            assert not words & (unknown - own)
    assert named


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_seat_that_is_not_asked_is_offered_nothing(id: str) -> None:
    for state, _ in positions(id, 10):
        for seat in state.seats:
            assert bool(state.offer(seat)) == (seat in state.actors())


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_list_of_words_is_an_action(id: str) -> None:
    rng = random.Random(1)
    for number, (state, seat) in enumerate(positions(id, 40)):
        action = rng.choice(state.legal(seat))
        words: Any = [*action]
        assert state.why_not(seat, words) is None
        odds = [one.to_json() for one in state.odds(seat, words)]
        assert odds == [one.to_json() for one in state.odds(seat, action)]
        by_list, by_tuple = state.clone(), state.clone()
        by_list.apply(seat, words, sandtable.Seeded(number))
        by_tuple.apply(seat, action, sandtable.Seeded(number))
        assert by_list == by_tuple


def test_a_list_can_be_refused_and_can_resign() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    nonsense: Any = ["bid", "card:ghost"]
    with pytest.raises(sandtable.Refused) as refused:
        state.apply("us", nonsense, sandtable.Seeded(1))
    assert refused.value.refusal == state.why_not("us", ("bid", "card:ghost"))
    state.apply("us", ["resign"], sandtable.Seeded(1))
    assert state.outcome is not None
    assert state.outcome.winner == "germany"


@pytest.mark.parametrize("id", SCENARIOS)
@pytest.mark.parametrize(
    "wrong", ["resign", b"resign", None, 7, ("bid", 7), ["bid", None], {"bid": 1}, {"bid"}]
)
def test_anything_else_is_no_action(id: str, wrong: Any) -> None:
    state = sandtable.game(id).start(SCENARIOS[id], sandtable.Seeded(7))
    seat = state.actors()[0]
    before = state.to_json()
    for ask in (
        lambda: state.why_not(seat, wrong),
        lambda: state.odds(seat, wrong),
        lambda: state.apply(seat, wrong, sandtable.Seeded(1)),
    ):
        with pytest.raises(sandtable.BadInput) as raised:
            ask()
        assert raised.value.key == "not-an-action"
        assert raised.value.params == {"value": repr(wrong)}
    assert state.to_json() == before
