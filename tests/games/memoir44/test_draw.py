"""Drawing and reshuffling (M44-19)."""

from collections import Counter
from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    COPIES,
    decision,
    hand,
    keys,
    medals,
    pile,
    rest_of_the_pack,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

#: Both sides in the centre, out of each other's reach.
APART = {"r8c6": "I", "r0c6": "i"}
#: Both sides in the centre, face to face.
CONTACT = {"r5c6": "I", "r4c6": "i", "r8c6": "I", "r0c6": "i"}


def quick(played: str, **rest: Any) -> MemoirState:
    """A side that plays one card for a section where it has nobody: its turn is over at once."""
    return table(APART, hand=[played], **rest)


@pytest.mark.rule("M44-19.1")
def test_the_played_card_is_discarded_and_one_card_drawn() -> None:
    state = quick("attack-left", draw=["barrage", "dig-in"])
    events = act(state, "play attack-left")
    assert hand(state) == ["barrage"]
    assert pile(state, "draw") == ["dig-in"]
    assert pile(state, "discard") == ["attack-left"]
    assert keys(events)[-2:] == ["drew", "turn"]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-19.1")
def test_nothing_is_drawn_before_all_orders_are_carried_out() -> None:
    state = table(APART, hand=["assault-center"], draw=["barrage", "dig-in"])
    act(state, "play assault-center")
    assert hand(state) == []
    assert pile(state, "discard") == []
    act(state, "end-moves")
    assert hand(state) == ["barrage"]
    assert pile(state, "discard") == ["assault-center"]


@pytest.mark.rule("M44-19.1")
def test_the_discard_is_open_to_everyone_and_the_drawn_card_is_not() -> None:
    # A99: cards are played openly, so the discard lies face up.
    state = quick("attack-left", draw=["barrage", "dig-in"])
    events = act(state, "play attack-left")
    drew = next(event for event in events if event.key == "drew")
    for seat in ("axis", None):
        assert state.view(seat)["discard"] == ["attack-left"]
        assert "barrage" not in str(drew.seen_by(seat))
        assert "barrage" not in str(state.view(seat))
    assert "barrage" in str(drew.seen_by("allies"))


@pytest.mark.rule("M44-19.2")
@pytest.mark.parametrize("size", [1, 4, 6])
def test_the_hand_is_as_large_after_the_turn_as_before(size: int) -> None:
    cards = ["probe-left"] * 4 + ["attack-left", "attack-left"]
    state = table(APART, hand=cards[6 - size :], draw=["barrage", "dig-in"])
    act(state, "play attack-left")
    assert turn_of(state) == "axis"
    assert len(hand(state)) == size


@pytest.mark.rule("M44-19.2")
def test_no_card_is_ever_lost_or_made_over_many_turns() -> None:
    own, other = ["probe-left"] * 4, ["probe-right"] * 4
    state = table(APART, hand=own, enemy_hand=other, draw=rest_of_the_pack(*own, *other))
    for _ in range(70):
        if decision(state) in ("choose-card", "keep", "orders"):
            act_first(state)
        else:
            act(state, legal(state)[-1])
        if decision(state) == "choose-card":
            assert (len(hand(state)), len(hand(state, "axis"))) == (4, 4)
            everything = hand(state) + hand(state, "axis") + pile(state, "draw")
            assert Counter(everything + pile(state, "discard")) == COPIES


def act_first(state: MemoirState) -> None:
    """The first offer that throws no dice."""
    dicey = ("air-power", "barrage", "medics", "finest-hour")
    calm = [action for action in legal(state) if not any(word in action for word in dicey)]
    act(state, calm[0])


@pytest.mark.rule("M44-19.3")
def test_an_empty_pile_is_renewed_from_the_whole_discard() -> None:
    thrown = ["attack-left"] * 3 + ["probe-left"] * 4 + ["attack-center"] * 4
    state = quick("attack-right", draw=[], state={"discard": thrown})
    events = act(state, "play attack-right")
    # With the played card the discard holds 12.
    assert len(pile(state, "draw")) == 11
    assert pile(state, "discard") == []
    assert len(hand(state)) == 1
    assert "reshuffled" in keys(events)
    everything = pile(state, "draw") + hand(state)
    assert Counter(everything) == Counter([*thrown, "attack-right"])


@pytest.mark.rule("M44-19.3")
def test_the_pile_is_not_renewed_before_a_card_is_needed() -> None:
    # A51: the last card of the pile is drawn, and the discard stays where it is.
    state = quick("attack-left", draw=["barrage"], state={"discard": ["dig-in"]})
    events = act(state, "play attack-left")
    assert hand(state) == ["barrage"]
    assert pile(state, "draw") == []
    assert pile(state, "discard") == ["dig-in", "attack-left"]
    assert "reshuffled" not in keys(events)


@pytest.mark.rule("M44-19.3")
def test_the_pile_is_renewed_between_the_two_cards_of_a_recon() -> None:
    # A50, A51: the Recon itself is in the discard by then.
    state = quick("recon-left", draw=["barrage"], state={"discard": ["dig-in"]})
    events = act(state, "play recon-left")
    assert keys(events).count("reshuffled") == 1
    assert legal(state) == ["keep barrage", "keep dig-in"]
    assert pile(state, "draw") == ["recon-left"]
    assert pile(state, "discard") == []


@pytest.mark.rule("M44-19.3")
def test_the_only_card_of_both_piles_is_the_one_just_played() -> None:
    state = quick("attack-left", draw=[])
    act(state, "play attack-left")
    assert hand(state) == ["attack-left"]
    assert pile(state, "draw") == pile(state, "discard") == []


@pytest.mark.rule("M44-19.4")
def test_recon_draws_two_keeps_one_and_draws_no_third() -> None:
    state = quick("recon-left", draw=["barrage", "dig-in", "firefight"])
    act(state, "play recon-left")
    assert legal(state) == ["keep barrage", "keep dig-in"]
    assert rule_against(state, "keep firefight") == "M44-33.5"
    assert hand(state) == []
    act(state, "keep dig-in")
    assert hand(state) == ["dig-in"]
    assert pile(state, "draw") == ["firefight"]
    # A50: the Recon was discarded before the draw.
    assert pile(state, "discard") == ["recon-left", "barrage"]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-19.4")
def test_two_equal_cards_of_a_recon_are_one_choice() -> None:
    state = quick("recon-left", draw=["probe-left", "probe-left"])
    act(state, "play recon-left")
    assert legal(state) == ["keep probe-left"]
    act(state, "keep probe-left")
    assert hand(state) == ["probe-left"]
    assert pile(state, "discard") == ["recon-left", "probe-left"]


@pytest.mark.rule("M44-19.4")
def test_recon_with_a_single_card_left_anywhere_keeps_that_card() -> None:
    state = quick("recon-left", draw=[])
    act(state, "play recon-left")
    assert hand(state) == ["recon-left"]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-19.4")
def test_the_other_side_does_not_see_the_two_cards_of_a_recon() -> None:
    state = quick("recon-left", draw=["barrage", "dig-in", "firefight"])
    act(state, "play recon-left")
    for seat in ("axis", None):
        assert "barrage" not in str(state.view(seat))
        assert "dig-in" not in str(state.view(seat))
    assert "barrage" in str(state.view("allies")["decision"])


def ambushed(played: str = "assault-center", **rest: Any) -> MemoirState:
    """The turn of an attack, and of an Ambush without effect, is over."""
    state = table(CONTACT, hand=[played], enemy_hand=["ambush"], **rest)
    finest_hour = played == "their-finest-hour"
    act(state, f"play {played}", ["INF"] if finest_hour else ())
    if finest_hour:
        act(state, "order allies-1")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2")
    act(state, "ambush", ["STAR"] * (7 if finest_hour else 6))
    assert turn_of(state) == "axis"
    return state


@pytest.mark.rule("M44-19.5")
def test_a_used_ambush_is_replaced_at_the_end_of_that_turn_first() -> None:
    state = table(
        CONTACT, hand=["assault-center"], enemy_hand=["ambush"], draw=["dig-in", "barrage"]
    )
    act(state, "play assault-center")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2")
    events = act(state, "ambush", ["STAR"] * 6)
    drew = [event.params["side"] for event in events if event.key == "drew"]
    assert drew == ["axis", "allies"]
    assert hand(state, "axis") == ["dig-in"]
    assert hand(state, "allies") == ["barrage"]
    assert pile(state, "discard") == ["ambush", "assault-center"]


@pytest.mark.rule("M44-19.5")
def test_the_used_ambush_is_not_replaced_before_the_turn_ends() -> None:
    units = {**CONTACT, "r5c8": "I", "r4c8": "i"}
    state = table(units, hand=["assault-center"], enemy_hand=["ambush"], draw=["dig-in", "barrage"])
    act(state, "play assault-center")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2")
    act(state, "ambush", ["STAR"] * 6)
    assert decision(state) == "battles"
    assert hand(state, "axis") == []
    assert pile(state, "discard") == []
    assert state.view("allies")["ambushes"] == 1
    act(state, "end-battles")
    assert hand(state, "axis") == ["dig-in"]


@pytest.mark.rule("M44-19.6")
def test_their_finest_hour_ends_with_one_shuffled_pile() -> None:
    state = table(
        APART,
        hand=["their-finest-hour"],
        draw=["barrage"],
        state={"discard": ["dig-in", "firefight"]},
    )
    events = act(state, "play their-finest-hour", ["GRE"])
    assert "reshuffled" in keys(events)
    assert pile(state, "discard") == []
    together = pile(state, "draw") + hand(state)
    assert sorted(together) == ["barrage", "dig-in", "firefight", "their-finest-hour"]


@pytest.mark.rule("M44-19.7")
def test_the_ambush_player_draws_from_the_pile_before_the_finest_hour_reshuffle() -> None:
    state = ambushed("their-finest-hour", draw=["dig-in"], state={"discard": ["firefight"]})
    # A69: scripted shuffles leave the order, so the top of the new pile is the Firefight.
    assert hand(state, "axis") == ["dig-in"]
    assert hand(state, "allies") == ["firefight"]
    assert pile(state, "draw") == ["ambush", "their-finest-hour"]
    assert pile(state, "discard") == []


@pytest.mark.rule("M44-19.7")
def test_the_order_of_the_end_of_a_turn() -> None:
    state = table(CONTACT, hand=["their-finest-hour"], enemy_hand=["ambush"], draw=["dig-in"])
    act(state, "play their-finest-hour", ["STAR"])
    act(state, "order allies-1")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2")
    events = act(state, "ambush", ["STAR"] * 7)
    ending = [key for key in keys(events) if key in ("drew", "reshuffled", "turn")]
    assert ending == ["drew", "reshuffled", "drew", "turn"]


@pytest.mark.rule("M44-19.7")
def test_with_an_empty_pile_the_ambush_player_draws_from_the_discard_with_the_ambush_in_it() -> (
    None
):
    # The active player's card is not in it yet: it is discarded in step 2.
    state = ambushed(draw=[], state={"discard": ["firefight", "dig-in"]})
    assert hand(state, "axis") == ["firefight"]
    assert hand(state, "allies") == ["dig-in"]
    assert pile(state, "draw") == ["ambush"]
    assert pile(state, "discard") == ["assault-center"]


@pytest.mark.rule("M44-19.7")
def test_conditions_of_the_scenario_are_tested_after_the_draw() -> None:
    sudden = [{"side": "allies", "hexes": ["r8c6"], "need": 1}]
    state = table(APART, hand=["attack-left"], sudden_death=sudden)
    events = act(state, "play attack-left")
    assert keys(events)[-2:] == ["drew", "game-over"]
    assert state.outcome is not None
    assert state.outcome.winner == "allies"
    assert len(hand(state)) == 1


@pytest.mark.rule("M44-19.7")
def test_a_recon_is_finished_before_the_conditions_of_the_scenario_are_tested() -> None:
    sudden = [{"side": "allies", "hexes": ["r8c6"], "need": 1}]
    state = table(APART, hand=["recon-left"], sudden_death=sudden)
    act(state, "play recon-left")
    assert state.outcome is None
    act(state, "keep probe-left")
    assert state.outcome is not None


@pytest.mark.rule("M44-19.1")
def test_a_side_that_has_just_won_draws_nothing() -> None:
    # A91: the battle ends at once.
    state = table(CONTACT, hand=["barrage"], medals={"allies": 1, "axis": 4})
    act(state, "play barrage")
    events = act(state, "target axis-1", ["GRE"] * 4)
    assert state.outcome is not None
    assert medals(state) == 1
    assert "drew" not in keys(events)
    assert hand(state) == []


@pytest.mark.rule("M44-19.1")
def test_a_side_without_a_card_passes_its_turn_and_draws() -> None:
    state = table(APART, hand=["attack-left"], enemy_hand=[], draw=["barrage", "dig-in"])
    act(state, "play attack-left")
    assert turn_of(state) == "allies"
    assert hand(state, "axis") == ["dig-in"]
