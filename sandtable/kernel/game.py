"""A game: its scenarios, its options, and how states are made."""

import importlib
import importlib.util
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.fields import Field
from sandtable.kernel.kinds import COMMON_PARAMETERS, Kind
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.policy import Policy, TryOut
from sandtable.kernel.state import State
from sandtable.kernel.value import Estimate, Value

#: A scenario id, the path of a scenario file, or a parsed scenario.
ScenarioSource: TypeAlias = "str | Path | Mapping[str, Any]"
#: A flag or a whole number. (As ``bool | int`` the compiled engine would turn flags into numbers.)
OptionValue: TypeAlias = Any

#: The policy, the value and the options of each game; caches.
_POLICIES: Final[dict[type, Policy]] = {}
_VALUES: Final[dict[type, Value]] = {}
_OPTIONS: Final[dict[type, "dict[str, Option]"]] = {}


class Option:
    """A choice that the rules or their editions leave open, with our default.

    ``online`` is the value a client proposes for a table that people share over the network, if it
    is not the default.
    """

    def __init__(
        self,
        default: OptionValue,
        rule: str,
        low: int = 0,
        high: int = 1,
        online: OptionValue = None,
    ) -> None:
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high
        self.online = online

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title. ``rules`` is the version of its rules; it is raised with every change of play."""

    id: ClassVar[str] = ""
    rules: ClassVar[str] = ""
    ledger: ClassVar[str] = ""
    sides: ClassVar[tuple[str, ...]] = ()
    #: The option that ends a game as a draw if it would otherwise go on for ever.
    limit: ClassVar[str] = ""
    #: Its rank in a list of games: lower ones come first, equal ones are sorted by id.
    order: ClassVar[int] = 100
    #: Can scenarios be generated for armies that the players choose?
    skirmishes: ClassVar[bool] = False
    #: The kinds of arguments of its actions (``kind:id``).
    kinds: ClassVar[dict[str, Kind]] = {}
    #: The verbs of its actions, and whether each can have arguments.
    vocabulary: ClassVar[dict[str, bool]] = {}
    #: What kind of thing each parameter of its messages names, besides the common ones.
    parameters: ClassVar[dict[str, str]] = {}
    #: Parameters that an event may hide from some seats; its message can still rely on them.
    hideable: ClassVar[tuple[str, ...]] = ("card", "cards")
    #: Verbs by which a seat does nothing. A client that plays one automatically takes as long as
    #: a person would, so that the timing reveals nothing.
    passes: ClassVar[tuple[str, ...]] = ()

    #: The rule that each refusal ("move-too-far") and ending ("outcome-points") cites.
    citations: ClassVar[dict[str, str]] = {}
    #: Variants of a refusal (a verb, a kind of ground) that cite another rule.
    variants: ClassVar[dict[tuple[str, str], str]] = {}
    #: The fields of its frames, by name.
    fields: ClassVar[dict[str, Field]] = {}

    def __repr__(self) -> str:
        return f"<Game {self.id}: {len(self.scenarios())} scenarios, rules {self.rules}>"

    def __str__(self) -> str:
        return self.id

    @property
    def folder(self) -> Path:
        """The folder with the game's data, messages and rules reference."""
        raise NotImplementedError

    def part(self, name: str) -> Any:
        """An optional module beside the game, such as ``greedy`` or ``terminal``; None if absent.

        It is imported on demand: the rules never need it.
        """
        package = type(self).__module__.rpartition(".")[0]
        module = f"{package}.{name}"
        if not package or importlib.util.find_spec(module) is None:
            return None
        return importlib.import_module(module)

    def policy(self) -> Policy:
        """How good actions look: ``POLICY`` of the module ``greedy`` beside the game.

        Without one, actions are tried out.
        """
        kind = type(self)
        found = _POLICIES.get(kind)
        if found is None:
            beside = self.part("greedy")
            found = TryOut() if beside is None else beside.POLICY
            _POLICIES[kind] = found
        return found

    def value(self) -> Value:
        """How likely each side is to win a position: ``VALUE`` of the module ``value``.

        Without one, ``State.evaluate`` must do.
        """
        kind = type(self)
        found = _VALUES.get(kind)
        if found is None:
            beside = self.part("value")
            found = Estimate() if beside is None else beside.VALUE
            _VALUES[kind] = found
        return found

    @property
    def message_folders(self) -> tuple[Path, ...]:
        """The folders of its language catalogues; later ones add messages or replace some."""
        raise NotImplementedError

    def scenarios(self) -> list[str]:
        """The ids of the scenarios, in the order of the scenario book."""
        raise NotImplementedError

    def options(self) -> dict[str, Option]:
        return {}

    def cite(self, key: str, variant: str = "") -> str:
        """The ledger id of the rule behind a refusal or an ending."""
        return self.variants.get((key, variant)) or self.citations[key]

    def endings(self) -> dict[str, str]:
        """Every way a game can end: the reason, and the rule it cites."""
        return {key: rule for key, rule in self.citations.items() if key.startswith("outcome-")}

    def start(
        self,
        scenario: ScenarioSource,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> State:
        """Set up a scenario and play up to the first decision."""
        raise NotImplementedError

    def scenario_json(self, scenario: ScenarioSource) -> dict[str, Json]:
        """The scenario as a document that ``start`` accepts."""
        raise NotImplementedError

    def describe(self, scenario: ScenarioSource) -> dict[str, Json]:
        """Everything about a scenario that never changes during play, for clients.

        Map, goals, units and cards, and what ``opening`` adds.
        """
        raise NotImplementedError

    def opening(self, state: State) -> dict[str, Json]:
        """The part that all descriptions share: seats, kinds of things, the table as all see it."""
        seats: list[Json] = [{"seat": seat, "side": state.side_of(seat)} for seat in state.seats]
        table = {key: value for key, value in state.view(None).items() if key != "scenario"}
        return {
            "sides": [*self.sides],
            "seats": seats,
            "kinds": {kind: entry.to_json(kind) for kind, entry in self.kinds.items()},
            "parameters": {**COMMON_PARAMETERS, **self.parameters},
            "passes": [*self.passes],
            "opening": table,
        }

    # Skirmishes, in games that have them.

    def skirmish(self) -> dict[str, Json]:
        """The choices for an army, and the sizes of a skirmish."""
        raise BadInput("no-skirmish", game=self.id)

    def check_army(self, side: str, points: int, army: Any) -> dict[str, Json]:
        """The ``cost`` of an army, and the ``faults`` that make it illegal."""
        raise BadInput("no-skirmish", game=self.id)

    def roll_skirmish(
        self, points: int, armies: Mapping[str, Any], chance: Chance
    ) -> dict[str, Json]:
        """A scenario that ``start`` accepts; a side without an army gets a random one."""
        raise BadInput("no-skirmish", game=self.id)

    def check_skirmish(self, scenario: Mapping[str, Any]) -> None:
        """Refuse a scenario that ``roll_skirmish`` could not have given: it came from outside."""
        raise BadInput("no-skirmish", game=self.id)

    def from_json(self, position: Mapping[str, Any]) -> State:
        """The state of a position that was written by ``to_json`` or by hand."""
        raise NotImplementedError

    def determinize(self, view: Mapping[str, Any], rng: random.Random) -> State:
        """A random state that agrees with everything in a seat's view."""
        raise NotImplementedError

    def redeal(self, state: State, seat: str | None, rng: random.Random) -> State:
        """A copy of a state in which everything that the seat cannot know is dealt anew.

        It is as random as ``determinize(state.view(seat), rng)``; a game may have a faster way
        than through a document. A search deals the worlds it samples from one determinization.
        """
        return self.determinize(state.view(seat), rng)

    def reshuffle(self, state: State, rng: random.Random, side: str | None = None) -> State:
        """A copy of a state in which what nobody knows is dealt anew: the order of the decks.

        Everything that any seat knows stays as it is. With ``side``, only what this side alone
        draws from is shuffled.
        """
        return state.clone()

    def write(self, action: Action) -> str:
        """The action in the game's short notation."""
        raise NotImplementedError

    def read(self, text: str) -> Action:
        """The action that ``write`` wrote; ``State.read`` reads a legal one.

        Raises BadInput for an unknown word (``unknown-word``) and for an argument to a verb that
        takes none (``impossible-word``). Whether the rules allow the action is another question,
        which ``State.why_not`` answers with a rule.
        """
        raise NotImplementedError

    def check_options(self, options: Mapping[str, Any] | None) -> dict[str, OptionValue]:
        """All options with their values; an unknown option or a bad value is refused."""
        known = _OPTIONS.get(type(self))
        if known is None:
            known = self.options()
            _OPTIONS[type(self)] = known
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
