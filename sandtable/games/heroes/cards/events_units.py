"""Cards played between activations or at the start of one: on a unit, or barrages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.cards.card_effect import PLAIN, CardEffect, Played
from sandtable.games.heroes.fire import barrages
from sandtable.games.heroes.land import smoke
from sandtable.games.heroes.names import unit_named
from sandtable.games.heroes.pack.battle import Card
from sandtable.games.heroes.status import DAMAGES
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.units import command
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class DoubleAction(CardEffect):
    """Rush into Action: a Movement and a Firing Action, in either order (HOS-21.34)."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = hosts.host(state)
        return PLAIN if isinstance(host, hosts.ActivationHost) and not host.double else []

    def take(self, state: HeroesState, played: Played) -> None:
        hosts.update_host(state, double=True)


class Rally(CardEffect):
    """Steady, Lads: remove all suppression markers from one unit."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [
            (state.unit(unit).word,)
            for unit in state.battle.roster[side]
            if state.suppression[unit] and state.in_play(unit)
        ]

    def take(self, state: HeroesState, played: Played) -> None:
        unit = unit_named(state, played.words[0])
        state.suppression[unit] = 0
        played.events.append(Event("rallied", {"unit": names.unit(state, unit)}))


class Repair(CardEffect):
    """Spanner and Sweat: remove a damage marker, as the vehicle's repair this turn (HOS-18.4)."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [
            (state.unit(unit).word, f"damage:{damage}")
            for unit in state.on_field(side)
            if not state.repaired[unit]
            for bit, damage in enumerate(DAMAGES)
            if state.damage[unit] >> bit & 1
        ]

    def take(self, state: HeroesState, played: Played) -> None:
        bit = DAMAGES.index(played.words[1][len("damage:") :])
        command.repair_damage(state, unit_named(state, played.words[0]), bit, played.events)


class Smoke(CardEffect):
    """Smoke Pots: two markers near one of the player's units, placed after the card is revealed."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        reach = card.params["range_squares"]
        return PLAIN if smoke.possible(state, side, reach) else []

    def take(self, state: HeroesState, played: Played) -> None:
        state.push(smoke.LaySmoke(played.side, played.card.params["range_squares"]))


class BarrageCard(CardEffect):
    """Rockets and bombers: a blast template anywhere, which scatters."""

    def take(self, state: HeroesState, played: Played) -> None:
        barrages.call(state, played.side, played.card.profile, played.card.params)
