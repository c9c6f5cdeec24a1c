"""Timing windows (HOS-31): who is asked, in which order, and what nobody learns."""

import pytest

from sandtable.games.heroes import windows
from sandtable.games.heroes.fire import firing
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import forced, moves
from sandtable.games.heroes.turn import activation
from tests.games.heroes.table import REST, Table, open_ground

#: Square 2-2; a door in the south, a window in the west.
HUT = Plan("H1", 4, 4, ("+-+", "Wa|", "+D+"), {"a": ("house_1", False)})


def duel() -> Table:
    return Table(open_ground(9, 5), {"s-rifle-1": "1-2", "g-landser-1": "4-2"})


@pytest.mark.rule("HOS-31.1")
def test_nobody_is_asked_who_has_nothing_to_play() -> None:
    t = duel()
    firing.announce(t.s, t.u("s-rifle-1"), "order", ("fire", "unit:g-landser-1"), t.events)
    t.advance(1)
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-31.1")
def test_the_initiative_holder_is_asked_first_and_both_may_pass() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.hold(0, "sc-steel")
    t.hold(1, "gc-steel")
    t.s.initiative = 1
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    t.do("charge", "square:3-2")
    assert t.s.actors() == ("german",)
    t.do("pass")
    assert t.s.actors() == ("soviet",)
    t.do("pass", dice=(6, 6, 1))
    assert "fight-decided" in t.told()


@pytest.mark.rule("HOS-31.1")
def test_after_a_play_the_asking_starts_again() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.hold(0, "sc-steel", "sc-steel")
    t.hold(1, "gc-steel")
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    t.do("charge", "square:3-2")
    t.do("pass")
    t.do("play", "card:gc-steel")
    assert t.s.actors() == ("soviet",)
    t.do("play", "card:sc-steel")
    assert t.s.actors() == ("soviet",)


@pytest.mark.rule("HOS-31.1")
def test_with_hands_concealed_whoever_could_hold_a_card_is_asked() -> None:
    t = duel()
    t.s.options = {**t.s.options, "conceal_hands": True}
    t.hold(1, "gc-go")
    firing.announce(t.s, t.u("s-rifle-1"), "order", ("fire", "unit:g-landser-1"), t.events)
    t.advance()
    assert t.s.actors() == ("german",)
    assert t.legal() == [("pass",)]


@pytest.mark.rule("HOS-31.1", "HOS-21.32")
def test_with_hands_concealed_an_empty_hand_is_not_asked() -> None:
    t = duel()
    t.s.options = {**t.s.options, "conceal_hands": True}
    firing.announce(t.s, t.u("s-rifle-1"), "order", ("fire", "unit:g-landser-1"), t.events)
    t.advance(1)
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-31.1")
def test_cards_that_all_lie_in_the_discards_are_not_asked_for() -> None:
    t = duel()
    t.s.options = {**t.s.options, "conceal_hands": True}
    t.hold(1, "gc-go")
    firing.announce(t.s, t.u("s-rifle-1"), "order", ("fire", "unit:g-landser-1"), t.events)
    t.s.discard[1] = list(t.s.battle.deck[1])
    t.advance(1)
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-31.4")
def test_in_a_gap_the_cards_of_the_initiative_holder_come_first() -> None:
    t = duel()
    t.hold(0, "sc-go")
    t.hold(1, "gc-go")
    t.s.initiative = 1
    t.s.frames.append(activation.Gap(0))
    t.advance()
    assert t.s.actors() == ("german",)


def test_a_window_tells_why_something_cannot_be_done() -> None:
    t = duel()
    t.hold(0, "sc-flat", "sc-snap")
    firing.announce(t.s, t.u("s-rifle-1"), "order", ("fire", "unit:g-landser-1"), t.events)
    t.advance()
    assert t.refused("play", "card:sc-flat") == "refusal-card-not-now HOS-21.5"
    assert t.refused("play", "card:sc-go") == "refusal-card-not-held HOS-21.32"
    assert t.refused("use", "option:t-soviet.ammo") == "refusal-option-not-now HOS-25.7"
    assert t.refused("wait") == "refusal-window-only HOS-31.1"
    assert t.s.frames[-1].name == "window"
    assert windows.PASS in t.legal()


# Surprise.


@pytest.mark.rule("HOS-21.23", "HOS-21.39", "HOS-13.15")
def test_surprise_leads_through_a_window() -> None:
    t = Table(open_ground(7, 6), {"s-rifle-1": "1-2", "g-landser-1": "6-5"}, plans=[HUT])
    t.hold(0, "sc-surprise")
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    assert ("step", "square:2-2") not in t.legal()
    t.do("play", "card:sc-surprise")
    t.do("step", "square:2-2")
    assert t.where("s-rifle-1") == "2-2"
    # Out again by a window takes a second card (HOS-21.24).
    assert ("step", "square:1-2") not in t.legal()


@pytest.mark.rule("HOS-21.23", "HOS-17.70")
def test_surprise_opens_a_way_out_of_a_lost_house() -> None:
    plan = Plan("H1", 4, 4, ("+-+", "Wa|", "+-+"), {"a": ("house_1", False)})
    t = Table(open_ground(7, 6), {"s-rifle-1": "2-2", "g-landser-1": "6-5"}, plans=[plan])
    t.hold(0, "sc-surprise")
    forced.retreat(t.s, t.u("s-rifle-1"), t.p("3-2"))
    t.advance()
    t.do("play", "card:sc-surprise")
    assert t.where("s-rifle-1") == "1-2" or ("step", "square:1-2") in t.legal()


@pytest.mark.rule("HOS-21.25", "HOS-17.52")
def test_surprise_leads_an_assault_through_a_window_and_back_without_a_second_card() -> None:
    t = Table(open_ground(7, 6), {"s-smg-1": "1-2", "g-landser-1": "2-2"}, plans=[HUT])
    t.hold(0, "sc-surprise")
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    assert ("charge", "square:2-2") not in t.legal()
    t.do("play", "card:sc-surprise")
    (odds,) = t.s.odds("soviet", ("charge", "square:2-2"))
    assert odds.need == 2 + 3 - (3 + 1)
    t.do("charge", "square:2-2", dice=(1, 1, 6))
    assert t.where("s-smg-1") == "1-2"
    assert t.s.frames[-1].name == REST
