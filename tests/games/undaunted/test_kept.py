"""What is kept to be quick does not grow without end."""

import random

from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.games.undaunted.scenario import KEPT_REACHES
from sandtable.games.undaunted.verbs import KEPT_PLAYS, add_plays
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded


def test_a_card_keeps_only_so_many_lists_of_plays() -> None:
    """The targets of riflemen, with other enemies on the board each time."""
    state = Normandy().start("la-raye", Seeded(1))
    scenario = state.scenario
    riflemen = scenario.roster.card(0, "rifleman-a", "")
    stance = scenario.stance(0, riflemen.index, 0, False)
    units = len(scenario.roster.units)
    for unit in range(units):
        state.place(unit, 1)
    rng = random.Random(1)
    sizes = []
    for _ in range(3 * KEPT_PLAYS):
        state.on_board = rng.getrandbits(units)
        plays: list[Action] = []
        again: list[Action] = []
        add_plays(state, stance, plays)
        add_plays(state, stance, again)
        assert again == plays
        sizes.append(max([len(kept.lists) for kept in stance.kept]))
    assert max(sizes) == KEPT_PLAYS


def test_ways_over_the_map_are_kept_up_to_a_number() -> None:
    scenario = Normandy().find_scenario("mortain")
    tiles = len(scenario.tiles)
    rng = random.Random(1)
    for _ in range(KEPT_REACHES + 1):
        start = rng.randrange(tiles)
        ways = rng.getrandbits(tiles) | 1 << start
        assert scenario.reach(start, ways) == scenario.reach(start, ways)
    assert len(scenario._reach) <= KEPT_REACHES
