"""Running the command with what would be typed, and games to run it on."""

from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

import sandtable
from sandtable.bots import make_bot
from sandtable.cli.app import app
from sandtable.cli.game_setup import seat_bots
from sandtable.cli.menu import Menu
from sandtable.cli.session import Session
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance, Seeded
from sandtable.kernel.record import Recorder

ENVIRONMENT = {
    "COLUMNS": "80",
    "LINES": "25",
    "NO_COLOR": "1",
    "LANG": "C",
    "LC_ALL": None,
    "LC_MESSAGES": None,
    "SANDTABLE_LANG": None,
    "TERM": "xterm",
}


def run(*args: str, typed: Sequence[str] = (), **environment: str | None) -> Result:
    """The command with these arguments; ``typed`` are the lines somebody types."""
    text = "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(app, list(args), input=text, env={**ENVIRONMENT, **environment})
    unforeseen = result.exception is not None and not isinstance(result.exception, SystemExit)
    assert not unforeseen, f"{args}: {result.exception!r}"
    return result


def output(*args: str, typed: Sequence[str] = (), **environment: str | None) -> str:
    """What a command that succeeds prints."""
    result = run(*args, typed=typed, **environment)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def complaint(*args: str, typed: Sequence[str] = (), **environment: str | None) -> str:
    """What is wrong with the input: told on the error channel, with code 2 and nothing else."""
    result = run(*args, typed=typed, **environment)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def script(
    scenario: str, seed: int, *, person: str = "us", bot: str = "random", steps: int = 10_000
) -> list[Action]:
    """What a person decides who plays like the greedy bot, in a game against another bot."""
    game = sandtable.game("normandy")
    seats = game.sides
    players = {seat: "human" if seat == person else bot for seat in seats}
    bots = seat_bots(players, seed)
    session = Session(
        Recorder(game, scenario, Seeded(seed)), {seat: bots.get(seat) for seat in seats}
    )
    adviser = make_bot("greedy", 1)
    decided: list[Action] = []
    while session.state.outcome is None and len(decided) < steps:
        seat = session.next_seat(person)
        if seat != person:
            session.act_for_bot(seat)
            continue
        action = adviser.choose(session.state.view(seat), session.state.legal(seat))
        session.act(seat, action)
        decided.append(action)
    return decided


def notation(actions: Sequence[Action]) -> list[str]:
    return [sandtable.game("normandy").write(action) for action in actions]


def numbers(legal: list[Action], wanted: Action) -> list[str]:
    """The numbers to type, list after list, for an action."""
    menu = Menu(legal)
    typed: list[str] = []
    while True:
        for number, choice in enumerate(menu.choices(), 1):
            if wanted in choice.actions:
                typed.append(str(number))
                if choice.action is not None:
                    return typed
                menu.narrow(choice)
                break


def write_record(
    path: Path,
    scenario: str = "la-raye",
    seed: int = 3,
    steps: int = 10_000,
    chance: Chance | None = None,
) -> Path:
    """A record of a game between greedy bots."""
    game = sandtable.game("normandy")
    recorder = Recorder(game, scenario, chance or Seeded(seed))
    bots = {seat: make_bot("greedy", seed) for seat in game.sides}
    while recorder.state.outcome is None and len(recorder.record.steps) < steps:
        seat = recorder.state.actors()[0]
        view, legal = recorder.state.view(seat), recorder.state.legal(seat)
        recorder.apply(seat, bots[seat].choose(view, legal))
    path.write_text(recorder.record.to_text(), encoding="utf-8")
    return path
