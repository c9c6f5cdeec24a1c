"""Heroes of Stalingrad at the terminal: the field in text, unit sheets, cards, choices."""

import random
from functools import cache
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import sandtable
from sandtable.cli.displays import display_for
from sandtable.cli.story import tell
from sandtable.cli.words import CliWords
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.terminal.board import LARGE, SMALL
from sandtable.games.heroes.terminal.display import HeroesDisplay
from sandtable.kernel.game import ScenarioSource
from sandtable.language import languages
from tests.games.heroes.test_skirmish import drawn as skirmish

WIDTHS = (60, 80, 100, 140)


@cache
def game() -> Heroes:
    return Heroes()


def display(scenario: ScenarioSource = "two-streets", language: str = "en") -> HeroesDisplay:
    made = display_for(game(), scenario, CliWords(language, game()))
    assert isinstance(made, HeroesDisplay)
    return made


def position(scenario: str, **changes: Any) -> Any:
    """A position in the first turn, with these units and whatever else is named."""
    document = {
        "sandtable": "position",
        "scenario": scenario,
        "units": {},
        "decision": [{"frame": "turn", "stage": 0}, {"frame": "gap", "step": 0, "after": None}],
        **changes,
    }
    return game().from_json(document)


def played(scenario: ScenarioSource, seed: int, steps: int) -> sandtable.State:
    state = game().start(scenario, sandtable.Seeded(seed))
    rng, chance = random.Random(seed), sandtable.Seeded(seed)
    for _ in range(steps):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)), chance)
    return state


def board(made: HeroesDisplay, view: Any, width: int = 80, height: int = 0) -> list[str]:
    return [line.plain for line in made.board(view, width, height)]


def printed(thing: Any, width: int = 100) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def lines_of(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


# The field.


def test_buildings_are_drawn_with_walls_and_openings() -> None:
    made = display()
    lines = board(made, game().start("two-streets", sandtable.Seeded(1)).view(None))
    assert lines[0].split() == [str(number) for number in range(1, 15)]
    assert lines[1] == "  ┌" + "───┬" * 13 + "───┐"
    assert lines[3] == "  ├───┼───┼───┼───┼━━━┼━▫━┼───┼───┼━▫━┼───┼───┼───┼───┼───┤"
    assert lines[4][18:28] == "∩☆  │   ┃ "
    assert [line[0] for line in lines[2::2]] == list("ABCDEFG")


def test_squares_between_those_of_the_grid_are_drawn_where_they_lie() -> None:
    made = display("patient-eyes")
    lines = board(made, game().start("patient-eyes", sandtable.Seeded(1)).view(None))
    assert lines[4].startswith("B │.  │ ┌━▫━┬━━━┬━━━┬━▫━┐ │.")
    assert lines[5].startswith("  ├───┤ ▫   │   ┃☆  │   ▫ ├───┼")


def test_what_has_fallen_lies_in_ruins_and_a_breach_is_shown() -> None:
    made = display()
    fallen = board(made, position("two-streets", fallen=["D1-a"]).view(None))
    assert fallen[3] == "  ├───┼───┼───┼───┼───┼───┼───┼───┼━▫━┼───┼───┼───┼───┼───┤"
    assert fallen[4][18:26] == "│▒☆ │▒  "
    breached = board(made, position("two-streets", breaches=["8-2-10-2"]).view(None))
    assert breached[3][18:22] == "┼━×━"


def test_a_line_that_was_cleared_is_gone() -> None:
    made = display()
    line = made.description["field"]["lines"][0]["line"]
    before = board(made, position("two-streets").view(None))
    after = board(made, position("two-streets", cleared=[line]).view(None))
    assert sum(text.count("▪") for text in before) == sum(text.count("▪") for text in after) + 6


@pytest.mark.parametrize(("width", "height"), [(80, 0), (100, 20), (100, 40), (140, 60)])
def test_squares_are_large_where_there_is_room(width: int, height: int) -> None:
    squares = display().squares
    assert squares.fitting(width, height) == (LARGE if (width, height) >= (100, 40) else SMALL)
    lines = board(display(), position("two-streets").view(None), width, height)
    assert len(lines) == (30 if (width, height) >= (100, 40) else 16)


@pytest.mark.parametrize("scenario", game().scenarios())
@pytest.mark.parametrize("width", WIDTHS)
def test_every_field_keeps_to_the_width_there_is(scenario: str, width: int) -> None:
    made = display(scenario)
    state = played(scenario, 1, 60)
    for height in (0, 999):
        lines = board(made, state.view(None), width, height)
        assert max(len(line) for line in lines) <= made.board_width(width) <= width


def test_a_field_that_is_too_wide_is_cut_between_two_boards() -> None:
    lines = board(display("bread-and-shells"), position("bread-and-shells").view(None))
    heads = [line.split() for line in lines if line.strip()[:1].isdigit()]
    assert heads == [[str(n) for n in range(1, 15)], [str(n) for n in range(15, 22)]]


# Units.

UNITS: dict[str, Any] = {
    "s-t34stz": {"at": "5-7", "rear": "4-7", "heading": "e", "token": "2"},
    "s-ptrd": {"at": "9-7", "shows": "hidden", "alias": 1, "known": False},
    "s-militia-2": {"at": "10-7"},
    "g-pz3": {"at": "8-10", "rear": "8-11", "heading": "n", "damage": ["tracks"]},
    "g-spaeher": {"at": "1-7", "shows": "inactive", "suppression": 2, "activated": True},
}


def test_units_show_their_side_facing_and_suppression() -> None:
    made = display("tractor-works-gate")
    state = position("tractor-works-gate", units=UNITS)
    row = board(made, state.view("soviet"))[16]
    assert row == "H │   │[S!│   │.  │(=)│(T→│   │   │   │(P)│(M2│   │   │   │"
    assert "(?)" in board(made, state.view("german"))[16]
    rows = board(made, state.view("german"))
    assert rows[22][34:39] == "│[P↑│"
    assert rows[24][34:39] == "│[=]│"


def test_large_squares_show_tokens_and_markers() -> None:
    made = display("tractor-works-gate")
    state = position("tractor-works-gate", units=UNITS)
    text = "\n".join(board(made, state.view("soviet"), 140, 80))
    assert "│(T)→ │" in text
    assert "│#2   │" in text
    assert "│[S]  │" in text
    assert "│!2•  │" in text
    assert "#2" not in "\n".join(board(made, state.view("german"), 140, 80))


def test_sheets_tell_values_states_and_markers() -> None:
    made = display("tractor-works-gate")
    state = position("tractor-works-gate", units=UNITS)
    sheets = printed(made.supply(state.view("soviet")))
    assert "Unit" in sheets
    rows = sheets.splitlines()
    assert "tracks" in next(row for row in rows if row.startswith("P Panzer III"))
    assert "!2, •" in next(row for row in rows if "Reconnaissance" in row)
    assert "H10" in next(row for row in rows if row.startswith("P PTRD"))
    assert "H11" in next(row for row in rows if row.startswith("M2 "))
    unseen = printed(made.supply(state.view("german"))).splitlines()
    assert "H10" in next(row for row in unseen if row.startswith("? Hidden Soviet unit"))
    assert not any(row.startswith("P PTRD") for row in unseen)


# Cards and choices.


def test_the_hand_shows_texts_bonuses_and_what_can_be_played() -> None:
    made = display()
    state = position("two-streets", hands={"soviet": ["sc-rush", "sc-rush", "sc-smoke"]})
    legal = [("play", "card:sc-smoke", "square:5-4"), ("pass",)]
    text = lines_of(made.hand(state.view("soviet"), "soviet", legal, 80))
    assert "   Rush into Action ×2  " in text
    assert " › " in next(line for line in text.splitlines() if "Smoke" in line)
    assert "[+1 in one assault" in text.replace("\n", " ")
    assert made.hand(state.view("german"), "german", [], 80) == []


def test_an_open_view_shows_both_hands_and_everybody() -> None:
    made = display("tractor-works-gate")
    hands = {"soviet": ["sc-rush"], "german": ["gc-rush"]}
    state = position("tractor-works-gate", units=UNITS, hands=hands)
    view = made.open_view(state)
    assert "(P)" in board(made, view)[16]
    for seat in state.seats:
        assert "Rush into Action" in lines_of(made.hand(view, seat, [], 80))


def test_choices_name_units_with_their_signs_and_squares_with_their_ground() -> None:
    made = display("tractor-works-gate")
    view = position("tractor-works-gate", units=UNITS, bonus=[1, 2]).view("soviet")
    assert made.argument(view, ("fire", "unit:g-pz3"), 1) == "[P]↑ Panzer III, K9"
    assert made.argument(view, ("step", "square:2-0"), 1) == "A3 (shattered trees)"
    assert made.argument(view, ("step", "square:3-6"), 1) == "G4 (+)"
    assert made.argument(view, ("step", "square:3-5"), 1) == "F4"
    assert made.argument(view, ("step", "square:2-0"), 0) == made.words.name("action", "step")
    assert made.argument(view, ("wait",), 0) == made.words.action(("wait",))


def test_the_heading_and_the_status_tell_turn_points_and_orders() -> None:
    made = display()
    given = {"soviet": [3, 1, 0], "german": [2, 0, 1]}
    state = position(
        "two-streets", turn=2, given=given, revealed={"soviet": 1}, broken={"t-pzg": 1}
    )
    heading = made.heading(state.view(None)).plain
    assert heading.startswith("Two Streets from the Station  ·  Turn 2 of 6  ·  Order phase")
    status = printed(made.status(state.view(None)), 120)
    assert "(S) Soviets" in status
    assert "orders #1/3 1×special" in status
    assert "orders #0/2 1×bluff" in status
    assert "Broken: " in status


def test_facts_and_notes_tell_goals_objectives_and_special_rules() -> None:
    made = display()
    facts = made.facts()
    assert facts[0] == "6 turns"
    assert facts[1].startswith("Soviets: 2 – The Soviets control the goods depot at the end; ")
    notes = [note.plain for note in made.notes()]
    assert notes[0] == "☆ goods depot: B5, B6"
    assert notes[-1].startswith("§ ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_skirmish_has_words_for_all_that_scores(seed: int, language: str) -> None:
    made = display(skirmish(seed), language)
    assert all(made.facts())
    assert len(made.notes()) == len(made.description["objectives"])


@pytest.mark.parametrize("scenario", game().scenarios())
def test_whole_games_can_be_shown_in_every_language(scenario: str) -> None:
    displays = [display(scenario, language) for language in languages()]
    for made in displays:
        made.legend()
    state = game().start(scenario, sandtable.Seeded(3))
    rng, chance = random.Random(3), sandtable.Seeded(3)
    steps = 0
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        if steps % 25 == 0:
            view = state.view(seat)
            for made in displays:
                made.heading(view)
                printed(made.status(view))
                printed(made.supply(view))
                made.board(view, 100, 40)
                made.hand(view, seat, legal, 80)
                for action in legal:
                    assert all(made.argument(view, action, at) for at in range(len(action)))
        events = state.apply(seat, rng.choice(legal), chance)
        for made in displays:
            tell(events, seat, made, made.words)
        steps += 1


def test_dice_are_shown_one_by_one() -> None:
    made = display()
    dice = made.dice({"dice": [4, 6]})
    assert dice is not None
    assert dice.plain == " 4   6  "
    assert made.dice({"unit": "s-boris"}) is None
