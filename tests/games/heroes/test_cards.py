"""Every battle event of the action cards, its limits, and the card that answers it (HOS-21)."""

import pytest

from tests.heroes import Table, duel, open_ground

# Playing and answering.


@pytest.mark.rule("HOS-21.7", "HOS-21.32")
def test_a_played_card_is_discarded_for_all_to_see() -> None:
    t = duel().shaken("s-rifle-1", 2)
    t.hold("soviet", "sc-steady")
    t.gap()
    t.do("play sc-steady s-rifle-1")
    assert t.hand("soviet") == []
    for seat in ("soviet", "german", None):
        assert t.state.view(seat)["discard"] == {"soviet": ["sc-steady"], "german": []}


@pytest.mark.rule("HOS-21.5", "HOS-21.32")
def test_a_card_out_of_its_moment_or_out_of_hand_is_refused() -> None:
    t = duel()
    t.hold("soviet", "sc-go", "sc-high")
    t.gap()
    assert t.refused("play sc-high") == "refusal-card-not-now HOS-21.5"
    assert t.refused("play sc-seize") == "refusal-card-not-held HOS-21.32"
    assert t.refused("bonus sc-go") == "refusal-bonus-not-now HOS-21.11"


@pytest.mark.rule("HOS-31.17")
def test_countermand_cancels_an_event_before_it_takes_place() -> None:
    t = duel().shaken("s-rifle-1", 2)
    t.hold("soviet", "sc-steady")
    t.hold("german", "gc-counter")
    t.gap()
    t.do("play sc-steady s-rifle-1")
    assert t.state.actors() == ("german",)
    t.do("play gc-counter")
    assert t.markers("s-rifle-1") == 2
    assert t.json["hands"] == {"soviet": [], "german": []}
    assert t.told("card-cancelled")


@pytest.mark.rule("HOS-31.17")
def test_countermand_may_be_withheld_and_does_not_answer_itself() -> None:
    t = duel().shaken("s-rifle-1", 2)
    t.hold("soviet", "sc-steady", "sc-counter")
    t.hold("german", "gc-counter")
    t.gap()
    t.do("play sc-steady s-rifle-1")
    assert t.legal() == ["play gc-counter", "pass"]
    withheld = t.state.clone()
    t.do("play gc-counter")
    # The Soviet Countermand is not asked for: only the gap goes on.
    assert t.resting
    assert t.hand("soviet") == ["sc-counter"]
    t.state = withheld
    t.do("pass")
    assert t.markers("s-rifle-1") == 0
    assert t.hand("german") == ["gc-counter"]


def test_countermand_does_not_answer_a_bonus() -> None:
    t = duel()
    t.hold("soviet", "sc-sure")
    t.hold("german", "gc-counter")
    t.march("s-rifle-1").do("bonus sc-sure")
    assert t.decision == "movement"
    assert t.seat() == "soviet"


# Orders and turn.


@pytest.mark.rule("HOS-21.41", "HOS-3.30")
def test_high_command_and_another_runner_give_tokens_this_turn() -> None:
    given = []
    for cards in ((), ("sc-high", "sc-runner")):
        t = duel(g_roeder="A12")
        t.hold("soviet", *cards)
        t.begin("order-start")
        for card in cards:
            t.do(f"play {card}")
        given.append(t.told("tokens-taken")[0])
    plain, more = given
    assert more == {**plain, "special": plain["special"] + 1, "numbered": plain["numbered"] + 1}


@pytest.mark.rule("HOS-21.26", "HOS-21.27", "HOS-21.40")
def test_fury_gives_assault_two_and_does_not_add() -> None:
    """Pioniere have Assault +1 of their own; both are worth 2 and CV 2 in a fight."""
    t = duel(g_roeder="A12", g_landser_2="D3", g_pioniere_1="B3")
    assert t.parts("g-pioniere-1", "assault s-rifle-1")["odds-attack"] == -(2 + 1)
    assert "assault s-rifle-1" not in t.declarations("g-landser-2")
    t.hold("german", "gc-fury")
    t.begin("order-start")
    t.do("play gc-fury")
    t.change(phase="activation")
    for squad in ("g-landser-2", "g-pioniere-1"):
        assert t.parts(squad, "assault s-rifle-1")["odds-attack"] == -(2 + 2)
    assert t.declarations("s-rifle-1") == ["move"]


def test_shoulder_to_shoulder_cheers_those_near_an_officer() -> None:
    units = {"s_boris": "E4", "s_rifle_2": "C10", "s_smg_1": "G3"}
    t = duel(**units, g_landser_2="C11", g_landser_3="G4", g_roeder="A12")
    for id in ("s-rifle-1", "s-rifle-2", "s-boris"):
        t.shaken(id, 2)
    t.hold("soviet", "sc-cheer")
    t.begin("order-start")
    t.do("play sc-cheer")
    assert [t.markers(id) for id in ("s-rifle-1", "s-rifle-2", "s-boris")] == [1, 2, 1]
    t.change(phase="activation")
    t.shaken("s-rifle-2", 1)
    assert t.parts("s-rifle-2", "assault g-landser-2")["odds-attack"] == -(2 - 2)
    assert t.parts("s-smg-1", "assault g-landser-3")["odds-attack"] == -(3 + 1)


@pytest.mark.rule("HOS-4.6")
def test_cut_wires_takes_a_token_far_from_officers() -> None:
    t = duel(g_roeder="C9", g_landser_2="H12")
    for id, token in (("g-landser-1", "1"), ("g-landser-2", "2"), ("g-roeder", "3")):
        t.alter(id, token=token)
    t.hold("soviet", "sc-cut")
    t.begin("order-end")
    # landser-1 is 4 squares from Roeder, landser-2 is 5; Roeder has an officer: himself.
    assert t.plays("sc-cut") == ["g-landser-2"]
    t.do("play sc-cut g-landser-2")
    assert t.token("g-landser-2") == ""
    t.do("wait")
    assert t.told("token-empty") == [{"side": "german", "token": "2"}]
    assert [event["unit"] for event in t.told("token-revealed")] == ["g-landser-1", "g-roeder"]


def test_mixed_messages_exchanges_two_enemy_tokens() -> None:
    t = duel(g_landser_2="H12")
    t.alter("g-landser-1", token="1")
    t.alter("g-landser-2", token="bluff")
    t.hold("soviet", "sc-mixed")
    t.begin("order-end")
    t.do("play sc-mixed g-landser-1 g-landser-2")
    assert (t.token("g-landser-1"), t.token("g-landser-2")) == ("bluff", "1")


@pytest.mark.rule("HOS-21.19", "HOS-21.35")
def test_momentum_moves_a_token_but_not_from_or_to_activated_units() -> None:
    t = duel(s_rifle_2="F2", s_rifle_3="G3", s_rifle_4="H4")
    t.alter("s-rifle-1", token="3")
    t.alter("s-rifle-2", token="1", resolved=True)
    t.alter("s-rifle-3", activated=True)
    t.hold("soviet", "sc-momentum")
    t.gap()
    assert t.plays("sc-momentum") == ["s-rifle-1 s-rifle-4"]
    t.do("play sc-momentum s-rifle-1 s-rifle-4")
    assert (t.token("s-rifle-1"), t.token("s-rifle-4")) == ("", "3")


@pytest.mark.rule("HOS-21.18", "HOS-31.12")
def test_momentum_saves_the_token_of_a_doomed_unit() -> None:
    t = duel(s_rifle_2="F2")
    t.alter("s-rifle-1", token="3")
    t.hold("soviet", "sc-momentum")
    t.hit("s-rifle-1", double=True)
    t.do("play sc-momentum s-rifle-1 s-rifle-2")
    assert t.lost("s-rifle-1")
    assert t.token("s-rifle-2") == "3"
    assert t.json["lost_numbers"]["soviet"] == []


@pytest.mark.rule("HOS-2.8", "HOS-10.12")
def test_only_the_initiative_holder_seizes_the_hour() -> None:
    for holder, following in (("german", "soviet"), ("soviet", "soviet")):
        t = duel(g_roeder="A12")
        t.hold("soviet", "sc-seize")
        t.change(initiative=holder)
        t.begin("supply-end")
        assert t.plays("sc-seize") == ([""] if holder == "soviet" else [])
        t.do("play sc-seize" if holder == "soviet" else "done")
        assert t.told("turn") == [{"turn": 2, "initiative": following}]


# Units.


@pytest.mark.rule("HOS-21.34", "HOS-31.6")
def test_rush_into_action_gives_a_move_and_a_shot() -> None:
    t = duel()
    t.hold("soviet", "sc-rush", "sc-rush")
    t.activate("s-rifle-1")
    t.do("play sc-rush")
    assert t.plays("sc-rush") == []
    t.do("move")
    t.do("step C3")
    t.do("stop")
    assert "fire g-landser-1" in t.legal()
    t.do("fire g-landser-1", 1)
    assert t.resting


@pytest.mark.rule("HOS-22.9")
def test_steady_lads_takes_all_markers_off_one_unit() -> None:
    t = duel(s_rifle_2="F2").shaken("s-rifle-2", 3)
    t.hold("soviet", "sc-steady")
    t.gap()
    assert t.plays("sc-steady") == ["s-rifle-2"]
    t.do("play sc-steady s-rifle-2")
    assert t.markers("s-rifle-2") == 0


@pytest.mark.rule("HOS-18.4")
def test_spanner_and_sweat_is_the_vehicles_repair_of_the_turn() -> None:
    t = duel(s_t34="G7 e", s_fitters="G8")
    t.alter("s-t34", damage=["crew", "hull"])
    t.hold("soviet", "sc-fix")
    t.begin("supply-start")
    assert t.plays("sc-fix") == ["s-t34 damage=crew", "s-t34 damage=hull"]
    t.do("play sc-fix s-t34 damage=hull")
    assert t.damage("s-t34") == ["crew"]
    t.do("supply s-fitters")
    assert t.refused("repair s-t34 damage=crew") == "refusal-repair-once HOS-18.4"


@pytest.mark.rule("HOS-21.20", "HOS-21.36")
def test_go_moves_two_squares_whatever_the_suppression_and_keeps_the_token() -> None:
    t = duel().shaken("s-rifle-1", 3)
    t.alter("s-rifle-1", token="2")
    t.hold("soviet", "sc-go")
    t.gap()
    t.do("play sc-go s-rifle-1")
    t.do("step D3")
    t.do("step E3")
    assert t.resting
    unit = t.unit("s-rifle-1")
    assert (t.where("s-rifle-1"), unit["token"]) == ("E3", "2")
    assert not unit.keys() & {"activated", "resolved"}


@pytest.mark.rule("HOS-21.36", "HOS-6.18", "HOS-6.63")
def test_go_flips_a_deployed_weapon_first() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "C5 n deployed", "s-rifle-1": "A1"})
    t.change(initiative="german")
    t.hold("german", "gc-go")
    t.gap()
    t.do("play gc-go g-mg42")
    assert t.shows("g-mg42") == "packed"
    assert "step C6" in t.legal()


def test_smoke_pots_lie_on_two_adjacent_squares_near_a_unit() -> None:
    t = Table(open_ground(12, 3), {"s-rifle-1": "A1", "g-landser-1": "C12"})
    t.hold("soviet", "sc-smoke")
    t.gap()
    t.do("play sc-smoke")
    assert "C5" in t.squares("smoke")
    assert "A6" not in t.squares("smoke")
    t.do("smoke A5")
    assert t.squares("smoke") == {"A4", "B4", "B5"}
    t.do("smoke B5")
    assert t.smoke() == {"A5", "B5"}


def test_cellar_to_cellar_leads_to_another_hole_without_enemies_near() -> None:
    rows = ["t....#....#.", "............", "............"]
    t = Table(rows, {"s-rifle-1": "A1", "s-rifle-2": "C1", "g-landser-1": "B11"})
    t.hold("soviet", "sc-cellar")
    t.supply_moves("soviet")
    assert t.plays("sc-cellar") == ["s-rifle-1"]
    t.do("play sc-cellar s-rifle-1")
    assert t.legal() == ["place A6"]
    t.do("place A6")
    assert t.where("s-rifle-1") == "A6"
    assert t.legal("supply") == ["supply s-rifle-2"]


@pytest.mark.rule("HOS-15.2")
def test_drilled_crew_changes_state_for_free() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "C5 n", "s-rifle-1": "A5"})
    t.hold("german", "gc-drill")
    t.activate("g-mg42")
    t.do("play gc-drill")
    assert t.shows("g-mg42") == "deployed"
    assert {"suppress s-rifle-1", "move"} <= set(t.legal())


def test_drilled_crew_lets_a_crew_leave() -> None:
    t = Table(open_ground(9, 5), {"s-t34": "C5 e", "s-drozd": "in s-t34 aboard"})
    t.hold("soviet", "sc-drill")
    t.activate("s-drozd")
    t.do("play sc-drill B5")
    assert t.where("s-drozd") == "B5"
    assert t.shows("s-drozd") == "on-foot"


# Barrages.


def test_rockets_fall_twice_in_the_direction_of_the_scatter() -> None:
    t = duel()
    t.hold("soviet", "sc-katyusha")
    t.gap()
    t.do("play sc-katyusha")
    t.do("aim +BC4/5", 2)
    assert t.templates() == ["8-2", "9-2"]


def bombers() -> Table:
    """Bombers are called while a Quad Maxim stands ready."""
    units = {"s-gaz4m": "C5 e firing", "g-landser-1": "A1", "s-rifle-1": "C9"}
    t = Table(open_ground(12, 6), units)
    t.change(initiative="german")
    t.hold("german", "gc-stuka")
    return t


@pytest.mark.parametrize("die", [4, 5])
def test_bombers_are_driven_off_by_a_quad_maxim_on_five(die: int) -> None:
    t = bombers()
    t.gap()
    t.do("play gc-stuka")
    dropped = die < 5
    t.do("aim +CD9/10", die, *((6, 1) if dropped else ()))
    assert t.told("flak-rolled")
    assert t.templates() == (["9-3"] if dropped else [])


def test_a_suppressed_quad_maxim_does_not_fire_at_bombers() -> None:
    t = bombers().shaken("s-gaz4m")
    t.gap()
    t.do("play gc-stuka")
    t.do("aim +CD9/10", 6, 1)
    assert not t.told("flak-rolled")
    assert t.templates() == ["9-3"]


def test_howling_rockets_suppress_all_infantry_under_them() -> None:
    t = duel()
    t.change(initiative="german")
    t.hold("german", "gc-nebel")
    t.gap()
    t.do("play gc-nebel")
    t.do("aim +BC1/2", 6, 1)
    assert t.markers("s-rifle-1") == 1


def test_hug_them_close_calls_off_a_barrage_and_keeps_the_marker() -> None:
    t = duel()
    artillery = t.equip("german", "artillery")
    t.hold("soviet", "sc-hug")
    t.call(artillery)
    t.do("aim +BC2/3")
    t.do("play sc-hug")
    assert t.told("barrage-called-off")
    assert t.left(artillery) == 3


def test_hug_them_close_needs_enemies_near() -> None:
    t = duel()
    artillery = t.equip("german", "artillery")
    t.hold("soviet", "sc-hug")
    t.call(artillery)
    t.do("aim +FG9/10", 6)
    assert t.resting
    assert t.left(artillery) == 2


@pytest.mark.rule("HOS-16.1")
def test_corrected_fire_shortens_the_scatter() -> None:
    t = duel()
    artillery = t.equip("german", "artillery")
    t.hold("german", "gc-correct")
    t.call(artillery)
    t.do("aim +EF5/6")
    # The die bonus is for the scatter die; the event comes after it.
    t.do("pass", 2)
    t.do("play gc-correct")
    assert t.templates() == ["7-5"]
