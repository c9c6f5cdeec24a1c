"""Counter-Attack and Ambush in Overlord (M44-36.41 to 36.47)."""

from typing import Any

import pytest

import sandtable
from tests.games.memoir44.staging import (
    command,
    do,
    hand_of,
    hand_out,
    keys,
    named,
    on,
    overlord,
    units_of,
)
from tests.memoir import act, legal, rule_against

HQ = "direct-from-hq"
AXIS = {"r0c12": "i"}
#: The western double section: three units in its western half, four in its eastern one.
WEST = {f"r6c{column}": "I" for column in (0, 1, 2)}
EAST = {f"r6c{column}": "I" for column in (4, 5, 6, 7)}


def ordered(state: sandtable.State) -> set[str]:
    return {unit["hex"] for unit in units_of(state).values() if "order" in unit}


def orderable(state: sandtable.State) -> set[str]:
    units = units_of(state)
    named = [action.split()[1] for action in legal(state) if action.startswith("order")]
    return {units[id]["hex"] for id in named}


# Counter-Attack.


def countering(
    last: list[dict[str, Any]],
    units: dict[str, str],
    hand: list[str] | None = None,
    side: str = "allies",
    **rest: Any,
) -> sandtable.State:
    enemy = "axis" if side == "allies" else "allies"
    return overlord(
        units,
        hand or ["counter-attack", "ambush"],
        side=side,
        enemy_hand=["dig-in", "dig-in"],
        state={"last": {side: [], enemy: last}},
        **rest,
    )


@pytest.mark.rule("M44-36.41")
def test_a_general_copies_a_card_of_the_general_opposite() -> None:
    # The Axis right general faces the Allied left one.
    state = countering([command(HQ, 2, 0, 0b11)], WEST | EAST | AXIS)
    assert legal(state) == ["hand counter-attack left"]
    assert rule_against(state, "hand counter-attack center") == "M44-36.21"
    events = hand_out(state, ("counter-attack", "left"))
    assert "copied" in keys(events)
    assert orderable(state) == set(WEST | EAST)


@pytest.mark.rule("M44-36.41")
def test_of_two_cards_the_general_chooses_one_to_copy() -> None:
    # A118.
    last = [command("probe", 2, 0, 0b01), command(HQ, 2, 0, 0b11)]
    state = countering(last, WEST | EAST | AXIS, allies=4)
    hand_out(state, ("counter-attack", "left"))
    assert state.actors() == ("allies-left",)
    assert legal(state) == ["copy 1", "copy 2"]
    told = [event for event in act(state, "copy 1") if event.key == "copied"]
    assert [event.params for event in told] == [{"side": "allies", "text": "probe"}]
    assert orderable(state) == set(WEST)


@pytest.mark.rule("M44-36.42")
def test_a_copied_attack_acts_in_the_same_physical_half() -> None:
    # The Allied left general used Attack Left in X 7–17; the Axis right general answers there.
    own = {f"r2c{column}": "i" for column in (0, 4, 5, 6, 7, 12)}
    state = countering([command("attack", 0, 0, 0b10)], own | {"r8c12": "I"}, side="axis", axis=4)
    hand_out(state, ("counter-attack", "right"))
    assert state.actors() == ("axis-right",)
    assert orderable(state) == {"r2c4", "r2c5", "r2c6", "r2c7"}
    for hex in ("r2c4", "r2c5", "r2c6"):
        do(state, f"order @{hex}")
    assert ordered(state) == {"r2c4", "r2c5", "r2c6"}


@pytest.mark.rule("M44-36.42")
def test_a_copied_general_advance_acts_in_both_halves() -> None:
    last = [command("general-advance", 2, 0, 0b11, halves=[0b01, 0b10])]
    state = countering(last, WEST | EAST | {"r6c12": "I"} | AXIS)
    hand_out(state, ("counter-attack", "left"))
    for hex in ("r6c0", "r6c1", "r6c4", "r6c5"):
        do(state, f"order @{hex}")
    assert ordered(state) == {"r6c0", "r6c1", "r6c4", "r6c5"}


@pytest.mark.rule("M44-36.42")
def test_a_copied_pincer_move_acts_in_the_same_half() -> None:
    last = [command("pincer-move", 2, 0, 0b10)]
    state = countering(last, WEST | EAST | AXIS)
    hand_out(state, ("counter-attack", "left"))
    assert orderable(state) == set(EAST)


def infantry_assault(area: int, **rest: Any) -> list[dict[str, Any]]:
    """The Axis right general, opposite the Allied left one, has played an Infantry Assault."""
    return [command("infantry-assault", 2, 0, area, **rest)]


@pytest.mark.rule("M44-36.36", "M44-36.42")
@pytest.mark.parametrize(("half", "own"), [("west", WEST), ("east", EAST)])
def test_a_copied_infantry_assault_without_a_half_is_for_one_half(
    half: str, own: dict[str, str]
) -> None:
    # The opponent had no infantry there and ordered one unit of any kind instead.
    state = countering(infantry_assault(0b11, fallback=True), WEST | EAST | AXIS)
    hand_out(state, ("counter-attack", "left"))
    assert legal(state) == ["half west", "half east"]
    act(state, f"half {half}")
    assert ordered(state) == set(own)


@pytest.mark.rule("M44-36.39", "M44-36.42")
def test_infantry_in_the_other_half_of_the_double_section_leaves_no_fallback() -> None:
    state = countering(infantry_assault(0b01), {"r6c1": "A"} | EAST | AXIS)
    events = hand_out(state, ("counter-attack", "left"))
    assert "copied" in keys(events)
    assert "ordered" not in keys(events)
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-36.39", "M44-36.42")
@pytest.mark.parametrize("fallback", [True, False])
def test_without_infantry_a_copied_assault_orders_any_unit_of_the_double_section(
    fallback: bool,
) -> None:
    units = {"r6c1": "A", "r6c6": "A", "r6c12": "I"}
    last = infantry_assault(0b11 if fallback else 0b01, fallback=fallback)
    state = countering(last, units | AXIS)
    hand_out(state, ("counter-attack", "left"))
    assert orderable(state) == {"r6c1", "r6c6"}
    do(state, "order @r6c6")
    assert ordered(state) == {"r6c6"}


@pytest.mark.rule("M44-36.43")
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_the_commander_repeats_a_tactic_of_the_enemy_commander(side: str) -> None:
    last = [command("air-power", 3, -1, 0b111111)]
    units = {"r6c1": "I", "r2c1": "i"}
    state = countering(last, units, side=side)
    assert legal(state) == ["hand counter-attack commander"]
    hand_out(state, ("counter-attack", "commander"))
    hex, dice = ("r2c1", 2) if side == "allies" else ("r6c1", 1)
    do(state, f"target @{hex}")
    events = act(state, "strike", ["INF"] * dice)  # the dice of the player's side
    assert "bombed" in keys(events)


@pytest.mark.rule("M44-36.43")
def test_a_repeated_tactic_is_the_commanders_one_card() -> None:
    last = [command("barrage", 3, -1, 0b111111)]
    hand = ["counter-attack", "barrage", "probe-left"]
    state = countering(last, WEST | AXIS, hand)
    act(state, "hand counter-attack commander")
    assert rule_against(state, "hand barrage commander") == "M44-36.20"


def after_a_finest_hour(hand: list[str], axis: int = 1) -> sandtable.State:
    """The Allies have played Their Finest Hour in vain; the Axis hands out."""
    units = {"r6c1": "I", "r2c1": "i", "r2c12": "i"}
    state = overlord(units, ["their-finest-hour", "dig-in"], enemy_hand=hand, axis=axis)
    hand_out(state, ("their-finest-hour", "commander"), dice=["FLAG"] * 12)
    assert state.to_json()["side"] == "axis"
    return state


@pytest.mark.rule("M44-36.43")
def test_the_commander_repeats_their_finest_hour() -> None:
    state = after_a_finest_hour(["counter-attack", "probe-left"])
    hands = [action for action in legal(state) if "counter-attack" in action]
    assert hands == ["hand counter-attack commander"]
    hand_out(state, ("counter-attack", "commander"), dice=["INF"] * 4 + ["STAR"] * 4 + ["FLAG"] * 4)
    # Axis left first: no unit in the east, one in the centre by a star, none for flags in the west.
    assert ordered(state) == {"r2c12"}


@pytest.mark.rule("M44-36.43")
def test_a_repeated_finest_hour_is_the_only_card_of_the_turn() -> None:
    state = after_a_finest_hour(["counter-attack", "probe-left", "dig-in"])
    act(state, "hand counter-attack commander")
    assert legal(state) == ["done"]
    assert rule_against(state, "hand probe-left left") == "M44-36.22"


@pytest.mark.rule("M44-36.43")
def test_after_another_card_their_finest_hour_cannot_be_repeated() -> None:
    state = after_a_finest_hour(["counter-attack", "probe-left", "dig-in"])
    act(state, "hand probe-left left")
    assert rule_against(state, "hand counter-attack commander") == "M44-36.22"


@pytest.mark.rule("M44-36.44")
def test_a_copied_recon_draws_three_cards() -> None:
    last = [command("recon", 2, 0, 0b11)]
    state = countering(last, {"r6c12": "I"} | AXIS)
    hand_out(state, ("counter-attack", "left"))
    assert len(hand_of(state, "allies")) == 4


@pytest.mark.rule("M44-36.44")
def test_a_copied_counter_attack_stands_for_the_card_it_copied() -> None:
    # A62 b: the Allied left general repeats the Probe that the enemy had copied.
    first = countering(
        [command("probe", 0, 0, 0b01)],
        {"r2c0": "i", "r2c1": "i"} | WEST,
        side="axis",
    )
    whole = first.to_json()
    hands: Any = {"allies": ["counter-attack", "ambush"], "axis": ["counter-attack", "ambush"]}
    state = first.game.from_json(whole | {"hands": hands})
    hand_out(state, ("counter-attack", "right"))
    act(state, "end-moves")
    if "end-battles" in legal(state):
        act(state, "end-battles")
    hand_out(state, ("counter-attack", "left"))
    assert orderable(state) == set(WEST)


@pytest.mark.rule("M44-36.45")
@pytest.mark.parametrize("post", ["left", "center", "right"])
def test_a_counter_attack_with_nothing_to_copy_has_no_effect(post: str) -> None:
    # A62 d.
    state = countering([], WEST | AXIS)
    events = hand_out(state, ("counter-attack", post))
    assert "copied-nothing" in keys(events)
    assert "ordered" not in keys(events)
    assert state.actors() == ("axis",)
    assert state.to_json()["discard"] == ["counter-attack"]


# Ambush.


def assaulted(enemy_hand: list[str], **rest: Any) -> sandtable.State:
    units = {"r6c24": "I", "r5c24": "i", "r0c0": "i"}
    state = overlord(
        units, ["recon-right", "dig-in"], enemy_hand=enemy_hand, draw=["probe-left"] * 6, **rest
    )
    hand_out(state, ("recon-right", "right"))
    act(state, "end-moves")
    do(state, "battle @r6c24 @r5c24")
    return state


EIGHT = ["ambush", *[HQ] * 3, *["move-out"] * 4]


@pytest.mark.rule("M44-36.46")
def test_the_commander_of_the_defender_ambushes_in_any_section() -> None:
    state = assaulted(EIGHT, axis=4)
    assert state.actors() == ("axis-commander",)
    assert legal(state) == ["ambush", "decline"]


@pytest.mark.rule("M44-36.47")
def test_the_ambush_is_replaced_before_the_attacker_rolls() -> None:
    state = assaulted(EIGHT)
    assert len(hand_of(state, "axis")) == 8
    events = act(state, "ambush", ["STAR"] * 6)
    order = [key for key in keys(events) if key in ("rolled", "drew")]
    assert order[:3] == ["rolled", "drew", "rolled"]
    assert len(hand_of(state, "axis")) == 8
    assert state.to_json()["discard"] == ["ambush", "recon-right"]


@pytest.mark.rule("M44-36.47")
def test_the_ambush_is_replaced_after_the_attacker_has_retreated() -> None:
    state = assaulted(EIGHT)
    act(state, "ambush", ["FLAG", "STAR", "STAR"])
    assert len(hand_of(state, "axis")) == 7
    act(state, named(state, "retreat @r6c24 r7c24"))
    assert len(hand_of(state, "axis")) == 8
    assert on(state, "r7c24")


@pytest.mark.rule("M44-36.46")
def test_two_ambushes_are_in_the_pack_and_each_serves_once() -> None:
    state = assaulted(["ambush", "ambush"])
    act(state, "ambush", ["STAR"] * 6)
    assert hand_of(state, "axis").count("ambush") == 1
