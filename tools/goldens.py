"""Write the golden games anew: one of every scenario, one of every way a game can end.

The same code writes the same files. Read the diff before you commit it: every line that changed is
a game that now goes another way.
"""

import itertools
from collections.abc import Callable, Mapping
from pathlib import Path

import sandtable
from sandtable.bots import make_bot
from sandtable.kernel.game import OptionValue, ScenarioSource

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "goldens"
SEEDS = 100
SECRET = b"The golden game of a resignation"


def play(
    game: sandtable.Game,
    scenario: ScenarioSource,
    bot: str = "greedy",
    seed: int = 1,
    chance: sandtable.Chance | None = None,
    options: Mapping[str, OptionValue] | None = None,
    steps: int | None = None,
) -> sandtable.Recorder:
    """A game of two bots of a kind, to its end or for so many steps."""
    recorder = sandtable.Recorder(game, scenario, chance or sandtable.Seeded(seed), options)
    state = recorder.state
    bots = {seat: make_bot(bot, seed + number) for number, seat in enumerate(state.seats)}
    while state.actors() and len(recorder.record.steps) != steps:
        seat = state.actors()[0]
        recorder.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return recorder


def found(game: sandtable.Game, ending: str) -> sandtable.Recorder:
    """The first game of greedy bots, after those of the scenarios, that ends like this."""
    for seed, scenario in itertools.product(range(2, SEEDS), game.scenarios()):
        recorder = play(game, scenario, seed=seed)
        outcome = recorder.state.outcome
        if outcome is not None and outcome.reason == ending:
            return recorder
    raise SystemExit(f"no game of {game.id} ended by {ending}")


def resigned(game: sandtable.Game, ending: str) -> sandtable.Recorder:
    """A scenario of one's own between people: a resignation, then the secret is published."""
    own = game.scenario_json(game.scenarios()[0]) | {"id": "own", "name": "Своя игра"}
    recorder = play(game, own, chance=sandtable.Committed(SECRET), steps=60)
    recorder.apply(recorder.state.seats[-1], ("resign",))
    return recorder


def too_long(game: sandtable.Game, ending: str) -> sandtable.Recorder:
    """A low limit, and players who get nowhere; their snipers stalk, greedy ones never do."""
    return play(game, "reinforcements", "random", options={"round_limit": 20})


Maker = Callable[[sandtable.Game, str], sandtable.Recorder]
#: Endings that a search among the games of bots does not come to.
STAGED: dict[str, Maker] = {"outcome-resigned": resigned, "outcome-round-limit": too_long}


def write(recorder: sandtable.Recorder, path: Path) -> None:
    path.write_text(recorder.record.to_text(), encoding="utf-8", newline="\n")
    print(f"{path.relative_to(FOLDER)}: {recorder.state.outcome}")


def main() -> None:
    for id in sandtable.games():
        game = sandtable.game(id)
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.jsonl"):
            path.unlink()
        for scenario in game.scenarios():
            write(play(game, scenario), folder / f"scenario-{scenario}.jsonl")
        for ending in game.endings():
            recorder = STAGED.get(ending, found)(game, ending)
            write(recorder, folder / f"ending-{ending.removeprefix('outcome-')}.jsonl")


if __name__ == "__main__":
    main()
