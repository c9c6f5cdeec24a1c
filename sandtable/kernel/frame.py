"""Pending decisions, and the work that remains between them.

The state holds a stack of frames. The top one says who decides, what is legal, why something else
is not, and carries the choice out. An interrupt, a reaction or an opponent's choice is a push.
Frames are immutable: a decision in two parts replaces its frame with another one.

A *task* asks no question: it is work that remains when everything above it is settled. A
*procedure* is a task in stages (announce, roll, effect): each time it is on top it runs its next
stage, and whatever that stage asks for is pushed above it.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.fields import Field, field_names
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.kernel.state import State

S = TypeVar("S", bound="State")
F = TypeVar("F", bound="Frame[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """What is being decided, by whom, with which parameters.

    The constructor declares the fields, and each is kept in an attribute of the same name. Writing,
    reading, copying and viewing a frame follow from that and from ``Game.fields``.
    """

    #: Its name in positions.
    name: ClassVar[str] = ""
    #: Fields that override the game's fields of the same name.
    own_fields: ClassVar[dict[str, Field]] = {}
    #: Can it be at the bottom of the stack?
    lowest: ClassVar[bool] = False
    #: The names of the frames that it may be directly above; if empty, any.
    above: ClassVar[tuple[str, ...]] = ()
    #: Is it always resolved before anything is pushed above it?
    topmost: ClassVar[bool] = False
    #: May a seat leave the rest of such decisions to the game's own policy, as in a set-up?
    planned: ClassVar[bool] = False

    def settled(self, state: S) -> bool:
        """Is there nothing to decide? If so, the game leaves the frame automatically."""
        return False

    def leave(self, state: S, chance: Chance, events: list[Event]) -> None:
        """Continue without a decision."""
        raise NotImplementedError

    def actors(self, state: S) -> tuple[str, ...]:
        """The seats that must decide now."""
        raise NotImplementedError

    def legal(self, state: S, seat: str) -> list[Action]:
        """All actions open to this seat, in a stable order, without duplicates."""
        raise NotImplementedError

    def refuse(self, state: S, seat: str, action: Action) -> Refusal:
        """Why an action is not in ``legal``."""
        raise NotImplementedError

    def refuse_seat(self, state: S, seat: str) -> Refusal:
        """Why a seat that has nothing to decide may not act."""
        return state.refusal("not-your-decision", seats=", ".join(state.actors()))

    def resolve(
        self, state: S, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        """Carry out a legal action and leave the next decision on top of the stack."""
        raise NotImplementedError

    def odds(self, state: S, action: Action) -> list[Odds]:
        """The rolls that a legal action leads to."""
        return []

    def prompt(self, state: S) -> Prompt:
        """The question; every seat may read it."""
        raise NotImplementedError

    # Derived from the fields.

    def replace(self: F, **changes: Any) -> F:
        """A copy with some fields changed."""
        values = [
            changes.pop(name) if name in changes else getattr(self, name)
            for name in field_names(type(self))
        ]
        if changes:
            raise TypeError(f"{self.name} has no field {', '.join(changes)}")
        make: Any = type(self)
        copy: F = make(*values)
        return copy

    def to_json(self, state: S) -> dict[str, Json]:
        """The whole frame, hidden parts included."""
        fields = state.game.fields | self.own_fields
        json: dict[str, Json] = {"frame": self.name}
        for name in field_names(type(self)):
            json[name] = fields[name].write(state, getattr(self, name))
        return json

    def view(self, state: S, seat: str | None) -> dict[str, Json]:
        """The frame as a seat (None: a spectator) may see it."""
        fields = state.game.fields | self.own_fields
        json: dict[str, Json] = {"frame": self.name}
        for name in field_names(type(self)):
            json[name] = fields[name].view(state, getattr(self, name), seat)
        return json

    def check(self, state: S, below: "Frame[Any] | None", where: str) -> None:
        """Refuse a frame read from a document if it fits neither the table nor the frame below."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Frame[S]):
    """Work that remains when the decisions above it are made; asks no question."""

    def settled(self, state: S) -> bool:
        return True

    def leave(self, state: S, chance: Chance, events: list[Event]) -> None:
        state.pop()
        self.run(state, chance, events)

    def run(self, state: S, chance: Chance, events: list[Event]) -> None:
        """Do it."""
        raise NotImplementedError

    def actors(self, state: S) -> tuple[str, ...]:
        return ()

    def legal(self, state: S, seat: str) -> list[Action]:
        return []

    def refuse(self, state: S, seat: str, action: Action) -> Refusal:
        raise AssertionError("a task asks nobody")

    def prompt(self, state: S) -> Prompt:
        raise AssertionError("a task asks nobody")


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Task[S]):
    """A task that stays on the stack from stage to stage.

    ``run`` ends with ``proceed`` (to another stage, after whatever is pushed above it) or ``done``.
    """

    def leave(self, state: S, chance: Chance, events: list[Event]) -> None:
        self.run(state, chance, events)

    def proceed(self, state: S, **changes: Any) -> None:
        """Replace this procedure, which is on top, with a copy that has some fields changed."""
        assert state.top is self
        state.replace(self.replace(**changes))

    def done(self, state: S) -> None:
        assert state.top is self
        state.pop()
