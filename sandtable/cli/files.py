"""Files that the commands read and write."""

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel import start
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record
from sandtable.kernel.state import State


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("unreadable-file", str(path), reason=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadInput("cli-not-text", str(path)) from None


def read_record(path: Path) -> tuple[Game, Record]:
    record = Record.from_text(read_text(path), str(path))
    try:
        return sandtable.game(record.game_id), record
    except BadInput as error:
        raise BadInput(error.key, f"{path}:1", **error.params) from None


def read_position(path: Path) -> tuple[Game, dict[str, Any]]:
    """A position written by ``save`` or by hand, and its game."""
    try:
        document: Any = json.loads(read_text(path))
    except json.JSONDecodeError as error:
        raise BadInput("not-json", f"{path}:{error.lineno}", column=error.colno) from None
    if not isinstance(document, dict):
        raise BadInput("not-a-table", str(path))
    if not isinstance(document.get("game"), str):
        raise BadInput("missing-key", str(path), name="game")
    try:
        return sandtable.game(document["game"]), document
    except BadInput as error:
        raise BadInput(error.key, str(path), **error.params) from None


def set_up(game: Game, position: dict[str, Any], path: Path) -> State:
    """The state of a position read from a file."""
    with errors_with_path(path):
        return game.from_json(position)


def open_position(game: Game, path: Path) -> tuple[dict[str, Any], State]:
    """A position that can be continued, and its state."""
    document = read_position(path)[1]
    with errors_with_path(path):
        return document, start.open_position(game, document)


@contextlib.contextmanager
def errors_with_path(path: Path) -> Iterator[None]:
    """Errors in a document are raised with the path of its file."""
    try:
        yield
    except BadInput as error:
        place = f"{path}: {error.where}" if error.where else str(path)
        raise BadInput(error.key, place, **error.params) from None


def write_position(path: Path, state: State) -> None:
    write_new(path, json.dumps(state.to_json(), ensure_ascii=False, indent=1) + "\n")


def check_new(path: Path) -> None:
    """Check that a file can be written here without overwriting another one."""
    if path.exists():
        raise BadInput("cli-file-exists", str(path))
    folder = path.parent
    if not folder.is_dir():
        raise BadInput("cli-no-folder", str(path), folder=str(folder))
    if not os.access(folder, os.W_OK):
        raise BadInput("cli-folder-closed", str(path), folder=str(folder))


def write_new(path: Path, text: str) -> None:
    check_new(path)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadInput("cli-unwritable", str(path), reason=str(error.strerror)) from None
