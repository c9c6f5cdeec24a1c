"""The pending decisions of a position, read from its document."""

import inspect
from typing import Any, Final

from sandtable.kernel.errors import BadInput
from sandtable.kernel.fields import Field, field_names, parameters
from sandtable.kernel.frame import Frame
from sandtable.kernel.game import Game
from sandtable.kernel.reading import Reader, check_length
from sandtable.kernel.state import State

#: The most decisions and tasks that wait in a position: several times as many as any play leads to.
MOST_PENDING: Final = 50

#: The frames of each game by name; a cache.
_FRAMES: Final[dict[str, dict[str, type[Frame[Any]]]]] = {}


def frames_of(game: Game) -> dict[str, type[Frame[Any]]]:
    """The frames of a game by name: those of its package and of its game family.

    A game's own version of a frame takes precedence over its family's.
    """
    if game.id not in _FRAMES:
        home = type(game).__module__.rpartition(".")[0] + "."
        found: dict[str, type[Frame[Any]]] = {}
        frame: Any
        for frame in _subclasses(Frame):
            found_in: Any = frame
            package = str(found_in.__module__).rpartition(".")[0] + "."
            if frame.name and (home.startswith(package) or package.startswith(home)):
                known = found.get(frame.name)
                if known is None or issubclass(frame, known):
                    found[frame.name] = frame
        _FRAMES[game.id] = {name: found[name] for name in sorted(found)}
    return _FRAMES[game.id]


def _subclasses(base: type[Frame[Any]]) -> list[type[Frame[Any]]]:
    found: list[type[Frame[Any]]] = []
    for subclass in base.__subclasses__():
        found += [subclass, *_subclasses(subclass)]
    return found


def read_decision(state: State, reader: Reader, default: Frame[Any] | None = None) -> None:
    """Fill the stack of a state from the ``decision`` of a position, after everything else.

    A missing decision is ``default``, if there is one. Each frame checks whether it fits its place.
    """
    where = reader.at("decision")
    if default is not None and not reader.has("decision"):
        frames = [default]
    else:
        tables = reader.tables("decision")
        check_length(tables, MOST_PENDING, where)
        frames = [read_frame(state, table) for table in tables]
    state.reset(*frames[::-1])
    if state.outcome is not None:
        return
    if not frames:
        raise BadInput("no-decision", where)
    if not frames[0].lowest:
        options = [name for name, frame in frames_of(state.game).items() if frame.lowest]
        raise BadInput("decision-lowest", where, found=frames[0].name, options=", ".join(options))
    for i, frame in enumerate(frames):
        below = frames[i - 1] if i else None
        place = f"{where}[{i}]"
        if below is not None and (below.topmost or (frame.above and below.name not in frame.above)):
            raise BadInput("decision-elsewhere", place, frame=frame.name, below=below.name)
        frame.check(state, below, place)


def read_frame(state: State, reader: Reader) -> Frame[Any]:
    """The frame that ``to_json`` wrote; a missing field has the constructor's default."""
    frames = frames_of(state.game)
    frame = frames[reader.choice("frame", frames)]
    fields = state.game.fields | frame.own_fields if frame.own_fields else state.game.fields
    values: list[Any] = []
    for number, name in enumerate(field_names(frame)):
        parameter = None if reader.has(name) else parameters(frame)[number]
        if parameter is None or parameter.default is parameter.empty:
            values.append(fields[name].read(state, reader, name))
        else:
            values.append(default_of(state, reader, fields[name], parameter))
    reader.finish()
    make: Any = frame
    made: Frame[Any] = make(*values)
    return made


def default_of(state: State, reader: Reader, field: Field, parameter: inspect.Parameter) -> Any:
    """The default of a field that is left out; it must be one that could be written there."""
    name = parameter.name
    try:
        written = {name: field.write(state, parameter.default)}
        return field.read(state, Reader(written, reader.where), name)
    except BadInput:
        raise BadInput("missing-key", reader.where, name=name) from None
