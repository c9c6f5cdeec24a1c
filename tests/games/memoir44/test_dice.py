"""Ranges, dice and hits (M44-12, M44-15)."""

import pytest

import sandtable
from sandtable.games.memoir44.retreat import strike
from sandtable.kernel.event import Event
from tests.games.memoir44.battlefield import (
    attack,
    battle_text,
    dice_against,
    figures,
    keys,
    medals,
    ready,
    refused,
    rolls,
    targets,
    unit_on,
)
from tests.memoir import act, legal, table

#: Dice of each arm at distance 1, 2, … (M44-12.1, 12.3, 12.4).
DICE = {
    "I": (3, 2, 1),
    "S": (3, 2, 1),
    "R": (3, 2, 1),
    "A": (3, 3, 3),
    "E": (3, 3, 3),
    "G": (3, 3, 2, 2, 1, 1),
}
RULES = {
    "I": "M44-12.1",
    "S": "M44-12.1",
    "R": "M44-12.1",
    "A": "M44-12.3",
    "E": "M44-12.3",
    "G": "M44-12.4",
}
DISTANCES = [
    pytest.param(
        arm,
        distance,
        dice[distance - 1] if distance <= len(dice) else 0,
        marks=pytest.mark.rule(RULES[arm]),
        id=f"{arm}{distance}",
    )
    for arm, dice in DICE.items()
    for distance in range(1, 8)
]


@pytest.mark.parametrize(("arm", "distance", "dice"), DISTANCES)
def test_every_arm_has_its_dice_at_every_distance(arm: str, distance: int, dice: int) -> None:
    there = f"r4c{distance + 2}"
    state = ready({"r4c2": arm, there: "i", "r8c12": "I", "r7c11": "i"})
    if not dice:
        assert targets(state, "r4c2") == set()
        assert refused(state, "r4c2", there) == "M44-12.5"
        return
    assert dice_against(state, "r4c2", there) == dice
    assert rolls(attack(state, "r4c2", there, ["STAR"] * dice)) == [dice]


@pytest.mark.rule("M44-12.1", "M44-12.3", "M44-12.4")
@pytest.mark.parametrize(
    ("here", "there", "distance"),
    [("r4c4", "r3c3", 1), ("r4c4", "r2c4", 2), ("r4c4", "r3c5", 2), ("r4c4", "r1c4", 3)],
)
@pytest.mark.parametrize("arm", ["I", "A", "G"])
def test_distance_is_counted_in_every_direction(
    arm: str, here: str, there: str, distance: int
) -> None:
    state = ready({here: arm, there: "i"})
    assert dice_against(state, here, there) == DICE[arm][distance - 1]


@pytest.mark.rule("M44-12.2")
def test_infantry_counts_three_two_one_from_the_first_hex_to_the_target() -> None:
    path = ["r4c3", "r4c4", "r4c5"]
    for count, there in zip((3, 2, 1), path, strict=True):
        assert dice_against(ready({"r4c2": "I", there: "i"}), "r4c2", there) == count


@pytest.mark.rule("M44-12.5")
def test_a_card_bonus_adds_dice_and_no_range() -> None:
    near = ready({"r4c2": "I", "r4c5": "i"}, card="firefight")
    assert dice_against(near, "r4c2", "r4c5") == 2
    far = ready({"r4c2": "I", "r4c6": "i", "r7c0": "A", "r7c3": "i"}, card="firefight")
    assert refused(far, "r4c2", "r4c6") == "M44-12.5"


@pytest.mark.rule("M44-12.6")
def test_a_shot_without_dice_is_not_offered() -> None:
    # A21: no attack may be declared at all.
    state = ready({"r4c2": "I", "r4c5": "i", "r7c0": "I", "r8c0": "i"}, ground={"r4c5": "F"})
    assert targets(state, "r4c2") == set()
    assert refused(state, "r4c2", "r4c5") == "M44-12.6"


@pytest.mark.rule("M44-12.6")
def test_the_sum_is_cut_off_at_zero_after_everything() -> None:
    # A23, A33: 1 + 1 − 1 = 1, a bonus rescues the shot.
    state = ready({"r4c2": "I", "r4c5": "i"}, card="firefight", ground={"r4c5": "F"})
    assert dice_against(state, "r4c2", "r4c5") == 1


@pytest.mark.rule("M44-12.6")
def test_bonus_protection_and_own_penalty_are_added_up() -> None:
    # Infantry on wire close-assaults a town under Close Assault: 3 + 1 − 1 − 1.
    state = ready(
        {"r4c2": "I", "r4c3": "i"},
        card="close-assault",
        ground={"r4c3": "V"},
        obstacles={"r4c2": "w"},
    )
    action = state.game.read(battle_text(state, "r4c2", "r4c3"))
    (odds,) = state.odds("allies", action)
    assert dict(odds.parts) == {
        "odds-base": 3,
        "odds-card": 1,
        "odds-terrain": -1,
        "odds-own-hex": -1,
    }
    assert odds.dice == 2


@pytest.mark.rule("M44-12.6", "M44-14.5")
def test_own_hex_and_target_hex_both_cost_dice() -> None:
    # A75: armor in a town against a forest has 3 − 2 − 2.
    state = ready(
        {"r4c2": "A", "r4c4": "i", "r7c0": "I", "r8c0": "i"}, ground={"r4c2": "V", "r4c4": "F"}
    )
    assert dice_against(state, "r4c2", "r4c4") == 0


#: Faces, and the figures each one takes off infantry, armor and artillery.
HITS = [
    pytest.param("INF", (1, 0, 0), marks=pytest.mark.rule("M44-15.2")),
    pytest.param("ARM", (0, 1, 0), marks=pytest.mark.rule("M44-15.3")),
    pytest.param("GRE", (1, 1, 1), marks=pytest.mark.rule("M44-15.4")),
    pytest.param("STAR", (0, 0, 0), marks=pytest.mark.rule("M44-15.6")),
]


@pytest.mark.parametrize(("face", "hits"), HITS)
@pytest.mark.parametrize(("arm", "number"), [("i", 0), ("a", 1), ("g", 2)])
@pytest.mark.parametrize("attacker", ["I", "A", "G"])
def test_a_face_hits_the_arm_it_shows(
    face: str, hits: tuple[int, int, int], arm: str, number: int, attacker: str
) -> None:
    state = ready({"r5c4": attacker, "r4c4": arm})
    before = figures(state, "r4c4")
    attack(state, "r5c4", "r4c4", [face, "STAR", "STAR"])
    assert figures(state, "r4c4") == before - hits[number]


@pytest.mark.rule("M44-15.2", "M44-15.3")
@pytest.mark.parametrize(("arm", "face"), [("s", "INF"), ("r", "INF"), ("e", "ARM")])
def test_special_units_are_hit_by_the_face_of_their_arm(arm: str, face: str) -> None:
    state = ready({"r5c4": "I", "r4c4": arm})
    before = figures(state, "r4c4")
    other = "ARM" if face == "INF" else "INF"
    attack(state, "r5c4", "r4c4", [face, other, "STAR"])
    assert figures(state, "r4c4") == before - 1


@pytest.mark.rule("M44-15.5")
def test_artillery_is_hit_by_grenades_only() -> None:
    state = ready({"r5c4": "I", "r4c4": "g"})
    attack(state, "r5c4", "r4c4", ["INF", "INF", "ARM"])
    assert figures(state, "r4c4") == 2


@pytest.mark.rule("M44-15.6")
def test_a_star_hits_where_a_card_says_so() -> None:
    state = table(
        {"r5c4": "I", "r4c4": "g", "r0c12": "i"}, hand=["air-power"], enemy_hand=["probe-left"]
    )
    act(state, "play air-power")
    act(state, f"target {unit_on(state, 'r4c4')}")
    act(state, "strike", ["STAR", "INF"])
    assert figures(state, "r4c4") == 1


@pytest.mark.rule("M44-15.7")
def test_a_flag_takes_no_figure_off() -> None:
    state = ready({"r5c4": "I", "r4c4": "i"})
    attack(state, "r5c4", "r4c4", ["FLAG", "STAR", "STAR"])
    act(state, f"retreat {unit_on(state, 'r4c4')} r3c4")
    assert figures(state, "r3c4") == 4


@pytest.mark.rule("M44-15.8")
def test_each_hit_removes_one_figure() -> None:
    state = ready({"r5c4": "I", "r4c4": "i"})
    attack(state, "r5c4", "r4c4", ["INF", "GRE", "INF"])
    assert figures(state, "r4c4") == 1
    assert medals(state, "allies") == 0


@pytest.mark.rule("M44-15.9")
def test_five_hits_on_four_figures_are_one_medal_and_nothing_else() -> None:
    state = table({"r5c4": "I", "r4c4": "i", "r4c5": "i", "r0c12": "i"}, hand=["probe-center"])
    target = state.scenario.unit_by_arg[f"unit:{unit_on(state, 'r4c4')}"]
    events: list[Event] = []
    strike(state, target, ["grenade"] * 5, False, False, events)
    assert keys(events) == ["figures-lost", "eliminated"]
    assert events[0].params["count"] == 4
    assert medals(state, "allies") == 1
    assert figures(state, "r4c5") == 4


@pytest.mark.rule("M44-15.9")
def test_four_hits_of_a_barrage_on_two_guns_take_one_medal() -> None:
    state = table(
        {"r5c4": "I", "r4c4": "g", "r4c5": "i"}, hand=["barrage"], enemy_hand=["probe-left"]
    )
    act(state, "play barrage")
    act(state, f"target {unit_on(state, 'r4c4')}", ["GRE"] * 4)
    assert medals(state, "allies") == 1
    assert figures(state, "r4c5") == 4


@pytest.mark.rule("M44-15.10")
@pytest.mark.parametrize(("side", "letters"), [("allies", "Ii"), ("axis", "iI")])
def test_the_last_figure_is_a_medal_for_the_attacker(side: str, letters: str) -> None:
    state = ready({"r5c4": letters[0], "r4c4": letters[1]}, side=side, figures={"r4c4": 2})
    attack(state, "r5c4", "r4c4", ["INF", "INF", "STAR"])
    assert figures(state, "r4c4") == 0
    assert medals(state, side) == 1
    assert medals(state, "axis" if side == "allies" else "allies") == 0


@pytest.mark.rule("M44-15.11")
@pytest.mark.parametrize("dice", [["GRE", "FLAG", "STAR"], ["FLAG", "FLAG", "INF"]])
def test_flags_against_an_eliminated_unit_have_no_effect(dice: list[str]) -> None:
    # A34: hits come first, and nobody is left to retreat.
    state = ready({"r5c4": "I", "r4c4": "i"}, figures={"r4c4": 1})
    events = attack(state, "r5c4", "r4c4", dice)
    assert "retreated" not in keys(events)
    assert state.actors() == ("allies",)
    assert legal(state) == [f"take-ground {unit_on(state, 'r5c4')} r4c4", "stay"]


@pytest.mark.rule("M44-15.12")
def test_a_die_has_two_infantry_and_one_of_each_other_face() -> None:
    # A10: the official die.
    faces = []
    for number in range(6):
        state = ready({"r4c2": "I", "r4c5": "a"})
        action = state.game.read(battle_text(state, "r4c2", "r4c5"))
        events = state.apply("allies", action, sandtable.Scripted([number]))
        (rolled,) = [event.params["dice"] for event in events if event.key == "rolled"]
        assert isinstance(rolled, list)
        faces += rolled
    assert sorted(str(face) for face in faces) == [
        "armor",
        "flag",
        "grenade",
        "infantry",
        "infantry",
        "star",
    ]


@pytest.mark.rule("M44-15.12")
def test_a_die_has_no_seventh_face() -> None:
    state = ready({"r4c2": "I", "r4c5": "a"})
    action = state.game.read(battle_text(state, "r4c2", "r4c5"))
    with pytest.raises(sandtable.BadInput):
        state.apply("allies", action, sandtable.Scripted([6]))
