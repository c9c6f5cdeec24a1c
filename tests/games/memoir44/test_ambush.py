"""Ambush (M44-34.8 to M44-34.13)."""

from collections.abc import Iterable
from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from sandtable.kernel.event import Event
from tests.games.memoir44.reports import (
    decision,
    figures,
    hand,
    hex_of,
    keys,
    medals,
    pile,
    rolls,
    targets,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

#: The two that meet, and one more unit on either side, far off.
FRONT = {"r5c6": "I", "r4c6": "i", "r8c12": "I", "r0c0": "i"}
ATTACKER, TARGET = "allies-1", "axis-2"
CARD = "assault-center"


def declared(
    units: dict[str, str] | None = None,
    enemy_hand: Iterable[str] = ("ambush",),
    **rest: Any,
) -> MemoirState:
    """The Allies have declared a close assault, and the Axis is to answer."""
    state = table({**FRONT, **(units or {})}, hand=[CARD], enemy_hand=enemy_hand, **rest)
    declare(state)
    return state


def declare(state: MemoirState) -> list[Event]:
    act(state, f"play {CARD}")
    act(state, "end-moves")
    return act(state, f"battle {ATTACKER} {TARGET}")


@pytest.mark.rule("M44-34.8")
def test_the_defender_is_asked_after_the_declaration_and_before_the_dice() -> None:
    state = table(FRONT, hand=[CARD], enemy_hand=["ambush"])
    events = declare(state)
    assert keys(events) == ["attacked"]
    assert state.actors() == ("axis",)
    assert decision(state) == "ambush"
    assert legal(state) == ["ambush", "decline"]


@pytest.mark.rule("M44-34.8")
def test_after_declining_the_attack_is_rolled() -> None:
    state = declared()
    events = act(state, "decline", ["STAR"] * 3)
    assert targets(events) == [TARGET]
    assert hand(state, "axis") == ["ambush"]


@pytest.mark.rule("M44-34.8")
def test_a_defender_without_the_card_is_asked_all_the_same_and_cannot_use_it() -> None:
    state = declared(enemy_hand=["dig-in"])
    assert state.actors() == ("axis",)
    assert legal(state) == ["decline"]
    assert rule_against(state, "ambush") == "M44-34.8"


@pytest.mark.rule("M44-34.8")
def test_the_attacker_cannot_tell_whether_the_card_is_held() -> None:
    held = table(FRONT, hand=[CARD], enemy_hand=["ambush", "dig-in"])
    bluff = table(FRONT, hand=[CARD], enemy_hand=["barrage", "dig-in"])
    seen = [event.seen_by("allies") for event in declare(held)]
    assert seen == [event.seen_by("allies") for event in declare(bluff)]
    for seat in ("allies", None):
        assert held.view(seat) == bluff.view(seat)
    prompts = [held.prompt(), bluff.prompt()]
    assert None not in prompts
    assert len({str(prompt.to_json()) for prompt in prompts if prompt}) == 1
    assert held.actors() == bluff.actors() == ("axis",)
    assert held.legal("allies") == bluff.legal("allies") == []
    assert rule_against(held, "ambush", "allies") == rule_against(bluff, "ambush", "allies")


@pytest.mark.rule("M44-34.8")
def test_declining_shows_no_more_than_the_dice() -> None:
    held, bluff = declared(enemy_hand=["ambush"]), declared(enemy_hand=["dig-in"])
    after = [
        [event.seen_by("allies") for event in act(state, "decline", ["STAR"] * 3)]
        for state in (held, bluff)
    ]
    assert after[0] == after[1]
    assert held.view("allies") == bluff.view("allies")


@pytest.mark.rule("M44-34.8")
def test_the_defender_is_asked_even_if_the_attacker_holds_the_card_himself() -> None:
    # Only the attacker knows; not to ask would tell the defender.
    state = table(FRONT, hand=[CARD, "ambush"], enemy_hand=["dig-in"])
    declare(state)
    assert decision(state) == "ambush"
    assert legal(state) == ["decline"]


@pytest.mark.rule("M44-34.8")
def test_nothing_but_an_answer_is_taken_meanwhile() -> None:
    state = declared()
    assert rule_against(state, "end-battles") == "M44-34.8"
    assert rule_against(state, "end-battles", "allies") == "M44-7.1"


@pytest.mark.rule("M44-34.8")
def test_the_card_is_not_played_in_the_own_turn() -> None:
    # A55 i
    state = table(FRONT, hand=["ambush", CARD])
    assert legal(state) == [f"play {CARD}"]
    assert rule_against(state, "play ambush") == "M44-34.8"


@pytest.mark.rule("M44-34.8")
def test_a_hand_of_nothing_but_the_ambush_plays_it_as_a_blank() -> None:
    # A12
    state = table(FRONT, hand=["ambush"], draw=["barrage", "dig-in"])
    assert legal(state) == ["play ambush"]
    events = act(state, "play ambush")
    assert "ordered" not in keys(events)
    assert hand(state) == ["barrage"]
    assert pile(state, "discard") == ["ambush"]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.8")
def test_an_overrun_is_ambushed() -> None:
    # A55 a
    units = {"r5c6": "A", "r4c6": "g", "r3c6": "i", "r8c12": "I"}
    state = table(units, hand=[CARD], enemy_hand=["ambush"])
    act(state, f"play {CARD}")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2")
    act(state, "decline", ["GRE", "GRE", "STAR"])
    act(state, "take-ground allies-1 r4c6")
    act(state, "battle allies-1 axis-1")
    assert decision(state) == "ambush"
    events = act(state, "ambush", ["ARM", "GRE", "ARM"])
    assert targets(events) == ["allies-1"]
    assert figures(state, "allies-1") == 0
    assert turn_of(state) == "axis"


# Public knowledge that rules an Ambush out: then nobody is asked.


def not_asked(state: MemoirState, dice: Iterable[str] = ("STAR",) * 3) -> None:
    """The attack is rolled at once."""
    act(state, f"play {CARD}")
    act(state, "end-moves")
    events = act(state, f"battle {ATTACKER} {TARGET}", dice)
    assert targets(events) == [TARGET]


@pytest.mark.rule("M44-34.8")
def test_nobody_is_asked_whose_hand_is_empty() -> None:
    not_asked(table(FRONT, hand=[CARD], enemy_hand=[]))


@pytest.mark.rule("M44-34.8")
def test_nobody_is_asked_while_the_ambush_lies_in_the_discard() -> None:
    not_asked(table(FRONT, hand=[CARD], state={"discard": ["probe-left", "ambush"]}))


@pytest.mark.rule("M44-34.8")
def test_nobody_is_asked_in_a_battle_without_tactic_cards() -> None:
    not_asked(table(FRONT, hand=[CARD], options={"young_generals": True}))


@pytest.mark.rule("M44-34.9")
def test_a_unit_in_the_ocean_cannot_ambush() -> None:
    # A55 c: it cannot attack.
    not_asked(table(FRONT, hand=[CARD], enemy_hand=["ambush"], ground={"r4c6": "o"}))


@pytest.mark.rule("M44-34.9")
def test_a_unit_that_would_roll_no_dice_cannot_ambush() -> None:
    # A55 c: armor in a town against a forest: 3 - 2 - 2.
    ground = {"r4c6": "V", "r5c6": "F"}
    state = table({**FRONT, "r4c6": "a"}, hand=[CARD], enemy_hand=["ambush"], ground=ground)
    not_asked(state, ["STAR"] * 2)


@pytest.mark.rule("M44-34.8")
def test_nobody_is_asked_again_after_the_ambush_was_used() -> None:
    # A55 g: one card, one attack.
    state = declared({"r5c8": "I", "r4c8": "i"}, enemy_hand=["ambush", "dig-in"])
    act(state, "ambush", ["STAR"] * 6)
    events = act(state, "battle allies-2 axis-3", ["STAR"] * 3)
    assert targets(events) == ["axis-3"]


@pytest.mark.rule("M44-34.8")
def test_after_a_reshuffle_the_defender_is_asked_again() -> None:
    units = {**FRONT, "r8c6": "I"}
    state = table(units, hand=["their-finest-hour", CARD], state={"discard": ["ambush"]})
    act(state, "play their-finest-hour", ["GRE", "GRE"])
    assert pile(state, "discard") == []
    act(state, "play assault-left")
    assert turn_of(state) == "allies"
    act(state, f"play {CARD}")
    act(state, "end-moves")
    act(state, f"battle {ATTACKER} {TARGET}")
    assert decision(state) == "ambush"


# The dice of the Ambush.


@pytest.mark.rule("M44-34.9")
def test_the_attacked_unit_rolls_first_against_the_attacker() -> None:
    state = declared()
    events = act(state, "ambush", ["INF", "ARM", "ARM", "GRE", "ARM", "ARM"])
    assert targets(events) == [ATTACKER, TARGET]
    assert figures(state, ATTACKER) == 3
    assert figures(state, TARGET) == 3
    assert keys(events)[0] == "ambush"


@pytest.mark.rule("M44-34.9")
@pytest.mark.parametrize("arm", ["i", "a", "g", "s", "r", "e"])
def test_every_arm_ambushes_with_three_dice(arm: str) -> None:
    # A55 b
    state = declared({"r4c6": arm})
    events = act(state, "ambush", ["STAR"] * 6)
    assert [len(roll) for roll in rolls(events)] == [3, 3]


@pytest.mark.rule("M44-34.9")
@pytest.mark.parametrize(
    ("arm", "terrain", "dice"),
    [("i", "F", 2), ("i", "V", 2), ("a", "F", 1), ("a", "H", 2), ("g", "F", 3)],
)
def test_the_terrain_of_the_attacker_protects_it(arm: str, terrain: str, dice: int) -> None:
    state = declared({"r4c6": arm}, ground={"r5c6": terrain})
    events = act(state, "ambush", ["STAR"] * (dice + 3))
    assert [len(roll) for roll in rolls(events)] == [dice, 3]


@pytest.mark.rule("M44-34.9")
def test_the_own_hex_of_the_ambusher_costs_dice() -> None:
    # A89: infantry on wire rolls one die less.
    state = declared(obstacles={"r4c6": "w"})
    events = act(state, "ambush", ["STAR"] * 5)
    assert [len(roll) for roll in rolls(events)] == [2, 3]


@pytest.mark.rule("M44-34.9")
def test_no_card_gives_the_ambusher_an_extra_die() -> None:
    # A55 b: the bonus of the attacker's card is the attacker's alone.
    state = table(FRONT, hand=["close-assault"], enemy_hand=["ambush"])
    act(state, "play close-assault")
    act(state, f"battle {ATTACKER} {TARGET}")
    events = act(state, "ambush", ["STAR"] * 7)
    assert [len(roll) for roll in rolls(events)] == [3, 4]


@pytest.mark.rule("M44-34.9")
def test_stars_miss_in_an_ambush() -> None:
    state = declared()
    act(state, "ambush", ["STAR"] * 6)
    assert figures(state, ATTACKER) == 4


# What becomes of the attack.


@pytest.mark.rule("M44-34.10")
def test_an_eliminated_attacker_does_not_attack() -> None:
    state = declared(figures={"r5c6": 2})
    events = act(state, "ambush", ["INF", "GRE", "STAR"])
    assert targets(events) == [ATTACKER]
    assert medals(state, "axis") == 1
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.10")
def test_an_ambush_may_win_the_battle() -> None:
    state = declared(figures={"r5c6": 1}, medals={"allies": 4, "axis": 1})
    events = act(state, "ambush", ["GRE", "STAR", "STAR"])
    assert state.outcome is not None
    assert state.outcome.winner == "axis"
    assert "drew" not in keys(events)


@pytest.mark.rule("M44-34.10")
def test_an_attacker_that_is_driven_back_does_not_attack() -> None:
    state = declared()
    act(state, "ambush", ["FLAG", "STAR", "STAR"])
    assert state.actors() == ("allies",)
    assert legal(state) == [f"retreat {ATTACKER} r6c6", f"retreat {ATTACKER} r6c7"]
    events = act(state, f"retreat {ATTACKER} r6c6")
    assert rolls(events) == []
    assert figures(state, TARGET) == 4
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.10")
def test_an_attacker_that_is_driven_back_has_lost_its_attack_though_still_adjacent() -> None:
    # A55 e
    units = {"r4c5": "I", "r4c6": "i", "r8c12": "I", "r0c0": "i", "r6c7": "I", "r3c7": "i"}
    state = table(units, hand=[CARD], enemy_hand=["ambush"])
    act(state, f"play {CARD}")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-3")
    act(state, "ambush", ["FLAG", "STAR", "STAR"])
    act(state, "retreat allies-1 r5c5")
    assert decision(state) == "battles"
    assert not [action for action in legal(state) if action.startswith("battle allies-1")]
    assert rule_against(state, "battle allies-1 axis-3") == "M44-11.3"


@pytest.mark.rule("M44-34.10")
def test_an_attacker_that_could_not_retreat_and_only_lost_figures_attacks() -> None:
    # A55 e
    units = {"r8c6": "I", "r7c6": "i", "r0c0": "i"}
    state = table(units, hand=[CARD], enemy_hand=["ambush"])
    act(state, f"play {CARD}")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-2")
    events = act(state, "ambush", ["FLAG", "STAR", "STAR", "GRE", "STAR", "STAR"])
    assert targets(events) == ["allies-1", "axis-2"]
    assert figures(state, "allies-1") == 3
    assert figures(state, "axis-2") == 3


@pytest.mark.rule("M44-34.10")
def test_an_attacker_behind_sandbags_may_ignore_the_flag_and_attack() -> None:
    # A55 d, A38
    state = declared(obstacles={"r5c6": "s"})
    act(state, "ambush", ["FLAG", "STAR"])
    assert f"hold {ATTACKER}" in legal(state)
    events = act(state, f"hold {ATTACKER}", ["GRE", "STAR", "STAR"])
    assert targets(events) == [TARGET]
    assert hex_of(state, ATTACKER) == "r5c6"


@pytest.mark.rule("M44-34.10")
def test_after_a_survived_ambush_the_attacker_may_take_ground() -> None:
    state = declared(figures={"r4c6": 1})
    act(state, "ambush", ["STAR", "STAR", "STAR", "GRE", "STAR", "STAR"])
    assert legal(state) == [f"take-ground {ATTACKER} r4c6", "stay"]


@pytest.mark.rule("M44-34.10")
@pytest.mark.parametrize("dice", [["GRE"] * 3, ["FLAG", "STAR", "STAR"]])
def test_the_ambusher_never_takes_ground(dice: list[str]) -> None:
    # A55 f
    state = declared({"r4c6": "a"}, figures={"r5c6": 3})
    events = act(state, "ambush", dice)
    if decision(state) == "retreat":
        events += act(state, f"retreat {ATTACKER} r6c6")
    assert hex_of(state, TARGET) == "r4c6"
    assert "took-ground" not in keys(events)
    assert decision(state) == "choose-card"


@pytest.mark.rule("M44-34.11")
def test_the_ambush_player_draws_before_the_active_player() -> None:
    state = declared(enemy_hand=["ambush", "probe-left"], draw=["barrage", "dig-in"])
    events = act(state, "ambush", ["STAR"] * 6)
    assert [e.params["side"] for e in events if e.key == "drew"] == ["axis", "allies"]
    assert sorted(hand(state, "axis")) == ["barrage", "probe-left"]
    assert hand(state) == ["dig-in"]


@pytest.mark.rule("M44-34.11")
def test_a_declined_ambush_draws_nothing() -> None:
    state = declared(draw=["barrage", "dig-in"])
    events = act(state, "decline", ["STAR"] * 3)
    assert [e.params["side"] for e in events if e.key == "drew"] == ["allies"]
    assert hand(state, "axis") == ["ambush"]


@pytest.mark.rule("M44-34.12")
def test_fire_cannot_be_ambushed() -> None:
    units = {"r6c6": "I", "r4c6": "i", "r0c0": "i"}
    state = table(units, hand=[CARD], enemy_hand=["ambush"])
    act(state, f"play {CARD}")
    act(state, "end-moves")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 2)
    assert targets(events) == ["axis-2"]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.13")
@pytest.mark.parametrize("arm", ["I", "A"])
def test_losses_of_the_attacker_cost_it_no_dice(arm: str) -> None:
    state = declared({"r5c6": arm})
    events = act(state, "ambush", ["GRE", "GRE", "STAR", "STAR", "STAR", "STAR"])
    assert [len(roll) for roll in rolls(events)] == [3, 3]
    assert figures(state, ATTACKER) == (2 if arm == "I" else 1)
