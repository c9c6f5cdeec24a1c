"""A game that has no words in a language is told in English."""

from pathlib import Path

from sandtable.language import catalogue, languages
from tests.support import normandy


def test_the_languages_are_those_of_the_general_words() -> None:
    assert {"en", "ru", "uk"} <= set(languages())
    assert languages() == sorted(path.name for path in catalogue.GENERAL.iterdir())


def test_a_folder_without_the_language_gives_its_english_words(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("game-x = X\n")
    files = catalogue.files("uk", (tmp_path,))
    assert files[-1] == tmp_path / "en" / "game.ftl"
    assert files[0].parent.name == "uk"
    assert catalogue.game_text("uk", (tmp_path,)).startswith("game-x = X")


def test_the_rules_of_a_language_that_lacks_them_are_the_english_ones() -> None:
    assert catalogue.rules_reference(normandy(), "uk").name == "uk.md"
    assert catalogue.rules_reference(normandy(), "xx").name == "en.md"
