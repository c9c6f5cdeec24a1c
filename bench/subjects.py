"""The subjects of the benchmark. To add a game, add a scenario to GAMES, and its targets."""

import os
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"

GAMES = (
    ("normandy", "la-huberderie"),
    ("north-africa", "barce"),
    ("memoir44", "arracourt"),
    ("memoir44", "pegasus-bridge"),
    ("memoir44", "omaha-beach-overlord"),
    ("heroes", "gun-factory"),
)
#: The minimum speed of the compiled engine, relative to python-chess.
TIMES_CHESS = {
    ("normandy", "la-huberderie"): 18,
    ("north-africa", "barce"): 13,
    ("memoir44", "arracourt"): 5,
    ("heroes", "gun-factory"): 2,
}
#: The same for the interpreted engine.
TIMES_CHESS_INTERPRETED = {("normandy", "la-huberderie"): 2}
#: Subjects that must be faster than OpenSpiel's games in C++, driven from Python.
AHEAD_OF_OPENSPIEL = (("normandy", "la-huberderie"),)
#: The maximum cost of a step of the first, relative to the second.
AT_MOST = {(("memoir44", "omaha-beach-overlord"), ("memoir44", "pegasus-bridge")): 3}
#: Actions that a player would not call decisions: they do not count as steps. In Heroes of
#: Stalingrad a unit that waits or stops has used its action, so that counts.
UNCOUNTED = {
    "heroes": frozenset({"decline", "done", "end", "hold", "pass"}),
    "memoir44": frozenset({"decline", "done", "end-battles", "end-moves", "pass", "stay"}),
}


@dataclass(frozen=True)
class Subject:
    """One row of the table: a module of this package, and what it plays."""

    label: str
    module: str
    names: tuple[str, ...] = ()
    compiled: bool = False

    @property
    def game(self) -> tuple[str, str]:
        """The game and scenario of a Sandtable subject."""
        return (self.names[0], self.names[1])

    @property
    def environment(self) -> dict[str, str]:
        """The environment of its process: which `sandtable` is imported."""
        path = [COMPILED, ROOT] if self.compiled else [ROOT]
        return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}


PYTHON_CHESS = Subject("python-chess", "python_chess")
#: The same without looking for any end of the game but the lack of a move.
LEAN_CHESS = Subject("python-chess, lean", "python_chess", ("lean",))
OPENSPIEL = tuple(
    Subject(f"OpenSpiel {name}", "openspiel", (name,)) for name in ("backgammon", "chess")
)
INTERPRETED = tuple(Subject(f"{g} {s}, interpreted", "engine", (g, s)) for g, s in GAMES)
ENGINE_COMPILED = tuple(Subject(f"{g} {s}, compiled", "engine", (g, s), True) for g, s in GAMES)

SUBJECTS = (PYTHON_CHESS, LEAN_CHESS, *OPENSPIEL, *INTERPRETED, *ENGINE_COMPILED)
