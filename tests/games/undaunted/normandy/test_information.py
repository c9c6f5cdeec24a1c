"""Hidden and open information (NOR-35): what a seat sees, and guesses that agree with it."""

import json
import random
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.chance import Traced
from tests.games.undaunted.looks import seen
from tests.games.undaunted.normandy.staging import (
    SCENARIOS,
    SIDES,
    game,
    other,
    quiet,
    random_game,
)
from tests.support import act, legal, normandy, position, side

FOG = "fog-of-war"
EVERYONE = (*SIDES, None)
#: What lies on the table for everyone to see
OPEN = ("scouted", "controlled", "counters", "suppressed", "target", "play", "supply", "points")
#: What everyone can remember
REMEMBERED = ("casualties", "shown", "lacks")


def table(
    us: dict[str, Any] | None = None, germany: dict[str, Any] | None = None, **rest: Any
) -> NormandyState:
    """A quiet position; each side has Riflemen A, the US in 12B and Germany in 5B."""
    return position(
        scenario=quiet(),
        us={"hand": [FOG], "counters": {"riflemen-a": "12B"}} | (us or {}),
        germany={"hand": [FOG], "counters": {"riflemen-a": "5B"}} | (germany or {}),
        **rest,
    )


# What is open, what is hidden.


@pytest.mark.rule("NOR-35.1", "NOR-35.6")
@pytest.mark.parametrize("seat", EVERYONE)
def test_board_markers_play_areas_and_supplies_are_open(seat: str | None) -> None:
    for state, _ in random_game("streets-of-tessy-sur-vire", seed=35, steps=120):
        for owner in SIDES:
            view = seen(state, seat, owner)
            whole = side(state, owner)
            for key in (*OPEN, *REMEMBERED):
                assert view[key] == whole[key]
        view = state.view(seat)
        whole = state.to_json()
        for key in ("initiative", "round", "objectives", "outcome", "scenario"):
            assert view[key] == whole[key]


@pytest.mark.rule("NOR-35.2", "NOR-35.3")
@pytest.mark.parametrize("owner", SIDES)
def test_removed_cards_may_be_looked_at_by_their_owner_only(owner: str) -> None:
    state = table({"hand": [FOG, "sniper"], "supply": {"rifleman-a": 4}})
    whole = side(state, owner)["box"]
    assert seen(state, owner, owner)["box"] == whole
    for seat in (other(owner), None):
        view = seen(state, seat, owner)
        assert "box" not in view
        assert view["box_size"] == sum(whole.values())


@pytest.mark.rule("NOR-35.4")
def test_the_order_of_a_deck_is_hidden_from_both() -> None:
    deck = ["rifleman-a", "scout-a", "sniper", "rifleman-b", "rifleman-a"]
    one, two = (table({"deck": order}, {"deck": order}) for order in (deck, deck[::-1]))
    assert one != two
    for seat in EVERYONE:
        assert one.view(seat) == two.view(seat)


@pytest.mark.rule("NOR-35.4", "NOR-35.5", "NOR-35.9")
@pytest.mark.parametrize("owner", SIDES)
def test_what_is_in_hand_deck_and_discard_is_hidden_from_the_others(owner: str) -> None:
    first = {"hand": ["rifleman-a", FOG], "deck": ["scout-a", "sniper"], "discard": ["mortar"]}
    second = {"hand": ["sniper", "mortar"], "deck": ["rifleman-a", "scout-a"], "discard": [FOG]}
    one, two = (table(**{owner: cards}, turn=other(owner)) for cards in (first, second))
    for seat in (other(owner), None):
        assert one.view(seat) == two.view(seat)
        for zone in ("hand", "deck", "discard"):
            assert zone not in seen(one, seat, owner)
    assert legal(one) == legal(two)
    assert one.view(owner) != two.view(owner)


@pytest.mark.rule("NOR-35.4", "NOR-30.5")
def test_a_deck_that_was_searched_for_a_casualty_is_shuffled() -> None:
    state = table(
        {"hand": ["rifleman-a", FOG]},
        {"deck": ["scout-a", "rifleman-a", "scout-b"], "counters": {"riflemen-a": "12B"}},
    )
    chance = Traced(sandtable.Scripted([9]))
    state.apply("us", normandy().read("RA attack gRA"), chance)
    assert chance.take() == [9, [0, 1]]


@pytest.mark.rule("NOR-35.4", "NOR-A.15")
def test_the_owner_can_tell_what_the_deck_holds_but_not_in_which_order() -> None:
    state = table({"deck": ["sniper", "rifleman-b", "scout-a"], "discard": ["mortar"]})
    view = seen(state, "us", "us")
    assert view["hand"] == [FOG]
    assert view["discard"] == ["mortar"]
    assert sorted(view["deck"]) == ["rifleman-b", "scout-a", "sniper"]
    assert view["deck"] != ["sniper", "rifleman-b", "scout-a"]


@pytest.mark.rule("NOR-35.7", "NOR-A.15")
def test_a_discard_is_open_to_its_owner_and_the_opponent_sees_its_size() -> None:
    state = table({"discard": ["rifleman-a", "scout-a"]})
    assert seen(state, "us", "us")["discard"] == ["rifleman-a", "scout-a"]
    for seat in ("germany", None):
        assert "discard" not in seen(state, seat, "us")
        assert seen(state, seat, "us")["discard_size"] == 2


@pytest.mark.rule("NOR-35.7", "NOR-A.15")
def test_a_group_may_play_with_open_discards() -> None:
    state = table({"discard": ["rifleman-a", "scout-a"]}, options={"open_discards": True})
    for seat in EVERYONE:
        assert seen(state, seat, "us")["discard"] == ["rifleman-a", "scout-a"]
        if seat != "us":
            assert "hand" not in seen(state, seat, "us")


@pytest.mark.rule("NOR-35.9")
@pytest.mark.parametrize("seat", EVERYONE)
def test_the_number_of_cards_in_every_zone_is_open(seat: str | None) -> None:
    for state, _ in random_game("la-huberderie", seed=9, steps=80):
        for owner in SIDES:
            view, whole = seen(state, seat, owner), side(state, owner)
            for zone in ("deck", "hand", "discard"):
                assert view[f"{zone}_size"] == len(whole[zone])
            assert view["box_size"] == sum(whole["box"].values())
            cycle = len(whole["deck"] + whole["hand"] + whole["play"] + whole["discard"])
            assert sum(view["cycle"].values()) == cycle


@pytest.mark.rule("NOR-35.9")
def test_which_cards_are_drawn_is_told_to_their_owner_only() -> None:
    state = table({"hand": ["platoon-sergeant", FOG], "deck": ["sniper", "mortar", "scout-a"]})
    (event,) = [e for e in act(state, "PS command 2") if e.key == "drew"]
    told = {"side": "us", "count": 2, "cards": ["sniper", "mortar"]}
    assert event.seen_by("us") == {"key": "drew", "params": told}
    for seat in ("germany", None):
        assert event.seen_by(seat) == {"key": "drew", "params": {"side": "us", "count": 2}}


@pytest.mark.rule("NOR-35.8")
def test_all_but_draws_and_secret_picks_happens_face_up() -> None:
    found: set[str] = set()
    for seed in range(6):
        rng, chance = random.Random(seed), sandtable.Seeded(seed)
        state = game().start("streets-of-tessy-sur-vire", chance)
        while state.actors():
            seat = rng.choice(state.actors())
            for event in state.apply(seat, rng.choice(state.legal(seat)), chance):
                found.add(event.key)
                whole = {"key": event.key, "params": event.params}
                hidden = event.seen_by(other(seat)) != whole or event.seen_by(None) != whole
                assert hidden == (event.key in ("drew", "picked"))
    assert {"bid-revealed", "played", "hunkered", "bolstered", "inspired"} <= found
    assert {"fog-added", "fog-removed", "casualty", "counter-removed"} <= found


@pytest.mark.rule("NOR-35.8")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_everyone_sees_from_which_zone_a_casualty_came(zone: str) -> None:
    german: dict[str, Any] = {zone: ["rifleman-a"], "counters": {"riflemen-a": "12B"}}
    state = table({"hand": ["rifleman-a", FOG]}, german)
    (event,) = [e for e in act(state, "RA attack gRA", dice=[9]) if e.key == "casualty"]
    assert [event.seen_by(seat) for seat in EVERYONE] == [
        {
            "key": "casualty",
            "params": {
                "side": "germany",
                "unit": "germany-riflemen-a",
                "card": "rifleman-a",
                "zone": zone,
            },
        }
    ] * 3


@pytest.mark.rule("NOR-35.5")
def test_an_unknown_seat_is_shown_nothing() -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        table().view("britain")
    assert bad.value.key == "unknown-seat"


@pytest.mark.rule("NOR-35.5")
def test_a_question_out_of_turn_is_answered_without_a_look_at_the_hand() -> None:
    answers = [
        table(germany={"hand": hand}).why_not("germany", normandy().read("RA move"))
        for hand in (["rifleman-a"], [FOG])
    ]
    assert answers[0] == answers[1]


# Guesses that agree with a view.


@pytest.mark.rule("NOR-35.4", "NOR-35.5", "NOR-35.9")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_seat_cannot_tell_a_guess_that_agrees_with_its_view_from_the_truth(scenario: str) -> None:
    rng = random.Random(1)
    for step, (state, _) in enumerate(random_game(scenario, seed=35, steps=120)):
        if step % 6:
            continue
        for seat in EVERYONE:
            view = json.loads(json.dumps(state.view(seat)))
            guess = normandy().determinize(view, rng)
            assert json.loads(json.dumps(guess.view(seat))) == view
            assert guess.actors() == state.actors()
            if seat is not None:
                assert guess.legal(seat) == state.legal(seat)


@pytest.mark.rule("NOR-35.5")
def test_guesses_of_a_secret_pick_do_not_know_it() -> None:
    hands = {"hand": ["rifleman-a", "scout-a", FOG], "deck": ["sniper", "mortar"]}
    state = table(hands, hands, decision=[{"frame": "initiative"}])
    act(state, "bid SA", seat="germany")
    rng = random.Random(3)
    picks = set()
    for _ in range(60):
        frame: Any = normandy().determinize(state.view("us"), rng).to_json()["decision"]
        assert frame[0]["bids"][0] is None
        picks.add(frame[0]["bids"][1])
    assert len(picks) == 5
    own: Any = normandy().determinize(state.view("germany"), rng).to_json()["decision"]
    assert own[0]["bids"] == [None, "scout-a"]
