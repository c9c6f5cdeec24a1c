"""What was found out about a position, for the next decision in the same one.

From the choice of a card to the first move nothing changes on the board, and a search comes back to
a position again and again.
"""

from typing import Final, TypeAlias

from sandtable.games.memoir44.state import MemoirState

#: What distinguishes the orders of two cards.
Freedom: TypeAlias = tuple[int, int, int, int, int, bool, bool, bool]
#: Everything on the board that the worth of a move or an attack depends on.
Board: TypeAlias = tuple[object, ...]

#: How many positions are kept.
POSITIONS_KEPT: Final = 64
#: How many maps of ways to goals are kept: they outlast the moves of the other side's units.
PULLS_KEPT: Final = 256


def board_of(state: MemoirState, me: int) -> Board:
    options = state.options
    return (
        state.scenario,
        me,
        state.side,
        tuple(state.at),
        tuple(state.figures),
        tuple(state.status),
        tuple(state.trophies),
        tuple(state.taken),
        bytes(state.wire) if True in state.wire else b"",
        bytes(state.sandbags) if True in state.sandbags else b"",
        options["same_height"],
        options["edge_blocks"],
        options["sandbags_on_hills"],
    )


class Known:
    """Results for one position; several threads may add to them."""

    def __init__(self) -> None:
        #: Targets by arm and hex: target, distance, dice without a card's bonus.
        self.shots: dict[int, list[tuple[int, int, int]]] = {}
        self.strikes: dict[int, float] = {}
        #: The dice that the enemy can roll against a hex.
        self.fire: dict[int, int] = {}
        self.hexes: dict[int, float] = {}
        self.gains: dict[tuple[int, Freedom], float] = {}


class Memory:
    """What a policy knows of the last positions; cleared when it is full."""

    def __init__(self) -> None:
        self.positions: dict[Board, Known] = {}
        #: Pulls by scenario, arm, and goals with their worth.
        self.pulls: dict[tuple[object, ...], list[float]] = {}

    def known(self, state: MemoirState, me: int) -> Known:
        board = board_of(state, me)
        found = self.positions.get(board)
        if found is None:
            found = Known()
            if len(self.positions) >= POSITIONS_KEPT:
                self.positions.clear()
            self.positions[board] = found
        return found

    def keep_pull(self, key: tuple[object, ...], pull: list[float]) -> None:
        if len(self.pulls) >= PULLS_KEPT:
            self.pulls.clear()
        self.pulls[key] = pull
