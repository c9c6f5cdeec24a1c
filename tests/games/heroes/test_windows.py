"""Timing windows (HOS-31): who is asked, in which order, and what nobody learns."""

from typing import Any

import pytest

from tests.heroes import Table, game, house, open_ground

#: Square C3; a door in the south, a window in the west.
HUT = house("H1", 4, 4, "+-+", "Wa|", "+D+", a="house_1")


def duel() -> Table:
    return Table(open_ground(9, 5), {"s-rifle-1": "C2", "g-landser-1": "C5"})


@pytest.mark.rule("HOS-31.1")
def test_nobody_is_asked_who_has_nothing_to_play() -> None:
    t = duel()
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    assert t.resting


@pytest.mark.rule("HOS-31.1")
def test_the_initiative_holder_is_asked_first_and_both_may_pass() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.hold("soviet", "sc-steel")
    t.hold("german", "gc-steel")
    t.change(initiative="german")
    t.declare("s-smg-1", "assault g-landser-1")
    t.do("charge C4")
    assert t.state.actors() == ("german",)
    t.do("pass")
    assert t.state.actors() == ("soviet",)
    t.do("pass", 6, 6, 1)
    assert t.told("fight-decided")


@pytest.mark.rule("HOS-31.1")
def test_after_a_play_the_asking_starts_again() -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.hold("soviet", "sc-steel", "sc-steel")
    t.hold("german", "gc-steel")
    t.declare("s-smg-1", "assault g-landser-1")
    t.do("charge C4")
    t.do("pass")
    t.do("play gc-steel")
    assert t.state.actors() == ("soviet",)
    t.do("play sc-steel")
    assert t.state.actors() == ("soviet",)


@pytest.mark.rule("HOS-31.1")
def test_with_hands_concealed_whoever_could_hold_a_card_is_asked() -> None:
    t = duel()
    t.change(options={"conceal_hands": True})
    t.hold("german", "gc-go")
    t.fire("s-rifle-1", "fire g-landser-1")
    assert t.state.actors() == ("german",)
    assert t.legal() == ["pass"]


@pytest.mark.rule("HOS-31.1", "HOS-21.32")
def test_with_hands_concealed_an_empty_hand_is_not_asked() -> None:
    t = duel()
    t.change(options={"conceal_hands": True})
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    assert t.resting


@pytest.mark.rule("HOS-31.1")
def test_cards_that_all_lie_in_the_discards_are_not_asked_for() -> None:
    t = duel()
    t.change(options={"conceal_hands": True})
    t.hold("german", "gc-go")
    described: Any = game().describe(t.json["scenario"])
    cards = [
        card["card"]
        for card in described["cards"]
        for _ in range(card["copies"])
        if card["side"] == "german"
    ]
    cards.remove("gc-go")
    t.change(discard={"german": cards})
    t.fire("s-rifle-1", "fire g-landser-1", 1)
    assert t.resting


@pytest.mark.rule("HOS-31.4")
def test_in_a_gap_the_cards_of_the_initiative_holder_come_first() -> None:
    t = duel()
    t.hold("soviet", "sc-go")
    t.hold("german", "gc-go")
    t.change(initiative="german")
    t.gap()
    assert t.state.actors() == ("german",)


def test_a_window_tells_why_something_cannot_be_done() -> None:
    t = duel()
    t.hold("soviet", "sc-flat", "sc-snap")
    t.fire("s-rifle-1", "fire g-landser-1")
    assert t.refused("play sc-flat") == "refusal-card-not-now HOS-21.5"
    assert t.refused("play sc-go") == "refusal-card-not-held HOS-21.32"
    assert t.refused("use option=ammo") == "refusal-option-not-now HOS-25.7"
    assert t.refused("wait") == "refusal-window-only HOS-31.1"
    assert t.decision == "window"
    assert "pass" in t.legal()


# Surprise.


@pytest.mark.rule("HOS-21.23", "HOS-21.39", "HOS-13.15")
def test_surprise_leads_through_a_window() -> None:
    t = Table(open_ground(7, 6), {"s-rifle-1": "C2", "g-landser-1": "F7"}, houses=[HUT])
    t.hold("soviet", "sc-surprise")
    t.declare("s-rifle-1", "move")
    assert "step C3" not in t.legal()
    t.do("play sc-surprise")
    t.do("step C3")
    assert t.where("s-rifle-1") == "C3"
    # Out again by a window takes a second card (HOS-21.24).
    assert "step C2" not in t.legal()


@pytest.mark.rule("HOS-21.23", "HOS-17.70")
def test_surprise_opens_a_way_out_of_a_lost_house() -> None:
    plan = house("H1", 4, 4, "+-+", "Wa|", "+-+", a="house_1")
    t = Table(open_ground(7, 6), {"s-rifle-1": "C3", "g-landser-1": "F7"}, houses=[plan])
    t.hold("soviet", "sc-surprise")
    t.retreat("s-rifle-1", "C4")
    t.do("play sc-surprise")
    assert t.where("s-rifle-1") == "C2" or "step C2" in t.legal()


@pytest.mark.rule("HOS-21.25", "HOS-17.52")
def test_surprise_leads_an_assault_through_a_window_and_back_without_a_second_card() -> None:
    t = Table(open_ground(7, 6), {"s-smg-1": "C2", "g-landser-1": "C3"}, houses=[HUT])
    t.hold("soviet", "sc-surprise")
    t.declare("s-smg-1", "assault g-landser-1")
    assert "charge C3" not in t.legal()
    t.do("play sc-surprise")
    (odds,) = t.odds_of("charge C3")
    assert odds.need == 2 + 3 - (3 + 1)
    t.do("charge C3", 1, 1, 6)
    assert t.where("s-smg-1") == "C2"
    assert t.resting
