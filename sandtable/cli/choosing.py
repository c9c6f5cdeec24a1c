"""From the flat list of legal actions to short lists: first the card, then what it does, where.

An action is taken apart into words; the actions that begin alike are one branch. Words that leave
no choice are passed over, but shown.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from sandtable.kernel.action import Action

#: Positions in an action, in the order in which they are asked for.
Path: TypeAlias = tuple[int, ...]
#: What an action is done with.
CARD: Final = "card:"
UNIT: Final = "unit:"
#: The action ends here, where others go on.
END: Final = ""


class Branch:
    """Actions that begin alike: ``asked`` words were settled before it, ``settled`` are with it."""

    def __init__(self, actions: list[Action], asked: int, settled: int) -> None:
        self.actions = actions
        self.asked = asked
        self.settled = settled

    @property
    def action(self) -> Action | None:
        """The action that is chosen with this branch, if only one is left."""
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def ends(self) -> bool:
        """Is it the choice to add nothing more to an action?"""
        return self.asked == self.settled


class Chooser:
    """A choice among legal actions, narrowed step by step."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = list(actions)
        self._one_verb = len({action[0] for action in self.actions}) == 1
        self._one_deed = len({action[0] for action in self.actions if len(action) > 1}) == 1
        alone = len(self.actions) == 1  # even a single action is asked for
        start = Branch(self.actions, 0, 0) if alone else self._forced(self.actions, 0)
        self._stack: list[Branch] = [start]

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
        """One of the actions that are left; they all have the settled words."""
        return self._stack[-1].actions[0]

    def settled(self) -> list[int]:
        """The positions, in the first action of the branch, of the words settled so far."""
        top = self._stack[-1]
        return list(self.path(top.actions[0])[: top.settled])

    def branches(self) -> list[Branch]:
        """The choices now, in the order of the legal list."""
        top = self._stack[-1]
        groups: dict[str, list[Action]] = {}
        for action in top.actions:
            groups.setdefault(self._word(action, top.settled), []).append(action)
        return [self._forced(actions, top.settled) for actions in groups.values()]

    def narrow(self, branch: Branch) -> None:
        self._stack.append(branch)

    def back(self) -> None:
        if self.narrowed:
            self._stack.pop()

    def words(self, branch: Branch) -> list[int]:
        """The positions of the words that this branch settles.

        Where units can do one thing only, it goes without saying.
        """
        action = branch.actions[0]
        words = list(self.path(action)[branch.asked : branch.settled])
        evident = len(words) > 1 and words[1] == 0 and action[1].startswith(UNIT)
        return [words[0], *words[2:]] if evident and self._one_deed else words

    def _word(self, action: Action, depth: int) -> str:
        path = self.path(action)
        return action[path[depth]] if depth < len(path) else END

    def _forced(self, actions: list[Action], asked: int) -> Branch:
        """Settle every word that all these actions share."""
        settled = asked
        while True:
            words = {self._word(action, settled) for action in actions}
            if len(words) > 1 or END in words:
                return Branch(actions, asked, settled)
            settled += 1
