"""Scenario documents that are refused, with the key of the fault and its place."""

from pathlib import Path
from typing import Any

import pytest

import sandtable
from tests.games.undaunted.normandy.staging import SCENARIOS, SIDES, document, game
from tests.support import normandy, position

MISSING = object()


def changed(path: str, value: object) -> dict[str, Any]:
    """La Raye with one entry replaced, added or left out."""
    found = document()
    table = found
    *parents, last = path.split(".")
    for name in parents:
        table = table[name]
    if value is MISSING:
        del table[last]
    else:
        table[last] = value
    return found


def fault(scenario: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start(scenario, sandtable.Scripted())
    return bad.value.key, bad.value.where


@pytest.mark.rule("NOR-2.1")
@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("us.deck.rifleman-a", 2, "too-many-copies", "us"),  # with four in the supply
        ("germany.supply.scout-b", 3, "too-many-copies", "germany"),
        ("us.deck.rifleman-a", 6, "not-in-range", "us.deck.rifleman-a"),
        ("us.deck.rifleman-a", -1, "not-in-range", "us.deck.rifleman-a"),
        ("us.deck.rifleman-a", True, "not-in-range", "us.deck.rifleman-a"),
        ("us.deck.rifleman-a", "1", "not-in-range", "us.deck.rifleman-a"),
    ],
)
def test_more_than_the_printed_copies_of_a_card_are_refused(
    path: str, value: object, key: str, where: str
) -> None:
    assert fault(changed(path, value)) == (key, where)


@pytest.mark.rule("NOR-2.1")
def test_all_printed_copies_may_be_used() -> None:
    normandy().start(changed("us.supply.machine-gunner-c", 3), sandtable.Scripted())
    normandy().start(changed("us.supply.scout-c", 3), sandtable.Scripted())


@pytest.mark.rule("NOR-2.2", "NOR-15.3")
@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("us.deck.riflman-a", "unknown-card"),
        ("us.deck.rifleman-d", "unknown-card"),
        ("us.deck.sniper-a", "unknown-card"),
        ("germany.supply.tank", "unknown-card"),
        ("us.counters.riflemen", "unknown-unit"),
        ("us.counters.riflemen-d", "unknown-unit"),
        ("us.counters.mortar-a", "unknown-unit"),
        ("us.counters.germany-scouts-a", "unknown-unit"),
    ],
)
def test_an_unknown_card_or_unit_is_refused_by_its_path(path: str, key: str) -> None:
    value: object = "17B" if "counters" in path else 1
    assert fault(changed(path, value)) == (key, path)


@pytest.mark.rule("NOR-6.2")
@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("objectives.9A", 1, "objectives.9A"),
        ("us.scouted", ["17B", "9A"], "us.scouted"),
        ("germany.controlled", ["9A"], "germany.controlled"),
        ("us.counters.riflemen-a", "9A", "us.counters.riflemen-a"),
        ("us.spawn", [{"tile": "9A", "units": ["all"]}], "us.spawn[0].tile"),
        ("radio", "9A", "radio"),
    ],
)
def test_a_tile_that_is_not_on_the_map_is_refused(path: str, value: object, where: str) -> None:
    assert fault(changed(path, value)) == ("unknown-tile", where)


@pytest.mark.rule("NOR-4.6")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("us.controlled", ["2B"]),  # which is in us.scouted as well
        ("us.scouted", ["17B", "2B", "2B"]),
        ("us.controlled", ["6A", "6A"]),
    ],
)
def test_two_friendly_markers_in_one_tile_are_refused(path: str, value: list[str]) -> None:
    key, where = fault(changed(path, value))
    assert key == "marker-twice"
    assert where in ("us", path)


@pytest.mark.rule("NOR-4.7")
def test_a_tile_controlled_by_both_sides_is_refused() -> None:
    assert fault(changed("us.controlled", ["5B"])) == ("controlled-twice", "germany")


@pytest.mark.rule("NOR-4.10")
@pytest.mark.parametrize("word", ["riflemen", "d", "t", "tank", "A", "us-sniper", ""])
def test_a_spawn_marker_for_an_unknown_unit_or_squad_is_refused(word: str) -> None:
    markers = [{"tile": "17B", "units": ["a"]}, {"tile": "2B", "units": ["b", word]}]
    assert fault(changed("us.spawn", markers)) == ("unknown-unit", "us.spawn[1].units")


@pytest.mark.rule("NOR-37.1", "NOR-37.3")
@pytest.mark.parametrize(
    ("goal", "key", "where"),
    [
        ({}, "goal-missing", "goals.us"),
        ({"pin": False}, "goal-missing", "goals.us"),
        ({"points": 11}, "goal-out-of-reach", "goals.us"),
        ({"points": 11, "pin": True}, "goal-out-of-reach", "goals.us"),
        ({"points": 0}, "not-in-range", "goals.us.points"),
        ({"pin": "yes"}, "not-a-flag", "goals.us.pin"),
        ({"rounds": 5}, "unknown-key", "goals.us"),
    ],
)
def test_a_goal_that_is_none_or_out_of_reach_is_refused(
    goal: dict[str, Any], key: str, where: str
) -> None:
    assert fault(changed("goals.us", goal)) == (key, where)


@pytest.mark.rule("NOR-37.4")
def test_a_goal_of_all_the_points_on_the_map_is_within_reach() -> None:
    normandy().start(changed("goals.us", {"points": 10}), sandtable.Scripted())


@pytest.mark.rule("NOR-4.16")
def test_with_a_radio_no_goal_is_out_of_reach() -> None:
    scenario = changed("goals.us", {"points": 30}) | {"radio": "13B"}
    normandy().start(scenario, sandtable.Scripted())


@pytest.mark.rule("NOR-4.15", "NOR-6.4")
def test_a_radio_in_a_tile_without_an_objective_is_refused() -> None:
    assert fault(changed("radio", "12B")) == ("radio-without-objective", "radio")


@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("initiative", "britain", "not-a-choice", "initiative"),
        ("stagger", "diagonal", "not-a-choice", "stagger"),
        ("objectives.2B", 0, "not-in-range", "objectives.2B"),
        ("map", 7, "not-a-text", "map"),
        ("us", [], "not-a-table", "us"),
        ("us.scouted", "17B", "not-a-list-of-texts", "us.scouted"),
        ("us.spawn", {}, "not-a-list", "us.spawn"),
        ("us.counters.riflemen-a", 17, "not-a-text", "us.counters.riflemen-a"),
        ("initiative", MISSING, "missing-key", ""),
        ("us.deck", MISSING, "missing-key", "us"),
        ("goals.germany", MISSING, "missing-key", "goals"),
        ("weather", "rain", "unknown-key", ""),
        ("us.artillery", 1, "unknown-key", "us"),
        ("goals.britain", {"pin": True}, "unknown-key", "goals"),
        (
            "us.spawn",
            [{"tile": "17B", "units": ["all"], "once": True}],
            "unknown-key",
            "us.spawn[0]",
        ),
    ],
)
def test_a_misspelt_or_ill_typed_entry_is_refused_at_its_place(
    path: str, value: object, key: str, where: str
) -> None:
    assert fault(changed(path, value)) == (key, where)


# Files and names.


@pytest.mark.rule("NOR-6.1")
def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start("omaha-beach", sandtable.Scripted())
    assert (bad.value.key, bad.value.params["scenario"]) == ("unknown-scenario", "omaha-beach")


def test_a_file_that_is_not_there_is_refused_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start(path, sandtable.Scripted())
    assert (bad.value.key, bad.value.where) == ("unreadable-file", str(path))


def test_a_fault_of_syntax_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('id = "bad"\nnumber = = 1\n', encoding="utf-8")
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start(path, sandtable.Scripted())
    assert (bad.value.key, bad.value.where) == ("bad-toml", str(path))
    assert "line 2" in str(bad.value.params["reason"])


def test_a_fault_in_a_file_is_refused_with_the_file_and_the_place_in_it(tmp_path: Path) -> None:
    book = game().folder / "data" / "scenarios" / "01-la-raye.toml"
    path = tmp_path / "mine.toml"
    text = book.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert normandy().start(path, sandtable.Scripted()).actors() == SIDES
    path.write_text(text.replace('riflemen-a = "5B"', 'riflemen-a = "9A"'), encoding="utf-8")
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start(path, sandtable.Scripted())
    assert bad.value.key == "unknown-tile"
    assert bad.value.where == f"{path}: germany.counters.riflemen-a"


def test_a_changed_scenario_under_an_id_official_keeps_its_changes_in_json() -> None:
    scenario = document(id="la-raye", map=document()["map"].replace("12B", "10B"))
    scenario["us"]["scouted"] = ["17B", "10B"]
    state = normandy().start(scenario, sandtable.Scripted())
    assert normandy().from_json(state.to_json()) == state


# Warnings.


@pytest.mark.rule("NOR-A.26")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_scenario_official_leaves_a_side_without_riflemen(scenario: str) -> None:
    assert game().scenario(scenario).warnings == []


def without_riflemen() -> dict[str, Any]:
    """La Raye, the German Riflemen not on the board and their cards in the deck."""
    scenario = document()
    scenario["germany"]["counters"] = {"scouts-a": "5B"}
    return scenario


@pytest.mark.rule("NOR-A.26")
def test_riflemen_that_can_still_enter_are_no_cause_for_a_warning() -> None:
    assert game().scenario(without_riflemen()).warnings == []


@pytest.mark.rule("NOR-A.26")
def test_the_loader_warns_of_riflemen_that_no_spawn_marker_serves() -> None:
    scenario = without_riflemen()
    scenario["germany"]["spawn"] = [{"tile": "5B", "units": ["scouts-a", "sniper"]}]
    assert game().scenario(scenario).warnings == ["germany"]


@pytest.mark.rule("NOR-A.26")
def test_the_loader_warns_of_a_spawn_marker_that_serves_only_riflemen_without_cards() -> None:
    scenario = without_riflemen()
    scenario["germany"]["spawn"] = [{"tile": "5B", "units": ["c"]}]  # the cards are of A and B
    assert game().scenario(scenario).warnings == ["germany"]


@pytest.mark.rule("NOR-A.26")
def test_the_loader_warns_of_riflemen_that_have_no_card() -> None:
    scenario = without_riflemen()
    for zone in ("deck", "supply"):
        for squad in "ab":
            del scenario["germany"][zone][f"rifleman-{squad}"]
    assert game().scenario(scenario).warnings == ["germany"]


# Positions.


@pytest.mark.parametrize(
    ("us", "key", "where"),
    [
        ({"hand": ["rifleman-a"] * 6}, "too-many-copies", "sides.us"),
        ({"hand": ["rifleman-a"], "supply": {"rifleman-a": 5}}, "too-many-copies", "sides.us"),
        ({"hand": ["rifleman-x"]}, "unknown-card", "sides.us.hand[0]"),
        ({"suppressed": ["riflemen-a"]}, "suppressed-off-board", "sides.us.suppressed"),
        ({"box": {"rifleman-a": 1}}, "box-does-not-add-up", "sides.us.box"),
        ({"target": "9A"}, "unknown-tile", "sides.us.target"),
        ({"hands": []}, "unknown-key", "sides.us"),
        (
            {"shown": {"hand": {"rifleman-a": 1}, "discard": {}}},
            "shown-but-not-there",
            "sides.us.shown",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_at_its_place(
    us: dict[str, Any], key: str, where: str
) -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        position(us=us)
    assert (bad.value.key, bad.value.where) == (key, where)


@pytest.mark.rule("NOR-9.1")
def test_a_position_with_a_bid_that_is_not_in_hand_is_refused() -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        position(
            us={"hand": ["rifleman-a"]},
            decision=[{"frame": "initiative", "bids": ["scout-a", None]}],
        )
    assert (bad.value.key, bad.value.where) == ("bid-not-in-hand", "decision[0].bids[0]")


@pytest.mark.rule("NOR-37.4")
def test_a_goal_that_is_met_at_set_up_is_refused() -> None:
    scenario = document()
    scenario["goals"]["germany"] = {"points": 3}  # 5B is worth 3, and German from the start
    with pytest.raises(sandtable.BadInput) as refused:
        game().scenario(scenario)
    assert (refused.value.key, refused.value.where) == ("goal-already-met", "goals.germany")


@pytest.mark.rule("NOR-4.11")
def test_a_position_cannot_add_an_objective() -> None:
    with pytest.raises(sandtable.BadInput) as refused:
        position(objectives={"12B": 3})
    assert (refused.value.key, refused.value.where) == ("no-objective-there", "objectives.12B")
