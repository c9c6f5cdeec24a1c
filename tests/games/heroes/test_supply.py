"""The Supply phase, hands of cards and the end of a turn (HOS-10, 21.2, 31.15, 31.16)."""

import pytest

from tests.heroes_staged import Staged, deck, opened, staged, two_platoons


def words(t: Staged) -> set[str]:
    """The first words of what is legal."""
    return {text.split()[0] for text in t.legal()}


@pytest.mark.rule("HOS-10.1", "HOS-10.6", "HOS-2.4", "HOS-1.8", "HOS-23.4")
def test_units_without_orders_may_move_in_any_order() -> None:
    t = two_platoons()
    t.alter("s-boris", token="1", resolved=True)
    t.alter("s-dp28", activated=True)
    t.begin("supply")
    assert t.seat() == "soviet"
    assert t.legal() == ["supply s-scouts", "supply s-rifle-1", "supply s-rifle-2", "end"]
    assert t.refused("supply s-boris") == "refusal-supply-ordered HOS-10.1"
    assert t.refused("supply s-dp28") == "refusal-supply-activated HOS-23.4"
    t.do("supply s-rifle-2")
    t.do("move")
    t.do("step E13")
    t.do("stop")
    assert t.refused("supply s-rifle-2") == "refusal-supply-moved HOS-10.1"


@pytest.mark.rule("HOS-10.5", "HOS-3.28")
def test_bluffs_come_off_and_their_units_may_move() -> None:
    t = two_platoons()
    t.alter("s-boris", token="bluff")
    t.alter("g-mg34", token="bluff")
    t.begin("bluffs")
    assert t.told("bluffs-discarded") == [{"units": ["g-mg34", "s-boris"], "options": []}]
    assert t.token("s-boris") == t.token("g-mg34") == ""
    assert "supply s-boris" in t.legal()


@pytest.mark.rule("HOS-10.7", "HOS-10.9", "HOS-22.9")
def test_after_its_moves_a_side_takes_one_marker_from_each_unit() -> None:
    t = two_platoons()
    t.shaken("s-boris", 3).shaken("s-dp28", 1).shaken("g-mg34", 2)
    t.alter("s-boris", activated=True)
    t.begin("supply")
    t.do("end")
    assert t.told("recovered") == [{"side": "soviet", "units": ["s-boris", "s-dp28"]}]
    assert [t.markers(id) for id in ("s-boris", "s-dp28", "g-mg34")] == [2, 0, 2]
    assert t.seat() == "german"
    t.do("end")
    assert t.markers("g-mg34") == 1


@pytest.mark.rule("HOS-10.8")
def test_suppression_still_limits_the_supply_move() -> None:
    t = two_platoons()
    t.shaken("s-rifle-1", 2)  # MV 4
    t.begin("supply")
    t.do("supply s-rifle-1")
    t.do("move")
    assert t.decision == "supply-moves"  # It had nothing to choose.
    assert t.where("s-rifle-1") == "C14"
    t.do("end")
    assert t.markers("s-rifle-1") == 1


@pytest.mark.rule("HOS-10.2", "HOS-10.14")
def test_neither_fire_nor_assault_in_supply() -> None:
    t = two_platoons()
    t.change(in_force={"soviet": ["army_assault:2"]})
    t.put("g-pzgren-1", "A13")
    t.begin("supply")
    t.do("supply s-boris")
    assert words(t) <= {"move", "wait", "inspire"}
    assert t.refused("fire g-pzgren-1") == "refusal-supply-no-fire HOS-10.2"
    assert t.refused("assault g-pzgren-1") == "refusal-assault-phase HOS-17.6"


@pytest.mark.rule("HOS-10.3", "HOS-18.8", "HOS-31.15")
def test_a_mechanic_without_orders_repairs_instead_of_moving() -> None:
    t = staged("tractor-works-gate", {"s-t34stz": "H10 w", "s-zhuk": "H9", "g-pzgren": "N1"})
    t.alter("s-t34stz", damage=["hull"])
    t.begin("supply")
    t.do("supply s-zhuk")
    t.do("repair s-t34stz damage=hull")
    assert t.damage("s-t34stz") == []
    assert "supply s-zhuk" not in t.legal()


@pytest.mark.rule("HOS-19.4", "HOS-19.19")
def test_inspiration_before_or_after_the_supply_move() -> None:
    t = staged("tractor-works-gate", {"s-brodov": "F8", "s-militia-1": "G10", "g-pzgren": "N1"})
    t.shaken("s-militia-1", 2)
    t.begin("supply")
    t.do("supply s-brodov")
    t.do("inspire")
    assert t.markers("s-militia-1") == 1
    assert "inspire" not in t.legal()


@pytest.mark.rule("HOS-19.22")
def test_an_autonomous_unit_that_did_nothing_may_move() -> None:
    units = {"g-pohl": "A14", "s-zorin": "A1"}
    t = staged("house-on-the-square", units, initiative="german")
    t.begin("supply")
    assert t.legal() == ["supply g-pohl", "end"]


@pytest.mark.rule("HOS-5.2", "HOS-4.8")
def test_a_special_order_that_was_not_used_counts_as_an_order() -> None:
    t = two_platoons()
    t.alter("s-boris", token="special")
    t.begin("bluffs")
    assert t.refused("supply s-boris") == "refusal-supply-ordered HOS-10.1"


# Hands.


def deal(t: Staged, side: str, count: int) -> None:
    """The first cards of the deck are in the hand, the rest in the pile."""
    cards = deck("two-streets", side)
    t.change(hands={side: cards[:count]}, draw={side: cards[count:]})


def offered(t: Staged, seat: str) -> list[str]:
    return [t.write(action) for action in t.state.legal(seat)]


@pytest.mark.rule("HOS-10.11", "HOS-21.2", "HOS-31.16", "HOS-21.32")
def test_both_discard_in_secret_and_draw_up_to_the_hand_size() -> None:
    t = two_platoons()
    deal(t, "soviet", 3)
    deal(t, "german", 3)
    t.begin("refill")
    assert set(t.state.actors()) == {"soviet", "german"}
    first = t.hand("soviet")[0]
    t.do(f"discard {first}", seat="soviet")
    assert t.view("german")["decision"][-1]["soviet"] == []
    assert t.view("soviet")["decision"][-1]["soviet"] == [first]
    assert len(t.hand("soviet")) == 3  # nothing shows yet
    t.do("done", seat="soviet")
    assert t.state.actors() == ("german",)
    t.do("done", seat="german")
    assert t.told("discarded") == [{"side": "soviet", "cards": [first]}]
    assert len(t.hand("soviet")) == len(t.hand("german")) == 3
    drew = next(event for event in t.events if event.key == "drew")
    assert drew.seen_by("german") == {"key": "drew", "params": {"side": "soviet", "count": 1}}


@pytest.mark.rule("HOS-10.11")
def test_a_hand_above_its_size_must_come_down() -> None:
    t = two_platoons()
    deal(t, "soviet", 5)
    t.begin("refill")
    for _ in range(2):
        assert "done" not in offered(t, "soviet")
        t.do(offered(t, "soviet")[0], seat="soviet")
    assert "done" in offered(t, "soviet")


@pytest.mark.rule("HOS-21.2")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = two_platoons()
    t.change(discard={"soviet": deck("two-streets", "soviet")[:4]})
    t.begin("refill")
    assert t.event_keys()[:2] == ["reshuffled", "drew"]
    position = t.json
    piles = [position[pile]["soviet"] for pile in ("hands", "draw", "discard")]
    assert [len(pile) for pile in piles] == [3, 1, 0]


@pytest.mark.rule("HOS-21.1")
def test_each_side_has_its_own_deck() -> None:
    position = opened("two-streets", 1, 2).json
    for side, prefix in (("soviet", "sc-"), ("german", "gc-")):
        cards = position["hands"][side] + position["draw"][side]
        assert sorted(cards) == sorted(deck("two-streets", side))
        assert all(card.startswith(prefix) for card in cards)


# The end of the turn.


@pytest.mark.rule("HOS-2.8", "HOS-10.12", "HOS-10.13", "HOS-2.6", "HOS-30.4")
def test_the_initiative_passes_and_all_tokens_come_off() -> None:
    t = two_platoons(initiative="german", in_force={"german": ["army_cheer"]})
    t.alter("s-boris", token="1")
    t.alter("g-mg34", activated=True)
    t.lay_smoke("A4")
    for turn, holder in ((2, "soviet"), (3, "german")):
        t.begin("end")
        assert (t.json["turn"], t.json["initiative"]) == (turn, holder)
        assert t.told("turn")[-1] == {"turn": turn, "initiative": holder}
    units = t.json["units"].values()
    assert not [unit for unit in units if "token" in unit or "activated" in unit]
    assert t.smoke() == set()
    assert t.json["in_force"] == {"soviet": [], "german": []}


@pytest.mark.parametrize(
    ("in_force", "holder"),
    [
        ({"german": ["keep_initiative"]}, "german"),
        ({"german": ["keep_initiative"], "soviet": ["take_initiative"]}, "soviet"),
    ],
)
def test_a_card_keeps_and_a_bonus_token_takes_the_initiative(
    in_force: dict[str, list[str]], holder: str
) -> None:
    t = two_platoons(initiative="german", in_force=in_force)
    t.begin("end")
    assert t.json["initiative"] == holder


@pytest.mark.rule("HOS-2.1", "HOS-2.2")
def test_a_turn_has_three_phases() -> None:
    t = two_platoons(turn=0)
    t.begin("begin")
    while t.json["turn"] < 2:
        seat = t.state.actors()[0]
        calm = ("pass", "end", "done", "wait", "assign")
        t.do(next(text for text in offered(t, seat) if text.split()[0] in calm), seat=seat)
    phases = [event["phase"] for event in t.told("phase")]
    assert phases == ["order", "activation", "supply", "order"]
