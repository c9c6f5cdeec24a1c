"""The state: plain data, its JSON form, and what a seat may see."""

from typing import TYPE_CHECKING, Any

from crossroads.scenario import SIDES, Scenario
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from crossroads.game import Crossroads


class CrossroadsState(State):
    """Units are indices into the scenario, cards are names."""

    def __init__(
        self, game: "Crossroads", scenario: Scenario, options: dict[str, OptionValue]
    ) -> None:
        super().__init__(SIDES, SIDES)
        self._game = game
        self.scenario = scenario
        self.options = options
        self.round = 1
        #: Where each unit is ("": removed) and how many figures it has left.
        self.at = [unit.hex for unit in scenario.units]
        self.figures = [scenario.figures] * len(scenario.units)
        #: Units that have carried out an order this turn.
        self.spent: list[int] = []
        self.points = [0, 0]
        self.hands: list[list[str]] = [[], []]
        self.deck: list[str] = []
        self.discard: list[str] = []

    @property
    def game(self) -> Game:
        return self._game

    def side_of(self, seat: str) -> str:
        return seat

    def remaining(self, side: int) -> list[int]:
        """The units of a side that are still on the board."""
        units = self.scenario.units
        return [i for i, hex in enumerate(self.at) if hex and units[i].side == side]

    def unit_in(self, hex: str) -> int | None:
        return self.at.index(hex) if hex in self.at else None

    def holds(self, side: int) -> int:
        """The number of junctions occupied by a side's units."""
        return sum(self.at[unit] in self.scenario.junctions for unit in self.remaining(side))

    # The interface of the kernel.

    def clone(self) -> "CrossroadsState":
        copy = CrossroadsState(self._game, self.scenario, self.options)
        copy.round = self.round
        copy.at, copy.figures, copy.spent = self.at[:], self.figures[:], self.spent[:]
        copy.points, copy.hands = self.points[:], [hand[:] for hand in self.hands]
        copy.deck, copy.discard = self.deck[:], self.discard[:]
        copy.copy_flow(self)
        return copy

    def open_part(self) -> dict[str, Json]:
        """The public part of positions and views."""
        scenario = self.scenario
        units: dict[str, Json] = {
            scenario.units[i].id: {"hex": hex, "figures": self.figures[i]}
            for i, hex in enumerate(self.at)
            if hex
        }
        return {
            "game": self._game.id,
            "rules": self._game.rules,
            "scenario": scenario.id if scenario.official else scenario.document,
            "options": dict(self.options),
            "round": self.round,
            "units": units,
            "spent": [scenario.units[i].id for i in self.spent],
            "points": dict(zip(SIDES, self.points, strict=True)),
            "discard": [*self.discard],
            "outcome": None if self.outcome is None else self.outcome.to_json(),
        }

    def to_json(self) -> dict[str, Json]:
        hands: dict[str, Json] = {side: [*self.hands[i]] for i, side in enumerate(SIDES)}
        return {
            "sandtable": "position",
            **self.open_part(),
            "hands": hands,
            "deck": [*self.deck],
            "decision": [frame.to_json(self) for frame in self.frames],
        }

    def view(self, seat: str | None) -> dict[str, Json]:
        """An allow-list: the open part, the seat's own hand, and what the plain table draws."""
        if seat is not None:
            self._check_seat(seat)
        prompt = self.prompt()
        view: dict[str, Json] = {
            "sandtable": "view",
            **self.open_part(),
            "seat": seat,
            "hand_sizes": {side: len(self.hands[i]) for i, side in enumerate(SIDES)},
            "deck_size": len(self.deck),
            "decision": [frame.view(self, seat) for frame in self.frames],
            "actors": [*self.actors()],
            "prompt": None if prompt is None else prompt.to_json(),
            "progress": self.progress(),
            "pieces": self.pieces(),
            "markers": [{"at": f"hex:{hex}", "label": "★"} for hex in self.scenario.junctions],
        }
        return view if seat is None else view | {"hand": [*self.hands[SIDES.index(seat)]]}

    def pieces(self) -> list[Json]:
        return [
            {
                "id": unit.arg,
                "side": SIDES[unit.side],
                "at": f"hex:{self.at[i]}",
                "label": unit.label,
                "count": self.figures[i],
                "spent": i in self.spent,
            }
            for i, unit in enumerate(self.scenario.units)
            if self.at[i]
        ]

    def progress(self) -> dict[str, Json]:
        return {
            "round": self.round,
            "scores": dict(zip(SIDES, self.points, strict=True)),
            "goals": dict.fromkeys(SIDES, self.scenario.goal),
        }

    def evaluate(self, side: str) -> float:
        """Points, junctions, figures, and how near the units are to a junction."""
        if self.outcome is not None:
            winner = self.outcome.winner
            return 0.0 if winner is None else 1.0 if winner == side else -1.0
        me = SIDES.index(side)
        lead = self._worth(me) - self._worth(1 - me)
        return max(-0.99, min(0.99, lead / 10.0))

    def _worth(self, side: int) -> float:
        worth = 1.0 * self.points[side] + 0.7 * self.holds(side)
        for unit in self.remaining(side):
            steps = [self.scenario.distance(self.at[unit], hex) for hex in self.scenario.junctions]
            worth += 0.5 * self.figures[unit] - 0.05 * min(steps)
        return worth

    # Changes and look-ups.

    def hit(self, unit: int, hits: int, events: list[Event]) -> None:
        """Remove figures from a unit; without any left it is removed."""
        id = self.scenario.units[unit].id
        self.figures[unit] = max(0, self.figures[unit] - hits)
        events.append(Event("hit", {"unit": id, "hits": hits, "left": self.figures[unit]}))
        if not self.figures[unit]:
            self.at[unit] = ""

    def unit_numbers(self, ids: Any) -> list[int]:
        numbers = {unit.id: i for i, unit in enumerate(self.scenario.units)}
        return [numbers[id] for id in ids]
