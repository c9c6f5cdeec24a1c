"""Records that are sound: finished, resigned, unfinished; with every kind of Chance."""

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.chance import Chance, Committed, Scripted, Seeded
from sandtable.kernel.record import Record, Recorder

SECRET = b"a secret of thirty-two bytes, no"
PLAY = Path(__file__).with_name("play_record.py")


def played(chance: Chance, steps: int | None = None, scenario: str = "la-raye") -> Recorder:
    """A game of random moves, to its end or for a number of steps."""
    rng = random.Random(4)
    recorder = Recorder(sandtable.game("normandy"), scenario, chance)
    while recorder.state.actors() and steps != len(recorder.record.steps):
        seat = rng.choice(recorder.state.actors())
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
    return recorder


@pytest.fixture(scope="module")
def finished() -> Recorder:
    return played(Seeded(3))


def test_a_finished_game_replays_to_its_last_position(finished: Recorder) -> None:
    record = Record.from_text(finished.record.to_text())
    assert record.verify(sandtable.game("normandy")) == finished.state
    assert record.outcome == finished.state.outcome is not None


def test_a_record_read_is_the_record_written(finished: Recorder) -> None:
    text = finished.record.to_text()
    assert Record.from_text(text).to_text() == text


def test_a_record_is_lines_of_json_a_header_the_steps_and_an_end(finished: Recorder) -> None:
    lines = [json.loads(line) for line in finished.record.to_text().split("\n")[:-1]]
    assert lines[0]["sandtable"] == "record"
    assert lines[0]["game"] == finished.record.game_id == "normandy"
    assert lines[0]["rules"] == sandtable.game("normandy").rules
    assert lines[0]["scenario"] == "la-raye"
    assert lines[0]["chance"] == {"kind": "seeded", "seed": 3}
    assert all(set(line) == {"seat", "action", "chance", "digest"} for line in lines[1:-1])
    assert lines[-1]["end"]["steps"] == len(lines) - 2


def test_a_replay_gives_every_position_with_its_step_and_events() -> None:
    game = sandtable.game("normandy")
    recorder = Recorder(game, "la-raye", Seeded(1))
    rng = random.Random(1)
    positions = [recorder.state.to_json()]
    told: list[list[object]] = [[]]
    for _ in range(60):
        seat = rng.choice(recorder.state.actors())
        events = recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
        positions.append(recorder.state.to_json())
        told.append([event.seen_by(seat) for event in events])
    moments = 0
    for number, moment in enumerate(recorder.record.replay(game)):
        assert moment.state.to_json() == positions[number]
        step = moment.step
        assert (step is None) == (number == 0)
        if step is not None:
            assert step is recorder.record.steps[number - 1]
            assert [event.seen_by(step.seat) for event in moment.events] == told[number]
        moments += 1
    assert moments == 61


def test_a_refused_action_leaves_the_record_as_it_was() -> None:
    recorder = played(Seeded(1), 5)
    before = recorder.record.to_text()
    with pytest.raises(sandtable.Refused):
        recorder.apply(recorder.state.actors()[0], ("nonsense",))
    assert recorder.record.to_text() == before


@pytest.mark.rule("NOR-37.7")
def test_a_resigned_game_is_recorded_and_replays() -> None:
    recorder = played(Committed(SECRET), 30)
    recorder.apply("germany", ("resign",))
    assert recorder.record.secret == SECRET.hex()
    state = Record.from_text(recorder.record.to_text()).verify(sandtable.game("normandy"))
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason) == ("us", "outcome-resigned")


@pytest.mark.parametrize("steps", [0, 1, 37])
def test_an_unfinished_game_is_recorded_and_can_be_played_on(steps: int) -> None:
    recorder = played(Seeded(3), steps)
    record = Record.from_text(recorder.record.to_text())
    assert record.outcome is None
    state = record.verify(sandtable.game("normandy"))
    assert state == recorder.state
    seat = state.actors()[0]
    action = state.legal(seat)[0]
    state.apply(seat, action, Seeded(9))
    recorder.state.apply(seat, action, Seeded(9))
    assert state == recorder.state


def test_a_committed_game_publishes_the_hash_first_and_the_secret_last() -> None:
    unfinished = played(Committed(SECRET), 20).record.to_text()
    header = json.loads(unfinished.split("\n")[0])
    assert header["chance"] == {
        "kind": "committed",
        "commitment": hashlib.sha256(SECRET).hexdigest(),
    }
    assert SECRET.hex() not in unfinished
    finished = played(Committed(SECRET)).record
    assert finished.secret == SECRET.hex()
    assert json.loads(finished.to_text().split("\n")[-2])["end"]["secret"] == SECRET.hex()
    Record.from_text(finished.to_text()).verify(sandtable.game("normandy"))


def test_an_unfinished_committed_game_replays_without_its_secret() -> None:
    recorder = played(Committed(SECRET), 20)
    record = Record.from_text(recorder.record.to_text())
    assert record.secret is None
    assert record.verify(sandtable.game("normandy")) == recorder.state


def test_a_scripted_game_replays_with_the_dice_it_had() -> None:
    recorder = Recorder(sandtable.game("normandy"), "la-raye", Scripted())
    for seat in ("us", "germany"):
        recorder.apply(seat, recorder.state.legal(seat)[0])
    record = Record.from_text(recorder.record.to_text())
    assert record.header["chance"] == {"kind": "scripted"}
    assert record.verify(sandtable.game("normandy")) == recorder.state


def test_a_record_keeps_its_options() -> None:
    options = {"open_discards": True, "round_limit": 10}
    recorder = Recorder(sandtable.game("normandy"), "la-raye", Seeded(1), options)
    record = Record.from_text(recorder.record.to_text())
    assert record.header["options"] == sandtable.game("normandy").check_options(options)
    assert record.verify(sandtable.game("normandy")) == recorder.state


@pytest.mark.parametrize("name", ["Сен-Ло", "St-Lô", "line\u2028separator", "next\x85line", "\x0b"])
def test_a_scenario_of_ones_own_is_kept_whole_whatever_its_name(name: str) -> None:
    game = sandtable.game("normandy")
    document = game.scenario_json("la-raye") | {"id": "own", "name": name}
    recorder = Recorder(game, document, Seeded(1))
    record = Record.from_text(recorder.record.to_text())
    assert record.header["scenario"] == document
    assert record.verify(game) == recorder.state


def test_a_scenario_from_a_file_is_kept_whole(tmp_path: Path) -> None:
    game = sandtable.game("normandy")
    (source,) = game.folder.glob("data/scenarios/*-la-raye.toml")
    path = tmp_path / "own.toml"
    path.write_text(source.read_text("utf-8").replace('id = "la-raye"', 'id = "own"'), "utf-8")
    recorder = Recorder(game, path, Seeded(1))
    path.unlink()
    record = Record.from_text(recorder.record.to_text())
    assert record.header["scenario"]["id"] == "own"
    assert record.verify(game) == recorder.state


def test_carriage_returns_at_the_ends_of_lines_do_no_harm(finished: Recorder) -> None:
    text = finished.record.to_text().replace("\n", "\r\n")
    assert Record.from_text(text).verify(sandtable.game("normandy")) == finished.state


@pytest.mark.long
def test_every_process_writes_the_same_record() -> None:
    """Nothing may hang on the order of a set, which differs from process to process."""
    engine = str(Path(sandtable.__file__).parents[1])
    texts = {
        subprocess.run(
            [sys.executable, str(PLAY)],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": engine},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(texts) == 1
    (text,) = texts
    records = text.decode().strip().split("\n\n")
    assert len(records) == sum(len(sandtable.game(id).scenarios()) for id in sandtable.games())
    for written in records:
        record = Record.from_text(written)
        record.verify(sandtable.game(record.game_id))
