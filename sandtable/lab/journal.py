"""The results of a run in a file, one line a game, so that a run can be continued."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sandtable.kernel.errors import BadInput
from sandtable.lab.fixtures import Key
from sandtable.lab.results import Result, read_result


class Journal:
    """All results so far, each game once. Without a file they are only remembered."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: dict[Key, Result] = {}
        if path is not None and path.exists():
            drop_torn_line(path)
            self.results = {result.key: result for result in read_results([path])}

    def add(self, result: Result) -> None:
        """Remember a result, and append it to the file at once."""
        self.results[result.key] = result
        if self.path is not None:
            append_line(self.path, result.to_line())


def append_line(path: Path, line: str) -> None:
    """Append a line in one go, so that a kill leaves at most this one torn."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            os.write(file, line.encode())
        finally:
            os.close(file)
    except OSError as error:
        raise BadInput("lab-unwritable", str(path), reason=str(error.strerror)) from None


def drop_torn_line(path: Path) -> None:
    """Remove what follows the last line break: a line that was being written when a run ended."""
    try:
        with path.open("rb+") as file:
            text = file.read()
            file.truncate(text.rfind(b"\n") + 1)
    except OSError as error:
        raise BadInput("lab-unwritable", str(path), reason=str(error.strerror)) from None


def read_lines(path: Path) -> list[tuple[str, str]]:
    """The complete lines of a file, each with its place."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("unreadable-file", str(path), reason=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadInput("lab-not-a-result", str(path)) from None
    lines = text.split("\n")[:-1]
    return [(line, f"{path}:{number}") for number, line in enumerate(lines, 1)]


def read_results(paths: Iterable[Path]) -> list[Result]:
    """The results in several files, each game once."""
    found: dict[Key, Result] = {}
    for path in paths:
        for line, where in read_lines(path):
            result = read_result(line, where)
            found.setdefault(result.key, result)
    return list(found.values())


class ParquetFile:
    """A Parquet table with a row for each game; ``options`` and ``losses`` are JSON.

    It is opened before the first game is played, so that nothing is missing after the last one.
    """

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise BadInput("lab-needs-extra", "--parquet", extra="lab") from None
        self.path = path
        self._table: Any = pyarrow.Table
        self._parquet: Any = parquet
        try:
            path.open("ab").close()
        except OSError as error:
            raise BadInput("lab-unwritable", str(path), reason=str(error.strerror)) from None

    def write(self, results: Iterable[Result]) -> None:
        rows = [
            asdict(result)
            | {"options": json.dumps(result.options), "losses": json.dumps(result.losses)}
            for result in results
        ]
        self._parquet.write_table(self._table.from_pylist(rows), self.path)
