"""Sea walls, bunkers, guns in them, and a church (M44-39.47 to 39.51)."""

from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from tests.games.memoir44.staging import (
    battles,
    destinations,
    dice_against,
    do,
    figures,
    forbidden_by,
    moves,
    offered,
    on,
    printed,
    strike,
    targets,
    units_of,
)
from tests.memoir import act, game, legal, table


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
def test_a_gun_in_a_bunker_loses_a_figure_for_each_flag_that_counts() -> None:
    # A84: the first flag is ignored.
    units = {"r2c6": "g", "r3c6": "S", "r0c0": "i"}
    state = printed("sword-beach", units, hand=["assault-center"])
    battles(state, "assault-center")
    strike(state, "battle @r3c6 @r2c6", ["FLAG", "FLAG"])
    assert figures(state, "r2c6") == 1


@pytest.mark.rule("M44-39.51")
def test_a_unit_that_enters_the_church_stops_and_may_not_attack() -> None:
    units = {"r5c5": "I", "r3c6": "i", "r7c7": "I", "r7c8": "i"}
    state = printed("sainte-mere-eglise", units, hand=["assault-center"])
    moves(state, "assault-center")
    do(state, "move @r5c5 r4c6")
    act(state, "end-moves")
    assert forbidden_by(state, "battle @r4c6 @r3c6") in ("M44-24.2", "M44-21.2")
    assert units_of(state)[on(state, "r4c6")]["moved"] == 1
