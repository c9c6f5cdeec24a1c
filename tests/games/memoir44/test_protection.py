"""What terrain and obstacles do to attacks (M44-14): the table of protections, row by row."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.battlefield import (
    attack,
    dice_against,
    keys,
    ready,
    refused,
    retreats,
    rolls,
    targets,
)

HERE, THERE = "r5c4", "r4c4"
ELSEWHERE = {"r8c12": "I", "r7c11": "i"}
ARMS = {"I": 0, "A": 1, "G": 2}


@dataclass(frozen=True)
class Cover:
    """A target hex, seen from an attacker's: what it costs each arm in dice, and the first flag."""

    ground: str
    obstacle: str
    lost: tuple[int, int, int]
    #: The arms whose units may ignore the first flag here.
    ignores: str
    #: The ground the attacker stands on, and anything else of the table.
    own: str = "."
    rest: dict[str, Any] = field(default_factory=dict)


EVERYBODY = "iag"
BAGS: dict[str, Any] = {"state": {"sandbags": [THERE]}}
WALL: dict[str, Any] = {"sea_walls_protect": "axis"}
#: The table of M44-14.4.
TABLE = {
    "open": Cover(".", ".", (0, 0, 0), ""),
    "bridge": Cover("R", "=", (0, 0, 0), ""),
    "ocean": Cover("o", ".", (0, 0, 0), ""),
    "beach": Cover("b", ".", (0, 0, 0), ""),
    "wire": Cover(".", "w", (0, 0, 0), ""),
    "forest": Cover("F", ".", (1, 2, 0), ""),
    "hedgerow": Cover("G", ".", (1, 2, 0), ""),
    "town": Cover("V", ".", (1, 2, 0), ""),
    "church": Cover("C", ".", (1, 2, 0), ""),
    "hill": Cover("H", ".", (1, 1, 0), ""),
    "steep hill": Cover("S", ".", (1, 1, 0), ""),
    "cliff": Cover("L", ".", (1, 1, 0), ""),
    "bluff": Cover("B", ".", (1, 1, 0), ""),
    "hill from hill": Cover("H", ".", (0, 0, 0), "", own="H"),
    "steep hill from cliff": Cover("S", ".", (0, 0, 0), "", own="L"),
    "cliff from bluff": Cover("L", ".", (0, 0, 0), "", own="B"),
    "bluff from steep hill": Cover("B", ".", (0, 0, 0), "", own="S"),
    "bunker": Cover(".", "b", (1, 2, 0), EVERYBODY),
    "bunker of the other side": Cover(".", "b", (0, 0, 0), "", rest={"bunkers_protect": "allies"}),
    "bunker on a hill": Cover("H", "b", (1, 2, 0), EVERYBODY),
    "bunker on a hill from a hill": Cover("H", "b", (1, 2, 0), EVERYBODY, own="H"),
    "hedgehog": Cover(".", "h", (0, 0, 0), "i"),
    "sandbags": Cover(".", "s", (1, 1, 0), EVERYBODY),
    "sandbags on a beach": Cover("b", "s", (1, 1, 0), EVERYBODY),
    "sandbags in a forest": Cover("F", "s", (1, 2, 0), EVERYBODY),
    "sandbags in a town": Cover("V", "s", (1, 2, 0), EVERYBODY),
    "sandbags in a hedgerow": Cover("G", "s", (1, 2, 0), EVERYBODY),
    "sandbags on a hill": Cover("H", "s", (1, 1, 0), EVERYBODY),
    # A31: sandbags are not counted on terrain with an entry of its own.
    "sandbags on a hill from a hill": Cover("H", "s", (0, 0, 0), EVERYBODY, own="H"),
    "sandbags on a bridge": Cover("R", "=", (1, 1, 0), EVERYBODY, rest=BAGS),
    "sandbags on wire": Cover(".", "w", (1, 1, 0), EVERYBODY, rest=BAGS),
    "sandbags on a hedgehog": Cover(".", "h", (1, 1, 0), EVERYBODY, rest=BAGS),
    "sandbags in a bunker": Cover(".", "b", (1, 2, 0), EVERYBODY, rest=BAGS),
    "sea wall": Cover(".", "m", (1, 1, 0), EVERYBODY, rest=WALL),
    "sea wall on a beach": Cover("b", "m", (1, 1, 0), EVERYBODY, rest=WALL),
    "sea wall of the other side": Cover(".", "m", (0, 0, 0), ""),
}
COVERS = [pytest.param(cover, id=name) for name, cover in TABLE.items()]


def stand(cover: Cover, attacker: str, target: str) -> MemoirState:
    """An attacker in the open or on its own ground, next to a target in this cover."""
    return ready(
        {HERE: attacker, THERE: target, **ELSEWHERE},
        ground={THERE: cover.ground, HERE: cover.own},
        obstacles={THERE: cover.obstacle},
        **cover.rest,
    )


@pytest.mark.rule("M44-14.4")
@pytest.mark.parametrize("cover", COVERS)
@pytest.mark.parametrize("attacker", ["I", "A", "G"])
def test_the_table_of_lost_dice(cover: Cover, attacker: str) -> None:
    dice = 3 - cover.lost[ARMS[attacker]]
    for target in ("i", "a", "g"):
        state = stand(cover, attacker, target)
        assert dice_against(state, HERE, THERE) == dice
        assert rolls(attack(state, HERE, THERE, ["STAR"] * dice)) == [dice]


@pytest.mark.rule("M44-14.4")
@pytest.mark.parametrize(("special", "regular"), [("S", "I"), ("R", "I"), ("E", "A")])
@pytest.mark.parametrize("name", ["open", "forest", "hill", "hill from hill", "bunker", "sandbags"])
def test_special_units_lose_the_dice_of_their_arm(name: str, special: str, regular: str) -> None:
    dice = 3 - TABLE[name].lost[ARMS[regular]]
    assert dice_against(stand(TABLE[name], special, "i"), HERE, THERE) == dice


@pytest.mark.rule("M44-14.4", "M44-16.11")
@pytest.mark.parametrize("cover", COVERS)
@pytest.mark.parametrize("target", ["i", "a", "g"])
def test_the_table_of_first_flags(cover: Cover, target: str) -> None:
    state = stand(cover, "G", target)
    events = attack(state, HERE, THERE, ["FLAG", "STAR", "STAR"])
    ignores = target in cover.ignores
    if cover.obstacle == "b" and target != "i":  # it never moves, and nobody is asked (M44-16.15)
        assert ("flag-ignored" in keys(events)) is ignores
    else:
        assert bool(retreats(state, "hold")) is ignores
        assert retreats(state) == {"r3c3", "r3c4"}


@pytest.mark.rule("M44-14.4")
@pytest.mark.parametrize(("attacker", "dice"), [("I", 2), ("A", 2), ("G", 3)])
def test_the_option_gives_sandbags_their_dice_from_hill_to_hill(attacker: str, dice: int) -> None:
    # A31: the English booklet's reading is an option of the game.
    cover = TABLE["sandbags on a hill from a hill"]
    option = replace(cover, rest={"options": {"sandbags_on_hills": True}})
    assert dice_against(stand(option, attacker, "i"), HERE, THERE) == dice


@pytest.mark.rule("M44-14.4")
@pytest.mark.parametrize(("attacker", "dice"), [("I", 2), ("A", 2), ("G", 3)])
def test_the_option_adds_nothing_to_a_hill_that_protects_itself(attacker: str, dice: int) -> None:
    cover = TABLE["sandbags on a hill"]
    option = replace(cover, rest={"options": {"sandbags_on_hills": True}})
    assert dice_against(stand(option, attacker, "i"), HERE, THERE) == dice


@pytest.mark.rule("M44-14.4")
def test_armor_in_a_bunker_of_the_other_side_has_no_cover() -> None:
    # A82: only the entitled side gets protection and flag.
    state = stand(TABLE["bunker of the other side"], "A", "a")
    assert dice_against(state, HERE, THERE) == 3


@pytest.mark.rule("M44-14.1")
@pytest.mark.parametrize(
    ("where", "dice"), [(HERE, 1), (THERE, 1), ("r3c4", 3)], ids=["attacker", "target", "beyond"]
)
def test_a_town_counts_in_the_attackers_hex_and_in_the_targets(where: str, dice: int) -> None:
    state = ready({HERE: "A", THERE: "i", **ELSEWHERE}, ground={where: "V"})
    assert dice_against(state, HERE, THERE) == dice


@pytest.mark.rule("M44-14.1")
def test_terrain_on_the_path_counts_for_sight_and_not_for_dice() -> None:
    open = ready({"r4c4": "A", "r4c6": "i", **ELSEWHERE}, ground={"r4c5": "b"})
    assert dice_against(open, "r4c4", "r4c6") == 3
    blocked = ready({"r4c4": "A", "r4c6": "i", **ELSEWHERE}, ground={"r4c5": "F"})
    assert refused(blocked, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-14.1")
@pytest.mark.parametrize("target", ["r4c4", "r4c6", "r4c7"])
def test_protection_is_the_same_at_every_distance(target: str) -> None:
    state = ready({"r4c5": "A", target: "i", **ELSEWHERE}, ground={target: "F"})
    assert dice_against(state, "r4c5", target) == 1


@pytest.mark.rule("M44-14.2")
@pytest.mark.parametrize(("attacker", "dice"), [("I", 2), ("A", 1)])
@pytest.mark.parametrize("target", ["i", "a", "g"])
def test_what_counts_is_the_arm_of_the_attacker_and_not_of_the_target(
    attacker: str, dice: int, target: str
) -> None:
    # A30: infantry −1, armor −2.
    assert dice_against(stand(TABLE["town"], attacker, target), HERE, THERE) == dice


@pytest.mark.rule("M44-14.3")
@pytest.mark.parametrize("cover", COVERS)
def test_artillery_never_loses_dice(cover: Cover) -> None:
    for distance, dice in ((2, 3), (3, 2), (5, 1)):
        here = f"r4c{4 + distance}"
        state = ready(
            {here: "G", THERE: "i"},
            ground={THERE: cover.ground, here: cover.own},
            obstacles={THERE: cover.obstacle},
            **cover.rest,
        )
        assert dice_against(state, here, THERE) == dice


@pytest.mark.rule("M44-14.5")
@pytest.mark.parametrize(
    ("arm", "ground", "obstacle", "dice"),
    [
        ("A", "V", ".", 1),
        ("E", "C", ".", 1),
        ("I", "V", ".", 3),
        ("G", "V", ".", 3),
        ("I", ".", "w", 2),
        ("S", ".", "w", 2),
        ("R", ".", "w", 2),
        ("A", ".", "w", 3),
        ("G", ".", "w", 3),
        ("A", "F", ".", 3),
        ("I", "F", ".", 3),
        ("A", "G", ".", 3),
        ("A", "H", ".", 3),
        ("A", "b", ".", 3),
        ("I", ".", "h", 3),
        ("I", ".", "b", 3),
        ("G", ".", "b", 3),
        ("I", ".", "s", 3),
    ],
)
def test_the_attackers_own_hex(arm: str, ground: str, obstacle: str, dice: int) -> None:
    state = ready(
        {HERE: arm, THERE: "i", **ELSEWHERE}, ground={HERE: ground}, obstacles={HERE: obstacle}
    )
    assert dice_against(state, HERE, THERE) == dice
    assert rolls(attack(state, HERE, THERE, ["STAR"] * dice)) == [dice]


@pytest.mark.rule("M44-14.5")
@pytest.mark.parametrize("arm", ["I", "A", "G"])
def test_no_unit_attacks_from_the_ocean(arm: str) -> None:
    state = ready({HERE: arm, THERE: "i", "r4c6": "i", **ELSEWHERE}, ground={HERE: "o"})
    assert targets(state, HERE) == set()
    assert refused(state, HERE, THERE) == "M44-26.4"


@pytest.mark.rule("M44-14.5")
def test_infantry_on_wire_has_no_shot_at_distance_three() -> None:
    state = ready({"r4c4": "I", "r4c7": "i", **ELSEWHERE}, obstacles={"r4c4": "w"})
    assert dice_against(state, "r4c4", "r4c7") == 0
