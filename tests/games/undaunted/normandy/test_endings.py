"""Endings (NOR-37 to NOR-39): several at one moment; none missed, none invented."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from sandtable import BadInput, Seeded, State
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.start import open_position
from tests.games.undaunted.normandy.proving_ground import PIN, document, ground, points
from tests.games.undaunted.normandy.slow_endings import Witness
from tests.support import act, normandy, side

#: Counters and cards with which a side neither is pinned nor can become hopeless.
SOUND: Mapping[str, Any] = {
    "counters": {"riflemen-c": "12B"},
    "deck": ["rifleman-c", "scout-c", "rifleman-c", "scout-c"],
}


def ended(state: State) -> tuple[str | None, str] | None:
    """The winner and the rule of the outcome."""
    return None if state.outcome is None else (state.outcome.winner, state.outcome.rule)


@pytest.mark.rule("NOR-37.6", "NOR-A.29")
@pytest.mark.parametrize("acting", ["us", "germany"])
def test_the_acting_sides_condition_comes_before_the_other_sides(acting: str) -> None:
    state = ground(
        us={**SOUND, "controlled": ["2A"]},
        germany={**SOUND, "controlled": ["13B"]},
        goals=(points(2), points(2)),
        turn=acting,
    )
    assert ended(state) == (acting, "NOR-37.4")


@pytest.mark.rule("NOR-37.6", "NOR-A.29")
def test_a_victory_condition_comes_before_a_hopeless_position() -> None:
    state = ground(
        us={"counters": {"riflemen-a": "2A"}},
        germany={**SOUND, "hand": ["rifleman-c", "fog-of-war"], "counters": {"riflemen-c": "2A"}},
        goals=(points(4), PIN),
        turn="germany",
    )
    act(state, "RC attack uRA", [9])  # without Riflemen the US is pinned, and hopeless as well
    assert ended(state) == ("germany", "NOR-38.3")


@pytest.mark.rule("NOR-37.2", "NOR-38.3", "NOR-38.4", "NOR-38.5")
@pytest.mark.parametrize(
    ("us", "germany", "goals", "expected"),
    [
        ({"controlled": ["13B"]}, {}, (points(3), PIN), ("us", "NOR-37.4")),
        ({}, {"controlled": ["13B"]}, (points(3), points(3)), ("germany", "NOR-37.4")),
        ({}, {"counters": {}, "fielded": True}, (PIN, points(3)), ("us", "NOR-38.3")),
        ({}, {"counters": {}, "fielded": True}, (points(3), points(3)), None),
        ({}, {"counters": {}}, (PIN, points(3)), None),
        (
            {"counters": {}, "fielded": True},
            {"counters": {}, "fielded": True, "controlled": ["2A"]},
            (points(3), points(3)),
            ("germany", "NOR-38.4"),
        ),
        (
            {"counters": {}, "fielded": True},
            {"counters": {}, "fielded": True},
            (points(3), points(3)),
            ("us", "NOR-38.5"),
        ),
    ],
)
@pytest.mark.parametrize("frame", [{"frame": "turn", "side": "us"}, {"frame": "initiative"}])
def test_a_position_that_meets_a_condition_is_over(
    us: dict[str, Any],
    germany: dict[str, Any],
    goals: tuple[Mapping[str, Any], Mapping[str, Any]],
    expected: tuple[str, str] | None,
    frame: dict[str, Any],
) -> None:
    hand = {"hand": ["rifleman-c"]}
    state = ground(
        {**SOUND, **hand, **us}, {**SOUND, **hand, **germany}, goals=goals, decision=[frame]
    )
    assert ended(state) == expected
    assert bool(state.actors()) == (expected is None)
    document = state.to_json()
    assert normandy().from_json(document).to_json() == document
    if expected is not None:
        with pytest.raises(BadInput, match="position-over"):
            open_position(normandy(), document | {"outcome": None})


@pytest.mark.rule("NOR-37.2", "NOR-37.7")
def test_an_outcome_in_a_position_is_kept() -> None:
    state = ground({**SOUND, "hand": ["rifleman-c"]}, {**SOUND, "controlled": ["2A"]})
    act(state, "resign", seat="germany")
    resigned = normandy().from_json(state.to_json())
    assert ended(resigned) == ("us", "NOR-37.7")


@pytest.mark.rule("NOR-37.6", "NOR-A.29", "NOR-39.7")
@pytest.mark.parametrize(
    ("us", "germany", "expected"),
    [
        ([], ["2A"], ("germany", "NOR-39.3")),
        (["2A"], [], ("us", "NOR-38.4")),
        ([], [], ("germany", "NOR-38.5")),
    ],
)
def test_a_hopeless_position_comes_before_both_being_pinned(
    us: list[str], germany: list[str], expected: tuple[str, str]
) -> None:
    state = ground(
        us={
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "12B"},
            "controlled": us,
        },
        germany={"deck": SOUND["deck"], "controlled": germany, "fielded": True},
        goals=(points(7), points(7)),
        initiative="germany",
    )
    act(state, "hunker RA")
    assert ended(state) == expected


def duel(goals: tuple[Mapping[str, Any], Mapping[str, Any]]) -> NormandyState:
    """The last Riflemen of both sides, without a card to lose, under the US mortar's fire."""
    state = ground(
        us={
            "hand": ["mortar", "fog-of-war"],
            "counters": {"mortar": "12B", "riflemen-a": "4B"},
            "target": "4B",
            "supply": {"rifleman-a": 2, "scout-a": 1},
            "deck": ["platoon-sergeant"],
        },
        germany={
            "counters": {"riflemen-a": "4B"},
            "supply": {"rifleman-a": 2, "scout-a": 1},
            "deck": ["platoon-sergeant"],
            "controlled": ["17B"],
        },
        goals=goals,
    )
    act(state, "MO blast")
    return state


@pytest.mark.rule("NOR-A.29", "NOR-A.13", "NOR-38.3")
def test_who_blasts_away_their_own_last_riflemen_loses_where_the_enemy_has_to_pin() -> None:
    state = duel((PIN, PIN))
    act(state, "blast uRA", [9])  # the other die would have taken the enemy's
    assert ended(state) == ("germany", "NOR-38.3")
    assert side(state, "germany")["counters"] == {"riflemen-a": "4B"}


@pytest.mark.rule("NOR-A.29", "NOR-A.13", "NOR-38.3")
def test_who_blasts_the_enemys_last_riflemen_first_wins_and_keeps_their_own() -> None:
    state = duel((PIN, PIN))
    act(state, "blast gRA", [9])
    assert ended(state) == ("us", "NOR-38.3")
    assert "riflemen-a" in side(state, "us")["counters"]


@pytest.mark.rule("NOR-A.29", "NOR-38.4")
@pytest.mark.parametrize("first", ["blast uRA", "blast gRA"])
def test_a_blast_that_takes_the_last_riflemen_of_both_leaves_it_to_the_points(first: str) -> None:
    state = duel((points(7), points(7)))
    act(state, first, [9, 9])
    assert ended(state) == ("germany", "NOR-38.4")


@pytest.mark.rule("NOR-A.29", "NOR-A.13", "NOR-39.2")
def test_who_blasts_away_their_own_last_hope_loses() -> None:
    state = ground(
        us={
            "hand": ["mortar", "rifleman-a"],
            "counters": {"mortar": "12B", "riflemen-a": "4B"},
            "target": "4B",
        },
        germany={"counters": {"riflemen-a": "4B"}},
        goals=(points(1), PIN),
    )
    act(state, "MO blast")
    act(state, "blast uRA", [9])
    assert ended(state) == ("germany", "NOR-39.2")
    assert side(state, "us")["counters"]["riflemen-a"] == "4B"


# Every ending, and none but those due: the engine beside a second reading of the rules.

#: A game that nobody wins (NOR-7.5).
HOUSE_LIMIT = (None, "NOR-7.5")
#: How a random player likes the actions; 1 where nothing is said.
TEMPERS: dict[str, dict[str, float]] = {
    "any": {},
    "storm": {"attack": 6, "blast": 6, "control": 30, "bolster": 3, "hunker": 0.2, "end-turn": 0.3},
    "cower": {"hunker": 8, "attack": 3, "blast": 3, "control": 10},
}


def check_every_step(scenario: Mapping[str, Any], temper: str, seed: int, rounds: int) -> str:
    """Play at random, comparing outcomes after every step; the rule that ended the game."""
    game = normandy()
    picks, chance = random.Random(seed), Seeded(seed)
    state = game.start(scenario, chance, {"round_limit": rounds})
    witness = Witness(game, scenario)
    witness.watch(state.to_json())
    while state.outcome is None:
        seat = picks.choice(state.actors())
        plays = state.legal(seat)
        weights = [TEMPERS[temper].get(play[0], 1.0) for play in plays]
        state.apply(seat, picks.choices(plays, weights)[0], chance)
        after = state.to_json()
        witness.watch(after)
        due = witness.ending(after, seat)
        found = ended(state)
        assert due == (None if found == HOUSE_LIMIT else found)
    return state.outcome.rule


@pytest.mark.rule("NOR-37.2", "NOR-37.4", "NOR-37.6", "NOR-38.1", "NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize(("temper", "games"), [("any", 1), ("storm", 2), ("cower", 5)])
@pytest.mark.parametrize("scenario", normandy().scenarios())
def test_no_ending_is_missed_and_none_invented(scenario: str, temper: str, games: int) -> None:
    book = normandy().scenario_json(scenario)
    for seed in range(games):
        check_every_step(book, temper, seed, rounds=40)


def brawl(goals: tuple[Mapping[str, Any], Mapping[str, Any]]) -> dict[str, Any]:
    """Two handfuls of men close together: every kind of ending is near."""
    scenario = document(*goals)
    for seat, tile, ahead in (("us", "2A", "9A"), ("germany", "9A", "2A")):
        scenario[seat] = {
            **scenario[seat],
            "scouted": ["2A", "9A", "16A", "5B", "13B"],
            "counters": {"riflemen-a": tile, "machine-gunners-a": tile, "mortar": ahead},
            "deck": {"rifleman-a": 2, "machine-gunner-a": 2, "mortar": 1, "squad-leader-a": 1},
            "supply": {"rifleman-a": 1, "fog-of-war": 1},
        }
    return scenario


BOTH_KINDS: Mapping[str, Any] = {"points": 4, "pin": True}


@pytest.mark.rule("NOR-37.6", "NOR-A.29", "NOR-A.37")
@pytest.mark.parametrize(
    ("goals", "expected"),
    [
        ((PIN, PIN), {"NOR-38.3"}),
        ((points(5), points(5)), {"NOR-37.4", "NOR-38.5", "NOR-39.3"}),
        ((BOTH_KINDS, points(4)), {"NOR-37.4", "NOR-38.3", "NOR-39.2"}),
        ((points(5), PIN), {"NOR-38.3", "NOR-39.2"}),
        ((BOTH_KINDS, BOTH_KINDS), {"NOR-38.3"}),
    ],
)
def test_no_ending_is_missed_or_invented_with_any_goals(
    goals: tuple[Mapping[str, Any], Mapping[str, Any]], expected: set[str]
) -> None:
    scenario = brawl(goals)
    rules = {
        check_every_step(scenario, temper, seed, rounds=30)
        for temper in ("any", "storm")
        for seed in range(8)
    }
    assert rules >= expected
