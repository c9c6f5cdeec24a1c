"""Odds: what is shown before the roll is what the dice rules (NOR-29) give."""

from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from sandtable import Scripted, Seeded
from sandtable.games.undaunted.combat import is_success, success_chance
from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.proving_ground import PIN, document, ground
from tests.support import act, position

#: Twelve tiles without cover in a row: Riflemen at one end meet defences from 4 to 15.
ROW = ["1A", "3B", "4B", "9B", "10B", "11B", "12B", "13A", "14A", "15A", "17A", "18A"]
SHOOTING_RANGE = document(
    PIN,
    PIN,
    map="".join(name.ljust(8) for name in ROW).rstrip() + "\n",
    objectives={},
    us={**document()["us"], "spawn": [{"tile": "1A", "units": ["all"]}]},
    germany={**document()["germany"], "spawn": [{"tile": "18A", "units": ["all"]}]},
)
BASE = 4
#: By number of dice: the card, counter and play that rolls them at the German Riflemen A.
GUNS = {
    1: ("rifleman-a", "riflemen-a", "RA attack gRA"),
    2: ("machine-gunner-a", "machine-gunners-a", "MA attack gRA"),
    3: ("sniper", "sniper", "SN attack gRA"),
    4: ("machine-gunner-a", "machine-gunners-a", "MA suppress gRA"),
}
DICE = sorted(GUNS)


def by_the_rules(dice: tuple[int, ...], defence: int) -> bool:
    """NOR-29.2 and NOR-29.4, word by word."""
    for die in dice:
        if die == 0:
            return True
        if die >= defence:
            return True
    return False


def enumerated(count: int, defence: int) -> float:
    """The share of successes among all 10^n rolls."""
    rolls = list(product(range(10), repeat=count))
    return sum(by_the_rules(dice, defence) for dice in rolls) / len(rolls)


def on_the_range(count: int, defence: int) -> NormandyState:
    """A unit that rolls this many dice, and Riflemen with this defence value."""
    card, unit, _ = GUNS[count]
    return position(
        scenario=SHOOTING_RANGE,
        us={"hand": [card, "fog-of-war"], "counters": {unit: "1A"}},
        germany={"counters": {"riflemen-a": ROW[defence - BASE]}},
    )


def ways(dice: tuple[int, ...]) -> int:
    """In how many orders these dice can fall."""
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))


@pytest.mark.rule("NOR-29.1", "NOR-29.2", "NOR-29.4")
@pytest.mark.parametrize("count", DICE)
def test_the_chance_is_exact_for_every_defence_value(count: int) -> None:
    for defence in range(1, 16):
        assert success_chance(count, defence) == pytest.approx(enumerated(count, defence))


@pytest.mark.rule("NOR-29.1", "NOR-29.2", "NOR-29.4")
@pytest.mark.parametrize("count", DICE)
@pytest.mark.parametrize("defence", range(4, 16))
def test_the_odds_shown_are_those_of_all_possible_rolls(count: int, defence: int) -> None:
    state = on_the_range(count, defence)
    (odds,) = state.odds("us", state.game.read(GUNS[count][2]))
    assert (odds.dice, odds.need) == (count, defence)
    assert sum(amount for _, amount in odds.parts) == defence
    assert odds.success == pytest.approx(enumerated(count, defence))


@pytest.mark.rule("NOR-29.2", "NOR-29.4", "NOR-29.5", "NOR-29.6")
@pytest.mark.parametrize("count", DICE)
def test_a_roll_succeeds_exactly_where_the_dice_rules_say_so(count: int) -> None:
    for dice in product(range(10), repeat=count):
        for defence in range(1, 16):
            assert is_success(list(dice), defence) is by_the_rules(dice, defence)


@pytest.mark.rule("NOR-29.1", "NOR-29.2")
@pytest.mark.parametrize("count", DICE)
@pytest.mark.parametrize("defence", range(4, 16))
def test_playing_every_roll_out_gives_the_odds_shown(count: int, defence: int) -> None:
    state = on_the_range(count, defence)
    play = state.game.read(GUNS[count][2])
    successes = 0
    for dice in combinations_with_replacement(range(10), count):
        events = state.clone().apply("us", play, Scripted(dice))
        (success,) = [event.params["success"] for event in events if event.key == "rolled"]
        successes += ways(dice) if success else 0
    (odds,) = state.odds("us", play)
    assert odds.success == pytest.approx(successes / 10**count)


@pytest.mark.rule("NOR-29.1")
def test_rolled_often_enough_the_successes_come_near_the_odds() -> None:
    state = on_the_range(2, 8)
    play = state.game.read(GUNS[2][2])
    (odds,) = state.odds("us", play)
    chance = Seeded(44)
    successes = 0
    for _ in range(2000):
        events = state.clone().apply("us", play, chance)
        successes += sum(event.params.get("success") is True for event in events)
    assert successes / 2000 == pytest.approx(odds.success, abs=0.03)  # near three sigma


@pytest.mark.rule("NOR-28.1")
def test_the_odds_name_the_target_and_what_its_defence_is_made_of() -> None:
    state = ground(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "3B"}},
        germany={"counters": {"scouts-a": "17B"}},
    )
    (odds,) = state.odds("us", state.game.read("RA attack gSA"))
    assert odds.to_json() == {
        "target": "germany-scouts-a",
        "dice": 1,
        "need": 9,
        "parts": [["odds-defence", 5], ["odds-cover", 3], ["odds-range", 1]],
        "success": pytest.approx(0.2),
        "hits": None,
        "flag": None,
    }


@pytest.mark.rule("NOR-13.3", "NOR-28.4")
def test_a_unit_that_has_yet_to_enter_is_shown_the_odds_from_its_spawn_tile() -> None:
    state = ground(
        us={"hand": ["rifleman-a"]},
        germany={"counters": {"scouts-a": "3B"}},
    )
    (odds,) = state.odds("us", state.game.read("RA@12B attack gSA"))
    assert odds.need == 5 + 0 + 1


@pytest.mark.rule("NOR-32.1")
def test_a_blast_is_shown_the_odds_against_every_counter_friendly_ones_too() -> None:
    state = ground(
        us={"hand": ["mortar"], "counters": {"mortar": "12B", "scouts-b": "13B"}, "target": "13B"},
        germany={"counters": {"riflemen-a": "13B", "sniper": "13B", "scouts-a": "4B"}},
    )
    odds = state.odds("us", state.game.read("MO blast"))
    assert sorted((one.target, one.dice, one.need) for one in odds) == [
        ("germany-riflemen-a", 1, 5),
        ("germany-sniper", 1, 7),
        ("us-scouts-b", 1, 6),
    ]


@pytest.mark.rule("NOR-32.4")
def test_each_choice_of_the_next_counter_to_blast_is_shown_its_odds() -> None:
    state = ground(
        us={"hand": ["mortar"], "counters": {"mortar": "12B"}, "target": "13B"},
        germany={"counters": {"riflemen-a": "13B", "sniper": "13B", "scouts-a": "13B"}},
    )
    act(state, "MO blast")
    odds = state.odds("us", state.game.read("blast gSN"))
    assert [(one.target, one.dice, one.need) for one in odds] == [("germany-sniper", 1, 7)]


@pytest.mark.rule("NOR-29.1")
@pytest.mark.parametrize("notation", ["RA move", "hunker RA", "end-turn", "RA attack uRA"])
def test_what_rolls_no_dice_or_is_not_allowed_has_no_odds(notation: str) -> None:
    state = ground(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "3B"}},
        germany={"counters": {"scouts-a": "17B"}},
    )
    assert state.odds("us", state.game.read(notation)) == []


@pytest.mark.rule("NOR-35.5")
def test_the_odds_do_not_depend_on_hidden_cards() -> None:
    shown = []
    for hand in (["scout-a"], ["fog-of-war"]):
        state = ground(
            us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "3B"}},
            germany={"hand": hand, "counters": {"scouts-a": "17B"}},
        )
        shown.append([o.to_json() for o in state.odds("us", state.game.read("RA attack gSA"))])
    assert shown[0] == shown[1]
