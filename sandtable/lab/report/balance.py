"""The part of the page about scenarios: how often each side wins."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from sandtable.kernel.game import Game
from sandtable.lab.report.plots import axis, interval
from sandtable.lab.results import Result
from sandtable.lab.statistics import EVEN, is_even, wilson
from sandtable.language import Words


def mirror_games(results: Iterable[Result]) -> dict[str, dict[str, list[Result]]]:
    """Games of bots against themselves, by bot and scenario."""
    found: dict[str, dict[str, list[Result]]] = {}
    for result in results:
        bots = sorted(result.bots())
        if len(bots) == 1:
            found.setdefault(bots[0], {}).setdefault(result.scenario, []).append(result)
    return found


def balance_section(
    words: Words,
    bot: str,
    games: Sequence[tuple[Game, Words]],
    found: Mapping[str, Mapping[str, list[Result]]],
) -> str:
    """The scenarios of all games that a bot has played; ``found`` is by game and scenario."""
    columns = "".join(
        _column(spoken, game, found[game.id]) for game, spoken in games if game.id in found
    )
    counted = [
        is_even(_points(game, results), len(results))
        for game, _ in games
        for results in found.get(game.id, {}).values()
    ]
    note = words.text(
        "lab-report-balance-note",
        even=sum(even is True for even in counted),
        uneven=sum(even is False for even in counted),
        all=len(counted),
    )
    title = words.text("lab-report-balance", bot=bot)
    return (
        f'<section class="box"><h2>{escape(title)} <small>{escape(note)}</small></h2>'
        f'<div class="balance">{columns}</div></section>'
    )


def _points(game: Game, results: Sequence[Result]) -> float:
    return sum(result.score_of_side(game.sides[0]) for result in results)


def _column(words: Words, game: Game, scenarios: Mapping[str, list[Result]]) -> str:
    ids = game.scenarios()
    places = {id: place for place, id in enumerate(ids)}
    ordered = sorted(scenarios, key=lambda id: (places.get(id, len(ids)), id))
    rows = "".join(_row(words, game, id, scenarios[id]) for id in ordered)
    sides = [words.name("side", side) for side in game.sides]
    scale = axis([(0.0, sides[1]), (0.5, "50"), (1.0, sides[0])])
    title = words.maybe(f"game-{game.id}", game.id)
    return (
        f"<section><h3>{escape(title)}</h3>"
        f"<table><thead><tr><td></td><td>{scale}</td><td></td></tr></thead>"
        f"<tbody>{rows}</tbody></table></section>"
    )


def _row(words: Words, game: Game, scenario: str, results: Sequence[Result]) -> str:
    points, games = _points(game, results), len(results)
    share = points / games
    low, high = wilson(points, games)
    outside = not EVEN[0] <= share <= EVEN[1]
    name = words.maybe(f"scenario-{scenario}", scenario)
    counted = words.text("lab-report-games", games=games)
    label = f"{name}: {100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f}), {counted}"
    drawn = interval(low, share, high, label, outside)
    kind = ' class="outside"' if outside else ""
    return (
        f'<tr{kind} title="{escape(label)}"><th>{escape(name)}</th>'
        f'<td class="band">{drawn}</td><td>{100 * share:.0f}</td></tr>'
    )
