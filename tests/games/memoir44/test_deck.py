"""Command cards: kinds and deck (M44-5)."""

from collections import Counter
from typing import Any

import pytest

import sandtable
from tests.games.memoir44.reports import COPIES, decision, figures, hand, ordered, pile
from tests.memoir import act, game, legal, rule_against, table

SECTION_CARDS = {
    "assault": 6,
    "attack": 10,
    "probe": 13,
    "recon": 6,
    "recon-in-force": 3,
    "general-advance": 1,
    "pincer-move": 1,
}
TACTIC_CARDS = {
    "air-power": 1,
    "ambush": 1,
    "armor-assault": 2,
    "artillery-bombard": 1,
    "barrage": 1,
    "behind-enemy-lines": 1,
    "close-assault": 1,
    "counter-attack": 2,
    "dig-in": 1,
    "direct-from-hq": 2,
    "firefight": 1,
    "infantry-assault": 2,
    "medics-and-mechanics": 1,
    "move-out": 2,
    "their-finest-hour": 1,
}


def dealt(**options: Any) -> Counter[str]:
    """All cards of a battle that has just been set up, by kind."""
    state = game().start("pegasus-bridge", sandtable.Seeded(1), options)
    return Counter(hand(state, "allies") + hand(state, "axis") + pile(state, "draw"))


def by_name(cards: Counter[str]) -> Counter[str]:
    """The same cards without the section that is printed on some."""
    names: Counter[str] = Counter()
    for card, count in cards.items():
        names[card.removesuffix("-left").removesuffix("-center").removesuffix("-right")] += count
    return names


@pytest.mark.rule("M44-5.1")
def test_a_unit_without_an_order_neither_moves_nor_attacks() -> None:
    units = {"r5c1": "I", "r4c1": "i", "r5c9": "I", "r4c9": "i"}
    state = table(units, hand=["assault-left"])
    act(state, "play assault-left")
    assert rule_against(state, "move allies-2 r6c9") == "M44-8.2"
    act(state, "end-moves")
    assert rule_against(state, "battle allies-2 axis-2") == "M44-8.2"
    assert not [action for action in legal(state) if "allies-2" in action]


@pytest.mark.rule("M44-5.1")
def test_an_unordered_unit_on_wire_does_not_clear_it() -> None:
    units = {"r5c1": "I", "r4c1": "i", "r6c9": "I"}
    state = table(units, hand=["assault-left"], obstacles={"r6c9": "w"})
    act(state, "play assault-left")
    act(state, "end-moves")
    assert rule_against(state, "remove-wire allies-2") == "M44-8.2"


@pytest.mark.rule("M44-5.2")
def test_there_are_section_cards_and_tactic_cards_and_no_third_kind() -> None:
    assert set(by_name(dealt())) == set(SECTION_CARDS) | set(TACTIC_CARDS)


@pytest.mark.rule("M44-5.2")
def test_without_tactic_cards_exactly_the_section_cards_are_left() -> None:
    # The variant for young generals (M44-37.1) takes one kind out and leaves the other.
    assert by_name(dealt(young_generals=True)) == SECTION_CARDS


@pytest.mark.rule("M44-5.3")
def test_a_section_card_fixes_section_and_number() -> None:
    units = {"r6c0": "I", "r6c1": "A", "r6c2": "G", "r6c6": "I", "r6c10": "I", "r0c0": "i"}
    state = table(units, hand=["probe-left"])
    act(state, "play probe-left")
    assert legal(state) == ["order allies-1", "order allies-2", "order allies-3", "done"]
    assert rule_against(state, "order allies-4") == "M44-8.1"
    act(state, "order allies-1")
    act(state, "order allies-3")
    assert decision(state) == "moves"
    assert ordered(state) == ["allies-1", "allies-3"]


@pytest.mark.rule("M44-5.4")
def test_a_tactic_card_may_act_anywhere_on_the_board() -> None:
    units = {"r6c0": "I", "r6c6": "I", "r6c12": "I", "r0c0": "i"}
    state = table(units, hand=["move-out"])
    act(state, "play move-out")
    assert ordered(state) == ["allies-1", "allies-2", "allies-3"]


@pytest.mark.rule("M44-5.4")
def test_a_tactic_card_may_act_in_one_section() -> None:
    units = {"r6c0": "I", "r6c6": "I", "r6c12": "I", "r0c0": "i"}
    state = table(units, hand=["infantry-assault"])
    act(state, "play infantry-assault center")
    assert ordered(state) == ["allies-2"]


@pytest.mark.rule("M44-5.4")
def test_a_tactic_card_may_act_without_any_order() -> None:
    state = table({"r8c0": "I", "r4c6": "i"}, hand=["barrage"])
    act(state, "play barrage")
    assert ordered(state) == []
    act(state, "target axis-1", ["GRE", "STAR", "STAR", "STAR"])
    assert figures(state, "axis-1") == 3


@pytest.mark.rule("M44-5.5")
def test_section_cards_are_forty_and_split_as_printed() -> None:
    cards = dealt()
    assert {name: by_name(cards)[name] for name in SECTION_CARDS} == SECTION_CARDS
    assert sum(SECTION_CARDS.values()) == 40
    per_section = {
        section: sum(count for card, count in cards.items() if card.endswith(f"-{section}"))
        for section in ("left", "center", "right")
    }
    assert per_section == {"left": 11, "center": 13, "right": 11}


@pytest.mark.rule("M44-5.6")
def test_tactic_cards_are_twenty_with_one_of_each_unnumbered_card() -> None:
    # A2: no count is printed for ten of them; one each gives twenty.
    names = by_name(dealt())
    assert {name: names[name] for name in TACTIC_CARDS} == TACTIC_CARDS
    assert sum(TACTIC_CARDS.values()) == 20


@pytest.mark.rule("M44-5.7")
def test_the_deck_is_sixty_cards_of_twenty_two_names() -> None:
    cards = dealt()
    assert cards == COPIES
    assert cards.total() == 60
    assert len(cards) == 30
    assert len(by_name(cards)) == 22


@pytest.mark.rule("M44-5.7")
@pytest.mark.parametrize(
    "scenario", [name for name in game().scenarios() if "overlord" not in name]
)
def test_every_battle_is_dealt_from_the_same_sixty_cards(scenario: str) -> None:
    state = game().start(scenario, sandtable.Seeded(2))
    cards = hand(state, "allies") + hand(state, "axis") + pile(state, "draw")
    assert Counter(cards) == COPIES


@pytest.mark.rule("M44-5.7")
def test_a_position_with_more_copies_than_the_pack_has_is_refused() -> None:
    with pytest.raises(sandtable.BadInput, match="too-many-copies"):
        table({"r8c0": "I", "r0c0": "i"}, hand=["barrage"], draw=["barrage"])
