"""Acting with a card: its legal plays, why another is refused, what a play does."""

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import add_plays
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal


def plays(state: UndauntedState, side: int, card: Card) -> list[Action]:
    """All plays of a non-Fog card whose unit is not suppressed."""
    found: list[Action] = []
    for stance in state.stances(side, card):
        add_plays(state, stance, found)
    return found


def stance_of(state: UndauntedState, side: int, card: Card, action: Action) -> Stance | None:
    """The stance that an action is taken from, by its verb and the head of its arguments.

    If several fit, it is the one with the longest head.
    """
    found: Stance | None = None
    for stance in state.stances(side, card):
        length = len(stance.head)
        if (
            stance.action(action[0]) is not None
            and (found is None or length > len(found.head))
            and (length == 1 or action[1 : 1 + length] == stance.head)  # the card was looked up
        ):
            found = stance
    return found


def refuse(state: UndauntedState, side: int, card: Card, action: Action) -> Refusal:
    """Why a non-Fog card cannot take this action."""
    if card.unit >= 0 and state.suppressed >> card.unit & 1:
        return state.refusal("suppressed", unit=state.scenario.roster.units[card.unit].id)
    refusal = state.refuse_stance(side, card, action)
    if refusal is not None:
        return refusal
    stance = stance_of(state, side, card, action)
    assert stance is not None
    printed = stance.action(action[0])
    assert printed is not None
    return state.verbs[action[0]].refuse(state, stance, printed, action[1 + len(stance.head) :])


def perform(
    state: UndauntedState,
    stance: Stance,
    action: Action,
    chance: Chance,
    events: list[Event],
) -> None:
    """Carry out a play; the card is already in the play area."""
    printed = stance.action(action[0])
    assert printed is not None
    rest = action[1 + len(stance.head) :]
    state.verbs[action[0]].perform(state, stance, printed, rest, chance, events)
    state.settle(stance.side, events)


def odds(state: UndauntedState, side: int, card: Card, action: Action) -> list[Odds]:
    stance = stance_of(state, side, card, action)
    assert stance is not None
    printed = stance.action(action[0])
    assert printed is not None
    return state.verbs[action[0]].odds(state, stance, printed, action[1 + len(stance.head) :])
