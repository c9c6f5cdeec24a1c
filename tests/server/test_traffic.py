"""All traffic of whole games, and that none of it holds what its reader may not know."""

import asyncio
import itertools
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import sandtable
from sandtable.kernel.chance import Committed
from sandtable.kernel.record import Record
from sandtable.testing.trial import StrangeActions, through_json
from tests.server.allowed import trespasses
from tests.server.player import Line, Message, Player
from tests.server.postgres import Cluster
from tests.server.running import Server
from tests.server.site import Site

pytestmark = pytest.mark.live
SEED = 7
UNDO = 0.3
PROBE = 0.2
#: The version at which everybody asks for all that a table tells; then whenever it has doubled, for
#: each replay is as long as the game.
FIRST_CALL = 6


@dataclass(frozen=True)
class Setting:
    game: str
    scenario: str
    options: dict[str, int]


SETTINGS = {
    "normandy": Setting("normandy", "la-raye", {"round_limit": 25}),
    "normandy, open discards": Setting(
        "normandy", "la-huberderie", {"round_limit": 10, "open_discards": True}
    ),
    "north-africa": Setting("north-africa", "mersa-brega", {"round_limit": 10}),
    "north-africa, evacuation": Setting(
        "north-africa", "jebel-sherif", {"round_limit": 10, "attacker_picks_crew": True}
    ),
    "memoir44": Setting("memoir44", "pegasus-bridge", {"turn_limit": 20}),
    "memoir44, teams": Setting(
        "memoir44", "arracourt", {"turn_limit": 5, "allies_seats": 3, "axis_seats": 2}
    ),
    "memoir44, Overlord": Setting(
        "memoir44",
        "omaha-beach-overlord",
        {"turn_limit": 3, "allies_seats": 4, "axis_seats": 3},
    ),
    "heroes": Setting("heroes", "two-streets", {}),
    "heroes, nothing told by asking": Setting(
        "heroes", "patient-eyes", {"conceal_hands": True, "together": True}
    ),
}
SITE = ", with several workers"
#: Whole games through both workers; those of the other titles would show the same ways.
ON_A_SITE = [f"{name}{SITE}" for name in ("normandy", "memoir44, teams")]


@dataclass(frozen=True)
class Sent:
    """One thing that was sent to somebody, with the version the reader knew at that time."""

    reader: str
    way: str
    text: str
    running: bool


@dataclass(frozen=True)
class Asked:
    """An action that is not offered, what was asked about it, and the answer."""

    seat: str
    version: int
    action: list[str]
    answer: Message


@dataclass
class Game:
    """A whole game over a real server: everything that was sent, and everything that was done."""

    setting: Setting
    #: The players come in at these, one after the other.
    addresses: Sequence[str]
    seats: tuple[str, ...]
    sent: list[Sent] = field(default_factory=list)
    #: Every change as a spectator was told of it, and the actions that the seats sent.
    changes: list[Message] = field(default_factory=list)
    done: dict[int, list[str]] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    players: dict[str | None, Player] = field(default_factory=dict)
    cookies: dict[str, str] = field(default_factory=dict)
    invites: dict[str, str] = field(default_factory=dict)
    #: How the replay of a running game answers, by reader and seat.
    replays: dict[tuple[str, str], list[int]] = field(default_factory=lambda: defaultdict(list))
    #: The version from which each player asks for everything again.
    due: dict[str, int] = field(default_factory=lambda: defaultdict(lambda: FIRST_CALL))
    table: str = ""
    running: bool = True
    record: Record | None = None
    #: Held while somebody decides, so that it is known of every call whether the game was over.
    quiet: asyncio.Lock = field(default_factory=asyncio.Lock)

    def tap(self, reader: str, way: str, text: str) -> None:
        self.sent.append(Sent(reader, way, text, self.running))

    async def play(self) -> None:
        """Every seat a player of its own; one more looks on."""
        host = self.seats[0]
        addresses = itertools.cycle(self.addresses)
        for seat in (*self.seats, None):
            player = Player(next(addresses), seat or "spectator", self.tap)
            self.players[seat] = player
            await player.introduce()
            self.cookies[player.name] = player.cookie.partition("=")[2]
        seats = {seat: {"kind": "me" if seat == host else "invite"} for seat in self.seats}
        made = await self.players[host].create(
            self.setting.game, self.setting.scenario, seats, self.setting.options, "public"
        )
        self.table, self.invites = made["table"], made["invites"]
        for seat, secret in self.invites.items():
            await self.players[seat].join(self.table, secret)
        async with asyncio.TaskGroup() as tasks:
            for seat in self.seats:
                tasks.create_task(self.play_seat(seat))
            tasks.create_task(self.look_on())
        self.running = False
        text = await self.players[None].http.get(f"/api/tables/{self.table}/record")
        self.record = Record.from_text(text.text)
        for player in self.players.values():
            await player.leave()

    async def look_on(self) -> None:
        async with self.players[None].sit(self.table, None) as line:
            while not line.over:
                await line.read()
                await self.call_all(self.players[None], line.version)
            self.changes = line.changes

    async def play_seat(self, seat: str) -> None:
        """At random; now and then something is taken back, or asked that is not offered."""
        rng = random.Random(f"{SEED} {seat}")
        strange = [word for word in StrangeActions.GARBAGE if word]
        async with self.players[seat].sit(self.table, seat) as line:
            while not line.over:
                strange += [word for action in line.offer["legal"][:5] for word in action]
                if rng.random() < PROBE:
                    await self.probe(line, rng, strange)
                    await self.call_all(self.players[seat], line.version)
                elif line.offer["undo"]["may"] and rng.random() < UNDO:
                    await self.decide(line, None)
                elif line.must_decide:
                    await self.decide(line, rng.choice(line.offer["legal"]))
                else:
                    await line.read()

    async def decide(self, line: Line, action: list[str] | None) -> None:
        assert line.seat is not None
        async with self.quiet:
            answer = await (line.undo() if action is None else line.act(action))
            if answer["type"] == "done" and action is not None:
                self.done[answer["version"]] = action
            while line.version < answer.get("version", 0):
                await line.read()
            self.running = not line.over

    async def probe(self, line: Line, rng: random.Random, words: list[str]) -> None:
        """Ask why something is not allowed, then try to do it."""
        assert line.seat is not None
        action = [rng.choice(words) for _ in range(rng.randint(1, 3))]
        if action in line.offer["legal"] or action == ["resign"]:
            return
        version = line.version
        why = await line.ask({"type": "why", "actions": [action]})
        if line.version != version:  # somebody has decided meanwhile: it may be offered now
            return
        done = await line.act(action)
        assert done["type"] == "refused", done
        if line.version == version:
            self.asked += [Asked(line.seat, version, action, answer) for answer in (why, done)]

    async def call_all(self, player: Player, version: int) -> None:
        """Every address that tells of this table, if it is time again."""
        if version < self.due[player.name]:
            return
        self.due[player.name] = 2 * version
        paths = ("", "/record", "/replay", *(f"/replay?seat={seat}" for seat in self.seats))
        async with self.quiet:
            for path in paths if self.running else ():
                answer = await player.http.get(f"/api/tables/{self.table}{path}")
                if "?seat=" in path:
                    self.replays[player.name, path.partition("=")[2]].append(answer.status_code)
        await player.http.get("/api/tables")
        await player.http.get("/api/tables?open=true")


class Truth:
    """The game as it really was: every position, from the secret and what the seats did."""

    def __init__(self, game: Game) -> None:
        assert game.record is not None
        assert game.record.secret is not None
        self.game = sandtable.game(game.setting.game)
        chance = Committed(bytes.fromhex(game.record.secret))
        state = self.game.start(game.setting.scenario, chance, game.setting.options)
        self.states = [state]
        self.events: list[list[sandtable.Event]] = [[]]
        before: list[sandtable.State] = []
        actions: dict[int, list[str]] = {}
        #: What each seat had sealed and was taken back with something else: it is done again.
        taken: dict[str, list[list[str]]] = defaultdict(list)
        for change in game.changes:
            events: list[sandtable.Event] = []
            number, seat = change["number"], change["seat"]
            if change["kind"] == "undo":
                state = before.pop()
                taken[seat].append(actions[change["undone"]])
            else:
                before.append(state)
                state = state.clone()
                actions[number] = game.done[number] if number in game.done else taken[seat].pop()
                if number in game.done:
                    taken.clear()
                events = state.apply(seat, tuple(actions[number]), chance)
            self.states.append(state)
            self.events.append(events)

    def guesses(self, version: int, seat: str | None) -> Iterator[sandtable.State]:
        """The true position, and others that look the same to a seat."""
        state = self.states[version]
        yield state
        view = through_json(state.view(seat))
        for sample in range(2):
            yield self.game.determinize(view, random.Random(f"{version} {seat} {sample}"))


def offer_of(state: sandtable.State, seat: str | None) -> Message:
    """What docs/protocol.md says of an offer, made of a position alone."""
    prompt = state.prompt()
    legal = [] if seat is None else state.legal(seat)
    odds = {
        str(index): [each.to_json() for each in rolls]
        for index, action in enumerate(legal)
        if (rolls := state.odds(seat or "", action))
    }
    made: Message = through_json(
        {
            "view": state.view(seat),
            "prompt": None if prompt is None else prompt.to_json(),
            "legal": legal,
            "odds": odds,
            "guides": {} if seat is None else state.guides(seat),
            "fill": seat in state.actors() and state.top.planned,
            "outcome": None if state.outcome is None else state.outcome.to_json(),
            "ask": [*state.actors()],
        }
    )
    return made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server
    assert "Traceback" not in server.told(), server.told()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site"), postgres.new_database()) as site:
        yield site
    assert "Traceback" not in site.told(), site.told()


@pytest.fixture(scope="module", params=[*SETTINGS, *ON_A_SITE])
def game(request: pytest.FixtureRequest) -> Game:
    setting = SETTINGS[request.param.removesuffix(SITE)]
    if request.param.endswith(SITE):  # at both workers, and through the proxy
        site: Site = request.getfixturevalue("site")
        addresses = [*(worker.address for worker in site.workers), site.address]
    else:
        addresses = [request.getfixturevalue("server").address]
    start = sandtable.game(setting.game).start(
        setting.scenario, sandtable.Seeded(0), setting.options
    )
    game = Game(setting, addresses, start.seats)
    asyncio.run(game.play())
    return game


@pytest.fixture(scope="module")
def truth(game: Game) -> Truth:
    return Truth(game)


#: The thing sent, the seat that reads it, and what it says.
Messages: TypeAlias = list[tuple[Sent, str | None, Any]]


@pytest.fixture(scope="module")
def messages(game: Game) -> Messages:
    """Every JSON text about the table."""
    found: Messages = []
    for sent in game.sent:
        if sent.way.startswith(f"{game.table}/") or f"/api/tables/{game.table}" in sent.way:
            if " " in sent.way or (sent.way.endswith("/record") and not sent.running):
                continue  # headers of an answer; the record, which is open after the end
            reader = None if sent.reader == "spectator" else sent.reader
            found.append((sent, reader, json.loads(sent.text)))
    return found


def test_the_game_was_rich_enough_to_show_something(
    game: Game, truth: Truth, messages: Messages
) -> None:
    kinds = {message.get("type") for _, _, message in messages}
    assert {"welcome", "update", "done", "refused", "why"} <= kinds
    assert truth.states[-1].outcome is not None
    assert len(game.asked) > 10
    assert "undo" in {change["kind"] for change in game.changes}


def test_only_what_is_on_the_list_is_sent(game: Game, messages: Messages) -> None:
    """The allow-list of tests/server/allowed.py."""
    sides = frozenset(sandtable.game(game.setting.game).sides)
    by_seat = {seat: seat.partition("-")[0] for seat in game.seats}
    found: dict[str, set[str]] = {}
    for sent, seat, message in messages:
        # The description is that of the scenario: compared whole below.
        told = {key: value for key, value in message.items() if key != "description"}
        if "table" in told and "seats" in told:
            told = {"summary": told}
        side = None if seat is None else by_seat[seat]
        if wrong := trespasses(game.setting.game, game.setting.options, side, sides, told):
            found.setdefault(f"{sent.reader} {told.get('type', sent.way)}", set()).update(wrong)
    assert found == {}


def test_offers_do_not_change_when_what_they_hide_does(
    game: Game, truth: Truth, messages: Messages
) -> None:
    """View invariance on what was sent: other positions that look alike give the same bytes."""
    compared = 0
    for _, seat, message in messages:
        if message.get("type") not in ("welcome", "update"):
            continue
        compared += 1
        offer = dict(message["offer"])
        assert offer.pop("undo").keys() == {"may", "sealed", "why", "asks"}
        for state in truth.guesses(message["version"], seat):
            assert json.dumps(offer, sort_keys=True) == json.dumps(
                offer_of(state, seat), sort_keys=True
            )
    assert compared > len(game.done)


def test_events_are_those_the_reader_may_see(truth: Truth, messages: Messages) -> None:
    for _, seat, message in messages:
        for change in message.get("changes", ()):
            told = [event.seen_by(seat) for event in truth.events[change["number"]]]
            assert change["events"] == through_json([event for event in told if event is not None])


def test_the_description_is_that_of_the_scenario(
    game: Game, truth: Truth, messages: Messages
) -> None:
    expected = through_json(truth.game.describe(game.setting.scenario))
    found = [message for _, _, message in messages if "description" in message]
    assert found
    assert all(message["description"] == expected for message in found)


def test_refusals_do_not_change_when_what_is_hidden_does(game: Game, truth: Truth) -> None:
    """Neither what `why` answers, nor what is told of an action that was not offered."""
    for asked in game.asked:
        for state in truth.guesses(asked.version, asked.seat):
            refusal = state.why_not(asked.seat, tuple(asked.action))
            assert refusal is not None
            expected = through_json(refusal.to_json())
            if asked.answer["type"] == "why":
                assert asked.answer["refusal"] == expected
            else:
                assert asked.answer["type"] == "refused"
                assert asked.answer.get("refusal") in (None, expected)


def test_secrets_stay_where_they_belong(game: Game) -> None:
    """Of the dice up to the end, of the cookies and the invitations always."""
    assert game.record is not None
    assert game.record.secret is not None
    host = game.seats[0]
    shown_to_host = 0
    for sent in game.sent:
        if sent.running:
            assert game.record.secret not in sent.text
        for name, cookie in game.cookies.items():
            if " " in sent.way and name == sent.reader:
                continue  # set by a header of the answer to its owner
            assert cookie not in sent.text
        for secret in game.invites.values():
            assert secret not in sent.way
            if secret in sent.text:
                assert (sent.reader, sent.way) == (host, "/api/tables")
                shown_to_host += 1
    assert shown_to_host == len(game.invites)


def test_a_running_game_is_replayed_to_those_who_hold_the_seat(game: Game) -> None:
    assert game.replays
    for (reader, seat), answers in game.replays.items():
        assert set(answers) <= ({200} if reader == seat else {403, 404}), (reader, seat)


def test_a_replay_of_a_running_game_shows_what_the_seat_saw(
    game: Game, truth: Truth, messages: Messages
) -> None:
    """Views that it was sent, and of the choices of others not even the words."""
    seen = {
        seat: {json.dumps(through_json(state.view(seat))) for state in truth.states}
        for seat in (*game.seats, None)
    }
    compared = 0
    for sent, _, message in messages:
        seat = sent.way.partition("?seat=")[2] or None
        for moment in message.get("moments", ()) if sent.running else ():
            compared += 1
            assert json.dumps(moment["view"]) in seen[seat]
            if seat is None or moment["seat"] != seat:
                assert not moment["action"]
                assert not moment["notation"]
    assert compared > 100


def test_the_record_can_be_verified(game: Game, tmp_path: Path) -> None:
    assert game.record is not None
    state = game.record.verify(sandtable.game(game.record.game_id))
    assert state.outcome is not None
