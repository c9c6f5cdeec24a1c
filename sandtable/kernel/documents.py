"""What the documents of all games share."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadInput
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.reading import Reader


def check_header(reader: Reader, kind: str, game: str, rules: str) -> None:
    """Check a document's kind and game, and that its rules are not newer than ours."""
    found = reader.text("sandtable") if reader.has("sandtable") else ""
    if found != kind:
        raise BadInput("wrong-kind-of-document", reader.where, found=found, expected=kind)
    if reader.has("game") and reader.text("game") != game:
        raise BadInput("wrong-game", reader.at("game"), found=reader.text("game"), expected=game)
    if reader.has("rules") and is_newer(reader.text("rules"), rules):
        raise BadInput("wrong-rules", reader.at("rules"), found=reader.text("rules"), known=rules)


def is_newer(found: str, known: str) -> bool:
    """Is a rules version later than ours, as ``…-3`` is later than ``…-2``?

    Documents with older rules are opened under the current ones, as far as they still make sense.
    """
    name, _, number = found.rpartition("-")
    known_name, _, known_number = known.rpartition("-")
    if name != known_name or not number.isdecimal() or not known_number.isdecimal():
        return False
    return int(number) > int(known_number)


def read_outcome(
    reader: Reader, sides: tuple[str, ...], citations: Mapping[str, str]
) -> Outcome | None:
    """The ``outcome`` of a position; None while the game is running."""
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
    """A data file as a table; a syntax error is reported with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("unreadable-file", str(path), reason=str(error)) from None
    try:
        return Reader(tomllib.loads(text), "")
    except tomllib.TOMLDecodeError as error:
        raise BadInput("bad-toml", str(path), reason=str(error)) from None


def read_json(path: Path) -> dict[str, Any]:
    """A data file of our own."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
