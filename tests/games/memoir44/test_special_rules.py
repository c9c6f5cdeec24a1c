"""Cards that mean more in some battles: extra draws, strikes, barrages (M44-39.20 to 39.29)."""

from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from tests.games.memoir44.staging import (
    command,
    destinations,
    do,
    figures,
    forbidden_by,
    hand_of,
    hand_out,
    keys,
    moves,
    on,
    overlord,
    printed,
)
from tests.memoir import act, legal, rule_against, table

LUTTICH = "operation-luttich"
HILL = {"r4c11": "I"}
HAND_OUT = [{"frame": "hand-out", "given": []}]


# The extra draws of Pegasus Bridge.


def pegasus(turn: int, hand: list[str], draw: list[str]) -> sandtable.State:
    return printed(
        "pegasus-bridge",
        {"r0c0": "i", "r8c4": "I"},
        hand=hand,
        side="axis",
        enemy_hand=["barrage"],
        draw=draw,
        turns={"allies": turn, "axis": turn},
    )


@pytest.mark.rule("M44-39.20")
@pytest.mark.parametrize(("turn", "before", "after"), [(1, 2, 3), (2, 3, 4), (3, 4, 4), (9, 4, 4)])
def test_the_axis_hand_of_pegasus_grows_in_its_first_two_turns(
    turn: int, before: int, after: int
) -> None:
    # A5.
    hand = ["assault-left", "probe-left", "attack-left", "recon-left"][:before]
    state = pegasus(turn, hand, ["probe-right", "probe-center", "attack-right"])
    act(state, "play assault-left")
    assert len(hand_of(state, "axis")) == after


@pytest.mark.rule("M44-39.20")
def test_the_allies_draw_no_extra_card_at_pegasus() -> None:
    state = printed("pegasus-bridge", {"r0c0": "i", "r8c4": "I"}, hand=["assault-right"])
    act(state, "play assault-right")
    assert len(hand_of(state, "allies")) == 1


@pytest.mark.rule("M44-39.20")
def test_after_a_recon_the_extra_card_is_drawn_when_one_of_two_is_kept() -> None:
    # A110.
    state = pegasus(1, ["recon-left", "attack-left"], ["probe-right", "probe-center", "dig-in"])
    act(state, "play recon-left")
    assert hand_of(state, "axis") == ["attack-left"]
    act(state, "keep probe-center")
    assert hand_of(state, "axis") == ["attack-left", "probe-center", "dig-in"]


@pytest.mark.rule("M44-39.20")
def test_the_second_battle_knows_no_extra_draw() -> None:
    state = printed("arracourt", {"r0c0": "i", "r8c4": "I"}, hand=["assault-left"], side="axis")
    act(state, "play assault-left")
    assert len(hand_of(state, "axis")) == 1


# The air strikes of Operation Lüttich.


def luttich(units: Mapping[str, str], hand: list[str], **rest: Any) -> sandtable.State:
    return printed(
        LUTTICH, units, hand=hand, enemy_hand=rest.pop("enemy_hand", ["barrage"]), **rest
    )


@pytest.mark.rule("M44-39.25")
@pytest.mark.parametrize("hex", ["r4c11", "r5c10"])
def test_with_a_unit_on_hill_317_a_recon_may_be_an_air_strike(hex: str) -> None:
    state = luttich({hex: "I", "r2c9": "i"}, ["recon-right"])
    assert legal(state) == ["play recon-right", "play recon-right air-power"]


@pytest.mark.rule("M44-39.25")
@pytest.mark.parametrize(
    "units",
    [
        {"r4c10": "I", "r2c9": "i"},
        {"r4c11": "i", "r8c0": "I", "r2c9": "i"},
    ],
)
def test_without_an_allied_unit_on_hill_317_there_is_no_strike(units: dict[str, str]) -> None:
    state = luttich(units, ["recon-right"])
    assert rule_against(state, "play recon-right air-power") == "M44-39.25"


@pytest.mark.rule("M44-39.25")
def test_the_axis_has_no_strikes() -> None:
    state = luttich({"r4c11": "i", "r2c9": "I"}, ["recon-left"], side="axis")
    assert rule_against(state, "play recon-left air-power") == "M44-39.25"


@pytest.mark.rule("M44-39.25")
def test_no_other_card_is_a_strike() -> None:
    state = luttich(HILL | {"r2c9": "i"}, ["probe-right", "recon-right"])
    assert rule_against(state, "play probe-right air-power") == "M44-39.25"


@pytest.mark.rule("M44-39.25")
def test_no_other_battle_has_strikes() -> None:
    state = table({"r4c11": "I", "r2c9": "i"}, hand=["recon-right"])
    assert rule_against(state, "play recon-right air-power") == "M44-39.25"


@pytest.mark.rule("M44-39.25", "M44-39.27")
def test_a_recon_may_still_be_a_recon() -> None:
    state = luttich(HILL | {"r2c9": "i"}, ["recon-right"])
    moves(state, "recon-right")
    assert destinations(state, "r4c11")


@pytest.mark.rule("M44-39.26")
def test_a_group_with_one_target_in_the_section_is_struck_with_two_dice_each() -> None:
    state = luttich(HILL | {"r2c9": "i", "r2c8": "i", "r2c7": "i"}, ["recon-right"])
    act(state, "play recon-right air-power")
    for hex in ("r2c9", "r2c8", "r2c7"):
        do(state, f"target @{hex}")
    events = act(state, "strike", ["STAR", "INF", "STAR", "GRE", "INF", "ARM"])
    assert keys(events).count("bombed") == 3
    assert [figures(state, hex) for hex in ("r2c9", "r2c8", "r2c7")] == [2, 2, 3]


@pytest.mark.rule("M44-39.26")
def test_a_group_wholly_outside_the_section_is_no_target() -> None:
    units = {"r2c6": "i", "r2c7": "i", "r2c8": "i", "r0c12": "i"}
    state = luttich(HILL | units, ["recon-right"])
    act(state, "play recon-right air-power")
    assert legal(state) == [f"target {on(state, 'r0c12')}"]
    assert forbidden_by(state, "target @r2c8") == "M44-34.1"


@pytest.mark.rule("M44-39.26")
def test_the_first_targets_may_lie_outside_if_one_inside_can_follow() -> None:
    state = luttich(HILL | {"r2c9": "i", "r2c8": "i", "r2c7": "i"}, ["recon-right"])
    act(state, "play recon-right air-power")
    do(state, "target @r2c7")
    assert "strike" not in legal(state)
    do(state, "target @r2c8")
    assert "strike" not in legal(state)
    do(state, "target @r2c9")
    assert "strike" in legal(state)


@pytest.mark.rule("M44-39.26")
def test_a_unit_on_a_line_hex_is_a_target_of_both_sections() -> None:
    state = luttich(HILL | {"r3c8": "i"}, ["recon-right", "recon-center"])
    assert "play recon-right air-power" in legal(state)
    assert "play recon-center air-power" in legal(state)


@pytest.mark.rule("M44-39.26")
def test_without_a_target_in_the_section_there_is_no_strike() -> None:
    state = luttich(HILL | {"r2c7": "i"}, ["recon-right"])
    assert rule_against(state, "play recon-right air-power") == "M44-39.25"


@pytest.mark.rule("M44-39.27")
def test_a_strike_orders_nobody_and_draws_one_card() -> None:
    state = luttich(HILL | {"r2c9": "i"}, ["recon-right"])
    act(state, "play recon-right air-power")
    events = do(state, "target @r2c9") + act(state, "strike", ["STAR", "FLAG"])
    assert "ordered" not in keys(events)
    while any(action.startswith("retreat") for action in legal(state)):
        act(state, legal(state)[0])
    assert state.actors() == ("axis",)
    assert hand_of(state, "allies") == ["probe-left"]


@pytest.mark.rule("M44-39.28")
def test_an_allied_counter_attack_on_a_recon_may_be_a_strike_in_the_mirrored_section() -> None:
    # The Axis played Recon Left: the eastern strip.
    last = {"allies": [], "axis": [command("recon", 0, 2, 4)]}
    state = luttich(HILL | {"r2c9": "i", "r2c5": "i"}, ["counter-attack"], last=last)
    act(state, "play counter-attack air-power")
    assert legal(state) == [f"target {on(state, 'r2c9')}"]


@pytest.mark.rule("M44-39.28")
def test_an_allied_counter_attack_on_a_recon_may_also_be_a_recon() -> None:
    last = {"allies": [], "axis": [command("recon", 0, 2, 4)]}
    state = luttich(HILL | {"r2c9": "i"}, ["counter-attack"], last=last)
    moves(state, "counter-attack")
    act(state, "end-moves")
    if "end-battles" in legal(state):
        act(state, "end-battles")
    assert [action.split()[0] for action in legal(state)] == ["keep", "keep"]


@pytest.mark.rule("M44-39.28")
def test_an_axis_counter_attack_copies_the_printed_recon_of_a_strike() -> None:
    # A62 f: one unit of the same strip, and the draw of a Recon.
    units = HILL | {"r2c9": "i", "r2c11": "i", "r2c2": "i"}
    state = luttich(units, ["recon-right"], enemy_hand=["counter-attack"])
    act(state, "play recon-right air-power")
    do(state, "target @r2c9")
    act(state, "strike", ["STAR", "STAR"])
    assert legal(state) == ["play counter-attack"]
    act(state, "play counter-attack")
    orders = {action for action in legal(state) if action.startswith("order")}
    assert orders == {f"order {on(state, hex)}" for hex in ("r2c9", "r2c11")}


# Recon as a Barrage at Omaha (Overlord).


def omaha(hand: list[str], side: str = "allies", **rest: Any) -> sandtable.State:
    units = {"r8c5": "I", "r0c9": "i", "r0c3": "i"}
    return printed("omaha-beach-overlord", units, hand=hand, side=side, decision=HAND_OUT, **rest)


@pytest.mark.rule("M44-39.29", "M44-36.50")
@pytest.mark.parametrize("side", ["allies", "axis"])
@pytest.mark.parametrize("card", ["recon-left", "recon-center", "recon-right"])
def test_either_commander_may_play_a_recon_himself_as_a_barrage(side: str, card: str) -> None:
    state = omaha([card, "probe-left"], side)
    events = hand_out(state, (card, "commander"))
    assert keys(events)[-1] == "played"
    assert all(action.startswith("target") for action in legal(state))
    do(state, legal(state)[0], ["STAR"] * 4)


@pytest.mark.rule("M44-39.29")
def test_a_recon_played_as_a_barrage_orders_nobody_and_draws_two() -> None:
    state = omaha(
        ["recon-left", "probe-left", "probe-right"],
        enemy_hand=["barrage"],
        draw=["attack-left"] * 3,
    )
    hand_out(state, ("recon-left", "commander"))
    events = do(state, "target @r0c9", ["STAR"] * 4)
    assert "ordered" not in keys(events)
    assert len(hand_of(state, "allies")) == 4


@pytest.mark.rule("M44-39.29", "M44-36.20")
def test_a_recon_as_a_barrage_is_the_commanders_one_card() -> None:
    state = omaha(["recon-left", "barrage", "probe-left"])
    act(state, "hand recon-left commander")
    assert rule_against(state, "hand barrage commander") == "M44-36.20"


@pytest.mark.rule("M44-39.29")
def test_in_another_overlord_battle_a_recon_is_no_barrage() -> None:
    state = overlord({"r8c5": "I", "r0c9": "i"}, ["recon-left", "probe-left"])
    assert rule_against(state, "hand recon-left commander") == "M44-36.21"


@pytest.mark.rule("M44-39.29", "M44-36.43")
def test_the_enemy_commander_may_counter_attack_a_recon_as_the_barrage_it_was() -> None:
    # A62 f: the copying player has the same permission.
    state = omaha(["recon-left", "probe-left"], enemy_hand=["counter-attack", "probe-left"])
    hand_out(state, ("recon-left", "commander"))
    do(state, "target @r0c9", ["STAR"] * 4)
    hand_out(state, ("counter-attack", "commander"))
    assert legal(state) == [f"target {on(state, 'r8c5')}"]
