"""Hills (NOR-33): cover 3, or 1 against an attacker on a hill and against Blast."""

from typing import Any

import pytest

from tests.games.undaunted.looks import roll
from tests.games.undaunted.normandy.proving_ground import ground
from tests.support import act, normandy, position

HILLS = {"2A", "9A", "16A"}
#: Steps from a tile to the hill 2A.
STEPS = {"2A": 0, "9A": 1, "16A": 1, "3B": 1, "5B": 1, "17B": 2, "13B": 2, "4B": 3}


def need(start: str, tile: str, verb: str = "attack") -> int:
    """The number the Machine Gunners in ``start`` need against Riflemen in ``tile``."""
    state = ground(
        us={
            "hand": ["machine-gunner-a", "fog-of-war"],
            "counters": {"machine-gunners-a": start},
        },
        germany={"counters": {"riflemen-a": tile}},
    )
    dice = [1, 1] if verb == "attack" else [1, 1, 1, 1]
    found = roll(act(state, f"MA {verb} gRA", dice))["need"]
    assert isinstance(found, int)
    return found


@pytest.mark.rule("NOR-33.1", "NOR-5.5")
def test_the_tiles_printed_3_1_are_the_hills() -> None:
    hills: set[str] = set()
    for scenario in normandy().scenarios():
        tiles: Any = normandy().describe(scenario)["tiles"]
        hills |= {tile["tile"] for tile in tiles if tile["hill"]}
    assert hills == HILLS


@pytest.mark.rule("NOR-33.1", "NOR-33.4")
def test_a_wood_with_cover_3_is_no_hill() -> None:
    assert need("9A", "17B") == 4 + 3 + 3


@pytest.mark.rule("NOR-33.2")
@pytest.mark.parametrize("start", sorted(HILLS))
def test_from_the_same_or_another_hill_a_hill_gives_cover_1(start: str) -> None:
    assert need(start, "2A") == 4 + 1 + STEPS[start]


@pytest.mark.rule("NOR-33.3")
@pytest.mark.parametrize("at", ["17B", "16A", "13B"])
def test_against_blast_a_hill_gives_cover_1_wherever_the_mortar_stands(at: str) -> None:
    state = ground(
        us={"hand": ["mortar", "fog-of-war"], "counters": {"mortar": at}, "target": "9A"},
        germany={"counters": {"riflemen-a": "9A"}},
    )
    assert roll(act(state, "MO blast", [1]))["need"] == 4 + 1


@pytest.mark.rule("NOR-33.4")
@pytest.mark.parametrize("start", sorted(set(STEPS) - HILLS))
def test_from_anywhere_else_a_hill_gives_cover_3(start: str) -> None:
    assert need(start, "2A") == 4 + 3 + STEPS[start]


@pytest.mark.rule("NOR-33.5")
@pytest.mark.parametrize(
    ("start", "tile", "expected"),
    [
        ("2A", "3B", 4 + 0 + 1),
        ("9A", "13B", 4 + 1 + 1),
        ("9A", "8A", 4 + 2 + 1),
        ("2A", "17B", 4 + 3 + 2),
    ],
)
def test_an_attacker_on_a_hill_gains_nothing_against_a_target_off_hills(
    start: str, tile: str, expected: int
) -> None:
    assert need(start, tile) == expected


@pytest.mark.rule("NOR-33.6")
@pytest.mark.parametrize("start", sorted(STEPS))
def test_suppress_is_treated_as_attack(start: str) -> None:
    cover = 1 if start in HILLS else 3
    assert need(start, "2A", "suppress") == 4 + cover + STEPS[start]


@pytest.mark.rule("NOR-33.2")
def test_a_unit_that_enters_on_a_hill_attacks_from_the_hill() -> None:
    state = position(
        scenario="hill-314",
        us={"hand": ["rifleman-a"]},
        germany={"counters": {"riflemen-a": "9A"}},
    )
    (odds,) = state.odds("us", state.game.read("RA@2A attack gRA"))
    assert [amount for _, amount in odds.parts] == [4, 1, 1]
