"""Cards played on fire, rolls and hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.heroes import names
from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.assaults.assault import Fight
from sandtable.games.heroes.cards import markers, under_way
from sandtable.games.heroes.cards.card_effect import PLAIN, CardEffect, Played
from sandtable.games.heroes.fire import aiming, attack, firing, grenades, kinds_of_fire, templates
from sandtable.games.heroes.fire.kinds_of_fire import BY_CARD
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.names import unit_named
from sandtable.games.heroes.pack.battle import Card
from sandtable.games.heroes.timing import hosts
from sandtable.games.heroes.timing.rolls import OneRoll
from sandtable.games.heroes.units import losses
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Where a grenade that was thrown into a room lands when it is thrown back.
THROUGH: Final = "through"


class SnapFire(CardEffect):
    """Snap Shot: a unit that is not yet activated fires at one that has moved or fired.

    Like Opportunity Fire, but without the ability (HOS-16.71 to 16.78).
    """

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        target = hosts.host(state).unit
        return [
            (state.unit(unit).word,)
            for unit in self.waiting(state, side, target)
            if firing.can_fire(state, unit, BY_CARD, target)
        ]

    def is_playable(self, state: HeroesState, side: int, card: Card, window: str) -> bool:
        target = hosts.host(state).unit
        return any(
            firing.can_fire(state, unit, BY_CARD, target)
            for unit in self.waiting(state, side, target)
        )

    def waiting(self, state: HeroesState, side: int, target: int) -> list[int]:
        """The units that could fire at the target if they had a shot."""
        if not aiming.is_target(state, side, target):
            return []
        active = hosts.activated_units(state)
        return [
            unit
            for unit in state.battle.roster[side]
            if state.in_play(unit) and not state.is_activated(unit) and unit not in active
        ]

    def take(self, state: HeroesState, played: Played) -> None:
        unit = unit_named(state, played.words[0])
        target = hosts.host(state).unit
        tokens.mark(state, unit, played.events)
        firing.begin(state, unit, BY_CARD, target)


class TakeCover(CardEffect):
    """Flat on the Cobbles: more defence against one attack, then a suppression marker.

    Useless against fire that is not compared with the Defence Value.
    """

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = hosts.host(state)
        if not isinstance(host, attack.Attack) or not state.is_infantry(host.target):
            return []
        return [] if host.mode in (attack.SNIPE, attack.DIVERT) else PLAIN

    def take(self, state: HeroesState, played: Played) -> None:
        host = under_way.attack(state)
        hosts.update_host(
            state,
            defence=host.defence + played.card.params["defence"],
            after_marker=host.after_marker + played.card.params["suppression"],
        )


class WeakSpot(CardEffect):
    """Aim for the Vents: normal fire at a heavy vehicle uses its rear defence."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = under_way.firing(state)
        if host.weak_spot or host.shot[0] != "fire":
            return []
        return PLAIN if state.is_heavy(unit_named(state, host.shot[1])) else []

    def take(self, state: HeroesState, played: Played) -> None:
        hosts.update_host(state, weak_spot=True)


class Reroll(CardEffect):
    """Second Chance: re-roll all dice of one of the player's rolls (HOS-21.22, 21.38)."""

    def take(self, state: HeroesState, played: Played) -> None:
        host = hosts.host(state)
        answered = isinstance(host, Fight) and state.side_of_unit(host.unit) != played.side
        markers.roll_again(state, answered, played.chance, played.events)


class ShrugOff(CardEffect):
    """Dented, Not Dead: a hit by fire may become a suppression marker."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = under_way.hit(state)
        fits = host.by_fire and not host.double and not host.cancelled
        return PLAIN if fits and state.is_infantry(host.target) else []

    def take(self, state: HeroesState, played: Played) -> None:
        state.push(
            Shrug(0, played.side, hosts.host(state).target, played.card.params["roll"], (), 0)
        )


class Glancing(CardEffect):
    """Glancing Blow: a hit by fire on a heavy vehicle becomes a suppression marker."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = under_way.hit(state)
        return PLAIN if host.by_fire and not host.double and not host.cancelled else []

    def take(self, state: HeroesState, played: Played) -> None:
        target = hosts.host(state).target
        hosts.update_host(state, cancelled=True)
        played.events.append(Event("hit-averted", {"unit": names.unit(state, target)}))
        losses.suppress(state, target, 1, played.events)


class CancelBarrage(CardEffect):
    """Hug Them Close: a barrage too close to the enemy's own units is called off.

    The action or card is used up, the marker of an option is not.
    """

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = under_way.barrage(state)
        if host.cancelled:
            return []
        reach = card.params["within"]
        near = any(
            grenades.distance(state, unit, host.x, host.y) <= reach
            for unit in state.on_field(1 - side)
        )
        return PLAIN if near else []

    def take(self, state: HeroesState, played: Played) -> None:
        option = under_way.barrage(state).option
        if option >= 0:
            state.markers[option] += 1
        hosts.update_host(state, cancelled=True)


class ReturnGrenade(CardEffect):
    """Return to Sender: the grenade explodes at its thrower (HOS-21.21, 21.37)."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = under_way.firing(state)
        if host.returned:
            return []
        if kinds_of_fire.Shot(state, host.shot).edge >= 0:
            return [] if state.hidden(host.unit) else PLAIN
        return [
            (state.battle.field.point_words[point],)
            for point in grenades.points_in_reach(state, host.unit, 1)
        ]

    def take(self, state: HeroesState, played: Played) -> None:
        hosts.update_host(state, returned=played.words or (THROUGH,))


class ShortenScatter(CardEffect):
    """Corrected Fire: Indirect Fire or Artillery scatters less, in addition to a spotter."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host = under_way.barrage(state)
        return PLAIN if host.kind in (templates.INDIRECT, templates.ARTILLERY) else []

    def take(self, state: HeroesState, played: Played) -> None:
        hosts.update_host(state, shorter=under_way.barrage(state).shorter + played.card.params["n"])


class MoveAfterFire(CardEffect):
    """Shoot and Shift: a unit that has fired makes a forced move."""

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return PLAIN if forced.may_advance(state, hosts.host(state).unit) else []

    def take(self, state: HeroesState, played: Played) -> None:
        forced.advance(state, hosts.host(state).unit, played.card.params["squares"])


class Shrug(OneRoll):
    """The roll to ignore a hit, by the owner of the unit."""

    name = "shrug"
    above = ("window",)
    die = "shrug"

    def __init__(
        self, stage: int, side: int, unit: int, need: int, dice: tuple[int, ...], die_bonus: int
    ) -> None:
        self.stage = stage
        self.side = side
        self.unit = unit
        #: The hit is ignored on this roll or higher.
        self.need = need
        self.dice = dice
        self.die_bonus = die_bonus

    def parties(self, state: HeroesState) -> tuple[int, ...]:
        return (self.unit,)

    def roll_event(self, state: HeroesState, dice: tuple[int, ...]) -> Event:
        return Event("shrug-rolled", {"unit": names.unit(state, self.unit), "dice": [*dice]})

    def take_effect(self, state: HeroesState, events: list[Event]) -> None:
        if self.dice[0] + self.die_bonus >= self.need:
            hosts.update_host(state, cancelled=True)
            events.append(Event("hit-averted", {"unit": names.unit(state, self.unit)}))
            losses.suppress(state, self.unit, 1, events)
