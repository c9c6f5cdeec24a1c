"""What the people at a table propose to each other: a draw, a take-back, a pause, or a rematch.

A proposal is one thing that all see. There is one at a time, and it lapses with the next change of
the game. Everybody it is put to must agree; whoever does not ends it without a word. It is stored
with the table, so it outlives the server.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sandtable.kernel.action import AGREE_DRAW
from sandtable.tables.limits import Bucket
from sandtable.tables.problems import Declined
from sandtable.tables.rows import SeatRow, TableWithSeats

if TYPE_CHECKING:
    from sandtable.tables.live import LiveTable

DRAW: Final = "draw"
PAUSE: Final = "pause"
REMATCH: Final = "rematch"
TAKE_BACK: Final = "take-back"

#: Does the bot in a seat agree to a draw?
Judge = Callable[["LiveTable", str], Awaitable[bool]]
#: Opens the table of a rematch that everybody has agreed to; returns its id.
Opener = Callable[["LiveTable", dict[str, Any]], Awaitable[str]]


async def no_bot_agrees(table: "LiveTable", seat: str) -> bool:
    return False


async def no_rematch(table: "LiveTable", proposal: dict[str, Any]) -> str:
    raise Declined("failed")


class Proposals:
    """The proposals at a table; ``judge`` and ``open_rematch`` are the hall's."""

    def __init__(self, table: "LiveTable", burst: int, rate: float) -> None:
        self._table = table
        self._burst, self._rate = burst, rate
        #: How much each player may still propose.
        self._buckets: dict[int, Bucket] = {}
        self.judge: Judge = no_bot_agrees
        self.open_rematch: Opener = no_rematch

    async def propose(
        self, player: int, seat: str, what: str, swap: bool, now: float, step: int | None = None
    ) -> None:
        """Put a proposal to the others, or agree to the same one of theirs.

        ``now`` is a time that is never set back, for the limit; ``step`` is the decision that is to
        be taken back.
        """
        rows = self._table.rows
        if f"{what}:{seat}" in rows.table.refused:
            raise Declined("no-more")
        if self._here(what, seat) in rows.table.refused:
            raise Declined("asked-before")
        pending = rows.table.proposal
        if pending is not None and not self._is_of(player, pending):
            # To want something back oneself is not to agree that somebody else gets it.
            if what == TAKE_BACK or (pending["what"], pending["swap"]) != (what, swap):
                raise Declined("other-proposal")
            await self.answer(player, pending["id"], yes=True)
            return
        if pending is not None and (pending["what"], pending["swap"]) == (what, swap):
            return
        bucket = self._buckets.setdefault(player, Bucket(self._burst, self._rate, now))
        if not bucket.take(now):
            raise Declined("limit")
        proposal = {
            "id": secrets.token_hex(8),
            "what": what,
            "seat": seat,
            "swap": swap,
            "step": step,
            "agreed": [],
        }
        if not has_others(rows, seat) or (what == TAKE_BACK and not has_opponents(rows, proposal)):
            raise Declined("nobody-there")
        if what == DRAW and not await self._bots_agree(seat):
            raise Declined("bot-declines")
        await self._put(proposal)

    async def _bots_agree(self, seat: str) -> bool:
        """Would every bot of the other sides agree to a draw?"""
        rows = self._table.rows
        side = rows.seats[seat].side
        for row in rows.seats.values():
            is_bot = row.kind == "bot" and row.side != side
            if is_bot and not await self.judge(self._table, row.seat):
                return False
        return True

    async def answer(self, player: int, id: str, yes: bool, never: bool = False) -> None:
        """Agree to a proposal, or end it. ``never``: it must not be made again in this game."""
        rows = self._table.rows
        pending = rows.table.proposal
        if pending is None or pending["id"] != id:
            raise Declined("no-proposal")
        mine = [row.seat for row in asked(rows, pending) if row.player == player]
        if not mine:
            raise Declined("not-yours")
        if yes:
            await self._put({**pending, "agreed": [*pending["agreed"], *mine]})
            return
        values: dict[str, Any] = {"proposal": None}
        what, seat = pending["what"], pending["seat"]
        if never:
            values["refused"] = [*rows.table.refused, f"{what}:{seat}"]
        elif what == TAKE_BACK:  # not again for the same position
            values["refused"] = [*self._lasting(seat), self._here(what, seat)]
        await self._table.note(values)

    def _here(self, what: str, seat: str) -> str:
        """What must not be proposed again as long as nothing changes."""
        return f"{what}:{seat}:{self._table.rows.table.version}"

    def _lasting(self, seat: str) -> list[str]:
        """What is refused for more than an earlier position of this seat."""
        refused: list[str] = self._table.rows.table.refused
        return [each for each in refused if not each.startswith(f"{TAKE_BACK}:{seat}:")]

    async def withdraw(self, player: int, id: str) -> None:
        pending = self._table.rows.table.proposal
        if pending is None or pending["id"] != id:
            raise Declined("no-proposal")
        if not self._is_of(player, pending):
            raise Declined("not-yours")
        await self._table.note({"proposal": None})

    async def _put(self, proposal: dict[str, Any]) -> None:
        """Carry out what everybody has agreed to, or wait for those who have not."""
        table = self._table
        if awaited(table.rows, proposal):
            await table.note({"proposal": proposal})
        elif proposal["what"] == DRAW:
            await table.step(proposal["seat"], AGREE_DRAW)
        elif proposal["what"] == TAKE_BACK:
            await table.go_back(proposal["seat"])
        elif proposal["what"] == PAUSE:
            await table.pause()
        else:
            await table.note({"proposal": None, "next": await self.open_rematch(table, proposal)})

    def _is_of(self, player: int, proposal: dict[str, Any]) -> bool:
        return self._table.rows.seats[proposal["seat"]].player == player


def has_others(rows: TableWithSeats, seat: str) -> bool:
    """Is every other seat held by somebody who can be asked, or by a bot?"""
    others = [row for row in rows.seats.values() if row.seat != seat]
    return all(row.kind == "bot" or row.player is not None for row in others)


def has_opponents(rows: TableWithSeats, proposal: dict[str, Any]) -> bool:
    """Is it put to somebody of another side? Nobody takes back what only their own side allows."""
    side = rows.seats[proposal["seat"]].side
    return any(row.side != side for row in asked(rows, proposal))


def asked(rows: TableWithSeats, proposal: dict[str, Any]) -> list[SeatRow]:
    """The seats that a proposal is put to: those of all other players.

    Where a bot stands in for somebody, it answers, but for a rematch.
    """
    by = rows.seats[proposal["seat"]].player
    others = [row for row in rows.seats.values() if row.player not in (None, by)]
    return [row for row in others if row.kind == "person" or proposal["what"] == REMATCH]


def awaited(rows: TableWithSeats, proposal: dict[str, Any]) -> list[str]:
    """The seats that have not answered yet."""
    return [row.seat for row in asked(rows, proposal) if row.seat not in proposal["agreed"]]


def told(rows: TableWithSeats) -> dict[str, Any] | None:
    """The ``Proposal`` of the protocol."""
    pending = rows.table.proposal
    if pending is None:
        return None
    shown = {name: pending[name] for name in ("id", "what", "seat", "swap")}
    return {**shown, "step": pending.get("step"), "awaited": awaited(rows, pending)}
