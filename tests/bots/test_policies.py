"""Policies on states: what ranks look like, and what others may derive from the engine."""

import itertools
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import sandtable
from sandtable.bots import Bot, make_bot
from sandtable.bots.match import play_match
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Replayed, Traced
from sandtable.kernel.policy import UNRATED, Policy, Scores, TryOut, best
from tests.support import normandy, position


class Six(sandtable.Seeded):
    """Every die shows its highest number, and somebody counts them."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rolled = 0

    def die(self, name: str, faces: int) -> int:
        self.rolled += 1
        return faces - 1


class Sorted(sandtable.Chance):
    """Low dice, and nothing is shuffled."""

    def die(self, name: str, faces: int) -> int:
        return 0

    def order(self, name: str, count: int) -> list[int]:
        return list(range(count))


class Shortest(Policy):
    """Prefers actions of few words, and does not rate passing at all."""

    def scores(self, state: sandtable.State, seat: str, legal: list[Action]) -> Scores:
        return [(-float(len(action)), action) for action in legal if action != ("end-turn",)]


class Second(Bot):
    """Takes the second best action of its game's policy."""

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        game = sandtable.game(view["game"])
        ranks = game.policy().rank(game.determinize(view, self.rng), view["seat"], legal)
        return ranks[min(1, len(ranks) - 1)][1]


def test_chance_of_ones_own_is_asked_by_the_engine() -> None:
    """In code that is not compiled, on an engine that may be."""
    chance = Six(1)
    bots = {"us": make_bot("greedy", 1), "germany": make_bot("greedy", 2)}
    state = play_match(normandy(), "la-raye", bots, chance, {"round_limit": 12})
    assert state.outcome is not None
    assert chance.rolled > 0
    opening = normandy().start("la-raye", Sorted())
    assert opening == normandy().start("la-raye", Sorted())
    assert opening == normandy().start("la-raye", sandtable.Scripted())


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        (sandtable.Seeded, 1),
        (sandtable.Scripted, [5]),
        (sandtable.Committed, b"secret"),
        (Traced, sandtable.Seeded(1)),
        (Replayed, [2]),
    ],
)
def test_every_chance_can_be_derived_from(kind: type, given: Any) -> None:
    chance = type("Mine", (kind,), {"die": lambda self, name, faces: 3})(given)
    assert isinstance(chance, sandtable.Chance)
    assert chance.die("attack", 10) == 3


def test_a_policy_of_ones_own_ranks_and_chooses() -> None:
    state = normandy().start("la-raye", sandtable.Seeded(4))
    for seat in ("us", "germany"):
        state.apply(seat, state.legal(seat)[0], sandtable.Seeded(1))
    seat = state.actors()[0]
    offered = state.legal(seat)
    ranks = Shortest().rank(state, seat, offered)
    assert sorted(action for _, action in ranks) == sorted(offered)
    assert ranks[-1] == (UNRATED, ("end-turn",))
    assert len(ranks[0][1]) == min(len(a) for a in offered if a != ("end-turn",))
    assert Shortest().choose(state, seat, offered, random.Random(1)) in offered


def test_a_bot_of_ones_own_plays_a_whole_game_by_ranks() -> None:
    bots: dict[str, Bot] = {"us": Second(1), "germany": make_bot("random", 2)}
    state = play_match(normandy(), "la-raye", bots, sandtable.Seeded(1), {"round_limit": 10})
    assert state.outcome is not None


def test_ties_are_broken_at_random_and_nothing_else_is() -> None:
    scores: Scores = [(1.0, ("a",)), (2.0, ("b",)), (2.0 - 1e-12, ("c",)), (0.0, ("d",))]
    taken = {best(scores, random.Random(seed)) for seed in range(30)}
    assert taken == {("b",), ("c",)}


def test_an_action_counts_with_the_best_reason_to_take_it() -> None:
    class Twice(Policy):
        def scores(self, state: sandtable.State, seat: str, legal: list[Action]) -> Scores:
            return [(1.0, ("a",)), (0.0, ("b",)), (3.0, ("b",))]

    state = normandy().start("la-raye", sandtable.Seeded(1))
    assert Twice().rank(state, "us", [("a",), ("b",), ("c",)]) == [
        (3.0, ("b",)),
        (1.0, ("a",)),
        (UNRATED, ("c",)),
    ]


def test_a_game_without_a_policy_tries_actions_out() -> None:
    state = normandy().start("la-raye", sandtable.Seeded(1))
    offered = state.legal("us")
    ranks = TryOut().rank(state, "us", offered)
    assert sorted(action for _, action in ranks) == sorted(offered)
    assert all(-1.0 <= score <= 1.0 for score, _ in ranks)


def test_the_score_of_a_play_is_that_of_the_turn_it_begins() -> None:
    """Greedy plays all cards that pay: which comes first is a matter of order, not of worth."""
    state = position(
        us={
            "hand": ["rifleman-a", "scout-a", "fog-of-war"],
            "scouted": ["17B", "2B"],
            "counters": {"riflemen-a": "17B", "scouts-a": "17B"},
            "deck": ["platoon-sergeant", "rifleman-a"],
            "supply": {"rifleman-a": 2, "fog-of-war": 6},
        },
        germany={"counters": {"riflemen-a": "11B"}, "deck": ["rifleman-a", "rifleman-a"]},
    )
    offered = state.legal("us")
    ranks = {action: score for score, action in normandy().policy().rank(state, "us", offered)}
    first = max(ranks.values())
    cards = {action[1] for action in offered if len(action) > 1}
    tops = [max(s for a, s in ranks.items() if len(a) > 1 and a[1] == card) for card in cards]
    assert all(first - top < 0.01 for top in tops)
    assert ranks[("end-turn",)] == 0.0
    assert ranks[("hunker", "card:rifleman-a")] < first - 1.0


# The turn, in each game.


def turns(id: str, scenario: str, limit: int) -> list[tuple[tuple[int, ...], Any]]:
    """The keys of a random game, each with what people call the turn."""
    game = sandtable.game(id)
    chance, rng = sandtable.Seeded(5), random.Random(5)
    state = game.start(scenario, chance)
    found: list[tuple[tuple[int, ...], Any]] = []
    for _ in range(limit):
        if not state.actors():
            break
        found.append((state.turn_key(), NAMED[id](state.to_json())))
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    return found


def undaunted(json: Any) -> Any:
    """The round, and whose turn it is."""
    lowest = json["decision"][0]
    return (json["round"], lowest["frame"], lowest.get("side"))


#: A turn as the rulebook has it, from a position.
NAMED: dict[str, Callable[[Any], Any]] = {
    "normandy": undaunted,
    "north-africa": undaunted,
    "memoir44": lambda json: (json["side"], json["turns"]),
    "heroes": lambda json: (
        (json["turn"], json["phase"], json["revealed"], json["special_out"])
        if json["phase"] == "activation"
        else (json["turn"], json["phase"])
    ),
}


@pytest.mark.parametrize(
    ("id", "scenario"),
    [
        ("normandy", "la-raye"),
        ("north-africa", "barce"),
        ("memoir44", "pegasus-bridge"),
        ("heroes", "two-streets"),
    ],
)
def test_the_key_changes_exactly_with_the_turn(id: str, scenario: str) -> None:
    found = turns(id, scenario, 250)
    assert len({key for key, _ in found}) > 3
    for (key, named), (next_key, next_named) in itertools.pairwise(found):
        assert (key == next_key) == (named == next_named)
        assert key <= next_key
