"""Before a game between people: hashes, then numbers, then the set-up; in memory."""

import asyncio
import hashlib
import json
from typing import Any

import pytest

from sandtable.kernel.chance import Committed
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.record import Record
from sandtable.tables import lobby, replays
from sandtable.tables.conversation import Conversation, ProtocolViolation
from sandtable.tables.hall import Hall
from sandtable.tables.live import LiveTable
from sandtable.tables.memory import MemoryStore
from sandtable.tables.ports import StoreError
from sandtable.tables.problems import Problem
from sandtable.tables.schema import Join, Summary
from sandtable.tables.visitor import Visitor
from tests.server.support import Time
from tests.support import normandy
from tests.tables.test_memory import Screen, hall, plan, play_to_the_end, visit

NUMBERS = {"us": "11" * 32, "germany": "22" * 32, "other": "33" * 32}
HASHES = {
    seat: hashlib.sha256(bytes.fromhex(number)).hexdigest() for seat, number in NUMBERS.items()
}
SECONDS = 60.0


class Meeting:
    """Ann plays the US; Bob, who is invited, Germany. Eve may look on."""

    def __init__(self, store: MemoryStore | None = None, time: Time | None = None) -> None:
        self.time = time or Time()
        self.store = store or MemoryStore()
        self.house = self.new_hall()
        self.id = ""
        self.people: dict[str, Visitor] = {}
        self.screens: dict[str, Screen] = {}
        self.talks: dict[str, Conversation] = {}
        self.ids = 0

    def new_hall(self) -> Hall:
        time = self.time
        return hall(self.store, reveal_seconds=SECONDS, now=time, monotonic=time.monotonic)

    async def open(self, **seats: str) -> "Meeting":
        self.people = {seat: await visit(self.house, seat) for seat in ("us", "germany", "eve")}
        wishes = seats or {"us": "me", "germany": "open"}
        self.id = (await lobby.open_table(self.house, self.people["us"], plan(**wishes))).table
        return self

    async def join(self, who: str = "germany", seat: str = "germany") -> Summary:
        return await lobby.join(self.house, self.people[who], self.id, Join(seat=seat))

    @property
    def table(self) -> LiveTable:
        return self.house._tables[self.id]

    @property
    def stage(self) -> str | None:
        dice = self.table.room.summary(None)["dice"]
        return None if dice is None else str(dice["stage"])

    @property
    def started(self) -> bool:
        return self.table.rows.table.started

    async def come(self, who: str, seat: str | None) -> None:
        screen = Screen(self.people[who].id)
        self.screens[who] = screen
        self.talks[who] = Conversation(screen, self.table, self.house.settings)
        hello = {"type": "hello", "seat": seat, "since": None}
        await self.talks[who].hear(json.dumps(hello))

    async def say(self, who: str, type: str, seat: str | None = None, **message: Any) -> str:
        """Send a message; returns ``done``, or the reason of the refusal."""
        self.ids += 1
        given = {"type": type, "id": str(self.ids), "seat": seat or who, **message}
        await self.talks[who].hear(json.dumps(given))
        answer = next(each for each in self.screens[who].messages if each.get("id") == given["id"])
        return str(answer.get("reason", answer["type"]))

    async def commit(self, who: str, number: str | None = None, **message: Any) -> str:
        return await self.say(who, "commit", commitment=HASHES[number or who], **message)

    async def reveal(self, who: str, number: str | None = None, **message: Any) -> str:
        return await self.say(who, "reveal", number=NUMBERS[number or who], **message)

    async def sit(self) -> "Meeting":
        """Both are at the table, and it is full."""
        await self.open()
        await self.come("us", "us")
        await self.join()
        await self.come("germany", "germany")
        return self

    async def exchange(self) -> None:
        """Both commit, and both reveal."""
        for give in (self.commit, self.reveal):
            for seat in ("us", "germany"):
                await give(seat)

    async def wait(self, seconds: float = SECONDS) -> None:
        self.time.pass_by(seconds)
        await self.house.look_after(list(self.house._tables.values()))

    async def restart(self) -> None:
        """A new server with the same store; both come back."""
        self.house = self.new_hall()
        await self.house.table(self.id)
        for seat in ("us", "germany"):
            await self.come(seat, seat)

    def check_begun(self, *contributions: Contribution) -> None:
        """The game has begun with these, and with the set-up that follows from them."""
        assert (self.started, self.stage) == (True, "fixed")
        dice = Committed(bytes(32), 0, contributions)
        expected = normandy().start("la-raye", dice, {"round_limit": 10})
        assert self.table.state == expected
        for screen in self.screens.values():
            assert screen.last("welcome", "update")["offer"] is not None


def both() -> list[Contribution]:
    """What is contributed if nothing goes wrong."""
    return [Contribution(seat, HASHES[seat], NUMBERS[seat]) for seat in ("us", "germany")]


def test_hashes_then_numbers_then_the_set_up() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.come("eve", None)
        assert (meeting.started, meeting.stage) == (False, "commit")
        assert await meeting.commit("us") == "done"
        assert await meeting.reveal("us") == "dice-early", "while one hash is missing"
        assert await meeting.commit("germany") == "done"
        assert (meeting.started, meeting.stage) == (False, "reveal")
        assert await meeting.reveal("germany") == "done"
        assert not meeting.started
        assert await meeting.reveal("us") == "done"
        meeting.check_begun(*both())
        for screen in meeting.screens.values():
            texts = json.dumps(screen.messages)
            assert [hash in texts for hash in HASHES.values()] == [True, True, False]
            assert not any(number in texts for number in NUMBERS.values())

    asyncio.run(play())


def test_the_numbers_make_the_dice() -> None:
    """The game with them is another one than the host's secret alone would give."""

    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.exchange()
        alone = normandy().start("la-raye", Committed(bytes(32)), {"round_limit": 10})
        assert meeting.table.state != alone

    asyncio.run(play())


def test_a_hash_may_come_before_the_other_player() -> None:
    async def play() -> None:
        meeting = await Meeting().open()
        await meeting.come("us", "us")
        assert meeting.screens["us"].last("welcome")["summary"]["dice"]["stage"] == "commit"
        assert await meeting.commit("us") == "done"
        await meeting.wait(SECONDS * 2)
        assert (meeting.started, meeting.stage) == (False, "commit"), "nobody is late yet"
        joined = await meeting.join()
        assert joined.dice is not None
        assert joined.dice.commitments == {"us": HASHES["us"]}
        await meeting.come("germany", "germany")
        await meeting.commit("germany")
        await meeting.reveal("germany")
        await meeting.reveal("us")
        meeting.check_begun(*both())

    asyncio.run(play())


@pytest.mark.parametrize("seats", [{"us": "me", "germany": "me"}, {"us": "me", "germany": "bot"}])
def test_one_person_begins_at_once(seats: dict[str, str]) -> None:
    async def play() -> None:
        meeting = await Meeting().open(**seats)
        assert (meeting.started, meeting.stage) == (True, None)
        await meeting.come("us", "us")
        assert await meeting.commit("us") == "dice-late"

    asyncio.run(play())


def test_one_person_who_takes_both_seats_begins_at_once() -> None:
    async def play() -> None:
        meeting = await Meeting().open()
        await meeting.come("us", "us")
        await meeting.commit("us")
        await meeting.join("us", "germany")
        meeting.check_begun(Contribution("us", HASHES["us"]))

    asyncio.run(play())


def test_what_is_stored_stays() -> None:
    """Repeated messages are harmless; other hashes and other numbers are refused."""

    async def play() -> None:
        meeting = await Meeting().sit()
        assert await meeting.commit("us") == "done"
        assert await meeting.commit("us") == "done"
        assert await meeting.commit("us", "other") == "dice-given"
        await meeting.commit("germany")
        assert await meeting.commit("us", "other") == "dice-given"
        assert await meeting.reveal("us", "other") == "dice-misfit"
        assert await meeting.reveal("us") == "done"
        assert await meeting.reveal("us") == "done"
        assert await meeting.reveal("us", "other") == "dice-misfit"
        await meeting.reveal("germany")
        assert await meeting.reveal("us") == "done", "as before"
        assert await meeting.reveal("us", "other") == "dice-late"
        assert await meeting.commit("us", "other") == "dice-given"
        meeting.check_begun(*both())

    asyncio.run(play())


def test_nobody_speaks_for_another_seat() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.come("eve", None)
        assert await meeting.commit("eve", "other", seat="us") == "not-yours"
        assert await meeting.commit("germany", seat="us") == "not-yours"
        assert await meeting.commit("eve", "other", seat="nowhere") == "not-yours"
        await meeting.commit("us")
        await meeting.commit("germany")
        assert await meeting.reveal("germany", "us", seat="us") == "not-yours"
        assert meeting.table.rows.seats["us"].reveal == ""

    asyncio.run(play())


@pytest.mark.parametrize("digits", ["", "11" * 31, "AA" * 32, "zz" * 32, "11" * 32 + "\n"])
def test_malformed_digits_end_the_connection(digits: str) -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        with pytest.raises(ProtocolViolation):
            await meeting.say("us", "commit", commitment=digits)
        with pytest.raises(ProtocolViolation):
            await meeting.say("us", "reveal", number=digits)

    asyncio.run(play())


def test_a_number_that_is_kept_back_is_replaced_by_its_hash() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.commit("us")
        await meeting.commit("germany")
        await meeting.reveal("us")
        await meeting.wait(SECONDS - 1)
        assert not meeting.started
        await meeting.wait(1)
        meeting.check_begun(both()[0], Contribution("germany", HASHES["germany"]))
        assert await meeting.reveal("germany") == "dice-late"
        meeting.check_begun(both()[0], Contribution("germany", HASHES["germany"]))

    asyncio.run(play())


def test_somebody_who_is_away_contributes_nothing_and_nobody_waits_for_ever() -> None:
    async def play() -> None:
        meeting = await Meeting().open()
        await meeting.join()
        await meeting.come("germany", "germany")
        await meeting.commit("germany")
        await meeting.wait(SECONDS - 1)
        assert meeting.stage == "commit"
        await meeting.wait(1)
        assert (meeting.started, meeting.stage) == (False, "reveal"), "the number still counts"
        await meeting.come("us", "us")
        assert await meeting.commit("us") == "dice-late"
        assert await meeting.reveal("us") == "dice-misfit", "there is no hash for it"
        await meeting.reveal("germany")
        meeting.check_begun(both()[1])

    asyncio.run(play())


def test_without_any_hash_the_secret_alone_makes_the_dice() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.wait()
        meeting.check_begun()

    asyncio.run(play())


def test_setting_the_clock_ends_no_wait() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        meeting.time.set_by(3600.0)
        await meeting.wait(SECONDS - 1)
        assert not meeting.started
        meeting.time.set_by(-7200.0)
        await meeting.wait(1)
        assert meeting.started

    asyncio.run(play())


def test_whoever_leaves_before_the_numbers_takes_their_hash_along() -> None:
    """Nothing has been revealed yet, so another player begins afresh."""

    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.commit("germany")
        assert await meeting.say("germany", "leave") == "done"
        dice = meeting.table.room.summary(None)["dice"]
        assert dice == {"stage": "commit", "due": None, "commitments": {}}
        await meeting.wait(SECONDS * 2)
        assert not meeting.started
        await meeting.join("eve")
        await meeting.come("eve", "germany")
        assert await meeting.commit("eve", "other", seat="germany") == "done"
        await meeting.commit("us")
        await meeting.reveal("us")
        await meeting.reveal("eve", "other", seat="germany")
        other = Contribution("germany", HASHES["other"], NUMBERS["other"])
        meeting.check_begun(both()[0], other)

    asyncio.run(play())


def test_whoever_leaves_after_a_number_was_revealed_changes_nothing() -> None:
    """Else they could look at the others' numbers first, and then try another one of their own."""

    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.commit("us")
        await meeting.commit("germany")
        assert await meeting.say("germany", "leave") == "done"
        with pytest.raises(Problem):
            await meeting.join("eve")
        with pytest.raises(Problem):
            await meeting.join("germany")
        assert await meeting.reveal("germany") == "not-yours"
        assert not meeting.started
        await meeting.reveal("us")
        meeting.check_begun(both()[0], Contribution("germany", HASHES["germany"]))
        assert meeting.table.room.attendance(meeting.table.rows.seats["germany"])[1], "abandoned"
        assert await meeting.say("us", "propose", "germany", what="bot") == "done"

    asyncio.run(play())


def test_nobody_waits_for_a_number_of_somebody_who_has_left() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.commit("us")
        await meeting.commit("germany")
        await meeting.reveal("us")
        await meeting.say("germany", "leave")
        assert meeting.started
        assert meeting.screens["germany"].last("update")["offer"]["legal"] == [], "a spectator"

    asyncio.run(play())


def test_a_restart_goes_on_where_the_exchange_was() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.commit("us")
        await meeting.restart()
        assert meeting.stage == "commit"
        assert await meeting.commit("us", "other") == "dice-given"
        await meeting.commit("germany")
        await meeting.reveal("germany")
        await meeting.restart()
        assert (meeting.started, meeting.stage) == (False, "reveal")
        assert await meeting.commit("us", "other") == "dice-given"
        await meeting.reveal("us")
        meeting.check_begun(*both())
        await meeting.restart()
        meeting.check_begun(*both())

    asyncio.run(play())


def test_time_goes_on_while_the_server_is_down() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.commit("us")
        await meeting.commit("germany")
        await meeting.reveal("us")
        meeting.time.pass_by(SECONDS)
        await meeting.restart()
        meeting.check_begun(both()[0], Contribution("germany", HASHES["germany"]))

    asyncio.run(play())


class Failing(MemoryStore):
    """Writes only as often as it is allowed to."""

    writes = 1000

    async def write(self, *given: Any, **named: Any) -> None:
        if self.writes == 0:
            raise StoreError("the disk is full")
        self.writes -= 1
        await super().write(*given, **named)


def test_nothing_is_told_that_is_not_stored() -> None:
    async def play() -> None:
        store = Failing()
        meeting = await Meeting(store).sit()
        await meeting.commit("us")
        store.writes = 0
        told = len(meeting.screens["us"].messages)
        with pytest.raises(StoreError):
            await meeting.commit("germany")
        assert len(meeting.screens["us"].messages) == told
        assert meeting.screens["us"].closed is not None
        store.writes = 1000
        await meeting.restart()
        assert meeting.table.rows.seats["germany"].commitment == ""
        await meeting.commit("germany", "other")
        await meeting.reveal("germany", "other")
        await meeting.reveal("us")
        other = Contribution("germany", HASHES["other"], NUMBERS["other"])
        meeting.check_begun(both()[0], other)

    asyncio.run(play())


def test_a_full_disk_does_not_stop_the_hall_from_looking_after_its_tables() -> None:
    async def play() -> None:
        store = Failing()
        meeting = await Meeting(store).sit()
        store.writes = 0
        await meeting.wait()
        assert meeting.house._tables == {}, "it is loaded again when somebody comes"
        store.writes = 1000
        await meeting.restart()
        meeting.check_begun()

    asyncio.run(play())


def test_the_record_and_the_proof_hold_all_that_a_check_needs() -> None:
    async def play() -> None:
        meeting = await Meeting().sit()
        await meeting.exchange()
        with pytest.raises(Problem) as caught:
            await replays.dice(meeting.house, meeting.people["eve"], meeting.id)
        assert caught.value.key == "not-finished"
        people = {seat: meeting.people[seat] for seat in ("us", "germany")}
        await play_to_the_end(meeting.house, meeting.id, people)
        found = Record.from_text((await replays.record(meeting.house, meeting.id)).text)
        found.verify(normandy())
        assert set(found.contributions) == set(both())
        proof = await replays.dice(meeting.house, meeting.people["eve"], meeting.id)
        assert (proof.secret, proof.used) == (bytes(32).hex(), 0)
        assert {each.reveal for each in proof.contributions} == {each.reveal for each in both()}
        dice = Committed(bytes(32), 0, both())
        assert [each.value for each in proof.draws] == [
            dice.die(each.name, each.bound) for each in proof.draws
        ]

    asyncio.run(play())
