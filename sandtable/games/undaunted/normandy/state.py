"""What a position of Normandy adds: target markers, and which sides have fielded Riflemen."""

from typing import TYPE_CHECKING, Final

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.normandy import evaluation, victory
from sandtable.games.undaunted.normandy.scenario import NormandyScenario
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.undaunted.game import UndauntedGame

NO_TARGET: Final = -1


class NormandyState(UndauntedState):
    def __init__(
        self, game: "UndauntedGame", battle: NormandyScenario, options: dict[str, OptionValue]
    ) -> None:
        super().__init__(game, battle, options)
        self.battle = battle
        #: The tile of each side's target marker (NOR-4.9).
        self.target: list[int] = [NO_TARGET, NO_TARGET]
        #: Has the side ever had a Riflemen counter on the board (NOR-38.8)?
        self.fielded: list[bool] = [False, False]

    def clone(self) -> "NormandyState":
        new = NormandyState(self.game, self.battle, self.options)
        self.copy_into(new)
        new.target = self.target[:]
        new.fielded = self.fielded[:]
        return new

    def settle(self, side: int, events: list[Event]) -> None:
        if self.changed:
            self.changed = False
            victory.settle(self, side, events)

    def settle_position(self, side: int) -> None:
        victory.settle_position(self, side)

    def stances(self, side: int, card: Card) -> list[Stance]:
        """A unit off the board can act from each of its spawn markers (NOR-13.2)."""
        found = super().stances(side, card)
        if found:
            return found
        entries = self.battle.spawns[card.unit]
        return [self.scenario.stance(side, card.index, tile, True) for tile in entries]

    def refuse_stance(self, side: int, card: Card, action: Action) -> Refusal | None:
        if card.action(action[0]) is None:
            return self.refusal("not-printed", card=card.id, action=action[0])
        unit = self.scenario.roster.units[card.unit].id if card.unit >= 0 else ""
        stances = self.stances(side, card)
        if not stances:
            return self.refusal("no-spawn-marker", unit=unit)
        entering = len(stances[0].head) > 1
        if entering:
            chosen = [stance for stance in stances if action[1:3] == stance.head]
            return None if chosen else self.refusal("choose-spawn-marker", unit=unit)
        if len(action) > 2 and action[2].startswith("spawn:"):
            if not unit:
                return self.refusal("command-places-nobody", card=card.id)
            return self.refusal("already-on-board", unit=unit)
        return None

    def before_act(self, stance: Stance, events: list[Event]) -> None:
        """Place a unit that enters, ready, before its action (NOR-13.1, 13.7)."""
        if len(stance.head) > 1:
            unit = stance.card.unit
            self.place(unit, stance.tile)
            tile = self.scenario.tiles[stance.tile].name
            name = self.scenario.roster.units[unit].id
            events.append(Event("entered", {"unit": name, "tile": tile}))

    def place(self, unit: int, tile: int) -> None:
        super().place(unit, tile)
        side = self.scenario.roster.units[unit].side
        if self.battle.riflemen_mask[side] >> unit & 1:
            self.fielded[side] = True

    def after_move(self, unit: int, events: list[Event]) -> None:
        self.changed = True
        self._lay_off(unit, events)

    def after_removal(self, unit: int, events: list[Event]) -> None:
        self._lay_off(unit, events)

    def _lay_off(self, unit: int, events: list[Event]) -> None:
        """Remove the target marker of a mortar that moves or is lost (NOR-16.4, 34.5)."""
        side = self.scenario.roster.units[unit].side
        if unit == self.battle.mortars[side].index and self.target[side] != NO_TARGET:
            self.target[side] = NO_TARGET
            events.append(Event("target-removed", {"side": self.seats[side]}))

    def progress(self) -> dict[str, Json]:
        goals = [goal.points for goal in self.battle.goals]
        return {
            "round": self.round,
            "scores": {seat: self.points(side) for side, seat in enumerate(self.seats)},
            "goals": {seat: goals[side] for side, seat in enumerate(self.seats) if goals[side]},
        }

    def evaluate(self, side: str) -> float:
        return evaluation.evaluate(self, self.seats.index(side))

    def side_extras(self, side: int) -> dict[str, Json]:
        tile = self.target[side]
        return {
            "target": None if tile == NO_TARGET else self.scenario.tiles[tile].name,
            "fielded": self.fielded[side],
        }
