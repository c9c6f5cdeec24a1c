"""Cards played during the fight of an assault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.cards import under_way
from sandtable.games.heroes.cards.card_effect import PLAIN, CardEffect, Played
from sandtable.games.heroes.moving import forced
from sandtable.games.heroes.pack.battle import Card
from sandtable.kernel.action import Action

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class AssaultBonus(CardEffect):
    """Cold Steel: a bonus to the total of the player's unit in the fight."""

    def take(self, state: HeroesState, played: Played) -> None:
        under_way.fight(state).strengthen(state, played.side, played.card.params["n"])


class GiveGround(CardEffect):
    """The assaulted infantry steps back before the dice; the attacker may finish its move.

    The fight is called off because its target has left the square (HOS-17.15).
    """

    def options(self, state: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        fight = under_way.fight(state)
        if state.side_of_unit(fight.target) != side or not state.is_infantry(fight.target):
            return []
        if fight.square not in state.places_of(fight.target):
            return []
        return PLAIN if forced.may_retreat(state, fight.target, fight.launch) else []

    def take(self, state: HeroesState, played: Played) -> None:
        fight = under_way.fight(state)
        forced.retreat(state, fight.target, fight.launch)
