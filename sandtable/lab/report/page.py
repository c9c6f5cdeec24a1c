"""The whole page."""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Final

import sandtable
from sandtable.kernel.game import Game
from sandtable.lab.report.balance import balance_section, mirror_games
from sandtable.lab.report.ladder import crosstable, ladder_section, make_ladder
from sandtable.lab.results import Result
from sandtable.language import Words

STYLE: Final = Path(__file__).parent / "report.css"


def make_page(results: Sequence[Result], words_for: Callable[[Game], Words], words: Words) -> str:
    """An HTML page about the given games: ladders, who beats whom, balance."""
    games = [sandtable.game(id) for id in sandtable.games()]
    spoken = [(game, words_for(game)) for game in games]
    played = {game.id: [each for each in results if each.game == game.id] for game in games}
    ladders = [
        make_ladder(named.maybe(f"game-{game.id}", game.id), played[game.id])
        for game, named in spoken
    ]
    found = [ladder for ladder in ladders if ladder is not None]
    parts = [_header(words, results)]
    if found:
        parts.append(ladder_section(words, found))
        tables = "".join(crosstable(words, ladder) for ladder in found)
        parts.append(f'<div class="columns">{tables}</div>')
    mirrored = {id: mirror_games(each) for id, each in played.items()}
    for bot in sorted({bot for bots in mirrored.values() for bot in bots}):
        scenarios = {id: bots[bot] for id, bots in mirrored.items() if bot in bots}
        parts.append(balance_section(words, bot, spoken, scenarios))
    title = escape(words.text("lab-report-title"))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} · Sandtable</title>\n"
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _header(words: Words, results: Sequence[Result]) -> str:
    days = sorted(result.date[:10] for result in results)
    rules = ", ".join(sorted({result.rules for result in results}))
    line = words.text(
        "lab-report-lead", games=len(results), first=days[0], last=days[-1], rules=rules
    )
    return (
        f"<header><h1>{escape(words.text('lab-report-title'))}</h1><p>{escape(line)}</p></header>"
    )
