"""Results in files: nothing is lost, nothing counted twice."""

import json
import sys
from pathlib import Path

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.lab.journal import Journal, ParquetFile, read_results
from tests.cli.support import complaint
from tests.lab.support import result


def test_a_result_is_a_line(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = [
        result("greedy", "random", winner, seed=seed) for seed, winner in enumerate(("us", None))
    ]
    journal = Journal(path)
    for each in results:
        journal.add(each)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    document = json.loads(lines[0])
    assert document["seats"][0] == {
        "seat": "us",
        "side": "us",
        "bot": "greedy",
        "decisions": 10,
        "seconds": 0.5,
        "longest": 0.0,
    }
    assert (document["winner"], document["rules"], document["length"]) == ("us", "normandy-1", 7)
    assert read_results([path]) == results
    assert list(Journal(path).results.values()) == results


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = result("greedy", "random", "us")
    path.write_text(whole.to_line() + whole.to_line()[:70], encoding="utf-8")
    assert read_results([path]) == [whole]
    journal = Journal(path)
    journal.add(result("greedy", "random", "us", seed=2))
    assert [each.seed for each in read_results([path])] == [1, 2]


def test_a_game_counts_once(tmp_path: Path) -> None:
    """Twice in one file, or in two."""
    line = result("greedy", "random", "us").to_line()
    other = result("random", "greedy", "us").to_line()
    paths = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    paths[0].write_text(line + line, encoding="utf-8")
    paths[1].write_text(other + line, encoding="utf-8")
    assert len(read_results(paths)) == 2


def test_other_rules_options_or_sides_make_another_game() -> None:
    played = result("greedy", "random", "us")
    others = [
        result("random", "greedy", "us"),
        result("greedy", "random", "us", rules="normandy-2"),
        result("greedy", "random", "us", options={"round_limit": 9}),
        result("greedy", "random", "us", scenario="mortain"),
        result("greedy", "random", "us", seed=2),
    ]
    assert len({played.key, *(each.key for each in others)}) == 6


@pytest.mark.parametrize("line", ["{", "[]", "{}", '{"game": "normandy"}', "\udcff"])
def test_a_line_that_is_no_result_is_refused_with_its_place(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    text = result("greedy", "random", "us").to_line() + line + "\n"
    path.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(BadInput) as caught:
        Journal(path)
    assert caught.value.key == "lab-not-a-result"
    assert str(path) in caught.value.where


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        Journal(tmp_path / "missing" / "results.jsonl").add(result("greedy", "random", "us"))
    assert caught.value.key == "lab-unwritable"


def test_parquet_has_a_row_for_each_game(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "results.parquet"
    ParquetFile(path).write([result("greedy", "random", winner) for winner in ("us", None)])
    rows = parquet.read_table(path).to_pylist()
    assert [row["winner"] for row in rows] == ["us", None]
    assert rows[0]["seats"][1]["bot"] == "random"
    assert json.loads(rows[0]["losses"]) == {"us": 2, "germany": 3}


def test_a_parquet_file_that_cannot_be_written_is_told_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "missing" / "results.parquet"
    out = tmp_path / "results.jsonl"
    command = ("lab", "match", "random", "greedy", "--game", "normandy", "--scenario", "1")
    files = ("--out", str(out), "--parquet", str(path))
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert 'pip install "sandtable[lab]"' in complaint(*command, *files)
    monkeypatch.undo()
    pytest.importorskip("pyarrow")
    assert "The file cannot be written" in complaint(*command, *files)
    assert not out.exists()
