"""What an attentive opponent remembers of the cards it has seen (NOR-35.8)."""

import random
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.looks import seen
from tests.games.undaunted.normandy.staging import SCENARIOS, SIDES, other, quiet, random_game
from tests.support import act, normandy, position, side

FOG = "fog-of-war"


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


@pytest.mark.rule("NOR-35.8", "NOR-35.9")
def test_exclusion_is_no_certainty_while_a_discard_is_unknown() -> None:
    state = table(
        {
            "hand": ["platoon-sergeant", FOG],
            "deck": ["sniper"],
            "discard": ["rifleman-a", "mortar"],  # the Mortar card was thrown away unseen
            "shown": {"hand": {}, "discard": {"rifleman-a": 1}},
        }
    )
    act(state, "PS command 2")
    assert shown(state, "hand") == {}  # Sniper, Mortar or Fog: any one of them lay in the discard


@pytest.mark.rule("NOR-35.8")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_random_games_memory_is_never_wrong(scenario: str) -> None:
    for state, _ in random_game(scenario, seed=36, steps=250):
        for owner in SIDES:
            zones = side(state, owner)
            for zone in ("hand", "discard"):
                for card, count in zones["shown"][zone].items():
                    assert zones[zone].count(card) >= count
                assert not set(zones["lacks"][zone]) & set(zones[zone])


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


@pytest.mark.rule("NOR-35.8", "NOR-35.9")
def test_a_hand_thrown_away_unseen_ends_what_was_known_of_the_discard() -> None:
    state = hit(
        hand=["platoon-sergeant", FOG],
        deck=["rifleman-a", "rifleman-a", "scout-a", "scout-b", FOG, FOG],
    )
    assert lacks(state, "discard", "germany") == ["rifleman-a"]
    act(state, "end-turn")
    act(state, "PS command 1")  # a Rifleman A, which goes to the discard unplayed
    act(state, "end-turn")
    assert "rifleman-a" in side(state, "germany")["discard"]
    assert lacks(state, "discard", "germany") == []


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
