"""Every ability, card effect and option effect has tests of its use, its limits and suppression.

The tables name three tests for each; a new ability or effect has none, and so fails here.
"""

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.heroes import counter, game

FOLDER = Path(__file__).parent
#: Use, limit, interplay with suppression: ``file.test``, the file without ``test_``.
Three = tuple[str, str, str]

#: What a weapon prints beside its numbers, by the names of its attributes.
WEAPONS: dict[str, Three] = {
    "arc": (
        "firing.test_firing_arcs",
        "firing.test_a_rear_arc",
        "suppressed_units.test_a_pinned_gun_still_turns",
    ),
    "on_the_move": (
        "movement_sequence.test_fire_on_the_move_before_after_and_once",
        "movement_sequence.test_no_fire_on_the_move_in_the_supply_phase",
        "suppressed_units.test_on_the_move",
    ),
    "suppressive": (
        "special_fire.test_suppressive_fire",
        "special_fire.test_x_stays_x_for_suppressive_fire",
        "suppressed_units.test_suppressive_fire",
    ),
    "machine_gunner": (
        "special_fire.test_the_worked_split_of_the_mg42",
        "special_fire.test_targets_of_one_type",
        "suppressed_units.test_machine_gunner",
    ),
    "twin_linked": (
        "special_fire.test_twin_linked_keeps_the_better_die",
        "worked_examples.test_a_twin_linked_unit_throws_a_grenade_with_one_die",
        "suppressed_units.test_twin_linked",
    ),
    "scary": (
        "special_fire.test_scary_shot",
        "kinds_of_fire.test_a_scary_shot_does_not_go_with_a_split",
        "suppressed_units.test_scary_shot",
    ),
    "armour_piercing": (
        "special_fire.test_armour_piercing",
        "kinds_of_fire.test_a_gun_without_the_symbol_pierces_nothing",
        "suppressed_units.test_armour_piercing",
    ),
    "opportunity": (
        "reactions.test_a_step_is_answered",
        "reactions.test_activated_units_do_not_react",
        "suppressed_units.test_opportunity_fire",
    ),
    "destruction": (
        "special_fire.test_destruction_after_the_attack",
        "special_fire.test_suppressive_fire_destroys_nothing",
        "suppressed_units.test_destruction",
    ),
    "limited_squares": (
        "firing.test_boris_fires_four_squares",
        "kinds_of_fire.test_a_limited_range_is_that_of_the_weapon_which_shows_it",
        "suppressed_units.test_limited_range_in_squares",
    ),
    "limited_interspaces": (
        "templates.test_limited_range_in_interspaces",
        "kinds_of_fire.test_a_range_in_interspaces_does_not_bind_aimed_fire",
        "suppressed_units.test_limited_range_in_interspaces",
    ),
    "ignores_obstacles": (
        "special_fire.test_the_red_triangle",
        "kinds_of_fire.test_the_red_triangle_does_not_open_houses",
        "suppressed_units.test_the_red_triangle_ignores_obstacles_not_markers",
    ),
    "diversion": (
        "special_fire.test_diversion_fire",
        "kinds_of_fire.test_diversion_fire_is_of_the_side_that_shows_it",
        "suppressed_units.test_diversion_fire",
    ),
    "flamethrower": (
        "templates.test_a_flame_burns_and_suppresses",
        "areas.test_vehicles_shield_from_flames_and_infantry_does_not",
        "suppressed_units.test_flamethrower",
    ),
    "sniper": (
        "special_fire.test_a_sniper_stays_hidden",
        "special_fire.test_a_sniper_fires_only_at_infantry",
        "special_fire.test_the_sniper_table",
    ),
    "howitzer": (
        "templates.test_a_howitzer_attacks_every_unit_once",
        "templates.test_buildings_shelter_from_blasts",
        "suppressed_units.test_howitzer",
    ),
    "indirect": (
        "templates.test_the_mode_of_indirect_fire_follows_from_sight",
        "templates.test_no_indirect_fire_from_a_building",
        "templates.test_suppression_does_not_change_the_scatter",
    ),
    "scatter": (
        "templates.test_scatter",
        "templates.test_off_the_field_nothing_happens",
        "templates.test_suppression_does_not_change_the_scatter",
    ),
}

#: What a side of a counter prints, by the names of its attributes.
FACES: dict[str, Three] = {
    "order": (
        "orders.test_each_star_gives_the_next_lowest_number_and_everyone_has_a_bluff",
        "recruitment.test_stars_of_an_officer_count_once",
        "suppressed_units.test_order_and_personal_order",
    ),
    "personal_order": (
        "orders.test_a_unit_with_a_personal_order_must_get_a_token",
        "recruitment.test_the_personal_order_of_a_crew_is_on_its_side_aboard",
        "suppressed_units.test_order_and_personal_order",
    ),
    "autonomous": (
        "activation.test_a_gap_offers_autonomous_units_then_special_orders",
        "activation.test_an_activated_unit_is_not_autonomous_any_more",
        "suppressed_units.test_autonomous",
    ),
    "inspiration": (
        "activation.test_inspiration_may_come_after_the_action",
        "activation.test_inspiration_takes_one_marker_from_friends_in_sight_within_its_range",
        "suppressed_units.test_inspiration",
    ),
    "scout": (
        "transport.test_a_scout_moves_its_number_and_ignores_rubble",
        "objectives.test_where_no_scout_move_may_end",
        "suppressed_units.test_scout",
    ),
    "assault": (
        "assault.test_beaten_infantry_is_hit_retreats_and_loses_its_square",
        "assault.test_boris_may_not_assault_a_panzer_and_riflemen_may_assault_nobody",
        "assault.test_each_suppression_marker_costs_two",
    ),
    "transport": (
        "transport.test_boarding_is_the_last_step",
        "transport.test_points",
        "suppressed_units.test_transport",
    ),
    "mechanic": (
        "activation.test_a_mechanic_takes_off_one_marker_instead_of_acting",
        "activation.test_one_repair_a_turn_on_each_vehicle",
        "suppressed_units.test_mechanic",
    ),
    "positive_vibes": (
        "hits.test_positive_vibes",
        "abilities.test_a_crew_lends_its_abilities_aboard_only",
        "suppressed_units.test_positive_vibes",
    ),
    "artillery_spotter": (
        "templates.test_spotters_shorten_the_scatter_by_one",
        "templates.test_a_spotter_needs_clear_sight",
        "suppressed_units.test_artillery_spotter",
    ),
    "ambush": (
        "firing.test_hidden_units_are_no_targets",
        "spotting.test_spotted_in_the_open_at_any_distance_but_only_in_clear_sight",
        "suppressed_units.test_ambush",
    ),
    "crew": (
        "transport.test_manning_a_vehicle",
        "transport.test_a_crew_only_leaves",
        "suppressed_units.test_crew",
    ),
    "tripod": (
        "spotting.test_deploying_at_the_end_of_a_move",
        "spotting.test_packing_up_moving_and_deploying_is_too_much",
        "states.test_deploying_on_the_spot_ends_where_it_stands",
    ),
}

ARMY = "suppressed_plays.test_a_shaken_army_plays_its_orders_all_the_same"

#: The effects of action cards.
CARDS: dict[str, Three] = {
    "army_assault": (
        "abilities.test_fury_gives_assault_2",
        "cards.test_fury_gives_assault_two_and_does_not_add",
        "suppressed_plays.test_fury_does_not_take_markers_off",
    ),
    "army_cheer": (
        "overview.test_a_card_and_a_character_do_more_than_the_rules_of_units",
        "suppressed_gear.test_shoulder_to_shoulder_is_for_infantry",
        "cards.test_shoulder_to_shoulder_cheers_those_near_an_officer",
    ),
    "assault_bonus": (
        "cards_in_action.test_cold_steel_adds_two_for_attacker_and_defender",
        "suppressed_plays.test_cold_steel_belongs_to_a_fight",
        "suppressed_plays.test_cold_steel_makes_up_for_one_marker",
    ),
    "barrage": (
        "cards.test_rockets_fall_twice_in_the_direction_of_the_scatter",
        "cards.test_bombers_are_driven_off_by_a_quad_maxim_on_five",
        "cards.test_howling_rockets_suppress_all_infantry_under_them",
    ),
    "cancel_barrage": (
        "cards.test_hug_them_close_calls_off_a_barrage_and_keeps_the_marker",
        "cards.test_hug_them_close_needs_enemies_near",
        "suppressed_plays.test_a_barrage_that_is_called_off_suppresses_nobody",
    ),
    "cancel_card": (
        "cards_in_action.test_a_countermanded_bundle_leaves_the_unit_another_shot",
        "cards.test_countermand_does_not_answer_a_bonus",
        "cards.test_countermand_cancels_an_event_before_it_takes_place",
    ),
    "close_attack": (
        "cards_in_action.test_bottle_and_match_burns_next_door_and_suppresses",
        "suppressed_plays.test_a_bottle_is_for_the_next_square",
        "suppressed_plays.test_a_shaken_hand_spoils_a_bottle",
    ),
    "cut_token": (
        "cards.test_cut_wires_takes_a_token_far_from_officers",
        "suppressed_gear.test_wires_to_a_unit_that_has_acted_are_not_worth_cutting",
        ARMY,
    ),
    "double_action": (
        "cards.test_rush_into_action_gives_a_move_and_a_shot",
        "activation.test_never_more_than_one_firing_action",
        "suppressed_plays.test_both_actions_of_a_rush_or_a_hero_suffer_from_markers",
    ),
    "extra_tokens": (
        "cards.test_high_command_and_another_runner_give_tokens_this_turn",
        "suppressed_plays.test_cards_do_not_lift_the_limits_of_tokens",
        ARMY,
    ),
    "forced_advance": (
        "forced.test_an_advance_of_two_steps",
        "cards.test_go_flips_a_deployed_weapon_first",
        "cards.test_go_moves_two_squares_whatever_the_suppression_and_keeps_the_token",
    ),
    "free_state_change": (
        "cards.test_drilled_crew_changes_state_for_free",
        "cards.test_drilled_crew_lets_a_crew_leave",
        "suppressed_plays.test_a_drilled_crew_deploys_although_it_is_pinned_and_riflemen_do_not",
    ),
    "give_ground": (
        "assault.test_a_target_that_has_stepped_back_is_not_fought_and_the_move_goes_on",
        "suppressed_plays.test_vehicles_do_not_give_ground",
        "suppressed_plays.test_shaken_infantry_gives_ground",
    ),
    "glancing": (
        "cards_in_action.test_a_glancing_blow_is_only_a_marker",
        "suppressed_plays.test_a_glancing_blow_is_of_no_use_against_a_double_hit_or_in_a_fight",
        "suppressed_gear.test_an_averted_hit_adds_its_marker_to_those_that_lie_there",
    ),
    "grenade": (
        "cards_in_action.test_a_bundled_charge_comes_back",
        "suppressed_plays.test_a_bundled_charge_flies_two_interspaces",
        "suppressed_plays.test_a_shaken_hand_spoils_a_bundled_charge",
    ),
    "halt_vehicle": (
        "cards_in_action.test_stuck_fast_ends_a_vehicles_move",
        "cards_in_action.test_stuck_fast_does_not_stop_infantry",
        "suppressed_plays.test_stuck_fast_stops_a_shaken_vehicle_too",
    ),
    "keep_initiative": (
        "supply.test_a_card_keeps_and_a_bonus_token_takes_the_initiative",
        "cards.test_only_the_initiative_holder_seizes_the_hour",
        ARMY,
    ),
    "move_after_fire": (
        "cards_in_action.test_shoot_and_shift",
        "suppressed_plays.test_who_cannot_move_does_not_shift_after_shooting",
        "suppressed_plays.test_shoot_and_shift_goes_two_squares_whatever_the_markers",
    ),
    "rally": (
        "cards.test_a_played_card_is_discarded_for_all_to_see",
        "suppressed_gear.test_nobody_to_steady_nothing_to_mend_no_card",
        "cards.test_steady_lads_takes_all_markers_off_one_unit",
    ),
    "repair": (
        "cards.test_spanner_and_sweat_is_the_vehicles_repair_of_the_turn",
        "suppressed_gear.test_nobody_to_steady_nothing_to_mend_no_card",
        "suppressed_plays.test_spanner_and_sweat_leaves_the_markers_of_the_hull",
    ),
    "reroll": (
        "cards_in_action.test_second_chance_rolls_all_dice_again",
        "cards_in_action.test_second_chance_is_for_the_own_dice_only",
        "suppressed_plays.test_a_second_roll_has_the_same_penalty",
    ),
    "return_grenade": (
        "templates.test_a_grenade_is_sent_back",
        "suppressed_plays.test_only_grenades_are_returned",
        "suppressed_plays.test_a_returned_grenade_is_not_spoilt_by_the_throwers_nerves",
    ),
    "shift_token": (
        "cards.test_momentum_saves_the_token_of_a_doomed_unit",
        "cards.test_momentum_moves_a_token_but_not_from_or_to_activated_units",
        "suppressed_plays.test_a_token_may_go_from_and_to_shaken_units",
    ),
    "shorten_scatter": (
        "cards.test_corrected_fire_shortens_the_scatter",
        "suppressed_plays.test_nobody_corrects_the_enemys_fire",
        "suppressed_plays.test_the_scatter_of_a_shaken_mortar_is_corrected_like_any",
    ),
    "shrug_off": (
        "cards_in_action.test_dented_not_dead",
        "cards_in_action.test_dented_not_dead_helps_neither_against_double_hits_nor_in_assaults",
        "suppressed_gear.test_an_averted_hit_adds_its_marker_to_those_that_lie_there",
    ),
    "smoke": (
        "cards.test_smoke_pots_lie_on_two_adjacent_squares_near_a_unit",
        "supply.test_the_initiative_passes_and_all_tokens_come_off",
        "suppressed_plays.test_smoke_is_laid_by_shaken_units_too",
    ),
    "snap_fire": (
        "cards_in_action.test_a_snap_shot_answers_fire_and_activates",
        "cards_in_action.test_a_snap_shot_needs_a_unit_that_is_not_activated",
        "suppressed_plays.test_a_snap_shot_of_a_shaken_unit_is_spoilt",
    ),
    "special_token": (
        "cards.test_high_command_and_another_runner_give_tokens_this_turn",
        "suppressed_plays.test_cards_do_not_lift_the_limits_of_tokens",
        ARMY,
    ),
    "sure_footed": (
        "cards_in_action.test_over_the_rubble",
        "suppressed_plays.test_over_the_rubble_does_not_open_closed_ground",
        "suppressed_plays.test_over_the_rubble_gives_no_movement",
    ),
    "swap_enemy_tokens": (
        "cards.test_mixed_messages_exchanges_two_enemy_tokens",
        "suppressed_plays.test_mixed_messages_needs_two_tokens",
        ARMY,
    ),
    "take_cover": (
        "cards_in_action.test_flat_on_the_cobbles_costs_a_marker_whatever_happens",
        "suppressed_plays.test_only_infantry_throws_itself_flat",
        "suppressed_gear.test_an_averted_hit_adds_its_marker_to_those_that_lie_there",
    ),
    "trap": (
        "cards_in_action.test_a_booby_trap_waits_where_nobody_has_been",
        "cards_in_action.test_no_booby_trap_where_the_enemy_has_been_before",
        "suppressed_plays.test_a_trap_is_not_the_movers_roll",
    ),
    "underground": (
        "cards.test_cellar_to_cellar_leads_to_another_hole_without_enemies_near",
        "suppressed_gear.test_who_has_acted_does_not_go_through_the_cellars",
        "suppressed_plays.test_a_pinned_unit_may_go_from_cellar_to_cellar",
    ),
    "weak_spot": (
        "cards_in_action.test_aim_for_the_vents_meets_the_rear",
        "suppressed_plays.test_the_vents_are_those_of_tanks",
        "suppressed_plays.test_aiming_for_the_vents_does_not_steady_the_hand",
    ),
    "window_passage": (
        "windows.test_surprise_leads_through_a_window",
        "timing.test_in_and_out_through_windows_takes_two_surprises",
        "suppressed_plays"
        ".test_a_pinned_unit_does_not_climb_through_a_window_but_may_flee_through_it",
    ),
}

ORDERS = "suppressed_gear.test_orders_and_break_points_do_not_depend_on_markers"

#: The effects of recruitment options.
OPTIONS: dict[str, Three] = {
    "ammo": (
        "gear.test_ammo_raises_the_shot_at_most_three_times",
        "gear.test_ammo_is_for_infantry",
        "suppressed_gear.test_ammo_is_added_before_and_markers_are_taken_after_doubling",
    ),
    "grenade": (
        "gear.test_a_grenade_costs_a_marker_and_attacks_everyone_under_it",
        "gear.test_a_grenade_flies_two_interspaces",
        "suppressed_gear.test_a_grenade_from_a_shaken_hand",
    ),
    "close_attack": (
        "gear.test_fire_bottles_reach_the_next_square_and_suppress",
        "suppressed_plays.test_a_bottle_is_for_the_next_square",
        "suppressed_plays.test_a_shaken_hand_spoils_a_bottle",
    ),
    "assault_gear": (
        "assault.test_hollow_charges_let_infantry_fight_a_tank",
        "suppressed_gear.test_hollow_charges_are_for_tanks",
        "suppressed_gear.test_hollow_charges_do_not_steady_nerves",
    ),
    "satchel": (
        "gear.test_a_satchel_brings_a_wall_down_or_opens_it",
        "suppressed_gear.test_a_satchel_needs_a_structure_beside_it",
        "gear.test_a_satchel_rolls_three_dice_whatever_the_suppression",
    ),
    "smoke": (
        "gear.test_smoke_candles_lie_within_two_squares",
        "suppressed_gear.test_a_smoke_candle_takes_the_place_of_fire",
        "suppressed_plays.test_smoke_is_laid_by_shaken_units_too",
    ),
    "reroll_marker": (
        "gear.test_veterans_roll_again_also_the_enemys_dice",
        "gear.test_a_trait_serves_the_stripes_of_its_tile",
        "suppressed_gear.test_veterans_reroll_with_the_same_penalty",
    ),
    "double_action": (
        "gear.test_a_hero_acts_twice_once",
        "gear.test_nobody_is_a_hero_in_the_supply_phase",
        "suppressed_plays.test_both_actions_of_a_rush_or_a_hero_suffer_from_markers",
    ),
    "grant_ability": (
        "gear.test_street_fighters_have_assault_among_walls",
        "abilities.test_street_fighters_fight_among_walls",
        "suppressed_gear.test_street_fighters_lose_their_heart_like_everyone",
    ),
    "ignore_suppression": (
        "hits.test_iron_nerves_spare_a_marker",
        "suppressed_gear.test_iron_nerves_are_those_of_its_own_units_and_used_up",
        "gear.test_iron_nerves_spare_a_marker",
    ),
    "ignore_obscuring": (
        "gear.test_marksmen_ignore_what_obscures",
        "gear.test_marksmen_are_not_asked_when_the_line_is_clear",
        "suppressed_gear.test_marksmen_ignore_trees_not_markers",
    ),
    "artillery": (
        "gear.test_artillery_may_be_declined_and_always_scatters",
        "orders.test_a_token_may_lie_on_the_artillery_tile_while_a_marker_is_left",
        "suppressed_gear.test_artillery_knows_no_suppression",
    ),
    "special_token": (
        "orders.test_battle_plan_and_bluff_give_a_token_every_turn",
        "recruitment.test_orders_of_a_broken_command_last_to_the_end_of_the_turn",
        ORDERS,
    ),
    "bluff_token": (
        "orders.test_battle_plan_and_bluff_give_a_token_every_turn",
        "recruitment.test_special_and_bluff_tokens_of_options",
        ORDERS,
    ),
    "swap_own_tokens": (
        "orders.test_field_telephones_exchange_two_tokens_at_the_end_of_the_phase",
        "suppressed_gear.test_field_telephones_need_two_tokens",
        "suppressed_gear.test_field_telephones_exchange_the_tokens_of_shaken_units_once_a_turn",
    ),
    "hand_size": (
        "recruitment.test_dispatch_riders_enlarge_the_hand",
        "supply.test_a_hand_above_its_size_must_come_down",
        ORDERS,
    ),
    "break_bonus": (
        "recruitment.test_stand_fast_raises_the_break_point_of_groups",
        "suppressed_gear.test_stand_fast_ends_with_its_command_tile",
        ORDERS,
    ),
}

ALL = {
    f"{table}:{name}": named
    for table, entries in (
        ("weapon", WEAPONS),
        ("face", FACES),
        ("card", CARDS),
        ("option", OPTIONS),
    )
    for name, named in entries.items()
}


@cache
def names_in(file: str) -> set[str]:
    """The names of the tests of a file."""
    tree = ast.parse((FOLDER / f"test_{file}.py").read_text())
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def attributes(printed: object) -> set[str]:
    return {name for name in dir(printed) if not name.startswith("_")}


@pytest.mark.parametrize("what", sorted(ALL))
def test_it_has_names_in_use_limit_and_suppression(what: str) -> None:
    named = ALL[what]
    assert len(set(named)) == 3
    for test in named:
        file, name = test.split(".")
        assert name in names_in(file), test


def test_no_ability_of_a_counter_is_missing() -> None:
    numbers = {"id", "primary", "secondary", "cv"}
    face = counter("s-rifle").faces[0]
    assert WEAPONS.keys() == attributes(face.weapons[0]) - numbers
    printed = {"state", "active", "move", "defence", "hit", "weapons", "hidden", "changes_state"}
    assert FACES.keys() == attributes(face) - printed


def test_no_effect_of_a_card_or_an_option_is_missing() -> None:
    described: Any = game().describe("two-streets")
    assert CARDS.keys() == {card["effect"] for card in described["cards"]}
    desk: Any = game().skirmish()
    assert OPTIONS.keys() == {option["effect"] for option in desk["options"] if option["effect"]}
