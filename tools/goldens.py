"""Regenerate the golden games: one for every scenario, every variant and every way a game can end.

The same code writes the same files. Read the diff before you commit it: every changed line is a
game that now plays differently. Arguments are the games to regenerate; by default, all.
"""

import json
import sys
from pathlib import Path

import sandtable
from tests.goldens.playing import golden_games, plan_of

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "goldens"


def main(ids: list[str]) -> None:
    for id in ids or sandtable.games():
        game = sandtable.game(id)
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.jsonl"):
            path.unlink()
        for name, played in golden_games(game):
            text = played.recorder.record.to_text()
            (folder / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
            print(f"{id}/{name}: {played.recorder.state.outcome}", flush=True)
        for file, digests in plan_of(game).digests(game).items():
            text = json.dumps(digests, indent=2) + "\n"
            (folder / file).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
