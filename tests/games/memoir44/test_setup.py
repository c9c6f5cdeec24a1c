"""Set-up (M44-2), and what the rulebook tells of Pegasus Bridge (M44-3)."""

from collections import Counter
from typing import Any

import pytest

import sandtable
from sandtable.kernel.chance import Traced
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.staging import hand_of, medals, on, printed, units_of
from tests.memoir import act, battle, game, table

BATTLES = game().scenarios()
PEGASUS = "pegasus-bridge"


def start(scenario: Any, seed: int = 3) -> sandtable.State:
    return game().start(scenario, sandtable.Seeded(seed))


# M44-2.


@pytest.mark.rule("M44-2.1")
@pytest.mark.parametrize("id", BATTLES)
def test_chance_has_one_part_in_the_set_up_the_shuffle_of_the_pack(id: str) -> None:
    chance = Traced(sandtable.Seeded(1))
    game().start(id, chance)
    outcomes = chance.take()
    assert len(outcomes) == 1
    assert isinstance(outcomes[0], list)
    assert len(outcomes[0]) == 60 * game().scenario(id).boxes


@pytest.mark.rule("M44-2.2")
def test_the_first_scenario_is_pegasus_bridge() -> None:
    assert BATTLES[0] == PEGASUS
    assert [game().scenario(id).number for id in BATTLES] == list(range(1, 18))


@pytest.mark.rule("M44-2.2")
def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        start("pegasus-bride")
    assert caught.value.key == "unknown-scenario"


@pytest.mark.rule("M44-2.3")
@pytest.mark.parametrize("id", BATTLES)
def test_the_board_lies_with_the_face_that_the_scenario_names(id: str) -> None:
    # Only the coast face has water to land from.
    has_sea = any(ground.ocean for ground in game().scenario(id).terrain)
    assert (game().scenario_json(id)["face"] == "coast") == has_sea


@pytest.mark.rule("M44-2.4")
@pytest.mark.parametrize("id", BATTLES)
def test_loading_a_scenario_twice_gives_identical_boards(id: str) -> None:
    document = game().scenario_json(id)
    assert game().describe(document)["hexes"] == game().describe(id)["hexes"]
    assert game().describe(dict(document))["units"] == game().describe(id)["units"]


@pytest.mark.rule("M44-2.5")
def test_fixed_objects_and_obstacles_are_placed_as_the_scenario_draws_them() -> None:
    ground = {"r4c2": "R"}
    drawing = {"r4c2": "=", "r4c4": "b", "r4c5": "h", "r4c6": "w", "r4c7": "s", "r4c8": "m"}
    state = table({"r8c0": "I", "r0c0": "i"}, ground=ground, obstacles=drawing)
    described: Any = game().describe(state.to_json()["scenario"])  # type: ignore[arg-type]
    at = {hex["hex"]: hex for hex in described["hexes"]}
    for hex, key in {
        "r4c2": "bridge",
        "r4c4": "bunker",
        "r4c5": "hedgehog",
        "r4c8": "sea_wall",
    }.items():
        assert [name for name, it in at.items() if it[key]] == [hex]
    assert state.to_json()["wire"] == ["r4c6"]
    assert state.to_json()["sandbags"] == ["r4c7"]


@pytest.mark.rule("M44-2.6")
@pytest.mark.parametrize("id", BATTLES)
def test_every_unit_stands_on_its_hex_of_the_map_with_all_its_figures(id: str) -> None:
    units = units_of(start(id))
    made = game().scenario(id)
    placed = [unit for unit in made.units if unit.hex >= 0]
    assert len(units) == len(placed)
    for unit in placed:
        hex = made.board.names[unit.hex]
        assert units[unit.id] == {"hex": hex, "figures": unit.figures}


@pytest.mark.rule("M44-2.7")
@pytest.mark.parametrize(("letter", "figures"), [("g", 2), ("a", 3), ("i", 4)])
def test_a_standard_unit_has_2_guns_3_tanks_or_4_soldiers(letter: str, figures: int) -> None:
    state = start(battle({"r4c4": letter, "r8c8": letter.upper()}))
    assert [unit["figures"] for unit in units_of(state).values()] == [figures, figures]


@pytest.mark.rule("M44-2.8")
def test_special_units_are_marked_and_objective_medals_lie_on_their_hexes() -> None:
    described: Any = game().describe("sword-beach")
    special = [unit for unit in described["units"] if unit["kind"] == "special-forces"]
    assert len(special) == 3
    assert [it["hexes"] for it in described["objectives"]] == [["r0c1"], ["r0c5"], ["r0c12"]]


@pytest.mark.rule("M44-2.11")
def test_each_side_has_its_seat_and_its_own_edge_of_the_board() -> None:
    state = start(PEGASUS)
    assert state.seats == ("allies", "axis")
    assert [state.side_of(seat) for seat in state.seats] == ["allies", "axis"]
    made = game().scenario(PEGASUS)
    here = made.board.named["r4c6"]
    rear = [{made.board.places[hex][0] for hex in made.rear[side][here]} for side in (0, 1)]
    assert rear == [{5}, {3}]


@pytest.mark.rule("M44-2.12")
def test_hands_of_5_and_4_leave_51_cards_to_draw() -> None:
    state = start(battle({"r8c0": "I", "r0c0": "i"}, hands={"allies": 5, "axis": 4}))
    view: Any = state.view(None)
    assert view["hand_sizes"] == {"allies": 5, "axis": 4}
    assert view["draw_size"] == 51
    assert view["discard"] == []


@pytest.mark.rule("M44-2.12")
def test_the_pack_is_shuffled_before_the_deal() -> None:
    hands = {tuple(hand_of(start(PEGASUS, seed), "allies")) for seed in range(10)}
    assert len(hands) > 5


@pytest.mark.rule("M44-2.13")
def test_nobody_but_the_owner_sees_the_faces_of_a_hand() -> None:
    state = start(PEGASUS)
    for seat, hands in (("allies", ["allies"]), ("axis", ["axis"]), (None, [])):
        view: Any = state.view(seat)
        assert list(view["hands"]) == hands
        assert "draw" not in view


@pytest.mark.rule("M44-2.14")
@pytest.mark.parametrize("first", ["allies", "axis"])
@pytest.mark.parametrize("top", ["allies", "axis"])
def test_the_side_that_the_scenario_names_begins_whatever_its_edge(first: str, top: str) -> None:
    state = start(battle({"r8c0": "I", "r0c0": "i"}, first=first, top=top))
    assert state.actors() == (first,)


@pytest.mark.rule("M44-2.14")
def test_the_rest_of_the_pack_is_a_face_down_pile_to_draw_from() -> None:
    document = battle({"r8c0": "I", "r0c0": "i"})
    whole = game().start(document, sandtable.Scripted()).to_json()
    pile: Any = whole["draw"]
    assert len(pile) == 52
    assert Counter([*pile, *hand_of_both(whole)]) == Counter(
        {card.id: card.copies for card in game().pack.cards}
    )


def hand_of_both(position: Any) -> list[str]:
    return [*position["hands"]["allies"], *position["hands"]["axis"]]


@pytest.mark.rule("M44-2.15")
@pytest.mark.parametrize(("letter", "figures"), [("e", 4), ("r", 3), ("s", 4), ("g", 2)])
def test_medics_never_bring_a_unit_above_its_figures_at_the_start(
    letter: str, figures: int
) -> None:
    state = table(
        {"r5c4": letter.upper(), "r0c0": "i"},
        hand=["medics-and-mechanics", "probe-left", "attack-left", "recon-left", "assault-left"],
        enemy_hand=["probe-right"],
        state={"units": {"allies-1": {"hex": "r5c4", "figures": 1}, "axis-1": unit("r0c0")}},
    )
    act(state, "play medics-and-mechanics")
    act(state, "heal allies-1", ["STAR"] * 5)
    assert units_of(state)["allies-1"]["figures"] == figures


def unit(hex: str) -> dict[str, Any]:
    return {"hex": hex, "figures": 4}


# M44-3: Pegasus Bridge.


@pytest.mark.rule("M44-3.1")
def test_pegasus_bridge_lies_in_the_countryside() -> None:
    assert game().scenario_json(PEGASUS)["face"] == "countryside"


@pytest.mark.rule("M44-3.2")
def test_pegasus_bridge_has_20_river_4_village_and_9_forest_hexes() -> None:
    counts = Counter(ground.name for ground in game().scenario(PEGASUS).terrain)
    # The pond is four of the 20 river hexes (M44-39.45).
    assert counts["river"] + counts["pond"] == 20
    assert counts["pond"] == 4
    assert counts["town"] == 4
    assert counts["forest"] == 9
    assert sum(counts.values()) - counts["open"] == 33


@pytest.mark.rule("M44-3.3")
def test_pegasus_bridge_has_a_bridge_over_each_of_two_rivers() -> None:
    made = game().scenario(PEGASUS)
    bridges = [made.board.names[hex] for hex, there in enumerate(made.bridge) if there]
    assert bridges == ["r2c3", "r5c10"]
    rivers = made._regions([ground.name == "river" for ground in made.terrain])
    numbers = {rivers[made.board.named[hex]] for hex in bridges}
    assert len(numbers) == 2
    assert -1 not in numbers


@pytest.mark.rule("M44-3.4")
def test_pegasus_bridge_has_4_wire_and_1_sandbag_in_all() -> None:
    # A4: not for each bridge.
    position = start(PEGASUS).to_json()
    assert position["wire"] == ["r2c5", "r3c4", "r4c3", "r4c4"]
    assert position["sandbags"] == ["r3c3"]


@pytest.mark.rule("M44-3.5")
def test_an_allied_medal_lies_on_each_bridge_of_pegasus() -> None:
    described: Any = game().describe(PEGASUS)
    assert described["objectives"] == [
        {"side": "allies", "hexes": [hex], "need": 1, "worth": 1, "permanent": False}
        for hex in ("r2c3", "r5c10")
    ]


@pytest.mark.rule("M44-3.5", "M44-6.6")
@pytest.mark.parametrize(("letter", "score"), [("i", {"allies": 0}), ("I", {"allies": 1})])
def test_only_the_allies_score_on_a_bridge_of_pegasus(letter: str, score: dict[str, int]) -> None:
    # A90: held, Allies only.
    state = printed(PEGASUS, {"r2c3": letter, "r8c4": "I", "r0c6": "i"})
    assert medals(state, "allies") == score["allies"]
    assert medals(state, "axis") == 0


@pytest.mark.rule("M44-3.6")
def test_pegasus_bridge_uses_forest_town_and_river_and_nothing_else() -> None:
    names = {ground.name for ground in game().scenario(PEGASUS).terrain}
    assert names == {"open", "forest", "town", "river", "pond"}


@pytest.mark.rule("M44-3.7")
def test_pegasus_bridge_deals_6_and_2_cards_and_leaves_52() -> None:
    view: Any = start(PEGASUS).view(None)
    assert view["hand_sizes"] == {"allies": 6, "axis": 2}
    assert view["draw_size"] == 52


@pytest.mark.rule("M44-3.8")
@pytest.mark.parametrize("seed", range(4))
def test_the_allies_begin_at_pegasus_bridge(seed: int) -> None:
    assert start(PEGASUS, seed).actors() == ("allies",)


@pytest.mark.rule("M44-3.9")
def test_pegasus_bridge_takes_what_the_rulebook_lacks_from_its_file() -> None:
    # A5: target 4, nine British and six German units; the hands are in M44-39.20.
    described: Any = game().describe(PEGASUS)
    assert described["medals"] == {"allies": 4, "axis": 4}
    assert Counter(unit["side"] for unit in described["units"]) == {"allies": 9, "axis": 6}
    state = start(PEGASUS)
    assert on(state, "r6c12") == "axis-6"
    assert on(state, "r5c2") == "allies-1"
