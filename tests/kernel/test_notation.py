"""Words that mean nothing, words that cannot stand there, and words that mean several things."""

import re
from typing import Any

import pytest

import sandtable

SCENARIOS = {
    "normandy": "la-raye",
    "north-africa": "landing-ground-7",
    "memoir44": "pegasus-bridge",
    "heroes": "two-streets",
}


def raised(call: Any, *args: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(sandtable.BadInput) as caught:
        call(*args)
    return caught.value.key, dict(caught.value.params)


@pytest.mark.parametrize("id", SCENARIOS)
def test_a_verb_that_no_action_has_is_unknown(id: str) -> None:
    read = sandtable.game(id).read
    assert raised(read, "nonsense foo") == ("unknown-word", {"word": "nonsense"})
    key, params = raised(read, "")
    assert key == "notation-empty"
    assert read(params["example"])


@pytest.mark.parametrize(
    ("id", "text", "word"),
    [
        ("normandy", "RA move foo", "foo"),
        ("normandy", "RA fly 17B", "fly"),
        ("normandy", "RA@here move 17B", "RA@here"),
        ("normandy", "RA attack xyz", "xyz"),
        ("north-africa", "SG drive patrol-cart-driver 8A", "patrol-cart-driver"),
        ("north-africa", "RA attack gSA", "gSA"),
        ("memoir44", "move allies-3 Z99", "Z99"),
        ("memoir44", "play attack-nowhere", "attack-nowhere"),
        ("memoir44", "half north", "north"),
        ("heroes", "step Q", "Q"),
        ("heroes", "fire s-rifle-1 rifle=big", "rifle=big"),
        ("heroes", "aim +nowhere", "+nowhere"),
    ],
)
def test_a_word_that_names_nothing_is_unknown(id: str, text: str, word: str) -> None:
    assert raised(sandtable.game(id).read, text) == ("unknown-word", {"word": word})


@pytest.mark.parametrize(
    ("id", "text", "word", "verb"),
    [
        ("normandy", "end-turn 3", "3", "end-turn"),
        ("north-africa", "end-turn SG", "SG", "end-turn"),
        ("memoir44", "ambush F5", "F5", "ambush"),
        ("heroes", "wait C10", "C10", "wait"),
    ],
)
def test_a_word_beside_a_verb_that_takes_none_is_impossible(
    id: str, text: str, word: str, verb: str
) -> None:
    found = raised(sandtable.game(id).read, text)
    assert found == ("impossible-word", {"word": word, "verb": verb})


@pytest.mark.parametrize("id", SCENARIOS)
def test_the_vocabulary_has_every_verb_that_has_a_name(id: str) -> None:
    game = sandtable.game(id)
    named: set[str] = set()
    for folder in game.message_folders:
        for path in (folder / "en").glob("*.ftl"):
            named |= set(re.findall(r"^act-([\w-]+) =", path.read_text("utf-8"), re.MULTILINE))
    assert named - {"head", "by", "with"} == game.vocabulary.keys()  # those are parts of others


def test_a_legal_action_is_read_without_capitals_and_without_what_goes_without_saying() -> None:
    state = sandtable.game("memoir44").start("pegasus-bridge", sandtable.Seeded(7))
    (*_, last) = state.legal("allies")
    written = state.game.write(last)
    assert state.read("allies", f"  {written.upper()} ") == last
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    assert state.read("us", "bid fw") == ("bid", "card:fog-of-war")
    assert state.read("us", "RESIGN") == ("resign",)


def test_a_text_that_several_actions_begin_with_is_ambiguous() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    key, params = raised(state.read, "us", "bid")
    written = [state.game.write(action) for action in state.legal("us")]
    assert (key, params) == ("ambiguous-word", {"word": "bid", "options": "; ".join(written)})
    alone = state.clone()
    alone.apply("us", state.legal("us")[0], sandtable.Seeded(1))
    assert raised(state.read, "us", "")[0] == "notation-empty"


def test_what_the_rules_forbid_is_refused() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(7))
    with pytest.raises(sandtable.Refused) as refused:
        state.read("us", "RA move 17B")
    assert refused.value.refusal.rule == "NOR-9.7"
    assert str(refused.value).endswith("(NOR-9.7)")
    assert raised(state.read, "us", "RA move foo") == ("unknown-word", {"word": "foo"})
