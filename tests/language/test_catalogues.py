"""The three languages say the same things, in sound Fluent."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import serialize

from sandtable.language import languages
from sandtable.language.packs import is_complete
from tests.language.catalogues import (
    FOLDERS,
    FOLDERS_OF,
    messages,
    messages_in,
    paths,
    references,
    resource,
)

#: Files that say in another way what the series says already.
REPLACEMENTS = {"soldiers"}
#: Every file, its language and the English file that says the same.
TRANSLATIONS = {
    path: (language, folder / "en" / path.name)
    for folder in FOLDERS
    for language in languages()
    for path in paths(folder, language)
}
FILES = list(TRANSLATIONS)


def where(path: Path) -> str:
    return "/".join(path.parts[-4:])


@pytest.mark.parametrize("folder", FOLDERS, ids=where)
def test_every_language_has_the_same_files(folder: Path) -> None:
    names = {
        language: [path.name for path in paths(folder, language)]
        for language in languages()
        if is_complete(language)
    }
    assert names["en"]
    assert {language for language in names if names[language] != names["en"]} == set()


@pytest.mark.parametrize("path", FILES, ids=where)
def test_every_file_has_the_keys_of_the_english_one_in_their_order(path: Path) -> None:
    """A language that is marked as incomplete may lack some."""
    language, english = TRANSLATIONS[path]
    own = [message.id.name for message in messages_in(path)]
    keys = [message.id.name for message in messages_in(english)]
    assert own == (keys if is_complete(language) else [key for key in keys if key in own])


@pytest.mark.parametrize("path", FILES, ids=where)
def test_a_file_is_sound_fluent(path: Path) -> None:
    broken = [entry.content for entry in resource(path).body if isinstance(entry, ftl.Junk)]
    assert broken == []
    assert all(message.value is not None for message in messages_in(path))


@pytest.mark.parametrize("game", FOLDERS_OF)
@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str, game: str) -> None:
    """A game may replace a message of its series, but nothing else."""
    said: set[str] = set()
    for folder in FOLDERS_OF[game]:
        found = paths(folder, language)
        keys = [message.id.name for path in found for message in messages_in(path)]
        assert sorted(keys) == sorted(set(keys))
        replaced = {
            message.id.name
            for path in found
            if path.stem in REPLACEMENTS
            for message in messages_in(path)
        }
        assert said & set(keys) == replaced
        said |= set(keys)


@pytest.mark.parametrize("game", FOLDERS_OF)
@pytest.mark.parametrize("language", languages())
def test_what_a_message_refers_to_exists_and_no_function_is_called(
    language: str, game: str
) -> None:
    known = messages(language, game)
    for key, message in known.items():
        found = references(message)
        assert found.messages <= set(known), key
        assert not found.functions, key


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_word_mixes_the_alphabets(language: str) -> None:
    for path in FILES:
        if TRANSLATIONS[path][0] == language:
            mixed = re.findall(r"\w*(?:[a-zA-Z][а-яґєіїё]|[а-яґєіїё][a-zA-Z])\w*", _text(path))
            assert mixed == [], where(path)


def test_ukrainian_has_no_russian_letters_nor_russian_any_ukrainian_ones() -> None:
    for path in FILES:
        foreign = {"ru": "[ґєіїҐЄІЇ]", "uk": "[ёъыэЁЪЫЭ]", "en": "[а-яА-Я]"}
        language, _ = TRANSLATIONS[path]
        if language in foreign:
            assert re.findall(foreign[language], _text(path)) == [], where(path)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_choice_by_number_has_all_forms_of_the_number(language: str) -> None:
    """Whoever tells ``one`` from the rest in Russian or Ukrainian must tell ``few`` as well."""
    for path in FILES:
        if TRANSLATIONS[path][0] == language:
            for line in re.findall(r"->\n(?:\s+\*?\[\w+\].*\n)+", _text(path)):
                forms = re.findall(r"\[(one|few|many)\]", line)
                assert forms in ([], ["one", "few", "many"]), f"{where(path)}: {line}"


def _text(path: Path) -> str:
    return serialize(resource(path))
