"""Records that were damaged or forged: refused with the line at fault."""

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Committed, Seeded, Traced
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.record import Record, Recorder

Lines = list[dict[str, Any]]
SECRET = bytes(32)


def lines_of(chance: sandtable.Chance) -> Lines:
    rng = random.Random(4)
    recorder = Recorder(sandtable.game("normandy"), "la-raye", chance)
    while recorder.state.actors():
        seat = rng.choice(recorder.state.actors())
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
    return [json.loads(line) for line in recorder.record.to_text().split("\n")[:-1]]


SEEDED = json.dumps(lines_of(Seeded(3)))
COMMITTED = json.dumps(lines_of(Committed(SECRET)))
NUMBERS = {"us": "75" * 32, "germany": "67" * 32}


def hash_of(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


CONTRIBUTIONS = [Contribution(seat, hash_of(n), n) for seat, n in NUMBERS.items()]
SHARED = json.dumps(lines_of(Committed(SECRET, contributions=CONTRIBUTIONS)))


@pytest.fixture
def lines() -> Lines:
    """A sound record of a seeded game, to be damaged."""
    found: Lines = json.loads(SEEDED)
    return found


@pytest.fixture
def committed() -> Lines:
    found: Lines = json.loads(COMMITTED)
    return found


@pytest.fixture
def shared() -> Lines:
    """A committed game to whose dice both players contributed: first Germany, then the US."""
    found: Lines = json.loads(SHARED)
    return found


def to_text(lines: Lines) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def refused(text: str) -> sandtable.BadInput:
    """What a reader of the text is told; ``game.jsonl`` is where it says it found it."""
    with pytest.raises(sandtable.BadInput) as error:
        Record.from_text(text, "game.jsonl").verify(sandtable.game("normandy"), "game.jsonl")
    return error.value


def expect(text: str, key: str, line: int) -> None:
    error = refused(text)
    assert (error.key, error.where) == (key, f"game.jsonl:{line}")


def step_with(lines: Lines, wanted: Callable[[dict[str, Any]], bool]) -> int:
    """The number of the first step, well into the game, that is as wanted."""
    return next(n for n in range(40, len(lines) - 1) if wanted(lines[n]))


def has_die(step: dict[str, Any]) -> bool:
    return any(isinstance(outcome, int) for outcome in step["chance"])


def has_shuffle(step: dict[str, Any]) -> bool:
    return any(isinstance(outcome, list) for outcome in step["chance"])


def test_the_undamaged_records_are_sound(lines: Lines, committed: Lines, shared: Lines) -> None:
    for sound in (lines, committed, shared):
        Record.from_text(to_text(sound)).verify(sandtable.game("normandy"))


# The text.


@pytest.mark.parametrize("text", ["", '{"sandtable": "position"}\n', "{}\n"])
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    expect(text, "record-header", 1)


@pytest.mark.parametrize(("text", "key"), [("La Raye\n", "not-json"), ("[1]\n", "not-a-table")])
def test_a_text_that_is_not_json_tables_is_refused(text: str, key: str) -> None:
    expect(text, key, 1)


def test_a_line_that_is_not_json_is_refused(lines: Lines) -> None:
    rows = to_text(lines).split("\n")
    rows[17] = rows[17][:-1]
    expect("\n".join(rows), "not-json", 18)


def test_a_blank_line_in_the_middle_is_refused(lines: Lines) -> None:
    rows = to_text(lines).split("\n")
    rows.insert(17, "")
    expect("\n".join(rows), "not-json", 18)


@pytest.mark.parametrize("kept", [10, 200])
def test_a_text_cut_off_in_the_middle_of_a_line_is_refused(lines: Lines, kept: int) -> None:
    rows = to_text(lines).split("\n")
    expect("\n".join(rows[:kept]) + "\n" + rows[kept][:20], "not-json", kept + 1)


@pytest.mark.parametrize("kept", [1, 2, 200])
def test_a_text_cut_off_at_the_end_of_a_line_is_refused(lines: Lines, kept: int) -> None:
    expect(to_text(lines[:kept]), "record-cut-off", kept)


def test_lines_after_the_end_are_refused(lines: Lines) -> None:
    text = to_text([*lines, lines[1]])
    assert refused(text).key in ("record-cut-off", "record-step")


# The header.


def test_another_format_is_refused(lines: Lines) -> None:
    lines[0]["format"] = 3
    expect(to_text(lines), "record-format", 1)


@pytest.mark.parametrize(
    "key", ["game", "rules", "scenario", "options", "chance", "setup", "digest"]
)
def test_a_header_without_one_of_its_keys_is_refused(lines: Lines, key: str) -> None:
    del lines[0][key]
    expect(to_text(lines), "missing-key", 1)


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("rules", "normandy-99", "record-rules"),
        ("scenario", "omaha-beach", "unknown-scenario"),
        ("setup", [], "record-chance-missing"),
        ("digest", "000000000000", "record-differs"),
        ("chance", {"kind": "marked cards"}, "record-chance"),
        ("chance", "seeded", "record-chance"),
    ],
)
def test_a_header_that_says_something_else_is_refused(
    lines: Lines, key: str, value: object, fault: str
) -> None:
    lines[0][key] = value
    expect(to_text(lines), fault, 1)


def test_a_record_of_another_game_is_refused(lines: Lines) -> None:
    lines[0]["game"] = "memoir44"
    assert refused(to_text(lines)).where == "game.jsonl:1"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("scenario", 7),
        ("scenario", None),
        ("scenario", {"id": "own"}),
        ("options", 7),
        ("options", {"round_limit": "long"}),
        ("options", {"weather": True}),
        ("setup", 7),
        ("setup", [["a", "b"]]),
        ("setup", [None]),
        ("chance", {"kind": "seeded"}),
        ("chance", {"kind": "seeded", "seed": "x"}),
        ("digest", 7),
    ],
)
def test_a_header_of_nonsense_is_refused_with_its_line(
    lines: Lines, key: str, value: object
) -> None:
    lines[0][key] = value
    assert refused(to_text(lines)).where.startswith("game.jsonl:1")


def test_another_seed_is_found_at_the_first_shuffle(lines: Lines) -> None:
    lines[0]["chance"]["seed"] = 4
    expect(to_text(lines), "record-shuffle", 1)


def test_one_card_more_in_the_set_up_is_found(lines: Lines) -> None:
    lines[0]["setup"][0].append(len(lines[0]["setup"][0]))
    expect(to_text(lines), "record-chance-misfit", 1)


def test_a_shuffle_too_many_in_the_set_up_is_found(lines: Lines) -> None:
    lines[0]["setup"].append([1, 0])
    expect(to_text(lines), "record-chance-left", 1)


# The steps.


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seat", 1),
        ("action", "move"),
        ("action", ["move", 1]),
        ("chance", 5),
        ("digest", None),
    ],
)
def test_a_step_of_nonsense_is_refused(lines: Lines, key: str, value: object) -> None:
    lines[50][key] = value
    expect(to_text(lines), "record-step", 51)


@pytest.mark.parametrize("key", ["seat", "action", "chance", "digest"])
def test_a_step_without_one_of_its_keys_is_refused(lines: Lines, key: str) -> None:
    del lines[50][key]
    expect(to_text(lines), "record-step", 51)


def test_a_changed_die_is_found(lines: Lines) -> None:
    n = step_with(lines, has_die)
    place = next(i for i, outcome in enumerate(lines[n]["chance"]) if isinstance(outcome, int))
    lines[n]["chance"][place] = (lines[n]["chance"][place] + 1) % 10
    expect(to_text(lines), "record-die", n + 1)


def test_a_die_that_is_none_is_found(lines: Lines) -> None:
    n = step_with(lines, has_die)
    place = next(i for i, outcome in enumerate(lines[n]["chance"]) if isinstance(outcome, int))
    lines[n]["chance"][place] = "six"
    expect(to_text(lines), "record-chance-misfit", n + 1)


def test_a_changed_shuffle_is_found(lines: Lines) -> None:
    n = step_with(lines, has_shuffle)
    shuffle = next(outcome for outcome in lines[n]["chance"] if isinstance(outcome, list))
    shuffle[0], shuffle[1] = shuffle[1], shuffle[0]
    expect(to_text(lines), "record-shuffle", n + 1)


def test_a_shuffle_of_things_that_are_no_places_is_found(lines: Lines) -> None:
    n = step_with(lines, has_shuffle)
    shuffle = next(outcome for outcome in lines[n]["chance"] if isinstance(outcome, list))
    shuffle[0] = "top"
    expect(to_text(lines), "record-chance-misfit", n + 1)


def test_a_missing_outcome_of_chance_is_found(lines: Lines) -> None:
    n = step_with(lines, has_die)
    lines[n]["chance"].pop()
    expect(to_text(lines), "record-chance-missing", n + 1)


def test_an_outcome_of_chance_too_many_is_found(lines: Lines) -> None:
    lines[50]["chance"].append(3)
    expect(to_text(lines), "record-chance-left", 51)


def test_an_action_changed_for_another_legal_one_is_found(lines: Lines) -> None:
    record = Record.from_text(to_text(lines))
    for n, moment in enumerate(record.replay(sandtable.game("normandy")), 1):
        if len(moment.state.actors()) == 2:  # the first of two secret bids asks nothing of chance
            legal = moment.state.legal(lines[n]["seat"])
            others = [action for action in legal if list(action) != lines[n]["action"]]
            if n > 40 and others:
                break
    lines[n]["action"] = list(others[0])
    expect(to_text(lines), "record-differs", n + 1)


def test_an_action_changed_for_one_that_is_not_legal_is_found_with_its_rule(lines: Lines) -> None:
    n = step_with(lines, lambda step: bool(step["action"][0] == "end-turn"))
    lines[n]["action"] = ["bid", "card:scout-a"]
    error = refused(to_text(lines))
    assert (error.key, error.where) == ("record-refused", f"game.jsonl:{n + 1}")
    assert error.params == {"action": "bid card:scout-a", "rule": "NOR-10.6"}


def test_a_step_of_another_seat_is_found(lines: Lines) -> None:
    n = step_with(lines, lambda step: bool(step["action"][0] == "end-turn"))
    lines[n]["seat"] = {"us": "germany", "germany": "us"}[lines[n]["seat"]]
    error = refused(to_text(lines))
    assert (error.key, error.where) == ("record-refused", f"game.jsonl:{n + 1}")
    assert error.params["rule"] == "NOR-7.4"


def test_a_step_of_nobody_is_found(lines: Lines) -> None:
    lines[50]["seat"] = "france"
    expect(to_text(lines), "unknown-seat", 51)


def test_a_changed_digest_is_found(lines: Lines) -> None:
    lines[50]["digest"] = lines[51]["digest"]
    expect(to_text(lines), "record-differs", 51)


def test_a_removed_step_is_missed_in_the_count(lines: Lines) -> None:
    del lines[50]
    expect(to_text(lines), "record-steps", len(lines))


def test_a_removed_step_is_found_even_if_the_count_is_forged(lines: Lines) -> None:
    n = step_with(lines, lambda step: bool(step["action"][0] == "end-turn"))
    del lines[n]
    lines[-1]["end"]["steps"] -= 1
    assert refused(to_text(lines)).where == f"game.jsonl:{n + 1}"


def test_two_steps_in_the_wrong_order_are_found(lines: Lines) -> None:
    n = step_with(lines, lambda step: bool(step["action"][0] == "end-turn"))
    lines[n], lines[n + 1] = lines[n + 1], lines[n]
    assert refused(to_text(lines)).where == f"game.jsonl:{n + 1}"


# The end.


@pytest.mark.parametrize(
    ("key", "value"),
    [("winner", "nobody"), ("winner", None), ("reason", "outcome-luck"), ("rule", "NOR-1.1")],
)
def test_a_changed_outcome_is_found(lines: Lines, key: str, value: object) -> None:
    lines[-1]["end"]["outcome"][key] = value
    expect(to_text(lines), "record-outcome", len(lines))


def test_a_finished_game_without_its_outcome_is_found(lines: Lines) -> None:
    lines[-1]["end"]["outcome"] = None
    expect(to_text(lines), "record-outcome", len(lines))


def test_an_outcome_of_an_unfinished_game_is_found(lines: Lines) -> None:
    cut = [*lines[:50], lines[-1]]
    cut[-1]["end"]["steps"] = len(cut) - 2
    expect(to_text(cut), "record-outcome", len(cut))


@pytest.mark.parametrize("outcome", [7, "us", {"winner": "us"}, {"winner": 1, "reason": "luck"}])
def test_an_outcome_of_nonsense_is_refused(lines: Lines, outcome: object) -> None:
    lines[-1]["end"]["outcome"] = outcome
    expect(to_text(lines), "record-outcome", len(lines))


def test_an_end_of_nonsense_is_refused(lines: Lines) -> None:
    lines[-1]["end"] = "won"
    expect(to_text(lines), "record-cut-off", len(lines))


# Committed games.


def test_a_wrong_secret_is_found(committed: Lines) -> None:
    committed[-1]["end"]["secret"] = bytes([1] * 32).hex()
    expect(to_text(committed), "record-commitment", len(committed))


@pytest.mark.parametrize("secret", ["not hexadecimal", "0"])
def test_a_secret_that_is_none_is_found(committed: Lines, secret: str) -> None:
    committed[-1]["end"]["secret"] = secret
    expect(to_text(committed), "record-secret", len(committed))


@pytest.mark.parametrize("secret", [None, 7])
def test_a_finished_game_without_its_secret_cannot_be_verified(
    committed: Lines, secret: object
) -> None:
    committed[-1]["end"]["secret"] = secret
    expect(to_text(committed), "record-secret", len(committed))


def test_a_changed_commitment_is_found(committed: Lines) -> None:
    committed[0]["chance"]["commitment"] = "0" * 64
    expect(to_text(committed), "record-commitment", len(committed))


def test_a_forged_die_of_a_committed_game_is_found(committed: Lines) -> None:
    n = step_with(committed, has_die)
    place = next(i for i, outcome in enumerate(committed[n]["chance"]) if isinstance(outcome, int))
    committed[n]["chance"][place] = (committed[n]["chance"][place] + 1) % 10
    expect(to_text(committed), "record-die", n + 1)


def test_a_forged_shuffle_of_a_committed_game_is_found(committed: Lines) -> None:
    n = step_with(committed, has_shuffle)
    shuffle = next(outcome for outcome in committed[n]["chance"] if isinstance(outcome, list))
    shuffle[0], shuffle[-1] = shuffle[-1], shuffle[0]
    expect(to_text(committed), "record-shuffle", n + 1)


# Contributions of the players.


@pytest.mark.parametrize("place", [0, 1])
def test_a_changed_number_of_a_player_is_found(shared: Lines, place: int) -> None:
    shared[0]["chance"]["contributions"][place]["reveal"] = "0" * 64
    expect(to_text(shared), "contribution-misfit", 1)


@pytest.mark.parametrize("place", [0, 1])
def test_a_changed_promise_of_a_player_is_found(shared: Lines, place: int) -> None:
    shared[0]["chance"]["contributions"][place]["commitment"] = "0" * 64
    expect(to_text(shared), "contribution-misfit", 1)


def test_another_number_with_its_own_promise_gives_other_dice(shared: Lines) -> None:
    shared[0]["chance"]["contributions"][0] |= {
        "commitment": hash_of("00" * 32),
        "reveal": "00" * 32,
    }
    expect(to_text(shared), "record-shuffle", 1)


def test_a_number_that_is_kept_back_gives_other_dice(shared: Lines) -> None:
    shared[0]["chance"]["contributions"][1]["reveal"] = ""
    expect(to_text(shared), "record-shuffle", 1)


@pytest.mark.parametrize("kept", [0, 1])
def test_contributions_left_out_give_other_dice(shared: Lines, kept: int) -> None:
    del shared[0]["chance"]["contributions"][kept:]
    expect(to_text(shared), "record-shuffle", 1)


def test_a_contribution_that_was_not_there_gives_other_dice(committed: Lines) -> None:
    committed[0]["chance"]["contributions"] = [CONTRIBUTIONS[0].to_json()]
    expect(to_text(committed), "record-shuffle", 1)


def test_the_order_in_which_contributions_are_written_does_not_matter(shared: Lines) -> None:
    shared[0]["chance"]["contributions"].reverse()
    Record.from_text(to_text(shared)).verify(sandtable.game("normandy"))


def test_a_seat_that_contributes_twice_is_refused(shared: Lines) -> None:
    contributions = shared[0]["chance"]["contributions"]
    contributions.append(contributions[0])
    expect(to_text(shared), "contribution-twice", 1)


@pytest.mark.parametrize("secret", [True, False], ids=["finished", "unfinished"])
def test_a_contribution_of_somebody_who_has_no_seat_is_refused(shared: Lines, secret: bool) -> None:
    """The operator could make one up when everything has been revealed, and the dice would fit."""
    guest = Contribution("guest", hash_of("00" * 32))
    chance = Traced(Committed(SECRET, contributions=[guest]))
    shared[0]["chance"]["contributions"] = [guest.to_json()]
    state = sandtable.game("normandy").start("la-raye", chance)
    shared[0] |= {"setup": chance.take(), "digest": state.digest()}
    end = {"steps": 0, "outcome": None, "secret": SECRET.hex() if secret else None}
    expect(to_text([shared[0], {"end": end}]), "unknown-seat", 1)


@pytest.mark.parametrize(
    "found", [None, 7, "us", {}, [None], [[]], [{}], [{"seat": "us", "commitment": "0" * 64}]]
)
def test_contributions_of_nonsense_are_refused(shared: Lines, found: object) -> None:
    shared[0]["chance"]["contributions"] = found
    expect(to_text(shared), "contribution-form", 1)


def test_seeded_dice_take_no_contributions(lines: Lines) -> None:
    lines[0]["chance"]["contributions"] = [CONTRIBUTIONS[0].to_json()]
    expect(to_text(lines), "contribution-form", 1)


def test_contributions_of_an_unfinished_game_are_checked(shared: Lines) -> None:
    shared[0]["chance"]["contributions"][0]["reveal"] = "0" * 64
    shared[-1]["end"] |= {"secret": None, "outcome": None}
    expect(to_text(shared), "contribution-misfit", 1)


@pytest.mark.parametrize("used", [-1, True, "1", None])
def test_a_number_of_draws_of_nonsense_is_refused(shared: Lines, used: object) -> None:
    shared[0]["chance"]["used"] = used
    expect(to_text(shared), "record-chance", 1)
