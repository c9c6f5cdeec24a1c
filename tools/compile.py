"""Build the compiled engine in build/compiled, out of the tree.

The package is copied there and its engine compiled beside the copy, so that a stale binary never
hides an edit in the checkout. Run anything on it with PYTHONPATH=build/compiled.
"""

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


def sources() -> list[Path]:
    """The files of the package, relative to it."""
    return sorted(
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file() and path.parent.name != "__pycache__"
    )


def fingerprint(files: list[Path]) -> str:
    """A hash of all that the binaries depend on."""
    level = os.environ.get("SANDTABLE_OPTIMISE", "")
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {level}".encode())
    compiled = (SOURCE / file for file in files if file.parts[0] in ENGINE and file.suffix == ".py")
    for path in (ROOT / "setup.py", ROOT / "pyproject.toml", *compiled):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def copy(files: list[Path]) -> None:
    """Bring the copy up to date with the checkout."""
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
    """Compile from nothing: no binary of an earlier build survives."""
    for binary in TARGET.rglob("*.so"):
        binary.unlink()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", f"--build-lib={TARGET}"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"SANDTABLE_COMPILE": "1"})
    if done.returncode:
        sys.exit("The engine does not compile.")


def main() -> None:
    """Copy what changed; compile if the engine changed."""
    files = sources()
    wanted = fingerprint(files)
    copy(files)
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    STAMP.unlink(missing_ok=True)
    print("Compiling the engine; this takes a minute.", flush=True)
    compile_engine()
    STAMP.write_text(wanted)


if __name__ == "__main__":
    main()
