"""The Order phase (HOS-3)."""

import pytest

from sandtable.games.heroes.status import BLUFF, LOST, NO_TOKEN, SPECIAL
from tests.games.heroes.turns import (
    GERMAN,
    SOVIET,
    act,
    act_as,
    begin,
    keys,
    legal,
    rule_against,
    stand,
    table,
    told,
    two_platoons,
    unit,
    view,
)


@pytest.mark.rule("HOS-3.5", "HOS-3.6", "HOS-3.25", "HOS-19.7")
def test_each_star_gives_the_next_lowest_number_and_everyone_has_a_bluff() -> None:
    s = two_platoons()
    events = begin(s, "take")
    taken = told(events, "tokens-taken")
    assert taken[0] == {"side": "soviet", "numbered": 3, "special": 0, "bluff": 1}
    assert s.unplaced[0] == [1, 2, 3, BLUFF]
    assert s.given[0] == [3, 0, 1]


@pytest.mark.rule("HOS-3.9", "HOS-3.10")
def test_never_more_than_ten_numbers_and_two_special_orders() -> None:
    s = two_platoons()
    s.in_force[0] = ["extra_tokens"] * 9 + ["special_token"] * 3
    begin(s, "take")
    assert s.unplaced[0] == [*range(1, 11), SPECIAL, SPECIAL, BLUFF]


@pytest.mark.rule("HOS-3.12", "HOS-3.13", "HOS-30.2", "HOS-19.8", "HOS-3.15")
def test_without_a_star_the_game_is_lost_at_once_and_a_bluff_does_not_help() -> None:
    s = two_platoons()
    s.standing[unit(s, "s-boris")] = LOST
    s.lift(unit(s, "s-boris"))
    s.broken[0] = True
    begin(s, "take")
    assert s.outcome is not None
    assert (s.outcome.winner, s.outcome.reason) == (GERMAN, "outcome-no-orders")


@pytest.mark.rule("HOS-3.14")
def test_a_special_order_alone_keeps_the_game_going() -> None:
    s = two_platoons()
    s.standing[unit(s, "s-boris")] = LOST
    s.lift(unit(s, "s-boris"))
    s.broken[0] = True
    s.in_force[0] = ["special_token"]
    begin(s, "take")
    assert s.outcome is None
    assert s.unplaced[0] == [SPECIAL, BLUFF]


@pytest.mark.rule("HOS-3.12")
def test_orders_that_nobody_can_take_are_none() -> None:
    s = table()
    stand(s, "s-boris", "13-0")
    begin(s, "take")
    assert s.outcome is not None
    assert s.outcome.winner == SOVIET


@pytest.mark.rule("HOS-3.12")
def test_when_both_are_without_orders_nobody_wins() -> None:
    s = table()
    begin(s, "take")
    assert s.outcome is not None
    assert (s.outcome.winner, s.outcome.reason) == (None, "outcome-no-orders-for-both")


@pytest.mark.rule("HOS-3.17", "HOS-3.24", "HOS-2.7")
def test_the_initiative_holder_places_first_and_in_ascending_order() -> None:
    s = two_platoons(initiative=GERMAN)
    begin(s, "take")
    assert s.actors() == (GERMAN,)
    assert rule_against(s, "assign #2 g-mg34") == "HOS-3.24"
    for number, id in enumerate(["g-mg34", "g-berninger", "g-spaeher"], 1):
        act(s, f"assign #{number} {id}")
    events = act(s, "skip #bluff")
    assert s.actors() == (SOVIET,)
    placed = told(events, "orders-placed")
    assert placed == [
        {"side": "german", "units": ["g-berninger", "g-mg34", "g-spaeher"], "options": []}
    ]


@pytest.mark.rule("HOS-3.19", "HOS-3.26")
def test_only_the_owner_is_told_which_token_lies_where() -> None:
    s = two_platoons()
    begin(s, "take")
    (event,) = act(s, "assign #1 s-boris")
    assert event.seen_by(SOVIET) is not None
    assert event.seen_by(GERMAN) is None
    assert event.seen_by(None) is None


@pytest.mark.rule("HOS-3.20", "HOS-3.21")
def test_a_unit_holds_one_token_of_any_kind() -> None:
    s = two_platoons()
    begin(s, "take")
    act(s, "assign #1 s-boris")
    assert rule_against(s, "assign #2 s-boris") == "HOS-3.20"
    act(s, "assign #2 s-dp28")
    act(s, "assign #3 s-rifle-1")
    assert rule_against(s, "assign #bluff s-dp28") == "HOS-3.20"


@pytest.mark.rule("HOS-3.17")
def test_a_number_may_not_be_withheld() -> None:
    s = two_platoons()
    begin(s, "take")
    assert rule_against(s, "skip #1") == "HOS-3.17"


@pytest.mark.rule("HOS-3.29", "HOS-3.27")
def test_the_bluff_is_optional() -> None:
    s = two_platoons()
    begin(s, "take")
    for number, id in enumerate(["s-boris", "s-dp28", "s-rifle-1"], 1):
        act(s, f"assign #{number} {id}")
    assert set(legal(s)) == {"assign #bluff s-scouts", "assign #bluff s-rifle-2", "skip #bluff"}


@pytest.mark.rule("HOS-3.23", "HOS-4.10")
def test_with_more_tokens_than_units_the_owner_chooses_which_stay_unused() -> None:
    s = table()
    stand(s, "s-boris", "13-0")
    stand(s, "s-dp28", "13-1")
    stand(s, "g-berninger", "0-0")
    stand(s, "g-mg34", "0-1")
    begin(s, "take")
    act(s, "assign #1 s-boris")
    assert "skip #2" in legal(s)
    act(s, "skip #2")
    assert rule_against(s, "skip #3") == "HOS-3.17"
    act(s, "assign #3 s-dp28")
    act(s, "assign #1 g-berninger")
    act(s, "assign #2 g-mg34")
    order: list[tuple[str, str]] = []
    while s.phase == 2:
        if s.frames[-1].name == "activation":
            acting = s.frames[-1].unit  # type: ignore[attr-defined]
            order.append((s.actors()[0][0], str(s.token[acting])))
        act(s, "wait" if s.frames[-1].name == "activation" else "pass")
    assert order == [("s", "1"), ("g", "1"), ("s", "3"), ("g", "2")]


@pytest.mark.rule("HOS-3.18", "HOS-3.36")
def test_placing_together_shows_nothing_until_both_are_done() -> None:
    s = two_platoons(together=True)
    begin(s, "take")
    assert set(s.actors()) == {SOVIET, GERMAN}
    events = []
    for seat, ids in (
        (GERMAN, ["g-mg34", "g-berninger", "g-spaeher"]),
        (SOVIET, ["s-boris", "s-dp28", "s-rifle-1"]),
    ):
        for number, id in enumerate(ids, 1):
            events += act_as(s, seat, f"assign #{number} {id}")
    for seat in (GERMAN, SOVIET):
        events += act_as(s, seat, "skip #bluff")
        assert all("token" not in unit for unit in view(s, None)["units"].values())
    events += act_as(s, GERMAN, "done")
    assert s.actors() == (SOVIET,)
    assert "orders-placed" not in keys(events)
    events = act_as(s, SOVIET, "done")
    assert keys(events).count("orders-placed") == 2


@pytest.mark.rule("HOS-3.36")
def test_in_sequence_the_second_player_sees_where_tokens_lie_but_not_which() -> None:
    s = two_platoons()
    begin(s, "take")
    for number, id in enumerate(["s-boris", "s-dp28", "s-rifle-1"], 1):
        act(s, f"assign #{number} {id}")
    before = view(s, GERMAN)["units"]
    assert all("token" not in before[id] for id in ("s-boris", "s-dp28", "s-rifle-1"))
    act(s, "assign #bluff s-scouts")
    seen = view(s, GERMAN)["units"]
    assert seen["s-boris"]["token"] == seen["s-scouts"]["token"] == "unknown"
    assert "token" not in seen["s-rifle-2"]


@pytest.mark.rule("HOS-3.37")
def test_units_out_of_play_take_no_token() -> None:
    s = two_platoons()
    s.lift(unit(s, "s-dp28"))
    s.standing[unit(s, "s-dp28")] = LOST
    begin(s, "take")
    assert rule_against(s, "assign #1 s-dp28") == "HOS-3.37"


@pytest.mark.rule("HOS-19.9", "HOS-19.10", "HOS-19.18")
def test_a_unit_with_a_personal_order_must_get_a_token() -> None:
    s = table("house-on-the-square")
    for number, id in enumerate(["s-gorodets", "s-zorin", "s-smg-1", "s-smg-2", "s-guards"]):
        stand(s, id, f"0-{number}")
    stand(s, "g-roeder", "10-3")
    begin(s, "take")
    assert s.unplaced[0] == [1, 2, 3, 4, BLUFF]
    for number, id in enumerate(["s-zorin", "s-smg-1", "s-smg-2", "s-guards"], 1):
        act(s, f"assign #{number} {id}")
    assert legal(s) == ["assign #bluff s-gorodets"]
    assert rule_against(s, "skip #bluff") == "HOS-3.17"


@pytest.mark.rule("HOS-3.22", "HOS-25.28", "HOS-25.29", "HOS-25.39")
def test_a_token_may_lie_on_the_artillery_tile_while_a_marker_is_left() -> None:
    s = table("guns-over-the-ravine", initiative=GERMAN)
    for number, id in enumerate(["g-kranz", "g-hasselbach", "g-flamm", "g-landser-1", "g-ig18"]):
        stand(s, id, f"{number}-0")
    stand(s, "s-boris", "3-18")
    begin(s, "take")
    act(s, "assign #1 option=t-feldkommando.order_1")
    assert rule_against(s, "assign #2 option=t-feldkommando.order_1") == "HOS-3.20"
    s.option_token[s.battle.option_named["t-feldkommando.order_1"]] = NO_TOKEN
    s.markers[s.battle.option_named["t-feldkommando.order_1"]] = 0
    s.forget()
    assert rule_against(s, "assign #2 option=t-feldkommando.order_1") == "HOS-25.39"


@pytest.mark.rule("HOS-3.11", "HOS-3.30", "HOS-25.31", "HOS-25.32")
def test_battle_plan_and_bluff_give_a_token_every_turn() -> None:
    s = table("guns-over-the-ravine")
    stand(s, "s-boris", "3-18")
    stand(s, "g-kranz", "3-2")
    for turn in (1, 2):
        s.turn = turn
        events = begin(s, "take")
        soviet, german = told(events, "tokens-taken")
        assert (soviet["special"], soviet["bluff"]) == (1, 1)
        assert (german["special"], german["bluff"]) == (0, 2)


def test_field_telephones_exchange_two_tokens_at_the_end_of_the_phase() -> None:
    s = table("guns-over-the-ravine")
    stand(s, "s-boris", "3-18")
    stand(s, "s-dp28", "4-18")
    stand(s, "g-kranz", "3-2")
    s.token[unit(s, "s-boris")] = 1
    s.token[unit(s, "s-dp28")] = 2
    begin(s, "telephones")
    assert legal(s) == ["exchange s-boris s-dp28", "pass"]
    act(s, "exchange s-boris s-dp28")
    assert (s.token[unit(s, "s-boris")], s.token[unit(s, "s-dp28")]) == (2, 1)


@pytest.mark.rule("HOS-3.16", "HOS-3.35")
def test_a_star_that_is_lost_counts_from_the_next_order_phase() -> None:
    s = two_platoons()
    begin(s, "take")
    s.standing[unit(s, "g-berninger")] = LOST
    s.lift(unit(s, "g-berninger"))
    assert s.unplaced[1] == [1, 2, 3, BLUFF]
    begin(s, "take")
    assert s.unplaced[1] == [1, BLUFF]
