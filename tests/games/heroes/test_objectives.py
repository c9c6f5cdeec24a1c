"""Control, items, bonus tokens, exits, deliveries, points and victory (HOS-30)."""

import pytest

from sandtable.games.heroes import objectives
from sandtable.games.heroes.battle import BONUS_KINDS, Score
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import GONE, LOST
from sandtable.kernel.event import Event
from tests.games.heroes.turns import (
    GERMAN,
    SOVIET,
    act,
    begin,
    keys,
    legal,
    ride,
    seen,
    stand,
    table,
    told,
    two_platoons,
    unit,
)

HEAP = 1  # O2 of the first scenario, the square 7-4


@pytest.mark.rule("HOS-30.1")
def test_control_needs_open_infantry_and_no_enemy_infantry() -> None:
    s = two_platoons()
    events: list[Event] = []
    stand(s, "s-scouts", "7-4")
    s.face[unit(s, "s-scouts")] = 1  # hidden
    objectives.check_control(s, events)
    assert s.control[HEAP] == -1
    s.face[unit(s, "s-scouts")] = 0
    objectives.check_control(s, events)
    assert s.control[HEAP] == 0
    assert told(events, "control") == [{"objective": "O2", "side": "soviet"}]
    stand(s, "s-scouts", "8-4")
    objectives.check_control(s, events)
    assert s.control[HEAP] == 0  # it lasts


def test_control_of_an_area_is_contested_by_hidden_enemies_too() -> None:
    s = table("beside-the-elevator")
    room = [s.name(place) for place in s.battle.objectives[1].places]
    stand(s, "g-stoss", room[0])
    stand(s, "s-scouts", room[1])
    s.face[unit(s, "s-scouts")] = 1
    assert s.hidden(unit(s, "s-scouts"))
    events: list[Event] = []
    objectives.check_control(s, events)
    assert s.control[1] == 0  # still the Soviets, who held it at the start


@pytest.mark.rule("HOS-1.10", "HOS-30.3", "HOS-2.5")
def test_more_points_win_after_the_last_turn() -> None:
    s = two_platoons()
    s.turn = s.battle.turns
    s.control = [0, -1, 1]
    assert objectives.points(s) == [2, 2]
    s.control = [0, 0, 1]
    begin(s, "end_turn")
    assert s.outcome is not None
    assert (s.outcome.winner, s.outcome.reason) == (SOVIET, "outcome-points")


@pytest.mark.rule("HOS-30.3")
@pytest.mark.parametrize(("tie", "winner"), [(-1, None), (1, GERMAN)])
def test_equal_points(tie: int, winner: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    s = two_platoons()
    monkeypatch.setattr(s.battle, "tie", tie)
    s.turn = s.battle.turns
    begin(s, "end_turn")
    assert s.outcome is not None
    assert s.outcome.winner == winner


@pytest.mark.rule("HOS-30.1")
def test_an_instant_condition_ends_the_game_at_the_end_of_any_turn() -> None:
    s = table("gun-factory")
    stand(s, "s-zorin", "10-5")
    stand(s, "g-kranz", "19-3")
    s.turn = 2
    begin(s, "end_turn")
    assert s.outcome is not None
    assert (s.outcome.winner, s.outcome.reason) == (GERMAN, "outcome-objective")


def test_broken_tiles_and_destroyed_counters_score() -> None:
    s = table("bread-and-shells")
    for id in ("s-gazaa-1", "s-gazaa-2", "g-sdkfz251-1"):
        s.standing[unit(s, id)] = LOST
    s.broken[next(tile.index for tile in s.battle.tiles if tile.side == 1)] = True
    assert objectives.points(s) == [1 + 1, 6]


def test_units_that_left_alive_do_not_count_as_destroyed() -> None:
    s = table("bread-and-shells")
    s.standing[unit(s, "s-gazaa-1")] = GONE
    assert objectives.points(s) == [0, 0]


def test_a_lorry_on_the_dump_is_delivered_and_taken_off() -> None:
    s = table("bread-and-shells")
    lorry = stand(s, "s-gazaa-1", "2-3", "w", rear="3-3")
    rider = ride(s, "s-gridnev", "s-gazaa-1")
    events: list[Event] = []
    objectives.moved(s, lorry, events)
    assert keys(events) == ["delivered"]
    assert objectives.points(s) == [4, 0]
    assert s.standing[lorry] == s.standing[rider] == GONE
    assert s.vehicle_on[s.battle.field.named["2-3"]] == -1


def test_an_item_is_taken_carried_and_dropped() -> None:
    s = table("patient-eyes")
    events: list[Event] = []
    carrier = stand(s, "s-rifle", "7-2")
    objectives.moved(s, carrier, events)
    assert (s.item_at[0], s.item_carrier[0]) == (-1, carrier)
    assert objectives.points(s) == [2, 0]
    stand(s, "s-rifle", "6-3")
    objectives.dropped(s, carrier, events)
    assert keys(events) == ["item-taken", "item-dropped"]
    assert s.name(s.item_at[0]) == "6-3"
    assert objectives.points(s) == [0, 0]


def test_an_item_goes_with_a_vehicle_and_stays_at_its_wreck() -> None:
    s = table("patient-eyes")
    carrier = stand(s, "s-rifle", "7-2")
    s.item_carrier[0] = carrier
    s.item_at[0] = -1
    s.lift(carrier)
    s.standing[carrier] = GONE
    objectives.dropped(s, carrier, [])  # nowhere to lie: its vehicle is gone
    assert s.item_carrier[0] == carrier
    objectives.left_at(s, carrier, s.battle.field.named["6-2"], [])
    assert s.name(s.item_at[0]) == "6-2"


def test_a_hidden_unit_takes_nothing() -> None:
    s = table("patient-eyes")
    scouts = stand(s, "s-scouts", "7-2")
    s.face[scouts] = 1
    objectives.moved(s, scouts, [])
    assert s.item_carrier[0] == -1


# Bonus tokens.


def on_the_token(kind: str) -> tuple[HeroesState, int]:
    s = table("beside-the-elevator")
    s.bonus[0] = BONUS_KINDS.index(kind)
    taker = stand(s, "g-stoss", s.name(s.battle.bonus[0]))
    stand(s, "g-berninger", "0-0")
    stand(s, "s-boris", "13-6")
    return s, taker


def test_only_the_taker_sees_what_it_is() -> None:
    s, taker = on_the_token("order")
    events: list[Event] = []
    objectives.moved(s, taker, events)
    (event,) = events
    assert seen(event, GERMAN)["bonus"] == "order"
    assert "bonus" not in seen(event, SOVIET)
    assert s.bonus[0] == -1
    assert s.kept_bonus[1] == [BONUS_KINDS.index("order")]


def test_two_cards_at_once() -> None:
    s, taker = on_the_token("card")
    s.draw[1] = s.battle.deck[1][:]
    objectives.moved(s, taker, [])
    assert [frame.name for frame in s.frames][-1] == "bonus-cards"


@pytest.mark.rule("HOS-3.5", "HOS-3.30")
@pytest.mark.parametrize(("kind", "given"), [("order", [4, 0, 1]), ("special_order", [3, 1, 1])])
def test_a_kept_token_is_spent_at_the_start_of_an_order_phase(kind: str, given: list[int]) -> None:
    s, _ = on_the_token(kind)
    s.kept_bonus[1] = [BONUS_KINDS.index(kind)]
    begin(s, "order_start")
    assert legal(s) == [f"spend bonus={kind}", "pass"]
    act(s, f"spend bonus={kind}")
    assert s.given[1] == given
    assert s.kept_bonus[1] == []


@pytest.mark.rule("HOS-2.8")
def test_the_initiative_token_is_spent_at_the_end_of_a_turn() -> None:
    s, _ = on_the_token("initiative")
    s.initiative = 1
    s.kept_bonus[1] = [BONUS_KINDS.index("initiative")]
    begin(s, "supply_end")
    act(s, "spend bonus=initiative")
    assert s.initiative == 1


def test_redraw_asks_which_cards_go() -> None:
    s, taker = on_the_token("redraw")
    s.hands[1] = s.battle.deck[1][:3]
    s.draw[1] = s.battle.deck[1][3:]
    objectives.moved(s, taker, [])
    s.forget()
    assert s.actors() == (GERMAN,)
    act(s, legal(s)[0])
    act(s, "done")
    assert (len(s.hands[1]), len(s.discard[1])) == (3, 1)


# Exits.


@pytest.mark.rule("HOS-6.86")
def test_a_unit_leaves_only_over_a_rim_named_by_the_scenario(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = two_platoons()
    boris = unit(s, "s-boris")
    west = s.battle.field.named["0-6"]
    assert not objectives.may_exit(s, boris, west)
    monkeypatch.setattr(s.battle, "exits", [(3,), ()])
    assert objectives.may_exit(s, boris, west)
    assert not objectives.may_exit(s, boris, s.battle.field.named["1-6"])
    assert not objectives.may_exit(s, unit(s, "g-mg34"), west)


def test_leaving_scores_by_counter_and_by_officer(monkeypatch: pytest.MonkeyPatch) -> None:
    s = two_platoons()
    every = Score(0, "exit", 0, "exit")
    every.points, every.role = 1, "any"
    officers = Score(1, "exit-officer", 0, "exit")
    officers.points, officers.role = 1, "officer"
    monkeypatch.setattr(s.battle, "points", [every, officers])
    for id in ("s-boris", "s-dp28"):
        objectives.exited(s, unit(s, id), [])
    assert objectives.points(s) == [3, 0]
    assert s.standing[unit(s, "s-boris")] == GONE


@pytest.mark.rule("HOS-19.14")
def test_where_no_scout_move_may_end() -> None:
    s = table("beside-the-elevator")
    named = s.battle.field.named
    barred = {square for square in named if objectives.bars_scout(s, named[square])}
    assert {"3-2", "4-3", "5-4"} <= barred  # beside the bonus token on 4-3
    assert {s.name(place) for place in s.battle.objectives[0].places} <= barred
    assert "2-3" not in barred
