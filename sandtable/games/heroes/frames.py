"""What the frames of this game share.

A frame is a decision, a task or a procedure. A *task* asks nobody: it is what remains to be done
when everything above it is settled. A *procedure* is a task in stages (announce, roll, effect …):
each time it comes to the top it runs its next stage, and what that stage asks for (a window, a roll
again, a choice) is pushed above it. Frames never change; a procedure replaces itself by a copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from sandtable.games.heroes.frames_json import write_fields
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

F = TypeVar("F", bound="HeroesFrame")


class HeroesFrame(Frame["HeroesState"]):
    """A decision that may turn out to be none: then the game leaves it by itself.

    ``fields`` lists its data, name and kind, in the order of its constructor's arguments; kinds are
    those of ``frames_json``: ``unit``, ``units``, ``place``, ``places``, ``side``, ``int``,
    ``ints``, ``cards``, ``flag``, ``text``, ``texts``.
    """

    fields: ClassVar[tuple[tuple[str, str], ...]] = ()

    def settled(self, s: HeroesState) -> bool:
        """Is there nothing to decide?"""
        return False

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        """Go on without a decision."""
        raise NotImplementedError

    def but(self: F, **changes: Any) -> F:
        """A copy in which some fields are different."""
        names = [name for name, _ in self.fields]
        values: list[Any] = [getattr(self, name) for name in names]
        for name, value in changes.items():
            values[names.index(name)] = value
        make: Any = type(self)
        copy: F = make(*values)
        return copy

    def to_json(self, state: HeroesState) -> dict[str, Json]:
        return {"frame": self.name, **write_fields(state, self)}

    def view(self, state: HeroesState, seat: str | None) -> dict[str, Json]:
        """Nothing of a frame is secret, but unknown units have their alias."""
        return {"frame": self.name, **write_fields(state, self, seat)}


class Task(HeroesFrame):
    """Something that remains to be done when the decisions above it are made; asks nobody."""

    def settled(self, s: HeroesState) -> bool:
        return True

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        s.frames.pop()
        self.run(s, chance, events)

    def run(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        raise NotImplementedError

    def actors(self, state: HeroesState) -> tuple[str, ...]:
        return ()

    def legal(self, state: HeroesState, seat: str) -> list[Action]:
        return []

    def refuse(self, state: HeroesState, seat: str, action: Action) -> Refusal:
        raise AssertionError("a task asks nobody")

    def prompt(self, state: HeroesState) -> Prompt:
        raise AssertionError("a task asks nobody")
