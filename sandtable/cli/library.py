"""What can be played: games, their scenarios, one scenario in detail."""

from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.cli.displays import display_for
from sandtable.cli.game_setup import find_scenario
from sandtable.cli.terminal import Terminal
from sandtable.cli.words import CliWords
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game
from sandtable.kernel.reading import STORIES, story_in
from sandtable.terminal.palette import ACCENT, SOFT, TITLE


def list_games(terminal: Terminal) -> None:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for id in sandtable.games():
        game = sandtable.game(id)
        words = terminal.words_for(game)
        title = words.maybe(f"game-{id}", id)
        count = words.text("cli-scenario-count", count=len(game.scenarios()))
        sides = ", ".join(words.name("side", side) for side in game.sides)
        grid.add_row(Text(id, f"bold {ACCENT}"), title, sides, count)
    terminal.print(grid)


def list_scenarios(terminal: Terminal, game_id: str) -> None:
    game = sandtable.game(game_id)
    words = terminal.words_for(game)
    operation = None
    for number, id in enumerate(game.scenarios(), 1):
        scenario: Any = game.describe(id)
        if scenario.get("operation") != operation:
            operation = scenario["operation"]
            terminal.print(Text(), Text(words.maybe(f"operation-{operation}", operation), TITLE))
        terminal.print(_entry(words, game, id, number, scenario))


def _entry(words: CliWords, game: Game, id: str, number: int, scenario: Any) -> Grid:
    """Two lines: number, name, date and id; goals and who begins."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=3, style=ACCENT)
    grid.add_column()
    name = words.maybe(f"scenario-{id}", scenario["name"])
    date = words.maybe(f"scenario-{id}-date", "")
    first = Text.assemble((name, "bold"), f", {date}  " if date else "  ", (id, ACCENT))
    grid.add_row(str(number), first)
    grid.add_row("", Text(" · ".join(display_for(game, id, words).facts()), SOFT))
    return grid


def show_scenario(terminal: Terminal, game_id: str, name: str) -> None:
    """The map at set-up, the goals, the history, special rules."""
    game = sandtable.game(game_id)
    source = find_scenario(game, name)
    words = terminal.words_for(game)
    scenario: Any = game.describe(source)
    id = scenario["scenario"]
    document: Any = game.scenario_json(source)
    title = words.maybe(f"scenario-{id}", scenario["name"])
    date = words.maybe(f"scenario-{id}-date", document.get("date", document.get("from", "")))
    known = game.scenarios()
    number = f"{known.index(id) + 1}. " if id in known else ""
    terminal.print(Text.assemble((f"{number}{title}", TITLE), f", {date}" if date else ""))
    operation = scenario.get("operation")
    if operation is not None:
        terminal.print(Text(words.maybe(f"operation-{operation}", operation), SOFT))
    display = display_for(game, source, words)
    state = game.start(source, Seeded(0))
    terminal.draw(display.board(state.view(None), terminal.width, terminal.console.height))
    terminal.print(display.legend(), Text())
    terminal.print(Text(". ".join([*display.facts(), ""]).strip()))
    terminal.print(*display.notes())
    for part in STORIES:
        own = story_in(document, part, words.language)
        text = own or words.maybe(f"scenario-{id}-{part}", "")
        if text:
            terminal.print(
                Text(), Text(words.text(f"cli-scenario-{part}"), SOFT), Padding(text, (0, 0, 0, 2))
            )
