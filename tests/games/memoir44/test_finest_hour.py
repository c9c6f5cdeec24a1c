"""Their Finest Hour (M44-34.62 to M44-34.66)."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    COPIES,
    decision,
    hand,
    keys,
    ordered,
    pile,
    rest_of_the_pack,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

CARD = "their-finest-hour"
OTHERS = ("probe-left", "probe-right", "attack-left", "attack-right", "dig-in")
#: Two units of each arm: infantry 1 and 4, armor 2 and 5, guns 3 and 6.
ARMY = {"r6c0": "I", "r6c3": "A", "r6c6": "G", "r8c0": "I", "r8c3": "A", "r8c6": "G", "r0c12": "i"}


def hour(dice: Iterable[str], units: dict[str, str] | None = None, **rest: Any) -> MemoirState:
    """The card is played with as many others in hand as there are further dice."""
    rolled = list(dice)
    state = table(
        units or ARMY,
        hand=[CARD, *OTHERS[: len(rolled) - 1]],
        draw=["barrage", "firefight"],
        state={"discard": ["ambush"]},
        **rest,
    )
    act(state, f"play {CARD}", rolled)
    return state


def choices(state: MemoirState) -> list[int]:
    named = [action.split()[1] for action in legal(state) if action.startswith("order ")]
    return sorted(int(name.split("-")[1]) for name in named)


@pytest.mark.rule("M44-34.62")
@pytest.mark.parametrize("size", [1, 2, 5, 6])
def test_as_many_dice_as_cards_in_hand_with_this_card_are_rolled(size: int) -> None:
    state = table(ARMY, hand=[CARD, *OTHERS[: size - 1]], draw=["barrage", "firefight"])
    events = act(state, f"play {CARD}", ["FLAG"] * size)
    assert [len(roll) for roll in rolls(events)] == [size]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.63")
@pytest.mark.parametrize(("face", "units"), [("INF", [1, 4]), ("ARM", [2, 5])])
def test_a_symbol_orders_one_unit_of_its_arm(face: str, units: list[int]) -> None:
    state = hour([face])
    assert choices(state) == units
    assert rule_against(state, "order allies-3") == "M44-5.4"
    act(state, f"order allies-{units[1]}")
    assert ordered(state) == [f"allies-{units[1]}"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.63")
def test_a_star_orders_one_unit_of_any_arm() -> None:
    state = hour(["STAR"])
    assert choices(state) == [1, 2, 3, 4, 5, 6]
    act(state, "order allies-3")
    assert ordered(state) == ["allies-3"]


@pytest.mark.rule("M44-34.63")
def test_two_infantry_and_a_star_order_the_one_infantry_and_the_one_gun() -> None:
    # A69: the surplus symbol is lost.
    state = hour(["INF", "INF", "STAR"], {"r6c0": "I", "r6c6": "G", "r0c12": "i"})
    assert ordered(state) == ["allies-1", "allies-2"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.63")
def test_symbols_without_a_unit_are_lost() -> None:
    # A69
    state = hour(["ARM", "ARM"], {"r6c0": "I", "r6c6": "G", "r0c12": "i"})
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.63")
def test_stars_are_assigned_freely_after_the_roll() -> None:
    # A69: an infantry symbol and a star may make two infantry units, in any order of naming.
    state = hour(["STAR", "INF"])
    act(state, "order allies-1")
    assert choices(state) == [2, 3, 4, 5, 6]
    act(state, "order allies-4")
    assert ordered(state) == ["allies-1", "allies-4"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.63")
def test_the_star_that_a_gun_needs_is_not_wasted_on_infantry() -> None:
    state = hour(["STAR", "INF"])
    act(state, "order allies-1")
    act(state, "order allies-3")
    assert ordered(state) == ["allies-1", "allies-3"]


@pytest.mark.rule("M44-34.63")
def test_when_the_stars_are_spent_no_gun_is_ordered() -> None:
    state = hour(["STAR", "INF", "INF"])
    act(state, "order allies-3")
    assert choices(state) == [1, 4]
    for number in (2, 5, 6):
        assert rule_against(state, f"order allies-{number}") == "M44-8.9"


@pytest.mark.rule("M44-34.63")
def test_fewer_units_may_be_ordered() -> None:
    # A11
    state = hour(["STAR", "STAR"])
    act(state, "done")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.64")
@pytest.mark.parametrize("face", ["GRE", "FLAG"])
def test_grenades_and_flags_order_nobody(face: str) -> None:
    state = hour([face, face])
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.64")
@pytest.mark.parametrize("face", ["INF", "ARM", "GRE", "FLAG"])
def test_guns_are_ordered_by_stars_alone(face: str) -> None:
    state = hour([face], {"r6c6": "G", "r8c6": "G", "r0c12": "i"})
    assert turn_of(state) == "axis"
    star = hour(["STAR"], {"r6c6": "G", "r8c6": "G", "r0c12": "i"})
    assert choices(star) == [1, 2]


@pytest.mark.rule("M44-34.65")
@pytest.mark.parametrize(
    ("arm", "start", "dice"),
    [("I", "r5c6", 4), ("I", "r6c6", 3), ("A", "r5c6", 4), ("A", "r7c6", 4), ("G", "r6c6", 4)],
)
def test_the_ordered_units_attack_with_an_extra_die(arm: str, start: str, dice: int) -> None:
    # A70: guns too.
    state = hour(["STAR"], {start: arm, "r4c6": "i", "r0c0": "i"})
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * dice)
    assert [len(roll) for roll in rolls(events)] == [dice]


@pytest.mark.rule("M44-34.65")
@pytest.mark.parametrize("second", ["r3c6", "r2c6"])
def test_the_extra_die_counts_in_an_overrun_too(second: str) -> None:
    # A49: every attack.
    state = hour(["ARM"], {"r5c6": "A", "r4c6": "g", second: "i", "r0c0": "i"})
    act(state, "end-moves")
    act(state, "battle allies-1 axis-3", ["GRE", "GRE", "STAR", "STAR"])
    act(state, "take-ground allies-1 r4c6")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 4)
    assert [len(roll) for roll in rolls(events)] == [4]


@pytest.mark.rule("M44-34.65")
def test_terrain_takes_its_dice() -> None:
    # A33
    state = hour(["INF"], {"r5c6": "I", "r4c6": "i", "r0c0": "i"}, ground={"r4c6": "F"})
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 3)
    assert [len(roll) for roll in rolls(events)] == [3]


@pytest.mark.rule("M44-34.66")
def test_after_the_turn_the_discard_is_empty_and_the_rest_is_the_draw_pile() -> None:
    own, other = [CARD, *OTHERS[:3]], ["ambush", "barrage", "probe-left", "probe-left"]
    thrown = ["firefight", "move-out", "attack-center"]
    state = table(
        ARMY,
        hand=own,
        enemy_hand=other,
        draw=rest_of_the_pack(*own, *other, *thrown),
        state={"discard": thrown},
    )
    events = act(state, f"play {CARD}", ["GRE"] * 4)
    assert pile(state, "discard") == []
    assert len(pile(state, "draw")) == 60 - 4 - 4
    everything = pile(state, "draw") + hand(state) + hand(state, "axis")
    assert Counter(everything) == COPIES
    assert keys(events)[-3:] == ["reshuffled", "drew", "turn"]


@pytest.mark.rule("M44-34.66")
def test_the_card_itself_is_shuffled_in_and_may_be_drawn_again() -> None:
    # A69: discard this card, shuffle everything, draw from the new pile.
    state = table(ARMY, hand=[CARD], draw=[], state={"discard": []})
    act(state, f"play {CARD}", ["GRE"])
    assert hand(state) == [CARD]


@pytest.mark.rule("M44-34.66")
def test_nothing_is_shuffled_before_the_end_of_the_turn() -> None:
    state = hour(["STAR"])
    assert pile(state, "discard") == ["ambush"]
    assert pile(state, "draw") == ["barrage", "firefight"]
