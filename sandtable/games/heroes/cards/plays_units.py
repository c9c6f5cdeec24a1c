"""Cards played between activations or at the start of one: on a unit, or from far away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import hosts, names
from sandtable.games.heroes.battle import Card
from sandtable.games.heroes.cards.card_effect import (
    PLAIN,
    CardEffect,
    Played,
    unit_named,
)
from sandtable.games.heroes.fire import barrages
from sandtable.games.heroes.land import smoke
from sandtable.games.heroes.turn import command, tokens
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class DoubleAction(CardEffect):
    """Rush into Action: a Movement and a Firing Action, in either order (HOS-21.34)."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [] if hosts.host(s).double else PLAIN

    def take(self, s: HeroesState, played: Played) -> None:
        hosts.alter(s, double=True)


class Rally(CardEffect):
    """Steady, Lads: all suppression markers come off one unit."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [
            (s.unit(unit).word,)
            for unit in s.battle.roster[side]
            if s.suppression[unit] and tokens.in_play(s, unit)
        ]

    def take(self, s: HeroesState, played: Played) -> None:
        unit = unit_named(s, played.words[0])
        s.suppression[unit] = 0
        played.events.append(Event("rallied", {"unit": names.unit(s, unit)}))


class Repair(CardEffect):
    """Spanner and Sweat: a damage marker comes off; the vehicle's repair of the turn (HOS-18.4)."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [
            (s.unit(unit).word, f"damage:{damage}")
            for unit in s.on_field(side)
            if not s.repaired[unit]
            for bit, damage in enumerate(command.DAMAGES)
            if s.damage[unit] >> bit & 1
        ]

    def take(self, s: HeroesState, played: Played) -> None:
        bit = command.DAMAGES.index(played.words[1][len("damage:") :])
        command.mend(s, unit_named(s, played.words[0]), bit, played.events)


class Smoke(CardEffect):
    """Smoke Pots: two markers near one of your units; where, is chosen when the card is out."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        reach = card.params["range_squares"]
        return PLAIN if smoke.possible(s, side, reach) else []

    def take(self, s: HeroesState, played: Played) -> None:
        s.then(smoke.LaySmoke(played.side, played.card.params["range_squares"]))


class Barrage(CardEffect):
    """Rockets and bombers: a blast template anywhere, which scatters."""

    def take(self, s: HeroesState, played: Played) -> None:
        barrages.call(s, played.side, played.card.profile, played.card.params)
