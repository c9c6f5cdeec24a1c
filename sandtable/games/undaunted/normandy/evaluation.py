"""A hand-written estimate of a position, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sandtable.games.undaunted.normandy.state import NormandyState

#: What a card in the deck cycle, a card in the supply and a counter on the board are worth, in
#: points of objectives.
CARD: Final = 0.12
RESERVE: Final = 0.04
COUNTER: Final = 0.35


def evaluate(s: NormandyState, side: int) -> float:
    """-1 lost, 0 even, 1 won."""
    if s.outcome is not None:
        if s.outcome.winner is None:
            return 0.0
        return 1.0 if s.outcome.winner == s.seats[side] else -1.0
    lead = progress(s, side) - progress(s, 1 - side)
    strength = force(s, side) - force(s, 1 - side)
    total = 1.6 * lead + 0.25 * strength
    return total / (1.0 + abs(total))


def progress(s: NormandyState, side: int) -> float:
    """How much of its goal a side has: 0 nothing, 1 all."""
    goal = s.battle.goals[side]
    share = 0.0
    if goal.points:
        share = s.points(side) / goal.points
    if goal.pin:
        riflemen = s.battle.riflemen[1 - side]
        cards = sum([s.platoons[1 - side].cycle[unit.card] for unit in riflemen])
        share = max(share, 1.0 / (1.0 + 0.5 * cards))
    return share


def force(s: NormandyState, side: int) -> float:
    """Cards and counters, weighed."""
    platoon = s.platoons[side]
    worth = 0.0
    for card in s.scenario.roster.cards[side]:
        if card.unit >= 0:
            worth += CARD * platoon.cycle[card.index] + RESERVE * platoon.supply[card.index]
            if s.at[card.unit] >= 0:
                worth += COUNTER
                if s.suppressed >> card.unit & 1:
                    worth -= COUNTER / 2
        elif card.fog:
            worth -= CARD * 0.5 * platoon.cycle[card.index]
    return worth
