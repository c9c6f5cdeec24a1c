"""The schemas of views say what a view is: the client's types are made from them."""

import functools
import json
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator, meta

import sandtable
from sandtable.testing.trial import through_json
from tests.schemas import faults, validator

GAMES = sandtable.games()
#: The golden games, and how often a look is taken.
PATHS = sorted((Path(__file__).parent / "goldens").glob("*/*.jsonl"))
EVERY = 40


@functools.cache
def schema_of(id: str) -> Draft202012Validator:
    """That of the game, or of the family that it belongs to."""
    game = sandtable.game(id)
    for folder in (game.folder, *game.folder.parents):
        path = folder / "schema" / "view.schema.json"
        if path.exists():
            schema = json.loads(path.read_text(encoding="utf-8"))
            meta.validate(schema)
            return validator(schema)
    raise AssertionError(f"{id} has no schema of its views")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_views_keep_to_the_schema(path: Path) -> None:
    record = sandtable.Record.from_text(path.read_text(encoding="utf-8"))
    game = sandtable.game(record.game_id)
    schema = schema_of(game.id)
    for number, moment in enumerate(record.replay(game)):
        if number % EVERY == 0 or number == len(record.steps):
            for seat in (*moment.state.seats, None):
                assert faults(schema, through_json(moment.state.view(seat))) == []


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(
    ("path", "value"), [("seat", 3), ("actors", "us"), ("decision", [{}]), ("secret", 1)]
)
def test_something_else_is_no_view(id: str, path: str, value: object) -> None:
    game = sandtable.game(id)
    state = game.start(game.scenarios()[0], sandtable.Seeded(1))
    view = through_json(state.view(None))
    assert faults(schema_of(id), view) == []
    assert faults(schema_of(id), view | {path: value})
