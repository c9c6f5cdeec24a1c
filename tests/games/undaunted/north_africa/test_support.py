"""Bolster, Command, Conceal, Inspire, Recon (NAF-28 to NAF-30, NAF-32, NAF-34)."""

from typing import Any

import pytest

from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.north_africa.desert import (
    SPARE,
    crew,
    desert,
    fog,
    game,
    of_card,
    tile_of,
)
from tests.support import act, keys, legal, rule_against, side

# 28. Bolster.


@pytest.mark.rule("NAF-28.1", "NAF-28.3")
def test_bolster_takes_up_to_so_many_cards_of_the_players_choice() -> None:
    state = desert(
        italy={
            "hand": ["platoon-sergeant", SPARE],
            "supply": {"rifleman-a": 2, "driver-t": 2, "squad-leader-a": 1, SPARE: 3},
            "counters": {"rifleman-a": "15A", "driver-t": "15A"},
        },
        turn="italy",
    )
    act(state, "PS bolster")
    assert legal(state) == ["take LA", "take RA", "take DT", "done"]
    assert rule_against(state, "take FW") == "NAF-28.3"
    assert rule_against(state, "take SA") == "NAF-28.1"
    assert rule_against(state, "hunker RA") == "NAF-28.1"
    act(state, "take LA")  # an officer in the supply can be fetched too
    act(state, "take DT")
    act(state, "take DT")
    italy = side(state, "italy")
    assert italy["discard"] == ["squad-leader-a", "driver-t", "driver-t"]
    assert italy["supply"] == {"rifleman-a": 2, SPARE: 3}
    assert state.actors() == ("italy",)


@pytest.mark.rule("NAF-28.1", "NAF-23.1")
@pytest.mark.parametrize(
    ("officer", "code", "own", "foreign"),
    [("squad-leader-a", "LA", "RA", "DT"), ("tank-commander-t", "TCT", "DT", "RA")],
)
def test_with_a_letter_only_that_squad(officer: str, code: str, own: str, foreign: str) -> None:
    state = desert(
        italy={
            "hand": [officer, SPARE],
            "supply": {"rifleman-a": 2, "driver-t": 2, "reconnaissance-aircraft": 1},
            "counters": {"rifleman-a": "15A", "driver-t": "15A"},
        },
        turn="italy",
    )
    act(state, f"{code} bolster")
    assert legal(state) == [f"take {own}", "done"]
    assert rule_against(state, f"take {foreign}") == "NAF-28.1"
    assert rule_against(state, "take AC") == "NAF-28.1"


@pytest.mark.rule("NAF-28.2", "NAF-15.1")
def test_cards_of_removed_soldiers_cannot_be_bolstered() -> None:
    state = desert(
        lrdg={"hand": ["sniper"], "counters": {"sniper": "15A"}},
        italy={
            "hand": ["squad-leader-a", SPARE],
            "supply": {"rifleman-a": 3, "scout-a": 1},
            "counters": {"rifleman-a": "15A", "scout-a": "4A"},
        },
    )
    act(state, "SN attack iRA", [0, 0, 0])
    assert state.actors() == ("italy",)
    act(state, "LA bolster")
    assert legal(state) == ["take SA", "done"]


@pytest.mark.rule("NAF-28.1", "NAF-16.1")
def test_a_sergeant_bolsters_from_a_seat() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", SPARE], "supply": {"scout": 1}, "counters": {"scout": "15A"}},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "sergeant"}}},
    )
    act(state, "SG bolster")
    act(state, "take SC")
    assert side(state, "lrdg")["discard"] == ["scout"]
    assert "leave" in legal(state)


# 29. Command.


@pytest.mark.rule("NAF-29.1")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_command_draws_up_to_so_many_the_number_settled_first(count: int) -> None:
    state = desert(
        lrdg={
            "hand": ["lieutenant", SPARE],
            "deck": ["scout", "gunner", "gunner"],
            "counters": {"scout": "15A", "gunner": "15A"},
        },
    )
    assert of_card(legal(state), "LT command") == [f"LT command {n}" for n in (2, 1, 0)]
    assert rule_against(state, "LT command 3") == "NAF-29.1"
    assert rule_against(state, "LT command") == "NAF-29.1"
    act(state, f"LT command {count}")
    assert side(state, "lrdg")["hand"] == [*["scout", "gunner"][:count], SPARE]
    if count:
        act(state, "SC scout 16A")
        assert tile_of(state, "scout") == "16A"


# 30. Conceal.


@pytest.mark.rule("NAF-30.1", "NAF-30.3")
def test_conceal_gives_the_opponent_one_fog_from_their_own_supply() -> None:
    state = desert(
        lrdg={"hand": ["sniper", SPARE], "counters": {"sniper": "12A"}, "supply": {SPARE: 4}},
        italy={"supply": {SPARE: 3}},
    )
    act(state, "SN conceal")
    assert (fog(state, "supply", "italy"), fog(state, "discard", "italy")) == (2, 1)
    assert (fog(state, "supply", "lrdg"), fog(state, "discard", "lrdg")) == (4, 0)


@pytest.mark.rule("NAF-30.2", "NAF-47.2")
def test_with_none_left_it_has_no_result() -> None:
    state = desert(lrdg={"hand": ["sniper", SPARE], "counters": {"sniper": "12A"}})
    assert keys(act(state, "SN conceal")) == ["played", "no-fog-left"]


@pytest.mark.rule("NAF-30.2", "NAF-A.29")
def test_by_option_it_is_refused_then() -> None:
    state = desert(
        lrdg={"hand": ["sniper", SPARE], "counters": {"sniper": "12A"}},
        options={"conceal_strict": True},
    )
    assert rule_against(state, "SN conceal") == "NAF-30.2"


# 32. Inspire.


@pytest.mark.rule("NAF-32.1")
def test_inspire_brings_a_played_card_back_to_be_played_again() -> None:
    state = desert(
        lrdg={
            "hand": ["gunner", "warrant-officer", SPARE],
            "counters": {"gunner": "15A"},
            "scouted": ["16A", "17A"],
        },
    )
    act(state, "GU move 16A")
    act(state, "WO inspire")
    assert legal(state) == ["take GU", "done"]
    assert rule_against(state, "take SC") == "NAF-32.1"
    act(state, "take GU")
    act(state, "GU move 17A")
    assert tile_of(state, "gunner") == "17A"


@pytest.mark.rule("NAF-32.1", "NAF-23.1")
def test_with_a_letter_inspire_reaches_only_that_squad() -> None:
    state = desert(
        italy={
            "hand": ["squad-leader-a", SPARE],
            "play": ["rifleman-a", "driver-t"],
            "counters": {"rifleman-a": "15A", "driver-t": "15A"},
        },
        turn="italy",
    )
    act(state, "LA inspire")
    assert legal(state) == ["take RA", "done"]
    assert rule_against(state, "take DT") == "NAF-32.1"


@pytest.mark.rule("NAF-32.1", "NAF-11.8")
def test_a_soldier_aboard_is_inspired_to_use_the_seat_again() -> None:
    state = desert(
        lrdg={"hand": ["sergeant", "warrant-officer", SPARE], "scouted": ["16A", "17A", "19A"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"driver": "sergeant"}}},
    )
    act(state, "SG drive patrol-truck-driver 17A")
    act(state, "WO inspire")
    act(state, "take SG")
    act(state, "SG drive patrol-truck-driver 19A")
    act(state, "leave")
    assert tile_of(state, "sergeant") == tile_of(state, "patrol-truck") == "19A"
    assert crew(state, "patrol-truck") == {}


@pytest.mark.rule("NAF-32.2", "NAF-A.10")
def test_not_itself() -> None:
    state = desert(
        lrdg={
            "hand": ["warrant-officer", SPARE],
            "play": ["gunner"],
            "counters": {"gunner": "15A"},
        },
    )
    act(state, "WO inspire")
    assert rule_against(state, "take WO") == "NAF-32.2"


@pytest.mark.rule("NAF-32.3")
def test_hunkered_initiative_and_discarded_cards_are_out_of_reach() -> None:
    state = desert(
        lrdg={
            "hand": ["gunner", "sergeant", "warrant-officer", SPARE],
            "discard": ["scout"],
            "counters": {"gunner": "15A", "sergeant": "15A", "scout": "15A"},
            "suppressed": ["sergeant"],
        },
    )
    act(state, "hunker GU")
    act(state, "ready SG")
    act(state, "WO inspire")
    assert legal(state) == ["take SG", "done"]  # one that has turned its soldier up can be had


@pytest.mark.rule("NAF-32.3")
def test_with_nothing_played_before_inspire_is_void() -> None:
    state = desert(
        lrdg={"hand": ["warrant-officer", SPARE], "discard": ["scout"]},
    )
    act(state, "WO inspire")
    assert legal(state) == ["end-turn"]


@pytest.mark.rule("NAF-32.4", "NAF-A.33")
def test_two_cards_cannot_inspire_each_other_without_end() -> None:
    state = reprinted(
        desert(lrdg={"hand": ["lieutenant", "warrant-officer", SPARE]}), "lieutenant", "inspire 1"
    )
    act(state, "LT bolster")
    act(state, "WO inspire")
    act(state, "take LT")
    act(state, "LT inspire")
    act(state, "take WO")
    assert rule_against(state, "WO inspire") == "NAF-32.4"
    act(state, "WO bolster")  # it may be used for anything else
    assert side(state, "lrdg")["play"] == ["lieutenant", "warrant-officer"]


@pytest.mark.rule("NAF-32.4", "NAF-A.33")
def test_the_bar_is_lifted_with_the_next_turn() -> None:
    state = desert(
        lrdg={
            "hand": [SPARE],
            "deck": ["warrant-officer", SPARE],
            "inspired": ["warrant-officer"],
        },
        italy={"hand": [SPARE], "deck": [SPARE, SPARE]},
        second=True,
    )
    act(state, "end-turn")
    act(state, "bid FW", seat="lrdg")
    act(state, "bid FW", seat="italy")
    assert "WO inspire" in legal(state, "lrdg")


@pytest.mark.rule("NAF-A.33")
def test_among_the_printed_cards_only_one_in_reach_of_another_has_inspire() -> None:
    for cards in game().roster.cards:
        free = [card for card in cards for action in card.actions if action.verb == "inspire"]
        squads = [card.squad for card in free]
        assert len(set(squads)) == len(squads)


# 34. Recon.


@pytest.mark.rule("NAF-34.1", "NAF-34.3")
@pytest.mark.parametrize(
    ("owner", "card", "code"),
    [
        ("lrdg", "scout", "SC"),
        ("lrdg", "staff-sergeant", "SS"),
        ("italy", "reconnaissance-aircraft", "AC"),
        ("italy", "scout-a", "SA"),
    ],
)
def test_recon_boxes_one_fog_and_draws_a_card(owner: str, card: str, code: str) -> None:
    deck = ["lieutenant" if owner == "lrdg" else "platoon-sergeant", SPARE]
    army: dict[str, Any] = {"hand": [card, SPARE, SPARE], "deck": deck}
    if card != "reconnaissance-aircraft":
        army["counters"] = {card: "15A"}
    armies: dict[str, Any] = {owner: army}
    state = desert(turn=owner, **armies)
    assert keys(act(state, f"{code} recon"))[-2:] == ["fog-removed", "drew"]
    found = side(state, owner)
    assert sorted(found["hand"]) == sorted([deck[0], SPARE])
    assert len(found["deck"]) == 1


@pytest.mark.rule("NAF-34.2", "NAF-A.31")
def test_not_without_fog_in_hand() -> None:
    state = desert(
        lrdg={
            "hand": ["scout", "gunner"],
            "deck": [SPARE],
            "counters": {"scout": "15A", "gunner": "15A"},
        },
    )
    assert rule_against(state, "SC recon") == "NAF-34.2"


@pytest.mark.rule("NAF-34.1", "NAF-9.5")
def test_recon_with_nothing_to_draw_only_removes_the_fog() -> None:
    state = desert(lrdg={"hand": ["scout", SPARE, SPARE], "counters": {"scout": "15A"}})
    assert "drew" not in keys(act(state, "SC recon"))
    assert side(state, "lrdg")["hand"] == [SPARE]


@pytest.mark.rule("NAF-34.1", "NAF-16.1")
def test_recon_from_a_seat() -> None:
    state = desert(
        lrdg={"hand": ["scout", SPARE], "deck": ["gunner"]},
        vehicles={"patrol-truck": {"tile": "15A", "seats": {"bed": "scout", "gun": "gunner"}}},
    )
    act(state, "SC recon")
    assert side(state, "lrdg")["hand"] == ["gunner"]
