"""Writing positions as documents, and reading them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.box import SANDBAGS
from sandtable.games.memoir44.citations import CITATIONS
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.draws import Keep
from sandtable.games.memoir44.medals import count_medals, is_held, medals
from sandtable.games.memoir44.overlord import HandOut, commands_for
from sandtable.games.memoir44.play import ChooseCard
from sandtable.games.memoir44.posts import POSTS
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.decision import read_decision
from sandtable.kernel.documents import read_outcome
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.reading import Reader, check_length, whole_number

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

#: Bits of a unit's status by name.
STATUS: Final = ("moved", "barred", "halted", "overran")
#: More commands than a turn of Overlord has.
MOST_COMMANDS: Final = 9
#: Their Finest Hour rolls a die for each card in hand: two boxes have this many dice.
MOST_SYMBOLS: Final = 120
#: The cards of two boxes.
MOST_CARDS: Final = 120
#: The halves of a double section.
HALVES: Final = 2


def header(state: MemoirState, kind: str) -> dict[str, Json]:
    """The public part of a position."""
    scenario: Json = state.scenario.id if state.scenario.official else dict(state.scenario.document)
    return {
        "sandtable": kind,
        "game": state.game.id,
        "rules": state.game.rules,
        "scenario": scenario,
        "options": dict(state.options),
        "side": SIDES[state.side],
        "turns": _per_side(state.turns),
        "medals": _per_side([medals(state, side) for side in range(len(SIDES))]),
        "trophies": _per_side(state.trophies),
        "taken": [*state.taken],
        "units": {
            unit.id: write_unit(state, unit.index)
            for unit in state.scenario.units
            if state.at[unit.index] >= 0
        },
        "wire": [state.name(hex) for hex, there in enumerate(state.wire) if there],
        "sandbags": [state.name(hex) for hex, there in enumerate(state.sandbags) if there],
        "discard": card_ids(state, state.discard),
        "ambushes": state.ambushes,
    }


def _per_side(numbers: list[int]) -> dict[str, Json]:
    return {side: numbers[i] for i, side in enumerate(SIDES)}


def write_unit(state: MemoirState, unit: int) -> dict[str, Json]:
    json: dict[str, Json] = {"hex": state.name(state.at[unit]), "figures": state.figures[unit]}
    if state.order[unit] >= 0:
        json["order"] = state.order[unit]
        json["led"] = [*state.posts.names(state.leader_mask[unit])]
        json["moved"] = state.moved[unit]
        json["battles"] = state.fought[unit]
        json["status"] = [word for bit, word in enumerate(STATUS) if state.status[unit] >> bit & 1]
    return json


def card_ids(state: MemoirState, cards: list[int]) -> list[Json]:
    return [state.pack.cards[card].id for card in cards]


def write_command(state: MemoirState, command: Command) -> dict[str, Json]:
    if command.hidden:
        card = state.pack.cards[command.card].id
        return {"card": card, "post": command.post, "hidden": True}
    return {
        "card": None if command.card < 0 else state.pack.cards[command.card].id,
        "text": command.text.name,
        "printed": command.printed.name,
        "section": command.section,
        "area": command.area,
        "post": command.post,
        "fallback": command.fallback,
        "symbols": [*command.symbols],
        "halves": [*command.halves],
    }


def write(state: MemoirState) -> dict[str, Json]:
    return header(state, "position") | {
        "hands": {side: card_ids(state, state.hands[i]) for i, side in enumerate(SIDES)},
        "draw": card_ids(state, state.draw),
        "commands": [write_command(state, command) for command in state.commands],
        "last": {
            side: [write_command(state, command) for command in state.last[i]]
            for i, side in enumerate(SIDES)
        },
        "decision": [frame.to_json(state) for frame in state.frames],
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }


def read_table(state: MemoirState, reader: Reader) -> None:
    """Fill a fresh state with what lies on the table; missing keys have defaults."""
    scenario = state.scenario
    state.side = SIDES.index(reader.choice("side", SIDES)) if reader.has("side") else scenario.first
    state.turns = _read_sides(reader, "turns", 1)
    reader.has("medals")  # informative only; computed from the rest
    state.trophies = _read_sides(reader, "trophies", 0)
    state.taken = []
    if reader.has("taken"):
        given = reader.value("taken")
        if not isinstance(given, list) or len(given) != len(scenario.objectives):
            raise BadInput("taken-wrong", reader.at("taken"))
        if not all(isinstance(taken, bool) for taken in given):
            raise BadInput("taken-wrong", reader.at("taken"))
        state.taken = [bool(taken) for taken in given]
    read_commands(state, reader)
    read_units(state, reader)
    if not reader.has("taken"):  # objectives held now count as taken (M44-39.13)
        state.taken = [made.permanent and is_held(state, made) for made in scenario.objectives]
    for key, there in (("wire", state.wire), ("sandbags", state.sandbags)):
        for name in reader.texts(key) if reader.has(key) else []:
            there[scenario.hex(name, reader.at(key))] = True
    state.sandbag_supply = SANDBAGS * scenario.boxes - sum(scenario.sea_wall) - sum(state.sandbags)
    if state.sandbag_supply < 0:
        most = SANDBAGS * scenario.boxes - sum(scenario.sea_wall)
        raise BadInput("too-many-sandbags", "sandbags", found=sum(state.sandbags), most=most)
    state.discard = _read_ids(state, reader, "discard")
    state.ambushes = reader.integer("ambushes", 0, 2) if reader.has("ambushes") else 0


def read_rest(state: MemoirState, reader: Reader) -> None:
    """Read outcome and decision, when everything else is there."""
    state.outcome = read_outcome(reader, SIDES, CITATIONS)
    read_decision(state, reader, ChooseCard())
    count_medals(state, [])  # the position may already be won


def _read_sides(reader: Reader, key: str, default: int) -> list[int]:
    if not reader.has(key):
        return [default] * len(SIDES)
    table = reader.table(key)
    numbers = [table.integer(side, 0, 9999) for side in SIDES]
    table.finish()
    return numbers


def read_units(state: MemoirState, reader: Reader) -> None:
    scenario = state.scenario
    count = len(scenario.units)
    state.at = [-1] * count
    state.figures = [0] * count
    state.unit_in = [-1] * len(scenario.terrain)
    state.wire = [False] * len(scenario.terrain)
    state.sandbags = [False] * len(scenario.terrain)
    state.order, state.leader_mask = [-1] * count, [0] * count
    state.moved, state.status, state.fought = [0] * count, [0] * count, [0] * count
    table = reader.table("units")
    for id in table.data:
        unit = scenario.unit(id, table.where)
        entry = table.table(id)
        hex = scenario.read_hex(entry, "hex")
        if state.unit_in[hex] >= 0:
            raise BadInput("two-units-on-a-hex", entry.at("hex"), hex=state.name(hex))
        if scenario.terrain[hex].impassable and not scenario.bridge[hex]:
            raise BadInput(
                "unit-on-impassable", entry.at("hex"), terrain=scenario.terrain[hex].name
            )
        state.place(unit, hex)
        state.figures[unit] = entry.integer("figures", 1, scenario.units[unit].figures)
        if entry.has("order"):
            state.order[unit] = entry.integer("order", 0, len(state.commands) - 1)
            state.leader_mask[unit] = state.posts.read_mask(entry, "led")
            state.moved[unit] = entry.integer("moved", 0, 99)
            state.fought[unit] = entry.integer("battles", 0, 9)
            for word in entry.texts("status"):
                if word not in STATUS:
                    raise BadInput("unknown-key", entry.at("status"), name=word)
                state.status[unit] |= 1 << STATUS.index(word)
        entry.finish()


def read_commands(state: MemoirState, reader: Reader) -> None:
    state.commands = []
    if reader.has("commands"):
        state.commands = _read_list(state, reader, "commands")
    state.last = [[], []]
    if reader.has("last"):
        last = reader.table("last")
        state.last = [_read_list(state, last, side) for side in SIDES]
        last.finish()


def _read_list(state: MemoirState, reader: Reader, key: str) -> list[Command]:
    tables = reader.tables(key)
    check_length(tables, MOST_COMMANDS, reader.at(key))
    return [read_command(state, table) for table in tables]


def read_command(state: MemoirState, reader: Reader) -> Command:
    card = reader.value("card")
    if reader.has("hidden"):
        if not reader.flag("hidden"):
            raise BadInput("unknown-key", reader.where, name="hidden")
        kind = state.pack.cards[state.pack.read(str(card), reader.at("card"))]
        post = reader.integer("post", 0, len(POSTS) - 1)
        reader.finish()
        return commands_for(state, kind, post)[0]
    names = state.pack.text_by_name
    command = Command(
        -1 if card is None else state.pack.read(str(card), reader.at("card")),
        names[reader.choice("text", names)],
        names[reader.choice("printed", names)],
        reader.integer("section", -1, 2),
        reader.integer("area", 0, 63),
        reader.integer("post", -1, len(POSTS) - 1),
        reader.flag("fallback"),
        _read_masks(reader, "symbols", MOST_SYMBOLS, 7),
        _read_masks(reader, "halves", HALVES, 63),
    )
    reader.finish()
    return command


def _read_masks(reader: Reader, key: str, most: int, highest: int) -> tuple[int, ...]:
    """At most ``most`` masks, none above ``highest``."""
    given = reader.value(key)
    if not isinstance(given, list):
        raise BadInput("not-a-list", reader.at(key))
    where = reader.at(key)
    check_length(given, most, where)
    return tuple([whole_number(mask, 0, highest, where) for mask in given])


def read_cards(state: MemoirState, reader: Reader) -> None:
    """Read hands and draw pile."""
    hands = reader.table("hands")
    state.hands = [
        sorted([state.pack.read(id, hands.at(side)) for id in hands.texts(side)]) for side in SIDES
    ]
    hands.finish()
    state.draw = _read_ids(state, reader, "draw")


def read_seen_cards(state: MemoirState, reader: Reader) -> None:
    """Read the hands of a view; in place of cards that are not seen there are any others."""
    hands, sizes = reader.table("hands"), reader.table("hand_sizes")
    state.hands = [
        sorted(_read_ids(state, hands, side))
        if hands.has(side)
        else [0] * sizes.integer(side, 0, MOST_CARDS)
        for side in SIDES
    ]
    state.draw = [0] * reader.integer("draw_size", 0, MOST_CARDS)


def check_copies(state: MemoirState) -> None:
    """No more of a card than there are copies, those that are being dealt with included."""
    used = [0] * len(state.pack.cards)
    used[state.pack.card_by_arg["card:ambush"].index] = state.ambushes
    played = [command.card for command in state.commands if command.card >= 0]
    for frame in state.frames:
        if isinstance(frame, Keep):
            played += frame.cards
        elif isinstance(frame, HandOut):
            played += [card for card, _ in frame.given]
    for index in state.hands[0] + state.hands[1] + state.draw + state.discard + played:
        used[index] += 1
    for card in state.pack.cards:
        most = card.copies * state.scenario.boxes
        if card.text.tactic and state.options["young_generals"]:
            most = 0  # M44-37.1
        found = used[card.index]
        if found > most:
            raise BadInput("too-many-copies", "hands", card=card.id, used=found, copies=most)


def _read_ids(state: MemoirState, reader: Reader, key: str) -> list[int]:
    if not reader.has(key):
        return []
    where = reader.at(key)
    return [state.pack.read(id, where) for id in reader.texts(key)]
