"""Hidden and open information (NOR-35): what a seat sees, and what it can remember."""

import json
import random
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.chance import Traced
from tests.games.undaunted.normandy.staging import (
    SCENARIOS,
    SIDES,
    game,
    other,
    quiet,
    random_game,
    seen,
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


def shown(state: sandtable.State, zone: str, owner: str = "us") -> dict[str, int]:
    """The cards in a zone that the opponent has seen go there."""
    found: dict[str, int] = seen(state, other(owner), owner)["shown"][zone]
    return found


def lacks(state: sandtable.State, zone: str, owner: str = "us") -> list[str]:
    """The cards that the opponent has seen to be absent from a zone."""
    found: list[str] = seen(state, other(owner), owner)["lacks"][zone]
    return found


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


# What an attentive opponent remembers.


@pytest.mark.rule("NOR-35.8")
def test_a_revealed_bid_is_known_to_lie_in_the_discard() -> None:
    hands = {"hand": ["rifleman-a", "scout-a"]}
    state = table(hands, hands, decision=[{"frame": "initiative"}])
    for seat in SIDES:
        act(state, "bid SA", seat=seat)
    assert shown(state, "discard") == {"scout-a": 1}


@pytest.mark.rule("NOR-35.8", "NOR-35.9")
def test_cards_played_are_known_and_cards_thrown_away_unplayed_are_not() -> None:
    state = table({"hand": ["rifleman-a", "sniper", FOG]})
    act(state, "RA move")
    act(state, "end-turn")
    assert shown(state, "discard") == {"rifleman-a": 1}
    assert seen(state, "germany", "us")["discard_size"] == 3


@pytest.mark.rule("NOR-35.8")
def test_bolstered_cards_and_added_fog_are_known_to_lie_in_the_discard() -> None:
    state = table(
        {
            "hand": ["platoon-guide", "scout-a", FOG],
            "supply": {"sniper": 1, FOG: 2},
            "counters": {"scouts-a": "12B"},
        }
    )
    act(state, "PG bolster")
    act(state, "take SN")
    act(state, "SA scout 13B")
    assert shown(state, "discard") == {"sniper": 1, FOG: 1}


@pytest.mark.rule("NOR-35.8")
def test_an_inspired_card_is_known_to_be_in_hand_until_it_is_seen_to_leave() -> None:
    state = table({"hand": ["rifleman-a", "rifleman-a", "squad-leader-a", FOG]})
    act(state, "RA move")
    act(state, "LA inspire")
    act(state, "take RA")
    assert shown(state, "hand") == {"rifleman-a": 1}
    act(state, "hunker RA")
    assert shown(state, "hand") == {}  # one is left in hand, but nobody has seen it


@pytest.mark.rule("NOR-35.8")
def test_an_inspired_card_that_is_not_played_again_is_known_in_the_discard() -> None:
    state = table({"hand": ["rifleman-a", "squad-leader-a", FOG]})
    act(state, "RA move")
    act(state, "LA inspire")
    act(state, "take RA")
    act(state, "end-turn")
    assert shown(state, "hand") == {}
    assert shown(state, "discard") == {"rifleman-a": 1, "squad-leader-a": 1}


@pytest.mark.rule("NOR-35.8")
def test_after_a_reshuffle_the_discard_is_known_no_longer() -> None:
    state = table({"hand": ["rifleman-a", "platoon-sergeant", FOG], "discard": ["sniper"]})
    act(state, "RA move")
    act(state, "PS command 1")
    assert shown(state, "discard") == {}
    assert seen(state, "germany", "us")["discard_size"] == 0


@pytest.mark.rule("NOR-35.8")
def test_a_hand_drawn_from_a_deck_that_was_known_by_exclusion_is_known() -> None:
    # All discards were played openly, so the last card of the deck can only be the Sniper; it was
    # drawn before the discard was shuffled into the new deck.
    discard = ["rifleman-a"] * 3 + ["scout-a"] * 3
    state = table(
        {
            "hand": ["rifleman-b"],
            "deck": ["sniper"],
            "discard": discard,
            "shown": {"hand": {}, "discard": {"rifleman-a": 3, "scout-a": 3}},
            "counters": {"riflemen-a": "12B", "riflemen-b": "12B"},
        },
        {"deck": [FOG] * 4},
    )
    act(state, "RB move")  # the hand is empty: Germany's turn, then the next round
    act(state, "end-turn")
    assert "sniper" in side(state, "us")["hand"]
    assert shown(state, "hand").get("sniper") == 1


def hit(**germany: Any) -> NormandyState:
    """German Riflemen A have been hit in 12B by the US Sniper, who has another card to play."""
    state = table(
        {"hand": ["sniper", "sniper", FOG], "counters": {"sniper": "12B", "riflemen-b": "12B"}},
        {"counters": {"riflemen-a": "12B", "riflemen-b": "12B"}} | germany,
    )
    act(state, "SN attack gRA", dice=[9, 9, 9])
    return state


@pytest.mark.rule("NOR-35.8")
def test_a_casualty_from_hand_shows_nothing_more() -> None:
    state = hit(hand=["rifleman-a", "rifleman-a", FOG])
    assert lacks(state, "hand", "germany") == lacks(state, "discard", "germany") == []


@pytest.mark.rule("NOR-35.8", "NOR-30.10")
def test_a_casualty_from_the_discard_shows_that_the_hand_had_none() -> None:
    state = hit(hand=["scout-a", FOG], discard=["rifleman-a"] * 2)
    assert lacks(state, "hand", "germany") == ["rifleman-a"]
    assert lacks(state, "discard", "germany") == []


@pytest.mark.rule("NOR-35.8", "NOR-30.10")
def test_a_casualty_from_the_deck_shows_that_hand_and_discard_had_none() -> None:
    state = hit(hand=["scout-a", FOG], discard=["sniper"], deck=["rifleman-a"] * 2)
    assert lacks(state, "hand", "germany") == lacks(state, "discard", "germany") == ["rifleman-a"]
    act(state, "end-turn")
    act(state, "end-turn")  # the hand without a Rifleman A goes to the discard, then four are drawn
    assert lacks(state, "hand", "germany") == []


@pytest.mark.rule("NOR-35.8")
def test_a_hand_known_to_lack_a_card_leaves_the_discard_lacking_it_too() -> None:
    state = hit(hand=["scout-a", FOG], discard=["sniper"], deck=["rifleman-a"] * 5 + [FOG])
    act(state, "end-turn")
    act(state, "end-turn")
    # the new hand was drawn without a reshuffle, so what was seen of the discard still holds
    assert lacks(state, "discard", "germany") == ["rifleman-a"]
    assert seen(state, "us", "germany")["discard_size"] == 3


@pytest.mark.rule("NOR-35.8")
def test_cards_seen_to_come_in_end_the_lack() -> None:
    state = hit(hand=["platoon-guide", FOG], deck=["rifleman-a"] * 2, supply={"rifleman-a": 1})
    act(state, "end-turn")
    act(state, "PG bolster")
    act(state, "take RA")
    assert lacks(state, "discard", "germany") == []
    assert lacks(state, "hand", "germany") == ["rifleman-a"]
    assert shown(state, "discard", "germany") == {"rifleman-a": 1}


@pytest.mark.rule("NOR-35.8")
def test_the_lost_card_itself_is_known_no_longer() -> None:
    state = hit(
        hand=[FOG],
        discard=["rifleman-a"],
        shown={"hand": {}, "discard": {"rifleman-a": 1}},
    )
    assert shown(state, "discard", "germany") == {}
    assert seen(state, "us", "germany")["casualties"] == 1


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


@pytest.mark.rule("NOR-35.5", "NOR-35.8")
def test_guesses_keep_to_what_was_shown_and_what_is_lacking() -> None:
    state = hit(
        hand=["rifleman-b", "scout-a", FOG],
        discard=["sniper", "mortar"],
        deck=["rifleman-a"] * 3 + ["scout-a", "rifleman-b"],
        shown={"hand": {"scout-a": 1}, "discard": {"mortar": 1}},
    )
    view = state.view("us")
    rng = random.Random(7)
    hands = set()
    for _ in range(60):
        guess = side(normandy().determinize(view, rng), "germany")
        assert "scout-a" in guess["hand"]
        assert "mortar" in guess["discard"]
        assert "rifleman-a" not in guess["hand"] + guess["discard"]
        hands.add(tuple(guess["hand"]))
    assert len(hands) > 3  # and the rest is left to chance


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
