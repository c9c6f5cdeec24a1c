"""What all ground has in common: Taking Ground onto it (A44 to A47), and the rule it cites."""

from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.drill import (
    against_battle,
    against_move,
    corridor,
    dice,
    drill,
    fight,
    go,
    hexes,
    listed,
    strike,
    targets,
    unit,
)
from tests.memoir import act, legal, rule_against


def won(
    letter: str,
    ground: dict[str, str] | None = None,
    obstacles: dict[str, str] | None = None,
    start: str = "r4c4",
    **rest: Any,
) -> MemoirState:
    """A unit in r4c4, or moved there, destroys a single gun in r4c5; infantry stands in r4c6."""
    units = {start: letter, "r4c5": "g", "r4c6": "i"}
    state = drill(units, ground, obstacles, figures={"r4c5": 1}, **rest)
    if start != "r4c4":
        go(state, start, "r4c4")
    fight(state)
    stars = ["STAR"] * (dice(state, "r4c4", "r4c5") - 1)
    strike(state, "r4c4", "r4c5", ["GRE", *stars])
    assert "r4c5" not in hexes(state, "axis")
    return state


def may_take_ground(state: MemoirState) -> bool:
    return f"take-ground {unit(state, 'r4c4')} r4c5" in legal(state)


def take_ground(state: MemoirState) -> None:
    act(state, f"take-ground {unit(state, 'r4c4')} r4c5")


def may_overrun(state: MemoirState) -> bool:
    return "pass" in legal(state)


# Taking Ground.


@pytest.mark.rule("M44-21.2", "M44-22.5", "M44-24.2", "M44-17.6")
@pytest.mark.parametrize("ground", ["F", "G", "V"])
def test_armor_takes_ground_in_cover_but_has_no_overrun_there(ground: str) -> None:
    state = won("A", {"r4c5": ground})  # A44
    take_ground(state)
    assert "r4c5" in hexes(state, "allies")
    assert not may_overrun(state)
    assert targets(state, "r4c5") == set()


@pytest.mark.rule("M44-26.4", "M44-17.6")
def test_armor_takes_ground_in_the_ocean_but_has_no_overrun_there() -> None:
    state = won("A", {"r4c5": "o"}, face="coast")  # A44
    take_ground(state)
    assert "r4c5" in hexes(state, "allies")
    assert not may_overrun(state)
    assert targets(state, "r4c5") == set()


@pytest.mark.rule("M44-32.4", "M44-17.6")
def test_armor_that_takes_ground_on_wire_removes_it_and_overruns() -> None:
    state = won("A", obstacles={"r4c5": "w"})  # A44
    take_ground(state)
    assert listed(state, "wire") == []
    assert may_overrun(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-32.3", "M44-17.6")
def test_infantry_that_takes_ground_on_wire_leaves_it() -> None:
    state = won("I", obstacles={"r4c5": "w"})  # A44
    take_ground(state)
    assert listed(state, "wire") == ["r4c5"]
    assert rule_against(state, f"remove-wire {unit(state, 'r4c5')}") == "M44-11.3"


@pytest.mark.rule("M44-29.3", "M44-30.6", "M44-17.6")
@pytest.mark.parametrize("obstacle", ["b", "h"])
@pytest.mark.parametrize(("letter", "allowed"), [("I", True), ("A", False)])
def test_only_infantry_takes_ground_in_a_bunker_or_a_hedgehog(
    letter: str, allowed: bool, obstacle: str
) -> None:
    state = won(letter, obstacles={"r4c5": obstacle})  # A44
    assert may_take_ground(state) == allowed


@pytest.mark.rule("M44-32.1", "M44-17.6")
@pytest.mark.parametrize("letter", ["I", "A"])
def test_a_unit_that_moved_onto_wire_takes_no_ground(letter: str) -> None:
    state = won(letter, obstacles={"r4c4": "w"}, start="r4c3")  # A45
    assert not may_take_ground(state)
    assert "stay" not in legal(state)


@pytest.mark.rule("M44-32.1", "M44-21.1", "M44-22.2", "M44-24.1", "M44-17.6")
@pytest.mark.parametrize(
    ("ground", "obstacle"), [(".", "w"), ("F", "."), ("V", "."), ("G", "."), (".", "s")]
)
@pytest.mark.parametrize("letter", ["I", "A"])
def test_a_unit_that_began_its_turn_there_takes_ground(
    letter: str, ground: str, obstacle: str
) -> None:
    state = won(letter, {"r4c4": ground}, {"r4c4": obstacle})  # A45
    assert may_take_ground(state)


@pytest.mark.rule("M44-22.3", "M44-17.6")
@pytest.mark.parametrize("letter", ["I", "A"])
def test_a_unit_that_left_a_hedgerow_takes_ground(letter: str) -> None:
    state = won(letter, {"r4c3": "G"}, start="r4c3")  # A46
    assert may_take_ground(state)


@pytest.mark.rule("M44-22.1", "M44-17.6")
@pytest.mark.parametrize("letter", ["I", "A"])
@pytest.mark.parametrize(("start", "allowed"), [("r4c4", True), ("r4c3", False)])
def test_only_a_unit_that_did_not_move_takes_ground_in_a_hedgerow(
    letter: str, start: str, allowed: bool
) -> None:
    state = won(letter, {"r4c5": "G"}, start=start)  # A47
    assert may_take_ground(state) == allowed


# The rule that a refusal cites.


@pytest.mark.rule("M44-21.2", "M44-22.5", "M44-24.2")
@pytest.mark.parametrize(("ground", "rule"), [("F", "21.2"), ("G", "22.5"), ("V", "24.2")])
def test_a_refused_attack_cites_the_ground_that_was_entered(ground: str, rule: str) -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, {"r4c5": ground})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert against_battle(state, "r4c5", "r4c6") == f"M44-{rule}"


@pytest.mark.rule("M44-10.5")
def test_a_refused_attack_of_artillery_that_moved_cites_its_own_rule() -> None:
    state = drill({"r4c4": "G", "r4c7": "i"})
    go(state, "r4c4", "r4c5")
    fight(state)
    assert against_battle(state, "r4c5", "r4c7") == "M44-10.5"


@pytest.mark.rule("M44-21.1", "M44-22.2", "M44-24.1", "M44-26.1", "M44-27.1", "M44-32.1")
@pytest.mark.parametrize(
    ("ground", "obstacle", "end", "rule"),
    [
        ("F", ".", "r4c6", "21.1"),
        ("G", ".", "r4c6", "22.2"),
        ("V", ".", "r4c6", "24.1"),
        ("o", ".", "r4c6", "26.1"),
        ("b", ".", "r4c7", "27.1"),
        (".", "w", "r4c6", "32.1"),
    ],
)
def test_a_refused_move_cites_the_ground_that_stops_it(
    ground: str, obstacle: str, end: str, rule: str
) -> None:
    state = drill({"r4c4": "A"}, corridor({"r4c5": ground}), {"r4c5": obstacle})
    assert against_move(state, "r4c4", end) == f"M44-{rule}"


@pytest.mark.rule("M44-26.1")
def test_a_beach_behind_the_ocean_is_refused_because_of_the_ocean() -> None:
    ground = corridor({"r4c4": "o", "r4c5": "o", "r4c6": "b"})  # A78
    state = drill({"r4c4": "A"}, ground, face="coast")
    assert against_move(state, "r4c4", "r4c6") == "M44-26.1"


@pytest.mark.rule("M44-9.5")
def test_a_move_that_a_unit_alone_bars_is_refused_as_too_long_a_way() -> None:
    state = drill({"r4c4": "A", "r4c5": "I"}, corridor({}))
    assert against_move(state, "r4c4", "r4c6") == "M44-9.7"
