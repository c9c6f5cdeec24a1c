"""Scenario and position files of one's own: what is wrong in them is named with its place."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.staging import battles, dice_against, units_of
from tests.memoir import battle, game, layer, table

PAIR = {"r8c0": "I", "r0c0": "i"}
GOAL = {"side": "allies", "hexes": ["r4c4"], "kind": "temporary"}


def refused(document: Mapping[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        game().scenario(document)
    return caught.value


def without(*keys: str) -> dict[str, Any]:
    return {key: value for key, value in battle(PAIR).items() if key not in keys}


# What a file needs.


@pytest.mark.rule("M44-39.2")
def test_a_small_battle_of_ones_own_can_be_played() -> None:
    state = game().start(battle(PAIR), sandtable.Seeded(1))
    assert set(units_of(state)) == {"allies-1", "axis-1"}


@pytest.mark.rule("M44-2.2")
def test_a_file_is_read_like_its_document(tmp_path: Path) -> None:
    folder = game().folder / "data" / "scenarios"
    text = (folder / "01-pegasus-bridge.toml").read_text(encoding="utf-8")
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    for source in (path, str(path), tomllib.loads(text)):
        assert game().describe(source) == game().describe("pegasus-bridge")


@pytest.mark.rule("M44-2.2")
def test_a_fault_in_a_file_is_named_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('id = "own"\nnumber = "one"\n', encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        game().scenario(path)
    assert (caught.value.key, caught.value.where) == ("not-in-range", f"{path}: number")
    path.write_text('id = "own\n', encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        game().scenario(path)
    assert caught.value.key == "bad-toml"
    assert "line 1" in caught.value.text()


@pytest.mark.rule("M44-39.2")
@pytest.mark.parametrize(
    "key",
    [key for key in battle(PAIR) if key != "obstacles"],
)
def test_a_missing_key_is_named(key: str) -> None:
    error = refused(without(key))
    assert (error.key, error.params["name"]) == ("missing-key", key)


@pytest.mark.rule("M44-39.2")
@pytest.mark.parametrize(
    ("key", "value", "where"),
    [
        ("first", "russia", "first"),
        ("top", "north", "top"),
        ("hands", {"allies": 0, "axis": 4}, "hands.allies"),
        ("hands", {"allies": 4, "axis": 13}, "hands.axis"),
        ("medals", {"allies": 4, "axis": 0}, "medals.axis"),
        ("boards", 0, "boards"),
        ("turn_limit", 0, "turn_limit"),
        ("bunkers_protect", "nobody", "bunkers_protect"),
        ("exit", "everyone", "exit"),
        ("hills_stop_guns", "yes", "hills_stop_guns"),
        ("air_drop", {"side": "allies", "figures": 0}, "air_drop.figures"),
        ("extra_draws", {"side": "axis", "turns": 0}, "extra_draws.turns"),
        ("air_strikes", {"side": "allies", "hexes": ["r9c9"]}, "air_strikes.hexes"),
        ("span", ["r1c12"], "span"),
    ],
)
def test_a_wrong_value_is_named_with_its_key(key: str, value: object, where: str) -> None:
    assert refused(battle(PAIR) | {key: value}).where == where


@pytest.mark.rule("M44-39.2")
@pytest.mark.parametrize(("key", "missing"), [("hands", "axis"), ("medals", "allies")])
def test_hands_and_medals_are_given_for_both_sides(key: str, missing: str) -> None:
    document = battle(PAIR)
    document[key] = {side: 4 for side in ("allies", "axis") if side != missing}
    error = refused(document)
    assert (error.key, error.where, error.params["name"]) == ("missing-key", key, missing)


@pytest.mark.rule("M44-39.1")
@pytest.mark.parametrize(
    ("document", "where"),
    [
        (battle(PAIR, objectivs=[]), ""),
        (battle(PAIR, hands={"allies": 4, "axis": 4, "russia": 4}), "hands"),
        (battle(PAIR, objectives=[GOAL | {"colour": "gold"}]), "objectives[0]"),
        (battle(PAIR, air_drop={"side": "allies", "figures": 1, "from": "r0c0"}), "air_drop"),
    ],
)
def test_an_unknown_key_is_refused(document: dict[str, Any], where: str) -> None:
    error = refused(document)
    assert (error.key, error.where) == ("unknown-key", where)


# The drawn layers.


@pytest.mark.rule("M44-2.4", "M44-2.6")
@pytest.mark.parametrize("key", ["map", "units", "obstacles"])
def test_a_layer_has_nine_rows(key: str) -> None:
    rows = battle(PAIR)[key].strip("\n").split("\n")
    error = refused(battle(PAIR) | {key: "\n".join(rows[:-1])})
    assert (error.key, error.where, error.params["found"]) == ("map-rows", key, 8)


@pytest.mark.rule("M44-2.4", "M44-2.6")
@pytest.mark.parametrize("key", ["map", "units", "obstacles"])
@pytest.mark.parametrize(("row", "expected"), [(0, 13), (3, 12), (8, 13)])
def test_a_row_of_the_wrong_width_is_named(key: str, row: int, expected: int) -> None:
    rows = battle(PAIR)[key].strip("\n").split("\n")
    rows[row] += " ."
    error = refused(battle(PAIR) | {key: "\n".join(rows)})
    assert (error.key, error.where) == ("map-row-width", f"{key}, row {row}")
    assert error.params == {"found": expected + 1, "expected": expected}


@pytest.mark.rule("M44-36.6")
def test_layers_of_one_board_do_not_fit_two() -> None:
    error = refused(battle(PAIR) | {"boards": 2})
    assert (error.key, error.params["expected"]) == ("map-row-width", 26)


@pytest.mark.rule("M44-2.4")
def test_an_unknown_terrain_is_refused_with_its_hex() -> None:
    error = refused(battle(PAIR, ground={"r3c7": "?"}))
    assert (error.key, error.where, error.params) == (
        "unknown-terrain",
        "map, r3c7",
        {"letter": "?"},
    )


@pytest.mark.rule("M44-2.6")
@pytest.mark.parametrize("letter", ["x", "Q", "2", "ii"])
def test_an_unknown_badge_is_refused_with_its_hex(letter: str) -> None:
    error = refused(battle(PAIR | {"r5c5": letter}))
    assert (error.key, error.where) == ("unknown-badge", "units, r5c5")


@pytest.mark.rule("M44-2.5")
@pytest.mark.parametrize("letter", ["x", "W", "bb", "b="])
def test_an_unknown_obstacle_is_refused_with_its_hex(letter: str) -> None:
    error = refused(battle(PAIR, obstacles={"r5c5": letter}))
    assert (error.key, error.where) == ("unknown-obstacle", "obstacles, r5c5")


@pytest.mark.rule("M44-2.6", "M44-39.46")
@pytest.mark.parametrize("ground", ["R", "P", "W", "X", "Z"])
def test_a_unit_on_impassable_ground_is_refused_with_its_hex(ground: str) -> None:
    error = refused(battle(PAIR | {"r4c6": "I"}, ground={"r4c6": ground}))
    assert (error.key, error.where) == ("unit-on-impassable", "units, r4c6")


@pytest.mark.rule("M44-2.6")
def test_a_unit_may_be_set_up_on_a_bridge() -> None:
    units = PAIR | {"r4c6": "I"}
    game().scenario(battle(units, ground={"r4c6": "R"}, obstacles={"r4c6": "="}))


@pytest.mark.rule("M44-2.5")
def test_a_bridge_without_a_river_is_refused_with_its_hex() -> None:
    error = refused(battle(PAIR, obstacles={"r4c6": "="}))
    assert (error.key, error.where) == ("bridge-without-river", "obstacles, r4c6")


@pytest.mark.rule("M44-2.5")
@pytest.mark.parametrize("letter", ["b", "w", "s", "h", "m"])
@pytest.mark.parametrize("ground", ["R", "X"])
def test_an_obstacle_where_nobody_can_stand_is_refused_with_its_hex(
    letter: str, ground: str
) -> None:
    error = refused(battle(PAIR, ground={"r4c6": ground}, obstacles={"r4c6": letter}))
    assert (error.key, error.where) == ("obstacle-on-impassable", "obstacles, r4c6")


@pytest.mark.rule("M44-2.5")
def test_a_scenario_needs_no_obstacles() -> None:
    made = game().scenario(without("obstacles"))
    assert not any(made.wire + made.bunker + made.sandbags)


@pytest.mark.rule("M44-29.6", "M44-39.49")
def test_a_bunker_that_nobody_claims_protects_the_side_set_up_in_it() -> None:
    # A82: if the file does not say whom the bunkers protect.
    units = {"r5c4": "I", "r4c4": "i", "r0c0": "i"}
    state = table(units, hand=["assault-center"], side="axis", obstacles={"r5c4": "b"})
    battles(state, "assault-center")
    assert dice_against(state, "r4c4", "r5c4") == 2


@pytest.mark.rule("M44-29.6", "M44-39.49")
def test_an_empty_bunker_that_nobody_claims_protects_the_axis() -> None:
    # A82.
    units = {"r5c4": "I", "r4c4": "i", "r0c0": "i"}
    placed: Any = {
        "allies-1": {"hex": "r5c4", "figures": 4},
        "axis-2": {"hex": "r4c5", "figures": 4},
        "axis-1": {"hex": "r0c0", "figures": 4},
    }
    bunker = {"r4c5": "b"}
    state = table(units, hand=["assault-center"], obstacles=bunker, state={"units": placed})
    battles(state, "assault-center")
    assert dice_against(state, "r5c4", "r4c5") == 2


# Figures, worth, objectives.


@pytest.mark.rule("M44-39.3")
@pytest.mark.parametrize("key", ["figures", "worth"])
def test_figures_and_worth_need_a_unit_on_their_hex(key: str) -> None:
    error = refused(battle(PAIR) | {key: {"r4c4": 2}})
    assert (error.key, error.where) == ("no-unit-there", f"{key}.r4c4")
    assert refused(battle(PAIR) | {key: {"r9c4": 2}}).key == "unknown-hex"
    assert refused(battle(PAIR) | {key: {"r8c0": 0}}).where == f"{key}.r8c0"


@pytest.mark.rule("M44-39.3")
def test_figures_of_a_unit_may_differ_from_its_arm() -> None:
    state = table(PAIR, figures={"r8c0": 2})
    assert units_of(state)["allies-1"]["figures"] == 2


@pytest.mark.rule("M44-39.9")
@pytest.mark.parametrize(
    ("goal", "where"),
    [
        (GOAL | {"side": "nobody"}, "objectives[0].side (r4c4)"),
        ({"hexes": ["r4c4"], "kind": "temporary"}, "objectives[0] (r4c4)"),
        (GOAL | {"kind": "eternal"}, "objectives[0].kind"),
        (GOAL | {"hexes": []}, "objectives[0]"),
        (GOAL | {"hexes": ["r4c13"]}, "objectives[0].hexes"),
        (GOAL | {"hexes": "r4c4"}, "objectives[0].hexes"),
    ],
)
def test_a_medal_for_nobody_is_refused(goal: dict[str, Any], where: str) -> None:
    assert refused(battle(PAIR, objectives=[goal])).where == where


@pytest.mark.rule("M44-39.9")
@pytest.mark.parametrize("ground", ["R", "X"])
def test_a_medal_where_nobody_can_stand_is_refused_with_its_hex(ground: str) -> None:
    error = refused(battle(PAIR, ground={"r4c4": ground}, objectives=[GOAL]))
    assert error.where == "objectives[0].hexes"
    assert "r4c4" in error.text()


@pytest.mark.rule("M44-39.14")
@pytest.mark.parametrize("need", [0, 3])
def test_sudden_death_needs_a_number_that_can_be_held(need: int) -> None:
    sudden = {"side": "allies", "hexes": ["r4c4", "r4c5"], "need": need}
    assert refused(battle(PAIR, sudden_death=[sudden])).where == "sudden_death[0].need"


# Positions.


@pytest.mark.rule("M44-2.6")
def test_two_units_on_a_hex_are_refused_with_the_hex() -> None:
    placed = {id: {"hex": "r4c4", "figures": 4} for id in ("allies-1", "axis-1")}
    with pytest.raises(BadInput) as caught:
        table(PAIR, state={"units": placed})
    assert (caught.value.key, caught.value.where) == ("two-units-on-a-hex", "units.axis-1.hex")
    assert caught.value.params == {"hex": "r4c4"}


@pytest.mark.rule("M44-2.6")
@pytest.mark.parametrize(
    ("unit", "key", "where"),
    [
        ({"allies-1": {"hex": "r4c6", "figures": 4}}, "unit-on-impassable", "units.allies-1.hex"),
        ({"allies-1": {"hex": "r1c12", "figures": 4}}, "unknown-hex", "units.allies-1.hex"),
        ({"allies-9": {"hex": "r4c4", "figures": 4}}, "unknown-unit", "units"),
        ({"allies-1": {"hex": "r4c4", "figures": 0}}, "not-in-range", "units.allies-1.figures"),
        ({"allies-1": {"hex": "r4c4", "figures": 5}}, "not-in-range", "units.allies-1.figures"),
        ({"allies-1": {"hex": "r4c4"}}, "missing-key", "units.allies-1"),
        ({"allies-1": {"hex": "r4c4", "figures": 4, "x": 1}}, "unknown-key", "units.allies-1"),
    ],
)
def test_a_unit_that_cannot_be_is_refused(unit: dict[str, Any], key: str, where: str) -> None:
    placed = {"axis-1": {"hex": "r0c0", "figures": 4}} | unit
    with pytest.raises(BadInput) as caught:
        table(PAIR, ground={"r4c6": "R"}, state={"units": placed})
    assert (caught.value.key, caught.value.where) == (key, where)


@pytest.mark.rule("M44-2.12")
@pytest.mark.parametrize(
    ("place", "key"),
    [
        ({"hands": {"allies": ["ambush", "ambush"], "axis": []}}, "too-many-copies"),
        ({"hands": {"allies": ["ambush"], "axis": []}, "draw": ["ambush"]}, "too-many-copies"),
        ({"hands": {"allies": ["bazooka"], "axis": []}}, "unknown-card"),
        ({"discard": ["assault"]}, "unknown-card"),
        ({"hands": {"allies": []}}, "missing-key"),
    ],
)
def test_cards_that_the_pack_does_not_hold_are_refused(place: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        table(PAIR, state=place)
    assert caught.value.key == key


@pytest.mark.rule("M44-2.12")
def test_an_ambush_that_lies_open_is_a_card_of_the_pack_too() -> None:
    with pytest.raises(BadInput) as caught:
        table(PAIR, hand=["ambush"], state={"ambushes": 1})
    assert caught.value.key == "too-many-copies"


@pytest.mark.rule("M44-2.5")
def test_more_sandbags_than_the_box_holds_are_refused_in_a_position() -> None:
    bags = [f"r4c{column}" for column in range(13)]
    with pytest.raises(BadInput):
        table(PAIR, state={"sandbags": bags})


@pytest.mark.rule("M44-2.1")
@pytest.mark.parametrize("id", game().scenarios())
def test_a_position_can_be_written_down_and_read_again(id: str) -> None:
    state = game().start(id, sandtable.Seeded(3))
    assert game().from_json(state.to_json()) == state


@pytest.mark.rule("M44-2.4")
def test_a_changed_printed_scenario_travels_with_its_position() -> None:
    units = layer({"r8c4": "I", "r0c2": "i"})
    document = dict(game().scenario_json("pegasus-bridge")) | {"units": units}
    state = game().start(document, sandtable.Seeded(1))
    again = game().from_json(state.to_json())
    assert set(units_of(again)) == {"allies-1", "axis-1"}
