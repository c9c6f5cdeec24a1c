"""Begin a language: one folder with every English text, to be translated file by file.

    .venv/bin/python -m tools.new_language pl          # sandtable/languages/pl
    .venv/bin/python -m tools.new_language pl FOLDER   # FOLDER/pl

What exists already is left as it is, so a later call adds what English has gained since.
"""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import sandtable
from sandtable.language.packs import ABOUT, PACKAGE, home

#: Beside this folder: a compiled copy of the package has no client beside it.
WEB = Path(__file__).parents[1] / "web"
ENGLISH = "en"


def catalogues() -> Iterator[tuple[Path, Path]]:
    """Every English file, and its place in the folder of a language."""
    for folder in sorted(PACKAGE.rglob(f"messages/{ENGLISH}")):
        for path in sorted(folder.glob("*.ftl")):
            yield path, home(folder.parent) / path.name
    for folder in (WEB / "messages", *sorted(WEB.glob("src/games/*/messages"))):
        parts = [part for part in folder.parent.relative_to(WEB).parts if part != "src"]
        for path in sorted((folder / ENGLISH).glob("*.ftl")):
            yield path, Path("web", *parts, path.name)
    for game in map(sandtable.game, sandtable.games()):
        rules = game.folder / "rules" / f"{ENGLISH}.md"
        if rules.exists() and rules.is_relative_to(PACKAGE):
            yield rules, home(rules.parent) / "rules.md"


def begin(folder: Path) -> list[Path]:
    """Copy what a language lacks into its folder; returns the new files."""
    added = []
    for path, place in catalogues():
        target = folder / place
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
            added.append(target)
    about = folder / ABOUT
    if not about.exists():
        about.write_text(
            "# false: what has no words yet is told in English\ncomplete = false\n",
            encoding="utf-8",
        )
        added.append(about)
    return added


def main(code: str, home: str = str(PACKAGE / "languages")) -> None:
    folder = Path(home) / code
    print(f"{len(begin(folder))} files added to {folder}")


if __name__ == "__main__":
    main(*sys.argv[1:])
