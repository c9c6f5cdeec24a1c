"""Changes of state: once, one way, on the spot; hidden units and crews (HOS-15, 19.13, 19.20)."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.moving import moves, spotting
from sandtable.games.heroes.pack import scenario
from sandtable.games.heroes.pack.counters import Face
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import AWAITED, ON_FIELD, SETUP
from sandtable.games.heroes.turn import setup
from sandtable.kernel.chance import Scripted
from sandtable.kernel.errors import BadInput
from tests.games.heroes import armies
from tests.games.heroes.range import fire, keys, refused, shots
from tests.games.heroes.table import Table, heroes, march, open_ground, steps


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
    printed = {"state", "active", "move", "defence", "hit", "weapons", "hidden", "changes_state"}
    shown = {name for name in dir(Face()) if not name.startswith("_")}
    assert set().union(*categories.values()) == shown - printed


@pytest.mark.rule("HOS-15.3", "HOS-6.21", "HOS-6.9")
@pytest.mark.parametrize("id", ["g-mg42", "g-grw34", "s-gaz4m"])
def test_a_weapon_that_cannot_move_packs_up_on_the_spot(id: str) -> None:
    t = march(Table(open_ground(5, 5), {id: "2-2 n #1"}), id)
    assert abilities.printed_move(t.s, 0) < 0
    assert steps(t) == set()
    t.do("flip")
    assert t.s.face[0] == 0
    # As the first thing it did the change leaves it the movement of its new side.
    assert steps(t)


@pytest.mark.rule("HOS-15.3")
def test_deploying_on_the_spot_ends_where_it_stands() -> None:
    t = march(Table(open_ground(5, 5), {"g-mg42": "2-2 n"}), "g-mg42")
    t.s.suppression[0] = 2
    t.s.forget()
    t.do("flip")
    assert (t.where("g-mg42"), t.s.face[0]) == ("2-2", 1)


@pytest.mark.rule("HOS-15.6")
def test_a_symbol_on_one_side_only_leads_one_way() -> None:
    t = Table(open_ground(5, 5), {"g-mg42": "2-2 n"})
    deployed = t.s.counter(0).faces[1]
    deployed.tripod = False
    try:
        march(t, "g-mg42").do("flip")
        assert t.s.face[0] == 1
        t.s.frames = t.s.frames[:1]
        march(t, "g-mg42")
        assert ("flip",) not in t.legal()
        assert not abilities.changes_state(t.s, 0)
    finally:
        deployed.tripod = True


@pytest.mark.rule("HOS-15.9", "HOS-8.19")
def test_a_hidden_unit_does_not_stand_in_the_way_of_a_shot() -> None:
    units = {"s-rifle-1": "0-0", "s-scouts-1": "2-0 #1", "g-landser-1": "4-0"}
    t = Table(open_ground(6, 3), units)
    assert ("fire", "unit:g-landser-1") in shots(t, "s-rifle-1")
    t.s.face[t.u("s-scouts-1")] = 0
    t.s.forget()
    key = "refusal-sight-blocked HOS-8.7"
    assert refused(t, "s-rifle-1", "fire", "unit:g-landser-1") == key


@pytest.mark.rule("HOS-15.17", "HOS-15.20", "HOS-15.13")
def test_a_spotted_unit_is_turned_up_and_known() -> None:
    t = Table(["w........"], {"s-scouts-1": "0-0 #1", "g-landser-1": "8-0"})
    scouts = t.u("s-scouts-1")
    t.s.known[scouts] = False
    march(t, "s-scouts-1").do("step", "square:1-0")
    assert not t.s.hidden(scouts)
    assert t.s.known[scouts]
    # It was turned by force: its own change of state is not allowed any more in this action.
    t.do("step", "square:2-0")
    assert t.refused("flip") == "refusal-flip-spotted HOS-15.20"
    assert "identified" in t.told()


@pytest.mark.rule("HOS-15.28", "HOS-20.10")
def test_a_crew_aboard_is_no_target() -> None:
    t = Table(open_ground(9, 3), {"s-t34": "5-1 e", "s-drozd": "in s-t34 #1", "g-landser-1": "1-1"})
    assert ("fire", "unit:s-drozd") not in shots(t, "g-landser-1")
    assert refused(t, "g-landser-1", "fire", "unit:s-drozd").endswith(("HOS-20.10", "HOS-15.28"))
    assert ("assault", "unit:s-drozd") not in moves.declarations(t.s, t.u("g-landser-1"))


# Scouts.


@pytest.mark.rule("HOS-19.13", "HOS-19.20")
def test_a_scout_moves_hidden_and_is_not_looked_for() -> None:
    t = Table(open_ground(9, 3), {"s-scouts-1": "0-0 #1", "g-landser-1": "8-0"})
    t.s.phase = SETUP
    march(t, "s-scouts-1")
    for x in range(1, 5):
        t.do("step", f"square:{x}-0")
    t.do("stop")
    assert t.where("s-scouts-1") == "4-0"
    assert t.s.hidden(0)
    assert spotting.is_spotted(t.s, 0)  # once the battle has begun


def outside(rim: str = "north") -> HeroesState:
    """A platoon whose scouts wait beyond a rim of the field."""
    document = armies.document(
        zones=[
            {"id": "S", "side": "soviet", "rects": [[0, 0, 2, 6]]},
            {"id": "N", "side": "soviet", "off_field": rim, "only": ["s-scouts"]},
            {"id": "G", "side": "german", "rects": [[11, 0, 13, 6]]},
        ]
    )
    game = heroes()
    battle = scenario.read(document, game.pack)
    s = HeroesState(game, battle, {"together": False, "conceal_hands": False})
    s.initiative = 0
    s.frames = [setup.SetUp(0)]
    s.advance(Scripted(), [])
    while s.frames[-1].name in ("deployment", "facing"):
        s.apply(s.actors()[0], s.legal(s.actors()[0])[0], Scripted())
    return s


@pytest.mark.rule("HOS-19.20", "HOS-19.11")
def test_a_scout_deployed_off_the_field_enters_at_its_edge_for_one_square() -> None:
    s = outside()
    scouts = s.battle.unit_named["s-scouts"]
    assert s.frames[-1].name == "scouting"
    assert s.standing[scouts] == AWAITED
    entries = [action for action in s.legal("soviet") if action[0] == "deploy"]
    assert {action[1] for action in entries} == {"unit:s-scouts"}
    assert {action[2].split("-")[1] for action in entries} == {"0"}
    assert {action[3] for action in entries} == {"state:inactive", "state:hidden"}
    s.apply("soviet", ("deploy", "unit:s-scouts", "square:6-0", "state:hidden"), Scripted())
    assert s.standing[scouts] == ON_FIELD
    assert s.frames[-1].name == "movement"
    prompt = s.prompt()
    assert prompt is not None
    assert prompt.params["left"] == abilities.scout(s, scouts) - 1 == 3
    for _ in range(3):
        onward = next(action for action in s.legal("soviet") if action[0] == "step")
        s.apply("soviet", onward, Scripted())
    assert {action[0] for action in s.legal("soviet")} == {"flip", "stop"}
    s.apply("soviet", ("stop",), Scripted())
    assert s.turn == 1


@pytest.mark.rule("HOS-19.20")
def test_a_scout_that_stays_outside_comes_with_the_first_order_phase() -> None:
    s = outside("west")
    scouts = s.battle.unit_named["s-scouts"]
    while s.turn == 0:
        s.apply(s.actors()[0], ("end",), Scripted())
    assert (s.frames[-1].name, s.actors()) == ("deployment", ("soviet",))
    columns = {action[2][len("square:") :].split("-")[0] for action in s.legal("soviet")}
    assert columns == {"0"}
    s.apply("soviet", s.legal("soviet")[0], Scripted())
    assert s.standing[scouts] == ON_FIELD


def test_a_zone_off_the_field_names_its_rim_and_its_counters() -> None:
    german = {"id": "G", "side": "german", "rects": [[11, 0, 13, 6]]}
    for wrong in (
        {"id": "N", "side": "soviet", "off_field": "up", "only": ["s-scouts"]},
        {"id": "N", "side": "soviet", "off_field": "north"},
    ):
        with pytest.raises(BadInput):
            scenario.read(armies.document(zones=[wrong, german]), heroes().pack)


@pytest.mark.rule("HOS-15.12")
def test_a_hidden_unit_that_fires_is_known_afterwards() -> None:
    t = Table(open_ground(9, 3), {"s-scouts-1": "0-0 #1", "g-landser-1": "4-0"})
    t.s.known[0] = False
    fire(t, "s-scouts-1", "fire", "unit:g-landser-1", dice=(1,))
    assert t.s.known[0]
    assert keys(t).index("identified") < keys(t).index("attack-rolled")
