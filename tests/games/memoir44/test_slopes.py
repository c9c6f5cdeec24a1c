"""Steep hills, cliffs and bluffs (M44-39.30 to 39.38)."""

import pytest

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
)
from tests.memoir import act, legal, table

#: A second fight that keeps the battle step open.
PAIR = {"r0c7": "I", "r0c8": "i"}
OMAHA = "omaha-beach"
HOC = "pointe-du-hoc"
LUTTICH = "operation-luttich"
#: A beach below r4c4.
SHORE = {"r5c3": "b", "r5c4": "b", "r5c5": "b", "r6c4": "b", "r6c5": "b"}


def coast(cliff: str, shore: str = "b") -> dict[str, str]:
    """Row 4 is all cliff or bluff, rows 5 to 8 are beach or ocean."""
    rows = {f"r4c{column}": cliff for column in range(13)}
    low = {f"r{row}c{col}": shore for row in range(5, 9) for col in range(13 - row % 2)}
    return rows | low


# Steps that count as 2 hexes.


@pytest.mark.rule("M44-39.30", "M44-39.33")
@pytest.mark.parametrize(
    ("letter", "card", "attacks"),
    [
        ("I", "assault-center", False),
        ("S", "assault-center", True),
        ("I", "infantry-assault center", True),
    ],
)
def test_climbing_a_bluff_counts_as_two_hexes_for_the_attack(
    letter: str, card: str, attacks: bool
) -> None:
    # A103.
    state = printed(OMAHA, {"r4c6": letter, "r2c6": "i"} | PAIR, hand=[card.split()[0]])
    moves(state, card)
    do(state, "move @r4c6 r3c5")
    act(state, "end-moves")
    assert offered(state, "battle @r3c5 @r2c6") == attacks
    if not attacks:
        assert forbidden_by(state, "battle @r3c5 @r2c6") == "M44-10.2"


@pytest.mark.rule("M44-39.30")
def test_climbing_a_bluff_counts_as_two_hexes_for_the_beach_limit() -> None:
    # One hex of beach and the climb make 3, also for the 3 hexes of an Infantry Assault.
    state = printed(OMAHA, {"r5c7": "I", "r0c0": "i"}, hand=["infantry-assault"])
    moves(state, "infantry-assault center")
    assert "r4c7" in destinations(state, "r5c7")
    assert not {"r3c5", "r3c6", "r3c8"} & destinations(state, "r5c7")


@pytest.mark.rule("M44-39.30")
def test_behind_enemy_lines_every_step_counts_as_one() -> None:
    state = printed(OMAHA, {"r6c6": "I", "r0c0": "i"}, hand=["behind-enemy-lines"])
    moves(state, "behind-enemy-lines")
    assert {"r3c5", "r3c6"} <= destinations(state, "r6c6")


@pytest.mark.rule("M44-39.30", "M44-39.34")
def test_behind_enemy_lines_closed_steps_stay_closed() -> None:
    # A59 f; no infantry, so the card falls back on the armor and lifts nothing.
    state = printed(OMAHA, {"r4c6": "A", "r0c0": "i"}, hand=["behind-enemy-lines"])
    moves(state, "behind-enemy-lines")
    assert not {"r3c5", "r3c6"} & destinations(state, "r4c6")


@pytest.mark.rule("M44-39.30", "M44-39.36")
def test_taking_ground_up_a_bluff_is_one_step_whatever_it_counts() -> None:
    state = printed(OMAHA, {"r5c6": "I", "r3c5": "i1", "r0c0": "i"}, hand=["assault-center"])
    moves(state, "assault-center")
    do(state, "move @r5c6 r4c6")
    strike(state, "battle @r4c6 @r3c5", ["INF", "STAR"])
    do(state, "take-ground @r4c6 r3c5")
    assert on(state, "r3c5").startswith("allies")


# Steep hills.


@pytest.mark.rule("M44-39.31")
@pytest.mark.parametrize(("hex", "reaches"), [("r6c6", True), ("r7c6", False)])
def test_armor_reaches_a_steep_hill_two_hexes_away_and_no_farther(hex: str, reaches: bool) -> None:
    state = printed(LUTTICH, {hex: "A", "r0c12": "i"}, hand=["assault-center"])
    moves(state, "assault-center")
    assert ("r5c4" in destinations(state, hex)) == reaches


@pytest.mark.rule("M44-39.31")
def test_from_hill_to_hill_and_down_a_steep_step_counts_as_one() -> None:
    up = printed(LUTTICH, {"r6c5": "A", "r0c12": "i"}, hand=["assault-center"])
    moves(up, "assault-center")
    assert "r4c5" in destinations(up, "r6c5")  # 2 onto r5c4, 1 along the hill
    down = printed(LUTTICH, {"r5c4": "A", "r0c12": "i"}, hand=["assault-center"])
    moves(down, "assault-center")
    assert "r7c6" in destinations(down, "r5c4")


@pytest.mark.rule("M44-39.31", "M44-39.30")
@pytest.mark.parametrize(("start", "attacks"), [("r6c4", False), ("r4c5", True)])
def test_infantry_that_climbs_a_steep_hill_may_not_attack(start: str, attacks: bool) -> None:
    units = {start: "I", "r4c4": "i", "r8c8": "I", "r8c7": "i"}
    state = printed(LUTTICH, units, hand=["assault-center"])
    moves(state, "assault-center")
    do(state, f"move @{start} r5c4")
    act(state, "end-moves")
    assert offered(state, "battle @r5c4 @r4c4") == attacks


@pytest.mark.rule("M44-39.31")
def test_ordinary_hills_are_climbed_like_open_ground() -> None:
    state = table({"r6c5": "I", "r0c0": "i"}, hand=["assault-center"], ground={"r4c5": "H"})
    moves(state, "assault-center")
    assert "r4c5" in destinations(state, "r6c5")


@pytest.mark.rule("M44-39.32")
@pytest.mark.parametrize(
    ("card", "climbs"), [("assault-center", False), ("artillery-bombard", True)]
)
def test_artillery_climbs_a_steep_hill_only_by_an_artillery_bombard(
    card: str, climbs: bool
) -> None:
    state = printed(LUTTICH, {"r6c4": "G", "r0c12": "i"}, hand=[card])
    moves(state, card)
    assert ("r5c4" in destinations(state, "r6c4")) == climbs


@pytest.mark.rule("M44-39.32")
def test_artillery_goes_from_one_steep_hex_to_the_next() -> None:
    state = printed(LUTTICH, {"r4c5": "G", "r0c12": "i"}, hand=["assault-center"])
    moves(state, "assault-center")
    assert "r5c4" in destinations(state, "r4c5")


# Cliffs and bluffs.


@pytest.mark.rule("M44-39.33")
@pytest.mark.parametrize(("hex", "climbs"), [("r5c5", True), ("r6c5", False)])
def test_infantry_climbs_a_cliff_only_from_next_to_it(hex: str, climbs: bool) -> None:
    state = printed(HOC, {hex: "S", "r0c12": "i"}, hand=["assault-center"])
    moves(state, "assault-center")
    assert ("r4c5" in destinations(state, hex)) == climbs


@pytest.mark.rule("M44-39.33")
def test_infantry_goes_down_a_cliff_by_two_hexes() -> None:
    state = printed(HOC, {"r4c5": "i", "r8c0": "S"}, hand=["assault-center"], side="axis")
    moves(state, "assault-center")
    assert {"r5c4", "r5c5"} <= destinations(state, "r4c5")
    assert not {"r6c4", "r6c5", "r6c6"} & destinations(state, "r4c5")


@pytest.mark.rule("M44-39.33", "M44-39.30")
def test_infantry_that_went_down_a_cliff_may_not_attack() -> None:
    units = {"r4c5": "i", "r6c5": "S", "r0c6": "i", "r0c7": "S"}
    state = printed(HOC, units, hand=["assault-center"], side="axis")
    moves(state, "assault-center")
    do(state, "move @r4c5 r5c4")
    act(state, "end-moves")
    assert forbidden_by(state, "battle @r5c4 @r6c5") == "M44-10.2"


@pytest.mark.rule("M44-39.33")
@pytest.mark.parametrize("letter", ["B", "L"])
def test_out_of_the_ocean_the_climb_is_as_steep_as_from_the_beach(letter: str) -> None:
    # A103: an ocean hex counts like beach.
    ground = coast(letter, "o")
    infantry = table({"r5c4": "I", "r0c0": "i"}, hand=["assault-center"], ground=ground)
    moves(infantry, "assault-center")
    assert "r4c4" in destinations(infantry, "r5c4")
    assert not {"r3c3", "r3c4"} & destinations(infantry, "r5c4")
    armor = table({"r5c4": "A", "r0c0": "i"}, hand=["assault-center"], ground=ground)
    moves(armor, "assault-center")
    assert "r4c4" not in destinations(armor, "r5c4")


@pytest.mark.rule("M44-39.34")
def test_armor_below_the_bluffs_of_omaha_cannot_climb_them() -> None:
    state = printed(OMAHA, {"r4c2": "A", "r0c0": "i"}, hand=["assault-left"])
    moves(state, "assault-left")
    assert not {"r3c1", "r3c2"} & destinations(state, "r4c2")


@pytest.mark.rule("M44-39.34")
@pytest.mark.parametrize("column", range(1, 12))
def test_armor_gets_inland_at_omaha_through_the_four_gaps_alone(column: int) -> None:
    here = f"r4c{column}"
    gaps = dict.fromkeys(("r3c0", "r3c3", "r3c7", "r3c11"), "I")
    state = printed(OMAHA, {here: "A", "r0c12": "i"} | gaps, hand=["direct-from-hq"])
    act(state, "play direct-from-hq")
    do(state, f"order @{here}")
    act(state, "done")
    inland = {hex for hex in destinations(state, here) if hex[:2] in ("r0", "r1", "r2", "r3")}
    assert inland == set()


@pytest.mark.rule("M44-39.34")
@pytest.mark.parametrize(("start", "gap"), [("r4c1", "r3c0"), ("r4c3", "r3c3"), ("r4c7", "r3c7")])
def test_armor_gets_inland_at_omaha_through_a_gap(start: str, gap: str) -> None:
    state = printed(OMAHA, {start: "A", "r0c12": "i"}, hand=["direct-from-hq"])
    moves(state, "direct-from-hq")
    assert gap in destinations(state, start)


@pytest.mark.rule("M44-39.34")
@pytest.mark.parametrize("letter", ["A", "G"])
@pytest.mark.parametrize("ground", ["B", "L"])
@pytest.mark.parametrize(("start", "end"), [("r4c4", "r5c4"), ("r5c4", "r4c4")])
def test_armor_and_artillery_go_neither_up_nor_down(
    letter: str, ground: str, start: str, end: str
) -> None:
    units = {start: letter, "r0c0": "i"}
    state = table(units, hand=["assault-center"], ground=coast(ground))
    moves(state, "assault-center")
    assert destinations(state, start)
    assert end not in destinations(state, start)


@pytest.mark.rule("M44-39.35")
@pytest.mark.parametrize("letter", ["A", "I", "G"])
def test_from_inland_a_bluff_is_an_ordinary_hill(letter: str) -> None:
    state = table({"r3c4": letter, "r0c0": "i"}, hand=["assault-center"], ground=coast("B"))
    moves(state, "assault-center")
    assert {"r4c4", "r4c5"} <= destinations(state, "r3c4")


@pytest.mark.rule("M44-39.35")
def test_infantry_that_stepped_onto_a_bluff_from_inland_may_attack() -> None:
    state = printed(OMAHA, {"r2c5": "i", "r4c6": "I"}, hand=["assault-center"], side="axis")
    moves(state, "assault-center")
    do(state, "move @r2c5 r3c5")
    assert targets(state, "r3c5") == {"r4c6"}


@pytest.mark.rule("M44-39.35")
@pytest.mark.parametrize(("letter", "dice"), [("I", 2), ("A", 2)])
def test_a_bluff_protects_like_a_hill_against_the_beach(letter: str, dice: int) -> None:
    state = printed(OMAHA, {"r4c6": letter, "r3c5": "i", "r0c0": "i"}, hand=["assault-center"])
    battles(state, "assault-center")
    assert dice_against(state, "r4c6", "r3c5") == dice


@pytest.mark.rule("M44-39.35")
def test_a_bluff_blocks_the_sight_of_low_units_like_a_hill() -> None:
    units = {"r4c6": "I", "r2c5": "i"} | PAIR
    state = printed(OMAHA, units, hand=["assault-center"])
    battles(state, "assault-center")
    assert targets(state, "r4c6") == set()


@pytest.mark.rule("M44-39.36")
@pytest.mark.parametrize(("ground", "takes"), [("B", True), ("L", False)])
def test_infantry_takes_ground_up_a_bluff_but_not_up_a_cliff(ground: str, takes: bool) -> None:
    state = table(
        {"r5c4": "I", "r4c4": "i", "r0c0": "i"},
        hand=["assault-center"],
        ground=SHORE | {"r4c4": ground},
    )
    battles(state, "assault-center")
    strike(state, "battle @r5c4 @r4c4", ["FLAG", "STAR"])
    act(state, legal(state)[0])
    assert offered(state, "take-ground @r5c4 r4c4") == takes


@pytest.mark.rule("M44-39.36")
@pytest.mark.parametrize("ground", ["B", "L"])
@pytest.mark.parametrize(("letter", "takes"), [("i", True), ("a", False)])
def test_down_to_the_beach_infantry_takes_ground_and_armor_does_not(
    ground: str, letter: str, takes: bool
) -> None:
    state = table(
        {"r5c4": "I", "r4c4": letter, "r8c0": "I"},
        hand=["assault-center"],
        side="axis",
        ground=SHORE | {"r4c4": ground},
    )
    battles(state, "assault-center")
    strike(state, "battle @r4c4 @r5c4", ["FLAG", "STAR", "STAR"])
    act(state, legal(state)[0])
    assert offered(state, "take-ground @r4c4 r5c4") == takes


@pytest.mark.rule("M44-39.36")
def test_armor_takes_no_ground_up_a_bluff() -> None:
    state = printed(OMAHA, {"r4c6": "A", "r3c5": "i1", "r0c0": "i"}, hand=["assault-center"])
    battles(state, "assault-center")
    strike(state, "battle @r4c6 @r3c5", ["INF", "STAR"])
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-39.37")
@pytest.mark.parametrize("ground", ["B", "L", "S"])
@pytest.mark.parametrize("letter", ["i", "a", "g"])
def test_every_arm_retreats_up_a_cliff_bluff_or_steep_hill(ground: str, letter: str) -> None:
    state = table(
        {"r6c4": "I", "r5c4": letter, "r8c12": "I"},
        hand=["assault-center"],
        ground=SHORE | {"r4c4": ground, "r4c5": ground},
    )
    battles(state, "assault-center")
    strike(state, "battle @r6c4 @r5c4", ["FLAG", "STAR", "STAR"])
    do(state, "retreat @r5c4 r4c4")
    assert figures(state, "r4c4") == {"i": 4, "a": 3, "g": 2}[letter]


@pytest.mark.rule("M44-39.37")
@pytest.mark.parametrize("ground", ["B", "L"])
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_every_arm_retreats_down_to_the_beach(ground: str, letter: str) -> None:
    state = table(
        {"r3c4": "i", "r4c4": letter, "r0c12": "i"},
        hand=["assault-center"],
        side="axis",
        ground=SHORE | {"r4c4": ground},
    )
    battles(state, "assault-center")
    strike(state, "battle @r3c4 @r4c4", ["FLAG", "STAR"])
    do(state, "retreat @r4c4 r5c4")
    assert figures(state, "r5c4") == {"I": 4, "A": 3, "G": 2}[letter]


@pytest.mark.rule("M44-39.38")
def test_a_bunker_on_a_bluff_protects_by_the_best_alone() -> None:
    # M44-28.3: −2 against armor, not −3.
    state = printed(OMAHA, {"r4c4": "A", "r3c4": "i", "r0c0": "i"}, hand=["assault-center"])
    battles(state, "assault-center")
    assert dice_against(state, "r4c4", "r3c4") == 1


@pytest.mark.rule("M44-39.38")
@pytest.mark.parametrize("ground", ["B", "L"])
def test_sandbags_on_a_bluff_or_cliff_add_no_protection_but_save_a_flag(ground: str) -> None:
    # M44-31.5, 31.6: from a hill beside it all three dice.
    units = {"r4c3": "I", "r4c4": "i", "r0c0": "i"}
    state = table(
        units,
        hand=["assault-center", "assault-left"],
        enemy_hand=["barrage"],
        ground=SHORE | {"r4c4": ground, "r4c3": "H"},
        obstacles={"r4c4": "s"},
    )
    battles(state, "assault-left")
    assert dice_against(state, "r4c3", "r4c4") == 3
    strike(state, "battle @r4c3 @r4c4", ["FLAG", "STAR", "STAR"])
    assert offered(state, "hold @r4c4")


# Every refusal names the rule that forbids.


@pytest.mark.rule("M44-39.34")
def test_the_refused_climb_of_armor_names_its_rule() -> None:
    state = printed(OMAHA, {"r4c6": "A", "r0c0": "i"}, hand=["assault-center"])
    moves(state, "assault-center")
    assert forbidden_by(state, "move @r4c6 r3c5") == "M44-39.34"


@pytest.mark.rule("M44-39.33")
def test_the_refused_climb_of_infantry_names_its_rule() -> None:
    state = printed(HOC, {"r6c5": "S", "r0c12": "i"}, hand=["assault-center"])
    moves(state, "assault-center")
    assert forbidden_by(state, "move @r6c5 r4c5") == "M44-39.33"


@pytest.mark.rule("M44-39.31")
def test_the_refused_climb_of_a_steep_hill_names_its_rule() -> None:
    state = printed(LUTTICH, {"r7c6": "A", "r0c12": "i"}, hand=["assault-center"])
    moves(state, "assault-center")
    assert forbidden_by(state, "move @r7c6 r5c4") == "M44-39.31"
