"""Positions that hold more than the box, or numbers that no play comes to, are refused."""

import json
from typing import Any

import pytest

import sandtable
from sandtable.games.heroes.armies.scenario import MOST_SPOTS
from sandtable.kernel.start import MOST_LEGAL, open_position
from tests.games.heroes.test_position_checks import ATTACK, FIRING, MOVEMENT, TURN, window
from tests.heroes import ACTIVATION, Table
from tests.test_schemas import changed, label
from tests.test_schemas_heroes_position import BY_HAND, GAME

ACTIVATED = BY_HAND["decision"][1]
ON_ITS_WAY = [TURN, ACTIVATED, MOVEMENT]
FIGHT: dict[str, Any] = {
    "frame": "fight", "stage": 3, "unit": "s-ba64", "target": "g-spaeher", "square": "9-5",
    "launch": "8-5", "weapon": 0, "charged": [], "bonus": 0, "answer_bonus": 0, "dice": [],
    "answer": [],
}  # fmt: skip
DESTRUCTION: dict[str, Any] = {
    "frame": "destruction", "stage": 0, "side": "soviet", "firer": "s-ba64",
    "structure": "part:B1-a", "count": 1, "dice": [], "die_bonus": 0,
}  # fmt: skip


def refusal_of(document: Any) -> sandtable.BadInput:
    with pytest.raises(sandtable.BadInput) as raised:
        open_position(GAME, document)
    return raised.value


def deciding(*frames: dict[str, Any]) -> dict[str, Any]:
    document: dict[str, Any] = changed(BY_HAND, "decision", [*frames])
    return document


# What lies on the table.


WRECK = {"kind": "wreck_light_1", "at": ["5-5"]}


@pytest.mark.rule("HOS-3.9", "HOS-3.10", "HOS-3.11", "HOS-25.8")
@pytest.mark.parametrize(
    ("path", "value", "key", "where"),
    [
        ("wrecks", [WRECK] * 51, "list-too-long", "wrecks"),
        ("unplaced", {"german": ["2"] * 15}, "list-too-long", "unplaced.german"),
        ("lost_numbers", {"german": [2] * 999}, "token-not-taken", "units"),
        ("in_force", {"german": ["army_cheer"] * 21}, "list-too-long", "in_force.german"),
        ("in_force", {"german": ["army_assault:99"]}, "unknown-id", "in_force.german"),
        ("in_force", {"german": ["army_assault:x"]}, "unknown-id", "in_force.german"),
        ("spent_markers", [[0, "soviet ammo"]] * 99, "list-too-long", "spent_markers"),
        ("hands", {"german": ["gc-rush"] * 99}, "too-many-copies", "hands"),
        ("draw", {"german": ["gc-rush"] * 99}, "too-many-copies", "hands"),
        ("kept_bonus", {"german": [0] * 99}, "bonus-not-in-pool", "bonus"),
        ("turn", 100, "not-in-range", "turn"),
        ("score", {"german": 10**9}, "not-in-range", "score.german"),
        ("units/s-ba64/suppression", 10**30, "not-in-range", "units.s-ba64.suppression"),
    ],
    ids=label,
)
def test_there_is_no_more_than_the_box_holds(path: str, value: Any, key: str, where: str) -> None:
    error = refusal_of(changed(BY_HAND, path, value))
    assert (error.key, error.where) == (key, where)


@pytest.mark.rule("HOS-21.26")
def test_what_a_card_brings_about_may_be_in_force() -> None:
    document = changed(BY_HAND, "in_force", {"german": ["army_assault:2", "keep_initiative"]})
    assert open_position(GAME, document).to_json()["in_force"] == {
        "soviet": [],
        "german": ["army_assault:2", "keep_initiative"],
    }


# What is being decided.


@pytest.mark.parametrize(
    ("frames", "key", "where"),
    [
        ([*ON_ITS_WAY[:2], {**MOVEMENT, "limit": 9999}], "not-in-range", "decision[2].limit"),
        ([*ON_ITS_WAY[:2], {**MOVEMENT, "bonus": -100}], "not-in-range", "decision[2].bonus"),
        ([*ON_ITS_WAY[:2], {**MOVEMENT, "stage": -1}], "not-in-range", "decision[2].stage"),
        (
            [*ON_ITS_WAY[:2], {**MOVEMENT, "crushed": ["3-3"] * 100}],
            "list-too-long",
            "decision[2].crushed",
        ),
        (
            [TURN, {**FIRING, "targets": ["g-spaeher"] * 100}],
            "list-too-long",
            "decision[1].targets",
        ),
        ([TURN, {**FIRING, "shares": [1] * 100}], "list-too-long", "decision[1].shares"),
        ([TURN, {**FIRING, "returned": ["x"] * 100}], "list-too-long", "decision[1].returned"),
        ([TURN, {**FIRING, "origin": "x" * 100}], "text-too-long", "decision[1].origin"),
        ([TURN, FIRING, {**ATTACK, "dice": [6] * 100}], "list-too-long", "decision[2].dice"),
        ([TURN, *[ACTIVATED] * 50], "list-too-long", "decision"),
        ([TURN, {**DESTRUCTION, "structure": "wreck:7"}], "unknown-id", "decision[1].structure"),
        ([TURN, {**DESTRUCTION, "structure": "side:1"}], "unknown-id", "decision[1].structure"),
        ([TURN, {**DESTRUCTION, "structure": ""}], "unknown-id", "decision[1].structure"),
        ([*ON_ITS_WAY, {**FIGHT, "weapon": 9}], "not-in-range", "decision[3].weapon"),
    ],
    ids=label,
)
def test_numbers_lists_and_stacks_stay_within_bounds(
    frames: list[dict[str, Any]], key: str, where: str
) -> None:
    error = refusal_of(deciding(*frames))
    assert (error.key, error.where) == (key, where)


@pytest.mark.parametrize(
    "shot",
    [
        [],
        ["march", "unit:g-spaeher"],
        ["fire"],
        ["fire", "g-spaeher"],
        ["fire", "square:9-5"],
        ["flame", "aim:9999,0"],
        ["demolish", "wreck:x"],
        ["demolish", "line:99"],
        ["grenade", "point:9-5"],
        ["close", "unit:g-spaeher"],
    ],
    ids=label,
)
def test_a_shot_is_said_in_its_words(shot: list[str]) -> None:
    announced = [{**FIRING, "shot": shot}, window("fire-announced")]
    error = refusal_of(deciding(TURN, ACTIVATED, *announced))
    assert (error.key, error.where) == ("unknown-id", "decision[2].shot")


def crowd(rows: list[str], limit: int) -> dict[str, Any]:
    """Nine riflemen in the west of a field; one more soldier is passing the one in the middle."""
    squares = [f"{row}{column}" for row in "ABC" for column in (1, 2, 3)]
    riflemen = {f"s-rifle-{number}": square for number, square in enumerate(squares, 1)}
    table = Table(rows, {**riflemen, "s-boris": "A5"})
    document: dict[str, Any] = json.loads(json.dumps(table.state.to_json()))
    document["units"]["s-boris"]["at"] = document["units"]["s-rifle-5"]["at"]
    moving = {**MOVEMENT, "unit": "s-boris", "limit": limit, "stage": 0}
    document["decision"] = [TURN, {**ACTIVATION, "unit": "s-boris"}, moving]
    return document


@pytest.mark.rule("HOS-6.5", "HOS-6.13", "HOS-6.71")
def test_the_ways_through_a_crowd_are_not_tried_one_by_one() -> None:
    """There are more of them than could be tried in a lifetime, and none leads out."""
    error = refusal_of(crowd(["...~.", "...~.", "...~."], 99))
    assert (error.key, error.where) == ("position-stuck", "decision")


@pytest.mark.rule("HOS-6.71")
@pytest.mark.parametrize(("limit", "steps"), [(1, 0), (2, 3), (3, 5), (4, 8), (99, 8)])
def test_a_step_among_friends_leaves_enough_movement_to_get_out(limit: int, steps: int) -> None:
    document = crowd(["...~.", "....~", "...~."], limit)
    if steps == 0:
        assert refusal_of(document).key == "position-stuck"
        return
    legal = open_position(GAME, document).legal("soviet")
    assert len([action for action in legal if action[0] == "step"]) == steps


# Scenarios of one's own.


def wide(size: int, tiles: int, **changes: Any) -> dict[str, Any]:
    """An open field on which two armies may be set up anywhere."""
    everywhere = [[0, 0, size - 1, size - 1]]
    return {
        "id": "wide",
        "number": 0,
        "source": "test",
        "turns": 5,
        "hand": 3,
        "initiative": "soviet",
        "sets_up_first": "soviet",
        "tie": "draw",
        "field": {"ground": ["." * size] * size},
        "forces": {
            "soviet": [{"tile": "t-volga"}] * tiles,
            "german": [{"tile": "t-pzg"}] * tiles,
        },
        "zones": [
            {"id": side[0].upper(), "side": side, "rects": everywhere} for side in GAME.sides
        ],
        "points": [],
        **changes,
    }


def first_position(scenario: dict[str, Any]) -> dict[str, Any]:
    state = GAME.start(scenario, sandtable.Seeded(1))
    found: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return found


@pytest.mark.parametrize(("size", "tiles", "opens"), [(14, 5, True), (28, 8, False)])
def test_a_position_offers_only_so_much(size: int, tiles: int, opens: bool) -> None:
    document = first_position(wide(size, tiles))
    if opens:
        assert 2_000 < len(open_position(GAME, document).legal("soviet")) < MOST_LEGAL
        return
    error = refusal_of(document)
    assert (error.key, error.where) == ("position-too-large", "decision")
    found: Any = error.params["found"]
    assert found > error.params["most"] == MOST_LEGAL


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_the_battles_of_the_book_are_far_from_the_limits(scenario: str) -> None:
    state = GAME.start(scenario, sandtable.Seeded(1))
    assert 9 * len(state.legal(state.actors()[0])) < MOST_LEGAL
    assert 10 * len(state.battle.units) * len(state.battle.field.places) < MOST_SPOTS


RECTS = [[0, 0, 13, 13]] * 100
MANY = {"id": "S", "side": "soviet", "rects": RECTS}
COMING = {"side": "soviet", "turn": 1, "rects": RECTS[:1], "counters": []}


@pytest.mark.parametrize(
    ("scenario", "key", "where"),
    [
        (wide(14, 150), "battle-too-large", "forces"),
        (wide(14, 2, zones=[MANY]), "list-too-long", "zones[0].rects"),
        (wide(14, 2, zones=[{**MANY, "rects": RECTS[:1]}] * 100), "list-too-long", "zones"),
        (wide(14, 2, reinforcements=[COMING] * 100), "list-too-long", "reinforcements"),
        (wide(14, 2, objectives=[{}] * 100), "list-too-long", "objectives"),
        (wide(14, 2, points=[{}] * 100), "list-too-long", "points"),
        (wide(14, 2, effects=[{}] * 100), "list-too-long", "effects"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_scenario_is_not_endless(scenario: dict[str, Any], key: str, where: str) -> None:
    with pytest.raises(sandtable.BadInput) as raised:
        GAME.start(scenario, sandtable.Seeded(1))
    assert (raised.value.key, raised.value.where) == (key, where)
