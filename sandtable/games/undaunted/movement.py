"""Movement: Move (NOR-16), Scout (NOR-18), Stalk (NOR-19).

The arguments are tiles: the destination for Move and Stalk, every tile entered for Scout. No tile
means a movement of zero tiles (NOR-15.5). In a game in which counters can leave the map, the last
step may be an exit.
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


def move_counter(state: UndauntedState, unit: int, tile: int, events: list[Event]) -> None:
    """Move a counter to another tile."""
    start = state.scenario.tiles[state.at[unit]].name
    state.at[unit] = tile
    events.append(
        Event(
            "moved",
            {
                "unit": state.scenario.roster.units[unit].id,
                "from": start,
                "tile": state.scenario.tiles[tile].name,
            },
        )
    )
    state.after_move(unit, events)


def enterable(state: UndauntedState, side: int) -> int:
    """The tiles a counter may enter: those with a marker of its side, either face up (NOR-16.2)."""
    return state.platoons[side].marked


def destinations(scenario: Scenario, start: int, steps: int, enterable: int) -> list[int]:
    """The tiles reachable in at most ``steps`` steps over enterable tiles (NOR-16.3)."""
    found: list[int] = []
    open_to = enterable & ~(1 << start)
    edge = [start]
    for _ in range(steps):
        following: list[int] = []
        for at in edge:
            for tile in scenario.neighbours[at]:
                if open_to >> tile & 1:
                    open_to &= ~(1 << tile)
                    following.append(tile)
        following.sort()
        found += following
        edge = following
    return found


def move_refusal(
    state: UndauntedState, verb: str, side: int, start: int, steps: int, rest: Action
) -> Refusal:
    """Why a counter may not move to the tile named by the arguments."""
    for arg in rest:
        if arg not in state.scenario.tile_by_arg:
            return state.refusal("name-a-tile", verb, tile=arg)
    if len(rest) > 1:
        return state.refusal("name-one-tile", verb, action=verb)
    tile = state.scenario.tile_by_arg[rest[0]]
    name = state.scenario.tiles[tile].name
    if tile == start:
        return state.refusal("move-already-there", verb, tile=name)
    distance = state.scenario.distance[start][tile]
    if distance > steps:
        return state.refusal("move-too-far", verb, tile=name, distance=distance, steps=steps)
    if not enterable(state, side) >> tile & 1:
        return state.refusal("move-needs-marker", verb, tile=name)
    return state.refusal("move-way-needs-marker", verb, tile=name)


def exit_args(state: UndauntedState, unit: int, tiles: list[int]) -> list[str]:
    """The exits that a counter may take from these tiles."""
    exits = state.exits_of(unit)
    return [f"exit:{state.scenario.tiles[tile].name}" for tile in tiles if exits >> tile & 1]


def go(state: UndauntedState, unit: int, arg: str, chance: Chance, events: list[Event]) -> None:
    """Move a counter to a tile, or to an exit's tile and off the map."""
    leaves = arg not in state.scenario.tile_by_arg
    tile = state.scenario.tile_by_arg[arg.replace("exit:", "tile:") if leaves else arg]
    if state.at[unit] != tile:
        move_counter(state, unit, tile, events)
    if leaves:
        state.leave_map(unit, chance, events)


class Move(Verb[UndauntedState]):
    """Move X: the unit's counter moves up to X tiles, all with a friendly marker."""

    name = "move"

    def mover(self, state: UndauntedState, stance: Stance) -> int:
        """The counter that moves."""
        return stance.card.unit

    def enterable_tiles(self, state: UndauntedState, stance: Stance) -> int:
        """The tiles it may enter, as a mask."""
        return enterable(state, stance.side)

    def key(self, state: UndauntedState, stance: Stance, printed: CardAction) -> int:
        near = state.scenario.within(stance.tile, printed.size)
        return self.enterable_tiles(state, stance) & near

    def plays(self, state: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        unit, allowed = self.mover(state, stance), self.enterable_tiles(state, stance)
        tiles = destinations(state.scenario, stance.tile, printed.size, allowed)
        args = [state.scenario.tile_args[tile] for tile in tiles]
        if state.exits_of(unit):  # leaving the map takes one step
            tiles = destinations(state.scenario, stance.tile, printed.size - 1, allowed)
            args += exit_args(state, unit, [stance.tile, *tiles])
        head = (self.name, *stance.head)
        return [head, *((*head, arg) for arg in args)]

    def refuse(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        if len(rest) == 1 and rest[0].startswith("exit:"):
            return self.refuse_exit(state, stance, printed.size, rest[0])
        return self.refuse_path(state, stance, printed.size, rest)

    def refuse_exit(self, state: UndauntedState, stance: Stance, steps: int, arg: str) -> Refusal:
        """Why the counter cannot move to an exit and off the map, which takes the last step."""
        refusal = state.refuse_exit(self.mover(state, stance), arg)
        if refusal is not None:
            return refusal
        name = arg.removeprefix("exit:")
        tile = state.scenario.tile_by_arg[f"tile:{name}"]
        if state.scenario.distance[stance.tile][tile] >= steps:
            return state.refusal("exit-too-far", tile=name, steps=steps)
        return self.refuse_path(state, stance, steps - 1, (f"tile:{name}",))

    def refuse_path(
        self, state: UndauntedState, stance: Stance, steps: int, rest: Action
    ) -> Refusal:
        """Why the counter cannot move to the tile named by the arguments."""
        return move_refusal(state, self.name, stance.side, stance.tile, steps, rest)

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        if rest:
            go(state, self.mover(state, stance), rest[0], chance, events)


class Stalk(Move):
    """Stalk X: like Move, but over any tiles; no marker, no Fog (NOR-19.2, 19.3)."""

    name = "stalk"

    def enterable_tiles(self, state: UndauntedState, stance: Stance) -> int:
        return state.scenario.everywhere


class Scout(Verb[UndauntedState]):
    """Scout X: up to X tiles of any kind; a tile without a friendly marker gets one, for a Fog."""

    name = "scout"

    def key(self, state: UndauntedState, stance: Stance, printed: CardAction) -> int:
        return 0

    def plays(self, state: UndauntedState, stance: Stance, printed: CardAction) -> list[Action]:
        found: list[Action] = [(self.name, *stance.head)]
        ends: list[tuple[Action, int]] = [(found[0], stance.tile)]
        for _ in range(printed.size):
            ends = [
                ((*path, state.scenario.tile_args[tile]), tile)
                for path, at in ends
                for tile in state.scenario.neighbours[at]
            ]
            found += [path for path, _ in ends]
        return found + self.exit_paths(state, stance, printed, found)

    def exit_paths(
        self, state: UndauntedState, stance: Stance, printed: CardAction, paths: list[Action]
    ) -> list[Action]:
        """The paths that use their last step to leave the map."""
        unit, head = stance.card.unit, 1 + len(stance.head)
        if not state.exits_of(unit):
            return []
        found: list[Action] = []
        for path in paths:
            if len(path) - head < printed.size:
                at = state.scenario.tile_by_arg[path[-1]] if len(path) > head else stance.tile
                found += [(*path, arg) for arg in exit_args(state, unit, [at])]
        return found

    def refuse(
        self, state: UndauntedState, stance: Stance, printed: CardAction, rest: Action
    ) -> Refusal:
        path, way_out = rest, ""
        if rest and rest[-1].startswith("exit:"):
            refusal = state.refuse_exit(stance.card.unit, rest[-1])
            if refusal is not None:
                return refusal
            path, way_out = rest[:-1], rest[-1].removeprefix("exit:")
        at = stance.tile
        for arg in path:
            if arg not in state.scenario.tile_by_arg:
                return state.refusal("name-a-tile", self.name, tile=arg)
            tile = state.scenario.tile_by_arg[arg]
            if tile not in state.scenario.neighbours[at]:
                return state.refusal(
                    "scout-not-adjacent",
                    tile=state.scenario.tiles[tile].name,
                    at=state.scenario.tiles[at].name,
                )
            at = tile
        if not way_out:
            return state.refusal("scout-too-far", steps=printed.size)
        if way_out != state.scenario.tiles[at].name:
            return state.refusal("exit-elsewhere", tile=way_out, at=state.scenario.tiles[at].name)
        return state.refusal("exit-too-far", tile=way_out, steps=printed.size)

    def perform(
        self,
        state: UndauntedState,
        stance: Stance,
        printed: CardAction,
        rest: Action,
        chance: Chance,
        events: list[Event],
    ) -> None:
        for arg in rest:
            go(state, stance.card.unit, arg, chance, events)
            if arg in state.scenario.tile_by_arg:
                scout_tile(state, stance.side, state.scenario.tile_by_arg[arg], events)


def scout_tile(state: UndauntedState, side: int, tile: int, events: list[Event]) -> None:
    """Put a Scouted marker in a tile without this side's marker, and take one Fog (NOR-18.2, 18.4).

    Fog is compulsory, but the marker is placed even if the supply has no Fog left (NOR-18.5, 18.9).
    """
    platoon = state.platoons[side]
    if platoon.marked >> tile & 1:
        return
    platoon.marked |= 1 << tile
    events.append(
        Event("scouted", {"side": state.seats[side], "tile": state.scenario.tiles[tile].name})
    )
    fog_to_discard(state, side, events)
