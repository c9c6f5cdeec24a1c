"""The printed actions (NOR-15): one Verb for each, found by its name."""

from typing import ClassVar, Final, Generic, TypeVar

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

U = TypeVar("U", bound=UndauntedState)

#: The key of plays that are not worth keeping.
FRESH: Final = -1


class Verb(Generic[U]):
    """An action of a card: which plays of it there are, why not, and what it does.

    ``rest`` are the arguments after the head of the stance (the card, and the tile it enters by).
    """

    name: ClassVar[str] = ""

    def key(self, s: U, stance: Stance, printed: CardAction) -> int:
        """Everything in the state that ``plays`` depends on, as a number."""
        raise NotImplementedError

    def plays(self, s: U, stance: Stance, printed: CardAction) -> list[Action]:
        """The whole plays of this action that are legal now."""
        raise NotImplementedError

    def refuse(self, s: U, stance: Stance, printed: CardAction, rest: Action) -> Refusal:
        """Why these arguments are not among the plays."""
        raise NotImplementedError

    def perform(
        self,
        s: U,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        raise NotImplementedError

    def odds(self, s: U, stance: Stance, printed: CardAction, rest: Action) -> list[Odds]:
        """The rolls this play leads to."""
        return []


class PlainVerb(Verb[U]):
    """An action without arguments: it is available or it is not."""

    def forbidden(self, s: U, stance: Stance) -> str:
        """The name of the rule that forbids the action now; empty if none does."""
        return ""

    def key(self, s: U, stance: Stance, printed: CardAction) -> int:
        return 1 if self.forbidden(s, stance) else 0

    def plays(self, s: U, stance: Stance, printed: CardAction) -> list[Action]:
        return [] if self.forbidden(s, stance) else [(self.name, *stance.head)]

    def refuse(self, s: U, stance: Stance, printed: CardAction, rest: Action) -> Refusal:
        rule = self.forbidden(s, stance)
        if not rule:
            return s.refusal("no-argument", action=self.name)
        tile = s.scenario.tiles[stance.tile].name if stance.tile >= 0 else ""
        return s.refusal(rule, action=self.name, tile=tile)


def plays_of(
    s: UndauntedState, stance: Stance, verbs: dict[str, Verb[UndauntedState]]
) -> list[Action]:
    """All plays of a card for an action, in the order of its print."""
    found: list[Action] = []
    for number, printed in enumerate(stance.actions):
        verb = verbs[printed.verb]
        key = verb.key(s, stance, printed)
        if key == FRESH:
            found += verb.plays(s, stance, printed)
        else:
            kept = stance.kept[number]
            plays = kept.get(key)
            if plays is None:
                plays = verb.plays(s, stance, printed)
                kept[key] = plays
            found += plays
    return found
