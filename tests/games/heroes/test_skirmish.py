"""Random skirmishes: whatever is drawn can be played, and keeps to the rules of the table."""

import tomllib
from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.games.heroes.armies.army_builder import random_army
from sandtable.kernel.errors import BadInput
from tests.heroes import game
from tests.heroes_staged import Staged

POINTS = (100, 150, 200)
SEEDS = range(50)
SIDES = ("soviet", "german")
ATTACKED = ("storm", "break-through", "snatch")
#: The sizes of the pack, by their points.
SIZES: dict[int, dict[str, Any]] = {
    size["points"]: size
    for size in tomllib.loads(
        (game().folder / "data" / "skirmish.toml").read_text(encoding="utf-8")
    )["sizes"]
}


@cache
def drawn(seed: int) -> Any:
    """A skirmish of two armies drawn by lot."""
    return game().roll_skirmish(POINTS[seed % len(POINTS)], {}, sandtable.Seeded(seed))


def mission(id: str) -> tuple[Any, Any]:
    """The first skirmish that has this mission, and its description."""
    for seed in range(200):
        if drawn(seed)["mission"] == id:
            return drawn(seed), game().describe(drawn(seed))
    raise AssertionError(id)


def side_zone(document: Any, side: str) -> list[int]:
    """The one rectangle of a side's zone."""
    ((rect,),) = [zone["rects"] for zone in document["zones"] if zone["side"] == side]
    return list(rect)


def other(side: str) -> str:
    return "german" if side == "soviet" else "soviet"


def checked(document: Any, side: str) -> Any:
    return game().check_army(side, document["points_limit"], document["forces"][side])


@pytest.mark.rule("HOS-24.21")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_skirmish_can_be_played(seed: int) -> None:
    document = drawn(seed)
    size = SIZES[document["points_limit"]]
    battle: Any = game().describe(document)
    columns, rows = size["boards"]
    field = battle["field"]
    assert (field["width"], field["height"]) == (2 * 7 * columns, 2 * 7 * rows)
    assert (battle["turns"], battle["hand"]) == (size["turns"], size["hand"])
    assert len({entry["board"] for entry in document["boards"]}) == len(document["boards"])
    assert len(document["overlays"]) == 2 * size["overlays_each"]
    assert len(battle["bonus"]) == size["bonus"]
    assert battle["points"]
    zoned = {square for zone in battle["zones"] for square in zone["squares"]}
    assert not zoned & set(battle["bonus"])
    for side in SIDES:
        assert checked(document, side)["faults"] == []
    first = check_room(document, battle)
    second = check_room({**document, "sets_up_first": other(first)}, battle)
    assert second == other(first)


def check_room(document: Any, battle: Any) -> str:
    """The side that sets up first finds more room than its army needs."""
    t = Staged(game().start(document, sandtable.Seeded(1)))
    side = t.seat()
    sizes = {entry["counter"]: entry["size"] for entry in battle["counters"]}
    units = [unit for unit in battle["units"] if unit["side"] == side]
    offered = {tuple(text.split()[1:3]) for text in t.legal("deploy")}
    for unit in units:
        room = [square for id, square in offered if id == unit["unit"]]
        assert len(room) >= len(units) + 2 * sizes[unit["counter"]], unit["unit"]
    return side


@pytest.mark.parametrize("seed", SEEDS)
def test_water_lies_on_the_rim_and_overlays_off_the_sides(seed: int) -> None:
    document = drawn(seed)
    for entry in document["boards"]:
        if entry["board"] == "F":
            rows = max(board["at"][1] for board in document["boards"])
            assert entry["turned"] == (180 if entry["at"][1] == 0 else 0)
            assert entry["at"][1] in (0, rows)
    width = 7 * (1 + max(board["at"][0] for board in document["boards"]))
    for entry in document["overlays"]:
        columns = (
            [entry["side"][0] // 2, entry["side"][2] // 2 - 1]
            if "side" in entry
            else [entry["at"][0]]
        )
        assert all(3 <= column < width - 3 or "side" in entry for column in columns)


def test_the_same_chance_gives_the_same_skirmish() -> None:
    again = game().roll_skirmish(POINTS[7 % len(POINTS)], {}, sandtable.Seeded(7))
    assert again == drawn(7)
    assert drawn(7) != drawn(8)


def test_meeting_engagement() -> None:
    document, battle = mission("meeting")
    assert 2 <= len(battle["objectives"]) <= SIZES[document["points_limit"]]["objectives"]
    controls = [score for score in battle["points"] if score["type"] == "control_end"]
    assert len(controls) == 2 * len(battle["objectives"])
    assert {score["points"] for score in controls} == {2}


def test_take_and_hold() -> None:
    _, battle = mission("take-and-hold")
    assert len(battle["objectives"]) == 3
    holds = [score for score in battle["points"] if score["type"] == "control_turn"]
    assert len(holds) == 6
    assert all(score["from_turn"] == 3 for score in holds)


def test_head_hunt() -> None:
    _, battle = mission("head-hunt")
    assert battle["objectives"] == []
    found = [
        (score["type"], score["role"] or score["kind"], score["points"])
        for score in battle["points"]
    ]
    assert found == [
        ("destroy_role", "officer", 2), ("destroy_role", "officer", 2),
        ("destroy_kind", "heavy", 2), ("destroy_kind", "heavy", 2),
        ("destroy_role", "any", 1), ("destroy_role", "any", 1),
    ]  # fmt: skip


def test_storm_gives_the_defender_half_the_field() -> None:
    document, battle = mission("storm")
    attacker = battle["initiative"]
    x1, _, x2, _ = side_zone(document, other(attacker))
    assert x2 - x1 + 1 == battle["field"]["width"] // 2 // 2
    assert len(battle["objectives"]) in (1, 2)
    worth = {(score["side"], score["points"]) for score in battle["points"] if score["objective"]}
    assert worth == {(attacker, 3), (other(attacker), 2)}
    assert document["sets_up_first"] == "without-initiative"


def test_break_through_leaves_over_the_rim_behind_the_defender() -> None:
    document, battle = mission("break-through")
    attacker = battle["initiative"]
    behind = "west" if side_zone(document, other(attacker))[0] == 0 else "east"
    assert battle["exits"] == {attacker: [behind], other(attacker): []}
    exits = [
        (score["side"], score["role"]) for score in battle["points"] if score["type"] == "exit"
    ]
    assert exits == [(attacker, "any"), (attacker, "officer")]


def test_snatch_brings_the_item_home() -> None:
    document, battle = mission("snatch")
    attacker = battle["initiative"]
    home = "west" if side_zone(document, attacker)[0] == 0 else "east"
    assert battle["exits"][attacker] == [home]
    (item,) = battle["objectives"]
    assert item["kind"] == "item"
    carried = [
        (score["side"], score["type"], score["points"])
        for score in battle["points"]
        if score["objective"]
    ]
    assert carried == [
        (attacker, "carry_exit", 5), (attacker, "carry_end", 3), (other(attacker), "carry_end", 4),
    ]  # fmt: skip


def test_the_attacker_or_the_poorer_army_has_the_initiative() -> None:
    for seed in SEEDS:
        document = drawn(seed)
        soviet, german = [checked(document, side)["cost"] for side in SIDES]
        if document["mission"] in ATTACKED:
            assert document["initiative"] in SIDES
        elif abs(soviet - german) >= 8:
            assert document["initiative"] == ("soviet" if soviet < german else "german")
        else:
            assert document["initiative"] == "roll"


def ready() -> list[Any]:
    desk: Any = game().skirmish()
    return list(desk["armies"])


@pytest.mark.parametrize("army", ready(), ids=lambda army: army["army"])
def test_ready_armies_may_be_chosen(army: Any) -> None:
    found = game().check_army(army["side"], 200, army["tiles"])
    assert found == {"cost": army["cost"], "faults": []}
    assert army["cost"] >= 195


def test_sizes() -> None:
    desk: Any = game().skirmish()
    assert [size["points"] for size in desk["sizes"]] == [*SIZES] == [100, 150, 200]
    with pytest.raises(BadInput, match="unknown-size"):
        game().roll_skirmish(120, {}, sandtable.Seeded(1))


def test_no_army_is_drawn_for_too_few_points() -> None:
    heroes: Any = game()
    with pytest.raises(BadInput, match="too-few-points"):
        random_army(heroes.pack, 0, 50, sandtable.Seeded(1))
