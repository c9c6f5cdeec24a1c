"""The campaign (NOR-41)."""

import random
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.normandy.campaign import CampaignGame, CampaignResult, score
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from tests.games.undaunted.normandy.drill import SPARE, drill, tile_of
from tests.support import act, normandy, side

SIDES = ("us", "germany")
#: Scenario 10, the one whose objectives change in play.
RADIO = "critical-intelligence"


def run(*games: tuple[str | None, int, int], first: int = 1) -> CampaignResult:
    """The result of consecutive games, each given as winner, US and German casualties."""
    noted = [
        CampaignGame(first + n, winner, {"us": us, "germany": germany})
        for n, (winner, us, germany) in enumerate(games)
    ]
    return score(noted, SIDES)


def noted(state: sandtable.State, scenario: int = 1) -> CampaignGame:
    """What is noted of a finished game."""
    assert state.outcome is not None
    casualties = {seat: casualties_of(state, seat) for seat in SIDES}
    return CampaignGame(scenario, state.outcome.winner, casualties)


def casualties_of(state: sandtable.State, seat: str) -> int:
    count: int = side(state, seat)["casualties"]
    return count


@pytest.mark.rule("NOR-41.1")
@pytest.mark.parametrize("numbers", [(1, 3), (2, 1), (4, 4), (1, 2, 4)])
def test_a_campaign_is_a_run_of_consecutive_scenarios(numbers: tuple[int, ...]) -> None:
    games = [CampaignGame(number, "us", {"us": 0, "germany": 0}) for number in numbers]
    with pytest.raises(BadInput, match="campaign-not-consecutive"):
        score(games, SIDES)


@pytest.mark.rule("NOR-41.1")
def test_a_campaign_may_begin_with_any_scenario() -> None:
    assert run(("us", 0, 0), ("us", 0, 0), first=7).standings["us"].wins == 2


@pytest.mark.rule("NOR-41.1")
def test_nothing_carries_over_from_one_game_to_the_next() -> None:
    game = normandy()
    fresh = game.start(RADIO, sandtable.Seeded(5)).to_json()
    rng, chance = random.Random(2), sandtable.Seeded(2)
    played = game.start(RADIO, chance)
    while played.outcome is None and objectives(played) == fresh["objectives"]:
        seat = played.actors()[0]
        played.apply(seat, towards_the_radio(played.legal(seat), rng), chance)
    assert objectives(played) != fresh["objectives"]
    assert game.start(RADIO, sandtable.Seeded(5)).to_json() == fresh


def objectives(state: sandtable.State) -> Any:
    """The objectives, whose values change where the radio is raised."""
    return state.to_json()["objectives"]


def towards_the_radio(actions: list[Action], rng: random.Random) -> Action:
    """Control before all, then a move to the radio tile, else anything."""
    control = [action for action in actions if action[0] == "control"]
    approach = [action for action in actions if action[0] == "move" and action[-1] == "tile:6B"]
    return rng.choice(control or approach or actions)


def shooting(us: dict[str, Any]) -> NormandyState:
    """The German Sniper next to the tile 17B, its card in hand."""
    germany = {"counters": {"sniper": "2B"}, "hand": ["sniper", SPARE]}
    return drill(us=us, germany=germany, turn="germany")


@pytest.mark.rule("NOR-41.2")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_every_combat_card_lost_is_a_casualty_of_its_owner(zone: str) -> None:
    us = {"counters": {"scouts-a": "17B"}, "casualties": 6, zone: ["scout-a", "rifleman-b"]}
    state = shooting(us)
    act(state, "SN attack uSA", dice=[0, 1, 1])
    assert casualties_of(state, "us") == 7
    assert casualties_of(state, "germany") == 0


@pytest.mark.rule("NOR-41.2")
def test_a_counter_removed_without_a_card_is_no_casualty() -> None:
    state = shooting({"counters": {"scouts-a": "17B"}, "supply": {"scout-a": 2}})
    act(state, "SN attack uSA", dice=[0, 1, 1])
    assert tile_of(state, "scouts-a") is None
    assert casualties_of(state, "us") == 0


@pytest.mark.rule("NOR-41.2")
def test_a_failed_attack_costs_no_casualty() -> None:
    state = shooting({"counters": {"scouts-a": "17B"}, "hand": ["scout-a"]})
    act(state, "SN attack uSA", dice=[1, 1, 1])
    assert casualties_of(state, "us") == 0


@pytest.mark.rule("NOR-41.2")
def test_fog_removed_by_recon_is_no_casualty() -> None:
    state = drill(us={"counters": {"scouts-a": "17B"}, "hand": ["scout-a", SPARE, SPARE]})
    act(state, "SA recon")
    assert casualties_of(state, "us") == 0


@pytest.mark.rule("NOR-41.2")
def test_a_hunkered_card_is_no_casualty() -> None:
    state = drill(us={"hand": ["rifleman-a", SPARE]})
    act(state, "hunker RA")
    assert casualties_of(state, "us") == 0


@pytest.mark.rule("NOR-41.2", "NOR-A.38")
def test_a_card_lost_to_a_sides_own_blast_is_a_casualty() -> None:
    state = drill(
        us={
            "counters": {"mortar": "17B", "scouts-a": "11B"},
            "hand": ["mortar", "scout-a", SPARE],
            "target": "11B",
        }
    )
    act(state, "MO blast", dice=[0])
    assert casualties_of(state, "us") == 1


@pytest.mark.rule("NOR-41.3")
def test_casualties_of_the_whole_run_are_added_before_tens_are_counted() -> None:
    result = run(("us", 9, 0), ("us", 8, 0), ("us", 7, 0))
    assert result.standings["us"].casualties == 24
    assert result.standings["us"].total == 1


@pytest.mark.rule("NOR-41.3")
@pytest.mark.parametrize(
    ("casualties", "total"), [(0, 1), (9, 1), (10, 0), (19, 0), (20, -1), (35, -2)]
)
def test_every_full_ten_casualties_take_one_off(casualties: int, total: int) -> None:
    assert run(("us", casualties, 0)).standings["us"].total == total


@pytest.mark.rule("NOR-41.3")
def test_a_side_is_charged_with_its_own_casualties_only() -> None:
    result = run(("us", 0, 30), ("germany", 0, 0))
    assert result.standings["us"].total == 1
    assert result.standings["germany"].total == 1 - 3


@pytest.mark.rule("NOR-41.4")
@pytest.mark.parametrize(
    ("lead", "grade"),
    [
        (1, "marginal"),
        (3, "marginal"),
        (4, "clear"),
        (5, "clear"),
        (6, "decisive"),
        (12, "decisive"),
    ],
)
@pytest.mark.parametrize("winner", SIDES)
def test_the_higher_total_wins_in_three_grades(winner: str, lead: int, grade: str) -> None:
    result = run(*[(winner, 0, 0)] * lead)
    assert (result.winner, result.grade) == (winner, grade)


@pytest.mark.rule("NOR-41.4")
def test_casualties_can_turn_the_campaign() -> None:
    result = run(("us", 20, 0), ("us", 9, 0), ("germany", 0, 0))
    assert (result.winner, result.grade) == ("germany", "marginal")


@pytest.mark.rule("NOR-41.4")
def test_the_grade_goes_by_the_lead_of_totals_not_of_wins() -> None:
    result = run(*[("us", 0, 0)] * 4, ("germany", 0, 20))
    assert (result.winner, result.grade) == ("us", "clear")


@pytest.mark.rule("NOR-41.4")
@pytest.mark.parametrize(
    "games",
    [[], [("us", 0, 0), ("germany", 0, 0)], [("us", 10, 0)], [(None, 9, 9)]],
    ids=["no game", "one all", "win lost to casualties", "draw"],
)
def test_equal_totals_leave_the_campaign_undecided(games: list[Any]) -> None:
    result = run(*games)
    assert (result.winner, result.grade) == (None, "undecided")


@pytest.mark.rule("NOR-A.38")
def test_a_game_drawn_by_the_house_limit_is_a_victory_for_nobody() -> None:
    state = drill(
        us={"hand": [SPARE]},
        germany={"hand": [SPARE], "casualties": 10},
        round=10,
        options={"round_limit": 10},
    )
    act(state, "end-turn", seat="us")
    act(state, "end-turn", seat="germany")
    result = score([noted(state)], SIDES)
    assert {seat: result.standings[seat].wins for seat in SIDES} == {"us": 0, "germany": 0}
    assert result.standings["germany"].total == -1


@pytest.mark.rule("NOR-A.38")
@pytest.mark.parametrize(("seat", "other"), [SIDES, SIDES[::-1]])
def test_a_resigned_game_is_lost_with_its_casualties_so_far(seat: str, other: str) -> None:
    state = drill(us={"hand": [SPARE], "casualties": 11}, germany={"casualties": 3})
    state.apply(seat, ("resign",), sandtable.Scripted())
    result = score([noted(state)], SIDES)
    assert result.standings[seat].wins == 0
    assert result.standings[other].wins == 1
    assert {name: result.standings[name].casualties for name in SIDES} == {"us": 11, "germany": 3}


@pytest.mark.rule("NOR-A.38")
def test_wins_and_casualties_add_up_by_side_through_the_run() -> None:
    result = run(("us", 4, 1), ("germany", 3, 12), ("us", 4, 8), ("us", 0, 0))
    assert (result.standings["us"].wins, result.standings["us"].casualties) == (3, 11)
    assert (result.standings["germany"].wins, result.standings["germany"].casualties) == (1, 21)
    assert (result.winner, result.grade) == ("us", "marginal")
