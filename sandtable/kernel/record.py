"""The record of a game: how it began, its rules version, actions and outcomes of chance.

A record begins with a scenario and options, or with a position, which contains both. It consists
of JSON lines: a header, one line per step, a closing line. Each line carries the digest of the
position it leads to, so the first step that does not replay is easily found; a record without its
closing line has been cut off.

A record with older rules is replayed under the current ones. Positions may then differ, so digests
are not compared, but every step must be legal and use the recorded chance.

Steps that the players agreed to take back stay in it, followed by a line that says so: ``detours``.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sandtable.kernel.action import as_action
from sandtable.kernel.chance import Chance, ChanceResult, Committed, Traced
from sandtable.kernel.contribution import Contribution
from sandtable.kernel.detours import Detour, Detours
from sandtable.kernel.documents import is_newer
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, OptionValue, ScenarioSource
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.proof import Checked, Draw, Source, chance_header
from sandtable.kernel.replaying import Replayer, compare, placed, replay_part, same_outcome
from sandtable.kernel.start import Position, Start, begin
from sandtable.kernel.state import State
from sandtable.kernel.steps import (
    Step,
    TakeBack,
    read_chance,
    read_line,
    read_outcome,
    read_step,
    read_take_back,
)

#: The formats, each with the header keys that say how the game began.
FORMATS: Final[dict[int, tuple[str, ...]]] = {1: ("scenario", "options"), 2: ("position",)}
FROM_SCENARIO: Final = 1
FROM_POSITION: Final = 2


class Record:
    """A recorded game."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        #: The steps that stand.
        self.steps: list[Step] = []
        #: What was taken back by agreement.
        self.detours = Detours()
        self.outcome: Outcome | None = None
        self.secret: str | None = None

    @property
    def game_id(self) -> str:
        return str(self.header["game"])

    @property
    def start(self) -> Start:
        """What the game began with."""
        if self.header["format"] == FROM_POSITION:
            return Position(self.header["position"])
        scenario: Start = self.header["scenario"]
        return scenario

    @property
    def scenario(self) -> ScenarioSource:
        """The scenario that was played, from its start or from a position in it."""
        start = self.start
        if isinstance(start, Position):
            within: ScenarioSource = start.document["scenario"]
            return within
        return start

    @property
    def contributions(self) -> tuple[Contribution, ...]:
        """What the players contributed to the dice."""
        return Source(self.header["chance"], "record:1").contributions

    @property
    def rolls(self) -> list[ChanceResult]:
        """The results of every die and every shuffle, from the set-up to the last step."""
        found: list[ChanceResult] = [*self.header["setup"]]
        for _, line in self._lines():
            if isinstance(line, Step):
                found += line.chance
        return found

    def _lines(self) -> "Iterator[tuple[int, Step | TakeBack]]":
        """All lines between the first and the last, with their numbers."""
        number = 2
        for place in range(len(self.steps) + 1):
            for line in self.detours.before(place):
                yield number, line
                number += 1
            if place < len(self.steps):
                yield number, self.steps[place]
                number += 1

    def take_back(self, count: int, digest: str) -> None:
        """Take back the last steps by agreement, to the position with this digest."""
        self.detours.take_back(self.steps, TakeBack(count, digest))

    def __repr__(self) -> str:
        name = self.scenario if isinstance(self.scenario, str) else "own scenario"
        end = "unfinished" if self.outcome is None else str(self.outcome)
        return f"<Record of {self.game_id}, {name}, {len(self.steps)} steps: {end}>"

    def __str__(self) -> str:
        return self.to_text()

    def to_text(self) -> str:
        """The record as JSON lines."""
        closing = {
            "end": {
                "steps": len(self.steps),
                "outcome": None if self.outcome is None else self.outcome.to_json(),
                "secret": self.secret,
            }
        }
        lines = [self.header, *(line.to_json() for _, line in self._lines()), closing]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @staticmethod
    def from_text(text: str, where: str = "record") -> "Record":
        """Read a record; a damaged one is refused with its first bad line."""
        rows = text.removesuffix("\n").split("\n") if text else []
        lines = [read_line(line, f"{where}:{n}") for n, line in enumerate(rows, 1)]
        if not lines or lines[0].get("sandtable") != "record":
            raise BadInput("record-header", f"{where}:1")
        header = lines[0]
        format = header.get("format")
        if not isinstance(format, int) or format not in FORMATS:
            known = ", ".join([str(number) for number in FORMATS])
            raise BadInput("record-format", f"{where}:1", found=str(format), known=known)
        for key in ("game", "rules", *FORMATS[format], "chance", "setup", "digest"):
            if key not in header:
                raise BadInput("missing-key", f"{where}:1", name=key)
        header["setup"] = read_chance(header["setup"], f"{where}:1")
        end = lines[-1].get("end")
        if len(lines) < 2 or not isinstance(end, dict):
            raise BadInput("record-cut-off", f"{where}:{len(lines)}")
        record = Record(header)
        for n, line in enumerate(lines[1:-1], 2):
            if "take_back" in line:
                back = read_take_back(line, f"{where}:{n}", len(record.steps))
                record.detours.take_back(record.steps, back)
            else:
                record.steps.append(read_step(line, f"{where}:{n}"))
        if end.get("steps") != len(record.steps):
            raise BadInput(
                "record-steps",
                f"{where}:{len(lines)}",
                found=len(record.steps),
                expected=str(end.get("steps")),
            )
        record.outcome = read_outcome(end.get("outcome"), f"{where}:{len(lines)}")
        secret = end.get("secret")
        record.secret = secret if isinstance(secret, str) else None
        return record

    def check_header(self, game: Game, where: str = "record") -> None:
        """Check that this is a record of the game, under its current rules or older ones.

        A scenario given by name must be an official one: a foreign record must not name a file.
        """
        place = f"{where}:1"
        if self.header["game"] != game.id:
            found = str(self.header["game"])
            raise BadInput("wrong-game", place, found=found, expected=game.id)
        rules = str(self.header["rules"])
        if is_newer(rules, game.rules):
            raise BadInput("record-rules", place, found=rules, known=game.rules)
        if self.header["format"] == FROM_POSITION:
            return  # the position is checked when it is read
        scenario = self.header["scenario"]
        if not isinstance(scenario, Mapping) and scenario not in game.scenarios():
            raise BadInput("unknown-scenario", place, scenario=str(scenario), game=game.id)

    def is_older(self, game: Game) -> bool:
        """Was it played under rules older than the current ones?"""
        return bool(self.header["rules"] != game.rules)

    def replay(self, game: Game, where: str = "record") -> "Iterator[ReplayFrame]":
        """Replay the record, position by position; raises BadInput at the first difference."""
        self.check_header(game, where)
        older = self.is_older(game)
        source = Source(self.header["chance"], f"{where}:1")
        end = f"{where}:{len(self.steps) + len(self.detours) + 2}"
        true = source.chance(self.secret, self.outcome is not None, end)
        chance = Checked(true, source.used)
        start = partial(begin, game, self.start, chance, self.header.get("options"))
        state: State = replay_part(start, chance, self.header["setup"], f"{where}:1")
        source.check_seats(state.seats)
        if not older:
            compare(state.digest(), str(self.header["digest"]), f"{where}:1")
        yield ReplayFrame(None, [], state, chance.draws, [])
        replayed = Replayer(chance, where, older)
        number = 2
        for count in range(len(self.steps) + 1):
            chance.begin()
            detour = replayed.detour(state, self.detours.before(count), number)
            number += len(detour)
            if count == len(self.steps):
                break
            step = self.steps[count]
            events = replayed.step(state, step, number)
            replayed.compare(state, step.digest, number)
            number += 1
            yield ReplayFrame(step, events, state, chance.draws, detour)
        if not same_outcome(state.outcome, self.outcome, older):
            raise BadInput("record-outcome", end)

    def draws(self, game: Game, where: str = "record") -> list[Draw]:
        """Every number that was drawn in the game, checked like ``verify``.

        What was taken back counts to the step that was made instead.
        With these, somebody who has no rules can check committed dice: docs/dice.md shows how.
        """
        return [draw for frame in self.replay(game, where) for draw in frame.draws]

    def verify(self, game: Game, where: str = "record") -> State:
        """Replay to the end and check every outcome of chance; returns the last position."""
        state: State | None = None
        for frame in self.replay(game, where):
            state = frame.state
        assert state is not None
        return state

    def upgrade(self, game: Game, where: str = "record") -> "Record":
        """The same game as a record under the current rules; raises BadInput at a difference."""
        header = dict(self.header)
        header["rules"] = game.rules
        upgraded = Record(header)
        upgraded.secret = self.secret
        for frame in self.replay(game, where):
            step, digest = frame.step, frame.state.digest()
            upgraded.outcome = frame.state.outcome
            upgraded.detours.put(len(upgraded.steps), frame.detour)
            if step is not None:
                upgraded.steps.append(Step(step.seat, step.action, step.chance, digest))
                continue
            header["digest"] = digest
            if header["format"] == FROM_POSITION:
                header["position"] = _document(frame.state)
            else:
                header["options"] = game.check_options(header["options"])
        return upgraded


class ReplayFrame:
    """A position of a replay: the step that led to it, its events, the (live) state, its draws.

    ``detour`` is what was played before the step, and taken back.
    """

    def __init__(
        self,
        step: Step | None,
        events: list[Event],
        state: State,
        draws: list[Draw],
        detour: Detour,
    ) -> None:
        self.step = step
        self.events = events
        self.state = state
        self.draws = draws
        self.detour = detour


class Recorder:
    """Plays a game and keeps its record."""

    def __init__(
        self,
        game: Game,
        start: Start,
        chance: Chance,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self._source = chance
        self._chance = Traced(chance)
        header = chance_header(chance)
        self.state = begin(game, start, self._chance, options)
        Source(header, "").check_seats(self.state.seats)
        self.record = Record(
            {
                "sandtable": "record",
                "format": FROM_POSITION if isinstance(start, Position) else FROM_SCENARIO,
                "game": game.id,
                "rules": game.rules,
                **_beginning(game, start, options, self.state),
                "chance": header,
                "setup": self._chance.take(),
                "digest": self.state.digest(),
            }
        )

    @staticmethod
    def resume(game: Game, record: Record, chance: Chance, where: str = "record") -> "Recorder":
        """Replay a stored record in order to continue it.

        ``chance`` is the one it was played with, from the start: a Committed whose secret the host
        has kept. Every outcome and every position must match the record; BadInput names the first
        step that differs. A record with older rules continues under the current ones if every step
        is still legal.
        """
        record.check_header(game, where)
        if record.header["chance"] != chance_header(chance):
            raise BadInput("record-commitment", f"{where}:1")
        header = record.header
        play = partial(Recorder, game, record.start, chance, header.get("options"))
        recorder: Recorder = placed(play, f"{where}:1")
        older = record.is_older(game)
        for key in ("setup",) if older else ("setup", "digest"):
            compare(recorder.record.header[key], header[key], f"{where}:1")
        before = [recorder.state.clone()] if len(record.detours) else []
        for number, line in record._lines():
            place = f"{where}:{number}"
            if isinstance(line, TakeBack):
                del before[-line.count :]
                recorder.take_back(line.count, before[-1].clone())
                digest = recorder.state.digest()
            else:
                placed(partial(recorder.apply, line.seat, line.action), place, line.action)
                played = recorder.record.steps[-1]
                compare(played.chance, line.chance, place)
                digest = played.digest
                if before:
                    before.append(recorder.state.clone())
            if not older:
                compare(digest, line.digest, place)
        if not same_outcome(recorder.record.outcome, record.outcome, older):
            end = len(record.steps) + len(record.detours) + 2
            raise BadInput("record-outcome", f"{where}:{end}")
        return recorder

    def apply(self, seat: str, action: Sequence[str]) -> list[Event]:
        """Apply an action and record it; a refused one leaves the record unchanged."""
        action = as_action(action)
        events = self.state.apply(seat, action, self._chance)
        step = Step(seat, action, self._chance.take(), self.state.digest())
        self.record.steps.append(step)
        self.record.outcome = self.state.outcome
        if self.state.outcome is not None and isinstance(self._source, Committed):
            self.record.secret = self._source.secret.hex()
        return events

    def take_back(self, count: int, before: State) -> None:
        """Take back the last steps, to the position before them; the dice go on."""
        self.state = before
        self.record.take_back(count, before.digest())


def _beginning(
    game: Game, start: Start, options: Mapping[str, OptionValue] | None, state: State
) -> dict[str, Any]:
    """How the header says the game began: enough to start it again without any scenario file.

    A position is stored in full, as it was read, even if a person wrote only part of it.
    """
    if isinstance(start, Position):
        return {"position": _document(state)}
    official = isinstance(start, str) and start in game.scenarios()
    return {
        "scenario": start if official else game.scenario_json(start),
        "options": game.check_options(options),
    }


def _document(state: State) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return document
