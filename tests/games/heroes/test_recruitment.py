"""Recruitment: which armies may be chosen, what their tiles give, and when they break (HOS-24)."""

from typing import Any

import pytest

import sandtable
from sandtable.kernel.errors import BadInput
from tests.games.heroes.armies import INFANTRY, VOLGA, Force, forces
from tests.heroes import changed, counter, game, open_ground
from tests.heroes_drawn import option, scenario
from tests.heroes_staged import Staged, deck, opened, staged


def tile(id: str) -> Any:
    """A tile as the pack has it, for ``changed``; see ``option``."""
    heroes: Any = game()
    return heroes.pack.tiles[id]


def document(soviet: Force = VOLGA, german: Force = INFANTRY, **changes: Any) -> dict[str, Any]:
    return {
        **scenario(open_ground(32, 7), ()),
        "forces": {"soviet": forces(soviet), "german": forces(german)},
        "reinforcements": [],
        **changes,
    }


def mustered(
    soviet: Force = VOLGA, german: Force = INFANTRY, id: str = "test", **state: Any
) -> Staged:
    """Everybody on the field, in two lines that face each other."""
    source = document(soviet, german, id=id)
    described: Any = game().describe(source)
    lines: dict[str, list[str]] = {"soviet": [], "german": []}
    for unit in described["units"]:
        lines[unit["side"]].append(unit["unit"])
    places = {"soviet": ("B", "s"), "german": ("F", "n")}
    units = {
        id: f"{row}{3 * number + 1} {heading}"
        for side, (row, heading) in places.items()
        for number, id in enumerate(lines[side])
    }
    return staged(source, units, **state)


def taken(t: Staged, side: str) -> dict[str, int]:
    """The tokens that a side takes now: numbered, special, bluff."""
    t.begin("orders")
    (told,) = [event for event in t.told("tokens-taken") if event["side"] == side]
    return {kind: told[kind] for kind in ("numbered", "special", "bluff")}


def stars(soviet: Force = VOLGA, german: Force = INFANTRY, side: str = "soviet") -> int:
    return taken(mustered(soviet, german), side)["numbered"]


# Fitting options.


def fits(name: str, tile: str, slot: str) -> bool:
    """Does an option fit a slot?"""
    desk: Any = game().skirmish()
    (entry,) = [entry for entry in desk["tiles"] if entry["tile"] == tile]
    (found,) = [found for found in entry["slots"] if found["slot"] == slot]
    return name in found["fits"]


@pytest.mark.rule("HOS-24.20", "HOS-24.18", "HOS-24.3")
@pytest.mark.parametrize(
    "change",
    [{"size": 2}, {"shape": "tab"}, {"stripes": (("soviet-command",), ())}],
)
def test_shape_size_and_stripes_must_fit(change: dict[str, Any]) -> None:
    assert fits("dp-team", "t-volga", "left")
    with changed(option("dp-team"), **change):
        assert not fits("dp-team", "t-volga", "left")


@pytest.mark.rule("HOS-24.19")
def test_stripes_of_a_platoon_do_not_fit_a_command_slot() -> None:
    assert fits("artillery", "t-soviet-hq", "order_1")
    with changed(option("artillery"), stripes=(("volga",), ())):
        assert not fits("artillery", "t-soviet-hq", "order_1")


@pytest.mark.rule("HOS-24.20")
def test_every_stripe_of_an_option_must_be_one_of_the_slot() -> None:
    with changed(option("dp-team"), stripes=(("volga", "guards"), ())):
        assert not fits("dp-team", "t-volga", "left")
        with changed(tile("t-volga").slots[0], stripes=("volga", "guards")):
            assert fits("dp-team", "t-volga", "left")


@pytest.mark.rule("HOS-24.17")
def test_an_option_of_the_other_side_never_fits() -> None:
    assert not fits("mg34-team", "t-volga", "left")


@pytest.mark.rule("HOS-25.27", "HOS-24.12")
def test_orders_fit_only_slots_of_command_tiles() -> None:
    desk: Any = game().skirmish()
    orders = {entry["option"] for entry in desk["options"] if entry["kind"] == "order"}
    fitting = {
        order: {
            tile["kind"]
            for tile in desk["tiles"]
            for slot in tile["slots"]
            if order in slot["fits"]
        }
        for order in orders
    }
    assert fitting == {order: {"command"} for order in orders}


# The army check.


def checked(force: Force, points: int = 200) -> tuple[int, list[str]]:
    """What an army costs, and what is wrong with it."""
    found: Any = game().check_army("soviet", points, forces(force))
    return found["cost"], [fault["key"].removeprefix("refusal-") for fault in found["faults"]]


@pytest.mark.rule("HOS-24.21")
def test_a_legal_army() -> None:
    force: Force = [("t-volga", {"left": "rifle-section", "right": "ammo"})]
    assert checked(force, 100) == (60 + 9 + 5, [])


@pytest.mark.rule("HOS-24.21", "HOS-24.16")
@pytest.mark.parametrize(
    ("force", "points", "key"),
    [
        ([("t-volga", {"left": "rifle-section"})], 68, "army-too-dear"),
        ([("t-soviet-hq", {})], 100, "army-without-group"),
        ([("t-volga", {"left": "ammo"})], 100, "option-does-not-fit"),
        ([("t-volga", {"left": "guards-section"})], 100, "option-does-not-fit"),
        ([("t-volga", {"centre": "lorry-column"})], 99, "too-many-vehicles"),
        (
            [("t-volga", {"centre": "t70"}), ("t-soviet-hq", {"support": "t34"})],
            199,
            "too-many-vehicles",
        ),
    ],
)
def test_an_army_that_may_not_be_chosen(force: Force, points: int, key: str) -> None:
    assert checked(force, points)[1] == [key]


@pytest.mark.rule("HOS-24.21")
def test_copies_of_tiles_options_and_counters() -> None:
    platoons: Force = [("t-volga", {}), ("t-volga", {})]
    assert checked(platoons)[1][0] == "too-many-of-tile"
    twice: Force = [
        ("t-volga", {"left": "scout-section"}),
        ("t-guards", {"left": "scout-section"}),
    ]
    # One option too many; the platoon has scouts of its own, and there are two of them.
    assert checked(twice)[1] == ["too-many-of-option", "too-many-of-counter"]
    guns: Force = [("t-volga", {"left": "dp-team"}), ("t-guards", {"centre": "guards-group"})]
    assert checked(guns)[1] == ["too-many-of-counter"]


@pytest.mark.rule("HOS-24.12")
def test_one_command_tile() -> None:
    force: Force = [*VOLGA, ("t-soviet-hq", {}), ("t-soviet-hq", {})]
    faults = ["army-of-two-commands", "too-many-of-tile", "too-many-of-counter"]
    assert checked(force)[1] == faults


@pytest.mark.rule("HOS-24.21")
def test_a_scenario_with_a_limit_checks_its_armies_and_others_do_not() -> None:
    dear: Force = [("t-guards", {"centre": "ot34"})]
    opened(document(dear))
    with pytest.raises(BadInput, match="army-too-dear") as fault:
        opened(document(dear, points_limit=100))
    assert fault.value.where == "forces.soviet"


def test_an_army_is_written_as_it_was_read() -> None:
    armies = {
        "soviet": forces([("t-volga", {"left": "rifle-section"}), ("t-soviet-hq", {})]),
        "german": forces(INFANTRY),
    }
    rolled = game().roll_skirmish(150, armies, sandtable.Seeded(1))
    assert rolled["forces"] == armies


@pytest.mark.parametrize(
    ("force", "key"),
    [
        ([("t-pzg", {})], "unknown-tile"),
        ([("t-volga", {"middle": "ammo"})], "unknown-slot"),
        ([("t-volga", {"right": "arrows"})], "unknown-army-option"),
    ],
)
def test_names_of_an_army_must_exist(force: Force, key: str) -> None:
    with pytest.raises(BadInput, match=key):
        checked(force)


# Stars and tokens.

COMMAND: Force = [("t-feldkommando", {}), ("t-pzg", {"left": "grenadier-section"})]


@pytest.mark.rule("HOS-3.7", "HOS-3.5", "HOS-24.6")
def test_worked_example_of_stars() -> None:
    """A field command with one star, an officer with two, one unlocked by the left slot."""
    assert stars(german=COMMAND, side="german") == 4


@pytest.mark.rule("HOS-3.8")
def test_stars_of_an_officer_count_once() -> None:
    """Berninger has two."""
    assert stars(german=[("t-pzg", {})], side="german") == 2


@pytest.mark.rule("HOS-3.5", "HOS-19.7")
def test_stars_of_a_tile_and_of_a_filled_slot() -> None:
    assert stars() == 2
    assert stars([("t-volga", {"left": "rifle-section"})]) == 3
    assert stars([("t-volga", {"right": "ammo"})]) == 2


@pytest.mark.rule("HOS-19.9")
def test_a_personal_order_is_a_star() -> None:
    assert stars([*VOLGA, ("t-gorodets", {})]) == 3


@pytest.mark.rule("HOS-19.9")
def test_the_personal_order_of_a_crew_is_on_its_side_aboard() -> None:
    force: Force = [("t-volga", {"centre": "t34"}), ("t-workers", {"left": "drozd-crew"})]
    t = mustered(force)
    t.put("s-drozd", "in s-t34 aboard")
    assert taken(t, "soviet")["numbered"] == stars(force) + 1


@pytest.mark.rule("HOS-3.35")
def test_stars_are_read_off_the_visible_side() -> None:
    force: Force = [*VOLGA, ("t-zhuk", {})]
    assert stars(force) == 3
    t = mustered(force)
    with changed(counter("s-boris").faces[1], order=0):
        t.alter("s-boris", shows="weakened")
        assert taken(t, "soviet")["numbered"] == 2


@pytest.mark.rule("HOS-3.15", "HOS-19.8")
@pytest.mark.parametrize("fate", ["lost", "gone"])
def test_a_star_goes_with_its_unit(fate: str) -> None:
    t = mustered(german=COMMAND)
    t.change(units={"g-berninger": {"standing": fate}})
    assert taken(t, "german")["numbered"] == 2


@pytest.mark.rule("HOS-3.9")
def test_never_more_than_ten_numbered_tokens() -> None:
    with changed(tile("t-volga"), stars=12):
        assert taken(mustered(id="twelve-stars"), "soviet")["numbered"] == 10


@pytest.mark.rule("HOS-25.31", "HOS-3.10", "HOS-25.32", "HOS-3.11", "HOS-25.26")
@pytest.mark.parametrize(
    ("orders", "special", "bluff"),
    [
        ({}, 0, 1),
        ({"order_1": "battle-plan", "order_2": "bluff"}, 1, 2),
        ({"order_1": "bluff", "order_2": "bluff"}, 0, 2),
    ],
)
def test_special_and_bluff_tokens_of_options(
    orders: dict[str, str], special: int, bluff: int
) -> None:
    found = taken(mustered([*VOLGA, ("t-soviet-hq", orders)]), "soviet")
    assert (found["special"], found["bluff"]) == (special, bluff)


def hand_sizes(t: Staged) -> dict[str, int]:
    """The hands of both after the refill."""
    draw = {side: deck(t.json["scenario"], side) for side in ("soviet", "german")}
    t.change(draw=draw)
    t.begin("refill")
    return dict(t.view(None)["hand_sizes"])


def test_dispatch_riders_enlarge_the_hand() -> None:
    t = mustered([*VOLGA, ("t-soviet-hq", {"order_1": "dispatch-riders"})])
    assert hand_sizes(t) == {"soviet": 4, "german": 3}


# Who may use what.


def uses(t: Staged, id: str, option: str, target: str = "g-roeder") -> bool:
    """May a unit use an option with its fire? The enemy stands before it."""
    row, column = t.where(id).split()[0][0], t.where(id).split()[0][1:]
    t.change(phase="activation")
    t.put(target, f"{'E' if row == 'B' else 'C'}{column}")
    t.ready(id)
    t.state.apply(t.seat(), t.read(f"fire {target}"), sandtable.Seeded(1))
    return t.decision == "window" and f"use option={option}" in t.legal()


@pytest.mark.rule("HOS-25.4", "HOS-24.22", "HOS-24.4", "HOS-25.2")
@pytest.mark.parametrize(
    ("id", "entitled"),
    [
        ("s-boris", True),
        ("s-rifle-2", True),  # volga stripes: of the section
        ("s-gun45", False),  # army stripes
        ("s-zorin", False),
    ],
)
def test_gear_serves_the_stripes_of_its_tile(id: str, entitled: bool) -> None:
    options = {"left": "rifle-section", "centre": "soviet-at-group", "right": "ammo"}
    t = mustered([("t-volga", options), ("t-guards", {})])
    assert uses(t, id, "t-volga.right") == entitled


@pytest.mark.rule("HOS-25.2", "HOS-24.4")
def test_no_support_option_carries_markers() -> None:
    desk: Any = game().skirmish()
    support = [entry for entry in desk["options"] if entry["kind"] == "support"]
    assert support
    assert not [entry["option"] for entry in support if entry["markers"]]


@pytest.mark.rule("HOS-25.4")
def test_gear_serves_nobody_of_the_other_side() -> None:
    t = mustered([("t-volga", {"right": "ammo"})])
    assert not uses(t, "g-roeder", "t-volga.right", target="s-boris")


@pytest.mark.rule("HOS-24.14", "HOS-24.15", "HOS-25.23")
def test_gear_and_marker_traits_of_a_command_tile_serve_the_army() -> None:
    gear = "t-soviet-hq.gear"
    assert uses(mustered([*VOLGA, ("t-soviet-hq", {"gear": "veteran"})]), "s-rifle", gear)
    grenades = mustered([*VOLGA, ("t-soviet-hq", {"gear": "grenades"})], phase="activation")
    grenades.put("g-roeder", f"D{grenades.where('s-rifle')[1:]}")
    assert [text for text in grenades.shots("s-rifle") if text.startswith("grenade")]
    # Street Fighters have no markers: they are those of the tile alone.
    ruins = {**document([*VOLGA, ("t-soviet-hq", {"gear": "street-fighters"})])}
    ruins["field"] = {**ruins["field"], "ground": ["#" * 32] * 7}
    units = {"s-rifle": "B2", "s-gridnev": "D2", "g-roeder": "C3"}
    t = staged(ruins, units, phase="activation")
    assert "assault g-roeder" not in t.declarations("s-rifle")
    assert "assault g-roeder" in t.declarations("s-gridnev")


@pytest.mark.rule("HOS-25.6")
@pytest.mark.parametrize("markers", [3, 0])
def test_without_markers_an_option_is_of_no_use(markers: int) -> None:
    t = mustered([("t-volga", {"right": "ammo"})], markers={"t-volga.right": markers})
    assert uses(t, "s-boris", "t-volga.right") == (markers > 0)


# Broken groups.


def lose(t: Staged, *ids: str) -> list[str]:
    """These are destroyed; the tiles that break."""
    t.events = []
    for id in ids:
        t.hit(id, double=True)
        assert t.lost(id)
    return [event["tile"] for event in t.told("tile-broken")]


@pytest.mark.rule("HOS-9.9", "HOS-24.8", "HOS-24.24")
def test_the_third_loss_breaks_a_group() -> None:
    t = mustered()
    assert lose(t, "s-scouts", "s-rifle") == []
    assert lose(t, "s-dp28") == ["t-volga"]
    assert t.told("tile-broken") == [{"tile": "t-volga", "side": "soviet"}]
    assert t.json["broken"] == {"t-volga": 1}
    assert lose(t, "s-boris") == []


@pytest.mark.rule("HOS-24.24")
def test_two_losses_cost_no_star() -> None:
    t = mustered()
    lose(t, "s-scouts", "s-rifle")
    assert taken(t, "soviet")["numbered"] == 2


@pytest.mark.rule("HOS-24.24")
def test_support_and_those_who_left_alive_do_not_count() -> None:
    t = mustered([("t-volga", {"left": "maxim-team"})])
    t.change(units={"s-boris": {"standing": "gone"}})
    assert lose(t, "s-scouts", "s-rifle", "s-maxim") == []
    assert t.json["broken"] == {}


@pytest.mark.rule("HOS-24.28", "HOS-24.26", "HOS-24.27", "HOS-24.9")
def test_worked_example_of_a_broken_tile() -> None:
    """There are only the officer's star and the one of the slot."""
    force: Force = [("t-volga", {"left": "rifle-section", "right": "ammo"})]
    with changed(tile("t-volga"), stars=0):
        assert taken(mustered(force, id="no-star"), "soviet")["numbered"] == 2
        t = mustered(force, id="no-star", markers={"t-volga.right": 2})
        t.alter("s-boris", token="1")
        assert lose(t, "s-scouts", "s-rifle-1", "s-dp28") == ["t-volga"]
        assert t.left("t-volga.right") == 0
        assert t.token("s-boris") == "1"
        assert t.standing("s-rifle-2") == "field"
        assert not uses(t, "s-boris", "t-volga.right")
        t.rest()
        assert taken(t, "soviet")["numbered"] == 1


@pytest.mark.rule("HOS-24.27")
@pytest.mark.parametrize(("turn", "lasts"), [(1, True), (2, False)])
def test_orders_of_a_broken_command_last_to_the_end_of_the_turn(turn: int, lasts: bool) -> None:
    orders = {"order_1": "artillery", "order_2": "dispatch-riders"}
    force: Force = [*VOLGA, ("t-soviet-hq", orders)]
    t = mustered(force, turn=turn, broken={"t-soviet-hq": 1})
    assert hand_sizes(t)["soviet"] == (4 if lasts else 3)
    t = mustered(force, turn=turn, broken={"t-soviet-hq": 1})
    t.begin("orders")
    assert ("assign #1 option=t-soviet-hq.order_1" in t.legal()) == lasts


@pytest.mark.rule("HOS-24.9", "HOS-24.11")
def test_a_command_breaks_with_its_officer() -> None:
    t = mustered([*VOLGA, ("t-soviet-hq", {})])
    assert lose(t, "s-gridnev") == ["t-soviet-hq"]
    assert t.json["broken"] == {"t-soviet-hq": 1}


@pytest.mark.rule("HOS-24.8")
def test_stand_fast_raises_the_break_point_of_groups() -> None:
    t = mustered([*VOLGA, ("t-soviet-hq", {"order_1": "stand-fast"})])
    assert lose(t, "s-scouts", "s-rifle", "s-dp28") == []
    assert lose(t, "s-boris") == ["t-volga"]
    assert lose(t, "s-gridnev") == ["t-soviet-hq"]  # a command tile is no group


@pytest.mark.rule("HOS-24.10", "HOS-24.11")
def test_a_character_tile_breaks_with_its_character() -> None:
    t = mustered([*VOLGA, ("t-oreshkina", {"trait": "iron-nerves"})])
    assert lose(t, "s-oreshkina") == ["t-oreshkina"]
    assert t.left("t-oreshkina.trait") == 0


@pytest.mark.rule("HOS-24.1", "HOS-24.2", "HOS-25.1")
def test_names_and_groups_of_units() -> None:
    described: Any = game().describe(document([("t-volga", {"left": "rifle-section"})]))
    units = [
        (unit["unit"], unit["tile"], unit["own"])
        for unit in described["units"]
        if unit["side"] == "soviet"
    ]
    own = ("s-boris", "s-scouts", "s-rifle-1", "s-dp28")
    assert units == [*[(id, "t-volga", True) for id in own], ("s-rifle-2", "t-volga", False)]


@pytest.mark.rule("HOS-25.5", "HOS-25.22")
def test_options_begin_with_their_markers() -> None:
    options = {"left": "rifle-section", "right": "ammo", "far_right": "hero"}
    t = opened(document([("t-volga", options)]))
    assert t.json["markers"] == {"t-volga.right": 3, "t-volga.far_right": 1}
