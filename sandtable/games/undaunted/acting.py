"""A card that acts: which plays it has, why another is none, what the play does."""

from sandtable.games.undaunted.cards import Card
from sandtable.games.undaunted.scenario import Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import Verb, plays_of
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

Verbs = dict[str, Verb[UndauntedState]]


def plays(s: UndauntedState, side: int, card: Card, verbs: Verbs) -> list[Action]:
    """Every way in which a card that is no Fog, of a unit that is not suppressed, can act."""
    found: list[Action] = []
    for stance in s.stances(side, card):
        found += plays_of(s, stance, verbs)
    return found


def stance_of(s: UndauntedState, side: int, card: Card, action: Action) -> Stance | None:
    """The stance from which this action is taken: its verb, and the head its arguments begin with.

    Of several that fit, the one with the longest head is meant.
    """
    found: Stance | None = None
    for stance in s.stances(side, card):
        if (
            stance.action(action[0]) is not None
            and action[1 : 1 + len(stance.head)] == stance.head
            and (found is None or len(stance.head) > len(found.head))
        ):
            found = stance
    return found


def refuse(s: UndauntedState, side: int, card: Card, action: Action, verbs: Verbs) -> Refusal:
    """Why a card that is no Fog cannot act like this."""
    if card.unit >= 0 and s.suppressed >> card.unit & 1:
        return s.refusal("suppressed", unit=s.scenario.roster.units[card.unit].id)
    refusal = s.refuse_stance(side, card, action)
    if refusal is not None:
        return refusal
    stance = stance_of(s, side, card, action)
    assert stance is not None
    printed = stance.action(action[0])
    assert printed is not None
    return verbs[action[0]].refuse(s, stance, printed, action[1 + len(stance.head) :])


def perform(
    s: UndauntedState,
    stance: Stance,
    action: Action,
    verbs: Verbs,
    chance: Chance,
    events: list[Event],
) -> None:
    """Carry out a play; the card lies in the play area already."""
    printed = stance.action(action[0])
    assert printed is not None
    rest = action[1 + len(stance.head) :]
    verbs[action[0]].perform(s, stance, printed, rest, chance, events)
    s.settle(stance.side, events)


def odds(s: UndauntedState, side: int, card: Card, action: Action, verbs: Verbs) -> list[Odds]:
    stance = stance_of(s, side, card, action)
    assert stance is not None
    printed = stance.action(action[0])
    assert printed is not None
    return verbs[action[0]].odds(s, stance, printed, action[1 + len(stance.head) :])
