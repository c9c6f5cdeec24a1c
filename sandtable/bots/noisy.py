"""A player that goes by its game's policy, but misjudges actions now and then."""

from sandtable.bots.greedy import GreedyBot
from sandtable.kernel.action import Action
from sandtable.kernel.game import Game
from sandtable.kernel.policy import UNRATED, Scores
from sandtable.kernel.state import State


class NoisyBot(GreedyBot):
    """Scores are off by ``noise`` times what a beginner is off (``Value.slips``)."""

    def __init__(self, seed: int, noise: float) -> None:
        super().__init__(seed)
        self.noise = noise

    def pick(self, game: Game, state: State, seat: str, legal: list[Action]) -> Action:
        ranked = game.policy().rank(state, seat, legal)
        rated = [(score, action) for score, action in ranked if score > UNRATED]
        if not rated:
            return self.rng.choice(legal)
        return self.misjudged(rated, self.noise * game.value().slips)

    def misjudged(self, rated: Scores, noise: float) -> Action:
        """The action that looks best with noise on the scores.

        The noise is measured by the gap between the best action and the average one, so that
        it tells in every game and every kind of decision; what stands far below the rest is not
        taken for good.
        """
        best = rated[0][0]
        spread = best - sum(score for score, _ in rated) / len(rated)
        noisy = [
            (score + noise * spread * self.rng.gauss(0.0, 1.0), number)
            for number, (score, _) in enumerate(rated)
        ]
        return rated[max(noisy)[1]][1]
