"""Measurements in slices, each a short job of a process: a balance, or drafts of a fresh battle.

The games that were played are kept by their seeds. A slice goes through the measurement from its
beginning: what has been played is not played again, then it plays on as long as it may. So the
result does not depend on how long the slices were, nor on where they were worked on.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import sandtable
from sandtable.kernel.game import Game
from sandtable.lab.fixtures import Fixture
from sandtable.lab.results import Result, SeatResult
from sandtable.lab.runners import Answer, Runner, Task
from sandtable.studio.balance import Measuring, measure
from sandtable.studio.fresh import Promise, find_fair, offer_json
from sandtable.studio.watching import Watched

#: What can be measured.
BALANCE: Final = "balance"
FRESH: Final = "fresh"

#: The games that were played, by their seeds: how each ended, and what was seen if it was watched.
Played = dict[str, list[Any]]


class Slice(Runner):
    """Plays for so many seconds of the processor, but at least one game."""

    def __init__(self, played: Played, seconds: float) -> None:
        self.played = played
        self._until = time.process_time() + seconds
        self._began = False

    def run(
        self, function: Callable[[Task], Answer], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Answer]]:
        for task in tasks:
            fixture = cast(Fixture, task)
            known = self.played.get(str(fixture.seed))
            if known is not None:
                yield task, cast(Answer, _read(fixture, known))
                continue
            if self._began and time.process_time() >= self._until:
                self.stopped = True
                return
            self._began = True
            answer = function(task)
            self.played[str(fixture.seed)] = _written(answer)
            yield task, answer


def _written(answer: object) -> list[Any]:
    if isinstance(answer, Watched):
        fallen = [[place, side, count] for (place, side), count in answer.fallen.items()]
        return [*_written(answer.result), fallen, answer.holders]
    assert isinstance(answer, Result)
    return [answer.winner, answer.reason, answer.length, answer.unit]


def _read(fixture: Fixture, known: list[Any]) -> Result | Watched:
    table = fixture.table
    winner, reason, length, unit, *watched = known
    seats = tuple(
        [SeatResult(seat, table.seats[seat], bot, 0, 0.0) for seat, bot in fixture.players.items()]
    )
    result = Result(
        *(table.game, fixture.rules, table.scenario, table.options, fixture.seed, seats),
        *(winner, reason, length, unit, {}, ""),
    )
    if not watched:
        return result
    fallen, holders = watched
    return Watched(result, {(place, side): count for place, side, count in fallen}, holders)


def measure_slice(asked: dict[str, Any], played: Played, seconds: float) -> dict[str, Any]:
    """Go on with a measurement for so many seconds of the processor.

    ``asked`` has its kind and what that needs; ``player`` is the bot that plays as ``bot``. Returns
    ``played``, to go on with, the ``document`` of what is known so far, and ``complete``; ``spent``
    is what this slice took. In the document, ``progress`` says what is being played ("" for the
    scenario itself, or the number of a draft), how far, and the most.
    """
    began = time.process_time()
    runner = Slice(played, seconds)
    game = sandtable.game(asked["game"])
    told: list[tuple[Any, int, int]] = []

    def report(what: Any, done: int, most: int) -> None:
        told.append((what, done, most))

    document = KINDS[asked["kind"]](game, asked, runner, report)
    what, done, most = told[-1]
    document["progress"] = {"what": what, "done": done, "most": most}
    return {
        "played": played,
        "document": document,
        "complete": not runner.stopped,
        "spent": time.process_time() - began,
    }


Report = Callable[[Any, int, int], None]


def _balance(game: Game, asked: dict[str, Any], runner: Slice, report: Report) -> dict[str, Any]:
    width = Measuring.width if asked["most"] <= Measuring.most else 0.0
    measuring = Measuring(asked["player"], most=asked["most"], width=width, tries=asked["tries"])
    document = dict(measure(game, asked["scenario"], measuring, runner, report))
    document["bot"] = asked["bot"]
    return document


def _fresh(game: Game, asked: dict[str, Any], runner: Slice, report: Report) -> dict[str, Any]:
    seed, size = asked["seed"], asked["size"]
    wish = asked.get("wish", "")
    promise = Promise()
    offer = find_fair(game, seed, size, asked["player"], promise, runner, report, wish=wish)
    document = dict(offer_json(game, seed, size, offer, wish))
    del document["scenario"]  # drawn again by whoever wants it
    return document


KINDS: Final = {BALANCE: _balance, FRESH: _fresh}
