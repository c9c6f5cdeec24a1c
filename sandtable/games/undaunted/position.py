"""Writing positions as documents that people can read and write, and reading them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.undaunted.cards import Card, Roster
from sandtable.games.undaunted.platoon import Platoon
from sandtable.games.undaunted.scenario import read_counts
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import Reader

if TYPE_CHECKING:
    from sandtable.games.undaunted.state import UndauntedState

ROUND_MAX: Final = 9999
#: More cards than a side has.
MOST_CARDS: Final = 99


def ids(cards: list[Card], kinds: list[int]) -> list[Json]:
    return [cards[kind].id for kind in kinds]


def counts(cards: list[Card], numbers: list[int]) -> dict[str, Json]:
    return {card.id: numbers[card.index] for card in cards if numbers[card.index]}


def kinds_of(cards: list[Card], mask: int) -> list[Json]:
    return [card.id for card in cards if mask >> card.index & 1]


def scenario_reference(state: UndauntedState) -> Json:
    """The id of an official scenario, or the whole document of any other."""
    if state.scenario.official:
        return state.scenario.id
    return dict(state.scenario.document)


def header(state: UndauntedState, kind: str) -> dict[str, Json]:
    return {
        "sandtable": kind,
        "game": state.game.id,
        "rules": state.game.rules,
        "scenario": scenario_reference(state),
        "options": dict(state.options),
        "round": state.round,
        "initiative": state.seats[state.initiative],
        "objectives": {
            tile.name: state.objective[i]
            for i, tile in enumerate(state.scenario.tiles)
            if state.objective[i]
        },
    }


def board_of_side(state: UndauntedState, side: int) -> dict[str, Json]:
    """What a side has openly on the table (NOR-35.6)."""
    platoon = state.platoons[side]
    cards = state.scenario.roster.cards[side]
    units = [unit for unit in state.scenario.roster.units if unit.side == side]
    return {
        "scouted": [*state.scenario.names(platoon.marked & ~platoon.controlled)],
        "controlled": [*state.scenario.names(platoon.controlled)],
        "counters": {
            unit.name: state.scenario.tiles[state.at[unit.index]].name
            for unit in units
            if state.on_board >> unit.index & 1 and unit.card >= 0
        },
        "suppressed": [unit.name for unit in units if state.suppressed >> unit.index & 1],
        "play": ids(cards, platoon.play),
        "supply": counts(cards, platoon.supply),
        "casualties": platoon.casualties,
        "points": state.points(side),
        "shown": {
            "hand": counts(cards, platoon.hand_shown),
            "discard": counts(cards, platoon.discard_shown),
        },
        "lacks": {
            "hand": kinds_of(cards, platoon.hand_lacks),
            "discard": kinds_of(cards, platoon.discard_lacks),
        },
    }


def write_side(state: UndauntedState, side: int) -> dict[str, Json]:
    platoon = state.platoons[side]
    cards = state.scenario.roster.cards[side]
    return (
        board_of_side(state, side)
        | state.side_extras(side)
        | {
            "deck": ids(cards, platoon.deck),
            "hand": ids(cards, platoon.hand),
            "discard": ids(cards, platoon.discard),
            "box": counts(cards, platoon.box),
        }
    )


def read_side(state: UndauntedState, reader: Reader, side: int) -> None:
    """Read one side of a position; whatever is left out is empty."""
    roster = state.scenario.roster
    platoon = Platoon(len(roster.cards[side]))
    platoon.deck = read_kinds(reader, "deck", roster, side)
    platoon.hand = sorted(read_kinds(reader, "hand", roster, side))
    platoon.play = read_kinds(reader, "play", roster, side)
    platoon.discard = read_kinds(reader, "discard", roster, side)
    if reader.has("supply"):
        platoon.supply = read_counts(reader.table("supply"), roster, side)
    for kind in platoon.deck + platoon.hand + platoon.play + platoon.discard:
        platoon.cycle[kind] += 1
    read_box(platoon, reader, roster, side)
    read_memory(platoon, reader, roster, side)
    check_memory(platoon, reader, roster, side)
    read_board(state, platoon, reader, side)


def read_seen_side(state: UndauntedState, reader: Reader, side: int) -> None:
    """Read one side of a view; in place of cards that are not seen there are any others."""
    roster = state.scenario.roster
    platoon = Platoon(len(roster.cards[side]))
    sizes = [reader.integer(f"{zone}_size", 0, MOST_CARDS) for zone in ("deck", "hand", "discard")]
    platoon.deck = read_pile(reader, "deck", sizes[0], roster, side)
    platoon.hand = read_pile(reader, "hand", sizes[1], roster, side)
    platoon.discard = read_pile(reader, "discard", sizes[2], roster, side)
    platoon.play = read_kinds(reader, "play", roster, side)
    platoon.supply = read_counts(reader.table("supply"), roster, side)
    platoon.cycle = read_counts(reader.table("cycle"), roster, side)
    reader.has("box_size")  # follows from the rest
    read_box(platoon, reader, roster, side)
    read_memory(platoon, reader, roster, side)
    read_board(state, platoon, reader, side)


def read_pile(reader: Reader, zone: str, size: int, roster: Roster, side: int) -> list[int]:
    """A pile that can be seen, or else one of the same size."""
    return read_kinds(reader, zone, roster, side) if reader.has(zone) else [0] * size


def read_box(platoon: Platoon, reader: Reader, roster: Roster, side: int) -> None:
    """Every card is in exactly one zone: what is nowhere else is in the box."""
    for card in roster.cards[side]:
        left = card.copies - platoon.cycle[card.index] - platoon.supply[card.index]
        if left < 0:
            raise BadInput(
                "too-many-copies",
                reader.where,
                card=card.id,
                used=card.copies - left,
                copies=card.copies,
            )
        platoon.box[card.index] = left
    if reader.has("box") and read_counts(reader.table("box"), roster, side) != platoon.box:
        raise BadInput("box-does-not-add-up", reader.at("box"))


def read_board(state: UndauntedState, platoon: Platoon, reader: Reader, side: int) -> None:
    """Read what a side has openly on the table, and add it to the state."""
    scenario = state.scenario
    scouted = scenario.tile_mask(_texts(reader, "scouted"), reader.at("scouted"))
    platoon.controlled = scenario.tile_mask(_texts(reader, "controlled"), reader.at("controlled"))
    if scouted & platoon.controlled:
        tile = scenario.names(scouted & platoon.controlled)[0]
        raise BadInput("marker-twice", reader.where, tile=tile)
    platoon.marked = scouted | platoon.controlled
    if side == 1 and platoon.controlled & state.platoons[0].controlled:
        tile = scenario.names(platoon.controlled & state.platoons[0].controlled)[0]
        raise BadInput("controlled-twice", reader.where, tile=tile)
    counters = reader.table("counters")
    for name in counters.data:
        unit = scenario.roster.unit(side, name, counters.at(name))
        state.place(unit.index, scenario.tile(counters.text(name), counters.at(name)))
    for name in _texts(reader, "suppressed"):
        state.suppressed |= 1 << scenario.roster.unit(side, name, reader.at("suppressed")).index
    platoon.casualties = reader.integer("casualties", 0, 99) if reader.has("casualties") else 0
    reader.has("points")  # informative only; computed from control
    state.platoons.append(platoon)


def check_suppressed(state: UndauntedState) -> None:
    """Check that suppressed units are on the board."""
    for unit in state.scenario.roster.units:
        if state.suppressed >> unit.index & 1 and state.at[unit.index] < 0:
            where = f"sides.{state.seats[unit.side]}.suppressed"
            raise BadInput("suppressed-off-board", where, unit=unit.name)


def read_memory(platoon: Platoon, reader: Reader, roster: Roster, side: int) -> None:
    """Read what the opponent remembers about this side; by default, nothing."""
    if reader.has("shown"):
        shown = reader.table("shown")
        platoon.hand_shown = read_counts(shown.table("hand"), roster, side)
        platoon.discard_shown = read_counts(shown.table("discard"), roster, side)
        shown.finish()
    if reader.has("lacks"):
        lacks = reader.table("lacks")
        platoon.hand_lacks = read_lacks(lacks, "hand", roster, side)
        platoon.discard_lacks = read_lacks(lacks, "discard", roster, side)
        lacks.finish()


def check_memory(platoon: Platoon, reader: Reader, roster: Roster, side: int) -> None:
    """What the opponent remembers must be true."""
    for card in roster.cards[side]:
        kind = card.index
        if platoon.hand_shown[kind] > platoon.hand.count(kind) or platoon.discard_shown[
            kind
        ] > platoon.discard.count(kind):
            raise BadInput("shown-but-not-there", reader.at("shown"), card=card.id)
        for zone, lacks, held in (
            ("hand", platoon.hand_lacks, platoon.hand),
            ("discard", platoon.discard_lacks, platoon.discard),
        ):
            if lacks >> kind & 1 and kind in held:
                raise BadInput("lacking-but-there", reader.at(f"lacks.{zone}"), card=card.id)


def read_lacks(reader: Reader, zone: str, roster: Roster, side: int) -> int:
    """Read the kinds of cards that are known not to be in a zone."""
    mask = 0
    for id in reader.texts(zone):
        mask |= 1 << roster.card(side, id, reader.at(zone)).index
    return mask


def read_kinds(reader: Reader, zone: str, roster: Roster, side: int) -> list[int]:
    kinds: list[int] = []
    for i, id in enumerate(_texts(reader, zone)):
        kind = roster.kind(side, id)
        if kind < 0:
            roster.card(side, id, f"{reader.at(zone)}[{i}]")  # refuses it
        kinds.append(kind)
    return kinds


def _texts(reader: Reader, key: str) -> list[str]:
    return reader.texts(key) if reader.has(key) else []


def read_common(state: UndauntedState, reader: Reader) -> None:
    """Read everything that the positions of both games share, except the sides and the decision."""
    state.round = reader.integer("round", 0, ROUND_MAX) if reader.has("round") else 1
    if reader.has("initiative"):
        state.initiative = state.seats.index(reader.choice("initiative", state.seats))
    state.objective = state.scenario.objective[:]
    if reader.has("objectives"):
        table = reader.table("objectives")
        for name in table.data:
            tile = state.scenario.tile(name, table.at(name))
            if tile not in state.scenario.objective_tiles:
                raise BadInput("no-objective-there", table.at(name), tile=name)
            state.objective[tile] = table.integer(name, 1, 999)
