"""A skirmish that comes from outside is one that could have been rolled up, or it is refused."""

import copy
import json
from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

import pytest

import sandtable
from sandtable.games.heroes.armies.army_builder import random_army
from sandtable.games.heroes.armies.skirmish import Skirmish
from sandtable.games.heroes.armies.skirmish_check import KEYS
from sandtable.games.heroes.armies.skirmish_ground import SkirmishGround
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from tests.games.heroes import content

GAME = sandtable.game("heroes")
POINTS = (100, 150, 200)
WATER = "F"

Document = dict[str, Any]
Change = Callable[[Document], None]


def rolled(seed: int, points: int = 200) -> Document:
    document: Document = json.loads(json.dumps(GAME.roll_skirmish(points, {}, Seeded(seed))))
    return document


def rolled_with(condition: Callable[[Document], bool]) -> Document:
    return next(found for found in map(rolled, range(200)) if condition(found))


def refusal_of(document: Document) -> BadInput:
    with pytest.raises(BadInput) as raised:
        GAME.check_skirmish(document)
    return raised.value


@pytest.mark.parametrize("seed", range(90))
def test_whatever_is_rolled_up_is_accepted(seed: int) -> None:
    GAME.check_skirmish(rolled(seed, POINTS[seed % len(POINTS)]))


def test_every_part_of_a_skirmish_is_looked_at() -> None:
    assert set(KEYS) - {""} == set(rolled(1))
    for key in rolled(1):
        document = rolled(1)
        del document[key]
        assert refusal_of(document).params["name"] == key


def test_a_game_without_skirmishes_has_none_to_check() -> None:
    with pytest.raises(BadInput, match="no-skirmish"):
        sandtable.game("normandy").check_skirmish(rolled(1))


# Armies.


VOLGA = {"tile": "t-volga", "options": {}}
GUARDS = {"tile": "t-guards", "options": {}}
WORKERS = {"tile": "t-workers", "options": {}}
ZHUK = {"tile": "t-zhuk", "options": {}}
STAFF = {"tile": "t-soviet-hq", "options": {}}


@pytest.mark.rule("HOS-24.1", "HOS-24.12", "HOS-24.20", "HOS-24.21")
@pytest.mark.parametrize(
    ("tiles", "key", "rule"),
    [
        ([VOLGA, GUARDS, WORKERS, STAFF, ZHUK], "army-too-dear", "HOS-24.21"),
        ([STAFF], "army-without-group", "HOS-24.1"),
        ([VOLGA, STAFF, STAFF], "army-of-two-commands", "HOS-24.12"),
        ([VOLGA, VOLGA], "too-many-of-tile", "HOS-24.21"),
        (
            [{"tile": "t-volga", "options": {"left": "grenades"}}],
            "option-does-not-fit",
            "HOS-24.20",
        ),
    ],
)
def test_an_army_that_may_not_be_chosen_is_refused_with_its_rule(
    tiles: list[Any], key: str, rule: str
) -> None:
    document = rolled(1)
    document["forces"]["soviet"] = tiles
    error = refusal_of(document)
    assert (error.key, error.where, error.params["rule"]) == (key, "forces.soviet", rule)


@pytest.mark.rule("HOS-24.21")
def test_hundreds_of_tiles_are_refused_before_they_are_read() -> None:
    document = rolled(1)
    document["forces"]["german"] = [{"tile": "t-pzg"}] * 500
    error = refusal_of(document)
    assert (error.key, error.where) == ("not-in-range", "forces.german")


# The field, and what lies on it.


def put(*path: Any, value: Any) -> Change:
    def change(document: Document) -> None:
        part: Any = document
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = value

    return change


def more(key: str, *items: Any) -> Change:
    def change(document: Document) -> None:
        document[key] += items

    return change


def again(key: str) -> Change:
    def change(document: Document) -> None:
        document[key].append(copy.deepcopy(document[key][0]))

    return change


BOARDS = [{"board": "G", "at": [n % 6, n // 6], "turned": 0} for n in range(36)]
WIDE_ZONE = {"id": "S", "side": "soviet", "rects": [[0, 0, 20, 13]]}
COMING = [{"side": "soviet", "turn": 1, "rects": [[0, 0, 1, 1]], "counters": []}]


@pytest.mark.parametrize(
    ("change", "key", "where"),
    [
        (put("points_limit", value=175), "unknown-size", "points_limit"),
        (put("points_limit", value=10**9), "not-in-range", "points_limit"),
        (put("points_limit", value=100), "army-too-dear", "forces.soviet"),
        (put("mission", value="parade"), "not-a-choice", "mission"),
        (put("id", value="own"), "skirmish-impossible", "id"),
        (put("turns", value=99), "skirmish-impossible", "turns"),
        (put("hand", value=10), "skirmish-impossible", "hand"),
        (put("tie", value="soviet"), "skirmish-impossible", "tie"),
        (put("boards", value=BOARDS), "skirmish-boards", "boards"),
        (put("boards", value={}), "not-a-list", "boards"),
        (put("boards", 0, "turned", value=45), "skirmish-impossible", "boards[0]"),
        (put("boards", 0, "at", value=[5, 5]), "skirmish-impossible", "boards"),
        (put("boards", 0, "board", value="Z"), "not-a-choice", "boards[0].board"),
        (again("overlays"), "skirmish-impossible", "overlays"),
        (put("overlays", 0, "overlay", value="factory-1"), "skirmish-impossible", "overlays[0]"),
        (put("zones", 0, value=WIDE_ZONE), "skirmish-impossible", "zones"),
        (again("zones"), "skirmish-impossible", "zones"),
        (again("points"), "skirmish-impossible", "points"),
        (put("objectives", value=[[]] * 900), "skirmish-impossible", "objectives"),
        (put("bonus", value=None), "skirmish-impossible", "bonus"),
        (put("bonus", value=[]), "skirmish-impossible", "bonus"),
        (put("bonus", 0, value=[0, 0]), "skirmish-impossible", "bonus[0]"),
        (put("bonus", 0, value=[{}, []]), "skirmish-impossible", "bonus[0]"),
        (again("bonus"), "skirmish-impossible", "bonus"),
        (more("exits", {"side": "soviet", "rim": "north"}), "skirmish-impossible", "exits"),
        (put("effects", value=[]), "unknown-key", ""),
        (put("reinforcements", value=COMING), "unknown-key", ""),
        (put("field", value={"ground": ["." * 42] * 42}), "unknown-key", ""),
    ],
)
def test_whatever_could_not_be_rolled_up_is_refused_with_its_place(
    change: Change, key: str, where: str
) -> None:
    document = rolled(1)
    change(document)
    error = refusal_of(document)
    assert (error.key, error.where) == (key, where)


def test_a_board_lies_there_once() -> None:
    document = rolled(1)
    document["boards"][1]["board"] = document["boards"][0]["board"]
    assert refusal_of(document).where == "boards[1]"


def test_water_lies_on_the_rim() -> None:
    document = rolled_with(lambda found: any(each["board"] == WATER for each in found["boards"]))
    number = [each["board"] for each in document["boards"]].index(WATER)
    document["boards"][number]["turned"] = 90
    assert refusal_of(document).where == f"boards[{number}]"


def test_an_overlay_is_there_once() -> None:
    document = rolled_with(lambda found: "at" in found["overlays"][0])
    document["overlays"][1] = document["overlays"][0]
    assert refusal_of(document).where == "overlays[1]"


@pytest.mark.parametrize("at", [[0, 3], [20, 3], [3, 99]])
def test_an_overlay_lies_off_the_rims(at: list[int]) -> None:
    document = rolled_with(lambda found: "at" in found["overlays"][0])
    document["overlays"][0]["at"] = at
    assert refusal_of(document).where == "overlays[0]"


@pytest.mark.parametrize("side", [[9, 4, 13, 4], [8, 5, 8, 9], [2, 4, 6, 4], [8, 0, 12, 0]])
def test_a_line_lies_on_the_sides_of_squares_off_the_rims(side: list[int]) -> None:
    document = rolled_with(lambda found: "side" in found["overlays"][0])
    document["overlays"][0]["side"] = side
    assert refusal_of(document).where == "overlays[0]"


@pytest.mark.parametrize("length", [2, 6])
def test_a_line_has_its_length(length: int) -> None:
    document = rolled_with(lambda found: "side" in found["overlays"][0])
    x, y, end, _ = document["overlays"][0]["side"]
    moved = [x, y, x, y + length] if x == end else [x, y, x + length, y]
    document["overlays"][0]["side"] = moved
    assert refusal_of(document).where == "overlays"


@pytest.mark.parametrize("mission", ["storm", "break-through", "snatch"])
def test_attack_and_defence_are_not_mixed(mission: str) -> None:
    document = rolled_with(lambda found: found["mission"] == mission)
    other = {"soviet": "german", "german": "soviet"}
    document["initiative"] = other[document["initiative"]]
    assert refusal_of(document).where in ("zones", "initiative", "exits")


def test_an_item_lies_on_any_row_of_the_defended_boards() -> None:
    rows = set()
    for seed in range(120):
        document = rolled(seed)
        if document["mission"] == "snatch":
            GAME.check_skirmish(document)
            rows.add(document["objectives"][0]["squares"][0][1] // 7)
    assert rows == {0, 1}


def laid(boards: Iterable[str]) -> tuple[Document, bool]:
    """A meeting engagement on these boards, and whether there is room for both armies on them."""
    rules = content.skirmish_rules()
    chance = Seeded(5)
    soviet, german = [random_army(rules.pack, side, 100, chance) for side in (0, 1)]
    ground = SkirmishGround(rules.pack, rules.sizes[100])
    for board in boards:
        ground.lay_board(board, max(ground.fixed_turn(board), 0))
    made = Skirmish(ground, rules.missions[0], 0, 0, (soviet, german))
    made.place_markers(0)
    made.put_bonus(made.free_for_bonus()[0])
    return json.loads(json.dumps(made.document())), made.has_room()


def test_both_armies_have_room() -> None:
    """Boards that are too narrow for an army are dealt again when a skirmish is rolled up."""
    narrow = 0
    for boards in permutations("ABCDEFGH", 2):
        document, has_room = laid(boards)
        if has_room:
            GAME.check_skirmish(document)
        else:
            narrow += 1
            assert refusal_of(document).where == "zones"
    assert 0 < narrow < 56
