"""How a hopeless position is found (NOR-39.6): an upper bound of the points (NOR-A.16)."""

from collections.abc import Mapping
from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.proving_ground import PIN, document, ground, points
from tests.support import act, position, side

#: A side that is neither pinned nor hopeless, whatever the other does.
SOUND: Mapping[str, Any] = {
    "counters": {"riflemen-c": "4B"},
    "deck": ["rifleman-c", "scout-c", "rifleman-c", "scout-c"],
}
RIFLES = ["rifleman-a"]
#: Every tile with an objective, and what leads there from the US spawn tile 12B.
MARKED = ["12B", "3B", "17B", "2A", "9A", "13B", "8A", "10B"]


def ended(state: NormandyState) -> tuple[str | None, str] | None:
    return None if state.outcome is None else (state.outcome.winner, state.outcome.rule)


def hopeless(scenario: Mapping[str, Any] | None = None, /, **us: Any) -> bool:
    """Is the US hopeless, needing all seven points against an enemy who has to pin it?

    Hunker Down of a Mortar card, which bears on nothing, makes the engine look.
    """
    state = position(
        scenario=scenario or document(points(7), PIN),
        us={**us, "hand": ["mortar", "fog-of-war", *us.get("hand", [])]},
        germany=SOUND,
    )
    act(state, "hunker MO")
    assert ended(state) in (None, ("germany", "NOR-39.2"))
    return state.outcome is not None


def without_spawns() -> dict[str, Any]:
    """The proving ground with no spawn marker for the US."""
    scenario = document(points(7), PIN)
    scenario["us"] = {**scenario["us"], "spawn": []}
    return scenario


# Usable Riflemen.


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play"])
@pytest.mark.parametrize("squad", ["a", "c"])
def test_a_rifleman_card_anywhere_in_the_cycle_keeps_hope(zone: str, squad: str) -> None:
    assert not hopeless(scouted=MARKED, **{zone: [f"rifleman-{squad}"]})


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play"])
@pytest.mark.parametrize("card", ["platoon-sergeant", "platoon-guide", "squad-leader-b"])
def test_a_rifleman_card_in_the_supply_keeps_hope_while_a_bolster_may_take_it(
    zone: str, card: str
) -> None:
    assert not hopeless(scouted=MARKED, supply={"rifleman-b": 1}, **{zone: [card]})


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize(
    "us",
    [
        {},
        {"deck": ["squad-leader-a", "squad-leader-c"]},
        {"supply": {"rifleman-b": 5, "squad-leader-b": 1, "platoon-sergeant": 1}},
        {"supply": {"rifleman-b": 5}, "deck": ["scout-b", "machine-gunner-b"]},
    ],
)
def test_a_rifleman_card_that_no_bolster_can_take_is_no_hope(us: dict[str, Any]) -> None:
    supply = {"rifleman-b": 5, **us.get("supply", {})}
    assert hopeless(scouted=MARKED, **{**us, "supply": supply})


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_a_bolster_without_riflemen_in_the_supply_is_no_hope() -> None:
    assert hopeless(scouted=MARKED, supply={"scout-a": 3}, deck=["platoon-sergeant"])


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_a_riflemen_counter_without_a_card_to_come_is_no_hope_though_it_can_be_guided() -> None:
    assert hopeless(scouted=MARKED, counters={"riflemen-a": "12B"}, deck=["platoon-guide"])


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize("on_board", [True, False])
def test_without_a_spawn_marker_only_riflemen_on_the_board_are_hope(on_board: bool) -> None:
    counters = {"riflemen-a": "12B"} if on_board else {}
    found = hopeless(without_spawns(), scouted=MARKED, counters=counters, deck=["rifleman-a"])
    assert found is not on_board


# What they can reach.


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_without_scouts_only_tiles_with_a_friendly_marker_can_be_reached() -> None:
    gap = [tile for tile in MARKED if tile not in ("9A", "8A")]
    assert hopeless(scouted=gap, deck=["rifleman-a"])


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize(
    "us",
    [
        {"deck": ["rifleman-a", "scout-b"]},
        {"deck": ["rifleman-a"], "discard": ["scout-a"], "counters": {"scouts-a": "3B"}},
        {"deck": ["rifleman-a", "squad-leader-c"], "supply": {"scout-c": 1}},
    ],
)
def test_with_usable_scouts_every_tile_can_be_reached(us: dict[str, Any]) -> None:
    assert not hopeless(scouted=[], **us)


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize(
    "us",
    [
        {"counters": {"riflemen-a": "12B", "scouts-a": "12B"}},
        {"counters": {"riflemen-a": "12B"}, "hand": ["scout-a"]},
        {"counters": {"riflemen-a": "12B", "scouts-b": "12B"}, "supply": {"scout-b": 3}},
    ],
)
def test_scouts_without_a_card_or_a_way_in_open_no_tiles(us: dict[str, Any]) -> None:
    assert hopeless(without_spawns(), scouted=["12B"], deck=["rifleman-a"], **us)


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_the_counters_tile_and_the_spawn_tile_are_both_starting_points() -> None:
    # From the spawn tile 12B the left objectives, from 8A the right ones.
    assert not hopeless(
        scouted=["12B", "3B", "17B", "2A", "8A", "13B", "10B"],
        counters={"riflemen-a": "8A"},
        deck=["rifleman-a"],
    )


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_several_riflemen_may_share_the_work() -> None:
    left = {"scouted": ["17B", "2A", "3B", "13B", "10B", "4B"]}
    counters = {"riflemen-a": "3B", "riflemen-b": "4B"}
    cards = ["rifleman-a", "rifleman-b"]
    assert not hopeless(without_spawns(), **left, counters=counters, deck=cards)
    assert hopeless(without_spawns(), **left, counters=counters, deck=cards[:1])
    assert hopeless(without_spawns(), **left, counters=counters, deck=cards[1:])


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize(("near", "far"), [("a", "b"), ("b", "a")])
def test_an_objective_riflemen_stand_on_counts_whichever_squad_it_is(near: str, far: str) -> None:
    # 13B has no own marker and is cut off; NOR-A.16 counts from the counter's tile all the same.
    scenario = document(points(3), PIN)
    assert not hopeless(
        scenario,
        scouted=["12B"],
        counters={f"riflemen-{near}": "12B", f"riflemen-{far}": "13B"},
        deck=["rifleman-a", "rifleman-b"],
    )


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_points_held_count_though_nobody_could_go_there() -> None:
    assert not hopeless(scouted=["12B", "3B", "17B"], controlled=["2A", "13B", "10B"], deck=RIFLES)
    assert hopeless(scouted=["12B", "3B", "17B"], controlled=["2A", "13B"], deck=RIFLES)


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_enemies_their_control_and_suppression_can_pass_and_take_no_hope() -> None:
    state = ground(
        us={
            "hand": ["mortar", "fog-of-war"],
            "counters": {"riflemen-a": "12B"},
            "suppressed": ["riflemen-a"],
            "scouted": MARKED,
            "deck": RIFLES,
        },
        germany={
            **SOUND,
            "counters": {"riflemen-a": "3B", "riflemen-b": "17B", "sniper": "12B"},
            "controlled": ["17B", "2A", "13B", "10B"],
        },
        goals=(points(7), PIN),
    )
    act(state, "hunker MO")
    assert state.outcome is None


# The radio of scenario 10.


def radio(seat: str, value: int = 1, **own: Any) -> NormandyState:
    """Scenario 10: both need five points, the enemy of this seat has two."""
    other = "germany" if seat == "us" else "us"
    sides: dict[str, Any] = {
        seat: {**own, "hand": ["mortar", "fog-of-war"]},
        other: {
            "counters": {"riflemen-a": "8B"},
            "deck": ["rifleman-a", "scout-a"],
            "controlled": ["1B"],
        },
    }
    objectives = {"6B": value, "5B": 1, "1B": 2, "11A": 1, "7B": 1, "8B": 1}
    return position(scenario="critical-intelligence", **sides, turn=seat, objectives=objectives)


def radio_is_hopeless(seat: str, **own: Any) -> bool:
    state = radio(seat, **own)
    act(state, "hunker MO")
    return state.outcome is not None


@pytest.mark.rule("NOR-39.6", "NOR-A.16", "NOR-4.16")
@pytest.mark.parametrize("control", ["scouted", "controlled"])
def test_the_radio_is_hope_without_limit_for_riflemen_who_can_reach_it(control: str) -> None:
    assert not radio_is_hopeless(
        "us", counters={"riflemen-a": "6B"}, deck=RIFLES, **{control: ["6B"]}
    )


@pytest.mark.rule("NOR-39.6", "NOR-A.16", "NOR-4.17")
@pytest.mark.parametrize("control", ["scouted", "controlled"])
def test_the_radio_is_hope_for_germany_too(control: str) -> None:
    # Not that Germany could raise its value, but the US may, and then lose it.
    assert not radio_is_hopeless(
        "germany", counters={"riflemen-a": "6B"}, deck=RIFLES, **{control: ["6B"]}
    )


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_a_radio_out_of_reach_is_no_hope() -> None:
    assert radio_is_hopeless(
        "us", counters={"riflemen-a": "18B"}, scouted=["4B", "18B", "15B"], deck=RIFLES
    )


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
@pytest.mark.parametrize(("value", "expected"), [(1, ("germany", "NOR-39.3")), (2, None)])
def test_a_radio_held_without_usable_riflemen_counts_its_present_value(
    value: int, expected: tuple[str, str] | None
) -> None:
    state = radio("us", value, counters={"riflemen-a": "6B"}, controlled=["6B"])
    act(state, "hunker MO")
    assert ended(state) == expected


# When it is looked for.


@pytest.mark.rule("NOR-39.6", "NOR-A.16", "NOR-37.6")
def test_a_casualty_can_make_a_side_hopeless() -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "4B"}},
        germany={
            "hand": ["rifleman-a"],
            "counters": {"riflemen-a": "4B", "scouts-a": "4B"},
            "deck": ["scout-a"],
        },
        goals=(PIN, points(1)),
    )
    act(state, "RA attack gRA", [9])  # its last card; the counter still stands
    assert ended(state) == ("us", "NOR-39.2")
    assert side(state, "germany")["counters"]["riflemen-a"] == "4B"


@pytest.mark.rule("NOR-39.6", "NOR-A.16", "NOR-37.6")
def test_losing_the_last_scout_can_make_a_side_hopeless() -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "4B"}},
        germany={
            "hand": ["scout-a"],
            "counters": {"riflemen-a": "4B", "scouts-a": "4B"},
            "deck": ["rifleman-a"],
            "scouted": ["4B"],
        },
        goals=(PIN, points(2)),
    )
    act(state, "RA attack gSA", [9])
    assert ended(state) == ("us", "NOR-39.2")


@pytest.mark.rule("NOR-39.6", "NOR-A.16", "NOR-14.4")
def test_hunkering_the_last_bolster_card_can_make_a_side_hopeless() -> None:
    state = ground(
        us={
            "hand": ["platoon-sergeant", "fog-of-war"],
            "counters": {"riflemen-a": "12B"},
            "supply": {"rifleman-a": 4, "scout-a": 2},
        },
        germany=SOUND,
        goals=(points(1), PIN),
    )
    act(state, "hunker PS")
    assert ended(state) == ("germany", "NOR-39.2")


@pytest.mark.rule("NOR-39.6", "NOR-A.16", "NOR-37.6")
@pytest.mark.parametrize("play", ["RA move 8A", "PG guide uRA 8A"])
def test_leaving_a_tile_to_which_there_is_no_way_back_can_make_a_side_hopeless(play: str) -> None:
    scenario = document(points(3), PIN)
    scenario["us"] = {**scenario["us"], "spawn": []}
    state = position(
        scenario=scenario,
        us={
            "hand": ["rifleman-a", "platoon-guide"],
            "counters": {"riflemen-a": "13B"},  # three points, but no own marker
            "scouted": ["8A"],
        },
        germany=SOUND,
    )
    act(state, play)
    assert ended(state) == ("germany", "NOR-39.2")


@pytest.mark.rule("NOR-39.6", "NOR-A.16")
def test_an_enemy_control_can_make_a_side_hopeless() -> None:
    state = ground(
        us={
            "hand": ["fog-of-war"],
            "counters": {"riflemen-a": "12B"},
            "deck": RIFLES,
            "scouted": ["12B", "3B", "17B"],
            "controlled": ["13B"],  # cut off
        },
        germany={
            **SOUND,
            "hand": ["rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "13B"},
            "scouted": ["13B"],
        },
        goals=(points(4), PIN),
        turn="germany",
    )
    act(state, "RA control")
    assert ended(state) == ("germany", "NOR-39.2")
