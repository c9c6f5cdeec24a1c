"""Obstacles in general (M44-28)."""

from typing import Any

import pytest

from sandtable.kernel.errors import BadInput
from tests.games.memoir44.drill import (
    dice,
    drill,
    fight,
    go,
    hexes,
    listed,
    strike,
    unit,
)
from tests.memoir import act, battle, game, legal

BUNKER = {"r4c5": "b"}


@pytest.mark.rule("M44-28.1")
@pytest.mark.parametrize("key", ["bunker", "hedgehog"])
def test_bunkers_and_hedgehogs_outlast_the_unit_that_leaves(key: str) -> None:
    state = drill({"r4c5": "I"}, obstacles={"r4c5": key[0]})
    go(state, "r4c5", "r4c6")
    described: Any = game().describe(state.scenario.document)["hexes"]
    assert [entry["hex"] for entry in described if entry[key]] == ["r4c5"]
    fight(state)
    act(state, "end-battles")
    again = game().from_json(state.to_json())
    assert again.scenario.passable[1] == state.scenario.passable[1]
    assert not again.scenario.passable[1][again.scenario.board.named["r4c5"]]


@pytest.mark.rule("M44-28.1")
def test_sandbags_and_wire_are_removed_from_the_board() -> None:
    state = drill({"r4c5": "I", "r6c5": "A"}, obstacles={"r4c5": "s", "r6c6": "w"})
    go(state, "r4c5", "r4c6")
    go(state, "r6c5", "r6c6")
    assert listed(state, "sandbags") == listed(state, "wire") == []


@pytest.mark.rule("M44-28.2")
def test_bridges_and_bunkers_share_the_same_four_tiles() -> None:
    units = {"r8c0": "I", "r0c0": "i"}
    rivers = {"r4c1": "R", "r4c3": "R"}
    bunkers = {"r2c1": "b", "r2c3": "b", "r2c5": "b"}
    assert game().scenario(battle(units, rivers, {**bunkers, "r4c1": "="}))
    with pytest.raises(BadInput) as caught:
        game().scenario(battle(units, rivers, {**bunkers, "r4c1": "=", "r4c3": "="}))
    assert caught.value.key == "too-many-tiles"


@pytest.mark.rule("M44-28.3")
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 1), ("G", 3)])
def test_a_bunker_on_a_hill_protects_like_a_bunker(letter: str, number: int) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, {"r4c5": "H"}, BUNKER)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-28.3")
def test_the_bunker_counts_where_the_hill_does_not() -> None:
    state = drill({"r4c4": "A", "r4c5": "i"}, {"r4c4": "H", "r4c5": "H"}, BUNKER)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 1


@pytest.mark.rule("M44-28.3", "M44-28.4")
@pytest.mark.parametrize(("letter", "number"), [("I", 2), ("A", 1), ("G", 3)])
def test_sandbags_in_a_village_leave_its_protection(letter: str, number: int) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, {"r4c5": "V"}, {"r4c5": "s"})
    fight(state)
    assert dice(state, "r4c4", "r4c5") == number


@pytest.mark.rule("M44-28.4", "M44-31.6")
@pytest.mark.parametrize("ground", ["V", "F", "G", "H", "b"])
def test_sandbags_on_any_terrain_let_the_first_flag_be_ignored(ground: str) -> None:
    state = drill({"r4c4": "G", "r4c5": "i"}, {"r4c5": ground}, {"r4c5": "s"})
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    act(state, f"hold {unit(state, 'r4c5')}")
    assert "r4c5" in hexes(state, "axis")


@pytest.mark.rule("M44-28.4")
def test_a_bunker_on_a_hill_lets_the_first_flag_be_ignored() -> None:
    state = drill({"r4c4": "G", "r4c5": "i"}, {"r4c5": "H"}, BUNKER)
    fight(state)
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    assert f"hold {unit(state, 'r4c5')}" in legal(state)
