"""Scenario files of one's own at the command line."""

import json
from pathlib import Path

from tests.cli.support import run
from tests.studio.drafts import official


def test_a_sound_scenario_has_no_faults(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(official("normandy", "la-raye").text, encoding="utf-8")
    done = run("check", "normandy", str(path))
    assert done.exit_code == 0
    assert "can be played" in done.output


def test_faults_are_listed_with_line_and_rule(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = official("normandy", "la-raye").set(("us", "scouted", 0), "99Z")
    path.write_text(text.set(("goals", "us", "points"), 99).text, encoding="utf-8")
    done = run("check", "normandy", str(path))
    assert done.exit_code == 1
    assert "NOR-5.1" in done.output
    assert "NOR-37.4" in done.output
    assert "line 23" in done.output


def test_a_battle_goes_out_and_comes_back(tmp_path: Path) -> None:
    out, back = tmp_path / "a.m44", tmp_path / "a.toml"
    done = run("export-m44", "pegasus-bridge", "--out", str(out))
    assert done.exit_code == 0
    assert "extra_draws" in done.output
    assert run("import-m44", str(out)).exit_code == 0
    assert run("check", "memoir44", str(back)).exit_code == 0


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "a.m44"
    out.write_text("{}", encoding="utf-8")
    assert run("export-m44", "pegasus-bridge", "--out", str(out)).exit_code == 2
    assert out.read_text(encoding="utf-8") == "{}"
    assert run("import-m44", str(out)).exit_code == 2
    assert not (tmp_path / "a.toml").exists()


def test_the_balance_of_a_file_is_told_and_written(tmp_path: Path) -> None:
    path, out = tmp_path / "mine.toml", tmp_path / "report.json"
    path.write_text(official("normandy", "la-raye").text, encoding="utf-8")
    args = ("--bot", "greedy", "-n", "2", "--suggest", "1", "--out", str(out))
    done = run("balance", str(path), *args)
    assert done.exit_code == 0
    assert "Games: 2" in done.output
    assert "– " in done.output
    assert json.loads(out.read_text(encoding="utf-8"))["game"] == "normandy"
    assert run("balance", str(path), *args).exit_code == 2
    assert run("balance", "la-raye").exit_code == 2


def test_a_fresh_battle_is_written_and_can_be_checked(tmp_path: Path) -> None:
    out = tmp_path / "fresh.toml"
    done = run("fresh", "memoir44", "--seed", "amber bridge dawn", "--out", str(out))
    assert done.exit_code == 0
    assert run("check", "memoir44", str(out)).exit_code == 0
    assert run("fresh", "memoir44", "--size", "huge").exit_code == 2
