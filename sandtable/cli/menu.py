"""The legal actions as a series of short lists: first the card, then its action, then where.

An action is split into words; actions that begin with the same words are one choice. Words without
an alternative are skipped, but shown.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from sandtable.kernel.action import Action

#: Indices of an action's words, in the order in which they are chosen.
Path: TypeAlias = tuple[int, ...]
#: Kinds of things that act.
CARD: Final = "card:"
UNIT: Final = "unit:"
#: The word after the last one.
END: Final = ""


class Choice:
    """Actions with a common beginning: ``asked`` words are settled before it, ``settled`` by it."""

    def __init__(self, actions: list[Action], asked: int, settled: int) -> None:
        self.actions = actions
        self.asked = asked
        self.settled = settled

    @property
    def action(self) -> Action | None:
        """The action, if only one is left."""
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def ends(self) -> bool:
        """Is this the choice to add no more words to an action?"""
        return self.asked == self.settled


class Menu:
    """A choice among legal actions, narrowed step by step."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = list(actions)
        self._one_verb = len({action[0] for action in self.actions}) == 1
        self._same_verb = len({action[0] for action in self.actions if len(action) > 1}) == 1
        alone = len(self.actions) == 1  # a single action must still be confirmed
        start = Choice(self.actions, 0, 0) if alone else self._settle_common(self.actions, 0)
        self._stack: list[Choice] = [start]

    @property
    def narrowed(self) -> bool:
        return len(self._stack) > 1

    def path(self, action: Action) -> Path:
        """The card or unit comes before the verb, unless there is only one verb."""
        order = list(range(len(action)))
        if len(action) > 1 and action[1].startswith((CARD, UNIT)) and not self._one_verb:
            order[:2] = [1, 0]
        return tuple(order)

    @property
    def first(self) -> Action:
        """One of the remaining actions; all of them share the settled words."""
        return self._stack[-1].actions[0]

    def settled(self) -> list[int]:
        """The indices, in ``first``, of the words settled so far."""
        top = self._stack[-1]
        return list(self.path(top.actions[0])[: top.settled])

    def choices(self) -> list[Choice]:
        """The current choices, in the order of the legal list."""
        top = self._stack[-1]
        groups: dict[str, list[Action]] = {}
        for action in top.actions:
            groups.setdefault(self._word(action, top.settled), []).append(action)
        return [self._settle_common(actions, top.settled) for actions in groups.values()]

    def narrow(self, choice: Choice) -> None:
        self._stack.append(choice)

    def back(self) -> None:
        if self.narrowed:
            self._stack.pop()

    def words(self, choice: Choice) -> list[int]:
        """The indices of the words that this choice settles.

        The verb is left out if it is the only thing that units can do.
        """
        action = choice.actions[0]
        words = list(self.path(action)[choice.asked : choice.settled])
        evident = len(words) > 1 and words[1] == 0 and action[1].startswith(UNIT)
        return [words[0], *words[2:]] if evident and self._same_verb else words

    def _word(self, action: Action, depth: int) -> str:
        path = self.path(action)
        return action[path[depth]] if depth < len(path) else END

    def _settle_common(self, actions: list[Action], asked: int) -> Choice:
        """The choice that settles every word these actions share."""
        settled = asked
        while True:
            words = {self._word(action, settled) for action in actions}
            if len(words) > 1 or END in words:
                return Choice(actions, asked, settled)
            settled += 1
