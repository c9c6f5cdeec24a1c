"""Build the compiled engine in build/compiled, outside the source tree.

The package is copied there and compiled beside the copy, so that a stale binary never hides an edit
in the checkout. To use it, set PYTHONPATH=build/compiled.

With --refresh nothing is compiled: the copy is updated if its engine is current, and the exit code
says whether it is.
"""

import argparse
import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "sandtable"
TARGET = ROOT / "build" / "compiled"
COPY = TARGET / "sandtable"
STAMP = TARGET / "engine.sha256"
ENGINE = ("kernel", "board", "games")
#: The values of SANDTABLE_OPTIMISE that the Makefile uses; either engine will do.
LEVELS = ("", "1")
#: What is not compiled, as in setup.py.
BESIDE = {"hindsight", "picture", "studio", "terminal", "words"}


def sources() -> list[Path]:
    """The files of the package, relative to it."""
    return sorted(
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file() and path.parent.name != "__pycache__"
    )


def engine(files: list[Path]) -> list[Path]:
    """The files that the compiler reads: modules to compile, and stubs."""
    return [
        file
        for file in files
        if file.parts[0] in ENGINE
        and file.suffix in (".py", ".pyi")
        and not BESIDE & {file.stem, *file.parts}
    ]


def compiled_modules() -> list[Path]:
    """The compiled modules, relative to the package."""
    files = engine(sources())
    return [
        file for file in files if file.suffix == ".py" and file.with_suffix(".pyi") not in files
    ]


def fingerprint(files: list[Path], level: str) -> str:
    """A hash of everything that the binaries depend on, at this optimisation level."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {level}".encode())
    read = (SOURCE / file for file in engine(files))
    for path in (ROOT / "setup.py", ROOT / "pyproject.toml", *read):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def copy(files: list[Path]) -> None:
    """Update the copy from the checkout."""
    for file in files:
        target = COPY / file
        if not target.exists() or not filecmp.cmp(SOURCE / file, target, shallow=False):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / file, target)
    for path in COPY.rglob("*"):
        made = path.is_dir() or path.suffix in (".so", ".pyc")
        if not made and path.relative_to(COPY) not in files:
            path.unlink()


def compile_engine() -> None:
    """Compile from scratch, without any binaries of earlier builds."""
    for binary in TARGET.rglob("*.so"):
        binary.unlink()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", f"--build-lib={TARGET}"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"SANDTABLE_COMPILE": "1"})
    if done.returncode:
        sys.exit("The engine does not compile.")


def refresh() -> bool:
    """Copy changed files, if the engine has been compiled (at any level) and has not changed."""
    files = sources()
    wanted = {fingerprint(files, level) for level in LEVELS}
    fresh = STAMP.exists() and STAMP.read_text() in wanted
    if fresh:
        copy(files)
    return fresh


def main() -> None:
    """Copy changed files; compile if the engine has changed."""
    files = sources()
    wanted = fingerprint(files, os.environ.get("SANDTABLE_OPTIMISE", ""))
    copy(files)
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    STAMP.unlink(missing_ok=True)
    print("Compiling the engine; this takes a minute.", flush=True)
    compile_engine()
    STAMP.write_text(wanted)


def parser() -> argparse.ArgumentParser:
    style = argparse.RawDescriptionHelpFormatter
    found = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    found.add_argument("--refresh", action="store_true", help="compile nothing")
    return found


if __name__ == "__main__":
    if parser().parse_args().refresh:
        sys.exit(not refresh())
    main()
