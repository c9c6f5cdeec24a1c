"""Playing at the terminal, from the first question to the last."""

import json
from pathlib import Path

import pytest

import sandtable
from sandtable.cli.game_setup import people_and_bots, read_players, seat_bots
from sandtable.cli.session import Session
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.kernel.record import Record, Recorder
from sandtable.language import languages
from tests.cli.support import notation, numbers, output, run, script

GAME = ("play", "normandy", "la-raye", "--us", "human", "--germany", "random", "--seed", "5")
#: With seed 5 the US draws Platoon Sergeant, Squad Leaders A and B, Scout B, and moves first.
TO_TURN = ["bid PS"]


def played(*typed: str, game: tuple[str, ...] = GAME, **environment: str | None) -> str:
    return output(*game, typed=typed, **environment)


def last_screen(text: str) -> str:
    """What was shown at the last decision."""
    return "La Raye" + text.rpartition("La Raye")[2]


# A whole game.


def test_a_whole_game_in_notation_is_played_recorded_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    text = played(*notation(script("la-raye", 5)), game=(*GAME, "--record", str(file)))
    assert "wins with the objective points needed. (NOR-37.4)" in text
    assert "Seed: 5" in text
    assert f"Record: {file}" in text
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert record.verify(sandtable.game("normandy")).outcome == record.outcome


def test_a_whole_game_by_numbers() -> None:
    game = sandtable.game("normandy")
    bots = seat_bots({"us": "human", "germany": "random"}, 5)
    session = Session(Recorder(game, "la-raye", Seeded(5)), {"us": None, **bots})
    typed: list[str] = []
    for action in script("la-raye", 5):
        while session.next_seat("us") != "us":
            session.act_for_bot("germany")
        typed += numbers(session.state.legal("us"), action)
        session.act("us", action)
    assert "wins with the objective points" in played(*typed)


@pytest.mark.parametrize("language", languages())
def test_a_game_speaks_one_language(language: str) -> None:
    typed = notation(script("critical-intelligence", 8, steps=25))
    game = ("play", "normandy", "10", "--germany", "random", "--seed", "8", "--lang", language)
    text = played(*typed, "supply", "log", "?", game=game)
    assert max(len(line) for line in text.splitlines()) <= 80
    letters = {"en": "initiative", "ru": "инициатива", "uk": "ініціатива"}
    assert letters[language] in text
    assert ("Fog of War" in text) == (language == "en")


# What is shown.


def test_the_screen_shows_status_board_hand_prompt_and_numbered_choices() -> None:
    text = played()
    assert "La Raye  ·  Round 1  ·  Initiative (U) US" in text
    assert "(U) US       0/5 ▫▫▫▫▫  hand 4  deck 5  discard 0  lost 0" in text
    assert "[G] Germany  3/5 ▪▪▪▫▫  hand 4  deck 5  discard 0  lost 0" in text
    assert "(U) supply SA×2 SB×2 RA×4 RB×4 FW×8" in text
    assert "│9 Platoon Sergeant│" in text
    assert "each side secretly picks a card" in text
    assert "  1  Platoon Sergeant (PS)" in text
    assert "bid PS" in text


def test_the_hand_marks_what_its_cards_can_do_now() -> None:
    screen = last_screen(played(*TO_TURN))
    assert "│›Bolster 2 (A)" in screen
    assert "│ Recon" in screen
    assert "US reveals Platoon Sergeant: initiative 9." in screen


def test_cards_played_this_turn_lie_open() -> None:
    assert "(U) play area LA×1" in last_screen(played(*TO_TURN, "LA inspire"))


def test_choices_narrow_and_show_odds_before_the_dice() -> None:
    screen = last_screen(played(*TO_TURN, "3", "2"))
    assert "Scout B (SB) › Attack 1 › ?" in screen
    assert "1  [RA] German Riflemen A, 5B" in screen
    assert "1 die, 7 or more (4 defence + 1 cover + 2 range), or a 0: 40\u00a0%" in screen
    assert "SB attack gRA" in screen


def test_b_or_an_empty_line_steps_back() -> None:
    for back in ("b", ""):
        screen = last_screen(played(*TO_TURN, "3", "2", back, back))
        assert screen.count("Scout B (SB) › ?") == 2
        assert screen.count("US: play a card or end the turn.") == 2


def test_dice_are_shown_one_by_one() -> None:
    screen = last_screen(played(*TO_TURN, "SB attack gRA"))
    assert "US Scouts B, Attack against German Riflemen A: rolled" in screen
    roll = screen.partition("rolled ")[2][0]
    assert f"\n    {roll}{'✓' if 'Success' in screen else '✗'}" in screen


def test_a_single_choice_below_the_first_list_is_passed_over() -> None:
    text = played(*TO_TURN, "hunker LA", "hunker LB", "SB recon")
    assert "(NOR-25.4)" in text
    assert "  1  Scout B (SB)" in text


def test_large_and_wide_terminals_put_the_story_beside_the_board() -> None:
    text = played(*TO_TURN, COLUMNS="140", LINES="60")
    board = next(line for line in text.splitlines() if "│7A ★1      +2│" in line)
    assert len(board.rstrip()) > 80
    assert "(RA) (RB)" in text


def test_colours_are_used_only_where_they_are_wanted() -> None:
    assert "\x1b[" not in played()
    assert "\x1b[" in played(NO_COLOR=None, FORCE_COLOR="1")
    assert "\x1b[38" not in played(NO_COLOR="1", FORCE_COLOR="1")


# What can be typed.


def test_notation_is_read_whatever_its_capitals() -> None:
    assert "US plays Squad Leader A: Bolster." in played("BID ps", "la bolster")


def test_why_cites_the_rule() -> None:
    text = played(*TO_TURN, "why RA move 2B", "why SB scout 7A", "why SB move 7A", "why")
    assert "Rifleman A is not in your hand. (NOR-10.1)" in text
    assert "This is allowed." in text
    assert "Move is not printed on Scout B. (NOR-10.7)" in text
    assert "Write what to do, such as: RA move 17B" in text


def test_a_forbidden_action_is_refused_with_its_rule_and_asked_again() -> None:
    text = played(*TO_TURN, "RA move 2B", "nonsense", "99", "0")
    assert "Rifleman A is not in your hand. (NOR-10.1)" in text
    assert "“nonsense” means nothing here. Is it a typo?" in text
    assert "There is no choice 99: choose from 1 to 4." in text
    assert "There is no choice 0: choose from 1 to 4." in text


def test_rules_can_be_read_at_the_table() -> None:
    text = played("rules NOR-16.2", "rules 99.9", "rules")
    assert "You may only enter a tile that holds your control marker" in text
    assert "There is no rule or chapter “99.9”" in text
    assert "16  Move" in text


def test_help_log_and_supply() -> None:
    text = played(*TO_TURN, "?", "log", "supply")
    assert "save FILE" in text
    assert "○□ scouted" in text
    assert text.count("US reveals Platoon Sergeant: initiative 9.") == 2
    assert "Fog of War  FW       8            8" in text


def test_save_writes_a_position_that_can_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    text = played(*TO_TURN, f"save {file}", f"save {file}", "save", f"save {tmp_path}/no/x.json")
    assert f"Saved: {file}" in text
    assert "The file already exists." in text
    assert "Give a file name: save FILE" in text
    assert "There is no folder" in " ".join(text.split())
    assert json.loads(file.read_text(encoding="utf-8"))["scenario"] == "la-raye"
    assert "US: play a card or end the turn." in output("position", str(file))


@pytest.mark.parametrize("typed", [["quit"], ["q"], []])
def test_quit_and_the_end_of_input_leave_the_game_and_keep_the_record(
    typed: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    text = played(*TO_TURN, *typed, game=(*GAME, "--record", str(file)))
    assert "You have left the game." in text
    assert "Seed" not in text
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert record.outcome is None
    assert [step.seat for step in record.steps] == ["us", "germany"]


def test_resign_ends_the_game() -> None:
    assert "Germany wins: the other side has resigned. (NOR-37.7)" in played("resign")


# Taking back.


def test_undo_takes_back_one_decision_after_another() -> None:
    text = played(*TO_TURN, "LA bolster", "take RA", "undo", "undo", "hunker LA", "log")
    assert text.count("take up to 2 cards from the supply") == 2
    log = text.rpartition("log\n")[2]
    assert "Bolster" not in log
    assert "Squad Leader A hunkers down" in log


def test_undo_leaves_no_trace_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    played(*TO_TURN, "LA bolster", "undo", "end-turn", game=(*GAME, "--record", str(file)))
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert [step.action[0] for step in record.steps[:3]] == ["bid", "bid", "end-turn"]
    record.verify(sandtable.game("normandy"))


def test_what_happened_before_is_shown_again_after_undo() -> None:
    text = played(*TO_TURN, "LA bolster", "undo")
    assert "US reveals Platoon Sergeant: initiative 9." in last_screen(text)


def test_undo_ends_at_dice_draws_and_decisions_of_others() -> None:
    assert "There is nothing to take back." in played("undo")
    assert "The last decision was not yours." in played(*TO_TURN, "undo")
    assert (
        "cannot be taken back" in played(*TO_TURN, "SB attack gRA", "undo").rpartition("› undo")[2]
    )


def session(scenario: str = "la-raye") -> Session:
    recorder = Recorder(sandtable.game("normandy"), scenario, Seeded(5))
    return Session(recorder, {"us": None, "germany": None})


def decide(game: Session, seat: str, text: str) -> None:
    game.act(seat, game.state.game.read(text))


def test_hidden_choices_and_drawn_cards_stay() -> None:
    game = session()
    decide(game, "us", "bid PS")
    assert game.undo("us") == "", "nobody has seen it"
    decide(game, "us", "bid LA")
    decide(game, "germany", "bid FW")
    assert game.undo("germany") == "cli-undo-hidden"
    before = game.state.to_json()
    decide(game, "us", "PS command 1")
    assert game.undo("us") == "cli-undo-hidden"
    decide(game, "us", "LB bolster")
    assert game.undo("us") == ""
    assert game.state.to_json() != before
    assert game.undo("us") == "cli-undo-hidden"


def test_dice_stay() -> None:
    game = session()
    decide(game, "us", "bid PS")
    decide(game, "germany", "bid FW")
    decide(game, "us", "SB attack gRA")
    assert game.undo("us") == "cli-undo-chance"


def test_undo_restores_the_very_same_position() -> None:
    game = session()
    decide(game, "us", "bid PS")
    decide(game, "germany", "bid FW")
    positions = []
    for text in ("SB scout 12B", "LA bolster", "take RA", "done", "hunker LB"):
        positions.append(game.state.to_json())
        decide(game, "us", text)
    for before in reversed(positions):
        assert game.undo("us") == ""
        assert game.state.to_json() == before
    assert game.undo("us") == "cli-undo-other"


# Two people at one screen.


HOT_SEAT = ("play", "normandy", "la-raye", "--us", "human", "--germany", "human")


def test_a_curtain_falls_between_people() -> None:
    text = played("", "bid PS", "", "bid FW", "", game=(*HOT_SEAT, "--seed", "5"))
    assert text.count("Pass the screen to US and press Enter.") == 2
    assert text.count("Pass the screen to Germany and press Enter.") == 1


def test_nobody_sees_what_is_hidden_from_them() -> None:
    text = played("", "bid PS", "", "bid FW", "", game=(*HOT_SEAT, "--seed", "5"))
    german = text.partition("Pass the screen to Germany")[2].partition("Pass the screen to US")[0]
    assert "US has picked a card for initiative." in german
    assert "Sergeant" not in german.partition("Round 1: each")[0].rpartition("hand")[2]
    assert "picks Platoon Sergeant" not in german


def test_games_between_people_have_committed_dice(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    text = played("", "resign", game=(*HOT_SEAT, "--record", str(file)))
    assert "SHA-256 of the secret" in text
    assert "The secret of the dice" in text
    verified = " ".join(output("verify", str(file)).split())
    assert "the secret fits its hash" in verified
    seeded = played("", "resign", game=(*HOT_SEAT, "--seed", "5"))
    assert "SHA-256" not in seeded


def test_an_unfinished_committed_game_keeps_its_secret(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    text = played("", "quit", game=(*HOT_SEAT, "--record", str(file)))
    assert "The secret of the dice" not in text
    assert "The secret of the dice has not been revealed yet" in output("verify", str(file))


# Seats and options.


def test_seats_can_be_given_in_both_forms_and_in_any_place() -> None:
    both = [
        played(game=("play", "--seat", "germany=human", "normandy", "la-raye", "--seed", "5")),
        played(game=("play", "--germany", "human", "normandy", "la-raye", "--seed", "5")),
        played(game=("play", "normandy", "la-raye", "--germany=human", "--seed=5")),
    ]
    assert both[0] == both[1] == both[2]
    assert "[G] Germany" in both[0]


def test_seats_of_other_games_work_alike() -> None:
    seats = ("lrdg", "italy")
    assert people_and_bots(["italy=human"], seats) == {"lrdg": "regular", "italy": "human"}
    assert people_and_bots([], seats) == {"lrdg": "human", "italy": "regular"}
    assert people_and_bots(["lrdg=random"], seats) == {"lrdg": "random", "italy": "human"}
    with pytest.raises(BadInput, match="unknown-seat"):
        read_players(["us=human"], seats, ["human"])


def test_options_of_the_game_are_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = ("--option", "conceal_strict=yes", "--option", "round_limit=20")
    played(game=(*GAME, *options, "--record", str(file)))
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"] == {
        "conceal_strict": True,
        "open_discards": False,
        "round_limit": 20,
    }


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(*TO_TURN, "end-turn") == played(*TO_TURN, "end-turn")


def test_bots_have_their_own_luck() -> None:
    players = {"us": "random", "germany": "random"}
    draws = [bot.rng.random() for bot in seat_bots(players, 5).values()]
    dice = Seeded(5)
    assert draws[0] != draws[1]
    assert [int(draw * 1000) for draw in draws] != [dice.die("x", 1000) for _ in draws]


def test_a_bot_that_gives_up_has_lost() -> None:
    game = (*GAME[:5], "--germany", "tests.server.sleeper:Quitter", "--seed", "5")
    assert "US wins: the other side has resigned." in played("1", game=game)


def test_a_game_of_bots_alone_can_be_played_too() -> None:
    result = run(*GAME[:3], "--us", "greedy", "--germany", "random", "--seed", "5")
    assert result.exit_code == 0
    assert "wins" in result.stdout


def test_the_choices_are_those_of_the_legal_list() -> None:
    legal = sandtable.game("normandy").start("la-raye", Seeded(5)).legal("us")
    assert all(text in played() for text in notation(legal))
