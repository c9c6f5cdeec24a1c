"""What a player of either game reads off the table: open facts only."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, Generic, TypeVar

from sandtable.games.undaunted.cards import Unit
from sandtable.games.undaunted.combat import success_chance
from sandtable.games.undaunted.state import UndauntedState

S = TypeVar("S", bound=UndauntedState)

#: Cards played by a side in a round, officers' help included.
PLAYS: Final = 3.4
#: A suppressed unit must be turned up first.
SUPPRESSED: Final = 0.6
#: Suppressing a unit that has no card to act with.
IDLE: Final = 0.05
NEVER: Final = 999.0


@lru_cache(maxsize=256)
def chance_of(dice: int, need: int) -> float:
    """The chance that so many dice reach a number."""
    return success_chance(dice, need)


def spread(
    neighbours: tuple[tuple[int, ...], ...], enter: tuple[float, ...], start: int
) -> list[float]:
    """What it costs to get from a tile to every other one, each tile entered having its price."""
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

    The state may be one of many that agree with a view: of the enemy's cards only what is open is
    read here (``cycle``, ``supply``, the size of the hand), never his hand, deck or discard.
    """

    def __init__(self, s: S, me: int) -> None:
        self.s = s
        self.me = me
        self.foe = 1 - me
        self.units = s.scenario.roster.units
        self.tiles = range(len(s.scenario.tiles))

    def cards_left(self, unit: Unit) -> int:
        """The unit's cards that are not in the supply: hits that it survives."""
        return self.s.platoons[unit.side].cycle[unit.card]

    def share(self, unit: Unit) -> float:
        """Plays of this unit to be expected in a round."""
        cycle = self.s.platoons[unit.side].cycle
        return PLAYS * cycle[unit.card] / max(4, sum(cycle))

    def vigour(self, unit: Unit) -> float:
        """How soon the unit can be expected to act, as a factor."""
        left = self.cards_left(unit)
        factor = (0.2, 0.7, 0.9, 1.0)[min(left, 3)]
        if not left and not self.s.platoons[unit.side].supply[unit.card]:
            return 0.0
        return factor * SUPPRESSED if self.s.suppressed >> unit.index & 1 else factor

    def fog_weight(self, side: int) -> float:
        """How much one Fog card more hurts a side: the less, the more cards it has."""
        return 10.0 / max(5, sum(self.s.platoons[side].cycle))

    def has_fog_left(self, side: int) -> bool:
        """Is there Fog in the side's supply?"""
        return self.s.platoons[side].supply[self.s.scenario.roster.fog[side]] > 0

    def chance_in_hand(self, unit: Unit) -> float:
        """The chance that the enemy, who has yet to act, holds a card of the unit."""
        platoon = self.s.platoons[unit.side]
        if platoon.hand_lacks >> unit.card & 1:
            return 0.0
        if platoon.hand_shown[unit.card]:
            return 1.0
        cards = max(1, sum(platoon.cycle))
        return min(1.0, len(platoon.hand) * self.cards_left(unit) / cards)

    def usable_draws(self, count: int) -> float:
        """How many of the next cards of the own deck are no Fog, on average."""
        platoon = self.s.platoons[self.me]
        from_deck = min(count, len(platoon.deck))
        renewed = min(count - from_deck, len(platoon.discard))
        usable = from_deck * self.usable_share(platoon.deck)
        return usable + renewed * self.usable_share(platoon.discard)

    def usable_share(self, pile: list[int]) -> float:
        """The share of cards that are no Fog."""
        fog = self.s.scenario.roster.fog[self.me]
        return 1.0 - pile.count(fog) / len(pile) if pile else 0.0

    def chance_to_win_bid(self, value: int) -> float:
        """The chance that this initiative value beats the enemy's bid; he bids any of his cards."""
        s = self.s
        cycle = s.platoons[self.foe].cycle
        total = below = 0.0
        for card in s.scenario.roster.cards[self.foe]:
            count = cycle[card.index]
            # a low card is bid more gladly
            weight = count * (2.0 if card.fog else 1.0)
            total += weight
            if card.initiative < value or (card.initiative == value and s.initiative == self.me):
                below += weight
        return below / total if total else 1.0
