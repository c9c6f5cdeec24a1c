"""Dice that nobody can choose, over HTTP and sockets: what is sent when, and what never is."""

import hashlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.kernel.record import Record
from tests.server.allowed import trespasses
from tests.server.support import DICE, House, Line, Person, Time, house

NUMBERS = {"us": "11" * 32, "germany": "22" * 32}
HASHES = {
    seat: hashlib.sha256(bytes.fromhex(number)).hexdigest() for seat, number in NUMBERS.items()
}
SECONDS = 60.0


@pytest.fixture
def server() -> Iterator[House]:
    with house(reveal_seconds=SECONDS) as running:
        yield running


class Party:
    """Ann and Bob at a table, Eve beside it; every message that they get is kept."""

    def __init__(self, server: House, stack: ExitStack) -> None:
        self.ann, self.bob, self.eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
        seats = {"us": "me", "germany": "open"}
        self.table = self.ann.open(seats=seats, visibility="public")["table"]
        self.bob.post(f"/api/tables/{self.table}/join", {"seat": "germany"})
        self.messages: list[tuple[str | None, dict[str, Any]]] = []
        self.lines = {
            seat: self.line(stack, person, seat)
            for person, seat in ((self.ann, "us"), (self.bob, "germany"), (self.eve, None))
        }

    def line(self, stack: ExitStack, person: Person, seat: str | None) -> Line:
        line = stack.enter_context(person.at(self.table, seat))
        receive = line.receive
        self.messages.append((seat, line.welcome))

        def kept() -> dict[str, Any]:
            message = receive()
            self.messages.append((seat, message))
            return message

        line.receive = kept  # type: ignore[method-assign]
        return line

    def commit(self, seat: str) -> dict[str, Any]:
        return self.lines[seat].ask("commit", seat=seat, commitment=HASHES[seat])

    def reveal(self, seat: str) -> dict[str, Any]:
        return self.lines[seat].ask("reveal", seat=seat, number=NUMBERS[seat])

    def exchange(self) -> None:
        for say in (self.commit, self.reveal):
            for seat in HASHES:
                assert say(seat)["type"] == "done"
        self.sync()

    def sync(self) -> None:
        for line in self.lines.values():
            line.sync()

    def end(self) -> None:
        self.lines["us"].act(["resign"])
        self.sync()

    def dice(self) -> dict[str, Any]:
        found: dict[str, Any] = self.eve.get(f"/api/tables/{self.table}/dice").json()
        return found


@contextmanager
def party(server: House) -> Iterator[Party]:
    with ExitStack() as stack:
        yield Party(server, stack)


def test_the_game_begins_when_all_have_revealed_their_numbers(server: House) -> None:
    with party(server) as people:
        assert people.lines["us"].welcome["offer"] is None
        assert people.lines["us"].summary["dice"]["due"] == server.time() + SECONDS
        people.exchange()
        for line in people.lines.values():
            assert line.summary["started"] is True
            assert line.summary["dice"] == {"stage": "fixed", "due": None, "commitments": HASHES}
            assert line.offer["ask"]


def test_nothing_is_sent_before_its_time(server: House) -> None:
    """No number at all while the game is running, and no secret; only what the allow-list has."""
    with party(server) as people:
        refused = people.reveal("us")
        assert refused["reason"] == "dice-early"
        people.exchange()
        assert people.dice()["error"]["key"] == "not-finished"
        running = list(people.messages)
        people.end()
    for seat, message in running:
        text = repr(message)
        assert DICE.hex() not in text
        assert not any(number in text for number in NUMBERS.values())
        message.pop("description", None)
        found = trespasses("normandy", {}, seat, frozenset(HASHES), message)
        assert found == set(), (seat, message["type"])
    stages = [message["summary"]["dice"] for _, message in running if "summary" in message]
    for dice in stages:
        assert set(dice["commitments"].values()) <= set(HASHES.values())
        if dice["stage"] != "commit":
            assert dice["commitments"] == HASHES, "all of them, before anyone reveals anything"


def test_the_proof_is_open_to_all_after_the_end(server: House, tmp_path: Path) -> None:
    with party(server) as people:
        people.exchange()
        people.end()
        proof = people.dice()
        text = people.eve.get(f"/api/tables/{people.table}/record").text
    assert proof["commitment"] == hashlib.sha256(DICE).hexdigest()
    assert (proof["secret"], proof["used"]) == (DICE.hex(), 0)
    assert {each["seat"]: each["reveal"] for each in proof["contributions"]} == NUMBERS
    record = Record.from_text(text)
    record.verify(sandtable.game("normandy"))
    assert proof["draws"] == [each.to_json() for each in record.draws(sandtable.game("normandy"))]
    assert proof["draws"]


def test_a_game_against_a_bot_has_a_proof_too(server: House) -> None:
    ann = server.person("Ann")
    table = ann.open(seats={"us": "me", "germany": ("bot", "recruit")})["table"]
    assert ann.summary(table)["dice"] is None
    with ann.at(table, "us") as line:
        line.act(["resign"])
    proof = ann.get(f"/api/tables/{table}/dice").json()
    assert proof["contributions"] == []
    assert proof["draws"]


def test_an_exchange_survives_a_restart(tmp_path: Path) -> None:
    url, time = f"sqlite:///{tmp_path}/tables.db", Time()
    with house(url, time, reveal_seconds=SECONDS) as first, party(first) as people:
        people.commit("us")
        people.commit("germany")
        people.reveal("us")
        secrets, table = (people.ann.secret, people.bob.secret), people.table
    with house(url, time, reveal_seconds=SECONDS) as second:
        ann, bob = (Person(second, secret) for secret in secrets)
        with ann.at(table, "us") as us, bob.at(table, "germany") as germany:
            assert us.summary["dice"]["stage"] == "reveal"
            late = us.ask("commit", seat="us", commitment=HASHES["germany"])
            assert late["reason"] == "dice-given"
            germany.ask("reveal", seat="germany", number=NUMBERS["germany"])
            us.sync()
            assert us.summary["started"] is True
            begun = us.offer["view"]
    with house(url, time) as third, Person(third, secrets[0]).at(table, "us") as us:
        assert us.offer["view"] == begun


def test_the_hall_does_not_wait_for_ever(server: House) -> None:
    with party(server) as people:
        people.commit("us")
        for stage in ("reveal", "fixed"):
            server.time.pass_by(SECONDS)
            server.look_after()
            people.sync()
            assert people.lines["us"].summary["dice"]["stage"] == stage
        people.end()
        assert people.dice()["contributions"] == [
            {"seat": "us", "commitment": HASHES["us"], "reveal": ""}
        ]
