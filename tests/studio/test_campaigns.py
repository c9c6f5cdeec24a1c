"""Campaigns, series and chains: documents that can be put away, and scores as sums with rules."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import studio
from sandtable.bots.match import play_match, seat_bots
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.state import State
from sandtable.studio.campaigns import BattleResult, Campaign, plans_of
from tests.schemas import faults, validator
from tests.studio.drafts import refused

SCHEMA = validator(
    json.loads((Path(studio.__file__).parent / "schema" / "campaign.schema.json").read_text())
)
PLAYERS = ("Anna", "Oleh")


def begin(game: str, *scenarios: str) -> Campaign:
    found = sandtable.game(game)
    return Campaign.begin(found, plans_of(found)[0], PLAYERS, scenarios)


def enter(campaign: Campaign, winner: str | None, **noted: int) -> None:
    """Enter a result without playing: the same number is noted for each side, by name."""
    battle = campaign.next
    assert battle is not None
    game = campaign.game
    reason, rule = next(iter(game.endings().items()))
    key = {"normandy": "casualties", "memoir44": "medals"}.get(game.id, "losses")
    numbers = {side: {key: noted.get(side, 0)} for side in game.sides}
    battle.result = BattleResult(winner, reason, rule, numbers)


def sums(campaign: Campaign) -> dict[str, list[tuple[str, int, int, str]]]:
    return {
        score.player: [(term.key, term.count, term.value, term.rule) for term in score.terms]
        for score in campaign.standing().scores
    }


def resigned(game: str, scenario: Any, seat: str) -> State:
    state = sandtable.game(game).start(scenario, Seeded(1))
    state.apply(seat, ("resign",), Seeded(1))
    return state


def again(campaign: Campaign) -> Campaign:
    """The campaign after it was put away and taken up."""
    document = json.loads(json.dumps(campaign.to_json()))
    assert faults(SCHEMA, document) == []
    found = Campaign.from_json(document)
    assert found.to_json() == document
    return found


@pytest.mark.rule("NOR-41.3")
@pytest.mark.rule("NOR-41.4")
def test_a_campaign_is_scored_as_a_sum_with_its_rules() -> None:
    campaign = begin("normandy", "la-raye", "montmartin-en-graignes", "raid-across-the-canal")
    for casualties in (9, 8, 7):
        enter(campaign, "us", us=casualties, germany=3)
        campaign = again(campaign)
    assert sums(campaign) == {
        "Anna": [("wins", 3, 3, "NOR-41.3"), ("casualties", 24, -2, "NOR-41.3")],
        "Oleh": [("wins", 0, 0, "NOR-41.3"), ("casualties", 9, 0, "NOR-41.3")],
    }
    standing = campaign.standing()
    assert (standing.leader, standing.grade, standing.rule) == ("Anna", "marginal", "NOR-41.4")
    assert standing.is_final


@pytest.mark.rule("NOR-41.1")
def test_a_campaign_is_a_run_of_consecutive_scenarios() -> None:
    assert len(begin("normandy").battles) == 12
    with pytest.raises(BadInput) as caught:
        begin("normandy", "la-raye", "raid-across-the-canal")
    assert caught.value.key == "campaign-not-consecutive"


@pytest.mark.rule("M44-38.1")
@pytest.mark.rule("M44-38.2")
@pytest.mark.rule("M44-38.8")
def test_a_series_is_one_battle_with_swapped_sides() -> None:
    campaign = begin("memoir44", "omaha-beach", "omaha-beach")
    assert [battle.players["allies"] for battle in campaign.battles] == ["Anna", "Oleh"]
    enter(campaign, "allies", allies=6, axis=3)
    assert not again(campaign).standing().is_final
    enter(campaign, "axis", allies=4, axis=6)
    assert sums(campaign) == {
        "Anna": [("medals", 6, 6, "M44-38.4"), ("medals", 6, 6, "M44-38.4")],
        "Oleh": [("medals", 3, 3, "M44-38.4"), ("medals", 4, 4, "M44-38.4")],
    }
    assert campaign.standing().leader == "Anna"
    campaign.battles[1].result = campaign.battles[0].result
    assert (campaign.standing().leader, campaign.standing().rule) == (None, "M44-38.8")


@pytest.mark.rule("M44-38.3")
def test_the_second_battle_of_a_series_has_the_options_of_the_first() -> None:
    campaign = begin("memoir44", "omaha-beach", "omaha-beach")
    campaign.add(resigned("memoir44", "omaha-beach", "axis"), "2026-11-18")
    campaign = again(campaign)
    other = sandtable.game("memoir44")
    name = next(name for name in other.options() if not name.endswith("_seats"))
    options = {name: not other.options()[name].default}
    state = other.start("omaha-beach", Seeded(1), options)
    state.apply("axis", ("resign",), Seeded(1))
    with pytest.raises(BadInput) as caught:
        campaign.add(state)
    assert caught.value.key == "series-other-battle"
    campaign.add(resigned("memoir44", "omaha-beach", "allies"))
    assert again(campaign).is_over


@pytest.mark.parametrize("game", ["north-africa", "heroes"])
def test_a_chain_is_the_book_in_its_order(game: str) -> None:
    campaign = begin(game)
    assert [battle.scenario for battle in campaign.battles] == sandtable.game(game).scenarios()
    first, second = sandtable.game(game).sides
    enter(campaign, first, **{first: 2, second: 5})
    enter(campaign, second, **{first: 1, second: 1})
    standing = again(campaign).standing()
    assert (standing.leader, standing.grade) == ("Anna", "fewer-losses")
    assert [score.total for score in standing.scores] == [1, 1]
    assert json.loads(json.dumps(standing.to_json()))["final"] is False


def test_bots_play_a_campaign_that_is_put_away_twice() -> None:
    campaign = begin("normandy", "la-raye", "montmartin-en-graignes")
    game = campaign.game
    for number in range(2):
        campaign = again(campaign)
        assert campaign.next is not None
        bots = seat_bots(dict.fromkeys(game.sides, "greedy"), number)
        state = play_match(game, campaign.next.scenario, bots, Seeded(number))
        result = campaign.add(state)
        assert state.outcome is not None
        assert result.winner == state.outcome.winner
    assert again(campaign).standing().is_final


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("sandtable",), "record", "wrong-kind-of-document"),
        (("game",), "chess", "unknown-game"),
        (("plan",), "war", "not-a-choice"),
        (("players",), ["Anna", "Anna"], "studio-campaign-players"),
        (("players",), ["Anna", "x" * 99], "text-too-long"),
        (("battles",), [], "missing-key"),
        (("battles", 0, "scenario"), "waterloo", "studio-campaign-scenario"),
        (("battles", 0, "players", "us"), "Oleh", "studio-campaign-sides"),
        (("battles", 1, "result"), {}, "studio-campaign-order"),
        (("battles", 0, "result"), {"winner": "france"}, "not-a-choice"),
        (("options",), {"magic": True}, "unknown-option"),
        (("more",), 1, "unknown-key"),
    ],
)
def test_a_document_that_nobody_wrote_is_refused(path: Any, value: object, key: str) -> None:
    document: Any = copy.deepcopy(begin("normandy", "la-raye", "montmartin-en-graignes").to_json())
    table = document
    for step in path[:-1]:
        table = table[step]
    table[path[-1]] = value
    if value == []:
        del document["battles"]
    with pytest.raises(BadInput) as caught:
        Campaign.from_json(document)
    assert caught.value.key == key


def test_a_battle_is_entered_when_it_is_over_and_next() -> None:
    campaign = begin("normandy", "la-raye", "montmartin-en-graignes")
    game = campaign.game
    for state, key in (
        (game.start("la-raye", Seeded(0)), "studio-campaign-unfinished"),
        (resigned("normandy", "hill-314", "us"), "studio-campaign-other-battle"),
    ):
        with pytest.raises(BadInput) as caught:
            campaign.add(state)
        assert caught.value.key == key
    assert campaign.played == []
    campaign.add(resigned("normandy", "la-raye", "us"))
    campaign.add(resigned("normandy", "montmartin-en-graignes", "us"))
    with refused("studio-campaign-over"):
        campaign.add(resigned("normandy", "la-raye", "us"))
