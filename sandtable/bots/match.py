"""One game between bots."""

from collections.abc import Mapping

from sandtable.bots.base import Bot
from sandtable.kernel.chance import Chance
from sandtable.kernel.game import Game, OptionValue
from sandtable.kernel.start import Start, begin
from sandtable.kernel.state import State


def play_match(
    game: Game,
    start: Start,
    bots: Mapping[str, Bot],
    chance: Chance,
    options: Mapping[str, OptionValue] | None = None,
) -> State:
    """Play a game to its end, a bot for each seat, and return the final state."""
    state = begin(game, start, chance, options)
    while True:
        actors = state.actors()
        if not actors:
            return state
        seat = actors[0]
        action = bots[seat].choose(state.view(seat), state.legal(seat))
        state.apply(seat, action, chance)
