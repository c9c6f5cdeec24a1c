"""``python -m sandtable.testing GAME``: run the suite on a game; other arguments go to pytest."""

import sys
import tempfile
from pathlib import Path

import pytest

MODULE = """
from sandtable.testing import Conformance

class TestGame(Conformance):
    game = {game!r}
"""


def main(game: str, *args: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / "test_conformance.py"
        module.write_text(MODULE.format(game=game), encoding="utf-8")
        return int(pytest.main([str(module), f"--rootdir={folder}", *args]))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("python -m sandtable.testing GAME [words for pytest]")
    sys.exit(main(*sys.argv[1:]))
