"""Overlord (M44-36): the commander-in-chief hands out cards, the generals carry them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battles import Battles
from sandtable.games.memoir44.cards import Card, Deck, Text
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.draws import FINEST_HOUR, EndTurn
from sandtable.games.memoir44.frames import MemoirFrame, Task
from sandtable.games.memoir44.moves import Moves
from sandtable.games.memoir44.play import BLANK, EVERYWHERE, carry_out, lacks_arm
from sandtable.games.memoir44.posts import COMMANDER, LEFT_POST, RIGHT_POST
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

HAND: Final = "hand"
COPY: Final = "copy"
HALF: Final = "half"
DONE: Final[Action] = ("done",)
POSTS: Final = ("left", "center", "right", "commander")
GENERALS: Final = (0, 1, 2)
#: Cards a side may use in a turn, and one general may be given (M44-36.19, 36.20).
CARDS_A_TURN: Final = 3
CARDS_A_GENERAL: Final = 2
COMMANDERS_CARDS: Final = ("air-power", "barrage", FINEST_HOUR)
NOT_FOR_GENERALS: Final = ("air-power", "barrage", FINEST_HOUR, "ambush", "counter-attack")
#: Cards that are carried out in one half of a double section (M44-36.32, 36.35, 36.36).
HALF_CARDS: Final = ("assault", "attack", "probe", "pincer-move", "infantry-assault")
HALVES_CARDS: Final = ("recon-in-force", "general-advance")


class HandOut(MemoirFrame):
    """Step 1: ``given`` are pairs of a kind of card and the post that gets it."""

    name = "hand-out"

    def __init__(self, given: tuple[tuple[int, int], ...]) -> None:
        self.given = given

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        for index in sorted(set(state.hands[state.side])):
            card = state.pack.cards[index]
            for post in range(len(POSTS)):
                if not self.barred(state, card, post):
                    found.append((HAND, card.arg, f"post:{POSTS[post]}"))
        if self.given:
            found.append(DONE)
        return found

    def barred(self, s: MemoirState, card: Card, post: int) -> str:
        """The name of the rule that keeps a card from a post; empty if none does."""
        held = len(s.hands[s.side]) + len(self.given)
        if len(self.given) >= min(CARDS_A_TURN, held - 1):
            return "hand-out-limit"  # M44-36.19
        if any(is_finest_hour(s, s.pack.cards[other], to) for other, to in self.given):
            return "hand-out-finest-hour"  # M44-36.22
        if sum([1 for _, other in self.given if other == post]) >= (
            1 if post == COMMANDER else CARDS_A_GENERAL
        ):
            return "hand-out-post-full"  # M44-36.20
        if is_finest_hour(s, card, post) and self.given:
            return "hand-out-finest-hour"
        return "" if fits_post(s, card, post) else "hand-out-wrong-post"  # M44-36.21

    def settled(self, s: MemoirState) -> bool:
        return not self.legal(s, "")

    def leave(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        s.commands = []
        s.frames = [EndTurn()]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if (
            len(action) != 3
            or action[0] != HAND
            or action[1] not in state.pack.card_at
            or action[2].removeprefix("post:") not in POSTS
        ):
            return state.refusal("hand-out-answer")
        card = state.pack.card_at[action[1]]
        if card.index not in state.hands[state.side]:
            return state.refusal("not-in-hand", card=card.id)
        post = POSTS.index(action[2].removeprefix("post:"))
        return state.refusal(self.barred(state, card, post), card=card.id)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action != DONE:
            card = state.pack.card_at[action[1]].index
            state.hands[state.side].remove(card)
            post = POSTS.index(action[2].removeprefix("post:"))
            state.frames[-1] = HandOut((*self.given, (card, post)))
            return
        self.issue(state, events)

    def issue(self, s: MemoirState, events: list[Event]) -> None:
        """The hand-out is final: the commander's own card first, then the generals' (36.18)."""
        s.commands = []
        for index, post in sorted(self.given, key=lambda pair: (pair[1] != COMMANDER, pair[1])):
            s.commands += commands_for(s, s.pack.cards[index], post)
        s.frames = [EndTurn(), Battles(s.side, 0), Moves(s.side, 0)]
        for number in range(len(s.commands) - 1, -1, -1):
            s.frames.append(Reveal(number))
        events.append(Event("handed-out", {"side": SIDES[s.side], "count": len(self.given)}))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-hand-out", {"side": SIDES[state.side], "count": len(self.given)})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {
            "frame": self.name,
            "given": [[state.pack.cards[card].id, POSTS[post]] for card, post in self.given],
        }

    def view(self, state: MemoirState, seat: str | None) -> dict[str, Json]:
        """Only the commander sees the cards before they are handed out (M44-36.17)."""
        if seat is not None and seat in self.actors(state):
            return self.to_json(state)
        return {"frame": self.name, "count": len(self.given)}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> HandOut:
        given: list[tuple[int, int]] = []
        pairs = reader.value("given")
        if not isinstance(pairs, list):
            raise BadInput("not-a-list", reader.at("given"))
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2 or pair[1] not in POSTS:
                raise BadInput("hand-out-wrong", reader.at("given"))
            given.append((s.pack.read(str(pair[0]), reader.at("given")), POSTS.index(pair[1])))
        return HandOut(tuple(given))


def is_finest_hour(s: MemoirState, card: Card, post: int) -> bool:
    """Is the card, or what it copies, Their Finest Hour? It is the only card of its turn."""
    if card.text.name == "counter-attack" and post == COMMANDER:
        return any(command.printed.name == FINEST_HOUR for command in copies(s, COMMANDER))
    return card.text.name == FINEST_HOUR


def fits_post(s: MemoirState, card: Card, post: int) -> bool:
    """Who may get a card (M44-36.21)."""
    name = card.text.name
    if name == "ambush":
        return False
    if name in COMMANDERS_CARDS:
        return post == COMMANDER
    if name == "recon" and post == COMMANDER:
        return s.battle.recon_as_barrage  # M44-39.29
    if name == "counter-attack":
        return len(copies(s, post)) > 0 or (post != COMMANDER and not any_copies(s))
    if post == COMMANDER:
        return False
    if card.section >= 0:
        return post == card.section
    return name != "pincer-move" or post in (LEFT_POST, RIGHT_POST)


def cards_of_posts(pack: Deck) -> dict[int, list[str]]:
    """Cards that are handed to a post in any position, for those who can only guess."""
    found: dict[int, list[str]] = {COMMANDER: ["air-power", "barrage"]}
    for post in GENERALS:
        found[post] = [
            card.id
            for card in pack.cards
            if card.section == post
            or (
                card.section < 0
                and card.text.name not in NOT_FOR_GENERALS
                and (card.text.name != "pincer-move" or post in (LEFT_POST, RIGHT_POST))
            )
        ]
    return found


def copies(s: MemoirState, post: int) -> list[Command]:
    """The commands a Counter-Attack at this post could copy (M44-36.41, 36.43)."""
    last = s.last[1 - s.side]
    hours = [command for command in last if command.printed.name == FINEST_HOUR]
    if post == COMMANDER:  # Their Finest Hour is his, though every general carried it out
        return [command for command in last if command.post == COMMANDER] + hours[:1]
    if hours:
        return []
    physical = s.battle.physical(s.side, post)
    opposite = s.battle.physical(1 - s.side, physical)
    return [command for command in last if command.post == opposite]


def any_copies(s: MemoirState) -> bool:
    return any(copies(s, post) for post in (*GENERALS, COMMANDER))


def commands_for(s: MemoirState, card: Card, post: int) -> list[Command]:
    """The command of a handed-out card; Their Finest Hour is one for every general (36.40)."""
    if card.text.name == FINEST_HOUR:
        return finest_hours(s, card.index, card.text)
    text = card.text
    if text.name == "recon" and post == COMMANDER:
        text = s.pack.text_at["barrage"]
        return [Command(card.index, text, text, -1, EVERYWHERE, post, False, hidden=True)]
    section = -1 if post == COMMANDER else s.battle.physical(s.side, post)
    area = EVERYWHERE if post == COMMANDER else s.battle.section_mask(section)
    return [Command(card.index, text, text, section, area, post, False, hidden=True)]


def finest_hours(s: MemoirState, card: int, text: Text) -> list[Command]:
    found: list[Command] = []
    for post in GENERALS:
        section = s.battle.physical(s.side, post)
        area = s.battle.section_mask(section)
        found.append(Command(card if post == 0 else -1, text, text, section, area, post, False))
    return found


class Reveal(Task):
    """A card is turned up; what is left open about it is asked, then it is carried out."""

    name = "reveal"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        command = s.commands[self.number].revealed()
        s.commands[self.number] = command
        if command.card >= 0:
            params: dict[str, Json] = {
                "side": SIDES[s.side],
                "card": s.pack.cards[command.card].id,
                "text": command.text.name,
            }
            events.append(Event("played", params))
        if command.text.name == "counter-attack":
            options = copies(s, command.post)
            if not options:
                copy_blank(s, self.number, events)
            elif len(options) == 1:
                copy(s, self.number, options[0], events)
            else:
                s.frames.append(ChooseCopy(self.number))
            return
        settle_area(s, self.number)

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "number": self.number}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Reveal:
        return Reveal(reader.integer("number", 0, len(s.commands) - 1))


def settle_area(s: MemoirState, number: int) -> None:
    """Settle fallback and halves of a command, then carry it out (M44-36.32 to 36.39)."""
    command = s.commands[number]
    text = command.text
    if text.fallback and lacks_arm(s, text, command.area):
        s.commands[number] = Command(
            command.card, text, command.printed, command.section, command.area, command.post, True
        )
    elif text.name in HALVES_CARDS:
        first = 1 << (2 * command.section)
        s.commands[number] = command.in_halves((first, first << 1))
    elif text.name in HALF_CARDS:
        s.frames.append(ChooseHalf(number))
        return
    carry_out(s, number)


def copy_blank(s: MemoirState, number: int, events: list[Event]) -> None:
    """A Counter-Attack with nothing to copy has no effect (M44-36.45)."""
    command = s.commands[number]
    text = s.pack.text_at[BLANK]
    s.commands[number] = Command(
        command.card, text, text, command.section, command.area, command.post, False
    )
    events.append(Event("copied-nothing", {"side": SIDES[s.side]}))


def copy(s: MemoirState, number: int, copied: Command, events: list[Event]) -> None:
    """The copied card acts directly opposite, in the same half or halves (M44-36.42)."""
    command = s.commands[number]
    text = copied.printed
    events.append(Event("copied", {"side": SIDES[s.side], "text": text.name}))
    area = copied.area if command.post != COMMANDER else EVERYWHERE
    if text.name == FINEST_HOUR:
        s.commands[number : number + 1] = finest_hours(s, command.card, text)
        for extra in range(number + 2, number - 1, -1):
            carry_out(s, extra)
        return
    fallback = text.fallback and lacks_arm(s, text, area)
    s.commands[number] = Command(
        command.card,
        text,
        text,
        command.section,
        area,
        command.post,
        fallback,
        (),
        copied.halves,
    )
    carry_out(s, number)


class ChooseCopy(MemoirFrame):
    """Of two cards of the opposing general one is copied (M44-36.41)."""

    name = "choose-copy"

    def __init__(self, number: int) -> None:
        self.number = number

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        post = state.commands[self.number].post
        return (state.seats[state.posts.seat(state.side, post)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        count = len(copies(state, state.commands[self.number].post))
        return [(COPY, f"number:{number + 1}") for number in range(count)]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("choose-copy")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        number = int(action[1].removeprefix("number:")) - 1
        copied = copies(state, state.commands[self.number].post)[number]
        copy(state, self.number, copied, events)

    def prompt(self, state: MemoirState) -> Prompt:
        options = copies(state, state.commands[self.number].post)
        cards: list[Json] = [command.printed.name for command in options]
        return Prompt("prompt-choose-copy", {"side": SIDES[state.side], "texts": cards})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "number": self.number}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> ChooseCopy:
        return ChooseCopy(reader.integer("number", 0, len(s.commands) - 1))


class ChooseHalf(MemoirFrame):
    """A card for one half of a double section (M44-36.32)."""

    name = "choose-half"

    def __init__(self, number: int) -> None:
        self.number = number

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        post = state.commands[self.number].post
        return (state.seats[state.posts.seat(state.side, post)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        return [(HALF, "half:west"), (HALF, "half:east")]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("choose-half")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        command = state.commands[self.number]
        half = 1 << (2 * command.section + (action[1] == "half:east"))
        state.commands[self.number] = command.in_half(half)
        carry_out(state, self.number)

    def prompt(self, state: MemoirState) -> Prompt:
        name = state.commands[self.number].text.name
        return Prompt("prompt-choose-half", {"side": SIDES[state.side], "text": name})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name, "number": self.number}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> ChooseHalf:
        return ChooseHalf(reader.integer("number", 0, len(s.commands) - 1))
