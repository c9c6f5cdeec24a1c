"""What a box holds (M44-1), and battles that would need more."""

from collections import Counter
from operator import attrgetter
from typing import Any

import pytest

from sandtable import Seeded
from sandtable.kernel.errors import BadInput
from tests.games.memoir44.staging import keys
from tests.memoir import act, battle, game, table

BATTLES = game().scenarios()


def hexes(count: int, first_row: int = 0, boards: int = 1) -> list[str]:
    """The first hexes in reading order."""
    names = [f"r{row}c{column}" for row in range(9) for column in range(13 * boards - row % 2)]
    start = names.index(f"r{first_row}c0")
    return names[start : start + count]


def drawn(letter: str, count: int, first_row: int = 0, boards: int = 1) -> dict[str, str]:
    return dict.fromkeys(hexes(count, first_row, boards), letter)


def warnings(document: dict[str, Any]) -> list[str]:
    """What is odd about a battle that can be played all the same."""
    found: list[str] = attrgetter("warnings")(game().scenario(document))
    return found


def refused(document: dict[str, Any]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        game().scenario(document)
    return caught.value


PAIR = {"r8c0": "I", "r0c0": "i"}


@pytest.mark.rule("M44-1.1")
def test_a_board_has_a_coast_and_a_countryside_and_no_third_face() -> None:
    faces = {game().scenario_json(id)["face"] for id in BATTLES}
    assert faces == {"coast", "countryside"}
    error = refused(battle(PAIR, face="desert"))
    assert (error.key, error.where) == ("not-a-choice", "face")


@pytest.mark.rule("M44-1.3")
def test_44_loose_terrain_hexes_can_be_laid_out() -> None:
    game().scenario(battle({"r8c0": "I", "r7c0": "i"}, ground=drawn("F", 44)))


@pytest.mark.rule("M44-1.3")
def test_45_loose_terrain_hexes_cannot_be_laid_out() -> None:
    refused(battle({"r8c0": "I", "r7c0": "i"}, ground=drawn("F", 45)))


@pytest.mark.rule("M44-1.3")
def test_different_kinds_of_loose_terrain_come_out_of_one_supply() -> None:
    ground = drawn("F", 22) | drawn("H", 23, first_row=3)
    refused(battle({"r8c0": "I", "r8c1": "i"}, ground=ground))


@pytest.mark.rule("M44-1.3")
def test_beach_and_ocean_are_printed_on_the_board_and_need_no_loose_hex() -> None:
    ground = drawn("b", 37, first_row=4) | drawn("o", 25, first_row=7)
    game().scenario(battle(PAIR, ground=ground, face="coast"))


@pytest.mark.rule("M44-1.3", "M44-1.14")
@pytest.mark.parametrize("id", BATTLES)
def test_the_printed_battles_fit_the_terrain_of_their_boxes(id: str) -> None:
    made = game().scenario(id)
    loose = [ground for ground in made.terrain if ground.name not in ("open", "beach", "ocean")]
    assert len(loose) <= 44 * made.boxes


@pytest.mark.rule("M44-1.4")
@pytest.mark.parametrize("id", BATTLES)
def test_no_printed_battle_lays_out_more_than_ten_medals_a_box(id: str) -> None:
    made = game().scenario(id)
    assert len(made.objectives) <= 10 * made.boxes


@pytest.mark.rule("M44-1.4")
def test_an_objective_medal_shows_the_face_of_one_side() -> None:
    sides = {made.side for id in BATTLES for made in game().scenario(id).objectives}
    assert sides == {0, 1}


@pytest.mark.rule("M44-1.5")
def test_fourteen_special_units_have_a_badge_each() -> None:
    units = drawn("s", 7) | drawn("S", 7, first_row=7)
    assert warnings(battle(units | {"r4c0": "i", "r4c1": "I"})) == []


@pytest.mark.rule("M44-1.5")
def test_a_fifteenth_special_unit_among_regular_ones_gives_a_warning() -> None:
    units = drawn("s", 7) | drawn("S", 8, first_row=7)
    found = warnings(battle(units | {"r4c0": "i", "r4c1": "I"}))
    assert any("badge" in warning for warning in found)


@pytest.mark.rule("M44-1.6")
@pytest.mark.parametrize(
    ("bunkers", "bridges", "fits"), [(4, 0, True), (0, 4, True), (2, 2, True), (3, 2, False)]
)
def test_bunkers_and_bridges_share_four_tiles(bunkers: int, bridges: int, fits: bool) -> None:
    rivers = drawn("R", bridges, first_row=4)
    obstacles = drawn("b", bunkers, first_row=2) | dict.fromkeys(rivers, "=")
    document = battle(PAIR, ground=rivers, obstacles=obstacles)
    if fits:
        game().scenario(document)
    else:
        error = refused(document)
        assert (error.key, error.params) == ("too-many-tiles", {"found": 5, "most": 4})


@pytest.mark.rule("M44-1.7")
def test_there_are_two_armies() -> None:
    assert game().sides == ("allies", "axis")
    assert {unit.side for unit in game().scenario("arracourt").units} == {0, 1}


@pytest.mark.rule("M44-1.8")
@pytest.mark.parametrize("side", ["allies", "axis"])
@pytest.mark.parametrize(
    ("letter", "most"), [("i", 10), ("s", 10), ("r", 14), ("a", 8), ("e", 6), ("g", 3)]
)
def test_an_army_has_42_infantry_24_tanks_and_6_guns(side: str, letter: str, most: int) -> None:
    own = letter.upper() if side == "allies" else letter
    enemy = {"r8c0": "i" if side == "allies" else "I"}
    game().scenario(battle(drawn(own, most) | enemy))
    refused(battle(drawn(own, most + 1) | enemy))


@pytest.mark.rule("M44-1.8")
def test_figures_are_counted_over_all_kinds_of_an_arm() -> None:
    # 3 elite units of 4 and 4 regular ones of 3 use up all 24 tanks.
    tanks = drawn("e", 3) | drawn("a", 4, first_row=2)
    game().scenario(battle(tanks | {"r8c0": "I"}))
    refused(battle(tanks | {"r4c0": "a", "r8c0": "I"}))


@pytest.mark.rule("M44-1.8")
def test_units_that_drop_in_later_need_figures_too() -> None:
    drop = {"side": "allies", "figures": 4}
    game().scenario(battle(drawn("I", 6) | {"r8c0": "i"}, air_drop=drop))
    refused(battle(drawn("I", 7) | {"r8c0": "i"}, air_drop=drop))


@pytest.mark.rule("M44-1.8", "M44-1.14")
@pytest.mark.parametrize("id", BATTLES)
def test_the_printed_battles_fit_the_figures_of_their_boxes(id: str) -> None:
    made = game().scenario(id)
    used: Counter[tuple[int, int]] = Counter()
    for unit in made.units:
        used[unit.side, unit.arm] += unit.figures
    for (_, arm), count in used.items():
        assert count <= (42, 24, 6)[arm] * made.boxes


@pytest.mark.rule("M44-1.9")
@pytest.mark.parametrize(("letter", "word"), [("w", "wire"), ("h", "hedgehog")])
def test_a_thirteenth_piece_of_wire_or_hedgehog_gives_a_warning(letter: str, word: str) -> None:
    # A3: 12 pieces of each kind a box.
    assert warnings(battle(PAIR, obstacles=drawn(letter, 12, first_row=3))) == []
    found = warnings(battle(PAIR, obstacles=drawn(letter, 13, first_row=3)))
    assert any(word in warning for warning in found)


@pytest.mark.rule("M44-1.9")
def test_a_thirteenth_piece_of_sandbags_is_refused_as_its_supply_matters() -> None:
    # A63: the sandbags are the one kind that play itself runs out of; sea walls use them too.
    game().scenario(battle(PAIR, obstacles=drawn("s", 12, first_row=3)))
    assert refused(battle(PAIR, obstacles=drawn("s", 13, first_row=3))).key == "too-many-sandbags"
    walls = drawn("m", 1, first_row=5) | drawn("s", 12, first_row=3)
    assert refused(battle(PAIR, obstacles=walls)).key == "too-many-sandbags"


@pytest.mark.rule("M44-1.9", "M44-1.5")
@pytest.mark.parametrize("id", BATTLES)
def test_the_printed_battles_give_no_warning(id: str) -> None:
    assert warnings(dict(game().scenario_json(id))) == []


@pytest.mark.rule("M44-1.10")
def test_the_sixty_cards_are_forty_for_sections_and_twenty_for_tactics() -> None:
    kinds = Counter[bool]()
    for card in game().pack.cards:
        kinds[card.text.tactic] += card.copies
    assert kinds == {False: 40, True: 20}
    state = game().start("arracourt", Seeded(1))
    assert len(state.draw) + len(state.hands[0]) + len(state.hands[1]) == 60


@pytest.mark.rule("M44-1.12", "M44-2.14")
def test_the_eight_dice_never_limit_a_roll() -> None:
    # A19: a hand of nine rolls nine dice for Their Finest Hour.
    hand = ["their-finest-hour", "assault-left", "assault-right", "assault-center", "recon-left"]
    hand += ["probe-left", "probe-right", "probe-center", "attack-left"]
    state = table({"r5c4": "I", "r2c4": "i"}, hand=hand, draw=["attack-center"])
    events = act(state, "play their-finest-hour", ["FLAG"] * 9)
    assert "finest-hour" in keys(events)


@pytest.mark.rule("M44-1.14")
def test_five_bunkers_are_refused_on_one_board_and_accepted_on_two() -> None:
    obstacles = drawn("b", 5, first_row=2)
    assert refused(battle(PAIR, obstacles=obstacles)).key == "too-many-tiles"
    game().scenario(battle(PAIR, obstacles=obstacles, boards=2))


@pytest.mark.rule("M44-1.14", "M44-36.6")
@pytest.mark.parametrize(
    "more",
    [
        {"ground": drawn("F", 89, boards=2)},
        {"obstacles": drawn("b", 9, boards=2)},
        {"obstacles": drawn("s", 25, boards=2)},
    ],
)
def test_two_boxes_hold_twice_as_much_and_no_more(more: dict[str, Any]) -> None:
    layer, wanted = next(iter(more.items()))
    fits = dict(list(wanted.items())[:-1])
    pair = {"r8c0": "I", "r7c0": "i"}
    game().scenario(battle(pair, boards=2, **{layer: fits}))
    refused(battle(pair, boards=2, **{layer: wanted}))


@pytest.mark.rule("M44-1.14", "M44-36.6")
def test_two_boxes_hold_twice_the_figures() -> None:
    game().scenario(battle(drawn("I", 21, boards=2) | {"r8c0": "i"}, boards=2))
    refused(battle(drawn("I", 22, boards=2) | {"r8c0": "i"}, boards=2))
