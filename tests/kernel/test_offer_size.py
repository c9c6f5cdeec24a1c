"""An offer costs so much for each legal action, however many there are.

Costs are counted in calls, not in time; the compiled engine makes none that can be counted.
"""

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable.kernel.action import Action
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.state import State
from tests.heroes import Table, open_ground

#: How many times as large the largest position of a family is, at least, and how many times as
#: dear each of its actions may be.
LARGER = 2.5
DEARER = 1.5

Family = Callable[[int], tuple[State, str]]


# The kernel.


class Word(tuple[str, ...]):
    """An action that counts how often it is compared with another."""

    compared = 0

    def __eq__(self, other: object) -> bool:
        Word.compared += 1
        return tuple.__eq__(self, other)

    def __hash__(self) -> int:
        return tuple.__hash__(self)


class Menu(Frame[State]):
    """Offers ``count`` actions and counts the questions. Nameless: never in a document."""

    def __init__(self, count: int) -> None:
        self.words: list[Action] = [Word(("take", f"number:{n}")) for n in range(count)]
        self.listed = 0
        self.odds_of: list[Action] = []

    def actors(self, state: State) -> tuple[str, ...]:
        return ("one",)

    def legal(self, state: State, seat: str) -> list[Action]:
        self.listed += 1
        return self.words

    def odds(self, state: State, action: Action) -> list[Odds]:
        self.odds_of.append(action)
        return []


def test_an_offer_lists_once_and_searches_nothing() -> None:
    state = State(("one", "other"), ("one", "other"))
    menu = Menu(500)
    state.push(menu)
    Word.compared = 0
    assert len(state.offer("one")) == 500
    assert len(state.offer("one")) == 500
    assert menu.listed == 1
    assert len(menu.odds_of) == 1000
    assert all(asked is word for asked, word in zip(menu.odds_of, menu.words * 2, strict=True))
    assert Word.compared == 0


# The games.


def calls_of(state: State, seat: str) -> tuple[int, int]:
    """The calls that an offer makes, and the actions in it."""
    calls = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal calls
        if event in ("call", "c_call"):
            calls += 1

    state.offer(seat)  # what is worked out once for a battle is worked out now
    state.forget()
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        offer = state.offer(seat)
    finally:
        sys.setprofile(before)
    return calls, len(offer)


def fire_at(count: int) -> tuple[State, str]:
    """A machine gun and some riflemen before it."""
    enemies = {f"g-landser-{n + 1}": f"{chr(ord('A') + n)}8" for n in range(count)}
    table = Table(open_ground(9, 9), {"s-maxim": "E1 e deployed", **enemies})
    table.activate("s-maxim")
    return table.state, "soviet"


def set_up_on(size: int) -> tuple[State, str]:
    """An army to be set up on a field with this many rows."""
    scenario = {
        "id": "rows", "number": 0, "source": "test", "turns": 5, "hand": 3, "initiative": "soviet",
        "sets_up_first": "soviet", "tie": "draw", "points": [],
        "field": {"ground": ["......"] * size},
        "forces": {"soviet": [{"tile": "t-volga"}], "german": [{"tile": "t-pzg"}]},
        "zones": [
            {"id": side, "side": side, "rects": [[0, 0, 5, size - 1]]}
            for side in ("soviet", "german")
        ],
    }  # fmt: skip
    return sandtable.game("heroes").start(scenario, sandtable.Seeded(1)), "soviet"


def hand(game: str, scenario: str, side: str) -> Family:
    """A turn with this many different cards in hand, at the start of a scenario."""

    def family(count: int) -> tuple[State, str]:
        state = sandtable.game(game).start(scenario, sandtable.Seeded(1))
        document: Any = json.loads(json.dumps(state.to_json()))
        own = document["sides"][side]
        own["hand"], own["deck"] = sorted({*own["hand"], *own["deck"]})[:count], []
        for key in ("box", "shown", "lacks"):
            del own[key]
        document["decision"] = [{"frame": "turn", "side": side}]
        return sandtable.game(game).from_json(document), side

    return family


def march(count: int) -> tuple[State, str]:
    """Some units that have been ordered, of those that a game of Memoir '44 moves."""
    game, rng, chance = sandtable.game("memoir44"), random.Random(1), sandtable.Seeded(1)
    state = game.start("toulon", chance)
    while state.frames[-1].name != "moves":
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    document: Any = json.loads(json.dumps(state.to_json()))
    seat = state.actors()[0]
    ordered = next(unit for unit in document["units"].values() if "order" in unit)
    given = {key: value for key, value in ordered.items() if key not in ("hex", "figures")}
    own = [id for id in document["units"] if id.startswith(state.side_of(seat))]
    for number, id in enumerate(own):
        unit = document["units"][id]
        document["units"][id] = {"hex": unit["hex"], "figures": unit["figures"]}
        if number < count:
            document["units"][id] |= given
    return game.from_json(document), seat


@pytest.mark.parametrize(
    ("family", "small", "large"),
    [
        (fire_at, 2, 9),
        (set_up_on, 4, 16),
        (hand("normandy", "la-raye", "us"), 2, 9),
        (hand("north-africa", "barce", "lrdg"), 2, 9),
        (march, 2, 10),
    ],
    ids=["heroes-fire", "heroes-set-up", "normandy", "north-africa", "memoir44"],
)
def test_an_action_costs_no_more_where_there_are_many(
    family: Family, small: int, large: int
) -> None:
    few_calls, few = calls_of(*family(small))
    many_calls, many = calls_of(*family(large))
    assert many > LARGER * few
    assert many_calls * few <= DEARER * few_calls * many
