"""The 17 official battles: forces, hands, medals, objectives and special rules (M44-39)."""

from collections import Counter
from typing import Any, NamedTuple

import pytest

import sandtable
from sandtable.games.memoir44.scenario import SIDES
from tests.games.memoir44.staging import (
    battles,
    dice_against,
    do,
    figures,
    medals,
    moves,
    offered,
    printed,
    strike,
    units_of,
)
from tests.memoir import act, game, table


class Facts(NamedTuple):
    """A battle in one line; pairs are Allies and Axis, forces go by the letters of the maps."""

    number: int
    first: str
    hands: tuple[int, int]
    medals: tuple[int, int]
    allies: dict[str, int]
    axis: dict[str, int]
    #: bunkers, bridges, wire, sandbags, hedgehogs, sea walls
    obstacles: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)


FACTS = {
    "pegasus-bridge": Facts(1, "allies", (6, 2), (4, 4), {"i": 9}, {"i": 6}, (0, 2, 4, 1, 0, 0)),
    "sainte-mere-eglise": Facts(
        2, "allies", (5, 4), (4, 4), {"i": 6}, {"i": 9, "a": 1}, (0, 0, 0, 1, 0, 0)
    ),
    "sword-beach": Facts(
        3,
        "allies",
        (5, 4),
        (5, 5),
        {"i": 6, "s": 3, "a": 3},
        {"i": 6, "a": 1, "g": 1},
        (3, 0, 10, 0, 7, 0),
    ),
    "pointe-du-hoc": Facts(
        4, "allies", (6, 4), (4, 4), {"s": 9}, {"i": 5, "g": 1}, (4, 0, 7, 2, 0, 0)
    ),
    "omaha-beach": Facts(
        5,
        "axis",
        (4, 5),
        (6, 6),
        {"i": 9, "s": 1, "a": 3},
        {"i": 7, "g": 2},
        (4, 0, 9, 2, 8, 2),
    ),
    "mont-mouchet": Facts(6, "allies", (5, 4), (4, 4), {"r": 7}, {"i": 6, "e": 2}),
    "vassieux": Facts(7, "axis", (4, 4), (4, 4), {"r": 10}, {"i": 6}),
    "operation-cobra": Facts(
        8,
        "allies",
        (5, 4),
        (5, 5),
        {"i": 10, "a": 4},
        {"i": 7, "a": 1, "e": 1},
        (0, 1, 0, 0, 0, 0),
    ),
    "operation-luttich": Facts(
        9,
        "axis",
        (6, 5),
        (4, 4),
        {"i": 9, "a": 2, "g": 2},
        {"i": 6, "s": 1, "a": 4, "e": 2},
        (0, 2, 0, 4, 0, 0),
    ),
    "toulon": Facts(
        10,
        "allies",
        (6, 4),
        (6, 6),
        {"i": 8, "s": 2, "a": 4},
        {"i": 10, "g": 1},
        (0, 0, 2, 5, 0, 0),
    ),
    "liberation-of-paris": Facts(
        11,
        "allies",
        (5, 4),
        (5, 5),
        {"i": 6, "a": 8},
        {"i": 4, "a": 2, "g": 2},
        (0, 0, 5, 6, 0, 0),
    ),
    "montelimar": Facts(
        12,
        "axis",
        (5, 5),
        (6, 6),
        {"i": 10, "a": 2, "g": 1},
        {"i": 6, "s": 3, "a": 4, "g": 1},
    ),
    "arnhem-bridge": Facts(
        13,
        "axis",
        (6, 6),
        (5, 5),
        {"s": 5, "g": 2},
        {"i": 6, "s": 2, "a": 2, "e": 3, "g": 1},
        (0, 3, 0, 7, 0, 0),
    ),
    "arracourt": Facts(
        14, "axis", (6, 4), (6, 6), {"i": 5, "a": 6, "g": 3}, {"i": 6, "a": 8}, (0, 1, 0, 1, 0, 0)
    ),
    "st-vith": Facts(
        15, "axis", (4, 5), (6, 6), {"i": 7, "a": 6}, {"i": 10, "e": 4, "g": 1}, (0, 0, 0, 6, 0, 0)
    ),
    "saverne-gap": Facts(
        16,
        "allies",
        (6, 4),
        (5, 5),
        {"i": 8, "a": 6},
        {"i": 6, "a": 2, "g": 1},
        (0, 1, 3, 2, 0, 0),
    ),
    "omaha-beach-overlord": Facts(
        17,
        "axis",
        (8, 8),
        (8, 8),
        {"i": 18, "s": 2, "a": 5},
        {"i": 13, "g": 3},
        (5, 0, 18, 6, 19, 4),
    ),
}
BATTLES = list(FACTS)
LETTERS = {
    ("infantry", "regular"): "i",
    ("infantry", "special-forces"): "s",
    ("infantry", "resistance"): "r",
    ("armor", "regular"): "a",
    ("armor", "elite-armor"): "e",
    ("artillery", "regular"): "g",
}
#: Keys of a scenario file that switch a rule of this section on, by battle.
SPECIAL = {
    "pegasus-bridge": {"extra_draws": {"side": "axis", "turns": 2}},
    "sainte-mere-eglise": {"air_drop": {"side": "allies", "figures": 4}},
    "mont-mouchet": {"worth": {"r0c0": 2, "r1c1": 2}},
    "vassieux": {"empty_deck_wins": "axis"},
    "operation-luttich": {"air_strikes": {"side": "allies", "hexes": ["r4c11", "r5c10"]}},
    "montelimar": {"figures": {"r1c3": 3, "r1c4": 3, "r1c5": 3, "r2c0": 3, "r3c1": 3, "r3c10": 3}},
    "arnhem-bridge": {
        "span": ["r2c8", "r3c7", "r4c7", "r5c6", "r6c6"],
        "infantry_bound_to_bank": True,
    },
    "saverne-gap": {"hills_stop_guns": True},
    "omaha-beach-overlord": {"recon_as_barrage": True, "exit": "allies"},
}
SPECIAL_KEYS = [
    "extra_draws",
    "air_drop",
    "worth",
    "empty_deck_wins",
    "air_strikes",
    "figures",
    "span",
    "infantry_bound_to_bank",
    "hills_stop_guns",
    "recon_as_barrage",
    "exit",
]


def described(id: str) -> Any:
    return game().describe(id)


# General (M44-39.1 to 39.8).


@pytest.mark.rule("M44-39.2")
def test_the_book_has_17_battles_in_its_order() -> None:
    assert game().scenarios() == BATTLES


@pytest.mark.rule("M44-39.2")
@pytest.mark.parametrize("id", BATTLES)
def test_first_turn_hands_and_targets_come_from_the_scenario(id: str) -> None:
    facts = FACTS[id]
    made = game().scenario(id)
    assert made.number == facts.number
    assert SIDES[made.first] == facts.first
    assert tuple(made.hands) == facts.hands
    assert tuple(made.medals) == facts.medals
    assert SIDES[made.top] == "axis"
    state = game().start(id, sandtable.Seeded(2))
    view: Any = state.view(None)
    assert view["hand_sizes"] == dict(zip(SIDES, facts.hands, strict=True))
    if made.drop_side < 0:
        assert view["side"] == facts.first


@pytest.mark.rule("M44-39.2")
def test_a_scenario_may_seat_the_axis_at_the_bottom() -> None:
    # A9: left, right and the way back turn with the edge.
    state = table(
        {"r7c0": "i", "r8c0": "I", "r0c12": "I"},
        hand=["attack-right"],
        enemy_hand=["assault-left"],
        top="allies",
        side="allies",
    )
    battles(state, "attack-right")
    strike(state, "battle @r8c0 @r7c0", ["FLAG", "STAR", "STAR"])
    assert "axis-1" in units_of(state)
    assert units_of(state)["axis-1"]["hex"] == "r8c1"


@pytest.mark.rule("M44-39.3")
@pytest.mark.parametrize("id", BATTLES)
def test_the_forces_of_a_battle(id: str) -> None:
    units = [unit for unit in game().scenario(id).units if unit.hex >= 0]
    for side, wanted in enumerate((FACTS[id].allies, FACTS[id].axis)):
        found = Counter(
            LETTERS[game().pieces.arms[unit.arm].name, unit.kind.name]
            for unit in units
            if unit.side == side
        )
        assert found == wanted


@pytest.mark.rule("M44-39.3")
@pytest.mark.parametrize("id", BATTLES)
def test_every_unit_carries_arm_figures_kind_and_medal_value(id: str) -> None:
    usual = {"i": 4, "s": 4, "r": 3, "a": 3, "e": 4, "g": 2}
    odd = []
    for unit in described(id)["units"]:
        letter = LETTERS[unit["arm"], unit["kind"]]
        if (unit["figures"], unit["worth"]) != (usual[letter], 1):
            odd.append((unit["side"], letter, unit["figures"], unit["worth"]))
    assert Counter(odd) == {
        "mont-mouchet": {("axis", "e", 4, 2): 2},
        "montelimar": {("axis", "i", 3, 1): 6},
    }.get(id, {})


@pytest.mark.rule("M44-39.3")
def test_the_elite_armor_of_arnhem_has_four_figures_and_is_worth_one_medal() -> None:
    elite = [unit for unit in described("arnhem-bridge")["units"] if unit["kind"] == "elite-armor"]
    assert [(unit["side"], unit["figures"], unit["worth"]) for unit in elite] == [
        ("axis", 4, 1)
    ] * 3


@pytest.mark.rule("M44-39.3")
@pytest.mark.parametrize("id", BATTLES)
def test_the_obstacles_of_a_battle(id: str) -> None:
    made = game().scenario(id)
    layers = (made.bunker, made.bridge, made.wire, made.sandbags, made.hedgehog, made.sea_wall)
    assert tuple(sum(layer) for layer in layers) == FACTS[id].obstacles


@pytest.mark.rule("M44-39.4")
@pytest.mark.parametrize(
    ("id", "count"),
    [
        ("sword-beach", 3),
        ("pointe-du-hoc", 9),
        ("omaha-beach", 1),
        ("operation-luttich", 1),
        ("toulon", 2),
        ("montelimar", 3),
        ("arnhem-bridge", 7),
        ("omaha-beach-overlord", 2),
    ],
)
def test_named_elite_infantry_is_special_forces(id: str, count: int) -> None:
    kinds = Counter(unit["kind"] for unit in described(id)["units"])
    assert kinds["special-forces"] == count


@pytest.mark.rule("M44-39.4")
def test_a_panzergrenadier_moves_two_hexes_and_attacks() -> None:
    state = printed("montelimar", {"r3c0": "s", "r6c0": "I"}, hand=["assault-right"], side="axis")
    moves(state, "assault-right")
    do(state, "move @r3c0 r5c0")
    assert offered(state, "battle @r5c0 @r6c0")


@pytest.mark.rule("M44-39.5")
@pytest.mark.parametrize("id", ["mont-mouchet", "vassieux"])
def test_all_allied_units_are_resistance(id: str) -> None:
    own = [unit for unit in described(id)["units"] if unit["side"] == "allies"]
    assert {(unit["kind"], unit["figures"]) for unit in own} == {("resistance", 3)}


@pytest.mark.rule("M44-39.5")
@pytest.mark.parametrize("id", [id for id in BATTLES if id not in ("mont-mouchet", "vassieux")])
def test_no_other_battle_has_resistance(id: str) -> None:
    assert "resistance" not in {unit["kind"] for unit in described(id)["units"]}


@pytest.mark.rule("M44-39.6")
def test_medics_never_bring_the_weak_infantry_of_montelimar_above_three() -> None:
    state = printed(
        "montelimar",
        {"r2c0": "i1", "r8c0": "I"},
        hand=["medics-and-mechanics", "probe-right", "recon-right", "attack-right"],
        side="axis",
    )
    act(state, "play medics-and-mechanics")
    do(state, "heal @r2c0", ["INF", "INF", "STAR", "STAR"])
    assert figures(state, "r2c0") == 3


@pytest.mark.rule("M44-39.6")
def test_the_weak_infantry_of_montelimar_fights_like_any_other() -> None:
    state = printed("montelimar", {"r3c1": "i", "r4c2": "I"}, hand=["assault-right"], side="axis")
    battles(state, "assault-right")
    assert dice_against(state, "r3c1", "r4c2") == 3


@pytest.mark.rule("M44-39.7")
def test_an_axis_armor_unit_of_mont_mouchet_is_worth_two_medals_within_the_target() -> None:
    # A93: 3 + 2 counts 4.
    state = printed(
        "mont-mouchet",
        {"r5c0": "R", "r4c2": "e1", "r5c1": "R", "r0c12": "i"},
        hand=["assault-left"],
        trophies={"allies": 3, "axis": 0},
    )
    battles(state, "assault-left")
    strike(state, "battle @r5c1 @r4c2", ["GRE", "GRE", "GRE"])
    assert medals(state, "allies") == 4
    assert state.outcome is not None
    assert state.outcome.winner == "allies"


@pytest.mark.rule("M44-39.7")
@pytest.mark.parametrize(("letter", "worth"), [("e1", 2), ("i1", 1)])
def test_the_infantry_of_mont_mouchet_is_worth_one_medal(letter: str, worth: int) -> None:
    state = printed(
        "mont-mouchet", {"r5c1": "R", "r4c2": letter, "r0c12": "i"}, hand=["assault-left"]
    )
    battles(state, "assault-left")
    strike(state, "battle @r5c1 @r4c2", ["GRE", "GRE", "GRE"])
    assert medals(state, "allies") == worth


@pytest.mark.rule("M44-39.8")
def test_the_british_at_pegasus_bridge_are_regular_infantry() -> None:
    # A5.
    own = [unit for unit in described("pegasus-bridge")["units"] if unit["side"] == "allies"]
    assert {(unit["arm"], unit["kind"], unit["figures"]) for unit in own} == {
        ("infantry", "regular", 4)
    }


@pytest.mark.rule("M44-39.1", "M44-36.50")
@pytest.mark.parametrize("id", BATTLES)
def test_a_special_rule_is_in_force_only_where_its_battle_switches_it_on(id: str) -> None:
    document = game().scenario_json(id)
    found = {key: document[key] for key in SPECIAL_KEYS if key in document}
    assert found == SPECIAL.get(id, {})


@pytest.mark.rule("M44-39.1")
def test_a_scenario_of_ones_own_may_switch_a_special_rule_on() -> None:
    ordinary = table({"r0c6": "I", "r8c0": "i"}, hand=["attack-center"])
    moves(ordinary, "attack-center")
    assert not offered(ordinary, "exit @r0c6")
    special = table({"r0c6": "I", "r8c0": "i"}, hand=["attack-center"], exit="allies")
    moves(special, "attack-center")
    assert offered(special, "exit @r0c6")
