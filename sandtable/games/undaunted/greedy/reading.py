"""A position as a player of either game sees it: open information only."""

from heapq import heappop, heappush
from typing import Final, Generic, TypeVar

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.combat import FACES, success_chance
from sandtable.games.undaunted.state import UndauntedState

S = TypeVar("S", bound=UndauntedState)

#: Cards that a side plays in a round, including those gained by officers.
PLAYS: Final = 3.4
#: The factor for a suppressed unit, which must be readied first.
SUPPRESSED: Final = 0.6
#: The factor for suppressing a unit that has no card to act with.
IDLE: Final = 0.05
NEVER: Final = 999.0


#: The probability of a success by dice (more are rare) and by the number to reach.
MOST_DICE: Final = 9
CHANCES: Final[list[list[float]]] = [
    [success_chance(dice, need) for need in range(FACES + 1)] for dice in range(MOST_DICE + 1)
]


def chance_of(dice: int, need: int) -> float:
    """The probability that at least one of ``dice`` dice reaches ``need``."""
    if need > FACES:
        need = FACES
    if dice > MOST_DICE or need < 0:
        return success_chance(dice, need)
    return CHANCES[dice][need]


def spread(
    neighbours: tuple[tuple[int, ...], ...], enter: tuple[float, ...], start: int
) -> list[float]:
    """The cost of getting from a tile to every other one; ``enter`` has the cost of each tile."""
    cost = [NEVER] * len(neighbours)
    cost[start] = 0.0
    edge = [(0.0, start)]
    while edge:
        spent, at = heappop(edge)
        if spent > cost[at]:
            continue
        for tile in neighbours[at]:
            total = spent + enter[tile]
            if total < cost[tile]:
                cost[tile] = total
                heappush(edge, (total, tile))
    return cost


class Reading(Generic[S]):
    """A position as one side sees it.

    The state may be one of many that agree with a view, so only open information about the enemy's
    cards is used (``cycle``, ``supply``, the size of the hand), never the hand, deck or discard.
    """

    def __init__(self, state: S, me: int) -> None:
        self.state = state
        self.me = me
        self.foe = 1 - me
        self.units = state.scenario.roster.units
        self.tiles = range(len(state.scenario.tiles))
        #: The size of each side's deck cycle.
        self.cycles = [sum(platoon.cycle) for platoon in state.platoons]

    def cards_left(self, unit: Unit) -> int:
        """The unit's cards outside the supply, which is the number of hits it survives."""
        return self.state.platoons[unit.side].cycle[unit.card]

    def share(self, unit: Unit) -> float:
        """The expected number of plays of this unit in a round."""
        cycle = self.state.platoons[unit.side].cycle
        return PLAYS * cycle[unit.card] / max(4, self.cycles[unit.side])

    def vigour(self, unit: Unit) -> float:
        """How soon the unit is expected to act, as a factor."""
        left = self.cards_left(unit)
        factor = (0.2, 0.7, 0.9, 1.0)[min(left, 3)]
        if not left and not self.state.platoons[unit.side].supply[unit.card]:
            return 0.0
        return factor * SUPPRESSED if self.state.suppressed >> unit.index & 1 else factor

    def fog_weight(self, side: int) -> float:
        """How much one more Fog card hurts a side: the more cards it has, the less."""
        return 10.0 / max(5, self.cycles[side])

    def has_fog_left(self, side: int) -> bool:
        """Is there Fog in the side's supply?"""
        return self.state.platoons[side].supply[self.state.scenario.roster.fog[side]] > 0

    def chance_in_hand(self, unit: Unit) -> float:
        """The probability that the enemy, who has yet to act, holds a card of the unit."""
        platoon = self.state.platoons[unit.side]
        if platoon.hand_lacks >> unit.card & 1:
            return 0.0
        if platoon.hand_shown[unit.card]:
            return 1.0
        cards = max(1, self.cycles[unit.side])
        return min(1.0, len(platoon.hand) * self.cards_left(unit) / cards)

    def usable_draws(self, count: int) -> float:
        """The expected number of non-Fog cards among the next cards of the player's deck."""
        platoon = self.state.platoons[self.me]
        from_deck = min(count, len(platoon.deck))
        renewed = min(count - from_deck, len(platoon.discard))
        usable = from_deck * self.usable_share(platoon.deck)
        return usable + renewed * self.usable_share(platoon.discard)

    def usable_share(self, pile: list[int]) -> float:
        """The share of non-Fog cards in a pile."""
        fog = self.state.scenario.roster.fog[self.me]
        return 1.0 - pile.count(fog) / len(pile) if pile else 0.0

    def chance_to_win_bid(self, value: int) -> float:
        """The probability that an initiative value beats the enemy's bid, which may be any card."""
        state = self.state
        cycle = state.platoons[self.foe].cycle
        total = below = 0.0
        for card in state.scenario.roster.cards[self.foe]:
            count = cycle[card.index]
            # low cards are bid more often
            weight = count * (2.0 if card.fog else 1.0)
            total += weight
            if card.initiative < value or (
                card.initiative == value and state.initiative == self.me
            ):
                below += weight
        return below / total if total else 1.0
