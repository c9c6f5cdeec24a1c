"""Drawing, and the end of a turn (M44-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.games.memoir44.frames import MemoirFrame, Task
from sandtable.games.memoir44.medals import end_of_turn_victory
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

KEEP: Final = "keep"
#: Recon draws so many and keeps one (M44-33.5).
RECON_DRAW: Final = 2
RECON: Final = "recon"
FINEST_HOUR: Final = "their-finest-hour"
#: Cards a commander-in-chief draws in Overlord, and after a Recon (M44-36.29, 36.30).
OVERLORD_DRAW: Final = 2
OVERLORD_RECON_DRAW: Final = 3


def take_card(s: MemoirState, chance: Chance, events: list[Event]) -> int:
    """The next card of the draw pile; -1 if there is none (M44-19.3, A51)."""
    if not s.draw:
        if s.battle.empty_deck_wins >= 0 or not s.discard:
            return -1
        s.draw, s.discard = s.discard, []
        chance.shuffle("deck", s.draw)
        events.append(Event("reshuffled", {"count": len(s.draw)}))
    return s.draw.pop(0)


def draw_cards(
    s: MemoirState, side: int, count: int, chance: Chance, events: list[Event]
) -> list[int]:
    """Draw cards; in Vassieux the last one of the pile ends the battle (M44-39.16)."""
    drawn: list[int] = []
    for _ in range(count):
        card = take_card(s, chance, events)
        if card >= 0:
            drawn.append(card)
    own = tuple([seat for seat in s.seats if sees_hand(s, seat, side)])
    ids: list[Json] = [s.pack.cards[card].id for card in drawn]
    params: dict[str, Json] = {"side": SIDES[side], "count": len(drawn), "cards": ids}
    veiled: dict[str, Json] = {"side": SIDES[side], "count": len(drawn)}
    events.append(Event("drew", params, own, veiled))
    if s.battle.empty_deck_wins >= 0 and not s.draw:
        s.end(s.battle.empty_deck_wins, "empty-deck", events)
    return drawn


def sees_hand(s: MemoirState, seat: str, side: int) -> bool:
    """A team shares its hand (M44-35.10); in Overlord only the commander sees it (M44-36.17)."""
    index = s.seats.index(seat)
    if s.posts.side[index] != side:
        return False
    return not s.battle.overlord or index == s.posts.seat(side, COMMANDER)


def to_hand(s: MemoirState, side: int, cards: list[int]) -> None:
    s.hands[side] = sorted(s.hands[side] + cards)


def replace_ambush(s: MemoirState, side: int, chance: Chance, events: list[Event]) -> None:
    """The Ambush goes to the discard and is replaced (M44-19.5)."""
    while s.ambushes:
        s.ambushes -= 1
        s.discard.append(s.pack.card_at["card:ambush"].index)
        to_hand(s, side, draw_cards(s, side, 1, chance, events))


class EndTurn(Task):
    """Discard and draw, in the order of M44-19.7."""

    name = "end-turn"

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        side = s.side
        s.frames.append(NextTurn())
        replace_ambush(s, 1 - side, chance, events)
        if s.outcome is not None:
            return
        for number, command in enumerate(s.commands):
            if command.card >= 0:
                s.discard.append(command.card)
                s.commands[number] = command.spent()
        texts = [command.text.name for command in s.commands]
        if FINEST_HOUR in texts and s.battle.empty_deck_wins < 0:  # A69
            s.draw += s.discard
            s.discard = []
            chance.shuffle("deck", s.draw)
            events.append(Event("reshuffled", {"count": len(s.draw)}))
        if s.battle.overlord:
            count = OVERLORD_RECON_DRAW if RECON in texts else OVERLORD_DRAW
            room = s.battle.hands[side] - len(s.hands[side])
            to_hand(s, side, draw_cards(s, side, min(count, room), chance, events))
        elif RECON in texts:
            drawn = draw_cards(s, side, RECON_DRAW, chance, events)
            if len(drawn) == RECON_DRAW:
                s.frames.append(Keep(drawn[0], drawn[1]))
            else:
                to_hand(s, side, drawn)
        else:
            to_hand(s, side, draw_cards(s, side, 1, chance, events))

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> EndTurn:
        return EndTurn()


class Keep(MemoirFrame):
    """Recon: of two cards one is kept, the other discarded (M44-33.5)."""

    name = "keep"

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        found: list[Action] = [(KEEP, state.pack.cards[self.first].arg)]
        if self.first != self.second:
            found.append((KEEP, state.pack.cards[self.second].arg))
        return found

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("keep-one")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.frames.pop()
        kept = state.pack.card_at[action[1]].index
        other = self.second if kept == self.first else self.first
        to_hand(state, state.side, [kept])
        state.discard.append(other)
        params: dict[str, Json] = {
            "side": SIDES[state.side],
            "card": state.pack.cards[other].id,
        }
        events.append(Event("discarded", params))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-keep", {"side": SIDES[state.side]})

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        cards = state.pack.cards
        return {"frame": self.name, "cards": [cards[self.first].id, cards[self.second].id]}

    def view(self, state: MemoirState, seat: str | None) -> dict[str, Json]:
        if seat is not None and sees_hand(state, seat, state.side):
            return self.to_json(state)
        return {"frame": self.name}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> Keep:
        cards = [s.pack.read(id, reader.at("cards")) for id in reader.texts("cards")]
        if len(cards) != RECON_DRAW:
            raise BadInput("not-in-range", reader.at("cards"), value=len(cards), low=2, high=2)
        return Keep(cards[0], cards[1])


class NextTurn(Task):
    """Extra draws, victory at the end of a turn, and the other side's turn (M44-7.1)."""

    name = "next-turn"

    def run(self, s: MemoirState, chance: Chance, events: list[Event]) -> None:
        side = s.side
        if s.battle.extra_draw_side == side and s.turns[side] <= s.battle.extra_draw_turns:
            to_hand(s, side, draw_cards(s, side, 1, chance, events))  # M44-39.20
        end_of_turn_victory(s, side, events)
        if s.outcome is not None:
            return
        if min(s.turns) >= min(s.battle.turn_limit, s.options["turn_limit"]):
            s.end(None, "turn-limit", events)  # M44-6.11
            return
        s.last[side] = s.commands
        s.begin_turn(1 - side, events)

    def to_json(self, state: MemoirState) -> dict[str, Json]:
        return {"frame": self.name}

    @staticmethod
    def read(s: MemoirState, reader: Reader) -> NextTurn:
        return NextTurn()
