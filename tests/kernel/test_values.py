"""The small values of the kernel: events, prompts, outcomes, refusals, options, errors."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.game import Option
from sandtable.kernel.odds import Odds
from sandtable.kernel.outcome import Outcome
from sandtable.kernel.rule import Refusal, Refused


def test_an_event_without_an_audience_is_for_everyone() -> None:
    event = Event("moved", {"unit": "us-riflemen-a"})
    seen = {"key": "moved", "params": {"unit": "us-riflemen-a"}}
    assert event.seen_by("us") == event.seen_by("germany") == event.seen_by(None) == seen


def test_others_see_the_veiled_side_of_an_event() -> None:
    event = Event("drew", {"cards": ["scout-a"]}, ("us",), {"count": 1})
    assert event.seen_by("us") == {"key": "drew", "params": {"cards": ["scout-a"]}}
    assert event.seen_by("germany") == {"key": "drew", "params": {"count": 1}}
    assert event.seen_by(None) == {"key": "drew", "params": {"count": 1}}


def test_without_a_veiled_side_others_see_nothing() -> None:
    event = Event("looked", {"cards": ["scout-a"]}, ("us",))
    assert event.seen_by("us") is not None
    assert event.seen_by("germany") is None
    assert event.seen_by(None) is None


def test_an_event_shows_itself_to_those_who_debug() -> None:
    assert repr(Event("round", {"round": 2})) == "Event('round', {'round': 2}, audience=None)"


def test_a_prompt_without_parameters_has_none() -> None:
    assert Prompt("prompt-turn").to_json() == {"key": "prompt-turn", "params": {}}
    assert Prompt("p", {"side": "us"}).to_json() == {"key": "p", "params": {"side": "us"}}


def test_outcomes_compare_by_what_they_say() -> None:
    outcome = Outcome("us", "outcome-points", "NOR-37.4")
    assert outcome == Outcome("us", "outcome-points", "NOR-37.4")
    assert hash(outcome) == hash(Outcome("us", "outcome-points", "NOR-37.4"))
    assert outcome != Outcome(None, "outcome-points", "NOR-37.4")
    assert outcome != Outcome("us", "outcome-pinned", "NOR-37.4")
    assert outcome != Outcome("us", "outcome-points", "NOR-38.3")
    assert outcome != "us"
    assert "outcome-points" in repr(outcome)
    assert outcome.to_json() == {"winner": "us", "reason": "outcome-points", "rule": "NOR-37.4"}


def test_refusals_compare_by_what_they_say() -> None:
    refusal = Refusal("NOR-16.2", "refusal-move-needs-marker", {"tile": "2B"})
    same = Refusal("NOR-16.2", "refusal-move-needs-marker", {"tile": "2B"})
    assert refusal == same
    assert hash(refusal) == hash(same)
    assert refusal != Refusal("NOR-16.2", "refusal-move-needs-marker", {"tile": "3B"})
    assert refusal != Refusal("NOR-16.2", "refusal-move-needs-marker")
    assert refusal != "NOR-16.2"
    assert "NOR-16.2" in repr(refusal)
    assert "NOR-16.2" in str(Refused(refusal))


def test_odds_are_written_for_those_who_show_them() -> None:
    odds = Odds("germany-riflemen-a", 2, 8, [("odds-defence", 4), ("odds-cover", 4)], 0.51)
    assert odds.to_json() == {
        "target": "germany-riflemen-a",
        "dice": 2,
        "need": 8,
        "parts": [["odds-defence", 4], ["odds-cover", 4]],
        "success": 0.51,
        "hits": None,
        "flag": None,
    }


def test_odds_may_tell_how_many_hits_and_flags_to_expect() -> None:
    odds = Odds("axis-1", 1, 3, [], 0.5, [0.5, 0.5], 1 / 6)
    assert odds.to_json()["hits"] == [0.5, 0.5]
    assert odds.to_json()["flag"] == 1 / 6


@pytest.mark.parametrize(
    ("where", "params", "text"),
    [
        ("", {}, "missing-key"),
        ("us.deck", {}, "us.deck: missing-key"),
        ("", {"name": "id", "line": 3}, "missing-key (name=id, line=3)"),
        ("us.deck", {"name": "id"}, "us.deck: missing-key (name=id)"),
    ],
)
def test_bad_input_says_what_and_where(where: str, params: dict[str, Any], text: str) -> None:
    error = sandtable.BadInput("missing-key", where, **params)
    assert error.text() == text
    assert repr(error) == f"BadInput({text!r})"
    assert isinstance(error, ValueError)


def test_bad_input_reads_as_a_sentence_with_its_key() -> None:
    error = sandtable.BadInput("missing-key", "us.deck", name="id")
    assert str(error) == "us.deck: The key “id” is missing. [missing-key]"
    # Without a sentence, or without what its sentence needs, it is told tersely.
    assert str(sandtable.BadInput("missing-key")) == "missing-key"
    assert str(sandtable.BadInput("no-such-key", n=1)) == "no-such-key (n=1)"


def test_bad_input_of_a_game_reads_as_a_sentence_too() -> None:
    game = sandtable.game("normandy")
    document = game.scenario_json("la-raye") | {"goals": {"us": {"points": 99}}}
    with pytest.raises(sandtable.BadInput) as error:
        game.start(document, sandtable.Seeded(1))
    assert str(error.value).startswith("goals.us: The goal is 99 points")
    assert str(error.value).endswith("[goal-out-of-reach]")


@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_a_flag_takes_true_or_false_only(value: object) -> None:
    with pytest.raises(sandtable.BadInput) as error:
        Option(False, "NOR-A.3").check(value, "options.conceal_strict")
    assert (error.value.key, error.value.where) == ("not-a-flag", "options.conceal_strict")


@pytest.mark.parametrize("value", [9, 10000, True, "200", None, 20.0])
def test_a_number_option_keeps_its_range(value: object) -> None:
    with pytest.raises(sandtable.BadInput) as error:
        Option(200, "NOR-A.36", 10, 9999).check(value, "options.round_limit")
    assert (error.value.key, error.value.where) == ("not-in-range", "options.round_limit")


def test_options_that_are_not_given_have_their_default() -> None:
    game = sandtable.game("normandy")
    defaults = {name: option.default for name, option in game.options().items()}
    assert game.check_options(None) == game.check_options({}) == defaults
    assert game.check_options({"open_discards": True}) == defaults | {"open_discards": True}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(sandtable.BadInput) as error:
        sandtable.game("normandy").check_options({"open_discard": True})
    assert (error.value.key, error.value.where) == ("unknown-option", "options")
    assert error.value.params["name"] == "open_discard"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(sandtable.BadInput) as error:
        sandtable.game("chess")
    assert error.value.key == "unknown-game"
    assert error.value.params == {"game": "chess", "games": ", ".join(sandtable.games())}


def test_a_game_is_set_up_once() -> None:
    assert sandtable.game("normandy") is sandtable.game("normandy")


def test_everything_prints_as_something_that_tells_what_it_is() -> None:
    game = sandtable.game("normandy")
    assert repr(game) == f"<Game normandy: 12 scenarios, rules {game.rules}>"
    assert str(game) == "normandy"
    recorder = sandtable.Recorder(game, "la-raye", sandtable.Seeded(7))
    state, record = recorder.state, recorder.record
    assert repr(state) == "<State of normandy, la-raye, round 1: us, germany to decide>"
    assert repr(state.prompt()) == "Prompt('prompt-initiative', {'round': 1})"
    assert str(state.prompt()) == "prompt-initiative (round=1)"
    assert repr(record) == "<Record of normandy, la-raye, 0 steps: unfinished>"
    recorder.apply("us", ["resign"])
    assert repr(state) == "<State of normandy, la-raye, round 1: germany won>"
    ended = f"germany won: outcome-resigned ({game.cite('outcome-resigned')})"
    assert str(state.outcome) == ended
    assert repr(record) == f"<Record of normandy, la-raye, 1 steps: {ended}>"
    assert repr(record.steps[0]).startswith("Step('us', ('resign',), [], '")
    assert str(record) == record.to_text()
    odds = Odds("germany-riflemen-a", 2, 8, [("odds-defence", 8)], 0.51)
    assert str(odds) == "germany-riflemen-a: 2 dice, 51.0%"
    assert repr(odds) == (
        "Odds('germany-riflemen-a', dice=2, need=8, parts=[('odds-defence', 8)], success=0.51)"
    )


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    with pytest.raises(Refused) as refused:
        state.apply("us", ("end-turn",), sandtable.Seeded(1))
    sentence = "First you must pick a card from your hand for initiative. (NOR-9.7)"
    assert str(refused.value) == sentence
    # A game that is not installed has no sentences.
    unknown = Refused(Refusal("TOY-1", "refusal-toy", {"n": 1}), "toy")
    assert str(unknown) == "refusal-toy {'n': 1} (TOY-1)"


def test_returns_are_told_by_side() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    assert state.returns() == {"us": 0.0, "germany": 0.0}
    state.apply("germany", ("resign",), sandtable.Seeded(1))
    assert state.returns() == {"us": 1.0, "germany": -1.0}
    state.outcome = Outcome(None, "outcome-rounds", "NOR-A.1")
    assert state.returns() == {"us": 0.0, "germany": 0.0}
