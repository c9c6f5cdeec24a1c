"""The Supply phase, hands of cards and the end of a turn (HOS-10, 21.2, 31.15, 31.16)."""

import pytest

from sandtable.games.heroes.cards import hands
from sandtable.games.heroes.notation import title
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import BLUFF, HULL, NO_TOKEN
from sandtable.kernel.chance import Scripted, Seeded
from sandtable.kernel.event import Event
from tests.games.heroes.turns import (
    GERMAN,
    SOVIET,
    act,
    act_as,
    begin,
    keys,
    legal,
    pass_all,
    rule_against,
    stand,
    table,
    token,
    told,
    two_platoons,
    unit,
    view,
    words,
)


@pytest.mark.rule("HOS-10.1", "HOS-10.6", "HOS-2.4", "HOS-1.8")
def test_units_without_orders_may_move_in_any_order() -> None:
    s = two_platoons()
    token(s, "s-boris", "1")
    s.resolved[unit(s, "s-boris")] = True
    s.activated[unit(s, "s-dp28")] = True
    begin(s, "supply")
    assert s.actors() == (SOVIET,)
    assert legal(s) == ["supply s-scouts", "supply s-rifle-1", "supply s-rifle-2", "end"]
    assert rule_against(s, "supply s-boris") == "HOS-10.1"
    assert rule_against(s, "supply s-dp28") == "HOS-23.4"
    act(s, "supply s-rifle-2")
    act(s, "move")
    act(s, f"step {title('12-4')}")
    act(s, "stop")
    assert rule_against(s, "supply s-rifle-2") == "HOS-10.1"


@pytest.mark.rule("HOS-10.5", "HOS-3.28")
def test_bluffs_come_off_and_their_units_may_move() -> None:
    s = two_platoons()
    token(s, "s-boris", "bluff")
    token(s, "g-mg34", "bluff")
    events = begin(s, "discard_bluffs")
    assert told(events, "bluffs-discarded") == [{"units": ["g-mg34", "s-boris"], "options": []}]
    assert BLUFF not in s.token
    assert "supply s-boris" in legal(s)


@pytest.mark.rule("HOS-10.7", "HOS-10.9", "HOS-22.9")
def test_after_its_moves_a_side_takes_one_marker_from_each_unit() -> None:
    s = two_platoons()
    for id, markers in (("s-boris", 3), ("s-dp28", 1), ("g-mg34", 2)):
        s.suppression[unit(s, id)] = markers
    s.activated[unit(s, "s-boris")] = True
    begin(s, "supply")
    events = act(s, "end")
    assert told(events, "recovered") == [{"side": "soviet", "units": ["s-boris", "s-dp28"]}]
    assert s.suppression[unit(s, "s-boris")] == 2
    assert s.suppression[unit(s, "g-mg34")] == 2
    assert s.actors() == (GERMAN,)
    act(s, "end")
    assert s.suppression[unit(s, "g-mg34")] == 1


@pytest.mark.rule("HOS-10.8")
def test_suppression_still_limits_the_supply_move() -> None:
    s = two_platoons()
    s.suppression[unit(s, "s-rifle-1")] = 2  # MV 4
    begin(s, "supply")
    act(s, "supply s-rifle-1")
    act(s, "move")
    if s.frames[-1].name == "movement":
        assert "step" not in words(s)
        act(s, "stop")
    pass_all(s, "activation")
    act(s, "end")
    assert s.suppression[unit(s, "s-rifle-1")] == 1


@pytest.mark.rule("HOS-10.2", "HOS-10.14")
def test_neither_fire_nor_assault_in_supply() -> None:
    s = two_platoons()
    stand(s, "g-pzgren-1", "12-0")
    begin(s, "supply")
    act(s, "supply s-boris")
    assert words(s) <= {"move", "wait", "inspire"}


@pytest.mark.rule("HOS-10.3", "HOS-18.8", "HOS-31.15")
def test_a_mechanic_without_orders_repairs_instead_of_moving() -> None:
    s = table("tractor-works-gate")
    tank = stand(s, "s-t34stz", "9-7", "w", rear="10-7")
    s.damage[tank] = HULL
    stand(s, "s-zhuk", "8-7")
    stand(s, "g-pzgren", "0-13")
    begin(s, "supply")
    act(s, "supply s-zhuk")
    act(s, "repair s-t34stz damage=hull")
    assert s.damage[tank] == 0
    assert "supply s-zhuk" not in legal(s)


@pytest.mark.rule("HOS-19.4", "HOS-19.19")
def test_inspiration_before_or_after_the_supply_move() -> None:
    s = table("tractor-works-gate")
    stand(s, "s-brodov", "7-5")
    friend = stand(s, "s-militia-1", "9-6")
    s.suppression[friend] = 2
    stand(s, "g-pzgren", "0-13")
    begin(s, "supply")
    act(s, "supply s-brodov")
    act(s, "inspire")
    assert s.suppression[friend] == 1
    assert "inspire" not in words(s)


@pytest.mark.rule("HOS-19.22")
def test_an_autonomous_unit_that_did_nothing_may_move() -> None:
    s = table("house-on-the-square", initiative=GERMAN)
    stand(s, "g-pohl", "13-0")
    stand(s, "s-zorin", "0-0")
    begin(s, "supply")
    assert legal(s) == ["supply g-pohl", "end"]


@pytest.mark.rule("HOS-5.2", "HOS-4.8")
def test_a_special_order_that_was_not_used_counts_as_an_order() -> None:
    s = two_platoons()
    token(s, "s-boris", "special")
    begin(s, "discard_bluffs")
    assert rule_against(s, "supply s-boris") == "HOS-10.1"


# Hands.


def cards(s: HeroesState, side: int, count: int) -> None:
    """The first cards of the deck are in the hand, the rest in the pile."""
    s.hands[side] = sorted(s.battle.deck[side][:count])
    s.draw[side] = s.battle.deck[side][count:]
    s.discard[side] = []


@pytest.mark.rule("HOS-10.11", "HOS-21.2", "HOS-31.16", "HOS-21.32")
def test_both_discard_in_secret_and_draw_up_to_the_hand_size() -> None:
    s = two_platoons()
    for side in (0, 1):
        cards(s, side, 3)
    begin(s, "refill")
    assert set(s.actors()) == {SOVIET, GERMAN}
    first = s.battle.cards[s.hands[0][0]].id
    act_as(s, SOVIET, f"discard {first}")
    assert view(s, GERMAN)["decision"][-1]["soviet"] == []
    assert view(s, SOVIET)["decision"][-1]["soviet"] != []
    assert len(s.hands[0]) == 3  # nothing shows yet
    act_as(s, SOVIET, "done")
    assert s.actors() == (GERMAN,)
    events = act_as(s, GERMAN, "done")
    assert told(events, "discarded") == [{"side": "soviet", "cards": [first]}]
    assert [len(hand) for hand in s.hands] == [3, 3]
    drew = next(event for event in events if event.key == "drew")
    assert drew.seen_by(GERMAN) == {"key": "drew", "params": {"side": "soviet", "count": 1}}


@pytest.mark.rule("HOS-10.11")
def test_a_hand_above_its_size_must_come_down() -> None:
    s = two_platoons()
    cards(s, 0, 5)
    begin(s, "refill")
    assert "done" not in words(s)
    for _ in range(2):
        act_as(s, SOVIET, legal(s, SOVIET)[0])
    assert "done" in legal(s, SOVIET)


@pytest.mark.rule("HOS-21.2")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = two_platoons()
    s.draw[0] = []
    s.discard[0] = s.battle.deck[0][:4]
    events: list[Event] = []
    hands.draw_cards(s, 0, 3, Scripted(), events)
    assert keys(events) == ["reshuffled", "drew"]
    assert (len(s.hands[0]), len(s.draw[0]), s.discard[0]) == (3, 1, [])


@pytest.mark.rule("HOS-21.1")
def test_each_side_has_its_own_deck() -> None:
    s = two_platoons()
    assert all(s.battle.cards[card].side == side for side in (0, 1) for card in s.battle.deck[side])


# The end of the turn.


@pytest.mark.rule("HOS-2.8", "HOS-10.12", "HOS-10.13", "HOS-2.6", "HOS-30.4")
def test_the_initiative_passes_and_all_tokens_come_off() -> None:
    s = two_platoons(initiative=GERMAN)
    token(s, "s-boris", "1")
    s.activated[unit(s, "g-mg34")] = True
    s.smoke[3] = True
    s.in_force[1].append("army_cheer")
    for turn, holder in ((2, 0), (3, 1)):
        events = begin(s, "end_turn")
        assert (s.turn, s.initiative) == (turn, holder)
        assert "turn" in keys(events)
    assert set(s.token) == {NO_TOKEN}
    assert not any(s.activated)
    assert not any(s.smoke)
    assert s.in_force == [[], []]


def test_a_card_keeps_and_a_bonus_token_takes_the_initiative() -> None:
    s = two_platoons(initiative=GERMAN)
    s.in_force[1].append("keep_initiative")
    begin(s, "end_turn")
    assert s.initiative == 1
    s.in_force[0].append("take_initiative")
    s.in_force[1].append("keep_initiative")
    begin(s, "end_turn")
    assert s.initiative == 0


@pytest.mark.rule("HOS-2.1", "HOS-2.2")
def test_a_turn_has_three_phases() -> None:
    s = two_platoons()
    events = begin(s, "begin_turn")
    chance = Seeded(3)
    while s.turn < 3:
        seat = s.actors()[0]
        offered = s.legal(seat)
        calm = [a for a in offered if a[0] in ("pass", "end", "done", "wait", "assign")]
        events += s.apply(seat, calm[0], chance)
    phases = [params["phase"] for params in told(events, "phase")]
    assert phases[:4] == ["order", "activation", "supply", "order"]
