"""The record of a game: how it began, its rules version, actions and outcomes of chance.

A record begins with a scenario and options, or with a position, which has both in it. It is a
text of JSON lines: a header, one line a step, a closing line. Each line carries the digest of the
position it leads to, so the first step that does not replay is found at once; a text without its
closing line has been cut off.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from sandtable.kernel.action import Action
from sandtable.kernel.chance import (
    Chance,
    ChanceResult,
    Committed,
    Replayed,
    Seeded,
    Traced,
)
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game, OptionValue, ScenarioSource
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.rule import Refused
from sandtable.kernel.start import Position, Start, begin
from sandtable.kernel.state import State

#: The formats, each with the keys of its header that say how the game began.
FORMATS: Final[dict[int, tuple[str, ...]]] = {1: ("scenario", "options"), 2: ("position",)}
FROM_SCENARIO: Final = 1
FROM_POSITION: Final = 2


class Step:
    """One action of one seat, with what chance gave and the digest of the position after it."""

    def __init__(self, seat: str, action: Action, chance: list[ChanceResult], digest: str) -> None:
        self.seat = seat
        self.action = action
        self.chance = chance
        self.digest = digest

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "action": list(self.action),
            "chance": self.chance,
            "digest": self.digest,
        }


class Record:
    """A game as it was played."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.steps: list[Step] = []
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
        """The scenario that was played, from its beginning or from a position in it."""
        start = self.start
        if isinstance(start, Position):
            within: ScenarioSource = start.document["scenario"]
            return within
        return start

    def to_text(self) -> str:
        """The record as JSON lines."""
        closing = {
            "end": {
                "steps": len(self.steps),
                "outcome": None if self.outcome is None else self.outcome.to_json(),
                "secret": self.secret,
            }
        }
        lines = [self.header, *(step.to_json() for step in self.steps), closing]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    @staticmethod
    def from_text(text: str, where: str = "record") -> "Record":
        """Read a record; a damaged one is refused with the line at fault."""
        rows = text.removesuffix("\n").split("\n") if text else []
        lines = [_json_line(line, f"{where}:{n}") for n, line in enumerate(rows, 1)]
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
        header["setup"] = _read_chance(header["setup"], f"{where}:1")
        end = lines[-1].get("end")
        if len(lines) < 2 or not isinstance(end, dict):
            raise BadInput("record-cut-off", f"{where}:{len(lines)}")
        record = Record(header)
        for n, line in enumerate(lines[1:-1], 2):
            record.steps.append(_read_step(line, f"{where}:{n}"))
        if end.get("steps") != len(record.steps):
            raise BadInput(
                "record-steps",
                f"{where}:{len(lines)}",
                found=len(record.steps),
                expected=str(end.get("steps")),
            )
        record.outcome = _read_outcome(end.get("outcome"), f"{where}:{len(lines)}")
        secret = end.get("secret")
        record.secret = secret if isinstance(secret, str) else None
        return record

    def check_header(self, game: Game, where: str = "record") -> None:
        """Is this a record of the game, by its present rules?

        A scenario that is named must be one of the book: a record that comes from elsewhere does
        not get to name a file.
        """
        place = f"{where}:1"
        if self.header["game"] != game.id:
            found = str(self.header["game"])
            raise BadInput("wrong-game", place, found=found, expected=game.id)
        if self.header["rules"] != game.rules:
            found = str(self.header["rules"])
            raise BadInput("record-rules", place, found=found, known=game.rules)
        if self.header["format"] == FROM_POSITION:
            return  # it is checked when it is read
        scenario = self.header["scenario"]
        if not isinstance(scenario, Mapping) and scenario not in game.scenarios():
            raise BadInput("unknown-scenario", place, scenario=str(scenario), game=game.id)

    def replay(self, game: Game, where: str = "record") -> "Iterator[Moment]":
        """Play the record again, position after position; the first difference is refused."""
        self.check_header(game, where)
        source = _verified_chance(self, where)
        state = _replay_part(
            lambda chance: begin(game, self.start, chance, self.header.get("options")),
            self.header["setup"],
            source,
            f"{where}:1",
        )
        _compare(state.digest(), str(self.header["digest"]), f"{where}:1")
        yield Moment(None, [], state)
        for number, step in enumerate(self.steps, 2):
            place = f"{where}:{number}"
            play = partial(state.apply, step.seat, step.action)
            events = _replay_part(play, step.chance, source, place, step.action)
            _compare(state.digest(), step.digest, place)
            yield Moment(step, events, state)
        if state.outcome != self.outcome:
            raise BadInput("record-outcome", f"{where}:{len(self.steps) + 2}")

    def verify(self, game: Game, where: str = "record") -> State:
        """Replay to the end and check every outcome of chance; returns the last position."""
        state: State | None = None
        for moment in self.replay(game, where):
            state = moment.state
        assert state is not None
        return state


class Moment:
    """A position of a replay: the step that led to it, its events, the (live) state."""

    def __init__(self, step: Step | None, events: list[Event], state: State) -> None:
        self.step = step
        self.events = events
        self.state = state


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
        self.state = begin(game, start, self._chance, options)
        self.record = Record(
            {
                "sandtable": "record",
                "format": FROM_POSITION if isinstance(start, Position) else FROM_SCENARIO,
                "game": game.id,
                "rules": game.rules,
                **_beginning(game, start, options, self.state),
                "chance": _chance_header(chance),
                "setup": self._chance.take(),
                "digest": self.state.digest(),
            }
        )

    @staticmethod
    def resume(game: Game, record: Record, chance: Chance, where: str = "record") -> "Recorder":
        """Play a stored record again, to go on with it.

        ``chance`` is the one it was played with, from its beginning: a Committed whose secret the
        host has kept. Every outcome and every position must be the recorded one; the first step
        that differs is refused.
        """
        record.check_header(game, where)
        if record.header["chance"] != _chance_header(chance):
            raise BadInput("record-commitment", f"{where}:1")
        header = record.header
        play = partial(Recorder, game, record.start, chance, header.get("options"))
        recorder: Recorder = _placed(play, f"{where}:1")
        for key in ("setup", "digest"):
            _compare(recorder.record.header[key], header[key], f"{where}:1")
        for number, step in enumerate(record.steps, 2):
            place = f"{where}:{number}"
            _placed(partial(recorder.apply, step.seat, step.action), place, step.action)
            _compare(recorder.record.steps[-1].to_json(), step.to_json(), place)
        if recorder.record.outcome != record.outcome:
            raise BadInput("record-outcome", f"{where}:{len(record.steps) + 2}")
        return recorder

    def apply(self, seat: str, action: Action) -> list[Event]:
        """Apply an action and note it; a refused one leaves the record as it was."""
        events = self.state.apply(seat, action, self._chance)
        step = Step(seat, action, self._chance.take(), self.state.digest())
        self.record.steps.append(step)
        self.record.outcome = self.state.outcome
        if self.state.outcome is not None and isinstance(self._source, Committed):
            self.record.secret = self._source.secret.hex()
        return events


def _beginning(
    game: Game, start: Start, options: Mapping[str, OptionValue] | None, state: State
) -> dict[str, Any]:
    """What a header says of the beginning: enough to begin again, whatever has become of a file.

    A position is kept whole, as it was understood, also where a person wrote only a part of it.
    """
    if isinstance(start, Position):
        return {"position": json.loads(json.dumps(state.to_json()))}
    of_the_book = isinstance(start, str) and start in game.scenarios()
    return {
        "scenario": start if of_the_book else game.scenario_json(start),
        "options": game.check_options(options),
    }


def _chance_header(chance: Chance) -> dict[str, Json]:
    if isinstance(chance, Seeded):
        return {"kind": "seeded", "seed": chance.seed}
    if isinstance(chance, Committed):
        return {"kind": "committed", "commitment": chance.commitment}
    return {"kind": "scripted"}


def _verified_chance(record: Record, where: str) -> Chance | None:
    """The Chance that must have given the recorded outcomes, where it is known."""
    header = record.header["chance"]
    kind = header.get("kind") if isinstance(header, dict) else None
    if kind == "seeded":
        seed = header.get("seed")
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadInput("record-chance", f"{where}:1", kind="seeded")
        return Seeded(seed)
    if kind == "committed":
        if record.secret is None:
            if record.outcome is not None:  # a finished game must reveal it
                raise BadInput("record-secret", f"{where}:{len(record.steps) + 2}")
            return None
        try:
            secret = bytes.fromhex(record.secret)
        except ValueError:
            raise BadInput("record-secret", f"{where}:{len(record.steps) + 2}") from None
        if hashlib.sha256(secret).hexdigest() != header.get("commitment"):
            raise BadInput("record-commitment", f"{where}:{len(record.steps) + 2}")
        return Committed(secret)
    if kind == "scripted":
        return None
    raise BadInput("record-chance", f"{where}:1", kind=str(kind))


class _Checked(Chance):
    """Gives the recorded outcomes, and compares each with what the source says."""

    def __init__(self, recorded: Replayed, source: Chance | None) -> None:
        self.recorded = recorded
        self.source = source

    def die(self, name: str, faces: int) -> int:
        value = self.recorded.die(name, faces)
        if self.source is not None:
            true = self.source.die(name, faces)
            if value != true:
                raise BadInput("record-die", name=name, found=value, expected=true)
        return value

    def order(self, name: str, count: int) -> list[int]:
        value = self.recorded.order(name, count)
        if self.source is not None and value != self.source.order(name, count):
            raise BadInput("record-shuffle", name=name)
        return value


def _replay_part(
    play: Callable[[Chance], Any],
    outcomes: Iterable[ChanceResult],
    source: Chance | None,
    where: str,
    action: Action = (),
) -> Any:
    chance = _Checked(Replayed(outcomes), source)
    result = _placed(partial(play, chance), where, action)
    if chance.recorded.outcomes:
        raise BadInput("record-chance-left", where, count=len(chance.recorded.outcomes))
    return result


def _placed(play: Callable[[], Any], where: str, action: Action = ()) -> Any:
    """Play a part of a record; what goes wrong in it is told with its line."""
    try:
        return play()
    except BadInput as error:
        place = f"{where}: {error.where}" if error.where else where
        raise BadInput(error.key, place, **error.params) from None
    except Refused as refused:
        rule = refused.refusal.rule
        raise BadInput("record-refused", where, action=" ".join(action), rule=rule) from None


def _compare(found: object, expected: object, where: str) -> None:
    if found != expected:
        raise BadInput("record-differs", where)


def _json_line(line: str, where: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadInput("not-json", where, column=error.colno) from None
    if not isinstance(value, dict):
        raise BadInput("not-a-table", where)
    return value


def _read_step(line: dict[str, Any], where: str) -> Step:
    seat, action = line.get("seat"), line.get("action")
    chance, digest = line.get("chance"), line.get("digest")
    if (
        not isinstance(seat, str)
        or not isinstance(action, list)
        or not all(isinstance(word, str) for word in action)
        or not isinstance(chance, list)
        or not isinstance(digest, str)
    ):
        raise BadInput("record-step", where)
    return Step(seat, tuple(action), _read_chance(chance, where), digest)


def _read_chance(value: object, where: str) -> list[ChanceResult]:
    """Outcomes of chance: numbers, and lists of numbers."""
    if not isinstance(value, list):
        raise BadInput("not-a-list", where)
    found: list[ChanceResult] = []
    for outcome in value:
        numbers = outcome if isinstance(outcome, list) else [outcome]
        for number in numbers:
            if not isinstance(number, int) or isinstance(number, bool):
                raise BadInput("record-chance-misfit", where, name="", value=str(outcome))
        found.append(outcome)
    return found


def _read_outcome(value: object, where: str) -> Outcome | None:
    if value is None:
        return None
    if isinstance(value, dict):
        winner, reason, rule = value.get("winner"), value.get("reason"), value.get("rule")
        if (winner is None or isinstance(winner, str)) and isinstance(reason, str):
            return Outcome(winner, reason, str(rule))
    raise BadInput("record-outcome", where)
