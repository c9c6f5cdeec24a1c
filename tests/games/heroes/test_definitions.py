"""The keywords of the rulebook, by what they mean in play (HOS-29)."""

from typing import Any

import pytest

from tests.heroes import Table, game, open_ground
from tests.heroes_staged import two_platoons


@pytest.mark.rule("HOS-29.1", "HOS-4.9", "HOS-4.5")
def test_an_activated_unit_shows_its_resolved_token_or_a_marker() -> None:
    t = Table(open_ground(9, 3), {"s-boris": "A1", "s-rifle-1": "B1", "g-pohl": "C9"})
    t.alter("s-boris", token="1")
    t.alter("s-rifle-1", token="2")
    t.begin("activations")
    t.do("autonomous g-pohl")
    t.do("wait")
    t.do("wait")
    boris, pohl = t.unit("s-boris"), t.unit("g-pohl")
    assert (boris["token"], boris["resolved"], boris.get("activated")) == ("1", True, None)
    assert (pohl.get("token"), pohl.get("resolved"), pohl["activated"]) == (None, None, True)


@pytest.mark.rule("HOS-29.4", "HOS-29.5", "HOS-9.5")
def test_a_tank_is_damaged_everyone_else_is_hit() -> None:
    """One roll for the tank; squads flip, cars are wrecked, without any."""
    t = Table(open_ground(9, 3), {"s-rifle-1": "B2", "s-gaz64": "B4 e", "s-t34": "B8 e"})
    t.hit("s-rifle-1").hit("s-gaz64")
    assert not t.told("location-rolled")
    assert t.shows("s-rifle-1") == "weakened"
    assert t.wrecks() == ["B4"]
    t.hit("s-t34", 2)
    assert t.told("location-rolled")
    assert t.damage("s-t34") == ["tracks"]
    assert not t.lost("s-t34")


@pytest.mark.rule("HOS-29.5", "HOS-29.7", "HOS-9.1")
def test_a_destroyed_unit_leaves_play() -> None:
    units = {
        "s-rifle-1": "B2 weakened",
        "s-rifle-2": "B8",
        "g-landser-1": "B5",
        "g-landser-2": "C2",
    }
    t = Table(open_ground(9, 3), units)
    t.fire("g-landser-1", "fire s-rifle-1", 6)
    assert "unit-destroyed" in t.event_keys()
    assert (t.standing("s-rifle-1"), t.where("s-rifle-1")) == ("lost", "")
    assert "B2" in t.march("g-landser-2").squares()
    t.begin("supply")
    assert t.legal() == ["supply s-rifle-2", "end"]


@pytest.mark.rule("HOS-29.10", "HOS-28.9")
def test_interspaces_are_the_corners_inside_the_field() -> None:
    """3 × 2 squares have two of them; a template is aimed at one, never at a square."""
    small: Any = game().describe(Table(open_ground(3, 2), {}).json["scenario"])
    assert [point["point"] for point in small["field"]["points"]] == ["1-1", "2-1"]
    gun = Table(open_ground(9, 5), {"s-reggun": "C1 e", "g-landser-1": "C6"})
    aims = {text for text in gun.shots("s-reggun") if text.startswith("howitzer")}
    points = ("+BC5/6", "+BC6/7", "+CD5/6", "+CD6/7")
    assert aims == {f"howitzer {point}" for point in points}


@pytest.mark.rule("HOS-29.14", "HOS-3.31", "HOS-3.27")
def test_numbered_special_and_bluff_tokens() -> None:
    """The special one before number 1, the numbers ascending, the bluff never."""
    t = two_platoons()
    tokens = {"s-boris": "2", "s-dp28": "1", "s-rifle-1": "special", "s-rifle-2": "bluff"}
    for id, token in tokens.items():
        t.alter(id, token=token)
    t.begin("activations")
    assert t.legal() == ["special s-rifle-1", "pass"]
    t.do("special s-rifle-1")
    for _ in range(3):
        t.do("wait")
    revealed = [event["unit"] for event in t.told("token-revealed")]
    assert revealed == ["s-rifle-1", "s-dp28", "s-boris"]
    assert t.told("bluffs-discarded") == [{"units": ["s-rifle-2"], "options": []}]


@pytest.mark.rule("HOS-29.12", "HOS-29.3")
def test_movement_and_combat_values_are_what_they_are_called() -> None:
    """MV 4: four squares. CV 2: two on the die, in fire as in a fight."""
    t = Table(open_ground(9, 3), {"s-rifle-1": "B1", "g-landser-1": "C9", "s-smg-1": "B9"})
    t.march("s-rifle-1", "B2", "B3", "B4", "B5")
    assert t.resting
    assert t.where("s-rifle-1") == "B5"
    t.fire("g-landser-1", "fire s-rifle-1", 1)
    assert [roll["value"] for roll in t.told("attack-rolled")] == [2]
    assert t.parts("s-smg-1", "assault g-landser-1")["odds-defence"] == 2
