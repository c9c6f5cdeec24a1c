"""The catalogues: Fluent files by language, parsed once, when first needed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.language.packs import home, is_complete, packs, translation

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

#: What belongs to no particular game: errors of the kernel, general words.
GENERAL: Final = Path(__file__).parent / "messages"
#: The language for whatever has no words in the chosen one.
FALLBACK: Final = "en"
#: One message of a Fluent file: its key and its lines.
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
#: Another message that it uses.
_USED: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")
#: What lists of games and tables say: what games, sides and scenarios are called, how a game ended.
_NAME: Final = re.compile(r"(?:game|side|scenario|outcome)-")
#: Scenarios that are played at the same time, in one language or another.
TABLES: Final = 32
#: What is said in the terminal, in a guided first game and in the studio, and never at the table of
#: a scenario.
_ELSEWHERE: Final = re.compile(r"(?:terminal|lesson|studio)-")
_COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)


def languages() -> list[str]:
    """The codes of all languages."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    """Those of the general words, and those with a folder of their own."""
    return tuple(sorted({path.name for path in GENERAL.iterdir() if path.is_dir()} | set(packs())))


def check(language: str) -> None:
    """Refuse an unknown language."""
    if language not in languages():
        raise BadInput("unknown-language", language=language, languages=", ".join(languages()))


def files(language: str, folders: tuple[Path, ...]) -> list[Path]:
    """The files of a language: the general ones, then those in a game's folders."""
    return _files_in((GENERAL, *folders), language)


def _files_in(folders: tuple[Path, ...], language: str) -> list[Path]:
    """Later files replace messages of earlier ones.

    So the English files come first where a language may lack a message, and alone where a folder
    has no words in it at all.
    """
    spoken = [translation(folder, language) for folder in folders]
    english = [folder / FALLBACK for folder in folders]
    if is_complete(language):
        found = [own if own.is_dir() else other for own, other in zip(spoken, english, strict=True)]
    else:
        found = [*english, *spoken]
    return [path for folder in found for path in sorted(folder.glob("*.ftl"))]


def rules_reference(game: Game, language: str) -> Path:
    """The file with the rules of a game."""
    folder = game.folder / "rules"
    spoken = folder / f"{language}.md"
    if language in packs() and not spoken.exists():
        spoken = packs()[language] / home(folder) / "rules.md"
    return spoken if spoken.exists() else folder / f"{FALLBACK}.md"


def game_text(language: str, folders: tuple[Path, ...]) -> str:
    """The messages in a game's folders, without the general ones, as one text."""
    check(language)
    paths = _files_in(folders, language)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def name_text(language: str, game: Game) -> str:
    """The messages of a game that name it, its sides, scenarios and endings.

    Lists of games and tables say nothing else, and the rest is many times as long.
    """
    told = _told_of(tuple(game.scenarios()))
    text = game_text(language, game.message_folders)
    return _chosen(text, lambda key: bool(_NAME.match(key)) and told(key) is None)


@lru_cache(TABLES)
def table_text(language: str, game: Game, scenario: str) -> str:
    """The messages of a game that a table may need: without what is told of other scenarios.

    That is a good part of them, and a table waits for them.
    """
    told = _told_of(tuple(game.scenarios()))
    text = _COMMENT.sub("", game_text(language, game.message_folders))
    return _chosen(text, lambda key: not _ELSEWHERE.match(key) and told(key) in (None, scenario))


def _told_of(scenarios: tuple[str, ...]) -> Callable[[str], str | None]:
    """The scenario that a message is about; None for names and dates, and for all others."""
    names = {f"scenario-{scenario}": scenario for scenario in scenarios}
    names |= {f"{name}-date": scenario for name, scenario in names.items()}

    def told(key: str) -> str | None:
        if key in names:
            return None
        about = (scenario for name, scenario in names.items() if key.startswith(f"{name}-"))
        return next(about, None)

    return told


def _chosen(text: str, wanted: Callable[[str], bool]) -> str:
    """The messages of a text that are wanted, and those that they use."""
    messages = {found[1]: found[0] for found in _MESSAGE.finditer(text)}
    chosen = dict.fromkeys(key for key in messages if wanted(key))
    waiting = list(chosen)
    while waiting:
        for used in _USED.findall(messages[waiting.pop()]):
            if used in messages and used not in chosen:
                chosen[used] = None
                waiting.append(used)
    return "\n".join(messages[key].rstrip() for key in chosen) + "\n"


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
