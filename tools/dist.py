"""Build the packages in dist/, then install and test the wheels: ``python -m tools.dist``.

There are three: the sources with the built client and, built from these, a wheel for any platform
and one with the compiled engine for this platform. They are built in a copy, to exclude leftover
files in the tree.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.compile import ROOT
from tools.try_wheel import try_wheel

DIST = ROOT / "dist"
PACKAGE = "sandtable"
#: What the packages are built from, besides the package itself.
FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
#: Calls setuptools as pip would, but generates the C files only once.
BUILD = "import sys; from setuptools import build_meta as b; getattr(b, sys.argv[1])(sys.argv[2])"


def build_sources(target: Path) -> Path:
    """Build the source package, with the built client, so that installing it needs no Node.js."""
    with TemporaryDirectory() as copy:
        for name in FILES:
            shutil.copy2(ROOT / name, copy)
        no_cache = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / PACKAGE, Path(copy, PACKAGE), ignore=no_cache)
        return build("build_sdist", Path(copy), target)


def build_wheel(sources: Path, target: Path, *, compiled: bool) -> Path:
    """Build a wheel from the source package."""
    with TemporaryDirectory() as folder:
        shutil.unpack_archive(sources, folder)
        (copy,) = Path(folder).iterdir()
        return build("build_wheel", copy, target, SANDTABLE_COMPILE=str(int(compiled)))


def build(hook: str, folder: Path, target: Path, **environment: str) -> Path:
    """Build one package with setuptools; returns the new file."""
    target.mkdir(parents=True, exist_ok=True)
    before = set(target.iterdir())
    done = subprocess.run(
        [sys.executable, "-c", BUILD, hook, str(target)],
        cwd=folder,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{hook} has failed.")
    (made,) = set(target.iterdir()) - before
    return made


def main() -> None:
    """Rebuild all three; only working wheels are left in dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    with TemporaryDirectory() as folder:
        sources = build_sources(Path(folder))
        report(sources)
        wheels = []
        for compiled in (False, True):
            wheel = build_wheel(sources, Path(folder), compiled=compiled)
            report(wheel)
            try_wheel(wheel, compiled=compiled)
            wheels.append(wheel)
        DIST.mkdir()
        for made in (sources, *wheels):
            shutil.move(made, DIST)


def report(made: Path) -> None:
    print(f"{made.name}  {made.stat().st_size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    main()
