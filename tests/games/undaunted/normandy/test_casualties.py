"""Casualties (NOR-30): which card is lost, from where, and when the counter goes."""

from typing import Any

import pytest

from sandtable import Event
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.chance import Replayed
from tests.games.undaunted.normandy.proving_ground import ground
from tests.support import act, keys, legal, rule_against, side


def target(**zones: Any) -> NormandyState:
    """The US fires at the German Scouts A, whose cards lie in the given zones."""
    return ground(
        us={
            "hand": ["rifleman-a", "rifleman-a", "rifleman-a", "fog-of-war"],
            "counters": {"riflemen-a": "3B"},
        },
        germany={"counters": {"scouts-a": "3B", "riflemen-b": "17B"}, **zones},
    )


def hit(state: NormandyState) -> list[Event]:
    return act(state, "RA attack gSA", [9])


def zones(state: NormandyState, seat: str = "germany") -> dict[str, int]:
    """How many cards lie in each zone."""
    found = side(state, seat)
    sizes = {zone: len(found[zone]) for zone in ("hand", "discard", "deck", "play")}
    return sizes | {"supply": sum(found["supply"].values()), "box": sum(found["box"].values())}


EVERYWHERE: dict[str, Any] = {
    "hand": ["scout-a", "scout-b", "fog-of-war"],
    "discard": ["scout-a", "scout-b", "rifleman-a"],
    "deck": ["scout-a", "scout-b", "rifleman-b"],
}


@pytest.mark.rule("NOR-30.1", "NOR-30.2")
def test_a_success_takes_one_card_of_the_unit_out_of_the_game() -> None:
    state = target(hand=["scout-a", "scout-a"], discard=["scout-a"])
    before = zones(state)
    events = hit(state)
    after = zones(state)
    assert keys(events).count("casualty") == 1
    assert after == before | {"hand": before["hand"] - 1, "box": before["box"] + 1}
    assert side(state, "germany")["box"]["scout-a"] == 1
    assert side(state, "germany")["casualties"] == 1


@pytest.mark.rule("NOR-30.1")
def test_a_failure_takes_nothing() -> None:
    state = target(**EVERYWHERE)
    before = side(state, "germany")
    events = act(state, "RA attack gSA", [4])
    assert "casualty" not in keys(events)
    assert side(state, "germany") == before


@pytest.mark.rule("NOR-30.2")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_cards_of_another_squad_or_kind_never_stand_in(zone: str) -> None:
    others = ["scout-b", "scout-c", "rifleman-a", "machine-gunner-a", "sniper", "squad-leader-a"]
    state = target(**{zone: others})
    before = zones(state)
    hit(state)
    assert zones(state) == before
    assert "scouts-a" not in side(state, "germany")["counters"]


@pytest.mark.rule("NOR-30.3", "NOR-30.10")
def test_the_hand_is_searched_first_before_its_owner_has_had_a_turn() -> None:
    state = target(**EVERYWHERE)
    events = hit(state)
    german = side(state, "germany")
    assert german["hand"] == ["scout-b", "fog-of-war"]
    assert german["discard"] == EVERYWHERE["discard"]
    assert german["deck"] == EVERYWHERE["deck"]
    (casualty,) = [event for event in events if event.key == "casualty"]
    assert casualty.params["zone"] == "hand"


@pytest.mark.rule("NOR-30.4", "NOR-30.10")
def test_the_discard_is_searched_where_the_hand_has_none() -> None:
    state = target(**EVERYWHERE | {"hand": ["scout-b", "fog-of-war"]})
    hit(state)
    german = side(state, "germany")
    assert german["hand"] == ["scout-b", "fog-of-war"]
    assert german["discard"] == ["scout-b", "rifleman-a"]
    assert german["deck"] == EVERYWHERE["deck"]


@pytest.mark.rule("NOR-30.5", "NOR-30.10")
def test_the_deck_is_searched_last_and_then_shuffled() -> None:
    state = target(
        hand=["scout-b"],
        discard=["rifleman-a"],
        deck=["rifleman-b", "scout-a", "scout-c", "scout-a"],
    )
    state.apply("us", state.game.read("RA attack gSA"), Replayed([9, [2, 1, 0]]))
    german = side(state, "germany")
    assert german["deck"] == ["scout-a", "scout-c", "rifleman-b"]
    assert german["hand"] == ["scout-b"]
    assert german["discard"] == ["rifleman-a"]


@pytest.mark.rule("NOR-30.5")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_a_card_lost_from_hand_or_discard_shuffles_nothing(zone: str) -> None:
    state = target(**{"deck": ["rifleman-b", "scout-c", "scout-a"], zone: ["scout-a"]})
    state.apply("us", state.game.read("RA attack gSA"), Replayed([9]))  # a shuffle would fail
    assert side(state, "germany")["deck"] == ["rifleman-b", "scout-c", "scout-a"]


@pytest.mark.rule("NOR-30.6")
def test_with_no_card_in_the_three_zones_the_counter_goes_and_no_card_with_it() -> None:
    state = target(hand=["scout-b"], discard=["rifleman-a"], deck=["rifleman-b"])
    before = side(state, "germany")
    events = hit(state)
    after = side(state, "germany")
    assert "counter-removed" in keys(events)
    assert "casualty" not in keys(events)
    assert after["counters"] == {"riflemen-b": "17B"}
    assert after["casualties"] == 0
    for zone in ("hand", "discard", "deck", "supply", "box"):
        assert after[zone] == before[zone]


@pytest.mark.rule("NOR-30.6")
def test_with_every_zone_empty_the_counter_goes() -> None:
    state = target()
    hit(state)
    assert "scouts-a" not in side(state, "germany")["counters"]


@pytest.mark.rule("NOR-30.6", "NOR-30.5")
def test_a_search_that_finds_no_card_shuffles_nothing() -> None:
    state = target(deck=["scout-b", "scout-c"])
    state.apply("us", state.game.read("RA attack gSA"), Replayed([9]))  # a shuffle would fail
    assert side(state, "germany")["deck"] == ["scout-b", "scout-c"]


@pytest.mark.rule("NOR-30.7", "NOR-A.11")
def test_cards_in_the_supply_are_not_searched_and_do_not_save_the_counter() -> None:
    state = target(supply={"scout-a": 3})
    hit(state)
    german = side(state, "germany")
    assert "scouts-a" not in german["counters"]
    assert german["supply"] == {"scout-a": 3}
    assert german["casualties"] == 0


@pytest.mark.rule("NOR-30.7")
def test_a_card_in_the_deck_is_taken_before_any_in_the_supply() -> None:
    state = target(deck=["scout-a"], supply={"scout-a": 2})
    hit(state)
    german = side(state, "germany")
    assert german["deck"] == []
    assert german["supply"] == {"scout-a": 2}
    assert german["box"]["scout-a"] == 1


@pytest.mark.rule("NOR-30.8", "NOR-A.11")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_losing_the_last_card_leaves_the_counter_and_the_next_hit_takes_it(zone: str) -> None:
    state = target(**{zone: ["scout-a"]})
    hit(state)
    assert side(state, "germany")[zone] == []
    assert side(state, "germany")["counters"]["scouts-a"] == "3B"
    hit(state)
    assert "scouts-a" not in side(state, "germany")["counters"]


@pytest.mark.rule("NOR-30.10", "NOR-30.9")
def test_hit_after_hit_empties_hand_then_discard_then_deck() -> None:
    state = target(**EVERYWHERE)
    lost = []
    for _ in range(3):
        events = hit(state)
        lost += [event.params["zone"] for event in events if event.key == "casualty"]
    assert lost == ["hand", "discard", "deck"]
    assert side(state, "germany")["counters"]["scouts-a"] == "3B"


@pytest.mark.rule("NOR-30.10", "NOR-A.27")
def test_nobody_is_asked_which_card_is_lost() -> None:
    state = target(hand=["scout-a", "scout-a", "scout-b"])
    hit(state)
    assert state.actors() == ("us",)
    assert side(state, "germany")["hand"] == ["scout-a", "scout-b"]


@pytest.mark.rule("NOR-A.27")
def test_the_first_of_several_equal_cards_in_the_deck_is_the_one_that_goes() -> None:
    state = target(deck=["rifleman-b", "scout-a", "scout-c", "scout-a"])
    hit(state)
    assert side(state, "germany")["deck"] == ["rifleman-b", "scout-c", "scout-a"]


@pytest.mark.rule("NOR-30.11")
def test_taking_the_last_card_of_the_deck_reshuffles_no_discard() -> None:
    state = target(deck=["scout-a"], discard=["rifleman-b", "scout-b"])
    events = hit(state)
    german = side(state, "germany")
    assert german["deck"] == []
    assert german["discard"] == ["rifleman-b", "scout-b"]
    assert "reshuffled" not in keys(events)


@pytest.mark.rule("NOR-30.12")
@pytest.mark.parametrize("suppressed", [[], ["scouts-a"]])
def test_a_casualty_leaves_the_face_of_the_counter_as_it_is(suppressed: list[str]) -> None:
    state = target(hand=["scout-a"], suppressed=suppressed)
    hit(state)
    assert side(state, "germany")["suppressed"] == suppressed


@pytest.mark.rule("NOR-30.13")
def test_the_initiative_card_of_this_round_can_be_the_card_lost() -> None:
    state = ground(
        us={"hand": ["squad-leader-a", "rifleman-a"], "counters": {"riflemen-a": "3B"}},
        germany={
            "hand": ["rifleman-a", "scout-b"],
            "counters": {"riflemen-a": "3B", "riflemen-b": "3B"},
        },
        decision=[{"frame": "initiative"}],
    )
    act(state, "bid LA", seat="us")
    act(state, "bid RA", seat="germany")
    assert side(state, "germany")["discard"] == ["rifleman-a"]
    act(state, "RA attack gRA", [4])
    german = side(state, "germany")
    assert "rifleman-a" not in german["discard"] + german["hand"] + german["deck"]
    assert german["counters"]["riflemen-a"] == "3B"
    assert german["casualties"] == 1


@pytest.mark.rule("NOR-30.14")
@pytest.mark.parametrize("turn", ["us", "germany"])
def test_a_unit_without_cards_stays_on_the_board_until_it_is_hit(turn: str) -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "3B"}},
        germany={
            "hand": ["rifleman-b", "fog-of-war"],
            "counters": {"scouts-a": "3B", "riflemen-b": "3B"},
            "scouted": ["3B"],
        },
        turn=turn,
    )
    act(state, "RA attack gRB" if turn == "us" else "RB move", [1] if turn == "us" else [])
    act(state, "end-turn")
    assert side(state, "germany")["counters"]["scouts-a"] == "3B"


@pytest.mark.rule("NOR-30.14")
def test_a_unit_without_cards_can_be_guided() -> None:
    state = ground(
        us={
            "hand": ["platoon-guide"],
            "counters": {"riflemen-a": "3B"},
            "scouted": ["17B"],
        },
        germany={"hand": ["fog-of-war"], "counters": {"scouts-a": "4B"}},
    )
    act(state, "PG guide uRA 17B")
    assert side(state, "us")["counters"]["riflemen-a"] == "17B"


@pytest.mark.rule("NOR-30.14")
def test_a_unit_without_cards_acts_again_where_it_stands_once_it_is_bolstered() -> None:
    state = ground(
        us={
            "hand": ["platoon-sergeant", "squad-leader-b"],
            "supply": {"rifleman-a": 1},
            "counters": {"riflemen-a": "3B"},
            "scouted": ["17B", "3B"],
        },
        germany={"hand": ["fog-of-war"], "counters": {"scouts-a": "4B"}},
    )
    assert rule_against(state, "RA move 17B") == "NOR-10.1"
    act(state, "PS bolster")
    act(state, "take RA")
    act(state, "end-turn")
    act(state, "end-turn")  # Germany's; the new round deals the bolstered card
    assert "rifleman-a" in side(state, "us")["hand"]
    act(state, "bid PS", seat="us")
    act(state, "bid FW", seat="germany")
    assert "RA move 17B" in legal(state)
    act(state, "RA move 17B")
    assert side(state, "us")["counters"]["riflemen-a"] == "17B"


@pytest.mark.rule("NOR-30.2", "NOR-3.8")
def test_a_lost_card_never_comes_back_by_bolster() -> None:
    state = ground(
        us={
            "hand": ["platoon-sergeant", "fog-of-war"],
            "supply": {"scout-a": 1},
            "counters": {"riflemen-a": "3B"},
        },
        germany={"hand": ["rifleman-a"], "counters": {"riflemen-a": "3B"}},
    )
    assert side(state, "us")["box"]["rifleman-a"] == 5
    act(state, "PS bolster")
    assert legal(state) == ["take SA", "done"]
    assert rule_against(state, "take RA") == "NOR-20.1"
