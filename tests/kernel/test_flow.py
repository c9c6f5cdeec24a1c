"""The stack of decisions: its vocabulary, tasks, procedures, and frames as documents."""

from typing import Any, ClassVar

import pytest

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Scripted
from sandtable.kernel.decision import frames_of, read_decision
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event
from sandtable.kernel.fields import Field, Flag, Number, Numbers, Side, Text, Texts
from sandtable.kernel.frame import Frame, Procedure, Task
from sandtable.kernel.game import Game
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refused
from sandtable.kernel.state import State


class Toy(Game):
    id: ClassVar[str] = "toy"
    citations: ClassVar[dict[str, str]] = {
        "game-over": "TOY-1",
        "not-your-decision": "TOY-2",
        "outcome-resigned": "TOY-3",
        "outcome-agreed": "TOY-3",
        "outcome-full": "TOY-4",
        "too-far": "TOY-5",
    }
    variants: ClassVar[dict[tuple[str, str], str]] = {("too-far", "marsh"): "TOY-6"}
    fields: ClassVar[dict[str, Field]] = {
        "side": Side(),
        "other": Side(optional=True),
        "count": Number(0, 9),
        "numbers": Numbers(0, 9),
        "ready": Flag(),
        "stage": Number(0, 2),
        "text": Text(["a", "b"]),
        "words": Texts(),
    }


class ToyState(State):
    def __init__(self) -> None:
        super().__init__(("north", "south"), ("red", "blue"))
        self.log: list[str] = []

    @property
    def game(self) -> Game:
        return TOY

    def side_of(self, seat: str) -> str:
        return "red" if seat == "north" else "blue"


TOY = Toy()


class Ask(Frame[ToyState]):
    name = "ask"
    lowest = True

    def __init__(self, side: int, count: int = 0, words: tuple[str, ...] = ()) -> None:
        self.side = side
        self.count = count
        self.words = words

    def settled(self, state: ToyState) -> bool:
        return self.count == 0

    def leave(self, state: ToyState, chance: Chance, events: list[Event]) -> None:
        state.end(self.side, "full", events)

    def actors(self, state: ToyState) -> tuple[str, ...]:
        return (state.seats[self.side],)

    def legal(self, state: ToyState, seat: str) -> list[Action]:
        return [("go",)]

    def resolve(
        self, state: ToyState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.replace(self.replace(count=self.count - 1))
        state.push(Note("first"), Note("second"), Stages())


class Note(Task[ToyState]):
    name = "note"

    def __init__(self, text: str) -> None:
        self.text = text

    def run(self, state: ToyState, chance: Chance, events: list[Event]) -> None:
        state.log.append(self.text)


class Stages(Procedure[ToyState]):
    name = "stages"

    def __init__(self, stage: int = 0, ready: bool = False) -> None:
        self.stage = stage
        self.ready = ready

    def run(self, state: ToyState, chance: Chance, events: list[Event]) -> None:
        state.log.append(f"stage {self.stage}")
        if self.stage == 2:
            self.done(state)
        else:
            self.proceed(state, stage=self.stage + 1)
            state.push(Note(f"above {self.stage}"))

    def check(self, state: ToyState, below: Frame[Any] | None, where: str) -> None:
        if not isinstance(below, Ask):
            raise BadInput("decision-elsewhere", where, frame=self.name)


class Everything(Frame[ToyState]):
    name = "everything"
    lowest = True

    def __init__(self, side: int, other: int, numbers: tuple[int, ...], text: str) -> None:
        self.side = side
        self.other = other
        self.numbers = numbers
        self.text = text


def state_with(*frames: Frame[Any]) -> ToyState:
    state = ToyState()
    state.reset(*frames)
    return state


def test_what_is_pushed_first_is_done_first_and_a_procedure_runs_its_stages() -> None:
    state = state_with(Ask(0, 1))
    state.apply("north", ("go",), Scripted())
    assert state.log == ["first", "second", "stage 0", "above 0", "stage 1", "above 1", "stage 2"]


def test_the_flow_stops_where_the_game_ends() -> None:
    state = state_with(Ask(1, 1))
    events = state.apply("south", ("go",), Scripted())
    assert state.outcome is not None
    assert state.outcome.to_json() == {"winner": "blue", "reason": "outcome-full", "rule": "TOY-4"}
    assert events[-1].params == {"winner": "blue", "reason": "outcome-full"}
    with pytest.raises(Refused) as refused:
        state.apply("south", ("go",), Scripted())
    assert refused.value.refusal.rule == "TOY-1"


def test_resigning_gives_the_game_to_the_other_side() -> None:
    state = state_with(Ask(0, 1))
    state.apply("south", ("resign",), Scripted())
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.rule) == ("red", "TOY-3")


def test_an_agreed_draw_ends_the_game_without_a_winner() -> None:
    state = state_with(Ask(0, 1))
    events = state.apply("south", ["agree-draw"], Scripted())
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason) == (None, "outcome-agreed")
    assert [event.key for event in events] == ["game-over"]


def test_refusals_cite_the_game() -> None:
    state = state_with(Ask(0, 1))
    refusal = state.why_not("south", ("go",))
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("TOY-2", {"seats": "north"})
    assert state.refusal("too-far").rule == "TOY-5"
    assert state.refusal("too-far", "marsh").rule == "TOY-6"
    assert state.refusal("too-far", "sand").rule == "TOY-5"


def test_a_frame_below_can_be_replaced() -> None:
    below, above = Ask(0, 1), Ask(1, 1)
    state = state_with(above, below)
    new = below.replace(words=("x",))
    state.replace_below(below, new)
    assert state.frames == [new, above]
    assert new.words == ("x",)
    assert (new.side, new.count) == (0, 1)
    with pytest.raises(AssertionError):
        state.replace_below(below, new)


def test_a_copy_knows_its_fields() -> None:
    with pytest.raises(TypeError, match="wrong"):
        Ask(0).replace(wrong=1)


def written(state: ToyState) -> dict[str, Json]:
    return {"decision": [frame.to_json(state) for frame in state.frames]}


def read(document: dict[str, Json]) -> ToyState:
    state = ToyState()
    read_decision(state, Reader(document, ""), Ask(0))
    return state


def test_frames_are_documents_and_back() -> None:
    state = state_with(Stages(1, True), Ask(1, 3, ("x", "y")))
    document = written(state)
    assert document["decision"] == [
        {"frame": "ask", "side": "blue", "count": 3, "words": ["x", "y"]},
        {"frame": "stages", "stage": 1, "ready": True},
    ]
    assert written(read(document)) == document
    everything = written(state_with(Everything(1, -1, (1, 2), "b")))
    assert everything["decision"] == [
        {"frame": "everything", "side": "blue", "other": None, "numbers": [1, 2], "text": "b"}
    ]
    assert written(read(everything)) == everything


def test_what_is_left_out_has_its_default() -> None:
    assert written(read({}))["decision"] == [
        {"frame": "ask", "side": "red", "count": 0, "words": []}
    ]
    assert written(read({"decision": [{"frame": "ask", "side": "blue"}]})) == {
        "decision": [{"frame": "ask", "side": "blue", "count": 0, "words": []}]
    }


@pytest.mark.parametrize(
    ("decision", "key", "where"),
    [
        ([], "no-decision", "decision"),
        ([{"frame": "ask"}], "missing-key", "decision[0]"),
        ([{"frame": "ask", "side": "green"}], "not-a-choice", "decision[0].side"),
        ([{"frame": "ask", "side": "red", "count": 10}], "not-in-range", "decision[0].count"),
        ([{"frame": "ask", "side": "red", "x": 1}], "unknown-key", "decision[0]"),
        ([{"frame": "nothing"}], "not-a-choice", "decision[0].frame"),
        ([{"frame": "stages"}], "decision-lowest", "decision"),
        (
            [{"frame": "ask", "side": "red"}, {"frame": "note", "text": "a"}, {"frame": "stages"}],
            "decision-elsewhere",
            "decision[2]",
        ),
        ([{"frame": "everything", "side": "red"}], "missing-key", "decision[0]"),
    ],
)
def test_bad_frames_are_refused_with_their_place(
    decision: list[Json], key: str, where: str
) -> None:
    with pytest.raises(BadInput) as refused:
        read({"decision": decision})
    assert (refused.value.key, refused.value.where) == (key, where)


def test_frames_are_those_of_the_game() -> None:
    assert list(frames_of(TOY)) == ["ask", "everything", "note", "stages"]
