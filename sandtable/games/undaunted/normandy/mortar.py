"""The mortar: Target (NOR-26) and Blast (NOR-27.6, NOR-32)."""

from typing import Final

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.casualties import take_casualty
from sandtable.games.undaunted.combat import INDIRECT, Shot, shot_at
from sandtable.games.undaunted.normandy.scenario import MORTAR
from sandtable.games.undaunted.normandy.state import NO_TARGET, NormandyState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.verbs import PlainVerb, Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

#: The least distance from the mortar to its target marker (NOR-26.1).
TARGET_DISTANCE: Final = 3


class Target(Verb[NormandyState]):
    name = "target"

    def key(self, s: NormandyState, stance: Stance, printed: CardAction) -> int:
        return s.target[stance.side] + 1

    def barred(self, s: NormandyState, stance: Stance, tile: int) -> str:
        if s.scenario.distance[stance.tile][tile] < TARGET_DISTANCE:
            return "target-too-near"  # NOR-26.1
        return "target-already-there" if tile == s.target[stance.side] else ""  # NOR-A.28

    def plays(self, s: NormandyState, stance: Stance, printed: CardAction) -> list[Action]:
        return [
            (self.name, *stance.head, s.scenario.tile_args[tile])
            for tile in range(len(s.scenario.tiles))
            if not self.barred(s, stance, tile)
        ]

    def refuse(
        self, s: NormandyState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if max(s.scenario.distance[stance.tile]) < TARGET_DISTANCE:
            return s.refusal("target-nowhere")  # NOR-26.8
        if len(rest) != 1 or rest[0] not in s.scenario.tile_at:
            return s.refusal("target-name-a-tile")
        tile = s.scenario.tile_at[rest[0]]
        return s.refusal(
            self.barred(s, stance, tile),
            tile=s.scenario.tiles[tile].name,
            distance=s.scenario.distance[stance.tile][tile],
        )

    def perform(
        self,
        s: NormandyState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        tile = s.scenario.tile_at[rest[0]]
        s.target[stance.side] = tile
        params: dict[str, Json] = {
            "side": s.seats[stance.side],
            "tile": s.scenario.tiles[tile].name,
        }
        events.append(Event("targeted", params))


class Blast(PlainVerb[NormandyState]):
    """Every counter in the tile of the target marker is hit at, own ones included."""

    name = "blast"

    def forbidden(self, s: NormandyState, stance: Stance) -> str:
        return "blast-no-target" if s.target[stance.side] == NO_TARGET else ""  # NOR-27.7

    def perform(
        self,
        s: NormandyState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        units = units_under_fire(s, stance.side)
        if not units:  # NOR-32.6
            tile = s.scenario.tiles[s.target[stance.side]].name
            events.append(Event("blast-empty", {"tile": tile}))
            return
        blasting = Blasting(
            stance.side, s.seats[stance.side], stance.card.unit, printed.size, units
        )
        blasting.go_on(s, chance, events)

    def odds(
        self, s: NormandyState, stance: Stance, printed: CardAction, rest: Action
    ) -> list[Odds]:
        units = units_under_fire(s, stance.side)
        return [blast_at(s, stance.card.unit, unit, printed.size).odds() for unit in units]


def blast_at(s: NormandyState, mortar: int, target: int, dice: int) -> Shot:
    """Neither range nor the mortar's own tile counts (NOR-28.5)."""
    attacker = s.scenario.roster.units[mortar].id
    return shot_at(s, Blast.name, attacker, target, INDIRECT, dice)


def units_under_fire(s: NormandyState, side: int) -> tuple[int, ...]:
    """The counters of both sides in the tile of this side's target marker."""
    tile = s.target[side]
    return tuple([unit for unit, at in enumerate(s.at) if at == tile])


class Blasting(Frame[NormandyState]):
    """The blasting player picks the next counter each time, knowing the results (NOR-32.4)."""

    name = "blasting"

    def __init__(
        self, side: int, seat: str, mortar: int, dice: int, units: tuple[int, ...]
    ) -> None:
        self.side = side
        self.seat = seat
        self.mortar = mortar
        self.dice = dice
        self.units = units

    def actors(self, state: NormandyState) -> tuple[str, ...]:
        return (self.seat,)

    def legal(self, state: NormandyState, seat: str) -> list[Action]:
        return [("blast", state.scenario.roster.units[unit].arg) for unit in self.units]

    def refuse(self, state: NormandyState, seat: str, action: Action) -> Refusal:
        return state.refusal("blast-choose-counter")

    def resolve(
        self, state: NormandyState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        unit = state.scenario.roster.unit_at[action[1]]
        self.hit(state, unit, chance, events)
        left = tuple([other for other in self.units if other != unit])
        Blasting(self.side, self.seat, self.mortar, self.dice, left).go_on(state, chance, events)

    def odds(self, state: NormandyState, action: Action) -> list[Odds]:
        unit = state.scenario.roster.unit_at[action[1]]
        return [blast_at(state, self.mortar, unit, self.dice).odds()]

    def go_on(self, s: NormandyState, chance: Chance, events: list[Event]) -> None:
        """Ask for the next counter; a single one leaves no choice."""
        if s.outcome is not None:
            return
        if len(self.units) == 1:
            self.hit(s, self.units[0], chance, events)
        else:
            s.frames.append(self)

    def hit(self, s: NormandyState, unit: int, chance: Chance, events: list[Event]) -> None:
        """Own dice, own effect for each counter, and a look at victory after it (NOR-32.1)."""
        if blast_at(s, self.mortar, unit, self.dice).roll(chance, events):
            take_casualty(s, unit, chance, events)
        s.settle(self.side, events)

    def prompt(self, state: NormandyState) -> Prompt:
        return Prompt("prompt-blasting", {"side": self.seat, "count": len(self.units)})

    def to_json(self, state: NormandyState) -> dict[str, Json]:
        units = state.scenario.roster.units
        return {
            "frame": self.name,
            "side": self.seat,
            "dice": self.dice,
            "units": [units[unit].id for unit in self.units],
        }

    @staticmethod
    def read(s: NormandyState, reader: Reader) -> "Blasting":
        side = s.seats.index(reader.choice("side", s.seats))
        roster = s.scenario.roster
        units: list[int] = []
        for id in reader.texts("units"):
            if f"unit:{id}" not in roster.unit_at:
                raise BadInput("unknown-unit", reader.at("units"), unit=id)
            units.append(roster.unit_at[f"unit:{id}"])
        mortar = roster.unit(side, MORTAR, reader.where).index
        return Blasting(side, s.seats[side], mortar, reader.integer("dice", 1, 9), tuple(units))
