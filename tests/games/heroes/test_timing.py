"""When things happen: cards, gear, the sequences of movement and fire (HOS-21, 25, 26, 27, 31)."""

import pytest

from sandtable.games.heroes import windows
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.fire import firing, hits
from sandtable.games.heroes.fire.kinds_of_fire import MOVE
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import LOST, ORDER, SPECIAL, SUPPLY
from sandtable.games.heroes.turn import activation, orders
from tests.games.heroes import armies
from tests.games.heroes.kit import equip
from tests.games.heroes.range import fire, markers, result, told
from tests.games.heroes.table import REST, Table, march, open_ground, steps

PACK = armies.PACK


def duel(**units: str) -> Table:
    there = {"s-rifle-1": "1-2", "g-landser-1": "4-2"}
    return Table(
        open_ground(12, 8), {**there, **{k.replace("_", "-"): v for k, v in units.items()}}
    )


# Cards.


@pytest.mark.rule("HOS-21.3", "HOS-2.9")
@pytest.mark.parametrize("holder", [0, 1])
def test_of_two_cards_at_one_moment_the_initiative_holders_is_resolved_first(holder: int) -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "2-2", "g-landser-1": "3-2"})
    t.s.initiative = holder
    t.hold(0, "sc-steel")
    t.hold(1, "gc-steel")
    moves.begin(t.s, t.u("s-smg-1"), ("assault", "unit:g-landser-1"), t.events)
    t.advance()
    t.do("charge", "square:3-2")
    first = ("sc-steel", "gc-steel")[holder]
    t.do("play", f"card:{first}")
    t.do("play", f"card:{('sc-steel', 'gc-steel')[1 - holder]}", dice=(1, 1, 1))
    played = [event.params["card"] for event in t.events if event.key == "card-played"]
    assert played[0] == first


@pytest.mark.rule("HOS-21.4", "HOS-21.9")
def test_a_card_is_played_for_its_event_or_for_its_bonus() -> None:
    """Snap Shot as a bonus of +1 is spent: its event is not to be had any more."""
    t = duel(g_landser_2="4-4")
    t.hold(0, "sc-snap")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("bonus", "card:sc-snap", dice=(1,))
    assert result(t) == 1 + 2 + 1
    assert t.s.hands[0] == []
    assert [t.s.battle.cards[kind].id for kind in t.s.discard[0]] == ["sc-snap"]
    assert "card-played" not in t.told()
    # For its event it gives no bonus.
    t = duel()
    t.hold(0, "sc-snap")
    fire(t, "g-landser-1", "fire", "unit:s-rifle-1", dice=(1,))
    t.do("play", "card:sc-snap", "unit:s-rifle-1")
    t.do("fire", "unit:g-landser-1", dice=(1,))
    assert result(t) == 1 + 2
    assert t.s.hands[0] == []


@pytest.mark.rule("HOS-21.6", "HOS-21.5")
def test_several_cards_may_be_played_on_one_action() -> None:
    """Aim for the Vents and a re-roll, and another re-roll of that."""
    t = Table(open_ground(12, 6), {"s-zis3": "8-2 w", "g-pz3": "3-2 e"})
    t.hold(0, "sc-vents", "sc-second", "sc-second")
    fire(t, "s-zis3", "fire", "unit:g-pz3")
    t.do("play", "card:sc-vents", dice=(1,))
    t.do("play", "card:sc-second", dice=(1,))
    t.do("play", "card:sc-second", dice=(6, 1))
    assert [event.params["card"] for event in t.events if event.key == "card-played"] == [
        "sc-vents",
        "sc-second",
        "sc-second",
    ]
    assert t.s.damage[t.u("g-pz3")] == 1


@pytest.mark.rule("HOS-21.11", "HOS-21.9", "HOS-31.7")
def test_a_bonus_is_announced_before_the_dice_or_the_first_step() -> None:
    t = duel()
    t.hold(0, "sc-sure", "sc-surprise")
    march(t, "s-rifle-1")
    assert ("bonus", "card:sc-sure") in t.legal()
    t.do("step", "square:2-2")
    assert t.refused("bonus", "card:sc-sure") == "refusal-bonus-not-now HOS-21.11"
    t = duel()
    t.hold(0, "sc-snap", "sc-second")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    t.do("pass", dice=(1,))
    # The die has fallen: a re-roll may be played, a bonus may not.
    assert t.legal() == [("play", "card:sc-second"), ("pass",)]
    assert t.refused("bonus", "card:sc-snap") == "refusal-bonus-not-now HOS-21.11"


@pytest.mark.rule("HOS-21.16", "HOS-21.34")
def test_rush_into_action_lets_a_tank_fire_all_its_weapons_without_a_penalty() -> None:
    """After its move both guns fire, at their full values."""
    t = Table(open_ground(12, 5), {"g-pz3": "2-2 e", "s-rifle-1": "9-2", "s-rifle-2": "9-3"})
    t.hold(1, "gc-rush")
    t.s.frames.append(activation.Activation(t.u("g-pz3")))
    t.advance()
    t.do("play", "card:gc-rush")
    t.do("move")
    t.do("step", "square:3-2")
    t.do("hold")
    t.do("stop")
    t.do("fire", "unit:s-rifle-1", "weapon:primary", dice=(1,))
    t.do("fire", "unit:s-rifle-1", "weapon:secondary", dice=(1,))
    assert [event.params["value"] for event in told(t, "attack-rolled")] == [2, 4]
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-21.17", "HOS-26.11")
def test_a_shot_on_the_move_is_the_only_one_of_a_rush() -> None:
    t = Table(open_ground(12, 5), {"g-pz3": "2-2 e", "s-rifle-1": "9-2"})
    t.hold(1, "gc-rush")
    t.s.frames.append(activation.Activation(t.u("g-pz3")))
    t.advance()
    t.do("play", "card:gc-rush")
    t.do("move")
    t.do("step", "square:3-2")
    t.do("fire", "unit:s-rifle-1", "weapon:secondary", dice=(1,))
    t.do("stop")
    assert t.s.frames[-1].name == REST


#: Square 2-2; windows in the west and in the east.
HUT = Plan("H1", 4, 4, ("+-+", "WaW", "+-+"), {"a": ("house_1", False)})


@pytest.mark.rule("HOS-21.24", "HOS-21.39")
def test_in_and_out_through_windows_takes_two_surprises() -> None:
    for held, through in ((1, False), (2, True)):
        t = Table(open_ground(6, 5), {"s-rifle-1": "1-2", "g-landser-1": "5-0"}, plans=[HUT])
        t.hold(0, *["sc-surprise"] * held)
        march(t, "s-rifle-1")
        t.do("play", "card:sc-surprise")
        t.do("step", "square:2-2")
        assert steps(t) == set()
        if through:
            t.do("play", "card:sc-surprise")
            t.do("step", "square:3-2")
            assert t.where("s-rifle-1") == "3-2"
        else:
            assert not [action for action in t.legal() if action[0] == "play"]


@pytest.mark.rule("HOS-21.33", "HOS-31.2")
def test_the_named_cards_have_the_moments_of_their_house_texts() -> None:
    """HOS-21.34 to 21.41."""
    moments = {
        "Rush into Action": ("rush", {"own_activation"}),
        "Momentum": ("momentum", {"gap", "own_destroyed"}),
        "Go Go Go": ("go", {"gap"}),
        "Return to Sender": ("return", {"grenade_thrown"}),
        "Second Chance": ("second", {"own_roll"}),
        "Surprise": ("surprise", {"own_step", "own_forced_move"}),
        "High Command": ("high", {"order_start"}),
    }
    for id, named in moments.values():
        for side in ("sc", "gc"):
            card = next(card for card in PACK.cards if card.id == f"{side}-{id}")
            assert set(card.windows) == named
    (fury,) = [card for card in PACK.cards if card.effect == "army_assault"]
    assert fury.windows == ("order_start",)


@pytest.mark.rule("HOS-21.8")
def test_a_free_shot_cannot_be_had_in_the_supply_phase() -> None:
    """The absolute rule beats the card: Snap Shot is not even offered."""
    t = duel()
    t.hold(1, "gc-snap")
    t.s.phase = SUPPLY
    march(t, "s-rifle-1").do("step", "square:2-2")
    assert t.s.actors() == ("soviet",)
    assert firing.legal(t.s, t.u("g-landser-1"), "card") == []


@pytest.mark.rule("HOS-31.10", "HOS-21.37")
def test_a_grenade_is_answered_before_anybody_adds_to_it() -> None:
    """Return to Sender first; a thrower whose grenade comes back spends nothing on it."""
    for returned in (True, False):
        t = Table(open_ground(9, 4), {"g-landser-1": "2-1", "s-rifle-1": "4-1"})
        equip(t, 1, "grenades")
        ammo = equip(t, 1, "ammo")
        t.hold(0, "sc-return")
        fire(t, "g-landser-1", "grenade", "point:4-1", "option:t-german.grenades")
        assert t.s.actors() == ("soviet",)
        if returned:
            t.do("play", "card:sc-return", "point:2-1", dice=(1,))
            assert t.s.markers[ammo] == 3
            assert told(t, "attack-rolled")[0].params["target"] == "g-landser-1"
        else:
            t.do("pass")
            assert t.legal() == [("use", "option:t-german.ammo"), ("pass",)]
            t.do("use", "option:t-german.ammo")
            t.do("pass", dice=(1,))
            assert told(t, "attack-rolled")[0].params["value"] == 2 + 1


@pytest.mark.rule("HOS-21.37", "HOS-25.36")
def test_a_grenade_thrown_into_a_room_comes_back_to_its_thrower_alone() -> None:
    room = Plan("H", 6, 4, ("+-+-+", "Wa aD", "+-+-+"), {"a": ("house_1", False)})
    units = {"g-landser-1": "2-2", "g-landser-2": "2-1", "s-rifle-1": "4-2"}
    t = Table(open_ground(9, 5), units, plans=[room])
    equip(t, 1, "grenades")
    t.hold(0, "sc-return")
    words = next(a for a in firing.legal(t.s, 0, "order") if a[0] == "grenade" and "side:" in a[1])
    fire(t, "g-landser-1", *words)
    t.do("play", "card:sc-return", dice=(2,))
    assert [event.params["target"] for event in told(t, "attack-rolled")] == ["g-landser-1"]
    assert (t.s.face[0], t.s.face[t.u("s-rifle-1")]) == (1, 0)


@pytest.mark.rule("HOS-31.15", "HOS-21.5")
def test_cards_on_an_activation_are_not_for_supply_moves() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "4-2 n", "s-rifle-1": "4-0"})
    t.hold(1, "gc-rush", "gc-drill", "gc-sure")
    t.s.phase = SUPPLY
    t.s.frames.append(activation.Activation(0, fire=False))
    t.advance()
    assert not [action for action in t.legal() if action[0] == "play"]
    t.do("move")
    # Over the Rubble names a Movement Action, of either phase.
    assert ("play", "card:gc-sure") in t.legal()


@pytest.mark.rule("HOS-21.5", "HOS-21.35")
def test_momentum_is_a_card_of_the_activation_phase() -> None:
    """A unit run over in the Supply phase takes its unused special order with it."""
    t = duel(s_rifle_2="1-5")
    t.s.token[t.u("s-rifle-1")] = SPECIAL
    t.hold(0, "sc-momentum")
    t.s.phase = SUPPLY
    hits.destroy(t.s, t.u("s-rifle-1"), t.events)
    t.advance()
    assert t.s.standing[t.u("s-rifle-1")] == LOST
    assert t.s.token[t.u("s-rifle-2")] == 0
    assert t.s.hands[0]


# Gear.


@pytest.mark.rule("HOS-25.7", "HOS-31.9", "HOS-27.4")
def test_gear_is_announced_before_the_die_also_the_enemys() -> None:
    """Ammo before the own roll; Hollow Charges of a defender before the enemy's dice."""
    t = duel()
    equip(t, 0, "ammo")
    equip(t, 0, "veteran")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1")
    assert ("use", "option:t-soviet.ammo") in t.legal()
    t.do("pass", dice=(1,))
    assert ("use", "option:t-soviet.ammo") not in t.legal()
    key = "refusal-option-not-now HOS-25.7"
    assert t.refused("use", "option:t-soviet.ammo") == key
    tank = Table(open_ground(9, 4), {"g-pz3": "3-1 e", "s-rifle-1": "4-1"})
    equip(tank, 0, "hollow-charges")
    tank.s.in_force[1] = ["army_assault:2"]
    moves.begin(tank.s, 0, ("assault", "unit:s-rifle-1"), tank.events)
    tank.advance()
    tank.do("charge", "square:4-1")
    assert tank.legal() == [("use", "option:t-soviet.hollow-charges"), ("pass",)]
    assert "fight-rolled" not in tank.told()


@pytest.mark.rule("HOS-25.2", "HOS-24.4")
def test_markers_of_a_tile_are_for_its_units_alone() -> None:
    """No support option of the pack carries markers; gear serves the stripes of its own tile."""
    assert not [o for o in PACK.options.values() if o.kind == "support" and o.markers]
    s = armies.state(
        [
            ("t-volga", {"left": "rifle-section", "centre": "soviet-at-group", "right": "ammo"}),
            ("t-guards", {}),
        ]
    )
    ammo = s.battle.option_named["t-volga.right"]
    entitled = {u.id for u in s.battle.units if recruitment.entitled(s, u.index, ammo)}
    assert "s-boris" in entitled
    assert "s-zorin" not in entitled
    assert "s-gun45" not in entitled  # support with the stripes of the army


@pytest.mark.rule("HOS-25.27", "HOS-24.12")
def test_orders_fit_only_slots_of_command_tiles() -> None:
    for option in PACK.options.values():
        if option.kind != "order":
            continue
        fitting = {
            tile.kind
            for tile in PACK.tiles.values()
            for slot in tile.slots
            if recruitment.fits(option, slot, tile.side)
        }
        assert fitting == {"command"}, option.id


# Movement.


@pytest.mark.rule("HOS-26.1", "HOS-31.7", "HOS-6.48")
def test_assault_and_push_are_announced_with_the_move() -> None:
    """A tank beside a wreck that has only declared a move cannot push it, nor fight."""
    t = Table(open_ground(9, 5), {"g-pz3": "3-2 e", "s-sappers-1": "4-1"})
    t.s.in_force[1] = ["army_assault:2"]
    wreck = t.wreck("wreck_light_2", "4-2", "5-2")
    declared = moves.declarations(t.s, 0)
    assert {("move",), ("assault", "unit:s-sappers-1"), ("push", f"wreck:{wreck}")} <= set(declared)
    march(t, "g-pz3")
    assert not {"push", "charge"} & {action[0] for action in t.legal()}
    t.s.frames = t.s.frames[:1]
    t.s.forget()
    march(t, "g-pz3", "push", f"wreck:{wreck}")
    assert "push" in {action[0] for action in t.legal()}
    assert "push-declared" in t.told()


@pytest.mark.rule("HOS-31.7", "HOS-15.4")
def test_after_the_first_step_only_a_change_of_state_at_the_end_can_be_added() -> None:
    t = march(Table(open_ground(6, 3), {"g-mg42": "1-1 e", "s-rifle-1": "5-2"}), "g-mg42")
    t.hold(1, "gc-sure")
    t.s.forget()
    assert ("play", "card:gc-sure") in t.legal()
    t.do("step", "square:2-1")
    assert ("play", "card:gc-sure") not in t.legal()
    t.do("flip")
    assert t.s.frames[-1].name == REST  # it was the end


@pytest.mark.rule("HOS-31.8", "HOS-26.5", "HOS-26.6", "HOS-26.7")
def test_after_each_step_the_mover_fires_first_then_the_enemy_reacts() -> None:
    """And cards that name a step come last."""
    t = Table(open_ground(12, 3), {"g-r75": "0-1 e", "s-maxim": "10-1 w #1"})
    t.hold(0, "sc-track")
    march(t, "g-r75").do("step", "square:1-1")
    assert t.s.actors() == ("german",)
    assert ("hold",) in t.legal()
    t.do("hold")
    assert t.legal() == [("react", "unit:s-maxim"), ("pass",)]
    t.do("pass")
    assert t.legal() == [("play", "card:sc-track"), ("pass",)]
    t.do("pass")
    assert t.s.actors() == ("german",)
    t.do("step", "square:2-1")
    assert ("hold",) in t.legal()


@pytest.mark.rule("HOS-26.11", "HOS-8.37")
def test_all_weapons_that_fire_on_the_move_do_so_at_one_moment() -> None:
    """Afterwards none is left for the rest of the way."""
    t = Table(open_ground(12, 5), {"g-pz3": "2-2 e", "s-rifle-1": "9-2"})
    primary, secondary = t.s.counter(0).faces[0].weapons
    primary.on_the_move = 1
    try:
        march(t, "g-pz3").do("step", "square:3-2")
        t.do("fire", "unit:s-rifle-1", "weapon:secondary", dice=(1,))
        assert ("fire", "unit:s-rifle-1", "weapon:primary") in t.legal()
        t.do("fire", "unit:s-rifle-1", "weapon:primary", dice=(1,))
        t.do("step", "square:4-2")
        assert not [action for action in t.legal() if action[0] == "fire"]
    finally:
        primary.on_the_move = -1
    assert secondary.on_the_move == 2


@pytest.mark.rule("HOS-26.12", "HOS-26.9", "HOS-6.39")
def test_at_the_end_infantry_is_displaced_before_hidden_units_are_looked_for() -> None:
    """A lorry stops on a squad; a scout that it uncovers is seen after that."""
    units = {
        "g-opel": "2-1 e", "s-rifle-1": "3-1", "s-scouts-1": "6-1 #1", "g-landser-1": "0-1",
    }  # fmt: skip
    t = Table(open_ground(9, 3), units)
    march(t, "g-opel").do("step", "square:3-1")
    t.do("stop")
    assert t.s.actors() == ("soviet",)
    assert t.s.hidden(t.u("s-scouts-1"))
    t.do("step", "square:3-2")
    assert not t.s.hidden(t.u("s-scouts-1"))
    told = t.told()
    assert told.index("suppressed") < told.index("flipped")
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-16.90", "HOS-26.2")
def test_a_step_and_the_shot_after_it_share_one_window() -> None:
    """Fire on the Move on the square just entered: the enemy is asked once for both."""
    t = Table(open_ground(12, 3), {"g-r75": "0-1 e", "s-maxim": "10-1 w #1"})
    march(t, "g-r75").do("step", "square:1-1")
    t.do("fire", "unit:s-maxim", dice=(1,))
    assert t.legal() == [("react", "unit:s-maxim"), ("pass",)]
    t.do("pass")
    assert t.s.actors() == ("german",)


# Fire.


@pytest.mark.rule("HOS-27.6", "HOS-16.55", "HOS-27.5")
def test_a_split_divides_what_move_bonus_and_doubling_have_made_of_the_value() -> None:
    """(4 − 2 + 1) × 2 = 6 points are to be given away, no more and no fewer."""
    t = Table(open_ground(12, 5), {"g-sdkfz251": "1-1 e", "s-rifle-1": "5-1", "s-rifle-2": "6-2"})
    t.hold(1, "gc-return")
    fire(t, "g-sdkfz251", "split-suppress", origin=MOVE)
    t.do("bonus", "card:gc-return")
    shares = {action[2] for action in t.legal() if action[0] == "share"}
    assert shares == {f"points:{n}" for n in range(1, 6)}  # at least 1 is left for the other


@pytest.mark.rule("HOS-31.13", "HOS-16.73")
def test_after_a_firing_action_the_other_side_may_answer() -> None:
    """Not before its last weapon has fired."""
    t = Table(open_ground(12, 5), {"g-pz3": "3-2 e", "s-gun45": "9-2 w", "s-rifle-1": "9-3"})
    fire(t, "g-pz3", "fire", "unit:s-rifle-1", "weapon:primary", dice=(1,))
    assert t.s.actors() == ("german",)  # the machine guns are still to come
    t.do("fire", "unit:s-rifle-1", "weapon:secondary", dice=(1,))
    assert (t.s.actors(), t.legal()) == (("soviet",), [("react", "unit:s-gun45"), ("pass",)])


@pytest.mark.rule("HOS-31.1", "HOS-31.11")
def test_without_initiative_the_attacker_rerolls_after_the_holder() -> None:
    """The worked example: a 6, re-rolled to 2 by the holder, and then by the attacker."""
    t = duel()
    t.s.initiative = 1
    equip(t, 1, "veteran")
    t.hold(0, "sc-second")
    fire(t, "s-rifle-1", "fire", "unit:g-landser-1", dice=(6,))
    assert t.s.actors() == ("german",)
    t.do("use", "option:t-german.veteran", dice=(1,))
    t.do("pass")
    assert t.legal() == [("play", "card:sc-second"), ("pass",)]
    t.do("play", "card:sc-second", dice=(2,))
    t.do("pass")
    assert t.s.face[t.u("g-landser-1")] == 1


# Suppression that comes in the middle of things.


@pytest.mark.rule("HOS-6.10", "HOS-22.7")
def test_a_marker_on_the_way_spoils_the_dice_but_not_the_way() -> None:
    t = Table(open_ground(12, 3), {"g-r75": "0-1 e", "s-maxim": "10-1 w #1"})
    march(t, "g-r75").do("step", "square:1-1")
    t.do("hold")
    t.do("react", "unit:s-maxim")
    t.do("suppress", "unit:g-r75", dice=(1,))
    assert markers(t, "g-r75") == 1  # 8 and a 1 against DV 5
    t.do("step", "square:2-1")
    t.do("fire", "unit:s-maxim", dice=(6,))
    assert told(t, "attack-rolled")[-1].params["penalty"] == 2 + 2  # the marker, long range
    for x in range(3, 7):
        t.do("step", f"square:{x}-1")
    assert t.where("g-r75") == "6-1"


@pytest.mark.rule("HOS-4.6", "HOS-16.97")
def test_a_unit_that_dies_in_its_own_activation_leaves_nothing_behind() -> None:
    t = Table(open_ground(9, 3), {"s-fitters": "0-1", "g-mg42": "5-1 w #1"})
    t.s.frames.append(activation.Activation(0))
    t.advance()
    t.do("move")
    t.do("step", "square:1-1")
    t.do("react", "unit:g-mg42")
    t.do("fire", "unit:s-fitters", dice=(6,))
    assert t.s.standing[0] == LOST
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-31.2")
def test_the_start_of_the_order_phase_is_a_window_before_tokens_are_taken() -> None:
    t = duel()
    t.hold(0, "sc-high")
    t.s.phase = ORDER
    before = orders.special_tokens(t.s, 0)
    windows.open(t.s, "order-start")
    t.advance()
    t.do("play", "card:sc-high")
    assert orders.special_tokens(t.s, 0) == before + 1
