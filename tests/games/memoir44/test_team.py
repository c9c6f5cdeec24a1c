"""Teams of two or three a side (M44-35): seats, posts and who decides what."""

from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.staging import (
    destinations,
    do,
    forbidden_by,
    hand_of,
    medals,
    offered,
    on,
    strike,
    units_of,
)
from tests.memoir import act, game, legal, rule_against, table

LEFT, CHIEF, RIGHT = "allies-left", "allies-commander", "allies-right"
FLANKS = "allies-flanks"
AXIS = {"r0c6": "i"}
#: A unit in each section, seen from the Allied edge.
THREE = {"r6c1": "I", "r6c6": "I", "r6c11": "I"}


def team(
    units: Mapping[str, str], hand: list[str], allies: int = 3, axis: int = 1, **rest: Any
) -> sandtable.State:
    options = {"allies_seats": allies, "axis_seats": axis}
    rest.setdefault("enemy_hand", ["barrage"])
    return table(units, hand=hand, options=options, **rest)


def orders(state: sandtable.State, seat: str) -> set[str]:
    """The hexes of the units that a seat may name."""
    units = units_of(state)
    named = [action.split()[1] for action in legal(state, seat) if action.startswith("order")]
    return {units[id]["hex"] for id in named}


# Seats and posts.


@pytest.mark.rule("M44-35.1", "M44-35.2")
def test_six_players_can_play_one_board() -> None:
    state = team(THREE | AXIS, ["assault-left"], allies=3, axis=3)
    assert len(state.seats) == 6
    assert [state.side_of(seat) for seat in state.seats] == ["allies"] * 3 + ["axis"] * 3


@pytest.mark.rule("M44-35.1")
@pytest.mark.parametrize("side", ["allies", "axis"])
def test_a_fourth_player_a_side_is_refused_on_one_board(side: str) -> None:
    with pytest.raises(BadInput) as caught:
        game().start("arracourt", sandtable.Seeded(1), {f"{side}_seats": 4})
    assert (caught.value.key, caught.value.where) == ("too-many-seats", f"options.{side}_seats")


@pytest.mark.rule("M44-35.2", "M44-35.8")
@pytest.mark.parametrize("allies", [1, 2, 3])
@pytest.mark.parametrize("axis", [1, 2, 3])
def test_the_sides_may_have_different_numbers_of_seats(allies: int, axis: int) -> None:
    state = team(THREE | AXIS, ["assault-left"], allies, axis)
    sides = [state.side_of(seat) for seat in state.seats]
    assert (sides.count("allies"), sides.count("axis")) == (allies, axis)


@pytest.mark.rule("M44-35.4", "M44-35.5", "M44-35.6", "M44-35.9")
@pytest.mark.parametrize(
    ("seats", "posts"),
    [
        (1, ("allies", "allies", "allies")),
        (2, (FLANKS, CHIEF, FLANKS)),
        (3, (LEFT, CHIEF, RIGHT)),
    ],
)
@pytest.mark.parametrize("section", range(3))
def test_each_member_leads_the_nearest_section(
    seats: int, posts: tuple[str, str, str], section: int
) -> None:
    state = team(THREE | AXIS, ["direct-from-hq"], allies=seats)
    act(state, "play direct-from-hq")
    hex = ("r6c1", "r6c6", "r6c11")[section]
    for seat in set(posts):
        assert bool(destinations(state, hex, seat)) == (seat == posts[section])


@pytest.mark.rule("M44-35.8")
@pytest.mark.parametrize(("hex", "seat"), [("r2c1", "axis-right"), ("r2c11", "axis-left")])
def test_left_and_right_are_seen_from_the_own_edge(hex: str, seat: str) -> None:
    units = {hex: "i", "r8c6": "I"}
    state = team(units, ["direct-from-hq"], allies=1, axis=3, side="axis")
    act(state, "play direct-from-hq")
    assert state.actors() == (seat,)


@pytest.mark.rule("M44-35.6", "M44-35.15")
def test_in_a_team_of_two_the_second_player_moves_the_flanks_and_not_the_centre() -> None:
    state = team(THREE | AXIS, ["direct-from-hq"], allies=2)
    act(state, "play direct-from-hq")
    assert destinations(state, "r6c1", FLANKS)
    assert destinations(state, "r6c11", FLANKS)
    assert forbidden_by(state, "move @r6c6 r5c6", FLANKS) == "M44-35.15"
    assert forbidden_by(state, "move @r6c1 r5c1", CHIEF) == "M44-35.15"


# The hand and the card.


@pytest.mark.rule("M44-35.3", "M44-35.10")
def test_every_seat_of_a_side_sees_the_whole_hand_and_no_other() -> None:
    state = team(THREE | AXIS, ["assault-left", "dig-in"], allies=3, axis=2)
    for seat in state.seats:
        view: Any = state.view(seat)
        assert view["hands"] == {state.side_of(seat): hand_of(state, state.side_of(seat))}


@pytest.mark.rule("M44-35.11", "M44-35.5")
@pytest.mark.parametrize("card", ["assault-left", "direct-from-hq", "recon-in-force"])
def test_the_commander_in_chief_plays_the_card_whatever_its_kind(card: str) -> None:
    state = team(THREE | AXIS, [card])
    assert state.actors() == (CHIEF,)
    assert legal(state, LEFT) == []
    assert rule_against(state, f"play {card}", LEFT) == "M44-7.1"


@pytest.mark.rule("M44-35.7")
def test_a_team_plays_one_card_a_turn_and_draws_one() -> None:
    state = team(THREE | AXIS, ["assault-left", "dig-in"])
    act(state, "play assault-left")
    act(state, "end-moves", seat=LEFT)
    assert state.actors() == ("axis",)
    assert sorted(hand_of(state, "allies")) == ["dig-in", "probe-left"]


# Naming units.


@pytest.mark.rule("M44-35.12", "M44-35.4")
@pytest.mark.parametrize(
    ("card", "seat", "columns"),
    [
        ("probe-left", LEFT, (0, 1, 2)),
        ("probe-center", CHIEF, (5, 6, 7)),
        ("probe-right", RIGHT, (10, 11, 12)),
    ],
)
def test_the_leader_of_the_section_names_the_units(
    card: str, seat: str, columns: tuple[int, ...]
) -> None:
    hexes = [f"r6c{column}" for column in columns]
    state = team(dict.fromkeys(hexes, "I") | AXIS, [card])
    act(state, f"play {card}")
    assert state.actors() == (seat,)
    assert orders(state, seat) == set(hexes)


@pytest.mark.rule("M44-35.12")
def test_with_quotas_for_several_sections_each_leader_names_their_own() -> None:
    hexes = [f"r6c{column}" for column in (0, 1, 2, 5, 6, 7, 10, 11, 12)]
    state = team(dict.fromkeys(hexes, "I") | AXIS, ["general-advance"])
    act(state, "play general-advance")
    assert state.actors() == (LEFT, CHIEF, RIGHT)
    assert orders(state, LEFT) == {"r6c0", "r6c1", "r6c2"}
    assert orders(state, CHIEF) == {"r6c5", "r6c6", "r6c7"}
    assert orders(state, RIGHT) == {"r6c10", "r6c11", "r6c12"}
    assert forbidden_by(state, "order @r6c0", CHIEF) == "M44-35.15"


@pytest.mark.rule("M44-35.12")
def test_the_leader_of_both_flanks_names_both_jaws_of_a_pincer_move() -> None:
    hexes = [f"r6c{column}" for column in (0, 1, 2, 6, 10, 11, 12)]
    state = team(dict.fromkeys(hexes, "I") | AXIS, ["pincer-move"], allies=2)
    act(state, "play pincer-move")
    assert state.actors() == (FLANKS,)
    assert orders(state, FLANKS) == set(hexes) - {"r6c6"}


@pytest.mark.rule("M44-35.12")
def test_a_leader_who_names_nobody_more_leaves_the_others_to_it() -> None:
    hexes = [f"r6c{column}" for column in (0, 1, 2, 5, 6, 7)]
    state = team(dict.fromkeys(hexes, "I") | AXIS, ["general-advance"])
    act(state, "play general-advance")
    act(state, "done", seat=LEFT)
    assert state.actors() == (CHIEF,)
    do(state, "order @r6c5", seat=CHIEF)
    act(state, "done", seat=CHIEF)
    assert [unit["hex"] for unit in units_of(state).values() if "order" in unit] == ["r6c5"]


@pytest.mark.rule("M44-35.13", "M44-35.5")
@pytest.mark.parametrize("card", ["direct-from-hq", "move-out", "dig-in"])
def test_the_commander_names_the_units_of_a_tactic_card(card: str) -> None:
    hexes = [f"r6c{column}" for column in (0, 1, 6, 11, 12)]
    state = team(dict.fromkeys(hexes, "I") | AXIS, [card])
    act(state, f"play {card}")
    assert state.actors() == (CHIEF,)
    assert orders(state, CHIEF) == set(hexes)


@pytest.mark.rule("M44-35.13")
def test_the_commander_names_targets_and_the_healed_unit() -> None:
    bombs = team(THREE | AXIS, ["barrage"], enemy_hand=["dig-in"])
    act(bombs, "play barrage")
    assert bombs.actors() == (CHIEF,)
    medics = team(
        THREE | AXIS,
        ["medics-and-mechanics"],
        state={
            "units": {
                "allies-1": {"hex": "r6c1", "figures": 1},
                "allies-2": {"hex": "r6c6", "figures": 1},
                "axis-1": {"hex": "r0c6", "figures": 4},
            }
        },
    )
    act(medics, "play medics-and-mechanics")
    assert medics.actors() == (CHIEF,)
    act(medics, "heal allies-1", ["INF"])
    assert medics.actors() == (LEFT,)


@pytest.mark.rule("M44-35.13")
def test_the_commander_chooses_the_section_of_an_infantry_assault_and_names_its_units() -> None:
    state = team(THREE | AXIS, ["infantry-assault"])
    assert state.actors() == (CHIEF,)
    act(state, "play infantry-assault left")
    assert state.actors() == (LEFT,)
    assert destinations(state, "r6c1", LEFT)


@pytest.mark.rule("M44-35.14")
def test_a_unit_on_a_line_hex_may_be_named_by_either_leader() -> None:
    units = {"r6c1": "I", "r5c3": "I", "r6c6": "I", "r6c11": "I"}
    state = team(units | AXIS, ["recon-in-force"])
    act(state, "play recon-in-force")
    assert orders(state, LEFT) == {"r6c1", "r5c3"}
    assert orders(state, CHIEF) == {"r5c3", "r6c6"}


@pytest.mark.rule("M44-35.14")
def test_the_quotas_are_checked_over_the_whole_side() -> None:
    # Both western units are named, so the line unit uses the order of the centre (M44-8.6).
    units = {"r6c1": "I", "r5c3": "I", "r6c6": "I", "r6c11": "I"}
    state = team(units | AXIS, ["recon-in-force"])
    act(state, "play recon-in-force")
    do(state, "order @r5c3", seat=LEFT)
    do(state, "order @r6c1", seat=LEFT)
    assert not any(named == "r6c6" for named in orders(state, CHIEF))


# Moving and fighting.


@pytest.mark.rule("M44-35.15")
def test_the_leader_of_its_section_moves_a_unit_that_the_commander_ordered() -> None:
    units = {"r6c1": "I", "r6c6": "I"}
    state = team(units | AXIS, ["direct-from-hq"], allies=2)
    act(state, "play direct-from-hq")
    do(state, "move @r6c1 r5c1", seat=FLANKS)
    do(state, "move @r6c6 r5c6", seat=CHIEF)
    assert on(state, "r5c1")
    assert on(state, "r5c6")


@pytest.mark.rule("M44-35.15")
def test_a_unit_stays_with_its_leader_wherever_it_goes_this_turn() -> None:
    # From the left flank into the centre, and there into battle.
    units = {"r6c3": "A", "r6c11": "I", "r5c6": "i"}
    state = team(units, ["direct-from-hq"])
    act(state, "play direct-from-hq")
    do(state, "move @r6c3 r6c6", seat=LEFT)
    if RIGHT in state.actors():
        act(state, "end-moves", seat=RIGHT)
    assert state.actors() == (LEFT,)
    assert offered(state, "battle @r6c6 @r5c6", LEFT)


@pytest.mark.rule("M44-35.15")
@pytest.mark.parametrize(("namer", "other"), [(LEFT, CHIEF), (CHIEF, LEFT)])
def test_a_unit_on_a_line_hex_is_led_by_the_leader_who_named_it(namer: str, other: str) -> None:
    units = {"r6c1": "I", "r5c3": "I", "r6c6": "I", "r6c11": "I"}
    state = team(units | AXIS, ["recon-in-force"])
    act(state, "play recon-in-force")
    do(state, "order @r5c3", seat=namer)
    do(state, "order @r6c6" if namer == LEFT else "order @r6c1", seat=other)
    while any(action == "done" for action in legal(state)):
        act(state, "done")
    assert destinations(state, "r5c3", namer)
    assert destinations(state, "r5c3", other) == set()


@pytest.mark.rule("M44-35.15", "M44-35.12")
def test_a_unit_on_a_line_hex_that_a_section_card_ordered_is_led_by_that_sections_leader() -> None:
    # Everybody can be ordered, so nobody is asked; only the left leader could have named it.
    state = team({"r6c1": "I", "r5c3": "I"} | AXIS, ["attack-left"])
    act(state, "play attack-left")
    assert state.actors() == (LEFT,)


@pytest.mark.rule("M44-35.15")
def test_a_unit_on_a_line_hex_that_the_commander_named_is_led_by_either() -> None:
    hexes = [f"r6c{column}" for column in (0, 1, 11, 12)]
    state = team(dict.fromkeys(hexes, "I") | {"r5c3": "I"} | AXIS, ["direct-from-hq"])
    act(state, "play direct-from-hq")
    do(state, "order @r5c3", seat=CHIEF)
    act(state, "done", seat=CHIEF)
    assert state.actors() == (LEFT, CHIEF)


@pytest.mark.rule("M44-35.15")
def test_taking_ground_and_overrun_belong_to_the_leader_of_the_unit() -> None:
    units = {"r6c1": "A", "r5c1": "g", "r3c1": "i", "r6c11": "I"}
    state = team(units | AXIS, ["direct-from-hq"])
    act(state, "play direct-from-hq")
    for seat in (LEFT, RIGHT):
        act(state, "end-moves", seat=seat)
    do(state, "battle @r6c1 @r5c1", seat=LEFT)
    act(state, "decline", ["GRE", "GRE", "STAR"])
    assert state.actors() == (LEFT,)
    do(state, "take-ground @r6c1 r5c1", seat=LEFT)
    assert state.actors() == (LEFT,)
    assert offered(state, "battle @r5c1 @r3c1", LEFT)


@pytest.mark.rule("M44-35.16")
def test_no_battle_begins_before_every_leader_has_ended_their_moves() -> None:
    units = {"r6c1": "I", "r5c1": "i", "r6c6": "I", "r5c6": "i"}
    state = team(units, ["direct-from-hq"])
    act(state, "play direct-from-hq")
    act(state, "end-moves", seat=LEFT)
    assert state.actors() == (CHIEF,)
    assert forbidden_by(state, "battle @r6c1 @r5c1", LEFT) == "M44-7.1"
    assert forbidden_by(state, "battle @r6c6 @r5c6", CHIEF) == "M44-7.2"
    act(state, "end-moves", seat=CHIEF)
    assert state.actors() == (LEFT, CHIEF)
    assert forbidden_by(state, "move @r6c6 r7c6", CHIEF) == "M44-7.2"


@pytest.mark.rule("M44-35.16")
def test_within_a_step_the_leaders_act_in_any_sequence_one_unit_at_a_time() -> None:
    units = {"r6c0": "I", "r6c1": "I", "r6c6": "I", "r6c7": "I"}
    state = team(units | AXIS, ["direct-from-hq"])
    act(state, "play direct-from-hq")
    do(state, "move @r6c6 r5c6", seat=CHIEF)
    do(state, "move @r6c0 r5c0", seat=LEFT)
    do(state, "move @r6c7 r5c7", seat=CHIEF)
    do(state, "move @r6c1 r5c1", seat=LEFT)
    assert {unit["hex"] for unit in units_of(state).values()} >= {"r5c0", "r5c1", "r5c6", "r5c7"}


@pytest.mark.rule("M44-35.16")
def test_while_one_battle_is_unfinished_no_other_leader_battles() -> None:
    units = {"r6c1": "I", "r5c1": "i", "r6c6": "I", "r5c6": "i"}
    state = team(units, ["direct-from-hq"])
    act(state, "play direct-from-hq")
    for seat in (LEFT, CHIEF):
        act(state, "end-moves", seat=seat)
    do(state, "battle @r6c1 @r5c1", seat=LEFT)
    assert state.actors() == ("axis",)
    assert forbidden_by(state, "battle @r6c6 @r5c6", CHIEF) == "M44-7.1"


# The defender.


def attacked(hex: str, attacker: str, card: str) -> sandtable.State:
    """An Allied unit has rolled a flag against the Axis unit on a hex."""
    units = {hex: "i", attacker: "I", "r0c6": "i"}
    state = team(units, [card], allies=1, axis=3)
    act(state, f"play {card}")
    act(state, "end-moves")
    strike(state, f"battle @{attacker} @{hex}", ["FLAG", "STAR", "STAR"])
    return state


@pytest.mark.rule("M44-35.17")
@pytest.mark.parametrize(
    ("hex", "attacker", "card", "seats"),
    [
        ("r3c1", "r4c1", "assault-left", ("axis-right",)),
        ("r3c6", "r4c6", "assault-center", ("axis-commander",)),
        ("r3c10", "r4c10", "assault-right", ("axis-left",)),
        ("r3c3", "r4c3", "assault-left", ("axis-commander", "axis-right")),
        ("r3c8", "r4c8", "assault-center", ("axis-left", "axis-commander")),
    ],
)
def test_the_leader_of_its_section_decides_how_an_attacked_unit_retreats(
    hex: str, attacker: str, card: str, seats: tuple[str, ...]
) -> None:
    assert attacked(hex, attacker, card).actors() == seats


@pytest.mark.rule("M44-35.17")
@pytest.mark.parametrize("hex", ["r5c1", "r5c6", "r5c11"])
def test_the_commander_decides_about_an_ambush(hex: str) -> None:
    attacker = hex.replace("r5", "r6")
    units = {hex: "i", attacker: "I", "r0c6": "i"}
    state = team(units, ["direct-from-hq"], allies=1, axis=3)
    act(state, "play direct-from-hq")
    act(state, "end-moves")
    do(state, f"battle @{attacker} @{hex}")
    assert state.actors() == ("axis-commander",)


@pytest.mark.rule("M44-35.17")
def test_the_commander_chooses_the_card_after_a_recon() -> None:
    state = team(THREE | AXIS, ["recon-left"])
    act(state, "play recon-left")
    act(state, "end-moves", seat=LEFT)
    assert state.actors() == (CHIEF,)
    assert [action.split()[0] for action in legal(state)] == ["keep", "keep"]


@pytest.mark.rule("M44-35.18")
def test_victory_and_medals_belong_to_the_side() -> None:
    units = {"r6c1": "I", "r5c1": "g", "r0c6": "i"}
    state = team(units, ["assault-left"], state={"trophies": {"allies": 3, "axis": 0}})
    act(state, "play assault-left")
    act(state, "end-moves", seat=LEFT)
    do(state, "battle @r6c1 @r5c1", seat=LEFT)
    act(state, "decline", ["GRE", "GRE", "STAR"])
    assert medals(state, "allies") == 4
    assert state.outcome is not None
    assert state.outcome.winner == "allies"


@pytest.mark.rule("M44-35.18")
@pytest.mark.parametrize("seat", [LEFT, CHIEF, RIGHT])
def test_any_member_who_gives_up_ends_the_battle_for_the_side(seat: str) -> None:
    state = team(THREE | AXIS, ["assault-left"])
    state.apply(seat, ("resign",), sandtable.Scripted())
    assert state.outcome is not None
    assert state.outcome.winner == "axis"
