"""A position as a document: complete, readable, writable by hand; and the way back."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sandtable.games.undaunted.cards import Card, Roster
from sandtable.games.undaunted.initiative import Initiative
from sandtable.games.undaunted.scenario import read_counts
from sandtable.games.undaunted.state import Platoon, UndauntedState
from sandtable.games.undaunted.turn import Turn
from sandtable.kernel.documents import check_lowest
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import Reader

ROUND_MAX: Final = 9999


def ids(cards: list[Card], kinds: list[int]) -> list[Json]:
    return [cards[kind].id for kind in kinds]


def counts(cards: list[Card], numbers: list[int]) -> dict[str, Json]:
    return {card.id: numbers[card.index] for card in cards if numbers[card.index]}


def kinds_of(cards: list[Card], mask: int) -> list[Json]:
    return [card.id for card in cards if mask >> card.index & 1]


def scenario_reference(s: UndauntedState) -> Json:
    """The id of a scenario of the book, the whole document of any other."""
    if s.scenario.of_the_book:
        return s.scenario.id
    return dict(s.scenario.document)


def header(s: UndauntedState, kind: str) -> dict[str, Json]:
    return {
        "sandtable": kind,
        "game": s.game.id,
        "rules": s.game.rules,
        "scenario": scenario_reference(s),
        "options": dict(s.options),
        "round": s.round,
        "initiative": s.seats[s.initiative],
        "objectives": {
            tile.name: s.objective[i] for i, tile in enumerate(s.scenario.tiles) if s.objective[i]
        },
    }


def board_of_side(s: UndauntedState, side: int) -> dict[str, Json]:
    """What a side has on the table for everyone to see (NOR-35.6)."""
    platoon = s.platoons[side]
    cards = s.scenario.roster.cards[side]
    units = [unit for unit in s.scenario.roster.units if unit.side == side]
    return {
        "scouted": [*s.scenario.names(platoon.marked & ~platoon.controlled)],
        "controlled": [*s.scenario.names(platoon.controlled)],
        "counters": {
            unit.name: s.scenario.tiles[s.at[unit.index]].name
            for unit in units
            if s.on_board >> unit.index & 1 and unit.card >= 0
        },
        "suppressed": [unit.name for unit in units if s.suppressed >> unit.index & 1],
        "play": ids(cards, platoon.play),
        "supply": counts(cards, platoon.supply),
        "casualties": platoon.casualties,
        "points": s.points(side),
        "shown": {
            "hand": counts(cards, platoon.hand_shown),
            "discard": counts(cards, platoon.discard_shown),
        },
        "lacks": {
            "hand": kinds_of(cards, platoon.hand_lacks),
            "discard": kinds_of(cards, platoon.discard_lacks),
        },
    }


def write_side(s: UndauntedState, side: int) -> dict[str, Json]:
    platoon = s.platoons[side]
    cards = s.scenario.roster.cards[side]
    return (
        board_of_side(s, side)
        | s.own_board(side)
        | {
            "deck": ids(cards, platoon.deck),
            "hand": ids(cards, platoon.hand),
            "discard": ids(cards, platoon.discard),
            "box": counts(cards, platoon.box),
        }
    )


def read_side(s: UndauntedState, reader: Reader, side: int) -> None:
    """One side of a position; what is left out has its plain default."""
    scenario = s.scenario
    roster = scenario.roster
    cards = roster.cards[side]
    platoon = Platoon(len(cards))
    platoon.deck = read_kinds(reader, "deck", roster, side)
    platoon.hand = sorted(read_kinds(reader, "hand", roster, side))
    platoon.play = read_kinds(reader, "play", roster, side)
    platoon.discard = read_kinds(reader, "discard", roster, side)
    if reader.has("supply"):
        platoon.supply = read_counts(reader.table("supply"), roster, side)
    for kind in platoon.deck + platoon.hand + platoon.play + platoon.discard:
        platoon.cycle[kind] += 1
    for card in cards:  # every card is in exactly one zone
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
    read_memory(platoon, reader, roster, side)
    scouted = scenario.tile_mask(_texts(reader, "scouted"), reader.at("scouted"))
    platoon.controlled = scenario.tile_mask(_texts(reader, "controlled"), reader.at("controlled"))
    if scouted & platoon.controlled:
        tile = scenario.names(scouted & platoon.controlled)[0]
        raise BadInput("marker-twice", reader.where, tile=tile)
    platoon.marked = scouted | platoon.controlled
    if side == 1 and platoon.controlled & s.platoons[0].controlled:
        tile = scenario.names(platoon.controlled & s.platoons[0].controlled)[0]
        raise BadInput("controlled-twice", reader.where, tile=tile)
    counters = reader.table("counters")
    for name in counters.data:
        unit = roster.unit(side, name, counters.at(name))
        s.place(unit.index, scenario.tile(counters.text(name), counters.at(name)))
    for name in _texts(reader, "suppressed"):
        s.suppressed |= 1 << roster.unit(side, name, reader.at("suppressed")).index
    platoon.casualties = reader.integer("casualties", 0, 99) if reader.has("casualties") else 0
    reader.has("points")  # written for the reader, computed from control
    s.platoons.append(platoon)


def check_suppressed(s: UndauntedState) -> None:
    """Who is suppressed is on the board."""
    for unit in s.scenario.roster.units:
        if s.suppressed >> unit.index & 1 and s.at[unit.index] < 0:
            where = f"sides.{s.seats[unit.side]}.suppressed"
            raise BadInput("suppressed-off-board", where, unit=unit.name)


def read_memory(platoon: Platoon, reader: Reader, roster: Roster, side: int) -> None:
    """What the opponent remembers of this side; in a position written by hand, nothing."""
    if reader.has("shown"):
        shown = reader.table("shown")
        platoon.hand_shown = read_counts(shown.table("hand"), roster, side)
        platoon.discard_shown = read_counts(shown.table("discard"), roster, side)
        for card in roster.cards[side]:
            kind = card.index
            if platoon.hand_shown[kind] > platoon.hand.count(kind) or platoon.discard_shown[
                kind
            ] > platoon.discard.count(kind):
                raise BadInput("shown-but-not-there", shown.where, card=card.id)
        shown.finish()
    if reader.has("lacks"):
        lacks = reader.table("lacks")
        platoon.hand_lacks = read_lacks(lacks, "hand", platoon.hand, roster, side)
        platoon.discard_lacks = read_lacks(lacks, "discard", platoon.discard, roster, side)
        lacks.finish()


def read_lacks(reader: Reader, zone: str, held: list[int], roster: Roster, side: int) -> int:
    """Kinds of cards that are known not to be in a zone."""
    mask = 0
    for id in reader.texts(zone):
        kind = roster.card(side, id, reader.at(zone)).index
        if kind in held:
            raise BadInput("lacking-but-there", reader.at(zone), card=id)
        mask |= 1 << kind
    return mask


def read_kinds(reader: Reader, zone: str, roster: Roster, side: int) -> list[int]:
    return [
        roster.card(side, id, f"{reader.at(zone)}[{i}]").index
        for i, id in enumerate(_texts(reader, zone))
    ]


def _texts(reader: Reader, key: str) -> list[str]:
    return reader.texts(key) if reader.has(key) else []


def read_common(s: UndauntedState, reader: Reader) -> None:
    """Everything of a position that both games share, but for the sides and the decision."""
    s.round = reader.integer("round", 0, ROUND_MAX) if reader.has("round") else 1
    if reader.has("initiative"):
        s.initiative = s.seats.index(reader.choice("initiative", s.seats))
    s.objective = s.scenario.objective[:]
    if reader.has("objectives"):
        table = reader.table("objectives")
        for name in table.data:
            tile = s.scenario.tile(name, table.at(name))
            if tile not in s.scenario.objective_tiles:
                raise BadInput("no-objective-there", table.at(name), tile=name)
            s.objective[tile] = table.integer(name, 1, 999)


def read_frames(
    s: UndauntedState, reader: Reader, kinds: Mapping[str, Callable[[Reader], Frame[Any]]]
) -> list[Frame[Any]]:
    """The pending decisions; left out, it is the turn of the side with the initiative."""
    if reader.has("decision"):
        tables = reader.tables("decision")
    else:
        turn = {"frame": Turn.name, "side": s.seats[s.initiative]}
        tables = [Reader(turn, reader.at("decision"))]
    frames: list[Frame[Any]] = []
    for table in tables:
        frames.append(kinds[table.choice("frame", kinds)](table))
        table.finish()
    if not frames:
        raise BadInput("no-decision", reader.at("decision"))
    if s.outcome is None:
        check_lowest(frames, (Initiative.name, Turn.name), reader.at("decision"))
    return frames
