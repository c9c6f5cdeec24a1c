"""Playing a lesson: what the learner is told, shown and asked at each step."""

from sandtable.kernel.action import Action
from sandtable.kernel.chance import Scripted
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event
from sandtable.kernel.game import Game
from sandtable.kernel.rule import Refused
from sandtable.kernel.state import State
from sandtable.lessons.script import Chapter, Cue, Lesson


class LessonStep:
    """One step, as it is sent to the learner's client (docs/protocol.md)."""

    def __init__(
        self,
        lesson: Lesson,
        say: str,
        wanted: Action,
        description: dict[str, Json],
        replay: list[Json],
        offer: dict[str, Json],
    ) -> None:
        self.lesson = lesson
        self.number = 0
        self.count = 0
        self.say = say
        self.wanted = wanted
        self.description = description
        self.replay = replay
        self.offer = offer

    def to_json(self) -> dict[str, Json]:
        return {
            "lesson": self.lesson.id,
            "beat": self.number,
            "beats": self.count,
            "say": self.say,
            "seat": self.lesson.seat,
            "description": self.description,
            "moments": self.replay,
            "offer": self.offer,
            "wanted": [*self.wanted],
        }


def play(game: Game, lesson: Lesson) -> list[LessonStep]:
    """All steps of a lesson. One that cannot be played as written is refused with its path."""
    found: list[LessonStep] = []
    played = 0
    for chapter in lesson.chapters:
        state = _begin(game, lesson, chapter)
        scenario = state.view(None)["scenario"]
        assert isinstance(scenario, str | dict)
        description = game.describe(scenario)
        frames: list[Json] = []
        for cue in chapter.cues:
            try:
                offer = _offer(state, lesson.seat, cue)
                found.append(LessonStep(lesson, cue.say, cue.want, description, frames, offer))
                frames = _carry_out(state, lesson.seat, cue, played)
                played += len(frames)
            except Refused as refused:
                rule, reason = refused.refusal.rule, refused.refusal.key
                raise BadInput("lesson-refused", cue.where, rule=rule, reason=reason) from None
            except BadInput as error:
                raise BadInput(error.key, cue.where, **error.params) from None
    for number, step in enumerate(found, 1):
        step.number = number
        step.count = len(found)
    return found


def _begin(game: Game, lesson: Lesson, chapter: Chapter) -> State:
    if chapter.scenario:
        state = game.start(chapter.scenario, Scripted())
    else:
        try:
            state = game.from_json(chapter.position)
        except BadInput as error:
            place = f"{chapter.where}.position: {error.where}"
            raise BadInput(error.key, place, **error.params) from None
    if lesson.seat not in state.seats:
        raise BadInput("unknown-seat", "seat", seat=lesson.seat, seats=", ".join(state.seats))
    return state


def _carry_out(state: State, learner: str, cue: Cue, played: int) -> list[Json]:
    """Play the wanted action and the replies to it; returns them as the learner sees them.

    ``played`` actions came before: they are numbered throughout the whole lesson.
    """
    chance = Scripted(cue.dice)
    frames: list[Json] = []
    own = [(learner, cue.want)] if cue.want else []
    for number, (seat, action) in enumerate([*own, *cue.replies], played + 1):
        events = state.apply(seat, action, chance)
        frames.append(_replay_frame(state, learner, number, seat, action, events))
    if chance.dice:
        raise BadInput("lesson-dice-left", count=len(chance.dice))
    return frames


def _replay_frame(
    state: State, viewer: str, number: int, seat: str, action: Action, events: list[Event]
) -> dict[str, Json]:
    """An action as the learner sees it; what the other side chose in secret stays secret."""
    secret = seat != viewer and any(
        event.audience is not None and viewer not in event.audience for event in events
    )
    return {
        "number": number,
        "seat": seat,
        "action": None if secret else [*action],
        "notation": "" if secret else state.game.write(action),
        "events": [seen for event in events if (seen := event.seen_by(viewer)) is not None],
        "view": state.view(viewer),
    }


def _offer(state: State, seat: str, cue: Cue) -> dict[str, Json]:
    """The offer: everything that is legal, if an action is wanted.

    The learner's client accepts only the wanted action. It is chosen among all others, word by
    word, as in a real game: with a list of one there would be nothing to choose.
    """
    legal: list[Json] = []
    odds: dict[str, Json] = {}
    if cue.want:
        refusal = state.why_not(seat, cue.want)
        if refusal is not None:
            raise Refused(refusal)
        for number, action in enumerate(state.legal(seat)):
            legal.append([*action])
            rolls: list[Json] = [roll.to_json() for roll in state.odds(seat, action)]
            if rolls:
                odds[str(number)] = rolls
    prompt = state.prompt()
    return {
        "view": state.view(seat),
        "prompt": None if prompt is None else prompt.to_json(),
        "legal": legal,
        "odds": odds,
        "guides": state.guides(seat),
        "undo": {"may": False, "why": "undo-nothing", "sealed": False, "asks": False},
        "fill": False,
        "outcome": None if state.outcome is None else state.outcome.to_json(),
        "ask": [*state.actors()],
    }
