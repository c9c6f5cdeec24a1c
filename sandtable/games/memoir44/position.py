"""A position as a document, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sandtable.games.memoir44.airdrop import AirDrop
from sandtable.games.memoir44.ambush import Ambush, AmbushDraw
from sandtable.games.memoir44.attack import Aftermath, Again, Attack, TakeGround
from sandtable.games.memoir44.battles import Battles
from sandtable.games.memoir44.box import SANDBAGS
from sandtable.games.memoir44.citations import CITATIONS
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.draws import EndTurn, Keep, NextTurn
from sandtable.games.memoir44.medals import is_held, medals
from sandtable.games.memoir44.moves import Moves
from sandtable.games.memoir44.orders import Orders
from sandtable.games.memoir44.overlord import (
    POSTS,
    ChooseCopy,
    ChooseHalf,
    HandOut,
    Reveal,
    commands_for,
)
from sandtable.games.memoir44.play import ChooseCard
from sandtable.games.memoir44.retreat import Retreat
from sandtable.games.memoir44.scenario import SIDES
from sandtable.games.memoir44.second_move import SecondMove
from sandtable.games.memoir44.strikes import AirPower, Barrage, Bombs
from sandtable.games.memoir44.tactics import DigIn, FinestHour, Medics
from sandtable.kernel.documents import check_lowest, read_outcome
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.frame import Frame
from sandtable.kernel.reading import Reader, whole_number

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

FRAMES: Final[dict[str, Callable[[MemoirState, Reader], Frame[Any]]]] = {
    Aftermath.name: Aftermath.read,
    Again.name: Again.read,
    AirDrop.name: AirDrop.read,
    AirPower.name: AirPower.read,
    Ambush.name: Ambush.read,
    AmbushDraw.name: AmbushDraw.read,
    Attack.name: Attack.read,
    Barrage.name: Barrage.read,
    Battles.name: Battles.read,
    Bombs.name: Bombs.read,
    ChooseCard.name: ChooseCard.read,
    ChooseCopy.name: ChooseCopy.read,
    ChooseHalf.name: ChooseHalf.read,
    DigIn.name: DigIn.read,
    EndTurn.name: EndTurn.read,
    FinestHour.name: FinestHour.read,
    HandOut.name: HandOut.read,
    Keep.name: Keep.read,
    Medics.name: Medics.read,
    Moves.name: Moves.read,
    NextTurn.name: NextTurn.read,
    Orders.name: Orders.read,
    Retreat.name: Retreat.read,
    Reveal.name: Reveal.read,
    SecondMove.name: SecondMove.read,
    TakeGround.name: TakeGround.read,
}
#: Those that can stand at the bottom of the stack: a turn begins, or ends when all else is done.
LOWEST: Final = (AirDrop.name, ChooseCard.name, HandOut.name, EndTurn.name, NextTurn.name)
#: Bits of a unit's status by name.
STATUS: Final = ("moved", "barred", "halted", "overran")


def header(s: MemoirState, kind: str) -> dict[str, Json]:
    """What everyone sees of the table."""
    scenario: Json = s.battle.id if s.battle.of_the_book else dict(s.battle.document)
    return {
        "sandtable": kind,
        "game": s.game.id,
        "rules": s.game.rules,
        "scenario": scenario,
        "options": dict(s.options),
        "side": SIDES[s.side],
        "turns": _per_side(s.turns),
        "medals": _per_side([medals(s, side) for side in range(len(SIDES))]),
        "trophies": _per_side(s.trophies),
        "taken": [*s.taken],
        "units": {
            unit.id: write_unit(s, unit.index) for unit in s.battle.units if s.at[unit.index] >= 0
        },
        "wire": [s.name(hex) for hex, there in enumerate(s.wire) if there],
        "sandbags": [s.name(hex) for hex, there in enumerate(s.sandbags) if there],
        "discard": card_ids(s, s.discard),
        "ambushes": s.ambushes,
    }


def _per_side(numbers: list[int]) -> dict[str, Json]:
    return {side: numbers[i] for i, side in enumerate(SIDES)}


def write_unit(s: MemoirState, unit: int) -> dict[str, Json]:
    json: dict[str, Json] = {"hex": s.name(s.at[unit]), "figures": s.figures[unit]}
    if s.order[unit] >= 0:
        json["order"] = s.order[unit]
        json["led"] = [*s.posts.names(s.led[unit])]
        json["moved"] = s.moved[unit]
        json["battles"] = s.battles[unit]
        json["status"] = [word for bit, word in enumerate(STATUS) if s.status[unit] >> bit & 1]
    return json


def card_ids(s: MemoirState, cards: list[int]) -> list[Json]:
    return [s.pack.cards[card].id for card in cards]


def write_command(s: MemoirState, command: Command) -> dict[str, Json]:
    if command.hidden:
        card = s.pack.cards[command.card].id
        return {"card": card, "post": command.post, "hidden": True}
    return {
        "card": None if command.card < 0 else s.pack.cards[command.card].id,
        "text": command.text.name,
        "printed": command.printed.name,
        "section": command.section,
        "area": command.area,
        "post": command.post,
        "fallback": command.fallback,
        "symbols": [*command.symbols],
        "halves": [*command.halves],
    }


def write(s: MemoirState) -> dict[str, Json]:
    return header(s, "position") | {
        "hands": {side: card_ids(s, s.hands[i]) for i, side in enumerate(SIDES)},
        "draw": card_ids(s, s.draw),
        "commands": [write_command(s, command) for command in s.commands],
        "last": {
            side: [write_command(s, command) for command in s.last[i]]
            for i, side in enumerate(SIDES)
        },
        "decision": [frame.to_json(s) for frame in s.frames],
        "outcome": None if s.outcome is None else s.outcome.to_json(),
    }


def read(s: MemoirState, reader: Reader) -> None:
    """Fill a fresh state from a position; what is left out has its plain default."""
    battle = s.battle
    s.side = SIDES.index(reader.choice("side", SIDES)) if reader.has("side") else battle.first
    s.turns = _read_sides(reader, "turns", 1)
    reader.has("medals")  # written for the reader, counted from the rest
    s.trophies = _read_sides(reader, "trophies", 0)
    s.taken = []
    if reader.has("taken"):
        given = reader.value("taken")
        if not isinstance(given, list) or len(given) != len(battle.objectives):
            raise BadInput("taken-wrong", reader.at("taken"))
        if not all(isinstance(taken, bool) for taken in given):
            raise BadInput("taken-wrong", reader.at("taken"))
        s.taken = [bool(taken) for taken in given]
    read_commands(s, reader)
    read_units(s, reader)
    if not reader.has("taken"):  # held now, taken now (M44-39.13)
        s.taken = [made.permanent and is_held(s, made) for made in battle.objectives]
    for key, there in (("wire", s.wire), ("sandbags", s.sandbags)):
        for name in reader.texts(key) if reader.has(key) else []:
            there[battle.hex(name, reader.at(key))] = True
    s.sandbag_supply = SANDBAGS * battle.boxes - sum(battle.sea_wall) - sum(s.sandbags)
    if s.sandbag_supply < 0:
        most = SANDBAGS * battle.boxes - sum(battle.sea_wall)
        raise BadInput("too-many-sandbags", "sandbags", found=sum(s.sandbags), most=most)
    read_cards(s, reader)
    s.outcome = read_outcome(reader, SIDES, CITATIONS)
    s.frames = []
    tables = (
        reader.tables("decision")
        if reader.has("decision")
        else [Reader({"frame": ChooseCard.name}, "decision")]
    )
    for table in tables:
        s.frames.append(FRAMES[table.choice("frame", FRAMES)](s, table))
        table.finish()
    if not s.frames and s.outcome is None:
        raise BadInput("no-decision", reader.at("decision"))
    if s.outcome is None:
        check_lowest(s.frames, LOWEST, reader.at("decision"))


def _read_sides(reader: Reader, key: str, default: int) -> list[int]:
    if not reader.has(key):
        return [default] * len(SIDES)
    table = reader.table(key)
    numbers = [table.integer(side, 0, 9999) for side in SIDES]
    table.finish()
    return numbers


def read_units(s: MemoirState, reader: Reader) -> None:
    battle = s.battle
    count = len(battle.units)
    s.at = [-1] * count
    s.figures = [0] * count
    s.unit_in = [-1] * len(battle.terrain)
    s.wire = [False] * len(battle.terrain)
    s.sandbags = [False] * len(battle.terrain)
    s.order, s.led = [-1] * count, [0] * count
    s.moved, s.status, s.battles = [0] * count, [0] * count, [0] * count
    table = reader.table("units")
    for id in table.data:
        if f"unit:{id}" not in battle.unit_at:
            raise BadInput("unknown-unit", table.where, unit=id)
        unit = battle.unit_at[f"unit:{id}"]
        entry = table.table(id)
        hex = battle.read_hex(entry, "hex")
        if s.unit_in[hex] >= 0:
            raise BadInput("two-units-on-a-hex", entry.at("hex"), hex=s.name(hex))
        if battle.terrain[hex].impassable and not battle.bridge[hex]:
            raise BadInput("unit-on-impassable", entry.at("hex"), terrain=battle.terrain[hex].name)
        s.place(unit, hex)
        s.figures[unit] = entry.integer("figures", 1, battle.units[unit].figures)
        if entry.has("order"):
            s.order[unit] = entry.integer("order", 0, len(s.commands) - 1)
            s.led[unit] = s.posts.read_mask(entry, "led")
            s.moved[unit] = entry.integer("moved", 0, 99)
            s.battles[unit] = entry.integer("battles", 0, 9)
            for word in entry.texts("status"):
                if word not in STATUS:
                    raise BadInput("unknown-key", entry.at("status"), name=word)
                s.status[unit] |= 1 << STATUS.index(word)
        entry.finish()


def read_commands(s: MemoirState, reader: Reader) -> None:
    s.commands = []
    if reader.has("commands"):
        s.commands = [read_command(s, table) for table in reader.tables("commands")]
    s.last = [[], []]
    if reader.has("last"):
        last = reader.table("last")
        s.last = [[read_command(s, table) for table in last.tables(side)] for side in SIDES]
        last.finish()


def read_command(s: MemoirState, reader: Reader) -> Command:
    card = reader.value("card")
    if reader.has("hidden"):
        if not reader.flag("hidden"):
            raise BadInput("unknown-key", reader.where, name="hidden")
        kind = s.pack.cards[s.pack.read(str(card), reader.at("card"))]
        post = reader.integer("post", 0, len(POSTS) - 1)
        reader.finish()
        return commands_for(s, kind, post)[0]
    names = s.pack.text_at
    command = Command(
        -1 if card is None else s.pack.read(str(card), reader.at("card")),
        names[reader.choice("text", names)],
        names[reader.choice("printed", names)],
        reader.integer("section", -1, 2),
        reader.integer("area", 0, 63),
        reader.integer("post", -1, len(POSTS) - 1),
        reader.flag("fallback"),
        _read_masks(reader, "symbols", 7),
        _read_masks(reader, "halves", 63),
    )
    reader.finish()
    return command


def _read_masks(reader: Reader, key: str, most: int) -> tuple[int, ...]:
    given = reader.value(key)
    if not isinstance(given, list):
        raise BadInput("not-a-list", reader.at(key))
    return tuple([whole_number(mask, 0, most, reader.at(key)) for mask in given])


def read_cards(s: MemoirState, reader: Reader) -> None:
    """Hands, draw pile and discard; together they must be the pack."""
    hands = reader.table("hands")
    s.hands = [
        sorted([s.pack.read(id, hands.at(side)) for id in hands.texts(side)]) for side in SIDES
    ]
    hands.finish()
    s.draw = _read_ids(s, reader, "draw")
    s.discard = _read_ids(s, reader, "discard")
    s.ambushes = reader.integer("ambushes", 0, 2) if reader.has("ambushes") else 0
    used = [0] * len(s.pack.cards)
    used[s.pack.card_at["card:ambush"].index] = s.ambushes
    played = [command.card for command in s.commands if command.card >= 0]
    for index in s.hands[0] + s.hands[1] + s.draw + s.discard + played:
        used[index] += 1
    for card in s.pack.cards:
        most = card.copies * s.battle.boxes
        if card.text.tactic and s.options["young_generals"]:
            most = 0  # M44-37.1
        found = used[card.index]
        if found > most:
            raise BadInput("too-many-copies", "hands", card=card.id, used=found, copies=most)


def _read_ids(s: MemoirState, reader: Reader, key: str) -> list[int]:
    if not reader.has(key):
        return []
    return [s.pack.read(id, reader.at(key)) for id in reader.texts(key)]
