"""What a client says over its connection to a table, and what it is answered."""

from collections.abc import Callable
from typing import Any, Final

from pydantic import ValidationError

from sandtable.tables.limits import Bucket
from sandtable.tables.live import LiveTable
from sandtable.tables.problems import Declined
from sandtable.tables.room import Listener
from sandtable.tables.schema import (
    MESSAGE,
    Act,
    Answer,
    Commit,
    Fill,
    Hello,
    Leave,
    Ping,
    Propose,
    Request,
    Return,
    Reveal,
    Say,
    Undo,
    Why,
    Withdraw,
)
from sandtable.tables.settings import Settings
from sandtable.tables.texts import dumps

#: Close codes of RFC 6455.
UNREADABLE: Final = 1003
AGAINST_THE_RULES: Final = 1008
TOO_LONG: Final = 1009
TRY_AGAIN_LATER: Final = 1013
#: What messages cost that take more work than most: a hello is answered with the whole game.
HELLO_COST: Final = 10
FILL_COST: Final = 20
WHY_ACTIONS: Final = 8
#: What is worked out, stored and told to everybody at the table.
DECISIONS: Final = (Act, Undo, Fill)
#: How many messages over the rate limit are refused before the connection is closed.
PATIENCE: Final = 200


class ProtocolViolation(Exception):
    """A message that closes the connection."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(code)


class Conversation:
    """One client at one table, from its first message to its end."""

    def __init__(
        self,
        listener: Listener,
        table: LiveTable,
        settings: Settings,
        may_greet: Callable[[], bool] = lambda: True,
        may_decide: Callable[[], bool] = lambda: True,
    ) -> None:
        """Is one more hello, or one more decision, allowed from where the client is?"""
        self._listener = listener
        self._may_greet = may_greet
        self._may_decide = may_decide
        self._table = table
        self._settings = settings
        self._bucket = Bucket(settings.message_burst, settings.message_rate, settings.monotonic())
        self._patience = PATIENCE
        table.room.listeners.append(listener)

    async def end(self) -> None:
        """The client has gone, or must go."""
        room = self._table.room
        room.listeners.remove(self._listener)
        self._table.last_used = self._settings.monotonic()
        room.watch()
        await self._table.note_seen(self._listener.player)

    async def hear(self, text: str) -> None:
        """Answer a message; raises ProtocolViolation if the connection must be closed."""
        if len(text.encode()) > self._settings.message_bytes:
            raise ProtocolViolation(TOO_LONG)
        message = read(text)
        if not self._bucket.take(self._settings.monotonic(), cost(message)):
            self._refuse_for_rate(message)
        elif isinstance(message, Hello):
            if not self._may_greet():
                raise ProtocolViolation(TRY_AGAIN_LATER)
            await self._greet(message)
        elif isinstance(message, Ping):
            self._answer(type="pong")
        elif self._listener.last_version_sent is None:
            raise ProtocolViolation(AGAINST_THE_RULES)
        elif isinstance(message, DECISIONS) and not self._may_decide():
            self._refuse_for_rate(message)
        else:
            await self._serve(message)

    def _answer(self, **message: Any) -> None:
        self._listener.send(dumps(message))

    def _refuse_for_rate(self, message: Hello | Ping | Request) -> None:
        self._patience -= 1
        if self._patience < 0 or isinstance(message, Hello):
            raise ProtocolViolation(AGAINST_THE_RULES)
        self._table.measures.refusals["limit"] += 1
        if not isinstance(message, Ping):
            self._answer(type="refused", id=message.id, reason="limit")

    async def _greet(self, hello: Hello) -> None:
        listener, table = self._listener, self._table
        if hello.seat is not None and not table.holds(listener.player, hello.seat):
            raise ProtocolViolation(AGAINST_THE_RULES)
        came = listener.last_version_sent is None
        table.room.welcome(listener, hello.seat, hello.since)
        await table.talk.greet(listener)
        if came:
            table.room.watch()
            await table.note_seen(listener.player)

    async def _serve(self, message: Request) -> None:
        """Do what is asked and confirm it, or say why not."""
        table, player = self._table, self._listener.player
        seat = self._listener.seat or ""
        version = table.play.version
        try:
            if isinstance(message, Act):
                version = await self._act(message)
            elif isinstance(message, Undo):
                version = await table.undo(player, seat, message.id, message.version, message.step)
            elif isinstance(message, Fill):
                version, action = await table.fill(player, seat, message.version)
                self._answer(type="filled", id=message.id, version=version, action=action)
                return
            elif isinstance(message, Propose):
                await self._propose(message)
            elif isinstance(message, Answer):
                await table.answer(player, message.proposal, message.yes, message.never)
            elif isinstance(message, Say):
                await table.talk.say(player, seat, message.id, message.phrase or "", message.text)
            elif isinstance(message, Withdraw):
                await table.withdraw(player, message.proposal)
            elif isinstance(message, Return):
                await table.give_back(player, message.seat)
            elif isinstance(message, Leave):
                await table.leave(player, message.seat)
            elif isinstance(message, Commit):
                await table.commit(player, message.seat, message.commitment)
            elif isinstance(message, Reveal):
                await table.reveal(player, message.seat, message.number)
            else:
                refusal = table.why(player, seat, message.actions)
                refused = None if refusal is None else refusal.to_json()
                self._answer(type="why", id=message.id, refusal=refused)
                return
        except Declined as declined:
            table.measures.refusals[declined.reason] += 1
            extra = {} if declined.refusal is None else {"refusal": declined.refusal.to_json()}
            self._answer(type="refused", id=message.id, reason=declined.reason, **extra)
        else:
            self._answer(type="done", id=message.id, version=version)

    async def _propose(self, message: Propose) -> None:
        table, player = self._table, self._listener.player
        if message.what == "bot":
            await table.propose_bot(player, message.seat)
        elif message.what == "go-on":
            await table.end_pause(player, message.seat)
        else:
            await table.propose(player, message.seat, message.what, message.swap)

    async def _act(self, message: Act) -> int:
        table, listener = self._table, self._listener
        start = self._settings.monotonic()
        seat = listener.seat or ""
        done = await table.act(listener.player, seat, message.id, message.version, message.action)
        table.measures.decisions.observe(self._settings.monotonic() - start)
        return done


def cost(message: Hello | Ping | Request) -> int:
    """How many messages it counts as."""
    if isinstance(message, Hello):
        return HELLO_COST
    if isinstance(message, Fill):
        return FILL_COST
    if isinstance(message, Why):
        return max(1, len(message.actions) // WHY_ACTIONS)
    return 1


def read(text: str) -> Hello | Ping | Request:
    try:
        return MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        unreadable = error.errors()[0]["type"] == "json_invalid"
        raise ProtocolViolation(UNREADABLE if unreadable else AGAINST_THE_RULES) from None
