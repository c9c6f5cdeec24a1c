"""Cards about orders, the turn and the whole army."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import hosts, names
from sandtable.games.heroes.battle import SIDES, Card
from sandtable.games.heroes.cards.card_effect import (
    PLAIN,
    CardEffect,
    Played,
    unit_named,
)
from sandtable.games.heroes.moving import paces
from sandtable.games.heroes.pack.counters import OFFICER
from sandtable.games.heroes.status import NO_TOKEN
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def near_officer(s: HeroesState, unit: int, squares: int) -> bool:
    """Is an officer of its side, maybe itself, within so many squares?"""
    return any(
        other == unit or paces.distance(s, unit, other) <= squares
        for other in s.battle.roster[s.side_of_unit(unit)]
        if s.counter(other).role == OFFICER and tokens.in_play(s, other)
    )


def with_tokens(s: HeroesState, side: int) -> list[int]:
    """The units of a side under a token that has not come up yet."""
    return [
        unit
        for unit in s.battle.roster[side]
        if s.token[unit] != NO_TOKEN and not s.is_activated(unit) and tokens.in_play(s, unit)
    ]


def without_tokens(s: HeroesState, side: int) -> list[int]:
    """The units of a side that could take a token over (HOS-21.19)."""
    return [
        unit
        for unit in s.battle.roster[side]
        if s.token[unit] == NO_TOKEN and not s.is_activated(unit) and tokens.in_play(s, unit)
    ]


class MoreTokens(CardEffect):
    """High Command, Another Runner: tokens for this turn (HOS-21.41, HH-21)."""

    def __init__(self, word: str) -> None:
        #: What ``orders`` counts when the tokens are taken; it keeps to the limits.
        self.word = word

    def take(self, s: HeroesState, played: Played) -> None:
        for _ in range(played.card.params["n"]):
            s.in_force[played.side].append(self.word)


class ArmyAssault(CardEffect):
    """Fury of the Führer: Assault +n for everyone until the end of the turn (HOS-21.26, 21.27)."""

    def take(self, s: HeroesState, played: Played) -> None:
        s.in_force[played.side].append(f"army_assault:{played.card.params['n']}")


class ArmyCheer(CardEffect):
    """Shoulder to Shoulder: Assault for all infantry, and fewer markers near officers."""

    def take(self, s: HeroesState, played: Played) -> None:
        s.in_force[played.side].append("army_cheer")
        reach = played.card.params["officer_range"]
        cheered: list[int] = []
        for unit in s.battle.roster[played.side]:
            shaken = s.suppression[unit] and s.is_infantry(unit) and tokens.in_play(s, unit)
            if shaken and near_officer(s, unit, reach):
                s.suppression[unit] -= 1
                cheered.append(unit)
        if cheered:
            told = names.units(s, cheered)
            played.events.append(Event("recovered", {"side": SIDES[played.side], "units": told}))


class CutToken(CardEffect):
    """Cut Wires: an enemy unit far from its officers loses its token unseen."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        reach = card.params["officer_range"]
        return [
            (s.unit(unit).word,)
            for unit in with_tokens(s, 1 - side)
            if not near_officer(s, unit, reach)
        ]

    def take(self, s: HeroesState, played: Played) -> None:
        unit = unit_named(s, played.words[0])
        tokens.lose(s, unit)
        played.events.append(Event("token-cut", {"unit": names.unit(s, unit)}))


class SwapEnemyTokens(CardEffect):
    """Mixed Messages: two enemy units exchange their tokens; only their owner sees them."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        units = sorted(with_tokens(s, 1 - side), key=lambda unit: names.unit(s, unit))
        return [
            (s.unit(one).word, s.unit(other).word)
            for i, one in enumerate(units)
            for other in units[i + 1 :]
        ]

    def take(self, s: HeroesState, played: Played) -> None:
        one = unit_named(s, played.words[0])
        other = unit_named(s, played.words[1])
        s.token[one], s.token[other] = s.token[other], s.token[one]
        played.events.append(
            Event("tokens-swapped", {"unit": names.unit(s, one), "other": names.unit(s, other)})
        )


class ShiftToken(CardEffect):
    """Momentum: a token that has not come up goes to another unit (HOS-21.18, 21.19, 21.35)."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        holders = with_tokens(s, side)
        if window == "own_destroyed":
            doomed = hosts.host(s).unit
            holders = [doomed] if doomed in holders else []
        takers = without_tokens(s, side) if holders else []
        return [(s.unit(holder).word, s.unit(taker).word) for holder in holders for taker in takers]

    def take(self, s: HeroesState, played: Played) -> None:
        holder = unit_named(s, played.words[0])
        taker = unit_named(s, played.words[1])
        s.token[taker] = s.token[holder]
        s.token[holder] = NO_TOKEN
        played.events.append(
            Event("token-shifted", {"unit": names.unit(s, holder), "to": names.unit(s, taker)})
        )


class KeepInitiative(CardEffect):
    """Seize the Hour: the marker moves on without being flipped."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return PLAIN if s.initiative == side else []

    def take(self, s: HeroesState, played: Played) -> None:
        s.in_force[played.side].append("keep_initiative")
