"""Medics & Mechanics (M44-34.53 to M44-34.58)."""

from collections.abc import Iterable, Mapping

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    figures,
    hand,
    keys,
    named,
    on_table,
    ordered,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

CARD = "medics-and-mechanics"
#: One Allied unit of each sort in reach of an enemy; allies-1 infantry, 2 armor, 3 gun, 4 elite.
UNITS = {"r6c1": "I", "r6c4": "A", "r6c7": "G", "r6c11": "E", "r0c6": "i"}
OTHERS = ("probe-left", "probe-right", "attack-left", "attack-right", "dig-in")


def hospital(
    left: Mapping[str, int],
    others: int = 3,
    units: Mapping[str, str] | None = None,
    play: bool = True,
) -> MemoirState:
    """Units with these figures left (0: lost), and other cards in hand."""
    whole = table(units or UNITS)
    there = {
        unit: {**entry, "figures": left.get(unit, entry["figures"])}
        for unit, entry in on_table(whole).items()
        if left.get(unit, 1)
    }
    state = table(
        units or UNITS,
        hand=[CARD, *OTHERS[:others]],
        draw=["barrage", "firefight"],
        state={"units": there, "discard": ["ambush"]},
    )
    if play:
        act(state, f"play {CARD}")
    return state


def heal(left: Mapping[str, int], unit: str, dice: Iterable[str]) -> MemoirState:
    rolled = list(dice)
    state = hospital(left, len(rolled) - 1)
    act(state, f"heal {unit}", rolled)
    return state


@pytest.mark.rule("M44-34.53")
def test_one_own_unit_that_has_lost_figures_is_chosen() -> None:
    state = hospital({"allies-1": 2, "allies-4": 3, "axis-1": 1})
    assert legal(state) == ["heal allies-1", "heal allies-4"]
    for unit in ("allies-2", "axis-1"):
        assert rule_against(state, f"heal {unit}") == "M44-34.53"


@pytest.mark.rule("M44-34.53")
def test_the_unit_is_chosen_before_the_roll() -> None:
    # A67
    state = hospital({"allies-1": 2, "allies-2": 1}, play=False)
    events = act(state, f"play {CARD}")
    assert rolls(events) == []
    assert decision(state) == "medics"


@pytest.mark.rule("M44-34.53")
def test_a_lost_unit_does_not_come_back() -> None:
    # A67
    state = hospital({"allies-1": 0, "allies-2": 1})
    assert legal(state) == ["heal allies-2"]
    assert rule_against(state, "heal allies-1") == "M44-34.53"


@pytest.mark.rule("M44-34.53")
def test_with_nobody_hurt_the_card_is_a_blank() -> None:
    # A67
    state = hospital({}, play=False)
    events = act(state, f"play {CARD}")
    assert rolls(events) == []
    assert turn_of(state) == "axis"
    assert len(hand(state)) == 4


@pytest.mark.rule("M44-34.53")
def test_a_unit_set_up_below_strength_has_lost_nothing() -> None:
    weak = table(
        {"r6c1": "I", "r0c6": "i"}, hand=[CARD], figures={"r6c1": 2}, draw=["barrage", "dig-in"]
    )
    act(weak, f"play {CARD}")
    assert turn_of(weak) == "axis"


@pytest.mark.rule("M44-34.54")
@pytest.mark.parametrize("size", [1, 2, 5, 6])
def test_as_many_dice_as_cards_in_hand_with_this_card_are_rolled(size: int) -> None:
    state = hospital({"allies-1": 2}, size - 1)
    events = act(state, "heal allies-1", ["GRE"] * size)
    assert [len(roll) for roll in rolls(events)] == [size]


@pytest.mark.rule("M44-34.55")
@pytest.mark.parametrize(
    ("unit", "face", "back"),
    [
        ("allies-1", "INF", 1),
        ("allies-1", "ARM", 0),
        ("allies-2", "ARM", 1),
        ("allies-2", "INF", 0),
        ("allies-4", "ARM", 1),
        ("allies-3", "INF", 0),
        ("allies-3", "ARM", 0),
        *((f"allies-{number}", "STAR", 1) for number in range(1, 5)),
        *((f"allies-{number}", "GRE", 0) for number in range(1, 5)),
        *((f"allies-{number}", "FLAG", 0) for number in range(1, 5)),
    ],
)
def test_own_symbol_and_star_bring_a_figure_back(unit: str, face: str, back: int) -> None:
    # A67: a gun comes back on stars alone; grenades and flags do nothing.
    state = heal({unit: 1}, unit, [face])
    assert figures(state, unit) == 1 + back


@pytest.mark.rule("M44-34.55")
def test_each_such_face_counts() -> None:
    state = heal({"allies-1": 1}, "allies-1", ["INF", "GRE", "STAR", "ARM"])
    assert figures(state, "allies-1") == 3


@pytest.mark.rule("M44-34.56")
@pytest.mark.parametrize(
    ("unit", "left", "dice", "full"),
    [
        ("allies-1", 3, ["INF", "INF"], 4),
        ("allies-2", 2, ["ARM", "STAR"], 3),
        ("allies-3", 1, ["STAR", "STAR"], 2),
        ("allies-4", 3, ["ARM", "STAR"], 4),
    ],
)
def test_the_unit_never_exceeds_its_original_strength(
    unit: str, left: int, dice: list[str], full: int
) -> None:
    state = heal({unit: left}, unit, dice)
    assert figures(state, unit) == full


@pytest.mark.rule("M44-34.56")
def test_a_unit_of_three_from_the_start_grows_to_three() -> None:
    units = {"r6c1": "R", "r0c6": "i"}
    state = hospital({"allies-1": 1}, 3, units)
    act(state, "heal allies-1", ["INF", "INF", "STAR", "STAR"])
    assert figures(state, "allies-1") == 3


@pytest.mark.rule("M44-34.57")
def test_a_unit_that_got_a_figure_back_may_move_and_attack() -> None:
    units = {"r6c6": "I", "r4c6": "i", "r8c0": "I"}
    state = hospital({"allies-1": 1}, 0, units)
    act(state, "heal allies-1", ["INF"])
    assert ordered(state) == ["allies-1"]
    act(state, "move allies-1 r5c6")
    events = act(state, "battle allies-1 axis-1", ["STAR"] * 3)
    assert named(events, "rolled") == ["allies-1"]
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.57")
def test_nobody_else_gets_an_order() -> None:
    state = heal({"allies-1": 1, "allies-2": 1}, "allies-1", ["STAR"])
    assert ordered(state) == ["allies-1"]
    assert rule_against(state, "move allies-2 r6c5") == "M44-8.2"


@pytest.mark.rule("M44-34.58")
def test_a_unit_that_got_nothing_back_does_nothing() -> None:
    units = {"r5c6": "I", "r4c6": "i"}
    state = hospital({"allies-1": 1}, 0, units)
    events = act(state, "heal allies-1", ["GRE"])
    assert not {"ordered", "moved", "attacked"} & set(keys(events))
    assert turn_of(state) == "axis"
