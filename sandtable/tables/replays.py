"""Requests about the games of tables: descriptions, replays, positions and records."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

import sandtable
from sandtable.kernel.chance import Replayed
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game
from sandtable.kernel.record import Record
from sandtable.kernel.record import ReplayFrame as Played
from sandtable.tables.hall import Hall
from sandtable.tables.live import LiveTable
from sandtable.tables.problems import Problem
from sandtable.tables.schema import DiceProof, GameEvent, Replay, ReplayFrame
from sandtable.tables.schema_course import Course, Standing
from sandtable.tables.visitor import Visitor

#: The most frames in one answer.
MOST_FRAMES: Final = 200


@dataclass(frozen=True)
class RecordFile:
    name: str
    text: str


@dataclass(frozen=True)
class Part:
    """Part of a game, from frame ``first`` to ``last``, with what is needed to replay it."""

    game: str
    first: int
    last: int
    #: The position after ``known`` steps, or (None) the record of the game from its start.
    position: dict[str, Any] | None
    known: int
    #: The record as text: it may go to another process.
    record: str

    def frames(self) -> Iterator[tuple[int, Played]]:
        """The frames of this part, with their numbers."""
        for number, played in enumerate(self._replay(), self.known):
            if number >= self.first:
                yield number, played
            if number >= self.last:
                return

    def _replay(self) -> Iterator[Played]:
        game, record = sandtable.game(self.game), Record.from_text(self.record)
        if self.position is None:
            yield from record.replay(game)
            return
        state = game.from_json(self.position)
        yield Played(None, [], state, [], [])
        for step in record.steps[self.known :]:
            events = state.apply(step.seat, step.action, Replayed(step.chance))
            yield Played(step, events, state, [], [])


async def part_of(hall: Hall, live: LiveTable, first: int, last: int) -> Part:
    """Part of a table's game, replayed from the milestone before it.

    The first frame includes the step that led to it, so the milestone must be at least one earlier.
    """
    found = None
    if live.play.is_whole:
        found = await hall.store.milestone(live.id, max(0, first - 1))
    position, known = (None, 0) if found is None else (found.position, found.steps)
    return Part(live.play.game.id, first, last, position, known, live.play.record().to_text())


async def description(hall: Hall, id: str) -> dict[str, Any]:
    """What never changes in this table's game; its scenario need not be an official one."""
    return (await hall.table(id)).description


async def record(hall: Hall, id: str) -> RecordFile:
    """The record of a finished game, which ``sandtable verify`` accepts."""
    live = await hall.table(id)
    row = live.rows.table
    if not row.finished:
        raise Problem(409, "not-finished")
    day = time.strftime("%Y-%m-%d", time.gmtime(row.changed))
    return RecordFile(f"{row.scenario}-{day}.jsonl", live.play.record().to_text())


async def dice(hall: Hall, visitor: Visitor, id: str) -> DiceProof:
    """All that it takes to check the dice of a finished game without its rules."""
    hall.quotas.check_replay(visitor)
    live = await hall.table(id)
    if not live.rows.table.finished:
        raise Problem(409, "not-finished")
    try:
        text = live.play.record().to_text()
        return await hall.runner.run_within_budget(visitor.address, proof_of, text)
    except BadInput as error:  # it was played by older rules, which drew other dice
        raise Problem(409, error.key, error.where, **error.params) from None


def proof_of(text: str) -> DiceProof:
    record = Record.from_text(text)
    chance = record.header["chance"]
    return DiceProof.model_validate(
        {
            "commitment": chance["commitment"],
            "secret": record.secret,
            "contributions": [each.to_json() for each in record.contributions],
            "used": chance.get("used", 0),
            "draws": [each.to_json() for each in record.draws(sandtable.game(record.game_id))],
        }
    )


async def course(hall: Hall, visitor: Visitor, id: str) -> Course:
    """How the score of a finished game changed."""
    hall.quotas.check_replay(visitor)
    live = await hall.table(id)
    if not live.rows.table.finished:
        raise Problem(409, "not-finished")
    try:
        part = await part_of(hall, live, 0, live.play.length)
        return await hall.runner.run_within_budget(visitor.address, course_of, part)
    except BadInput as error:  # it was played by older rules
        raise Problem(409, error.key, error.where, **error.params) from None


def course_of(part: Part) -> Course:
    """The score after each step that changed it, from ``State.progress``."""
    found: list[Standing] = []
    unit: Literal["round", "turn"] | None = None
    goals: dict[str, int] = {}
    for number, played in part.frames():
        progress: dict[str, Any] = played.state.progress()
        unit = "round" if "round" in progress else "turn" if "turn" in progress else None
        goals = progress.get("goals", {})
        scores = dict(progress.get("scores", {}))
        standing = Standing(step=number, time=progress.get(unit or "", 0), scores=scores)
        if not found or (found[-1].time, found[-1].scores) != (standing.time, standing.scores):
            found.append(standing)
    return Course(unit=unit, length=part.last, goals=goals, standings=found)


async def position(hall: Hall, visitor: Visitor, id: str, at: int | None) -> dict[str, Any]:
    """The complete position of a finished game after some move, to play on from.

    There is none of a running game: even to someone who plays every seat it would reveal the
    cards to come.
    """
    hall.quotas.check_replay(visitor)
    live = await hall.table(id)
    if not live.rows.table.finished:
        raise Problem(409, "not-finished")
    length = live.play.length
    number = length if at is None else at
    if number > length:
        raise Problem(404, "no-such-moment", number=number, length=length)
    part = await part_of(hall, live, number, number)
    return await hall.runner.run_within_budget(visitor.address, position_at, part)


def position_at(part: Part) -> dict[str, Any]:
    return dict(next(part.frames())[1].state.to_json())


async def replay(
    hall: Hall, visitor: Visitor, id: str, seat: str | None, first: int, last: int | None
) -> Replay:
    """Frames of a game as one seat, or a spectator, saw them; at most 200 at a time."""
    hall.quotas.check_replay(visitor)
    live = await hall.table(id)
    if not live.rows.table.started:
        raise Problem(409, "not-started")
    if seat is not None and seat not in live.rows.seats:
        raise Problem(404, "unknown-seat", seat=seat, seats=", ".join(live.rows.seats))
    over = live.rows.table.finished
    if seat is not None and not over and not live.holds(visitor.id, seat):
        raise Problem(403, "not-your-seat", seat=seat)
    length = live.play.length
    end = min(length if last is None else last, length, first + MOST_FRAMES - 1)
    part = await part_of(hall, live, first, end)
    frames = await hall.runner.run_within_budget(visitor.address, frames_of, part, seat, over)
    return Replay(length=length, moments=frames)


def frames_of(part: Part, seat: str | None, over: bool) -> list[ReplayFrame]:
    """The position before the first step is frame 0."""
    game = sandtable.game(part.game)
    return [frame_of(game, number, played, seat, over) for number, played in part.frames()]


def frame_of(game: Game, number: int, played: Played, seat: str | None, over: bool) -> ReplayFrame:
    """What a seat saw. An action may reveal more than its events: others see it after the game."""
    step = played.step
    seen = [event.seen_by(seat) for event in played.events]
    told = step is not None and (over or step.seat == seat)
    return ReplayFrame(
        number=number,
        seat=None if step is None else step.seat,
        action=list(step.action) if step is not None and told else None,
        notation=game.write(step.action) if step is not None and told else "",
        events=[GameEvent.model_validate(each) for each in seen if each is not None],
        view=played.state.view(seat),
    )
