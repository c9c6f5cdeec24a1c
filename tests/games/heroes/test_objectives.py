"""Control, items, bonus tokens, exits, deliveries, points and victory (HOS-30)."""

from typing import Any

import pytest

from tests.heroes import Table, exits, game, open_ground, title
from tests.heroes_staged import PLATOONS, Staged, deck, staged, two_platoons


def points(t: Table) -> tuple[int, int]:
    """The points of both sides if the battle ended now, Soviets first."""
    scores = t.view(None)["points"]
    return scores["soviet"], scores["german"]


def outcome(t: Table) -> tuple[str | None, str]:
    """The winner and the reason."""
    ended: Any = t.json["outcome"]
    return ended["winner"], ended["reason"]


# Control.


def control(t: Table, objective: str) -> str | None:
    held: str | None = t.json["control"][objective]
    return held


@pytest.mark.rule("HOS-30.1")
def test_control_needs_open_infantry_and_no_enemy_infantry() -> None:
    """At the end of a turn; O2 of the first scenario is the square E8."""
    t = two_platoons()
    t.put("s-scouts", "E8 hidden")
    t.begin("end")
    assert control(t, "O2") is None
    t.put("s-scouts", "E8 inactive")
    t.begin("end")
    assert control(t, "O2") == "soviet"
    assert t.told("control") == [{"objective": "O2", "side": "soviet"}]
    t.put("s-scouts", "E9")
    t.begin("end")
    assert control(t, "O2") == "soviet"  # it lasts


@pytest.mark.parametrize("contested", [False, True])
def test_control_of_an_area_is_contested_by_hidden_enemies_too(contested: bool) -> None:
    described: Any = game().describe("beside-the-elevator")
    room = [title(square) for square in described["objectives"][1]["squares"]]
    units = {"g-stoss": room[0], "s-scouts": f"{room[1]} hidden" if contested else "A9"}
    t = staged("beside-the-elevator", units)
    assert control(t, "O2") == "soviet"  # from the start
    t.begin("end")
    assert control(t, "O2") == ("soviet" if contested else "german")


@pytest.mark.rule("HOS-1.10", "HOS-30.3", "HOS-2.5")
def test_more_points_win_after_the_last_turn() -> None:
    t = two_platoons(turn=6, control={"O1": "soviet", "O2": None, "O3": "german"})
    assert points(t) == (2, 2)
    t.change(control={"O2": "soviet"})
    t.begin("end")
    assert outcome(t) == ("soviet", "outcome-points")


@pytest.mark.rule("HOS-30.3")
@pytest.mark.parametrize(
    ("tie", "winner", "reason"),
    [("draw", None, "outcome-draw"), ("german", "german", "outcome-tie")],
)
def test_equal_points(tie: str, winner: str | None, reason: str) -> None:
    document = {**game().scenario_json("two-streets"), "tie": tie}
    t = staged(document, PLATOONS, turn=6)
    t.begin("end")
    assert outcome(t) == (winner, reason)


@pytest.mark.rule("HOS-30.1")
def test_an_instant_condition_ends_the_game_at_the_end_of_any_turn() -> None:
    t = staged("gun-factory", {"s-zorin": "F11", "g-kranz": "D20"}, turn=2)
    t.begin("end")
    assert outcome(t) == ("german", "outcome-objective")


# Points.


def test_broken_tiles_and_destroyed_counters_score() -> None:
    t = staged("bread-and-shells", {})
    t.change(units={id: {"standing": "lost"} for id in ("s-gazaa-1", "s-gazaa-2", "g-sdkfz251-1")})
    described: Any = game().describe("bread-and-shells")
    tile = next(tile["tile"] for tile in described["tiles"] if tile["side"] == "german")
    t.change(broken={tile: 1})
    assert points(t) == (1 + 1, 6)


def test_units_that_left_alive_do_not_count_as_destroyed() -> None:
    t = staged("bread-and-shells", {})
    assert t.standing("s-gazaa-1") == "gone"
    assert points(t) == (0, 0)


def test_a_lorry_on_the_dump_is_delivered_and_taken_off() -> None:
    units = {"s-gazaa-1": "D4 w", "s-gridnev": "in s-gazaa-1"}
    t = staged("bread-and-shells", units, phase="activation")
    t.march("s-gazaa-1", "D3").do("stop")
    assert t.told("delivered") == [{"unit": "s-gazaa-1"}]
    assert points(t) == (4, 0)
    assert t.standing("s-gazaa-1") == t.standing("s-gridnev") == "gone"
    assert t.where("s-gazaa-1") == ""


# Items.


def test_an_item_is_taken_carried_and_dropped() -> None:
    t = staged("patient-eyes", {"s-rifle": "C7"}, phase="activation")
    assert t.json["items"]["O1"] == {"at": "7-2", "carrier": None}
    t.march("s-rifle", "C8").do("stop")
    assert t.json["items"]["O1"] == {"at": None, "carrier": "s-rifle"}
    assert points(t) == (2, 0)
    t.march("s-rifle", "C7").do("stop")
    t.hit("s-rifle")
    assert t.event_keys().index("item-taken") < t.event_keys().index("item-dropped")
    assert t.json["items"]["O1"] == {"at": "6-2", "carrier": None}
    assert points(t) == (0, 0)


def test_an_item_goes_with_a_vehicle_and_stays_at_its_wreck() -> None:
    """Water on both sides: who carries it finds no way out."""
    item = {"id": "O1", "kind": "item", "squares": [[0, 0]]}
    units = {"g-kuebel": "A3 e", "g-pzgren-1": "in g-kuebel"}
    t = Table([".~.~."], units, objectives=[item])
    t.change(items={"O1": {"at": None, "carrier": "g-pzgren-1"}})
    t.hit("g-kuebel")
    assert t.lost("g-pzgren-1")
    assert t.json["items"]["O1"] == {"at": "2-0", "carrier": None}


def test_who_hides_leaves_what_it_carries() -> None:
    t = staged("patient-eyes", {"s-scouts": "C7"}, phase="activation")
    t.change(items={"O1": {"at": None, "carrier": "s-scouts"}})
    t.march("s-scouts").do("flip")
    assert t.shows("s-scouts") == "hidden"
    assert t.json["items"]["O1"] == {"at": "6-2", "carrier": None}


def test_a_hidden_unit_takes_nothing() -> None:
    t = staged("patient-eyes", {"s-scouts": "C7 hidden"}, phase="activation")
    t.march("s-scouts", "C8").do("stop")
    assert t.where("s-scouts") == "C8"
    assert t.json["items"]["O1"] == {"at": "7-2", "carrier": None}


# Bonus tokens.


def kind(name: str) -> int:
    """A kind of bonus token as positions have it."""
    described: Any = game().describe("beside-the-elevator")
    number: int = described["bonus_kinds"].index(name)
    return number


def beside(name: str, **state: Any) -> Staged:
    """Storm troops beside a bonus token on D5."""
    units = {"g-stoss": "D4", "g-berninger": "A1", "s-boris": "G14"}
    t = staged("beside-the-elevator", units, phase="activation", **state)
    t.change(bonus=[kind(name), -1])
    return t


def keeping(name: str, **state: Any) -> Staged:
    """The Germans have taken a bonus token."""
    t = beside(name, **state)
    t.change(bonus=[-1, -1], kept_bonus={"german": [kind(name)]})
    return t


def deal(t: Staged, count: int) -> None:
    """The first German cards are in the hand, the others in the pile."""
    cards = deck("beside-the-elevator", "german")
    t.change(hands={"german": cards[:count]}, draw={"german": cards[count:]})


def take(t: Staged) -> Staged:
    t.march("g-stoss", "D5").do("stop")
    return t


def test_only_the_taker_sees_what_it_is() -> None:
    t = take(beside("order"))
    (event,) = [event for event in t.events if event.key == "bonus-taken"]
    own: Any = event.seen_by("german")
    other: Any = event.seen_by("soviet")
    assert own["params"]["bonus"] == "order"
    assert "bonus" not in other["params"]
    assert t.json["bonus"][0] == -1
    assert t.json["kept_bonus"]["german"] == [kind("order")]
    assert t.view("soviet")["bonus_kept"] == {"soviet": 0, "german": 1}


def test_two_cards_at_once() -> None:
    t = beside("card")
    deal(t, 0)
    assert len(take(t).hand("german")) == 2


@pytest.mark.rule("HOS-3.5", "HOS-3.30")
@pytest.mark.parametrize(("name", "given"), [("order", [4, 0, 1]), ("special_order", [3, 1, 1])])
def test_a_kept_token_is_spent_at_the_start_of_an_order_phase(name: str, given: list[int]) -> None:
    t = keeping(name)
    t.begin("order-start")
    assert (t.seat(), t.legal()) == ("german", [f"spend bonus={name}", "pass"])
    t.do(f"spend bonus={name}")
    assert t.json["given"]["german"] == given
    assert t.json["kept_bonus"]["german"] == []


@pytest.mark.rule("HOS-2.8")
def test_the_initiative_token_is_spent_at_the_end_of_a_turn() -> None:
    t = keeping("initiative", initiative="german")
    t.begin("supply-end")
    t.do("spend bonus=initiative")
    assert (t.json["turn"], t.json["initiative"]) == (2, "german")


def test_redraw_asks_which_cards_go() -> None:
    t = beside("redraw")
    deal(t, 3)
    take(t)
    assert t.seat() == "german"
    t.do(t.legal("discard")[0])
    t.do("done")
    assert len(t.hand("german")) == 3
    assert len(t.json["discard"]["german"]) == 1


# Exits.


@pytest.mark.rule("HOS-6.86")
def test_a_unit_leaves_only_over_a_rim_named_by_the_scenario() -> None:
    units = {"s-boris": "C1", "s-rifle-1": "B2", "g-mg34": "A1"}

    def leavers(*rims: str) -> set[str]:
        t = Table(open_ground(5, 3), units, exits=exits("soviet", *rims))
        found = set()
        for id in units:
            t.march(id)
            if "exit" in t.legal():
                found.add(id)
            t.rest()
        return found

    assert leavers() == set()
    assert leavers("west") == {"s-boris"}
    assert leavers("east") == set()
    assert leavers("east", "south") == {"s-boris"}


def test_leaving_scores_by_counter_and_by_officer() -> None:
    scores = [
        {"id": "exit", "side": "soviet", "type": "exit", "points": 1, "role": "any"},
        {"id": "exit-officer", "side": "soviet", "type": "exit", "points": 1, "role": "officer"},
    ]
    t = Table(
        open_ground(5, 3),
        {"s-boris": "A1", "s-dp28-1": "C1"},
        points=scores,
        exits=exits("soviet", "west"),
    )
    for id in ("s-boris", "s-dp28-1"):
        t.march(id).do("exit")
        assert t.standing(id) == "gone"
    assert points(t) == (3, 0)


@pytest.mark.rule("HOS-19.14")
def test_where_no_scout_move_may_end() -> None:
    """Beside a bonus token, and in an objective area."""

    def scout(where: str) -> Staged:
        setup = [{"frame": "set-up", "stage": 1}, {"frame": "scouting", "side": "german"}]
        units = {"g-spaeher": where, "g-berninger": "A1", "s-boris": "G14"}
        state = {"turn": 0, "phase": "setup", "initiative": "german", "decision": setup}
        t = staged("beside-the-elevator", units, **state)
        t.do("scout g-spaeher")
        return t

    around = {f"{row}{column}" for row in "CDE" for column in range(4, 7)}
    t = scout("D3")
    assert around & {text.split()[1] for text in t.legal("step")}  # It may pass there.
    ends = t.ends("g-spaeher")
    assert not around & ends
    assert "D3" in ends
    described: Any = game().describe("beside-the-elevator")
    area = {title(square) for square in described["objectives"][0]["squares"]}
    start = min(area)
    assert scout(start).ends("g-spaeher") & area == {start}  # where it was set up
