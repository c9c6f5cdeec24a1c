"""Rounds, drawing and reshuffling, initiative (NAF-8 to NAF-10)."""

from typing import Any

import pytest

import sandtable
from tests.games.undaunted.north_africa.desert import (
    SIDES,
    SPARE,
    desert,
    game,
    random_game,
    won,
)
from tests.support import act, keys, legal, rule_against, side

INITIATIVE = [{"frame": "initiative"}]


def bidding(lrdg: list[str], italy: list[str], **rest: Any) -> Any:
    """Both have drawn these hands and pick a card."""
    return desert(
        lrdg={"hand": lrdg, "counters": {"scout": "12A"}},
        italy={"hand": italy, "counters": {"scout-a": "4A"}},
        decision=INITIATIVE,
        **rest,
    )


# 8. The round.


@pytest.mark.rule("NAF-8.1")
def test_a_round_is_draw_initiative_turns_and_again() -> None:
    cycle = ["bid-revealed", "bid-revealed", "initiative", "turn-ended", "turn-ended", "round"]
    phases: list[str] = []
    for _, events in random_game("murzuk", seed=4, steps=200):
        phases += [key for key in events if key in cycle]
        if "round" in events:
            after = events[events.index("round") + 1 :]
            assert [key for key in after if key != "reshuffled"] == ["drew", "drew"]
    assert len(phases) > 2 * len(cycle)
    assert phases == (cycle * len(phases))[: len(phases)]


@pytest.mark.rule("NAF-8.2")
@pytest.mark.parametrize("first", SIDES)
def test_the_holder_of_the_marker_takes_a_whole_turn_then_the_other(first: str) -> None:
    second = SIDES[1 - SIDES.index(first)]
    hands = {"lrdg": ["scout", SPARE], "italy": ["scout-a", SPARE]}
    best = {"lrdg": "bid SC", "italy": "bid SA"}
    state = bidding(hands["lrdg"], hands["italy"])
    act(state, best[first], seat=first)
    act(state, "bid FW", seat=second)
    assert state.actors() == (first,)
    assert rule_against(state, "end-turn", second) == "NAF-8.2"
    act(state, "end-turn")
    assert state.actors() == (second,)
    act(state, "end-turn")
    assert state.actors() == SIDES


@pytest.mark.rule("NAF-8.3", "NAF-A.36")
def test_a_game_without_end_is_a_draw_at_the_limit() -> None:
    state = desert(
        lrdg={"hand": [SPARE]},
        italy={"hand": [SPARE]},
        round=10,
        options={"round_limit": 10},
    )
    act(state, "end-turn")
    assert "game-over" in keys(act(state, "end-turn"))
    assert won(state) == (None, "NAF-8.3")
    assert game().options()["round_limit"].rule == "NAF-A.36"


# 9. Drawing.


@pytest.mark.rule("NAF-9.1")
def test_both_draw_four_cards() -> None:
    state = game().start("landing-ground-7", sandtable.Scripted())
    for owner in SIDES:
        assert len(side(state, owner)["hand"]) == 4


@pytest.mark.rule("NAF-9.2", "NAF-9.6")
@pytest.mark.parametrize(
    ("deck", "discard", "deck_left", "reshuffled"),
    [
        (["scout"] * 4, ["gunner"], 0, False),  # the deck is just enough: nothing is shuffled yet
        (["scout"] * 2, ["gunner"] * 4, 2, True),
        ([], ["gunner"] * 4, 0, True),
    ],
)
def test_the_discard_is_shuffled_only_when_a_card_is_needed(
    deck: list[str], discard: list[str], deck_left: int, reshuffled: bool
) -> None:
    state = desert(
        lrdg={"deck": deck, "discard": discard, "counters": {"scout": "12A", "gunner": "12A"}},
        italy={"hand": [SPARE], "deck": [SPARE] * 4},
        turn="italy",
        second=True,
    )
    events = act(state, "end-turn")
    lrdg = side(state, "lrdg")
    assert len(lrdg["hand"]) == 4
    assert len(lrdg["deck"]) == deck_left
    assert ("reshuffled" in keys(events)) == reshuffled


@pytest.mark.rule("NAF-9.3", "NAF-9.4")
@pytest.mark.parametrize(
    ("card", "notation", "drawn"),
    [("lieutenant", "LT command 2", 2), ("staff-sergeant", "SS recon", 1)],
)
def test_command_and_recon_shuffle_without_the_cards_played_this_turn(
    card: str, notation: str, drawn: int
) -> None:
    state = desert(
        lrdg={
            "hand": [card, SPARE],
            "play": ["sergeant"],
            "discard": ["scout", "scout", "scout"],
            "supply": {"gunner": 1},
            "counters": {"staff-sergeant": "12A", "sergeant": "12A", "scout": "12A"},
        },
    )
    assert "reshuffled" in keys(act(state, notation))
    lrdg = side(state, "lrdg")
    assert lrdg["hand"].count("scout") == drawn
    assert lrdg["deck"] == ["scout"] * (3 - drawn)
    assert lrdg["play"] == ["sergeant", card]
    assert lrdg["supply"] == {"gunner": 1}


@pytest.mark.rule("NAF-9.5", "NAF-A.2")
def test_with_deck_and_discard_empty_one_draws_what_there_is() -> None:
    state = desert(
        lrdg={"hand": ["lieutenant"], "deck": ["scout"], "counters": {"scout": "12A"}},
    )
    act(state, "LT command 2")
    assert side(state, "lrdg")["hand"] == ["scout"]


@pytest.mark.rule("NAF-9.6")
def test_the_initiative_card_of_this_round_goes_into_the_shuffle() -> None:
    state = bidding(["lieutenant", "scout"], ["scout-a", SPARE])
    act(state, "bid SC", seat="lrdg")
    act(state, "bid FW", seat="italy")
    act(state, "LT command 2")
    assert side(state, "lrdg")["hand"] == ["scout"]


# 10. Initiative.


@pytest.mark.rule("NAF-10.1", "NAF-12.1")
def test_any_card_of_the_hand_may_be_picked_fog_and_officers_too() -> None:
    state = bidding(["lieutenant", "scout", SPARE], [SPARE])
    assert legal(state, "lrdg") == ["bid LT", "bid SC", "bid FW"]
    assert legal(state, "italy") == ["bid FW"]
    assert rule_against(state, "bid SN", "lrdg") == "NAF-10.1"


@pytest.mark.rule("NAF-10.1", "NAF-46.3")
def test_a_pick_is_secret_until_both_have_picked() -> None:
    state = bidding(["lieutenant", "scout", SPARE], [SPARE])
    act(state, "bid SC", seat="lrdg")
    other: Any = state.view("italy")["decision"]
    own: Any = state.view("lrdg")["decision"]
    assert other == [{"frame": "initiative", "picked": [True, False], "bid": None}]
    assert own[0]["bid"] == "scout"


@pytest.mark.rule("NAF-10.2")
@pytest.mark.parametrize(
    ("lrdg", "italy", "holder"), [("SC", "FW", "lrdg"), ("FW", "SA", "italy"), ("LT", "SA", "lrdg")]
)
@pytest.mark.parametrize("before", SIDES)
def test_the_higher_value_takes_the_marker_and_goes_first(
    lrdg: str, italy: str, holder: str, before: str
) -> None:
    state = bidding(["lieutenant", "scout", SPARE], ["scout-a", SPARE], initiative=before)
    act(state, f"bid {lrdg}", seat="lrdg")
    act(state, f"bid {italy}", seat="italy")
    assert state.to_json()["initiative"] == holder
    assert state.actors() == (holder,)


@pytest.mark.rule("NAF-10.3")
@pytest.mark.parametrize("before", SIDES)
def test_a_tie_leaves_the_marker_where_it_is(before: str) -> None:
    state = bidding(["scout", SPARE], ["scout-a", SPARE], initiative=before)
    act(state, "bid SC", seat="lrdg")
    act(state, "bid SA", seat="italy")
    assert state.actors() == (before,)


@pytest.mark.rule("NAF-10.4")
def test_both_picked_cards_are_discarded() -> None:
    state = bidding(["scout", SPARE], ["scout-a", SPARE])
    act(state, "bid SC", seat="lrdg")
    act(state, "bid SA", seat="italy")
    assert [side(state, owner)["discard"] for owner in SIDES] == [["scout"], ["scout-a"]]
    assert [side(state, owner)["hand"] for owner in SIDES] == [[SPARE], [SPARE]]


@pytest.mark.rule("NAF-10.5", "NAF-11.1")
def test_a_single_card_has_to_be_picked_and_leaves_nothing_to_play() -> None:
    state = bidding(["scout"], ["scout-a", SPARE])
    assert legal(state, "lrdg") == ["bid SC"]
    assert rule_against(state, "end-turn", "lrdg") == "NAF-10.5"
    act(state, "bid SC", seat="lrdg")
    act(state, "bid FW", seat="italy")
    assert state.actors() == ("italy",)


@pytest.mark.rule("NAF-10.5", "NAF-A.2")
@pytest.mark.parametrize("before", SIDES)
def test_an_empty_hand_picks_nothing_and_loses_to_any_card(before: str) -> None:
    state = bidding([], [SPARE], initiative=before)
    assert state.actors() == ("italy",)
    assert rule_against(state, "bid SC", "lrdg") == "NAF-10.5"
    act(state, "bid FW", seat="italy")
    assert state.to_json()["initiative"] == "italy"
