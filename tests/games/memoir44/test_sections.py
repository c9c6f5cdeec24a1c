"""The three sections of the board (M44-4.2 to 4.6, 4.11, 4.12)."""

from typing import Any

import pytest

from tests.games.memoir44.drill import drill, go, hexes, moves, ordered, unit
from tests.memoir import act, battle, game, legal, rule_against, table

WEST, CENTER, EAST = 0b001, 0b010, 0b100
#: Three own units in each flank-only and centre-only area: too many for a Probe, so it asks.
LEFT = {"r8c0": "I", "r8c1": "I", "r8c2": "I"}
MIDDLE = {"r8c5": "I", "r8c6": "I", "r8c7": "I"}
RIGHT = {"r8c10": "I", "r8c11": "I", "r8c12": "I"}
ENEMY = {"r0c6": "i"}


def sections() -> dict[str, int]:
    """The sections of every hex, as a mask from the west."""
    described: Any = game().describe(battle({"r8c0": "I", "r0c0": "i"}))["hexes"]
    return {place["hex"]: place["sections"] for place in described}


@pytest.mark.rule("M44-4.2")
def test_the_board_has_three_sections_and_every_hex_lies_in_one() -> None:
    masks = set(sections().values())
    assert masks == {WEST, WEST | CENTER, CENTER, CENTER | EAST, EAST}


@pytest.mark.rule("M44-4.3", "M44-4.11")
def test_the_hexes_on_the_lines_belong_to_a_flank_and_the_centre() -> None:
    shared = {hex: mask for hex, mask in sections().items() if mask not in (WEST, CENTER, EAST)}
    west = {f"r{row}c3": WEST | CENTER for row in (1, 3, 5, 7)}  # A7
    east = {f"r{row}c8": CENTER | EAST for row in (1, 3, 5, 7)}
    assert shared == {**west, **east}


@pytest.mark.rule("M44-4.5")
def test_no_hex_belongs_to_both_flanks() -> None:
    for mask in sections().values():
        assert mask & (WEST | EAST) != WEST | EAST
        assert mask.bit_count() <= 2


@pytest.mark.rule("M44-4.11")
@pytest.mark.parametrize(
    ("hex", "mask"),
    [
        ("r1c3", WEST | CENTER),
        ("r7c8", CENTER | EAST),
        ("r0c3", WEST),
        ("r0c4", CENTER),
        ("r8c8", CENTER),
        ("r8c9", EAST),
    ],
)
def test_the_lines_run_at_doubled_columns_7_and_17(hex: str, mask: int) -> None:
    assert sections()[hex] == mask


@pytest.mark.rule("M44-4.11")
def test_the_sections_have_36_49_and_36_hexes() -> None:
    masks = sections().values()
    counts = [sum(1 for mask in masks if mask & section) for section in (WEST, CENTER, EAST)]
    assert counts == [36, 49, 36]


@pytest.mark.rule("M44-4.4", "M44-8.5")
@pytest.mark.parametrize(
    ("hex", "card"),
    [
        ("r5c3", "probe-left"),
        ("r5c3", "probe-center"),
        ("r5c8", "probe-center"),
        ("r5c8", "probe-right"),
    ],
)
def test_a_unit_on_a_line_may_be_ordered_by_either_of_its_sections(hex: str, card: str) -> None:
    state = table({hex: "I", **ENEMY}, hand=[card])
    act(state, f"play {card}")
    assert ordered(state) == {hex}


@pytest.mark.rule("M44-4.4", "M44-8.1")
@pytest.mark.parametrize(
    ("hex", "card", "others"),
    [("r5c3", "probe-right", RIGHT), ("r5c8", "probe-left", LEFT)],
)
def test_a_unit_on_a_line_may_not_be_ordered_by_the_far_flank(
    hex: str, card: str, others: dict[str, str]
) -> None:
    state = table({hex: "I", **others, **ENEMY}, hand=[card])
    act(state, f"play {card}")
    assert rule_against(state, f"order {unit(state, hex)}") == "M44-8.1"
    assert f"order {unit(state, hex)}" not in legal(state)


@pytest.mark.rule("M44-4.6")
def test_units_move_freely_from_one_section_to_another() -> None:
    state = drill({"r4c4": "A", "r6c8": "A"})
    assert {"r4c1", "r5c3", "r4c7"} <= moves(state, "r4c4")
    go(state, "r4c4", "r4c1")
    go(state, "r6c8", "r6c11")
    assert {"r4c1", "r6c11"} <= hexes(state, "allies")


@pytest.mark.rule("M44-4.12")
@pytest.mark.parametrize(
    ("side", "card", "given"),
    [
        ("allies", "assault-left", {"r8c0", "r8c1", "r8c2"}),
        ("allies", "assault-right", {"r8c10", "r8c11", "r8c12"}),
        ("axis", "assault-left", {"r0c11", "r0c12"}),
        ("axis", "assault-right", {"r0c0", "r0c1"}),
    ],
)
def test_left_and_right_are_seen_from_the_seat_of_the_player(
    side: str, card: str, given: set[str]
) -> None:
    axis = {"r0c0": "i", "r0c1": "i", "r0c6": "i", "r0c11": "i", "r0c12": "i"}  # A8
    state = table({**LEFT, **MIDDLE, **RIGHT, **axis}, [card], side=side, enemy_hand=["recon-left"])
    act(state, f"play {card}")
    assert ordered(state) == given


@pytest.mark.rule("M44-4.12")
def test_left_is_the_east_for_an_allied_player_at_the_top() -> None:
    state = table({"r0c11": "I", "r0c1": "I", "r8c6": "i"}, ["assault-left"], top="allies")  # A9
    act(state, "play assault-left")
    assert ordered(state) == {"r0c11"}
