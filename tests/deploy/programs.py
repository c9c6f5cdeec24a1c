"""Programs that check or use what is in deploy/."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def program(name: str) -> str:
    """The path of a program: a package from PyPI, or one that `make test` installs."""
    folders = (str(Path(sys.executable).parent), os.environ.get("PATH", ""), "/usr/sbin")
    found = shutil.which(name, path=":".join(folders))
    if found is None:
        assert "SANDTABLE_EXPECT_DEPLOY" not in os.environ, f"{name} is not installed"
        pytest.skip(f"{name} is not installed")
    return found


def complaints(name: str, *args: str | Path, about: str = "") -> str:
    """What a program has to say against something; nothing if it is right.

    Where it is not supposed to say anything ``about`` that, a warning is a complaint too.
    """
    done = subprocess.run([program(name), *map(str, args)], capture_output=True, text=True)
    said = (done.stdout + done.stderr).strip()
    warned = bool(about) and about in said
    return said or f"{name} failed" if done.returncode or warned else ""
