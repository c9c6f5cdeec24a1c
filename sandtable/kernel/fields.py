"""Fields of frames: how each is written in a position, read back, and shown to a seat.

A frame declares its fields once, as the parameters of its constructor. A parameter's name means the
same in every frame of a game: ``Game.fields`` maps names to fields.
"""

import inspect
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.native import mypyc_attr
from sandtable.kernel.reading import Reader, check_length, whole_number

if TYPE_CHECKING:
    from sandtable.kernel.frame import Frame

#: The most values in a list, and the most letters of a text, that a frame holds.
MOST_LISTED: Final = 99
MOST_LETTERS: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A plain value: text, number or flag. Subclasses are for a game's own types."""

    def write(self, state: Any, value: Any) -> Json:
        """The value as it is written in a position."""
        written: Json = value
        return written

    def view(self, state: Any, value: Any, seat: str | None) -> Json:
        """The value as a seat (None: a spectator) may see it."""
        return self.write(state, value)

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        """The value that ``write`` wrote; anything else is refused with its path."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Field):
    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return reader.flag(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        return reader.integer(name, self.low, self.high)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Field):
    """A tuple of whole numbers."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def write(self, state: Any, value: Any) -> Json:
        return [*value]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        given = reader.value(name)
        if not isinstance(given, list):
            raise BadInput("not-a-list", reader.at(name))
        check_length(given, MOST_LISTED, reader.at(name))
        return tuple([whole_number(n, self.low, self.high, reader.at(name)) for n in given])


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Field):
    """A text; one of the options, if there are any."""

    def __init__(self, options: Iterable[str] = ()) -> None:
        self.options = tuple(options)

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        if self.options:
            return reader.choice(name, self.options)
        text = reader.text(name)
        if len(text) > MOST_LETTERS:
            raise BadInput("text-too-long", reader.at(name), most=MOST_LETTERS)
        return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts(Field):
    """A tuple of texts."""

    def write(self, state: Any, value: Any) -> Json:
        return [*value]

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        texts = reader.texts(name)
        check_length(texts, MOST_LISTED, reader.at(name))
        return tuple(texts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Side(Field):
    """The number of a side, written as its name; if ``optional``, -1 is written as null."""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def write(self, state: Any, value: Any) -> Json:
        side: Json = None if value < 0 else state.sides[value]
        return side

    def read(self, state: Any, reader: Reader, name: str) -> Any:
        if self.optional and reader.value(name) is None:
            return -1
        sides: tuple[str, ...] = state.sides
        return sides.index(reader.choice(name, sides))


#: The parameters of each frame's constructor, and their names; a cache.
_PARAMETERS: Final[dict[type, tuple[inspect.Parameter, ...]]] = {}
_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def parameters(frame: "type[Frame[Any]]") -> tuple[inspect.Parameter, ...]:
    """The fields of a frame, in the order of its constructor."""
    found = _PARAMETERS.get(frame)
    if found is None:
        found = tuple(inspect.signature(frame).parameters.values())
        _PARAMETERS[frame] = found
    return found


def field_names(frame: "type[Frame[Any]]") -> tuple[str, ...]:
    """The names of its fields, in the same order."""
    found = _NAMES.get(frame)
    if found is None:
        found = tuple([parameter.name for parameter in parameters(frame)])
        _NAMES[frame] = found
    return found
