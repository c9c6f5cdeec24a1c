"""Section cards, one by one (M44-33)."""

import pytest

import sandtable
from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import decision, hand, keys, ordered, pile, rolls, turn_of
from tests.memoir import act, legal, rule_against, table

#: Allied units by section as the Allies see it; r7c3 and r7c8 lie on the lines (M44-4.11).
LINE_UP = {
    "r6c0": "I",  # allies-1, left
    "r6c1": "A",  # allies-2, left
    "r6c2": "G",  # allies-3, left
    "r6c5": "I",  # allies-4, centre
    "r6c6": "A",  # allies-5, centre
    "r6c7": "G",  # allies-6, centre
    "r6c10": "I",  # allies-7, right
    "r6c11": "A",  # allies-8, right
    "r6c12": "G",  # allies-9, right
    "r7c3": "I",  # allies-10, left and centre
    "r7c8": "I",  # allies-11, centre and right
    "r0c0": "i",
}
LEFT = ["allies-1", "allies-2", "allies-3", "allies-10"]
CENTER = ["allies-4", "allies-5", "allies-6", "allies-10", "allies-11"]
RIGHT = ["allies-7", "allies-8", "allies-9", "allies-11"]
SECTIONS = {"left": LEFT, "center": CENTER, "right": RIGHT}


def units(names: list[str]) -> list[str]:
    """Unit ids in the order of the board."""
    return sorted(names, key=lambda name: int(name.split("-")[1]))


def lined_up(card: str) -> MemoirState:
    state = table(LINE_UP, hand=[card])
    act(state, f"play {card}")
    return state


def choices(state: sandtable.State) -> list[str]:
    """The units that may be ordered next."""
    return units([a.split()[1] for a in legal(state) if a.startswith("order ")])


def order_all(state: sandtable.State, *names: str) -> None:
    for name in names:
        act(state, f"order {name}")


@pytest.mark.rule("M44-33.1")
@pytest.mark.parametrize("section", SECTIONS)
def test_assault_orders_every_unit_of_its_section_line_hexes_included(section: str) -> None:
    state = lined_up(f"assault-{section}")
    assert units(ordered(state)) == units(SECTIONS[section])
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.1")
def test_the_axis_sees_left_and_right_from_its_own_edge() -> None:
    # A8: the left of the Axis is the east.
    axis = {"r1c0": "i", "r1c11": "i", "r8c6": "I"}
    state = table(axis, hand=["assault-right"], side="axis")
    act(state, "play assault-right")
    assert ordered(state) == ["axis-1"]


@pytest.mark.rule("M44-33.1")
def test_units_of_an_assault_need_do_nothing() -> None:
    # A11, A13: "all" is a permission.
    state = table({"r6c0": "I", "r5c0": "i", "r6c2": "I"}, hand=["assault-left"])
    act(state, "play assault-left")
    act(state, "end-moves")
    act(state, "end-battles")
    assert turn_of(state) == "axis"


COUNTED = {"attack": 3, "probe": 2, "recon": 1}


@pytest.mark.rule("M44-33.2", "M44-33.3", "M44-33.4")
@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("card", COUNTED)
def test_a_card_with_a_number_offers_the_units_of_its_section_only(card: str, section: str) -> None:
    state = lined_up(f"{card}-{section}")
    assert choices(state) == units(SECTIONS[section])
    for other in set(LEFT + CENTER + RIGHT) - set(SECTIONS[section]):
        assert rule_against(state, f"order {other}") == "M44-8.1"


@pytest.mark.rule("M44-33.2")
@pytest.mark.parametrize("section", SECTIONS)
def test_attack_orders_three_units_and_no_fourth(section: str) -> None:
    state = lined_up(f"attack-{section}")
    three = SECTIONS[section][:3]
    order_all(state, *three)
    assert units(ordered(state)) == units(three)
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.3")
@pytest.mark.parametrize("section", SECTIONS)
def test_probe_orders_two_units_and_no_third(section: str) -> None:
    state = lined_up(f"probe-{section}")
    two = SECTIONS[section][1:3]
    order_all(state, *two)
    assert units(ordered(state)) == units(two)
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.4")
@pytest.mark.parametrize("section", SECTIONS)
def test_recon_orders_one_unit_and_no_second(section: str) -> None:
    state = lined_up(f"recon-{section}")
    one = SECTIONS[section][-1]
    order_all(state, one)
    assert ordered(state) == [one]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.2", "M44-33.3", "M44-33.4")
@pytest.mark.parametrize("card", COUNTED)
def test_fewer_units_may_be_ordered_even_none(card: str) -> None:
    # A11: the number is a maximum.
    state = lined_up(f"{card}-left")
    act(state, "done")
    if card == "recon":
        act(state, "keep probe-left")
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-33.2", "M44-33.3", "M44-33.4", "M44-33.1")
@pytest.mark.parametrize("card", ["assault", "attack", "probe", "recon"])
def test_a_card_for_a_section_without_units_passes_to_the_draw(card: str) -> None:
    # A12: any card may be played with no effect; there is no other unit to order instead.
    state = table({"r6c6": "I", "r0c0": "i"}, hand=[f"{card}-left"])
    events = act(state, f"play {card}-left")
    assert "ordered" not in keys(events)
    assert decision(state) in ("choose-card", "keep")


@pytest.mark.rule("M44-33.5")
def test_recon_keeps_one_of_two_cards_and_discards_the_other() -> None:
    state = table(LINE_UP, hand=["recon-left"], draw=["barrage", "dig-in"])
    act(state, "play recon-left")
    act(state, "order allies-1")
    act(state, "end-moves")
    assert decision(state) == "keep"
    act(state, "keep dig-in")
    assert hand(state) == ["dig-in"]
    assert sorted(pile(state, "discard")) == ["barrage", "recon-left"]


@pytest.mark.rule("M44-33.5")
@pytest.mark.parametrize("card", ["probe-left", "attack-left", "assault-left", "recon-in-force"])
def test_no_other_section_card_gives_a_choice_of_two_cards(card: str) -> None:
    state = table({"r6c6": "I", "r0c6": "i"}, hand=[card], draw=["barrage", "dig-in"])
    act(state, f"play {card}")
    if decision(state) == "moves":
        act(state, "end-moves")
    assert hand(state) == ["barrage"]
    assert pile(state, "draw") == ["dig-in"]


@pytest.mark.rule("M44-33.6")
def test_recon_in_force_orders_one_unit_in_each_section() -> None:
    state = lined_up("recon-in-force")
    order_all(state, "allies-1")
    assert rule_against(state, "order allies-2") == "M44-8.9"
    order_all(state, "allies-4", "allies-7")
    assert ordered(state) == ["allies-1", "allies-4", "allies-7"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.6")
def test_recon_in_force_without_a_unit_on_the_right_gives_two_orders() -> None:
    state = table({"r6c0": "I", "r6c1": "I", "r6c6": "I", "r0c0": "i"}, hand=["recon-in-force"])
    act(state, "play recon-in-force")
    order_all(state, "allies-2", "allies-3")
    assert ordered(state) == ["allies-2", "allies-3"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.6")
def test_a_unit_on_a_line_uses_the_order_of_one_section_only() -> None:
    # A14: orders are checked by assignment; the line unit leaves the other section's order free.
    state = table({"r7c3": "I", "r6c1": "I", "r6c6": "I", "r0c0": "i"}, hand=["recon-in-force"])
    act(state, "play recon-in-force")
    assert choices(state) == ["allies-1", "allies-2", "allies-3"]
    order_all(state, "allies-3")
    assert choices(state) == ["allies-1", "allies-2"]
    assert rule_against(state, "order allies-3") == "M44-8.3"
    order_all(state, "allies-1")
    assert units(ordered(state)) == ["allies-1", "allies-3"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.7")
def test_general_advance_orders_up_to_two_units_in_each_section() -> None:
    state = lined_up("general-advance")
    order_all(state, "allies-1", "allies-2")
    assert rule_against(state, "order allies-3") == "M44-8.9"
    order_all(state, "allies-4", "allies-5", "allies-8", "allies-9")
    assert len(ordered(state)) == 6
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.7")
def test_general_advance_may_leave_sections_out() -> None:
    # A52: 0 to 2 in each section.
    state = lined_up("general-advance")
    order_all(state, "allies-4")
    act(state, "done")
    assert ordered(state) == ["allies-4"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.7")
def test_general_advance_orders_four_of_five_units_left_of_the_centre() -> None:
    five = {"r6c0": "I", "r6c1": "I", "r1c3": "I", "r3c3": "I", "r5c3": "I", "r0c9": "i"}
    state = table(five, hand=["general-advance"])
    act(state, "play general-advance")
    order_all(state, *choices(state)[:4])
    assert len(ordered(state)) == 4
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.8")
def test_pincer_move_orders_two_units_on_each_flank() -> None:
    state = lined_up("pincer-move")
    assert choices(state) == units(LEFT + RIGHT)
    order_all(state, "allies-1", "allies-2")
    assert choices(state) == units(RIGHT)
    order_all(state, "allies-7", "allies-8")
    assert len(ordered(state)) == 4
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.8")
def test_pincer_move_counts_a_line_hex_as_flank_and_orders_nobody_in_the_centre() -> None:
    state = lined_up("pincer-move")
    for name in ("allies-4", "allies-5", "allies-6"):
        assert f"order {name}" not in legal(state)
        assert rule_against(state, f"order {name}").startswith("M44-")
    order_all(state, "allies-10", "allies-1", "allies-11", "allies-9")
    assert units(ordered(state)) == ["allies-1", "allies-9", "allies-10", "allies-11"]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-33.8")
def test_the_refusal_of_a_centre_unit_in_a_pincer_move_names_the_section() -> None:
    state = lined_up("pincer-move")
    assert rule_against(state, "order allies-4") == "M44-8.1"


@pytest.mark.rule("M44-33.9")
def test_units_of_a_section_card_move_as_far_as_their_arm() -> None:
    state = lined_up("assault-left")
    reached = {
        name: {a.split()[2] for a in legal(state) if a.startswith(f"move {name} ")}
        for name in ("allies-1", "allies-2", "allies-3")
    }
    assert "r4c0" in reached["allies-1"]
    assert "r3c0" not in reached["allies-1"]
    assert "r3c0" in reached["allies-2"]
    assert "r2c1" not in reached["allies-2"]
    assert "r5c2" in reached["allies-3"]
    assert "r4c2" not in reached["allies-3"]


@pytest.mark.rule("M44-33.9")
@pytest.mark.parametrize("card", ["assault-center", "attack-center", "probe-center"])
@pytest.mark.parametrize(("arm", "dice"), [("I", 3), ("A", 3), ("G", 3)])
def test_units_of_a_section_card_roll_their_ordinary_dice(card: str, arm: str, dice: int) -> None:
    state = table({"r5c6": arm, "r4c6": "i", "r0c0": "i"}, hand=[card], enemy_hand=[])
    act(state, f"play {card}")
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * dice)
    assert [len(roll) for roll in rolls(events)] == [dice]


@pytest.mark.rule("M44-33.9")
def test_infantry_of_a_section_card_that_moved_two_hexes_does_not_attack() -> None:
    state = table({"r6c6": "I", "r3c6": "i", "r0c0": "i"}, hand=["probe-center"])
    act(state, "play probe-center")
    act(state, "move allies-1 r4c6")
    assert turn_of(state) == "axis"
