"""What a player has achieved: how often each side of a scenario was played and won, against whom.

Marks are counted from finished tables. When one of those is deleted, its marks are kept.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from sandtable.bots import bot_names
from sandtable.tables.rows import MarkRow, SeatRow, TableWithSeats

#: Against another person; or alone, with a person's own seats on both sides.
PERSON: Final = "person"
ALONE: Final = "alone"


def marks_of_table(rows: TableWithSeats) -> Iterator[MarkRow]:
    """What a finished table has brought to each of its players.

    Only whole games of official scenarios count. Where everything could be taken back, or where a
    player had both sides, nobody has won; nor has somebody for whom a bot played to the end.
    """
    table = rows.table
    if not table.finished or table.outcome is None or table.position is not None:
        return
    winner = table.outcome["winner"]
    seats = list(rows.seats.values())
    for player, side in dict.fromkeys((row.player, row.side) for row in seats):
        if player is None:
            continue
        against = _opponent(player, [row for row in seats if row.side != side])
        mine = [row for row in seats if row.player == player and row.side == side]
        by_hand = any(row.kind == "person" for row in mine)
        won = winner == side and by_hand and against != ALONE and not table.practice
        yield MarkRow(player, table.game, table.scenario, side, against, 1, int(won))


def _opponent(player: int, others: list[SeatRow]) -> str:
    """Who a player had to beat; of several bots, the weakest."""
    if any(row.player == player for row in others):
        return ALONE
    levels = {row.level for row in others if row.kind == "bot"}
    if not levels or any(row.kind != "bot" for row in others):
        return PERSON
    known = [level for level in bot_names() if level in levels]
    return known[0] if known else sorted(level or "" for level in levels)[0]


def gathered(rows: Iterable[MarkRow]) -> list[MarkRow]:
    """Marks with the same player, scenario, side and opponent counted together, in order."""
    played: Counter[MarkRow] = Counter()
    won: Counter[MarkRow] = Counter()
    for row in rows:
        which = replace(row, played=0, won=0)
        played[which] += row.played
        won[which] += row.won
    return [replace(each, played=played[each], won=won[each]) for each in sorted(played)]
