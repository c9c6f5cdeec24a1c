"""What a seat cannot know, dealt at random: hands, the draw pile, cards handed out face down."""

import random
from collections.abc import Mapping
from typing import Any, Final

from sandtable.games.memoir44.draws import Keep, sees_hand
from sandtable.games.memoir44.overlord import HandOut, commands_for, may_be_face_down
from sandtable.games.memoir44.posts import POSTS
from sandtable.games.memoir44.state import MemoirState
from sandtable.games.memoir44.view import sees_command
from sandtable.kernel.dealing import shuffle
from sandtable.kernel.frame import Frame

#: Where an unseen card that is being handed out is supposed to go.
CENTER: Final = POSTS.index("center")
#: A card that may be face down at each post.
ANY: Final = ("probe-left", "probe-center", "probe-right", "air-power")


def redeal(state: MemoirState, seat: str | None, rng: random.Random) -> None:
    """Deal the cards that a seat (None: a spectator) cannot see; the state is changed."""
    sees = [seat is not None and sees_hand(state, seat, side) for side in (0, 1)]
    seen = [sees_command(state, command, seat) for command in state.commands]
    known = [0] * len(state.pack.cards)
    known[state.pack.card_by_arg["card:ambush"].index] = state.ambushes
    for kind in state.discard:
        known[kind] += 1
    for side in (0, 1):
        if sees[side]:
            for kind in state.hands[side]:
                known[kind] += 1
    for command, shown in zip(state.commands, seen, strict=True):
        if shown and command.card >= 0:
            known[command.card] += 1
    for frame in state.frames:
        for kind in open_cards(state, frame, seat):
            known[kind] += 1
    unseen: list[int] = []
    for kind in state.pack.all_cards(state.scenario.boxes, not state.options["young_generals"]):
        if known[kind]:
            known[kind] -= 1
        else:
            unseen.append(kind)
    shuffle(unseen, rng)
    for number, command in enumerate(state.commands):
        if not seen[number]:
            card = state.pack.cards[take(state, unseen, command.post)]
            state.commands[number] = commands_for(state, card, command.post)[0]
    dealt = [deal_frame(state, frame, seat, unseen) for frame in state.frames]
    state.reset(*dealt[::-1])
    for side in (0, 1):
        if not sees[side]:
            state.hands[side] = sorted([unseen.pop() for _ in state.hands[side]])
    state.draw = unseen
    state.forget()


def with_gaps_filled(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view with some card in place of every one that it hides in a command or a frame."""
    return {
        **view,
        "commands": [
            command if "card" in command else {**command, "card": ANY[command["post"]]}
            for command in view["commands"]
        ],
        "decision": [filled_frame(frame) for frame in view["decision"]],
    }


def filled_frame(frame: Mapping[str, Any]) -> Mapping[str, Any]:
    if frame["frame"] == Keep.name and "cards" not in frame:
        return {**frame, "cards": [ANY[CENTER], ANY[CENTER]]}
    if frame["frame"] == HandOut.name and "given" not in frame:
        given = [[ANY[CENTER], POSTS[CENTER]]] * frame["count"]
        return {"frame": HandOut.name, "given": given}
    return frame


def open_cards(state: MemoirState, frame: Frame[MemoirState], seat: str | None) -> list[int]:
    """The cards in a frame that a seat sees."""
    if seat is None:
        return []
    if isinstance(frame, Keep) and sees_hand(state, seat, state.side):
        return list(frame.cards)
    if isinstance(frame, HandOut) and seat in frame.actors(state):
        return [card for card, _ in frame.given]
    return []


def deal_frame(
    state: MemoirState, frame: Frame[MemoirState], seat: str | None, unseen: list[int]
) -> Frame[MemoirState]:
    """The frame, with other cards if the seat does not see them."""
    if isinstance(frame, Keep) and (seat is None or not sees_hand(state, seat, state.side)):
        return Keep((unseen.pop(), unseen.pop()))
    if isinstance(frame, HandOut) and (seat is None or seat not in frame.actors(state)):
        return HandOut(tuple([(take(state, unseen, CENTER), CENTER) for _ in frame.given]))
    return frame


def take(state: MemoirState, unseen: list[int], post: int) -> int:
    """Take the first card out of the pile that may be face down at a post."""
    for place, kind in enumerate(unseen):
        if may_be_face_down(state.pack.cards[kind], post):
            del unseen[place]
            return kind
    raise AssertionError("no card fits")
