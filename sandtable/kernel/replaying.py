"""Playing the lines of a record again, each with its recorded outcomes of chance."""

from collections.abc import Callable
from functools import partial
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.chance import ChanceResult
from sandtable.kernel.detours import Detour, play_detour
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.proof import Checked
from sandtable.kernel.rule import Refused
from sandtable.kernel.state import State
from sandtable.kernel.steps import Step


class Replayer:
    """Replays the lines of a record with their recorded chance."""

    def __init__(self, chance: Checked, where: str, older: bool) -> None:
        self._chance = chance
        self._where = where
        self._older = older

    def step(self, state: State, step: Step, number: int) -> list[Event]:
        play = partial(state.apply, step.seat, step.action, self._chance)
        place = f"{self._where}:{number}"
        events: list[Event] = replay_part(play, self._chance, step.chance, place, step.action)
        return events

    def detour(self, state: State, detour: Detour, number: int) -> Detour:
        if not detour:
            return []
        return play_detour(state, detour, self._play, self.compare, number)

    def _play(self, state: State, step: Step, number: int) -> None:
        self.step(state, step, number)

    def compare(self, state: State, digest: str, number: int) -> None:
        if not self._older:
            compare(state.digest(), digest, f"{self._where}:{number}")


def same_outcome(found: Outcome | None, expected: Outcome | None, older: bool) -> bool:
    """Under older rules the same result may have had another reason or cited another rule."""
    if not older or found is None or expected is None:
        return found == expected
    return found.winner == expected.winner


def replay_part(
    play: Callable[[], Any],
    chance: Checked,
    outcomes: list[ChanceResult],
    where: str,
    action: Action = (),
) -> Any:
    """Play the set-up or a step with its recorded outcomes, all of which it must need."""
    chance.expect(outcomes)
    result = placed(play, where, action)
    placed(chance.finish, where)
    return result


def placed(play: Callable[[], Any], where: str, action: Action = ()) -> Any:
    """Play a part of a record; errors are raised with its line number."""
    try:
        return play()
    except BadInput as error:
        place = f"{where}: {error.where}" if error.where else where
        raise BadInput(error.key, place, **error.params) from None
    except Refused as refused:
        rule = refused.refusal.rule
        raise BadInput("record-refused", where, action=" ".join(action), rule=rule) from None


def compare(found: object, expected: object, where: str) -> None:
    if found != expected:
        raise BadInput("record-differs", where)
