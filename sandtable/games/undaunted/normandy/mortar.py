"""The mortar: Target (NOR-26) and Blast (NOR-27.6, NOR-32)."""

from typing import Final

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.casualties import take_casualty
from sandtable.games.undaunted.combat import INDIRECT, Shot, shot_at
from sandtable.games.undaunted.normandy.state import NO_TARGET, NormandyState
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.verbs import PlainVerb, Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

#: The minimum distance from the mortar to its target marker (NOR-26.1).
TARGET_DISTANCE: Final = 3


class Target(Verb[NormandyState]):
    name = "target"

    def key(self, state: NormandyState, stance: Stance, printed: CardAction) -> int:
        return state.target[stance.side] + 1

    def why_not(self, state: NormandyState, stance: Stance, tile: int) -> str | None:
        """The rule that forbids this tile for the target marker; None if none does."""
        if state.scenario.distance[stance.tile][tile] < TARGET_DISTANCE:
            return "target-too-near"  # NOR-26.1
        return "target-already-there" if tile == state.target[stance.side] else None  # NOR-A.28

    def plays(self, state: NormandyState, stance: Stance, printed: CardAction) -> list[Action]:
        return [
            (self.name, *stance.head, state.scenario.tile_args[tile])
            for tile in range(len(state.scenario.tiles))
            if self.why_not(state, stance, tile) is None
        ]

    def refuse(
        self, state: NormandyState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if max(state.scenario.distance[stance.tile]) < TARGET_DISTANCE:
            return state.refusal("target-nowhere")  # NOR-26.8
        if len(rest) != 1 or rest[0] not in state.scenario.tile_by_arg:
            return state.refusal("target-name-a-tile")
        tile = state.scenario.tile_by_arg[rest[0]]
        rule = self.why_not(state, stance, tile)
        assert rule is not None
        return state.refusal(
            rule,
            tile=state.scenario.tiles[tile].name,
            distance=state.scenario.distance[stance.tile][tile],
        )

    def perform(
        self,
        state: NormandyState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        tile = state.scenario.tile_by_arg[rest[0]]
        state.target[stance.side] = tile
        params: dict[str, Json] = {
            "side": state.seats[stance.side],
            "tile": state.scenario.tiles[tile].name,
        }
        events.append(Event("targeted", params))


class Blast(PlainVerb[NormandyState]):
    """Fires at every counter in the target marker's tile, including friendly ones."""

    name = "blast"

    def why_unavailable(self, state: NormandyState, stance: Stance) -> str | None:
        return "blast-no-target" if state.target[stance.side] == NO_TARGET else None  # NOR-27.7

    def perform(
        self,
        state: NormandyState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        units = units_under_fire(state, stance.side)
        if not units:  # NOR-32.6
            tile = state.scenario.tiles[state.target[stance.side]].name
            events.append(Event("blast-empty", {"tile": tile}))
            return
        Blasting(stance.side, printed.size, units).go_on(state, chance, events)

    def odds(
        self, state: NormandyState, stance: Stance, printed: CardAction, rest: Action
    ) -> list[Odds]:
        units = units_under_fire(state, stance.side)
        return [blast_at(state, stance.side, unit, printed.size).odds() for unit in units]


def blast_at(state: NormandyState, side: int, target: int, dice: int) -> Shot:
    """A shot at a counter; neither range nor the mortar's tile matters (NOR-28.5)."""
    mortar = state.battle.mortars[side].id
    return shot_at(state, Blast.name, mortar, target, INDIRECT, dice)


def units_under_fire(state: NormandyState, side: int) -> tuple[int, ...]:
    """The counters of both sides in the tile with this side's target marker."""
    tile = state.target[side]
    return tuple([unit for unit, at in enumerate(state.at) if at == tile])


class Blasting(Frame[NormandyState]):
    """The blasting player picks the counters one by one, knowing the results so far (NOR-32.4)."""

    name = "blasting"

    def __init__(self, side: int, dice: int, units: tuple[int, ...]) -> None:
        self.side = side
        self.dice = dice
        self.units = units

    def actors(self, state: NormandyState) -> tuple[str, ...]:
        return (state.seats[self.side],)

    def legal(self, state: NormandyState, seat: str) -> list[Action]:
        return [("blast", state.scenario.roster.units[unit].arg) for unit in self.units]

    def refuse(self, state: NormandyState, seat: str, action: Action) -> Refusal:
        return state.refusal("blast-choose-counter")

    def resolve(
        self, state: NormandyState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        unit = state.scenario.roster.unit_by_arg[action[1]]
        self.hit(state, unit, chance, events)
        left = tuple([other for other in self.units if other != unit])
        Blasting(self.side, self.dice, left).go_on(state, chance, events)

    def odds(self, state: NormandyState, action: Action) -> list[Odds]:
        unit = state.scenario.roster.unit_by_arg[action[1]]
        return [blast_at(state, self.side, unit, self.dice).odds()]

    def go_on(self, state: NormandyState, chance: Chance, events: list[Event]) -> None:
        """Ask for the next counter, unless there is only one."""
        if state.outcome is not None:
            return
        if len(self.units) == 1:
            self.hit(state, self.units[0], chance, events)
        else:
            state.push(self)

    def hit(self, state: NormandyState, unit: int, chance: Chance, events: list[Event]) -> None:
        """Roll for one counter, apply the effect, then check for victory (NOR-32.1)."""
        if blast_at(state, self.side, unit, self.dice).roll(chance, events):
            take_casualty(state, unit, chance, events)
        state.settle(self.side, events)

    def prompt(self, state: NormandyState) -> Prompt:
        return Prompt("prompt-blasting", {"side": state.seats[self.side], "count": len(self.units)})
