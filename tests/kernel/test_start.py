"""Games that begin with a position: recorded, replayed, taken up again; bad ones are refused."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Chance, Committed, Seeded
from sandtable.kernel.record import FROM_POSITION, FROM_SCENARIO, Record, Recorder
from sandtable.kernel.start import Position, begin

SECRET = b"a secret of thirty-two bytes, no"
GAMES = [(id, sandtable.game(id).scenarios()[-1]) for id in sandtable.games()]
#: As short as a person would write it.
BY_HAND: dict[str, Any] = {
    "sandtable": "position",
    "game": "normandy",
    "scenario": "la-raye",
    "sides": {
        "us": {"hand": ["rifleman-a", "scout-a"], "counters": {"riflemen-a": "17B"}},
        "germany": {"hand": ["rifleman-b"], "counters": {"riflemen-b": "5B"}},
    },
}


def play_on(recorder: Recorder, steps: int, seed: int = 4) -> None:
    rng = random.Random(seed)
    for _ in range(steps):
        if not recorder.state.actors():
            return
        seat = rng.choice(recorder.state.actors())
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))


def position_of(game: str, scenario: str, **options: Any) -> dict[str, Any]:
    """The position after some moves, as it comes out of a file."""
    recorder = Recorder(sandtable.game(game), scenario, Seeded(1), options)
    play_on(recorder, 50)
    position: dict[str, Any] = json.loads(json.dumps(recorder.state.to_json()))
    return position


def by_hand() -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(BY_HAND))
    return copy


def stored(recorder: Recorder) -> Record:
    return Record.from_text(recorder.record.to_text())


# Records.


@pytest.mark.parametrize(("game", "scenario"), GAMES)
@pytest.mark.parametrize("make", [lambda: Seeded(7), lambda: Committed(SECRET)])
def test_a_game_that_began_with_a_position_replays_and_goes_on(
    game: str, scenario: str, make: Callable[[], Chance]
) -> None:
    title = sandtable.game(game)
    position = position_of(game, scenario)
    live = Recorder(title, Position(position), make())
    assert live.state == title.from_json(position)
    play_on(live, 60)
    assert stored(live).verify(title) == live.state
    again = Recorder.resume(title, stored(live), make())
    assert again.record.to_text() == live.record.to_text()
    play_on(live, 40, 5)
    play_on(again, 40, 5)
    assert again.record.to_text() == live.record.to_text()


def test_a_finished_one_reveals_its_secret_and_verifies() -> None:
    live = Recorder(sandtable.game("normandy"), Position(BY_HAND), Committed(SECRET))
    play_on(live, 5000)
    record = stored(live)
    assert record.secret == SECRET.hex()
    assert record.verify(sandtable.game("normandy")).outcome == live.state.outcome is not None


def test_the_record_keeps_the_whole_position_however_short_it_was_written() -> None:
    live = Recorder(sandtable.game("normandy"), Position(BY_HAND), Seeded(1))
    record = stored(live)
    assert record.header["format"] == FROM_POSITION
    assert record.header["position"] == json.loads(json.dumps(live.state.to_json()))
    assert not {"scenario", "options"} & set(record.header)
    assert record.scenario == "la-raye"
    assert record.to_text() == live.record.to_text()


def test_a_record_with_a_short_position_replays_as_well() -> None:
    live = Recorder(sandtable.game("normandy"), Position(BY_HAND), Seeded(1))
    play_on(live, 20)
    record = stored(live)
    record.header["position"] = BY_HAND
    assert record.verify(sandtable.game("normandy")) == live.state
    Recorder.resume(sandtable.game("normandy"), record, Seeded(1))


def test_options_are_those_of_the_position() -> None:
    position = position_of("normandy", "la-raye", open_discards=True, round_limit=60)
    live = Recorder(sandtable.game("normandy"), Position(position), Seeded(1))
    assert live.state.to_json()["options"] == position["options"]
    with pytest.raises(sandtable.BadInput) as error:
        begin(sandtable.game("normandy"), Position(position), Seeded(1), {"round_limit": 70})
    assert (error.value.key, error.value.where) == ("position-options", "options")


def test_a_scenario_of_ones_own_stands_in_the_position() -> None:
    game = sandtable.game("normandy")
    own = dict(game.scenario_json("la-raye")) | {"id": "own"}
    position = json.loads(json.dumps(game.start(own, Seeded(1)).to_json()))
    live = Recorder(game, Position(position), Seeded(1))
    play_on(live, 20)
    assert stored(live).verify(game) == live.state
    assert stored(live).scenario == json.loads(json.dumps(own))


def test_a_record_that_began_with_a_scenario_is_written_as_ever() -> None:
    record = Recorder(sandtable.game("normandy"), "la-raye", Seeded(1)).record
    assert record.header["format"] == FROM_SCENARIO == 1
    assert list(record.header) == [
        *("sandtable", "format", "game", "rules", "scenario", "options"),
        *("chance", "setup", "digest"),
    ]
    assert record.start == record.scenario == "la-raye"


# Positions that are no beginning.


def refused(position: Any) -> tuple[str, str]:
    with pytest.raises(sandtable.BadInput) as error:
        begin(sandtable.game("normandy"), Position(position), Seeded(1))
    return error.value.key, error.value.where


def test_a_finished_game_is_none() -> None:
    state = sandtable.game("normandy").from_json(BY_HAND)
    state.apply("us", ("resign",), Seeded(1))
    assert refused(state.to_json()) == ("position-over", "outcome")


def test_one_in_which_nobody_decides_is_none() -> None:
    bids = {"frame": "initiative", "bids": ["rifleman-a", "rifleman-b"]}
    taken = sandtable.game("normandy").from_json(BY_HAND | {"decision": [bids]})
    assert taken.actors() == ()
    assert refused(BY_HAND | {"decision": [bids]}) == ("position-stuck", "decision")


def test_a_decision_within_a_turn_needs_the_turn() -> None:
    take = {"frame": "take", "action": "bolster", "side": "us", "card": "rifleman-a"}
    stack = [take | {"left": 1, "squad": "a"}]
    assert refused(BY_HAND | {"decision": stack}) == ("decision-lowest", "decision")


def test_what_somebody_is_said_to_lack_is_not_there() -> None:
    position = by_hand()
    position["sides"]["us"]["lacks"] = {"hand": ["scout-a"], "discard": []}
    assert refused(position) == ("lacking-but-there", "sides.us.lacks.hand")


@pytest.mark.parametrize("scenario", ["omaha-beach", "no.toml", 3, None, ["la-raye"]])
def test_one_of_no_scenario_is_none(scenario: object) -> None:
    assert refused(BY_HAND | {"scenario": scenario}) == ("position-scenario", "scenario")


def test_a_position_cannot_name_a_file(tmp_path: Path) -> None:
    """A scenario file that lies on this machine is none of a stranger's business."""
    (source,) = sandtable.game("normandy").folder.glob("data/scenarios/*-la-raye.toml")
    path = tmp_path / "own.toml"
    path.write_text(source.read_text("utf-8"), "utf-8")
    assert refused(BY_HAND | {"scenario": str(path)}) == ("position-scenario", "scenario")


@pytest.mark.parametrize("position", [None, [], "la-raye", 7])
def test_what_is_no_document_is_none(position: object) -> None:
    assert refused(position) == ("not-a-table", "")


# Records with such positions.


def lines_of() -> list[dict[str, Any]]:
    live = Recorder(sandtable.game("normandy"), Position(BY_HAND), Seeded(1))
    play_on(live, 10)
    return [json.loads(line) for line in live.record.to_text().split("\n")[:-1]]


def fault(lines: list[dict[str, Any]]) -> tuple[str, str]:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    with pytest.raises(sandtable.BadInput) as error:
        Record.from_text(text, "game.jsonl").verify(sandtable.game("normandy"), "game.jsonl")
    return error.value.key, error.value.where


def test_a_bad_position_is_told_with_its_line_and_the_place_in_it() -> None:
    lines = lines_of()
    lines[0]["position"]["sides"]["us"]["hand"][0] = "riflman-a"
    assert fault(lines)[1] == "game.jsonl:1: sides.us.hand[0]"


def test_a_changed_position_does_not_lead_to_the_digest() -> None:
    lines = lines_of()
    lines[0]["position"]["sides"]["us"]["casualties"] = 1
    assert fault(lines) == ("record-differs", "game.jsonl:1")


def test_a_position_that_is_missing_is_told() -> None:
    lines = lines_of()
    del lines[0]["position"]
    assert fault(lines) == ("missing-key", "game.jsonl:1")


@pytest.mark.parametrize("value", [None, 3, [], {}])
def test_a_position_that_is_none_is_told(value: object) -> None:
    lines = lines_of()
    lines[0]["position"] = value
    assert fault(lines)[1].startswith("game.jsonl:1")


def test_newer_rules_in_the_position_are_told() -> None:
    lines = lines_of()
    lines[0]["position"]["rules"] = "normandy-99"
    assert fault(lines) == ("wrong-rules", "game.jsonl:1: rules")
