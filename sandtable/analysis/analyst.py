"""The analysis of a record, in passes: first everything quickly, then deeper where it matters."""

import random
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.analysis import document, writing
from sandtable.analysis.calibration import scale_of
from sandtable.analysis.course import Course, Played, follow
from sandtable.analysis.playing import Player
from sandtable.analysis.races import ENOUGH, Race, candidates, extend
from sandtable.analysis.spread import error_of, mean
from sandtable.analysis.throws import Throw, chance_in, expect, throw_of
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record

#: The playouts a candidate of the deep passes, after the quick one.
DEPTHS: Final = (12, 24, 48, 96)
#: A point of the curve that is known so well is left alone.
TARGET: Final = 0.04
#: Seeds of playouts are below this.
SEEDS: Final = 1 << 31


@dataclass
class Point:
    """A position on the curve: samples of the first side's chance, with open hands."""

    number: int
    samples: list[float] = field(default_factory=list)
    #: The chance, where it is known: the game is over.
    known: float | None = None

    def sample(self, number: int) -> float:
        return self.samples[number] if self.known is None else self.known


@dataclass
class Question:
    """A decision that is judged: as the seat saw it, and with open hands."""

    step: Played
    seen: Race
    open: Race | None

    def races(self) -> list[Race]:
        return [self.seen] if self.open is None else [self.seen, self.open]


class Analyst:
    """Analyses one game. The same seed and depth give the same document on any machine.

    With ``seat``, only the decisions of that seat are judged, and only from what it saw.
    """

    def __init__(self, game: Game, record: Record, seed: int = 0, seat: str | None = None) -> None:
        self.course: Course = follow(game, record)
        if seat is not None:
            self.course.first.legal(seat)  # refuses an unknown seat
        self.game = game
        self.seed = seed
        self.seat = seat
        self.scale = scale_of(game, self.course.first)
        self.player = Player(game, self.scale)
        self.seeds: list[int] = []
        self.points: list[Point] = []
        self.throws: dict[int, Throw] = {}
        self.questions: dict[int, Question] = {}
        #: The depth that is being worked on, and the steps that have reached it.
        self.depth = 0
        self.done = 0
        #: The depth of the quick pass.
        self.quick = game.value().quick
        self.complete = False
        for step in self.course.steps:
            if step.is_open and seat in (None, step.seat):
                self.questions[step.number] = self._question(step)
        if seat is None:
            for number, state in enumerate(self.course.positions):
                known = None if state.outcome is None else self.player.judge(state)
                self.points.append(Point(number, known=known))
            for step in self.course.steps:
                throw = throw_of(game, step)
                if throw is not None:
                    self.throws[step.number] = throw

    def _question(self, step: Played) -> Question:
        actions, chosen = candidates(
            self.game, step.before, step.seat, step.action, self._world_seed(step, 0)
        )
        seen = Race(step.seat, actions, chosen)
        return Question(step, seen, None if self.seat else Race(step.seat, actions, chosen))

    def _world_seed(self, step: Played, sample: int) -> int:
        return random.Random(f"{self.seed} {step.number} {sample}").randrange(SEEDS)

    def _dice(self, sample: int) -> int:
        """The seed of a sample, the same for all positions: what they differ in is no accident."""
        while len(self.seeds) <= sample:
            text = f"{self.seed} dice {len(self.seeds)}"
            self.seeds.append(random.Random(text).randrange(SEEDS))
        return self.seeds[sample]

    # The passes.

    def run(self, seconds: float | None = None, depth: int = DEPTHS[-1]) -> Iterator[int]:
        """Go on with the analysis; yields its depth after every step that was looked at.

        It ends when all is known well enough or at ``depth``, or after ``seconds`` of the
        processor, but not before the quick pass is complete.
        """
        began = time.process_time()

        def is_late() -> bool:
            return seconds is not None and time.process_time() - began >= seconds

        quick = self.quick = min(self.quick, depth)
        levels = [level for level in DEPTHS if quick < level <= depth]
        for level in (quick, *levels):
            if level < self.depth:
                continue
            if level > quick:
                # The curve first: a point costs far less than a decision, and all of it is seen.
                for point in self.points:
                    if is_late():
                        return
                    if self._refine_point(point, level):
                        yield level
            order = self._order(level == quick)
            for number in order[self.done if level == self.depth else 0 :]:
                if level > quick and is_late():
                    return
                if level > self.depth:
                    self.depth, self.done = level, 0
                self._look(number, level, level == quick)
                self.done += 1
                yield level
        self.complete = True

    def _order(self, quick: bool) -> list[int]:
        """All positions: first to last, then those where most is at stake first.

        The order depends only on what the quick pass has found, so that a pass can be resumed.
        """
        numbers = list(range(len(self.course.positions)))
        if quick:
            return numbers
        first = self.quick
        stakes: dict[int, float] = {}
        for number in numbers:
            stakes[number] = 0.0
            question = self.questions.get(number)
            if question is not None:
                seen = question.seen
                base = seen.samples[seen.yardstick][:first]
                stakes[number] = max([mean(each[:first]) for each in seen.samples]) - mean(base)
            if self.points and number:
                before, after = self.points[number - 1], self.points[number]
                change = [after.sample(k) - before.sample(k) for k in range(first)]
                stakes[number] = max(stakes[number], abs(mean(change)))
        return sorted(numbers, key=lambda number: (-stakes[number], number))

    def _look(self, number: int, depth: int, quick: bool) -> None:
        """Bring a position, and the step that led to it, to a depth."""
        if self.points:
            self._refine_point(self.points[number], depth)
        throw = self.throws.get(number)
        if throw is not None:
            self._refine_throw(throw, depth)
        question = self.questions.get(number)
        if question is None:
            return
        for race in [question.seen] if quick else question.races():
            self._refine_race(question.step, race, depth)

    def _refine_point(self, point: Point, depth: int) -> bool:
        """Bring a point of the curve to a depth; False if there was nothing to do."""
        if point.known is not None or len(point.samples) >= depth or self._is_known(point.samples):
            return False
        self._sample_point(point, depth)
        return True

    def _sample_point(self, point: Point, depth: int) -> None:
        state = self.course.positions[point.number]
        while point.known is None and len(point.samples) < depth:
            chance = chance_in(self.game, self.player, state, self._dice(len(point.samples)))
            point.samples.append(round(chance, 5))

    def _refine_throw(self, throw: Throw, depth: int) -> None:
        point = self.points[throw.step.number]
        after = [point.sample(k) for k in range(len(throw.expected))]
        if self._is_known([a - b for a, b in zip(after, throw.expected, strict=True)]):
            return
        self._sample_point(point, depth)
        while len(throw.expected) < depth:
            sample = len(throw.expected)
            seed = self._dice(sample)
            expect(self.game, throw, self.player, seed, point.sample(sample))

    def _is_known(self, samples: list[float]) -> bool:
        return len(samples) >= ENOUGH and error_of(samples) <= TARGET

    def _refine_race(self, step: Played, race: Race, depth: int) -> None:
        while race.count < depth and not race.is_settled():
            if len(race.actions) == 1 and self._is_known(race.samples[0]):
                return
            sample = race.count
            seed = self._world_seed(step, sample + 1)
            rng = random.Random(seed)
            if race is self.questions[step.number].seen:
                world = self.game.redeal(step.before, step.seat, rng)
            else:
                world = self.game.reshuffle(step.before, rng)
            extend(race, self.player, world, seed, race.running())

    # What was found, and how to go on with it later.

    def document(self) -> document.Analysis:
        """What is known by now; the quick pass must be complete."""
        return writing.document_of(self)

    def to_json(self) -> dict[str, Any]:
        """All samples, to go on later with ``resume``."""
        return {
            "depth": self.depth,
            "done": self.done,
            "playouts": self.player.playouts,
            "points": [point.samples for point in self.points],
            "throws": {str(n): [one.expected, one.partly] for n, one in self.throws.items()},
            "races": {
                str(number): [race.samples for race in question.races()]
                for number, question in self.questions.items()
            },
        }

    def resume(self, samples: Mapping[str, Any]) -> None:
        """Take over the samples of an analysis of the same record with the same seed."""
        self.depth, self.done = samples["depth"], samples["done"]
        self.player.playouts = samples["playouts"]
        for point, found in zip(self.points, samples["points"], strict=True):
            point.samples = [*found]
        for number, (expected, partly) in samples["throws"].items():
            throw = self.throws[int(number)]
            throw.expected, throw.partly = [*expected], None if partly is None else [*partly]
        for number, races in samples["races"].items():
            for race, lists in zip(self.questions[int(number)].races(), races, strict=True):
                race.samples = [[*each] for each in lists]


def analyse(
    record: Record,
    game: Game,
    seed: int = 0,
    seat: str | None = None,
    seconds: float | None = None,
    depth: int = DEPTHS[-1],
) -> Iterator[document.Analysis]:
    """Ever better documents: after the quick pass, and after every deeper one."""
    analyst = Analyst(game, record, seed, seat)
    level = analyst.depth
    for now in analyst.run(seconds, depth):
        if level and now != level:
            yield analyst.document()
        level = now
    yield analyst.document()
