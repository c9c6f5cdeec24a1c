"""Steps and the numbers that were drawn for them."""

import pytest

import sandtable
from sandtable.analysis.course import dice_of, played
from sandtable.kernel.chance import ChanceResult
from sandtable.kernel.proof import Draw
from sandtable.kernel.record import ReplayFrame
from sandtable.kernel.steps import Step
from tests.support import normandy


@pytest.mark.parametrize(
    ("rolls", "bounds", "dice"),
    [
        ([5, 9], [10, 10], 2),
        ([[2, 0, 1], 4], [3, 2, 10], 1),
        # nothing is drawn to shuffle a single card, or none
        ([5, 9, []], [10, 10], 2),
        ([[0], 7], [10], 1),
        # what was taken back drew first
        ([3, []], [10, 10, 10], 1),
    ],
)
def test_dice_are_told_from_shuffles(
    rolls: list[ChanceResult], bounds: list[int], dice: int
) -> None:
    state = normandy().start("la-raye", sandtable.Seeded(1))
    draws = [Draw(number, "attack", bound, 0, 1) for number, bound in enumerate(bounds)]
    step = Step("us", ("wait",), rolls, "")
    found = played(1, ReplayFrame(step, [], state, draws, []), step, state, state)
    assert [draw.bound for draw in dice_of(found)] == [10] * dice
    assert [draw.number for draw in found.draws] == list(range(len(bounds)))[-len(found.draws) :]
