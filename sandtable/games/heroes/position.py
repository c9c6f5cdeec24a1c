"""Writing positions as documents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import PHASES, STATUSES
from sandtable.games.heroes.timing import hosts
from sandtable.kernel.errors import Json

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

DAMAGES: Final = ("crew", "tracks", "hull", "main-weapon")
TOKENS: Final = ("none", *map(str, range(1, 11)), "special", "bluff")
#: Flags of a unit that are written if set.
FLAGS: Final = ("resolved", "activated", "fired", "repaired", "supplied")


def write_unit(state: HeroesState, u: int) -> dict[str, Json]:
    """The public part of a unit, except its token and the side that is face down."""
    json: dict[str, Json] = {"standing": STATUSES[state.status[u]]}
    if state.at[u] >= 0:
        json["at"] = state.name(state.at[u])
        json["heading"] = COMPASS[state.heading[u]]
    if state.rear[u] >= 0:
        json["rear"] = state.name(state.rear[u])
    if state.carrier[u] >= 0:
        json["carrier"] = state.battle.units[state.carrier[u]].id
        json["heading"] = COMPASS[state.heading[u]]
    json["shows"] = state.shows(u).state
    if state.suppression[u]:
        json["suppression"] = state.suppression[u]
    if state.damage[u]:
        json["damage"] = [word for bit, word in enumerate(DAMAGES) if state.damage[u] >> bit & 1]
    if state.shots[u]:
        json["shots"] = state.shots[u]
    for flag, values in zip(FLAGS, flag_lists(state), strict=True):
        if values[u]:
            json[flag] = True
    return json


def flag_lists(state: HeroesState) -> tuple[list[bool], ...]:
    return (state.resolved, state.activated, state.fired, state.repaired, state.supplied)


def write_whole_unit(state: HeroesState, u: int) -> dict[str, Json]:
    json = write_unit(state, u)
    if state.token[u]:
        json["token"] = TOKENS[state.token[u]]
    if state.alias[u]:
        json["alias"] = state.alias[u]
        json["known"] = state.known[u]
    return json


def card_ids(state: HeroesState, cards: list[int]) -> list[Json]:
    return [state.battle.cards[card].id for card in cards]


def header(state: HeroesState, kind: str) -> dict[str, Json]:
    """The public part of a position, except units and tokens."""
    field = state.battle.field
    scenario: Json = state.battle.id if state.battle.official else dict(state.battle.document)
    return {
        "sandtable": kind,
        "game": state.game.id,
        "rules": state.game.rules,
        "scenario": scenario,
        "options": dict(state.options),
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "initiative": SIDES[state.initiative],
        "wrecks": [
            None
            if wreck is None
            else {
                "kind": wreck.kind,
                "at": [state.name(place) for place in wreck.places],
                "points": wreck.points,
            }
            for wreck in state.wrecks
        ],
        "smoke": [state.name(place) for place, there in enumerate(state.smoke) if there],
        "part_points": {
            part.id: points
            for part, points in zip(field.parts, state.part_points, strict=True)
            if points
        },
        "line_points": {
            line.id: points
            for line, points in zip(field.lines, state.line_points, strict=True)
            if points
        },
        "fallen": [field.parts[part].id for part in sorted(state.terrain.fallen)],
        "breaches": [field.edges[edge].name for edge in sorted(state.terrain.breaches)],
        "cleared": [field.lines[line].id for line in sorted(state.terrain.removed)],
        "markers": {
            option.id: left
            for option, left in zip(state.battle.options, state.markers, strict=True)
            if option.markers
        },
        "broken": {
            tile.id: turn
            for tile, broken, turn in zip(
                state.battle.tiles, state.broken, state.broke_in, strict=True
            )
            if broken
        },
        "given": {side: [*state.tokens_taken[i]] for i, side in enumerate(SIDES)},
        "revealed": per_side([*state.revealed]),
        "special_out": per_side([*state.special_out]),
        "in_force": {side: [*state.active_effects[i]] for i, side in enumerate(SIDES)},
        "discard": {side: card_ids(state, state.discard[i]) for i, side in enumerate(SIDES)},
        "score": per_side([*state.score]),
        "control": {
            objective.id: None if owner < 0 else SIDES[owner]
            for objective, owner in zip(state.battle.objectives, state.control, strict=True)
        },
        "items": {
            objective.id: {
                "at": None if state.item_at[i] < 0 else state.name(state.item_at[i]),
                "carrier": None
                if state.item_carrier[i] < 0
                else state.battle.units[state.item_carrier[i]].id,
            }
            for i, objective in enumerate(state.battle.objectives)
            if state.item_at[i] >= 0 or state.item_carrier[i] >= 0
        },
        "uses": {
            effect.id: per_side([*uses])
            for effect, uses in zip(state.battle.effects, state.uses_left, strict=True)
            if effect.uses
        },
        "entered": {
            side: [state.name(place) for place in sorted(state.entered[i])]
            for i, side in enumerate(SIDES)
        },
        **write_spent(state),
    }


def write_spent(state: HeroesState) -> dict[str, Json]:
    """The markers spent in the actions under way, if any."""
    spent: list[Json] = [
        [depth, marker] for depth, marker in state.spent_markers if hosts.is_action(state, depth)
    ]
    return {"spent_markers": spent} if spent else {}


def per_side(numbers: list[int]) -> dict[str, Json]:
    return {side: numbers[i] for i, side in enumerate(SIDES)}


def write(state: HeroesState) -> dict[str, Json]:
    return header(state, "position") | {
        "units": {unit.id: write_whole_unit(state, unit.index) for unit in state.battle.units},
        "option_tokens": {
            option.id: {
                "token": TOKENS[state.option_token[i]],
                "resolved": state.option_resolved[i],
            }
            for i, option in enumerate(state.battle.options)
            if state.option_token[i]
        },
        "unplaced": {side: [TOKENS[t] for t in state.unplaced[i]] for i, side in enumerate(SIDES)},
        "lost_numbers": {side: [*state.lost_numbers[i]] for i, side in enumerate(SIDES)},
        "hands": {side: card_ids(state, state.hands[i]) for i, side in enumerate(SIDES)},
        "draw": {side: card_ids(state, state.draw[i]) for i, side in enumerate(SIDES)},
        "bonus": [*state.bonus],
        "kept_bonus": {side: [*state.kept_bonus[i]] for i, side in enumerate(SIDES)},
        "decision": [frame.to_json(state) for frame in state.frames],
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }
