"""Blast templates: howitzers, indirect fire, grenades, artillery (HOS-16.30–16.46, 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.board.squares import SCATTER
from sandtable.games.heroes import names
from sandtable.games.heroes.fields import OPTIONAL_PLACE
from sandtable.games.heroes.fire import affected, aiming, attack
from sandtable.games.heroes.land import cover, ground, sight
from sandtable.games.heroes.land.elements import number
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.pack.counters import X
from sandtable.games.heroes.timing import windows
from sandtable.games.heroes.timing.hosts import IN_ATTACKS
from sandtable.games.heroes.timing.rolls import Rolling
from sandtable.games.heroes.units import abilities, losses, structures
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.fields import Field
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: Kinds of blasts.
HOWITZER: Final = "howitzer"
INDIRECT: Final = "indirect"
GRENADE: Final = "grenade"
ARTILLERY: Final = "artillery"
RAID: Final = "raid"
SECOND: Final = "second"

#: A scatter roll of this or more is on target (HOS-16.42).
ON_TARGET: Final = 5
#: How much a spotter shortens the scatter distance (HOS-16.1).
SPOTTED: Final = 1
#: The directions of SCATTER, as facings.
SCATTER_FACINGS: Final = ("n", "e", "s", "w")


def point_word(hx: int, hy: int) -> str:
    """A point as written in events, in squares: ``5-4``; off the field it may be negative."""
    return f"{number(hx)}-{number(hy)}"


def spotted(state: HeroesState, side: int, hx: int, hy: int) -> bool:
    """Does the side have a spotter with clear sight to the point (HOS-16.1, 20.25)?"""
    for unit in state.battle.roster[side]:
        if not state.in_play(unit) or not abilities.spotter(state, unit):
            continue
        if any(line.penalty == 0 for line in sight.lines_to_point(state, unit, hx, hy)):
            return True
    return False


class Barrage(Rolling):
    """A blast template is placed, may scatter, and attacks what is under it."""

    name = "barrage"
    moments: ClassVar[tuple[str, ...]] = (*Rolling.moments, "barrage-named", "own-scatter")
    counting = IN_ATTACKS
    own_fields: ClassVar[dict[str, Field]] = {"origin": OPTIONAL_PLACE}
    die = "scatter"
    NAMED: ClassVar[int] = 0
    BEFORE: ClassVar[int] = 1
    ROLL: ClassVar[int] = 2
    ROLLED: ClassVar[int] = 3
    SHIFT: ClassVar[int] = 4
    ATTACK: ClassVar[int] = 5
    STRUCTURES: ClassVar[int] = 6
    AGAIN: ClassVar[int] = 7

    def __init__(
        self,
        stage: int = 0,
        side: int = -1,
        firer: int = -1,
        profile: str = "",
        kind: str = ARTILLERY,
        x: int = 0,
        y: int = 0,
        edge: int = -1,
        origin: int = -1,
        only: int = -1,
        scatter: int = 0,
        spotter: bool = False,
        shorter: int = 0,
        penalty: int = 0,
        bonus: int = 0,
        suppression: int = 0,
        templates: int = 1,
        dice: tuple[int, ...] = (),
        die_bonus: int = 0,
        cancelled: bool = False,
        bonuses: int = 0,
        option: int = -1,
    ) -> None:
        self.stage = stage
        #: The side that rolls for scatter and attacks.
        self.side = side
        #: The unit that fires or throws, -1 for artillery.
        self.firer = firer
        self.profile = profile
        self.kind = kind
        #: The centre of the template, in h-units.
        self.x = x
        self.y = y
        #: An opening: instead of a template, the room behind it is attacked (HOS-25.36); or -1.
        self.edge = edge
        #: The square from which it was thrown; the thrower may no longer be there.
        self.origin = origin
        #: The only unit attacked (by a grenade thrown back through an opening); or -1.
        self.only = only
        #: The scatter distance in Interspaces; 0: no roll. Cards shorten it by ``shorter``.
        self.scatter = scatter
        self.spotter = spotter
        self.shorter = shorter
        #: Penalties to every result: suppression of the firer, obstacles on the line.
        self.penalty = penalty
        #: Added to the CV of every attack: cards, ammo, minus Fire on the Move.
        self.bonus = bonus
        #: Suppression markers for all infantry under it.
        self.suppression = suppression
        self.templates = templates
        self.dice = dice
        self.die_bonus = die_bonus
        self.cancelled = cancelled
        self.bonuses = bonuses
        #: The option whose marker paid for it, or -1.
        self.option = option

    def parties(self, state: HeroesState) -> tuple[int, ...]:
        return () if self.firer < 0 else (self.firer,)

    def run(self, state: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.cancelled:
            events.append(Event("barrage-called-off", {"side": SIDES[self.side]}))
            self.done(state)
        elif self.stage == self.NAMED:
            self._named(state, events)
        elif self.stage == self.BEFORE:
            self.proceed(state, stage=self.ROLL)
            windows.open(state, "before-roll")
        elif self.stage == self.ROLL:
            dice = self.roll(1, chance)
            self.proceed(state, stage=self.ROLLED, dice=dice)
            events.append(Event("scatter-rolled", {"side": SIDES[self.side], "dice": [*dice]}))
            windows.open(state, "after-roll")
        elif self.stage == self.ROLLED:
            self.proceed(state, stage=self.SHIFT)
            if not self.on_target():
                windows.open(state, "own-scatter")
        elif self.stage == self.SHIFT:
            self._shift(state, events)
        elif self.stage == self.ATTACK:
            self._attack(state, events)
        elif self.stage == self.STRUCTURES:
            self._structures(state)
        else:
            self._again(state)

    def on_target(self) -> bool:
        return not self.dice or self.dice[0] + self.die_bonus >= ON_TARGET

    def distance(self, state: HeroesState) -> int:
        """The scatter distance; never below 0 (AMB-83)."""
        helped = self.spotter and spotted(state, self.side, self.x, self.y)
        return max(0, self.scatter - self.shorter - (SPOTTED if helped else 0))

    def _named(self, state: HeroesState, events: list[Event]) -> None:
        firer = None if self.firer < 0 else names.unit(state, self.firer)
        side = SIDES[self.side]
        profile = self.profile
        if self.only >= 0:
            pass  # It is thrown back, as the card's event has said.
        elif self.edge >= 0:
            edge = state.battle.field.edges[self.edge].name
            events.append(
                Event(
                    "opening-named",
                    {"side": side, "unit": firer, "profile": profile, "edge": edge},
                )
            )
        else:
            point = point_word(self.x, self.y)
            events.append(
                Event(
                    "point-named",
                    {"side": side, "unit": firer, "profile": profile, "point": point},
                )
            )
        origin = state.places_of(self.firer)[0] if self.edge >= 0 else -1
        self.proceed(state, stage=self.BEFORE if self.scatter else self.ATTACK, origin=origin)
        if self.kind in (INDIRECT, ARTILLERY, RAID):
            windows.open(state, "barrage-named")

    def _shift(self, state: HeroesState, events: list[Event]) -> None:
        """Move the template by its scatter; off the field it has no effect (HOS-28.14)."""
        x, y = self.x, self.y
        if not self.on_target():
            dx, dy = SCATTER[max(self.dice[0] + self.die_bonus, 1) - 1]
            distance = self.distance(state)
            x += 2 * dx * distance
            y += 2 * dy * distance
        field = state.battle.field
        if 0 <= x <= 2 * field.width and 0 <= y <= 2 * field.height:
            events.append(Event("template-placed", {"point": point_word(x, y)}))
            self.proceed(state, stage=self.ATTACK, x=x, y=y)
        else:
            events.append(Event("template-off-field", {"side": SIDES[self.side]}))
            self.proceed(state, stage=self.AGAIN, x=x, y=y)

    def targets(self, state: HeroesState) -> list[int]:
        """The units that are attacked, including friendly ones (HOS-16.34)."""
        if self.only >= 0:
            return [self.only]
        if self.edge >= 0:
            room = affected.room_behind(state, self.origin, self.edge)
            return [unit for unit in affected.in_room(state, room) if not state.hidden(unit)]
        if self.kind == GRENADE and self.firer >= 0:
            return affected.by_grenade(state, self.firer, self.x, self.y)
        return affected.by_blast(state, self.x, self.y)

    def _attack(self, state: HeroesState, events: list[Event]) -> None:
        """Attack each unit separately (HOS-16.35, 28.7)."""
        cv = state.battle.pack.profiles[self.profile].cv
        # A grenade that was thrown back has no firer; its new owner rolls (HOS-21.37).
        returned = self.firer >= 0 and self.side != state.side_of_unit(self.firer)
        pushed: list[Frame[HeroesState]] = []
        for unit in self.targets(state):
            markers = self.suppression if state.is_infantry(unit) else 0
            value = cv[state.counter(unit).kind]
            if value == X:
                pushed.append(losses.Suppression(0, unit, markers))
                continue
            pushed.append(
                attack.Attack(
                    firer=-1 if returned else self.firer,
                    side=self.side,
                    target=unit,
                    mode=attack.BLAST,
                    value=value + self.bonus,
                    penalty=0 if returned else self.penalty,
                    defence=aiming.side_defence(state, unit) + self.bonus_of(state, unit),
                    after_marker=markers,
                )
            )
        self.proceed(state, stage=self.STRUCTURES)
        state.push(*pushed)

    def bonus_of(self, state: HeroesState, unit: int) -> int:
        """The terrain bonus of a unit; inside a room the building gives none (HOS-25.19, 25.37)."""
        if affected.intact(state, state.places_of(unit)[0]):
            return cover.without_building(state, unit)
        return ground.bonus_of(state, unit)

    def _structures(self, state: HeroesState) -> None:
        """After the units, roll for each structure (HOS-16.81)."""
        dice = state.battle.pack.profiles[self.profile].destruction
        if self.only >= 0:
            found: tuple[str, ...] = ()
        elif self.edge >= 0:
            room = affected.room_behind(state, self.origin, self.edge)
            part = state.battle.field.parts[state.battle.field.rooms[room].part]
            found = (f"part:{part.id}",)
        else:
            found = affected.structures_under(state, self.x, self.y)
        self.proceed(state, stage=self.AGAIN)
        structures.attack(state, self.side, self.firer, found, dice)

    def _again(self, state: HeroesState) -> None:
        """Rockets: a second template on the next Interspace in the scatter direction."""
        self.done(state)
        if self.templates > 1:
            if self.on_target():
                state.push(SecondTemplate(self.side, self.profile, self.x, self.y, self.bonus))
            else:
                direction = max(self.dice[0] + self.die_bonus, 1) - 1
                second_template(
                    state, self.side, self.profile, self.x, self.y, self.bonus, direction
                )


def second_template(
    state: HeroesState, side: int, profile: str, x: int, y: int, bonus: int, direction: int
) -> None:
    dx, dy = SCATTER[direction]
    state.push(
        Barrage(
            stage=Barrage.SHIFT,
            side=side,
            profile=profile,
            kind=SECOND,
            x=x + 2 * dx,
            y=y + 2 * dy,
            bonus=bonus,
        )
    )


class SecondTemplate(Frame["HeroesState"]):
    """The first rocket was on target: its owner chooses where the second one lands."""

    name = "second-template"

    def __init__(self, side: int, profile: str, x: int, y: int, bonus: int) -> None:
        self.side = side
        self.profile = profile
        self.x = x
        self.y = y
        self.bonus = bonus

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return (SIDES[self.side],)

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return [("beyond", f"facing:{facing}") for facing in SCATTER_FACINGS]

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        return state.refusal("second-template-beside")

    def resolve(
        self, state: HeroesState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        direction = SCATTER_FACINGS.index(action[1].removeprefix("facing:"))
        second_template(state, self.side, self.profile, self.x, self.y, self.bonus, direction)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-second-template", {"side": SIDES[self.side]})
