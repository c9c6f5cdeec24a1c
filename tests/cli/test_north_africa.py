"""North Africa in the terminal: vehicles, seats, structures, ways off the map."""

from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import make_bot
from sandtable.cli.displays import display_for
from sandtable.cli.menu import Menu
from sandtable.cli.words import CliWords
from sandtable.terminal.display import Display
from tests.cli.support import output
from tests.cli.test_board import HEIGHTS, plain

GAME = sandtable.game("north-africa")
SCENARIOS = GAME.scenarios()
LANGUAGES = ("en", "ru", "uk")


def display(scenario: str, language: str = "en") -> Display:
    return display_for(GAME, scenario, CliWords(language, GAME))


def start(scenario: str) -> sandtable.State:
    return GAME.start(scenario, sandtable.Seeded(1))


def changed(scenario: str, **vehicles: dict[str, Any]) -> sandtable.State:
    """The opening of a scenario with its vehicles altered."""
    position: Any = start(scenario).to_json()
    for title, values in vehicles.items():
        position["vehicles"][title.replace("_", "-")] |= values
    return GAME.from_json(position)


def drawn(state: sandtable.State, height: int = 0) -> list[str]:
    view = state.view(None)
    scenario: Any = view["scenario"]
    return plain(display(scenario).board(view, 80, height))


def shown(state: sandtable.State) -> str:
    """The status beside the board."""
    view: Any = state.view(None)
    seen: Any = display(view["scenario"]).status(view)
    return "\n".join(line.plain for line in seen.renderables[1:])


@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_board_fits_80_columns_and_shows_all_that_stands_on_it(
    scenario: str, height: int
) -> None:
    lines = drawn(start(scenario), height)
    text = "\n".join(lines)
    assert max(len(line) for line in lines) <= 80
    found: Any = GAME.describe(scenario)
    for tile in found["tiles"]:
        assert sum(line.count(f"│{tile['tile']} ") for line in lines) == 1
    assert text.count("⌂") == len(found["structures"])
    assert text.count("▒") == len(found["rough"])
    assert text.count("→") == sum(len(tiles) for tiles in found["exits"].values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_shown_with_goals_and_vehicles(scenario: str, language: str) -> None:
    text = " ".join(output("scenarios", "north-africa", scenario, "--lang", language).split())
    words = CliWords(language, GAME)
    found: Any = GAME.describe(scenario)
    for vehicle in found["vehicles"]:
        assert f"{words.name('unit', vehicle['unit'])}: " in text


def test_the_scenarios_are_listed_with_what_each_side_wants() -> None:
    text = " ".join(output("scenarios", "north-africa").split())
    assert "Italy: neutralise 6 of 11 enemy counters" in text
    assert "LRDG: bring 2 of 3 counters off the map, Italy: neutralise 2 of 3 enemy" in text


def test_a_vehicle_shows_how_many_are_aboard_and_its_damage() -> None:
    assert any("(PT:4)" in line for line in drawn(start("murzuk")))
    hurt = changed("murzuk", patrol_truck={"damage": 1}, medium_tank={"damage": 3})
    lines = drawn(hurt)
    assert any("(PT:4!1)" in line for line in lines)
    assert any("[~MT:2!3]" in line for line in lines)


def test_the_status_says_who_sits_where_and_what_is_broken() -> None:
    text = shown(changed("murzuk", medium_tank={"damage": 3}))
    assert "(PT) 4B · driver SG · navigator SC · gun mount EN · bed SB" in text
    assert "[MT] 20A !3/5 disabled · driver DT · turret – · hull guns CT" in text


def test_a_captured_vehicle_lies_before_its_captor() -> None:
    position: Any = start("barce").to_json()
    position["vehicles"]["cargo-truck"] |= {"holder": "lrdg", "tile": "5A"}
    position["vehicles"]["cargo-truck"]["seats"] = {"cargo-truck-driver": "sniper"}
    del position["sides"]["lrdg"]["counters"]["sniper"]
    state = GAME.from_json(position)
    assert any("(CT:1)" in line for line in drawn(state))
    assert "(CT) 5A · driver SN" in shown(state)


def test_a_card_shows_the_actions_of_the_seat_its_soldier_is_in() -> None:
    position: Any = start("murzuk").to_json()
    lrdg = position["sides"]["lrdg"]
    lrdg["hand"], lrdg["deck"] = ["engineer"], lrdg["deck"] + lrdg["hand"]
    lrdg["deck"].remove("engineer")
    position["decision"] = [{"frame": "turn", "side": "lrdg", "second": False, "busy": None}]
    state = GAME.from_json(position)
    seen = display("murzuk")
    hand = "\n".join(plain(seen.hand(state.view("lrdg"), "lrdg", state.legal("lrdg"), 80)))
    assert "+ Suppress 3" in hand
    view = state.view("lrdg")
    words = {
        seen.argument(view, action, at)
        for action in state.legal("lrdg")
        for at in range(len(action))
    }
    assert "Leave" in words
    assert not any("seat:" in word or "structure:" in word for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["murzuk", "sidi-selim", "barce"])
def test_every_word_of_every_choice_can_be_read(scenario: str, language: str) -> None:
    state, chance = start(scenario), sandtable.Seeded(2)
    seen = display(scenario, language)
    bots = {seat: make_bot("random", number) for number, seat in enumerate(state.seats)}
    for _ in range(150):
        if not state.actors():
            break
        seat = state.actors()[0]
        view, legal = state.view(seat), state.legal(seat)
        menu = Menu(legal)
        assert menu.choices()
        for action in legal:
            for at in range(len(action)):
                assert seen.argument(view, action, at)
        assert max((len(line) for line in plain(seen.hand(view, seat, legal, 80))), default=0) <= 80
        state.apply(seat, bots[seat].choose(view, legal), chance)


def test_a_game_is_watched_and_one_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    bots = ("--lrdg", "random", "--italy", "random", "--seed", "3")
    assert "(PT)" in output("watch", "north-africa", "murzuk", *bots, "--delay", "0")
    record = str(tmp_path / "game.record")
    seats = ("--lrdg", "human", "--italy", "random", "--seed", "5", "--record", record)
    bid = GAME.write(GAME.start("murzuk", sandtable.Seeded(5)).legal("lrdg")[0])
    assert "gun mount" in output("play", "north-africa", "murzuk", *seats, typed=[bid, "quit"])
    assert "navigator SC" in output("replay", record, "--to", "1")
