"""Nothing that a seat could not know has any part in its analysis."""

import random

import pytest

import sandtable
from sandtable.analysis.analyst import Analyst
from sandtable.analysis.course import Played
from tests.analysis.games import short_game


def replaced(analyst: Analyst, seed: int) -> Analyst:
    """The same analysis, of a game in which all that the seat could not know was different."""
    rng = random.Random(seed)
    questions = {}
    for number, question in analyst.questions.items():
        step = question.step
        other = analyst.game.determinize(step.before.view(step.seat), rng)
        played = Played(number, step.seat, step.action, other, step.after, step.rolls, step.draws)
        questions[number] = analyst._question(played)
    analyst.questions = questions
    return analyst


@pytest.mark.parametrize(
    ("game_id", "scenario", "seat", "steps"),
    [
        ("normandy", "la-raye", "us", 8),
        ("north-africa", "murzuk", "lrdg", 8),
        ("memoir44", "pegasus-bridge", "allies", 8),
        ("heroes", "two-streets", "soviet", 3),
    ],
)
def test_what_is_hidden_changes_nothing(game_id: str, scenario: str, seat: str, steps: int) -> None:
    record = short_game(game_id, scenario, steps)
    game = sandtable.game(game_id)
    documents = []
    for analyst in (
        Analyst(game, record, seat=seat),
        replaced(Analyst(game, record, seat=seat), 1),
        replaced(Analyst(game, record, seat=seat), 2),
    ):
        for _ in analyst.run(depth=2):
            pass
        documents.append([each.model_dump_json() for each in analyst.document().decisions])
    assert documents[0]
    assert documents[0] == documents[1] == documents[2]
