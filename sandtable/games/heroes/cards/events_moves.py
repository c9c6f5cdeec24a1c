"""Cards for movement: windows, rubble, halts, traps, forced moves, changes of state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import names
from sandtable.games.heroes.cards import under_way
from sandtable.games.heroes.cards.card_effect import PLAIN, CardEffect, Played
from sandtable.games.heroes.cards.underground import TakeTunnel, eligible
from sandtable.games.heroes.fire import attack
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.names import square_named, square_word, unit_named
from sandtable.games.heroes.pack.battle import Card
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.units import spotting, transport
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class ForcedAdvance(CardEffect):
    """Go! Go! Go!: one unit makes a forced move of up to two squares (HOS-21.20, 21.36)."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [(state.unit(u).word,) for u in state.on_field(side) if forced.may_advance(state, u)]

    def take(self, state: HeroesState, played: Played) -> None:
        forced.advance(state, unit_named(state, played.words[0]), played.card.params["squares"])


class WindowPassage(CardEffect):
    """Surprise: the next step may cross one window (HOS-21.23 to 21.25, 21.39)."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = hosts.host(state)
        assert isinstance(host, forced.ForcedMove | Movement)
        return [] if host.surprise else PLAIN

    def take(self, state: HeroesState, played: Played) -> None:
        hosts.update_host(state, surprise=True)


class SureFooted(CardEffect):
    """Over the Rubble: difficult passage and wire do not stop this Movement Action."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return [] if under_way.movement(state).surefooted else PLAIN

    def take(self, state: HeroesState, played: Played) -> None:
        hosts.update_host(state, surefooted=True)


class HaltVehicle(CardEffect):
    """Stuck Fast: an enemy vehicle's Movement Action ends; its assault is called off."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        movement = under_way.movement(state)
        if state.is_infantry(movement.unit) or movement.halted:
            return []
        return PLAIN

    def take(self, state: HeroesState, played: Played) -> None:
        hosts.halt(state, hosts.host(state).unit)


class Trap(CardEffect):
    """Booby Trap: an attack on infantry in a building or ruin that its side has not entered before.

    A hidden unit cannot be attacked: it shows no Defence Value (HOS-15.7, 15.8).
    """

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        unit = hosts.host(state).unit
        if not state.is_infantry(unit) or state.hidden(unit):
            return []
        entered = state.entered[state.side_of_unit(unit)]
        return [] if state.at[unit] in entered else PLAIN

    def take(self, state: HeroesState, played: Played) -> None:
        unit = hosts.host(state).unit
        # One card for each square.
        state.entered[state.side_of_unit(unit)].add(state.at[unit])
        value = state.battle.pack.profiles[played.card.profile].cv[state.counter(unit).kind]
        defence = state.shows(unit).defence[0]
        state.push(
            attack.Attack(
                side=played.side, target=unit, mode=attack.BLAST, value=value, defence=defence
            )
        )


class FreeStateChange(CardEffect):
    """Drilled Crew: a free change of state at the start of an activation (HOS-15.2).

    For a crew this means leaving its vehicle, onto a free square beside it.
    """

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        unit = hosts.host(state).unit
        if transport.is_crew_aboard(state, unit):
            return [(square_word(state, place),) for place in transport.exits(state, unit)]
        return PLAIN if spotting.changes_state(state, unit) else []

    def take(self, state: HeroesState, played: Played) -> None:
        unit = hosts.host(state).unit
        spotting.flip(state, unit, played.events)
        if played.words:
            place = square_named(state, played.words[0])
            state.put(unit, place)
            played.events.append(
                Event("stepped-out", {"unit": names.unit(state, unit), "square": state.name(place)})
            )
        elif state.hidden(unit):
            spotting.check(state, [unit], played.events)


class Underground(CardEffect):
    """Cellar to Cellar: instead of moving, infantry appears in another building, ruin or trench."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        reach = card.params["range"]
        return [(state.unit(u).word,) for u in state.on_field(side) if eligible(state, u, reach)]

    def take(self, state: HeroesState, played: Played) -> None:
        state.push(TakeTunnel(unit_named(state, played.words[0]), played.card.params["range"]))
