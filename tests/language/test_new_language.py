"""A language is one folder; what lacks words in a language is told in English."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.cli.words import CliWords
from sandtable.language import Words, catalogue, languages, packs
from sandtable.server.words import ServerWords
from tests.language.catalogues import FOLDERS, translation
from tests.server.support import house
from tests.support import normandy
from tools.new_language import begin, catalogues

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A language with every text in brackets, in a folder of its own."""
    folder = tmp_path / "languages" / "eo"
    begin(folder)
    for path in folder.rglob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"^([a-z][\w-]* =) (.+)$", r"\1 ⟦\2⟧", text, flags=re.MULTILINE))
    monkeypatch.setenv(packs.VARIABLE, str(folder.parent))
    forget()
    yield folder
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Look for languages anew."""
    caches: list[Any] = [
        packs.packs,
        packs.is_complete,
        catalogue._languages,
        catalogue.bundle,
        catalogue.name_text,
        catalogue.table_text,
    ]
    for cached in caches:
        cached.cache_clear()


def mark(folder: Path, complete: bool) -> None:
    (folder / packs.ABOUT).write_text(f"complete = {str(complete).lower()}\n")
    forget()


def test_the_languages_are_those_of_the_general_words() -> None:
    assert {"en", "ru", "uk"} <= set(languages())
    inside = {path.name for path in catalogue.GENERAL.iterdir()}
    assert languages() == sorted(inside | set(packs.packs()))


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


def test_a_new_folder_has_every_text_where_it_is_looked_for(pack: Path) -> None:
    for folder in FOLDERS:
        if folder.is_relative_to(ROOT / "sandtable") or folder.is_relative_to(ROOT / "web"):
            english = [path.name for path in sorted((folder / "en").glob("*.ftl"))]
            found = [path.name for path in sorted(translation(folder, "eo").glob("*.ftl"))]
            assert found == english, folder
    for id in sandtable.games():
        game = sandtable.game(id)
        if game.folder.is_relative_to(packs.PACKAGE):
            assert catalogue.rules_reference(game, "eo").is_relative_to(pack)
    assert begin(pack) == []


def test_a_language_in_its_folder_is_spoken(pack: Path) -> None:
    assert "eo" in languages()
    words = Words("eo", normandy())
    assert words.text("language-name") == "⟦English⟧"
    assert words.name("side", "us") == "⟦US⟧"
    assert words.name("scenario", "la-raye").startswith("⟦")


def test_what_an_incomplete_language_lacks_is_english(pack: Path) -> None:
    shutil.rmtree(pack / "games" / "undaunted" / "normandy")
    (pack / "language" / "errors.ftl").unlink()
    mark(pack, complete=False)
    words = Words("eo", normandy())
    assert words.name("side", "us") == Words("en", normandy()).name("side", "us")
    assert words.text("language-name") == "⟦English⟧"
    assert words.has("error-unknown-language")
    assert catalogue.rules_reference(normandy(), "eo").name == "en.md"
    assert "scenario-la-raye" in catalogue.name_text("eo", normandy())


def test_a_complete_language_has_no_english_words(pack: Path) -> None:
    """So the tests of the catalogues fail on what it lacks."""
    (pack / "language" / "errors.ftl").unlink()
    mark(pack, complete=True)
    assert not Words("eo").has("error-unknown-language")


def test_the_terminal_speaks_it(pack: Path) -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "sandtable.cli", "games", "--lang", "eo"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
    )
    assert "⟦Undaunted: Normandy⟧" in listed.stdout
    assert CliWords("eo", normandy()).text("cli-news").startswith("⟦")


def test_the_server_speaks_it(pack: Path) -> None:
    with house() as server:

        def text(kind: str) -> str:
            answer = server.client.get(f"/api/games/memoir44/{kind}/eo")
            assert answer.status_code == 200
            return str(answer.text)

        assert "game-memoir44 = ⟦" in text("names")
        assert "= ⟦" in text("messages")
        assert text("rules") == (pack / "games/memoir44/rules.md").read_text(encoding="utf-8")
    assert ServerWords("eo").text("server-client-missing").startswith("⟦")


def test_no_place_is_taken_twice() -> None:
    places = [place for _, place in catalogues()]
    assert len(places) == len(set(places))
