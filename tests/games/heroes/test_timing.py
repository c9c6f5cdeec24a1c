"""When things happen: cards, gear, the sequences of movement and fire (HOS-21, 25, 26, 27, 31)."""

from typing import Any

import pytest

from tests.heroes import Table, changed, counter, game, house, open_ground


def duel(**units: str) -> Table:
    there = {"s-rifle-1": "C2", "g-landser-1": "C5"}
    return Table(
        open_ground(12, 8), {**there, **{k.replace("_", "-"): v for k, v in units.items()}}
    )


# Cards.


@pytest.mark.rule("HOS-21.3", "HOS-2.9")
@pytest.mark.parametrize("holder", [0, 1])
def test_of_two_cards_at_one_moment_the_initiative_holders_is_resolved_first(holder: int) -> None:
    t = Table(open_ground(9, 5), {"s-smg-1": "C3", "g-landser-1": "C4"})
    t.change(initiative=("soviet", "german")[holder])
    t.hold("soviet", "sc-steel")
    t.hold("german", "gc-steel")
    t.declare("s-smg-1", "assault g-landser-1")
    t.do("charge C4")
    first = ("sc-steel", "gc-steel")[holder]
    t.do(f"play {first}")
    t.do(f"play {('sc-steel', 'gc-steel')[1 - holder]}", 1, 1, 1)
    played = [event.params["card"] for event in t.events if event.key == "card-played"]
    assert played[0] == first


@pytest.mark.rule("HOS-21.4", "HOS-21.9")
def test_a_card_is_played_for_its_event_or_for_its_bonus() -> None:
    """Snap Shot as a bonus of +1 is spent: its event is not to be had any more."""
    t = duel(g_landser_2="E5")
    t.hold("soviet", "sc-snap")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("bonus sc-snap", 1)
    assert t.result() == 1 + 2 + 1
    assert t.hand("soviet") == []
    assert t.json["discard"]["soviet"] == ["sc-snap"]
    assert not t.told("card-played")
    # For its event it gives no bonus.
    t = duel()
    t.hold("soviet", "sc-snap")
    t.fire("g-landser-1", "fire s-rifle-1", 1)
    t.do("play sc-snap s-rifle-1")
    t.do("fire g-landser-1", 1)
    assert t.result() == 1 + 2
    assert t.hand("soviet") == []


@pytest.mark.rule("HOS-21.6", "HOS-21.5")
def test_several_cards_may_be_played_on_one_action() -> None:
    """Aim for the Vents and a re-roll, and another re-roll of that."""
    t = Table(open_ground(12, 6), {"s-zis3": "C9 w", "g-pz3": "C4 e"})
    t.hold("soviet", "sc-vents", "sc-second", "sc-second")
    t.fire("s-zis3", "fire g-pz3")
    t.do("play sc-vents", 1)
    t.do("play sc-second", 1)
    t.do("play sc-second", 6, 1)
    assert [event.params["card"] for event in t.events if event.key == "card-played"] == [
        "sc-vents",
        "sc-second",
        "sc-second",
    ]
    assert t.damage("g-pz3") == ["crew"]


@pytest.mark.rule("HOS-21.11", "HOS-21.9", "HOS-31.7")
def test_a_bonus_is_announced_before_the_dice_or_the_first_step() -> None:
    t = duel()
    t.hold("soviet", "sc-sure", "sc-surprise")
    t.march("s-rifle-1")
    assert "bonus sc-sure" in t.legal()
    t.do("step C3")
    assert t.refused("bonus sc-sure") == "refusal-bonus-not-now HOS-21.11"
    t = duel()
    t.hold("soviet", "sc-snap", "sc-second")
    t.fire("s-rifle-1", "fire g-landser-1")
    t.do("pass", 1)
    # The die has fallen: a re-roll may be played, a bonus may not.
    assert t.legal() == ["play sc-second", "pass"]
    assert t.refused("bonus sc-snap") == "refusal-bonus-not-now HOS-21.11"


@pytest.mark.rule("HOS-21.16", "HOS-21.34")
def test_rush_into_action_lets_a_tank_fire_all_its_weapons_without_a_penalty() -> None:
    """After its move both guns fire, at their full values."""
    t = Table(open_ground(12, 5), {"g-pz3": "C3 e", "s-rifle-1": "C10", "s-rifle-2": "D10"})
    t.hold("german", "gc-rush")
    t.activate("g-pz3")
    t.do("play gc-rush")
    t.do("move")
    t.do("step C4")
    t.do("hold")
    t.do("stop")
    t.do("fire s-rifle-1 weapon=primary", 1)
    t.do("fire s-rifle-1 weapon=secondary", 1)
    assert [event["value"] for event in t.told("attack-rolled")] == [2, 4]
    assert t.resting


@pytest.mark.rule("HOS-21.17", "HOS-26.11")
def test_a_shot_on_the_move_is_the_only_one_of_a_rush() -> None:
    t = Table(open_ground(12, 5), {"g-pz3": "C3 e", "s-rifle-1": "C10"})
    t.hold("german", "gc-rush")
    t.activate("g-pz3")
    t.do("play gc-rush")
    t.do("move")
    t.do("step C4")
    t.do("fire s-rifle-1 weapon=secondary", 1)
    t.do("stop")
    assert t.resting


#: Square C3; windows in the west and in the east.
HUT = house("H1", 4, 4, "+-+", "WaW", "+-+", a="house_1")


@pytest.mark.rule("HOS-21.24", "HOS-21.39")
def test_in_and_out_through_windows_takes_two_surprises() -> None:
    for held, through in ((1, False), (2, True)):
        t = Table(open_ground(6, 5), {"s-rifle-1": "C2", "g-landser-1": "A6"}, houses=[HUT])
        t.hold("soviet", *["sc-surprise"] * held)
        t.march("s-rifle-1")
        t.do("play sc-surprise")
        t.do("step C3")
        assert t.squares() == set()
        if through:
            t.do("play sc-surprise")
            t.do("step C4")
            assert t.where("s-rifle-1") == "C4"
        else:
            assert not [action for action in t.legal() if action.split()[0] == "play"]


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
    described: Any = game().describe("two-streets")
    cards = {card["card"]: card for card in described["cards"]}
    for id, named in moments.values():
        for side in ("sc", "gc"):
            assert set(cards[f"{side}-{id}"]["windows"]) == named
    (fury,) = [card for card in cards.values() if card["effect"] == "army_assault"]
    assert fury["windows"] == ["order_start"]


@pytest.mark.rule("HOS-21.8")
def test_a_free_shot_cannot_be_had_in_the_supply_phase() -> None:
    """The absolute rule beats the card: Snap Shot is not even offered."""
    t = duel()
    t.hold("german", "gc-snap")
    t.change(phase="supply")
    t.march("s-rifle-1").do("step C3")
    assert t.state.actors() == ("soviet",)
    assert t.hand("german") == ["gc-snap"]


@pytest.mark.rule("HOS-31.10", "HOS-21.37")
def test_a_grenade_is_answered_before_anybody_adds_to_it() -> None:
    """Return to Sender first; a thrower whose grenade comes back spends nothing on it."""
    for returned in (True, False):
        t = Table(open_ground(9, 4), {"g-landser-1": "B3", "s-rifle-1": "B5"})
        t.equip("german", "grenades")
        ammo = t.equip("german", "ammo")
        t.hold("soviet", "sc-return")
        t.fire("g-landser-1", "grenade +AB4/5 option=grenades")
        assert t.state.actors() == ("soviet",)
        if returned:
            t.do("play sc-return +AB2/3", 1)
            assert t.left(ammo) == 3
            assert t.told("attack-rolled")[0]["target"] == "g-landser-1"
        else:
            t.do("pass")
            assert t.legal() == ["use option=ammo", "pass"]
            t.do("use option=ammo")
            t.do("pass", 1)
            assert t.told("attack-rolled")[0]["value"] == 2 + 1


@pytest.mark.rule("HOS-21.37", "HOS-25.36")
def test_a_grenade_thrown_into_a_room_comes_back_to_its_thrower_alone() -> None:
    room = house("H", 6, 4, "+-+-+", "Wa aD", "+-+-+", a="house_1")
    units = {"g-landser-1": "C3", "g-landser-2": "B3", "s-rifle-1": "C5"}
    t = Table(open_ground(9, 5), units, houses=[room])
    t.equip("german", "grenades")
    t.hold("soviet", "sc-return")
    words = next(a for a in t.shots("g-landser-1") if a.split()[0] == "grenade" and "side=" in a)
    t.fire("g-landser-1", words)
    t.do("play sc-return", 2)
    assert [event["target"] for event in t.told("attack-rolled")] == ["g-landser-1"]
    assert (t.shows("g-landser-1"), t.shows("s-rifle-1")) == ("weakened", "full")


@pytest.mark.rule("HOS-31.15", "HOS-21.5")
def test_cards_on_an_activation_are_not_for_supply_moves() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "C5 n", "s-rifle-1": "A5"})
    t.hold("german", "gc-rush", "gc-drill", "gc-sure")
    t.change(phase="supply")
    t.activate("g-mg42", fire=False)
    assert not [action for action in t.legal() if action.split()[0] == "play"]
    t.do("move")
    # Over the Rubble names a Movement Action, of either phase.
    assert "play gc-sure" in t.legal()


@pytest.mark.rule("HOS-21.5", "HOS-21.35")
def test_momentum_is_a_card_of_the_activation_phase() -> None:
    """A unit run over in the Supply phase takes its unused special order with it."""
    t = duel(s_rifle_2="F2")
    t.alter("s-rifle-1", token="special")
    t.hold("soviet", "sc-momentum")
    t.change(phase="supply")
    t.hit("s-rifle-1", double=True)
    assert t.standing("s-rifle-1") == "lost"
    assert t.token("s-rifle-2") == ""
    assert t.hand("soviet")


# Gear.


@pytest.mark.rule("HOS-25.7", "HOS-31.9", "HOS-27.4")
def test_gear_is_announced_before_the_die_also_the_enemys() -> None:
    """Ammo before one's own roll; Hollow Charges of a defender before the enemy's dice."""
    t = duel()
    t.equip("soviet", "ammo")
    t.equip("soviet", "veteran")
    t.fire("s-rifle-1", "fire g-landser-1")
    assert "use option=ammo" in t.legal()
    t.do("pass", 1)
    assert "use option=ammo" not in t.legal()
    key = "refusal-option-not-now HOS-25.7"
    assert t.refused("use option=ammo") == key
    tank = Table(open_ground(9, 4), {"g-pz3": "B4 e", "s-rifle-1": "B5"})
    tank.equip("soviet", "hollow-charges")
    tank.change(in_force={"german": ["army_assault:2"]})
    tank.declare("g-pz3", "assault s-rifle-1")
    tank.do("charge B5")
    assert tank.legal() == ["use option=hollow-charges", "pass"]
    assert not tank.told("fight-rolled")


# Movement.


@pytest.mark.rule("HOS-26.1", "HOS-31.7", "HOS-6.48")
def test_assault_and_push_are_announced_with_the_move() -> None:
    """A tank beside a wreck that has only declared a move cannot push it, nor fight."""
    t = Table(open_ground(9, 5), {"g-pz3": "C4 e", "s-sappers-1": "B5"})
    t.change(in_force={"german": ["army_assault:2"]})
    wreck = t.wreck("wreck_light_2", "C5", "C6")
    declared = t.declarations("g-pz3")
    assert {"move", "assault s-sappers-1", f"push wreck={wreck}"} <= set(declared)
    t.march("g-pz3")
    assert not {"push", "charge"} & {action.split()[0] for action in t.legal()}
    t.rest()
    t.declare("g-pz3", f"push wreck={wreck}")
    assert "push" in {action.split()[0] for action in t.legal()}
    assert t.told("push-declared")


@pytest.mark.rule("HOS-31.7", "HOS-15.4")
def test_after_the_first_step_only_a_change_of_state_at_the_end_can_be_added() -> None:
    t = Table(open_ground(6, 3), {"g-mg42": "B2 e", "s-rifle-1": "C6"}).march("g-mg42")
    t.hold("german", "gc-sure")
    assert "play gc-sure" in t.legal()
    t.do("step B3")
    assert "play gc-sure" not in t.legal()
    t.do("flip")
    assert t.resting  # it was the end


@pytest.mark.rule("HOS-31.8", "HOS-26.5", "HOS-26.6", "HOS-26.7")
def test_after_each_step_the_mover_fires_first_then_the_enemy_reacts() -> None:
    """And cards that name a step come last."""
    t = Table(open_ground(12, 3), {"g-r75": "B1 e", "s-maxim": "B11 w deployed"})
    t.hold("soviet", "sc-track")
    t.march("g-r75").do("step B2")
    assert t.state.actors() == ("german",)
    assert "hold" in t.legal()
    t.do("hold")
    assert t.legal() == ["react s-maxim", "pass"]
    t.do("pass")
    assert t.legal() == ["play sc-track", "pass"]
    t.do("pass")
    assert t.state.actors() == ("german",)
    t.do("step B3")
    assert "hold" in t.legal()


@pytest.mark.rule("HOS-26.11", "HOS-8.37")
def test_all_weapons_that_fire_on_the_move_do_so_at_one_moment() -> None:
    """Afterwards none is left for the rest of the way."""
    t = Table(open_ground(12, 5), {"g-pz3": "C3 e", "s-rifle-1": "C10"})
    primary, _secondary = counter("g-pz3").faces[0].weapons
    with changed(primary, on_the_move=1):
        t.march("g-pz3", "C4")
        t.do("fire s-rifle-1 weapon=secondary", 1)
        assert "fire s-rifle-1 weapon=primary" in t.legal()
        t.do("fire s-rifle-1 weapon=primary", 1)
        t.do("step C5")
        assert not t.legal("fire")


@pytest.mark.rule("HOS-26.12", "HOS-26.9", "HOS-6.39")
def test_at_the_end_infantry_is_displaced_before_hidden_units_are_looked_for() -> None:
    """A lorry stops on a squad; a scout that it uncovers is seen after that."""
    units = {
        "g-opel": "B3 e", "s-rifle-1": "B4", "s-scouts-1": "B7 hidden", "g-landser-1": "B1",
    }  # fmt: skip
    t = Table(open_ground(9, 3), units)
    t.march("g-opel").do("step B4")
    t.do("stop")
    assert t.state.actors() == ("soviet",)
    assert t.shows("s-scouts-1") == "hidden"
    t.do("step C4")
    assert t.shows("s-scouts-1") != "hidden"
    told = t.event_keys()
    assert told.index("suppressed") < told.index("flipped")
    assert t.resting


@pytest.mark.rule("HOS-16.90", "HOS-26.2")
def test_a_step_and_the_shot_after_it_share_one_window() -> None:
    """Fire on the Move on the square just entered: the enemy is asked once for both."""
    t = Table(open_ground(12, 3), {"g-r75": "B1 e", "s-maxim": "B11 w deployed"})
    t.march("g-r75").do("step B2")
    t.do("fire s-maxim", 1)
    assert t.legal() == ["react s-maxim", "pass"]
    t.do("pass")
    assert t.state.actors() == ("german",)


# Fire.


@pytest.mark.rule("HOS-27.6", "HOS-16.55", "HOS-27.5")
def test_a_split_divides_what_move_bonus_and_doubling_have_made_of_the_value() -> None:
    """(4 − 2 + 1) × 2 = 6 points are to be given away, no more and no fewer."""
    t = Table(open_ground(12, 5), {"g-sdkfz251": "B2 e", "s-rifle-1": "B6", "s-rifle-2": "C7"})
    t.hold("german", "gc-return")
    t.march("g-sdkfz251").do("split-suppress")
    t.do("bonus gc-return")
    shares = {action.split()[2] for action in t.legal("share")}
    assert shares == {f"points={n}" for n in range(1, 6)}  # at least 1 is left for the other


@pytest.mark.rule("HOS-31.13", "HOS-16.73")
def test_after_a_firing_action_the_other_side_may_answer() -> None:
    """Not before its last weapon has fired."""
    t = Table(open_ground(12, 5), {"g-pz3": "C4 e", "s-gun45": "C10 w", "s-rifle-1": "D10"})
    t.fire("g-pz3", "fire s-rifle-1 weapon=primary", 1)
    assert t.state.actors() == ("german",)  # the machine guns are still to come
    t.do("fire s-rifle-1 weapon=secondary", 1)
    assert (t.state.actors(), t.legal()) == (("soviet",), ["react s-gun45", "pass"])


@pytest.mark.rule("HOS-31.1", "HOS-31.11")
def test_without_initiative_the_attacker_rerolls_after_the_holder() -> None:
    """The worked example: a 6, re-rolled to 2 by the holder, and then by the attacker."""
    t = duel()
    t.change(initiative="german")
    t.equip("german", "veteran")
    t.hold("soviet", "sc-second")
    t.fire("s-rifle-1", "fire g-landser-1", 6)
    assert t.state.actors() == ("german",)
    t.do("use option=veteran", 1)
    t.do("pass")
    assert t.legal() == ["play sc-second", "pass"]
    t.do("play sc-second", 2)
    t.do("pass")
    assert t.shows("g-landser-1") == "weakened"


# Suppression that comes in the middle of things.


@pytest.mark.rule("HOS-6.10", "HOS-22.7")
def test_a_marker_on_the_way_spoils_the_dice_but_not_the_way() -> None:
    t = Table(open_ground(12, 3), {"g-r75": "B1 e", "s-maxim": "B11 w deployed"})
    t.march("g-r75").do("step B2")
    t.do("hold")
    t.do("react s-maxim")
    t.do("suppress g-r75", 1)
    assert t.markers("g-r75") == 1  # 8 and a 1 against DV 5
    t.do("step B3")
    t.do("fire s-maxim", 6)
    assert t.told("attack-rolled")[-1]["penalty"] == 2 + 2  # the marker, long range
    for title in ("B4", "B5", "B6", "B7"):
        t.do(f"step {title}")
    assert t.where("g-r75") == "B7"


@pytest.mark.rule("HOS-4.6", "HOS-16.97")
def test_a_unit_that_dies_in_its_own_activation_leaves_nothing_behind() -> None:
    t = Table(open_ground(9, 3), {"s-fitters": "B1", "g-mg42": "B6 w deployed"})
    t.activate("s-fitters")
    t.do("move")
    t.do("step B2")
    t.do("react g-mg42")
    t.do("fire s-fitters", 6)
    assert t.standing("s-fitters") == "lost"
    assert t.resting


@pytest.mark.rule("HOS-31.2")
def test_the_start_of_the_order_phase_is_a_window_before_tokens_are_taken() -> None:
    t = duel()
    t.hold("soviet", "sc-high")
    t.begin("order-start")
    assert t.json["given"]["soviet"] == [0, 0, 0]
    t.do("play sc-high")
    _, special, _ = t.json["given"]["soviet"]
    other = duel()
    other.begin("order-start")
    assert other.json["given"]["soviet"][1] == special - 1
