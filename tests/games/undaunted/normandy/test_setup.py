"""Set-up (NOR-6), and the twelve scenarios as the book prints them."""

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.chance import Traced
from tests.games.undaunted.looks import seen
from tests.games.undaunted.normandy.staging import (
    COUNTERS,
    SCENARIOS,
    SIDES,
    document,
    game,
    points,
    tiles_of,
)
from tests.support import act, legal, normandy, position, rule_against, side

PIN = 0
#: initiative; points to win (or PIN); tiles; objective points on the map and at the start;
#: cards in deck and supply
BOOK: dict[str, tuple[str, tuple[int, int], int, tuple[int, int, int], str]] = {
    "la-raye": ("us", (5, 5), 12, (10, 0, 3), "9+20 9+20"),
    "montmartin-en-graignes": ("us", (1, PIN), 15, (3, 0, 0), "11+18 9+14"),
    "raid-across-the-canal": ("germany", (6, 6), 16, (12, 2, 0), "9+26 9+26"),
    "behind-enemy-lines": ("us", (5, 5), 17, (8, 3, 4), "12+26 11+24"),
    "crossing-the-vire": ("us", (2, PIN), 16, (2, 0, 0), "10+29 10+31"),
    "desperate-withdrawal": ("germany", (1, PIN), 18, (1, 0, 0), "12+18 9+32"),
    "la-huberderie": ("us", (10, 10), 18, (20, 2, 3), "9+45 9+45"),
    "streets-of-tessy-sur-vire": ("us", (7, 7), 18, (10, 0, 0), "9+45 12+42"),
    "reinforcements": ("germany", (1, PIN), 17, (3, 0, 0), "11+31 12+29"),
    "critical-intelligence": ("germany", (5, 5), 18, (7, 0, 0), "11+24 8+30"),
    "hill-314": ("germany", (PIN, 1), 16, (3, 3, 0), "9+45 9+45"),
    "mortain": ("germany", (10, 10), 16, (17, 6, 6), "9+45 9+45"),
}

#: The maps line by line: tile @ its offset in half tiles
LAYOUT = {
    "la-raye": "2B@2 16B@4 6A@6 | 17B@1 13B@3 3B@5 | 7A@0 12B@2 8A@4 | 4B@1 5B@3 11B@5",
    "montmartin-en-graignes": "7A@3 3B@5 6B@7 | 15B@0 10B@2 2B@4 12B@6 5B@8 | "
    "4A@1 16B@3 11B@5 18B@7 | 9B@2 8A@4 1B@6",
    "raid-across-the-canal": "1A@1 7A@3 10B@5 5A@7 | 6A@0 3B@2 12B@4 9B@6 17B@8 | "
    "13A@1 15A@3 14A@5 18A@7 | 4A@2 11B@4 2B@6",
    "behind-enemy-lines": "13B@1 4A@3 10A@5 | 2B@0 7A@2 8A@4 5A@6 | 14A@1 17A@3 15A@5 | "
    "3B@0 12B@2 11B@4 9B@6 | 6A@1 1B@3 18B@5",
    "crossing-the-vire": "1A@3 | 5A@2 3A@4 | 10B@1 9B@3 12B@5 | 14A@0 18A@2 15A@4 17A@6 | "
    "7A@1 8B@3 16B@5 | 4A@2 6A@4 | 2B@3",
    "desperate-withdrawal": "1A@0 6A@2 7A@4 | 5A@1 4B@3 14B@5 | 9B@2 12B@4 13B@6 | "
    "16B@1 11B@3 10B@5 | 18B@2 2B@4 15B@6 | 17B@1 3A@3 8A@5",
    "la-huberderie": "13B@0 2B@2 16B@4 18B@6 | 17B@1 8A@3 15B@5 | 7A@0 3B@2 9B@4 5B@6 | "
    "1B@1 6B@3 12B@5 | 11B@0 10B@2 4B@4 14B@6",
    "streets-of-tessy-sur-vire": "12A@4 17A@6 | 7B@3 8B@5 14A@7 | 6B@2 1B@4 10A@6 15A@8 | "
    "4B@1 11B@3 5B@5 18A@7 | 16A@0 2A@2 3B@4 13A@6 9A@8",
    "reinforcements": "1B@2 8B@4 | 14B@1 6B@3 5B@5 | 7B@0 12B@2 4B@4 | 11B@1 3B@3 10B@5 | "
    "18B@0 17B@2 15B@4 | 9A@1 2A@3 16A@5",
    "critical-intelligence": "18B@1 4B@3 9B@5 10B@7 | 15B@0 3B@2 6B@4 12B@6 2B@8 | "
    "16B@1 5B@3 1B@5 11A@7 | 17B@0 14B@2 7B@4 8B@6 13B@8",
    "hill-314": "1B@0 6A@2 15B@4 | 12A@1 18B@3 2A@5 | 8A@0 3A@2 4A@4 9A@6 | 11A@1 17B@3 16A@5 | "
    "14B@0 5A@2 7A@4",
    "mortain": "4A@0 16A@2 17B@4 | 12A@1 10A@3 13B@5 | 7B@0 5B@2 1B@4 6A@6 | 8B@1 11A@3 14B@5 | "
    "3A@0 2A@2 18B@4",
}

#: Cover of the faces A and B of tiles 1 to 18; H is a hill
COVER_A = ["0", "H", "3", "3", "1", "1", "2", "2", "H", "1", "1", "1", "0", "0", "0", "H", "0", "0"]
COVER_B = ["1", "2", "0", "0", "1", "1", "1", "1", "0", "0", "0", "0", "1", "1", "2", "2", "3", "3"]

#: Scenarios in full: objectives, then for each side scouted and controlled tiles, counters,
#: spawn markers, deck and supply by the letters of the notation
FULL: dict[str, tuple[str, dict[str, tuple[str, str, str, str, str, str]]]] = {
    "la-raye": (
        "2B:1 16B:1 6A:2 13B:2 7A:1 5B:3",
        {
            "us": (
                "2B 17B",
                "",
                "RA:17B RB:17B SA:17B SB:17B",
                "17B:all",
                "PS LA LB RA RB SA SB 2*FW",
                "4*RA 4*RB 2*SA 2*SB 8*FW",
            ),
            "germany": (
                "8A",
                "5B",
                "RA:5B RB:5B SA:5B SB:5B",
                "5B:all",
                "PS LA LB RA RB SA SB 2*FW",
                "4*RA 4*RB 2*SA 2*SB 8*FW",
            ),
        },
    ),
    "behind-enemy-lines": (
        "13B:1 10A:2 14A:1 17A:2 15A:1 1B:1",
        {
            "us": (
                "2B 5A",
                "13B 10A",
                "RA:13B SA:13B RB:10A SB:10A SN:6A",
                "13B:a 10A:b 6A:sniper",
                "PS LA LB RA RB SA SB 3*SN 2*FW",
                "4*RA 4*RB 2*SA 2*SB 3*MA 3*MB 8*FW",
            ),
            "germany": (
                "",
                "14A 17A 15A",
                "RA:14A SA:14A MA:14A RB:15A SB:15A MB:15A",
                "14A:a 15A:b",
                "PS LA LB RA RB SA SB MA MB 2*FW",
                "4*RA 4*RB 2*SA 2*SB 2*MA 2*MB 8*FW",
            ),
        },
    ),
    "streets-of-tessy-sur-vire": (
        "12A:1 7B:1 8B:1 6B:2 1B:2 10A:1 5B:2",
        {
            "us": (
                "4B 11B 16A 2A 3B",
                "",
                "RB:16A SB:16A RA:2A SA:2A",
                "16A:b,c,sniper,mortar 2A:a",
                "PS LA LB RA RB SA SB 2*FW",
                "PG LC 4*RA 4*RB 5*RC 2*SA 2*SB 3*SC 3*MA 3*MB 3*MC 3*MO 3*SN 8*FW",
            ),
            "germany": (
                "12A 7B 10A 9A",
                "",
                "RC:12A RB:7B RA:10A MA:10A MO:9A",
                "12A:c,sniper 7B:b 10A:a 9A:mortar",
                "PS LA LB RA RB RC 2*MA 2*MO 2*FW",
                "PG LC 4*RA 4*RB 4*RC 3*SA 3*SB 3*SC MA 3*MB 3*MC MO 3*SN 8*FW",
            ),
        },
    ),
    "critical-intelligence": (
        "6B:1 5B:1 1B:2 11A:1 7B:1 8B:1",
        {
            "us": (
                "4B 6B",
                "",
                "RA:4B RB:4B SA:4B SB:4B",
                "4B:all",
                "PS LA LB RA RB SA SB 4*FW",
                "4*RA 4*RB 2*SA 2*SB 3*MA 3*MB 6*FW",
            ),
            "germany": (
                "14B 7B 8B 13B",
                "",
                "RA:14B SA:14B RB:13B SB:13B MO:13B",
                "14B:a 13B:b,sniper,mortar",
                "PS RA RB SA SB MO 2*FW",
                "LA LB 4*RA 4*RB 2*SA 2*SB 3*MA 3*MB 2*MO 8*FW",
            ),
        },
    ),
}


def begun(scenario: str | dict[str, Any] = "la-raye") -> NormandyState:
    """Set up and dealt, every shuffle leaving the cards as they lie."""
    return game().start(scenario, sandtable.Scripted())


def cards(text: str) -> dict[str, int]:
    id_of = {card.code: card.id for card in game().roster.cards[0]}
    words = [word.rpartition("*") for word in text.split()]
    return {id_of[code]: int(count or 1) for count, _, code in words}


def pairs(text: str) -> list[list[str]]:
    return [word.split(":") for word in text.split()]


def unit_name(code: str) -> str:
    roster = game().roster
    index = roster.unit_by_arg[game().notation.arg_of[f"u{code}"]]
    return roster.units[index].name


# The book.


@pytest.mark.rule("NOR-6.1")
def test_the_scenarios_come_in_the_order_official_from_la_raye() -> None:
    assert [*BOOK] == SCENARIOS
    assert [normandy().describe(scenario)["number"] for scenario in SCENARIOS] == [*range(1, 13)]


@pytest.mark.rule("NOR-6.1", "NOR-6.8", "NOR-37.1", "NOR-37.3")
@pytest.mark.parametrize("scenario", BOOK)
def test_any_scenario_may_be_chosen_and_has_its_own_goals_and_initiative(scenario: str) -> None:
    holder, goals, *_ = BOOK[scenario]
    described = normandy().describe(scenario)
    assert described["goals"] == {
        owner: {"points": goal, "pin": goal == PIN}
        for owner, goal in zip(SIDES, goals, strict=True)
    }
    assert begun(scenario).to_json()["initiative"] == holder == described["initiative"]


@pytest.mark.rule("NOR-6.2", "NOR-5.6")
@pytest.mark.parametrize("scenario", BOOK)
def test_the_map_is_laid_as_printed(scenario: str) -> None:
    expected = {
        tile: (line, int(half))
        for line, tiles in enumerate(LAYOUT[scenario].split(" | "))
        for tile, half in (word.split("@") for word in tiles.split())
    }
    found = {tile["tile"]: (tile["line"], tile["half"]) for tile in tiles_of(scenario)}
    assert found == expected
    assert len(found) == BOOK[scenario][2]


@pytest.mark.rule("NOR-5.1", "NOR-5.5")
@pytest.mark.parametrize("scenario", BOOK)
def test_the_faces_have_their_printed_cover(scenario: str) -> None:
    for tile in tiles_of(scenario):
        number, face = int(tile["tile"][:-1]), tile["tile"][-1]
        printed = (COVER_A if face == "A" else COVER_B)[number - 1]
        assert (tile["cover"], tile["hill"]) == ((3, True) if printed == "H" else (int(printed), 0))


@pytest.mark.rule("NOR-6.3", "NOR-6.6", "NOR-4.11")
@pytest.mark.parametrize("scenario", BOOK)
def test_objective_points_on_the_map_and_at_the_start(scenario: str) -> None:
    state = begun(scenario)
    objectives: Any = state.to_json()["objectives"]
    assert (sum(objectives.values()), *points(state)) == BOOK[scenario][3]


@pytest.mark.rule("NOR-6.9", "NOR-6.10", "NOR-6.12")
@pytest.mark.parametrize("scenario", BOOK)
def test_decks_and_supplies_have_their_size_and_the_rest_leaves_the_game(scenario: str) -> None:
    state = begun(scenario)
    sizes = []
    for owner in SIDES:
        zones = side(state, owner)
        deck, supply = len(zones["deck"] + zones["hand"]), sum(zones["supply"].values())
        assert sum(zones["box"].values()) == 54 - deck - supply
        sizes.append(f"{deck}+{supply}")
    assert " ".join(sizes) == BOOK[scenario][4]


@pytest.mark.rule("NOR-6.3", "NOR-6.6", "NOR-6.9", "NOR-6.10", "NOR-6.15", "NOR-20.7")
@pytest.mark.parametrize("owner", SIDES)
@pytest.mark.parametrize("scenario", FULL)
def test_a_side_is_set_up_as_printed(scenario: str, owner: str) -> None:
    state = begun(scenario)
    objectives, sides = FULL[scenario]
    scouted, controlled, counters, _, deck, supply = sides[owner]
    zones = side(state, owner)
    assert state.to_json()["objectives"] == {tile: int(value) for tile, value in pairs(objectives)}
    assert sorted(zones["scouted"]) == sorted(scouted.split())
    assert sorted(zones["controlled"]) == sorted(controlled.split())
    assert zones["counters"] == {unit_name(code): tile for code, tile in pairs(counters)}
    assert zones["suppressed"] == []
    assert Counter(zones["deck"] + zones["hand"]) == cards(deck)
    assert zones["supply"] == cards(supply)


@pytest.mark.rule("NOR-6.6", "NOR-4.10")
@pytest.mark.parametrize("owner", SIDES)
@pytest.mark.parametrize("scenario", FULL)
def test_the_spawn_markers_serve_those_they_are_printed_for(scenario: str, owner: str) -> None:
    expected: dict[str, list[str]] = {}
    for tile, words in pairs(FULL[scenario][1][owner][3]):
        for word in words.split(","):
            for name in COUNTERS:
                if word in ("all", name) or (len(word) == 1 and name.endswith(f"-{word}")):
                    expected.setdefault(f"{owner}-{name}", []).append(tile)
    spawns: Any = normandy().describe(scenario)["spawns"]
    found = {entry["unit"]: entry["tiles"] for entry in spawns}
    assert {unit: tiles for unit, tiles in found.items() if unit.startswith(owner)} == expected


# The steps.


@pytest.mark.rule("NOR-6.2")
def test_a_tile_that_was_not_laid_is_out_of_the_game() -> None:
    state = position(us={"hand": ["sniper"], "counters": {"sniper": "2B"}})
    assert rule_against(state, "SN stalk 1A") == "NOR-19.1"
    with pytest.raises(sandtable.BadInput, match="unknown-tile"):
        position(us={"scouted": ["1A"]})


@pytest.mark.rule("NOR-6.5", "NOR-6.12", "NOR-A.21")
@pytest.mark.parametrize("owner", SIDES)
def test_cards_in_neither_list_are_out_of_the_game_from_the_start(owner: str) -> None:
    zones = side(begun(), owner)
    rest = {"platoon-guide": 1, "squad-leader-c": 1, "rifleman-c": 5, "scout-c": 3}
    rest |= {f"machine-gunner-{squad}": 3 for squad in "abc"}
    assert zones["box"] == rest | {"sniper": 3, "mortar": 3}
    assert zones["casualties"] == 0


@pytest.mark.rule("NOR-6.7")
def test_a_counter_that_was_not_set_up_stays_off_the_board_and_may_enter_later() -> None:
    state = begun("raid-across-the-canal")
    assert "machine-gunners-a" not in side(state, "us")["counters"]
    later = position(scenario="raid-across-the-canal", us={"hand": ["machine-gunner-a"]})
    assert "MA@1A move" in legal(later)


@pytest.mark.rule("NOR-6.8")
@pytest.mark.parametrize("owner", SIDES)
def test_the_initiative_marker_goes_to_the_side_the_scenario_names(owner: str) -> None:
    state = begun(document(initiative=owner))
    for seat in SIDES:
        act(state, "bid PS", seat=seat)
    assert state.actors() == (owner,)  # the tie left the marker where it was


@pytest.mark.rule("NOR-6.9")
def test_each_deck_is_shuffled_once_and_lies_face_down() -> None:
    chance = Traced(sandtable.Seeded(6))
    state = game().start("behind-enemy-lines", chance)
    orders = chance.take()
    assert [len(order) for order in orders if isinstance(order, list)] == [12, 11]
    assert len(orders) == 2
    other_deal = game().start("behind-enemy-lines", sandtable.Seeded(7))
    assert side(state, "us")["deck"] != side(other_deal, "us")["deck"]
    for owner in SIDES:
        assert "deck" not in seen(state, None, owner)


@pytest.mark.rule("NOR-6.10", "NOR-6.11", "NOR-35.1")
@pytest.mark.parametrize("owner", SIDES)
@pytest.mark.parametrize("seat", [*SIDES, None])
def test_the_supply_lies_face_up_for_everyone(owner: str, seat: str | None) -> None:
    supply = {"rifleman-a": 4, "rifleman-b": 4, "scout-a": 2, "scout-b": 2, "fog-of-war": 8}
    assert seen(begun(), seat, owner)["supply"] == supply


@pytest.mark.rule("NOR-6.13", "NOR-6.14")
@pytest.mark.parametrize("owner", SIDES)
@pytest.mark.parametrize("scenario", BOOK)
def test_nothing_lies_in_discard_and_play_area_and_no_target_marker_on_the_board(
    scenario: str, owner: str
) -> None:
    zones = side(begun(scenario), owner)
    assert (zones["discard"], zones["play"], zones["target"]) == ([], [], None)
    assert len(zones["hand"]) == 4  # drawn in the first phase, so it was empty before


@pytest.mark.rule("NOR-6.15")
def test_a_counter_may_be_set_up_in_a_tile_without_a_friendly_marker() -> None:
    zones = side(begun("behind-enemy-lines"), "us")
    assert zones["counters"]["sniper"] == "6A"
    assert "6A" not in zones["scouted"] + zones["controlled"]
    state = position(scenario="behind-enemy-lines", us={"hand": ["sniper"]})
    assert "SN@6A stalk" in legal(state)  # and so may a spawn marker
