"""Cards about movement: windows, rubble, halts, traps, forced moves, changes of state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import hosts, names
from sandtable.games.heroes.battle import Card
from sandtable.games.heroes.cards.card_effect import (
    PLAIN,
    CardEffect,
    Played,
    square_named,
    square_word,
    unit_named,
)
from sandtable.games.heroes.fire import attack
from sandtable.games.heroes.moving import forced, moves, spotting, transport
from sandtable.games.heroes.turn.underground import TakeTunnel, eligible
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class ForcedAdvance(CardEffect):
    """Go! Go! Go!: one unit makes a forced move of up to two squares (HOS-21.20, 21.36)."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [(s.unit(u).word,) for u in s.on_field(side) if forced.may_advance(s, u)]

    def take(self, s: HeroesState, played: Played) -> None:
        forced.advance(s, unit_named(s, played.words[0]), played.card.params["squares"])


class WindowPassage(CardEffect):
    """Surprise: the step that follows may cross one window (HOS-21.23 to 21.25, 21.39)."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [] if hosts.host(s).surprise else PLAIN

    def take(self, s: HeroesState, played: Played) -> None:
        hosts.alter(s, surprise=True)


class SureFooted(CardEffect):
    """Over the Rubble: difficult passage and wire do not stop this Movement Action."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [] if hosts.host(s).surefooted else PLAIN

    def take(self, s: HeroesState, played: Played) -> None:
        hosts.alter(s, surefooted=True)


class HaltVehicle(CardEffect):
    """Stuck Fast: an enemy vehicle's Movement Action ends; its assault is off."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        movement = hosts.host(s)
        if s.is_infantry(movement.unit) or movement.halted:
            return []
        return PLAIN

    def take(self, s: HeroesState, played: Played) -> None:
        moves.halt(s, hosts.host(s).unit)


class Trap(CardEffect):
    """Booby Trap: an attack on infantry in a building or ruin where none of its side has been.

    A hidden unit cannot be attacked: it shows no Defence Value (HOS-15.7, 15.8).
    """

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        unit = hosts.host(s).unit
        if not s.is_infantry(unit) or s.hidden(unit):
            return []
        entered = s.entered[s.side_of_unit(unit)]
        return [] if s.at[unit] in entered else PLAIN

    def take(self, s: HeroesState, played: Played) -> None:
        unit = hosts.host(s).unit
        # One card for each square.
        s.entered[s.side_of_unit(unit)].add(s.at[unit])
        value = s.battle.pack.profiles[played.card.profile].cv[s.counter(unit).kind]
        defence = s.shows(unit).defence[0]
        s.then(
            attack.Attack(
                side=played.side, target=unit, mode=attack.BLAST, value=value, defence=defence
            )
        )


class FreeStateChange(CardEffect):
    """Drilled Crew: a free change of state at the start of an activation (HOS-15.2).

    A crew can only leave in this way, onto a free square beside its vehicle.
    """

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        unit = hosts.host(s).unit
        if transport.is_crew_aboard(s, unit):
            return [(square_word(s, place),) for place in transport.exits(s, unit)]
        return PLAIN if spotting.changes_state(s, unit) else []

    def take(self, s: HeroesState, played: Played) -> None:
        unit = hosts.host(s).unit
        spotting.flip(s, unit, played.events)
        if played.words:
            place = square_named(s, played.words[0])
            s.put(unit, place)
            played.events.append(
                Event("stepped-out", {"unit": names.unit(s, unit), "square": s.name(place)})
            )
        elif s.hidden(unit):
            spotting.check(s, [unit], played.events)


class Underground(CardEffect):
    """Cellar to Cellar: instead of moving, infantry goes to another building, ruin or trench."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        reach = card.params["range"]
        return [(s.unit(u).word,) for u in s.on_field(side) if eligible(s, u, reach)]

    def take(self, s: HeroesState, played: Played) -> None:
        s.then(TakeTunnel(unit_named(s, played.words[0]), played.card.params["range"]))
