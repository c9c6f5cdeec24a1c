"""The printed actions (NOR-15): a Verb for each, looked up by name."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

U = TypeVar("U", bound=UndauntedState)

#: The key of plays that are not worth caching.
FRESH: Final = -1
#: The most lists of plays that a stance caches for one action; a full cache is cleared.
KEPT_PLAYS: Final = 100


class Verb(Generic[U]):
    """An action of a card: its plays, why others are refused, and what it does.

    ``rest`` are the arguments after the head of the stance (the card, and where its unit enters).
    """

    name: ClassVar[str] = ""

    def key(self, state: U, stance: Stance, printed: CardAction) -> int:
        """A number that encodes everything in the state that ``plays`` depends on."""
        raise NotImplementedError

    def plays(self, state: U, stance: Stance, printed: CardAction) -> list[Action]:
        """All legal plays of this action, as complete actions."""
        raise NotImplementedError

    def refuse(self, state: U, stance: Stance, printed: CardAction, rest: Action) -> Refusal:
        """Why these arguments are not among the plays."""
        raise NotImplementedError

    def perform(
        self,
        state: U,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        raise NotImplementedError

    def odds(self, state: U, stance: Stance, printed: CardAction, rest: Action) -> list[Odds]:
        """The rolls that this play leads to."""
        return []


class PlainVerb(Verb[U]):
    """An action without arguments: it is either available or not."""

    def why_unavailable(self, state: U, stance: Stance) -> str | None:
        """The name of the rule that forbids the action now; None if it is available."""
        return None

    def key(self, state: U, stance: Stance, printed: CardAction) -> int:
        return 0 if self.why_unavailable(state, stance) is None else 1

    def plays(self, state: U, stance: Stance, printed: CardAction) -> list[Action]:
        return [(self.name, *stance.head)] if self.why_unavailable(state, stance) is None else []

    def refuse(self, state: U, stance: Stance, printed: CardAction, rest: Action) -> Refusal:
        rule = self.why_unavailable(state, stance)
        if rule is None:
            return state.refusal("no-argument", action=self.name)
        tile = state.scenario.tiles[stance.tile].name if stance.tile >= 0 else ""
        return state.refusal(rule, action=self.name, tile=tile)


class Kept:
    """The plays of a printed action from a stance, by the key of everything they depend on."""

    def __init__(self, verb: Verb[Any], printed: CardAction) -> None:
        self.verb = verb
        self.printed = printed
        self.lists: dict[int, list[Action]] = {}
        #: The key asked for last, which often still holds, and its plays.
        self.last: tuple[int, list[Action]] = (FRESH, [])

    def find(self, state: UndauntedState, stance: Stance) -> list[Action]:
        key = self.verb.key(state, stance, self.printed)
        if key == FRESH:
            return self.verb.plays(state, stance, self.printed)
        last, plays = self.last
        if key != last:
            plays = self.recall(state, stance, key)
            self.last = (key, plays)
        return plays

    def recall(self, state: UndauntedState, stance: Stance, key: int) -> list[Action]:
        plays = self.lists.get(key)
        if plays is None:
            plays = self.verb.plays(state, stance, self.printed)
            if len(self.lists) >= KEPT_PLAYS:
                self.lists.clear()
            self.lists[key] = plays
        return plays


def add_plays(state: UndauntedState, stance: Stance, found: list[Action]) -> None:
    """Add all plays of a card from a stance to a list, in the printed order."""
    if not stance.kept:
        stance.kept = [Kept(state.verbs[printed.verb], printed) for printed in stance.actions]
    for kept in stance.kept:
        found += kept.find(state, stance)
