"""The game as a whole: turn, phases, actions, what counts on a counter (HOS-1, 2, 3, 5)."""

import pytest

from sandtable.games.heroes import abilities, flow
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.pack.counters import INFANTRY
from sandtable.games.heroes.status import ACTIVATION, LOST, SUPPLY
from sandtable.games.heroes.turn import supply
from sandtable.games.heroes.turn.activation import Activation
from tests.games.heroes import armies
from tests.games.heroes.range import fire, result, shots, told
from tests.games.heroes.table import REST, Table, march, open_ground
from tests.games.heroes.turns import (
    GERMAN,
    SOVIET,
    act,
    begin,
    keys,
    legal,
    rule_against,
    stand,
    table,
    token,
    two_platoons,
    unit,
    view,
    words,
)
from tests.games.heroes.turns import (
    told as parameters,
)

# What is in play.


@pytest.mark.rule("HOS-1.4", "HOS-29.3", "HOS-29.12")
def test_only_the_visible_side_of_a_counter_is_in_force() -> None:
    """A submachine-gun squad: Assault +1 and +3 on its front, Assault and +2 on its back."""
    t = Table(open_ground(9, 3), {"s-smg-1": "0-0", "g-mg42": "3-0 e", "g-berninger": "8-2"})
    assert abilities.assault_number(t.s, t.u("s-smg-1")) == 1
    fire(t, "s-smg-1", "fire", "unit:g-mg42", dice=(1,))
    assert result(t) == 1 + 3
    t.s.face[t.u("s-smg-1")] = 1
    assert abilities.assault_number(t.s, t.u("s-smg-1")) == 0
    fire(t, "s-smg-1", "fire", "unit:g-mg42", dice=(1,))
    assert result(t) == 1 + 2
    # The machine gun on tow has neither the fire nor the immobility of its other side.
    assert abilities.printed_move(t.s, t.u("g-mg42")) == 3
    assert {action[0] for action in shots(t, "g-mg42")} == {"fire"}
    t.s.face[t.u("g-mg42")] = 1
    assert abilities.current_move(t.s, t.u("g-mg42")) < 0


@pytest.mark.rule("HOS-1.5", "HOS-29.17")
def test_tiles_and_options_make_the_army_and_record_its_losses() -> None:
    s = armies.state([("t-volga", {"left": "rifle-section", "right": "ammo"})])
    tile = s.battle.tiles[0]
    assert [u.counter.id for u in s.battle.units if u.side == 0 and u.own] == [
        "s-boris",
        "s-scouts",
        "s-rifle",
        "s-dp28",
    ]
    assert s.battle.option_named.keys() == {"t-volga.left", "t-volga.right"}
    assert recruitment.stars(s, 0) == 3  # Boris, the tile, and the filled slot
    own = [u.index for u in s.battle.units if u.tile == tile.index and u.own]
    for lost in own[1:]:
        s.standing[lost] = LOST
        recruitment.break_check(s, lost, [])
    assert s.broken[tile.index]
    assert recruitment.stars(s, 0) == 1


@pytest.mark.rule("HOS-1.9")
def test_a_card_and_a_character_do_more_than_the_rules_of_units() -> None:
    """Riflemen have no Assault and a commissar's squad its markers, but for card and man."""
    t = Table(open_ground(9, 3), {"s-rifle-1": "1-1", "s-brodov": "3-1", "g-landser-1": "2-1"})
    assert ("assault", "unit:g-landser-1") not in moves.declarations(t.s, t.u("s-rifle-1"))
    t.s.in_force[0] = ["army_cheer"]
    assert ("assault", "unit:g-landser-1") in moves.declarations(t.s, t.u("s-rifle-1"))
    assert abilities.inspiration(t.s, t.u("s-brodov")) == 3


@pytest.mark.rule("HOS-1.11")
@pytest.mark.parametrize("die", [1, 6])
def test_no_number_on_the_die_is_a_hit_or_a_miss_by_itself(die: int) -> None:
    sure = Table(open_ground(9, 3), {"s-dp28-1": "0-0", "g-landser-1": "3-0"})
    fire(sure, "s-dp28-1", "fire", "unit:g-landser-1", dice=(die,))
    assert told(sure, "unit-hit") or told(sure, "unit-destroyed")
    hopeless = Table(open_ground(9, 3), {"s-rifle-1": "0-0", "g-landser-1": "3-0"})
    hopeless.s.suppression[0] = 4
    fire(hopeless, "s-rifle-1", "fire", "unit:g-landser-1", dice=(die,))
    assert not told(hopeless, "unit-hit")


# The turn.


@pytest.mark.rule("HOS-1.6", "HOS-3.19")
def test_orders_are_given_in_secret_and_choose_who_acts_in_which_order() -> None:
    s = two_platoons()
    begin(s, "take")
    for text in ("assign #1 s-dp28", "assign #2 s-boris", "assign #3 s-rifle-1"):
        act(s, text)
    act(s, "skip #bluff")
    assert view(s, SOVIET)["units"]["s-dp28"]["token"] == "1"
    assert view(s, GERMAN)["units"]["s-dp28"]["token"] == "unknown"
    for text in ("assign #1 g-mg34", "assign #2 g-spaeher", "assign #3 g-berninger"):
        act(s, text)
    order = [parameters(act(s, "skip #bluff"), "token-revealed")]
    while s.phase == ACTIVATION:
        order.append(parameters(act(s, "wait"), "token-revealed"))
    revealed = [params["unit"] for found in order for params in found]
    assert revealed == ["s-dp28", "g-mg34", "s-boris", "g-spaeher", "s-rifle-1", "g-berninger"]


@pytest.mark.rule("HOS-1.7", "HOS-5.5")
def test_an_activated_unit_moves_or_fires() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "1-1", "g-landser-1": "5-1"})
    for first in (("move",), ("fire", "unit:g-landser-1")):
        t.s.frames.append(Activation(t.u("s-rifle-1")))
        t.advance()
        assert {("move",), ("fire", "unit:g-landser-1")} <= set(t.legal())
        t.do(*first, dice=(1,) if first[0] == "fire" else ())
        if first == ("move",):
            t.do("stop")
        assert t.s.frames[-1].name == REST
        t.s.fired = [False, False]


@pytest.mark.rule("HOS-5.5", "HOS-29.16", "HOS-10.1")
def test_movement_actions_exist_in_the_supply_phase_too() -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "1-1", "s-rifle-2": "1-2", "g-landser-1": "5-1"})
    t.s.activated[t.u("s-rifle-2")] = True
    t.s.phase = SUPPLY
    t.s.frames.append(supply.SupplyMoves(0))
    t.advance()
    assert [action for action in t.legal() if action[0] == "supply"] == [
        ("supply", "unit:s-rifle-1")
    ]
    t.do("supply", "unit:s-rifle-1")
    if ("move",) in t.legal():
        t.do("move")
    t.do("step", "square:2-1")
    assert t.where("s-rifle-1") == "2-1"


@pytest.mark.rule("HOS-5.3")
def test_abilities_merge_or_replace_actions() -> None:
    """Fire inside a move, a fight at its end, another kind of fire, a repair instead of both."""
    units = {
        "s-smg-1": "1-1", "s-militia-1": "1-3", "s-fitters": "4-5", "s-t34": "3-5 w",
        "g-landser-1": "3-1",
    }  # fmt: skip
    t = Table(open_ground(9, 7), units)
    t.s.damage[t.u("s-t34")] = 2
    found: dict[str, set[str]] = {}
    for id in ("s-smg-1", "s-militia-1", "s-fitters"):
        t.s.frames.append(Activation(t.u(id)))
        t.advance()
        found[id] = {action[0] for action in t.legal()}
        t.s.frames.pop()
    assert "assault" in found["s-smg-1"]
    assert "divert" in found["s-militia-1"]
    assert "repair" in found["s-fitters"]
    assert "repair" not in found["s-smg-1"]
    march(t, "s-smg-1")
    assert ("fire", "unit:g-landser-1") in t.legal()


@pytest.mark.rule("HOS-3.1")
def test_the_order_phase_has_four_steps() -> None:
    """Effects at its start, taking, placing, effects at its end; then the Activation phase."""
    s = two_platoons()
    s.hands[0] = [s.battle.card_named[id] for id in ("sc-high", "sc-cut")]
    s.hands[1] = [s.battle.card_named["gc-mixed"]]
    begin(s, "begin_turn")
    assert words(s) == {"play", "pass"}
    assert rule_against(s, "assign #1 s-boris") is not None
    events = act(s, "play sc-high")
    assert parameters(events, "tokens-taken")[0]["special"] == 1
    for text in ("assign #1 s-boris", "assign #2 s-dp28", "assign #3 s-rifle-1"):
        act(s, text)
    act(s, next(text for text in legal(s) if text.startswith("assign #special")))
    act(s, "skip #bluff")
    for text in ("assign #1 g-mg34", "assign #2 g-spaeher", "assign #3 g-berninger"):
        act(s, text)
    events = act(s, "skip #bluff")
    assert s.frames[-1].name == "window"
    assert "phase" not in keys(events)
    while s.frames[-1].name == "window":
        events = act(s, "pass")
    assert parameters(events, "phase") == [{"phase": "activation"}]


@pytest.mark.rule("HOS-3.3", "HOS-3.4", "HOS-2.9", "HOS-29.19", "HOS-31.3", "HOS-21.3")
@pytest.mark.parametrize("holder", [SOVIET, GERMAN])
def test_at_the_end_of_the_order_phase_the_initiative_holder_plays_first(holder: str) -> None:
    s = two_platoons(initiative=holder)
    for number, id in enumerate(["s-boris", "s-dp28", "g-mg34", "g-berninger"]):
        token(s, id, str(number % 2 + 1))
    s.hands = [[s.battle.card_named["sc-mixed"]], [s.battle.card_named["gc-mixed"]]]
    begin(s, "cards_after_orders")
    other = GERMAN if holder == SOVIET else SOVIET
    first, then = ("sc-mixed g-mg34 g-berninger", "gc-mixed s-boris s-dp28")
    if holder == GERMAN:
        first, then = then, first
    assert s.actors() == (holder,)
    act(s, next(text for text in legal(s) if text.startswith(f"play {first[:8]}")))
    assert s.actors() == (other,)
    act(s, next(text for text in legal(s) if text.startswith(f"play {then[:8]}")))
    assert [s.token[unit(s, id)] for id in ("s-boris", "s-dp28")] == [2, 1]
    assert s.phase == ACTIVATION


@pytest.mark.rule("HOS-3.3", "HOS-31.3")
def test_cards_at_the_end_of_the_order_phase_come_before_recruitment_options() -> None:
    steps = flow.STEPS
    order = [step.__name__ for step in steps]
    assert order.index("place") < order.index("cards_after_orders") < order.index("telephones")
    assert order.index("telephones") < order.index("activate")


@pytest.mark.rule("HOS-31.2", "HOS-3.2")
def test_at_the_start_of_the_order_phase_cards_come_before_scenario_effects() -> None:
    """In the night of Dark Water the Soviets hold a card, the Germans flares."""
    s = table("dark-water")
    s.turn = 0
    stand(s, "s-zorin", "3-11")
    stand(s, "g-roeder", "3-0")
    s.hands[0] = [s.battle.card_named["sc-runner"]]
    begin(s, "begin_turn")
    assert "play sc-runner" in legal(s)
    act(s, "play sc-runner")
    assert s.frames[-1].name == "flares"
    act(s, "flare")
    assert s.frames[-1].name == "placing"


@pytest.mark.rule("HOS-10.10", "HOS-10.4")
def test_at_the_end_of_the_supply_phase_cards_come_before_other_effects() -> None:
    """Seize the Hour, then a kept initiative token, then cards are drawn."""
    order = [step.__name__ for step in flow.STEPS]
    assert (
        order.index("supply")
        < order.index("cards_after_supply")
        < order.index("supply_end")
        < order.index("refill")
    )
    s = two_platoons()
    s.hands[0] = [s.battle.card_named["sc-seize"]]
    begin(s, "cards_after_supply")
    assert (s.actors(), legal(s)) == ((SOVIET,), ["play sc-seize", "pass"])
    act(s, "play sc-seize")
    assert s.frames[-1].name != "window"


@pytest.mark.rule("HOS-23.4", "HOS-23.3")
def test_who_has_an_activation_marker_does_not_move_in_the_supply_phase() -> None:
    s = two_platoons()
    s.activated[unit(s, "s-rifle-1")] = True
    begin(s, "supply")
    assert "supply s-rifle-2" in legal(s)
    assert "supply s-rifle-1" not in legal(s)
    assert rule_against(s, "supply s-rifle-1") in ("HOS-10.1", "HOS-23.4")


@pytest.mark.rule("HOS-14.1")
def test_a_unit_is_a_group_a_vehicle_or_a_single_man() -> None:
    """All three act alike: by a token of their own, one action."""
    units = {"s-rifle-1": "1-1", "s-gaz64": "1-3 e", "s-gorodets": "1-5", "g-landser-1": "7-3"}
    t = Table(open_ground(9, 7), units)
    assert [t.s.counter(u).kind == INFANTRY for u in range(3)] == [True, False, True]
    for id in ("s-rifle-1", "s-gaz64", "s-gorodets"):
        t.s.frames.append(Activation(t.u(id)))
        t.advance()
        assert ("move",) in t.legal()
        t.do("move")
        t.do("stop")
        assert t.s.frames[-1].name == REST
