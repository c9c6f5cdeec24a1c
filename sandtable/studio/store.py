"""Fresh battles that were measured ahead: each game ships some, so that one can begin at once.

A store names seeds, not battles: the battle is drawn again, and a digest tells whether the
generator still draws the same one. ``python -m tools.fresh --store`` makes the stores.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import sandtable
from sandtable.kernel.game import Game
from sandtable.studio.fresh import Promise, draw, generator_of

FILE: Final = "fresh.json"


@dataclass(frozen=True)
class Stored:
    """A battle that was measured: points of the first side, games and number of every draft.

    The last draft is the battle.
    """

    seed: str
    size: str
    digest: str
    drafts: tuple[tuple[float, int, int], ...]

    @property
    def number(self) -> int:
        """Which draft of its seed the battle is."""
        return self.drafts[-1][2]

    def draw(self, game: Game) -> dict[str, Any]:
        return draw(game, self.seed, self.size, self.number)

    def is_kept(self, promise: Promise) -> bool:
        points, games, _ = self.drafts[-1]
        return promise.is_kept(points, games)


@dataclass(frozen=True)
class Store:
    """The battles of a game, and what they were measured with."""

    bot: str
    battles: tuple[Stored, ...]


def path_of(game: Game) -> Path:
    return game.folder / "data" / FILE


def store_of(game: Game) -> Store:
    """The battles that were measured with these rules and these generators."""
    return _read(game.id)


@cache
def _read(game_id: str) -> Store:
    game = sandtable.game(game_id)
    path = path_of(game)
    if not path.is_file():
        return Store("", ())
    document = json.loads(path.read_text(encoding="utf-8"))
    if (document["version"], document["rules"]) != (generator_of(game).version, game.rules):
        return Store(document["bot"], ())
    return Store(document["bot"], tuple([_stored(line) for line in document["battles"]]))


def _stored(line: dict[str, Any]) -> Stored:
    drafts = [(float(points), int(games), int(number)) for points, games, number in line["drafts"]]
    return Stored(line["seed"], line["size"], line["digest"], tuple(drafts))


def store_text(game: Game, store: Store) -> str:
    """The store as a file, a battle a line."""
    head = {"version": generator_of(game).version, "rules": game.rules, "bot": store.bot}
    lines = [
        json.dumps(
            {
                "seed": each.seed,
                "size": each.size,
                "digest": each.digest,
                "drafts": [list(draft) for draft in each.drafts],
            }
        )
        for each in sorted(store.battles, key=lambda each: (each.size, each.seed))
    ]
    return json.dumps(head)[:-1] + ', "battles": [\n' + ",\n".join(lines) + "\n]}\n"
