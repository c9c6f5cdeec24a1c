"""Removing and returning counters (NOR-34)."""

import random
from typing import Any

import pytest

from sandtable import Seeded
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.proving_ground import PIN, document, ground
from tests.support import act, legal, normandy, position, rule_against, side


def mortar(turn: str = "germany", **us: Any) -> NormandyState:
    """A US mortar in 12B laid on 4B, Germans beside it whose turn it is."""
    return ground(
        us={
            "counters": {"mortar": "12B", "riflemen-a": "17B"},
            "scouted": ["12B", "17B"],
            "target": "4B",
            **us,
        },
        germany={
            "hand": ["rifleman-a", "rifleman-a", "machine-gunner-a"],
            "counters": {"riflemen-a": "12B", "machine-gunners-a": "12B"},
            "target": "17B",
        },
        turn=turn,
    )


@pytest.mark.rule("NOR-34.1")
def test_in_random_games_a_counter_leaves_the_board_only_by_a_hit_that_finds_no_card() -> None:
    assert sum(counters_removed(seed) for seed in range(4)) > 0


def counters_removed(seed: int) -> int:
    """How many counters left the board in a random game; each of them must have been hit."""
    state = normandy().start("streets-of-tessy-sur-vire", Seeded(seed), {"round_limit": 25})
    picks = random.Random(seed)
    chance = Seeded(seed + 100)
    removed = 0
    while state.outcome is None:
        before = state.to_json()["sides"]
        seat = state.actors()[0]
        plays = state.legal(seat)
        fights = [play for play in plays if play[0] in ("attack", "blast", "suppress")]
        events = state.apply(seat, picks.choice(fights or plays), chance)
        after = state.to_json()["sides"]
        gone = {event.params["unit"] for event in events if event.key == "counter-removed"}
        hit = {event.params["target"] for event in events if event.params.get("success")}
        removed += len(gone)
        assert gone == lost(before, after)
        assert gone <= hit
        assert not any(has_card(before, unit) for unit in gone)
    return removed


def lost(before: Any, after: Any) -> set[str]:
    """The units that were on the board before and are not after."""
    return {
        f"{seat}-{name}"
        for seat in before
        for name in before[seat]["counters"]
        if name not in after[seat]["counters"]
    }


def has_card(sides: Any, unit: Any) -> bool:
    """Does a card of the unit lie in its owner's hand, discard or deck?"""
    seat, _, name = unit.partition("-")
    card = name.replace("riflemen", "rifleman").replace("scouts", "scout")
    card = card.replace("gunners", "gunner")
    return any(card in sides[seat][zone] for zone in ("hand", "discard", "deck"))


@pytest.mark.rule("NOR-34.1", "NOR-14.5")
def test_hunkering_the_last_card_of_a_unit_leaves_its_counter() -> None:
    state = ground(
        us={"hand": ["scout-a", "fog-of-war"], "counters": {"scouts-a": "17B"}},
        germany={"counters": {"riflemen-a": "4B"}},
    )
    act(state, "hunker SA")
    assert side(state, "us")["counters"] == {"scouts-a": "17B"}


@pytest.mark.rule("NOR-34.2", "NOR-34.3", "NOR-13.7")
def test_a_lost_counter_comes_back_ready_in_its_spawn_tile_when_a_bolstered_card_acts() -> None:
    state = ground(
        us={
            "hand": ["platoon-sergeant", "fog-of-war"],
            "supply": {"scout-a": 1},
            "counters": {"scouts-a": "2A", "riflemen-a": "17B"},
            "suppressed": ["scouts-a"],
            "deck": ["squad-leader-a"],
        },
        germany={
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "2A"},
            "deck": ["fog-of-war"] * 4,
        },
        turn="germany",
    )
    act(state, "RA attack uSA", [9])
    assert "scouts-a" not in side(state, "us")["counters"]
    act(state, "end-turn")
    act(state, "PS bolster")
    act(state, "take SA")
    assert "scouts-a" not in side(state, "us")["counters"]
    act(state, "end-turn")
    act(state, "bid PS", seat="us")
    act(state, "bid FW", seat="germany")
    assert rule_against(state, "SA scout 2A") == "NOR-13.2"
    act(state, "SA@12B scout")
    assert side(state, "us")["counters"]["scouts-a"] == "12B"
    assert side(state, "us")["suppressed"] == []


@pytest.mark.rule("NOR-34.2")
@pytest.mark.parametrize("zone", ["supply", "discard", "deck"])
def test_a_lost_counter_does_not_come_back_by_its_cards_alone(zone: str) -> None:
    cards: Any = {"scout-a": 1} if zone == "supply" else ["scout-a"]
    state = ground(
        us={zone: cards, "hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "17B"}},
        germany={"counters": {"riflemen-a": "4B"}},
    )
    act(state, "RA move")
    assert "scouts-a" not in side(state, "us")["counters"]


@pytest.mark.rule("NOR-34.4")
def test_a_counter_may_be_lost_and_come_back_again_and_again() -> None:
    state = ground(
        us={
            "hand": ["scout-a", "squad-leader-a", "mortar", "mortar", "fog-of-war"],
            "counters": {"mortar": "9A", "riflemen-a": "17B"},
            "target": "12B",  # the US spawn tile
        },
        germany={"counters": {"riflemen-a": "4B"}},
    )
    act(state, "SA@12B conceal")
    act(state, "MO blast", [9])  # its only card lies in the play area (NOR-A.12)
    assert "scouts-a" not in side(state, "us")["counters"]
    act(state, "LA inspire")
    act(state, "take SA")
    act(state, "SA@12B conceal")
    assert side(state, "us")["counters"]["scouts-a"] == "12B"
    act(state, "MO blast", [9])
    assert "scouts-a" not in side(state, "us")["counters"]
    act(state, "end-turn")
    act(state, "bid LA", seat="us")
    assert "SA@12B conceal" in legal(state)


@pytest.mark.rule("NOR-34.5", "NOR-A.14")
def test_a_lost_mortar_takes_its_target_marker_along_and_only_its_own() -> None:
    state = mortar()
    act(state, "RA attack uMO", [9])
    assert "mortar" not in side(state, "us")["counters"]
    assert side(state, "us")["target"] is None
    assert side(state, "germany")["target"] == "17B"


@pytest.mark.rule("NOR-34.5", "NOR-A.14")
def test_a_mortar_that_loses_a_card_keeps_its_target_marker() -> None:
    state = mortar(hand=["mortar"])
    act(state, "RA attack uMO", [9])
    assert side(state, "us")["hand"] == []
    assert side(state, "us")["target"] == "4B"


@pytest.mark.rule("NOR-34.5", "NOR-A.14")
def test_another_counter_that_is_lost_leaves_the_target_marker() -> None:
    state = mortar(counters={"mortar": "12B", "riflemen-a": "17B", "scouts-a": "12B"})
    act(state, "RA attack uSA", [9])
    assert "scouts-a" not in side(state, "us")["counters"]
    assert side(state, "us")["target"] == "4B"


@pytest.mark.rule("NOR-A.14", "NOR-26.7")
def test_a_suppressed_mortar_keeps_its_target_marker() -> None:
    state = mortar()
    act(state, "MA suppress uMO", [9, 1, 1, 1])
    assert side(state, "us")["suppressed"] == ["mortar"]
    assert side(state, "us")["target"] == "4B"


@pytest.mark.rule("NOR-A.14", "NOR-16.4")
@pytest.mark.parametrize(
    ("play", "target"),
    [
        ("MO move", "4B"),
        ("PG guide uMO", "4B"),
        ("MO move 17B", None),
        ("PG guide uMO 17B", None),
    ],
)
def test_a_mortar_that_goes_zero_tiles_keeps_its_target_marker(
    play: str, target: str | None
) -> None:
    state = mortar(hand=["mortar", "platoon-guide", "fog-of-war"], turn="us")
    act(state, play)
    assert side(state, "us")["target"] == target


@pytest.mark.rule("NOR-34.5", "NOR-27.7")
def test_a_mortar_that_has_come_back_has_to_be_laid_again() -> None:
    state = mortar(hand=["mortar", "fog-of-war"], counters={"riflemen-a": "17B"}, target=None)
    act(state, "end-turn")
    assert rule_against(state, "MO@12B blast") == "NOR-27.7"
    act(state, "MO@12B target 4B")
    assert side(state, "us")["target"] == "4B"


@pytest.mark.rule("NOR-34.3", "NOR-13.10")
def test_a_counter_without_a_spawn_marker_cannot_come_back() -> None:
    scenario = document(PIN, PIN)
    scenario["us"] = {**scenario["us"], "spawn": [{"tile": "12B", "units": ["b"]}]}
    state = position(
        scenario=scenario,
        us={"hand": ["scout-a"], "counters": {"riflemen-a": "17B"}},
        germany={"counters": {"riflemen-a": "4B"}},
    )
    assert legal(state) == ["hunker SA", "end-turn"]
    assert rule_against(state, "SA scout 12B") == "NOR-13.10"
