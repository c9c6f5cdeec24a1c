"""Play the games of the published ladder: `python -m tools.ladder [GAME...]`.

Each level against the one below it, until it is known whether it scores 65 %, and the strongest
against greedy, until it is known whether it scores 80 %; at most 400 games each, sides swapped.
The results of a game are appended to build/ladder/GAME.jsonl, where a later run goes on.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from sandtable.bots import bot_names
from tools.publish import MASTERY, STEP_UP

FOLDER = Path(__file__).resolve().parent.parent / "build" / "ladder"
#: Short scenarios that greedy finds fairly even: a long ladder needs many games.
SCENARIOS = {
    "normandy": ("reinforcements", "montmartin-en-graignes", "desperate-withdrawal"),
    "north-africa": ("landing-ground-7", "murzuk", "jebel-sherif", "road-watch"),
    "memoir44": ("pegasus-bridge", "sword-beach", "st-vith"),
    "heroes": ("two-streets", "beside-the-elevator", "house-on-the-square"),
}
#: At most so many games of a pair.
GAMES = 400


def commands(game: str, jobs: int) -> list[list[str]]:
    """The commands of the lab, the cheap ones first."""
    named = [f"--scenario={scenario}" for scenario in SCENARIOS[game]]
    common = ["--game", game, *named, "--games", str(GAMES), "--jobs", str(jobs)]
    common += ["--out", str(FOLDER / f"{game}.jsonl")]
    strongest = bot_names()[-1]
    return [
        ["ladder", "--neighbours", "--stop", str(STEP_UP), *common],
        ["match", strongest, "greedy", "--stop", str(MASTERY), *common],
    ]


def main(games: Sequence[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    jobs = int(os.environ.get("JOBS", "1"))
    for game in games or SCENARIOS:
        for command in commands(game, jobs):
            subprocess.run([sys.executable, "-m", "sandtable.cli", "lab", *command], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
