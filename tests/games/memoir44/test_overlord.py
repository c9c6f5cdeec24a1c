"""Overlord (M44-36): two boards, posts and seats, and the one official battle."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.staging import (
    destinations,
    do,
    forbidden_by,
    hand_out,
    medals,
    named,
    on,
    overlord,
    strike,
    units_of,
)
from tests.memoir import act, battle, game, legal, rule_against

OMAHA = "omaha-beach-overlord"
CHIEF, LEFT, CENTER, RIGHT = (
    "allies-commander",
    "allies-left",
    "allies-center",
    "allies-right",
)
#: A unit in each double section, and an enemy far away.
THREE = {"r6c1": "I", "r6c12": "I", "r6c24": "I", "r0c12": "i"}
#: Cards that do nothing where a general has no units.
HQ = "direct-from-hq"


def described() -> Any:
    return game().describe(battle({"r8c0": "I", "r0c0": "i"}, boards=2))["hexes"]


def counted(mask: int) -> int:
    """Hexes that lie in any of the sections of a mask."""
    return len([hex for hex in described() if hex["sections"] & mask])


# The board.


@pytest.mark.rule("M44-36.1", "M44-36.4", "M44-36.6")
def test_the_one_overlord_battle_official_is_omaha_on_two_boards() -> None:
    boards = {id: game().scenario(id).boxes for id in game().scenarios()}
    assert [id for id, count in boards.items() if count == 2] == [OMAHA]
    assert set(boards.values()) == {1, 2}


@pytest.mark.rule("M44-36.1", "M44-36.51")
def test_three_boards_are_refused() -> None:
    with pytest.raises(BadInput) as caught:
        game().scenario(battle({"r8c0": "I", "r0c0": "i"}) | {"boards": 3})
    assert (caught.value.key, caught.value.where) == ("not-in-range", "boards")


@pytest.mark.rule("M44-36.7")
def test_the_joined_board_has_230_hexes() -> None:
    names = [hex["hex"] for hex in described()]
    assert len(names) == 230
    assert "r0c25" in names
    assert "r1c24" in names
    assert "r1c25" not in names


@pytest.mark.rule("M44-36.7")
def test_the_boards_join_without_a_gap() -> None:
    state = overlord({"r4c12": "G", "r0c0": "i"}, ["recon-center", "probe-left"])
    hand_out(state, ("recon-center", "center"))
    assert destinations(state, "r4c12") == {"r4c11", "r4c13", "r3c11", "r3c12", "r5c11", "r5c12"}


@pytest.mark.rule("M44-36.8")
def test_five_lines_cut_the_board_into_six_sections() -> None:
    assert [counted(1 << section) for section in range(6)] == [36, 49, 40, 40, 49, 36]


@pytest.mark.rule("M44-36.9")
def test_the_sections_form_three_double_sections() -> None:
    assert [counted(0b11 << (2 * double)) for double in range(3)] == [81, 76, 81]
    r4c5 = next(hex for hex in described() if hex["hex"] == "r4c5")
    assert r4c5["sections"] == 0b10


@pytest.mark.rule("M44-36.9")
@pytest.mark.parametrize(("side", "hex"), [("allies", "r4c1"), ("axis", "r4c24")])
def test_each_side_sees_its_left_from_its_own_edge(side: str, hex: str) -> None:
    letter, enemy = ("I", "i") if side == "allies" else ("i", "I")
    state = overlord(
        {hex: letter, "r8c12" if enemy == "I" else "r0c12": enemy},
        ["recon-left", "dig-in"],
        side=side,
    )
    hand_out(state, ("recon-left", "left"))
    assert destinations(state, hex)


@pytest.mark.rule("M44-36.10")
def test_the_line_hexes_belong_to_both_neighbours() -> None:
    shared = {hex["hex"]: hex["sections"] for hex in described() if hex["sections"].bit_count() > 1}
    lines = {3: 0b11, 8: 0b110, 12: 0b1100, 16: 0b11000, 21: 0b110000}
    assert shared == {
        f"r{row}c{column}": mask for row in (1, 3, 5, 7) for column, mask in lines.items()
    }


@pytest.mark.rule("M44-36.11", "M44-36.25")
def test_a_unit_on_a_seam_is_ordered_by_either_general_but_only_once() -> None:
    units = {"r5c8": "I", "r6c12": "I", "r0c0": "i"}
    hand = ["recon-left", "recon-center", "dig-in"]
    alone = overlord({"r5c8": "I", "r0c0": "i"}, hand, allies=4)
    hand_out(alone, ("recon-center", "center"))
    assert alone.actors() == (CENTER,)
    state = overlord(units, hand, allies=4)
    hand_out(state, ("recon-left", "left"), ("recon-center", "center"))
    do(state, "order @r5c8", seat=LEFT)
    assert units_of(state)[on(state, "r5c8")]["led"] == [LEFT]
    assert units_of(state)[on(state, "r6c12")]["led"] == [CENTER]


@pytest.mark.rule("M44-36.11", "M44-8.9")
def test_the_first_general_may_leave_a_unit_on_a_seam_to_the_neighbour() -> None:
    units = {"r5c8": "I", "r6c1": "I", "r6c24": "I", "r0c0": "i"}
    state = overlord(units, ["general-advance", "recon-center", "dig-in"], allies=4)
    hand_out(state, ("general-advance", "left"), ("recon-center", "center"))
    do(state, "order @r6c1", seat=LEFT)
    act(state, "done", seat=LEFT)
    assert units_of(state)[on(state, "r6c1")]["led"] == [LEFT]
    assert units_of(state)[on(state, "r5c8")]["led"] == [CENTER]


@pytest.mark.rule("M44-36.11", "M44-36.17")
def test_the_first_general_is_asked_whatever_card_the_neighbour_holds() -> None:
    # Nothing about a hidden card can be learned from the question.
    units = {"r5c8": "I", "r6c1": "I", "r0c0": "i"}
    for hidden in ("recon-center", "armor-assault"):
        state = overlord(units, ["general-advance", hidden, "dig-in"], allies=4)
        hand_out(state, ("general-advance", "left"), (hidden, "center"))
        assert state.actors() == (LEFT,)


@pytest.mark.rule("M44-36.11", "M44-36.25")
def test_a_second_order_for_a_unit_is_refused() -> None:
    units = {"r5c8": "I", "r6c11": "I", "r6c12": "I", "r0c0": "i"}
    state = overlord(units, ["recon-left", "recon-center", "dig-in"], allies=4)
    hand_out(state, ("recon-left", "left"), ("recon-center", "center"))
    do(state, "order @r5c8", seat=LEFT)
    assert state.actors() == (CENTER,)
    assert forbidden_by(state, "order @r5c8") == "M44-8.3"


# Posts and seats.


@pytest.mark.rule("M44-36.2", "M44-36.12")
def test_eight_players_take_part_four_a_side() -> None:
    state = overlord(THREE, [HQ], allies=4, axis=4)
    assert len(state.seats) == 8
    with pytest.raises(BadInput):
        overlord(THREE, [HQ], allies=5)


@pytest.mark.rule("M44-36.12", "M44-36.13")
@pytest.mark.parametrize(
    ("seats", "chief", "generals"),
    [
        (1, "allies", ["allies", "allies", "allies"]),
        (2, CHIEF, ["allies-flanks", CHIEF, "allies-flanks"]),
        (3, CHIEF, [LEFT, CHIEF, RIGHT]),
        (4, CHIEF, [LEFT, CENTER, RIGHT]),
    ],
)
def test_the_posts_fall_to_the_seats(seats: int, chief: str, generals: list[str]) -> None:
    # A95, A117.
    hand = ["probe-left", "probe-center", "probe-right", "dig-in"]
    state = overlord(THREE, hand, allies=seats)
    assert state.actors() == (chief,)
    hand_out(state, ("probe-left", "left"), ("probe-center", "center"), ("probe-right", "right"))
    deciding: list[str] = []
    for _ in range(3):
        deciding += state.actors()
        act(state, "half west")
    assert deciding == generals


@pytest.mark.rule("M44-36.13")
@pytest.mark.parametrize(("allies", "axis"), [(1, 4), (2, 3), (4, 1)])
def test_the_sides_may_have_different_numbers(allies: int, axis: int) -> None:
    state = overlord(THREE, [HQ], allies=allies, axis=axis)
    sides = [state.side_of(seat) for seat in state.seats]
    assert (sides.count("allies"), sides.count("axis")) == (allies, axis)


@pytest.mark.rule("M44-36.3")
def test_only_the_commander_in_chief_hands_out_cards() -> None:
    state = overlord(THREE, ["probe-left", "dig-in"], allies=4)
    assert state.actors() == (CHIEF,)
    for seat in (LEFT, CENTER, RIGHT):
        assert rule_against(state, "hand probe-left left", seat) == "M44-7.1"


@pytest.mark.rule("M44-36.14")
@pytest.mark.parametrize(
    ("hex", "card", "seats"),
    [
        ("r3c1", "recon-left", ("axis-right",)),
        ("r3c12", "recon-center", ("axis-center",)),
        ("r3c22", "recon-right", ("axis-left",)),
        ("r3c8", "recon-left", ("axis-center", "axis-right")),
        ("r3c16", "recon-center", ("axis-left", "axis-center")),
    ],
)
def test_the_general_in_whose_section_it_stands_decides_for_an_attacked_unit(
    hex: str, card: str, seats: tuple[str, ...]
) -> None:
    attacker = hex.replace("r3", "r4")
    state = overlord({hex: "i", attacker: "I", "r0c5": "i"}, [card, "dig-in"], axis=4)
    hand_out(state, (card, card.removeprefix("recon-")))
    act(state, "end-moves")
    strike(state, f"battle @{attacker} @{hex}", ["FLAG", "STAR", "STAR"])
    assert state.actors() == seats


@pytest.mark.rule("M44-36.5")
def test_where_overlord_says_nothing_the_ordinary_rules_hold() -> None:
    state = overlord({"r4c12": "I", "r3c12": "i", "r0c0": "i"}, ["recon-center", "dig-in"])
    hand_out(state, ("recon-center", "center"))
    act(state, "end-moves")
    strike(state, "battle @r4c12 @r3c12", ["FLAG", "INF", "STAR"])
    assert legal(state) == [named(state, f"retreat @r3c12 {hex}") for hex in ("r2c12", "r2c13")]


# The official battle.


@pytest.mark.rule("M44-36.48")
def test_omaha_starts_with_14_sandbags_in_the_supply() -> None:
    # A63, A119: 24 − 6 sandbags − 4 sea walls.
    state = game().start(OMAHA, sandtable.Seeded(1))
    assert state.sandbag_supply == 14


@pytest.mark.rule("M44-36.48")
def test_dig_in_draws_on_the_sandbags_of_both_boxes() -> None:
    bags = {f"r8c{column}": "s" for column in range(22)}
    own = {f"r6c{column}": "I" for column in range(4)}
    state = overlord(own | {"r0c0": "i"}, ["dig-in", HQ], obstacles=bags)
    hand_out(state, ("dig-in", "left"))
    for hex in ("r6c0", "r6c3"):
        do(state, f"dig-in @{hex}")
    bagged: Any = state.to_json()["sandbags"]
    assert {"r6c0", "r6c3"} <= set(bagged)
    assert not {"r6c1", "r6c2"} & set(bagged)


@pytest.mark.rule("M44-36.49")
def test_the_medals_of_a_side_are_common_and_omaha_needs_eight() -> None:
    made = game().scenario(OMAHA)
    assert made.medals == [8, 8]
    units = {"r6c1": "I", "r5c1": "g", "r6c12": "I", "r5c12": "g", "r0c0": "i"}
    state = overlord(
        units,
        ["recon-left", "recon-center", "dig-in"],
        allies=4,
        medals={"allies": 8, "axis": 8},
        state={"trophies": {"allies": 6, "axis": 0}},
    )
    hand_out(state, ("recon-left", "left"), ("recon-center", "center"))
    for seat in (LEFT, CENTER):
        act(state, "end-moves", seat=seat)
    do(state, "battle @r6c1 @r5c1", seat=LEFT)
    act(state, "decline", ["GRE", "GRE", "STAR"])
    act(state, "stay", seat=LEFT)
    assert medals(state, "allies") == 7
    do(state, "battle @r6c12 @r5c12", seat=CENTER)
    act(state, "decline", ["GRE", "GRE", "STAR"])
    assert state.outcome is not None
    assert state.outcome.winner == "allies"
