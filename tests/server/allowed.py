"""All that may be sent of a running game, path by path.

A path is written with dots, ``[]`` stands for every element of a list, ``*`` for any key. The
name of a side is written ``own`` where it is the reader's side, else ``other``; to a spectator all
are ``other``. Nothing that is not here may be sent, to anyone.
"""

import functools
import re
from collections.abc import Iterator, Mapping
from typing import Any

SUMMARY = """
    table game scenario name options.* position visibility clock.kind clock.minutes clock.days host
    practice watching paused
    created changed version finished outcome.winner outcome.reason outcome.rule waiting[] commitment
    progress.round progress.turn progress.scores.* progress.goals.*
    seats[].seat seats[].side seats[].kind seats[].name seats[].level seats[].mine seats[].present
    seats[].deadline seats[].remaining seats[].open seats[].abandoned started
    dice.stage dice.due dice.commitments.*
    proposal.id proposal.what proposal.seat proposal.swap proposal.step
    proposal.awaited[] refused[] next
"""

OFFER = """
    prompt.key prompt.params.* prompt.params.texts[] legal[][]
    odds.*[].target odds.*[].dice odds.*[].need odds.*[].parts[][] odds.*[].success
    odds.*[].hits[] odds.*[].flag
    undo.may undo.why undo.sealed undo.asks fill outcome.winner outcome.reason outcome.rule ask[]
"""

CHANGE = "number kind seat undone restart at events[].key"

#: What happens: the parameters of each event. After ``+``, those that only the acting side is told.
UNDAUNTED_EVENTS = """
    bid-revealed: card side value
    bolstered: card side
    casualty: card side unit zone
    controlled: points side tile total
    counter-removed: side unit
    drew: count side + cards[]
    fog-added: side
    fog-removed: side
    game-over: reason winner
    hunkered: card side
    initiative: side
    inspired: card side
    moved: from tile unit
    no-fog-left: side
    picked: side + card
    played: action card side
    readied: unit
    reshuffled: count side
    resigned: side
    rolled: action dice[] need success target unit
    round: round
    scouted: side tile
    suppressed: unit
    turn-ended: side
"""

EVENTS = {
    "normandy": UNDAUNTED_EVENTS
    + """
        blast-empty: tile
        entered: tile unit
        guided: unit
        radio-raised: points tile
        target-removed: side
        targeted: side tile
    """,
    "north-africa": UNDAUNTED_EVENTS
    + """
        acted: action card side
        active-again: vehicle
        boarded: aboard unit vehicle
        captured: side vehicle
        changed-seat: aboard unit vehicle
        damaged: damage vehicle
        destroyed: tile vehicle
        disabled: vehicle
        evacuated: tile unit
        left: tile unit vehicle
        repaired: damage vehicle
        swapped: target unit
        wrecked: side structure tile total
    """,
    "memoir44": """
        air-drop: hex
        ambush: side unit
        attacked: close target unit
        bombed: card dice[] target
        copied: side text
        copied-nothing: side
        discarded: card side
        drew: count side + cards[]
        drop-lost: unit
        dug-in: hex unit
        eliminated: medals side unit
        exited: side unit
        figures-lost: count left unit
        finest-hour: dice[] side
        flag-ignored: unit
        game-over: reason winner
        handed-out: count side
        healed: count dice[] unit
        landed: hex unit
        moved: from hex unit
        objective-taken: hex side
        ordered: unit
        played: card side text
        reshuffled: count
        resigned: side
        retreated: from hex unit
        rolled: dice[] target unit
        took-ground: hex unit
        turn: side turn
        wire-removed: hex unit
    """,
    "heroes": """
        activation-marker: unit
        assault-declared: target unit
        attack-failed: bonus defence dice[] mode penalty result target unit value
        attack-rolled: bonus defence dice[] mode penalty result target unit value
        barrage-called-off: side
        barrage-declined: option side
        bluffs-discarded: options[] units[]
        boarded: unit vehicle
        bombers-driven-off: unit
        bonus-played: bonus card number side
        bonus-spent: bonus side
        bonus-taken: side square unit + bonus
        card-cancelled: card side
        card-played: card side
        control: objective side
        decoy: side unit
        delivered: unit
        deployed: square unit
        destruction-rolled: dice[] squares[] structure
        discarded: cards[] side
        drew: count side + cards[]
        dust: part squares[]
        exited: unit
        faces: facing square unit
        fight-begins: square target unit
        fight-decided: answer target total unit
        fight-helpless: target
        fight-rolled: answer[] dice[] target unit
        flak-rolled: dice[] unit
        flare: side
        flipped: state unit
        forced-move: square unit
        furnace: bursts roll
        game-over: reason winner
        got-out: square unit
        hit-averted: unit
        identified: alias unit
        inspired: unit units[]
        item-dropped: item square
        item-taken: item unit
        line-removed: structure
        location-rolled: dice[] unit
        marker-spent: option side unit
        move-declared: unit
        moved: from square unit
        no-way-out: unit
        opening-named: edge profile side unit
        option-token-revealed: option side token
        orders-placed: options[] side units[]
        part-fallen: part
        phase: phase
        point-named: point profile side unit
        push-declared: squares[] unit wreck
        rallied: unit
        re-rolled: dice[]
        reacted: target unit
        recovered: side units[]
        reinforcement-called-off: side
        repaired: damage unit
        replaced: square unit
        reshuffled: side
        resigned: side
        scatter-rolled: dice[] side
        shot-announced: aim card kind option part point side square target unit weapon wreck
        shrug-rolled: dice[] unit
        smoke: square
        stepped-out: square unit
        structure-damaged: points structure
        suppressed: number unit
        template-off-field: side
        template-placed: point
        tile-broken: side tile
        token-cut: unit
        token-empty: side token
        token-on-option: + option side token
        token-on-unit: + side token unit
        token-revealed: side token unit
        token-shifted: to unit
        tokens-exchanged: side units[]
        tokens-swapped: other unit
        tokens-taken: bluff numbered side special
        turn: initiative turn
        turned: facing unit
        unit-damaged: location roll unit
        unit-destroyed: unit
        unit-hit: unit
        value-split: shares[] targets[] unit
        waited: unit
        wall-breached: edge
        went-underground: square unit
        wreck-damaged: points squares[] total wreck
        wreck-placed: kind squares[] wreck
        wreck-pushed: squares[] unit wreck
        wreck-removed: squares[] wreck
    """,
}

HEADER = """
    sandtable game rules scenario options.* seat actors[]
    prompt.key prompt.params.* prompt.params.texts[] outcome.winner outcome.reason outcome.rule
"""

UNDAUNTED_VIEW = """
    round initiative objectives.*
    sides.own.hand[] sides.own.deck[] sides.own.discard[] sides.own.box.*
    sides.*.box_size sides.*.deck_size sides.*.discard_size sides.*.hand_size
    sides.*.casualties sides.*.controlled[] sides.*.counters.* sides.*.cycle.*
    sides.*.lacks.hand[] sides.*.lacks.discard[] sides.*.play[]
    sides.*.points sides.*.scouted[] sides.*.shown.hand.* sides.*.shown.discard.*
    sides.*.supply.* sides.*.suppressed[]
    decision[].frame decision[].action decision[].bid decision[].card decision[].left
    decision[].picked[] decision[].second decision[].side decision[].squad
"""

VIEWS = {
    "normandy": UNDAUNTED_VIEW
    + """
        sides.*.fielded sides.*.target
        decision[].dice decision[].units[]
    """,
    "north-africa": UNDAUNTED_VIEW
    + """
        sides.*.evacuated[] sides.*.inspired[] sides.*.neutralised[] sides.*.wrecked[]
        vehicles.*.holder vehicles.*.tile vehicles.*.damage vehicles.*.disabled vehicles.*.seats.*
        structures.*
        decision[].busy decision[].effect decision[].tile decision[].vehicle
    """,
    "memoir44": """
        ambushes draw_size discard[] side taken[] sandbags[] wire[]
        hands.own[] hand_sizes.* medals.* trophies.* turns.*
        units.*.battles units.*.figures units.*.hex units.*.led[] units.*.moved units.*.order
        units.*.status[]
        commands[].area commands[].card commands[].fallback commands[].halves[] commands[].hidden
        commands[].post commands[].printed commands[].section commands[].symbols[] commands[].text
        last.*[].area last.*[].card last.*[].fallback last.*[].halves[] last.*[].post
        last.*[].printed last.*[].section last.*[].symbols[] last.*[].text
        decision[].attacker decision[].cards[] decision[].chosen[] decision[].close decision[].count
        decision[].done[] decision[].flags decision[].frame decision[].given[][] decision[].hex
        decision[].ignorable decision[].number decision[].overrun decision[].sections
        decision[].side decision[].stood decision[].target decision[].unit
        decision[].units[]
    """,
    "heroes": """
        turn phase initiative wrecks[].kind wrecks[].at[] wrecks[].points smoke[] fallen[]
        breaches[] cleared[] part_points.* line_points.* markers.*.* broken.* given.*[] revealed.*
        special_out.* in_force.*[] discard.*[] score.* points.* control.* items.*.at
        items.*.carrier uses.*.* entered.*[] hand_sizes.* draw_sizes.* bonus[] bonus_kept.*
        option_tokens.*.*.token option_tokens.*.*.resolved own.hand[] own.unplaced[]
        own.lost_numbers[] own.kept_bonus[] units.*.activated units.*.alias units.*.at
        units.*.carrier units.*.damage[] units.*.fired units.*.heading units.*.known units.*.rear
        units.*.repaired units.*.resolved units.*.shots units.*.shows units.*.standing
        units.*.supplied units.*.suppression units.*.token hidden.*.activated hidden.*.at
        hidden.*.damage[] hidden.*.fired hidden.*.heading hidden.*.printed.abilities[]
        hidden.*.printed.move hidden.*.resolved hidden.*.shots hidden.*.shows hidden.*.side
        hidden.*.standing hidden.*.supplied hidden.*.suppression hidden.*.token
        spent_markers[][]
        decision[].frame decision[].acted decision[].after decision[].after_marker
        decision[].alive_marker decision[].ammo decision[].answer[] decision[].answer_bonus
        decision[].attacked[] decision[].bonus decision[].bonuses decision[].buried[]
        decision[].by_fire decision[].cancelled decision[].charged[] decision[].chosen[]
        decision[].count decision[].covered[] decision[].crew[] decision[].crushed[]
        decision[].defence decision[].dice decision[].dice[] decision[].die_bonus
        decision[].done[] decision[].done_with[] decision[].double decision[].due decision[].edge
        decision[].fire decision[].fire_bonus decision[].firer decision[].first decision[].flipped
        decision[].front decision[].halted decision[].inspired decision[].kind decision[].last[]
        decision[].launch decision[].left decision[].limit decision[].mode decision[].moment
        decision[].move decision[].need decision[].number decision[].only decision[].option
        decision[].origin decision[].over decision[].own[] decision[].part decision[].passed
        decision[].penalties[] decision[].penalty decision[].piercing decision[].place
        decision[].places[] decision[].profile decision[].reach decision[].rear decision[].reason
        decision[].results[] decision[].returned[] decision[].room decision[].scary
        decision[].scatter decision[].shares[] decision[].sharp decision[].shorter
        decision[].shot[] decision[].side decision[].sides[] decision[].spent decision[].spotted
        decision[].spotter decision[].square decision[].stage decision[].step decision[].structure
        decision[].structures[] decision[].suppression decision[].surefooted decision[].surprise
        decision[].target decision[].targets[] decision[].templates decision[].twin
        decision[].unit decision[].units[] decision[].value decision[].vehicle decision[].verdict
        decision[].weak_spot decision[].weapon decision[].weapons[] decision[].window
        decision[].words[] decision[].wreck decision[].x decision[].y
    """,
}

#: What helps to see one's choices; names of points may have dots.
GUIDES = {
    "heroes": """
        unit plays.*[] zones.*[] templates.*[] templates.*.*[] templates.*.*.*[]
        reach[].square reach[].rear reach[].heading reach[].way[][]
        sight[].from sight[].to sight[].line[] sight[].range sight[].blocked sight[].blocked_by
        sight[].too_far sight[].penalty sight[].obstacles[][]
    """,
}

#: What an option of a game opens to all.
OPENED = {"open_discards": "sides.*.discard[]"}

MOMENT = "number seat action[] notation events[].key"


def below(root: str, patterns: str) -> list[str]:
    return [f"{root}.{pattern}" for pattern in patterns.split()]


@functools.cache
def allowed(game: str, opened: frozenset[str]) -> re.Pattern[str]:
    """Every path that a message or an answer about a running game may hold."""
    view = HEADER + VIEWS[game] + " ".join(OPENED[option] for option in sorted(opened))
    patterns = [
        "type version seat id reason length secret name",
        *below("summary", SUMMARY),
        *below("offer", OFFER),
        *below("offer.view", view),
        *below("offer.guides", GUIDES.get(game, "")),
        *below("changes[]", CHANGE),
        *below("moments[]", MOMENT),
        *below("moments[].view", view),
        "refusal.rule refusal.key refusal.params.*",
        "error.key error.where error.params.*",
    ]
    paths = [path for line in patterns for path in line.split()]
    escaped = sorted(re.escape(path).replace(r"\*", r"[^.\[\]]+") for path in paths)
    return re.compile("|".join(escaped))


@functools.cache
def may_be_sent(game: str, opened: frozenset[str], path: str) -> bool:
    return allowed(game, opened).fullmatch(path) is not None


@functools.cache
def parameters(game: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """The parameters of each event: those for everyone, and those for the acting side alone."""
    table = {}
    for line in filter(str.strip, EVENTS[game].splitlines()):
        key, _, names = line.strip().partition(":")
        common, _, own = names.partition("+")
        table[key] = (frozenset(common.split()), frozenset(own.split()))
    return table


def leaves(value: Any, side: str | None, sides: frozenset[str], path: str = "") -> Iterator[str]:
    """The path of every value; what is null or empty tells nothing and has none."""
    if isinstance(value, dict):
        for key, inner in value.items():
            name = ("own" if key == side else "other") if key in sides else key
            yield from leaves(inner, side, sides, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, side, sides, f"{path}[]")
    elif value is not None:
        yield path


def trespasses(
    game: str,
    options: Mapping[str, int],
    side: str | None,
    sides: frozenset[str],
    message: Any,
) -> set[str]:
    """The paths of a message that are not on the list."""
    opened = frozenset(name for name in OPENED if options.get(name))
    paths = {path for path in leaves(message, side, sides) if "events[].params" not in path}
    found = {path for path in paths if not may_be_sent(game, opened, path)}
    for happening in happenings(message):
        found |= event_trespasses(game, side, happening)
    return found


def happenings(message: Any) -> Iterator[Any]:
    """Every event that a message tells of."""
    for part in (*message.get("changes", ()), *message.get("moments", ())):
        yield from part["events"]


def event_trespasses(game: str, side: str | None, happening: Any) -> set[str]:
    key, params = happening["key"], happening["params"]
    common, private = parameters(game).get(key, (frozenset(), frozenset()))
    may = common | private if side is not None and params.get("side") == side else common
    return {f"event {key}: {path}" for path in leaves(params, None, frozenset()) if path not in may}
