"""Cards played on the fight of an assault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes import hosts
from sandtable.games.heroes.battle import Card
from sandtable.games.heroes.cards.card_effect import PLAIN, CardEffect, Played
from sandtable.games.heroes.moving import forced
from sandtable.kernel.action import Action

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class AssaultBonus(CardEffect):
    """Cold Steel: one of your units in the fight adds to its total."""

    def take(self, s: HeroesState, played: Played) -> None:
        hosts.host(s).strengthen(s, played.side, played.card.params["n"])


class GiveGround(CardEffect):
    """The assaulted infantry steps back before the dice; the attacker may finish its move.

    The fight notices that its target has left the square and is called off (HOS-17.15).
    """

    def options(self, s: HeroesState, side: int, card: Card, window: str) -> list[Action]:
        fight = hosts.host(s)
        if s.side_of_unit(fight.target) != side or not s.is_infantry(fight.target):
            return []
        if fight.square not in s.places_of(fight.target):
            return []
        return PLAIN if forced.may_retreat(s, fight.target, fight.launch) else []

    def take(self, s: HeroesState, played: Played) -> None:
        fight = hosts.host(s)
        forced.retreat(s, fight.target, fight.launch)
