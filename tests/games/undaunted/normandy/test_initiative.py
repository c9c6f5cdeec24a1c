"""Initiative: secret picks, one reveal (NOR-9)."""

from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.staging import SIDES, other, quiet
from tests.support import act, keys, legal, normandy, position, rule_against, side

HAND = ["rifleman-a", "rifleman-a", "squad-leader-b", "fog-of-war"]


def bidding(
    us: list[str] | None = None, germany: list[str] | None = None, holder: str = "us", **rest: Any
) -> NormandyState:
    return position(
        scenario=quiet(),
        us={"hand": HAND if us is None else us},
        germany={"hand": HAND if germany is None else germany},
        turn=holder,
        **{"decision": [{"frame": "initiative"}]} | rest,
    )


def bid(state: NormandyState, us: str, germany: str) -> list[sandtable.Event]:
    return act(state, f"bid {us}", seat="us") + act(state, f"bid {germany}", seat="germany")


@pytest.mark.rule("NOR-9.1")
@pytest.mark.parametrize("first", SIDES)
def test_either_side_may_pick_first_and_nothing_is_revealed_before_both_have(first: str) -> None:
    state = bidding()
    assert state.actors() == SIDES
    events = act(state, "bid RA", seat=first)
    assert keys(events) == ["picked"]
    assert state.actors() == (other(first),)
    assert len(side(state, first)["hand"]) == 4  # in hand until the reveal
    events = act(state, "bid LB", seat=other(first))
    assert keys(events) == ["picked", "bid-revealed", "bid-revealed", "initiative"]
    assert state.to_json()["initiative"] == other(first)


@pytest.mark.rule("NOR-9.1", "NOR-35.5")
@pytest.mark.parametrize("first", SIDES)
def test_a_pick_is_secret_until_the_reveal(first: str) -> None:
    views: list[list[dict[str, Any]]] = []
    for pick in ("RA", "FW"):
        state = bidding()
        (event,) = act(state, f"bid {pick}", seat=first)
        outsiders = (other(first), None)
        views.append([dict(state.view(seat)) for seat in outsiders])
        views[-1] += [{"seen": event.seen_by(seat)} for seat in outsiders]
        views[-1] += [{"legal": legal(state, other(first))}]
    assert views[0] == views[1]
    assert views[0][2]["seen"] == {"key": "picked", "params": {"side": first}}


@pytest.mark.rule("NOR-9.1", "NOR-35.5")
def test_a_side_sees_its_own_pick() -> None:
    state = bidding()
    act(state, "bid LB", seat="germany")
    frames: Any = [state.view(seat)["decision"] for seat in ("germany", "us", None)]
    assert [frame["bid"] for (frame,) in frames] == ["squad-leader-b", None, None]
    assert [frame["picked"] for (frame,) in frames] == [[False, True]] * 3


@pytest.mark.rule("NOR-9.1", "NOR-35.8")
def test_the_reveal_shows_both_cards_to_everyone() -> None:
    state = bidding()
    events = bid(state, "RA", "FW")
    for seat in (*SIDES, None):
        revealed = [event.seen_by(seat) for event in events if event.key == "bid-revealed"]
        assert [entry["params"] for entry in revealed if entry is not None] == [
            {"side": "us", "card": "rifleman-a", "value": 5},
            {"side": "germany", "card": "fog-of-war", "value": 1},
        ]


@pytest.mark.rule("NOR-9.2", "NOR-11.2")
def test_any_card_in_hand_may_be_picked_fog_and_command_cards_too() -> None:
    assert legal(bidding(), "us") == ["bid LB", "bid RA", "bid FW"]


@pytest.mark.rule("NOR-9.1", "NOR-9.2")
def test_a_card_that_is_not_in_hand_cannot_be_picked() -> None:
    state = bidding()
    assert rule_against(state, "bid PS", seat="us") in ("NOR-9.1", "NOR-9.2")


@pytest.mark.rule("NOR-9.3", "NOR-9.4")
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize(
    ("us", "germany", "winner"), [("RA", "FW", "us"), ("RA", "LB", "germany"), ("LB", "RA", "us")]
)
def test_the_higher_value_takes_the_marker_and_acts_first(
    us: str, germany: str, winner: str, holder: str
) -> None:
    state = bidding(holder=holder)
    events = bid(state, us, germany)
    assert events[-1].params == {"side": winner}
    assert state.to_json()["initiative"] == winner
    assert state.actors() == (winner,)


@pytest.mark.rule("NOR-9.5", "NOR-A.33")
@pytest.mark.parametrize("holder", SIDES)
@pytest.mark.parametrize("card", ["RA", "FW", "LB"])
def test_on_a_tie_the_marker_stays_with_its_holder(card: str, holder: str) -> None:
    state = bidding(holder=holder)
    bid(state, card, card)
    assert state.to_json()["initiative"] == holder
    assert state.actors() == (holder,)


@pytest.mark.rule("NOR-9.5")
def test_cards_of_different_squads_tie_on_equal_values() -> None:
    state = bidding(us=["rifleman-c"] * 2, germany=["rifleman-a"] * 2, holder="germany")
    bid(state, "RC", "RA")
    assert state.actors() == ("germany",)


@pytest.mark.rule("NOR-9.6")
@pytest.mark.parametrize("owner", SIDES)
def test_the_picked_card_goes_to_the_discard_and_gives_no_action(owner: str) -> None:
    state = bidding()
    events = bid(state, "LB", "LB")
    zones = side(state, owner)
    assert zones["hand"] == ["rifleman-a", "rifleman-a", "fog-of-war"]
    assert (zones["discard"], zones["play"]) == (["squad-leader-b"], [])
    assert "played" not in keys(events)


@pytest.mark.rule("NOR-9.7")
@pytest.mark.parametrize("instead", ["end-turn", "hunker RA", "RA move", "bid", "done"])
def test_picking_is_compulsory(instead: str) -> None:
    state = bidding()
    assert rule_against(state, instead, seat="us") == "NOR-9.7"


@pytest.mark.rule("NOR-9.7")
def test_nobody_picks_twice() -> None:
    state = bidding()
    act(state, "bid RA", seat="us")
    assert state.legal("us") == []
    assert rule_against(state, "bid LB", seat="us") == "NOR-9.7"


@pytest.mark.rule("NOR-9.7")
def test_a_hand_of_one_card_must_be_picked_and_leaves_an_empty_turn() -> None:
    state = bidding(us=["platoon-sergeant"])
    assert legal(state, "us") == ["bid PS"]
    bid(state, "PS", "RA")
    # the US goes first with an empty hand: its turn is passed
    assert state.to_json()["initiative"] == "us"
    assert state.actors() == ("germany",)


@pytest.mark.rule("NOR-9.7", "NOR-A.2")
@pytest.mark.parametrize("empty", SIDES)
def test_an_empty_hand_picks_nothing_and_loses_to_any_card(empty: str) -> None:
    hands = {empty: [], other(empty): ["fog-of-war", "rifleman-a"]}
    state = bidding(**hands, holder=empty)
    assert state.actors() == (other(empty),)
    events = act(state, "bid FW")
    assert keys(events).count("bid-revealed") == 1
    assert state.to_json()["initiative"] == other(empty)
    assert state.actors() == (other(empty),)


@pytest.mark.rule("NOR-A.2")
@pytest.mark.parametrize("holder", SIDES)
def test_with_both_hands_empty_the_marker_stays_and_nobody_is_asked(holder: str) -> None:
    state = position(
        scenario=quiet(),
        us={"hand": ["rifleman-a"]},
        initiative=holder,
        second=True,
        round=9,
        options={"round_limit": 10},
    )
    events = act(state, "hunker RA")
    assert keys(events) == [
        "hunkered",
        "turn-ended",
        "round",
        "initiative",
        "turn-ended",
        "turn-ended",
        "game-over",
    ]
    assert state.to_json()["initiative"] == holder


@pytest.mark.rule("NOR-9.1")
def test_a_picked_card_stays_picked_through_json() -> None:
    state = bidding()
    act(state, "bid FW", seat="us")
    again = normandy().from_json(state.to_json())
    assert again == state
    act(again, "bid RA", seat="germany")
    assert side(again, "us")["discard"] == ["fog-of-war"]
