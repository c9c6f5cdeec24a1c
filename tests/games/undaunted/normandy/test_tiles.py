"""Tiles and geometry (NOR-5)."""

import itertools
import json
import random
from typing import Any

import pytest

import sandtable
from sandtable.board import brick
from tests.games.undaunted.normandy.staging import SCENARIOS, bare, quiet, tiles_of
from tests.support import legal, normandy, position

#: La Raye, read off the printed map: what shares a stretch of edge with what
NEIGHBOURS = {
    "2B": "16B 17B 13B",
    "16B": "2B 6A 13B 3B",
    "6A": "16B 3B",
    "17B": "13B 2B 7A 12B",
    "13B": "2B 16B 17B 3B 12B 8A",
    "3B": "13B 16B 6A 8A",
    "7A": "12B 17B 4B",
    "12B": "7A 8A 17B 13B 4B 5B",
    "8A": "12B 13B 3B 5B 11B",
    "4B": "5B 7A 12B",
    "5B": "4B 11B 12B 8A",
    "11B": "5B 8A",
}


@pytest.mark.rule("NOR-5.1", "NOR-5.4", "NOR-5.5")
@pytest.mark.parametrize(
    ("tile", "cover"), [("17B", 3), ("2B", 2), ("13B", 1), ("12B", 0), ("5B", 1), ("7A", 2)]
)
def test_the_cover_of_the_target_tile_adds_to_its_defence(tile: str, cover: int) -> None:
    state = position(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": tile}},
        germany={"counters": {"scouts-a": tile}},
    )
    (odds,) = state.odds("us", normandy().read("RA attack gSA"))
    assert (odds.need, odds.parts[1]) == (5 + cover, ("odds-cover", cover))


@pytest.mark.rule("NOR-5.5")
@pytest.mark.parametrize(("attacker", "cover"), [("3B", 3), ("16A", 1)])
def test_a_cover_of_3_1_is_a_hill(attacker: str, cover: int) -> None:
    state = position(
        scenario="streets-of-tessy-sur-vire",
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": attacker}},
        germany={"counters": {"mortar": "9A"}},
    )
    (odds,) = state.odds("us", normandy().read("RA attack gMO"))
    assert odds.parts[1] == ("odds-cover", cover)


def relabelled(document: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    changed: dict[str, Any] = json.loads(json.dumps(document).replace(old, new))
    return changed


@pytest.mark.rule("NOR-5.3", "NOR-5.12")
def test_a_tile_of_the_same_cover_in_its_place_changes_nothing_but_the_label() -> None:
    document = quiet()
    # 12B is open ground; 15A is a river: the same cover, a quite different drawing
    games = []
    for scenario in (document, relabelled(document, "12B", "15A")):
        rng = random.Random(5)
        chance = sandtable.Seeded(5)
        state = normandy().start(scenario, chance)
        for _ in range(150):
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)), chance)
        games.append(state.to_json())
    assert '"15A"' in json.dumps(games[1]["sides"])
    assert relabelled(games[0], "12B", "15A") == games[1]


@pytest.mark.rule("NOR-5.7", "NOR-5.9", "NOR-A.1")
@pytest.mark.parametrize("tile", NEIGHBOURS)
def test_tiles_are_neighbours_where_they_share_a_stretch_of_edge(tile: str) -> None:
    state = position(us={"hand": ["sniper"], "counters": {"sniper": tile}})
    steps = [play.removeprefix("SN stalk ") for play in legal(state) if "SN stalk " in play]
    assert sorted(steps) == sorted(NEIGHBOURS[tile].split())


@pytest.mark.rule("NOR-5.7", "NOR-5.8", "NOR-5.10", "NOR-A.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_formula_and_the_shortest_chain_agree_on_every_printed_map(scenario: str) -> None:
    state = position(scenario=scenario)
    tiles = tiles_of(scenario)
    cells = [(tile["line"], tile["half"]) for tile in tiles]
    everywhere = range(len(cells))
    steps = [[99] * len(cells) for _ in cells]
    for a, b in itertools.product(everywhere, everywhere):
        lines, halves = abs(cells[a][0] - cells[b][0]), abs(cells[a][1] - cells[b][1])
        if a == b:
            steps[a][b] = 0
        elif (lines, halves) in ((0, 2), (1, 1)):
            steps[a][b] = 1
    for via, a, b in itertools.product(everywhere, everywhere, everywhere):
        steps[a][b] = min(steps[a][b], steps[a][via] + steps[via][b])
    assert state.scenario.distance == steps
    assert [[brick.distance(a, b) for b in cells] for a in cells] == steps


@pytest.mark.rule("NOR-5.7", "NOR-28.4")
@pytest.mark.parametrize(("tile", "steps"), [("2B", 0), ("17B", 1), ("7A", 2), ("4B", 3)])
def test_range_counts_steps_between_neighbours(tile: str, steps: int) -> None:
    state = position(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "2B"}},
        germany={"counters": {"scouts-a": tile}},
    )
    (odds,) = state.odds("us", normandy().read("RA attack gSA"))
    assert odds.parts[2] == ("odds-range", steps)


@pytest.mark.rule("NOR-5.8", "NOR-A.1")
def test_rows_and_columns_may_be_staggered() -> None:
    staggered = {scenario: normandy().describe(scenario)["stagger"] for scenario in SCENARIOS}
    columns = {
        "la-raye",
        "montmartin-en-graignes",
        "streets-of-tessy-sur-vire",
        "critical-intelligence",
        "mortain",
    }
    assert {scenario for scenario in SCENARIOS if staggered[scenario] == "columns"} == columns


@pytest.mark.rule("NOR-5.10")
def test_round_a_hole_in_the_map_the_chain_runs_over_laid_tiles_only() -> None:
    state = position(
        scenario=bare("2B              12B\n    13B     8A\n"),
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "2B"}},
        germany={"counters": {"scouts-a": "12B"}},
    )
    (odds,) = state.odds("us", normandy().read("RA attack gSA"))
    assert odds.parts[2] == ("odds-range", 3)  # the formula would say 2


@pytest.mark.rule("NOR-5.2", "NOR-5.11", "NOR-A.1")
@pytest.mark.parametrize(
    ("drawing", "key", "where", "tile"),
    [
        ("14A     14B\n", "tile-twice", "map, row 1", "14B"),
        ("14A     2B\n    14A\n", "tile-twice", "map, row 2", "14A"),
        ("2B      12B     8A\n    13B     4B  5B\n", "map-parity", "map", "5B"),
        ("2B      12B\n13B     8A\n", "map-parity", "map", "13B"),
        ("2B      12B             8A\n", "map-in-pieces", "map", "8A"),
        ("2B\n\n\n    13B\n", "map-in-pieces", "map", "13B"),
        ("2B    12B\n", "map-off-grid", "map, row 1", "12B"),
        ("2B      19A\n", "unknown-tile", "map, row 1", "19A"),
    ],
)
def test_a_map_that_is_no_brick_layout_is_refused_with_the_tile_at_fault(
    drawing: str, key: str, where: str, tile: str
) -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start(bare(drawing), sandtable.Scripted())
    assert (bad.value.key, bad.value.where, bad.value.params["tile"]) == (key, where, tile)


@pytest.mark.rule("NOR-5.11")
def test_an_empty_map_is_refused() -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start(bare("\n"), sandtable.Scripted())
    assert (bad.value.key, bad.value.where) == ("map-empty", "map")


@pytest.mark.rule("NOR-5.11")
def test_two_tiles_in_one_cell_overlap() -> None:
    assert brick.fault([(0, 0), (0, 2), (1, 1), (0, 2)]) == ("map-overlap", (0, 2))
    assert brick.fault([(0, 0), (0, 2), (1, 1)]) is None
