"""Reading positions from documents.

Missing keys have defaults, so that a position can be written by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.board.squares import COMPASS
from sandtable.games.heroes import objectives, position_checks
from sandtable.games.heroes.armies import tokens
from sandtable.games.heroes.citations import CITATIONS
from sandtable.games.heroes.movement_action import movement
from sandtable.games.heroes.pack.battle import BONUS_KINDS, SIDES, Unit
from sandtable.games.heroes.position import DAMAGES, FLAGS, TOKENS, flag_lists
from sandtable.games.heroes.reading import (
    known_id,
    read_ids,
    read_number,
    read_number_list,
    read_number_of,
    read_numbers_of,
    read_texts_of,
    side_table,
)
from sandtable.games.heroes.status import (
    AWAITED,
    BLUFF,
    GONE,
    LOST,
    ON_FIELD,
    ORDER,
    PHASES,
    SETUP,
    SPECIAL,
    STATUSES,
    Wreck,
)
from sandtable.games.heroes.turn import flow
from sandtable.kernel import decision
from sandtable.kernel.documents import read_outcome
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader, check_length, whole_number

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: More wrecks than any battle leaves behind, those that are gone included.
MOST_WRECKS: Final = 50


def read_table(state: HeroesState, reader: Reader) -> None:
    """Fill a fresh state from a position, except for its decision."""
    state.turn = reader.integer("turn", 0, 99) if reader.has("turn") else 1
    state.phase = PHASES.index(reader.choice("phase", PHASES)) if reader.has("phase") else 1
    state.initiative = (
        SIDES.index(reader.choice("initiative", SIDES)) if reader.has("initiative") else 0
    )
    read_ground(state, reader)
    read_wrecks(state, reader)
    read_units(state, reader)
    read_options(state, reader)
    read_sides(state, reader)
    read_goals(state, reader)
    read_spent(state, reader)
    state.outcome = read_outcome(reader, SIDES, CITATIONS)


def read_decision(state: HeroesState, reader: Reader) -> None:
    """Read the decision, after everything else."""
    decision.read_decision(state, reader)
    for mover in movers(state):
        if state.status[mover] == ON_FIELD:
            let_pass(state, mover)


def check(state: HeroesState, reader: Reader) -> None:
    """Refuse a position whose parts do not fit together."""
    check_squares(state, movers(state))
    check_cards(state)
    position_checks.check(state)
    check_end(state, reader)


def movers(state: HeroesState) -> list[int]:
    return [frame.unit for frame in state.frames if isinstance(frame, movement.Movement)]


def check_end(state: HeroesState, reader: Reader) -> None:
    """Between two turns the battle may already be over (HOS-2.5, 30.1, 30.3)."""
    if state.outcome is not None:
        return
    if state.turn > state.battle.turns:
        raise BadInput("turn-after-the-last", reader.at("turn"), turns=state.battle.turns)
    top = state.top
    if state.turn and isinstance(top, flow.Turn) and top.stage == 0:
        objectives.check_victory(state, [])


def read_ground(state: HeroesState, reader: Reader) -> None:
    """Read fallen parts, breaches, removed lines, Destruction points, smoke."""
    field = state.battle.field
    parts = {part.id: i for i, part in enumerate(field.parts)}
    lines = {line.id: i for i, line in enumerate(field.lines)}
    edges: dict[str, int] = {}
    if reader.has("breaches") and reader.value("breaches"):
        edges = {edge.name: i for i, edge in enumerate(field.edges)}
    state.terrain = field.terrain.with_changes(
        read_ids(reader, "fallen", parts),
        read_ids(reader, "breaches", edges),
        read_ids(reader, "cleared", lines),
    )
    for key, ids, points in (
        ("part_points", parts, state.part_points),
        ("line_points", lines, state.line_points),
    ):
        if reader.has(key):
            table = reader.table(key)
            for id in table.data:
                points[known_id(ids, id, table.where)] = table.integer(id, 0, 99)
    for place in read_ids(reader, "smoke", field.named):
        state.smoke[place] = True


def wreck_kinds(state: HeroesState) -> list[str]:
    return [id for id, kind in state.battle.pack.terrain.items() if kind.cls == "wreck"]


def read_wrecks(state: HeroesState, reader: Reader) -> None:
    state.wrecks = []
    state.wreck_on = [-1] * len(state.wreck_on)
    entries = reader.value("wrecks") if reader.has("wrecks") else []
    if not isinstance(entries, list):
        raise BadInput("not-a-list", reader.at("wrecks"))
    check_length(entries, MOST_WRECKS, reader.at("wrecks"))
    for i, entry in enumerate(entries):
        if entry is None:
            state.wrecks.append(None)
            continue
        table = Reader(entry, f"{reader.at('wrecks')}[{i}]")
        kind = table.choice("kind", wreck_kinds(state))
        places = read_ids(table, "at", state.battle.field.named)
        if not 1 <= len(places) <= 2:
            raise BadInput("wreck-size", table.at("at"))
        points = table.integer("points", 0, 99) if table.has("points") else 0
        table.finish()
        rear = places[1] if len(places) == 2 else -1
        state.wrecks.append(Wreck(kind, places[0], rear, points))
        for place in places:
            state.wreck_on[place] = i


def read_units(state: HeroesState, reader: Reader) -> None:
    """Read units; those not named are not in play: still to come, or out of the game."""
    for unit in state.battle.units:
        state.status[unit.index] = AWAITED if is_awaited(state, unit) else GONE
    ids = state.battle.unit_named
    flags = list(zip(FLAGS, flag_lists(state), strict=True))
    table = reader.table("units")
    carried: list[tuple[int, int]] = []
    for id in table.data:
        u = known_id(ids, id, table.where)
        entry = table.table(id)
        faces = [face.state for face in state.counter(u).faces]
        state.face[u] = faces.index(entry.choice("shows", faces)) if entry.has("shows") else 0
        state.heading[u] = (
            COMPASS.index(entry.choice("heading", COMPASS)) if entry.has("heading") else 0
        )
        status = entry.choice("standing", STATUSES) if entry.has("standing") else "field"
        state.status[u] = STATUSES.index(status)
        if status == "field":
            read_squares(state, u, entry)
        if status == "aboard":
            carried.append((u, ids[entry.choice("carrier", ids)]))
        state.suppression[u] = read_number(entry, "suppression", 99)
        state.shots[u] = read_number(entry, "shots", 9)
        state.alias[u] = read_number(entry, "alias", 99)
        state.known[u] = entry.flag("known") if entry.has("known") else True
        for word in entry.texts("damage") if entry.has("damage") else []:
            if word not in DAMAGES:
                raise BadInput("unknown-key", entry.at("damage"), name=word)
            state.damage[u] |= 1 << DAMAGES.index(word)
        if entry.has("token"):
            state.token[u] = TOKENS.index(entry.choice("token", TOKENS[1:]))
        for flag, values in flags:
            values[u] = entry.flag(flag) if entry.has(flag) else False
        entry.finish()
    for u, vehicle in carried:
        # They have yet to get out of a wreck.
        if state.status[vehicle] not in (ON_FIELD, LOST) or state.is_infantry(vehicle):
            raise BadInput("carrier-not-on-field", table.where, unit=state.unit(vehicle).id)
        state.carrier[u] = vehicle


def is_awaited(state: HeroesState, unit: Unit) -> bool:
    """Has it yet to be set up, or to arrive as a reinforcement (HH-11)?"""
    if unit.arrives < 0:
        return state.phase == SETUP
    due = state.battle.reinforcements[unit.arrives].turn
    return state.turn < due or (state.turn == due and state.phase <= ORDER)


def read_squares(state: HeroesState, u: int, entry: Reader) -> None:
    field = state.battle.field
    place = known_id(field.named, entry.text("at"), entry.at("at"))
    rear = -1
    if state.counter(u).size == 2:
        rear = known_id(field.named, entry.text("rear"), entry.at("rear"))
    passing = state.is_infantry(u) or (
        state.vehicle_on[place] < 0 and (rear < 0 or state.vehicle_on[rear] < 0)
    )
    if not passing:
        raise BadInput("two-units-on-a-square", entry.at("at"), square=state.name(place))
    state.put(u, place, rear)


def let_pass(state: HeroesState, mover: int) -> None:
    """A mover on a friend's square is passing through; the friend occupies it (HOS-6.13)."""
    place = state.at[mover]
    if state.infantry_on[place] == mover:
        friend = state.passing(place, mover)
        if friend >= 0:
            state.infantry_on[place] = friend


def check_squares(state: HeroesState, movers: list[int]) -> None:
    """Two infantry units share a square only while one of them is moving."""
    for u, place in enumerate(state.at):
        if (
            place >= 0
            and state.is_infantry(u)
            and state.infantry_on[place] != u
            and u not in movers
        ):
            raise BadInput("two-units-on-a-square", "units", square=state.name(place))


def check_cards(state: HeroesState) -> None:
    """Check that there are not more copies of a card than in its deck."""
    for side in (0, 1):
        used = state.hands[side] + state.draw[side] + state.discard[side]
        left = state.battle.copies[side][:]
        for kind in used:
            left[kind] -= 1
            if left[kind] < 0:
                card = state.battle.cards[kind].id
                copies = state.battle.copies[side][kind]
                raise BadInput(
                    "too-many-copies", "hands", card=card, used=used.count(kind), copies=copies
                )


def read_options(state: HeroesState, reader: Reader) -> None:
    """Read markers and tokens on options; broken tiles."""
    ids = state.battle.option_named
    if reader.has("markers"):
        table = reader.table("markers")
        for id in table.data:
            i = known_id(ids, id, table.where)
            state.markers[i] = table.integer(id, 0, state.battle.options[i].markers)
    if reader.has("option_tokens"):
        table = reader.table("option_tokens")
        for id in table.data:
            i = known_id(ids, id, table.where)
            entry = table.table(id)
            state.option_token[i] = TOKENS.index(entry.choice("token", TOKENS[1:]))
            state.option_resolved[i] = entry.flag("resolved") if entry.has("resolved") else False
            entry.finish()
    if reader.has("broken"):
        table = reader.table("broken")
        tiles = {tile.id: i for i, tile in enumerate(state.battle.tiles)}
        for id in table.data:
            i = known_id(tiles, id, table.where)
            state.broken[i] = True
            state.broke_in[i] = table.integer(id, 0, max(state.turn, 0))


def read_sides(state: HeroesState, reader: Reader) -> None:
    """Read tokens in hand, cards, and active effects."""
    cards = state.battle.card_named
    for i, side in enumerate(SIDES):
        state.unplaced[i] = [
            TOKENS.index(word) for word in read_texts_of(reader, "unplaced", side, TOKENS[1:])
        ]
        state.lost_numbers[i] = read_numbers_of(reader, "lost_numbers", side, 1, 10)
        state.revealed[i] = read_number_of(reader, "revealed", side, 10)
        read_taken(state, reader, i)
        state.score[i] = read_number_of(reader, "score", side, 9999)
        state.active_effects[i] = read_texts_of(reader, "in_force", side, None)
        state.hands[i] = [cards[id] for id in read_texts_of(reader, "hands", side, cards)]
        state.draw[i] = [cards[id] for id in read_texts_of(reader, "draw", side, cards)]
        state.discard[i] = [cards[id] for id in read_texts_of(reader, "discard", side, cards)]
        state.kept_bonus[i] = read_numbers_of(reader, "kept_bonus", side, 0, len(BONUS_KINDS) - 1)
        named = state.battle.field.named
        state.entered[i] = {named[id] for id in read_texts_of(reader, "entered", side, named)}


def read_taken(state: HeroesState, reader: Reader, side: int) -> None:
    """Read how many tokens a side took; by default, those on the table."""
    name = SIDES[side]
    given = read_numbers_of(reader, "given", name, 0, 10)
    if len(given) not in (0, 3):
        raise BadInput("not-so-many-numbers", f"given.{name}", expected=3)
    out = reader.has("special_out") and side_table(reader, "special_out").has(name)
    if not given or not out:
        count_taken(state, side)
    if given:
        state.tokens_taken[side] = given
    if out:
        state.special_out[side] = read_number_of(reader, "special_out", name, 10)


def count_taken(state: HeroesState, side: int) -> None:
    """Take it that a side has taken the tokens on the table and no others."""
    down = [state.token[u] for u in state.battle.roster[side] if not state.resolved[u]]
    seen = [state.token[u] for u in state.battle.roster[side] if state.resolved[u]]
    for option in state.battle.options:
        if option.side == side:
            lying = seen if state.option_resolved[option.index] else down
            lying.append(state.option_token[option.index])
    down += state.unplaced[side]
    there = down + seen + state.lost_numbers[side] + [state.revealed[side]]
    numbered = max(filter(tokens.is_numbered, there), default=0)
    state.tokens_taken[side] = [numbered, there.count(SPECIAL), there.count(BLUFF)]
    state.special_out[side] = down.count(SPECIAL)


def read_spent(state: HeroesState, reader: Reader) -> None:
    """Read the markers spent in actions under way (HOS-25.8): index on the stack, and kind."""
    entries = reader.value("spent_markers") if reader.has("spent_markers") else []
    if not isinstance(entries, list):
        raise BadInput("not-a-list", reader.at("spent_markers"))
    check_length(entries, sum([option.markers for option in state.battle.options]), "spent_markers")
    known = {option.marker for option in state.battle.options}
    for i, entry in enumerate(entries):
        where = f"{reader.at('spent_markers')}[{i}]"
        if not isinstance(entry, list) or len(entry) != 2:
            raise BadInput("not-so-many-numbers", where, expected=2)
        if entry[1] not in known:
            raise BadInput("unknown-id", where, id=str(entry[1]))
        state.spent_markers.append((whole_number(entry[0], 0, 99, where), entry[1]))


def read_goals(state: HeroesState, reader: Reader) -> None:
    """Read objectives, items, bonus tokens, uses of scenario effects."""
    objectives = {objective.id: i for i, objective in enumerate(state.battle.objectives)}
    ids = state.battle.unit_named
    if reader.has("control"):
        table = reader.table("control")
        for id in table.data:
            i = known_id(objectives, id, table.where)
            owner = table.value(id)
            state.control[i] = -1 if owner is None else SIDES.index(table.choice(id, SIDES))
    if reader.has("items"):
        table = reader.table("items")
        for id in table.data:
            i = known_id(objectives, id, table.where)
            entry = table.table(id)
            if entry.has("at") and entry.value("at") is not None:
                state.item_at[i] = known_id(
                    state.battle.field.named, entry.text("at"), entry.at("at")
                )
            if entry.has("carrier") and entry.value("carrier") is not None:
                state.item_carrier[i] = ids[entry.choice("carrier", ids)]
            entry.finish()
    if reader.has("bonus"):
        state.bonus = read_number_list(reader, "bonus", -1, len(BONUS_KINDS) - 1)
        if len(state.bonus) != len(state.battle.bonus):
            raise BadInput("bonus-wrong", reader.at("bonus"))
    if reader.has("uses"):
        table = reader.table("uses")
        effects = {effect.id: i for i, effect in enumerate(state.battle.effects)}
        for id in table.data:
            entry = table.table(id)
            state.uses_left[known_id(effects, id, table.where)] = [
                entry.integer(x, 0, 99) for x in SIDES
            ]
            entry.finish()
