"""The client's types are made from what the server really speaks."""

import sandtable
from sandtable import lessons
from sandtable.tables.told import LessonStep
from tools.wire_schema import FILE, text


def test_the_schema_of_the_client_is_that_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tools.wire_schema"


def test_steps_of_lessons_are_as_the_schema_says() -> None:
    for id in sandtable.games():
        if lessons.exists(id):
            LessonStep.model_validate(lessons.step(id, 1).to_json())
