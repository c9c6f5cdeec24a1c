"""Writing what an analysis has found as a document."""

import hashlib
import json
import math
from statistics import median
from typing import TYPE_CHECKING, Final

from sandtable.analysis import document
from sandtable.analysis.calibration import FILE, Scale
from sandtable.analysis.counting import statistics_of
from sandtable.analysis.course import time_of
from sandtable.analysis.judgement import judge
from sandtable.analysis.races import truth_of
from sandtable.analysis.spread import both, error_of, mean
from sandtable.kernel.game import Game
from sandtable.kernel.value import FittedValue

if TYPE_CHECKING:
    from sandtable.analysis.analyst import Analyst, Question

#: The least change of a turning point, and how many there are at most.
TURN: Final = 0.08
MOST_TURNS: Final = 5


def document_of(analyst: "Analyst") -> document.Analysis:
    """The document; chances are rounded before they are added up, so that the sums are exact."""
    course = analyst.course
    first = course.first
    chain = Chain(analyst) if analyst.seat is None else None
    decisions = decisions_of(analyst, chain)
    scenario = course.record.scenario
    quick = analyst.depth <= analyst.quick
    errors = [moment.error for moment in chain.curve] if chain else []
    errors += [d.truths.seat.played.error for d in decisions if d.truths and chain is None]
    return document.Analysis(
        game=analyst.game.id,
        rules=analyst.game.rules,
        scenario=scenario if isinstance(scenario, str) else None,
        record=course.last.digest(),
        estimate=estimate_version(analyst.game),
        seed=analyst.seed,
        seat=analyst.seat,
        sides=[*first.sides],
        seats={seat: first.side_of(seat) for seat in first.seats},
        outcome=None if course.last.outcome is None else course.last.outcome.to_json(),
        progress=document.AnalysisProgress.model_validate(
            {
                "pass": "quick" if quick else "deep",
                "done": analyst.done,
                "decisions": len(course.positions),
                "playouts": analyst.depth,
                "total": analyst.player.playouts,
                "error": round(median(errors), 4) if errors else 0.0,
                "complete": analyst.complete,
            }
        ),
        calibration=document.Calibration(error=analyst.scale.error, games=analyst.scale.games),
        curve=chain.curve if chain else [],
        decisions=decisions,
        luck=chain.luck if chain else [],
        sums=sums_of(analyst, chain, decisions) if chain else None,
        turning_points=turning_points(chain, decisions, analyst) if chain else [],
        statistics=statistics_of(course, analyst.seat),
    )


class Chain:
    """The first side's chance from position to position, and what chance had to do with it.

    Between two positions lies ``expected``, the chance over all outcomes of the step: what comes
    before it is the decision, what comes after it is luck.
    """

    def __init__(self, analyst: "Analyst") -> None:
        self.analyst = analyst
        self.curve = [self._moment(number) for number in range(len(analyst.points))]
        self.luck: list[document.Luck] = []
        #: By step; without chance, what was expected is what came.
        self.expected: dict[int, float] = {}
        for step in analyst.course.steps:
            self.expected[step.number] = self.curve[step.number].chance
            if step.number in analyst.throws:
                self._add_luck(step.number)

    def _moment(self, number: int) -> document.Moment:
        analyst = self.analyst
        point, state = analyst.points[number], analyst.course.positions[number]
        found = estimate_of(analyst, point.samples, point.known)
        _, time = time_of(state)
        return document.Moment(
            step=number, time=time, turn=[*state.turn_key()], **found.model_dump()
        )

    def _add_luck(self, number: int) -> None:
        analyst = self.analyst
        throw, point = analyst.throws[number], analyst.points[number]
        side, sides = throw.step.side, analyst.course.first.sides
        count = len(throw.expected)
        after = [point.sample(k) for k in range(count)]
        # Paired with the same playouts, and hung up on the curve, which may have more of them.
        shift = self.curve[number].chance - mean(after)
        expected = clip(round(mean(throw.expected) + shift, 4))
        self.expected[number] = expected
        between = None
        if throw.partly is not None:
            between = clip(round(mean(throw.partly) + shift, 4))
            other = sides[1 - sides.index(side)]
            error = error_of(differences(after, throw.partly))
            self._put(number, other, between, self.curve[number].chance, error, False, count)
            after = throw.partly
        error = error_of(differences(after, throw.expected))
        end = self.curve[number].chance if between is None else between
        outcomes = len(throw.branches) if throw.exact else count
        self._put(number, side, expected, end, error, throw.exact, outcomes)

    def _put(
        self,
        number: int,
        side: str,
        expected: float,
        after: float,
        error: float,
        exact: bool,
        outcomes: int,
    ) -> None:
        is_first = side == self.analyst.course.first.sides[0]
        own = (expected, after) if is_first else (1 - expected, 1 - after)
        self.luck.append(
            document.Luck(
                step=number,
                side=side,
                luck=round(own[1] - own[0], 4),
                error=round(error, 4),
                expected=round(own[0], 4),
                after=round(own[1], 4),
                exact=exact,
                outcomes=outcomes,
            )
        )

    def change(self, number: int) -> float:
        """What a decision changed, for the first side."""
        return round(self.expected[number] - self.curve[number - 1].chance, 4)


def decisions_of(analyst: "Analyst", chain: Chain | None) -> list[document.Decision]:
    found = []
    for step in analyst.course.steps:
        if analyst.seat not in (None, step.seat):
            continue
        question = analyst.questions.get(step.number)
        change = None if chain is None else chain.change(step.number)
        if change is not None and step.side != analyst.course.first.sides[0]:
            change = -change
        truths = None if question is None else truths_of(analyst, question, chain)
        judgement = None
        if question is not None and truths is not None:
            race, loss = question.seen, truths.seat.loss
            judgement = judge(loss.chance, loss.error, race.ranking()[0] == race.yardstick)
        found.append(
            document.Decision(
                step=step.number,
                seat=step.seat,
                side=step.side,
                time=time_of(step.before)[1],
                turn=[*step.before.turn_key()],
                action=[*step.action],
                notation=analyst.game.write(step.action),
                options=len(step.legal),
                judgement=judgement,
                truths=truths,
                change=change,
            )
        )
    return found


def truths_of(analyst: "Analyst", question: "Question", chain: Chain | None) -> document.Truths:
    def estimate(samples: list[float]) -> document.Estimate:
        return estimate_of(analyst, samples, None)

    seen = truth_of(analyst.game, question.seen, estimate)
    if question.open is None or chain is None or not question.open.count:
        return document.Truths(seat=seen, open=None)
    shown = truth_of(analyst.game, question.open, estimate)
    before = chain.curve[question.step.number - 1]
    chance = before.chance
    if question.step.side != analyst.course.first.sides[0]:
        chance = round(1 - chance, 4)
    shown.before = document.Estimate(chance=chance, error=before.error, playouts=before.playouts)
    return document.Truths(seat=seen, open=shown)


def estimate_of(analyst: "Analyst", samples: list[float], known: float | None) -> document.Estimate:
    if known is not None:
        return document.Estimate(chance=known, error=0.0, playouts=0)
    return rounded_estimate(analyst.scale, samples)


def rounded_estimate(scale: Scale, samples: list[float]) -> document.Estimate:
    """The mean of playouts, with both parts of its error."""
    chance = mean(samples)
    off = scale.error * 2.0 * math.sqrt(chance * (1.0 - chance))
    error = both(error_of(samples), off)
    return document.Estimate(chance=round(chance, 4), error=round(error, 4), playouts=len(samples))


def sums_of(analyst: "Analyst", chain: Chain, decisions: list[document.Decision]) -> document.Sums:
    sides: dict[str, document.SideSums] = {}
    for side in analyst.course.first.sides:
        own = [decision for decision in decisions if decision.side == side]
        luck = [each for each in chain.luck if each.side == side]
        judged = [each for each in own if each.judgement is not None]
        sides[side] = document.SideSums(
            luck=round(math.fsum([each.luck for each in luck]), 4),
            luck_error=round(math.sqrt(math.fsum([each.error**2 for each in luck])), 4),
            play=round(math.fsum([each.change or 0.0 for each in own]), 4),
            lost=round(math.fsum([d.truths.seat.loss.chance for d in own if d.truths]), 4),
            decisions=len(judged),
            judgements={
                word: sum([each.judgement == word for each in judged])
                for word in document.JUDGEMENTS
            },
        )
    return document.Sums(initial=chain.curve[0].chance, result=chain.curve[-1].chance, sides=sides)


def turning_points(
    chain: Chain, decisions: list[document.Decision], analyst: "Analyst"
) -> list[document.TurningPoint]:
    """The greatest changes that are more than their error, one a turn, in the order of play."""
    found: dict[tuple[int, ...], document.TurningPoint] = {}
    luck: dict[int, float] = {}
    for each in chain.luck:
        luck[each.step] = luck.get(each.step, 0.0) + abs(each.luck)
    for decision in decisions:
        number = decision.step
        before, after = analyst.points[number - 1], analyst.points[number]
        change = round(chain.curve[number].chance - chain.curve[number - 1].chance, 4)
        count = min([len(one.samples) for one in (before, after) if one.known is None])
        error = error_of([after.sample(k) - before.sample(k) for k in range(count)])
        if abs(change) < max(TURN, error):
            continue
        by_luck = luck.get(number, 0.0) > abs(decision.change or 0.0)
        point = document.TurningPoint(
            step=number,
            side=decision.side,
            kind="luck" if by_luck else "decision",
            change=change,
            error=round(error, 4),
        )
        known = found.get(tuple(decision.turn))
        if known is None or abs(known.change) < abs(change):
            found[tuple(decision.turn)] = point
    greatest = sorted(found.values(), key=lambda point: -abs(point.change))[:MOST_TURNS]
    return sorted(greatest, key=lambda point: point.step)


def estimate_version(game: Game) -> str:
    """A fingerprint of what judges positions: the rules, the value's weights, their scale."""
    value = game.value()
    parts: list[object] = [game.rules, type(value).__name__]
    if isinstance(value, FittedValue):
        parts += [value.pooled, value.own]
    path = game.folder / "data" / FILE
    if path.is_file():
        parts.append(path.read_text(encoding="utf-8"))
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:12]


def differences(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def clip(chance: float) -> float:
    return min(1.0, max(0.0, chance))
