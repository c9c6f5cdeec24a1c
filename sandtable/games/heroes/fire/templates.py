"""Blast templates: howitzers, indirect fire, grenades, artillery (HOS-16.30–16.46, 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sandtable.board.squares import SCATTER
from sandtable.games.heroes import abilities, names, windows
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.fire import affected, aiming, attack, hits
from sandtable.games.heroes.fire.rolls import Rolling
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.land import cover, ground, sight, structures
from sandtable.games.heroes.land.field import number
from sandtable.games.heroes.pack.counters import X
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
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

#: A scatter die of this or more is on target (HOS-16.42).
ON_TARGET: Final = 5
#: What a spotter takes from the scatter distance (HOS-16.1).
SPOTTED: Final = 1
#: The directions of SCATTER, as facings.
SCATTER_FACINGS: Final = ("n", "e", "s", "w")


def point_word(hx: int, hy: int) -> str:
    """A point for people: ``5-4``, in squares; beyond the field it may be below 0."""
    return f"{number(hx)}-{number(hy)}"


def spotted(s: HeroesState, side: int, hx: int, hy: int) -> bool:
    """Has the side a spotter with clear sight to the point (HOS-16.1, 20.25)? One is enough."""
    for unit in s.battle.roster[side]:
        if not hits.in_play(s, unit) or not abilities.spotter(s, unit):
            continue
        if any(line.penalty == 0 for line in sight.lines_to_point(s, unit, hx, hy)):
            return True
    return False


class Barrage(Rolling):
    """A blast template is named, may scatter, and attacks what lies under it."""

    name = "barrage"
    die = "scatter"
    fields = (
        ("stage", "int"),
        ("side", "side"),
        ("firer", "unit"),
        ("profile", "text"),
        ("kind", "text"),
        ("x", "int"),
        ("y", "int"),
        ("edge", "int"),
        ("origin", "place"),
        ("only", "unit"),
        ("scatter", "int"),
        ("spotter", "flag"),
        ("shorter", "int"),
        ("penalty", "int"),
        ("bonus", "int"),
        ("suppression", "int"),
        ("templates", "int"),
        ("dice", "ints"),
        ("die_bonus", "int"),
        ("cancelled", "flag"),
        ("bonuses", "int"),
        ("option", "int"),
    )
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
        #: Who rolls scatter and attacks.
        self.side = side
        #: The unit that fires or throws, -1 for artillery.
        self.firer = firer
        self.profile = profile
        self.kind = kind
        #: The centre of the template, in h-units.
        self.x = x
        self.y = y
        #: An opening: no template is laid, the room behind it is attacked (HOS-25.36); or -1.
        self.edge = edge
        #: The square from which it was thrown; the thrower may be gone by now.
        self.origin = origin
        #: This unit alone is attacked (a grenade sent back through an opening); or -1.
        self.only = only
        #: Interspaces that it may scatter; 0: no roll. ``shorter`` is taken off by cards.
        self.scatter = scatter
        self.spotter = spotter
        self.shorter = shorter
        #: Taken from every result: suppression of the firer, obstacles on the line.
        self.penalty = penalty
        #: Added to the CV of every attack: cards, ammo, less Fire on the Move.
        self.bonus = bonus
        #: Markers for all infantry under it.
        self.suppression = suppression
        self.templates = templates
        self.dice = dice
        self.die_bonus = die_bonus
        self.cancelled = cancelled
        self.bonuses = bonuses
        #: The option whose marker paid for it, or -1.
        self.option = option

    def parties(self, s: HeroesState) -> tuple[int, ...]:
        return () if self.firer < 0 else (self.firer,)

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        if self.cancelled:
            events.append(Event("barrage-called-off", {"side": SIDES[self.side]}))
            self.done(s)
        elif self.stage == self.NAMED:
            self._named(s, events)
        elif self.stage == self.BEFORE:
            self.go(s, stage=self.ROLL)
            windows.open(s, "before-roll")
        elif self.stage == self.ROLL:
            dice = self.roll(1, chance)
            self.go(s, stage=self.ROLLED, dice=dice)
            events.append(Event("scatter-rolled", {"side": SIDES[self.side], "dice": [*dice]}))
            windows.open(s, "after-roll")
        elif self.stage == self.ROLLED:
            self.go(s, stage=self.SHIFT)
            if not self.on_target():
                windows.open(s, "own-scatter")
        elif self.stage == self.SHIFT:
            self._shift(s, events)
        elif self.stage == self.ATTACK:
            self._attack(s, events)
        elif self.stage == self.STRUCTURES:
            self._structures(s)
        else:
            self._again(s)

    def on_target(self) -> bool:
        return not self.dice or self.dice[0] + self.die_bonus >= ON_TARGET

    def distance(self, s: HeroesState) -> int:
        """The scatter distance; never below 0 (AMB-83)."""
        helped = self.spotter and spotted(s, self.side, self.x, self.y)
        return max(0, self.scatter - self.shorter - (SPOTTED if helped else 0))

    def _named(self, s: HeroesState, events: list[Event]) -> None:
        firer = None if self.firer < 0 else names.unit(s, self.firer)
        side = SIDES[self.side]
        profile = self.profile
        if self.only >= 0:
            pass  # It comes back to its thrower; the card has told so.
        elif self.edge >= 0:
            edge = s.battle.field.edges[self.edge].name
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
        origin = s.places_of(self.firer)[0] if self.edge >= 0 else -1
        self.go(s, stage=self.BEFORE if self.scatter else self.ATTACK, origin=origin)
        if self.kind in (INDIRECT, ARTILLERY, RAID):
            windows.open(s, "barrage-named")

    def _shift(self, s: HeroesState, events: list[Event]) -> None:
        """Move the template by its scatter; off the field it has no effect (HOS-28.14)."""
        x, y = self.x, self.y
        if not self.on_target():
            dx, dy = SCATTER[max(self.dice[0] + self.die_bonus, 1) - 1]
            distance = self.distance(s)
            x += 2 * dx * distance
            y += 2 * dy * distance
        field = s.battle.field
        if 0 <= x <= 2 * field.width and 0 <= y <= 2 * field.height:
            events.append(Event("template-placed", {"point": point_word(x, y)}))
            self.go(s, stage=self.ATTACK, x=x, y=y)
        else:
            events.append(Event("template-off-field", {"side": SIDES[self.side]}))
            self.go(s, stage=self.AGAIN, x=x, y=y)

    def targets(self, s: HeroesState) -> list[int]:
        """The units that are attacked, friends too (HOS-16.34)."""
        if self.only >= 0:
            return [self.only]
        if self.edge >= 0:
            room = affected.room_behind(s, self.origin, self.edge)
            return [unit for unit in affected.in_room(s, room) if not s.hidden(unit)]
        if self.kind == GRENADE and self.firer >= 0:
            return affected.by_grenade(s, self.firer, self.x, self.y)
        return affected.by_blast(s, self.x, self.y)

    def _attack(self, s: HeroesState, events: list[Event]) -> None:
        """A separate attack on every unit (HOS-16.35, 28.7)."""
        cv = s.battle.pack.profiles[self.profile].cv
        # A grenade that was sent back is nobody's fire: its new owner rolls (HOS-21.37).
        returned = self.firer >= 0 and self.side != s.side_of_unit(self.firer)
        pushed: list[Frame[HeroesState]] = []
        for unit in self.targets(s):
            markers = self.suppression if s.is_infantry(unit) else 0
            value = cv[s.counter(unit).kind]
            if value == X:
                pushed.append(hits.Suppression(0, unit, markers))
                continue
            pushed.append(
                attack.Attack(
                    firer=-1 if returned else self.firer,
                    side=self.side,
                    target=unit,
                    mode=attack.BLAST,
                    value=value + self.bonus,
                    penalty=0 if returned else self.penalty,
                    defence=aiming.side_defence(s, unit) + self.bonus_of(s, unit),
                    after_marker=markers,
                )
            )
        self.go(s, stage=self.STRUCTURES)
        s.then(*pushed)

    def bonus_of(self, s: HeroesState, unit: int) -> int:
        """Inside a room the building gives no bonus (HOS-25.19, 25.37)."""
        if affected.intact(s, s.places_of(unit)[0]):
            return cover.without_building(s, unit)
        return ground.bonus_of(s, unit)

    def _structures(self, s: HeroesState) -> None:
        """After the units one roll for every structure (HOS-16.81)."""
        dice = s.battle.pack.profiles[self.profile].destruction
        if self.only >= 0:
            found: tuple[str, ...] = ()
        elif self.edge >= 0:
            room = affected.room_behind(s, self.origin, self.edge)
            part = s.battle.field.parts[s.battle.field.rooms[room].part]
            found = (f"part:{part.id}",)
        else:
            found = affected.structures_under(s, self.x, self.y)
        self.go(s, stage=self.AGAIN)
        structures.attack(s, self.side, self.firer, found, dice)

    def _again(self, s: HeroesState) -> None:
        """Rockets: a second template on the next Interspace in the direction of the scatter."""
        self.done(s)
        if self.templates > 1:
            if self.on_target():
                s.then(SecondTemplate(self.side, self.profile, self.x, self.y, self.bonus))
            else:
                direction = max(self.dice[0] + self.die_bonus, 1) - 1
                second_template(s, self.side, self.profile, self.x, self.y, self.bonus, direction)


def second_template(
    s: HeroesState, side: int, profile: str, x: int, y: int, bonus: int, direction: int
) -> None:
    dx, dy = SCATTER[direction]
    s.then(
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


class SecondTemplate(HeroesFrame):
    """The first rocket was on target: its owner chooses where the second one goes off."""

    name = "second-template"
    fields = (("side", "side"), ("profile", "text"), ("x", "int"), ("y", "int"), ("bonus", "int"))

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
        state.frames.pop()
        direction = SCATTER_FACINGS.index(action[1].removeprefix("facing:"))
        second_template(state, self.side, self.profile, self.x, self.y, self.bonus, direction)

    def prompt(self, state: HeroesState) -> Prompt:
        return Prompt("prompt-second-template", {"side": SIDES[self.side]})
