"""The keywords of the rulebook, by what they mean in play (HOS-29)."""

import pytest

from sandtable.games.heroes.fire import hits
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import BLUFF, LOST, SPECIAL, TRACKS
from sandtable.games.heroes.turn import activation, tokens
from tests.games.heroes.range import fire, keys, shots
from tests.games.heroes.table import REST, Table, open_ground
from tests.games.heroes.turns import act, begin, legal, token, two_platoons, unit
from tests.games.heroes.turns import told as parameters


@pytest.mark.rule("HOS-29.1", "HOS-4.9", "HOS-4.5")
def test_an_activated_unit_shows_its_resolved_token_or_a_marker() -> None:
    s = two_platoons()
    token(s, "s-boris", "1")
    boris, scouts = unit(s, "s-boris"), unit(s, "s-scouts")
    assert not s.is_activated(boris)
    begin(s, "activate")
    act(s, "wait")
    assert s.is_activated(boris)
    assert (s.token[boris], s.resolved[boris], s.activated[boris]) == (1, True, False)
    tokens.mark(s, scouts, [])
    assert s.is_activated(scouts)
    assert (s.resolved[scouts], s.activated[scouts]) == (False, True)


@pytest.mark.rule("HOS-29.4", "HOS-29.5", "HOS-9.5")
def test_a_tank_is_damaged_everyone_else_is_hit() -> None:
    """One roll for the tank; squads flip, cars are wrecked, without any."""
    units = {"s-rifle-1": "1-1", "s-gaz64": "3-1 e", "s-t34": "7-1 e"}
    t = Table(open_ground(9, 3), units)
    for id in units:
        t.events = []
        t.s.then(hits.Hit(target=t.u(id), double=False, side=1, by_fire=True))
        t.advance(*((2,) if id == "s-t34" else ()))
        rolled = "location-rolled" in t.told()
        assert rolled == (id == "s-t34")
    assert t.s.face[t.u("s-rifle-1")] == 1
    assert t.s.wreck_on[t.p("3-1")] >= 0
    assert t.s.damage[t.u("s-t34")] == TRACKS
    assert t.s.standing[t.u("s-t34")] != LOST


@pytest.mark.rule("HOS-29.5", "HOS-29.7", "HOS-9.1")
def test_a_destroyed_unit_leaves_play() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "1-1 #1", "g-landser-1": "4-1"})
    t.s.token[0] = 2
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(6,))
    assert t.s.standing[0] == LOST
    assert t.where("s-rifle-1") == ""
    assert t.s.infantry_on[t.p("1-1")] < 0
    assert moves.declarations(t.s, 0) == []
    assert shots(t, "s-rifle-1") == []
    assert "unit-destroyed" in keys(t)


@pytest.mark.rule("HOS-29.10", "HOS-28.9")
def test_interspaces_are_the_corners_inside_the_field() -> None:
    """3 × 2 squares have two of them; a template is aimed at one, never at a square."""
    t = Table(open_ground(3, 2), {})
    assert t.s.battle.field.point_names == ["1-1", "2-1"]
    gun = Table(open_ground(9, 5), {"s-reggun": "0-2 e", "g-landser-1": "5-2"})
    aims = {action[1] for action in shots(gun, "s-reggun") if action[0] == "howitzer"}
    assert aims == {"point:5-2", "point:6-2", "point:5-3", "point:6-3"}


@pytest.mark.rule("HOS-29.14", "HOS-3.31", "HOS-3.27")
def test_numbered_special_and_bluff_tokens() -> None:
    """The special one before number 1, the numbers ascending, the bluff never."""
    s = two_platoons()
    for id, word in (
        ("s-boris", "2"), ("s-dp28", "1"), ("s-rifle-1", "special"), ("s-rifle-2", "bluff")
    ):  # fmt: skip
        token(s, id, word)
    begin(s, "activate")
    assert legal(s) == ["special s-rifle-1", "pass"]
    act(s, "special s-rifle-1")
    revealed = [parameters(act(s, "wait"), "token-revealed") for _ in range(3)]
    assert [found[0]["unit"] for found in revealed if found] == ["s-dp28", "s-boris"]
    assert not s.is_activated(unit(s, "s-rifle-2"))
    assert BLUFF not in tokens.due(s, 0)
    assert SPECIAL not in tokens.due(s, 0)


@pytest.mark.rule("HOS-29.12", "HOS-29.3")
def test_movement_and_combat_values_are_what_they_are_called() -> None:
    """MV 4: four squares. CV 2: two on the die, in fire as in a fight."""
    t = Table(open_ground(9, 3), {"s-rifle-1": "0-1", "g-landser-1": "8-2"})
    t.s.frames.append(activation.Activation(0))
    t.advance()
    t.do("move")
    for x in range(1, 5):
        t.do("step", f"square:{x}-1")
    assert t.s.frames[-1].name == REST
    assert t.where("s-rifle-1") == "4-1"
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(1,))
    assert [e.params["value"] for e in t.events if e.key == "attack-rolled"] == [2]
