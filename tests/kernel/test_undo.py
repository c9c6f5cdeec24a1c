"""Which decisions can be taken back."""

import pytest

from sandtable.kernel.chance import ChanceResult
from sandtable.kernel.event import Event
from sandtable.kernel.steps import Step
from sandtable.kernel.undo import is_sealed, undo_blocker


def step(*chance: ChanceResult) -> Step:
    return Step("us", ("end-turn",), list(chance), "")


OPEN = Event("moved", {})
SECRET = Event("drew", {"cards": ["scout-a"]}, ("us",), {"count": 1})
PRIVATE = Event("looked", {}, ("us",))
SEALED = Event("picked", {"card": "scout-a"}, ("us",), {}, sealed=True)


@pytest.mark.parametrize(
    ("taken", "events", "closed"),
    [
        (step(), [], None),
        (step(), [OPEN, OPEN], None),
        (step(3), [OPEN], "chance"),
        (step([1, 0]), [OPEN], "chance"),
        (step(), [OPEN, SECRET], "hidden"),
        (step(), [PRIVATE], "hidden"),
        (step(3), [SECRET], "chance"),
        (step(), [SEALED, SEALED], None),
        (step(), [SEALED, OPEN], "hidden"),
        (step(), [SEALED, SECRET], "hidden"),
    ],
)
def test_chance_and_what_not_everyone_saw_close_a_decision(
    taken: Step, events: list[Event], closed: str | None
) -> None:
    assert undo_blocker(taken, events) == closed


def test_a_choice_is_sealed_if_its_step_tells_nothing_else() -> None:
    assert is_sealed([SEALED])
    assert not is_sealed([SEALED, OPEN])
    assert not is_sealed([])
    assert Event.from_json(SEALED.to_json()).sealed
    assert not Event.from_json(OPEN.to_json()).sealed
