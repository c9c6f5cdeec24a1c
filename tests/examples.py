"""The example game, installed from its folder as anybody would install it.

It goes into a folder of its own, not into the environment: only what runs with this folder on its
path finds the game.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "crossroads"


def install(folder: Path) -> dict[str, str]:
    """Install the game below a folder; returns the environment in which it is found."""
    source, target = folder / "source", folder / "installed"
    made = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    shutil.copytree(EXAMPLE, source, ignore=made)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *offline, str(source)], check=True)
    paths = [str(target), *sys.path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "C.UTF-8"}
