"""What a position from a document must agree on, lest a later step stumbles over it.

A document may come from anywhere. Its single values are checked where they are read; here is what
they have to do with each other: decisions and those below them, tokens and how many were taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

from sandtable.games.heroes import flow
from sandtable.games.heroes.assaults import assault
from sandtable.games.heroes.battle import SIDES
from sandtable.games.heroes.cards import plays
from sandtable.games.heroes.fire import attack, firing, hits, kinds_of_fire, rolls
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.moving import transport
from sandtable.games.heroes.position import DAMAGES
from sandtable.games.heroes.status import BLUFF, LOST, SPECIAL
from sandtable.games.heroes.turn import activation, tokens
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import whole_number

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState

#: What lies at the bottom of every stack, and nowhere else.
BASES: Final = ("set-up", "turn")
ROLLS: Final = ("attack", "barrage", "destruction", "flak", "hit", "shrug")
#: The procedures that open a window, by its moment.
HOSTS: Final[dict[str, tuple[str, ...]]] = {
    "about-to-be-damaged": ("hit",),
    "about-to-be-hit": ("hit",),
    "about-to-be-removed": ("removal",),
    "about-to-be-suppressed": ("suppression",),
    "after-roll": (*ROLLS, "fight"),
    "barrage-named": ("barrage",),
    "before-roll": ROLLS,
    "enemy-step": ("movement",),
    "enters": ("movement",),
    "fight": ("fight",),
    "fight-gear": ("fight",),
    "fire-announced": ("firing",),
    "fired": ("firing",),
    "grenade-thrown": ("firing",),
    "order-end": ("turn",),
    "order-start": ("turn",),
    "own-scatter": ("barrage",),
    "supply-end": ("turn",),
    "supply-start": ("turn",),
}
#: Other decisions that belong to the one right below them.
ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "answer": (
        "activation",
        "firing",
        "forced-move",
        "gap",
        "movement",
        "supply-moves",
        "window",
    ),
    "assault-aftermath": ("movement",),
    "choose-weapon": ("fight",),
    "fight": ("movement",),
    "shrug": ("window",),
    "splitting": ("firing",),
}
#: Decisions that are made and gone before anything else comes up.
TOPMOST: Final = ("answer", "redraw", "refill", "splitting")
#: The stages in which a Firing Action has its shot.
NEEDS_SHOT: Final = range(firing.Firing.NAMED, firing.Firing.NEXT + 1)
#: From this stage on a procedure has its dice.
ROLLED: Final = {
    "attack": attack.Attack.EFFECT,
    "destruction": rolls.OneRoll.EFFECT,
    "fight": assault.VERDICT,
    "flak": rolls.OneRoll.EFFECT,
    "hit": hits.Hit.DAMAGE,
    "shrug": rolls.OneRoll.EFFECT,
}
#: What the action that plays a card for its event names besides the card.
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "cut_token": ("unit",),
    "forced_advance": ("unit",),
    "rally": ("unit",),
    "repair": ("unit", "damage"),
    "shift_token": ("unit", "unit"),
    "snap_fire": ("unit",),
    "swap_enemy_tokens": ("unit", "unit"),
    "underground": ("unit",),
}
#: Decisions that only a special rule of a scenario asks for.
SPECIAL_RULES: Final = {"flares": "flares", "opening-barrage": "opening_barrage"}
#: Fields of a unit, a side or a square that may be empty.
EMPTY: Final = (
    "attack.firer",
    "barrage.firer",
    "barrage.only",
    "barrage.origin",
    "destruction.firer",
    "firing.target",
    "forced-move.launch",
    "gap.after",
    "hit.firer",
    "lay-smoke.first",
    "movement.launch",
    "movement.square",
    "movement.target",
    "place-wreck.rear",
)


def check(s: HeroesState) -> None:
    check_stack(s)
    check_carried(s)
    check_hidden(s)
    for side in (0, 1):
        check_tokens(s, side)
    check_bonus(s)


# The stack.


def check_stack(s: HeroesState) -> None:
    """The turn is below all; a window is above what opened it."""
    below = ""
    for i, frame in enumerate(s.frames):
        where = f"decision[{i}]"
        assert isinstance(frame, HeroesFrame)
        if (frame.name in BASES) != (i == 0):
            raise BadInput("no-turn-below", where)
        for name, kind in frame.fields:
            if kind in ("unit", "side", "place"):
                if getattr(frame, name) < 0 and f"{frame.name}.{name}" not in EMPTY:
                    raise BadInput("not-a-text", f"{where}.{name}", value="null")
            elif kind == "texts":
                check_words(s, getattr(frame, name), f"{where}.{name}")
        check_numbers(s, frame, where)
        check_dice(frame, where)
        check_place(frame, below, where)
        below = frame.name


def check_place(frame: Any, below: str, where: str) -> None:
    """A window belongs to its host, an answer to a moment at which cards are played."""
    if frame.name == "window":
        belongs = below in HOSTS.get(frame.moment, ())
    else:
        belongs = frame.name not in ABOVE or below in ABOVE[frame.name]
    if not belongs or below in TOPMOST:
        raise BadInput("decision-elsewhere", where, frame=frame.name, below=below)


def check_words(s: HeroesState, words: tuple[str, ...], where: str) -> None:
    """Words of actions and of structures name what there is."""
    for word in words:
        kind, colon, id = word.partition(":")
        if colon:
            known = names_of(s, kind)
            if known is not None and id not in known:
                raise BadInput("unknown-id", where, id=word)


def names_of(s: HeroesState, kind: str) -> Collection[str] | None:
    """All that a kind of word can name; None for words that are not looked up."""
    field = s.battle.field
    found: Mapping[str, int]
    if kind == "unit":
        found = s.battle.unit_named
    elif kind == "square":
        found = field.named
    elif kind == "card":
        found = s.battle.card_named
    elif kind == "option":
        found = s.battle.option_named
    elif kind == "point":
        found = field.point_named
    elif kind == "side":
        found = field.edge_named
    elif kind == "damage":
        return DAMAGES
    else:
        return None
    return found


def check_numbers(s: HeroesState, frame: Any, where: str) -> None:
    """Numbers and words by which a frame finds its way."""
    if frame.name == "turn":
        whole_number(frame.stage, 0, len(flow.STEPS) - 1, f"{where}.stage")
    elif frame.name == "gap":
        whole_number(frame.step, 0, 2 * len(activation.GAP) - 1, f"{where}.step")
    elif frame.name == "placing":
        for side in (*frame.sides, *frame.done):
            whole_number(side, 0, 1, f"{where}.sides")
    elif frame.name in ("collapse", "replacing"):
        whole_number(frame.part, 0, len(s.battle.field.parts) - 1, f"{where}.part")
    elif frame.name == "movement":
        whole_number(frame.wreck, -1, len(s.wrecks) - 1, f"{where}.wreck")
    elif frame.name == "forced-move":
        if frame.launch in s.places_of(frame.unit):  # It would retreat from itself.
            square = s.name(frame.launch)
            raise BadInput("two-units-on-a-square", f"{where}.launch", square=square)
    elif frame.name == "refill":
        check_chosen(s, 0, frame.soviet, f"{where}.soviet")
        check_chosen(s, 1, frame.german, f"{where}.german")
    elif frame.name == "redraw":
        check_chosen(s, frame.side, frame.chosen, f"{where}.chosen")
    elif frame.name == "answer":
        check_answer(s, frame, f"{where}.words")
    elif frame.name in SPECIAL_RULES:
        if s.battle.effect(SPECIAL_RULES[frame.name]) is None:
            raise BadInput("unknown-id", f"{where}.frame", id=frame.name)
    elif frame.name == "firing":
        check_lengths(f"{where}.shares", frame.targets, frame.shares)
        named = frame.shot[:1]
        if frame.stage in NEEDS_SHOT and (not named or named[0] not in kinds_of_fire.ALL):
            raise BadInput("unknown-id", f"{where}.shot", id=" ".join(frame.shot))
    elif frame.name == "splitting":
        check_lengths(f"{where}.shares", frame.targets, frame.shares)
    elif frame.name == "flames":
        check_lengths(f"{where}.penalties", frame.units, frame.places, frame.penalties)
    elif frame.name in ("barrage", "call-barrage", "second-template"):
        if frame.profile not in s.battle.pack.profiles:
            raise BadInput("unknown-id", f"{where}.profile", id=frame.profile)
        if frame.name != "second-template":
            whole_number(frame.option, -1, len(s.battle.options) - 1, f"{where}.option")


def check_dice(frame: Any, where: str) -> None:
    for name in ("dice", "answer"):
        if any(field == name for field, kind in frame.fields if kind == "ints"):
            dice = getattr(frame, name)
            for die in dice:
                whole_number(die, 1, 6, f"{where}.{name}")
            if not dice and frame.stage >= ROLLED.get(frame.name, frame.stage + 1):
                raise BadInput("no-dice", f"{where}.{name}")


def check_answer(s: HeroesState, frame: Any, where: str) -> None:
    """It answers an action that plays a card of the opponent's, as its event needs it."""
    kinds = tuple([word.partition(":")[0] for word in frame.words])
    fits = kinds[:2] == ("play", "card")
    if fits:
        card = plays.card_named(s, frame.words[1])
        fits = card.side == frame.side and frame.window in card.windows
        fits = fits and kinds[2:] == NAMED.get(card.effect, kinds[2:])
    if not fits:
        raise BadInput("unknown-id", where, id=" ".join(frame.words))


def check_lengths(where: str, first: tuple[int, ...], *others: tuple[int, ...]) -> None:
    for other in others:
        if len(other) != len(first):
            raise BadInput("not-so-many-numbers", where, expected=len(first))


def check_chosen(s: HeroesState, side: int, cards: tuple[int, ...], where: str) -> None:
    """Cards that are to be discarded are in the hand."""
    for card in (Counter(cards) - Counter(s.hands[side])).elements():
        raise BadInput("unknown-id", where, id=s.battle.cards[card].id)


# What lies on the table.


def check_carried(s: HeroesState) -> None:
    """Aboard a wreck is only who is about to get out of it (HOS-20)."""
    leaving: set[int] = set()
    for frame in s.frames:
        if isinstance(frame, transport.BailOut):
            leaving.update(frame.units, frame.crew)
    for u, vehicle in enumerate(s.carrier):
        if vehicle >= 0 and s.standing[vehicle] == LOST and u not in leaving:
            raise BadInput("carrier-not-on-field", "units", unit=s.unit(vehicle).id)


def check_hidden(s: HeroesState) -> None:
    """Who is unknown lies hidden, under a number of its own (HOS-15.38)."""
    called: set[tuple[int, int]] = set()
    for u, known in enumerate(s.known):
        if not known:
            name = (s.side_of_unit(u), s.alias[u])
            if not s.alias[u] or name in called or not s.hidden(u):
                raise BadInput("alias-wrong", f"units.{s.unit(u).id}")
            called.add(name)


def check_tokens(s: HeroesState, side: int) -> None:
    """No token that was not taken, none twice, and no order that came up already (HOS-3, HOS-4)."""
    down = [s.token[u] for u in s.battle.roster[side] if s.token[u] and not s.resolved[u]]
    down += [
        s.option_token[option.index]
        for option in s.battle.options
        if option.side == side
        and s.option_token[option.index]
        and not s.option_resolved[option.index]
    ]
    numbered, _, bluffs = s.given[side]
    for token, count in Counter(down + s.lost_numbers[side]).items():
        most = bluffs if token == BLUFF else s.special_out[side] if token == SPECIAL else 1
        due = not tokens.is_numbered(token) or s.revealed[side] < token <= numbered
        if count > most or not due:
            name = tokens.word(token)
            raise BadInput("token-not-taken", "units", side=SIDES[side], token=name)


def check_bonus(s: HeroesState) -> None:
    """The tokens on the field and those that are kept are from the one pool (HH-9)."""
    drawn = Counter([token for token in s.bonus if token >= 0])
    drawn.update(s.kept_bonus[0] + s.kept_bonus[1])
    if drawn - Counter(s.battle.bonus_pool):
        raise BadInput("bonus-not-in-pool", "bonus")
