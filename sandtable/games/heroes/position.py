"""A position as a document, in which everything is named as on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.status import PHASES, STANDINGS
from sandtable.kernel.errors import Json

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

DAMAGES: Final = ("crew", "tracks", "hull", "main-weapon")
TOKENS: Final = ("none", *map(str, range(1, 11)), "special", "bluff")
#: Flags of a unit that are written when they are set.
FLAGS: Final = ("resolved", "activated", "fired", "repaired", "supplied")


def write_unit(s: HeroesState, u: int) -> dict[str, Json]:
    """What everyone may see of a unit, but for its token and the side that is down."""
    json: dict[str, Json] = {"standing": STANDINGS[s.standing[u]]}
    if s.at[u] >= 0:
        json["at"] = s.name(s.at[u])
        json["heading"] = COMPASS[s.heading[u]]
    if s.rear[u] >= 0:
        json["rear"] = s.name(s.rear[u])
    if s.carrier[u] >= 0:
        json["carrier"] = s.battle.units[s.carrier[u]].id
        json["heading"] = COMPASS[s.heading[u]]
    json["shows"] = s.shows(u).state
    if s.suppression[u]:
        json["suppression"] = s.suppression[u]
    if s.damage[u]:
        json["damage"] = [word for bit, word in enumerate(DAMAGES) if s.damage[u] >> bit & 1]
    if s.shots[u]:
        json["shots"] = s.shots[u]
    for flag, values in zip(FLAGS, flag_lists(s), strict=True):
        if values[u]:
            json[flag] = True
    return json


def flag_lists(s: HeroesState) -> tuple[list[bool], ...]:
    return (s.resolved, s.activated, s.fired, s.repaired, s.supplied)


def write_whole_unit(s: HeroesState, u: int) -> dict[str, Json]:
    json = write_unit(s, u)
    if s.token[u]:
        json["token"] = TOKENS[s.token[u]]
    if s.alias[u]:
        json["alias"] = s.alias[u]
        json["known"] = s.known[u]
    return json


def card_ids(s: HeroesState, cards: list[int]) -> list[Json]:
    return [s.battle.cards[card].id for card in cards]


def header(s: HeroesState, kind: str) -> dict[str, Json]:
    """What everyone sees of the table, but for units and tokens."""
    field = s.battle.field
    scenario: Json = s.battle.id if s.battle.of_the_book else dict(s.battle.document)
    return {
        "sandtable": kind,
        "game": s.game.id,
        "rules": s.game.rules,
        "scenario": scenario,
        "options": dict(s.options),
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "initiative": SIDES[s.initiative],
        "wrecks": [
            None
            if wreck is None
            else {
                "kind": wreck.kind,
                "at": [s.name(place) for place in wreck.places],
                "points": wreck.points,
            }
            for wreck in s.wrecks
        ],
        "smoke": [s.name(place) for place, there in enumerate(s.smoke) if there],
        "part_points": {
            part.id: points
            for part, points in zip(field.parts, s.part_points, strict=True)
            if points
        },
        "line_points": {
            line.id: points
            for line, points in zip(field.lines, s.line_points, strict=True)
            if points
        },
        "fallen": [field.parts[part].id for part in sorted(s.terrain.fallen)],
        "breaches": [field.edges[edge].name for edge in sorted(s.terrain.breaches)],
        "cleared": [field.lines[line].id for line in sorted(s.terrain.removed)],
        "markers": {
            option.id: left
            for option, left in zip(s.battle.options, s.markers, strict=True)
            if option.markers
        },
        "broken": {
            tile.id: turn
            for tile, broken, turn in zip(s.battle.tiles, s.broken, s.broke_in, strict=True)
            if broken
        },
        "given": {side: [*s.given[i]] for i, side in enumerate(SIDES)},
        "revealed": per_side([*s.revealed]),
        "special_out": per_side([*s.special_out]),
        "in_force": {side: [*s.in_force[i]] for i, side in enumerate(SIDES)},
        "discard": {side: card_ids(s, s.discard[i]) for i, side in enumerate(SIDES)},
        "score": per_side([*s.score]),
        "control": {
            objective.id: None if owner < 0 else SIDES[owner]
            for objective, owner in zip(s.battle.objectives, s.control, strict=True)
        },
        "items": {
            objective.id: {
                "at": None if s.item_at[i] < 0 else s.name(s.item_at[i]),
                "carrier": None if s.item_carrier[i] < 0 else s.battle.units[s.item_carrier[i]].id,
            }
            for i, objective in enumerate(s.battle.objectives)
            if s.item_at[i] >= 0 or s.item_carrier[i] >= 0
        },
        "uses": {
            effect.id: per_side([*uses])
            for effect, uses in zip(s.battle.effects, s.uses, strict=True)
            if effect.uses
        },
        "entered": {
            side: [s.name(place) for place in sorted(s.entered[i])] for i, side in enumerate(SIDES)
        },
    }


def per_side(numbers: list[int]) -> dict[str, Json]:
    return {side: numbers[i] for i, side in enumerate(SIDES)}


def write(s: HeroesState) -> dict[str, Json]:
    return header(s, "position") | {
        "units": {unit.id: write_whole_unit(s, unit.index) for unit in s.battle.units},
        "option_tokens": {
            option.id: {"token": TOKENS[s.option_token[i]], "resolved": s.option_resolved[i]}
            for i, option in enumerate(s.battle.options)
            if s.option_token[i]
        },
        "unplaced": {side: [TOKENS[t] for t in s.unplaced[i]] for i, side in enumerate(SIDES)},
        "lost_numbers": {side: [*s.lost_numbers[i]] for i, side in enumerate(SIDES)},
        "hands": {side: card_ids(s, s.hands[i]) for i, side in enumerate(SIDES)},
        "draw": {side: card_ids(s, s.draw[i]) for i, side in enumerate(SIDES)},
        "bonus": [*s.bonus],
        "kept_bonus": {side: [*s.kept_bonus[i]] for i, side in enumerate(SIDES)},
        "decision": [frame.to_json(s) for frame in s.frames],
        "outcome": None if s.outcome is None else s.outcome.to_json(),
    }
