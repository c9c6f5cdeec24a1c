"""Cards for orders, the turn and the whole army."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.cards.card_effect import PLAIN, CardEffect, Played
from sandtable.games.heroes.land import adjacency
from sandtable.games.heroes.names import unit_named
from sandtable.games.heroes.pack.battle import SIDES, Card
from sandtable.games.heroes.pack.counters import OFFICER
from sandtable.games.heroes.status import NO_TOKEN
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.units.abilities import ARMY_ASSAULT, ARMY_CHEER
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def near_officer(state: HeroesState, unit: int, squares: int) -> bool:
    """Is an officer of its side, possibly the unit itself, within ``squares``?"""
    return any(
        other == unit or adjacency.distance(state, unit, other) <= squares
        for other in state.battle.roster[state.side_of_unit(unit)]
        if state.counter(other).role == OFFICER and state.in_play(other)
    )


def with_tokens(state: HeroesState, side: int) -> list[int]:
    """The units of a side with a token that has not been revealed."""
    return [
        unit
        for unit in state.battle.roster[side]
        if state.token[unit] != NO_TOKEN and not state.is_activated(unit) and state.in_play(unit)
    ]


def without_tokens(state: HeroesState, side: int) -> list[int]:
    """The units of a side that could take over a token (HOS-21.19)."""
    return [
        unit
        for unit in state.battle.roster[side]
        if state.token[unit] == NO_TOKEN and not state.is_activated(unit) and state.in_play(unit)
    ]


class MoreTokens(CardEffect):
    """High Command, Another Runner: more tokens this turn (HOS-21.41, HH-21)."""

    def __init__(self, word: str) -> None:
        #: The effect that ``orders`` counts, within the limits, when tokens are taken.
        self.word = word

    def take(self, state: HeroesState, played: Played) -> None:
        for _ in range(played.card.params["n"]):
            state.active_effects[played.side].append(self.word)


class ArmyAssault(CardEffect):
    """Fury of the Führer: Assault +n for all units until the end of the turn (HOS-21.26, 21.27)."""

    def take(self, state: HeroesState, played: Played) -> None:
        state.active_effects[played.side].append(f"{ARMY_ASSAULT}{played.card.params['n']}")


class ArmyCheer(CardEffect):
    """Shoulder to Shoulder: Assault for all infantry, and markers removed near officers."""

    def take(self, state: HeroesState, played: Played) -> None:
        state.active_effects[played.side].append(ARMY_CHEER)
        reach = played.card.params["officer_range"]
        cheered: list[int] = []
        for unit in state.battle.roster[played.side]:
            shaken = state.suppression[unit] and state.is_infantry(unit) and state.in_play(unit)
            if shaken and near_officer(state, unit, reach):
                state.suppression[unit] -= 1
                cheered.append(unit)
        if cheered:
            unit_names = names.units(state, cheered)
            played.events.append(
                Event("recovered", {"side": SIDES[played.side], "units": unit_names})
            )


class CutToken(CardEffect):
    """Cut Wires: an enemy unit far from its officers loses its token, face down."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        reach = card.params["officer_range"]
        return [
            (state.unit(unit).word,)
            for unit in with_tokens(state, 1 - side)
            if not near_officer(state, unit, reach)
        ]

    def take(self, state: HeroesState, played: Played) -> None:
        unit = unit_named(state, played.words[0])
        tokens.lose(state, unit)
        played.events.append(Event("token-cut", {"unit": names.unit(state, unit)}))


class SwapEnemyTokens(CardEffect):
    """Mixed Messages: two enemy units swap tokens; only their owner sees them."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        units = sorted(with_tokens(state, 1 - side), key=lambda unit: names.unit(state, unit))
        return [
            (state.unit(one).word, state.unit(other).word)
            for i, one in enumerate(units)
            for other in units[i + 1 :]
        ]

    def take(self, state: HeroesState, played: Played) -> None:
        one = unit_named(state, played.words[0])
        other = unit_named(state, played.words[1])
        state.token[one], state.token[other] = state.token[other], state.token[one]
        played.events.append(
            Event(
                "tokens-swapped",
                {"unit": names.unit(state, one), "other": names.unit(state, other)},
            )
        )


class ShiftToken(CardEffect):
    """Momentum: an unrevealed token moves to another unit (HOS-21.18, 21.19, 21.35)."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        holders = with_tokens(state, side)
        if window == "own_destroyed":
            doomed = hosts.host(state).unit
            holders = [doomed] if doomed in holders else []
        takers = without_tokens(state, side) if holders else []
        return [
            (state.unit(holder).word, state.unit(taker).word)
            for holder in holders
            for taker in takers
        ]

    def take(self, state: HeroesState, played: Played) -> None:
        holder = unit_named(state, played.words[0])
        taker = unit_named(state, played.words[1])
        state.token[taker] = state.token[holder]
        state.token[holder] = NO_TOKEN
        played.events.append(
            Event(
                "token-shifted", {"unit": names.unit(state, holder), "to": names.unit(state, taker)}
            )
        )


class KeepInitiative(CardEffect):
    """Seize the Hour: the initiative stays where it is."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return PLAIN if state.initiative == side else []

    def take(self, state: HeroesState, played: Played) -> None:
        state.active_effects[played.side].append("keep_initiative")
