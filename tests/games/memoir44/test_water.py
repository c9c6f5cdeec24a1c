"""Bridges, rivers and ponds of the battles (M44-39.41 to 39.46)."""

import pytest

from tests.games.memoir44.staging import (
    battles,
    destinations,
    dice_against,
    figures,
    forbidden_by,
    moves,
    offered,
    printed,
    strike,
    targets,
)
from tests.memoir import game, table

ARNHEM = "arnhem-bridge"


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
    made = game().scenario(ARNHEM)
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
    made = game().scenario(ARNHEM)
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
    made = game().scenario(id)
    for hex, ground in enumerate(made.terrain):
        if ground.water:
            assert [made.passable[arm][hex] for arm in range(3)] == [made.bridge[hex]] * 3


@pytest.mark.rule("M44-39.46")
def test_infantry_fires_over_the_large_rivers_too() -> None:
    units = {"r7c6": "I", "r7c8": "i"}
    state = table(units, hand=["assault-center"], ground={"r7c7": "R"})
    battles(state, "assault-center")
    assert dice_against(state, "r7c6", "r7c8") == 2
