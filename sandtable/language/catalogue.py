"""The catalogues: Fluent files by language, parsed once, when first needed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: What belongs to no particular game: errors of the kernel, general words.
GENERAL: Final = Path(__file__).parent / "messages"
#: A language exists if the general words have been translated into it.
LANGUAGES: Final = tuple(sorted(path.name for path in GENERAL.iterdir() if path.is_dir()))
#: The language for games that have no words in the chosen one.
FALLBACK: Final = "en"
#: One message of a Fluent file: its key and its lines.
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
#: Another message that it uses.
_USED: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")
#: What lists of games and tables say: what games, sides and scenarios are called, how a game ended.
_NAME: Final = re.compile(r"(?:game|side|scenario|outcome)-(?!.*-(?:history|notes)$)")


def languages() -> list[str]:
    """The codes of all languages."""
    return list(LANGUAGES)


def check(language: str) -> None:
    """Refuse an unknown language."""
    if language not in LANGUAGES:
        raise BadInput("unknown-language", language=language, languages=", ".join(LANGUAGES))


def files(language: str, folders: tuple[Path, ...]) -> list[Path]:
    """The files of a language: the general ones, then those in a game's folders."""
    return [path for folder in (GENERAL, *folders) for path in _files_in(folder, language)]


def _files_in(folder: Path, language: str) -> list[Path]:
    spoken = folder / language
    return sorted((spoken if spoken.is_dir() else folder / FALLBACK).glob("*.ftl"))


def rules_reference(game: Game, language: str) -> Path:
    """The file with the rules of a game."""
    folder = game.folder / "rules"
    spoken = folder / f"{language}.md"
    return spoken if spoken.exists() else folder / f"{FALLBACK}.md"


def game_text(language: str, folders: tuple[Path, ...]) -> str:
    """The messages in a game's folders, without the general ones, as one text."""
    check(language)
    paths = [path for folder in folders for path in _files_in(folder, language)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def name_text(language: str, folders: tuple[Path, ...]) -> str:
    """The messages of :func:`game_text` that name games, sides, scenarios and endings.

    Lists of games and tables say nothing else, and the rest is many times as long.
    """
    messages = {found[1]: found[0] for found in _MESSAGE.finditer(game_text(language, folders))}
    wanted = [key for key in messages if _NAME.match(key)]
    for key in wanted:
        used = (name for name in _USED.findall(messages[key]) if name in messages)
        wanted.extend(name for name in used if name not in wanted)
    return "\n".join(messages[key].rstrip() for key in wanted) + "\n"


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All messages of a language."""
    # Imported here: it takes longer than the whole engine, and not every command needs it.
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for path in files(language, folders):
        # A game may say in its own way what its series or everybody says.
        resource = FluentResource(path.read_text(encoding="utf-8"))
        messages.add_resource(resource, allow_overrides=True)
    return messages
