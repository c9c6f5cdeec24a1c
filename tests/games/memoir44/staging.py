"""Positions on printed and double boards, and actions that name units by their hexes."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import sandtable
from sandtable.games.memoir44.scenario import SIDES, Unit
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.event import Event
from tests.memoir import act, game, legal, rule_against, table

DRAW = ("probe-left", "probe-right", "probe-center", "attack-left")
HEX = re.compile(r"@(r\d+c\d+)")


def is_kind(unit: Unit, letter: str) -> bool:
    """Is the unit what the letter of a units layer stands for?"""
    side = "allies" if letter.isupper() else "axis"
    return unit.kind is game().pieces.kinds[letter.lower()] and SIDES[unit.side] == side


def printed(
    scenario: str,
    units: Mapping[str, str],
    hand: Iterable[str] = (),
    side: str = "allies",
    enemy_hand: Iterable[str] = ("assault-left",),
    draw: Iterable[str] = DRAW,
    **state: Any,
) -> MemoirState:
    """A position of a printed battle with these units alone: ``i`` is whole, ``i2`` has 2 figures.

    Of the units of the battle the first of the kind that is still free takes each hex.
    """
    free = list(game().scenario(scenario).units)
    placed: dict[str, Any] = {}
    for hex, letters in units.items():
        unit = next(unit for unit in free if is_kind(unit, letters[0]))
        free.remove(unit)
        placed[unit.id] = {"hex": hex, "figures": int(letters[1:] or unit.figures)}
    enemy = "axis" if side == "allies" else "allies"
    position = {
        "sandtable": "position",
        "game": "memoir44",
        "scenario": scenario,
        "side": side,
        "units": placed,
        "hands": {side: list(hand), enemy: list(enemy_hand)},
        "draw": list(draw),
    }
    return game().from_json(position | state)


def overlord(
    units: Mapping[str, str],
    hand: Iterable[str],
    allies: int = 1,
    axis: int = 1,
    state: Mapping[str, Any] | None = None,
    **rest: Any,
) -> MemoirState:
    """A battle on two boards where the commander-in-chief is about to hand out cards."""
    rest.setdefault("enemy_hand", ["recon-in-force"] * 2)
    return table(
        units,
        hand=hand,
        boards=2,
        hands={"allies": 8, "axis": 8},
        options={"allies_seats": allies, "axis_seats": axis},
        state={"decision": [{"frame": "hand-out", "given": []}], **(state or {})},
        **rest,
    )


def hand_out(
    state: sandtable.State, *given: tuple[str, str], dice: Iterable[str] = ()
) -> list[Event]:
    """Give cards to posts and end the hand-out."""
    for card, post in given:
        act(state, f"hand {card} {post}")
    return act(state, "done", dice)


def command(text: str, post: int, section: int, area: int, **rest: Any) -> dict[str, Any]:
    """A command of a side's last turn, as positions write it."""
    return {
        "card": None,
        "text": text,
        "printed": text,
        "section": section,
        "area": area,
        "post": post,
        "fallback": False,
        "symbols": [],
        "halves": [],
    } | rest


def units_of(state: sandtable.State) -> dict[str, Any]:
    units: Any = state.to_json()["units"]
    return dict(units)


def on(state: sandtable.State, hex: str) -> str:
    """The id of the unit on a hex; empty if there is none."""
    return next((id for id, unit in units_of(state).items() if unit["hex"] == hex), "")


def named(state: sandtable.State, notation: str) -> str:
    """``move @r4c2 r4c3`` with the unit that stands on r4c2."""
    return HEX.sub(lambda found: on(state, found[1]) or f"nobody-on-{found[1]}", notation)


def do(
    state: sandtable.State, notation: str, dice: Iterable[str] = (), seat: str | None = None
) -> list[Event]:
    return act(state, named(state, notation), dice, seat)


def offered(state: sandtable.State, notation: str, seat: str | None = None) -> bool:
    return named(state, notation) in legal(state, seat)


def forbidden_by(state: sandtable.State, notation: str, seat: str | None = None) -> str:
    return rule_against(state, named(state, notation), seat)


def destinations(state: sandtable.State, hex: str, seat: str | None = None) -> set[str]:
    """The hexes that the unit on a hex may move to."""
    head = named(state, f"move @{hex} ")
    return {action.removeprefix(head) for action in legal(state, seat) if action.startswith(head)}


def targets(state: sandtable.State, hex: str, seat: str | None = None) -> set[str]:
    """The hexes of the enemies that the unit on a hex may attack."""
    head = named(state, f"battle @{hex} ")
    ids = {action.removeprefix(head) for action in legal(state, seat) if action.startswith(head)}
    units = units_of(state)
    return {units[id]["hex"] for id in ids}


def dice_against(state: sandtable.State, attacker: str, target: str) -> int:
    """The dice of an attack from hex to hex."""
    action = state.game.read(named(state, f"battle @{attacker} @{target}"))
    return state.odds(state.actors()[0], action)[0].dice


def medals(state: sandtable.State, side: str) -> int:
    found: Any = state.to_json()["medals"]
    return int(found[side])


def hand_of(state: sandtable.State, side: str) -> list[str]:
    hands: Any = state.to_json()["hands"]
    return list(hands[side])


def figures(state: sandtable.State, hex: str) -> int:
    """The figures of the unit on a hex; 0 if there is none."""
    unit = units_of(state).get(on(state, hex))
    return 0 if unit is None else int(unit["figures"])


def battles(state: sandtable.State, card: str) -> sandtable.State:
    """Play a card that orders everybody who may be, and go on to the battle step."""
    act(state, f"play {card}")
    if "end-moves" in legal(state):
        act(state, "end-moves")
    return state


def moves(state: sandtable.State, card: str) -> sandtable.State:
    """Play a card that orders everybody who may be; the movement step is next."""
    act(state, f"play {card}")
    return state


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]


def strike(state: sandtable.State, notation: str, dice: Iterable[str]) -> list[Event]:
    """A close assault that is not ambushed."""
    events = do(state, notation)
    return events + act(state, "decline", dice)
