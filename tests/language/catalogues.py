"""The catalogues as syntax trees, to be looked at from outside."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.language import packs
from sandtable.language.catalogue import GENERAL

#: Languages in whose sentences a Latin letter is one that was left untranslated.
CYRILLIC = ("ru", "uk")
#: What Words reads for each game.
FOLDERS_OF: dict[str, tuple[Path, ...]] = {
    id: (GENERAL, *sandtable.game(id).message_folders) for id in sandtable.games()
}
#: The words of the browser's client, those of its tables of single games, and the server's.
CLIENT: Path = Path(__file__).parents[2] / "web" / "messages"
TABLES: tuple[Path, ...] = tuple(sorted(CLIENT.parent.glob("src/games/*/messages")))
SERVER: Path = Path(__file__).parents[2] / "sandtable" / "server" / "messages"
#: Those of the commands, of the studio and of the lab.
LAYERS: tuple[Path, ...] = tuple(
    SERVER.parents[1] / layer / "messages" for layer in ("cli", "terminal", "studio", "lab")
)
VARIABLE = re.compile(r"\$([a-z_]+)")
#: Every folder once; games of a series share some.
FOLDERS: tuple[Path, ...] = (
    *dict.fromkeys(folder for folders in FOLDERS_OF.values() for folder in folders),
    SERVER,
    *LAYERS,
    CLIENT,
    *TABLES,
)


def translation(folder: Path, language: str) -> Path:
    """The folder with the words of ``folder`` in a language, the client's too."""
    own = folder / language
    if own.is_dir() or language not in packs.packs() or not folder.is_relative_to(CLIENT.parent):
        return packs.translation(folder, language)
    parts = [part for part in folder.parent.relative_to(CLIENT.parent).parts if part != "src"]
    return packs.packs()[language].joinpath("web", *parts)


def paths(folder: Path, language: str) -> list[Path]:
    """The files of a folder's words in a language."""
    return sorted(translation(folder, language).glob("*.ftl"))


def parameters_by_key(folder: Path, language: str, key: re.Pattern[str]) -> dict[str, set[str]]:
    """The keys of a catalogue in a language, as ``key`` finds them, with their parameters."""
    texts = [path.read_text(encoding="utf-8") for path in paths(folder, language)]
    parts = key.split("\n".join(texts))
    return {
        name: set(VARIABLE.findall(body))
        for name, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def raw_ids(language: str, english: str) -> str:
    """The pattern of ids that were left among the words of a language.

    Of languages beside ours nobody knows what their words look like.
    """
    return english if language == "en" else r"[a-z]" if language in CYRILLIC else r"(?!)"


@cache
def resource(path: Path) -> ftl.Resource:
    return parse(path.read_text(encoding="utf-8"))


def messages_in(path: Path) -> list[ftl.Message]:
    return [entry for entry in resource(path).body if isinstance(entry, ftl.Message)]


@cache
def messages(language: str, game: str) -> dict[str, ftl.Message]:
    """All messages of a language that a game knows; what an incomplete one lacks is English."""
    spoken = [language] if packs.is_complete(language) else ["en", language]
    return {
        message.id.name: message
        for each in spoken
        for folder in FOLDERS_OF[game]
        for path in paths(folder, each)
        for message in messages_in(path)
    }


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)


def references(node: ftl.BaseNode) -> _References:
    found = _References()
    found.visit(node)
    return found


def variables(language: str, game: str, key: str) -> set[str]:
    """The parameters a message and the messages it refers to can ask for, on every branch."""
    found = references(messages(language, game)[key])
    return found.variables.union(*(variables(language, game, other) for other in found.messages))
