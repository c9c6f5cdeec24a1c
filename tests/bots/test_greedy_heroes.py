"""Greedy at Heroes of Stalingrad: legal, repeatable, better than chance, sensible."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import Bot, make_bot
from sandtable.games.heroes.fire.attack import Attack
from sandtable.games.heroes.greedy.choice import HeroesChooser
from sandtable.games.heroes.greedy.reading import HeroesReading
from sandtable.games.heroes.greedy.rolls import Rolls
from sandtable.games.heroes.greedy.weights import WEIGHTS
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.units.hits import Hit
from sandtable.kernel.action import Action
from tests.heroes import Table, game, house, open_ground


class Greedy(Bot):
    """The bot on the game of the tests; checks that it plays legally and leaves the view alone."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.choices: list[Action] = []

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        text = json.dumps(view)
        offered = list(legal)
        state: Any = game().determinize(json.loads(text), random.Random(0))
        choice = game().policy().choose(state, view["seat"], legal, self.rng)
        assert choice in offered
        assert legal == offered
        assert json.dumps(view) == text
        self.choices.append(choice)
        return choice


def play(scenario: str, side: str, seed: int, foe: str = "") -> tuple[sandtable.State, Greedy]:
    """Greedy for one side (for both without a foe)."""
    chance = sandtable.Seeded(seed)
    state = game().start(scenario, chance)
    greedy = Greedy(seed)
    other = make_bot(foe, seed) if foe else greedy
    while state.actors():
        seat = state.actors()[0]
        bot = greedy if seat == side else other
        state.apply(seat, bot.choose(state.view(seat), state.legal(seat)), chance)
    return state, greedy


def choice(t: Table) -> str:
    """What greedy does, in the notation."""
    seat = t.seat()
    return t.write(Greedy(1).choose(t.state.view(seat), t.state.legal(seat)))


def go(t: Table) -> list[str]:
    """What greedy does until the action is over; every die shows a six."""
    done: list[str] = []
    while not t.resting:
        done.append(choice(t))
        t.state.apply(t.seat(), t.read(done[-1]), sandtable.Scripted([5] * 20))
    return done


def on_field(rows: list[str], units: dict[str, str], *goals: str, **rest: Any) -> Table:
    """In the middle of a battle; both sides score for the goals at its end."""
    scores = [
        {"id": f"{side}-goal", "side": side, "type": "control_end", "points": 2, "objective": "O1"}
        for side in ("soviet", "german")
    ]
    squares = [[int(goal[1:]) - 1, ord(goal[0]) - ord("A")] for goal in goals]
    goal = {"id": "O1", "kind": "square", "squares": squares}
    battle = {"objectives": [goal], "points": scores} if goals else {}
    return Table(rows, units, state={"turn": 5}, **battle, **rest)


OPEN = open_ground(12, 8)


# Whole games.


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["dark-water", "patient-eyes", "bread-and-shells"])
def test_plays_to_an_end(scenario: str) -> None:
    assert play(scenario, "soviet", 3)[0].outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("side", ["soviet", "german"])
def test_beats_random_play(side: str) -> None:
    outcomes = [play("two-streets", side, seed, foe="random")[0].outcome for seed in range(5)]
    assert len([1 for outcome in outcomes if outcome and outcome.winner == side]) >= 4


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = play("two-streets", "german", 7), play("two-streets", "german", 7)
    assert first[1].choices == second[1].choices
    assert first[0] == second[0]


ROOT = str(Path(__file__).parents[2])
GAME = """
from tests.bots.test_greedy_heroes import play
print(play("beside-the-elevator", "german", 5)[0].digest())
"""


def test_the_order_of_hashes_does_not_matter() -> None:
    digests = set()
    for seed in ("1", "2"):
        env = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join([*sys.path, ROOT]),
        }
        run = subprocess.run(
            [sys.executable, "-c", GAME], env=env, capture_output=True, text=True, check=True
        )
        digests.add(run.stdout)
    assert len(digests) == 1


def test_the_bot_by_its_name() -> None:
    state = game().start("two-streets", sandtable.Seeded(1))
    (seat,) = state.actors()
    bot = make_bot("greedy", 1)
    assert bot.choose(state.view(seat), state.legal(seat)) in state.legal(seat)


def test_the_enemys_hand_is_nothing_it_knows() -> None:
    chance = sandtable.Seeded(4)
    state = game().start("two-streets", chance)
    bot = Greedy(4)
    while state.progress()["turn"] != 2:
        seat = state.actors()[0]
        view, legal = state.view(seat), state.legal(seat)
        states: list[Any] = [game().determinize(view, random.Random(guess)) for guess in range(3)]
        guesses = {game().policy().choose(guess, seat, legal, random.Random(1)) for guess in states}
        assert len(guesses) == 1
        state.apply(seat, bot.choose(view, legal), chance)


# Fire.


def test_fires_at_the_target_that_is_easier_to_hit() -> None:
    rows = ["............", "............", "............", ".......r...."]
    t = on_field(rows, {"s-rifle": "B4", "g-pzgren-1": "B8", "g-pzgren-2": "D8"})
    t.activate("s-rifle")
    assert choice(t) == "fire g-pzgren-1"


def test_fires_at_the_one_who_is_still_to_act() -> None:
    t = on_field(OPEN, {"s-rifle": "D4", "g-pzgren-1": "C8", "g-pzgren-2": "E8"})
    t.alter("g-pzgren-1", activated=True)
    t.alter("g-pzgren-2", token="1")
    t.activate("s-rifle")
    assert choice(t) == "fire g-pzgren-2"


def test_keeps_heads_down_where_a_hit_is_unlikely() -> None:
    rows = ["............", "...........r", "............"]
    t = on_field(rows, {"s-dp28": "B1", "g-pzgren-1": "B12"}).shaken("s-dp28")
    t.alter("g-pzgren-1", token="1")
    t.activate("s-dp28")
    assert choice(t) == "suppress g-pzgren-1"


def test_reacts_to_an_enemy_who_comes_into_view() -> None:
    t = on_field(OPEN, {"s-maxim": "D4 e deployed", "g-pzgren-1": "D8"})
    t.march("g-pzgren-1", "D7")
    assert choice(t) == "react s-maxim"


def test_shells_fall_on_the_cluster_and_not_on_own_men() -> None:
    units = {
        "s-rifle": "B2", "g-pzgren-1": "D9", "g-pzgren-2": "D10", "g-pzgren-3": "E9",
        "g-landser": "B3",
    }  # fmt: skip
    t = on_field(OPEN, units)
    t.call(t.equip("soviet", "artillery"))
    t.top(scatter=1)
    assert choice(t) == "aim +DE9/10"


# Moves and assaults.


def test_walks_to_an_objective_and_stays_there() -> None:
    t = on_field(OPEN, {"s-rifle": "D2", "g-landser": "H12"}, "D5")
    t.supply_moves("soviet")
    go(t)
    assert t.where("s-rifle") == "D5"


def test_goes_through_cover() -> None:
    rows = ["............", ".....r......", "............", "............"]
    t = on_field(rows, {"s-rifle": "B2", "g-mg42": "B12 w deployed"}, "B8")
    t.supply_moves("soviet")
    go(t)
    assert t.where("s-rifle") == "B6"


def test_assaults_a_suppressed_enemy_but_no_fresh_one_behind_walls() -> None:
    rows = ["............", ".....r......", "............"]
    t = on_field(rows, {"s-boris": "B4", "g-pzgren-1": "B6"})
    t.activate("s-boris")
    assert not choice(t).startswith("assault")
    t.shaken("g-pzgren-1", 2)
    assert choice(t) == "assault g-pzgren-1"


def test_a_deployed_gun_turns_to_the_enemy() -> None:
    t = on_field(OPEN, {"s-gun45": "E6 w", "g-pz3": "E11 w"})
    t.activate("s-gun45")
    go(t)
    assert t.heading("s-gun45") == "e"


def test_does_not_drive_over_its_own_men() -> None:
    t = on_field(OPEN, {"s-t34": "D2 e", "s-rifle": "D7", "g-landser": "D12"})
    t.supply_moves("soviet")
    go(t)
    assert t.where("s-rifle") not in t.where("s-t34").split()


# What changes the ground.

#: Squares C5 and C6; a window in the west and no door.
ROOM = house("H1", 8, 4, "+-+-+", "Wa a|", "+-+-+", a="house_1")


def test_blows_a_wall_open_that_is_in_the_way() -> None:
    t = on_field(OPEN, {"g-pioniere": "D5", "s-rifle": "H12"}, "C5", "C6", houses=[ROOM])
    t.equip("german", "satchels")
    t.activate("g-pioniere")
    assert choice(t) == "breach side=8-6-10-6 option=satchels"
    t.change(control={"O1": "german"})
    assert not choice(t).startswith("breach")


def test_goes_through_a_window_by_surprise() -> None:
    t = on_field(OPEN, {"s-rifle": "C4", "g-landser": "H12"}, "C5", "C6", houses=[ROOM])
    t.hold("soviet", "sc-surprise")
    t.march("s-rifle")
    assert go(t)[:2] == ["play sc-surprise", "step C5"]


def test_smoke_hides_the_man_who_is_fired_at_and_has_acted() -> None:
    units = {"s-zorin": "D4", "s-rifle": "F4", "s-fitters": "A1", "g-mg42": "D8 w deployed"}
    t = on_field(OPEN, units)
    t.alter("g-mg42", token="1")
    t.decide({"frame": "lay-smoke", "side": "soviet", "reach": 4, "first": None})
    assert choice(t) == "smoke D4"


# Orders and cards.


def test_orders_go_to_those_with_targets_and_the_bluff_to_another() -> None:
    units = {"s-dp28": "D4", "s-rifle": "A3", "s-fitters": "H1", "g-pzgren-1": "D9"}
    t = on_field(OPEN, units)
    t.change(phase="order", unplaced={"soviet": ["1", "bluff"]}, given={"soviet": [1, 0, 1]})
    t.decide({"frame": "placing", "sides": [0], "done": []})
    assert choice(t) == "assign #1 s-dp28"
    t.do("assign #1 s-dp28")
    assert choice(t) == "assign #bluff s-rifle"


def test_throws_itself_flat_when_it_is_likely_to_be_hit() -> None:
    t = on_field(OPEN, {"s-zorin": "D4", "g-mg42": "D9 w deployed"})
    t.hold("soviet", "sc-flat")
    t.fire("g-mg42", "fire s-zorin")
    assert choice(t) == "play sc-flat"


def test_a_card_is_not_wasted_on_a_hopeless_shot() -> None:
    t = on_field(OPEN, {"s-rifle": "A1", "g-landser": "H12"}).shaken("s-rifle", 3)
    t.hold("soviet", "sc-flat")
    t.fire("s-rifle", "fire g-landser")
    assert t.legal() == ["bonus sc-flat", "pass"]
    assert choice(t) == "pass"


@pytest.mark.parametrize(("target", "gains"), [("g-landser", True), ("s-zorin", False)])
def test_a_bonus_is_for_shells_on_the_enemy_not_on_its_own_squad(target: str, gains: bool) -> None:
    state = on_field(OPEN, {"s-rifle": "A1", "s-zorin": "D4", "g-landser": "D5"}).state
    assert isinstance(state, HeroesState)
    soviet = HeroesChooser(HeroesReading(state, 0, WEIGHTS))
    rolls = Rolls(soviet.reading, soviet.fire, soviet.plans)
    unit = state.battle.unit_named[target]
    for host in (Attack(side=0, target=unit, value=4, defence=8), Hit(side=0, target=unit)):
        assert (rolls.die_bonus(host, 1) > 0) is gains
