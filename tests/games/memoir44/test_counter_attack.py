"""Counter-Attack (M44-34.37 to M44-34.39)."""

from collections.abc import Iterable
from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.games.memoir44.reports import (
    decision,
    figures,
    hand,
    keys,
    ordered,
    pile,
    rolls,
    turn_of,
)
from tests.memoir import act, legal, rule_against, table

CARD = "counter-attack"
#: Four Allied units in each strip of the board; the Axis far off in the centre.
UNITS = {
    "r7c0": "I",
    "r7c1": "A",
    "r8c0": "I",
    "r8c1": "A",
    "r8c5": "I",
    "r8c6": "I",
    "r8c7": "I",
    "r8c8": "A",
    "r7c10": "I",
    "r7c11": "A",
    "r8c11": "I",
    "r8c12": "A",
    "r0c6": "i",
}
WEST = ["allies-1", "allies-2", "allies-5", "allies-6"]
EAST = ["allies-3", "allies-4", "allies-11", "allies-12"]


def answering(
    card: str,
    dice: Iterable[str] = (),
    units: dict[str, str] | None = None,
    own: Iterable[str] = (CARD,),
    **rest: Any,
) -> MemoirState:
    """The Axis has had its turn with a card; the Allies hold the Counter-Attack."""
    state = table(units or UNITS, hand=[card.split()[0]], side="axis", enemy_hand=list(own), **rest)
    act(state, f"play {card}", dice)
    finish(state)
    assert turn_of(state) == "allies"
    return state


def finish(state: MemoirState) -> None:
    """Bring the Axis' turn to its end without doing anything."""
    for _ in range(5):
        if turn_of(state) == "axis":
            act(state, legal(state)[-1])


def choices(state: MemoirState) -> list[str]:
    named = [action.split()[1] for action in legal(state) if action.startswith("order ")]
    return sorted(named, key=lambda name: int(name.split("-")[1]))


@pytest.mark.rule("M44-34.37", "M44-34.38")
@pytest.mark.parametrize(("section", "strip"), [("left", EAST), ("right", WEST)])
def test_a_copied_attack_orders_three_units_in_the_same_strip(
    section: str, strip: list[str]
) -> None:
    # A8, A62 a: the left of the Axis is the right of the Allies.
    state = answering(f"attack-{section}")
    act(state, f"play {CARD}")
    assert choices(state) == strip
    for name in strip[:3]:
        act(state, f"order {name}")
    assert ordered(state) == strip[:3]
    assert decision(state) == "moves"


@pytest.mark.rule("M44-34.38")
def test_the_opponents_right_is_the_own_left() -> None:
    copied = answering("attack-right")
    act(copied, f"play {CARD}")
    played = table(UNITS, hand=["attack-left"])
    act(played, "play attack-left")
    assert legal(copied) == legal(played)


@pytest.mark.rule("M44-34.38")
@pytest.mark.parametrize("card", ["assault-center", "probe-center"])
def test_the_centre_stays_the_centre(card: str) -> None:
    state = answering(card)
    act(state, f"play {CARD}")
    named = ordered(state) or choices(state)
    assert named == ["allies-7", "allies-8", "allies-9", "allies-10"]


@pytest.mark.rule("M44-34.37")
@pytest.mark.parametrize(
    ("card", "first", "count"),
    [
        ("recon-in-force", ["allies-1", "allies-7", "allies-3"], 3),
        ("general-advance", ["allies-1", "allies-2", "allies-7", "allies-8", "allies-3"], 6),
        ("pincer-move", ["allies-1", "allies-2", "allies-3"], 4),
        ("direct-from-hq", ["allies-1", "allies-7", "allies-2"], 4),
        ("armor-assault", ["allies-2", "allies-4", "allies-6"], 4),
        ("move-out", ["allies-1", "allies-3", "allies-5"], 4),
    ],
)
def test_a_card_with_a_number_is_copied_with_its_number(
    card: str, first: list[str], count: int
) -> None:
    state = answering(card)
    act(state, f"play {CARD}")
    for name in first:
        act(state, f"order {name}")
    while decision(state) == "orders":
        act(state, legal(state)[0])
    assert len(ordered(state)) == count


@pytest.mark.rule("M44-34.37")
def test_the_text_is_copied_and_not_the_choices() -> None:
    # A62 a: the Axis ordered nobody, the Allies may order three.
    units = UNITS | {"r0c10": "i", "r0c11": "i", "r0c12": "i", "r1c11": "i"}
    state = answering("attack-left", units=units)
    act(state, f"play {CARD}")
    assert len(choices(state)) == 4


@pytest.mark.rule("M44-34.37")
def test_it_copies_the_opponents_card_and_not_the_own_last_one() -> None:
    state = table(
        UNITS, hand=["barrage", CARD], enemy_hand=["assault-right"], draw=["probe-left"] * 3
    )
    act(state, "play barrage")
    act(state, "target axis-1", ["STAR"] * 4)
    act(state, "play assault-right")
    act(state, f"play {CARD}")
    assert ordered(state) == WEST


@pytest.mark.rule("M44-34.37")
def test_a_copied_recon_draws_two_cards_and_keeps_one() -> None:
    # A62 a
    state = answering("recon-left", draw=["probe-left", "probe-right", "barrage", "dig-in"])
    act(state, f"play {CARD}")
    act(state, "done")
    assert legal(state) == ["keep barrage", "keep dig-in"]
    act(state, "keep dig-in")
    assert hand(state) == ["dig-in"]
    assert pile(state, "discard")[-2:] == [CARD, "barrage"]


@pytest.mark.rule("M44-34.37")
def test_a_copied_finest_hour_rolls_for_the_own_hand_and_reshuffles() -> None:
    # A62 a
    own = (CARD, "dig-in", "firefight")
    state = answering("their-finest-hour", ["GRE"], own=own)
    events = act(state, f"play {CARD}", ["GRE", "FLAG", "GRE"])
    assert [len(roll) for roll in rolls(events)] == [3]
    assert "reshuffled" in keys(events)
    assert pile(state, "discard") == []


@pytest.mark.rule("M44-34.37")
def test_a_copied_air_power_rolls_the_dice_of_the_own_side() -> None:
    # A62 a, A54: one die for the Axis, two for the Allies.
    state = table(UNITS, hand=["air-power"], side="axis", enemy_hand=[CARD])
    act(state, "play air-power")
    act(state, "target allies-7")
    events = act(state, "strike", ["STAR"])
    assert [len(roll) for roll in rolls(events)] == [1]
    act(state, f"play {CARD}")
    act(state, "target axis-1")
    events = act(state, "strike", ["STAR", "STAR"])
    assert [len(roll) for roll in rolls(events)] == [2]
    assert figures(state, "axis-1") == 2


@pytest.mark.rule("M44-34.37")
def test_a_copied_medics_rolls_for_the_own_hand() -> None:
    # A62 a
    hurt = {"allies-1": {"hex": "r8c6", "figures": 1}, "axis-1": {"hex": "r0c6", "figures": 4}}
    state = answering(
        "medics-and-mechanics",
        units={"r8c6": "I", "r0c6": "i"},
        own=(CARD, "dig-in", "firefight"),
        state={"units": hurt},
    )
    act(state, f"play {CARD}")
    events = act(state, "heal allies-1", ["INF", "STAR", "GRE"])
    assert [len(roll) for roll in rolls(events)] == [3]
    assert figures(state, "allies-1") == 3


@pytest.mark.rule("M44-34.37")
def test_a_copied_barrage_strikes_any_enemy() -> None:
    state = table(UNITS, hand=["barrage"], side="axis", enemy_hand=[CARD])
    act(state, "play barrage")
    act(state, "target allies-1", ["STAR"] * 4)
    act(state, f"play {CARD}")
    assert legal(state) == ["target axis-1"]
    act(state, "target axis-1", ["GRE"] * 2 + ["STAR"] * 2)
    assert figures(state, "axis-1") == 2


@pytest.mark.rule("M44-34.37")
def test_a_copied_close_assault_gives_the_extra_die() -> None:
    units = {"r5c6": "I", "r4c6": "i", "r0c0": "i"}
    state = answering("close-assault", units=units, state={"discard": ["ambush"]})
    act(state, f"play {CARD}")
    events = act(state, "battle allies-1 axis-2", ["STAR"] * 4)
    assert [len(roll) for roll in rolls(events)] == [4]


@pytest.mark.rule("M44-34.37")
def test_a_copied_counter_attack_is_what_it_stood_for_mirrored_again() -> None:
    # A62 b: Allied Attack Left, Axis Counter-Attack, Allied Counter-Attack: all in the west.
    units = UNITS | {"r0c0": "i", "r0c1": "i", "r1c0": "i", "r1c1": "i"}
    state = table(units, hand=["attack-left", CARD], enemy_hand=[CARD])
    act(state, "play attack-left")
    act(state, "done")
    act(state, f"play {CARD}")
    assert choices(state) == ["axis-1", "axis-2", "axis-4", "axis-5"]
    act(state, "done")
    act(state, f"play {CARD}")
    assert choices(state) == WEST


@pytest.mark.rule("M44-34.37")
def test_an_ambush_of_the_opponent_is_never_copied() -> None:
    # A62 c: what counts is the card of the opponent's last turn.
    units = {"r5c6": "I", "r4c6": "i", "r8c0": "I", "r8c12": "I"}
    state = table(
        units,
        hand=["assault-center", CARD],
        enemy_hand=["ambush", "assault-right"],
        draw=["probe-left"] * 4,
    )
    act(state, "play assault-center")
    act(state, "end-moves")
    act(state, "battle allies-1 axis-1")
    act(state, "ambush", ["STAR"] * 6)
    act(state, "play assault-right")
    act(state, f"play {CARD}")
    assert ordered(state) == ["allies-2"]


@pytest.mark.rule("M44-34.37")
def test_an_ambush_played_as_a_blank_is_copied_as_a_blank() -> None:
    # A12, A62 c
    state = answering("ambush")
    events = act(state, f"play {CARD}")
    assert "ordered" not in keys(events)
    assert turn_of(state) == "axis"
    assert len(hand(state)) == 1


@pytest.mark.rule("M44-34.37")
def test_in_the_first_turn_of_the_battle_it_is_a_blank() -> None:
    # A62 d
    state = table(UNITS, hand=[CARD], draw=["barrage", "dig-in"])
    events = act(state, f"play {CARD}")
    assert "ordered" not in keys(events)
    assert hand(state) == ["barrage"]
    assert pile(state, "discard") == [CARD]
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.37")
def test_a_copied_blank_is_a_blank() -> None:
    # A62 b, d
    state = table(UNITS, hand=[CARD], enemy_hand=[CARD])
    act(state, f"play {CARD}")
    act(state, f"play {CARD}")
    assert turn_of(state) == "allies"


@pytest.mark.rule("M44-34.37")
def test_the_substitute_is_judged_for_the_copying_side() -> None:
    # A62 e: the Axis had no armor, the Allies have.
    state = answering("armor-assault")
    act(state, f"play {CARD}")
    assert choices(state) == ["allies-2", "allies-4", "allies-6", "allies-10", "allies-12"]


@pytest.mark.rule("M44-34.37")
def test_a_copier_without_the_arm_orders_one_unit_of_any_kind() -> None:
    # A62 e: the Axis had artillery, the Allies have none.
    state = answering("artillery-bombard", units=UNITS | {"r0c0": "g"})
    act(state, f"play {CARD}")
    assert len(choices(state)) == 12
    act(state, "order allies-7")
    assert ordered(state) == ["allies-7"]
    assert decision(state) == "moves"


ASSAULT = "infantry-assault"


@pytest.mark.rule("M44-34.39")
@pytest.mark.parametrize(
    ("section", "infantry"),
    [
        ("left", ["allies-3", "allies-11"]),
        ("center", ["allies-7", "allies-8", "allies-9"]),
        ("right", ["allies-1", "allies-5"]),
    ],
)
def test_a_copied_infantry_assault_is_carried_out_in_the_same_section(
    section: str, infantry: list[str]
) -> None:
    state = answering(f"{ASSAULT} {section}")
    assert legal(state) == [f"play {CARD}"]
    act(state, f"play {CARD}")
    assert ordered(state) == infantry


@pytest.mark.rule("M44-34.39")
def test_no_other_section_may_be_named_for_the_copy() -> None:
    state = answering(f"{ASSAULT} left")
    assert rule_against(state, f"play {CARD} left") == "M44-34.39"


@pytest.mark.rule("M44-34.39")
def test_a_copied_infantry_assault_may_find_nobody_in_that_section() -> None:
    # A66: no substitute while there is infantry elsewhere.
    state = answering(f"{ASSAULT} right", units={"r8c6": "I", "r8c0": "A", "r0c6": "i"})
    events = act(state, f"play {CARD}")
    assert "ordered" not in keys(events)
    assert turn_of(state) == "axis"


@pytest.mark.rule("M44-34.39")
def test_a_copier_without_infantry_orders_one_unit_of_any_kind() -> None:
    # A62 e
    state = answering(f"{ASSAULT} right", units={"r8c6": "A", "r8c0": "G", "r0c6": "i"})
    act(state, f"play {CARD}")
    assert choices(state) == ["allies-1", "allies-2"]


@pytest.mark.rule("M44-34.39")
def test_where_the_opponent_had_no_infantry_the_copier_chooses_one_section() -> None:
    # A62 a, e: the whole text is copied, and it says one section (M44-34.49).
    state = answering(ASSAULT, units=UNITS | {"r0c6": "a"})
    assert legal(state) == [f"play {CARD} {name}" for name in ("left", "center", "right")]
    act(state, f"play {CARD} left")
    assert ordered(state) == ["allies-1", "allies-5"]


@pytest.mark.rule("M44-34.39")
def test_a_copied_infantry_assault_never_orders_more_than_one_section() -> None:
    state = answering(ASSAULT, units=UNITS | {"r0c6": "a"})
    act(state, legal(state)[0])
    strips = [set(WEST), {"allies-7", "allies-8", "allies-9", "allies-10"}, set(EAST)]
    assert sum(1 for strip in strips if strip & set(ordered(state))) <= 1
