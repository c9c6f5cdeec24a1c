"""What is measured. To add a game, add a scenario to GAMES."""

import os
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"

GAMES = (("normandy", "la-huberderie"),)


@dataclass(frozen=True)
class Subject:
    """One row of the table: a module of this package, and what it is to play."""

    label: str
    module: str
    names: tuple[str, ...] = ()
    compiled: bool = False

    @property
    def environment(self) -> dict[str, str]:
        """The environment of its process: which `sandtable` is imported."""
        path = [COMPILED, ROOT] if self.compiled else [ROOT]
        return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}


PYTHON_CHESS = Subject("python-chess", "python_chess")
OPENSPIEL = tuple(
    Subject(f"OpenSpiel {name}", "openspiel", (name,)) for name in ("backgammon", "chess")
)
INTERPRETED = tuple(Subject(f"{g} {s}, interpreted", "engine", (g, s)) for g, s in GAMES)
ENGINE_COMPILED = tuple(Subject(f"{g} {s}, compiled", "engine", (g, s), True) for g, s in GAMES)

SUBJECTS = (PYTHON_CHESS, *OPENSPIEL, *INTERPRETED, *ENGINE_COMPILED)
