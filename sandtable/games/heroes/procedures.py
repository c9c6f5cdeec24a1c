"""Tasks in stages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.games.heroes.frames import Task
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class Procedure(Task):
    """Stays on the stack from stage to stage; ``stage`` is one of its ``fields``.

    ``run`` does what the stage is about. It ends with ``go`` (on to another stage, after whatever
    is pushed above) or with ``done``.
    """

    stage: int = 0

    def leave(self, s: HeroesState, chance: Chance, events: list[Event]) -> None:
        self.run(s, chance, events)

    def go(self, s: HeroesState, **changes: Any) -> None:
        """Replace this procedure, which is on top, by a copy with other values."""
        assert s.frames[-1] is self
        s.frames[-1] = self.but(**changes)

    def done(self, s: HeroesState) -> None:
        assert s.frames[-1] is self
        s.frames.pop()
