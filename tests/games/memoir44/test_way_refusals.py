"""A refused move cites a rule without which it would have been legal.

The second witness is slow and obvious: it walks on and on, whatever is forbidden, and notes for
each hex which rules a walk to it breaks. A rule that is cited must be one of the fewest that some
walk breaks.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.games.memoir44.state import MemoirState
from tests.memoir import act, game, legal, table

#: Kinds of ground for the random boards, the common ones first.
GROUND = "....FFGGVCHSLBbbooRX"
OBSTACLES = "..........wwwhb"
STOPS = {
    "forest": "M44-21.1",
    "hedgerow": "M44-22.2",
    "town": "M44-24.1",
    "church": "M44-24.1",
    "ocean": "M44-26.1",
}
#: A refusal cites either rule of the same limit.
SAME = {"M44-27.2": "M44-27.1"}
FAR = "M44-10.6"
#: Where the walks of a unit end, with the rules that each of them breaks.
Walks = dict[str, set[frozenset[str]]]


class Walker:
    """The walks of one unit from where it stands, legal or not."""

    def __init__(self, state: MemoirState, letter: str, start: str) -> None:
        whole: Any = state.to_json()
        self.scenario = state.scenario
        self.board = state.scenario.board
        self.infantry = letter == "I"
        self.limit = {"I": 2, "A": 3}[letter]
        self.start = self.board.named[start]
        self.occupied = {self.board.named[unit["hex"]] for unit in whole["units"].values()}
        self.wire = {self.board.named[hex] for hex in whole["wire"]}

    def ground(self, hex: int) -> Any:
        return self.scenario.terrain[hex]

    def closed(self, hex: int) -> bool:
        """Can the unit never stand there?"""
        barrier = self.scenario.bunker[hex] or self.scenario.hedgehog[hex]
        return bool(self.ground(hex).impassable or (barrier and not self.infantry))

    def step(self, here: int, there: int, first: bool) -> Iterator[tuple[int, set[str]]]:
        """The hexes that a step counts, with the rules that it breaks; there may be two ways."""
        broken: set[str] = set()
        if here != self.start:
            if here in self.wire:
                broken.add("M44-32.1")
            if self.ground(here).stop:
                broken.add(STOPS[self.ground(here).name])
            if here in self.occupied or self.closed(here):
                broken.add("M44-9.7")
        if not first:
            if self.ground(self.start).hedge:
                broken.add("M44-22.3")
            if self.ground(there).hedge and here != self.start:
                broken.add("M44-22.1")
            if self.ground(there).ocean and here != self.start:
                broken.add("M44-26.1")
        names = {self.ground(here).name, self.ground(there).name}
        if names & {"cliff", "bluff"} and names & {"beach", "ocean"}:
            if self.infantry:
                yield 2, broken
            yield 1, broken | {"M44-39.33" if self.infantry else "M44-39.34"}
        elif self.ground(there).name == "steep-hill" and not self.ground(here).hill:
            yield 2, broken
            yield 1, broken | {"M44-39.31"}
        else:
            yield 1, broken

    def walks(self, most: int) -> Walks:
        """The walks that break at most this many rules."""
        found: Walks = {}
        todo: list[tuple[int, int, bool, frozenset[str]]] = [(self.start, 0, False, frozenset())]
        seen = set(todo)
        for here, spent, beach, broken in todo:
            for there in self.board.neighbours[here]:
                on_beach = beach or self.ground(there).beach
                for count, more in self.step(here, there, here == self.start and not spent):
                    # What matters of a long walk is that it is long.
                    total = min(spent + count, self.limit + 1)
                    rules = broken | more
                    if on_beach and total > 2:
                        rules |= {"M44-27.1"}
                    if total > self.limit:
                        rules |= {FAR}
                    walk = (there, total, on_beach, frozenset(rules))
                    if len(rules) <= most and walk not in seen:
                        seen.add(walk)
                        todo.append(walk)
                        found.setdefault(self.board.names[there], set()).add(frozenset(rules))
        return found


def random_table(rng: random.Random) -> tuple[MemoirState, str, str]:
    """An Allied unit amid random ground, obstacles and units; it is ordered and may move."""
    letter = rng.choice("IA")
    start = f"r{rng.randint(2, 6)}c{rng.randint(2, 9)}"
    names = game().pieces.boards[1].names
    ground = {hex: rng.choice(GROUND) for hex in names}
    if ground[start] in "RX":
        ground[start] = "G"
    obstacles = {hex: rng.choice(OBSTACLES) for hex in names if ground[hex] not in "RX"}
    obstacles[start] = "."
    open_hexes = [hex for hex in names if ground[hex] not in "RX" and hex != start]
    units = dict.fromkeys(rng.sample(open_hexes, 20), "i") | {start: letter}
    state = table(units, ["direct-from-hq"], ground, obstacles)
    act(state, "play direct-from-hq")
    return state, letter, start


@pytest.mark.rule("M44-9.7", "M44-10.6", "M44-22.1", "M44-22.3", "M44-9.10")
@pytest.mark.parametrize("seed", range(6))
def test_a_refused_move_cites_a_rule_whose_absence_would_have_allowed_it(seed: int) -> None:
    state, letter, start = random_table(random.Random(seed))
    walker = Walker(state, letter, start)
    walks = walker.walks(3)
    offered = {action.split()[2] for action in legal(state) if action.startswith("move ")}
    checked = 0
    for hex, name in enumerate(walker.board.names):
        if hex == walker.start or hex in walker.occupied or walker.closed(hex):
            continue
        assert (name in offered) is (frozenset() in walks.get(name, set()))
        if name in offered or name not in walks:
            continue
        refusal = state.why_not("allies", ("move", "unit:allies-1", f"hex:{name}"))
        assert refusal is not None
        fewest = min(len(rules) for rules in walks[name])
        candidates = {rule for rules in walks[name] if len(rules) == fewest for rule in rules}
        assert SAME.get(refusal.rule, refusal.rule) in candidates, (name, refusal, candidates)
        checked += 1
    assert checked > 20
