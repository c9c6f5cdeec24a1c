"""Lines: what could have been played in a finished game, tried move by move, for both sides.

Nothing of them is kept. A request says the whole line, and is told where it leads. What a move of
it was worth is judged as a hint is: from the view of the seat that makes it, and nothing else.
"""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import sandtable
from sandtable.analysis.hints import Hint
from sandtable.kernel.action import Action, as_action
from sandtable.kernel.chance import Chance, ChanceResult, Committed, Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.proof import Source
from sandtable.kernel.record import Record
from sandtable.kernel.rule import Refused
from sandtable.kernel.state import State
from sandtable.kernel.steps import Step
from sandtable.tables.live import LiveTable
from sandtable.tables.offers import Undoable, offer
from sandtable.tables.problems import Problem
from sandtable.tables.puzzles import asked
from sandtable.tables.replays import Part, part_of
from sandtable.tables.schema import GameEvent, ReplayFrame
from sandtable.tables.schema_analysis import LineMove, LineTold, LineWish
from sandtable.tables.visitor import Visitor

if TYPE_CHECKING:
    from sandtable.tables.hall import Hall

#: Bits of the seed of a move's own dice.
SEED_BITS: Final = 31


async def tell(hall: "Hall", visitor: Visitor, id: str, wish: LineWish) -> LineTold:
    """Where a line leads, and what is asked there."""
    hall.quotas.check_replay(visitor)
    part = await _part(hall, id, wish.at)
    return await hall.runner.run_within_budget(visitor.address, told, part, wish)


async def judge(hall: "Hall", visitor: Visitor, id: str, wish: LineWish) -> Hint:
    """How good the last move of a line was, and what was best."""
    part = await _part(hall, id, wish.at)
    view, legal, action = await hall.runner.run_within_budget(
        visitor.address, asked_last, part, wish
    )
    return await hall.analyses.think(visitor, view, legal, action)


async def fallen_dice(hall: "Hall", game: str, id: str, at: int) -> Committed:
    """The dice of a finished game, as they fell after ``at`` steps."""
    live = await _finished(hall, id, at)
    if live.play.game.id != game:
        raise BadInput("wrong-game", "dice.table", found=live.play.game.id, expected=game)
    return dice_after(live.play.record(), at)


async def _part(hall: "Hall", id: str, at: int) -> Part:
    return await part_of(hall, await _finished(hall, id, at), at, at)


async def _finished(hall: "Hall", id: str, at: int) -> LiveTable:
    """A table whose hands are open, with a decision after so many steps."""
    live = await hall.table(id)
    if not live.rows.table.finished:
        raise Problem(409, "not-finished")
    if at >= live.play.length:
        raise Problem(404, "no-such-moment", number=at, length=live.play.length)
    return live


def dice_after(record: Record, at: int) -> Committed:
    """Dice that give the numbers which followed in the game after ``at`` steps."""
    chance = Source(record.header["chance"], "").chance(record.secret, True, "")
    assert isinstance(chance, Committed), "the games of tables have committed dice"
    return Committed(chance.secret, drawn_after(record, at), chance.contributions)


def drawn_after(record: Record, at: int) -> int:
    """How many numbers the dice had given before the step that followed ``at`` others."""
    taken_back = [line for place in range(at + 1) for line in record.detours.before(place)]
    outcomes: list[ChanceResult] = [*record.header["setup"]]
    for line in (*record.steps[:at], *taken_back):
        if isinstance(line, Step):
            outcomes += line.chance
    # A shuffle draws a number for every place but the first.
    numbers = [len(each) - 1 if isinstance(each, list) else 1 for each in outcomes if each != []]
    return Source(record.header["chance"], "").used + sum(numbers)


# In another process.


def told(part: Part, wish: LineWish) -> LineTold:
    state = _begin(part)
    moment: ReplayFrame | None = None
    for number, (move, events) in enumerate(_play(state, part, wish), 1):
        if number == len(wish.moves):
            moment = _moment(state, wish.at + number, move, events)
    seat = state.actors()[0] if state.actors() else None
    legal = [] if seat is None else state.legal(seat)
    asks = offer(state, seat, Undoable(0, "undo-nothing"), legal)
    return LineTold.model_validate({"moment": moment, "seat": seat, "offer": asks})


def asked_last(part: Part, wish: LineWish) -> tuple[dict[str, Any], list[Action], Action]:
    """The view and the legal actions of the seat that made the last move, and that move."""
    if not wish.moves:
        raise BadInput("missing-key", "moves", name="0")
    *earlier, last = wish.moves
    state = _begin(part)
    for _ in _play(state, part, wish.model_copy(update={"moves": earlier})):
        pass
    _check_seat(state, last)
    action = as_action(last.action)
    return *asked(state, last.seat, action), action


def _begin(part: Part) -> State:
    state: State = next(part.frames())[1].state.clone()
    return state


def _play(state: State, part: Part, wish: LineWish) -> Iterator[tuple[LineMove, list[Event]]]:
    """Makes the moves one after another."""
    fallen: Chance | None = None
    if wish.dice == "fallen":
        fallen = dice_after(Record.from_text(part.record), wish.at)
    for number, move in enumerate(wish.moves):
        own = random.Random(f"{wish.seed} {number}").getrandbits(SEED_BITS)
        _check_seat(state, move)
        try:
            yield move, state.apply(move.seat, as_action(move.action), fallen or Seeded(own))
        except Refused:
            raise Problem(409, "puzzle-not-legal", f"moves.{number}") from None


def _check_seat(state: State, move: LineMove) -> None:
    if move.seat not in state.actors():
        raise Problem(409, "nothing-to-decide", seat=move.seat)


def _moment(state: State, number: int, move: LineMove, events: list[Event]) -> ReplayFrame:
    seen = [event.seen_by(move.seat) for event in events]
    return ReplayFrame(
        number=number,
        seat=move.seat,
        action=move.action,
        notation=sandtable.game(state.game.id).write(as_action(move.action)),
        events=[GameEvent.model_validate(each) for each in seen if each is not None],
        view=state.view(move.seat),
    )
