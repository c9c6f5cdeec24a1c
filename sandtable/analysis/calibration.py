"""The calibration of a game's value: what a chance turned out to be worth in other games.

``data/calibration.json`` beside a game holds, for each scenario and for all others (""), a shift
and a stretch of the logarithm of the odds, and how far the estimate was off after that. They are
measured by ``sandtable lab calibrate`` on games that the value was not fitted on.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

from sandtable.kernel.documents import read_json
from sandtable.kernel.game import Game
from sandtable.kernel.state import State
from sandtable.kernel.value import FittedValue, logistic

FILE: Final = "calibration.json"
#: Chances nearer to 0 or 1 than this have no logarithm worth having.
EDGE: Final = 1e-6
#: The error of a game whose estimate nobody has measured.
UNMEASURED: Final = 0.1


@dataclass(frozen=True)
class Scale:
    """From what an estimate says to what it turned out to be worth."""

    shift: float = 0.0
    stretch: float = 1.0
    #: How far it is off, as half of a 95 % interval, and in how many games that was measured.
    error: float = UNMEASURED
    games: int = 0

    def apply(self, chance: float) -> float:
        if self.shift == 0.0 and self.stretch == 1.0:
            return chance
        inside = min(1.0 - EDGE, max(EDGE, chance))
        return logistic(self.shift + self.stretch * math.log(inside / (1.0 - inside)))


def scale_of(game: Game, state: State) -> Scale:
    """The scale for the scenario of a state, or the one for all of its game."""
    path = game.folder / "data" / FILE
    if not path.is_file():
        return Scale()
    document: dict[str, Any] = read_json(path)
    value = game.value()
    scenario = value.scenario(state) if isinstance(value, FittedValue) else ""
    scales = document["scales"]
    shift, stretch = scales.get(scenario, scales[""])
    return Scale(shift, stretch, document["error"], document["games"])
