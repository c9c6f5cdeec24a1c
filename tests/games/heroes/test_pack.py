"""The content pack: its numbers, its prices, and what the rulebook prints (HOS-14, DATA-nn)."""

from collections.abc import Callable
from fractions import Fraction
from math import floor
from pathlib import Path

import pytest

from sandtable.games.heroes.pack.battle import COMMAND, SUPPORT
from sandtable.games.heroes.pack.catalogue import (
    HIT,
    HIT_AND_SUPPRESSED,
    NOTHING,
    ORDER_STAR,
    SUPPRESSED,
    default_break_point,
)
from sandtable.games.heroes.pack.counter_reading import read_counter
from sandtable.games.heroes.pack.counters import (
    ALL_ROUND,
    DAMAGE,
    FLIP,
    HEAVY,
    HEAVY_WEAPON,
    INFANTRY,
    LIGHT,
    NONE,
    OFFICER,
    Counter,
    Face,
    Weapon,
    X,
)
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader
from tests.games.heroes import content

PACK = content.pack()
COUNTERS = list(PACK.counters.values())
HOWITZERS = {"ampulomet": 6, "rifle_grenade": 5, "howitzer_150": 11}


def by_id(counter: Counter) -> str:
    return counter.id


def test_every_number_is_that_of_the_pack() -> None:
    written = (Path(__file__).parent / "pack.txt").read_text(encoding="utf-8").splitlines()
    assert content.pack_lines() == written


def test_everything_has_a_source() -> None:
    sources = [counter.source for counter in COUNTERS]
    sources += [tile.source for tile in PACK.tiles.values()]
    sources += [option.source for option in PACK.options.values()]
    sources += [card.source for card in PACK.cards]
    sources += [profile.source for profile in PACK.profiles.values()]
    sources += [board.source for board in PACK.boards.values()]
    sources += [overlay.source for overlay in PACK.overlays.values()]
    assert all(sources)


# What the rulebook prints.


@pytest.mark.rule("HOS-14.16")
@pytest.mark.rule("HOS-14.2")
def test_boris() -> None:
    boris = PACK.counters["s-boris"]
    face = boris.faces[0]
    weapon = face.weapons[0]
    assert (boris.kind, boris.role, face.move, face.defence) == (INFANTRY, OFFICER, 4, (6, 6, 6))
    assert weapon.cv == (1, 1, X)
    assert (face.order, face.assault, weapon.limited_squares, face.hit) == (1, 0, 4, FLIP)


@pytest.mark.rule("HOS-14.17")
@pytest.mark.rule("HOS-14.8")
def test_sdkfz_251() -> None:
    carrier = PACK.counters["g-sdkfz251"]
    face = carrier.faces[0]
    weapon = face.weapons[0]
    assert (carrier.kind, carrier.size, face.move, face.defence) == (LIGHT, 2, 6, (6, 6, 6))
    assert weapon.cv == (4, 2, X)
    assert (face.transport, weapon.on_the_move, face.hit) == (7, 2, FLIP)
    assert weapon.machine_gunner
    assert weapon.suppressive


@pytest.mark.rule("HOS-14.18")
@pytest.mark.rule("HOS-14.10")
@pytest.mark.rule("HOS-14.12")
@pytest.mark.rule("HOS-14.13")
@pytest.mark.rule("HOS-29.13")
def test_panzer_iii() -> None:
    panzer = PACK.counters["g-pz3"]
    face = panzer.faces[0]
    primary, secondary = face.weapons
    assert (panzer.kind, face.move, face.defence, face.hit) == (HEAVY, 4, (8, 7, 6), DAMAGE)
    assert (primary.id, primary.cv, primary.destruction) == ("primary", (2, 3, 3), 2)
    assert (primary.primary, primary.secondary) == (True, False)
    assert (secondary.id, secondary.cv, secondary.on_the_move) == ("secondary", (4, 2, X), 2)
    assert secondary.machine_gunner
    assert secondary.suppressive
    assert (secondary.primary, secondary.secondary) == (False, True)


@pytest.mark.rule("HOS-14.14")
def test_the_only_weapon_of_a_heavy_vehicle_is_primary_and_secondary() -> None:
    (gun,) = PACK.counters["g-stug"].faces[0].weapons
    assert gun.primary
    assert gun.secondary


@pytest.mark.rule("HOS-14.3")
@pytest.mark.rule("HOS-14.4")
@pytest.mark.rule("HOS-29.15")
def test_the_weakened_side_may_defend_better() -> None:
    full, weakened = PACK.counters["s-rifle"].faces
    assert (full.state, weakened.state) == ("full", "weakened")
    assert (full.defence[0], weakened.defence[0]) == (4, 5)
    assert not PACK.counters["s-rifle"].two_states


@pytest.mark.rule("HOS-14.5")
@pytest.mark.rule("HOS-14.9")
@pytest.mark.rule("HOS-29.2")
def test_two_sides_may_be_two_states() -> None:
    packed, deployed = PACK.counters["g-mg42"].faces
    assert not packed.active
    assert deployed.active
    assert deployed.move == X
    assert PACK.counters["g-mg42"].two_states
    driving, firing = PACK.counters["s-gaz4m"].faces
    assert PACK.counters["s-gaz4m"].kind == LIGHT
    assert firing.active
    assert not driving.active


@pytest.mark.rule("HOS-14.6")
@pytest.mark.rule("HOS-14.7")
@pytest.mark.rule("HOS-29.8")
@pytest.mark.rule("HOS-29.9")
def test_big_guns_occupy_one_square() -> None:
    guns = [counter for counter in COUNTERS if counter.big_gun]
    assert {counter.id for counter in guns} == {
        "s-gun45", "s-zis3", "s-reggun", "g-pak38", "g-ig18",
    }  # fmt: skip
    assert all(gun.size == 1 and gun.role == HEAVY_WEAPON for gun in guns)


@pytest.mark.rule("HOS-14.15")
@pytest.mark.rule("HOS-14.8")
@pytest.mark.rule("HOS-9.7")
def test_vehicles_leave_a_wreck_of_their_size() -> None:
    for counter in COUNTERS:
        if counter.kind == INFANTRY:
            assert not counter.wreck
        elif not counter.two_states:
            assert counter.wreck.endswith(f"_{counter.size}"), counter.id
            assert PACK.terrain[counter.wreck].cls == "wreck"


@pytest.mark.rule("HOS-14.19")
def test_larger_vehicles_are_refused() -> None:
    table = {
        "kind": "heavy",
        "size": 3,
        "copies": 1,
        "value": 9,
        "source": "house",
        "faces": [{"state": "full", "move": 4, "defence": [9, 8, 7], "hit": "damage"}],
    }
    with pytest.raises(BadInput, match="not-in-range") as fault:
        read_counter("s-maus", Reader(table, "s-maus"), 0)
    assert fault.value.where == "s-maus.size"


@pytest.mark.parametrize(
    ("change", "key", "where"),
    [
        ({"kind": "cavalry"}, "not-a-choice", "s-new.kind"),
        ({"faces": []}, "counter-sides", "s-new.faces"),
        ({"colour": "red"}, "unknown-key", "s-new"),
        ({"faces": [{"state": "full", "move": "Y"}]}, "not-in-range", "s-new.faces[0].move"),
        ({"faces": [{"state": "full", "cv": [1, 2]}]}, "not-three-values", "s-new.faces[0].cv"),
        ({"faces": [{"state": "full", "armoured": True}]}, "unknown-key", "s-new.faces[0]"),
    ],
)
def test_faults_of_a_counter_are_named(change: dict[str, object], key: str, where: str) -> None:
    table: dict[str, object] = {
        "kind": "infantry",
        "copies": 1,
        "value": 9,
        "source": "house",
        "faces": [{"state": "full", "move": 4, "defence": 4, "cv": [2, 1, "X"], "hit": "flip"}],
    }
    read_counter("s-new", Reader(table, "s-new"), 0)
    with pytest.raises(BadInput) as fault:
        read_counter("s-new", Reader({**table, **change}, "s-new"), 0)
    assert (fault.value.key, fault.value.where) == (key, where)


def test_a_counter_is_of_the_side_of_its_file() -> None:
    with pytest.raises(BadInput, match="counter-of-other-side"):
        read_counter("s-boris", Reader({}, "s-boris"), 1)


@pytest.mark.rule("HOS-16.61")
def test_tables_of_snipers() -> None:
    standard = PACK.sniper_tables["standard"]
    assert [standard.result(die) for die in (-2, 1, 2, 3, 4, 5, 6, 8)] == [
        NOTHING, NOTHING, SUPPRESSED, SUPPRESSED, HIT, HIT, HIT_AND_SUPPRESSED, HIT_AND_SUPPRESSED,
    ]  # fmt: skip
    tables = {counter.id: counter.sniper_table for counter in COUNTERS}
    assert (tables["s-oreshkina"], tables["g-aschauer"]) == ("oreshkina", "aschauer")
    assert tables["s-sniper"] == "standard"
    assert PACK.sniper_tables["oreshkina"].result(3) == HIT
    assert PACK.sniper_tables["aschauer"].result(5) == HIT_AND_SUPPRESSED


# Prices.


def cv_value(weapon: Weapon) -> Fraction:
    """Combat Values, and Limited Range, which goes with them."""
    factors = (Fraction(3, 2), Fraction(1, 2), Fraction(3, 2))
    value = Fraction(-bool(weapon.limited_squares))
    for factor, cv in zip(factors, weapon.cv, strict=True):
        value += factor * cv if cv != X else 0
    return value


def weapon_value(weapon: Weapon) -> Fraction:
    value = Fraction(weapon.destruction)
    value += 4 * weapon.sniper + 8 * bool(weapon.indirect) + 7 * weapon.flamethrower
    value += 2 * (weapon.opportunity + weapon.armour_piercing + weapon.twin_linked)
    value += Fraction(3, 2) * (weapon.suppressive + weapon.machine_gunner + weapon.scary)
    if weapon.howitzer:
        value += HOWITZERS.get(weapon.howitzer, 7)
    if weapon.on_the_move != NONE:
        value += 2 - Fraction(weapon.on_the_move, 2)
    if weapon.diversion:
        value += Fraction(6 - weapon.diversion, 2)
    return value


def face_value(face: Face) -> Fraction:
    value = Fraction(4 * (face.order + face.personal_order) + 5 * face.autonomous)
    value += 3 * (face.mechanic + face.positive_vibes + face.artillery_spotter)
    value += 2 * face.ambush + face.crew
    parts: list[tuple[int, Callable[[int], Fraction]]] = [
        (face.assault, lambda n: Fraction(3 + n, 2)),
        (face.inspiration, lambda n: Fraction(n + 1, 2)),
        (face.transport, lambda n: Fraction(n, 2)),
        (face.scout, lambda n: Fraction(n, 4)),
    ]
    return value + sum((price(n) for n, price in parts if n != NONE), Fraction())


def formula(counter: Counter) -> int:
    """The guide value of a counter, rounded half up."""
    first = counter.faces[0]
    front, side, rear = first.defence
    value = Fraction(max(first.move, 0), 2)
    if counter.kind == HEAVY:
        value += 4 * (Fraction(front + 2 * side + rear, 4) - 3) + face_value(first)
        for weapon in first.weapons:
            limited = weapon.arc != ALL_ROUND
            value += cv_value(weapon) + weapon_value(weapon) - 2 * limited
        return floor(value + Fraction(1, 2))
    value += Fraction(3, 2) * (front - 3)
    value += 2 * (counter.kind == INFANTRY and first.hit == FLIP)
    shown = next((face for face in counter.faces if face.active), first)
    value += face_value(shown)
    for weapon in shown.weapons:
        value += weapon_value(weapon) - Fraction(3, 2) * (weapon.arc != ALL_ROUND)
    # Neither a hidden side nor a crew aboard shows Combat Values: those of the other side count.
    armed = first if shown.hidden or shown.crew else shown
    value += sum((cv_value(weapon) for weapon in armed.weapons), Fraction())
    return floor(value + Fraction(1, 2))


@pytest.mark.rule("HOS-24.7")
@pytest.mark.parametrize("counter", COUNTERS, ids=by_id)
def test_the_value_of_a_counter_follows_the_formula(counter: Counter) -> None:
    assert counter.value == formula(counter)


@pytest.mark.rule("HOS-24.7")
def test_the_cost_of_a_tile_follows_the_formula() -> None:
    """Counters, 4 for a star of the tile, 2 or 1 for a slot that unlocks, 2 for a command tile."""
    for tile in PACK.tiles.values():
        price = sum(PACK.counters[id].value * copies for id, copies in tile.units)
        price += 4 * tile.stars + 2 * (tile.kind == COMMAND)
        price += sum((2 if s.unlocks == ORDER_STAR else 1) for s in tile.slots if s.unlocks)
        assert tile.cost == price, tile.id


@pytest.mark.rule("HOS-24.7")
def test_support_costs_what_its_counters_are_worth() -> None:
    for option in PACK.options.values():
        if option.kind == SUPPORT:
            worth = sum(PACK.counters[id].value * copies for id, copies in option.units)
            assert option.cost == worth, option.id


@pytest.mark.rule("HOS-24.25")
def test_break_point_without_data() -> None:
    assert [default_break_point(counters) for counters in (4, 5, 1)] == [3, 3, 1]


@pytest.mark.rule("HOS-21.1")
def test_both_decks_have_45_cards() -> None:
    assert [sum(card.copies for card in PACK.cards if card.side == side) for side in (0, 1)] == [
        45,
        45,
    ]


@pytest.mark.rule("HOS-25.10")
@pytest.mark.rule("HOS-25.12")
@pytest.mark.rule("HOS-25.28")
@pytest.mark.rule("HOS-25.22")
def test_markers_that_the_rulebook_names() -> None:
    markers = {id: option.markers for id, option in PACK.options.items()}
    assert [markers[id] for id in ("ammo", "grenades", "veteran", "artillery")] == [3, 3, 3, 3]
    assert PACK.options["artillery"].params["scatter"] == 3
    assert PACK.options["grenades"].params["range_interspaces"] == 2
    assert PACK.profiles["grenade"].cv[0] == 2
