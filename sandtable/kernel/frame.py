"""A pending decision.

The state holds a stack of frames. The one on top says who decides, what is legal, why something
else is not, and carries the choice out. An interrupt, a reaction or an opponent's choice is a push.
Frames are immutable: a decision in two parts replaces its frame by another one.
"""

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.kernel.state import State

S = TypeVar("S", bound="State")


class Frame(Generic[S]):
    """What is being decided, by whom, with which parameters."""

    name: ClassVar[str] = ""

    def actors(self, state: S) -> tuple[str, ...]:
        """The seats that must decide now."""
        raise NotImplementedError

    def legal(self, state: S, seat: str) -> list[Action]:
        """Everything this seat may do, in a stable order, without duplicates."""
        raise NotImplementedError

    def refuse(self, state: S, seat: str, action: Action) -> Refusal:
        """Why an action that is not in ``legal`` is not."""
        raise NotImplementedError

    def resolve(
        self, state: S, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        """Carry out a legal action and leave the next decision on top of the stack."""
        raise NotImplementedError

    def odds(self, state: S, action: Action) -> list[Odds]:
        """The rolls a legal action leads to."""
        return []

    def prompt(self, state: S) -> Prompt:
        """The question, in words that every seat may read."""
        raise NotImplementedError

    def to_json(self, state: S) -> dict[str, Json]:
        """The whole frame, hidden parts included; ``frame`` is its name."""
        raise NotImplementedError

    def view(self, state: S, seat: str | None) -> dict[str, Json]:
        """What a seat may see of it."""
        return self.to_json(state)
