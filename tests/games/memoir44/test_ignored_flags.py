"""Flags that may be ignored, and units that never move (M44-16.11 to 16.15)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.battlefield import (
    BEHIND,
    ONE,
    THREE,
    TWO,
    attack,
    driven,
    figures,
    keys,
    medals,
    ready,
    retreats,
    unit_on,
)
from tests.memoir import act, legal, rule_against, table

COVERED = [
    pytest.param("b", "i", id="infantry in a bunker"),
    pytest.param("h", "i", id="infantry at a hedgehog"),
    pytest.param("s", "i", id="infantry behind sandbags"),
    pytest.param("s", "a", id="armor behind sandbags"),
    pytest.param("s", "g", id="artillery behind sandbags"),
]


@pytest.mark.rule("M44-16.11", "M44-16.12")
@pytest.mark.parametrize(("obstacle", "target"), COVERED)
def test_a_covered_unit_may_ignore_the_first_flag_or_retreat(obstacle: str, target: str) -> None:
    # A37: a permission, decided before moving.
    state = driven(ONE, target=target, obstacles={"r5c4": obstacle})
    unit = unit_on(state, "r5c4")
    assert legal(state) == [f"retreat {unit} r4c4", f"retreat {unit} r4c5", f"hold {unit}"]
    assert state.actors() == ("axis",)
    before = figures(state, "r5c4")
    events = act(state, f"hold {unit}")
    assert keys(events)[0] == "flag-ignored"
    assert figures(state, "r5c4") == before


@pytest.mark.rule("M44-16.11")
@pytest.mark.parametrize(("ground", "obstacle"), [(".", "."), ("F", "."), ("H", "."), (".", "w")])
def test_an_uncovered_unit_ignores_no_flag(ground: str, obstacle: str) -> None:
    state = driven(ONE, ground={"r5c4": ground}, obstacles={"r5c4": obstacle})
    assert rule_against(state, f"hold {unit_on(state, 'r5c4')}") == "M44-16.11"


@pytest.mark.rule("M44-16.11")
def test_the_bunker_of_the_other_side_lets_no_flag_be_ignored() -> None:
    # A82
    state = driven(ONE, obstacles={"r5c4": "b"}, bunkers_protect="allies")
    assert rule_against(state, f"hold {unit_on(state, 'r5c4')}") == "M44-16.11"


@pytest.mark.rule("M44-16.12")
def test_a_covered_unit_without_a_way_back_holds_without_being_asked() -> None:
    # A37: a retreat would cost a figure and gain nothing.
    state = driven(ONE, {"r4c4": "i", "r4c5": "i"}, obstacles={"r5c4": "s"})
    assert retreats(state) == retreats(state, "hold") == set()
    assert figures(state, "r5c4") == 4


@pytest.mark.rule("M44-16.12")
def test_a_flag_is_accepted_only_where_it_leads_a_step_further() -> None:
    # A37: two flags, but the way back ends after one hex.
    blocked = dict.fromkeys(BEHIND[1], "i")
    state = driven(TWO, blocked, obstacles={"r5c4": "s"})
    assert retreats(state) == set()
    assert retreats(state, "hold") == set(BEHIND[0])
    unit = unit_on(state, "r5c4")
    assert rule_against(state, f"retreat {unit} r4c4") == "M44-16.12"
    act(state, f"hold {unit} r4c4")
    assert figures(state, "r4c4") == 4


@pytest.mark.rule("M44-16.12", "M44-20.9")
def test_resistance_may_accept_a_flag_that_leads_further() -> None:
    state = driven(TWO, dict.fromkeys(BEHIND[2], "i"), target="r", obstacles={"r5c4": "s"})
    assert retreats(state) == set(BEHIND[1])
    assert retreats(state, "hold") == {*BEHIND[0], *BEHIND[1]}


@pytest.mark.rule("M44-16.12")
@pytest.mark.parametrize(("verb", "left"), [("retreat", []), ("hold", ["r5c4"])])
def test_sandbags_go_with_the_unit_that_leaves_them(verb: str, left: list[str]) -> None:
    # A42
    state = driven(ONE, obstacles={"r5c4": "s"})
    hex = " r4c4" if verb == "retreat" else ""
    act(state, f"{verb} {unit_on(state, 'r5c4')}{hex}")
    assert state.to_json()["sandbags"] == left


@pytest.mark.rule("M44-16.13")
def test_behind_sandbags_three_flags_are_two_or_three_hexes() -> None:
    state = driven(THREE, obstacles={"r5c4": "s"})
    assert retreats(state) == set(BEHIND[2])
    assert retreats(state, "hold") == set(BEHIND[1])


@pytest.mark.rule("M44-16.13")
def test_bunker_and_sandbags_together_let_one_flag_be_ignored() -> None:
    # A32: both speak of the same flag.
    rest: dict[str, Any] = {"obstacles": {"r5c4": "b"}, "state": {"sandbags": ["r5c4"]}}
    state = driven(TWO, **rest)
    assert retreats(state) == set(BEHIND[1])
    assert retreats(state, "hold") == set(BEHIND[0])


@pytest.mark.rule("M44-16.13")
def test_every_attack_has_a_first_flag_of_its_own() -> None:
    state = ready({"r6c4": "I", "r6c5": "I", "r5c4": "i"}, obstacles={"r5c4": "s"})
    for here in ("r6c4", "r6c5"):
        attack(state, here, "r5c4", ["FLAG", "STAR"])
        act(state, f"hold {unit_on(state, 'r5c4')}")
    assert figures(state, "r5c4") == 4


@pytest.mark.rule("M44-16.13")
def test_a_unit_that_ignores_the_first_flag_pays_for_the_second_if_it_cannot_move() -> None:
    state = driven(TWO, {"r4c4": "i", "r4c5": "i"}, obstacles={"r5c4": "s"})
    assert figures(state, "r5c4") == 3


def bombed(card: str, dice: list[str], target: str = "i", **rest: Any) -> MemoirState:
    """Barrage or Air Power against the Axis unit on r5c4."""
    units = {"r8c4": "I", "r5c4": target, "r0c12": "i"}
    state = table(units, hand=[card], enemy_hand=["probe-left"], **rest)
    act(state, f"play {card}")
    name = f"target {unit_on(state, 'r5c4')}"
    if card == "barrage":
        act(state, name, dice)
    else:
        act(state, name)
        act(state, "strike", dice)
    return state


@pytest.mark.rule("M44-16.14")
@pytest.mark.parametrize("obstacle", ["s", "b", "h"])
@pytest.mark.parametrize(
    ("card", "dice"), [("barrage", [*ONE, "STAR"]), ("air-power", ["FLAG", "FLAG"])]
)
def test_flags_of_barrage_and_air_power_bind(obstacle: str, card: str, dice: list[str]) -> None:
    state = bombed(card, dice, obstacles={"r5c4": obstacle})
    assert retreats(state) == set(BEHIND[dice.count("FLAG") - 1])
    assert rule_against(state, f"hold {unit_on(state, 'r5c4')}") == "M44-16.11"


@pytest.mark.rule("M44-16.15")
def test_artillery_in_a_bunker_ignores_one_flag_and_pays_for_the_next() -> None:
    # A84
    state = driven(TWO, target="g", obstacles={"r5c4": "b"})
    assert figures(state, "r5c4") == 1


@pytest.mark.rule("M44-16.15")
def test_artillery_in_a_bunker_loses_a_figure_for_each_flag_but_the_first() -> None:
    state = driven(THREE, target="g", obstacles={"r5c4": "b"})
    assert figures(state, "r5c4") == 0
    assert medals(state, "allies") == 1


@pytest.mark.rule("M44-16.15")
def test_artillery_in_a_bunker_loses_a_figure_to_a_flag_that_binds() -> None:
    # A84
    state = bombed("barrage", [*ONE, "STAR"], target="g", obstacles={"r5c4": "b"})
    assert figures(state, "r5c4") == 1


@pytest.mark.rule("M44-16.15")
def test_artillery_in_the_bunker_of_the_other_side_has_no_flag_to_ignore() -> None:
    state = driven(ONE, target="g", obstacles={"r5c4": "b"}, bunkers_protect="allies")
    assert figures(state, "r5c4") == 1
