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
    text = catalogue.name_text(language, folders)
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
