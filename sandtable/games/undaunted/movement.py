"""Movement: Move (NOR-16), Scout (NOR-18), Stalk (NOR-19).

The arguments are tiles: the destination of Move and Stalk, the tiles entered one after the other
of Scout. No tile at all is a movement of zero tiles (NOR-15.5). Where a game lets counters leave
the map, the last step may be an exit.
"""

from sandtable.games.undaunted.cards import CardAction
from sandtable.games.undaunted.decks import fog_to_discard
from sandtable.games.undaunted.scenario import Scenario, Stance
from sandtable.games.undaunted.state import UndauntedState
from sandtable.games.undaunted.verbs import Verb
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.event import Event
from sandtable.kernel.rule import Refusal


def move_counter(s: UndauntedState, unit: int, tile: int, events: list[Event]) -> None:
    """Move a counter into another tile."""
    start = s.scenario.tiles[s.at[unit]].name
    s.at[unit] = tile
    events.append(
        Event(
            "moved",
            {
                "unit": s.scenario.roster.units[unit].id,
                "from": start,
                "tile": s.scenario.tiles[tile].name,
            },
        )
    )
    s.after_move(unit, events)


def enterable(s: UndauntedState, side: int) -> int:
    """The tiles a counter may move into: those with an own marker, on either face (NOR-16.2)."""
    return s.platoons[side].marked


def destinations(scenario: Scenario, start: int, steps: int, enterable: int) -> list[int]:
    """Tiles that can be got to in so many steps, each tile entered being enterable (NOR-16.3)."""
    found = [start]
    edge = [start]
    for _ in range(steps):
        edge = sorted(
            {
                tile
                for at in edge
                for tile in scenario.neighbours[at]
                if enterable >> tile & 1 and tile not in found
            }
        )
        found += edge
    return found[1:]


def move_refusal(
    s: UndauntedState, verb: str, side: int, start: int, steps: int, rest: Action
) -> Refusal:
    """Why a counter may not go to the tile that the arguments name."""
    if len(rest) != 1 or rest[0] not in s.scenario.tile_at:
        return s.refusal("name-a-tile", verb, tile=" ".join(rest))
    tile = s.scenario.tile_at[rest[0]]
    name = s.scenario.tiles[tile].name
    if tile == start:
        return s.refusal("move-already-there", verb, tile=name)
    distance = s.scenario.distance[start][tile]
    if distance > steps:
        return s.refusal("move-too-far", verb, tile=name, distance=distance, steps=steps)
    if not enterable(s, side) >> tile & 1:
        return s.refusal("move-needs-marker", verb, tile=name)
    return s.refusal("move-way-needs-marker", verb, tile=name)


def exit_args(s: UndauntedState, unit: int, tiles: list[int]) -> list[str]:
    """The ways off the map that a counter may take from these tiles."""
    exits = s.exits_of(unit)
    return [f"exit:{s.scenario.tiles[tile].name}" for tile in tiles if exits >> tile & 1]


def go(s: UndauntedState, unit: int, arg: str, chance: Chance, events: list[Event]) -> None:
    """Move a counter to a tile, or to the tile of an exit and off the map."""
    kind, _, name = arg.partition(":")
    tile = s.scenario.tile_at[f"tile:{name}"]
    if s.at[unit] != tile:
        move_counter(s, unit, tile, events)
    if kind == "exit":
        s.leave_map(unit, chance, events)


class Move(Verb[UndauntedState]):
    """Move X: the unit's counter goes up to X tiles over own-marked tiles."""

    name = "move"

    def mover(self, s: UndauntedState, stance: Stance) -> int:
        """The counter that moves."""
        return stance.card.unit

    def ways(self, s: UndauntedState, stance: Stance) -> int:
        """The tiles that it may enter."""
        return enterable(s, stance.side)

    def key(self, s: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return self.ways(s, stance)

    def plays(self, s: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        unit, ways = self.mover(s, stance), self.ways(s, stance)
        tiles = destinations(s.scenario, stance.tile, printed.size, ways)
        args = [s.scenario.tile_args[tile] for tile in tiles]
        if s.exits_of(unit):  # to step off takes a step of its own
            tiles = destinations(s.scenario, stance.tile, printed.size - 1, ways)
            args += exit_args(s, unit, [stance.tile, *tiles])
        head = (self.name, *stance.head)
        return [head, *((*head, arg) for arg in args)]

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if len(rest) == 1 and rest[0].startswith("exit:"):
            return s.refuse_exit(self.mover(s, stance), rest[0], printed.size)
        return move_refusal(s, self.name, stance.side, stance.tile, printed.size, rest)

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        if rest:
            go(s, self.mover(s, stance), rest[0], chance, events)


class Stalk(Move):
    """Stalk X: like Move, but over any tiles; no marker, no Fog (NOR-19.2, 19.3)."""

    name = "stalk"

    def ways(self, s: UndauntedState, stance: Stance) -> int:
        return s.scenario.everywhere


class Scout(Verb[UndauntedState]):
    """Scout X: up to X tiles, any tiles; each without an own marker gets one, for one Fog."""

    name = "scout"

    def key(self, s: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return 0

    def plays(self, s: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        found: list[Action] = [(self.name, *stance.head)]
        ends: list[tuple[Action, int]] = [(found[0], stance.tile)]
        for _ in range(printed.size):
            ends = [
                ((*path, s.scenario.tile_args[tile]), tile)
                for path, at in ends
                for tile in s.scenario.neighbours[at]
            ]
            found += [path for path, _ in ends]
        return found + self.ways_out(s, stance, printed, found)

    def ways_out(
        self, s: UndauntedState, stance: Stance, printed: CardAction, paths: list[Action]
    ) -> list[Action]:
        """The paths that have a step left, and take it off the map."""
        unit, head = stance.card.unit, 1 + len(stance.head)
        if not s.exits_of(unit):
            return []
        found: list[Action] = []
        for path in paths:
            if len(path) - head < printed.size:
                at = s.scenario.tile_at[path[-1]] if len(path) > head else stance.tile
                found += [(*path, arg) for arg in exit_args(s, unit, [at])]
        return found

    def refuse(
        self, s: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        at = stance.tile
        if rest and rest[-1].startswith("exit:"):
            return s.refuse_exit(stance.card.unit, rest[-1], printed.size)
        for arg in rest:
            if arg not in s.scenario.tile_at:
                return s.refusal("name-a-tile", self.name, tile=arg)
            tile = s.scenario.tile_at[arg]
            if tile not in s.scenario.neighbours[at]:
                return s.refusal(
                    "scout-not-adjacent",
                    tile=s.scenario.tiles[tile].name,
                    at=s.scenario.tiles[at].name,
                )
            at = tile
        return s.refusal("scout-too-far", steps=printed.size)

    def perform(
        self,
        s: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        for arg in rest:
            go(s, stance.card.unit, arg, chance, events)
            if arg in s.scenario.tile_at:
                scout_tile(s, stance.side, s.scenario.tile_at[arg], events)


def scout_tile(s: UndauntedState, side: int, tile: int, events: list[Event]) -> None:
    """Put an own marker, Scouted face up, in a tile without one; one Fog follows (NOR-18.2, 18.4).

    Fog is compulsory, but the marker is placed even if the supply has none left (NOR-18.5, 18.9).
    """
    platoon = s.platoons[side]
    if platoon.marked >> tile & 1:
        return
    platoon.marked |= 1 << tile
    events.append(Event("scouted", {"side": s.seats[side], "tile": s.scenario.tiles[tile].name}))
    fog_to_discard(s, side, events)
