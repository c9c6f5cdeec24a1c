"""From the flat legal list to short lists."""

from sandtable.cli.menu import Menu
from sandtable.kernel.action import Action
from tests.cli.support import numbers
from tests.support import normandy, position

MOVE: Action = ("move", "card:rifleman-a")
STEP: Action = ("move", "card:rifleman-a", "tile:17B")
FIRE: Action = ("attack", "card:rifleman-a", "unit:germany-scouts-b")
HUNKER: Action = ("hunker", "card:scout-a")
END: Action = ("end-turn",)


def asked(menu: Menu) -> list[list[str]]:
    """The words of each choice."""
    return [[choice.actions[0][at] for at in menu.words(choice)] for choice in menu.choices()]


def test_first_the_card_then_the_verb_then_the_rest() -> None:
    menu = Menu([MOVE, STEP, FIRE, HUNKER, END])
    assert asked(menu) == [["card:rifleman-a"], ["card:scout-a", "hunker"], ["end-turn"]]
    menu.narrow(menu.choices()[0])
    assert asked(menu) == [["move"], ["attack", "unit:germany-scouts-b"]]
    menu.narrow(menu.choices()[0])
    assert asked(menu) == [[], ["tile:17B"]]
    assert menu.choices()[0].ends
    assert menu.choices()[0].action == MOVE
    assert menu.choices()[1].action == STEP


def test_back_leads_up_one_list_and_no_further_than_the_first() -> None:
    menu = Menu([MOVE, STEP, FIRE, END])
    first = asked(menu)
    menu.narrow(menu.choices()[0])
    assert [menu.first[at] for at in menu.settled()] == ["card:rifleman-a"]
    menu.back()
    menu.back()
    assert asked(menu) == first
    assert not menu.narrowed


def test_a_verb_that_all_share_is_not_asked_for() -> None:
    bids: list[Action] = [("bid", "card:scout-a"), ("bid", "card:fog-of-war")]
    assert asked(Menu(bids)) == [["card:scout-a"], ["card:fog-of-war"]]
    shots: list[Action] = [("blast", "unit:us-riflemen-a"), ("blast", "unit:us-scouts-a")]
    assert asked(Menu(shots)) == [["unit:us-riflemen-a"], ["unit:us-scouts-a"]]


def test_a_single_action_is_asked_for_all_the_same() -> None:
    menu = Menu([END])
    assert asked(menu) == [["end-turn"]]
    assert menu.choices()[0].action == END


def test_a_card_with_a_single_action_names_it() -> None:
    assert asked(Menu([HUNKER, END])) == [["card:scout-a", "hunker"], ["end-turn"]]


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
