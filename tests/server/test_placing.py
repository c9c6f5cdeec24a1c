"""Positions that are changed piece by piece, and puzzles that are made of them."""

import json
import random
import threading
from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.tables import puzzles
from sandtable.tables.schema_positions import PositionTold, PuzzleShown
from tests.server.support import House

#: A scenario, how far it is played, a piece on the map, where it may go, where it may not, and why.
CASES: dict[str, tuple[str, int, str, str, str, str]] = {
    "normandy": ("la-raye", 12, "us-scouts-a", "tile:2B", "tile:99Z", "unknown-tile"),
    "north-africa": ("murzuk", 12, "italy-scout-a", "tile:6A", "tile:99Z", "unknown-tile"),
    "memoir44": ("pegasus-bridge", 3, "allies-1", "hex:r4c8", "unit:axis-6", "two-units-on-a-hex"),
    "heroes": ("two-streets", 40, "s-dp28", "square:8-3", "square:99-99", "unknown-id"),
}


@cache
def position(name: str) -> str:
    """A position in the middle of a game, as JSON."""
    scenario, steps, *_ = CASES[name]
    game = sandtable.game(name)
    state, chance = game.start(scenario, sandtable.Seeded(1)), sandtable.Seeded(2)
    rng = random.Random(3)
    for _ in range(steps):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    return json.dumps(state.to_json())


def ask(server: House, what: str, **given: Any) -> Any:
    response = server.person().post(f"/api/positions/{what}", given)
    return response.status_code, response.json()


def where(told: dict[str, Any], piece: str) -> str:
    """The place of a piece, as the position names it."""
    if "sides" in told:
        side, _, name = piece.partition("-")
        return str(told["sides"][side]["counters"][name])
    unit = told["units"][piece]
    return str(unit.get("hex", unit.get("at")))


@pytest.mark.parametrize("name", CASES)
def test_a_piece_is_moved_taken_off_and_put_back(server: House, name: str) -> None:
    _, _, piece, place, wrong, key = CASES[name]
    document = json.loads(position(name))
    unit = f"unit:{piece}"
    status, same = ask(server, "moves", position=document, moves=[])
    assert (status, same["position"]) == (200, document)
    PositionTold.model_validate(same)
    assert unit not in same["aside"]
    move = {"do": "move", "piece": unit, "place": place}
    status, moved = ask(server, "moves", position=document, moves=[move])
    assert status == 200, moved
    assert where(moved["position"], piece) == place.partition(":")[2]
    status, gone = ask(server, "moves", position=document, moves=[{"do": "remove", "piece": unit}])
    assert status == 200, gone
    assert unit in gone["aside"]
    status, back = ask(server, "moves", position=gone["position"], moves=[move])
    assert status == 200, back
    assert unit not in back["aside"]
    if name == "memoir44":
        assert back["position"]["units"][piece]["figures"] == 4
    if wrong.startswith("unit:"):  # where that one stands
        wrong = f"hex:{where(document, wrong.removeprefix('unit:'))}"
    impossible = {"do": "move", "piece": unit, "place": wrong}
    status, refused = ask(server, "moves", position=document, moves=[impossible])
    assert (status, refused["error"]["key"]) == (400, key)


def test_what_is_aside_can_be_put_on_the_map(server: House) -> None:
    """Vehicles of North Africa stay where they are: they are not offered."""
    document = json.loads(position("north-africa"))
    told = ask(server, "moves", position=document, moves=[])[1]
    assert told["aside"]
    for piece in told["aside"]:
        move = {"do": "move", "piece": piece, "place": "tile:6A"}
        status, moved = ask(server, "moves", position=document, moves=[move])
        assert status == 200, moved


def test_what_is_no_piece_or_no_place_is_refused(server: House) -> None:
    document = json.loads(position("memoir44"))
    for piece, place, key in (
        ("unit:nobody-1", "hex:r4c8", "unknown-unit"),
        ("card:probe-left", "hex:r4c8", "studio-no-piece"),
        ("unit:allies-1", "tile:1A", "studio-no-place"),
        ("unit:allies-1", "", "studio-no-place"),
    ):
        move = {"do": "move", "piece": piece, "place": place}
        status, told = ask(server, "moves", position=document, moves=[move])
        assert (status, told["error"]["key"]) == (400, key)
    assert ask(server, "moves", position=document, moves=[{"do": "eat", "piece": "x"}])[0] == 422
    assert ask(server, "moves", position={"game": "chess"}, moves=[])[0] == 400


def test_a_puzzle_is_shown_as_its_seat_sees_it_and_its_answer_is_judged(server: House) -> None:
    document = json.loads(position("memoir44"))
    status, shown = ask(server, "puzzle", position=document)
    assert status == 200, shown
    PuzzleShown.model_validate(shown)
    seat, legal = shown["seat"], shown["offer"]["legal"]
    other = next(side for side in ("allies", "axis") if side != shown["side"])
    assert other not in shown["offer"]["view"]["hands"]
    status, judged = ask(server, "answer", position=document, action=legal[0])
    assert status == 200, judged
    assert (judged["seat"], judged["answer"]["action"]) == (seat, legal[0])
    assert judged["judgement"] in ("best", "fine", "inaccuracy", "mistake", "blunder")
    assert judged["candidates"][0]["action"] in legal
    status, refused = ask(server, "answer", position=document, action=["fly", "hex:r0c0"])
    assert (status, refused["error"]["key"]) == (409, "puzzle-not-legal")


def test_no_one_waits_while_an_answer_is_checked(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position can come from anywhere: what it takes to read it is not done in the event loop."""
    found: list[int] = []
    asked = puzzles.asked

    def noted(*args: Any) -> Any:
        found.append(threading.get_ident())
        return asked(*args)

    monkeypatch.setattr(puzzles, "asked", noted)
    document = json.loads(position("normandy"))
    shown = ask(server, "puzzle", position=document)[1]
    assert ask(server, "answer", position=document, action=shown["offer"]["legal"][0])[0] == 200
    assert server.client.portal is not None
    assert found
    assert server.client.portal.call(threading.get_ident) not in found
