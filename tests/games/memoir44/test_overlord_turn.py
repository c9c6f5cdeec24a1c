"""The turn of Overlord (M44-36.15 to 36.31): cards are handed out, then common steps follow."""

from typing import Any

import pytest

import sandtable
from tests.games.memoir44.staging import (
    destinations,
    do,
    forbidden_by,
    hand_of,
    hand_out,
    keys,
    named,
    offered,
    overlord,
)
from tests.memoir import act, game, legal, rule_against

OMAHA = "omaha-beach-overlord"
CHIEF, LEFT, CENTER, RIGHT = (
    "allies-commander",
    "allies-left",
    "allies-center",
    "allies-right",
)
#: A unit in each double section, and an enemy far away.
THREE = {"r6c1": "I", "r6c12": "I", "r6c24": "I", "r0c12": "i"}
#: Cards that do nothing where a general has no units.
HQ = "direct-from-hq"


@pytest.mark.rule("M44-36.15")
def test_both_sides_use_one_pack_of_120_cards() -> None:
    # A115.
    whole: Any = game().start(OMAHA, sandtable.Seeded(1)).to_json()
    pack = [*whole["draw"], *whole["hands"]["allies"], *whole["hands"]["axis"]]
    assert len(pack) == 120
    for card in game().pack.cards:
        assert pack.count(card.id) == 2 * card.copies


@pytest.mark.rule("M44-36.15")
def test_there_is_one_draw_pile_and_one_discard_pile() -> None:
    state = overlord(
        THREE, [HQ, "dig-in"], enemy_hand=[HQ, "dig-in"], draw=["barrage"] * 2 + ["air-power"] * 2
    )
    hand_out(state, (HQ, "right"))
    act(state, "end-moves")
    assert state.to_json()["discard"] == [HQ]
    hand_out(state, (HQ, "left"))
    assert state.to_json()["discard"] == [HQ, HQ]
    assert hand_of(state, "allies") == ["barrage", "barrage", "dig-in"]
    assert hand_of(state, "axis") == ["air-power", "air-power", "dig-in"]


@pytest.mark.rule("M44-36.16")
def test_after_the_deal_of_omaha_the_pile_holds_104_cards() -> None:
    view: Any = game().start(OMAHA, sandtable.Seeded(1)).view(None)
    assert view["hand_sizes"] == {"allies": 8, "axis": 8}
    assert view["draw_size"] == 104


@pytest.mark.rule("M44-36.16", "M44-36.17")
def test_only_the_commander_in_chief_holds_and_sees_the_hand() -> None:
    state = overlord(THREE, [HQ, "dig-in"], allies=4, axis=2)
    seen: dict[str, Any] = {seat: state.view(seat)["hands"] for seat in state.seats}
    assert seen[CHIEF] == {"allies": ["dig-in", HQ]}
    assert seen["axis-commander"] == {"axis": ["recon-in-force"] * 2}
    others = set(state.seats) - {CHIEF, "axis-commander"}
    assert all(seen[seat] == {} for seat in others)


@pytest.mark.rule("M44-36.17")
def test_a_card_is_seen_by_its_general_alone_until_it_is_revealed() -> None:
    # The left general is still choosing a half while the others' cards lie face down.
    hand = ["probe-left", "probe-right", "dig-in", "dig-in"]
    state = overlord(THREE, hand, allies=4)
    hand_out(state, ("probe-left", "left"), ("probe-right", "right"), ("dig-in", "right"))
    views: dict[str | None, Any] = {seat: state.view(seat) for seat in (*state.seats, None)}
    faces = {
        seat: [command.get("card") for command in view["commands"]] for seat, view in views.items()
    }
    assert faces[CHIEF] == ["probe-left", "probe-right", "dig-in"]
    assert faces[RIGHT] == ["probe-left", "probe-right", "dig-in"]
    for seat in (LEFT, CENTER, "axis", None):
        assert faces[seat] == ["probe-left", None, None]


@pytest.mark.rule("M44-36.17")
def test_nobody_else_sees_what_the_commander_is_handing_out() -> None:
    state = overlord(THREE, ["probe-left", "dig-in", HQ], allies=4)
    events = act(state, "hand probe-left left")
    assert events == []
    for seat in (LEFT, CENTER, RIGHT, "axis", None):
        assert "probe-left" not in str(state.view(seat)["decision"])


@pytest.mark.rule("M44-36.18", "M44-36.24")
def test_the_steps_of_a_turn_follow_each_other() -> None:
    units = {"r6c1": "I", "r5c1": "i", "r0c20": "i"}
    state = overlord(units, ["barrage", "probe-left", "dig-in"], allies=4)
    # 1 and 2: the commander's own card is resolved before any other is turned up.
    events = hand_out(state, ("probe-left", "left"), ("barrage", "commander"))
    assert [event.params["card"] for event in events if event.key == "played"] == ["barrage"]
    assert state.actors() == (CHIEF,)
    # 3: the general reveals and names units.
    events = do(state, "target @r0c20", ["STAR"] * 4)
    assert [event.params["card"] for event in events if event.key == "played"] == ["probe-left"]
    events = act(state, "half west")
    assert "ordered" in keys(events)
    # 4, 5: movement, battle.
    assert "end-moves" in legal(state)
    act(state, "end-moves")
    events = do(state, "battle @r6c1 @r5c1") + act(state, "decline", ["STAR"] * 3)
    # 6: discard and draw.
    assert keys(events)[-2:] == ["drew", "turn"]
    assert state.to_json()["discard"] == ["barrage", "probe-left"]


@pytest.mark.rule("M44-36.19")
@pytest.mark.parametrize(("cards", "most"), [(2, 1), (3, 2), (4, 3), (8, 3)])
def test_the_commander_uses_up_to_three_cards_and_keeps_one(cards: int, most: int) -> None:
    pool = ["probe-left", "probe-center", "probe-right"] * 2 + ["attack-left", "attack-right"]
    hand = pool[:cards] if cards > 2 else ["probe-left", "probe-center"]
    state = overlord(THREE, hand)
    assert "done" not in legal(state)  # at least one
    given = [card for card in hand if card.startswith("probe")][:3]
    for card in given[:most]:
        act(state, f"hand {card} {card.removeprefix('probe-')}")
    assert legal(state) == ["done"]
    left = next(card for card in hand_of(state, "allies"))
    assert rule_against(state, f"hand {left} {left.split('-')[1]}") == "M44-36.19"


@pytest.mark.rule("M44-36.19")
@pytest.mark.parametrize("axis", [["dig-in"], ["ambush", "ambush"]])
def test_with_one_card_or_only_ambush_the_commander_only_draws(axis: list[str]) -> None:
    state = overlord(THREE, [HQ, "dig-in"], enemy_hand=axis, draw=["probe-left"] * 6)
    hand_out(state, (HQ, "right"))
    act(state, "end-moves")
    assert state.to_json()["side"] == "allies"
    assert len(hand_of(state, "axis")) == len(axis) + 2


@pytest.mark.rule("M44-36.20")
def test_a_general_gets_at_most_two_cards_a_turn() -> None:
    state = overlord(THREE, ["probe-left", "probe-left", "attack-left", HQ])
    act(state, "hand probe-left left")
    act(state, "hand probe-left left")
    assert rule_against(state, "hand attack-left left") == "M44-36.20"
    assert rule_against(state, f"hand {HQ} left") == "M44-36.20"
    assert f"hand {HQ} right" in legal(state)


@pytest.mark.rule("M44-36.20")
def test_the_commander_plays_at_most_one_card_himself() -> None:
    state = overlord(THREE, ["barrage", "air-power", "dig-in"])
    act(state, "hand barrage commander")
    assert rule_against(state, "hand air-power commander") == "M44-36.20"


@pytest.mark.rule("M44-36.20")
def test_the_limits_count_for_each_post_and_not_for_each_seat() -> None:
    hand = ["probe-left", "attack-left", "probe-right", "dig-in"]
    state = overlord(THREE, hand, allies=2)
    act(state, "hand probe-left left")
    act(state, "hand attack-left left")
    assert "hand probe-right right" in legal(state)


@pytest.mark.rule("M44-36.20")
def test_a_general_must_play_the_card_but_may_order_nobody() -> None:
    hexes = {f"r6c{column}": "I" for column in range(4)}
    state = overlord(hexes | {"r0c0": "i"}, ["recon-left", "dig-in"], allies=4)
    events = hand_out(state, ("recon-left", "left"))
    assert "played" in keys(events)
    assert state.actors() == (LEFT,)
    act(state, "done")
    assert state.actors() == ("axis",)
    assert state.to_json()["discard"] == ["recon-left"]


ANY_GENERAL = ("left", "center", "right")


@pytest.mark.rule("M44-36.21")
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        *[
            (f"{text}-{post}", (post,))
            for text in ("assault", "attack", "probe", "recon")
            for post in ANY_GENERAL
        ],
        ("recon-in-force", ANY_GENERAL),
        ("general-advance", ANY_GENERAL),
        ("pincer-move", ("left", "right")),
        *[
            (card, ANY_GENERAL)
            for card in [
                "armor-assault",
                "artillery-bombard",
                "behind-enemy-lines",
                "close-assault",
                "dig-in",
                "direct-from-hq",
                "firefight",
                "infantry-assault",
                "medics-and-mechanics",
                "move-out",
            ]
        ],
        ("air-power", ("commander",)),
        ("barrage", ("commander",)),
        ("their-finest-hour", ("commander",)),
        ("counter-attack", ANY_GENERAL),  # nothing to copy, M44-36.45
        ("ambush", ()),
    ],
)
def test_who_may_get_a_card(card: str, posts: tuple[str, ...]) -> None:
    other = "attack-center" if card != "attack-center" else "probe-left"
    state = overlord(THREE, [card, other])
    for post in (*ANY_GENERAL, "commander"):
        action = f"hand {card} {post}"
        if post in posts:
            assert action in legal(state)
        else:
            assert rule_against(state, action) == "M44-36.21"


@pytest.mark.rule("M44-36.21")
def test_a_card_that_is_not_in_the_hand_cannot_be_handed_out() -> None:
    state = overlord(THREE, ["probe-left", HQ])
    assert rule_against(state, "hand attack-left left") == "M44-7.3"


@pytest.mark.rule("M44-36.22")
def test_their_finest_hour_is_the_only_card_of_its_turn() -> None:
    state = overlord(THREE, ["their-finest-hour", "probe-left", "dig-in"])
    act(state, "hand their-finest-hour commander")
    assert legal(state) == ["done"]
    assert rule_against(state, "hand probe-left left") == "M44-36.22"
    state = overlord(THREE, ["their-finest-hour", "probe-left", "dig-in"])
    act(state, "hand probe-left left")
    assert rule_against(state, "hand their-finest-hour commander") == "M44-36.22"


@pytest.mark.rule("M44-36.23")
def test_the_hand_out_is_final_before_anything_is_revealed() -> None:
    state = overlord(THREE, ["probe-left", "barrage", "dig-in", HQ], allies=4)
    for action in ("hand probe-left left", "hand barrage commander"):
        assert act(state, action) == []
    act(state, "done")
    assert state.actors() == (CHIEF,)
    assert state.why_not(CHIEF, state.game.read(f"hand {HQ} right")) is not None


@pytest.mark.rule("M44-36.25")
def test_all_units_are_named_before_the_first_moves() -> None:
    hand = ["recon-left", "recon-center", "dig-in"]
    units = {"r6c1": "I", "r6c2": "I", "r6c11": "I", "r6c12": "I", "r0c0": "i"}
    state = overlord(units, hand, allies=4)
    hand_out(state, ("recon-left", "left"), ("recon-center", "center"))
    do(state, "order @r6c1", seat=LEFT)
    assert state.actors() == (CENTER,)
    assert forbidden_by(state, "move @r6c1 r5c1", LEFT) == "M44-7.1"
    do(state, "order @r6c12", seat=CENTER)
    assert state.actors() == (LEFT, CENTER)


@pytest.mark.rule("M44-36.25")
def test_a_unit_dug_in_by_one_card_gets_no_order_by_another() -> None:
    units = {"r6c1": "I", "r6c12": "I", "r0c0": "i"}
    state = overlord(units, ["dig-in", "recon-left", HQ])
    hand_out(state, ("dig-in", "left"), ("recon-left", "left"))
    do(state, "order @r6c1")
    assert state.to_json()["sandbags"] == ["r6c1"]
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-36.25", "M44-36.28")
def test_a_general_with_two_cards_chooses_which_unit_each_of_them_orders() -> None:
    # Firefight could order all three; the general may want to move two of them with the Probe.
    units = {"r6c1": "I", "r6c2": "I", "r6c3": "I", "r4c1": "i"}
    state = overlord(units, ["firefight", "probe-left", HQ])
    hand_out(state, ("firefight", "left"), ("probe-left", "left"))
    assert offered(state, "order @r6c1")
    do(state, "order @r6c1")
    act(state, "done")
    act(state, "half west")
    assert destinations(state, "r6c2")
    assert destinations(state, "r6c1") == set()


@pytest.mark.rule("M44-36.26")
def test_once_a_battle_has_begun_no_general_moves() -> None:
    # A116.
    units = {"r6c1": "I", "r5c1": "i", "r6c12": "I", "r5c12": "i"}
    state = overlord(units, ["recon-left", "recon-center", "dig-in"], allies=4)
    hand_out(state, ("recon-left", "left"), ("recon-center", "center"))
    act(state, "end-moves", seat=LEFT)
    assert state.actors() == (CENTER,)
    assert forbidden_by(state, "battle @r6c1 @r5c1", LEFT) == "M44-7.1"
    act(state, "end-moves", seat=CENTER)
    do(state, "battle @r6c1 @r5c1", seat=LEFT)
    act(state, "decline", ["STAR"] * 3)
    assert state.actors() == (CENTER,)
    assert forbidden_by(state, "move @r6c12 r7c12", CENTER) == "M44-7.2"


@pytest.mark.rule("M44-36.26")
def test_within_a_step_the_generals_act_in_any_sequence() -> None:
    units = {"r6c1": "I", "r6c2": "I", "r6c12": "I", "r6c13": "I", "r0c0": "i"}
    hand = ["probe-left", "probe-center", "dig-in"]
    state = overlord(units, hand, allies=4)
    hand_out(state, ("probe-left", "left"), ("probe-center", "center"))
    act(state, "half west", seat=LEFT)
    act(state, "half west", seat=CENTER)
    do(state, "move @r6c12 r5c12", seat=CENTER)
    do(state, "move @r6c1 r5c1", seat=LEFT)
    assert LEFT in state.actors()


@pytest.mark.rule("M44-36.27")
def test_a_unit_is_led_by_the_general_who_ordered_it_wherever_it_goes() -> None:
    units = {"r4c8": "A", "r4c12": "i", "r0c0": "i"}
    state = overlord(units, ["recon-left", "dig-in"], allies=4)
    hand_out(state, ("recon-left", "left"))
    do(state, "move @r4c8 r4c11", seat=LEFT)
    assert state.actors() == (LEFT,)
    assert offered(state, "battle @r4c11 @r4c12", LEFT)


@pytest.mark.rule("M44-36.27")
def test_a_healed_unit_on_a_seam_is_led_by_the_general_who_healed_it() -> None:
    state = overlord(
        {"r5c8": "I", "r0c0": "i"},
        ["medics-and-mechanics", "dig-in"],
        allies=4,
        state={
            "units": {
                "allies-1": {"hex": "r5c8", "figures": 2},
                "axis-1": {"hex": "r0c0", "figures": 4},
            }
        },
    )
    hand_out(state, ("medics-and-mechanics", "left"))
    act(state, "heal allies-1", ["INF", "FLAG", "FLAG", "FLAG"])
    assert state.actors() == (LEFT,)


@pytest.mark.rule("M44-36.28", "M44-36.37")
def test_the_dice_and_bans_of_a_card_concern_its_own_units_alone() -> None:
    # Firefight and Probe: four units fire with an extra die, two others move and fight normally.
    own = {f"r6c{column}": "I" for column in range(6)}
    enemy = {"r4c0": "i", "r4c2": "i", "r4c4": "i"}
    state = overlord(own | enemy, ["firefight", "probe-left", HQ])
    hand_out(state, ("firefight", "left"), ("probe-left", "left"))
    for column in range(4):
        do(state, f"order @r6c{column}")
    act(state, "half east")
    assert destinations(state, "r6c0") == set()
    assert destinations(state, "r6c5")
    do(state, "move @r6c4 r5c4")
    act(state, "end-moves")
    dice = {
        hex: state.odds(state.actors()[0], game().read(named(state, action)))[0].dice
        for hex, action in {
            "r6c0": "battle @r6c0 @r4c0",
            "r5c4": "battle @r5c4 @r4c4",
        }.items()
    }
    assert dice == {"r6c0": 3, "r5c4": 3}  # 2 + 1 at distance 2; 3 in close assault, no bonus


#: Cards enough for a hand, none of which is a Recon.
POOL = [HQ, HQ, HQ, "dig-in", "dig-in", "barrage", "barrage", "air-power"]


@pytest.mark.rule("M44-36.29")
@pytest.mark.parametrize(("hand", "used", "after"), [(8, 3, 7), (8, 1, 8), (2, 1, 3), (4, 3, 3)])
def test_the_commander_draws_two_cards_up_to_the_largest_hand(
    hand: int, used: int, after: int
) -> None:
    units = {"r6c1": "I", "r0c12": "i"}
    state = overlord(units, POOL[:hand], draw=["probe-left"] * 4)
    given = [(HQ, "right"), (HQ, "right"), (HQ, "center")][:used]
    hand_out(state, *given)
    assert len(hand_of(state, "allies")) == after
    assert state.to_json()["discard"] == [HQ] * used


@pytest.mark.rule("M44-36.30")
@pytest.mark.parametrize(
    ("hand", "used", "after"),
    [
        (["recon-right", "recon-right", HQ, *POOL[3:]], 3, 8),
        (["recon-right", *POOL[:7]], 1, 8),
        (["recon-right", HQ, "dig-in", "barrage"], 1, 6),
        (["recon-right", "recon-right", HQ, "barrage"], 2, 5),
    ],
)
def test_after_a_recon_the_commander_draws_three_and_keeps_them_all(
    hand: list[str], used: int, after: int
) -> None:
    state = overlord({"r6c1": "I", "r0c12": "i"}, hand, draw=["probe-left"] * 4)
    recons = [(card, "right") for card in hand if card == "recon-right"]
    given = [*recons, (HQ, "center")][:used]
    hand_out(state, *given)
    assert len(hand_of(state, "allies")) == after
    assert state.actors() == ("axis",)


@pytest.mark.rule("M44-36.31")
def test_the_pile_is_renewed_between_two_cards() -> None:
    state = overlord(
        {"r6c1": "I", "r0c12": "i"},
        [HQ, "dig-in"],
        draw=["barrage"],
        state={"discard": ["air-power", "ambush"]},
    )
    events = hand_out(state, (HQ, "right"))
    assert "reshuffled" in keys(events)
    assert sorted(hand_of(state, "allies")) == ["air-power", "barrage", "dig-in"]
    assert state.to_json()["draw"] == ["ambush", HQ]


@pytest.mark.rule("M44-36.18")
def test_a_post_is_named_as_a_post() -> None:
    state = overlord(THREE, ["probe-left", "dig-in"])
    for post in ("left", "post:rear", "seat:left"):
        refusal = state.why_not("allies", ("hand", "card:probe-left", post))
        assert refusal is not None
        assert refusal.rule == "M44-36.18"
