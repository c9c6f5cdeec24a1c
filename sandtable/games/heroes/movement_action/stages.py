"""Stages and words of a Movement Action."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.action import Action

MOVE: Final[Action] = ("move",)
FLIP: Final[Action] = ("flip",)
STOP: Final[Action] = ("stop",)
HOLD: Final[Action] = ("hold",)
EXIT: Final[Action] = ("exit",)
#: Stages: the choice of the next step; what follows each (HOS-26.4–26.6); the end (HOS-26.8–26.9).
CHOICE: Final = 0
ENTERED: Final = 1
WITHIN: Final = 2
FIRE: Final = 3
REACTIONS: Final = 4
CARDS: Final = 5
FIGHT: Final = 6
END: Final = 7
CLOSE: Final = 8
#: The verbs of actions that continue or end it.
WORDS: Final = ("step", "pivot", "board", "man", "charge", "push", "exit", "flip", "stop")
PLAYS: Final = ("play", "bonus", "use")
#: The moments for cards on a declared move, and for cards that lead through a window.
DECLARED: Final = "move"
STEP: Final = "own-step"
