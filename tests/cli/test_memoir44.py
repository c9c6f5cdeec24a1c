"""Memoir '44 at the terminal."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import sandtable
from sandtable.bots import make_bot
from sandtable.cli.displays import display_for
from sandtable.cli.game_setup import GameSetup
from sandtable.cli.simulate import schedule
from sandtable.cli.words import CliWords
from sandtable.kernel.record import Record, Recorder
from sandtable.lab.fixtures import set_table
from sandtable.lab.playing import play
from sandtable.language import languages
from tests.cli.support import complaint, output
from tests.cli.support import write_record as write_normandy
from tests.memoir import table

GAME = sandtable.game("memoir44")
PLAY = ("play", "memoir44", "pegasus-bridge", "--axis", "random", "--seed", "5")
#: With seed 5 the Allies hold Attack Center and Infantry Assault, among others.
TO_MOVES = ["play attack-center", "order allies-4", "order allies-5", "order allies-6"]
TO_BATTLE = ["play infantry-assault center", "move allies-4 r5c4", "end-moves"]
TEAMS = ("--option", "allies_seats=3", "--option", "axis_seats=2")


def played(*typed: str, game: tuple[str, ...] = PLAY, **environment: str | None) -> str:
    return output(*game, typed=typed, **environment)


def last_screen(text: str) -> str:
    return text.rpartition("Pegasus Bridge")[2]


def position_file(path: Path, state: sandtable.State) -> str:
    path.write_text(json.dumps(state.to_json()), encoding="utf-8")
    return str(path)


def write_record(path: Path, seed: int, scenario: str = "pegasus-bridge", steps: int = 9999) -> str:
    """A record of a battle between greedy bots."""
    recorder = Recorder(GAME, scenario, sandtable.Seeded(seed))
    bots = {seat: make_bot("greedy", seed) for seat in recorder.state.seats}
    while recorder.state.outcome is None and len(recorder.record.steps) < steps:
        seat = recorder.state.actors()[0]
        view, legal = recorder.state.view(seat), recorder.state.legal(seat)
        recorder.apply(seat, bots[seat].choose(view, legal))
    path.write_text(recorder.record.to_text(), encoding="utf-8")
    return str(path)


# What is shown.


def test_the_screen_shows_medals_cards_board_hand_and_choices() -> None:
    text = played()
    assert "Pegasus Bridge  ·  Turn 1  ·  (A) Allies" in text
    assert "(A) Allies  0/4 ☆☆☆☆  hand 6  units 9" in text
    assert "[X] Axis    0/4 ◇◇◇◇  hand 2  units 6" in text
    assert "draw pile 52  discard pile 0" in text
    assert "│R=☆  ┊" in text
    assert " › Attack Center       Order 3 units: center." in text
    assert "Allies: play a card." in text
    assert "  1  Attack Center" in text
    assert "play attack-center\n" in text


def test_the_card_played_and_the_ordered_units_are_shown() -> None:
    screen = last_screen(played(*TO_MOVES))
    assert "(A) played: Attack Center" in screen
    assert screen.count("›(I4)") == 3
    assert "   Probe Left          Order 2 units: left flank." in screen
    assert "Allies: move the ordered units, or end the movement." in screen


def test_choices_name_unit_arm_and_hex_and_narrow_to_a_place() -> None:
    screen = last_screen(played(*TO_MOVES, "1"))
    assert "  1  (I4) Allied infantry 4, E2  " in screen
    assert "  4  End the movement" in screen
    assert "(I4) Allied infantry 4, E2 › Move › ?" in screen
    places = screen.partition("› ?")[2]
    assert "move allies-4 E3" in places


def test_places_tell_what_is_there() -> None:
    state = table(
        {"r5c4": "I", "r0c0": "i"},
        hand=["attack-center"],
        ground={"r4c4": "F", "r4c5": "R"},
        obstacles={"r4c5": "=", "r5c5": "w"},
        objectives=[{"side": "allies", "hexes": ["r4c5"], "kind": "temporary"}],
    )
    words = CliWords("en", GAME)
    view: Any = state.view("allies")
    made = display_for(GAME, view["scenario"], words)
    names = {
        hex: made.argument(view, ("move", "unit:allies-1", f"hex:{hex}"), 2)
        for hex in ("r4c4", "r4c5", "r5c5", "r6c4")
    }
    assert names == {
        "r4c4": "E5 (forest)",
        "r4c5": "F5 (river, bridge, ☆)",
        "r5c5": "F4 (wire)",
        "r6c4": "E3",
    }


def test_odds_stand_below_an_attack_and_dice_are_told_in_words() -> None:
    screen = last_screen(played(*TO_BATTLE, "1"))
    assert "(I4) Allied infantry 4, E4 › Attack › ?" in screen
    assert "[I4] Axis infantry 4, E7" in screen.partition("› ?")[2]
    assert "1 die, 3 of 6 faces hit: 50\u00a0%" in screen
    rolled = played(*TO_BATTLE, "battle allies-4 axis-4")
    lines = rolled.partition("Allied infantry 4 rolls ")[2].splitlines()
    face = lines[0].partition(" against ")[0]
    assert face in ("infantry", "armor", "grenade", "flag", "star")
    assert lines[1].strip().startswith(face)


def test_dice_that_hit_are_marked() -> None:
    made = display_for(GAME, "pegasus-bridge", CliWords("en", GAME))
    faces = ["infantry", "armor", "grenade", "flag", "star"]
    roll = made.dice({"unit": "allies-1", "target": "axis-1", "dice": faces})
    assert roll is not None
    assert roll.plain.split() == ["infantry", "✓", "armor", "grenade", "✓", "flag", "⚑", "star"]
    bombs = made.dice({"card": "air-power", "target": "axis-1", "dice": ["star"]})
    assert bombs is not None
    assert bombs.plain.split() == ["star", "✓"]
    hour = made.dice({"side": "allies", "dice": ["infantry", "flag"]})
    assert hour is not None
    assert hour.plain.split() == ["infantry", "flag"]
    assert made.dice({"unit": "allies-1"}) is None


def test_help_supply_and_log() -> None:
    text = played(*TO_MOVES[:1], "?", "supply", "log")
    assert "move allies-3 F5." in text
    assert "rules M44-1.1" in text
    assert "(I) infantry" in " ".join(text.replace("\u00a0", " ").split())
    assert "(I4) Allied infantry 1, C4   [I4] Axis infantry 1, A9" in text
    assert "discard pile: –" in text
    assert text.count("The Allies play Attack Center.") >= 2


def test_why_and_rules_cite_the_book() -> None:
    text = played("why play assault-left", "why play attack-center", "rules M44-16.2")
    assert "(M44-" in text
    assert "This is allowed." in text
    assert "M44-16.2" in text.rpartition("› rules")[2]


def test_undo_takes_back_an_order() -> None:
    text = played(*TO_MOVES[:2], "undo", "log")
    assert "ordered" not in text.rpartition("› log")[2]


@pytest.mark.parametrize("language", languages())
def test_the_battle_speaks_one_language_in_80_columns(language: str) -> None:
    typed = [*TO_MOVES, "?", "supply", "move allies-4 r5c4", "end-moves", "end-battles", "log"]
    text = played(*typed, game=(*PLAY, "--lang", language))
    assert max(len(line) for line in text.splitlines()) <= 80
    turn = {"en": "Turn 2", "ru": "Ход 2", "uk": "Хід 2"}[language]
    assert turn in text
    assert ("Order 3 units" in text) == (language == "en")


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_text(language: str) -> None:
    made = display_for(GAME, "pegasus-bridge", CliWords(language, GAME))
    cards = [card.id for card in GAME.pack.cards]  # type: ignore[attr-defined]
    lines = made.hand({"hands": {"allies": cards}}, "allies", [], 80)
    assert len(lines) >= len(cards) == 30
    assert max(len(line.plain) for line in lines) <= 80


def test_a_wide_terminal_has_the_story_beside_the_board() -> None:
    text = played(COLUMNS="140", LINES="60")
    assert any("left flank" in line and "(A) Allies  0/4" in line for line in text.splitlines())


# Games of bots, records, positions.


def test_a_battle_of_bots_is_watched_turn_by_turn() -> None:
    text = output("watch", "memoir44", "1", "--axis", "random", "--seed", "3", "--delay", "0")
    assert "── Turn 1: Axis." in text
    assert "draw 1 card." in text
    assert "Victory for the" in text.splitlines()[-1]


def test_bots_are_simulated_and_turns_counted() -> None:
    game = ("simulate", "memoir44", "1", "-n", "2", "--axis", "random", "--seed", "4")
    text = output(*game, "--option", "allies_seats=2")
    assert "Allied commander: regular" in text
    assert "regular     2  100.0" in text
    assert "turns per game on average" in text


def test_the_winner_of_teams_is_the_bot_of_that_side() -> None:
    setup = GameSetup("memoir44", "pegasus-bridge", ["allies_seats=2", "turn_limit=1"])
    players = {"allies-commander": "greedy", "allies-flanks": "greedy", "axis": "random"}
    table = set_table(setup.game, setup.start, setup.name, setup.options)
    result = play(schedule(table, players, 1, 1, swap=False)[0])
    assert (result.winner, result.length) == (None, 1)
    assert [(seat.side, seat.bot) for seat in result.seats] == [
        ("allies", "greedy"),
        ("allies", "greedy"),
        ("axis", "random"),
    ]
    won = replace(result, winner="allies")
    assert (won.score_of_bot("greedy"), won.score_of_bot("random")) == (1.0, 0.0)


def test_a_record_is_replayed_and_verified(tmp_path: Path) -> None:
    file = write_record(tmp_path / "battle.record", 3, steps=12)
    text = output("replay", file, "--to", "1")
    assert "Step 1 of 12 · Allies: play" in text
    assert "\n(A) Allies\n" in text
    assert "\n[X] Axis\n" in text
    own = output("replay", file, "--to", "1", "--seat", "axis")
    assert "\n(A) Allies\n" not in own
    assert "\n[X] Axis\n" in own
    assert "The record is in order: 12 steps." in output("verify", file)


def test_a_position_is_saved_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    assert f"Saved: {file}" in played(*TO_MOVES, f"save {file}")
    text = output("position", str(file))
    assert "Allies: move the ordered units, or end the movement." in text
    assert "(A) played: Attack Center" in text


def test_a_copied_card_shows_what_it_copies() -> None:
    view: Any = table({"r8c6": "I", "r0c6": "i"}).view("allies")
    made = display_for(GAME, view["scenario"], CliWords("en", GAME))
    command = {"card": "counter-attack", "text": "attack"}
    seen = {**view, "commands": [command, {"hidden": True, "post": 1}]}
    console = Console(width=80, no_color=True)
    with console.capture() as caught:
        console.print(made.status(seen))
    assert "(A) played: Counter-Attack (Attack), ?" in caught.get()


def test_faults_of_a_file_are_told_in_the_words_of_its_game(tmp_path: Path) -> None:
    state = table({"r8c6": "I", "r0c6": "i"}, hand=["barrage"])
    document: Any = state.to_json()
    document["hands"]["allies"] = ["cavalry"]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    told = complaint("position", str(file))
    assert told.startswith(f"{file}: hands.allies")
    assert "Cards are written like attack-left or barrage." in told


# Scenarios.


def test_scenarios_are_listed_with_medals_and_who_begins() -> None:
    text = output("scenarios", "memoir44")
    assert "  1  Pegasus Bridge, 6 June 1944  pegasus-bridge" in text
    assert "     Allies: 4 medals, Axis: 4 medals · First turn: Allies" in text
    assert all(id in text for id in GAME.scenarios())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_no_line_of_a_scenario_is_wider_than_80(scenario: str, language: str) -> None:
    text = output("scenarios", "memoir44", scenario, "--lang", language)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_scenario_tells_its_objectives() -> None:
    assert "☆ Allies: a medal while a unit stands there: D7; K4." in output(
        "scenarios", "memoir44", "1"
    )
    assert "☆ Allies: a permanent medal: J9; K9." in output("scenarios", "memoir44", "4")
    toulon = output("scenarios", "memoir44", "toulon")
    assert "† Allies: victory at the end of a turn with 3 of these: G9, H8" in toulon


# Teams.


def test_a_side_of_several_players_has_a_seat_for_each() -> None:
    seats = ("--allies-commander", "human", "--allies-left", "human", "--seed", "5")
    text = played("", "resign", game=("play", "memoir44", "1", *TEAMS, *seats))
    assert "Pass the screen to Allied commander and press Enter." in text
    assert "Victory for the Axis" in text


def test_the_open_table_shows_every_hand_once(tmp_path: Path) -> None:
    options = {"allies_seats": 3, "axis_seats": 3}
    state = GAME.start("omaha-beach-overlord", sandtable.Seeded(2), options)
    commander = state.actors()[0]
    state.apply(commander, state.legal(commander)[0], sandtable.Seeded(2))
    view = display_for(GAME, "omaha-beach-overlord", CliWords("en", GAME)).open_view(state)
    assert set(view["hands"]) == {"allies", "axis"}
    assert all("card" in command for command in view["commands"])
    text = output("position", position_file(tmp_path / "overlord.json", state))
    assert text.count("\n(A) Allies\n") == 1
    assert text.count("\n[X] Axis\n") == 1


def test_a_general_without_cards_sees_none(tmp_path: Path) -> None:
    options = {"allies_seats": 4, "axis_seats": 4}
    state = GAME.start("omaha-beach-overlord", sandtable.Seeded(2), options)
    file = position_file(tmp_path / "overlord.json", state)
    text = output("position", file, "--seat", "axis-left")
    assert "Order" not in text.rpartition("left flank")[2]


def test_cards_to_copy_are_named() -> None:
    made = display_for(GAME, "omaha-beach-overlord", CliWords("en", GAME))
    view = {"prompt": {"params": {"texts": ["attack", "barrage"]}}}
    assert made.argument(view, ("copy", "number:2"), 1) == "Barrage"
    assert made.argument(view, ("half", "half:west"), 1) == "western half"
    assert made.argument(view, ("hand", "card:barrage", "post:commander"), 2) == "commander"
    assert made.argument(view, ("play", "card:recon-left", "as:air-power"), 2) == "Air Power"


# The series of two battles (M44-38).


@pytest.fixture(scope="module")
def battles(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    folder = tmp_path_factory.mktemp("series")
    return write_record(folder / "a.record", 1), write_record(folder / "b.record", 2)


def medals(path: str) -> dict[str, int]:
    state = Record.from_text(Path(path).read_text(encoding="utf-8")).verify(GAME)
    view: Any = state.view(None)
    found: dict[str, int] = view["medals"]
    return found


def test_a_series_adds_the_medals_of_both_battles(battles: tuple[str, str]) -> None:
    text = output("series", *battles, "--players", "Anna", "Oleh")
    first, second = medals(battles[0]), medals(battles[1])
    totals = first["allies"] + second["axis"], first["axis"] + second["allies"]
    rows = {line.split()[0]: line.split() for line in text.splitlines()[:3]}
    assert rows["Anna"][1:] == [
        *(str(first["allies"]), "Allies"),
        *(str(second["axis"]), "Axis", str(totals[0])),
    ]
    assert rows["Oleh"][-1] == str(totals[1])
    assert totals[0] != totals[1]
    assert f"{'Anna' if totals[0] > totals[1] else 'Oleh'} wins the series." in text


def test_the_same_battle_twice_is_a_draw(battles: tuple[str, str]) -> None:
    text = output("series", battles[0], battles[0])
    assert "first " in text
    assert "second " in text
    assert "The series is a draw." in text


def test_what_is_no_series_is_refused(battles: tuple[str, str], tmp_path: Path) -> None:
    short = write_record(tmp_path / "short.record", 3, steps=4)
    other = write_record(tmp_path / "other.record", 3, "vassieux")
    told = complaint("series", battles[0], short)
    assert told == f"{short}: The battle is not over yet.\n"
    assert "must be the same as the first" in complaint("series", battles[0], other)
    assert "SECOND is missing" in complaint("series", battles[0])
    same = complaint("series", *battles, "--players", "Anna", "Anna")
    assert same == "--players: Give the two players different names.\n"


def test_series_and_campaigns_belong_to_their_games(
    battles: tuple[str, str], tmp_path: Path
) -> None:
    normandy = write_normandy(tmp_path / "normandy.record", steps=3)
    assert "“normandy” has no series to score" in complaint("series", str(normandy), battles[0])
    assert "“memoir44” has no campaigns to score" in complaint("campaign", battles[0])
