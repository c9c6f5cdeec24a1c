"""Cards played on fire, on rolls and on hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import hosts, names
from sandtable.games.heroes.battle import Card
from sandtable.games.heroes.cards.card_effect import (
    PLAIN,
    CardEffect,
    Played,
    unit_named,
)
from sandtable.games.heroes.fire import (
    aiming,
    attack,
    firing,
    hits,
    reactions,
    rolls,
    shots,
    templates,
    throws,
)
from sandtable.games.heroes.fire.kinds_of_fire import CARD
from sandtable.games.heroes.fire.shrug import Shrug
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Where a grenade that was thrown into a room goes when it is sent back.
THROUGH: Final = "through"


class SnapFire(CardEffect):
    """Snap Shot: a unit that is not yet activated fires at the one that has moved or fired.

    As Opportunity Fire, but without the ability (HOS-16.71 to 16.78).
    """

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        target = hosts.host(s).unit
        if not aiming.is_target(s, side, target):
            return []
        active = reactions.acting_units(s)
        return [
            (s.unit(unit).word,)
            for unit in s.battle.roster[side]
            if tokens.in_play(s, unit)
            and not s.is_activated(unit)
            and unit not in active
            and firing.can_fire(s, unit, CARD, target)
        ]

    def take(self, s: HeroesState, played: Played) -> None:
        unit = unit_named(s, played.words[0])
        target = hosts.host(s).unit
        tokens.mark(s, unit, played.events)
        firing.begin(s, unit, CARD, target)


class TakeCover(CardEffect):
    """Flat on the Cobbles: more defence against one attack, then a suppression marker.

    Of no use against fire that does not compare with the Defence Value.
    """

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host: Any = hosts.host(s)
        if host.name != "attack" or not s.is_infantry(host.target):
            return []
        return [] if host.mode in (attack.SNIPE, attack.DIVERT) else PLAIN

    def take(self, s: HeroesState, played: Played) -> None:
        host: Any = hosts.host(s)
        hosts.alter(
            s,
            defence=host.defence + played.card.params["defence"],
            after_marker=host.after_marker + played.card.params["suppression"],
        )


class WeakSpot(CardEffect):
    """Aim for the Vents: normal fire at a heavy vehicle meets its rear defence."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host: Any = hosts.host(s)
        if host.weak_spot or host.shot[0] != "fire":
            return []
        return PLAIN if s.is_heavy(unit_named(s, host.shot[1])) else []

    def take(self, s: HeroesState, played: Played) -> None:
        hosts.alter(s, weak_spot=True)


class Reroll(CardEffect):
    """Second Chance: all dice of a roll of your own again (HOS-21.22, 21.38)."""

    def take(self, s: HeroesState, played: Played) -> None:
        host: Any = hosts.host(s)
        answered = host.name == "fight" and s.side_of_unit(host.unit) != played.side
        rolls.again(s, "answer" if answered else "dice", played.chance, played.events)


class ShrugOff(CardEffect):
    """Dented, Not Dead: a hit by fire may turn into a suppression marker."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host: Any = hosts.host(s)
        fits = host.by_fire and not host.double and not host.cancelled
        return PLAIN if fits and s.is_infantry(host.target) else []

    def take(self, s: HeroesState, played: Played) -> None:
        s.then(Shrug(0, played.side, hosts.host(s).target, played.card.params["roll"], (), 0))


class Glancing(CardEffect):
    """Glancing Blow: a hit by fire on a heavy vehicle is only a suppression marker."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host: Any = hosts.host(s)
        return PLAIN if host.by_fire and not host.double and not host.cancelled else []

    def take(self, s: HeroesState, played: Played) -> None:
        target = hosts.host(s).target
        hosts.alter(s, cancelled=True)
        played.events.append(Event("hit-averted", {"unit": names.unit(s, target)}))
        hits.suppress(s, target, 1, played.events)


class CancelBarrage(CardEffect):
    """Hug Them Close: a barrage too near to the enemy's own men is called off.

    His action or card is spent, the marker of an option is not.
    """

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host: Any = hosts.host(s)
        if host.cancelled:
            return []
        reach = card.params["within"]
        near = any(
            throws.distance(s, unit, host.x, host.y) <= reach for unit in s.on_field(1 - side)
        )
        return PLAIN if near else []

    def take(self, s: HeroesState, played: Played) -> None:
        option: int = hosts.host(s).option
        if option >= 0:
            s.markers[option] += 1
        hosts.alter(s, cancelled=True)


class ReturnGrenade(CardEffect):
    """Return to Sender: the grenade goes off at its thrower (HOS-21.21, 21.37)."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host: Any = hosts.host(s)
        if host.returned:
            return []
        if shots.Shot(s, host.shot).edge >= 0:
            return [] if s.hidden(host.unit) else PLAIN
        return [
            (s.battle.field.point_words[point],)
            for point in throws.points_in_reach(s, host.unit, 1)
        ]

    def take(self, s: HeroesState, played: Played) -> None:
        hosts.alter(s, returned=played.words or (THROUGH,))


class ShortenScatter(CardEffect):
    """Corrected Fire: Indirect Fire or Artillery scatters less far; this adds to a spotter."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        host: Any = hosts.host(s)
        return PLAIN if host.kind in (templates.INDIRECT, templates.ARTILLERY) else []

    def take(self, s: HeroesState, played: Played) -> None:
        hosts.alter(s, shorter=hosts.host(s).shorter + played.card.params["n"])


class MoveAfterFire(CardEffect):
    """Shoot and Shift: the unit that has fired makes a forced move."""

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        return PLAIN if forced.may_advance(s, hosts.host(s).unit) else []

    def take(self, s: HeroesState, played: Played) -> None:
        forced.advance(s, hosts.host(s).unit, played.card.params["squares"])
