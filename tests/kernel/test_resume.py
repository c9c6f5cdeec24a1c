"""A stored record is taken up again by the host that keeps the secret of its dice."""

import json
import random
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.chance import Chance, Committed, Scripted, Seeded
from sandtable.kernel.record import Record, Recorder

SECRET = b"a secret of thirty-two bytes, no"
GAMES = [("normandy", "la-raye"), ("memoir44", "pegasus-bridge")]


def play_on(recorder: Recorder, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not recorder.state.actors():
            return
        seat = rng.choice(recorder.state.actors())
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))


def stored(recorder: Recorder) -> Record:
    return Record.from_text(recorder.record.to_text())


@pytest.fixture
def recorder() -> Recorder:
    found = Recorder(sandtable.game("normandy"), "la-raye", Committed(SECRET))
    play_on(found, random.Random(4), 60)
    return found


@pytest.mark.parametrize(("game", "scenario"), GAMES)
@pytest.mark.parametrize("chance", [Committed(SECRET), Seeded(7)], ids=["committed", "seeded"])
@pytest.mark.parametrize("steps", [0, 1, 40, 5000])
def test_a_game_goes_on_as_if_it_had_never_stopped(
    game: str, scenario: str, chance: Chance, steps: int
) -> None:
    def fresh() -> Chance:
        return Committed(SECRET) if isinstance(chance, Committed) else Seeded(7)

    live = Recorder(sandtable.game(game), scenario, fresh())
    play_on(live, random.Random(4), steps)
    again = Recorder.resume(sandtable.game(game), stored(live), fresh())
    assert again.state == live.state
    assert again.record.to_text() == live.record.to_text()
    play_on(live, random.Random(5), 60)
    play_on(again, random.Random(5), 60)
    assert again.record.to_text() == live.record.to_text()
    assert stored(again).verify(sandtable.game(game)) == live.state


def test_a_finished_game_has_revealed_its_secret_again() -> None:
    live = Recorder(sandtable.game("normandy"), "la-raye", Committed(SECRET))
    live.apply("us", ("resign",))
    again = Recorder.resume(sandtable.game("normandy"), stored(live), Committed(SECRET))
    assert again.record.secret == SECRET.hex()
    assert again.state.outcome == live.state.outcome is not None


def refused(record: Record, chance: Chance) -> tuple[str, str]:
    with pytest.raises(sandtable.BadInput) as error:
        Recorder.resume(sandtable.game("normandy"), record, chance, "stored")
    return error.value.key, error.value.where


@pytest.mark.parametrize("chance", [Committed(bytes(32)), Seeded(1), Scripted()])
def test_another_chance_is_refused(recorder: Recorder, chance: Chance) -> None:
    assert refused(stored(recorder), chance) == ("record-commitment", "stored:1")


def test_the_first_step_that_differs_is_named(recorder: Recorder) -> None:
    record = stored(recorder)
    record.steps[20].digest = "0" * 12
    record.steps[30].digest = "0" * 12
    assert refused(record, Committed(SECRET)) == ("record-differs", "stored:22")


def test_a_changed_outcome_of_chance_is_named(recorder: Recorder) -> None:
    record = stored(recorder)
    number = next(n for n, step in enumerate(record.steps) if step.chance)
    record.steps[number].chance[0] = 99
    assert refused(record, Committed(SECRET)) == ("record-differs", f"stored:{number + 2}")


def test_a_changed_set_up_is_named(recorder: Recorder) -> None:
    record = stored(recorder)
    record.header["setup"] = []
    assert refused(record, Committed(SECRET)) == ("record-differs", "stored:1")


def test_an_action_against_the_rules_is_named(recorder: Recorder) -> None:
    record = stored(recorder)
    record.steps[5].action = ("hunker", "card:fog-of-war")
    assert refused(record, Committed(SECRET)) == ("record-refused", "stored:7")


def test_a_step_of_nobody_is_named(recorder: Recorder) -> None:
    record = stored(recorder)
    record.steps[5].seat = "france"
    assert refused(record, Committed(SECRET)) == ("unknown-seat", "stored:7")


def test_an_end_that_was_not_played_is_named(recorder: Recorder) -> None:
    record = stored(recorder)
    record.outcome = sandtable.Outcome("us", "outcome-resigned", "NOR-37.7")
    assert refused(record, Committed(SECRET)) == ("record-outcome", "stored:62")


def test_a_record_of_another_game_is_refused(recorder: Recorder) -> None:
    with pytest.raises(sandtable.BadInput, match="wrong-game"):
        Recorder.resume(sandtable.game("memoir44"), stored(recorder), Committed(SECRET))


def test_a_record_cannot_name_a_file(recorder: Recorder, tmp_path: Path) -> None:
    """A scenario file that lies on this machine is none of a stranger's business."""
    game = sandtable.game("normandy")
    (source,) = game.folder.glob("data/scenarios/*-la-raye.toml")
    path = tmp_path / "own.toml"
    path.write_text(source.read_text("utf-8"), "utf-8")
    lines = recorder.record.to_text().split("\n")
    header = json.loads(lines[0]) | {"scenario": str(path)}
    record = Record.from_text("\n".join([json.dumps(header), *lines[1:]]))
    assert refused(record, Committed(SECRET)) == ("unknown-scenario", "stored:1")
    with pytest.raises(sandtable.BadInput, match="unknown-scenario"):
        record.verify(game)
