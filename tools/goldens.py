"""Write the golden games anew: of every scenario and variant, and of every way a game can end.

The same code writes the same files. Read the diff before you commit it: every line that changed is
a game that now goes another way. Names of games as arguments write those only.
"""

import itertools
import json
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import sandtable
from sandtable.bots import make_bot
from sandtable.games.heroes.game import Heroes
from sandtable.kernel.action import Action
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue, ScenarioSource
from tests.conformance import heroes

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "goldens"
SEEDS = 100
SECRET = b"The golden game of a resignation"


class Played:
    """A recorded game, and what its last step led to."""

    def __init__(self, recorder: sandtable.Recorder) -> None:
        self.recorder = recorder
        self.last: list[Event] = []

    @property
    def reason(self) -> str:
        outcome = self.recorder.state.outcome
        return "" if outcome is None else outcome.reason


def play(
    game: sandtable.Game,
    scenario: ScenarioSource,
    bot: str = "greedy",
    seed: int = 1,
    chance: sandtable.Chance | None = None,
    options: Mapping[str, OptionValue] | None = None,
    steps: int | None = None,
) -> Played:
    """A game of bots of a kind, to its end or for so many steps."""
    played = Played(sandtable.Recorder(game, scenario, chance or sandtable.Seeded(seed), options))
    state = played.recorder.state
    bots = {seat: make_bot(bot, seed + number) for number, seat in enumerate(state.seats)}
    while state.actors() and len(played.recorder.record.steps) != steps:
        seat = state.actors()[0]
        action = bots[seat].choose(state.view(seat), state.legal(seat))
        played.last = played.recorder.apply(seat, action)
    return played


def search(
    game: sandtable.Game, scenarios: list[str], fits: Callable[[Played], bool], what: str
) -> Played:
    """The first game of greedy bots, after those of the scenarios, that ends like this."""
    for seed, scenario in itertools.product(range(2, SEEDS), scenarios):
        played = play(game, scenario, seed=seed)
        if fits(played):
            return played
    raise SystemExit(f"no game of {game.id} ended by {what}")


def ended_by(game: sandtable.Game, ending: str) -> Played:
    def fits(played: Played) -> bool:
        return played.reason == ending

    return search(game, game.scenarios(), fits, ending)


# Endings that a search among the games of bots does not come to.


def resigned(game: sandtable.Game) -> Played:
    """A scenario of one's own between people: a resignation, then the secret is published."""
    own = game.scenario_json(game.scenarios()[0]) | {"id": "own", "name": "Своя игра"}
    steps = {"north-africa": 20}.get(game.id, 60)  # it is decided sooner
    played = play(game, own, chance=sandtable.Committed(SECRET), steps=steps)
    played.recorder.apply(played.recorder.state.seats[-1], ("resign",))
    return played


def too_many_rounds(game: sandtable.Game) -> Played:
    """A low limit, and players who get nowhere; their snipers stalk, greedy ones never do."""
    scenario = {"normandy": "reinforcements", "north-africa": "barce"}[game.id]
    return play(game, scenario, "random", options={"round_limit": 20})


def worn_out(ending: str) -> Callable[[sandtable.Game], Played]:
    """Players who get nowhere, and wear each other out until it ends like this."""

    def stage(game: sandtable.Game) -> Played:
        for seed in range(1, SEEDS):
            played = play(game, "murzuk", "random", seed)
            if played.reason == ending:
                return played
        raise SystemExit(f"no game of {game.id} ended by {ending}")

    return stage


def too_many_turns(game: sandtable.Game) -> Played:
    return play(game, "pegasus-bridge", "random", options={"turn_limit": 8})


def empty_deck(game: sandtable.Game) -> Played:
    """The greedy win or lose before the cards run out."""
    return play(game, "vassieux", "random")


def no_units(game: sandtable.Game) -> Played:
    """A side with two units, against an enemy who wants more medals than that."""
    own = game.scenario_json("arracourt") | {"id": "last-stand", "name": "Last Stand"}
    rows = str(own["units"]).split("\n")
    left = "".join(rows).replace(" ", "").replace(".", "")
    axis = sum(letter.islower() for letter in left) - 2
    kept = ["".join(_strike_out(row, axis, i, rows)) for i, row in enumerate(rows)]
    own["units"] = "\n".join(kept)
    return play(game, own)


def stumbled_on(ending: str) -> Callable[[sandtable.Game], Played]:
    """Players who get nowhere, in whatever scenario it ends like this."""

    def stage(game: sandtable.Game) -> Played:
        for seed, scenario in itertools.product(range(1, SEEDS), game.scenarios()):
            played = play(game, scenario, "random", seed)
            if played.reason == ending:
                return played
        raise SystemExit(f"no game of {game.id} ended by {ending}")

    return stage


def won_at_once(game: sandtable.Game) -> Played:
    """A battle in which the objectives in the middle decide it as soon as one is held."""
    own = game.scenario_json("two-streets") | {"id": "first-come", "name": "First Come"}
    wins: list[Any] = [
        {"id": f"{side}-win", "side": side, "type": "control_win", "points": 0, "objective": "O2"}
        for side in game.sides
    ]
    points: Any = own["points"]
    own["points"] = [*points, *wins]
    return play(game, own)


def both_leave(game: sandtable.Game) -> Played:
    """Two armies with their backs to the rim, and nobody who wants to fight."""
    own = game.scenario_json("two-streets") | {"id": "no-quarrel", "name": "No Quarrel"}
    own["exits"] = [{"side": "soviet", "rim": "east"}, {"side": "german", "rim": "west"}]
    played = Played(sandtable.Recorder(game, own, sandtable.Seeded(1)))
    state = played.recorder.state
    while state.actors():
        seat = state.actors()[0]
        away = sorted(state.legal(seat), key=lambda action: _far(game, seat, action))
        played.last = played.recorder.apply(seat, away[0])
    return played


def _far(game: sandtable.Game, seat: str, action: Action) -> tuple[int, float]:
    """Leaving comes before all, then moving, towards one's own rim."""
    wish = ("exit", "deploy", "step", "move", "supply", "assign", "pass")
    order = wish.index(action[0]) if action[0] in wish else len(wish)
    columns = [word.partition(":")[2] for word in action if word.startswith("square:")]
    east = float(columns[0].partition("-")[0]) if columns else 0.0
    return order, -east if seat == game.sides[0] else east


def _strike_out(row: str, count: int, number: int, rows: list[str]) -> Iterator[str]:
    """A row of the drawn units without the first so many Axis ones of the whole drawing."""
    before = sum(letter.islower() for earlier in rows[:number] for letter in earlier)
    for letter in row:
        if letter.islower():
            before += 1
            yield "." if before <= count else letter
        else:
            yield letter


STAGED: dict[str, Callable[[sandtable.Game], Played]] = {
    "outcome-resigned": resigned,
    "outcome-round-limit": too_many_rounds,
    "outcome-hopeless-behind": worn_out("outcome-hopeless-behind"),
    "outcome-both-hopeless": worn_out("outcome-both-hopeless"),
    "outcome-both-hopeless-initiative": worn_out("outcome-both-hopeless-initiative"),
    "outcome-turn-limit": too_many_turns,
    "outcome-no-units": no_units,
    "outcome-empty-deck": empty_deck,
    "outcome-objective": won_at_once,
    "outcome-no-orders-for-both": both_leave,
    "outcome-tie": stumbled_on("outcome-tie"),
    "outcome-draw": stumbled_on("outcome-draw"),
}

#: Ways to win by medals: the event that gave the last one, and battles that have such medals.
WAYS: dict[str, dict[str, tuple[str, list[str]]]] = {
    "normandy": {},
    "north-africa": {},
    "heroes": {},
    "memoir44": {
        "units": ("eliminated", ["arracourt"]),
        "permanent-objective": ("objective-taken", ["pointe-du-hoc", "liberation-of-paris"]),
        "temporary-objective": ("moved", ["pegasus-bridge", "omaha-beach", "sword-beach"]),
        "exit": ("exited", ["omaha-beach-overlord"]),
    },
}


def won_by(game: sandtable.Game, way: str) -> Played:
    key, scenarios = WAYS[game.id][way]

    def fits(played: Played) -> bool:
        told = [event.key for event in played.last]
        return played.reason == "outcome-medals" and told[-2:-1] == [key]

    return search(game, scenarios, fits, way)


#: Games by other options than the defaults.
VARIANTS: dict[str, dict[str, tuple[str, dict[str, OptionValue]]]] = {
    "normandy": {"open-discards": ("la-raye", {"open_discards": True, "conceal_strict": True})},
    "north-africa": {
        "other-readings": (
            "barce",
            {"open_discards": True, "conceal_strict": True, "attacker_picks_crew": True},
        )
    },
    "heroes": {
        "together": ("guns-over-the-ravine", {"together": True}),
        "concealed-hands": ("patient-eyes", {"conceal_hands": True}),
        "other-readings": ("gun-factory", {"together": True, "conceal_hands": True}),
    },
    "memoir44": {
        "team-of-two": ("pegasus-bridge", {"allies_seats": 2}),
        "team-of-three": ("arracourt", {"allies_seats": 3, "axis_seats": 2}),
        "overlord-of-two": ("omaha-beach-overlord", {"allies_seats": 2, "axis_seats": 3}),
        "overlord-of-four": ("omaha-beach-overlord", {"allies_seats": 4, "axis_seats": 4}),
        "young-generals": ("sword-beach", {"young_generals": True, "no_taking_ground": True}),
        "other-readings": (
            "operation-luttich",
            {"same_height": True, "edge_blocks": True, "sandbags_on_hills": True},
        ),
    },
}


def skirmish(game: sandtable.Game) -> ScenarioSource:
    """Two random armies in a random skirmish."""
    return game.roll_skirmish(150, {}, sandtable.Seeded(1))


#: Scenarios that are made, not printed.
MADE: dict[str, dict[str, Callable[[sandtable.Game], ScenarioSource]]] = {
    "heroes": {"skirmish": skirmish},
}


#: So many skirmishes of random armies, played at random; only how they end is kept.
SKIRMISHES = 50


def random_skirmishes(game: sandtable.Game) -> dict[str, str]:
    digests: dict[str, str] = {}
    for seed in range(SKIRMISHES):
        rng, chance = random.Random(seed), sandtable.Seeded(seed)
        state = game.start(heroes.random_skirmish(seed), chance, heroes.skirmish_options(seed))
        while state.actors():
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)), chance)
        digests[str(seed)] = state.digest()
    return digests


def games_of(game: sandtable.Game) -> Iterator[tuple[str, Played]]:
    for scenario in game.scenarios():
        yield f"scenario-{scenario}", play(game, scenario)
    for name, (scenario, options) in VARIANTS[game.id].items():
        yield f"variant-{name}", play(game, scenario, options=options)
    for name, make in MADE.get(game.id, {}).items():
        yield f"made-{name}", play(game, make(game))
    for ending in game.endings():
        name = f"ending-{ending.removeprefix('outcome-')}"
        yield name, STAGED[ending](game) if ending in STAGED else ended_by(game, ending)
    for way in WAYS[game.id]:
        yield f"way-{way}", won_by(game, way)


def main(ids: list[str]) -> None:
    for id in ids or sandtable.games():
        game = sandtable.game(id)
        folder = FOLDER / id
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.jsonl"):
            path.unlink()
        for name, played in games_of(game):
            text = played.recorder.record.to_text()
            (folder / f"{name}.jsonl").write_text(text, encoding="utf-8", newline="\n")
            print(f"{id}/{name}: {played.recorder.state.outcome}", flush=True)
        if id == Heroes.id:
            text = json.dumps(random_skirmishes(game), indent=2) + "\n"
            (folder / "skirmishes.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
