"""The language of the command line, and its own messages in addition to those of the games."""

import locale
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sandtable import lab, terminal
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.language import languages
from sandtable.server.words import ServerWords

OPTION: Final = "--lang"
VARIABLE: Final = "SANDTABLE_LANG"
DEFAULT: Final = "en"
MESSAGES: Final = Path(__file__).parent / "messages"
LAB: Final = Path(lab.__file__).parent / "messages"
TERMINAL: Final = Path(terminal.__file__).parent / "messages"


class CliWords(ServerWords):
    """Words with the messages of the command line, whose keys begin with ``cli-``."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        super().__init__(language, game)
        self._folders = (*self._folders, TERMINAL, LAB, MESSAGES)

    def error(self, error: BadInput) -> str:
        if not error.key.startswith("cli-"):
            return super().error(error)
        sentence = self.text(error.key, **error.params)
        return f"{error.where}: {sentence}" if error.where else sentence


def take_language(args: list[str]) -> tuple[str | None, list[str]]:
    """Extract ``--lang ru`` from anywhere in the arguments; returns the language and the rest."""
    asked: str | None = None
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            asked = next(words, "")
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language set by option or variable, else the system's if it is supported."""
    for given, where in ((asked, OPTION), (environ.get(VARIABLE) or None, VARIABLE)):
        if given is not None:
            if given not in languages():
                raise BadInput(
                    "unknown-language", where, language=given, languages=", ".join(languages())
                )
            return given
    return system_language(environ)


def system_language(environ: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            name = environ[variable]
            break
    else:
        name = locale.getlocale()[0] or DEFAULT
    code = name[:2].lower()
    return code if code in languages() else DEFAULT
