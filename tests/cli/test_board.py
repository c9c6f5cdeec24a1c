"""The board in the terminal."""

import re
from typing import Any

import pytest
from rich.text import Text

import sandtable
from sandtable.cli.displays import display_for
from sandtable.cli.words import CliWords
from sandtable.terminal.canvas import Canvas
from sandtable.terminal.display import Display
from tests.support import act, position, side

SCENARIOS = sandtable.game("normandy").scenarios()
#: Heights that lead to the smallest, middle and largest tiles.
HEIGHTS = (0, 30, 99)
COUNTER = re.compile(r"(?<=[(\[ ])(?:[RSM][ABC]|SN|MO)(?=[)\] ])")


def display(scenario: str, language: str = "en") -> Display:
    game = sandtable.game("normandy")
    return display_for(game, scenario, CliWords(language, game))


def drawn(state: sandtable.State, height: int = 0) -> list[str]:
    view = state.view(None)
    scenario: Any = view["scenario"]
    return plain(display(scenario).board(view, 80, height))


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_board_fits_80_columns_and_shows_all_its_tiles(scenario: str, height: int) -> None:
    game = sandtable.game("normandy")
    state = game.start(scenario, sandtable.Seeded(1))
    lines = drawn(state, height)
    assert max(len(line) for line in lines) <= 80
    tiles: Any = game.describe(scenario)["tiles"]
    for tile in tiles:
        assert sum(line.count(f"│{tile['tile']} ") for line in lines) == 1
    counters = sum(len(side(state, seat)["counters"]) for seat in state.seats)
    assert sum(len(COUNTER.findall(line)) for line in lines) == counters


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_screen_fits_80_columns_in_every_language(scenario: str) -> None:
    state = sandtable.game("normandy").start(scenario, sandtable.Seeded(1))
    for language in ("en", "ru", "uk"):
        seen = display(scenario, language)
        for seat in state.seats:
            hand = seen.hand(state.view(seat), seat, state.legal(seat), 80)
            assert max(len(line) for line in plain(hand)) <= 80


def test_rows_are_shifted_by_half_a_tile() -> None:
    lines = drawn(sandtable.game("normandy").start("la-huberderie", sandtable.Seeded(1)))
    assert lines[0] == "┌─────────────┬─────────────┬─────────────┬─────────────┐"
    assert lines[4] == "└──────┬──────┴──────┬──────┴──────┬──────┴──────┬──────┘"
    assert lines[5] == "       │17B ★1     +3│8A ★2      +2│15B ★1     +2│"


def test_columns_are_shifted_by_half_a_tile() -> None:
    lines = drawn(sandtable.game("normandy").start("la-raye", sandtable.Seeded(1)))
    assert lines[3] == "              │17B        +3│             │4B         +0│"
    assert lines[4] == "┌─────────────┤(RA RB SA SB)├─────────────┤             │"
    assert lines[5] == "│2B ★1      +2│○U ↓U        │12B        +0│             │"


def test_large_tiles_show_each_counter_by_itself() -> None:
    lines = drawn(sandtable.game("normandy").start("la-raye", sandtable.Seeded(1)), 99)
    assert any("│  (RA) (RB)  │" in line for line in lines)
    assert any("│  [RA] [RB]  │" in line for line in lines)


def test_a_suppressed_counter_has_its_sign_and_keeps_its_outline() -> None:
    state = position(
        germany={"counters": {"riflemen-a": "5B", "scouts-a": "5B"}, "suppressed": ["riflemen-a"]}
    )
    assert any("[~RA] [SA]" in line for line in drawn(state))


def test_sides_differ_by_shape_and_letter_where_they_meet() -> None:
    state = position(
        us={"counters": {"riflemen-a": "13B"}, "controlled": ["13B"]},
        germany={"counters": {"riflemen-a": "13B"}, "scouted": ["13B"]},
    )
    lines = drawn(state)
    assert any("(RA) [RA]" in line for line in lines)
    assert any("│●U □G" in line for line in lines)


def test_a_stack_without_room_is_counted_and_listed_below() -> None:
    names = [f"{unit}-{squad}" for unit in ("riflemen", "scouts") for squad in "abc"]
    state = position(us={"counters": dict.fromkeys(names, "13B")})
    lines = drawn(state)
    assert any("(×6)" in line for line in lines)
    assert lines[-1] == "13B: (RA)(RB)(RC)(SA)(SB)(SC)"
    assert not any("(×6)" in line for line in drawn(state, 99))


def test_target_and_radio_are_marked() -> None:
    state = position(
        scenario="crossing-the-vire",
        germany={"counters": {"mortar": "2B"}, "hand": ["mortar"]},
        turn="germany",
    )
    act(state, "MO target 1A")
    assert any("⊕G" in line for line in drawn(state))
    radio = sandtable.game("normandy").start("critical-intelligence", sandtable.Seeded(1))
    assert any("│6B Ψ ★1    +1│" in line for line in drawn(radio))


def test_hills_show_both_covers() -> None:
    assert any(
        "│16A ★2   +3/1│" in line
        for line in drawn(sandtable.game("normandy").start("mortain", sandtable.Seeded(1)))
    )


def test_a_board_too_wide_for_the_terminal_has_narrow_tiles() -> None:
    state = sandtable.game("normandy").start("raid-across-the-canal", sandtable.Seeded(1))
    seen = display("raid-across-the-canal")
    assert seen.board_width(80) == 71
    assert seen.board_width(60) == 51
    assert max(len(line) for line in plain(seen.board(state.view(None), 60, 0))) == 51


def test_an_open_view_shows_every_hand() -> None:
    state = sandtable.game("normandy").start("la-raye", sandtable.Seeded(1))
    view = display("la-raye").open_view(state)
    assert all(len(view["sides"][side]["hand"]) == 4 for side in ("us", "germany"))
    sides: Any = state.view(None)["sides"]
    assert "hand" not in sides["us"]


def test_edges_of_boxes_join() -> None:
    canvas = Canvas(5, 5)
    canvas.box(0, 0, 3, 3, "")
    canvas.box(2, 2, 3, 3, "")
    canvas.put(3, 3, "x")
    assert plain(canvas.lines()) == ["┌─┐", "│ │", "└─┼─┐", "  │x│", "  └─┘"]
