"""Playing a position on with the game's policy, up to the horizon of its value."""

import random

from sandtable.analysis.calibration import Scale
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game
from sandtable.kernel.playout import seed_of_turn
from sandtable.kernel.state import State


class Player:
    """Plays positions of one game on; chances are those of its first side, and calibrated."""

    def __init__(self, game: Game, scale: Scale) -> None:
        self.policy = game.policy()
        self.value = game.value()
        self.scale = scale
        #: How many playouts there have been.
        self.playouts = 0

    def play(self, world: State, seat: str, action: Action, seed: int) -> float:
        """The chance after an action. The world stays as it is."""
        state = world.clone()
        start = state.turn_key()
        state.apply(seat, action, Seeded(seed))
        return self._finish(state, start, start, Seeded(seed + 1), seed)

    def play_on(self, state: State, seed: int) -> float:
        """The chance in a position, which is played on."""
        start = state.turn_key()
        return self._finish(state, start, start, Seeded(seed_of_turn(seed, start)), seed)

    def _finish(
        self,
        state: State,
        start: tuple[int, ...],
        turn: tuple[int, ...],
        chance: Seeded,
        seed: int,
    ) -> float:
        """Every turn has its own dice, so that playouts with one seed stay comparable."""
        self.playouts += 1
        rng = random.Random(seed)
        choose, horizon = self.policy.choose, self.value.horizon
        while actors := state.actors():
            now = state.turn_key()
            if now != turn:
                if horizon(start, now):
                    break
                turn = now
                chance = Seeded(seed_of_turn(seed, now))
            decider = actors[0]
            legal = state.legal(decider)
            chosen = legal[0] if len(legal) == 1 else choose(state, decider, legal, rng)
            state.apply(decider, chosen, chance)
        return self.judge(state)

    def judge(self, state: State) -> float:
        """The chance of the first side, without playing on."""
        side = state.sides[0]
        if state.outcome is not None:
            return self.value.chance(state, side)
        return self.scale.apply(self.value.chance(state, side))
