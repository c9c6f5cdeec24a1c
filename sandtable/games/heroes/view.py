"""What a seat may see, built from an allow-list.

Secret are hands and draw piles, the faces of unrevealed order tokens (HOS-3.19), the identities of
hidden units (HOS-15.38), and bonus tokens on the field (HH-9). While a side places its tokens, the
other side does not see them at all (HOS-3.36).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.determinize import printed_on
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.position import (
    TOKENS,
    card_ids,
    header,
    per_side,
    write_unit,
    write_whole_unit,
)
from sandtable.games.heroes.turn import deployment, orders
from sandtable.kernel.errors import Json

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def view(state: HeroesState, seat: str | None) -> dict[str, Json]:
    """The table as one seat (None: a spectator) sees it."""
    mine = -1 if seat is None else SIDES.index(seat)
    prompt = state.prompt()
    return header(state, "view") | {
        "seat": seat,
        "units": view_units(state, mine),
        "hidden": view_hidden(state, mine),
        "option_tokens": view_option_tokens(state, mine),
        "points": per_side(objectives.points(state)),
        "hand_sizes": {side: len(state.hands[i]) for i, side in enumerate(SIDES)},
        "draw_sizes": {side: len(state.draw[i]) for i, side in enumerate(SIDES)},
        "bonus": [token >= 0 for token in state.bonus],
        "bonus_kept": {side: len(state.kept_bonus[i]) for i, side in enumerate(SIDES)},
        "own": {} if mine < 0 else own(state, mine),
        "decision": [frame.view(state, seat) for frame in state.frames],
        "actors": [*state.actors()],
        "prompt": None if prompt is None else prompt.to_json(),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }


def own(state: HeroesState, side: int) -> dict[str, Json]:
    """What only this side knows."""
    return {
        "hand": card_ids(state, sorted(state.hands[side])),
        "unplaced": [TOKENS[token] for token in state.unplaced[side]],
        "lost_numbers": [*state.lost_numbers[side]],
        "kept_bonus": [*state.kept_bonus[side]],
    }


def view_units(state: HeroesState, mine: int) -> dict[str, Json]:
    """Units by their ids; those a seat does not know are in ``hidden``.

    Enemies that could still be set up hidden are left out: otherwise the missing ones would reveal
    which units are hidden.
    """
    found: dict[str, Json] = {}
    unseen = unseen_units(state)
    for unit in state.battle.units:
        u = unit.index
        if unit.side == mine:
            found[unit.id] = write_whole_unit(state, u)
        elif state.known[u] and u not in unseen:
            found[unit.id] = write_unit(state, u) | view_token(state, u)
    return found


def view_hidden(state: HeroesState, mine: int) -> dict[str, Json]:
    """Hidden units by their aliases: square, visible values, markers."""
    unknown = [
        u for u, known in enumerate(state.known) if not known and state.side_of_unit(u) != mine
    ]
    unknown.sort(key=lambda u: (state.side_of_unit(u), state.alias[u]))
    return {
        names.alias(state, u): write_unit(state, u)
        | view_token(state, u)
        | {"side": SIDES[state.side_of_unit(u)], "printed": printed_on(state.shows(u))}
        for u in unknown
    }


def unseen_units(state: HeroesState) -> set[int]:
    """Units that could still be set up hidden."""
    return {u for i in (0, 1) for u in deployment.waiting(state, i) if may_hide(state, u)}


def may_hide(state: HeroesState, u: int) -> bool:
    return any(state.counter(u).faces[face].hidden for face in deployment.states(state, u))


def view_token(state: HeroesState, u: int) -> dict[str, Json]:
    """An enemy's token: its face once it is resolved, before that only its presence."""
    if not state.token[u] or placing(state, state.side_of_unit(u)):
        return {}
    return {"token": TOKENS[state.token[u]] if state.resolved[u] else "unknown"}


def view_option_tokens(state: HeroesState, mine: int) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for i, option in enumerate(state.battle.options):
        if not state.option_token[i]:
            continue
        if option.side == mine or state.option_resolved[i]:
            token = TOKENS[state.option_token[i]]
            found[option.id] = {"token": token, "resolved": state.option_resolved[i]}
        elif not placing(state, option.side):
            found[option.id] = {"token": "unknown", "resolved": False}
    return found


def placing(state: HeroesState, side: int) -> bool:
    """Are a side's tokens invisible because it (or both together) is still placing them?"""
    return any(isinstance(frame, orders.Placing) and side in frame.sides for frame in state.frames)
