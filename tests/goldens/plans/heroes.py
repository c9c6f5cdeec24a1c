"""The golden games of Heroes of Stalingrad."""

import random
from collections.abc import Mapping
from typing import Any

import sandtable
from sandtable.kernel.action import Action
from sandtable.kernel.game import ScenarioSource
from tests.conformance import heroes
from tests.goldens.playing import Plan, Played, play, stumbled_on

#: The number of skirmishes between random armies, played at random.
SKIRMISHES = 50


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


def skirmish(game: sandtable.Game) -> ScenarioSource:
    """Two random armies in a random skirmish."""
    return game.roll_skirmish(150, {}, sandtable.Seeded(1))


def skirmishes(game: sandtable.Game) -> Mapping[str, Mapping[str, str]]:
    digests: dict[str, str] = {}
    for seed in range(SKIRMISHES):
        rng, chance = random.Random(seed), sandtable.Seeded(seed)
        state = game.start(heroes.random_skirmish(seed), chance, heroes.skirmish_options(seed))
        while state.actors():
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)), chance)
        digests[str(seed)] = state.digest()
    return {"skirmishes.json": digests}


PLAN = Plan(
    variants={
        "together": ("guns-over-the-ravine", {"together": True}),
        "concealed-hands": ("patient-eyes", {"conceal_hands": True}),
        "other-readings": ("gun-factory", {"together": True, "conceal_hands": True}),
    },
    made={"skirmish": skirmish},
    staged={
        "outcome-objective": won_at_once,
        "outcome-no-orders-for-both": both_leave,
        "outcome-tie": stumbled_on("outcome-tie"),
        "outcome-draw": stumbled_on("outcome-draw"),
    },
    digests=skirmishes,
)
