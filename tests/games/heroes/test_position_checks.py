"""Positions in which nothing single is wrong, but which no play leads to, are refused."""

import json
import random
from typing import Any

import pytest

import sandtable
from sandtable.kernel.start import open_position
from tests.schemas import faults
from tests.support import places
from tests.test_schemas import changed, label
from tests.test_schemas_heroes_position import BY_HAND, GAME
from tests.test_schemas_heroes_position import POSITION as SCHEMA

TURN: dict[str, Any] = {"frame": "turn", "stage": 7}
ACTIVATION: dict[str, Any] = BY_HAND["decision"][1]
MOVEMENT: dict[str, Any] = {
    "frame": "movement", "unit": "s-ba64", "stage": 2, "target": None, "wreck": -1, "limit": 4,
    "spent": 0, "bonus": 0, "bonuses": 0, "flipped": False, "spotted": False, "surefooted": False,
    "surprise": False, "halted": False, "over": False, "square": None, "launch": None,
    "crushed": [], "last": [],
}  # fmt: skip
FIRING: dict[str, Any] = {
    "frame": "firing", "stage": 3, "unit": "s-ba64", "origin": "order", "target": None,
    "shot": ["fire", "unit:g-spaeher"], "done_with": [], "fire_bonus": 0, "ammo": 0,
    "sharp": False, "weak_spot": False, "bonuses": 0, "cancelled": False, "returned": [],
    "targets": [], "shares": [], "attacked": [],
}  # fmt: skip
ATTACK: dict[str, Any] = {
    "frame": "attack", "stage": 2, "firer": "s-ba64", "side": "soviet", "target": "g-spaeher",
    "mode": "fire", "value": 3, "penalty": 0, "defence": 5, "dice": [4], "die_bonus": 0,
    "after_marker": 0, "twin": False, "piercing": False, "scary": False, "cancelled": False,
    "alive_marker": 0,
}  # fmt: skip
ANSWER: dict[str, Any] = {
    "frame": "answer", "side": "soviet", "window": "own_activation",
    "words": ["play", "card:sc-rush"],
}  # fmt: skip
RETREAT: dict[str, Any] = {
    "frame": "forced-move", "stage": 1, "unit": "g-spaeher", "reason": "retreat",
    "launch": "8-5", "covered": [], "left": 1, "surprise": False,
}  # fmt: skip
REFILL: dict[str, Any] = {"frame": "refill", "done": [], "soviet": ["sc-rush"], "german": []}
SPLITTING: dict[str, Any] = {"frame": "splitting", "targets": [], "shares": []}


def window(moment: str) -> dict[str, Any]:
    return {"frame": "window", "moment": moment, "side": "soviet", "passed": False}


def refusal_of(document: Any) -> sandtable.BadInput:
    assert faults(SCHEMA, document) == []
    with pytest.raises(sandtable.BadInput) as error:
        GAME.from_json(document)
    return error.value


@pytest.mark.parametrize(
    "stack",
    [
        [TURN, ACTIVATION],
        [{"frame": "set-up", "stage": 1}, {"frame": "deployment", "side": "soviet"}],
        [TURN, ACTIVATION, MOVEMENT, window("enemy-step")],
        [TURN, ACTIVATION, FIRING, window("fire-announced")],
        [TURN, ACTIVATION, FIRING, ATTACK, window("after-roll")],
        [TURN, ACTIVATION, FIRING, SPLITTING],
        [TURN, ACTIVATION, ANSWER],
        [TURN, RETREAT],
        [TURN, REFILL],
    ],
    ids=lambda stack: stack[-1]["frame"],
)
def test_decisions_that_play_leads_to_are_taken(stack: Any) -> None:
    """Else the tests below would show nothing."""
    document = changed(BY_HAND, "decision", stack)
    assert faults(SCHEMA, document) == []
    read: Any = GAME.from_json(document).to_json()
    assert read["decision"] == stack


@pytest.mark.parametrize(
    ("stack", "key", "where"),
    [
        ([ACTIVATION], "decision-lowest", "decision"),
        ([{"frame": "deployment", "side": "soviet"}], "decision-lowest", "decision"),
        ([TURN, ACTIVATION, TURN], "no-turn-below", "decision[2]"),
        ([TURN | {"stage": 99}, ACTIVATION], "not-in-range", "decision[0].stage"),
        ([TURN, {"frame": "gap", "step": 6, "after": None}], "not-in-range", "decision[1].step"),
        ([TURN, ACTIVATION | {"unit": None}], "not-a-text", "decision[1].unit"),
        ([TURN, window("before-roll")], "decision-elsewhere", "decision[1]"),
        ([TURN, ACTIVATION, FIRING, window("before-roll")], "decision-elsewhere", "decision[3]"),
        ([TURN, ACTIVATION, window("gap")], "decision-elsewhere", "decision[2]"),
        ([TURN, ACTIVATION, SPLITTING], "decision-elsewhere", "decision[2]"),
        ([TURN, REFILL, ACTIVATION], "decision-elsewhere", "decision[2]"),
        ([TURN, ANSWER], "decision-elsewhere", "decision[1]"),
        ([TURN, ACTIVATION, MOVEMENT | {"wreck": 2}], "not-in-range", "decision[2].wreck"),
        ([TURN, ACTIVATION, FIRING | {"shot": []}], "unknown-id", "decision[2].shot"),
        ([TURN, ACTIVATION, FIRING | {"shot": ["wave"]}], "unknown-id", "decision[2].shot"),
        (
            [TURN, ACTIVATION, FIRING | {"shot": ["fire", "unit:ghost"]}],
            "unknown-id",
            "decision[2].shot",
        ),
        (
            [TURN, ACTIVATION, FIRING | {"targets": ["g-spaeher"]}],
            "not-so-many-numbers",
            "decision[2].shares",
        ),
        ([TURN, ACTIVATION, FIRING, ATTACK | {"dice": []}], "no-dice", "decision[3].dice"),
        ([TURN, ACTIVATION, FIRING, ATTACK | {"dice": [7]}], "not-in-range", "decision[3].dice"),
        ([TURN, ACTIVATION, ANSWER | {"words": ["play"]}], "unknown-id", "decision[2].words"),
        ([TURN, ACTIVATION, ANSWER | {"side": "german"}], "unknown-id", "decision[2].words"),
        ([TURN, ACTIVATION, ANSWER | {"window": "gap"}], "unknown-id", "decision[2].words"),
        ([TURN, RETREAT | {"launch": "9-5"}], "two-units-on-a-square", "decision[1].launch"),
        ([TURN, REFILL | {"soviet": ["sc-rush"] * 2}], "unknown-id", "decision[1].soviet"),
        ([TURN, {"frame": "flares", "side": "soviet"}], "unknown-id", "decision[1].frame"),
        ([TURN, {"frame": "placing", "sides": [2], "done": []}], "not-in-range", None),
        ([TURN, {"frame": "replacing", "unit": "s-ba64", "part": 99}], "not-in-range", None),
    ],
    ids=label,
)
def test_decisions_that_cannot_follow_each_other_are_refused_with_their_place(
    stack: Any, key: str, where: str | None
) -> None:
    error = refusal_of(changed(BY_HAND, "decision", stack))
    assert error.key == key
    assert where is None or error.where == where


ABOARD = {"standing": "aboard", "carrier": "g-sdkfz251-1"}


@pytest.mark.rule("HOS-3.6", "HOS-4.5", "HOS-15.38", "HOS-20.1")
@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("units/s-ba64/token", "1", "token-not-taken"),  # the scouts have it
        ("units/s-ba64/token", "2", "token-not-taken"),  # it is lost
        ("units/s-ba64/token", "4", "token-not-taken"),  # three were taken
        ("revealed", {"soviet": 1}, "token-not-taken"),  # and face down all the same
        ("given/soviet", [0, 0, 1], "token-not-taken"),
        ("units/s-scouts/alias", 0, "alias-wrong"),
        ("units/s-scouts/shows", "inactive", "alias-wrong"),
        ("kept_bonus", {"soviet": [0] * 9}, "bonus-not-in-pool"),
        (
            "units",
            {"g-sdkfz251-1": {"standing": "lost"}, "g-spaeher": ABOARD},
            "carrier-not-on-field",
        ),
    ],
    ids=label,
)
def test_what_lies_on_the_table_must_agree(path: str, value: object, key: str) -> None:
    assert refusal_of(changed(BY_HAND, path, value)).key == key


@pytest.mark.rule("HOS-3.6")
def test_tokens_that_lie_there_were_taken() -> None:
    """A position written by hand need not count them."""
    document = changed(BY_HAND, "units/s-ba64/token", "special")
    document = changed(document, "given", {})
    position = json.loads(json.dumps(GAME.from_json(document).to_json()))
    assert position["given"] == {"soviet": [2, 1, 0], "german": [2, 1, 1]}
    assert position["special_out"] == {"soviet": 1, "german": 1}


def positions() -> list[dict[str, Any]]:
    """From a game played at random, one for each kind of decision."""
    found: dict[str, dict[str, Any]] = {}
    for scenario in ("two-streets", "bread-and-shells"):
        rng, chance = random.Random(1), sandtable.Seeded(1)
        state = GAME.start(scenario, chance)
        while state.actors():
            position = json.loads(json.dumps(state.to_json()))
            found.setdefault(position["decision"][-1]["frame"], position)
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)), chance)
    return [*found.values()]


NUMBERS = (True, -1, 0, 1, 7, 99, 10**30, 1.5)
JUNK: tuple[Any, ...] = (*NUMBERS, None, "", "x", [], {}, [1], ["x"], [None], {"a": 1})


def spoilt(document: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """With one value lost, another's, or nonsense."""
    copy: dict[str, Any] = json.loads(json.dumps(document))
    part = rng.choice(["decision", "decision", *copy])
    holder, key = rng.choice([(copy, part), *places({part: copy[part]})[1:]])
    same = [there[at] for there, at in places(copy) if at == key]
    kind = rng.randrange(4)
    if kind == 0:
        del holder[key]
    elif kind == 1:
        holder[key] = rng.choice(JUNK)
    else:
        holder[key] = json.loads(json.dumps(rng.choice(same)))
    return copy


@pytest.mark.long
def test_a_spoilt_position_is_refused_or_can_be_played() -> None:
    """What the loader takes is shown, guessed at and played on; nothing stumbles over it."""
    rng = random.Random(5)
    whole = positions()
    taken = refused = 0
    for _ in range(600):
        document = spoilt(rng.choice(whole), rng)
        try:
            state = open_position(GAME, document)
        except sandtable.BadInput:
            refused += 1
            continue
        taken += 1
        assert GAME.from_json(json.loads(json.dumps(state.to_json()))) == state
        for seat in (*state.seats, None):
            view = json.loads(json.dumps(state.view(seat)))
            assert GAME.determinize(view, rng).view(seat) == state.view(seat)
            if seat is not None:
                state.guides(seat)
        chance = sandtable.Seeded(3)
        for _ in range(8):
            if state.actors():
                seat = rng.choice(state.actors())
                state.apply(seat, rng.choice(state.legal(seat)), chance)
    assert taken > 50
    assert refused > 50
