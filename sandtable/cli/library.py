"""What there is to play: games, their scenarios, one scenario in full."""

from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import sandtable
from sandtable.cli.desk import Desk
from sandtable.cli.opening import find_scenario
from sandtable.cli.palette import ACCENT, SOFT, TITLE
from sandtable.cli.speech import Speech
from sandtable.cli.tables import table_for
from sandtable.kernel.chance import Seeded
from sandtable.kernel.game import Game


def list_games(desk: Desk) -> None:
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for id in sandtable.games():
        game = sandtable.game(id)
        words = desk.speech(game)
        title = words.maybe(f"game-{id}", id)
        count = words.text("cli-scenario-count", count=len(game.scenarios()))
        sides = ", ".join(words.name("side", side) for side in game.sides)
        grid.add_row(Text(id, f"bold {ACCENT}"), title, sides, count)
    desk.say(grid)


def list_scenarios(desk: Desk, game_id: str) -> None:
    game = sandtable.game(game_id)
    words = desk.speech(game)
    operation = None
    for id in game.scenarios():
        scenario: Any = game.describe(id)
        if scenario.get("operation") != operation:
            operation = scenario["operation"]
            desk.say(Text(), Text(words.maybe(f"operation-{operation}", operation), TITLE))
        desk.say(_entry(words, game, id, scenario))


def _entry(words: Speech, game: Game, id: str, scenario: Any) -> Grid:
    """Two lines: number, name, date and id; goals and who begins."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=3, style=ACCENT)
    grid.add_column()
    name = words.maybe(f"scenario-{id}", scenario["name"])
    date = words.maybe(f"scenario-{id}-date", "")
    first = Text.assemble((name, "bold"), f", {date}  ", (id, ACCENT))
    grid.add_row(str(scenario["number"]), first)
    grid.add_row("", Text(" · ".join(table_for(game, id, words).facts()), SOFT))
    return grid


def show_scenario(desk: Desk, game_id: str, name: str) -> None:
    """The map as it is set up, goals, what happened there, what to mind."""
    game = sandtable.game(game_id)
    source = find_scenario(game, name)
    words = desk.speech(game)
    scenario: Any = game.describe(source)
    id = scenario["scenario"]
    document: Any = game.scenario_json(source)
    title = words.maybe(f"scenario-{id}", scenario["name"])
    date = words.maybe(f"scenario-{id}-date", document.get("date", document.get("from", "")))
    desk.say(Text.assemble((f"{scenario['number']}. {title}", TITLE), f", {date}"))
    operation = scenario.get("operation")
    if operation is not None:
        desk.say(Text(words.maybe(f"operation-{operation}", operation), SOFT))
    table = table_for(game, source, words)
    state = game.start(source, Seeded(0))
    desk.draw(table.board(state.view(None), desk.width, desk.console.height))
    desk.say(table.legend(), Text())
    desk.say(Text(". ".join([*table.facts(), ""]).strip()))
    desk.say(*table.notes())
    for part in ("history", "notes"):
        text = words.maybe(f"scenario-{id}-{part}", "")
        if text:
            desk.say(
                Text(), Text(words.text(f"cli-scenario-{part}"), SOFT), Padding(text, (0, 0, 0, 2))
            )
