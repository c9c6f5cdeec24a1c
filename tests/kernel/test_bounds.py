"""What a position may hold in any game: pending decisions, and what they list."""

import json
from typing import Any

import pytest

import sandtable
from sandtable.kernel.decision import MOST_PENDING
from sandtable.kernel.errors import BadInput
from sandtable.kernel.fields import MOST_LETTERS, MOST_LISTED, Numbers, Text, Texts
from sandtable.kernel.reading import Reader, check_length
from sandtable.kernel.start import open_position


def opened(id: str) -> dict[str, Any]:
    game = sandtable.game(id)
    state = game.start(game.scenarios()[0], sandtable.Seeded(1))
    found: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return found


@pytest.mark.parametrize("id", sandtable.games())
def test_a_stack_of_decisions_is_not_endless(id: str) -> None:
    document = opened(id)
    top = document["decision"][-1]
    document["decision"] = [*document["decision"], *[top] * MOST_PENDING]
    with pytest.raises(BadInput) as raised:
        open_position(sandtable.game(id), document)
    assert (raised.value.key, raised.value.where) == ("list-too-long", "decision")
    assert raised.value.params == {"found": len(document["decision"]), "most": MOST_PENDING}


def test_a_list_may_be_as_long_as_its_limit() -> None:
    check_length([1, 2, 3], 3, "here")
    with pytest.raises(BadInput) as raised:
        check_length([1, 2, 3], 2, "here")
    assert (raised.value.key, raised.value.where) == ("list-too-long", "here")


@pytest.mark.parametrize(
    ("field", "longest"),
    [
        (Numbers(0, 9), [1] * MOST_LISTED),
        (Texts(), ["x"] * MOST_LISTED),
        (Text(), "x" * MOST_LETTERS),
    ],
)
def test_lists_and_texts_of_a_frame_have_a_longest(field: Any, longest: Any) -> None:
    assert len(field.read(None, Reader({"value": longest}, ""), "value")) == len(longest)
    with pytest.raises(BadInput) as raised:
        field.read(None, Reader({"value": longest + longest[:1]}, "frame"), "value")
    assert raised.value.key in ("list-too-long", "text-too-long")
    assert raised.value.where == "frame.value"
