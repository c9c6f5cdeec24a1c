"""What the suite has to know of Heroes of Stalingrad."""

import json
from collections import Counter
from functools import cache
from typing import Any

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue
from sandtable.testing import Variant

#: What shows a token, a card or who somebody is. Where tokens lie is seen when all are placed, and
#: that none is left when the phase ends.
REVEALING = (
    "bluffs-discarded",
    "bonus-spent",
    "bonus-taken",
    "card-played",
    "discarded",
    "identified",
    "option-token-revealed",
    "orders-placed",
    "phase",
    "token-empty",
    "token-revealed",
)
#: Sizes of skirmishes.
POINTS = (100, 150, 200)


def discloses(state: sandtable.State, event: Event, watcher: str | None) -> bool:
    """Tokens, cards and hidden units that come up; bonus tokens that are taken; own draws.

    When cards are exchanged all that follows depends on what was chosen in secret.
    """
    if event.key in REVEALING or state.frames[-1].name in ("refill", "redraw"):
        return True
    return event.key == "drew" and event.audience is not None and watcher in event.audience


def prompts_reveal_hands(state: sandtable.State) -> bool:
    """Does a question show that its seat holds something that fits (HOS-31.1)?"""
    options: Any = state.to_json()["options"]
    return not options["conceal_hands"]


# Conservation.


def check(game: sandtable.Game, before: Any, after: Any) -> None:
    """Cards, tokens, markers and units: each has its one place, and what is gone stays gone."""
    described = described_by(game, after["scenario"])
    for side in game.sides:
        check_cards(described, after, side)
        check_tokens(described, after, side)
        assert after["score"][side] >= before["score"][side]
    for option in described["army_options"]:  # a barrage that is called off gives its marker back
        assert 0 <= after["markers"].get(option["option"], 0) <= option["markers"]
    check_units(described, before, after)
    check_squares(described, after)
    check_ground(before, after)
    check_goals(described, before, after)


def described_by(game: sandtable.Game, scenario: Any) -> Any:
    return described_once(game, json.dumps(scenario))


@cache
def described_once(game: sandtable.Game, scenario: str) -> Any:
    return game.describe(json.loads(scenario))


def check_cards(described: Any, position: Any, side: str) -> None:
    """HOS-21.1, HH-16: the deck is in the hand, the draw pile and the discards."""
    printed = {
        card["card"]: card["copies"]
        for card in described["cards"]
        if card["side"] == side and card["copies"]
    }
    zones = [Counter(position[zone][side]) for zone in ("hands", "draw", "discard")]
    assert sum(zones, Counter()) == Counter(printed)


def check_tokens(described: Any, position: Any, side: str) -> None:
    """HOS-3.6, 4.6: no number lies in two places, and no token was not taken."""
    ours = {unit["unit"] for unit in described["units"] if unit["side"] == side}
    options = {option["option"] for option in described["army_options"] if option["side"] == side}
    lying = [unit.get("token") for id, unit in position["units"].items() if id in ours]
    lying += [lies["token"] for id, lies in position["option_tokens"].items() if id in options]
    lying += position["unplaced"][side]
    lying += [str(number) for number in position["lost_numbers"][side]]
    numbered, special, bluff = position["given"][side]
    taken = Counter(map(str, range(1, numbered + 1)))
    taken += Counter({"special": special, "bluff": bluff})
    assert not Counter(token for token in lying if token) - taken


def check_units(described: Any, before: Any, after: Any) -> None:
    """A unit waits, is on the field or aboard, and then lost or gone for good."""
    counters = {counter["counter"]: counter for counter in described["counters"]}
    printed = {unit["unit"]: counters[unit["counter"]] for unit in described["units"]}
    assert after["units"].keys() == before["units"].keys() == printed.keys()
    getting_out = {
        id
        for frame in after["decision"]
        if frame["frame"] == "bail-out"
        for id in frame["units"] + frame["crew"]
    }
    for id, unit in after["units"].items():
        was = before["units"][id]
        if was["standing"] in ("lost", "gone"):
            assert unit["standing"] == was["standing"]
        if unit["standing"] == "awaited":
            assert was["standing"] == "awaited"
        assert unit["shows"] in {face["state"] for face in printed[id]["faces"]}
        assert "damage" not in unit or printed[id]["kind"] == "heavy"
        assert was.get("known", True) <= unit.get("known", True) or was["standing"] == "awaited"
        if unit["standing"] == "aboard":
            carrier = after["units"][unit["carrier"]]
            assert carrier["standing"] == "field" or id in getting_out
            assert printed[unit["carrier"]]["side"] == printed[id]["side"]
        else:
            assert "carrier" not in unit
    for tile, turn in before["broken"].items():
        assert after["broken"][tile] == turn


def check_squares(described: Any, position: Any) -> None:
    """One unit and one wreck on a square; only a unit on its way is for a moment with another."""
    infantry = {
        unit["unit"]
        for unit in described["units"]
        for counter in described["counters"]
        if counter["counter"] == unit["counter"] and counter["kind"] == "infantry"
    }
    standing: dict[str, list[str]] = {}
    for id, unit in position["units"].items():
        assert (unit["standing"] == "field") == ("at" in unit)
        for end in ("at", "rear"):
            if end in unit:
                standing.setdefault(unit[end], []).append(id)
    busy = {frame.get("unit") for frame in position["decision"]}
    busy |= {frame.get("vehicle") for frame in position["decision"]}
    for square, units in standing.items():
        assert len(units) == 1 or busy & set(units), (square, units)
        assert len([id for id in units if id not in infantry]) <= 1, (square, units)
    lying = [square for wreck in position["wrecks"] if wreck for square in wreck["at"]]
    assert len(set(lying)) == len(lying)


def check_ground(before: Any, after: Any) -> None:
    """What has fallen does not stand up, and no wreck comes back."""
    for key in ("fallen", "breaches", "cleared"):
        assert set(before[key]) <= set(after[key])
    assert len(before["wrecks"]) <= len(after["wrecks"])
    for was, wreck in zip(before["wrecks"], after["wrecks"], strict=False):
        assert wreck is None or (was is not None and wreck["kind"] == was["kind"])


def check_goals(described: Any, before: Any, after: Any) -> None:
    """Objectives, items and bonus tokens."""
    assert after["control"].keys() == before["control"].keys()
    for id, item in after["items"].items():
        assert id in before["items"]
        assert (item["at"] is None) or (item["carrier"] is None)
    taken: Counter[int] = Counter()
    for was, lies in zip(before["bonus"], after["bonus"], strict=True):
        assert lies in (was, -1)
        if lies != was:
            taken[was] += 1
    for side in after["kept_bonus"]:
        got = Counter(after["kept_bonus"][side]) - Counter(before["kept_bonus"][side])
        assert not got - taken
        taken -= got
    for effect, uses in before["uses"].items():
        for side, left in uses.items():
            assert 0 <= after["uses"][effect][side] <= left


# Battles that no book has.


def random_skirmish(seed: int) -> dict[str, Any]:
    """Two random armies of a random size in a random skirmish."""
    points = POINTS[seed % len(POINTS)]
    rolled = sandtable.game("heroes").roll_skirmish(points, {}, Seeded(seed))
    return rolled | {"id": f"skirmish-{seed}"}


def skirmish_options(seed: int) -> dict[str, OptionValue]:
    """Both options, on and off, with each other."""
    return {"together": seed % 2 == 0, "conceal_hands": seed % 3 == 0}


@cache
def variants() -> list[Variant]:
    """Skirmishes, and both options one by one: the bots take the other choice of each."""
    return [(f"skirmish-{seed}", random_skirmish(seed), {}) for seed in range(3)]
