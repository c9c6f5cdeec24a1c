"""What a seat cannot know, dealt anew: in a copy of a state, or in one that was read from a view.

Cards, bonus tokens, the faces of order tokens, and who the hidden units are.
"""

import random
from typing import Any, Final

from sandtable.games.heroes.armies.hands import Redraw, Refill
from sandtable.games.heroes.determinize import in_true_names, printed_on
from sandtable.games.heroes.names import unknown_to
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.position_reading import is_awaited
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import (
    ABOARD,
    AWAITED,
    BLUFF,
    GONE,
    NO_TOKEN,
    NOWHERE,
    ON_FIELD,
    SPECIAL,
)
from sandtable.games.heroes.turn.orders import Placing
from sandtable.games.heroes.view import unseen_units
from sandtable.kernel.decision import read_frame
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import Reader

#: Options come after units among the holders of tokens.
OPTIONS: Final = 1 << 16


def redeal(state: HeroesState, seat: str | None, rng: random.Random) -> None:
    """Deal what a seat (None: a spectator) cannot see; the state is changed."""
    mine = -1 if seat is None else SIDES.index(seat)
    waiting = [u for u in unseen_units(state) if state.side_of_unit(u) != mine]
    rename(state, who_is_hidden(state, seat, waiting, rng))
    for unit in state.battle.units:  # who was hidden once is of no use, and not in a view
        if unit.side != mine and state.known[unit.index]:
            state.alias[unit.index] = 0
    state.reset(*[without_secrets(frame, mine) for frame in state.frames[::-1]])
    pool = [*state.battle.bonus_pool]
    for token in state.kept_bonus[mine] if mine >= 0 else []:
        pool.remove(token)
    rng.shuffle(pool)
    state.bonus = [pool.pop() if token >= 0 else -1 for token in state.bonus]
    for side in range(len(SIDES)):
        deal_cards(state, side, side == mine, rng)
        if side != mine:
            lay_tokens(state, side, rng)
            state.kept_bonus[side] = [pool.pop() for _ in state.kept_bonus[side]]
    state.forget()


def reshuffle(state: HeroesState, rng: random.Random, side: int) -> None:
    """Deal what nobody knows: draw piles (-1: all, else those of one side) and bonus tokens."""
    for owner in range(len(SIDES)):
        if side in (-1, owner):
            deal_cards(state, owner, True, rng)
    if side < 0:
        pool = [*state.battle.bonus_pool]
        for kept in state.kept_bonus:
            for token in kept:
                pool.remove(token)
        rng.shuffle(pool)
        state.bonus = [pool.pop() if token >= 0 else -1 for token in state.bonus]


def without_secrets(frame: Frame[HeroesState], mine: int) -> Frame[HeroesState]:
    """The frame without the discards that another side has chosen in secret."""
    if isinstance(frame, Refill):
        soviet, german = frame.soviet if mine == 0 else (), frame.german if mine == 1 else ()
        return Refill(frame.done, soviet, german)
    if isinstance(frame, Redraw) and frame.side != mine:
        return Redraw(frame.side)
    return frame


def deal_cards(state: HeroesState, side: int, own: bool, rng: random.Random) -> None:
    """Deal hand and draw pile from the cards not in the discard; there may be cards left over."""
    copies = state.battle.copies[side][:]
    for kind in state.discard[side] + (state.hands[side] if own else []):
        copies[kind] -= 1
    left = [kind for kind in state.battle.cards_by_id for _ in range(copies[kind])]
    rng.shuffle(left)
    if not own:
        state.hands[side] = [left.pop() for _ in state.hands[side]]
    state.draw[side] = left[: len(state.draw[side])]


def lay_tokens(state: HeroesState, side: int, rng: random.Random) -> None:
    """Choose faces for the enemy's tokens: an unrevealed number is on a unit, or lost."""
    numbered, _, bluff = state.tokens_taken[side]
    left = list(range(state.revealed[side] + 1, numbered + 1)) + [SPECIAL] * state.special_out[side]
    bluffs = [BLUFF] * bluff
    state.unplaced[side] = []
    state.lost_numbers[side] = []
    for frame in state.frames:
        if isinstance(frame, Placing) and side in frame.sides:
            lay_in_secret(state, side, frame, left + bluffs, rng)
            return
    covered = [u for u in state.battle.roster[side] if state.token[u] and not state.resolved[u]]
    for option in state.battle.options:
        i = option.index
        if option.side == side and state.option_token[i] and not state.option_resolved[i]:
            covered.append(OPTIONS + i)
    # Usually a bluff is among them; at least as many as there are more tokens than orders.
    fakes = max(len(covered) - len(left), 0)
    while fakes < min(len(bluffs), len(covered)) and rng.random() < 0.5:
        fakes += 1
    rng.shuffle(left)
    faces = left[: len(covered) - fakes] + bluffs[:fakes]
    lost = left[len(covered) - fakes :]
    rng.shuffle(faces)
    for holder, face in zip(covered, faces, strict=True):
        put_token(state, holder, face)
    state.lost_numbers[side] = sorted([face for face in lost if face != SPECIAL])


def lay_in_secret(
    state: HeroesState, side: int, frame: Placing, faces: list[int], rng: random.Random
) -> None:
    """While a side places its tokens they are unseen; once it is done, they may be anywhere."""
    for unit in state.battle.roster[side]:
        if not state.resolved[unit]:
            state.token[unit] = NO_TOKEN
    for option in state.battle.options:
        if option.side == side and not state.option_resolved[option.index]:
            state.option_token[option.index] = NO_TOKEN
    if side not in frame.done:
        state.unplaced[side] = faces
        return
    takers = [u for u in state.battle.roster[side] if state.status[u] in (ON_FIELD, ABOARD)]
    rng.shuffle(takers)
    for holder, face in zip(takers, faces, strict=False):
        put_token(state, holder, face)


def put_token(state: HeroesState, holder: int, face: int) -> None:
    if holder >= OPTIONS:
        state.option_token[holder - OPTIONS] = face
    else:
        state.token[holder] = face


# Hidden units.


def who_is_hidden(
    state: HeroesState, seat: str | None, waiting: list[int], rng: random.Random
) -> dict[int, int]:
    """A random unit for every one that the seat knows by an alias: one that looks the same."""
    hidden = unknown_to(state, seat or "")
    hidden.sort(key=lambda u: (state.side_of_unit(u), state.alias[u]))
    unseen = {*hidden, *waiting}
    candidates = [unit for unit in state.battle.units if unit.index in unseen]
    rng.shuffle(candidates)
    meant: dict[int, int] = {}
    for u in hidden:
        printed = printed_on(state.shows(u))
        for unit in candidates:
            if unit.side == state.side_of_unit(u) and any(
                printed_on(face) == printed for face in unit.counter.faces if face.hidden
            ):
                meant[u] = unit.index
                candidates.remove(unit)
                break
    return meant


def rename(state: HeroesState, meant: dict[int, int]) -> None:
    """Let every hidden unit be another one, in its place."""
    if all(old == new for old, new in meant.items()):
        return
    written = [frame.to_json(state) for frame in state.frames]
    entries = {new: UnitEntry(state, old) for old, new in meant.items()}
    for unit in {*meant, *entries}:
        UnitEntry.blank(state, unit)
    for unit, entry in entries.items():
        entry.write(state, unit)
    for on in (state.infantry_on, state.vehicle_on):
        for place, unit in enumerate(on):
            if unit in meant:
                on[place] = meant[unit]
    units = state.battle.units
    called = {units[old].id: units[new].id for old, new in meant.items()}
    renamed = [read_frame(state, Reader(in_true_names(frame, called), "")) for frame in written]
    state.reset(*renamed[::-1])


class UnitEntry:
    """What the state holds of one unit."""

    def __init__(self, state: HeroesState, unit: int) -> None:
        self.shows = state.shows(unit).state
        self.values: list[Any] = [values[unit] for values in _lists(state)]

    @staticmethod
    def blank(state: HeroesState, unit: int) -> None:
        """The unit is not in play, or not yet."""
        for values, empty in zip(_lists(state), EMPTY, strict=True):
            values[unit] = empty
        state.status[unit] = AWAITED if is_awaited(state, state.unit(unit)) else GONE
        state.face[unit] = 0

    def write(self, state: HeroesState, unit: int) -> None:
        for values, value in zip(_lists(state), self.values, strict=True):
            values[unit] = value
        faces = [face.state for face in state.counter(unit).faces]
        state.face[unit] = faces.index(self.shows)


def _lists(state: HeroesState) -> list[list[Any]]:
    """Everything that the state holds for each unit, except for the side of its counter."""
    found: list[Any] = [
        state.status,
        state.at,
        state.rear,
        state.heading,
        state.carrier,
        state.suppression,
        state.damage,
        state.token,
        state.resolved,
        state.activated,
        state.shots,
        state.fired,
        state.repaired,
        state.supplied,
        state.known,
        state.alias,
    ]
    return found


EMPTY: Final[tuple[Any, ...]] = (
    *(AWAITED, NOWHERE, NOWHERE, 0, -1, 0, 0, NO_TOKEN),
    *(False, False, 0, False, False, False, True, 0),
)
