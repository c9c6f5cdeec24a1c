"""One game between bots."""

import random
from collections.abc import Mapping

from sandtable.bots import make_bot
from sandtable.bots.base import Bot
from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.start import Start, begin
from sandtable.kernel.state import State


def seat_bots(players: Mapping[str, str], seed: int) -> dict[str, Bot]:
    """A bot for each seat by its name; their random numbers are independent of the dice."""
    return {
        seat: make_bot(name, random.Random(f"{seed} {seat}").getrandbits(32))
        for seat, name in players.items()
    }


def play_match(
    game: Game,
    start: Start,
    bots: Mapping[str, Bot],
    chance: Chance,
    options: Mapping[str, OptionValue] | None = None,
) -> State:
    """Play a game to its end with a bot in each seat; returns the final state."""
    state = begin(game, start, chance, options)
    while True:
        actors = state.actors()
        if not actors:
            return state
        seat = actors[0]
        action = bots[seat].choose(state.view(seat), state.legal(seat))
        state.apply(seat, action, chance)
