"""The game of a stored table, played again; and brought over to new rules.

If the rules have changed since, the steps are replayed by the present ones. Where one of them no
longer holds, a running game goes on from its last position, or from the position before that step
if even that cannot be read. Its players are told by a change of the kind ``rules``. A finished
game stays as it ended, and is shown as far as it holds.
"""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import sandtable
from sandtable.kernel.documents import is_newer
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import Game, ScenarioSource
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.start import Position, Start, open_position
from sandtable.kernel.state import State
from sandtable.tables import clocks
from sandtable.tables.drafts import Difference
from sandtable.tables.play import Play, standing
from sandtable.tables.ports import Runner, Store
from sandtable.tables.rows import (
    RULES,
    Change,
    Checkpoint,
    Milestone,
    TableRow,
    TableWithSeats,
)

#: What the players are told: every step holds; every step holds, but the position is another one;
#: the game goes on from its last position; it goes on from before the first step that differs.
HOLDS: Final = "rules-changed"
MOVED: Final = "rules-changed-moved"
LAST_POSITION: Final = "rules-changed-position"
WENT_BACK: Final = "rules-changed-back"
#: Not told, but reported: it is the same as before; the game is over and stays as it is.
UNCHANGED: Final = "unchanged"
FINISHED: Final = "finished"
#: At least this many changes of a running game are replayed, if there are that many.
RECENT: Final = 25


@dataclass(frozen=True)
class Rebuilt:
    """A game that can be played on or looked at."""

    play: Play
    description: dict[str, Any]
    #: One of the words above.
    result: str = UNCHANGED
    #: The first change that the present rules do not repeat.
    difference: Difference | None = None
    #: Columns of the table's row, if it has been brought over to other rules.
    values: dict[str, Any] | None = None


def rebuild(
    rows: TableWithSeats,
    changes: Sequence[Change],
    checkpoint: Checkpoint | None,
    now: float,
    milestone: Milestone | None = None,
) -> Rebuilt:
    """Replay the game of a table; nothing is stored. Raises BadInput if it cannot be played on.

    With a milestone the changes up to it are taken as they are stored, as long as the rules are
    the same.
    """
    row = rows.table
    game = sandtable.game(row.game)
    if is_newer(row.rules, game.rules):
        raise BadInput("table-rules", found=row.rules, known=game.rules)
    start: Start = row.scenario
    scenario: ScenarioSource = row.scenario
    if row.position is not None:
        start = scenario = row.position  # a generated scenario
        if row.begins_in_play:
            start, scenario = Position(row.position), row.position["scenario"]
    options = None if isinstance(start, Position) else row.options
    secret = bytes.fromhex(row.secret)
    play = Play(game, start, options, secret, rows.contributions, row.practice, row.drawn)
    description = dict(game.describe(scenario))
    if milestone is not None and row.rules == game.rules and _serves(milestone, changes):
        play.jump(changes[: milestone.number], milestone)
        changes = changes[milestone.number :]
    difference = play.resume(changes, row.rules)
    if row.rules == game.rules:
        if difference is not None:
            raise BadInput("table-damaged", number=difference.number)
        return Rebuilt(play, description)
    if row.finished:
        _keep_end(play, row, checkpoint, difference)
        return Rebuilt(play, description, FINISHED, difference)
    if not row.started:  # nobody has seen anything of it
        return Rebuilt(play, description, HOLDS, None, {"rules": game.rules})
    result = _change_rules(play, row, checkpoint, difference, now)
    values: dict[str, Any] = {**standing(play.state), "version": play.version}
    if result != FINISHED:
        values["rules"] = game.rules
    return Rebuilt(play, description, result, difference, values)


async def rebuild_stored(store: Store, runner: Runner, rows: TableWithSeats, now: float) -> Rebuilt:
    """Rebuild the game of a table from what is stored of it."""
    id = rows.table.id
    changes = await store.changes(id)
    checkpoint = await store.checkpoint(id)
    milestone = await store.milestone(id)
    people = {row.player for row in rows.seats.values() if row.player is not None}
    fresh = milestone is not None and len(changes) - milestone.number < RECENT
    if milestone is not None and fresh and rows.table.running and len(people) > 1:
        # The last decision of each seat must be known: the others may let it be taken back.
        milestone = await store.milestone(id, milestone.steps - 1)
    return await runner.run(rebuild, rows, changes, checkpoint, now, milestone)


def _serves(milestone: Milestone, changes: Sequence[Change]) -> bool:
    """Is all that led to the milestone known, and were the rules the same ever since?"""
    earlier, later = changes[: milestone.number], changes[milestone.number :]
    known = len(earlier) == milestone.number and all(each.events is not None for each in earlier)
    return known and not any(each.kind == RULES for each in later)


async def bring_over(store: Store, rows: TableWithSeats, rebuilt: Rebuilt, now: float) -> None:
    """Store that a table has been brought over to other rules."""
    play, values = rebuilt.play, rebuilt.values
    assert values is not None
    deadlines: dict[str, dict[str, Any]] = {}
    checkpoint: Checkpoint | None = None
    if rows.table.started:
        deadlines.update(clocks.new_deadlines(rows, play.asked, (), now))
        position = dict(play.state.to_json())
        checkpoint = Checkpoint(table=rows.table.id, used=play.used, position=position)
    changes = play.changes[rows.table.version :]
    await store.write(rows.table.id, values, deadlines, changes, checkpoint)
    rows.update(values, deadlines)


def _change_rules(
    play: Play,
    row: TableRow,
    checkpoint: Checkpoint | None,
    difference: Difference | None,
    now: float,
) -> str:
    """Let a game go on by the present rules; returns how."""
    last = _last_position(play.game, checkpoint)
    position: State | None = None
    if difference is None:
        result = HOLDS if last is None or last == play.state else MOVED
    elif last is not None:
        result, position = LAST_POSITION, last
    elif play.state.outcome is None:
        result, position = WENT_BACK, play.state
    else:  # by the present rules it was over before, and nothing else is known
        return FINISHED
    transition: dict[str, Any] = {
        "key": result,
        "old": row.rules,
        "new": play.game.rules,
        "number": None if difference is None else difference.number,
        "position": None if position is None else dict(position.to_json()),
        "used": checkpoint.used if result == LAST_POSITION and checkpoint else play.used,
    }
    play.change_rules(transition, now)
    return result


def _last_position(game: Game, checkpoint: Checkpoint | None) -> State | None:
    """The last position of a running game, if there is one that can still be read."""
    if checkpoint is None:
        return None
    try:
        return open_position(game, checkpoint.position)
    except BadInput:
        return None


def _keep_end(
    play: Play, row: TableRow, checkpoint: Checkpoint | None, difference: Difference | None
) -> None:
    """Show a finished game as it ended."""
    if row.outcome is None:  # closed before its end, so it stands where its steps lead
        return
    outcome = Outcome(row.outcome["winner"], row.outcome["reason"], row.outcome["rule"])
    if difference is None and play.state.outcome == outcome:
        return
    state = play.state
    if checkpoint is not None:
        with contextlib.suppress(BadInput):  # then the last position that holds must do
            state = play.game.from_json(checkpoint.position)
    play.end_as(state, outcome, row.rules)
