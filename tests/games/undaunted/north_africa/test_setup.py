"""Set-up in its order (NAF-7)."""

from typing import Any

import pytest

import sandtable
from tests.games.undaunted.north_africa.desert import (
    PARKED,
    SIDES,
    book,
    crew,
    document,
    empty_side,
    game,
    tile_of,
    vehicle,
)
from tests.support import side

SCENARIOS = game().scenarios()


def start(scenario: str | dict[str, Any]) -> Any:
    return game().start(scenario, sandtable.Scripted())


def fault(**changes: Any) -> tuple[str, str]:
    with pytest.raises(sandtable.BadInput) as bad:
        start(document(**changes))
    return bad.value.key, bad.value.where


def parked(**lrdg: Any) -> dict[str, Any]:
    """The two parked vehicles, in the form of a scenario."""
    entries = {title: {"vehicle": title, **entry} for title, entry in PARKED.items()}
    return {
        "lrdg": empty_side(**{"vehicles": [entries["pilot-car"]], **lrdg}),
        "italy": empty_side(vehicles=[entries["cargo-truck"]]),
    }


@pytest.mark.rule("NAF-7.1")
def test_the_first_scenario_is_landing_ground_7_and_any_may_be_played() -> None:
    assert len(SCENARIOS) == 11
    assert SCENARIOS[0] == "landing-ground-7"
    for scenario in SCENARIOS:
        assert start(scenario).round == 1


@pytest.mark.rule("NAF-7.2", "NAF-7.3", "NAF-7.4", "NAF-5.9", "NAF-7.16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tiles_objectives_and_structures_are_laid_as_listed(scenario: str) -> None:
    written: Any = game().scenario_json(scenario)
    state = start(scenario)
    position = state.to_json()
    description: Any = game().describe(scenario)
    assert [tile["tile"] for tile in description["tiles"]] == written["map"].split()
    assert position["objectives"] == written["objectives"]
    assert position["structures"] == written["structures"]


@pytest.mark.rule("NAF-7.5", "NAF-5.4", "NAF-7.16")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_evacuation_markers_stand_where_the_scenario_puts_them(scenario: str) -> None:
    written: Any = game().scenario_json(scenario)
    description: Any = game().describe(scenario)
    for owner in SIDES:
        assert sorted(description["exits"][owner]) == sorted(written[owner].get("exits", []))


@pytest.mark.rule("NAF-7.6", "NAF-7.7")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_counters_and_markers_are_placed_and_soldiers_take_their_seats(scenario: str) -> None:
    written: Any = game().scenario_json(scenario)
    state = start(scenario)
    for owner in SIDES:
        placed = side(state, owner)
        assert placed["counters"] == written[owner]["counters"]
        assert sorted(placed["scouted"]) == sorted(written[owner]["scouted"])
        assert sorted(placed["controlled"]) == sorted(written[owner]["controlled"])
        assert placed["suppressed"] == []
        for entry in written[owner].get("vehicles", []):
            found = vehicle(state, entry["vehicle"])
            assert (found["tile"], found["holder"]) == (entry["tile"], owner)
            assert crew(state, entry["vehicle"]) == entry.get("seats", {})


@pytest.mark.rule("NAF-7.8")
@pytest.mark.parametrize("owner", SIDES)
def test_the_marker_begins_with_the_side_the_scenario_names(owner: str) -> None:
    assert start(document(initiative=owner, **parked())).to_json()["initiative"] == owner


@pytest.mark.rule("NAF-7.9", "NAF-7.10", "NAF-7.12", "NAF-7.15")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_deck_supply_and_the_rest(scenario: str) -> None:
    written: Any = game().scenario_json(scenario)
    state = start(scenario)
    for owner in SIDES:
        placed = side(state, owner)
        dealt = placed["deck"] + placed["hand"]  # both have drawn for the first round
        assert {id: dealt.count(id) for id in dealt} == written[owner]["deck"]
        assert len(placed["hand"]) == 4
        assert placed["supply"] == written[owner]["supply"]
        assert placed["play"] == placed["discard"] == []
        for card in game().roster.cards[SIDES.index(owner)]:
            used = written[owner]["deck"].get(card.id, 0) + written[owner]["supply"].get(card.id, 0)
            assert placed["box"].get(card.id, 0) == card.copies - used


@pytest.mark.rule("NAF-7.9")
def test_decks_are_shuffled() -> None:
    orders = {
        tuple(side(game().start("barce", sandtable.Seeded(seed)), "lrdg")["deck"])
        for seed in range(5)
    }
    assert len(orders) > 1


@pytest.mark.rule("NAF-7.10", "NAF-46.1")
def test_the_opponent_sees_the_supply() -> None:
    state = start("barce")
    seen: Any = state.view("italy")
    assert seen["sides"]["lrdg"]["supply"] == side(state, "lrdg")["supply"]


@pytest.mark.rule("NAF-7.11", "NAF-4.2", "NAF-4.8")
def test_vehicle_cards_lie_before_their_side_and_are_in_no_zone() -> None:
    state = start("barce")
    vehicles: Any = state.to_json()["vehicles"]
    assert {title: entry["holder"] for title, entry in vehicles.items()} == {
        "patrol-truck": "lrdg",
        "gun-truck": "lrdg",
        "pilot-car": "lrdg",
        "medium-tank": "italy",
        "scout-car": "italy",
        "cargo-truck": "italy",
    }


@pytest.mark.rule("NAF-7.11", "NAF-4.8")
def test_a_side_may_begin_with_a_vehicle_of_the_enemy() -> None:
    changes = parked()
    changes["lrdg"]["vehicles"] += [
        {"vehicle": "scout-car", "tile": "12A", "seats": {"driver": "scout"}}
    ]
    state = start(document(**changes))
    assert vehicle(state, "scout-car")["holder"] == "lrdg"
    assert crew(state, "scout-car") == {"driver": "scout"}


@pytest.mark.rule("NAF-7.13")
@pytest.mark.parametrize("zone", ["deck", "supply"])
def test_a_soldier_with_cards_needs_a_counter_from_the_start(zone: str) -> None:
    changes = parked(**{zone: {"scout": 1}})
    assert fault(**changes) == ("cards-without-counter", "lrdg")
    changes["lrdg"]["counters"] = {"scout": "12A"}
    start(document(**changes))
    changes["lrdg"]["counters"] = {}
    changes["lrdg"]["vehicles"][0]["seats"] = {"driver": "scout"}
    start(document(**changes))


@pytest.mark.rule("NAF-7.14")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_vehicles_begin_active_and_without_damage(scenario: str) -> None:
    vehicles: Any = start(scenario).to_json()["vehicles"]
    assert all(entry["damage"] == 0 and not entry["disabled"] for entry in vehicles.values())


@pytest.mark.rule("NAF-7.14")
@pytest.mark.parametrize(("damage", "disabled"), [(0, False), (1, False), (2, True)])
def test_a_scenario_may_say_otherwise(damage: int, disabled: bool) -> None:
    entry = {"vehicle": "pilot-car", "tile": "8A", "damage": damage}
    state = start(document(**parked(vehicles=[entry])))
    found = vehicle(state, "pilot-car")
    assert (found["damage"], found["disabled"]) == (damage, disabled)


@pytest.mark.rule("NAF-7.14")
@pytest.mark.parametrize("damage", [-1, 3, True, "1"])
def test_damage_that_would_destroy_a_vehicle_is_refused(damage: object) -> None:
    entry = {"vehicle": "pilot-car", "tile": "8A", "damage": damage}
    assert fault(**parked(vehicles=[entry])) == ("not-in-range", "lrdg.vehicles[0].damage")


@pytest.mark.rule("NAF-A.26")
def test_crews_sit_down_although_their_cards_are_laid_after_them() -> None:
    """In a file the counters may stand before the vehicles, or after them."""
    entry = {"seats": {"navigator": "scout"}, "tile": "8A", "vehicle": "pilot-car"}
    state = start(document(**parked(vehicles=[entry], counters={"gunner": "12A"})))
    assert crew(state, "pilot-car") == {"navigator": "scout"}
    assert tile_of(state, "scout") is None
    assert tile_of(state, "gunner") == "12A"


@pytest.mark.rule("NAF-A.25")
def test_a_vehicle_may_be_set_up_on_rough_ground_and_leave_it() -> None:
    entry = {"vehicle": "pilot-car", "tile": "5B", "seats": {"driver": "scout"}}
    changes = parked(vehicles=[entry], scouted=["5B", "12A"], deck={"scout": 4})
    state = start(document(**changes))
    state.apply("lrdg", ("bid", "card:scout"), sandtable.Scripted())
    drive = ("drive", "card:scout", "seat:pilot-car-driver", "tile:12A")
    state.apply("lrdg", drive, sandtable.Scripted())
    assert tile_of(state, "pilot-car") == "12A"
    back = ("drive", "card:scout", "seat:pilot-car-driver", "tile:5B")
    refusal = state.why_not("lrdg", back)
    assert refusal is not None
    assert refusal.rule == "NAF-24.3"


@pytest.mark.rule("NAF-53.3")
def test_the_sides_differ_in_make_up_and_goals() -> None:
    titles = [{card.title for card in cards if card.unit >= 0} for cards in game().roster.cards]
    assert titles[0] != titles[1]
    kinds = {
        scenario: [
            {kind for goal in book(scenario)["goals"][owner] for kind in goal if kind != "of"}
            for owner in SIDES
        ]
        for scenario in SCENARIOS
    }
    assert any(first != second for first, second in kinds.values())
    assert {kind for pair in kinds.values() for found in pair for kind in found} == {
        "points",
        "evacuate",
        "neutralise",
    }
