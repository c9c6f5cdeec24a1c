"""What lists of games and tables say: names alone, complete in themselves."""

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import sandtable
from sandtable.language import catalogue, languages
from tests.language.catalogues import messages, references


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", sandtable.games())
def test_names_are_those_of_the_game_and_need_nothing_else(id: str, language: str) -> None:
    game = sandtable.game(id)
    folders: tuple[Path, ...] = game.message_folders
    text = catalogue.name_text(language, game)
    body = parse(text).body
    assert all(isinstance(entry, ftl.Message) for entry in body)
    told = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    whole = messages(language, id)
    sides = {f"side-{side}" for side in game.sides}
    scenarios = {f"scenario-{scenario}" for scenario in game.scenarios()}
    own = parse(catalogue.game_text(language, folders)).body
    keys = {entry.id.name for entry in own if isinstance(entry, ftl.Message)}
    endings = {key for key in keys if key.startswith("outcome-")}
    assert {f"game-{id}"} | sides | scenarios | endings <= set(told)
    for key, message in told.items():
        assert message.equals(whole[key])
        assert references(message).messages <= set(told)
    assert len(text) < len(catalogue.game_text(language, folders)) / 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", sandtable.games())
def test_a_table_is_told_all_but_other_scenarios_lessons_terminal_and_studio(
    id: str, language: str
) -> None:
    game = sandtable.game(id)
    whole = parse(catalogue.game_text(language, game.message_folders)).body
    keys = {entry.id.name for entry in whole if isinstance(entry, ftl.Message)}
    own, *others = game.scenarios()
    told = parse(catalogue.table_text(language, game, own)).body
    assert all(isinstance(entry, ftl.Message) for entry in told)
    table = {entry.id.name: entry for entry in told if isinstance(entry, ftl.Message)}
    for entry in table.values():
        assert references(entry).messages & keys <= set(table)
    for key in keys - set(table):
        foreign = any(key.startswith(f"scenario-{other}-") for other in others)
        assert foreign or key.startswith(("terminal-", "lesson-", "studio-"))
    for scenario in game.scenarios():
        assert f"scenario-{scenario}" in table
    assert {key for key in keys if key.startswith(f"scenario-{own}-")} <= set(table)
