"""Every battle event of the action cards, its limits, and the card that answers it (HOS-21)."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.cards.plays import EFFECTS
from sandtable.games.heroes.fire import barrages, hits
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.status import CREW, HULL, LOST, NO_TOKEN, SUPPLY
from sandtable.games.heroes.turn import supply
from tests.games.heroes.kit import equip
from tests.games.heroes.moments import activate, at, card_words, duel, gap
from tests.games.heroes.table import REST, Table, heroes, open_ground


def test_every_effect_of_the_pack_is_carried_out_somewhere() -> None:
    shots = {"grenade", "close_attack", "cancel_card"}
    assert {card.effect for card in heroes().pack.cards} == set(EFFECTS) | shots


# Playing and answering.


@pytest.mark.rule("HOS-21.7", "HOS-21.32")
def test_a_played_card_is_discarded_for_all_to_see() -> None:
    t = duel()
    t.hold(0, "sc-steady")
    t.s.suppression[t.u("s-rifle-1")] = 2
    gap(t)
    t.do("play", "card:sc-steady", "unit:s-rifle-1")
    assert t.s.hands[0] == []
    assert [t.s.battle.cards[card].id for card in t.s.discard[0]] == ["sc-steady"]


@pytest.mark.rule("HOS-21.5", "HOS-21.32")
def test_a_card_out_of_its_moment_or_out_of_hand_is_refused() -> None:
    t = duel()
    t.hold(0, "sc-go", "sc-high")
    gap(t)
    assert t.refused("play", "card:sc-high") == "refusal-card-not-now HOS-21.5"
    assert t.refused("play", "card:sc-seize") == "refusal-card-not-held HOS-21.32"
    assert t.refused("bonus", "card:sc-go") == "refusal-bonus-not-now HOS-21.11"


@pytest.mark.rule("HOS-31.17")
def test_countermand_cancels_an_event_before_it_takes_place() -> None:
    t = duel()
    t.hold(0, "sc-steady")
    t.hold(1, "gc-counter")
    t.s.suppression[t.u("s-rifle-1")] = 2
    gap(t)
    t.do("play", "card:sc-steady", "unit:s-rifle-1")
    assert t.s.actors() == ("german",)
    t.do("play", "card:gc-counter")
    assert t.s.suppression[t.u("s-rifle-1")] == 2
    assert t.s.hands == [[], []]
    assert "card-cancelled" in t.told()


@pytest.mark.rule("HOS-31.17")
def test_countermand_may_be_withheld_and_does_not_answer_itself() -> None:
    t = duel()
    t.hold(0, "sc-steady", "sc-counter")
    t.hold(1, "gc-counter")
    t.s.suppression[t.u("s-rifle-1")] = 2
    gap(t)
    t.do("play", "card:sc-steady", "unit:s-rifle-1")
    t.do("play", "card:gc-counter")
    # The Soviet Countermand is not asked for: only the gap goes on.
    assert t.s.frames[-1].name != "answer"
    assert t.s.hands[0] == [t.s.battle.card_named["sc-counter"]]


def test_countermand_does_not_answer_a_bonus() -> None:
    t = duel()
    t.hold(0, "sc-sure")
    t.hold(1, "gc-counter")
    moves.begin(t.s, t.u("s-rifle-1"), ("move",), t.events)
    t.advance()
    t.do("bonus", "card:sc-sure")
    assert t.s.frames[-1].name == "movement"


# Orders and turn.


@pytest.mark.rule("HOS-21.41", "HOS-3.30")
def test_high_command_and_another_runner_give_tokens_this_turn() -> None:
    t = duel()
    t.hold(0, "sc-high", "sc-runner")
    t.s.phase = 1
    at(t, "order-start")
    t.do("play", "card:sc-high")
    t.do("play", "card:sc-runner")
    assert t.s.in_force[0] == ["special_token", "extra_tokens"]


@pytest.mark.rule("HOS-21.26", "HOS-21.27", "HOS-21.40")
def test_fury_gives_assault_two_and_does_not_add() -> None:
    t = duel(g_pioniere_1="5-5")
    t.hold(1, "gc-fury")
    t.s.phase = 1
    at(t, "order-start")
    t.do("play", "card:gc-fury")
    assert abilities.assault_number(t.s, t.u("g-landser-1")) == 2
    assert abilities.assault_number(t.s, t.u("g-pioniere-1")) == 2
    assert abilities.assault_number(t.s, t.u("s-rifle-1")) == -1


def test_shoulder_to_shoulder_cheers_those_near_an_officer() -> None:
    t = duel(s_boris="3-4", s_rifle_2="9-2", s_smg_1="2-6")
    for id in ("s-rifle-1", "s-rifle-2", "s-boris"):
        t.s.suppression[t.u(id)] = 2
    t.hold(0, "sc-cheer")
    t.s.phase = 1
    at(t, "order-start")
    t.do("play", "card:sc-cheer")
    assert abilities.assault_number(t.s, t.u("s-rifle-2")) == 0
    assert abilities.assault_number(t.s, t.u("s-smg-1")) == 1
    assert [t.s.suppression[t.u(id)] for id in ("s-rifle-1", "s-rifle-2", "s-boris")] == [1, 2, 1]


@pytest.mark.rule("HOS-4.6")
def test_cut_wires_takes_a_token_far_from_officers() -> None:
    t = duel(g_roeder="8-2", g_landser_2="11-7")
    for id, token in (("g-landser-1", 1), ("g-landser-2", 2), ("g-roeder", 3)):
        t.s.token[t.u(id)] = token
    t.s.token[t.u("g-landser-2")] = 2
    t.hold(0, "sc-cut")
    t.s.phase = 1
    at(t, "order-end")
    # landser-1 is 4 squares from Roeder, landser-2 is 5; Roeder has an officer: himself.
    assert card_words(t, "sc-cut") == [("unit:g-landser-2",)]
    t.do("play", "card:sc-cut", "unit:g-landser-2")
    assert t.s.token[t.u("g-landser-2")] == NO_TOKEN
    assert t.s.lost_numbers[1] == [2]


def test_mixed_messages_exchanges_two_enemy_tokens() -> None:
    t = duel(g_landser_2="11-7")
    t.s.token[t.u("g-landser-1")] = 1
    t.s.token[t.u("g-landser-2")] = 12
    t.hold(0, "sc-mixed")
    t.s.phase = 1
    at(t, "order-end")
    t.do("play", "card:sc-mixed", "unit:g-landser-1", "unit:g-landser-2")
    assert (t.s.token[t.u("g-landser-1")], t.s.token[t.u("g-landser-2")]) == (12, 1)


@pytest.mark.rule("HOS-21.19", "HOS-21.35")
def test_momentum_moves_a_token_but_not_from_or_to_activated_units() -> None:
    t = duel(s_rifle_2="1-5", s_rifle_3="2-6", s_rifle_4="3-7")
    t.s.token[t.u("s-rifle-1")] = 3
    t.s.token[t.u("s-rifle-2")] = 1
    t.s.resolved[t.u("s-rifle-2")] = True
    t.s.activated[t.u("s-rifle-3")] = True
    t.hold(0, "sc-momentum")
    gap(t)
    assert card_words(t, "sc-momentum") == [("unit:s-rifle-1", "unit:s-rifle-4")]
    t.do("play", "card:sc-momentum", "unit:s-rifle-1", "unit:s-rifle-4")
    assert t.s.token[t.u("s-rifle-4")] == 3
    assert t.s.token[t.u("s-rifle-1")] == NO_TOKEN


@pytest.mark.rule("HOS-21.18", "HOS-31.12")
def test_momentum_saves_the_token_of_a_doomed_unit() -> None:
    t = duel(s_rifle_2="1-5")
    t.s.token[t.u("s-rifle-1")] = 3
    t.hold(0, "sc-momentum")
    hits.destroy(t.s, t.u("s-rifle-1"), t.events)
    t.advance()
    t.do("play", "card:sc-momentum", "unit:s-rifle-1", "unit:s-rifle-2")
    assert t.s.standing[t.u("s-rifle-1")] == LOST
    assert t.s.token[t.u("s-rifle-2")] == 3
    assert t.s.lost_numbers[0] == []


@pytest.mark.rule("HOS-2.8", "HOS-10.12")
def test_only_the_initiative_holder_seizes_the_hour() -> None:
    t = duel()
    t.hold(0, "sc-seize")
    t.s.phase = SUPPLY
    t.s.initiative = 1
    at(t, "supply-end")
    assert t.s.frames[-1].name == REST
    t.s.initiative = 0
    at(t, "supply-end")
    t.do("play", "card:sc-seize")
    assert t.s.in_force[0] == ["keep_initiative"]


# Units.


@pytest.mark.rule("HOS-21.34", "HOS-31.6")
def test_rush_into_action_gives_a_move_and_a_shot() -> None:
    t = duel()
    t.hold(0, "sc-rush", "sc-rush")
    activate(t, "s-rifle-1")
    t.do("play", "card:sc-rush")
    assert card_words(t, "sc-rush") == []
    t.do("move")
    t.do("step", "square:2-2")
    t.do("stop")
    assert ("fire", "unit:g-landser-1") in t.legal()
    t.do("fire", "unit:g-landser-1", dice=(1,))
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-22.9")
def test_steady_lads_takes_all_markers_off_one_unit() -> None:
    t = duel(s_rifle_2="1-5")
    t.hold(0, "sc-steady")
    t.s.suppression[t.u("s-rifle-2")] = 3
    gap(t)
    assert card_words(t, "sc-steady") == [("unit:s-rifle-2",)]
    t.do("play", "card:sc-steady", "unit:s-rifle-2")
    assert t.s.suppression[t.u("s-rifle-2")] == 0


@pytest.mark.rule("HOS-18.4")
def test_spanner_and_sweat_is_the_vehicles_repair_of_the_turn() -> None:
    t = duel(s_t34="6-6 e")
    tank = t.u("s-t34")
    t.s.damage[tank] = CREW | HULL
    t.hold(0, "sc-fix", "sc-fix")
    t.s.phase = SUPPLY
    at(t, "supply-start")
    assert len(card_words(t, "sc-fix")) == 2
    t.do("play", "card:sc-fix", "unit:s-t34", "damage:hull")
    assert t.s.damage[tank] == CREW
    assert t.s.frames[-1].name == REST


@pytest.mark.rule("HOS-21.20", "HOS-21.36")
def test_go_moves_two_squares_whatever_the_suppression_and_keeps_the_token() -> None:
    t = duel()
    t.s.suppression[t.u("s-rifle-1")] = 3
    t.s.token[t.u("s-rifle-1")] = 2
    t.hold(0, "sc-go")
    gap(t)
    t.do("play", "card:sc-go", "unit:s-rifle-1")
    t.do("step", "square:2-3")
    t.do("step", "square:2-4")
    assert t.where("s-rifle-1") == "2-4"
    assert t.s.token[t.u("s-rifle-1")] == 2
    assert not t.s.is_activated(t.u("s-rifle-1"))


@pytest.mark.rule("HOS-21.36", "HOS-6.18", "HOS-6.63")
def test_go_flips_a_deployed_weapon_first() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "4-2 n #1", "s-rifle-1": "0-0"})
    t.s.initiative = 1
    t.hold(1, "gc-go")
    gap(t)
    t.do("play", "card:gc-go", "unit:g-mg42")
    assert t.s.shows(t.u("g-mg42")).state == "packed"


def test_smoke_pots_lie_on_two_adjacent_squares_near_a_unit() -> None:
    t = Table(open_ground(12, 3), {"s-rifle-1": "0-0", "g-landser-1": "11-2"})
    t.hold(0, "sc-smoke")
    gap(t)
    t.do("play", "card:sc-smoke")
    squares = {words[1] for words in t.legal()}
    assert "square:4-2" in squares
    assert "square:5-0" not in squares
    t.do("smoke", "square:4-0")
    assert {words[1] for words in t.legal()} == {"square:3-0", "square:3-1", "square:4-1"}
    t.do("smoke", "square:4-1")
    assert [t.s.name(p) for p, lies in enumerate(t.s.smoke) if lies] == ["4-0", "4-1"]


def test_cellar_to_cellar_leads_to_another_hole_without_enemies_near() -> None:
    rows = ["t....#....#.", "............", "............"]
    units = {"s-rifle-1": "0-0", "s-rifle-2": "0-2", "g-landser-1": "10-1"}
    t = Table(rows, units)
    t.hold(0, "sc-cellar")
    t.s.phase = SUPPLY
    t.s.frames.append(supply.SupplyMoves(0))
    t.advance()
    assert card_words(t, "sc-cellar") == [("unit:s-rifle-1",)]
    t.do("play", "card:sc-cellar", "unit:s-rifle-1")
    assert t.legal() == [("place", "square:5-0")]
    t.do("place", "square:5-0")
    assert t.where("s-rifle-1") == "5-0"
    assert ("supply", "unit:s-rifle-1") not in t.legal()


@pytest.mark.rule("HOS-15.2")
def test_drilled_crew_changes_state_for_free() -> None:
    t = Table(open_ground(9, 5), {"g-mg42": "4-2 n", "s-rifle-1": "4-0"})
    t.hold(1, "gc-drill")
    activate(t, "g-mg42")
    t.do("play", "card:gc-drill")
    assert t.s.shows(t.u("g-mg42")).state == "deployed"
    assert ("suppress", "unit:s-rifle-1") in t.legal()
    assert ("move",) in t.legal()


def test_drilled_crew_lets_a_crew_leave() -> None:
    t = Table(open_ground(9, 5), {"s-t34": "4-2 e", "s-drozd": "in s-t34 #1"})
    t.hold(0, "sc-drill")
    activate(t, "s-drozd")
    t.do("play", "card:sc-drill", "square:4-1")
    assert t.where("s-drozd") == "4-1"
    assert not t.s.shows(t.u("s-drozd")).active


# Barrages.


def test_rockets_fall_twice_in_the_direction_of_the_scatter() -> None:
    t = duel()
    t.hold(0, "sc-katyusha")
    gap(t)
    t.do("play", "card:sc-katyusha")
    t.do("aim", "point:4-2", dice=(2,))
    points = [e.params["point"] for e in t.events if e.key == "template-placed"]
    assert points == ["8-2", "9-2"]


def test_bombers_are_driven_off_by_a_quad_maxim_on_five() -> None:
    units = {"s-gaz4m": "4-2 e #1", "g-landser-1": "0-0", "s-rifle-1": "8-2"}
    for die, dropped in ((5, False), (4, True)):
        t = Table(open_ground(12, 6), units)
        t.s.initiative = 1
        t.hold(1, "gc-stuka")
        gap(t)
        t.do("play", "card:gc-stuka")
        dice = (die,) if not dropped else (die, 6, 1, 1, 1, 1, 1)
        t.do("aim", "point:9-3", dice=dice)
        assert ("template-placed" in t.told()) == dropped


def test_a_suppressed_quad_maxim_does_not_fire_at_bombers() -> None:
    t = Table(open_ground(12, 6), {"s-gaz4m": "4-2 e #1", "g-landser-1": "0-0"})
    t.s.suppression[t.u("s-gaz4m")] = 1
    t.s.initiative = 1
    t.hold(1, "gc-stuka")
    gap(t)
    t.do("play", "card:gc-stuka")
    t.do("aim", "point:9-3", dice=(6,))
    assert "flak-rolled" not in t.told()


def test_howling_rockets_suppress_all_infantry_under_them() -> None:
    t = duel()
    t.s.initiative = 1
    t.hold(1, "gc-nebel")
    gap(t)
    t.do("play", "card:gc-nebel")
    t.do("aim", "point:1-2", dice=(6, 1))
    assert t.s.suppression[t.u("s-rifle-1")] == 1


def test_hug_them_close_calls_off_a_barrage_and_keeps_the_marker() -> None:
    t = duel()
    artillery = equip(t, 1, "artillery")
    t.hold(0, "sc-hug")
    option = t.s.battle.options[artillery]
    barrages.call(t.s, 1, option.profile, option.params, artillery)
    t.do("aim", "point:2-2")
    t.do("play", "card:sc-hug")
    assert "barrage-called-off" in t.told()
    assert t.s.markers[artillery] == 3


def test_hug_them_close_needs_enemies_near() -> None:
    t = duel()
    artillery = equip(t, 1, "artillery")
    t.hold(0, "sc-hug")
    option = t.s.battle.options[artillery]
    barrages.call(t.s, 1, option.profile, option.params, artillery)
    t.do("aim", "point:9-6", dice=(6,))
    assert t.s.frames[-1].name == REST
    assert t.s.markers[artillery] == 2


@pytest.mark.rule("HOS-16.1")
def test_corrected_fire_shortens_the_scatter() -> None:
    t = duel()
    artillery = equip(t, 1, "artillery")
    t.hold(1, "gc-correct")
    option = t.s.battle.options[artillery]
    barrages.call(t.s, 1, option.profile, option.params, artillery)
    t.do("aim", "point:5-5")
    # The die bonus is for the scatter die; the event comes after it.
    t.do("pass", dice=(2,))
    t.do("play", "card:gc-correct")
    assert [e.params["point"] for e in t.events if e.key == "template-placed"] == ["7-5"]
