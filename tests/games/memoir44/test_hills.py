"""Hills (M44-23)."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.drill import against_battle, dice, drill, fight, moves, targets, unit
from tests.memoir import act, legal, table

#: The publisher's ten examples of sight over hills: ground, units, and pairs that see or do not.
EXAMPLES = """
. H . . H . . . . . . H .
 H H . H H . H H . . H H
. . . . . . . . . . . H .
 . . . . . . . . . . . .
. . . . . . . . H . H H .
 . . . . . . . . . . . .
. H . . H . . . . H . H H
 . . . H V . V . . . H V
. H . . H . H . H . . H .
"""
POSTED = (
    *("r0c4", "r0c7", "r0c11", "r1c0", "r2c11", "r3c0", "r3c3", "r3c6", "r4c8", "r4c11", "r6c1"),
    *("r6c4", "r6c7", "r6c9", "r6c12", "r7c8", "r8c1", "r8c4", "r8c6", "r8c8", "r8c11"),
)
PAIRS = [
    ("A", "r1c0", "r3c0", True),
    ("B", "r0c4", "r3c3", False),
    ("C", "r0c7", "r3c6", False),
    ("D", "r0c11", "r2c11", True),
    ("E", "r6c1", "r8c1", True),
    ("F", "r6c4", "r8c4", True),
    ("G", "r6c7", "r8c6", False),
    ("H", "r6c9", "r8c8", False),
    ("I", "r6c12", "r8c11", False),
    ("J", "r4c8", "r4c11", False),
]


def hills(*names: str) -> dict[str, str]:
    return dict.fromkeys(names, "H")


def armor_duel(start: str, end: str, ground: dict[str, str], **rest: Any) -> MemoirState:
    """Armor faces enemy armor, in the battle step."""
    state = drill({start: "A", end: "a"}, ground, **rest)
    fight(state)
    return state


@pytest.mark.rule("M44-23.1")
@pytest.mark.parametrize("start", [".", "H"])
def test_hills_do_not_limit_movement(start: str) -> None:
    ground = hills("r4c5", "r4c6", "r4c7", "r3c4", "r5c4", "r3c3") | {"r4c4": start}
    state = drill({"r4c4": "A"}, ground)
    assert len(moves(state, "r4c4")) == 36


@pytest.mark.rule("M44-23.2")
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 2), ("G", 3)])
def test_a_hill_costs_infantry_and_armor_from_below_1_die(letter: str, number: int) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, hills("r4c5"))
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-23.3")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_a_unit_on_a_hill_next_to_it_keeps_all_dice(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, hills("r4c4", "r4c5"))
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-23.4", "M44-23.7")
def test_a_low_unit_does_not_see_behind_a_hill() -> None:
    state = armor_duel("r4c4", "r4c6", hills("r4c5"))  # A29
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-23.5")
@pytest.mark.parametrize(("name", "a", "b", "see"), PAIRS, ids=[pair[0] for pair in PAIRS])
def test_the_ten_examples_of_sight_over_hills(name: str, a: str, b: str, see: bool) -> None:
    rows = [row.split() for row in EXAMPLES.strip("\n").split("\n")]  # A26
    ground = {f"r{r}c{c}": letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
    for start, end in ((a, b), (b, a)):
        posted = dict.fromkeys(POSTED, "I") | {start: "A", end: "i"}
        state = table(posted, ["direct-from-hq"], ground)
        act(state, "play direct-from-hq")
        act(state, f"order {unit(state, start)}")
        act(state, "done")
        act(state, "end-moves")
        seen = f"battle {unit(state, start)} {unit(state, end)}" in legal(state)
        assert seen == see


@pytest.mark.rule("M44-23.5")
def test_a_hill_between_is_ignored_on_one_plateau() -> None:
    state = armor_duel("r4c4", "r4c7", hills("r4c4", "r4c5", "r4c6", "r4c7"))
    assert dice(state, "r4c4", "r4c7") == 3


@pytest.mark.rule("M44-23.5")
@pytest.mark.parametrize("kind", ["S", "L", "B", "X"])
def test_hills_of_every_kind_that_touch_form_one_hill(kind: str) -> None:
    state = armor_duel("r4c4", "r4c6", {"r4c4": "H", "r4c5": kind, "r4c6": "H"})
    assert dice(state, "r4c4", "r4c6") == 3


@pytest.mark.rule("M44-23.6")
@pytest.mark.parametrize(("start", "end", "number"), [("r4c4", "r4c6", 2), ("r4c6", "r4c4", 3)])
def test_a_low_unit_and_one_on_the_first_hill_hex_see_each_other(
    start: str, end: str, number: int
) -> None:
    state = armor_duel(start, end, hills("r4c6", "r4c7"))
    assert dice(state, start, end) == number


@pytest.mark.rule("M44-23.7")
@pytest.mark.parametrize(
    ("start", "end", "high"),
    [
        ("r4c4", "r4c6", ("r4c5", "r4c6")),  # low to hill, behind its first hex
        ("r4c6", "r4c4", ("r4c5", "r4c6")),  # hill to low
        ("r4c2", "r4c5", ("r4c2", "r4c4", "r4c5")),  # two separate hills of the same height
        ("r4c5", "r4c2", ("r4c2", "r4c4", "r4c5")),
    ],
)
def test_a_hill_hex_between_blocks_in_every_other_case(
    start: str, end: str, high: tuple[str, ...]
) -> None:
    state = armor_duel(start, end, hills(*high))
    assert against_battle(state, start, end) == "M44-13.1"


@pytest.mark.rule("M44-23.8")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_an_attack_down_from_a_hill_has_no_dice_change(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, hills("r4c4"))
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-23.9")
@pytest.mark.parametrize("kind", ["H", "S", "L", "B"])
def test_there_is_one_hill_height_only(kind: str) -> None:
    state = armor_duel("r4c4", "r4c5", {"r4c4": "H", "r4c5": kind})
    assert dice(state, "r4c4", "r4c5") == 3


@pytest.mark.rule("M44-23.10", "M44-23.3")
def test_units_on_two_hills_see_each_other_over_open_ground() -> None:
    state = armor_duel("r4c2", "r4c5", hills("r4c2", "r4c5"))
    assert dice(state, "r4c2", "r4c5") == 3


@pytest.mark.rule("M44-23.11")
@pytest.mark.parametrize("letter", ["F", "V", "G"])
def test_cover_between_two_hills_blocks(letter: str) -> None:
    state = armor_duel("r4c4", "r4c6", {"r4c4": "H", "r4c5": letter, "r4c6": "H"})  # A27
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-23.11")
def test_a_bunker_on_the_plateau_blocks() -> None:
    ground = hills("r4c4", "r4c5", "r4c6")
    state = drill({"r4c4": "A", "r4c6": "a"}, ground, {"r4c5": "b"})
    fight(state)
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-23.11")
def test_a_unit_on_the_plateau_blocks() -> None:
    ground = hills("r4c4", "r4c5", "r4c6")
    state = drill({"r4c4": "A", "r4c5": "I", "r4c6": "a"}, ground)
    fight(state)
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"


@pytest.mark.rule("M44-23.12")
@pytest.mark.parametrize("option", [False, True])
def test_the_option_same_height_lets_two_hills_see_over_a_third(option: bool) -> None:
    ground = hills("r4c2", "r4c4", "r4c5")
    state = armor_duel("r4c2", "r4c5", ground, options={"same_height": option})
    assert ("r4c5" in targets(state, "r4c2")) == option


@pytest.mark.rule("M44-23.12")
@pytest.mark.parametrize(
    "ground",
    [
        {"r4c5": "H"},
        {"r4c4": "H", "r4c5": "H"},
        {"r4c4": "H", "r4c5": "F", "r4c6": "H"},
    ],
)
def test_the_option_same_height_changes_nothing_else(ground: dict[str, str]) -> None:
    state = armor_duel("r4c4", "r4c6", ground, options={"same_height": True})
    assert against_battle(state, "r4c4", "r4c6") == "M44-13.1"
