"""Bad input: told on the error channel with its name and place, code 2, nothing changed."""

import json
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.language import languages
from tests.cli.support import complaint, run, write_record
from tests.support import position

PLAY = ("play", "normandy", "la-raye")


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("plya",), "There is no command “plya”"),
        (("games", "--lang", "xx"), "--lang: There is no language “xx”"),
        (("games", "extra"), "extra"),
        (("games", "--colour"), "“--colour”"),
        (("play",), "GAME is missing"),
        (("play", "normandy"), "SCENARIO is missing"),
        (("play", "chess", "la-raye"), "There is no game “chess”"),
        (("scenarios", "chess"), "There is no game “chess”"),
        (("rules", "chess"), "There is no game “chess”"),
        (("play", "normandy", "waterloo"), "“waterloo” is neither a scenario"),
        (("play", "normandy", "0"), "“0” is neither a scenario"),
        (("play", "normandy", "13"), "“13” is neither a scenario"),
        (("scenarios", "normandy", "waterloo"), "“waterloo” is neither a scenario"),
        (("play", "normandy", "no/such.toml"), "no/such.toml: The file cannot be read"),
        ((*PLAY, "--france", "human"), "--france: There is no seat “france”"),
        ((*PLAY, "--seat", "france=human"), "There is no seat “france”"),
        ((*PLAY, "--seat", "us"), "“us” should be written as name=value"),
        ((*PLAY, "--us", "napoleon"), "--us: There is no player “napoleon”"),
        ((*PLAY, "--us"), "--us: There is no player “”"),
        (("watch", "normandy", "1", "--us", "human"), "--us: There is no player “human”"),
        (("simulate", "normandy", "1", "--us", "human"), "--us: There is no player “human”"),
        ((*PLAY, "--seed", "dice"), "--seed: “dice” is not a number"),
        ((*PLAY, "--option", "speed=1"), "There is no option “speed”"),
        ((*PLAY, "--option", "round_limit"), "“round_limit” should be written as name=value"),
        ((*PLAY, "--option", "round_limit=x"), "--option round_limit: “x” is not a number"),
        ((*PLAY, "--option", "round_limit=1"), "options.round_limit: It should be a whole number"),
        ((*PLAY, "--option", "conceal_strict=7"), "options.conceal_strict: It should be true"),
        ((*PLAY, "--record", "no/such/folder.rec"), "There is no folder no/such"),
        (("watch", "normandy", "1", "--delay", "soon"), "--delay: “soon” is not a number"),
        (("watch", "normandy", "1", "--delay", "-1"), "--delay: “-1” is out of range"),
        (("watch", "normandy", "1", "--delay", "nan"), "--delay: “nan” is out of range"),
        (("simulate", "normandy", "1", "-n", "0"), "-n: 0 is too small"),
        (("simulate", "normandy", "1", "-n", "many"), "-n: “many” is not a number"),
        (("simulate", "normandy", "1", "--jobs", "0"), "--jobs: 0 is too small"),
        (("replay", "no.record"), "no.record: The file cannot be read"),
        (("verify", "no.record"), "no.record: The file cannot be read"),
        (("position", "no.json"), "no.json: The file cannot be read"),
        (("campaign", "no.record"), "no.record: The file cannot be read"),
        (("campaign",), "FILE... is missing"),
        (("rules", "normandy", "NOR-99.1"), "There is no rule or chapter “NOR-99.1”"),
    ],
)
def test_what_is_wrong_is_named(args: tuple[str, ...], named: str) -> None:
    assert named in complaint(*args)


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_the_language_asked_for(language: str) -> None:
    sentences = {
        "en": "There is no seat “france”",
        "ru": "«france»",
        "uk": "Місця «france» за столом немає",
    }
    assert sentences[language] in complaint(*PLAY, "--france", "human", "--lang", language)


def test_an_existing_file_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious", encoding="utf-8")
    assert "already exists" in complaint(*PLAY, "--record", str(file))
    assert file.read_text(encoding="utf-8") == "precious"


def test_bad_input_writes_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    complaint(*PLAY, "--us", "napoleon", "--record", str(file))
    assert not file.exists()


# Scenario files.


def write_scenario(path: Path, old: str, new: str) -> str:
    source = sandtable.game("normandy").folder / "data" / "scenarios" / "01-la-raye.toml"
    text = source.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('id = "la-raye"', "id = ", "The file is not valid TOML"),
        ('initiative = "us"', 'initiative = "france"', "initiative: “france” is not possible here"),
        ("17B     4B", "17B     99B", "map, row 2: There is no tile “99B” here"),
        ("rifleman-a = 4", "riflman-a = 4", "us.supply.riflman-a: There is no card “riflman-a”"),
        ("points = 5", "points = 99", "goals.us: The goal is 99 points"),
        ('controlled = ["5B"]', 'controled = ["5B"]', "The key “controlled” is missing"),
    ],
)
def test_a_broken_scenario_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, named: str
) -> None:
    file = write_scenario(tmp_path / "own.toml", old, new)
    for command in ("play", "watch", "simulate", "scenarios"):
        told = complaint(command, "normandy", file)
        assert told.startswith(f"{file}: ")
        assert named in told


# Positions.


def good_position() -> dict[str, Any]:
    return position(us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B"}}).to_json()


def broken(*path: str, value: object) -> dict[str, Any]:
    document = json.loads(json.dumps(good_position()))
    inner = document
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    found: dict[str, Any] = document
    return found


@pytest.mark.parametrize(
    ("document", "named"),
    [
        ([], "Keys with values should stand here"),
        ({}, "The key “game” is missing"),
        ({"game": 7}, "The key “game” is missing"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"game": "normandy"}, "The document should begin with"),
        (broken("scenario", value="waterloo"), "“waterloo” is neither a scenario"),
        (broken("scenario", value=7), ""),
        (broken("scenario", value=["la-raye"]), ""),
        (broken("scenario", value={}), "is missing"),
        (broken("options", value=7), ""),
        (broken("options", value=["x"]), ""),
        (broken("rules", value="normandy-99"), "“normandy-99”"),
        (broken("sides", "us", "hand", value=["riflman-a"]), "sides.us.hand[0]: There is no card"),
        (broken("sides", "us", "counters", value={"riflemen-a": "99B"}), "no tile “99B” here"),
        (broken("sides", "us", "hand", value=["rifleman-a"] * 6), "6 times"),
        (broken("decision", value=[{"frame": "nap"}]), "nap"),
        (broken("decision", value=7), "A list in square brackets should stand here"),
        (broken("round", value="many"), "round: It should be a whole number"),
        (broken("surplus", value=1), "The key “surplus” means nothing here"),
        (broken("outcome", value={"winner": "us", "reason": "luck", "rule": "X-1.1"}), ""),
        (broken("outcome", value={"winner": "france", "reason": "luck", "rule": "X-1.1"}), ""),
    ],
)
def test_a_broken_position_is_refused_with_its_place(
    tmp_path: Path, document: object, named: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    told = complaint("position", str(file))
    assert told.startswith(str(file))
    assert named in told


def test_files_that_are_no_documents_at_all_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{\n "game": nothing}', encoding="utf-8")
    assert complaint("position", str(file)).startswith(f"{file}:2: ")
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not UTF-8 text" in complaint("position", str(file))
    assert "The file cannot be read" in complaint("position", str(tmp_path))


def test_an_unknown_seat_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(good_position()), encoding="utf-8")
    record = write_record(tmp_path / "game.record", steps=3)
    named = "--seat: There is no seat “france”"
    assert named in complaint("position", str(file), "--seat", "france")
    assert named in complaint("replay", str(record), "--seat", "france")


# Records.


def good_record(path: Path) -> list[dict[str, Any]]:
    text = write_record(path, steps=12).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize(
    ("line", "path", "value"),
    [
        (1, ("sandtable",), "recipe"),
        (1, ("format",), 99),
        (1, ("game",), "chess"),
        (1, ("rules",), "normandy-99"),
        (1, ("scenario",), "waterloo"),
        (1, ("scenario",), 7),
        (1, ("options",), {"speed": 1}),
        (1, ("options",), 7),
        (1, ("chance",), 7),
        (1, ("chance",), {"kind": "seeded"}),
        (1, ("chance",), {"kind": "seeded", "seed": "dice"}),
        (1, ("chance",), {"kind": "seeded", "seed": 4}),
        (1, ("setup",), 7),
        (1, ("setup",), [["x"], ["y"]]),
        (1, ("setup",), [[0, "x"], []]),
        (1, ("digest",), "0"),
        (2, ("seat",), "france"),
        (2, ("seat",), ""),
        (2, ("seat",), 7),
        (2, ("action",), ["fly"]),
        (2, ("action",), "bid"),
        (2, ("chance",), [1]),
        (2, ("digest",), "0"),
        (14, ("end", "steps"), 99),
        (14, ("end", "outcome"), {"winner": "us", "reason": "luck", "rule": "X-1.1"}),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    tmp_path: Path, line: int, path: tuple[str, ...], value: object
) -> None:
    lines = good_record(tmp_path / "good.record")
    inner = lines[line - 1]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    file = tmp_path / "bad.record"
    file.write_text("".join(f"{json.dumps(each)}\n" for each in lines), encoding="utf-8")
    for command in ("verify", "replay", "campaign"):
        assert complaint(command, str(file)).startswith(f"{file}:{line}: ")


def test_a_record_cut_off_is_refused(tmp_path: Path) -> None:
    lines = good_record(tmp_path / "good.record")[:-1]
    file = tmp_path / "bad.record"
    file.write_text("".join(f"{json.dumps(each)}\n" for each in lines), encoding="utf-8")
    assert "cut off" in complaint("verify", str(file))
    file.write_text("", encoding="utf-8")
    assert "not a record" in complaint("verify", str(file))


@pytest.mark.parametrize(("to", "named"), [("99", "no step 99"), ("-1", "-1"), ("x", "“x”")])
def test_a_step_that_is_not_there_is_refused(tmp_path: Path, to: str, named: str) -> None:
    file = write_record(tmp_path / "game.record", steps=3)
    assert named in complaint("replay", str(file), "--to", to)


def test_no_arguments_at_all_print_the_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.stdout
