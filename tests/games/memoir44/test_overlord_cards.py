"""How the cards read in Overlord (M44-36.32 to 36.40)."""

from typing import Any

import pytest

import sandtable
from tests.games.memoir44.staging import (
    destinations,
    dice_against,
    do,
    forbidden_by,
    hand_of,
    hand_out,
    keys,
    offered,
    overlord,
    units_of,
)
from tests.memoir import act, legal

HQ = "direct-from-hq"
AXIS = {"r0c12": "i"}
#: The western double section: three units in its western half, four in its eastern one.
WEST = {f"r6c{column}": "I" for column in (0, 1, 2)}
EAST = {f"r6c{column}": "I" for column in (4, 5, 6, 7)}


def ordered(state: sandtable.State) -> set[str]:
    return {unit["hex"] for unit in units_of(state).values() if "order" in unit}


def orderable(state: sandtable.State) -> set[str]:
    units = units_of(state)
    named = [action.split()[1] for action in legal(state) if action.startswith("order")]
    return {units[id]["hex"] for id in named}


def played(units: dict[str, str], card: str, post: str = "left", **rest: Any) -> sandtable.State:
    state = overlord(units | AXIS, [card, "ambush"], **rest)
    hand_out(state, (card, post))
    return state


# Sections.


@pytest.mark.rule("M44-36.32")
@pytest.mark.parametrize(("half", "own"), [("west", WEST), ("east", EAST)])
@pytest.mark.parametrize(
    ("card", "most"), [("assault-left", 9), ("attack-left", 3), ("probe-left", 2)]
)
def test_assault_attack_and_probe_order_units_of_one_half(
    half: str, own: dict[str, str], card: str, most: int
) -> None:
    state = played(WEST | EAST, card)
    assert legal(state) == ["half west", "half east"]
    act(state, f"half {half}")
    while orderable(state):
        assert orderable(state) <= set(own)
        do(state, f"order @{min(orderable(state))}")
    assert ordered(state) <= set(own)
    assert len(ordered(state)) == min(most, len(own))


@pytest.mark.rule("M44-36.32")
def test_a_probe_never_orders_one_unit_in_each_half() -> None:
    state = played({"r6c1": "I", "r6c6": "I"}, "probe-left")
    act(state, "half west")
    assert ordered(state) == {"r6c1"}
    state = played(WEST | {"r6c6": "I"}, "probe-left")
    act(state, "half west")
    assert forbidden_by(state, "order @r6c6") == "M44-8.1"


@pytest.mark.rule("M44-36.32")
@pytest.mark.parametrize(("half", "other"), [("west", "r6c1"), ("east", "r6c6")])
def test_a_unit_on_the_middle_line_fits_either_half(half: str, other: str) -> None:
    state = played({"r5c3": "I", other: "I"}, "probe-left")
    act(state, f"half {half}")
    assert ordered(state) == {"r5c3", other}


@pytest.mark.rule("M44-36.32")
@pytest.mark.parametrize(
    ("card", "post", "half", "hex"),
    [
        ("probe-center", "center", "west", "r6c10"),
        ("probe-center", "center", "east", "r6c14"),
        ("probe-right", "right", "west", "r6c19"),
        ("probe-right", "right", "east", "r6c24"),
    ],
)
def test_every_double_section_has_its_two_halves(card: str, post: str, half: str, hex: str) -> None:
    state = played({hex: "I"}, card, post)
    act(state, f"half {half}")
    assert ordered(state) == {hex}


@pytest.mark.rule("M44-36.33")
def test_a_recon_orders_one_unit_anywhere_in_the_double_section() -> None:
    state = played(WEST | EAST | {"r6c12": "I"}, "recon-left")
    assert orderable(state) == set(WEST | EAST)
    do(state, "order @r6c6")
    assert ordered(state) == {"r6c6"}


@pytest.mark.rule("M44-36.34")
@pytest.mark.parametrize(("card", "most"), [("recon-in-force", 1), ("general-advance", 2)])
def test_recon_in_force_and_general_advance_order_units_in_each_half(card: str, most: int) -> None:
    state = played(WEST | EAST | {"r6c12": "I"}, card)
    for hex in [*list(WEST)[:most], *list(EAST)[:most]]:
        do(state, f"order @{hex}")
    assert ordered(state) == {*list(WEST)[:most], *list(EAST)[:most]}
    assert state.to_json()["decision"][-1]["frame"] == "moves"  # type: ignore[index, call-overload]


@pytest.mark.rule("M44-36.34")
def test_a_second_unit_in_the_same_half_is_too_many_for_a_recon_in_force() -> None:
    state = played(WEST | EAST, "recon-in-force")
    do(state, "order @r6c0")
    assert forbidden_by(state, "order @r6c1") == "M44-8.9"
    assert offered(state, "order @r6c4")


@pytest.mark.rule("M44-36.34")
def test_a_unit_on_the_middle_line_counts_for_either_half() -> None:
    state = played(WEST | {"r5c3": "I"}, "recon-in-force")
    do(state, "order @r5c3")
    do(state, "order @r6c1")
    assert ordered(state) == {"r5c3", "r6c1"}


@pytest.mark.rule("M44-36.35")
@pytest.mark.parametrize(
    ("post", "half", "hexes"),
    [
        ("left", "west", ("r6c0", "r6c1", "r6c2")),
        ("left", "east", ("r6c5", "r6c6", "r6c7")),
        ("right", "west", ("r6c18", "r6c19", "r6c20")),
        ("right", "east", ("r6c22", "r6c23", "r6c24")),
    ],
)
def test_a_pincer_move_orders_two_units_in_one_half(
    post: str, half: str, hexes: tuple[str, ...]
) -> None:
    state = played(dict.fromkeys(hexes, "I"), "pincer-move", post)
    act(state, f"half {half}")
    assert orderable(state) == set(hexes)
    for hex in hexes[:2]:
        do(state, f"order @{hex}")
    assert ordered(state) == set(hexes[:2])


@pytest.mark.rule("M44-36.36")
def test_an_infantry_assault_orders_all_infantry_of_one_half() -> None:
    state = played(WEST | EAST | {"r6c3": "A"}, "infantry-assault")
    act(state, "half west")
    assert ordered(state) == set(WEST)
    assert "r3c1" in destinations(state, "r6c1")  # three hexes


# Tactics.


@pytest.mark.rule("M44-36.37")
@pytest.mark.parametrize(
    ("card", "letter", "most"),
    [
        (HQ, "I", 4),
        ("move-out", "I", 4),
        ("armor-assault", "A", 4),
        ("artillery-bombard", "G", 5),
        ("firefight", "I", 4),
    ],
)
def test_other_tactics_keep_their_numbers_in_the_whole_double_section(
    card: str, letter: str, most: int
) -> None:
    own = {f"r6c{column}": letter for column in (0, 2, 4, 6, 7)}
    enemies = {"r4c1": "i", "r4c5": "i"}
    state = played(own | enemies | {"r6c12": letter, "r6c24": letter}, card)
    while orderable(state):
        assert orderable(state) <= set(own)
        do(state, f"order @{min(orderable(state))}")
    assert ordered(state) <= set(own)
    assert len(ordered(state)) == most


@pytest.mark.rule("M44-36.37")
def test_a_close_assault_orders_the_units_in_contact_in_the_double_section() -> None:
    units = {"r6c1": "I", "r5c1": "i", "r6c12": "I", "r5c12": "i"}
    state = played(units, "close-assault")
    assert ordered(state) == {"r6c1"}
    assert dice_against(state, "r6c1", "r5c1") == 4


@pytest.mark.rule("M44-36.38")
def test_medics_roll_four_dice_whatever_the_hand() -> None:
    places: Any = {
        "allies-1": {"hex": "r6c1", "figures": 1},
        "axis-1": {"hex": "r0c12", "figures": 4},
    }
    state = played({"r6c1": "I"}, "medics-and-mechanics", state={"units": places})
    act(state, "heal allies-1", ["INF", "INF", "STAR", "FLAG"])
    assert units_of(state)["allies-1"]["figures"] == 4


@pytest.mark.rule("M44-36.38", "M44-36.37")
def test_medics_heal_in_the_double_section_of_the_general_alone() -> None:
    places: Any = {
        "allies-1": {"hex": "r6c1", "figures": 1},
        "allies-2": {"hex": "r6c12", "figures": 1},
        "axis-1": {"hex": "r0c12", "figures": 4},
    }
    units = {"r6c1": "I", "r6c12": "I"}
    state = played(units, "medics-and-mechanics", "center", state={"units": places})
    assert legal(state) == ["heal allies-2"]


@pytest.mark.rule("M44-36.39")
@pytest.mark.parametrize(
    ("card", "there", "elsewhere"),
    [
        ("armor-assault", "I", "A"),
        ("artillery-bombard", "I", "G"),
        ("infantry-assault", "A", "I"),
        ("move-out", "A", "I"),
        ("dig-in", "A", "I"),
        ("behind-enemy-lines", "A", "I"),
    ],
)
def test_a_general_without_the_arm_orders_one_unit_of_the_double_section(
    card: str, there: str, elsewhere: str
) -> None:
    # A118.
    state = played({"r6c1": there, "r6c6": there, "r6c12": elsewhere}, card)
    assert orderable(state) == {"r6c1", "r6c6"}
    do(state, "order @r6c6")
    assert ordered(state) == {"r6c6"}


@pytest.mark.rule("M44-36.40")
def test_their_finest_hour_gives_every_general_four_dice_for_the_double_section() -> None:
    units = {"r6c1": "I", "r6c12": "G", "r6c24": "I", "r4c12": "i"}
    state = overlord(units | AXIS, ["their-finest-hour", "dig-in"])
    left = ["INF", "STAR", "FLAG", "FLAG"]
    center = ["STAR", "INF", "ARM", "GRE"]
    right = ["ARM", "FLAG", "FLAG", "GRE"]
    hand_out(state, ("their-finest-hour", "commander"), dice=left + center + right)
    assert ordered(state) == {"r6c1", "r6c12"}
    act(state, "end-moves")
    assert dice_against(state, "r6c12", "r4c12") == 4


@pytest.mark.rule("M44-36.40")
def test_after_their_finest_hour_everything_is_shuffled_and_two_cards_are_drawn() -> None:
    state = overlord(
        {"r6c1": "I"} | AXIS,
        ["their-finest-hour", "dig-in"],
        draw=["probe-left"],
        state={"discard": ["barrage", "air-power"]},
    )
    events = hand_out(state, ("their-finest-hour", "commander"), dice=["FLAG"] * 12)
    assert keys(events).count("finest-hour") == 3
    assert "reshuffled" in keys(events)
    assert state.to_json()["discard"] == []
    assert len(hand_of(state, "allies")) == 3


@pytest.mark.rule("M44-36.40", "M44-36.12")
def test_each_general_names_the_units_of_their_own_dice() -> None:
    units = WEST | {"r6c12": "I", "r6c13": "I"}
    state = overlord(units | AXIS, ["their-finest-hour", "dig-in"], allies=4)
    dice = ["INF", "FLAG", "FLAG", "FLAG"]
    act(state, "hand their-finest-hour commander")
    act(state, "done", dice)
    assert state.actors() == ("allies-left",)
    assert orderable(state) == set(WEST)
    do(state, "order @r6c1", [*dice, *["FLAG"] * 4][:4])
    assert state.actors() == ("allies-center",)
