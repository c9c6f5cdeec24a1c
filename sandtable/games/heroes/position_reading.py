"""A position read from a document.

What is left out has its plain default, so that a position can be written by hand.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import position_checks
from sandtable.games.heroes.battle import BONUS_KINDS, SIDES
from sandtable.games.heroes.citations import CITATIONS
from sandtable.games.heroes.frames_json import (
    known_id,
    read_frame,
    read_ids,
    read_number,
    read_number_list,
    read_number_of,
    read_numbers_of,
    read_texts_of,
    side_table,
)
from sandtable.games.heroes.moving import movement_action
from sandtable.games.heroes.position import DAMAGES, FLAGS, TOKENS, flag_lists
from sandtable.games.heroes.status import (
    BLUFF,
    LOST,
    ON_FIELD,
    PHASES,
    SPECIAL,
    STANDINGS,
    Wreck,
)
from sandtable.games.heroes.turn import tokens
from sandtable.kernel.documents import read_outcome
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


def read(s: HeroesState, reader: Reader) -> None:
    """Fill a fresh state from a position."""
    s.turn = reader.integer("turn", 0, 99) if reader.has("turn") else 1
    s.phase = PHASES.index(reader.choice("phase", PHASES)) if reader.has("phase") else 1
    s.initiative = (
        SIDES.index(reader.choice("initiative", SIDES)) if reader.has("initiative") else 0
    )
    read_ground(s, reader)
    read_wrecks(s, reader)
    read_units(s, reader)
    read_options(s, reader)
    read_sides(s, reader)
    read_goals(s, reader)
    s.outcome = read_outcome(reader, SIDES, CITATIONS)
    s.frames = [read_frame(s, table) for table in reader.tables("decision")]
    movers = [frame.unit for frame in s.frames if isinstance(frame, movement_action.Movement)]
    for mover in movers:
        if s.standing[mover] == ON_FIELD:
            let_pass(s, mover)
    check_squares(s, movers)
    check_cards(s)
    if not s.frames and s.outcome is None:
        raise BadInput("no-decision", reader.at("decision"))
    position_checks.check(s)


def read_ground(s: HeroesState, reader: Reader) -> None:
    """Fallen parts, breaches, cleared lines, points of destruction, smoke."""
    field = s.battle.field
    parts = {part.id: i for i, part in enumerate(field.parts)}
    lines = {line.id: i for i, line in enumerate(field.lines)}
    edges = {edge.name: i for i, edge in enumerate(field.edges)}
    for part in read_ids(reader, "fallen", parts):
        s.terrain = s.terrain.with_fallen(part)
    for edge in read_ids(reader, "breaches", edges):
        s.terrain = s.terrain.with_breach(edge)
    for line in read_ids(reader, "cleared", lines):
        s.terrain = s.terrain.without_line(line)
    for key, ids, points in (
        ("part_points", parts, s.part_points),
        ("line_points", lines, s.line_points),
    ):
        if reader.has(key):
            table = reader.table(key)
            for id in table.data:
                points[known_id(ids, id, table.where)] = table.integer(id, 0, 99)
    for place in read_ids(reader, "smoke", field.named):
        s.smoke[place] = True


def wreck_kinds(s: HeroesState) -> list[str]:
    return [id for id, kind in s.battle.pack.terrain.items() if kind.cls == "wreck"]


def read_wrecks(s: HeroesState, reader: Reader) -> None:
    s.wrecks = []
    s.wreck_on = [-1] * len(s.wreck_on)
    entries = reader.value("wrecks") if reader.has("wrecks") else []
    if not isinstance(entries, list):
        raise BadInput("not-a-list", reader.at("wrecks"))
    for i, entry in enumerate(entries):
        if entry is None:
            s.wrecks.append(None)
            continue
        table = Reader(entry, f"{reader.at('wrecks')}[{i}]")
        kind = table.choice("kind", wreck_kinds(s))
        places = read_ids(table, "at", s.battle.field.named)
        if not 1 <= len(places) <= 2:
            raise BadInput("wreck-size", table.at("at"))
        points = table.integer("points", 0, 99) if table.has("points") else 0
        table.finish()
        rear = places[1] if len(places) == 2 else -1
        s.wrecks.append(Wreck(kind, places[0], rear, points))
        for place in places:
            s.wreck_on[place] = i


def read_units(s: HeroesState, reader: Reader) -> None:
    """Units that are not named are not in play yet."""
    ids = {unit.id: unit.index for unit in s.battle.units}
    table = reader.table("units")
    carried: list[tuple[int, int]] = []
    for id in table.data:
        u = known_id(ids, id, table.where)
        entry = table.table(id)
        faces = [face.state for face in s.counter(u).faces]
        s.face[u] = faces.index(entry.choice("shows", faces)) if entry.has("shows") else 0
        s.heading[u] = (
            COMPASS.index(entry.choice("heading", COMPASS)) if entry.has("heading") else 0
        )
        standing = entry.choice("standing", STANDINGS) if entry.has("standing") else "field"
        s.standing[u] = STANDINGS.index(standing)
        if standing == "field":
            read_squares(s, u, entry)
        if standing == "aboard":
            carried.append((u, ids[entry.choice("carrier", ids)]))
        s.suppression[u] = read_number(entry, "suppression", 99)
        s.shots[u] = read_number(entry, "shots", 9)
        s.alias[u] = read_number(entry, "alias", 99)
        s.known[u] = entry.flag("known") if entry.has("known") else True
        for word in entry.texts("damage") if entry.has("damage") else []:
            if word not in DAMAGES:
                raise BadInput("unknown-key", entry.at("damage"), name=word)
            s.damage[u] |= 1 << DAMAGES.index(word)
        if entry.has("token"):
            s.token[u] = TOKENS.index(entry.choice("token", TOKENS[1:]))
        for flag, values in zip(FLAGS, flag_lists(s), strict=True):
            values[u] = entry.flag(flag) if entry.has(flag) else False
        entry.finish()
    for u, vehicle in carried:
        # Out of a wreck they are still to get.
        if s.standing[vehicle] not in (ON_FIELD, LOST) or s.is_infantry(vehicle):
            raise BadInput("carrier-not-on-field", table.where, unit=s.unit(vehicle).id)
        s.carrier[u] = vehicle


def read_squares(s: HeroesState, u: int, entry: Reader) -> None:
    field = s.battle.field
    place = known_id(field.named, entry.text("at"), entry.at("at"))
    rear = -1
    if s.counter(u).size == 2:
        rear = known_id(field.named, entry.text("rear"), entry.at("rear"))
    passing = s.is_infantry(u) or (s.vehicle_on[place] < 0 and (rear < 0 or s.vehicle_on[rear] < 0))
    if not passing:
        raise BadInput("two-units-on-a-square", entry.at("at"), square=s.name(place))
    s.put(u, place, rear)


def let_pass(s: HeroesState, mover: int) -> None:
    """A mover on the square of a friend is passing: the friend stands there (HOS-6.13)."""
    place = s.at[mover]
    if s.infantry_on[place] == mover:
        friend = s.passing(place, mover)
        if friend >= 0:
            s.infantry_on[place] = friend


def check_squares(s: HeroesState, movers: list[int]) -> None:
    """Two infantry units are on one square only while one of them is on its way."""
    for u, place in enumerate(s.at):
        if place >= 0 and s.is_infantry(u) and s.infantry_on[place] != u and u not in movers:
            raise BadInput("two-units-on-a-square", "units", square=s.name(place))


def check_cards(s: HeroesState) -> None:
    """No more of a card than its deck has."""
    for side in (0, 1):
        used = Counter(s.hands[side] + s.draw[side] + s.discard[side])
        for kind, found in used.items():
            copies = s.battle.deck[side].count(kind)
            if found > copies:
                card = s.battle.cards[kind].id
                raise BadInput("too-many-copies", "hands", card=card, used=found, copies=copies)


def read_options(s: HeroesState, reader: Reader) -> None:
    """Markers and tokens on options; broken tiles."""
    ids = {option.id: i for i, option in enumerate(s.battle.options)}
    if reader.has("markers"):
        table = reader.table("markers")
        for id in table.data:
            i = known_id(ids, id, table.where)
            s.markers[i] = table.integer(id, 0, s.battle.options[i].markers)
    if reader.has("option_tokens"):
        table = reader.table("option_tokens")
        for id in table.data:
            i = known_id(ids, id, table.where)
            entry = table.table(id)
            s.option_token[i] = TOKENS.index(entry.choice("token", TOKENS[1:]))
            s.option_resolved[i] = entry.flag("resolved") if entry.has("resolved") else False
            entry.finish()
    if reader.has("broken"):
        table = reader.table("broken")
        tiles = {tile.id: i for i, tile in enumerate(s.battle.tiles)}
        for id in table.data:
            i = known_id(tiles, id, table.where)
            s.broken[i] = True
            s.broke_in[i] = table.integer(id, 0, max(s.turn, 0))


def read_sides(s: HeroesState, reader: Reader) -> None:
    """Tokens in hand, cards, and what is in force."""
    cards = {card.id: card.index for card in s.battle.cards}
    for i, side in enumerate(SIDES):
        s.unplaced[i] = [
            TOKENS.index(word) for word in read_texts_of(reader, "unplaced", side, TOKENS[1:])
        ]
        s.lost_numbers[i] = read_numbers_of(reader, "lost_numbers", side, 1, 10)
        s.revealed[i] = read_number_of(reader, "revealed", side, 10)
        read_taken(s, reader, i)
        s.score[i] = read_number_of(reader, "score", side, 9999)
        s.in_force[i] = read_texts_of(reader, "in_force", side, None)
        s.hands[i] = [cards[id] for id in read_texts_of(reader, "hands", side, cards)]
        s.draw[i] = [cards[id] for id in read_texts_of(reader, "draw", side, cards)]
        s.discard[i] = [cards[id] for id in read_texts_of(reader, "discard", side, cards)]
        s.kept_bonus[i] = read_numbers_of(reader, "kept_bonus", side, 0, len(BONUS_KINDS) - 1)
        named = s.battle.field.named
        s.entered[i] = {named[id] for id in read_texts_of(reader, "entered", side, named)}


def read_taken(s: HeroesState, reader: Reader, side: int) -> None:
    """How many tokens a side took; where it is left out, those that are there."""
    name = SIDES[side]
    down = [s.token[u] for u in s.battle.roster[side] if not s.resolved[u]]
    seen = [s.token[u] for u in s.battle.roster[side] if s.resolved[u]]
    for option in s.battle.options:
        if option.side == side:
            lying = seen if s.option_resolved[option.index] else down
            lying.append(s.option_token[option.index])
    down += s.unplaced[side]
    there = down + seen + s.lost_numbers[side] + [s.revealed[side]]
    numbered = max(filter(tokens.is_numbered, there), default=0)
    s.given[side] = [numbered, there.count(SPECIAL), there.count(BLUFF)]
    given = read_numbers_of(reader, "given", name, 0, 10)
    if len(given) not in (0, 3):
        raise BadInput("not-so-many-numbers", f"given.{name}", expected=3)
    if given:
        s.given[side] = given
    s.special_out[side] = down.count(SPECIAL)
    if reader.has("special_out") and side_table(reader, "special_out").has(name):
        s.special_out[side] = read_number_of(reader, "special_out", name, 10)


def read_goals(s: HeroesState, reader: Reader) -> None:
    """Objectives, items, bonus tokens, uses of scenario effects."""
    objectives = {objective.id: i for i, objective in enumerate(s.battle.objectives)}
    ids = {unit.id: unit.index for unit in s.battle.units}
    if reader.has("control"):
        table = reader.table("control")
        for id in table.data:
            i = known_id(objectives, id, table.where)
            owner = table.value(id)
            s.control[i] = -1 if owner is None else SIDES.index(table.choice(id, SIDES))
    if reader.has("items"):
        table = reader.table("items")
        for id in table.data:
            i = known_id(objectives, id, table.where)
            entry = table.table(id)
            if entry.has("at") and entry.value("at") is not None:
                s.item_at[i] = known_id(s.battle.field.named, entry.text("at"), entry.at("at"))
            if entry.has("carrier") and entry.value("carrier") is not None:
                s.item_carrier[i] = ids[entry.choice("carrier", ids)]
            entry.finish()
    if reader.has("bonus"):
        s.bonus = read_number_list(reader, "bonus", -1, len(BONUS_KINDS) - 1)
        if len(s.bonus) != len(s.battle.bonus):
            raise BadInput("bonus-wrong", reader.at("bonus"))
    if reader.has("uses"):
        table = reader.table("uses")
        effects = {effect.id: i for i, effect in enumerate(s.battle.effects)}
        for id in table.data:
            entry = table.table(id)
            s.uses[known_id(effects, id, table.where)] = [entry.integer(x, 0, 99) for x in SIDES]
            entry.finish()
