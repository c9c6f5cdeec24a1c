"""The odds shown before a battle, against the count of every possible roll (M44-12, M44-15)."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from sandtable.games.memoir44.retreat import strike
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from tests.games.memoir44.battlefield import (
    SPARES,
    attack,
    battle_text,
    figures,
    ready,
    rolls,
    targets,
    unit_on,
)
from tests.games.memoir44.test_protection import COVERS, Cover
from tests.memoir import act, table

#: The die (A10), and the faces that hit each arm.
DIE = ("INF", "INF", "ARM", "GRE", "FLAG", "STAR")
HIT_BY = {"i": {"INF", "GRE"}, "a": {"ARM", "GRE"}, "g": {"GRE"}}
BASE = {"I": (3, 2, 1), "A": (3, 3, 3), "G": (3, 3, 2, 2, 1, 1)}
NUMBER = {"I": 0, "A": 1, "G": 2}
THERE = "r4c3"
ELSEWHERE = {"r8c12": "I", "r7c11": "i"}


def chance_of_a_hit(dice: int, faces: set[str]) -> Fraction:
    """By rolling every one of the 6^n rolls."""
    all_rolls = list(product(DIE, repeat=dice))
    hitting = [roll for roll in all_rolls if faces & set(roll)]
    return Fraction(len(hitting), len(all_rolls))


def chances_of_hits(dice: int, faces: set[str]) -> list[Fraction]:
    """The same for exactly 0, 1, 2, … hits."""
    all_rolls = list(product(DIE, repeat=dice))
    counts = [sum(face in faces for face in roll) for roll in all_rolls]
    return [Fraction(counts.count(hits), len(all_rolls)) for hits in range(dice + 1)]


CHANCES = {
    (dice, target): chance_of_a_hit(dice, faces)
    for dice in range(1, 5)
    for target, faces in HIT_BY.items()
}


HITS = {
    (dice, target): chances_of_hits(dice, faces)
    for dice in range(1, 5)
    for target, faces in HIT_BY.items()
}


def odds_of(state: MemoirState, notation: str) -> Odds:
    (odds,) = state.odds(state.actors()[0], state.game.read(notation))
    return odds


def check(odds: Odds, dice: int, target: str) -> None:
    assert odds.dice == dice
    assert odds.need == len([face for face in DIE if face in HIT_BY[target]])
    assert odds.success == pytest.approx(float(CHANCES[dice, target]))
    assert odds.hits == pytest.approx([float(p) for p in HITS[dice, target]])
    assert odds.flag == pytest.approx(float(chance_of_a_hit(dice, {"FLAG"})))


@pytest.mark.rule("M44-12.6", "M44-14.4", "M44-15.2", "M44-15.3", "M44-15.4", "M44-15.5")
@pytest.mark.parametrize("cover", COVERS)
@pytest.mark.parametrize("attacker", ["I", "A", "G"])
@pytest.mark.parametrize("target", ["i", "a", "g"])
def test_the_odds_agree_with_every_roll_in_every_cover(
    cover: Cover, attacker: str, target: str
) -> None:
    rest: dict[str, Any] = dict(cover.rest)
    if "state" in rest:
        rest["state"] = {"sandbags": [THERE]}
    for distance, base in enumerate(BASE[attacker], 1):
        here = f"r4c{3 + distance}"
        state = ready(
            {here: attacker, THERE: target, **ELSEWHERE},
            ground={THERE: cover.ground, here: cover.own},
            obstacles={THERE: cover.obstacle},
            **rest,
        )
        lost = cover.lost[NUMBER[attacker]]
        if base - lost <= 0:
            assert THERE not in targets(state, here)
            continue
        odds = odds_of(state, battle_text(state, here, THERE))
        check(odds, base - lost, target)
        assert dict(odds.parts) == {
            "odds-base": base,
            "odds-card": 0,
            "odds-terrain": -lost,
            "odds-own-hex": 0,
        }
        assert odds.target == unit_on(state, THERE)


@pytest.mark.rule("M44-12.6", "M44-14.5")
@pytest.mark.parametrize("target", ["i", "a", "g"])
@pytest.mark.parametrize(
    ("attacker", "own", "obstacle", "lost"),
    [("A", "V", ".", 2), ("A", "C", ".", 2), ("I", ".", "w", 1), ("A", ".", "w", 0)],
)
def test_the_odds_agree_with_every_roll_out_of_a_hex_with_a_penalty(
    target: str, attacker: str, own: str, obstacle: str, lost: int
) -> None:
    state = ready(
        {"r4c4": attacker, THERE: target}, ground={"r4c4": own}, obstacles={"r4c4": obstacle}
    )
    odds = odds_of(state, battle_text(state, "r4c4", THERE))
    check(odds, 3 - lost, target)
    assert ("odds-own-hex", -lost) in odds.parts


@pytest.mark.rule("M44-12.6")
@pytest.mark.parametrize("target", ["i", "a", "g"])
@pytest.mark.parametrize(
    ("card", "attacker", "here", "dice"),
    [
        ("close-assault", "I", "r4c4", 4),
        ("armor-assault", "A", "r4c4", 4),
        ("armor-assault", "A", "r4c5", 3),
        ("firefight", "I", "r4c5", 3),
        ("firefight", "G", "r4c5", 4),
        ("behind-enemy-lines", "I", "r4c6", 2),
    ],
)
def test_the_odds_agree_with_every_roll_under_a_card_with_a_bonus(
    target: str, card: str, attacker: str, here: str, dice: int
) -> None:
    state = ready({here: attacker, THERE: target}, card=card)
    odds = odds_of(state, battle_text(state, here, THERE))
    check(odds, dice, target)
    assert sum(amount for _, amount in odds.parts) == dice


@pytest.mark.rule("M44-12.6")
def test_no_odds_are_given_for_what_is_not_allowed() -> None:
    state = ready({"r4c4": "I", "r4c7": "i", **ELSEWHERE}, ground={"r4c7": "F"})
    action = state.game.read(battle_text(state, "r4c4", "r4c7"))
    assert state.odds("allies", action) == []
    assert state.odds("axis", action) == []


@pytest.mark.rule("M44-11.13", "M44-15.8")
@pytest.mark.parametrize("target", ["i", "a", "g"])
def test_the_hits_of_every_roll_of_three_dice_are_those_of_its_faces(target: str) -> None:
    words = {"INF": "infantry", "ARM": "armor", "GRE": "grenade", "FLAG": "flag", "STAR": "star"}
    start = table({"r5c4": "I", "r4c4": target, **SPARES["allies"]})
    number = start.scenario.unit_by_arg[f"unit:{unit_on(start, 'r4c4')}"]
    strength = figures(start, "r4c4")
    for roll in product(DIE, repeat=3):
        state = start.clone()
        events: list[Event] = []
        strike(state, number, [words[face] for face in roll], False, False, events)
        hits = len([face for face in roll if face in HIT_BY[target]])
        assert figures(state, "r4c4") == max(0, strength - hits)
        retreating = state.to_json()["decision"] != start.to_json()["decision"]
        assert retreating is ("FLAG" in roll and hits < strength)


@pytest.mark.rule("M44-12.6")
@pytest.mark.parametrize(("attacker", "here"), [("I", "r4c4"), ("I", "r4c6"), ("A", "r4c5")])
def test_as_many_dice_are_rolled_as_the_odds_say(attacker: str, here: str) -> None:
    state = ready({here: attacker, THERE: "a"})
    odds = odds_of(state, battle_text(state, here, THERE))
    assert rolls(attack(state, here, THERE, ["STAR"] * odds.dice)) == [odds.dice]


@pytest.mark.rule("M44-18.3")
def test_the_overrun_has_odds_of_its_own() -> None:
    state = ready({"r5c4": "A", "r4c4": "i", "r3c4": "a"}, figures={"r4c4": 1})
    attack(state, "r5c4", "r4c4", ["GRE", "STAR", "STAR"])
    act(state, f"take-ground {unit_on(state, 'r5c4')} r4c4")
    check(odds_of(state, battle_text(state, "r4c4", "r3c4")), 3, "a")
    assert state.odds("allies", ("pass",)) == []
