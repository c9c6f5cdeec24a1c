"""What a seat may see (M44-2.13, 35.10, 36.17), by allow-list; and states that agree with it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sandtable.games.memoir44.draws import sees_hand
from sandtable.games.memoir44.position import card_ids, header, write_command
from sandtable.games.memoir44.scenario import SIDES
from sandtable.kernel.errors import Json

if TYPE_CHECKING:
    from sandtable.games.memoir44.command import Command
    from sandtable.games.memoir44.state import MemoirState


def view(s: MemoirState, seat: str | None) -> dict[str, Json]:
    """The table from one seat; None is a spectator."""
    hands: dict[str, Json] = {}
    for i, side in enumerate(SIDES):
        if seat is not None and sees_hand(s, seat, i):
            hands[side] = card_ids(s, s.hands[i])
    prompt = s.prompt()
    return header(s, "view") | {
        "seat": seat,
        "hands": hands,
        "hand_sizes": {side: len(s.hands[i]) for i, side in enumerate(SIDES)},
        "draw_size": len(s.draw),
        "commands": [view_command(s, command, seat) for command in s.commands],
        "last": {
            side: [write_command(s, command) for command in s.last[i]]
            for i, side in enumerate(SIDES)
        },
        "decision": [frame.view(s, seat) for frame in s.frames],
        "actors": [*s.actors()],
        "prompt": None if prompt is None else prompt.to_json(),
        "outcome": None if s.outcome is None else s.outcome.to_json(),
    }


def view_command(s: MemoirState, command: Command, seat: str | None) -> dict[str, Json]:
    """A card that was handed out is seen by its general and the commander till it is revealed."""
    if not command.hidden:
        return write_command(s, command)
    if seat is not None:
        index = s.seats.index(seat)
        general = s.posts.seat(s.side, command.post)
        if index == general or sees_hand(s, seat, s.side):
            return write_command(s, command)
    return {"hidden": True, "post": command.post}


def determinize(
    view: Mapping[str, Any], pack: list[str], posts: Mapping[int, list[str]], rng: random.Random
) -> dict[str, Any]:
    """A whole position drawn at random from those that agree with a view.

    ``pack`` are all cards of the game, ``posts`` the cards that may be handed to each post.
    """
    position: dict[str, Any] = {
        key: value
        for key, value in view.items()
        if key not in ("seat", "hand_sizes", "draw_size", "actors", "prompt")
    }
    position["sandtable"] = "position"
    unseen = list(pack)
    for id in known_cards(view):
        unseen.remove(id)
    rng.shuffle(unseen)
    position["commands"] = [fill_command(command, unseen, posts) for command in view["commands"]]
    position["decision"] = [fill_frame(dict(frame), unseen, posts) for frame in view["decision"]]
    hands = dict(view["hands"])
    for side, size in view["hand_sizes"].items():
        if side not in hands:
            hands[side] = [unseen.pop() for _ in range(size)]
    position["hands"] = {side: hands[side] for side in SIDES}
    position["draw"] = unseen
    return position


def known_cards(view: Mapping[str, Any]) -> list[str]:
    """Every card whose place the view tells."""
    found: list[str] = [*view["discard"], *(["ambush"] * view["ambushes"])]
    for hand in view["hands"].values():
        found += hand
    for command in view["commands"]:
        if command.get("card") is not None:
            found.append(command["card"])
    for frame in view["decision"]:
        found += frame.get("cards", [])
        found += [card for card, _ in frame.get("given", [])]
    return found


def fill_command(
    command: Mapping[str, Any], unseen: list[str], posts: Mapping[int, list[str]]
) -> dict[str, Any]:
    """Some card that could have been handed to the post."""
    if "card" in command:
        return dict(command)
    card = take(unseen, posts[command["post"]])
    return {"card": card, "post": command["post"], "hidden": True}


def fill_frame(
    frame: dict[str, Any], unseen: list[str], posts: Mapping[int, list[str]]
) -> dict[str, Any]:
    if frame["frame"] == "keep" and "cards" not in frame:
        frame["cards"] = [unseen.pop(), unseen.pop()]
    if frame["frame"] == "hand-out" and "given" not in frame:
        count = frame.pop("count")
        frame["given"] = [[take(unseen, posts[1]), "center"] for _ in range(count)]
    return frame


def take(unseen: list[str], allowed: list[str]) -> str:
    for id in unseen:
        if id in allowed:
            unseen.remove(id)
            return id
    raise AssertionError("no card fits")
