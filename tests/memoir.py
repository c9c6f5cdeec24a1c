"""Helpers for the tests of Memoir '44: small battles drawn by hand."""

from collections.abc import Iterable, Mapping
from typing import Any

import sandtable
from sandtable.games.memoir44.game import Memoir44
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.event import Event

FACES = {"INF": 0, "ARM": 2, "GRE": 3, "FLAG": 4, "STAR": 5}
_GAME = Memoir44()


def game() -> Memoir44:
    return _GAME


def layer(letters: Mapping[str, str], boards: int = 1) -> str:
    """A drawn layer with these letters on these hexes, dots elsewhere."""
    rows = []
    for row in range(9):
        width = 13 * boards - row % 2
        rows.append(" ".join(letters.get(f"r{row}c{column}", ".") for column in range(width)))
    return "\n".join(rows) + "\n"


def battle(
    units: Mapping[str, str],
    ground: Mapping[str, str] | None = None,
    obstacles: Mapping[str, str] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """A scenario document: units by hex (i a g s r e, capitals Allied), terrain, obstacles."""
    boards = rest.get("boards", 1)
    return {
        "id": "test",
        "number": 99,
        "name": "Test",
        "from": "1944-06-06",
        "to": "1944-06-06",
        "source": "house",
        "boards": boards,
        "face": "countryside",
        "first": "allies",
        "hands": {"allies": 4, "axis": 4},
        "medals": {"allies": 4, "axis": 4},
        "map": layer(ground or {}, boards),
        "units": layer(units, boards),
        "obstacles": layer(obstacles or {}, boards),
        **rest,
    }


def table(
    units: Mapping[str, str],
    hand: Iterable[str] = (),
    ground: Mapping[str, str] | None = None,
    obstacles: Mapping[str, str] | None = None,
    side: str = "allies",
    enemy_hand: Iterable[str] = ("assault-left",),
    draw: Iterable[str] = ("probe-left", "probe-right", "probe-center", "attack-left"),
    options: Mapping[str, Any] | None = None,
    state: Mapping[str, Any] | None = None,
    **rest: Any,
) -> MemoirState:
    """A battle at the start of a side's turn, with these hands and this draw pile.

    Units are numbered by side in reading order of their hexes: ``allies-1`` is the first Allied.
    ``state`` overrides keys of the position (see ``to_json``), ``rest`` those of the scenario.
    """
    document = {"unboxed": True, **battle(units, ground, obstacles, **rest)}
    made = game().scenario(document)
    enemy = "axis" if side == "allies" else "allies"
    position: dict[str, Any] = {
        "sandtable": "position",
        "game": "memoir44",
        "scenario": document,
        "options": dict(options or {}),
        "side": side,
        "units": {
            unit.id: {"hex": made.board.names[unit.hex], "figures": unit.figures}
            for unit in made.units
            if unit.hex >= 0
        },
        "wire": [made.board.names[hex] for hex, there in enumerate(made.wire) if there],
        "sandbags": [made.board.names[hex] for hex, there in enumerate(made.sandbags) if there],
        "hands": {side: list(hand), enemy: list(enemy_hand)},
        "draw": list(draw),
        **(state or {}),
    }
    return game().from_json(position)


def act(
    state: sandtable.State, notation: str, dice: Iterable[str] = (), seat: str | None = None
) -> list[Event]:
    """Apply an action in the notation, with these faces; all of them must be used."""
    chance = sandtable.Scripted([FACES[face] for face in dice])
    events = state.apply(seat or state.actors()[0], state.game.read(notation), chance)
    assert not chance.dice, f"dice left over: {chance.dice}"
    return events


def legal(state: sandtable.State, seat: str | None = None) -> list[str]:
    """The legal actions in the notation, with the ids of hexes."""
    return [
        " ".join([action[0], *[word.partition(":")[2] for word in action[1:]]])
        for action in state.legal(seat or state.actors()[0])
    ]


def rule_against(state: sandtable.State, notation: str, seat: str | None = None) -> str:
    """The id of the rule that forbids an action; asking must not touch the state."""
    before = state.to_json()
    refusal = state.why_not(seat or state.actors()[0], state.game.read(notation))
    assert refusal is not None, f"{notation} is allowed"
    assert state.to_json() == before
    return refusal.rule
