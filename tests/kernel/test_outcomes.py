"""What can come of an action, beside the odds that the games tell and beside luck itself."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.kernel.chance import Replayed
from sandtable.kernel.frame import Frame

SCENARIOS = {
    "normandy": "la-raye",
    "north-africa": "landing-ground-7",
    "memoir44": "sainte-mere-eglise",
    "heroes": "two-streets",
}


class Deal(sandtable.State):
    """A toy of one decision: a die of three faces and a shuffle."""

    def __init__(self, cards: int) -> None:
        super().__init__(("a",), ("a",))
        self.cards = cards
        self.frames = [Dealing()]

    @property
    def game(self) -> sandtable.Game:
        return TOY

    def side_of(self, seat: str) -> str:
        return seat

    def clone(self) -> "Deal":
        return Deal(self.cards)


class Dealing(Frame[Deal]):
    def actors(self, state: Deal) -> tuple[str, ...]:
        return state.seats

    def legal(self, state: Deal, seat: str) -> list[sandtable.Action]:
        return [("deal",)]

    def resolve(
        self,
        state: Deal,
        seat: str,
        action: sandtable.Action,
        chance: sandtable.Chance,
        events: list[sandtable.Event],
    ) -> None:
        chance.die("die", 3)
        chance.shuffle("cards", list(range(state.cards)))


class Toy(sandtable.Game):
    id = "deal"


TOY = Toy()


def attacks(id: str, count: int) -> Iterator[tuple[sandtable.State, str, sandtable.Action]]:
    """Attacks that come up in a game of greedy players and roll at once, not twice the same."""
    game = sandtable.game(id)
    chance = sandtable.Seeded(3)
    state = game.start(SCENARIOS[id], chance)
    players = {seat: make_bot("greedy", 1) for seat in state.seats}
    known: set[object] = set()
    while state.actors() and len(known) < count:
        seat = state.actors()[0]
        for action, odds in state.offer(seat):
            key = tuple((one.dice, one.need, one.success) for one in odds)
            if len(odds) == 1 and key not in known and rolls_at_once(state, seat, action):
                known.add(key)
                yield state, seat, action
        state.apply(seat, players[seat].choose(state.view(seat), state.legal(seat)), chance)


def rolls_at_once(state: sandtable.State, seat: str, action: sandtable.Action) -> bool:
    events = state.clone().apply(seat, action, sandtable.Seeded(1))
    return any(event.key in ("rolled", "attack-rolled") for event in events)


def succeeds(branch: sandtable.Branch) -> bool:
    """Did the roll of an attack succeed, as the game tells it?"""
    for number, event in enumerate(branch.events):
        params: Any = event.params
        if event.key == "attack-rolled":
            return bool(params["result"] >= params["defence"])
        if event.key == "rolled":
            after = [other.key for other in branch.events[number + 1 :]]
            return bool(params.get("success", after[:1] == ["figures-lost"]))
    return False


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_branch_is_there_once_and_can_be_played_again(id: str) -> None:
    for state, seat, action in attacks(id, 2):
        before = state.to_json()
        found = sandtable.outcomes(state, seat, action, 200)
        assert state.to_json() == before
        assert sum(branch.probability for branch in found.branches) == 1
        if found.exact:
            rolls = [str(branch.rolls) for branch in found.branches]
            assert len(set(rolls)) == len(rolls) > 1
        for branch in found.branches[::7]:
            again = state.clone()
            events = again.apply(seat, action, Replayed(branch.rolls))
            assert again == branch.state
            assert str(events) == str(branch.events)


@pytest.mark.parametrize("id", SCENARIOS)
def test_the_odds_of_attacks_agree(id: str) -> None:
    for state, seat, action in attacks(id, 5):
        (odds,) = state.odds(seat, action)
        found = sandtable.outcomes(state, seat, action, 2000)
        assert float(found.probability(succeeds)) == pytest.approx(odds.success)


def test_it_agrees_with_luck() -> None:
    state, seat, action = next(attacks("memoir44", 1))
    exact = sandtable.outcomes(state, seat, action)
    rolls = 3000
    tally = Counter(
        position.digest()
        for position in (played(state, seat, action, seed) for seed in range(rolls))
    )
    chances: dict[str, Fraction] = defaultdict(Fraction)
    for branch in exact.branches:
        chances[branch.state.digest()] += branch.probability
    assert tally.keys() == chances.keys()
    for digest, count in tally.items():
        expected = float(rolls * chances[digest])
        assert count == pytest.approx(expected, abs=4 * expected**0.5)


def played(
    state: sandtable.State, seat: str, action: sandtable.Action, seed: int
) -> sandtable.State:
    copy = state.clone()
    copy.apply(seat, action, sandtable.Seeded(seed))
    return copy


def test_what_asks_no_chance_has_one_branch() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    found = sandtable.outcomes(state, "us", state.legal("us")[0])
    assert found.exact
    (branch,) = found.branches
    assert branch.probability == 1
    assert branch.rolls == []
    assert repr(found) == "<Outcomes: 1 branch, exact>"
    assert repr(branch) == "<Branch 1: rolls []>"


def test_beyond_the_limit_branches_are_sampled() -> None:
    state, seat, action = next(attacks("memoir44", 1))
    every = len(sandtable.outcomes(state, seat, action).branches)
    assert sandtable.outcomes(state, seat, action, limit=every).exact
    few = sandtable.outcomes(state, seat, action, limit=every - 1)
    assert not few.exact
    assert [branch.probability for branch in few.branches] == [Fraction(1, every - 1)] * (every - 1)
    again = sandtable.outcomes(state, seat, action, limit=every - 1)
    assert [branch.rolls for branch in again.branches] == [branch.rolls for branch in few.branches]
    other = sandtable.outcomes(state, seat, action, limit=every - 1, seed=1)
    assert [branch.rolls for branch in other.branches] != [branch.rolls for branch in few.branches]


def test_a_shuffle_is_sampled_and_dice_before_it_are_not() -> None:
    """A pair of cards has two orders, a deck too many; its branches share their probability."""
    state = Deal(cards=2)
    found = sandtable.outcomes(state, "a", ("deal",), limit=50)
    assert found.exact
    assert sorted(str(branch.rolls) for branch in found.branches) == sorted(
        str([die, order]) for die in range(3) for order in ([0, 1], [1, 0])
    )
    state = Deal(cards=20)
    found = sandtable.outcomes(state, "a", ("deal",), limit=50)
    assert not found.exact
    assert len(found.branches) == 48
    assert found.probability(lambda branch: branch.rolls[0] == 1) == Fraction(1, 3)
    assert len({str(branch.rolls) for branch in found.branches}) == 48


def test_a_refused_action_has_no_outcomes() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    with pytest.raises(sandtable.Refused):
        sandtable.outcomes(state, "us", ("bid", "card:ghost"))
