"""A game: its scenarios, options, and the ways to make a state of it."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.state import State

#: A scenario's id, the path of a scenario file, or a parsed one.
ScenarioSource: TypeAlias = "str | Path | Mapping[str, Any]"
#: A flag or a whole number. (As ``bool | int`` the compiled engine would turn flags into numbers.)
OptionValue: TypeAlias = Any


class Option:
    """A choice left open by the rules or between editions, with the default we decided on."""

    def __init__(self, default: OptionValue, rule: str, low: int = 0, high: int = 1) -> None:
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high

    def check(self, value: object, where: str) -> OptionValue:
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise BadInput("not-a-flag", where, value=str(value))
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadInput("not-in-range", where, value=str(value), low=self.low, high=self.high)
        if not self.low <= value <= self.high:
            raise BadInput("not-in-range", where, value=value, low=self.low, high=self.high)
        return value


class Game:
    """One title. ``rules`` is the version of its rules that a record is bound to."""

    id: ClassVar[str] = ""
    rules: ClassVar[str] = ""
    ledger: ClassVar[str] = ""
    sides: ClassVar[tuple[str, ...]] = ()
    #: The option that ends, as a draw, a game that would go on for ever.
    limit: ClassVar[str] = ""
    #: Can scenarios be rolled up for armies that the players choose?
    skirmishes: ClassVar[bool] = False

    @property
    def folder(self) -> Path:
        """Where the game's data, messages and rules reference lie."""
        raise NotImplementedError

    @property
    def message_folders(self) -> tuple[Path, ...]:
        """The folders of its language catalogues; a later one adds to an earlier one."""
        raise NotImplementedError

    def scenarios(self) -> list[str]:
        """The ids of the scenarios, in the book's order."""
        raise NotImplementedError

    def options(self) -> dict[str, Option]:
        return {}

    def endings(self) -> dict[str, str]:
        """Every way a game can end: the reason, and the rule that it cites."""
        raise NotImplementedError

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> State:
        """Set up a scenario and play up to the first decision."""
        raise NotImplementedError

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        """The scenario as a document that ``start`` takes again."""
        raise NotImplementedError

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        """What never changes in a game of this scenario, for those who draw and choose it.

        Map, goals, units and cards as the game has them, and what ``opening`` adds.
        """
        raise NotImplementedError

    def opening(self, state: State) -> dict[str, Json]:
        """Of the first position: the seats with their sides, and the table as everyone sees it."""
        seats: list[Json] = [{"seat": seat, "side": state.side_of(seat)} for seat in state.seats]
        table = {key: value for key, value in state.view(None).items() if key != "scenario"}
        return {"seats": seats, "opening": table}

    # Skirmishes, in the games that have them.

    def skirmish(self) -> dict[str, Json]:
        """What armies can be chosen from, and how large a skirmish can be."""
        raise BadInput("no-skirmish", game=self.id)

    def check_army(self, side: str, points: int, army: Any) -> dict[str, Json]:
        """The ``cost`` of an army, and the ``faults`` that keep it from being chosen."""
        raise BadInput("no-skirmish", game=self.id)

    def roll_skirmish(
        self, points: int, armies: Mapping[str, Any], chance: Chance
    ) -> dict[str, Json]:
        """A scenario that ``start`` takes; a side without an army gets one by lot."""
        raise BadInput("no-skirmish", game=self.id)

    def from_json(self, position: Mapping[str, Any]) -> State:
        """The state that ``to_json`` wrote, or a person by hand."""
        raise NotImplementedError

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> State:
        """A random state that agrees with everything in a seat's view."""
        raise NotImplementedError

    def write(self, action: Action) -> str:
        """The action in the game's short notation."""
        raise NotImplementedError

    def read(self, text: str) -> Action:
        """The action that ``write`` wrote."""
        raise NotImplementedError

    def check_options(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """All options with their values; an unknown or ill-valued one is refused."""
        known = self.options()
        if options is not None and not isinstance(options, Mapping):
            raise BadInput("not-a-table", "options")
        given = dict(options) if options is not None else {}
        for name in given:
            if name not in known:
                raise BadInput("unknown-option", "options", name=name, options=", ".join(known))
        return {
            name: option.check(given[name], f"options.{name}") if name in given else option.default
            for name, option in known.items()
        }
