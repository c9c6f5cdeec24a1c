"""Games are found by their entry points."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable

OURS = ["normandy", "north-africa", "memoir44", "heroes"]


def run(code: str, folder: Path) -> str:
    """What a new interpreter prints that finds packages in the folder too."""
    paths = [str(folder), *sys.path]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-W", "always", "-c", code]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def package(folder: Path, name: str, id: str, source: str) -> None:
    """An installed package with a module and an entry point for a game."""
    (folder / f"{name}.py").write_text(source)
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    entry = f"[sandtable.games]\n{id} = {name}:Found\n"
    (metadata / "entry_points.txt").write_text(entry)


PLUGIN = """
from sandtable import Game
class Found(Game):
    id = "{id}"
"""


def test_ours_come_first_in_their_order() -> None:
    assert sandtable.games()[: len(OURS)] == OURS


def test_a_game_is_set_up_once() -> None:
    assert sandtable.game("normandy") is sandtable.game("normandy")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(sandtable.BadInput) as caught:
        sandtable.game("chess")
    assert caught.value.key == "unknown-game"
    assert caught.value.params["games"] == ", ".join(sandtable.games())


def test_one_game_is_found_without_the_others() -> None:
    code = (
        "import sys, sandtable; sandtable.game('memoir44');"
        "print([name for name in sys.modules if name.startswith('sandtable.games.heroes')])"
    )
    assert run(code, Path.cwd()).strip() == "[]"


def test_another_package_adds_a_game(tmp_path: Path) -> None:
    package(tmp_path, "plugged", "aaa", PLUGIN.format(id="aaa"))
    code = "import sandtable; print(sandtable.games(), type(sandtable.game('aaa')).__module__)"
    printed = run(code, tmp_path)
    assert "'aaa'" in printed
    assert printed.strip().endswith("plugged")
    assert printed.startswith("['normandy', ")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise RuntimeError('no such luck')", "RuntimeError: no such luck"),
        ("Found = 7", "it is not a subclass of Game"),
        ("import nowhere_to_be_found", "ModuleNotFoundError"),
        ("", "AttributeError"),
    ],
)
def test_a_game_that_fails_is_left_out_with_a_warning(
    tmp_path: Path, source: str, reason: str
) -> None:
    package(tmp_path, "broken", "aaa", source)
    printed = run("import sandtable; print(sandtable.games())", tmp_path)
    assert "'aaa'" not in printed.partition("]")[0]
    assert "'normandy', 'north-africa', 'memoir44', 'heroes'" in printed
    assert "The game 'aaa' (broken:Found) is left out" in printed
    assert reason in printed
