"""The variant for young generals (M44-37)."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Traced
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.staging import battles, do, keys, offered, strike
from tests.memoir import act, game, legal, table

YOUNG = {"young_generals": True}
QUIET = {"no_taking_ground": True}
CLOSE = {"r5c4": "A", "r4c4": "g", "r2c4": "i", "r8c0": "I"}


@pytest.mark.rule("M44-37.1")
@pytest.mark.parametrize("id", ["pegasus-bridge", "arracourt"])
def test_the_pack_of_young_generals_is_the_40_section_cards(id: str) -> None:
    whole: Any = game().start(id, sandtable.Seeded(1), YOUNG).to_json()
    pack = [*whole["draw"], *whole["hands"]["allies"], *whole["hands"]["axis"]]
    tactics = {card.id for card in game().pack.cards if card.text.tactic}
    assert len(pack) == 40
    assert not tactics & set(pack)


@pytest.mark.rule("M44-37.1")
def test_on_two_boards_young_generals_use_80_section_cards() -> None:
    state = game().start("omaha-beach-overlord", sandtable.Seeded(1), YOUNG)
    assert len(state.draw) + len(state.hands[0]) + len(state.hands[1]) == 80


@pytest.mark.rule("M44-37.1")
def test_nobody_is_asked_about_an_ambush_that_cannot_come() -> None:
    state = table(CLOSE, hand=["assault-center"], options=YOUNG)
    battles(state, "assault-center")
    events = do(state, "battle @r5c4 @r4c4", ["STAR", "STAR", "STAR"])
    assert "rolled" in keys(events)


@pytest.mark.rule("M44-37.1")
@pytest.mark.parametrize("place", ["hands", "draw", "discard"])
def test_a_position_of_young_generals_with_a_tactic_card_is_refused(place: str) -> None:
    given: dict[str, Any] = {place: ["barrage"]}
    if place == "hands":
        given = {"hands": {"allies": ["barrage"], "axis": []}}
    with pytest.raises(BadInput):
        table(CLOSE, hand=["assault-center"], options=YOUNG, state=given)


@pytest.mark.rule("M44-37.2")
def test_without_taking_ground_there_is_neither_ground_nor_overrun() -> None:
    # A96: one option for both.
    state = table(CLOSE, hand=["assault-center"], options=QUIET)
    battles(state, "assault-center")
    strike(state, "battle @r5c4 @r4c4", ["GRE", "GRE", "STAR"])
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-37.2")
@pytest.mark.parametrize("options", [{}, YOUNG])
def test_the_option_is_one_of_its_own(options: dict[str, Any]) -> None:
    state = table(CLOSE, hand=["assault-center"], options=options)
    battles(state, "assault-center")
    do(state, "battle @r5c4 @r4c4", ["GRE", "GRE", "STAR"] if options else [])
    if not options:
        act(state, "decline", ["GRE", "GRE", "STAR"])
    do(state, "take-ground @r5c4 r4c4")
    assert offered(state, "battle @r4c4 @r2c4")


@pytest.mark.rule("M44-37.2")
def test_without_taking_ground_the_card_behind_enemy_lines_still_moves_on() -> None:
    units = {"r5c4": "I", "r4c4": "g", "r0c4": "i"}
    state = table(units, hand=["behind-enemy-lines"], options=QUIET)
    battles(state, "behind-enemy-lines")
    strike(state, "battle @r5c4 @r4c4", ["GRE", "GRE", "STAR", "STAR"])
    assert not any(action.startswith("take-ground") for action in legal(state))
    assert any(action.startswith("move") for action in legal(state))


@pytest.mark.rule("M44-37.3")
def test_the_discards_are_shuffled_before_they_are_drawn_again() -> None:
    discard = ["probe-left", "probe-right", "attack-left", "attack-right"]
    state = table(
        {"r8c0": "I", "r0c0": "i"},
        hand=["assault-center"],
        draw=[],
        options=YOUNG,
        state={"discard": discard},
    )
    chance = Traced(sandtable.Seeded(4))
    state.apply("allies", game().read("play assault-center"), chance)
    outcomes = chance.take()
    assert len(outcomes) == 1
    assert isinstance(outcomes[0], list)
    assert sorted(outcomes[0]) == [0, 1, 2, 3, 4]
    assert state.to_json()["discard"] == []
