"""Games whose players contributed to the dice: their records, and the list of what was drawn."""

import hashlib
import hmac
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sandtable
from sandtable.kernel.chance import Chance, Committed, Scripted, Seeded
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.proof import numbers_of
from sandtable.kernel.record import Record, Recorder
from sandtable.kernel.start import Position

SECRET = b"a secret of thirty-two bytes, no"
GAME = sandtable.game("normandy")
NUMBERS = {"us": b"u" * 32, "germany": b"g" * 32}


def contributions(silent: str = "") -> list[Contribution]:
    """What both players contribute, one of whom does not reveal it."""
    found = [Contribution(seat, hashlib.sha256(n).hexdigest()) for seat, n in NUMBERS.items()]
    return [
        each if each.seat == silent else each.revealed(NUMBERS[each.seat].hex()) for each in found
    ]


def played(chance: Chance, steps: int, resign: bool = True) -> Recorder:
    rng = random.Random(4)
    recorder = Recorder(GAME, "la-raye", chance)
    while recorder.state.actors() and len(recorder.record.steps) < steps:
        seat = rng.choice(recorder.state.actors())
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
    if resign and recorder.state.outcome is None:
        recorder.apply("us", ("resign",))
    return recorder


def read(recorder: Recorder) -> Record:
    return Record.from_text(recorder.record.to_text())


@pytest.mark.parametrize("silent", ["", "us"])
def test_the_header_of_a_record_has_the_contributions(silent: str) -> None:
    recorder = played(Committed(SECRET, contributions=contributions(silent)), 20)
    header = json.loads(recorder.record.to_text().split("\n")[0])
    assert header["chance"] == {
        "kind": "committed",
        "commitment": hashlib.sha256(SECRET).hexdigest(),
        "contributions": [
            {
                "seat": seat,
                "commitment": hashlib.sha256(NUMBERS[seat]).hexdigest(),
                "reveal": "" if seat == silent else NUMBERS[seat].hex(),
            }
            for seat in ("germany", "us")
        ],
    }
    record = read(recorder)
    assert set(record.contributions) == set(contributions(silent))
    assert record.verify(GAME) == recorder.state


def test_contributions_make_another_game() -> None:
    games = [
        played(Committed(SECRET, contributions=given), 0, resign=False).record.header["setup"]
        for given in ([], contributions(), contributions("us"), contributions("germany"))
    ]
    assert all(games.count(setup) == 1 for setup in games)


def test_an_unfinished_game_has_its_contributions_too() -> None:
    recorder = played(Committed(SECRET, contributions=contributions()), 20, resign=False)
    record = read(recorder)
    assert record.secret is None
    assert record.verify(GAME) == recorder.state
    again = Recorder.resume(GAME, record, Committed(SECRET, contributions=contributions()))
    assert again.state == recorder.state


def test_a_record_is_not_continued_with_other_contributions() -> None:
    record = read(played(Committed(SECRET, contributions=contributions()), 20, resign=False))
    for other in ([], contributions("us")):
        with pytest.raises(sandtable.BadInput) as error:
            Recorder.resume(GAME, record, Committed(SECRET, contributions=other))
        assert error.value.key == "record-commitment"


def test_only_seats_of_the_game_contribute() -> None:
    guest = Contribution("guest", hashlib.sha256(SECRET).hexdigest())
    with pytest.raises(sandtable.BadInput) as error:
        Recorder(GAME, "la-raye", Committed(SECRET, contributions=[guest]))
    assert error.value.key == "unknown-seat"


# The list of draws.


def recomputed(key: bytes, number: int, name: str, bound: int) -> int:
    """What somebody works out who has only the documentation."""
    digest = hmac.new(key, f"{number}:{name}:{bound}".encode(), "sha256").digest()
    return int.from_bytes(digest[:8], "big") * bound // 2**64


@pytest.mark.parametrize("given", [[], contributions(), contributions("us")])
def test_every_draw_can_be_worked_out_without_the_rules(given: list[Contribution]) -> None:
    chance = Committed(SECRET, contributions=given)
    record = read(played(chance, 150))
    draws = record.draws(GAME)
    assert len(draws) == chance.used
    assert len({draw.bound for draw in draws}) > 10
    for place, draw in enumerate(draws):
        assert draw.number == place
        assert draw.value == recomputed(chance.key, draw.number, draw.name, draw.bound)


def test_draws_belong_to_the_step_that_needed_them() -> None:
    record = read(played(Committed(SECRET), 150))
    draws = record.draws(GAME)
    for number, rolls in enumerate([record.header["setup"], *(s.chance for s in record.steps)]):
        of_step = [(draw.bound, draw.value) for draw in draws if draw.step == number]
        for roll in rolls:
            if isinstance(roll, list):
                expected = list(numbers_of(roll))
                assert of_step[: len(expected)] == expected
                of_step = of_step[len(expected) :]
            else:
                assert of_step.pop(0)[1] == roll
        assert of_step == []


def test_the_draws_of_a_game_that_goes_on_are_counted_from_its_first_one() -> None:
    position = played(Seeded(1), 30, resign=False).state.to_json()
    rng = random.Random(4)
    recorder = Recorder(GAME, Position(dict(position)), Committed(SECRET, 50, contributions()))
    while not any(step.chance for step in recorder.record.steps):
        seat = rng.choice(recorder.state.actors())
        recorder.apply(seat, rng.choice(recorder.state.legal(seat)))
    assert read(recorder).draws(GAME)[0].number == 50


@pytest.mark.parametrize("chance", [Seeded(3), Scripted([5] * 500)], ids=["seeded", "scripted"])
def test_games_with_other_dice_have_a_list_as_well(chance: Chance) -> None:
    record = read(played(chance, 60))
    draws = record.draws(GAME)
    dice = [roll for roll in record.rolls if isinstance(roll, int)]
    shuffled = [len(roll) - 1 for roll in record.rolls if isinstance(roll, list)]
    assert len(draws) == len(dice) + sum(shuffled)
    assert [draw.number for draw in draws] == list(range(len(draws)))


def test_a_forged_record_has_no_list() -> None:
    record = read(played(Committed(SECRET), 20))
    setup = record.header["setup"]
    setup[0] = setup[0][::-1]
    with pytest.raises(sandtable.BadInput):
        record.draws(GAME)


def test_a_draw_is_written_with_all_that_its_hmac_needs() -> None:
    draw = sandtable.Draw(17, "attack", 10, 3, 5)
    written = {"number": 17, "name": "attack", "bound": 10, "value": 3, "step": 5}
    assert draw.to_json() == written
    assert repr(draw) == "Draw(17, 'attack', 10, 3, step=5)"


@given(st.integers(0, 40).flatmap(lambda count: st.permutations(range(count))))
def test_a_shuffle_is_traced_back_to_its_numbers(order: list[int]) -> None:
    numbers = list(numbers_of(order))
    assert [bound for bound, _ in numbers] == list(range(len(order), 1, -1))
    cards = list(range(len(order)))
    for bound, drawn in numbers:
        cards[bound - 1], cards[drawn] = cards[drawn], cards[bound - 1]
    assert cards == order
