"""The catalogues: Fluent files by language, parsed once and only when they are needed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru", "uk")
#: What is no game's own: errors of the kernel, general words.
GENERAL: Final = Path(__file__).parent / "messages"


def languages() -> list[str]:
    """The codes of all languages."""
    return list(LANGUAGES)


def files(language: str, folders: tuple[Path, ...]) -> list[Path]:
    """The files of a language: the general ones, then those of a game's folders."""
    return [
        path for folder in (GENERAL, *folders) for path in sorted((folder / language).glob("*.ftl"))
    ]


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All messages of a language."""
    # Imported here: it takes longer than the whole engine, and not every command speaks.
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for path in files(language, folders):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages
