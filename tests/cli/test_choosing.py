"""From the flat legal list to short lists."""

from sandtable.cli.choosing import Chooser
from sandtable.kernel.action import Action
from tests.cli.support import numbers
from tests.support import normandy, position

MOVE: Action = ("move", "card:rifleman-a")
STEP: Action = ("move", "card:rifleman-a", "tile:17B")
FIRE: Action = ("attack", "card:rifleman-a", "unit:germany-scouts-b")
HUNKER: Action = ("hunker", "card:scout-a")
END: Action = ("end-turn",)


def asked(chooser: Chooser) -> list[list[str]]:
    """The words of each choice."""
    return [
        [branch.actions[0][at] for at in chooser.words(branch)] for branch in chooser.branches()
    ]


def test_first_the_card_then_the_verb_then_the_rest() -> None:
    chooser = Chooser([MOVE, STEP, FIRE, HUNKER, END])
    assert asked(chooser) == [["card:rifleman-a"], ["card:scout-a", "hunker"], ["end-turn"]]
    chooser.narrow(chooser.branches()[0])
    assert asked(chooser) == [["move"], ["attack", "unit:germany-scouts-b"]]
    chooser.narrow(chooser.branches()[0])
    assert asked(chooser) == [[], ["tile:17B"]]
    assert chooser.branches()[0].ends
    assert chooser.branches()[0].action == MOVE
    assert chooser.branches()[1].action == STEP


def test_back_leads_up_one_list_and_no_further_than_the_first() -> None:
    chooser = Chooser([MOVE, STEP, FIRE, END])
    first = asked(chooser)
    chooser.narrow(chooser.branches()[0])
    assert [chooser.first[at] for at in chooser.settled()] == ["card:rifleman-a"]
    chooser.back()
    chooser.back()
    assert asked(chooser) == first
    assert not chooser.narrowed


def test_a_verb_that_all_share_is_not_asked_for() -> None:
    bids: list[Action] = [("bid", "card:scout-a"), ("bid", "card:fog-of-war")]
    assert asked(Chooser(bids)) == [["card:scout-a"], ["card:fog-of-war"]]
    shots: list[Action] = [("blast", "unit:us-riflemen-a"), ("blast", "unit:us-scouts-a")]
    assert asked(Chooser(shots)) == [["unit:us-riflemen-a"], ["unit:us-scouts-a"]]


def test_a_single_action_is_asked_for_all_the_same() -> None:
    chooser = Chooser([END])
    assert asked(chooser) == [["end-turn"]]
    assert chooser.branches()[0].action == END


def test_a_card_with_a_single_action_names_it() -> None:
    assert asked(Chooser([HUNKER, END])) == [["card:scout-a", "hunker"], ["end-turn"]]


def test_every_legal_action_can_be_reached_by_numbers() -> None:
    state = position(
        us={
            "hand": ["rifleman-a", "scout-a", "platoon-sergeant", "fog-of-war"],
            "counters": {"riflemen-a": "17B", "scouts-a": "17B"},
            "scouted": ["17B", "2B"],
        },
        germany={"counters": {"riflemen-a": "5B", "scouts-a": "8A"}},
    )
    legal = state.legal("us")
    reached = [numbers(legal, action) for action in legal]
    assert len({tuple(path) for path in reached}) == len(legal) > 30
    assert max(len(path) for path in reached) <= 4
    assert normandy().write(legal[-1]) == "end-turn"
