"""A rematch: the same game again, with the same players, on the same sides or the others."""

import dataclasses
import random
import secrets
from collections.abc import Mapping
from typing import Any, Final

import sandtable
from sandtable.kernel.start import Position, Start
from sandtable.tables import exchange
from sandtable.tables.opening import ID_BYTES
from sandtable.tables.play import Play
from sandtable.tables.rows import SeatRow, TableRow, TableWithSeats
from sandtable.tables.settings import Settings

#: A bot agrees to a draw if its average chance to win over ``GUESSES`` deals is at most this.
CONTENT: Final = 0.45
GUESSES: Final = 8


def agrees_to_draw(view: Mapping[str, Any], side: str, seed: int) -> bool:
    """Does a bot with this view agree to a draw? In the opening it plays on."""
    game, rng = sandtable.game(view["game"]), random.Random(seed)
    value = game.value()
    worlds = [game.determinize(view, rng) for _ in range(GUESSES)]
    if worlds[0].turn_key()[0] <= value.opening:
        return False
    return sum(value.chance(world, side) for world in worlds) / GUESSES <= CONTENT


def first_progress(row: TableRow) -> dict[str, Any]:
    """How far the game is when it begins again."""
    game = sandtable.game(row.game)
    start: Start = row.scenario
    if row.position is not None:
        start = Position(row.position) if row.begins_in_play else row.position
    options = None if isinstance(start, Position) else row.options
    return dict(Play(game, start, options, bytes(32)).state.progress())


def lay_out(
    rows: TableWithSeats, by: str, swap: bool, progress: dict[str, Any], settings: Settings
) -> TableWithSeats:
    """The rows of the table of a rematch that the seat ``by`` has proposed."""
    dice, now, old = settings.dice(), settings.now(), rows.table
    host = rows.seats[by].player
    assert host is not None
    table = dataclasses.replace(
        old,
        id=secrets.token_urlsafe(ID_BYTES),
        rules=sandtable.game(old.game).rules,
        host=host,
        secret=dice.secret.hex(),
        commitment=dice.commitment,
        created=now,
        changed=now,
        started=False,
        finished=False,
        version=0,
        waiting=[],
        progress=progress,
        outcome=None,
        dice_stage=exchange.NONE,
        dice_due=None,
        proposal=None,
        refused=[],
        next=None,
        series=_series(rows, swap),
    )
    seats = [_seat(table.id, row, _from(rows, row, swap), now) for row in rows.seats.values()]
    people = {row.player for row in seats if row.kind == "person"}
    if len(people) > 1 and settings.reveal_seconds > 0:
        table.dice_stage = exchange.COMMIT
    return TableWithSeats(table, seats)


def _series(rows: TableWithSeats, swap: bool) -> dict[str, int]:
    """The games that the players of each side have won so far; a draw is nobody's."""
    table = rows.table
    winner = None if table.outcome is None else table.outcome["winner"]
    before = {row.side: _from(rows, row, swap).side for row in rows.seats.values()}
    return {now: table.series.get(old, 0) + (old == winner) for now, old in before.items()}


def _from(rows: TableWithSeats, row: SeatRow, swap: bool) -> SeatRow:
    """Whose holder gets a seat: its own, or the one that stands opposite."""
    others = [each for each in rows.seats.values() if each.side != row.side]
    if not swap or len({each.side for each in others}) != 1:
        return row
    opposite = row.seat.replace(row.side, others[0].side)
    return next((each for each in others if each.seat == opposite), others[0])


def _seat(table: str, row: SeatRow, held: SeatRow, now: float) -> SeatRow:
    return dataclasses.replace(
        row,
        table=table,
        kind="person" if held.player is not None else "bot",
        player=held.player,
        name=held.name,
        level=None if held.player is not None else held.level,
        open=False,
        invite_hash=None,
        left=False,
        deadline=None,
        remaining=None,
        seen=now,
        former=None,
        commitment="",
        reveal="",
    )
