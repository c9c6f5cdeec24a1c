"""The client's own messages: the same in every language, all there, none in vain."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.language import languages
from sandtable.language.packs import is_complete
from tests.language import kinds
from tests.language.catalogues import CLIENT, TABLES, messages_in, paths, references, translation
from tests.language.sentences import FILE, text

SOURCES = CLIENT.parent / "src"
GAMES = Path(__file__).parents[2] / "sandtable" / "games"
#: A key as the client's code writes it; one that is put together ends where the hole begins.
KEY = re.compile(r"""(['"`])(ui-[a-z0-9-]*)(\$\{[^`]*)?""")
ENGLISH = [path for folder in (CLIENT, *TABLES) for path in sorted((folder / "en").glob("*.ftl"))]

#: The words of games that share those of a series.
OF_SERIES = tuple(folder for folder in TABLES if (folder.parent / "catalogues.json").exists())


def keys(language: str, folders: tuple[Path, ...] = (CLIENT, *TABLES)) -> list[str]:
    found = [path for folder in folders for path in paths(folder, language)]
    return [message.id.name for path in found for message in messages_in(path)]


def used() -> Iterator[tuple[str, bool, str]]:
    """Every key in the sources: the key or its beginning, whether it is whole, where."""
    for path in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]):
        for found in KEY.finditer(path.read_text(encoding="utf-8")):
            yield found[2], found[3] is None, str(path.relative_to(SOURCES))


def test_every_message_is_the_clients_own() -> None:
    """The keys of a client's message begin with ``ui-``: the games have the others."""
    assert [key for key in keys("en") if not key.startswith("ui-")] == []


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    """A game of a series may replace a message of it, but nothing else."""
    shared = tuple(folder for folder in (CLIENT, *TABLES) if folder not in OF_SERIES)
    for folders in (shared, *((folder,) for folder in OF_SERIES)):
        assert len(set(keys(language, folders))) == len(keys(language, folders))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.stem)
def test_every_language_asks_for_the_same_parameters(path: Path) -> None:
    def asked(language: str) -> dict[str, set[str]]:
        own = translation(path.parents[1], language) / path.name
        found = messages_in(own) if own.exists() or is_complete(language) else []
        return {message.id.name: references(message).variables for message in found}

    english = asked("en")
    for language in languages():
        said = asked(language)
        assert said == {key: english[key] for key in english if key in said}


def test_every_key_that_the_client_uses_is_there() -> None:
    known = set(keys("en"))
    missing = {
        (key, where)
        for key, whole, where in used()
        if (key not in known if whole else not any(k.startswith(key) for k in known))
    }
    assert missing == set()


def test_general_code_says_nothing_in_the_words_of_a_game() -> None:
    general = set(keys("en", (CLIENT,)))
    others = {
        (key, where)
        for key, whole, where in used()
        if whole and key not in general and not where.startswith("games/")
    }
    assert others == set()


def test_no_key_is_there_in_vain() -> None:
    whole = {key for key, is_whole, _ in used() if is_whole}
    beginnings = tuple(key for key, is_whole, _ in used() if not is_whole)
    vain = [key for key in keys("en") if key not in whole and not key.startswith(beginnings)]
    assert vain == []


def test_the_client_is_tested_on_what_the_engine_says() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), f"write {Path(FILE).name} anew"


def test_the_client_explains_what_the_scenarios_have() -> None:
    assert kinds.FILE.read_text(encoding="utf-8") == kinds.text(), f"write {kinds.FILE.name} anew"


def test_every_rule_that_the_client_cites_is_in_the_reference() -> None:
    cited = {
        rule
        for path in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")])
        if not path.stem.endswith(".test")
        for rule in re.findall(
            r"'((?:NOR|NAF|M44|HOS)-\d+\.\d+)'", path.read_text(encoding="utf-8")
        )
    }
    told = "".join(path.read_text(encoding="utf-8") for path in GAMES.rglob("rules/en.md"))
    assert len(cited) > 100
    assert sorted(rule for rule in cited if f"### {rule}\n" not in told) == []
