"""Special cards, water, bridges and fortifications of the battles (M44-39.20 to 39.51)."""

from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from tests.games.memoir44.staging import (
    battles,
    command,
    destinations,
    dice_against,
    do,
    figures,
    forbidden_by,
    hand_of,
    hand_out,
    keys,
    moves,
    offered,
    on,
    overlord,
    printed,
    strike,
    targets,
    units_of,
)
from tests.memoir import act, game, legal, rule_against, table

LUTTICH = "operation-luttich"
ARNHEM = "arnhem-bridge"
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
    # A62 f: he has the same permission.
    state = omaha(["recon-left", "probe-left"], enemy_hand=["counter-attack", "probe-left"])
    hand_out(state, ("recon-left", "commander"))
    do(state, "target @r0c9", ["STAR"] * 4)
    hand_out(state, ("counter-attack", "commander"))
    assert legal(state) == [f"target {on(state, 'r8c5')}"]


# The bridge and the river of Arnhem.


@pytest.mark.rule("M44-39.41")
def test_nobody_drives_onto_the_span_of_arnhem_from_beside_it() -> None:
    state = printed(ARNHEM, {"r4c8": "a", "r8c0": "S"}, hand=["assault-center"], side="axis")
    moves(state, "assault-center")
    assert not {"r3c7", "r4c7", "r5c6"} & destinations(state, "r4c8")


@pytest.mark.rule("M44-39.41")
def test_a_unit_crosses_the_span_of_arnhem_from_end_to_end() -> None:
    state = printed(ARNHEM, {"r6c6": "a", "r8c0": "S"}, hand=["assault-center"], side="axis")
    moves(state, "assault-center")
    assert {"r5c6", "r4c7", "r3c7"} <= destinations(state, "r6c6")
    assert "r2c8" not in destinations(state, "r6c6")


@pytest.mark.rule("M44-39.41")
@pytest.mark.parametrize(
    ("start", "open_to"),
    [
        ("r2c8", {"r3c7"}),
        ("r3c7", {"r2c8", "r4c7"}),
        ("r4c7", {"r3c7", "r5c6"}),
        ("r5c6", {"r4c7", "r6c6"}),
        ("r6c6", {"r5c6"}),
        ("r4c6", set()),
        ("r4c8", set()),
        ("r5c5", set()),
        ("r5c7", set()),
        ("r6c7", set()),
    ],
)
def test_the_steps_onto_along_and_off_the_span(start: str, open_to: set[str]) -> None:
    # A gun moves one hex: its destinations are the open steps.
    state = printed(ARNHEM, {start: "G", "r0c0": "s"}, hand=["assault-center"])
    moves(state, "assault-center")
    span = {"r3c7", "r4c7", "r5c6"}
    found = destinations(state, start)
    if start in span:
        assert found == open_to
    else:
        assert found & span == open_to


@pytest.mark.rule("M44-39.41")
def test_the_refused_step_onto_the_span_names_its_rule() -> None:
    state = printed(ARNHEM, {"r4c8": "G", "r0c0": "s"}, hand=["assault-center"])
    moves(state, "assault-center")
    assert forbidden_by(state, "move @r4c8 r4c7") == "M44-39.41"


@pytest.mark.rule("M44-39.42")
@pytest.mark.parametrize(("blocker", "left"), [({}, 4), ({"r2c8": "i"}, 3)])
def test_from_the_river_bridge_the_axis_retreats_over_its_end_or_not_at_all(
    blocker: dict[str, str], left: int
) -> None:
    units = {"r3c7": "i", "r4c8": "S"} | blocker
    state = printed(ARNHEM, units | {"r0c0": "s"}, hand=["assault-center"])
    battles(state, "assault-center")
    strike(state, "battle @r4c8 @r3c7", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r3c7" if blocker else "r2c8") == left


@pytest.mark.rule("M44-39.42")
def test_no_ground_is_taken_onto_the_span_from_beside_it() -> None:
    units = {"r4c7": "i1", "r4c8": "S", "r0c0": "s"}
    state = printed(ARNHEM, units, hand=["assault-center"])
    battles(state, "assault-center")
    strike(state, "battle @r4c8 @r4c7", ["INF", "STAR", "STAR"])
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-39.42")
def test_ground_is_taken_along_the_span() -> None:
    units = {"r4c7": "i1", "r5c6": "S", "r0c0": "s"}
    state = printed(ARNHEM, units, hand=["assault-center"])
    battles(state, "assault-center")
    strike(state, "battle @r5c6 @r4c7", ["INF", "STAR", "STAR"])
    assert offered(state, "take-ground @r5c6 r4c7")


@pytest.mark.rule("M44-39.42")
def test_from_the_span_and_against_it_units_battle_as_usual() -> None:
    units = {"r4c7": "S", "r4c8": "i", "r0c0": "s"}
    state = printed(ARNHEM, units, hand=["assault-center"])
    battles(state, "assault-center")
    assert dice_against(state, "r4c7", "r4c8") == 3


@pytest.mark.rule("M44-39.43")
def test_infantry_may_not_attack_over_the_rhine() -> None:
    # A106.
    units = {"r4c8": "S", "r2c8": "i", "r5c3": "S", "r5c2": "i"}
    state = printed(ARNHEM, units, hand=["direct-from-hq"])
    battles(state, "direct-from-hq")
    assert targets(state, "r4c8") == set()
    assert forbidden_by(state, "battle @r4c8 @r2c8") == "M44-39.43"


@pytest.mark.rule("M44-39.43")
def test_armor_and_artillery_attack_over_the_rhine() -> None:
    armor = printed(ARNHEM, {"r4c8": "a", "r2c8": "S"}, hand=["assault-center"], side="axis")
    battles(armor, "assault-center")
    assert dice_against(armor, "r4c8", "r2c8") == 3
    guns = printed(ARNHEM, {"r4c8": "G", "r2c8": "i"}, hand=["assault-center"])
    battles(guns, "assault-center")
    assert dice_against(guns, "r4c8", "r2c8") == 3


@pytest.mark.rule("M44-39.43")
def test_the_river_bridge_belongs_to_both_banks() -> None:
    south = printed(ARNHEM, {"r4c8": "S", "r3c7": "i"}, hand=["assault-center"])
    battles(south, "assault-center")
    assert dice_against(south, "r4c8", "r3c7") == 3
    for target in ("r2c8", "r4c8"):
        state = printed(ARNHEM, {"r3c7": "S", target: "i"}, hand=["assault-center"])
        battles(state, "assault-center")
        assert dice_against(state, "r3c7", target) == 3


@pytest.mark.rule("M44-39.43")
def test_the_rest_of_the_span_lies_on_the_southern_bank() -> None:
    units = {"r4c7": "S", "r2c8": "i", "r5c3": "S", "r5c2": "i"}
    state = printed(ARNHEM, units, hand=["direct-from-hq"])
    battles(state, "direct-from-hq")
    assert targets(state, "r4c7") == set()


@pytest.mark.rule("M44-39.43")
def test_infantry_fires_along_its_own_bank_across_a_bend_of_the_river() -> None:
    # The river runs along row 5 and bulges north into r4c5.
    river = {f"r5c{column}": "W" for column in range(12)} | {"r4c5": "W"}
    state = table(
        {"r4c4": "I", "r4c6": "i"},
        hand=["assault-center"],
        ground=river,
        infantry_bound_to_bank=True,
    )
    battles(state, "assault-center")
    assert dice_against(state, "r4c4", "r4c6") == 2


@pytest.mark.rule("M44-39.43")
def test_the_rhine_has_two_banks() -> None:
    made = game().battle(ARNHEM)
    assert set(made.bank) == {-1, 0, 1}
    north, south = (made.bank[made.board.named[hex]] for hex in ("r2c8", "r4c8"))
    assert {made.bank[made.board.named[hex]] for hex in ("r0c0", "r0c10", "r2c9")} == {north}
    assert {made.bank[made.board.named[hex]] for hex in ("r2c0", "r0c12", "r8c6")} == {south}


@pytest.mark.rule("M44-39.43")
def test_elsewhere_infantry_fires_over_rivers() -> None:
    state = table({"r4c4": "I", "r4c6": "i"}, hand=["assault-center"], ground={"r4c5": "W"})
    battles(state, "assault-center")
    assert dice_against(state, "r4c4", "r4c6") == 2


@pytest.mark.rule("M44-39.44")
def test_hexes_of_opposite_banks_are_never_adjacent() -> None:
    made = game().battle(ARNHEM)
    for hex, near in enumerate(made.board.neighbours):
        banks = {made.bank[hex], *[made.bank[other] for other in near if made.bank[hex] >= 0]}
        assert len(banks - {-1}) <= 1


# Water.


@pytest.mark.rule("M44-39.45")
@pytest.mark.parametrize("hex", ["r5c5", "r5c6", "r6c5", "r6c6"])
def test_the_pond_of_pegasus_is_impassable(hex: str) -> None:
    # A76.
    units = {"r5c4": "I", "r5c7": "I", "r6c4": "I", "r6c7": "I", "r0c0": "i"}
    state = printed("pegasus-bridge", units, hand=["assault-center"])
    moves(state, "assault-center")
    for start in ("r5c4", "r5c7", "r6c4", "r6c7"):
        assert hex not in destinations(state, start)
    assert forbidden_by(state, "move @r5c4 r5c5") == "M44-25.1"


@pytest.mark.rule("M44-39.45")
def test_units_attack_over_the_pond() -> None:
    state = printed("pegasus-bridge", {"r5c4": "I", "r5c7": "i"}, hand=["assault-center"])
    battles(state, "assault-center")
    assert dice_against(state, "r5c4", "r5c7") == 1


@pytest.mark.rule("M44-39.45")
def test_nobody_retreats_into_the_pond() -> None:
    units = {"r4c6": "I", "r3c6": "i", "r8c4": "I"}
    state = printed("pegasus-bridge", units, hand=["assault-center"], side="axis")
    battles(state, "assault-center")
    strike(state, "battle @r3c6 @r4c6", ["FLAG", "STAR", "STAR"])
    assert figures(state, "r4c6") == 3


@pytest.mark.rule("M44-39.46")
@pytest.mark.parametrize(
    "id", ["operation-cobra", "operation-luttich", "montelimar", "arracourt", "saverne-gap"]
)
def test_a_river_of_any_battle_is_crossed_on_its_bridges_alone(id: str) -> None:
    made = game().battle(id)
    for hex, ground in enumerate(made.terrain):
        if ground.water:
            assert [made.passable[arm][hex] for arm in range(3)] == [made.bridge[hex]] * 3


@pytest.mark.rule("M44-39.46")
def test_infantry_fires_over_the_large_rivers_too() -> None:
    units = {"r7c6": "I", "r7c8": "i"}
    state = table(units, hand=["assault-center"], ground={"r7c7": "R"})
    battles(state, "assault-center")
    assert dice_against(state, "r7c6", "r7c8") == 2


# Sea walls, bunkers, guns, church.


def wall(units: Mapping[str, str], side: str = "axis", **rest: Any) -> sandtable.State:
    """A sea wall of the Allies on the beach hex r5c4."""
    ground = {"r5c3": "b", "r5c4": "b", "r5c5": "b"}
    return table(
        units,
        hand=["assault-center"],
        side=side,
        enemy_hand=["barrage"],
        ground=ground,
        obstacles={"r5c4": "m"},
        **rest,
    )


@pytest.mark.rule("M44-39.47")
@pytest.mark.parametrize(("letter", "dice"), [("i", 2), ("a", 2), ("g", 3)])
def test_a_sea_wall_protects_the_allies_like_sandbags(letter: str, dice: int) -> None:
    # A111.
    state = wall({"r4c4": letter, "r5c4": "I", "r8c0": "I"})
    battles(state, "assault-center")
    assert dice_against(state, "r4c4", "r5c4") == dice
    strike(state, "battle @r4c4 @r5c4", ["FLAG"] + ["STAR"] * (dice - 1))
    assert offered(state, "hold @r5c4")


@pytest.mark.rule("M44-39.47")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_sea_wall_gives_the_axis_nothing(letter: str) -> None:
    state = wall({"r6c4": letter, "r5c4": "i", "r0c0": "i"}, side="allies")
    battles(state, "assault-center")
    assert dice_against(state, "r6c4", "r5c4") == 3
    strike(state, "battle @r6c4 @r5c4", ["FLAG", "STAR", "STAR"])
    assert forbidden_by(state, "hold @r5c4") == "M44-16.11"


@pytest.mark.rule("M44-39.47")
@pytest.mark.parametrize(
    ("id", "hex", "attacker"), [("omaha-beach", "r5c9", "r4c9"), ("omaha-beach", "r5c10", "r4c10")]
)
def test_the_sea_walls_of_omaha(id: str, hex: str, attacker: str) -> None:
    units = {attacker: "i", hex: "I", "r8c0": "I"}
    state = printed(id, units, hand=["direct-from-hq"], side="axis")
    battles(state, "direct-from-hq")
    assert dice_against(state, attacker, hex) == 2


@pytest.mark.rule("M44-39.48")
def test_a_sea_wall_is_never_removed() -> None:
    state = wall({"r5c4": "I", "r6c4": "I", "r0c4": "i"}, side="allies")
    moves(state, "assault-center")
    do(state, "move @r5c4 r5c3")
    do(state, "move @r6c4 r5c4")
    whole = state.to_json()
    enemy = game().from_json(
        whole
        | {
            "side": "axis",
            "commands": [],
            "decision": [{"frame": "choose-card"}],
            "hands": {"allies": ["barrage"], "axis": ["assault-center"]},
            "units": {
                "allies-2": {"hex": "r5c4", "figures": 4},
                "axis-1": {"hex": "r4c4", "figures": 4},
            },
        }
    )
    battles(enemy, "assault-center")
    assert dice_against(enemy, "r4c4", "r5c4") == 2


@pytest.mark.rule("M44-39.48")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_sea_wall_hinders_no_movement(letter: str) -> None:
    state = wall({"r6c4": letter, "r0c4": "i"}, side="allies")
    moves(state, "assault-center")
    assert "r5c4" in destinations(state, "r6c4")
    if letter != "G":
        assert "r4c4" in destinations(state, "r6c4")


@pytest.mark.rule("M44-39.48")
def test_a_sea_wall_blocks_no_sight() -> None:
    state = wall({"r5c3": "I", "r5c5": "i", "r0c0": "i"}, side="allies")
    battles(state, "assault-center")
    assert targets(state, "r5c3") == {"r5c5"}


@pytest.mark.rule("M44-39.47", "M44-39.48")
def test_the_axis_may_dig_in_on_a_sea_wall_and_the_allies_need_not() -> None:
    # A111.
    for side, letter, dug in (("axis", "i", ["r5c4"]), ("allies", "I", [])):
        other = {"r8c0": "I"} if side == "axis" else {"r0c0": "i"}
        state = wall({"r5c4": letter} | other, side=side)
        whole = state.to_json() | {"hands": {side: ["dig-in"], **empty(side)}}
        ready = game().from_json(whole)
        act(ready, "play dig-in")
        assert ready.to_json()["sandbags"] == dug


def empty(side: str) -> dict[str, list[str]]:
    return {"axis" if side == "allies" else "allies": ["barrage"]}


@pytest.mark.rule("M44-39.49")
@pytest.mark.parametrize(("attacker", "owner", "dice"), [("S", "i", 2), ("i", "S", 3)])
def test_a_bunker_of_sword_beach_protects_the_axis_alone(
    attacker: str, owner: str, dice: int
) -> None:
    # A82.
    side = "allies" if attacker.isupper() else "axis"
    card = "assault-left" if side == "allies" else "assault-right"
    units = {"r4c2": attacker, "r3c2": owner}
    state = printed("sword-beach", units, hand=[card], side=side, enemy_hand=["barrage"])
    battles(state, card)
    assert dice_against(state, "r4c2", "r3c2") == dice
    strike(state, "battle @r4c2 @r3c2", ["FLAG"] + ["STAR"] * (dice - 1))
    assert any(action.startswith("hold") for action in legal(state)) == (owner == "i")


@pytest.mark.rule("M44-39.50")
def test_a_gun_set_up_in_a_bunker_never_moves() -> None:
    units = {"r2c6": "g", "r8c0": "S", "r1c6": "i"}
    state = printed("sword-beach", units, hand=["assault-center"], side="axis")
    moves(state, "assault-center")
    assert destinations(state, "r2c6") == set()
    assert forbidden_by(state, "move @r2c6 r3c6") == "M44-29.4"


@pytest.mark.rule("M44-39.50")
@pytest.mark.parametrize("hex", ["r0c6", "r2c9", "r4c6", "r2c3"])
def test_a_gun_in_a_bunker_fires_all_around(hex: str) -> None:
    units = {"r2c6": "g", hex: "S"}
    state = printed("sword-beach", units, hand=["assault-center"], side="axis")
    battles(state, "assault-center")
    assert targets(state, "r2c6") == {hex}


@pytest.mark.rule("M44-39.50")
@pytest.mark.parametrize(("answer", "left"), [("hold", 1), ("retreat", 0)])
def test_a_gun_in_a_bunker_loses_a_figure_for_each_flag_that_counts(answer: str, left: int) -> None:
    # A84: the first flag may be ignored.
    units = {"r2c6": "g", "r3c6": "S", "r0c0": "i"}
    state = printed("sword-beach", units, hand=["assault-center"])
    battles(state, "assault-center")
    strike(state, "battle @r3c6 @r2c6", ["FLAG", "FLAG"])
    do(state, f"{answer} @r2c6")
    assert figures(state, "r2c6") == left


@pytest.mark.rule("M44-39.51")
def test_a_unit_that_enters_the_church_stops_and_may_not_attack() -> None:
    units = {"r5c5": "I", "r3c6": "i", "r7c7": "I", "r7c8": "i"}
    state = printed("sainte-mere-eglise", units, hand=["assault-center"])
    moves(state, "assault-center")
    do(state, "move @r5c5 r4c6")
    act(state, "end-moves")
    assert forbidden_by(state, "battle @r4c6 @r3c6") in ("M44-24.2", "M44-21.2")
    assert units_of(state)[on(state, "r4c6")]["moved"] == 1
