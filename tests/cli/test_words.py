"""Which language the command speaks."""

import ast
import re
from pathlib import Path

import pytest

import sandtable.cli
from sandtable.analysis.document import JUDGEMENTS
from sandtable.cli.words import MESSAGES, choose_language, take_language
from sandtable.games.heroes.pack.battle import SCORE_TYPES
from sandtable.kernel.errors import BadInput
from sandtable.language import languages
from tests.cli.support import complaint, output
from tests.language.catalogues import parameters_by_key, translation

SOURCES = sorted(Path(str(sandtable.cli.__file__)).parent.glob("*.py"))
KEY = re.compile(r"^(cli-[a-z-]+) =", re.MULTILINE)


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("uk", {"SANDTABLE_LANG": "ru", "LANG": "en_GB.UTF-8"}, "uk"),
        (None, {"SANDTABLE_LANG": "ru", "LANG": "uk_UA.UTF-8"}, "ru"),
        (None, {"SANDTABLE_LANG": "", "LANG": "uk_UA.UTF-8"}, "uk"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "uk_UA.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
    ],
)
def test_option_then_variable_then_system(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language


def test_an_unknown_language_is_refused_and_its_place_named() -> None:
    with pytest.raises(BadInput) as caught:
        choose_language(None, {"SANDTABLE_LANG": "xx"})
    assert (caught.value.key, caught.value.where) == ("unknown-language", "SANDTABLE_LANG")


def test_the_option_may_stand_anywhere() -> None:
    assert take_language(["play", "--lang", "ru", "x"]) == ("ru", ["play", "x"])
    assert take_language(["--lang=uk", "games"]) == ("uk", ["games"])
    assert take_language(["a", "--", "--lang", "ru"]) == (None, ["a", "--", "--lang", "ru"])
    assert take_language(["games", "--lang"]) == ("", ["games"])


def test_the_variable_and_the_locale_are_heeded() -> None:
    assert "Германия" in output("games", SANDTABLE_LANG="ru")
    assert "Німеччина" in output("games", LANG="uk_UA.UTF-8")


def test_an_unknown_language_is_told_in_the_language_of_the_system() -> None:
    assert "Языка «xx» нет" in complaint("games", "--lang", "xx", LANG="ru_RU.UTF-8")


@pytest.mark.parametrize("language", languages())
def test_help_is_translated(language: str) -> None:
    for command in ("", "play", "simulate", "replay", "rules", "migrate"):
        args = [command] if command else []
        assert "cli-" not in output(*args, "--help", "--lang", language)


@pytest.mark.parametrize(
    ("language", "frame"),
    [
        ("en", ["Usage:", "Options", "Show this help.", "required"]),
        ("ru", ["Вызов:", "Параметры", "Показать эту справку.", "обязательно"]),
        ("uk", ["Виклик:", "Параметри", "Показати цю довідку.", "обов’язково"]),
    ],
)
def test_the_frame_of_the_help_is_translated(language: str, frame: list[str]) -> None:
    told = output("play", "--help", "--lang", language)
    assert [words for words in frame if words not in told] == []


def catalogue(language: str) -> dict[str, set[str]]:
    return parameters_by_key(MESSAGES, language, KEY)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages(language: str) -> None:
    assert catalogue(language) == catalogue("en")


def test_every_message_is_used_and_every_one_used_exists() -> None:
    used: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                used |= set(re.findall(r"^cli-[a-z-]+[a-z]$", node.value))
    # put together from parts
    used |= {"cli-scenario-history", "cli-scenario-notes", "cli-no-campaign", "cli-no-series"}
    used |= {f"cli-analysis-{judgement}" for judgement in JUDGEMENTS}
    assert used == set(catalogue("en"))


#: Where games and the kit of their displays say something in the terminal, with the files that
#: speak; a family's words serve its members.
SPEAKERS = {
    "terminal": ["terminal", "games"],
    "games/undaunted": ["games/undaunted"],
    "games/undaunted/normandy": ["games/undaunted/normandy"],
    "games/undaunted/north_africa": ["games/undaunted/north_africa"],
    "games/memoir44": ["games/memoir44"],
    "games/heroes": ["games/heroes"],
}
SPOKEN = re.compile(r"^(terminal-[a-z-]+) =", re.MULTILINE)
#: Put together from parts.
PARTS = {
    "terminal": {"terminal-round", "terminal-turn"},
    "games/undaunted/normandy": {
        f"terminal-campaign-{column}" for column in ("side", "wins", "lost", "total")
    },
    "games/undaunted/north_africa": {
        f"terminal-{part}-{kind}"
        for part in ("goal", "done")
        for kind in ("evacuate", "neutralise")
    },
    "games/heroes": {f"terminal-score-{type.replace('_', '-')}" for type in SCORE_TYPES},
}


@pytest.mark.parametrize("home", SPEAKERS)
def test_every_word_of_a_display_is_used(home: str) -> None:
    package = Path(str(sandtable.__file__)).parent
    used = set(PARTS.get(home, ()))
    for folder in SPEAKERS[home]:
        for path in (package / folder).rglob("*.py"):
            used |= set(re.findall(r"terminal-[a-z-]+[a-z]", path.read_text(encoding="utf-8")))
    for language in languages():
        file = translation(package / home / "messages", language) / "terminal.ftl"
        known = set(SPOKEN.findall(file.read_text(encoding="utf-8")))
        assert known
        assert known <= used
