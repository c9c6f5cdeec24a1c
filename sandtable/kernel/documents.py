"""What the documents of all games have in common."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadInput
from sandtable.kernel.frame import Frame
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.reading import Reader


def check_header(reader: Reader, kind: str, game: str, rules: str) -> None:
    """Is this a document of the kind, game and rules version that it should be?"""
    found = reader.text("sandtable") if reader.has("sandtable") else ""
    if found != kind:
        raise BadInput("wrong-kind-of-document", reader.where, found=found, expected=kind)
    if reader.has("game") and reader.text("game") != game:
        raise BadInput("wrong-game", reader.at("game"), found=reader.text("game"), expected=game)
    if reader.has("rules") and reader.text("rules") != rules:
        raise BadInput("wrong-rules", reader.at("rules"), found=reader.text("rules"), known=rules)


def check_lowest(frames: Sequence[Frame[Any]], lowest: Sequence[str], where: str) -> None:
    """Does the stack of decisions end in one that leads on to the next turn?"""
    if frames[0].name not in lowest:
        options = ", ".join(lowest)
        raise BadInput("decision-lowest", where, found=frames[0].name, options=options)


def read_outcome(
    reader: Reader, sides: tuple[str, ...], citations: Mapping[str, str]
) -> Outcome | None:
    """The ``outcome`` of a position; None while it goes on."""
    if not reader.has("outcome") or reader.value("outcome") is None:
        return None
    table = reader.table("outcome")
    winner = None if table.value("winner") is None else table.choice("winner", sides)
    endings = [key for key in citations if key.startswith("outcome-")]
    reason = table.choice("reason", endings)
    rule = table.choice("rule", [citations[reason]])
    table.finish()
    return Outcome(winner, reason, rule)


def scenario_path(source: object, game: str) -> Path:
    """The path of a scenario file, for a source that is neither an id nor a document."""
    if isinstance(source, str | Path) and Path(source).suffix == ".toml":
        return Path(source)
    raise BadInput("unknown-scenario", scenario=str(source), game=game)


def read_toml(path: Path) -> Reader:
    """A data file as a table; a fault of syntax is refused with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("unreadable-file", str(path), reason=str(error)) from None
    try:
        return Reader(tomllib.loads(text), "")
    except tomllib.TOMLDecodeError as error:
        raise BadInput("bad-toml", str(path), reason=str(error)) from None
