"""Consistency checks for positions from documents, so that later steps do not fail.

A document may come from anywhere. Single values are checked when they are read; here their
relations are checked: decisions and those below them, tokens and how many were taken.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.pack.battle import SIDES
from sandtable.games.heroes.status import BLUFF, LOST, SPECIAL
from sandtable.games.heroes.turn import bonus_tokens, flow, orders
from sandtable.games.heroes.units import abilities, losses
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import check_length, whole_number

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: More than all cards and bonus tokens of a side together bring about in a turn.
MOST_EFFECTS: Final = 20


def check(state: HeroesState) -> None:
    check_bottom(state)
    check_carried(state)
    check_hidden(state)
    for side in (0, 1):
        check_tokens(state, side)
    check_bonus(state)
    check_active_effects(state)


def check_bottom(state: HeroesState) -> None:
    """The turn is at the bottom of the stack, and nowhere else."""
    for i, frame in enumerate(state.frames):
        if frame.lowest != (i == 0):
            raise BadInput("no-turn-below", f"decision[{i}]")


# What is on the table.


def check_carried(state: HeroesState) -> None:
    """Only units that are about to get out can be aboard a wreck (HOS-20)."""
    leaving: set[int] = set()
    for frame in state.frames:
        if isinstance(frame, losses.BailOut):
            leaving.update(frame.units, frame.crew)
    for u, vehicle in enumerate(state.carrier):
        if vehicle >= 0 and state.status[vehicle] == LOST and u not in leaving:
            raise BadInput("carrier-not-on-field", "units", unit=state.unit(vehicle).id)


def check_hidden(state: HeroesState) -> None:
    """An unknown unit is hidden and has a unique alias number (HOS-15.38)."""
    called: set[tuple[int, int]] = set()
    for u, known in enumerate(state.known):
        if not known:
            name = (state.side_of_unit(u), state.alias[u])
            if not state.alias[u] or name in called or not state.hidden(u):
                raise BadInput("alias-wrong", f"units.{state.unit(u).id}")
            called.add(name)


def check_tokens(state: HeroesState, side: int) -> None:
    """No token that was not taken, none twice, no order already revealed (HOS-3, HOS-4)."""
    check_length(state.unplaced[side], tokens.MOST, f"unplaced.{SIDES[side]}")
    for taken, most in zip(state.tokens_taken[side], tokens.LIMITS, strict=True):
        whole_number(taken, 0, most, f"given.{SIDES[side]}")
    whole_number(state.special_out[side], 0, tokens.MOST_SPECIAL, f"special_out.{SIDES[side]}")
    down = [
        state.token[u]
        for u in state.battle.roster[side]
        if state.token[u] and not state.resolved[u]
    ]
    down += [
        state.option_token[option.index]
        for option in state.battle.options
        if option.side == side
        and state.option_token[option.index]
        and not state.option_resolved[option.index]
    ]
    numbered, _, bluffs = state.tokens_taken[side]
    for token, count in Counter(down + state.lost_numbers[side]).items():
        most = bluffs if token == BLUFF else state.special_out[side] if token == SPECIAL else 1
        due = not tokens.is_numbered(token) or state.revealed[side] < token <= numbered
        if count > most or not due:
            name = tokens.word(token)
            raise BadInput("token-not-taken", "units", side=SIDES[side], token=name)


def check_bonus(state: HeroesState) -> None:
    """The tokens on the field and those that sides keep come from the one pool (HH-9)."""
    drawn = Counter([token for token in state.bonus if token >= 0])
    drawn.update(state.kept_bonus[0] + state.kept_bonus[1])
    if drawn - Counter(state.battle.bonus_pool):
        raise BadInput("bonus-not-in-pool", "bonus")


def check_active_effects(state: HeroesState) -> None:
    """What lasts for a turn comes from a card, a bonus token or a rule of the scenario."""
    known = {
        abilities.ARMY_CHEER,
        bonus_tokens.TAKE_INITIATIVE,
        flow.KEEP_INITIATIVE,
        orders.EXTRA_TOKEN,
        orders.SPECIAL_TOKEN,
        *[effect.id for effect in state.battle.effects],
        *[f"{abilities.ARMY_ASSAULT}{number}" for number in range(10)],
    }
    for side, name in enumerate(SIDES):
        words = state.active_effects[side]
        check_length(words, MOST_EFFECTS, f"in_force.{name}")
        for word in words:
            if word not in known:
                raise BadInput("unknown-id", f"in_force.{name}", id=word)
