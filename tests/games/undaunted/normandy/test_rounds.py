"""The round: draw, initiative, two turns, and again (NOR-7)."""

from typing import Any

import pytest

import sandtable
from tests.games.undaunted.normandy.staging import SIDES, game, other, quiet, random_game
from tests.support import act, keys, legal, normandy, position, rule_against, side

FOG = ["fog-of-war"] * 4


@pytest.mark.rule("NOR-7.1", "NOR-8.1")
def test_a_round_begins_with_drawing_and_goes_on_with_initiative() -> None:
    state = normandy().start("la-raye", sandtable.Scripted())
    assert [len(side(state, owner)["hand"]) for owner in SIDES] == [4, 4]
    assert state.actors() == SIDES
    assert {play.split()[0] for play in legal(state, "us")} == {"bid"}


@pytest.mark.rule("NOR-7.1", "NOR-7.4", "NOR-9.4")
@pytest.mark.parametrize("first", SIDES)
def test_after_initiative_its_holder_takes_a_whole_turn_then_the_other(first: str) -> None:
    low = {"hand": ["fog-of-war", "rifleman-a", "rifleman-a"], "counters": {"riflemen-a": "12B"}}
    high = low | {"hand": ["platoon-sergeant", "rifleman-a", "rifleman-a"]}
    sides: dict[str, Any] = {first: high, other(first): low}
    state = position(scenario=quiet(), decision=[{"frame": "initiative"}], **sides)
    act(state, "bid PS", seat=first)
    act(state, "bid FW", seat=other(first))
    assert state.actors() == (first,)
    act(state, "RA move")
    assert state.actors() == (first,)
    act(state, "RA move")  # its last card
    assert state.actors() == (other(first),)
    act(state, "end-turn")
    assert state.to_json()["round"] == 2


@pytest.mark.rule("NOR-7.4")
def test_the_other_side_cannot_act_in_a_turn_that_is_not_its_own() -> None:
    state = position(us={"hand": ["rifleman-a"]}, germany={"hand": ["rifleman-a"]})
    before = state.to_json()
    assert state.legal("germany") == []
    assert rule_against(state, "end-turn", seat="germany") == "NOR-7.4"
    with pytest.raises(sandtable.Refused) as refused:
        state.apply("germany", normandy().read("hunker RA"), sandtable.Scripted())
    assert refused.value.refusal.rule == "NOR-7.4"
    assert state.to_json() == before


@pytest.mark.rule("NOR-7.2", "NOR-10.5")
def test_the_end_of_the_second_turn_begins_the_next_round_with_drawing() -> None:
    state = position(
        scenario=quiet(),
        us={"deck": FOG},
        germany={"hand": ["rifleman-a"], "deck": FOG},
        turn="germany",
        second=True,
        round=7,
    )
    events = act(state, "end-turn")
    assert keys(events) == ["turn-ended", "round", "drew", "drew"]
    assert state.to_json()["round"] == 8
    assert [side(state, owner)["hand"] for owner in SIDES] == [FOG, FOG]
    assert state.actors() == SIDES


@pytest.mark.rule("NOR-7.2")
def test_the_end_of_the_first_turn_draws_nothing() -> None:
    state = position(us={"hand": ["rifleman-a"], "deck": FOG}, germany={"hand": ["scout-a"]})
    assert keys(act(state, "end-turn")) == ["turn-ended"]
    assert state.actors() == ("germany",)
    assert side(state, "us")["hand"] == []


@pytest.mark.rule("NOR-7.3")
def test_rounds_go_on_until_a_side_has_won() -> None:
    rounds = []
    for state, events in random_game("la-raye", seed=3):
        if "round" in events:
            rounds.append(state.to_json()["round"])
            assert state.outcome is None
    assert rounds == [*range(2, len(rounds) + 2)]
    assert state.outcome is not None
    assert state.outcome.winner in SIDES


@pytest.mark.rule("NOR-7.4", "NOR-9.4")
def test_in_every_round_both_sides_have_one_turn_and_the_holder_the_first() -> None:
    ended: list[str] = []
    for state, events in random_game("mortain", seed=8):
        if "initiative" in events and state.outcome is None and "turn-ended" not in events:
            assert state.actors() == (state.to_json()["initiative"],)
        ended += [key for key in events if key in ("turn-ended", "round")]
    assert len(ended) > 30
    complete = ended[: len(ended) - len(ended) % 3]
    assert complete == ["turn-ended", "turn-ended", "round"] * (len(complete) // 3)


# The house limit.


def last_turn(limit: int, round: int, **us: object) -> sandtable.State:
    return position(
        scenario=quiet(),
        us={"hand": ["rifleman-a"], "deck": FOG, **us},
        germany={"deck": FOG},
        second=True,
        options={"round_limit": limit},
        round=round,
    )


@pytest.mark.rule("NOR-7.5", "NOR-A.36")
def test_a_game_without_end_is_a_draw_by_the_house_limit() -> None:
    state = last_turn(limit=10, round=10)
    events = act(state, "end-turn")
    assert state.outcome == sandtable.Outcome(None, "outcome-round-limit", "NOR-7.5")
    assert events[-1].params == {"winner": None, "reason": "outcome-round-limit"}
    assert state.actors() == ()
    assert state.to_json()["round"] == 10


@pytest.mark.rule("NOR-7.5")
def test_the_last_round_before_the_limit_is_played() -> None:
    state = last_turn(limit=10, round=9)
    act(state, "end-turn")
    assert state.outcome is None
    assert state.to_json()["round"] == 10


@pytest.mark.rule("NOR-7.5", "NOR-37.2")
def test_after_the_limit_nothing_more_is_allowed() -> None:
    state = last_turn(limit=10, round=10)
    act(state, "end-turn")
    assert state.legal("us") == []
    assert rule_against(state, "end-turn", seat="us") == "NOR-37.2"
    assert rule_against(state, "resign", seat="us") == "NOR-37.2"


@pytest.mark.rule("NOR-A.36")
def test_the_limit_is_an_option_far_above_any_real_game() -> None:
    limit = game().options()["round_limit"]
    assert limit.rule == "NOR-A.36"
    assert limit.default >= 100


@pytest.mark.rule("NOR-A.36")
@pytest.mark.parametrize("limit", [0, 9, 100000, True, "10"])
def test_a_limit_that_is_no_sensible_number_is_refused(limit: int) -> None:
    with pytest.raises(sandtable.BadInput) as bad:
        normandy().start("la-raye", sandtable.Scripted(), {"round_limit": limit})
    assert (bad.value.key, bad.value.where) == ("not-in-range", "options.round_limit")


@pytest.mark.rule("NOR-7.5", "NOR-A.2")
def test_two_sides_without_any_cards_pass_round_after_round_up_to_the_limit() -> None:
    state = position(
        scenario=quiet(),
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B"}},
        germany={"counters": {"riflemen-a": "5B"}},
        options={"round_limit": 10},
    )
    act(state, "hunker RA")
    assert state.outcome is not None
    assert state.outcome.rule == "NOR-7.5"
