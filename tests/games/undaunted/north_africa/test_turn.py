"""A turn: cards one by one, four ways to use one, Fog (NAF-11, NAF-12)."""

import pytest

from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    of_card,
    tile_of,
)
from tests.support import act, keys, legal, rule_against, side

PATROL = {"tile": "15A", "seats": {"driver": "sergeant", "gun": "gunner"}}


@pytest.mark.rule("NAF-11.1")
def test_cards_are_played_one_by_one_until_the_player_will_not_go_on() -> None:
    state = desert(
        lrdg={
            "hand": ["sergeant", "scout", "gunner"],
            "counters": {"sergeant": "15A", "scout": "15A", "gunner": "15A"},
            "scouted": ["16A"],
        },
        italy={"hand": [SPARE]},
    )
    act(state, "SG move 16A")
    assert side(state, "lrdg")["play"] == ["sergeant"]
    act(state, "SC scout")
    assert state.actors() == ("lrdg",)
    assert "end-turn" in legal(state)
    act(state, "end-turn")
    assert state.actors() == ("italy",)


@pytest.mark.rule("NAF-11.1")
def test_the_turn_ends_by_itself_with_the_last_card() -> None:
    state = desert(lrdg={"hand": ["scout"], "counters": {"scout": "15A"}}, italy={"hand": [SPARE]})
    assert keys(act(state, "SC scout"))[-1] == "turn-ended"
    assert state.actors() == ("italy",)


@pytest.mark.rule("NAF-11.2")
def test_played_and_unplayed_cards_are_discarded() -> None:
    state = desert(
        lrdg={"hand": ["scout", "gunner", SPARE], "counters": {"scout": "15A", "gunner": "15A"}},
        italy={"hand": [SPARE]},
    )
    act(state, "SC scout")
    act(state, "end-turn")
    lrdg = side(state, "lrdg")
    assert lrdg["hand"] == lrdg["play"] == []
    assert sorted(lrdg["discard"]) == [SPARE, "gunner", "scout"]


@pytest.mark.rule("NAF-11.3", "NAF-11.4", "NAF-11.5", "NAF-11.6", "NAF-11.7")
def test_a_card_is_used_in_exactly_one_of_four_ways() -> None:
    ways = ["SG bolster", "SG drive patrol-truck-driver", "SG swap lGU", "hunker SG"]
    for way in ways:
        state = desert(
            lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
            vehicles={"patrol-truck": PATROL},
        )
        assert way in legal(state)
        act(state, way)
        for second in ways:
            assert rule_against(state, second) == "NAF-11.1"  # the card has left the hand


@pytest.mark.rule("NAF-11.3")
def test_an_unknown_way_is_refused() -> None:
    state = desert(lrdg={"hand": ["scout"], "counters": {"scout": "15A"}})
    refusal = state.why_not("lrdg", ("dance", "card:scout"))
    assert refusal is not None
    assert refusal.rule == "NAF-11.3"


@pytest.mark.rule("NAF-11.4")
def test_only_printed_actions() -> None:
    state = desert(lrdg={"hand": ["scout"], "counters": {"scout": "15A"}, "scouted": ["16A"]})
    assert rule_against(state, "SC move 16A") == "NAF-11.4"
    assert rule_against(state, "SC control") == "NAF-11.4"


@pytest.mark.rule("NAF-11.5", "NAF-4.5")
def test_a_vehicle_is_used_by_the_seat_one_sits_in() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": PATROL},
    )
    assert rule_against(state, "SC drive patrol-truck-driver") == "NAF-11.5"  # on foot
    assert rule_against(state, "SG navigate patrol-truck-navigator") == "NAF-11.5"  # another seat
    assert (
        rule_against(state, "SG navigate patrol-truck-driver") == "NAF-4.5"
    )  # not an action of that seat
    assert rule_against(state, "SG drive 16A") == "NAF-11.5"  # the seat is to be named


@pytest.mark.rule("NAF-11.8", "NAF-A.3")
@pytest.mark.parametrize("first", ["SG leave", "SG change-seat patrol-truck-bed"])
def test_one_interaction_before_the_action_leaves_none_for_after_it(first: str) -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, first)
    for second in ("leave", "board patrol-truck-gun", "change-seat patrol-truck-gun"):
        assert rule_against(state, second) == "NAF-11.8"
    act(state, "SG bolster")
    for second in ("leave", "board patrol-truck-gun", "change-seat patrol-truck-gun"):
        assert rule_against(state, second) == "NAF-11.8"
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NAF-11.8", "NAF-A.3")
def test_board_drive_and_leave_with_one_card_is_illegal() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "counters": {"scout": "15A"}, "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    act(state, "SC board patrol-truck-driver")
    act(state, "SC drive patrol-truck-driver 16A")
    assert rule_against(state, "leave") == "NAF-11.8"
    assert crew(state, "patrol-truck") == {"driver": "scout"}


@pytest.mark.rule("NAF-11.8")
def test_after_the_action_one_interaction_and_no_second() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive patrol-truck-driver 16A")
    act(state, "leave")
    assert tile_of(state, "sergeant") == "16A"
    assert rule_against(state, "board patrol-truck-gun") == "NAF-11.8"


@pytest.mark.rule("NAF-11.8")
def test_the_next_card_ends_the_chance_to_interact() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "gunner", SPARE], "scouted": ["16A"]},
        vehicles={"patrol-truck": PATROL},
    )
    act(state, "SG drive patrol-truck-driver 16A")
    assert "leave" in legal(state)
    act(state, "hunker GU")
    assert rule_against(state, "leave") == "NAF-11.8"


@pytest.mark.rule("NAF-11.8", "NAF-17.5")
def test_with_the_hand_empty_the_soldier_who_has_acted_may_still_board() -> None:
    state = desert(
        lrdg={"hand": ["scout"], "counters": {"scout": "12A"}},
        italy={"hand": [SPARE]},
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    act(state, "SC scout 15A")
    assert state.actors() == ("lrdg",)
    assert side(state, "lrdg")["hand"] == []
    assert of_card(legal(state), "board", "end-turn") == [
        "board patrol-truck-driver",
        "board patrol-truck-navigator",
        "board patrol-truck-gun",
        "board patrol-truck-bed",
        "end-turn",
    ]
    act(state, "board patrol-truck-driver")
    assert crew(state, "patrol-truck") == {"driver": "scout"}
    assert state.actors() == ("italy",)


@pytest.mark.rule("NAF-11.8")
def test_with_the_hand_empty_it_may_be_left_at_that() -> None:
    state = desert(
        lrdg={"hand": ["scout"], "counters": {"scout": "15A"}},
        italy={"hand": [SPARE]},
        vehicles={"patrol-truck": {"tile": "15A"}},
    )
    act(state, "SC scout")
    act(state, "end-turn")
    assert state.actors() == ("italy",)
    assert tile_of(state, "scout") == "15A"


@pytest.mark.rule("NAF-11.8", "NAF-A.3", "NAF-14.4")
@pytest.mark.parametrize("use", ["SG swap lGU", "hunker SG"])
def test_swap_and_hunker_down_carry_no_interaction(use: str) -> None:
    state = desert(lrdg={"hand": ["sergeant", SPARE]}, vehicles={"patrol-truck": PATROL})
    act(state, use)
    assert rule_against(state, "leave") == "NAF-11.8"
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NAF-11.9")
def test_officers_have_nothing_to_do_with_vehicles() -> None:
    state = desert(lrdg={"hand": ["lieutenant", SPARE]}, vehicles={"patrol-truck": {"tile": "15A"}})
    for words in (
        "LT board patrol-truck-driver",
        "LT leave",
        "LT swap lGU",
        "LT change-seat patrol-truck-gun",
        "LT drive patrol-truck-driver",
    ):
        assert rule_against(state, words) == "NAF-11.9"
    assert rule_against(state, "FW board patrol-truck-driver") == "NAF-12.1"
    act(state, "LT bolster")
    assert rule_against(state, "board patrol-truck-driver") == "NAF-11.8"


@pytest.mark.rule("NAF-11.10", "NAF-A.3")
@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("SC board patrol-truck-gun", {"driver": "sergeant", "gun": "scout"}),
        ("SG leave", {}),
        ("SG change-seat patrol-truck-bed", {"bed": "sergeant"}),
    ],
)
def test_a_card_may_be_spent_on_an_interaction_alone(words: str, seats: dict[str, str]) -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, words)
    assert rule_against(state, "end-turn") == "NAF-11.11"
    act(state, "done")
    assert crew(state, "patrol-truck") == seats
    assert len(side(state, "lrdg")["play"]) == 1


@pytest.mark.rule("NAF-11.11")
def test_a_card_is_resolved_before_the_next() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "scout", SPARE], "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG leave")
    assert rule_against(state, "SC scout 16A") == "NAF-11.11"
    assert rule_against(state, "SG swap lGU") == "NAF-11.11"


@pytest.mark.rule("NAF-11.11")
def test_cards_that_were_gained_may_be_played_in_the_same_turn_without_limit() -> None:
    state = desert(
        lrdg={
            "hand": ["lieutenant", SPARE, SPARE],
            "deck": ["staff-sergeant", "scout", "gunner", "gunner", SPARE],
            "counters": {"staff-sergeant": "12A", "scout": "12A", "gunner": "12A"},
        },
    )
    act(state, "LT command 2")
    act(state, "SS command 1")
    act(state, "SC recon")
    act(state, "GU move")
    act(state, "GU move")
    assert len(side(state, "lrdg")["play"]) == 5


@pytest.mark.rule("NAF-11.12")
def test_a_card_without_its_counter_can_only_be_hunkered_down() -> None:
    state = desert(lrdg={"hand": ["scout", SPARE]})
    assert legal(state) == ["hunker SC", "end-turn"]
    assert rule_against(state, "SC scout 15A") == "NAF-11.12"
    act(state, "hunker SC")
    assert side(state, "lrdg")["supply"] == {"scout": 1}


@pytest.mark.rule("NAF-12.1")
def test_fog_can_be_neither_played_nor_hunkered_down() -> None:
    state = desert(lrdg={"hand": [SPARE, "scout"], "counters": {"scout": "15A"}})
    assert of_card(legal(state), "FW", "hunker FW", "ready FW") == []
    assert rule_against(state, "FW scout 15A") == "NAF-12.1"
    assert rule_against(state, "hunker FW") == "NAF-14.3"


@pytest.mark.rule("NAF-12.2")
def test_fog_is_discarded_at_the_end_of_the_turn() -> None:
    state = desert(lrdg={"hand": [SPARE, SPARE]}, italy={"hand": [SPARE]})
    act(state, "end-turn")
    assert side(state, "lrdg")["discard"] == [SPARE, SPARE]


@pytest.mark.rule("NAF-12.2", "NAF-34.1", "NAF-34.3")
def test_recon_is_the_way_to_remove_it() -> None:
    state = desert(
        lrdg={"hand": [SPARE, SPARE, "scout"], "deck": ["scout"], "counters": {"scout": "15A"}},
    )
    act(state, "SC recon")
    lrdg = side(state, "lrdg")
    assert lrdg["hand"] == ["scout", SPARE]
    assert lrdg["box"][SPARE] == 8 - 1
