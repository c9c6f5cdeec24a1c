"""What a seat may see, by allow-list; and positions that agree with it.

Secret are: hands and draw piles, the faces of order tokens that are not revealed (HOS-3.19), who is
hidden (HOS-15.38), bonus tokens on the field (HH-9). While a side places its tokens the other sees
nothing of them (HOS-3.36).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names, objectives
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.determinize import printed_on
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


def view(s: HeroesState, seat: str | None) -> dict[str, Json]:
    """The table from one seat; None is a spectator."""
    mine = -1 if seat is None else SIDES.index(seat)
    prompt = s.prompt()
    return header(s, "view") | {
        "seat": seat,
        "units": view_units(s, mine),
        "hidden": view_hidden(s, mine),
        "option_tokens": view_option_tokens(s, mine),
        "points": per_side(objectives.points(s)),
        "hand_sizes": {side: len(s.hands[i]) for i, side in enumerate(SIDES)},
        "draw_sizes": {side: len(s.draw[i]) for i, side in enumerate(SIDES)},
        "bonus": [token >= 0 for token in s.bonus],
        "bonus_kept": {side: len(s.kept_bonus[i]) for i, side in enumerate(SIDES)},
        "own": {} if mine < 0 else own(s, mine),
        "decision": [frame.view(s, seat) for frame in s.frames],
        "actors": [*s.actors()],
        "prompt": None if prompt is None else prompt.to_json(),
        "outcome": None if s.outcome is None else s.outcome.to_json(),
    }


def own(s: HeroesState, side: int) -> dict[str, Json]:
    """What only this side knows."""
    return {
        "hand": card_ids(s, sorted(s.hands[side])),
        "unplaced": [TOKENS[token] for token in s.unplaced[side]],
        "lost_numbers": [*s.lost_numbers[side]],
        "kept_bonus": [*s.kept_bonus[side]],
    }


def view_units(s: HeroesState, mine: int) -> dict[str, Json]:
    """Units by their ids; those a seat does not know are in ``hidden``.

    Enemies that could still be set up hidden are left out: else those that are missing would tell
    who was.
    """
    told: dict[str, Json] = {}
    unseen = {u for i in (0, 1) for u in deployment.waiting(s, i) if may_hide(s, u)}
    for unit in s.battle.units:
        u = unit.index
        if unit.side == mine:
            told[unit.id] = write_whole_unit(s, u)
        elif s.known[u] and u not in unseen:
            told[unit.id] = write_unit(s, u) | view_token(s, u)
    return told


def view_hidden(s: HeroesState, mine: int) -> dict[str, Json]:
    """Hidden units by their aliases: their square, what their upper side shows, their markers."""
    unknown = [u for u, known in enumerate(s.known) if not known and s.side_of_unit(u) != mine]
    unknown.sort(key=lambda u: (s.side_of_unit(u), s.alias[u]))
    return {
        names.alias(s, u): write_unit(s, u)
        | view_token(s, u)
        | {"side": SIDES[s.side_of_unit(u)], "printed": printed_on(s.shows(u))}
        for u in unknown
    }


def may_hide(s: HeroesState, u: int) -> bool:
    return any(s.counter(u).faces[face].hidden for face in deployment.states(s, u))


def view_token(s: HeroesState, u: int) -> dict[str, Json]:
    """An enemy's token: its face once it is resolved, before that only that it lies there."""
    if not s.token[u] or placing(s, s.side_of_unit(u)):
        return {}
    return {"token": TOKENS[s.token[u]] if s.resolved[u] else "unknown"}


def view_option_tokens(s: HeroesState, mine: int) -> dict[str, Json]:
    told: dict[str, Json] = {}
    for i, option in enumerate(s.battle.options):
        if not s.option_token[i]:
            continue
        if option.side == mine or s.option_resolved[i]:
            token = TOKENS[s.option_token[i]]
            told[option.id] = {"token": token, "resolved": s.option_resolved[i]}
        elif not placing(s, option.side):
            told[option.id] = {"token": "unknown", "resolved": False}
    return told


def placing(s: HeroesState, side: int) -> bool:
    """Are its tokens unseen? Until all lie there; where both place together, those of both."""
    return any(isinstance(frame, orders.Placing) and side in frame.sides for frame in s.frames)
