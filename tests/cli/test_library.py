"""Games and scenarios as lists and in full."""

import pytest

import sandtable
from sandtable.language import languages
from tests.cli.support import output


def test_games_are_listed_with_their_title_and_sides() -> None:
    text = output("games")
    assert "normandy" in text
    assert "Undaunted: Normandy" in text
    assert "12 scenarios" in text


def test_scenarios_are_listed_with_number_date_operation_goals_and_initiative() -> None:
    text = output("scenarios", "normandy")
    for id in sandtable.game("normandy").scenarios():
        assert id in text
    assert "  1  La Raye, 15 June 1944  la-raye" in text
    assert "US: 5 points, Germany: 5 points · Initiative: US" in text
    assert "US: 1 point, Germany: pin the enemy" in text
    assert "Battle for Mortain" in text


@pytest.mark.parametrize("name", ["la-raye", "1"])
def test_a_scenario_is_shown_by_id_or_number(name: str) -> None:
    text = output("scenarios", "normandy", name)
    assert "│17B        +3│" in text
    assert "120th Infantry Regiment" in text
    assert "A good first game" in text
    assert "US: 5 points, Germany: 5 points. Initiative: US." in text
    assert "↓ spawn marker 17B: (RA)(RB)(RC)(SA)(SB)(SC)(MA)(MB)(MC)(SN)(MO)" in text


def test_a_scenario_file_of_ones_own_is_shown() -> None:
    game = sandtable.game("normandy")
    path = game.folder / "data" / "scenarios" / "10-critical-intelligence.toml"
    text = output("scenarios", "normandy", str(path))
    assert "6B Ψ ★1" in text
    assert "Ψ radio" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scenario", sandtable.game("normandy").scenarios())
def test_no_line_of_a_scenario_is_wider_than_80(scenario: str, language: str) -> None:
    text = output("scenarios", "normandy", scenario, "--lang", language)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_the_list_speaks_the_language_asked_for() -> None:
    assert "Германия: истощить противника" in output("scenarios", "normandy", "--lang", "ru")
    assert "Німеччина: виснажити суперника" in output("--lang=uk", "scenarios", "normandy")
