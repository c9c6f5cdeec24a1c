"""What the frames of this game share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState


class MemoirFrame(Frame["MemoirState"]):
    """A decision that may turn out to be none: then the game leaves it by itself."""

    def settled(self, s: MemoirState) -> bool:
        """Is there nothing to decide?"""
        return False

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        """Go on without a decision."""
        raise NotImplementedError


class Task(MemoirFrame):
    """Something that remains to be done when the decisions above it are made; asks nobody."""

    def settled(self, s: MemoirState) -> bool:
        return True

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        self.run(s, chance, events)

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        raise NotImplementedError

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return ()

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        return []

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        raise AssertionError("a task asks nobody")

    def prompt(self, state: MemoirState) -> Prompt:
        raise AssertionError("a task asks nobody")
