"""Steps that were taken back by agreement: they stay in the record, and every die counts."""

import random

import pytest

import sandtable
from sandtable.kernel.chance import Committed
from sandtable.kernel.record import Record, Recorder
from tests.kernel.test_draws import GAME, SECRET, contributions, recomputed


class Game:
    """A game in which steps are taken back."""

    def __init__(self) -> None:
        self.chance = Committed(SECRET, contributions=contributions())
        self.recorder = Recorder(GAME, "la-raye", self.chance)
        self._before = [self.recorder.state.clone()]
        self._rng = random.Random(4)

    def play(self, steps: int) -> "Game":
        for _ in range(steps):
            state = self.recorder.state
            seat = self._rng.choice(state.actors())
            self.recorder.apply(seat, self._rng.choice(state.legal(seat)))
            self._before.append(self.recorder.state.clone())
        return self

    def back(self, count: int) -> "Game":
        del self._before[-count:]
        self.recorder.take_back(count, self._before[-1].clone())
        return self

    def read(self) -> Record:
        return Record.from_text(self.recorder.record.to_text())

    def end(self) -> Record:
        self.recorder.apply("us", ("resign",))
        return self.read()


def game() -> Game:
    """Back three steps, once more after one of them, then far back over all of that."""
    return Game().play(40).back(3).play(1).back(1).play(30).back(2).back(35).play(20)


def test_what_was_taken_back_is_verified_with_its_dice() -> None:
    played = game()
    record = played.end()
    assert record.verify(GAME) == played.recorder.state
    assert len(record.steps) == 40 - 3 + 30 - 2 - 35 + 20 + 1
    draws = record.draws(GAME)
    assert [draw.number for draw in draws] == list(range(played.chance.used)), "without gaps"
    key = played.chance.key
    assert all(draw.value == recomputed(key, draw.number, draw.name, draw.bound) for draw in draws)
    assert len(draws) > sum(len(step.chance) for step in record.steps)


def test_it_reads_what_it_writes() -> None:
    record = game().end()
    assert Record.from_text(record.to_text()).to_text() == record.to_text()
    assert record.to_text().count('"take_back"') == 4
    assert record.upgrade(GAME).to_text() == record.to_text()
    assert len(record.rolls) > len([roll for step in record.steps for roll in step.chance])


def test_a_replay_shows_what_stands() -> None:
    record = game().end()
    frames = list(record.replay(GAME))
    assert [frame.step for frame in frames[1:]] == record.steps
    assert sum(len(frame.detour) for frame in frames) == len(record.detours)


def test_a_game_goes_on_after_a_take_back() -> None:
    played = game().back(4)
    chance = Committed(SECRET, contributions=contributions())
    again = Recorder.resume(GAME, played.read(), chance)
    assert (again.state, chance.used) == (played.recorder.state, played.chance.used)
    assert again.record.to_text() == played.recorder.record.to_text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{"take_back": 3,', '{"take_back": 2,'),
        ('{"take_back": 3,', '{"take_back": 4,'),
        ('{"take_back": 3,', '{"take_back": true,'),
        ('{"take_back": 3,', '{"take_back": 99,'),
        ('{"take_back": 3, "digest": "', '{"take_back": 3, "digest": "0'),
    ],
)
def test_a_false_take_back_is_found(old: str, new: str) -> None:
    text = game().end().to_text()
    assert text.count(old) == 1
    with pytest.raises(sandtable.BadInput) as error:
        Record.from_text(text.replace(old, new)).verify(GAME)
    assert error.value.key in ("record-step", "record-steps", "record-differs")


def test_leaving_out_what_was_taken_back_is_found() -> None:
    """The dice that follow would be others."""
    lines = game().end().to_text().split("\n")
    place = next(number for number, line in enumerate(lines) if "take_back" in line)
    del lines[place - 3 : place + 1]
    with pytest.raises(sandtable.BadInput):
        Record.from_text("\n".join(lines)).verify(GAME)
