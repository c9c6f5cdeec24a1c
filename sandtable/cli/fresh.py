"""``sandtable fresh``: a battle that nobody has played yet."""

import secrets
from pathlib import Path

from rich.text import Text

import sandtable
from sandtable.bots import make_bot
from sandtable.cli import files
from sandtable.cli.lab_runs import Run, progress_bar
from sandtable.cli.terminal import Terminal
from sandtable.kernel.game import Game
from sandtable.lab.statistics import wilson
from sandtable.studio.fresh import Offer, Promise, draw, find_fair, words_of
from sandtable.studio.guides import guide_of
from sandtable.studio.toml_writing import document_text

#: Seeds that are chosen at random.
SEEDS = 100_000


def fresh(
    terminal: Terminal, game_id: str, seed: str, size: str, bot: str, run: Run, out: Path | None
) -> None:
    """Write a scenario drawn from a seed; with a bot, one that was measured."""
    game = sandtable.game(game_id)
    words = terminal.words_for(game)
    seed = seed or words_of(secrets.randbelow(SEEDS))
    offer = _measure(terminal, game, seed, size, bot, run) if bot else None
    document = draw(game, seed, size) if offer is None else offer.chosen.document
    target = out or Path(f"{'-'.join(seed.lower().split())}.toml")
    comment = f"A fresh battle: {seed}, {size}"
    files.write_new(target, document_text(document, guide_of(game).inline, comment))
    terminal.print(Text(words.text("cli-studio-written", file=str(target))))
    if offer is not None:
        low, high = wilson(offer.chosen.points, offer.chosen.games)
        told = words.text(
            "cli-fresh-kept" if offer.chosen.kept else "cli-fresh-off",
            side=words.name("side", game.sides[0]),
            share=round(100 * offer.chosen.share),
            low=round(100 * low),
            high=round(100 * high),
            games=offer.chosen.games,
        )
        terminal.print(Text(told))


def _measure(terminal: Terminal, game: Game, seed: str, size: str, bot: str, run: Run) -> Offer:
    make_bot(bot, 0)
    with run.runner() as runner, progress_bar(terminal) as progress:
        bar = progress.add_task("", total=None)

        def report(draft: int, done: int, most: int) -> None:
            progress.update(bar, description=str(draft + 1), completed=done, total=most)

        return find_fair(game, seed, size, bot, Promise(), runner, report)
