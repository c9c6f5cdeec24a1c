"""The published results of the lab: about games that exist, and sound."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

import sandtable
from sandtable.lab import published

RUNG = {"bot": "veteran", "elo": 1500, "low": 1480, "high": 1520, "games": 400, "seconds": 0.1}
LINE = {
    "scenario": "la-raye",
    "bot": "veteran",
    "side": "us",
    "games": 100,
    "share": 0.5,
    "low": 0.4,
    "high": 0.6,
}


def written(path: Path, ladder: list[Any], balance: list[Any]) -> Path:
    document = {"normandy": {"date": "2026-11-17", "ladder": ladder, "balance": balance}}
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_what_we_publish_is_about_our_games() -> None:
    results = published.read()
    assert list(results) == sandtable.games()
    for id, found in results.items():
        game = sandtable.game(id)
        assert (found.date is None) == (not found.ladder and not found.balance)
        assert all(line.scenario in game.scenarios() for line in found.balance)
        assert all(line.side == game.sides[0] for line in found.balance)
        assert all(line.scenario in game.scenarios() for line in found.lengths)
        assert all(list(line.decisions) == list(game.sides) for line in found.lengths)
        ratings = [rung.elo for rung in found.ladder]
        assert ratings == sorted(ratings, reverse=True)


def test_results_are_read(tmp_path: Path) -> None:
    results = published.read(written(tmp_path / "results.json", [RUNG], [LINE]))
    assert results["normandy"].ladder[0].elo == 1500
    assert results["normandy"].balance[0].scenario == "la-raye"


@pytest.mark.parametrize(
    ("ladder", "balance", "fault"),
    [
        ([RUNG | {"elo": 1600}], [], "is not between"),
        ([], [LINE | {"low": 0.55}], "is not between"),
        ([], [LINE | {"share": 55, "high": 60}], "less than or equal to 1"),
        ([], [LINE | {"games": 0}], "greater than or equal to 1"),
        ([RUNG | {"wins": 3}], [], "Extra inputs are not permitted"),
    ],
)
def test_a_faulty_file_is_refused(
    tmp_path: Path, ladder: list[Any], balance: list[Any], fault: str
) -> None:
    with pytest.raises(ValidationError, match=fault):
        published.read(written(tmp_path / "results.json", ladder, balance))
