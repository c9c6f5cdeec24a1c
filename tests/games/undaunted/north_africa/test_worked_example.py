"""The example round of the rulebook, step by step with its numbers: scenario 6.

Italy leaves the scout car with its Scout, opens 12A to the tank and navigates ahead; the Saboteur
stalks up to the tank, is inspired and blows a charge under it.
"""

from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.north_africa.state import DesertState
from tests.games.undaunted.looks import roll
from tests.games.undaunted.north_africa.desert import SPARE, crew, fog, game, tile_of, vehicle
from tests.support import act, keys, legal, rule_against, side

HANDS = {
    "italy": ["platoon-sergeant", "scout-a", "driver-t", "gunner-a"],
    "lrdg": ["gunner", "saboteur", "warrant-officer", SPARE],
}


def start() -> DesertState:
    """The scenario as it is set up, both sides having drawn the cards of the example."""
    position: Any = game().start("vulnerable-camp", sandtable.Scripted()).to_json()
    for owner, hand in HANDS.items():
        army = position["sides"][owner]
        cards = army["deck"] + army["hand"]
        for card in hand:
            cards.remove(card)
        army |= {"hand": hand, "deck": cards}
    return game().from_json(position)


def after_initiative() -> DesertState:
    state = start()
    act(state, "bid PS", seat="italy")
    act(state, "bid GU", seat="lrdg")
    return state


def after_the_italian_turn() -> DesertState:
    state = after_initiative()
    for words in (
        "SA leave",
        "SA scout 12A",
        "DT drive medium-tank-driver 12A",
        "GA change-seat scout-car-observer",
        "GA navigate scout-car-observer",
        "mark 17A",
        "mark 16B",
    ):
        act(state, words)
    return state


def before_the_charge() -> DesertState:
    state = after_the_italian_turn()
    for words in ("SB stalk 12A", "WO inspire", "take SB"):
        act(state, words)
    return state


@pytest.mark.rule("NAF-8.1", "NAF-10.2", "NAF-10.4", "NAF-18.2", "NAF-26.2", "NAF-26.3", "NAF-24.2")
@pytest.mark.rule(
    "NAF-19.2", "NAF-33.2", "NAF-33.5", "NAF-33.6", "NAF-33.7", "NAF-27.1", "NAF-32.1"
)
@pytest.mark.rule(
    "NAF-38.3", "NAF-38.5", "NAF-38.8", "NAF-42.1", "NAF-42.2", "NAF-40.2", "NAF-12.1"
)
def test_the_round_of_the_rulebook() -> None:
    state = start()
    assert crew(state, "scout-car") == {
        "driver": "rifleman-a",
        "observer": "scout-a",
        "gun": "gunner-a",
    }
    assert crew(state, "medium-tank")["driver"] == "driver-t"
    assert tile_of(state, "scout-car") == "19A"
    supply = fog(state, "supply", "italy")
    assert supply >= 2

    # 1. Initiative: the marker goes to Italy, both picked cards to their discards.
    act(state, "bid PS", seat="italy")
    act(state, "bid GU", seat="lrdg")
    assert state.to_json()["initiative"] == "italy"
    assert state.actors() == ("italy",)
    italy, lrdg = side(state, "italy"), side(state, "lrdg")
    assert (italy["hand"], lrdg["hand"]) == (
        ["scout-a", "driver-t", "gunner-a"],
        ["warrant-officer", "saboteur", SPARE],
    )
    assert (italy["discard"], lrdg["discard"]) == (["platoon-sergeant"], ["gunner"])

    # 2. The tank may not yet drive to 12A: there is no Italian marker.
    assert rule_against(state, "DT drive medium-tank-driver 12A") == "NAF-24.2"

    # 3. The Scout leaves the car and scouts 12A.
    act(state, "SA leave")
    assert tile_of(state, "scout-a") == "19A"
    act(state, "SA scout 12A")
    assert crew(state, "scout-car") == {"driver": "rifleman-a", "gun": "gunner-a"}
    assert tile_of(state, "scout-a") == "12A"
    assert "12A" in side(state, "italy")["scouted"]
    assert (fog(state, "supply", "italy"), fog(state, "discard", "italy")) == (supply - 1, 1)

    # 4. The tank drives there, its crew aboard.
    before = crew(state, "medium-tank")
    act(state, "DT drive medium-tank-driver 12A")
    assert tile_of(state, "medium-tank") == "12A"
    assert crew(state, "medium-tank") == before

    # 5. A swap with the Rifleman would end the card: no Drive afterwards.
    swapped = state.clone()
    act(swapped, "GA swap iRA")
    assert swapped.actors() == ("lrdg",)

    # 6. The Gunner takes the seat the Scout has left and navigates: 17A is a link, 16B is marked.
    act(state, "GA change-seat scout-car-observer")
    act(state, "GA navigate scout-car-observer")
    assert "scouted" not in keys(act(state, "mark 17A"))
    events = act(state, "mark 16B")
    italy = side(state, "italy")
    assert "16B" in italy["scouted"]
    assert (fog(state, "supply", "italy"), fog(state, "discard", "italy")) == (supply - 2, 2)

    # 7. The hand is empty: the turn ends. The discard has gained six cards this round.
    assert keys(events)[-1] == "turn-ended"
    assert italy["hand"] == italy["play"] == []
    assert sorted(italy["discard"]) == sorted(
        ["platoon-sergeant", "scout-a", "driver-t", "gunner-a", SPARE, SPARE]
    )

    # 8. The Saboteur stalks to 12A. From another tile the tank was out of reach.
    assert rule_against(state, "SB demolitions medium-tank") == "NAF-37.4"
    markers = side(state, "lrdg")["scouted"]
    act(state, "SB stalk 12A")
    lrdg = side(state, "lrdg")
    assert tile_of(state, "saboteur") == "12A"
    assert lrdg["scouted"] == markers
    assert fog(state, "discard", "lrdg") == 0

    # 9. The Warrant Officer inspires the Saboteur.
    act(state, "WO inspire")
    act(state, "take SB")
    assert side(state, "lrdg")["hand"] == ["saboteur", SPARE]
    assert side(state, "lrdg")["play"] == ["warrant-officer"]

    # 10. Demolitions: armour 5, no cover, no range; the dice show 5 and 8.
    assert rule_against(state, "SB attack medium-tank") == "NAF-2.7"
    (odds,) = state.odds("lrdg", state.game.read("SB demolitions medium-tank"))
    assert odds.parts == [("odds-armour", 5)]
    rolled = roll(act(state, "SB demolitions medium-tank", [5, 8]))
    assert (rolled["need"], rolled["dice"], rolled["success"]) == (5, [5, 8], True)

    # 11. Italy picks the Driver; a card comes from the discard, the Driver keeps the seat.
    assert state.actors() == ("italy",)
    events = act(state, "pick iDT")
    assert keys(events) == ["casualty", "damaged"]
    assert events[0].params["zone"] == "discard"
    italy = side(state, "italy")
    assert "driver-t" not in italy["discard"]
    assert italy["casualties"] == 1
    assert crew(state, "medium-tank") == before
    tank = vehicle(state, "medium-tank")
    assert (tank["damage"], tank["disabled"]) == (1, False)

    # 12. Fog cannot be played; the turn and the round are over.
    assert legal(state) == ["end-turn"]
    assert rule_against(state, "hunker FW") == "NAF-14.3"
    act(state, "end-turn")
    assert sorted(side(state, "lrdg")["discard"]) == sorted(
        ["gunner", SPARE, "saboteur", "warrant-officer"]
    )
    assert state.to_json()["round"] == 2
    assert state.actors() == ("lrdg", "italy")


@pytest.mark.rule("NAF-24.2")
def test_before_the_scout_12a_is_closed_to_the_tank() -> None:
    state = after_initiative()
    assert rule_against(state, "DT drive medium-tank-driver 12A") == "NAF-24.2"
    act(state, "SA leave")
    act(state, "SA scout 12A")
    assert "DT drive medium-tank-driver 12A" in legal(state)


@pytest.mark.rule("NAF-16.3")
def test_the_scout_has_to_leave_before_scouting() -> None:
    assert rule_against(after_initiative(), "SA scout 12A") == "NAF-16.3"


@pytest.mark.rule("NAF-20.2")
def test_after_a_swap_the_gunner_cannot_drive() -> None:
    state = after_initiative()
    act(state, "GA swap iRA")
    assert crew(state, "scout-car")["driver"] == "gunner-a"
    assert rule_against(state, "GA drive scout-car-driver 17A") == "NAF-11.1"
    assert rule_against(state, "change-seat scout-car-gun") == "NAF-11.8"


@pytest.mark.rule("NAF-17.2", "NAF-19.1")
def test_while_the_scout_sits_there_the_gunner_cannot_take_the_seat() -> None:
    state = after_initiative()
    assert rule_against(state, "GA change-seat scout-car-observer") == "NAF-19.1"


@pytest.mark.rule("NAF-33.4")
def test_16b_without_17a_is_out_of_reach() -> None:
    state = after_initiative()
    act(state, "SA navigate scout-car-observer")
    assert rule_against(state, "mark 16B") == "NAF-33.2"


@pytest.mark.rule("NAF-39.1")
def test_two_fours_have_no_effect() -> None:
    state = before_the_charge()
    assert roll(act(state, "SB demolitions medium-tank", [4, 4]))["success"] is False
    assert vehicle(state, "medium-tank")["damage"] == 0
    assert state.actors() == ("lrdg",)


@pytest.mark.rule("NAF-42.5", "NAF-22.1", "NAF-16.4")
def test_two_more_successes_disable_the_tank_but_not_its_driver() -> None:
    state = before_the_charge()
    position: Any = state.to_json()
    position["vehicles"]["medium-tank"]["damage"] = 2
    state = game().from_json(position)
    act(state, "SB demolitions medium-tank", [5, 8])
    assert "disabled" in keys(act(state, "pick iGT"))
    tank = vehicle(state, "medium-tank")
    assert (tank["damage"], tank["disabled"]) == (3, True)
    position = state.to_json()
    position["sides"]["italy"] |= {"hand": ["driver-t"], "discard": []}
    for memory in ("shown", "lacks", "box"):
        del position["sides"]["italy"][memory]
    position["decision"] = [{"frame": "turn", "side": "italy"}]
    state = game().from_json(position)
    assert rule_against(state, "DT drive medium-tank-driver 17A") == "NAF-22.1"
    assert rule_against(state, "DT control medium-tank-driver") == "NAF-22.1"
    assert "DT attack lSB" in legal(state)


@pytest.mark.rule("NAF-37.5", "NAF-42.2")
def test_the_saboteur_cannot_pick_the_driver() -> None:
    state = before_the_charge()
    assert rule_against(state, "SB attack iDT") == "NAF-37.5"
    act(state, "SB demolitions medium-tank", [5, 8])
    assert legal(state, "lrdg") == []
    assert legal(state, "italy") == [
        f"pick i{code}"
        for code, soldier in (("DT", "driver-t"), ("GT", "tank-gunner-t"), ("CT", "crew-t"))
        if soldier in crew(state, "medium-tank").values()
    ]
