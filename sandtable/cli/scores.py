"""Scores over several records, in games that have them: campaigns and series."""

from pathlib import Path
from typing import Any

from sandtable.cli import files
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record


def campaign(terminal: Terminal, paths: list[Path]) -> None:
    game, records, score = _read(terminal, paths, "campaign")
    terminal.print(*score(game, records, terminal.words_for(game)))


def series(terminal: Terminal, paths: tuple[Path, Path], names: tuple[str, str] | None) -> None:
    game, records, score = _read(terminal, list(paths), "series")
    terminal.print(*score(game, records, terminal.words_for(game), names))


def _read(
    terminal: Terminal, paths: list[Path], kind: str
) -> tuple[Game, list[tuple[Path, Record]], Any]:
    """The records, which must be of one game, and that game's scoring function."""
    found: Game | None = None
    score: Any = None
    records: list[tuple[Path, Record]] = []
    for path in paths:
        game, record = files.read_record(path)
        score = getattr(game.part("terminal"), f"score_{kind}", None)
        if score is None:
            raise BadInput(f"cli-no-{kind}", str(path), game=game.id)
        if found is not None and game is not found:
            raise BadInput("cli-other-game", str(path), game=game.id, first=found.id)
        found = game
        records.append((path, record))
    assert found is not None
    terminal.set_game(found.id)
    return found, records, score
