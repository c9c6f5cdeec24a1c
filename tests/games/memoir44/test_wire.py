"""Wire (M44-32)."""

import pytest

from tests.games.memoir44.drill import (
    against_battle,
    corridor,
    dice,
    drill,
    fight,
    figures,
    go,
    hexes,
    listed,
    moves,
    strike,
    targets,
    unit,
)
from tests.memoir import act, legal, rule_against, table

WIRE = {"r4c5": "w"}


@pytest.mark.rule("M44-32.1")
@pytest.mark.parametrize(
    ("letter", "behind"), [("A", {"r4c1", "r4c2", "r4c3"}), ("I", {"r4c2", "r4c3"})]
)
def test_a_unit_stops_on_the_first_wire_hex(letter: str, behind: set[str]) -> None:
    state = drill({"r4c4": letter}, corridor({}), WIRE)
    assert moves(state, "r4c4") == behind | {"r4c5"}


@pytest.mark.rule("M44-32.1")
def test_a_unit_moves_on_from_wire_in_a_later_turn() -> None:
    state = drill({"r4c5": "I"}, corridor({}), WIRE)
    assert moves(state, "r4c5") == {"r4c3", "r4c4", "r4c6", "r4c7"}


@pytest.mark.rule("M44-32.1")
def test_artillery_stops_on_wire() -> None:
    units = {"r4c4": "G", "r0c12": "i"}  # A86
    state = table(units, ["artillery-bombard"], corridor({}), WIRE)
    act(state, "play artillery-bombard")
    assert moves(state, "r4c4") == {"r4c1", "r4c2", "r4c3", "r4c5"}
    go(state, "r4c4", "r4c5")
    assert listed(state, "wire") == ["r4c5"]


@pytest.mark.rule("M44-32.2")
@pytest.mark.parametrize(("target", "number"), [("r4c6", 2), ("r4c7", 1)])
def test_infantry_on_wire_attacks_with_1_die_less(target: str, number: int) -> None:
    state = drill({"r4c5": "I", target: "i"}, obstacles=WIRE)
    fight(state)
    assert dice(state, "r4c5", target) == number


@pytest.mark.rule("M44-32.2")
def test_infantry_on_wire_cannot_fire_three_hexes() -> None:
    state = drill({"r4c5": "I", "r4c8": "i"}, obstacles=WIRE)
    fight(state)
    assert against_battle(state, "r4c5", "r4c8") == "M44-12.6"


@pytest.mark.rule("M44-32.2")
def test_artillery_on_wire_attacks_with_all_dice_and_removes_nothing() -> None:
    state = drill({"r4c5": "G", "r4c6": "i"}, obstacles=WIRE)  # A86
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3
    assert rule_against(state, f"remove-wire {unit(state, 'r4c5')}") == "M44-32.3"
    strike(state, "r4c5", "r4c6", ["STAR", "STAR", "STAR"])
    assert listed(state, "wire") == ["r4c5"]


@pytest.mark.rule("M44-32.2")
def test_infantry_on_wire_ambushes_with_1_die_less() -> None:
    units = {"r4c4": "A", "r4c5": "i", "r0c0": "i"}  # A89
    state = table(units, ["attack-center"], obstacles=WIRE, enemy_hand=["ambush"])
    act(state, "play attack-center")
    act(state, "end-moves")
    act(state, f"battle {unit(state, 'r4c4')} {unit(state, 'r4c5')}")
    act(state, "ambush", ["ARM", "STAR", "STAR", "STAR", "STAR"])  # two and three dice
    assert figures(state, "r4c4") == 2


@pytest.mark.rule("M44-32.3")
def test_infantry_that_moved_onto_wire_attacks_or_removes_it_but_not_both() -> None:
    state = drill({"r4c4": "I", "r4c6": "i"}, obstacles=WIRE)
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 2
    id = unit(state, "r4c5")
    attacker = state.clone()
    strike(attacker, "r4c5", "r4c6", ["STAR", "STAR"])
    assert rule_against(attacker, f"remove-wire {id}") == "M44-11.3"
    assert listed(attacker, "wire") == ["r4c5"]
    act(state, f"remove-wire {id}")
    assert listed(state, "wire") == []
    assert against_battle(state, "r4c5", "r4c6") == "M44-11.3"


@pytest.mark.rule("M44-32.3")
def test_infantry_that_moved_two_hexes_onto_wire_does_neither() -> None:
    state = drill({"r4c3": "I", "r4c6": "i"}, obstacles=WIRE)
    go(state, "r4c3", "r4c5")
    fight(state)
    assert against_battle(state, "r4c5", "r4c6") == "M44-10.2"
    assert rule_against(state, f"remove-wire {unit(state, 'r4c5')}") == "M44-10.2"


@pytest.mark.rule("M44-32.3")
def test_special_forces_that_moved_two_hexes_onto_wire_do_either() -> None:
    state = drill({"r4c3": "S", "r4c6": "i"}, obstacles=WIRE)  # A87
    go(state, "r4c3", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 2
    act(state, f"remove-wire {unit(state, 'r4c5')}")
    assert listed(state, "wire") == []


@pytest.mark.rule("M44-32.3")
def test_infantry_without_a_target_may_remove_wire() -> None:
    state = drill({"r4c5": "I"}, obstacles=WIRE)  # A87
    fight(state)
    assert targets(state, "r4c5") == set()
    act(state, f"remove-wire {unit(state, 'r4c5')}")
    assert listed(state, "wire") == []


@pytest.mark.rule("M44-32.3")
def test_infantry_ordered_to_close_assault_may_remove_wire() -> None:
    units = {"r4c5": "I", "r4c6": "i", "r0c0": "i"}  # A60
    state = table(units, ["close-assault"], obstacles=WIRE)
    act(state, "play close-assault")
    act(state, "remove-wire allies-1")
    assert listed(state, "wire") == []


@pytest.mark.rule("M44-32.3")
def test_infantry_that_digs_in_removes_no_wire() -> None:
    units = {"r4c5": "I", "r0c0": "i"}
    state = table(units, ["dig-in"], obstacles=WIRE)
    act(state, "play dig-in")
    assert state.actors() == ("axis",)
    assert listed(state, "wire") == ["r4c5"]


@pytest.mark.rule("M44-32.3")
def test_there_must_be_wire_to_remove() -> None:
    state = drill({"r4c5": "I", "r4c6": "i"})
    fight(state)
    assert rule_against(state, f"remove-wire {unit(state, 'r4c5')}") == "M44-32.3"


@pytest.mark.rule("M44-32.4")
@pytest.mark.parametrize("letter", ["A", "E"])
def test_armor_that_enters_wire_removes_it_and_attacks(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c6": "i"}, obstacles=WIRE)
    go(state, "r4c4", "r4c5")
    assert listed(state, "wire") == []
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 3


@pytest.mark.rule("M44-32.4")
def test_the_removal_of_wire_by_armor_is_told() -> None:
    state = drill({"r4c4": "A"}, obstacles=WIRE)
    events = act(state, f"move {unit(state, 'r4c4')} r4c5")
    assert [event.params["hex"] for event in events if event.key == "wire-removed"] == ["r4c5"]


@pytest.mark.rule("M44-32.4")
def test_a_retreat_of_armor_leaves_the_wire() -> None:
    state = drill({"r4c5": "I", "r4c4": "a"}, {"r3c4": "R"}, {"r3c3": "w"})  # A41
    fight(state)
    strike(state, "r4c5", "r4c4", ["FLAG", "STAR", "STAR"])
    assert "r3c3" in hexes(state, "axis")
    assert listed(state, "wire") == ["r3c3"]


@pytest.mark.rule("M44-32.4", "M44-32.5")
def test_armor_that_stands_on_wire_removes_it_when_it_attacks() -> None:
    state = drill({"r4c5": "A", "r4c6": "i"}, obstacles=WIRE)  # A88
    fight(state)
    assert listed(state, "wire") == ["r4c5"]
    assert dice(state, "r4c5", "r4c6") == 3
    strike(state, "r4c5", "r4c6", ["STAR", "STAR", "STAR"])
    assert listed(state, "wire") == []


@pytest.mark.rule("M44-32.4")
def test_armor_that_stands_on_wire_removes_it_when_it_moves_off() -> None:
    state = drill({"r4c5": "A"}, obstacles=WIRE)  # A88
    events = act(state, f"move {unit(state, 'r4c5')} r4c8")
    assert listed(state, "wire") == []
    assert [event.params["hex"] for event in events if event.key == "wire-removed"] == ["r4c5"]


@pytest.mark.rule("M44-32.4")
def test_armor_that_does_nothing_leaves_the_wire_it_stands_on() -> None:
    state = drill({"r4c5": "A", "r4c6": "i"}, obstacles=WIRE)  # A88
    fight(state)
    act(state, "end-battles")
    assert listed(state, "wire") == ["r4c5"]


@pytest.mark.rule("M44-32.4")
def test_armor_has_no_action_to_remove_wire() -> None:
    state = drill({"r4c5": "A", "r4c6": "i"}, obstacles=WIRE)
    fight(state)
    assert rule_against(state, f"remove-wire {unit(state, 'r4c5')}") == "M44-32.3"


@pytest.mark.rule("M44-32.5")
@pytest.mark.parametrize("target", ["r4c6", "r4c7", "r4c8"])
def test_armor_on_wire_has_no_dice_penalty(target: str) -> None:
    state = drill({"r4c5": "A", target: "i"}, obstacles=WIRE)
    fight(state)
    assert dice(state, "r4c5", target) == 3


@pytest.mark.rule("M44-32.6")
@pytest.mark.parametrize("letter", ["I", "A", "G"])
def test_wire_gives_no_protection(letter: str) -> None:
    state = drill({"r4c4": letter, "r4c5": "i"}, obstacles=WIRE)
    fight(state)
    assert dice(state, "r4c4", "r4c5") == 3
    strike(state, "r4c4", "r4c5", ["FLAG", "STAR", "STAR"])
    assert {text.split()[0] for text in legal(state)} == {"retreat"}


@pytest.mark.rule("M44-32.7")
def test_wire_does_not_block_the_line_of_sight() -> None:
    state = drill({"r4c4": "A", "r4c6": "i"}, obstacles=WIRE)
    fight(state)
    assert dice(state, "r4c4", "r4c6") == 3


@pytest.mark.rule("M44-32.8")
@pytest.mark.parametrize(("side", "own", "enemy"), [("allies", "I", "i"), ("axis", "i", "I")])
def test_wire_works_against_both_sides(side: str, own: str, enemy: str) -> None:
    state = drill({"r4c4": own, "r4c6": enemy}, corridor({}), WIRE, side=side)
    assert "r4c5" in moves(state, "r4c4")
    go(state, "r4c4", "r4c5")
    fight(state)
    assert dice(state, "r4c5", "r4c6") == 2
