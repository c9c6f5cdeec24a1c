"""The document of an analysis: what ``docs/analysis.md`` describes and the schema checks.

Chances are numbers from 0 to 1. An ``error`` is half of a 95 % interval, in the same unit. Steps
are counted from 1, as the frames of a replay are: step 5 leads from position 4 to position 5.
"""

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

#: The format of the document; raised when a reader of the old one would go wrong.
FORMAT: Final = 1
#: How good a decision was, best first.
Judgement = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
JUDGEMENTS: Final[tuple[Judgement, ...]] = ("best", "fine", "inaccuracy", "mistake", "blunder")


class Part(BaseModel):
    """A part of the document; nothing in it is optional but what may be null."""

    model_config = ConfigDict(extra="forbid")


class Estimate(Part):
    """A chance to win. ``error`` holds the spread of the playouts and that of the calibration."""

    chance: float = Field(ge=0, le=1)
    error: float = Field(ge=0)
    #: 0 where nothing had to be estimated: the game was over.
    playouts: int = Field(ge=0)


class Candidate(Estimate):
    """An action that could have been chosen, and its chance for the side that decides."""

    action: list[str]
    notation: str
    #: How much better it is than what was played, with the same dice; ``gain_error`` is its own.
    gain: float
    gain_error: float = Field(ge=0)


class Loss(Part):
    """What a decision cost: the chance of the best candidate less that of what was played."""

    chance: float = Field(ge=0)
    error: float = Field(ge=0)


class Truth(Part):
    """A decision in one light: as the seat saw it, or with open hands.

    Chances are those of the side that decides.
    """

    before: Estimate
    played: Estimate
    #: Up to three, the best one first; what was played may be among them.
    best: list[Candidate]
    loss: Loss
    #: The first two candidates are too close to call.
    close: bool


class Truths(Part):
    """Both lights. ``open`` is null in the analysis of one seat, and until the first deep pass."""

    seat: Truth
    open: Truth | None


class Decision(Part):
    """A step of the record."""

    step: int = Field(ge=1)
    seat: str
    side: str
    #: The number of the round or turn, and the key of the turn (``State.turn_key``).
    time: int
    turn: list[int]
    action: list[str]
    notation: str
    #: How many actions were legal; with 1 there was nothing to decide.
    options: int = Field(ge=0)
    #: By the light of the seat; null where there was nothing to judge.
    judgement: Judgement | None
    truths: Truths | None
    #: How the decision changed the chance of its side, with open hands and before any dice: the
    #: sum of all changes and all luck is the result. Null in the analysis of one seat.
    change: float | None


class Luck(Part):
    """What dice and draws gave the side that made them, in one step: ``after`` less ``expected``.

    ``exact``: the expectation is over all outcomes that there are, else over a sample of them.
    """

    step: int = Field(ge=1)
    side: str
    luck: float
    error: float = Field(ge=0)
    #: The chance of the side over all outcomes, and after the one that came.
    expected: float = Field(ge=0, le=1)
    after: float = Field(ge=0, le=1)
    exact: bool
    #: How many different outcomes were looked at.
    outcomes: int = Field(ge=0)


class Moment(Estimate):
    """A point of the curve: the first side's chance after ``step`` steps, with open hands."""

    step: int = Field(ge=0)
    time: int
    turn: list[int]


class SideSums(Part):
    """Luck and decisions of one side; ``lost`` is the sum of what its decisions cost it."""

    luck: float
    luck_error: float = Field(ge=0)
    #: The sum of the changes by its decisions.
    play: float
    lost: float = Field(ge=0)
    decisions: int = Field(ge=0)
    judgements: dict[Judgement, int]


class Sums(Part):
    """``initial`` + luck and play of the first side - luck and play of the second = ``result``.

    Chances are the first side's. The result of a game that goes on is the chance at its end.
    """

    initial: float = Field(ge=0, le=1)
    result: float = Field(ge=0, le=1)
    sides: dict[str, SideSums]


class TurningPoint(Part):
    """A step that changed the first side's chance much, and what it was: a decision or luck."""

    step: int = Field(ge=1)
    side: str
    kind: Literal["decision", "luck"]
    change: float
    error: float = Field(ge=0)


class DiceCount(Part):
    """All dice of one kind that a side has rolled, by face: 0 is the first one."""

    side: str
    name: str
    rolled: list[int]
    #: How often each face was to be expected.
    expected: float = Field(ge=0)


class ScoreAt(Part):
    """Score and losses of each side after a step; step 0 is the set-up."""

    step: int = Field(ge=0)
    time: int
    scores: dict[str, int]
    losses: dict[str, int]


class Statistics(Part):
    """What can be counted."""

    #: What ``time`` counts; null in games that count neither.
    unit: Literal["round", "turn"] | None
    dice: list[DiceCount]
    #: Wherever time, score or losses changed.
    standings: list[ScoreAt]
    goals: dict[str, int]
    #: What each side had at the start and has at the end, by arm; empty if the game does not say.
    forces: dict[str, dict[str, tuple[int, int]]]
    #: How long each seat thought, in seconds; null where nobody measured it.
    thinking: dict[str, float] | None


class AnalysisProgress(Part):
    """How far the analysis has come: the ``quick`` pass covers all, the ``deep`` one refines.

    ``done`` of ``decisions`` have reached the present depth, which is ``playouts`` a candidate;
    ``error`` is the median error of the curve.
    """

    pass_: Literal["quick", "deep"] = Field(alias="pass")
    done: int = Field(ge=0)
    decisions: int = Field(ge=0)
    playouts: int = Field(ge=0)
    total: int = Field(ge=0)
    error: float = Field(ge=0)
    complete: bool

    model_config = ConfigDict(extra="forbid", serialize_by_alias=True)


class Calibration(Part):
    """How far the estimate was off in games it was not fitted on: part of every error."""

    error: float = Field(ge=0)
    games: int = Field(ge=0)


class Analysis(Part):
    """The whole document."""

    sandtable: Literal["analysis"] = "analysis"
    format: Literal[1] = FORMAT
    game: str
    rules: str
    #: Its id; null if it is not one of the game's.
    scenario: str | None
    #: The fingerprint of the record's end, and that of the estimate that judged.
    record: str
    estimate: str
    seed: int
    #: Whose analysis it is: only that seat's decisions, as it saw them. Null: all, and open hands.
    seat: str | None
    sides: list[str]
    #: The side of each seat.
    seats: dict[str, str]
    outcome: dict[str, Any] | None
    progress: AnalysisProgress
    calibration: Calibration
    #: Empty in the analysis of one seat, as are luck and turning points.
    curve: list[Moment]
    decisions: list[Decision]
    luck: list[Luck]
    sums: Sums | None
    turning_points: list[TurningPoint]
    statistics: Statistics
