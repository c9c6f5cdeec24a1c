"""Greedy at Heroes of Stalingrad: legal, repeatable, better than chance, sensible."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.bots import Bot, make_bot
from sandtable.bots.greedy_heroes.choice import choose_in
from sandtable.games.heroes import windows
from sandtable.games.heroes.battle import Objective, Score
from sandtable.games.heroes.fire.attack import Attack
from sandtable.games.heroes.fire.barrages import call
from sandtable.games.heroes.fire.reactions import Reaction
from sandtable.games.heroes.land.field import Plan
from sandtable.games.heroes.land.smoke import LaySmoke
from sandtable.games.heroes.moving import moves
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import BLUFF, ORDER, SUPPLY
from sandtable.games.heroes.turn.activation import Activation
from sandtable.games.heroes.turn.orders import Placing
from sandtable.games.heroes.turn.supply import SupplyMoves
from sandtable.kernel.action import Action
from tests.games.heroes.kit import equip
from tests.games.heroes.table import REST, Table, heroes

SOVIET, GERMAN = 0, 1


class Greedy(Bot):
    """The bot on the game of the tests; checks that it plays legally and leaves the view alone."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.choices: list[Action] = []
        self.slowest = 0.0

    def choose(self, view: Mapping[str, Any], legal: list[Action]) -> Action:
        text = json.dumps(view)
        offered = list(legal)
        start = time.perf_counter()
        state = heroes().determinize(json.loads(text), random.Random(0))
        choice = choose_in(state, view["seat"], legal, self.rng)
        self.slowest = max(self.slowest, time.perf_counter() - start)
        assert choice in offered
        assert legal == offered
        assert json.dumps(view) == text
        self.choices.append(choice)
        return choice


def play(scenario: str, side: str, seed: int, foe: str = "") -> tuple[HeroesState, Greedy]:
    """Greedy for one side (for both without a foe)."""
    chance = sandtable.Seeded(seed)
    state = heroes().start(scenario, chance)
    greedy = Greedy(seed)
    other = make_bot(foe, seed) if foe else greedy
    while state.actors():
        seat = state.actors()[0]
        bot = greedy if seat == side else other
        state.apply(seat, bot.choose(state.view(seat), state.legal(seat)), chance)
    return state, greedy


def choice(table: Table) -> str:
    """What greedy does, in the notation."""
    (seat,) = table.s.actors()
    legal = table.s.legal(seat)
    return " ".join(choose_in(table.s.clone(), seat, legal, random.Random(1)))


def go(table: Table) -> list[str]:
    """What greedy does until the frames under test are done; every die shows a six."""
    done: list[str] = []
    while table.s.frames[-1].name != REST:
        done.append(choice(table))
        table.do(*done[-1].split(), dice=(6,) * 20)
    return done


def objective(table: Table, *squares: str, points: int = 2) -> None:
    """Both sides score for these squares at the end."""
    battle = table.s.battle
    battle.turns = 5
    places = tuple([table.p(square) for square in squares])
    index = len(battle.objectives)
    battle.objectives.append(Objective(index, f"O{index}", "square", places))
    for side in (SOVIET, GERMAN):
        score = Score(len(battle.points), f"{side}-{index}", side, "control_end")
        score.points = points
        score.objective = index
        battle.points.append(score)
    table.s.control.append(-1)
    table.s.item_at.append(-1)
    table.s.item_carrier.append(-1)


def on_field(rows: list[str], units: dict[str, str]) -> Table:
    table = Table(rows, units)
    table.s.battle.turns = 5
    return table


OPEN = ["." * 12] * 8


# Whole games.


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["dark-water", "patient-eyes", "bread-and-shells"])
def test_plays_to_an_end_and_does_not_think_long(scenario: str) -> None:
    state, greedy = play(scenario, "soviet", 3)
    assert state.outcome is not None
    assert greedy.slowest < 5.0  # on a busy machine; as a rule it is far less than one second


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


def test_the_bot_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandtable, "game", lambda id: heroes())
    state = heroes().start("two-streets", sandtable.Seeded(1))
    (seat,) = state.actors()
    bot = make_bot("greedy", 1)
    assert bot.choose(state.view(seat), state.legal(seat)) in state.legal(seat)


def test_the_enemys_hand_is_nothing_it_knows() -> None:
    chance = sandtable.Seeded(4)
    state = heroes().start("two-streets", chance)
    bot = Greedy(4)
    while state.turn < 2:
        seat = state.actors()[0]
        view, legal = state.view(seat), state.legal(seat)
        guesses = {
            choose_in(
                heroes().determinize(view, random.Random(guess)), seat, legal, random.Random(1)
            )
            for guess in range(3)
        }
        assert len(guesses) == 1
        state.apply(seat, bot.choose(view, legal), chance)


# Fire.


def test_fires_at_the_target_that_is_easier_to_hit() -> None:
    rows = ["............", "............", "............", ".......r...."]
    table = on_field(rows, {"s-rifle": "3-1", "g-pzgren-1": "7-1", "g-pzgren-2": "7-3"})
    table.s.then(Activation(table.u("s-rifle")))
    assert choice(table) == "fire unit:g-pzgren-1"


def test_fires_at_the_one_who_is_still_to_act() -> None:
    table = on_field(OPEN, {"s-rifle": "3-3", "g-pzgren-1": "7-2", "g-pzgren-2": "7-4"})
    table.s.activated[table.u("g-pzgren-1")] = True
    table.s.token[table.u("g-pzgren-2")] = 1
    table.s.then(Activation(table.u("s-rifle")))
    assert choice(table) == "fire unit:g-pzgren-2"


def test_keeps_heads_down_where_a_hit_is_unlikely() -> None:
    rows = ["............", "...........r", "............"]
    table = on_field(rows, {"s-dp28": "0-1", "g-pzgren": "11-1"})
    table.s.token[table.u("g-pzgren")] = 1
    table.s.suppression[table.u("s-dp28")] = 1
    table.s.then(Activation(table.u("s-dp28")))
    assert choice(table) == "suppress unit:g-pzgren"


def test_reacts_to_an_enemy_who_shows_himself() -> None:
    table = on_field(OPEN, {"s-maxim": "3-3 e #1", "g-pzgren": "6-3"})
    table.s.then(Reaction(table.u("g-pzgren")))
    assert choice(table) == "react unit:s-maxim"


def test_shells_fall_on_the_cluster_and_not_on_own_men() -> None:
    units = {
        "s-rifle": "1-1",
        "g-pzgren-1": "8-3",
        "g-pzgren-2": "9-3",
        "g-pzgren-3": "8-4",
        "g-landser": "2-1",
    }
    table = on_field(OPEN, units)
    call(table.s, SOVIET, "artillery", {"scatter": 1})
    assert choice(table) == "aim point:9-4"


# Moves and assaults.


def test_walks_to_an_objective_and_stays_there() -> None:
    table = on_field(OPEN, {"s-rifle": "1-3", "g-landser": "11-7"})
    table.s.phase = SUPPLY
    objective(table, "4-3")
    table.s.then(SupplyMoves(SOVIET))
    go(table)
    assert table.where("s-rifle") == "4-3"


def test_goes_through_cover() -> None:
    rows = ["............", ".....r......", "............", "............"]
    table = on_field(rows, {"s-rifle": "1-1", "g-mg42": "11-1 w #1"})
    table.s.phase = SUPPLY
    objective(table, "7-1")
    table.s.then(SupplyMoves(SOVIET))
    go(table)
    assert table.where("s-rifle") == "5-1"


def test_assaults_a_suppressed_enemy_but_no_fresh_one_behind_walls() -> None:
    rows = ["............", ".....r......", "............"]
    table = on_field(rows, {"s-boris": "3-1", "g-pzgren": "5-1"})
    table.s.then(Activation(table.u("s-boris")))
    assert not choice(table).startswith("assault")
    table.s.suppression[table.u("g-pzgren")] = 2
    assert choice(table) == "assault unit:g-pzgren"


def test_a_deployed_gun_turns_to_the_enemy() -> None:
    table = on_field(OPEN, {"s-gun45": "5-4 w", "g-pz3": "10-4 w"})
    table.s.then(Activation(table.u("s-gun45")))
    go(table)
    assert table.s.heading[table.u("s-gun45")] == 2


def test_does_not_drive_over_its_own_men() -> None:
    table = on_field(OPEN, {"s-t34": "1-3 e", "s-rifle": "6-3", "g-landser": "11-3"})
    table.s.phase = SUPPLY
    table.s.then(SupplyMoves(SOVIET))
    go(table)
    assert table.where("s-rifle") not in table.where("s-t34").split()


# What changes the ground.

#: A house with a window in the west and no door.
ROOM = Plan("H1", 8, 4, ("+-+-+", "Wa a|", "+-+-+"), {"a": ("house_1", False)})


def test_blows_a_wall_open_that_is_in_the_way() -> None:
    table = Table(OPEN, {"g-pioniere": "4-3", "s-rifle": "11-7"}, plans=[ROOM])
    equip(table, GERMAN, "satchels")
    objective(table, "4-2", "5-2")
    table.s.then(Activation(table.u("g-pioniere")))
    assert choice(table) == "breach side:8-6-10-6 option:t-german.satchels"
    table.s.control[0] = GERMAN
    assert not choice(table).startswith("breach")


def test_goes_through_a_window_by_surprise() -> None:
    table = Table(OPEN, {"s-rifle": "3-2", "g-landser": "11-7"}, plans=[ROOM])
    table.hold(SOVIET, "sc-surprise")
    objective(table, "4-2", "5-2")
    moves.begin(table.s, table.u("s-rifle"), ("move",), table.events)
    table.advance()
    assert go(table)[:2] == ["play card:sc-surprise", "step square:4-2"]


def test_smoke_hides_the_man_who_is_fired_at_and_has_acted() -> None:
    units = {"s-zorin": "3-3", "s-rifle": "3-5", "s-fitters": "0-0", "g-mg42": "7-3 w #1"}
    table = on_field(OPEN, units)
    table.s.token[table.u("g-mg42")] = 1
    table.s.then(LaySmoke(SOVIET, 4))
    assert choice(table) == "smoke square:3-3"


# Orders and cards.


def test_orders_go_to_those_with_targets_and_the_bluff_to_another() -> None:
    table = on_field(
        OPEN, {"s-dp28": "3-3", "s-rifle": "2-0", "s-fitters": "0-7", "g-pzgren": "8-3"}
    )
    table.s.phase = ORDER
    table.s.unplaced[SOVIET] = [1, BLUFF]
    table.s.then(Placing((SOVIET,)))
    assert choice(table) == "assign token:1 unit:s-dp28"
    table.do("assign", "token:1", "unit:s-dp28")
    assert choice(table) == "assign token:bluff unit:s-rifle"


def test_throws_itself_flat_when_it_is_likely_to_be_hit() -> None:
    table = on_field(OPEN, {"s-zorin": "3-3", "g-mg42": "8-3 w #1"})
    table.hold(SOVIET, "sc-flat")
    attack = Attack(
        stage=1, firer=table.u("g-mg42"), side=GERMAN, target=table.u("s-zorin"), value=4, defence=6
    )
    table.s.then(attack)
    windows.open(table.s, "before-roll")
    assert choice(table) == "play card:sc-flat"


def test_a_card_is_not_wasted_on_a_hopeless_shot() -> None:
    table = on_field(OPEN, {"s-rifle": "0-0", "g-landser": "11-7"})
    table.hold(SOVIET, "sc-flat")
    attack = Attack(
        stage=1,
        firer=table.u("s-rifle"),
        side=SOVIET,
        target=table.u("g-landser"),
        value=0,
        defence=12,
    )
    table.s.then(attack)
    windows.open(table.s, "before-roll")
    assert choice(table) == "pass"
