"""Drawing cards, and the end of a turn (M44-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.memoir44.cards import FINEST_HOUR
from sandtable.games.memoir44.medals import end_of_turn_victory
from sandtable.games.memoir44.posts import COMMANDER
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.action import Action
from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import BadInput, Json
from sandtable.kernel.event import Event, Prompt
from sandtable.kernel.frame import Frame, Task
from sandtable.kernel.rule import Refusal

if TYPE_CHECKING:
    from sandtable.games.memoir44.state import MemoirState

KEEP: Final = "keep"
#: The cards that a Recon draws, of which one is kept (M44-33.5).
RECON_DRAW: Final = 2
#: The cards a commander-in-chief draws in Overlord, normally and after a Recon (M44-36.29, 36.30).
OVERLORD_DRAW: Final = 2
OVERLORD_RECON_DRAW: Final = 3


def take_card(state: MemoirState, chance: Chance, events: list[Event]) -> int:
    """Take the next card of the draw pile; -1 if there is none (M44-19.3, A51)."""
    if not state.draw:
        if state.scenario.empty_deck_wins >= 0 or not state.discard:
            return -1
        state.draw, state.discard = state.discard, []
        chance.shuffle("deck", state.draw)
        events.append(Event("reshuffled", {"count": len(state.draw)}))
    return state.draw.pop(0)


def draw_cards(
    state: MemoirState, side: int, count: int, chance: Chance, events: list[Event]
) -> list[int]:
    """Draw cards; in Vassieux drawing the last card of the pile ends the battle (M44-39.16)."""
    drawn: list[int] = []
    for _ in range(count):
        card = take_card(state, chance, events)
        if card >= 0:
            drawn.append(card)
    own = tuple([seat for seat in state.seats if sees_hand(state, seat, side)])
    ids: list[Json] = [state.pack.cards[card].id for card in drawn]
    params: dict[str, Json] = {"side": SIDES[side], "count": len(drawn), "cards": ids}
    veiled: dict[str, Json] = {"side": SIDES[side], "count": len(drawn)}
    events.append(Event("drew", params, own, veiled))
    if state.scenario.empty_deck_wins >= 0 and not state.draw:
        state.end(state.scenario.empty_deck_wins, "empty-deck", events)
    return drawn


def sees_hand(state: MemoirState, seat: str, side: int) -> bool:
    """A team shares its hand (M44-35.10); in Overlord only the commander sees it (M44-36.17)."""
    index = state.seats.index(seat)
    if state.posts.side[index] != side:
        return False
    return not state.scenario.overlord or index == state.posts.seat(side, COMMANDER)


def to_hand(state: MemoirState, side: int, cards: list[int]) -> None:
    state.hands[side] = sorted(state.hands[side] + cards)


def replace_ambush(state: MemoirState, side: int, chance: Chance, events: list[Event]) -> None:
    """Discard the Ambush and replace it (M44-19.5)."""
    while state.ambushes:
        state.ambushes -= 1
        state.discard.append(state.pack.card_by_arg["card:ambush"].index)
        to_hand(state, side, draw_cards(state, side, 1, chance, events))


class EndTurn(Task["MemoirState"]):
    """Discard and draw, in the order of M44-19.7."""

    name = "end-turn"
    lowest = True

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        side = state.side
        state.push(NextTurn())
        replace_ambush(state, 1 - side, chance, events)
        if state.outcome is not None:
            return
        for number, command in enumerate(state.commands):
            if command.card >= 0:
                state.discard.append(command.card)
                state.commands[number] = command.spent()
        recon = any(command.text.recon for command in state.commands)
        hour = any(command.text.procedure == FINEST_HOUR for command in state.commands)
        if hour and state.scenario.empty_deck_wins < 0:  # A69
            state.draw += state.discard
            state.discard = []
            chance.shuffle("deck", state.draw)
            events.append(Event("reshuffled", {"count": len(state.draw)}))
        if state.scenario.overlord:
            count = OVERLORD_RECON_DRAW if recon else OVERLORD_DRAW
            room = state.scenario.hands[side] - len(state.hands[side])
            to_hand(state, side, draw_cards(state, side, min(count, room), chance, events))
        elif recon:
            drawn = draw_cards(state, side, RECON_DRAW, chance, events)
            if len(drawn) == RECON_DRAW:
                state.push(Keep(tuple(drawn)))
            else:
                to_hand(state, side, drawn)
        else:
            to_hand(state, side, draw_cards(state, side, 1, chance, events))


class Keep(Frame["MemoirState"]):
    """Recon: choosing one of two cards to keep; the other is discarded (M44-33.5)."""

    name = "keep"

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def actors(self, state: MemoirState) -> tuple[str, ...]:
        return (state.seats[state.posts.seat(state.side, COMMANDER)],)

    def legal(self, state: MemoirState, seat: str) -> list[Action]:
        first, second = self.cards
        kept = [first] if first == second else [first, second]
        return [(KEEP, state.pack.cards[card].arg) for card in kept]

    def refuse(self, state: MemoirState, seat: str, action: Action) -> Refusal:
        return state.refusal("keep-one")

    def resolve(
        self, state: MemoirState, seat: str, action: Action, chance: Chance, events: list[Event]
    ) -> None:
        state.pop()
        kept = state.pack.card_by_arg[action[1]].index
        first, second = self.cards
        other = second if kept == first else first
        to_hand(state, state.side, [kept])
        state.discard.append(other)
        params: dict[str, Json] = {
            "side": SIDES[state.side],
            "card": state.pack.cards[other].id,
        }
        events.append(Event("discarded", params))

    def prompt(self, state: MemoirState) -> Prompt:
        return Prompt("prompt-keep", {"side": SIDES[state.side]})

    def view(self, state: MemoirState, seat: str | None) -> dict[str, Json]:
        if seat is not None and sees_hand(state, seat, state.side):
            return self.to_json(state)
        return {"frame": self.name}

    def check(self, state: MemoirState, below: Frame[Any] | None, where: str) -> None:
        if len(self.cards) != RECON_DRAW:
            found = len(self.cards)
            raise BadInput(
                "not-in-range", f"{where}.cards", value=found, low=RECON_DRAW, high=RECON_DRAW
            )


class NextTurn(Task["MemoirState"]):
    """Extra draws, victory at the end of a turn, and the other side's turn (M44-7.1)."""

    name = "next-turn"
    lowest = True

    def run(self, state: MemoirState, chance: Chance, events: list[Event]) -> None:
        side = state.side
        if (
            state.scenario.extra_draw_side == side
            and state.turns[side] <= state.scenario.extra_draw_turns
        ):
            to_hand(state, side, draw_cards(state, side, 1, chance, events))  # M44-39.20
        end_of_turn_victory(state, side, events)
        if state.outcome is not None:
            return
        if min(state.turns) >= min(state.scenario.turn_limit, state.options["turn_limit"]):
            state.end(None, "turn-limit", events)  # M44-6.11
            return
        state.last[side] = state.commands
        state.begin_turn(1 - side, events)
