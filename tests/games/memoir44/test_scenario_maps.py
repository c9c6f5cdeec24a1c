"""The maps of the 17 battles: objectives, cliffs, hills, water and works (M44-39)."""

from typing import Any

import pytest

import sandtable
from tests.memoir import game

BATTLES = game().scenarios()
TEMPORARY = {
    "pegasus-bridge": {"allies": "r2c3 r5c10"},
    "sword-beach": {"allies": "r0c1 r0c5 r0c12"},
    "omaha-beach": {"allies": "r0c0 r0c5 r1c10 r1c11 r2c7"},
    "operation-cobra": {"allies": "r0c10 r1c4"},
    "operation-luttich": {"axis": "r8c11"},
    "montelimar": {"axis": "r7c1 r7c11"},
    "omaha-beach-overlord": {"allies": "r0c0 r0c1 r0c11 r0c12 r0c13 r1c22 r1c23 r2c15"},
}
PERMANENT = {
    "pointe-du-hoc": {"allies": "r0c9 r0c10"},
    "liberation-of-paris": {"allies": "r0c2 r0c5 r0c9"},
}
RHONE = ["r0c5", "r0c11", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9", "r1c10"]


def described(id: str) -> Any:
    return game().describe(id)


def hexes_of(id: str, terrain: str) -> set[str]:
    return {hex["hex"] for hex in described(id)["hexes"] if hex["terrain"] == terrain}


def single_objectives(id: str, permanent: bool) -> dict[str, set[str]]:
    """The one-hex objectives of a battle by side."""
    found: dict[str, set[str]] = {}
    for it in described(id)["objectives"]:
        if it["permanent"] == permanent and len(it["hexes"]) == 1:
            found.setdefault(it["side"], set()).add(it["hexes"][0])
    return found


def words(table: dict[str, dict[str, str]], id: str) -> dict[str, set[str]]:
    return {side: set(hexes.split()) for side, hexes in table.get(id, {}).items()}


# Objectives (M44-39.9 to 39.14).


@pytest.mark.rule("M44-39.10", "M44-36.50")
@pytest.mark.parametrize("id", BATTLES)
def test_the_temporary_objectives(id: str) -> None:
    assert single_objectives(id, permanent=False) == words(TEMPORARY, id)


@pytest.mark.rule("M44-39.11")
@pytest.mark.parametrize("id", BATTLES)
def test_the_permanent_objectives(id: str) -> None:
    assert single_objectives(id, permanent=True) == words(PERMANENT, id)


@pytest.mark.rule("M44-39.12")
def test_only_montelimar_has_a_group_objective_the_bank_of_the_rhone() -> None:
    groups = {
        id: it["hexes"]
        for id in BATTLES
        for it in described(id)["objectives"]
        if len(it["hexes"]) > 1
    }
    assert groups == {"montelimar": RHONE}


@pytest.mark.rule("M44-39.12")
def test_the_rhone_bank_is_every_land_hex_next_to_the_river() -> None:
    made = game().scenario("montelimar")
    rivers = {hex for hex, ground in enumerate(made.terrain) if ground.water}
    bank = {near for hex in rivers for near in made.board.neighbours[hex]} - rivers
    assert {made.board.names[hex] for hex in bank} == set(RHONE)


@pytest.mark.rule("M44-39.13")
@pytest.mark.parametrize("id", BATTLES)
def test_no_battle_official_begins_with_a_medal(id: str) -> None:
    state = game().start(id, sandtable.Seeded(1))
    assert state.to_json()["medals"] == {"allies": 0, "axis": 0}


@pytest.mark.rule("M44-39.14")
def test_the_towns_that_win_toulon_and_saverne() -> None:
    found = {id: described(id)["sudden_death"] for id in BATTLES if described(id)["sudden_death"]}
    assert found == {
        "toulon": [{"side": "allies", "hexes": ["r0c6", "r1c7", "r1c8", "r2c6"], "need": 3}],
        "saverne-gap": [{"side": "allies", "hexes": ["r0c5", "r0c6", "r1c6"], "need": 2}],
    }
    for id in found:
        assert set(found[id][0]["hexes"]) <= hexes_of(id, "town")


# Ground.


@pytest.mark.rule("M44-39.33")
def test_the_cliffs_of_pointe_du_hoc() -> None:
    wanted = {f"r4c{column}" for column in range(13) if column != 10} | {"r5c9", "r5c10", "r6c10"}
    assert hexes_of("pointe-du-hoc", "cliff") == wanted
    assert all(not hexes_of(id, "cliff") for id in BATTLES if id != "pointe-du-hoc")


@pytest.mark.rule("M44-39.33")
def test_only_the_two_battles_of_omaha_have_bluffs() -> None:
    counts = {id: len(hexes_of(id, "bluff")) for id in BATTLES if hexes_of(id, "bluff")}
    assert counts == {"omaha-beach": 10, "omaha-beach-overlord": 22}


@pytest.mark.rule("M44-39.31")
def test_every_hill_of_operation_luttich_is_steep_and_no_other_hill_is() -> None:
    assert hexes_of("operation-luttich", "hill") == set()
    assert len(hexes_of("operation-luttich", "steep-hill")) == 8
    assert all(not hexes_of(id, "steep-hill") for id in BATTLES if id != "operation-luttich")


@pytest.mark.rule("M44-39.39")
def test_the_impassable_hills() -> None:
    # A114.
    assert hexes_of("montelimar", "impassable-hill") == {
        "r2c10",
        "r3c9",
        "r4c9",
        "r4c10",
        "r5c9",
        "r6c10",
    }
    assert hexes_of("st-vith", "impassable-hill") == {f"r6c{column}" for column in range(3, 9)}
    assert len(hexes_of("saverne-gap", "mountain")) == 20
    assert hexes_of("saverne-gap", "hill") == set()


@pytest.mark.rule("M44-39.45")
def test_the_pond_of_pegasus_bridge() -> None:
    assert hexes_of("pegasus-bridge", "pond") == {"r5c5", "r5c6", "r6c5", "r6c6"}


@pytest.mark.rule("M44-39.46")
@pytest.mark.parametrize(
    ("id", "count"),
    [
        ("operation-cobra", 6),
        ("operation-luttich", 7),
        ("montelimar", 5),
        ("arracourt", 4),
        ("saverne-gap", 9),
    ],
)
def test_canals_and_large_rivers_are_ordinary_river_hexes(id: str, count: int) -> None:
    assert len(hexes_of(id, "river")) == count
    assert hexes_of(id, "wide-river") == set()


@pytest.mark.rule("M44-39.47", "M44-36.50")
def test_the_sea_walls_shelter_the_allies() -> None:
    found = {
        id: [hex["hex"] for hex in described(id)["hexes"] if hex["sea_wall"]] for id in BATTLES
    }
    assert {id: walls for id, walls in found.items() if walls} == {
        "omaha-beach": ["r5c9", "r5c10"],
        "omaha-beach-overlord": ["r5c17", "r5c18", "r5c20", "r5c21"],
    }
    for id in ("omaha-beach", "omaha-beach-overlord"):
        assert game().scenario_json(id)["sea_walls_protect"] == "allies"


@pytest.mark.rule("M44-39.49", "M44-36.50")
@pytest.mark.parametrize(
    "id", ["sword-beach", "pointe-du-hoc", "omaha-beach", "omaha-beach-overlord"]
)
def test_the_bunkers_protect_the_axis(id: str) -> None:
    assert game().scenario_json(id)["bunkers_protect"] == "axis"
    assert any(hex["bunker"] for hex in described(id)["hexes"])


@pytest.mark.rule("M44-39.50", "M44-36.50")
@pytest.mark.parametrize(
    ("id", "hexes"),
    [
        ("sword-beach", "r2c6"),
        ("pointe-du-hoc", "r3c11"),
        ("omaha-beach", "r3c1 r4c12"),
        ("omaha-beach-overlord", "r3c4 r3c16 r4c25"),
    ],
)
def test_the_guns_in_bunkers(id: str, hexes: str) -> None:
    made = game().scenario(id)
    guns = [unit for unit in made.units if unit.arm == 2 and made.bunker[unit.hex]]
    assert [made.board.names[unit.hex] for unit in guns] == hexes.split()


@pytest.mark.rule("M44-39.51")
def test_the_church_of_sainte_mere_eglise_is_a_town_in_all_but_name() -> None:
    # A114.
    assert hexes_of("sainte-mere-eglise", "church") == {"r4c6"}
    kinds = {ground.name: ground for ground in game().pieces.terrain.values()}
    church, town = vars_of(kinds["church"]), vars_of(kinds["town"])
    assert church == town


def vars_of(ground: Any) -> dict[str, Any]:
    """What a kind of ground does, without its name and letter."""
    rules = [
        "blocks_sight",
        "stop",
        "no_battle_on_entry",
        "hedge",
        "hill",
        "impassable",
        "water",
        "beach",
        "ocean",
        "shore",
        "no_battle",
        "climb",
        "shore_climb",
        "shore_ground",
        "armor_penalty",
        "protection",
    ]
    return {name: getattr(ground, name) for name in rules}
