"""Changes of state: once, one way, on the spot; hidden units and crews (HOS-15, 19.13, 19.20)."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from tests.games.heroes.armies import document
from tests.heroes import Table, changed, counter, game, open_ground
from tests.heroes_drawn import printed, scenario
from tests.heroes_staged import Staged, opened


@pytest.mark.rule("HOS-15.1")
def test_every_ability_of_a_counter_has_its_category() -> None:
    """What a side can show: states, fire (the weapon's), assault, defence, command, other."""
    categories = {
        "state": {"ambush", "crew", "tripod"},
        "assault": {"assault"},
        "defence": {"mechanic", "positive_vibes"},
        "command": {"autonomous", "inspiration", "order", "personal_order", "scout"},
        "other": {"transport"},
        "fire": {"artillery_spotter"},
    }
    described: Any = game().describe(scenario(open_ground(9, 9), printed()[0]))
    faces = [face for counter in described["counters"] for face in counter["faces"]]
    shown = {ability for face in faces for ability in face["abilities"]}
    assert len(described["counters"]) == len(printed()[0])
    assert set().union(*categories.values()) == shown


@pytest.mark.rule("HOS-15.3", "HOS-6.21", "HOS-6.9")
@pytest.mark.parametrize(
    ("id", "fixed", "mobile"),
    [
        ("g-mg42", "deployed", "packed"),
        ("g-grw34", "deployed", "packed"),
        ("s-gaz4m", "firing", "driving"),
    ],
)
def test_a_weapon_that_cannot_move_packs_up_on_the_spot(id: str, fixed: str, mobile: str) -> None:
    t = Table(open_ground(5, 5), {id: f"C3 n {fixed}"}).march(id)
    assert t.squares() == set()
    assert t.refused("step B3") == "refusal-move-x HOS-6.17"
    t.do("flip")
    assert t.shows(id) == mobile
    # As the first thing it did the change leaves it the movement of its new side.
    assert t.squares()


@pytest.mark.rule("HOS-15.3")
def test_deploying_on_the_spot_ends_where_it_stands() -> None:
    t = Table(open_ground(5, 5), {"g-mg42": "C3 n"}).march("g-mg42").shaken("g-mg42", 2)
    t.do("flip")
    assert (t.where("g-mg42"), t.shows("g-mg42")) == ("C3", "deployed")


@pytest.mark.rule("HOS-15.6")
def test_a_symbol_on_one_side_only_leads_one_way() -> None:
    t = Table(open_ground(5, 5), {"g-mg42": "C3 n"})
    with changed(counter("g-mg42").faces[1], tripod=False):
        t.march("g-mg42").do("flip")
        assert t.shows("g-mg42") == "deployed"
        t.rest()
        t.march("g-mg42")
        assert "flip" not in t.legal()
        assert t.refused("flip") == "refusal-flip-ability HOS-15.2"


@pytest.mark.rule("HOS-15.9", "HOS-8.19")
def test_a_hidden_unit_does_not_stand_in_the_way_of_a_shot() -> None:
    units = {"s-rifle-1": "A1", "s-scouts-1": "A3 hidden", "g-landser-1": "A5"}
    t = Table(open_ground(6, 3), units)
    assert "fire g-landser-1" in t.shots("s-rifle-1")
    t.alter("s-scouts-1", shows="inactive")
    assert t.no_shot("s-rifle-1", "fire g-landser-1") == "refusal-sight-blocked HOS-8.7"


@pytest.mark.rule("HOS-15.17", "HOS-15.20", "HOS-15.13")
def test_a_spotted_unit_is_turned_up_and_known() -> None:
    t = Table(["w........"], {"s-scouts-1": "A1 hidden", "g-landser-1": "A9"})
    t.alter("s-scouts-1", known=False, alias=1)
    assert set(t.view("german")["hidden"]) == {"soviet-hidden-1"}
    t.march("s-scouts-1").do("step A2")
    assert t.shows("s-scouts-1") == "inactive"
    assert t.told("identified") == [{"alias": "soviet-hidden-1", "unit": "s-scouts-1"}]
    assert t.view("german")["hidden"] == {}
    assert t.view("german")["units"]["s-scouts-1"]["shows"] == "inactive"
    # It was turned by force: its own change of state is not allowed any more in this action.
    t.do("step A3")
    assert t.refused("flip") == "refusal-flip-spotted HOS-15.20"


@pytest.mark.rule("HOS-15.28", "HOS-20.10")
def test_a_crew_aboard_is_no_target() -> None:
    units = {"s-t34": "B6 e", "s-drozd": "in s-t34 aboard", "g-landser-1": "B2"}
    t = Table(open_ground(9, 3), units)
    assert t.no_shot("g-landser-1", "fire s-drozd") == "refusal-fire-carried HOS-20.10"
    t.change(in_force={"german": ["army_assault:2"]})
    assert "assault s-drozd" not in t.declarations("g-landser-1")


# Scouts.


@pytest.mark.rule("HOS-19.13", "HOS-19.20")
def test_a_scout_moves_hidden_and_is_not_looked_for() -> None:
    t = Table(open_ground(9, 3), {"s-scouts-1": "A1 hidden", "g-landser-1": "A9"})
    t.change(phase="setup")
    t.march("s-scouts-1", "A2", "A3", "A4", "A5").do("stop")
    assert t.where("s-scouts-1") == "A5"
    assert t.shows("s-scouts-1") == "hidden"
    # Once the battle has begun it is.
    t.change(phase="activation")
    t.march("g-landser-1").do("stop")
    assert t.shows("s-scouts-1") == "inactive"


def battle(*zones: dict[str, Any]) -> dict[str, Any]:
    """A battle of two platoons, with these zones for the Soviets."""
    german = {"id": "G", "side": "german", "rects": [[11, 0, 13, 6]]}
    return document(zones=[*zones, german])


def outside(rim: str = "north") -> Staged:
    """A platoon whose scouts wait beyond a rim of the field; all others have been set up."""
    t = opened(
        battle(
            {"id": "S", "side": "soviet", "rects": [[0, 0, 2, 6]]},
            {"id": "N", "side": "soviet", "off_field": rim, "only": ["s-scouts"]},
        )
    )
    while t.decision in ("deployment", "facing"):
        t.do(t.legal()[0])
    return t


@pytest.mark.rule("HOS-19.20", "HOS-19.11")
def test_a_scout_deployed_off_the_field_enters_at_its_edge_for_one_square() -> None:
    t = outside()
    assert t.decision == "scouting"
    assert t.standing("s-scouts") == "awaited"
    entries = [text.split() for text in t.legal("deploy")]
    assert {unit for _, unit, _, _ in entries} == {"s-scouts"}
    assert {square[0] for _, _, square, _ in entries} == {"A"}
    assert {state for *_, state in entries} == {"state=inactive", "state=hidden"}
    t.do("deploy s-scouts A7 state=hidden")
    assert t.standing("s-scouts") == "field"
    assert t.decision == "movement"
    prompt = t.state.prompt()
    assert prompt is not None
    assert prompt.params["left"] == 3  # of Scout 4
    for _ in range(3):
        t.do(t.legal("step")[0])
    assert t.legal() == ["flip", "stop"]
    t.do("stop")
    assert t.json["turn"] == 1


@pytest.mark.rule("HOS-19.20")
def test_a_scout_that_stays_outside_comes_with_the_first_order_phase() -> None:
    t = outside("west")
    while t.json["turn"] == 0:
        t.do("end")
    assert (t.decision, t.seat()) == ("deployment", "soviet")
    assert {text.split()[2][1:] for text in t.legal()} == {"1"}
    t.do(t.legal()[0])
    assert t.standing("s-scouts") == "field"


def test_a_zone_off_the_field_names_its_rim_and_its_counters() -> None:
    for wrong, key in (
        ({"id": "N", "side": "soviet", "off_field": "up", "only": ["s-scouts"]}, "not-a-choice"),
        ({"id": "N", "side": "soviet", "off_field": "north"}, "missing-key"),
    ):
        with pytest.raises(BadInput) as caught:
            game().start(battle(wrong), sandtable.Scripted())
        assert caught.value.key == key


@pytest.mark.rule("HOS-15.12")
def test_a_hidden_unit_that_fires_is_known_afterwards() -> None:
    t = Table(open_ground(9, 3), {"s-scouts-1": "A1 hidden", "g-landser-1": "A5"})
    t.alter("s-scouts-1", known=False, alias=1)
    t.fire("s-scouts-1", "fire g-landser-1", 1)
    assert "s-scouts-1" in t.view("german")["units"]
    keys = t.event_keys()
    assert keys.index("identified") < keys.index("attack-rolled")
