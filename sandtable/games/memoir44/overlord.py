"""Overlord (M44-36): the commander-in-chief hands out cards, the generals carry them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.battle_step import BattleStep
from sandtable.games.memoir44.cards import (
    COUNTER_ATTACK,
    FINEST_HOUR,
    HALF,
    HALVES,
    Card,
    CardText,
)
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.draws import EndTurn
from sandtable.games.memoir44.moves import Moves
from sandtable.games.memoir44.play import BLANK, EVERYWHERE, carry_out, lacks_arm
from sandtable.games.memoir44.posts import COMMANDER, POSTS
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Task
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

HAND: Final = "hand"
COPY: Final = "copy"
CHOOSE_HALF: Final = "half"
DONE: Final[Action] = ("done",)
#: The posts as actions name them.
POST_ARGS: Final = tuple([f"post:{name}" for name in POSTS])
GENERALS: Final = (0, 1, 2)
#: The most cards per turn, and per general (M44-36.19, 36.20).
CARDS_A_TURN: Final = 3
CARDS_A_GENERAL: Final = 2


class HandOut(Frame["MemoirState"]):
    """Step 1: handing out cards; ``given`` are pairs of a kind of card and its post."""

    name = "hand-out"
    lowest = True

    def __init__(self, given: tuple[tuple[int, int], ...]) -> None:
        self.given = given

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = []
        for index in sorted(set(state.hands[state.side])):
            card = state.pack.cards[index]
            for post in range(len(POST_ARGS)):
                if self.why_not_to(state, card, post) is None:
                    found.append((HAND, card.arg, POST_ARGS[post]))
        if self.given:
            found.append(DONE)
        return found

    def why_not_to(self, state: MemoirState, card: Card, post: int) -> str | None:
        """The rule that forbids handing a card to a post; None if it may go there."""
        held = len(state.hands[state.side]) + len(self.given)
        if len(self.given) >= min(CARDS_A_TURN, held - 1):
            return "hand-out-limit"  # M44-36.19
        if any(is_finest_hour(state, state.pack.cards[other], to) for other, to in self.given):
            return "hand-out-finest-hour"  # M44-36.22
        if sum([1 for _, other in self.given if other == post]) >= (
            1 if post == COMMANDER else CARDS_A_GENERAL
        ):
            return "hand-out-post-full"  # M44-36.20
        if is_finest_hour(state, card, post) and self.given:
            return "hand-out-finest-hour"
        return None if fits_post(state, card, post) else "hand-out-wrong-post"  # M44-36.21

    def settled(self, state: MemoirState) -> bool:
        return not self.legal(state, "")

    def leave(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        state.commands = []
        state.reset(EndTurn())

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        if (
            len(action) != 3
            or action[0] != HAND
            or action[1] not in state.pack.card_by_arg
            or action[2] not in POST_ARGS
        ):
            return state.refusal("hand-out-answer")
        card = state.pack.card_by_arg[action[1]]
        if card.index not in state.hands[state.side]:
            return state.refusal("not-in-hand", card=card.id)
        post = POST_ARGS.index(action[2])
        rule = self.why_not_to(state, card, post)
        assert rule is not None
        return state.refusal(rule, card=card.id)

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        if action != DONE:
            card = state.pack.card_by_arg[action[1]].index
            state.hands[state.side].remove(card)
            post = POST_ARGS.index(action[2])
            state.replace(self.replace(given=(*self.given, (card, post))))
            return
        self.issue(state, events)

    def issue(self, state: MemoirState, events: list[Event]) -> None:
        """Finish handing out: the commander's own card comes first, then the generals' (36.18)."""
        state.commands = []
        for index, post in sorted(self.given, key=lambda pair: (pair[1] != COMMANDER, pair[1])):
            state.commands += commands_for(state, state.pack.cards[index], post)
        state.reset(Moves(state.side, 0), BattleStep(state.side, 0), EndTurn())
        state.push(*[Reveal(number) for number in range(len(state.commands))])
        events.append(Event("handed-out", {"side": SIDES[state.side], "count": len(self.given)}))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-hand-out", {"side": SIDES[state.side], "count": len(self.given)})

    def view(self, state: MemoirState, seat: str | None) -> dict[str, Json]:
        """Only the commander sees the cards before they are handed out (M44-36.17)."""
        if seat is not None and seat in self.actors(state):
            return self.to_json(state)
        return {"frame": self.name, "count": len(self.given)}


def is_finest_hour(state: MemoirState, card: Card, post: int) -> bool:
    """Is the card, or what it copies, Their Finest Hour, the only card of its turn?"""
    if card.text.procedure == COUNTER_ATTACK and post == COMMANDER:
        return any(is_hour(command) for command in copies(state, COMMANDER))
    return card.text.procedure == FINEST_HOUR


def is_hour(command: Command) -> bool:
    return command.printed.procedure == FINEST_HOUR


def fits_post(state: MemoirState, card: Card, post: int) -> bool:
    """May a post get this card (M44-36.21)?"""
    text = card.text
    if text.procedure == COUNTER_ATTACK:
        return len(copies(state, post)) > 0 or (post != COMMANDER and not any_copies(state))
    if text.recon and post == COMMANDER:
        return state.scenario.recon_as_barrage  # M44-39.29
    return POSTS[post] in text.posts and card.section in (-1, post)


def may_be_face_down(card: Card, post: int) -> bool:
    """Can this card ever be face down at a post?"""
    return (
        POSTS[post] in card.text.posts
        and card.section in (-1, post)
        and card.text.procedure not in (COUNTER_ATTACK, FINEST_HOUR)
    )


def copies(state: MemoirState, post: int) -> list[Command]:
    """The commands that a Counter-Attack at this post could copy (M44-36.41, 36.43)."""
    last = state.last[1 - state.side]
    hours = [command for command in last if is_hour(command)]
    if post == COMMANDER:  # includes Their Finest Hour, although every general carried it out
        return [command for command in last if command.post == COMMANDER] + hours[:1]
    if hours:
        return []
    physical = state.scenario.physical(state.side, post)
    opposite = state.scenario.physical(1 - state.side, physical)
    return [command for command in last if command.post == opposite]


def any_copies(state: MemoirState) -> bool:
    return any(copies(state, post) for post in (*GENERALS, COMMANDER))


def commands_for(state: MemoirState, card: Card, post: int) -> list[Command]:
    """The commands of a card: one, but one for each general with Their Finest Hour (36.40)."""
    if card.text.procedure == FINEST_HOUR:
        return finest_hours(state, card.index, card.text)
    text = card.text
    if text.recon and post == COMMANDER:
        text = state.pack.text_by_name["barrage"]
        return [Command(card.index, text, text, -1, EVERYWHERE, post, False, hidden=True)]
    section = -1 if post == COMMANDER else state.scenario.physical(state.side, post)
    area = EVERYWHERE if post == COMMANDER else state.scenario.section_mask(section)
    return [Command(card.index, text, text, section, area, post, False, hidden=True)]


def finest_hours(state: MemoirState, card: int, text: CardText) -> list[Command]:
    found: list[Command] = []
    for post in GENERALS:
        section = state.scenario.physical(state.side, post)
        area = state.scenario.section_mask(section)
        found.append(Command(card if post == 0 else -1, text, text, section, area, post, False))
    return found


class Reveal(Task["MemoirState"]):
    """Reveals a card, asks for what it leaves open, then carries it out."""

    name = "reveal"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        command = state.commands[self.number].revealed()
        state.commands[self.number] = command
        if command.card >= 0:
            params: dict[str, Json] = {
                "side": SIDES[state.side],
                "card": state.pack.cards[command.card].id,
                "text": command.text.name,
            }
            events.append(Event("played", params))
        if command.text.procedure == COUNTER_ATTACK:
            options = copies(state, command.post)
            if not options:
                copy_blank(state, self.number, events)
            elif len(options) == 1:
                copy(state, self.number, options[0], events)
            else:
                state.push(ChooseCopy(self.number))
            return
        settle_area(state, self.number)


def settle_area(state: MemoirState, number: int) -> None:
    """Determine fallback and halves of a command, then carry it out (M44-36.32 to 36.39)."""
    command = state.commands[number]
    text = command.text
    if text.fallback and lacks_arm(state, text, command.area):
        state.commands[number] = Command(
            command.card, text, command.printed, command.section, command.area, command.post, True
        )
    elif text.overlord == HALVES:
        first = 1 << (2 * command.section)
        state.commands[number] = command.in_halves((first, first << 1))
    elif text.overlord == HALF:
        state.push(ChooseHalf(number))
        return
    carry_out(state, number)


def copy_blank(state: MemoirState, number: int, events: list[Event]) -> None:
    """A Counter-Attack with nothing to copy has no effect (M44-36.45)."""
    command = state.commands[number]
    text = state.pack.text_by_name[BLANK]
    state.commands[number] = Command(
        command.card, text, text, command.section, command.area, command.post, False
    )
    events.append(Event("copied-nothing", {"side": SIDES[state.side]}))


def copy(state: MemoirState, number: int, copied: Command, events: list[Event]) -> None:
    """The copied card acts directly opposite, in the same half or halves (M44-36.42).

    If the opponent had no unit of the arm and used no half, the general chooses one.
    """
    command = state.commands[number]
    text = copied.printed
    events.append(Event("copied", {"side": SIDES[state.side], "text": text.name}))
    if text.procedure == FINEST_HOUR:
        state.commands[number : number + 1] = finest_hours(state, command.card, text)
        for extra in range(number + 2, number - 1, -1):
            carry_out(state, extra)
        return
    fallback = text.fallback and lacks_arm(state, text, command.area)  # M44-36.39
    whole = fallback or command.post == COMMANDER
    state.commands[number] = Command(
        command.card,
        text,
        text,
        command.section,
        command.area if whole else copied.area,
        command.post,
        fallback,
        (),
        copied.halves,
    )
    if copied.fallback and not fallback and text.overlord == HALF:
        state.push(ChooseHalf(number))
    else:
        carry_out(state, number)


class ChooseCopy(Frame["MemoirState"]):
    """Choosing which of the opposing general's cards to copy (M44-36.41)."""

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
        state.pop()
        number = int(action[1].removeprefix("number:")) - 1
        copied = copies(state, state.commands[self.number].post)[number]
        copy(state, self.number, copied, events)

    def prompt(self, state: MemoirState) -> Prompt:
        options = copies(state, state.commands[self.number].post)
        cards: list[Json] = [command.printed.name for command in options]
        return Prompt("prompt-choose-copy", {"side": SIDES[state.side], "texts": cards})


class ChooseHalf(Frame["MemoirState"]):
    """Choosing the half of a double section for a card (M44-36.32)."""

    name = "choose-half"

    def __init__(self, number: int) -> None:
        self.number = number

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        post = state.commands[self.number].post
        return (state.seats[state.posts.seat(state.side, post)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        return [(CHOOSE_HALF, "half:west"), (CHOOSE_HALF, "half:east")]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("choose-half")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        command = state.commands[self.number]
        half = 1 << (2 * command.section + (action[1] == "half:east"))
        state.commands[self.number] = command.in_half(half)
        carry_out(state, self.number)

    def prompt(self, state: MemoirState) -> Prompt:
        name = state.commands[self.number].text.name
        return Prompt("prompt-choose-half", {"side": SIDES[state.side], "text": name})
