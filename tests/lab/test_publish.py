"""What is published of the lab: the results of the page, and the ladder in words."""

from pathlib import Path

import pytest

from sandtable.lab import published
from tests.lab.support import result
from tools import publish


def test_files_of_the_lab_become_the_page_and_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(published, "FILE", tmp_path / "results.json")
    monkeypatch.setattr(publish, "LADDER", tmp_path / "LADDER.md")
    played = [result("recruit", "veteran", "germany", seed=seed) for seed in range(9)]
    played += [result("veteran", "recruit", "germany", seed=9)]
    played += [result("greedy", "greedy", "us", seed=seed) for seed in range(3)]
    played += [result("greedy", "greedy", None, seed=3)]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(one.to_line() for one in played), encoding="utf-8")

    publish.main([str(file)])
    found = published.read(tmp_path / "results.json")["normandy"]
    assert [(rung.bot, rung.games) for rung in found.ladder] == [("veteran", 10), ("recruit", 10)]
    assert found.ladder[1].elo == 1000 < found.ladder[0].low
    (line,) = found.balance
    assert (line.scenario, line.bot, line.side, line.games) == ("la-raye", "greedy", "us", 4)
    assert line.share == 0.875
    text = (tmp_path / "LADDER.md").read_text(encoding="utf-8")
    assert "| 90 % (10) |" in text
    assert "| la-raye | 4 | 88 |" in text
