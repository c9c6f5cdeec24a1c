"""Languages in one folder each: ``languages/<code>`` beside this package, or elsewhere.

Such a folder mirrors the package: the words of ``sandtable/cli/messages`` are in its ``cli``, those
of ``sandtable/games/<game>/messages`` in its ``games/<game>``, the rules of that game in
``games/<game>/rules.md``. The client is built with what is in its ``web``
(``web/vite/languages.ts``).

``SANDTABLE_LANGUAGES`` names further folders of languages. A language whose ``language.toml`` says
``complete = false`` is told in English wherever it has no words yet.
"""

import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

VARIABLE: Final = "SANDTABLE_LANGUAGES"
PACKAGE: Final = Path(__file__).parents[1]
#: What a language says of itself.
ABOUT: Final = "language.toml"
_CODE: Final = re.compile(r"[a-z]{2,3}")


@cache
def packs() -> dict[str, Path]:
    """The folders of languages, by their codes."""
    elsewhere = [Path(path) for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]
    return {
        path.name: path
        for home in (PACKAGE / "languages", *elsewhere)
        if home.is_dir()
        for path in sorted(home.iterdir())
        if _CODE.fullmatch(path.name) and path.is_dir()
    }


@cache
def is_complete(language: str) -> bool:
    """Whether a language claims to have words for everything."""
    about = packs()[language] / ABOUT if language in packs() else None
    if about is None or not about.is_file():
        return True
    return tomllib.loads(about.read_text(encoding="utf-8")).get("complete", True) is not False


def home(folder: Path) -> Path:
    """Where a language has the words of ``.../messages``: those of other packages by their name."""
    beside = folder.parent
    return beside.relative_to(PACKAGE) if beside.is_relative_to(PACKAGE) else Path(beside.name)


def translation(folder: Path, language: str) -> Path:
    """The folder with the words of ``.../messages`` in a language; it need not exist."""
    own = folder / language
    return packs()[language] / home(folder) if language in packs() and not own.is_dir() else own
