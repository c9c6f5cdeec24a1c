"""Combat (NOR-27 to NOR-29): choosing the target, the defence value, the dice."""

from itertools import product

import pytest

from sandtable import BadInput, Refused, Scripted
from sandtable.games.undaunted.combat import is_success
from tests.games.undaunted.looks import roll
from tests.games.undaunted.normandy.proving_ground import ground
from tests.support import act, keys, legal, rule_against, side

#: A miss against every defence value there is.
MISS = 1
MISSES = [MISS] * 4


def attacks(notations: list[str], verb: str = "attack") -> set[str]:
    return {words[2] for words in map(str.split, notations) if words[1:2] == [verb]}


# The target (NOR-27).


@pytest.mark.rule("NOR-27.1")
def test_the_defence_value_is_known_before_the_dice_and_the_effect_follows_them() -> None:
    state = ground(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B"}},
        germany={"hand": ["scout-a"], "counters": {"scouts-a": "3B"}},
    )
    odds = state.odds("us", state.game.read("RA attack gSA"))
    events = act(state, "RA attack gSA", [9])
    assert keys(events)[:3] == ["played", "rolled", "casualty"]
    assert [one.need for one in odds] == [roll(events)["need"]]


@pytest.mark.rule("NOR-27.2")
@pytest.mark.parametrize("verb", ["attack", "suppress"])
def test_every_enemy_counter_on_the_board_may_be_picked(verb: str) -> None:
    state = ground(
        us={"hand": ["machine-gunner-a"], "counters": {"machine-gunners-a": "17B"}},
        germany={
            "counters": {
                "riflemen-a": "4B",
                "scouts-b": "17B",
                "machine-gunners-c": "8A",
                "sniper": "2A",
                "mortar": "10B",
            },
            "suppressed": ["mortar"],
        },
    )
    assert attacks(legal(state), verb) == {"gRA", "gSB", "gMC", "gSN", "gMO"}


@pytest.mark.rule("NOR-27.2")
@pytest.mark.parametrize("verb", ["attack", "suppress"])
def test_a_unit_that_is_off_the_board_cannot_be_picked(verb: str) -> None:
    state = ground(
        us={"hand": ["machine-gunner-a"], "counters": {"machine-gunners-a": "17B"}},
        germany={"hand": ["rifleman-a"], "counters": {"scouts-a": "17B"}},
    )
    assert rule_against(state, f"MA {verb} gRA") == "NOR-27.2"


@pytest.mark.rule("NOR-27.2")
@pytest.mark.parametrize("notation", ["MA attack", "MA attack 17B", "MA attack gSA gRA"])
def test_exactly_one_counter_has_to_be_named(notation: str) -> None:
    state = ground(
        us={"hand": ["machine-gunner-a"], "counters": {"machine-gunners-a": "17B"}},
        germany={"counters": {"scouts-a": "17B", "riflemen-a": "17B"}},
    )
    assert rule_against(state, notation) == "NOR-27.2"


@pytest.mark.rule("NOR-27.2", "NOR-15.8")
@pytest.mark.parametrize("verb", ["attack", "suppress"])
def test_without_an_enemy_on_the_board_there_is_nothing_to_pick(verb: str) -> None:
    state = ground(us={"hand": ["machine-gunner-a"], "counters": {"machine-gunners-a": "17B"}})
    assert not attacks(legal(state), verb)
    assert rule_against(state, f"MA {verb} gRA") == "NOR-15.8"


@pytest.mark.rule("NOR-27.3")
@pytest.mark.parametrize(("verb", "dice"), [("attack", 2), ("suppress", 4)])
def test_the_farthest_counter_in_a_tile_nobody_has_scouted_can_be_hit(verb: str, dice: int) -> None:
    state = ground(
        us={
            "hand": ["machine-gunner-a", "fog-of-war"],
            "counters": {"machine-gunners-a": "17B"},
        },
        germany={
            "discard": ["scout-a"],
            # Neither the counters nor the hills in between bar a line of sight.
            "counters": {"scouts-a": "4B", "riflemen-a": "3B", "riflemen-b": "2A"},
        },
    )
    events = act(state, f"MA {verb} gSA", [0] * dice)
    assert roll(events)["target"] == "germany-scouts-a"
    assert roll(events)["success"] is True


@pytest.mark.rule("NOR-27.4", "NOR-28.4", "NOR-A.25")
@pytest.mark.parametrize(("verb", "dice"), [("attack", 2), ("suppress", 4)])
def test_a_counter_in_the_attackers_tile_may_be_picked_without_range_bonus(
    verb: str, dice: int
) -> None:
    state = ground(
        us={
            "hand": ["machine-gunner-a", "fog-of-war"],
            "counters": {"machine-gunners-a": "12B"},
        },
        germany={"counters": {"scouts-a": "12B"}},
    )
    assert roll(act(state, f"MA {verb} gSA", MISSES[:dice]))["need"] == 5 + 0 + 0


@pytest.mark.rule("NOR-27.5")
@pytest.mark.parametrize("verb", ["attack", "suppress"])
@pytest.mark.parametrize("target", ["uRA", "uMA"])
def test_a_friendly_counter_and_the_attacker_itself_are_refused(verb: str, target: str) -> None:
    state = ground(
        us={
            "hand": ["machine-gunner-a"],
            "counters": {"machine-gunners-a": "17B", "riflemen-a": "17B"},
        },
        germany={"counters": {"scouts-a": "17B"}},
    )
    assert rule_against(state, f"MA {verb} {target}") == "NOR-27.5"
    assert attacks(legal(state), verb) == {"gSA"}


@pytest.mark.rule("NOR-27.5")
def test_a_refused_attack_changes_nothing_and_rolls_nothing() -> None:
    state = ground(
        us={"hand": ["rifleman-a"], "counters": {"riflemen-a": "17B", "riflemen-b": "17B"}},
        germany={"counters": {"scouts-a": "17B"}},
    )
    before = state.to_json()
    chance = Scripted([0])
    with pytest.raises(Refused) as refused:
        state.apply("us", state.game.read("RA attack uRB"), chance)
    assert refused.value.refusal.rule == "NOR-27.5"
    assert state.to_json() == before
    assert chance.dice == [0]


@pytest.mark.rule("NOR-27.2")
def test_a_counter_that_has_just_entered_attacks_from_its_spawn_tile() -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"]},
        germany={"counters": {"scouts-a": "12B"}},
    )
    events = act(state, "RA@12B attack gSA", [MISS])
    assert roll(events)["need"] == 5
    assert side(state, "us")["counters"] == {"riflemen-a": "12B"}


# The defence value (NOR-28).


@pytest.mark.rule("NOR-28.1")
@pytest.mark.parametrize(
    ("target", "tile", "base", "cover", "distance"),
    [
        ("gRA", "12B", 4, 0, 1),
        ("gRA", "17B", 4, 3, 0),
        ("gSA", "5B", 5, 1, 3),
        ("gSN", "8A", 6, 2, 4),
        ("gMO", "4B", 4, 0, 5),
    ],
)
def test_base_cover_and_range_make_the_defence_value(
    target: str, tile: str, base: int, cover: int, distance: int
) -> None:
    names = {"gRA": "riflemen-a", "gSA": "scouts-a", "gSN": "sniper", "gMO": "mortar"}
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "17B"}},
        germany={"counters": {names[target]: tile}},
    )
    (odds,) = state.odds("us", state.game.read(f"RA attack {target}"))
    assert [amount for _, amount in odds.parts] == [base, cover, distance]
    assert roll(act(state, f"RA attack {target}", [MISS]))["need"] == base + cover + distance


@pytest.mark.rule("NOR-28.2")
@pytest.mark.parametrize(
    ("unit", "code", "base"),
    [
        ("riflemen-a", "gRA", 4),
        ("riflemen-c", "gRC", 4),
        ("scouts-b", "gSB", 5),
        ("machine-gunners-a", "gMA", 4),
        ("sniper", "gSN", 6),
        ("mortar", "gMO", 4),
    ],
)
@pytest.mark.parametrize("suppressed", [False, True])
def test_the_base_defence_is_the_number_on_the_counter_whichever_face_is_up(
    unit: str, code: str, base: int, suppressed: bool
) -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "12B"}},
        germany={"counters": {unit: "12B"}, "suppressed": [unit] if suppressed else []},
    )
    assert roll(act(state, f"RA attack {code}", [MISS]))["need"] == base


@pytest.mark.rule("NOR-28.3")
@pytest.mark.parametrize(
    ("tile", "cover"), [("3B", 0), ("5B", 1), ("13B", 1), ("8A", 2), ("17B", 3)]
)
def test_the_cover_bonus_is_that_of_the_targets_tile(tile: str, cover: int) -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": tile}},
        germany={"counters": {"riflemen-a": tile}},
    )
    assert roll(act(state, "RA attack gRA", [MISS]))["need"] == 4 + cover


@pytest.mark.rule("NOR-28.4")
@pytest.mark.parametrize(
    ("tile", "steps"),
    [("4B", 0), ("13B", 1), ("10B", 1), ("9A", 2), ("8A", 2), ("2A", 3), ("3B", 4), ("17B", 5)],
)
def test_the_range_bonus_counts_the_targets_tile_but_not_the_attackers(
    tile: str, steps: int
) -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": tile}},
        germany={"counters": {"riflemen-a": "4B"}},
    )
    assert roll(act(state, "RA attack gRA", [MISS]))["need"] == 4 + 0 + steps


@pytest.mark.rule("NOR-28.6", "NOR-33.6")
@pytest.mark.parametrize("tile", ["17B", "3B", "2A", "16A", "5B", "8A", "4B"])
@pytest.mark.parametrize("start", ["17B", "9A"])
def test_suppress_meets_the_same_defence_value_as_attack(start: str, tile: str) -> None:
    def need(verb: str, dice: int) -> object:
        state = ground(
            us={
                "hand": ["machine-gunner-a", "fog-of-war"],
                "counters": {"machine-gunners-a": start},
            },
            germany={"counters": {"scouts-a": tile}},
        )
        return roll(act(state, f"MA {verb} gSA", MISSES[:dice]))["need"]

    assert need("suppress", 4) == need("attack", 2)


@pytest.mark.rule("NOR-28.7")
def test_the_attackers_own_cover_does_not_count() -> None:
    needs = []
    for tile in ("13B", "10B"):  # cover 1 and 0, both next to 4B
        state = ground(
            us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": tile}},
            germany={"counters": {"riflemen-a": "4B"}},
        )
        needs.append(roll(act(state, "RA attack gRA", [MISS]))["need"])
    assert needs == [5, 5]


@pytest.mark.rule("NOR-28.7")
def test_counters_and_cover_in_between_do_not_count() -> None:
    between = {"riflemen-b": "3B", "scouts-b": "2A", "sniper": "9A", "mortar": "13B"}
    needs = []
    for others in ({}, between):
        state = ground(
            us={
                "hand": ["rifleman-a", "fog-of-war"],
                "counters": {"riflemen-a": "17B", **({"riflemen-b": "2A"} if others else {})},
            },
            germany={"counters": {"riflemen-a": "4B", **others}},
        )
        needs.append(roll(act(state, "RA attack gRA", [MISS]))["need"])
    assert needs == [9, 9]


# The dice (NOR-29).


@pytest.mark.rule("NOR-29.1", "NOR-15.6")
@pytest.mark.parametrize(
    ("card", "unit", "play", "dice"),
    [
        ("rifleman-a", "riflemen-a", "RA attack gRA", 1),
        ("scout-a", "scouts-a", "SA attack gRA", 1),
        ("machine-gunner-a", "machine-gunners-a", "MA attack gRA", 2),
        ("sniper", "sniper", "SN attack gRA", 3),
        ("machine-gunner-a", "machine-gunners-a", "MA suppress gRA", 4),
        ("mortar", "mortar", "MO blast", 1),
    ],
)
def test_exactly_the_printed_number_of_dice_is_rolled(
    card: str, unit: str, play: str, dice: int
) -> None:
    state = ground(
        us={"hand": [card, "fog-of-war"], "counters": {unit: "17B"}, "target": "4B"},
        germany={"counters": {"riflemen-a": "4B"}},
    )
    (odds,) = state.odds("us", state.game.read(play))
    assert odds.dice == dice
    with pytest.raises(BadInput, match="script-exhausted"):
        act(state.clone(), play, MISSES[: dice - 1])
    assert roll(act(state, play, MISSES[:dice]))["dice"] == MISSES[:dice]


@pytest.mark.rule("NOR-29.2")
@pytest.mark.parametrize(
    ("dice", "success"),
    [([5, 4], False), ([1, 1], False), ([6, 1], True), ([1, 6], True), ([7, 1], True)],
)
def test_one_die_that_equals_or_beats_the_defence_value_is_enough(
    dice: list[int], success: bool
) -> None:
    state = ground(
        us={
            "hand": ["machine-gunner-a", "fog-of-war"],
            "counters": {"machine-gunners-a": "17B"},
        },
        germany={"hand": ["scout-a"], "counters": {"scouts-a": "3B"}},
    )
    rolled = roll(act(state, "MA attack gSA", dice))
    assert (rolled["need"], rolled["success"]) == (6, success)
    assert side(state, "germany")["hand"] == ([] if success else ["scout-a"])


@pytest.mark.rule("NOR-29.3", "NOR-30.9")
def test_more_than_one_successful_die_costs_no_more_than_one_card() -> None:
    state = ground(
        us={"hand": ["sniper", "fog-of-war"], "counters": {"sniper": "17B"}},
        germany={"hand": ["rifleman-a"] * 3, "counters": {"riflemen-a": "3B"}},
    )
    events = act(state, "SN attack gRA", [9, 0, 8])
    assert keys(events).count("casualty") == 1
    assert side(state, "germany")["hand"] == ["rifleman-a"] * 2


@pytest.mark.rule("NOR-29.3")
def test_more_than_one_successful_die_cannot_also_take_the_counter() -> None:
    state = ground(
        us={"hand": ["sniper", "fog-of-war"], "counters": {"sniper": "17B"}},
        germany={"hand": ["rifleman-a"], "counters": {"riflemen-a": "3B"}},
    )
    act(state, "SN attack gRA", [9, 9, 9])
    assert side(state, "germany")["counters"] == {"riflemen-a": "3B"}


@pytest.mark.rule("NOR-29.4", "NOR-29.5")
@pytest.mark.parametrize(("dice", "success"), [([9, 0], True), ([0, 9], True), ([9, 9], False)])
def test_against_defence_12_a_zero_succeeds_and_a_nine_does_not(
    dice: list[int], success: bool
) -> None:
    state = ground(
        us={
            "hand": ["machine-gunner-a", "fog-of-war"],
            "counters": {"machine-gunners-a": "10B"},
        },
        germany={"counters": {"riflemen-a": "17B"}},
    )
    rolled = roll(act(state, "MA attack gRA", dice))
    assert rolled["need"] == 12
    assert rolled["success"] is success


@pytest.mark.rule("NOR-29.4", "NOR-29.5")
@pytest.mark.parametrize("face", range(10))
def test_against_defence_10_only_a_zero_succeeds(face: int) -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "9A"}},
        germany={"counters": {"riflemen-a": "17B"}},
    )
    rolled = roll(act(state, "RA attack gRA", [face]))
    assert rolled["need"] == 10
    assert rolled["success"] is (face == 0)


@pytest.mark.rule("NOR-29.2", "NOR-29.4")
def test_a_zero_succeeds_against_the_lowest_defence_value_too() -> None:
    state = ground(
        us={"hand": ["rifleman-a", "fog-of-war"], "counters": {"riflemen-a": "3B"}},
        germany={"counters": {"riflemen-a": "3B"}},
    )
    assert roll(act(state, "RA attack gRA", [0]))["success"] is True


@pytest.mark.rule("NOR-29.6")
@pytest.mark.parametrize("defence", range(1, 16))
def test_no_face_fails_where_it_reaches_the_defence_value(defence: int) -> None:
    for face in range(1, 10):
        assert is_success([face], defence) is (face >= defence)


@pytest.mark.rule("NOR-29.2", "NOR-29.6")
def test_a_low_die_never_spoils_a_high_one() -> None:
    for first, second in product(range(10), repeat=2):
        for defence in range(1, 16):
            alone = is_success([first], defence) or is_success([second], defence)
            assert is_success([first, second], defence) is alone
