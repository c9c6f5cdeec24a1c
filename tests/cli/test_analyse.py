"""``sandtable analyse``."""

import json
from pathlib import Path

import pytest

from sandtable.analysis import Analysis
from tests.analysis.games import short_game
from tests.cli.support import complaint, output


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analyse") / "game.record"
    path.write_text(short_game("north-africa", "murzuk", 2).to_text(), encoding="utf-8")
    return path


def test_the_report_has_judgements_luck_and_the_document(game: Path, tmp_path: Path) -> None:
    out = tmp_path / "analysis.json"
    text = output("analyse", str(game), "--seconds", "0", "--out", str(out))
    assert "blunder" in text
    assert "given by dice and draws" in text
    found = Analysis.model_validate(json.loads(out.read_text(encoding="utf-8")))
    assert found.progress.pass_ == "quick"
    assert len(found.decisions) == 3


def test_the_report_of_a_seat_tells_nothing_of_the_other(game: Path) -> None:
    text = output("analyse", str(game), "--seconds", "0", "--seat", "italy", SANDTABLE_LANG="ru")
    assert "грубая ошибка" in text
    assert "кубики" not in text


@pytest.mark.parametrize("option", [["--seat", "france"], ["--seconds", "long"], ["--seed", "x"]])
def test_bad_options_are_refused(game: Path, option: list[str]) -> None:
    assert complaint("analyse", str(game), *option)


def test_a_file_that_exists_is_not_overwritten(game: Path) -> None:
    assert complaint("analyse", str(game), "--out", str(game))
