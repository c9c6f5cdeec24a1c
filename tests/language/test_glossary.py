"""One word for one thing: the printed books' words in engine, client, command and rules alike.

A game's glossary (``glossary/<language>.toml``) has the book's word for a concept, and patterns of
words that would say the same otherwise and must not occur. A glossary in the folder of a series
holds for all its games.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable
from sandtable.language.catalogue import GENERAL
from tests.language.catalogues import CLIENT, LAYERS, SERVER, TABLES, paths

ROOT = Path(sandtable.__file__).parent
GLOSSARIES = sorted(ROOT.glob("games/**/glossary/*.toml"))
#: Folders whose words stand beside those of every game.
SHARED = (CLIENT, SERVER, GENERAL, *LAYERS)


def texts(glossary: Path) -> Iterator[Path]:
    """Everything that people can read beside the words of a game."""
    language, folder = glossary.stem, glossary.parents[1]
    clients = [table for table in TABLES if _belongs(table.parent.name, folder)]
    for messages in (*SHARED, *folder.glob("**/messages"), *clients):
        yield from paths(messages, language)
    yield from sorted(folder.glob(f"**/rules/{language}.md"))


def _belongs(client: str, folder: Path) -> bool:
    """Whether a folder of the client is of the game or series in a folder of the engine."""
    return folder.name == client or (folder / client.replace("-", "_")).is_dir()


def terms(glossary: Path) -> list[dict[str, object]]:
    return list(tomllib.loads(glossary.read_text(encoding="utf-8"))["term"])


def lines(path: Path) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not re.match("#+ " if path.suffix == ".ftl" else "$", line):
            yield number, line


def test_every_game_has_a_glossary_in_each_cyrillic_language() -> None:
    for id in sandtable.games():
        game = sandtable.game(id)
        if ROOT in game.folder.parents:
            for language in ("ru", "uk"):
                here = [game.folder, game.folder.parent]
                found = [f / "glossary" / f"{language}.toml" for f in here]
                assert any(path.exists() for path in found), f"{id}, {language}"


@pytest.mark.parametrize(
    "glossary", GLOSSARIES, ids=lambda path: f"{path.parents[1].name}-{path.stem}"
)
def test_no_text_says_it_in_other_words(glossary: Path) -> None:
    faults = []
    for term in terms(glossary):
        never = term["never"]
        assert isinstance(never, list)
        other = re.compile("|".join(never), re.IGNORECASE)
        for path in texts(glossary):
            for number, line in lines(path):
                found = other.search(line)
                if found:
                    what = f"“{found[0]}”, but {term['concept']} is “{term['word']}”"
                    faults.append(f"{path}:{number}: {what}")
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize(
    "glossary", GLOSSARIES, ids=lambda path: f"{path.parents[1].name}-{path.stem}"
)
def test_a_glossary_has_the_word_and_what_is_not_said(glossary: Path) -> None:
    for term in terms(glossary):
        assert set(term) == {"concept", "word", "never"}, term
        word, never = str(term["word"]), term["never"]
        assert isinstance(never, list), term
        assert never, term
        assert not any(re.search(pattern, word, re.IGNORECASE) for pattern in never), term
