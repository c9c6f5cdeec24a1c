"""Replaying, verifying, drawing positions, scoring campaigns."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Committed
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.record import Record
from tests.cli.support import complaint, output, write_record
from tests.support import position


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_record(tmp_path_factory.mktemp("records") / "game.record")


def steps(path: Path) -> int:
    return len(Record.from_text(path.read_text(encoding="utf-8")).steps)


def test_replay_prints_the_position_after_a_step(game: Path) -> None:
    text = output("replay", str(game), "--to", "2")
    assert f"Step 2 of {steps(game)} · Germany: bid" in text
    assert "has the initiative." in text
    assert "(U) US\n┌" in text
    assert "[G] Germany\n┌" in text


def test_replay_begins_with_the_set_up_and_ends_with_the_outcome(game: Path) -> None:
    assert f"Step 0 of {steps(game)}\n" in output("replay", str(game), "--to", "0")
    assert "(NOR-37.4)" in output("replay", str(game), "--to", str(steps(game)))


def test_replay_as_a_seat_hides_what_it_did_not_see(game: Path) -> None:
    text = output("replay", str(game), "--to", "1", "--seat", "germany")
    assert "US: …" in text
    assert "US has picked a card for initiative." in text
    assert "(U) US\n┌" not in text
    own = output("replay", str(game), "--to", "1", "--seat", "us")
    assert "US: bid" in own


def test_replay_goes_on_back_and_anywhere(game: Path) -> None:
    text = output("replay", str(game), typed=["", "", "b", "b", "b", "5", "999", "x", "q"])
    shown = [line.split()[1] for line in text.splitlines() if line.startswith("Step ")]
    assert shown == ["0", "1", "2", "1", "0", "0", "5"]
    assert text.count("Press Enter, or type b, q, save FILE or a number") == 2


def test_replay_ends_with_its_input(game: Path) -> None:
    assert "Step 0 of" in output("replay", str(game))
    last = str(steps(game))
    text = output("replay", str(game), typed=[last, ""])
    assert text.count(f"Step {last} of {last}") == 2


def test_verify_tells_what_was_checked(game: Path, tmp_path: Path) -> None:
    text = output("verify", str(game))
    assert f"The record is in order: {steps(game)} steps." in text
    dice, shuffles = counted(game)
    assert f"Verified: {dice} of {dice} dice, {shuffles} of {shuffles} shuffles." in text
    assert "Every die and every shuffle follows from the seed." in text
    assert "wins with the objective points" in text
    short = write_record(tmp_path / "short.record", steps=5)
    assert "The game is not over." in output("verify", str(short))


def counted(path: Path) -> tuple[int, int]:
    """The dice and the shuffles in the file."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    rolls = lines[0]["setup"] + [roll for line in lines[1:-1] for roll in line["chance"]]
    shuffles = sum(isinstance(roll, list) for roll in rolls)
    assert shuffles
    return len(rolls) - shuffles, shuffles


def shared(*silent: str) -> Committed:
    """Dice to which both players contribute; some do not reveal their number."""
    contributions = []
    for seat in ("us", "germany"):
        number = seat.encode().ljust(32)
        reveal = "" if seat in silent else number.hex()
        contributions.append(Contribution(seat, hashlib.sha256(number).hexdigest(), reveal))
    return Committed(bytes(32), contributions=contributions)


@pytest.fixture(scope="module")
def shared_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "shared.record"
    return write_record(path, chance=shared("germany"))


def test_verify_counts_the_dice_of_the_players(shared_game: Path) -> None:
    dice, shuffles = counted(shared_game)
    assert dice > 20
    text = " ".join(output("verify", str(shared_game)).split())
    assert f"Verified: {dice} of {dice} dice, {shuffles} of {shuffles} shuffles." in text
    assert "follows from the secret and the numbers of the players" in text
    assert "Did not reveal their number, so only its hash counts: Germany." in text


@pytest.mark.parametrize(
    ("language", "verified", "silent"),
    [
        ("ru", "Проверено кубиков: {0} из {0}, перемешиваний: {1} из {1}.", "хеш: Германия."),
        ("uk", "Перевірено кісток: {0} з {0}, тасувань: {1} з {1}.", "геш: Німеччина."),
    ],
    ids=["ru", "uk"],
)
def test_verify_counts_in_every_language(
    shared_game: Path, language: str, verified: str, silent: str
) -> None:
    text = " ".join(output("verify", str(shared_game), "--lang", language).split())
    assert verified.format(*counted(shared_game)) in text
    assert silent in text


def test_verify_checks_no_dice_without_their_secret(tmp_path: Path) -> None:
    path = write_record(tmp_path / "short.record", steps=30, chance=shared())
    dice, shuffles = counted(path)
    text = output("verify", str(path))
    assert f"Verified: 0 of {dice} dice, 0 of {shuffles} shuffles." in text
    assert "The secret of the dice has not been revealed yet" in text
    assert "not revealed counts" not in text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The number that “germany” revealed for the dice does not fit the hash"),
        ("ru", "Число для бросков, которое раскрыло место «germany», не подходит"),
        ("uk", "Число для кидків, яке розкрило місце «germany», не відповідає"),
    ],
    ids=["en", "ru", "uk"],
)
def test_a_forged_contribution_is_found(
    shared_game: Path, tmp_path: Path, language: str, told: str
) -> None:
    first, rest = shared_game.read_text(encoding="utf-8").split("\n", 1)
    header = json.loads(first)
    header["chance"]["contributions"][0]["reveal"] = "0" * 64
    forged = tmp_path / "forged.record"
    forged.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    complained = " ".join(complaint("verify", str(forged), "--lang", language).split())
    assert f"{forged}:1: {told}" in complained


def test_a_forged_die_is_found_with_its_line(game: Path, tmp_path: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines[1:-1], 2):
        step = json.loads(line)
        if step["chance"] and isinstance(step["chance"][0], int):
            step["chance"][0] = (step["chance"][0] + 1) % 10
            lines[number - 1] = json.dumps(step)
            break
    forged = tmp_path / "forged.record"
    forged.write_text("\n".join(lines) + "\n", encoding="utf-8")
    told = complaint("verify", str(forged))
    assert told.startswith(f"{forged}:{number}: ")
    assert "was rolled" in told


def older(path: Path, copy: Path, step: int = 0) -> str:
    """The record as one of older rules, with an action in it that the present ones forbid."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    lines[0]["rules"] = "normandy-0"
    if step:
        lines[step]["action"] = ["hunker", "card:fog-of-war"]
    copy.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return str(copy)


def test_a_record_of_older_rules_that_hold_is_verified(game: Path, tmp_path: Path) -> None:
    text = output("verify", older(game, tmp_path / "old.record"))
    assert "It was played by the rules “normandy-0”." in text


def test_a_record_of_older_rules_is_shown_as_far_as_it_holds(game: Path, tmp_path: Path) -> None:
    file = older(game, tmp_path / "old.record", step=7)
    words = output("replay", file, "--to", "6").split()
    text = " ".join(words)
    assert f"it can be shown up to step 6 of {steps(game)}." in text
    assert f"{file}:8:" in "".join(words)  # a long path may be broken anywhere
    assert "The action “hunker card:fog-of-war” is against the rules here" in text
    assert "Step 6 of 6" in text
    assert "old.record:8: " in complaint("verify", file)


def write_position(path: Path, **parts: Any) -> str:
    state = position(
        us={"counters": {"riflemen-a": "17B"}, "hand": ["rifleman-a"], "scouted": ["17B"]},
        germany={"counters": {"riflemen-a": "5B"}, "hand": ["scout-a"], **parts},
    )
    path.write_text(json.dumps(state.to_json()), encoding="utf-8")
    return str(path)


def test_a_position_is_drawn_with_open_hands_or_as_one_seat_sees_it(tmp_path: Path) -> None:
    file = write_position(tmp_path / "position.json")
    text = output("position", file)
    assert "(RA)" in text
    assert "│›Move 1" in text
    assert "Scout A" in text
    assert "US: play a card or end the turn." in text
    seen = output("position", file, "--seat", "us")
    assert "Rifleman A" in seen
    assert "Scout A" not in seen


def test_a_position_is_written_as_a_picture(tmp_path: Path) -> None:
    file = write_position(tmp_path / "position.json")
    picture = tmp_path / "picture.svg"
    assert str(picture) in output("position", file, "--svg", str(picture)).replace("\n", "")
    document = json.loads(Path(file).read_text(encoding="utf-8"))
    state = sandtable.game("normandy").from_json(document)
    assert picture.read_text(encoding="utf-8") == state.svg()


def test_a_position_at_the_end_tells_the_outcome(tmp_path: Path) -> None:
    state = position(us={"counters": {"riflemen-a": "17B"}})
    state.apply("us", ("resign",), sandtable.Scripted())
    file = tmp_path / "end.json"
    file.write_text(json.dumps(state.to_json()), encoding="utf-8")
    assert "Germany wins: the other side has resigned." in output("position", str(file))


def test_a_campaign_is_scored_from_its_records(tmp_path: Path) -> None:
    files = [
        write_record(tmp_path / "1", "la-raye"),
        write_record(tmp_path / "2", "montmartin-en-graignes"),
    ]
    text = output("campaign", *(str(file) for file in files))
    rows = {line.split()[0]: line.split()[1:] for line in text.splitlines()[1:3]}
    final = [Record.from_text(file.read_text(encoding="utf-8")) for file in files]
    for side in ("us", "germany"):
        wins = sum(record.outcome is not None and record.outcome.winner == side for record in final)
        lost = 0
        for record in final:
            sides: Any = record.verify(sandtable.game("normandy")).view(None)["sides"]
            lost += sides[side]["casualties"]
        row = rows["US" if side == "us" else "Germany"]
        assert row == [str(wins), str(lost), str(wins - lost // 10)]
    assert "victory" in text or "Undecided" in text


def test_a_campaign_needs_consecutive_finished_games(tmp_path: Path) -> None:
    first = str(write_record(tmp_path / "1", "la-raye"))
    third = str(write_record(tmp_path / "3", "raid-across-the-canal"))
    begun = str(write_record(tmp_path / "2", "montmartin-en-graignes", steps=5))
    assert "Scenario 3 cannot follow scenario 1" in complaint("campaign", first, third)
    assert complaint("campaign", first, begun).startswith(f"{begun}: ")


# Playing on from a position.


def test_a_step_of_a_replay_is_saved_and_played_on_from(game: Path, tmp_path: Path) -> None:
    saved, record = tmp_path / "Step 5.json", tmp_path / "on.record"
    text = output("replay", str(game), typed=["5", f"save {saved}", f"save {saved}", "save", "q"])
    assert text.count("Saved: ") == 1
    assert "The file already exists" in " ".join(text.split())
    assert "save FILE or a number" in text
    held = json.loads(saved.read_text(encoding="utf-8"))
    output("play", "normandy", str(saved), "--record", str(record), typed=["resign"])
    played = Record.from_text(record.read_text(encoding="utf-8"))
    assert played.header["position"] == held
    assert "1 step" in output("verify", str(record))
    assert "Step 0 of 1" in output("replay", str(record), "--to", "0")


def changed(path: str, **parts: Any) -> str:
    """The file with other values at the top of its position."""
    document = json.loads(Path(path).read_text(encoding="utf-8")) | parts
    Path(path).write_text(json.dumps(document), encoding="utf-8")
    return path


def test_bots_play_on_from_a_position(tmp_path: Path) -> None:
    options = sandtable.game("normandy").check_options({"round_limit": 10})
    late = changed(write_position(tmp_path / "late.json"), options=options, round=9)
    shown = output("simulate", "normandy", late, "-n", "2", "--seed", "1")
    assert "late.json" in shown.replace("\n", "")  # a long path is broken
    output("watch", "normandy", late, "--seed", "1", "--delay", "0")


def test_a_position_that_cannot_be_played_is_told_with_its_file(tmp_path: Path) -> None:
    file = write_position(tmp_path / "position.json")
    assert "position.json: game: " in complaint("play", "memoir44", file)
    refused = complaint("play", "normandy", file, "--option", "round_limit=50")
    assert "--option: A position has its own options" in refused
    assert "json: round: " in complaint("play", "normandy", changed(file, round=-1))
