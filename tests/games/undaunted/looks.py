"""Short looks at positions and events of both Undaunted games."""

from collections.abc import Callable
from typing import Any, TypeVar

import sandtable
from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.game import UndauntedGame
from sandtable.games.undaunted.state import UndauntedState
from sandtable.kernel.event import Event

S = TypeVar("S", bound=UndauntedState)


def rolls(events: list[Event]) -> list[dict[str, Any]]:
    """What was rolled, in order: target, dice, the number needed, success."""
    return [dict(event.params) for event in events if event.key == "rolled"]


def roll(events: list[Event]) -> dict[str, Any]:
    """The only roll among the events."""
    found = rolls(events)
    assert len(found) == 1
    return found[0]


def seen(state: sandtable.State, seat: str | None, owner: str) -> dict[str, Any]:
    """One side as a seat (None: a spectator) sees it."""
    sides: Any = state.view(seat)["sides"]
    found: dict[str, Any] = sides[owner]
    return found


def reprinted(state: S, card: str, *actions: str) -> S:
    """The same position of a game whose card is printed with other actions.

    One of a kind that the card has already takes its place; others are added.
    """
    make: Callable[[], UndauntedGame] = type(state.game)
    game = make()
    for kind in (kind for cards in game.roster.cards for kind in cards if kind.id == card):
        for action in actions:
            printed = CardAction.parse(action, "")
            kind.actions = [old for old in kind.actions if old.verb != printed.verb] + [printed]
    found = game.from_json(state.to_json())
    assert isinstance(found, type(state))
    return found
