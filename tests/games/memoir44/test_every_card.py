"""Games in which each of the 30 kinds of cards is played at least once."""

import random

import pytest

import sandtable
from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from tests.games.memoir44.reports import COPIES, decision
from tests.memoir import game

#: Games are started until the pack has been seen; ten would mean that some card is never offered.
MOST_GAMES = 10


def curious(state: MemoirState, unseen: set[str], dice: random.Random) -> Action:
    """Any legal action, but a card that has not been played yet before all others."""
    actions = state.legal(state.actors()[0])
    if decision(state) == "ambush":
        return actions[0]
    fresh = [a for a in actions if a[0] == "play" and a[1].removeprefix("card:") in unseen]
    return dice.choice(fresh or actions)


def seen_in(events: list[Event]) -> set[str]:
    """The cards that were played openly."""
    cards = {str(event.params["card"]) for event in events if event.key == "played"}
    return cards | {"ambush" for event in events if event.key == "ambush"}


def played_out(seed: int, unseen: set[str]) -> None:
    """Play a game until it ends or nothing is left to see; strike off what was played."""
    chance, dice = sandtable.Seeded(seed), random.Random(seed)
    state = game().start("arracourt", chance)
    while unseen and state.outcome is None:
        action = curious(state, unseen, dice)
        unseen -= seen_in(state.apply(state.actors()[0], action, chance))


@pytest.mark.rule("M44-5.7")
def test_every_kind_of_card_is_played_in_some_game() -> None:
    unseen = set(COPIES)
    for seed in range(MOST_GAMES):
        played_out(seed, unseen)
    assert unseen == set()
