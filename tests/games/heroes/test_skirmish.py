"""Random skirmishes: whatever is drawn can be played, and keeps to the rules of the table."""

from typing import Any

import pytest

from sandtable.games.heroes.armies import recruitment, skirmish
from sandtable.games.heroes.armies.army import Recruited
from sandtable.games.heroes.armies.army_builder import random_army
from sandtable.games.heroes.battle import GERMAN, ITEM, SIDES, SOVIET, Battle
from sandtable.games.heroes.pack import scenario
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from tests.games.heroes import content

PACK = content.pack()
RULES = content.skirmish_rules()
POINTS = (100, 150, 200)
SEEDS = range(50)
WATER = "~s"
ATTACKED = ("storm", "break-through", "snatch")


def drawn(seed: int) -> tuple[dict[str, Any], tuple[list[Recruited], list[Recruited]]]:
    chance = Seeded(seed)
    points = POINTS[seed % len(POINTS)]
    armies = (
        random_army(PACK, SOVIET, points, chance),
        random_army(PACK, GERMAN, points, chance),
    )
    return skirmish.make(RULES, points, armies, chance), armies


def mission(id: str) -> tuple[dict[str, Any], Battle]:
    """The first skirmish that has this mission."""
    for seed in range(200):
        document, _ = drawn(seed)
        if document["mission"] == id:
            return document, scenario.read(document, PACK)
    raise AssertionError(id)


@pytest.mark.rule("HOS-24.21")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_skirmish_can_be_played(seed: int) -> None:
    document, armies = drawn(seed)
    battle = scenario.read(document, PACK)
    size = RULES.sizes[document["points_limit"]]
    assert (battle.field.width, battle.field.height) == (7 * size.columns, 7 * size.rows)
    assert (battle.turns, battle.hand) == (size.turns, size.hand)
    assert len({entry["board"] for entry in document["boards"]}) == len(document["boards"])
    assert len(document["overlays"]) == 2 * size.overlays_each
    assert len(battle.bonus) == size.bonus
    assert battle.points
    for side, army in enumerate(armies):
        assert recruitment.check(PACK, side, army, size.points) == []
    zoned = {place for zone in battle.zones for place in zone.places}
    assert not zoned & set(battle.bonus)
    check_room(battle)


def check_room(battle: Battle) -> None:
    for unit in battle.units:
        kind, size = unit.counter.kind, unit.counter.size
        (zone,) = scenario.zones_for(battle, unit.index)
        room = [p for p in zone.places if not battle.field.terrain.ground[p].impassable[kind]]
        assert len(room) >= len(battle.roster[unit.side]) + 2 * size, unit.id


@pytest.mark.parametrize("seed", SEEDS)
def test_water_lies_on_the_rim_and_overlays_off_the_sides(seed: int) -> None:
    document, _ = drawn(seed)
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
    assert drawn(7)[0] == drawn(7)[0]
    assert drawn(7)[0] != drawn(8)[0]


def test_meeting_engagement() -> None:
    document, battle = mission("meeting")
    size = RULES.sizes[document["points_limit"]]
    assert 2 <= len(battle.objectives) <= size.objectives
    controls = [score for score in battle.points if score.type == "control_end"]
    assert len(controls) == 2 * len(battle.objectives)
    assert {score.points for score in controls} == {2}


def test_take_and_hold() -> None:
    _, battle = mission("take-and-hold")
    assert len(battle.objectives) == 3
    holds = [score for score in battle.points if score.type == "control_turn"]
    assert len(holds) == 6
    assert all(score.from_turn == 3 for score in holds)


def test_head_hunt() -> None:
    _, battle = mission("head-hunt")
    assert battle.objectives == []
    found = [(score.type, score.role or score.kind, score.points) for score in battle.points]
    assert found == [
        ("destroy_role", "officer", 2), ("destroy_role", "officer", 2),
        ("destroy_kind", "heavy", 2), ("destroy_kind", "heavy", 2),
        ("destroy_role", "any", 1), ("destroy_role", "any", 1),
    ]  # fmt: skip


def test_storm_gives_the_defender_his_half() -> None:
    document, battle = mission("storm")
    attacker = battle.initiative
    (zone,) = [zone for zone in battle.zones if zone.side != attacker]
    ((x1, _, x2, _),) = zone.rects
    assert x2 - x1 + 1 == battle.field.width // 2
    assert len(battle.objectives) in (1, 2)
    worth = {(score.side, score.points) for score in battle.points if score.objective >= 0}
    assert worth == {(attacker, 3), (1 - attacker, 2)}
    assert document["sets_up_first"] == "without-initiative"


def test_break_through_leaves_over_the_rim_behind_the_defender() -> None:
    _, battle = mission("break-through")
    attacker = battle.initiative
    (zone,) = [zone for zone in battle.zones if zone.side != attacker]
    behind = 3 if zone.rects[0][0] == 0 else 1  # the west or the east
    assert battle.exits[attacker] == (behind,)
    assert battle.exits[1 - attacker] == ()
    exits = [(score.side, score.role) for score in battle.points if score.type == "exit"]
    assert exits == [(attacker, "any"), (attacker, "officer")]


def test_snatch_brings_the_item_home() -> None:
    _, battle = mission("snatch")
    attacker = battle.initiative
    (zone,) = [zone for zone in battle.zones if zone.side == attacker]
    assert battle.exits[attacker] == (3 if zone.rects[0][0] == 0 else 1,)
    (item,) = battle.objectives
    assert item.kind == ITEM
    carried = [
        (score.side, score.type, score.points) for score in battle.points if score.objective >= 0
    ]
    assert carried == [
        (attacker, "carry_exit", 5), (attacker, "carry_end", 3), (1 - attacker, "carry_end", 4),
    ]  # fmt: skip


def test_the_attacker_or_the_poorer_army_has_the_initiative() -> None:
    for seed in SEEDS:
        document, armies = drawn(seed)
        soviet, german = [recruitment.cost(army) for army in armies]
        if document["mission"] in ATTACKED:
            assert document["initiative"] in SIDES
        elif abs(soviet - german) >= 8:
            assert document["initiative"] == ("soviet" if soviet < german else "german")
        else:
            assert document["initiative"] == "roll"


@pytest.mark.parametrize("army", RULES.armies, ids=lambda army: army.id)
def test_ready_armies_may_be_chosen(army: Any) -> None:
    assert recruitment.check(PACK, army.side, army.army, 200) == []
    assert recruitment.cost(army.army) >= 195


def test_sizes() -> None:
    assert list(RULES.sizes) == [100, 150, 200]
    with pytest.raises(BadInput, match="unknown-size"):
        skirmish.make(RULES, 120, ([], []), Seeded(1))
    with pytest.raises(BadInput, match="too-few-points"):
        random_army(PACK, SOVIET, 50, Seeded(1))
