"""Sandtable: WWII tactical board games by their rulebooks.

>>> import sandtable
>>> game = sandtable.game("normandy")
>>> state = game.start("la-raye", sandtable.Seeded(7))
>>> state.actors()
('us', 'germany')
"""

from sandtable.games.catalogue import game, games
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Committed, Scripted, Seeded
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.odds import Odds
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.outcomes import Branch, Outcomes, outcomes
from sandtable.kernel.proof import Draw
from sandtable.kernel.record import Record, Recorder
from sandtable.kernel.rule import Refusal, Refused
from sandtable.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadInput",
    "Branch",
    "Chance",
    "Committed",
    "Contribution",
    "Draw",
    "Event",
    "Game",
    "Odds",
    "Outcome",
    "Outcomes",
    "Record",
    "Recorder",
    "Refusal",
    "Refused",
    "Scripted",
    "Seeded",
    "State",
    "__version__",
    "game",
    "games",
    "outcomes",
]
