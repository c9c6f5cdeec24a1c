"""Actions in general: notation, sizes, what is available (NOR-15)."""

from typing import Any

import pytest

from sandtable.games.undaunted.normandy.state import NormandyState
from tests.games.undaunted.normandy.staging import COUNTERS, bare, game, quiet
from tests.support import act, keys, legal, normandy, position, rule_against, side

FOG = "fog-of-war"


def table(hand: list[str], germany: dict[str, Any] | None = None, **us: Any) -> NormandyState:
    return position(
        scenario=quiet(),
        us={"hand": [*hand, FOG], "counters": dict.fromkeys(COUNTERS, "17B")} | us,
        germany={"hand": [FOG]} | (germany or {}),
    )


@pytest.mark.rule("NOR-15.1", "NOR-15.6", "NOR-29.1")
@pytest.mark.parametrize(
    ("play", "dice"),
    [
        ("RA attack gSA", 1),
        ("SA attack gSA", 1),
        ("MA attack gSA", 2),
        ("SN attack gSA", 3),
        ("MA suppress gSA", 4),
    ],
)
def test_the_number_of_dice_is_the_printed_size_no_more_and_no_less(play: str, dice: int) -> None:
    state = table(
        ["rifleman-a", "scout-a", "machine-gunner-a", "sniper"],
        germany={"counters": {"scouts-a": "5B"}},
    )
    assert [odds.dice for odds in state.odds("us", normandy().read(play))] == [dice]
    assert len([other for other in legal(state) if other.startswith(play)]) == 1
    act(state, play, dice=[1] * dice)  # all of them are used


@pytest.mark.rule("NOR-15.1", "NOR-20.1")
@pytest.mark.parametrize(
    ("card", "size"), [("platoon-sergeant", 3), ("platoon-guide", 1), ("squad-leader-a", 2)]
)
def test_the_size_of_bolster_is_the_most_that_may_be_taken(card: str, size: int) -> None:
    state = table([card], supply={"rifleman-a": 5})
    act(state, next(play for play in legal(state) if "bolster" in play))
    for _ in range(size):
        act(state, "take RA")
    assert legal(state) == ["end-turn"]
    assert side(state, "us")["discard"] == ["rifleman-a"] * size


@pytest.mark.rule("NOR-15.2", "NOR-20.2", "NOR-24.3")
def test_a_letter_limits_an_action_to_cards_of_that_squad() -> None:
    supply = {"rifleman-a": 1, "rifleman-b": 1, "scout-a": 1, "sniper": 1}
    state = table(["squad-leader-b", "squad-leader-a"], supply=supply, play=["scout-c", "scout-a"])
    act(state, "LB bolster")
    assert legal(state) == ["take RB", "done"]
    assert rule_against(state, "take RA") == "NOR-20.2"
    act(state, "done")
    act(state, "LA inspire")
    assert legal(state) == ["take SA", "done"]
    assert rule_against(state, "take SC") == "NOR-24.3"


@pytest.mark.rule("NOR-15.3")
def test_the_squads_are_a_b_and_c() -> None:
    assert {card.squad for card in game().roster.cards[0]} == {"", "a", "b", "c"}
    assert {unit.squad for unit in game().roster.units} == {"", "a", "b", "c"}


@pytest.mark.rule("NOR-15.4")
def test_the_cards_bear_fourteen_actions() -> None:
    movement = {"move", "guide", "scout", "stalk"}
    support = {"bolster", "command", "conceal", "control", "inspire", "recon", "target"}
    combat = {"attack", "suppress", "blast"}
    printed = {action.verb for card in game().roster.cards[0] for action in card.actions}
    assert printed == movement | support | combat


@pytest.mark.rule("NOR-15.4")
@pytest.mark.parametrize(
    ("play", "rolls"), [("MA attack gSA", True), ("MA suppress gSA", True), ("MA move 2B", False)]
)
def test_only_combat_actions_roll_dice(play: str, rolls: bool) -> None:
    state = table(["machine-gunner-a"], germany={"counters": {"scouts-a": "5B"}}, scouted=["2B"])
    assert bool(state.odds("us", normandy().read(play))) == rolls


@pytest.mark.rule("NOR-15.5", "NOR-A.20")
@pytest.mark.parametrize(
    ("card", "plays"),
    [
        ("rifleman-a", ["RA move", "RA move 13B"]),
        ("sniper", ["SN stalk", "SN stalk 13B"]),
        ("scout-a", ["SA scout", "SA scout 13B", "SA scout 13B 3B"]),
        ("platoon-sergeant", ["PS command 2", "PS command 1", "PS command 0"]),
    ],
)
def test_any_lower_number_may_be_taken_down_to_none(card: str, plays: list[str]) -> None:
    state = table([card], scouted=["13B"])
    assert set(plays) <= set(legal(state))


@pytest.mark.rule("NOR-15.5", "NOR-A.20")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_bolster_may_stop_at_any_number(taken: int) -> None:
    state = table(["platoon-sergeant"], supply={"rifleman-a": 4})
    act(state, "PS bolster")
    for _ in range(taken):
        act(state, "take RA")
    if taken < 3:
        act(state, "done")
    assert side(state, "us")["discard"] == ["rifleman-a"] * taken
    assert state.to_json()["decision"] == [{"frame": "turn", "side": "us", "second": False}]


@pytest.mark.rule("NOR-15.5", "NOR-A.20")
def test_inspire_may_take_nothing() -> None:
    state = table(["squad-leader-a"], play=["rifleman-a"])
    act(state, "LA inspire")
    act(state, "done")
    assert side(state, "us")["hand"] == [FOG]


@pytest.mark.rule("NOR-15.5")
@pytest.mark.parametrize("number", ["3", "9"])
def test_no_higher_number_may_be_taken(number: str) -> None:
    state = table(["platoon-sergeant"], deck=["scout-a"] * 3)
    assert rule_against(state, f"PS command {number}") == "NOR-21.1"


@pytest.mark.rule("NOR-15.5", "NOR-A.20")
def test_a_move_of_zero_tiles_is_played_like_any_other() -> None:
    state = table(["rifleman-a"])
    assert keys(act(state, "RA move")) == ["played"]
    assert side(state, "us")["play"] == ["rifleman-a"]


@pytest.mark.rule("NOR-15.7")
def test_the_counter_of_the_cards_unit_performs_the_action() -> None:
    state = table(
        ["rifleman-a", "rifleman-b"],
        germany={"counters": {"scouts-a": "5B"}},
        counters={"riflemen-a": "12B", "riflemen-b": "6A"},
    )
    need = [
        state.odds("us", normandy().read(f"{card} attack gSA"))[0].need for card in ("RA", "RB")
    ]
    assert need == [5 + 1 + 1, 5 + 1 + 3]


@pytest.mark.rule("NOR-15.7", "NOR-3.4")
def test_a_command_cards_action_is_performed_by_no_counter() -> None:
    state = table(["platoon-sergeant", "squad-leader-a"], counters={}, deck=["scout-a"])
    assert {"PS command 2", "PS bolster", "LA bolster", "LA inspire"} <= set(legal(state))


# What is available.


@pytest.mark.rule("NOR-15.8", "NOR-A.34")
def test_without_an_enemy_counter_there_is_no_attack_and_no_suppress() -> None:
    state = table(["rifleman-a", "machine-gunner-a", "sniper"])
    for play in ("RA attack gRA", "MA suppress gRA", "MA attack gSN", "SN attack gRA"):
        assert rule_against(state, play) == "NOR-15.8"


@pytest.mark.rule("NOR-15.8", "NOR-A.34")
@pytest.mark.parametrize("counters", [[], ["riflemen-a", "mortar"]])
def test_without_a_ready_friendly_counter_there_is_no_guide(counters: list[str]) -> None:
    state = table(
        ["platoon-guide"],
        counters=dict.fromkeys(counters, "17B"),
        suppressed=counters,
        germany={"counters": {"riflemen-b": "5B"}},
    )
    assert [play for play in legal(state) if "guide" in play] == []
    assert rule_against(state, "PG guide uRA") == "NOR-15.8"


@pytest.mark.rule("NOR-15.8", "NOR-26.8", "NOR-A.34")
def test_without_a_tile_far_enough_off_there_is_no_target() -> None:
    state = position(
        scenario=bare("2B      12B     8A\n    13B\n"),
        us={"hand": ["mortar"], "counters": {"mortar": "2B"}},
    )
    assert not [play for play in legal(state) if "target" in play]
    assert rule_against(state, "MO target 8A") == "NOR-26.8"


@pytest.mark.rule("NOR-15.8", "NOR-A.34", "NOR-32.6")
@pytest.mark.parametrize(
    "play",
    ["PS bolster", "PS command 2", "LA inspire", "MO blast", "SA conceal", "MA suppress gRA"],
)
def test_an_action_that_would_merely_change_nothing_is_legal_and_void(play: str) -> None:
    state = table(
        ["platoon-sergeant", "squad-leader-a", "mortar", "scout-a", "machine-gunner-a"],
        germany={"counters": {"riflemen-a": "5B"}, "suppressed": ["riflemen-a"]},
        target="6A",
    )
    before = {owner: side(state, owner) for owner in state.seats}
    act(state, play, dice=[9, 9, 9, 9] if "suppress" in play else [])
    after = {owner: side(state, owner) for owner in state.seats}
    assert len(after["us"].pop("hand")) == len(before["us"].pop("hand")) - 1
    assert len(after["us"].pop("play")) == 1
    before["us"].pop("play")
    assert after == before
    assert state.actors() == ("us",)


@pytest.mark.rule("NOR-A.10", "NOR-24.5")
def test_a_card_cannot_inspire_itself() -> None:
    state = table(["squad-leader-a"])
    act(state, "LA inspire")
    assert legal(state) == ["end-turn"]  # nothing to take was asked
    assert side(state, "us")["play"] == ["squad-leader-a"]


@pytest.mark.rule("NOR-A.10", "NOR-24.5")
def test_an_inspiring_card_is_not_offered_beside_others() -> None:
    state = table(["squad-leader-a"], play=["rifleman-a"])
    act(state, "LA inspire")
    assert legal(state) == ["take RA", "done"]
    assert rule_against(state, "take LA") in ("NOR-24.1", "NOR-24.5")


@pytest.mark.rule("NOR-A.19", "NOR-18.2", "NOR-18.7")
@pytest.mark.parametrize("face", ["scouted", "controlled"])
def test_scouting_looks_for_a_friendly_marker_not_for_any(face: str) -> None:
    state = table(["scout-a"], germany={face: ["13B"]}, supply={FOG: 1})
    act(state, "SA scout 13B")
    assert side(state, "us")["scouted"] == ["13B"]
    assert side(state, "us")["discard"] == [FOG]
    assert side(state, "germany")[face] == ["13B"]
