"""The procedure that a card or marker is played on, if it has the required type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.assaults.assault import Fight
from sandtable.games.heroes.fire.attack import Attack
from sandtable.games.heroes.fire.firing import Firing
from sandtable.games.heroes.fire.templates import Barrage
from sandtable.games.heroes.movement_action.movement import Movement
from sandtable.games.heroes.timing.hosts import host
from sandtable.games.heroes.units.hits import Hit

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def firing(state: HeroesState) -> Firing:
    found = host(state)
    assert isinstance(found, Firing)
    return found


def attack(state: HeroesState) -> Attack:
    found = host(state)
    assert isinstance(found, Attack)
    return found


def hit(state: HeroesState) -> Hit:
    found = host(state)
    assert isinstance(found, Hit)
    return found


def barrage(state: HeroesState) -> Barrage:
    found = host(state)
    assert isinstance(found, Barrage)
    return found


def fight(state: HeroesState) -> Fight:
    found = host(state)
    assert isinstance(found, Fight)
    return found


def movement(state: HeroesState) -> Movement:
    found = host(state)
    assert isinstance(found, Movement)
    return found
