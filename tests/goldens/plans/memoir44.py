"""The golden games of Memoir '44."""

from collections.abc import Iterator

import sandtable
from tests.goldens.playing import Plan, Played, Stage, play, search


def too_many_turns(game: sandtable.Game) -> Played:
    return play(game, "pegasus-bridge", "random", options={"turn_limit": 8})


def empty_deck(game: sandtable.Game) -> Played:
    """The greedy win or lose before the cards run out."""
    return play(game, "vassieux", "random")


def no_units(game: sandtable.Game) -> Played:
    """A side with two units, against an enemy who wants more medals than that."""
    own = game.scenario_json("arracourt") | {"id": "last-stand", "name": "Last Stand"}
    rows = str(own["units"]).split("\n")
    left = "".join(rows).replace(" ", "").replace(".", "")
    axis = sum(letter.islower() for letter in left) - 2
    kept = ["".join(_strike_out(row, axis, i, rows)) for i, row in enumerate(rows)]
    own["units"] = "\n".join(kept)
    return play(game, own)


def _strike_out(row: str, count: int, number: int, rows: list[str]) -> Iterator[str]:
    """A row of the drawn units, without the first few Axis units of the whole drawing."""
    before = sum(letter.islower() for earlier in rows[:number] for letter in earlier)
    for letter in row:
        if letter.islower():
            before += 1
            yield "." if before <= count else letter
        else:
            yield letter


def by_medal(key: str, *scenarios: str) -> Stage:
    """The last medal comes with this event, in one of the battles that have such medals."""

    def fits(played: Played) -> bool:
        told = [event.key for event in played.last]
        return played.reason == "outcome-medals" and told[-2:-1] == [key]

    return lambda game: search(game, f"a medal for {key}", fits, scenarios)


PLAN = Plan(
    variants={
        "team-of-two": ("pegasus-bridge", {"allies_seats": 2}),
        "team-of-three": ("arracourt", {"allies_seats": 3, "axis_seats": 2}),
        "overlord-of-two": ("omaha-beach-overlord", {"allies_seats": 2, "axis_seats": 3}),
        "overlord-of-four": ("omaha-beach-overlord", {"allies_seats": 4, "axis_seats": 4}),
        "young-generals": ("sword-beach", {"young_generals": True, "no_taking_ground": True}),
        "other-readings": (
            "operation-luttich",
            {"same_height": True, "edge_blocks": True, "sandbags_on_hills": True},
        ),
    },
    staged={
        "outcome-turn-limit": too_many_turns,
        "outcome-no-units": no_units,
        "outcome-empty-deck": empty_deck,
    },
    ways={
        "units": by_medal("eliminated", "arracourt"),
        "permanent-objective": by_medal("objective-taken", "pointe-du-hoc", "liberation-of-paris"),
        "temporary-objective": by_medal("moved", "pegasus-bridge", "omaha-beach", "sword-beach"),
        "exit": by_medal("exited", "omaha-beach-overlord"),
    },
)
