"""`python -m bench.decisions`: how long the greedy bot thinks, in games against itself.

A decision is what a bot is asked for: from a seat's view and its legal actions to one of them.
Decisions without a choice do not count.
"""

import argparse
import datetime
import sys
from pathlib import Path
from time import process_time

import sandtable
from bench.engine import compiled
from bench.report import cpu
from sandtable.bots.greedy import GreedyBot

LOG = Path(__file__).with_name("RESULTS.md")
#: Scenarios, with the most microseconds for a decision of the compiled engine.
SCENARIOS = (
    ("normandy", "la-huberderie", 260),
    ("north-africa", "barce", 680),
    ("memoir44", "pegasus-bridge", 80),
    ("memoir44", "arracourt", 260),
    ("heroes", "two-streets", 460),
    ("heroes", "gun-factory", 820),
)


def measure(id: str, scenario: str, seconds: float) -> tuple[float, int]:
    """The average time of a decision in whole games, after a first one; and their number."""
    game = sandtable.game(id)
    play(game, scenario, 0)
    spent, count, seed = 0.0, 0, 1
    while spent < seconds:
        more, decisions = play(game, scenario, seed)
        spent, count, seed = spent + more, count + decisions, seed + 1
    return spent / count, count


def play(game: sandtable.Game, scenario: str, seed: int) -> tuple[float, int]:
    """Play one game; the processor time of its decisions, and their number."""
    chance = sandtable.Seeded(seed)
    state = game.start(scenario, chance)
    bots = {seat: GreedyBot(seed) for seat in state.seats}
    spent, count = 0.0, 0
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            view = state.view(seat)
            start = process_time()
            action = bots[seat].choose(view, legal)
            spent += process_time() - start
            count += 1
        state.apply(seat, action, chance)
    return spent, count


def report(seconds: float) -> str:
    """All scenarios, measured in this process."""
    rows = ["| greedy decisions | µs | at most | decisions |", "|---|--:|--:|--:|"]
    for id, scenario, most in SCENARIOS:
        time, count = measure(id, scenario, seconds)
        missed = "" if time * 1e6 <= most else " MISSED"
        rows.append(f"| {id} {scenario} | {time * 1e6:.0f} | {most}{missed} | {count:,} |")
    return "\n".join([f"{cpu()}, compiled engine, {seconds:g} s each.\n", *rows, ""])


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="for each scenario")
    parser.add_argument("--write", action="store_true", help=f"append the result to {LOG.name}")
    options = parser.parse_args()
    if not compiled():
        sys.exit("This is for the compiled engine: PYTHONPATH=build/compiled:.")
    text = report(options.seconds)
    print(text)
    if options.write:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"\n## {datetime.date.today().isoformat()}, decisions\n\n{text}")


if __name__ == "__main__":
    main()
