"""What a unit can do now (HOS-15.25, 15.43, 20.2, 21.26, 24.5)."""

import pytest

from tests.heroes import MOVEMENT, Table, open_ground
from tests.heroes_drawn import scenario
from tests.heroes_staged import staged


@pytest.mark.rule("HOS-6.66", "HOS-22.4", "HOS-6.18")
@pytest.mark.parametrize(
    ("id", "markers", "bonus", "squares"),
    [
        ("s-rifle-1", 0, 0, 4),
        ("s-rifle-1", 2, 2, 2),
        ("s-rifle-1", 3, 0, 0),
        ("s-mortar82", 0, 2, 0),
    ],
)
def test_the_current_movement_value(id: str, markers: int, bonus: int, squares: int) -> None:
    """Each marker takes two, a bonus adds; an X stays an X."""
    shows = " n deployed" if id == "s-mortar82" else ""
    t = Table(open_ground(9, 1), {id: f"A1{shows}"}).shaken(id, markers)
    t.decide({**MOVEMENT, "unit": id, "bonus": bonus})
    assert t.ends(id) == {f"A{column}" for column in range(1, squares + 2)}


@pytest.mark.rule("HOS-20.2")
def test_transport_points() -> None:
    """2 for a full squad, 1 for a weakened one or a gun; a car takes 4."""
    units = {
        "g-kuebel": "B2 e", "g-pzgren-1": "in g-kuebel", "g-pzgren-2": "in g-kuebel weakened",
        "g-pzgren-3": "B3", "g-mg42": "A2 n",
    }  # fmt: skip
    t = Table(open_ground(5, 3), units)
    assert "board g-kuebel" in t.march("g-mg42").legal()
    t.rest()
    t.march("g-pzgren-3")
    assert t.refused("board g-kuebel").startswith("refusal-board-full ")
    t.alter("g-pzgren-3", shows="weakened")
    assert "board g-kuebel" in t.legal()


@pytest.mark.rule("HOS-15.25", "HOS-15.43")
def test_a_crew_lends_its_abilities_aboard_only() -> None:
    """Positive Vibes: a second die for the location of a hit."""
    t = Table(open_ground(7, 3), {"s-drozd": "in s-t34 aboard", "s-t34": "B4 e"})
    t.hit("s-t34", 6, 2)
    assert t.legal() == ["location number=2", "location number=6"]
    walking = Table(open_ground(7, 3), {"s-drozd": "B6", "s-t34": "B4 e"})
    walking.hit("s-t34", 2)
    assert walking.damage("s-t34") == ["tracks"]


@pytest.mark.rule("HOS-21.26", "HOS-21.27")
def test_fury_gives_assault_2() -> None:
    units = {"g-landser-1": "B2", "g-kranz": "B3", "s-rifle-1": "C3"}
    t = Table(open_ground(7, 3), units)
    assert "assault s-rifle-1" not in t.declarations("g-landser-1")
    own = t.parts("g-kranz", "assault s-rifle-1")["odds-attack"]
    t.change(in_force={"german": ["army_assault:2"]})
    assert t.parts("g-landser-1", "assault s-rifle-1")["odds-attack"] == -(2 + 2)
    # Not added to Kranz's own +1.
    assert t.parts("g-kranz", "assault s-rifle-1")["odds-attack"] == own + 1 - 2


@pytest.mark.rule("HOS-24.22", "HOS-25.23")
def test_street_fighters_fight_among_walls() -> None:
    """One of the two must stand in a bonus."""
    t = Table(["..#..", "....#"], {"s-rifle-1": "B2", "s-rifle-2": "A3", "g-landser-1": "A4"})
    assert "assault g-landser-1" not in t.declarations("s-rifle-2")
    t.equip("soviet", "street-fighters")
    assert "assault g-landser-1" not in t.declarations("s-rifle-1")
    assert "assault g-landser-1" in t.declarations("s-rifle-2")
    assert t.parts("s-rifle-2", "assault g-landser-1")["odds-attack"] == -2
    t.put("g-landser-1", "B5")
    assert "assault g-landser-1" in t.declarations("s-rifle-1")


@pytest.mark.rule("HOS-24.5", "HOS-24.23")
@pytest.mark.parametrize("broken", [False, True])
def test_an_unlocked_ability_ends_with_its_tile(broken: bool) -> None:
    """The left slot of the Guards Storm Group unlocks Scout 3 for the units in it."""
    forces = {
        "soviet": [{"tile": "t-guards", "options": {"left": "dp-team"}}],
        "german": [{"tile": "t-pzg", "options": {}}],
    }
    document = {**scenario(open_ground(9, 3), ()), "forces": forces, "reinforcements": []}
    t = staged(
        document,
        {"s-dp28": "A1", "s-zorin": "A2", "g-mg34": "C9"},
        turn=0,
        phase="setup",
        decision=[{"frame": "set-up", "stage": 1}, {"frame": "scouting", "side": "soviet"}],
        broken={"t-guards": 0} if broken else {},
    )
    assert t.legal("scout") == ([] if broken else ["scout s-dp28"])
    if not broken:
        t.do("scout s-dp28")
        prompt = t.state.prompt()
        assert prompt is not None
        assert prompt.params["left"] == 3
