"""Recruitment: which armies may be chosen, what their tiles give, and when they break (HOS-24)."""

import pytest

from sandtable.games.heroes import abilities
from sandtable.games.heroes.armies import recruitment
from sandtable.games.heroes.armies.army import Recruited, to_document
from sandtable.games.heroes.battle import GERMAN, SOVIET
from sandtable.games.heroes.pack import scenario
from sandtable.games.heroes.pack.catalogue import Option, Slot
from sandtable.games.heroes.pack.counters import NONE
from sandtable.games.heroes.state import HeroesState
from sandtable.games.heroes.status import ABOARD, GONE, LOST, ON_FIELD
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from tests.games.heroes import content
from tests.games.heroes.armies import VOLGA, Force, army, document, forces, state

PACK = content.pack()


def unit(s: HeroesState, id: str) -> int:
    return s.battle.unit_named[id]


def option(s: HeroesState, id: str) -> int:
    return s.battle.option_named[id]


def lose(s: HeroesState, *ids: str) -> list[Event]:
    events: list[Event] = []
    for id in ids:
        s.standing[unit(s, id)] = LOST
        recruitment.break_check(s, unit(s, id), events)
    return events


def keys(side: int, force: Force, points: int = 200) -> list[str]:
    found = recruitment.check(PACK, side, army(side, force), points)
    return [refusal.key.removeprefix("refusal-") for refusal in found]


# Fitting options.


def made(shape: str, size: int, stripe: str) -> Option:
    option = Option("made")
    option.shape = shape
    option.size = size
    option.stripes = ((stripe,), ())
    return option


@pytest.mark.rule("HOS-24.20")
@pytest.mark.rule("HOS-24.18")
@pytest.mark.rule("HOS-24.3")
def test_shape_size_and_stripes_must_fit() -> None:
    slot = Slot("left", "bar", 1, ("volga", "red-army"))
    assert recruitment.fits(made("bar", 1, "red-army"), slot, SOVIET)
    assert not recruitment.fits(made("bar", 2, "red-army"), slot, SOVIET)
    assert not recruitment.fits(made("bar", 1, "soviet-command"), slot, SOVIET)
    assert not recruitment.fits(made("tab", 1, "red-army"), slot, SOVIET)


@pytest.mark.rule("HOS-24.19")
def test_stripes_of_a_platoon_do_not_fit_a_command_slot() -> None:
    slot = Slot("order_1", "crest", 1, ("soviet-command",))
    assert not recruitment.fits(made("crest", 1, "volga"), slot, SOVIET)


@pytest.mark.rule("HOS-24.20")
def test_every_stripe_of_an_option_must_be_one_of_the_slot() -> None:
    two = made("bar", 1, "volga")
    two.stripes = (("volga", "guards"), ())
    assert not recruitment.fits(two, Slot("left", "bar", 1, ("volga", "red-army")), SOVIET)
    assert recruitment.fits(two, Slot("left", "bar", 1, ("volga", "guards")), SOVIET)


@pytest.mark.rule("HOS-24.17")
def test_an_option_of_the_other_side_never_fits() -> None:
    slot = PACK.tiles["t-volga"].slots[0]
    assert not recruitment.fits(PACK.options["mg34-team"], slot, SOVIET)
    assert recruitment.fits(PACK.options["dp-team"], slot, SOVIET)


# The army check.


@pytest.mark.rule("HOS-24.21")
def test_a_legal_army() -> None:
    force: Force = [("t-volga", {"left": "rifle-section", "right": "ammo"})]
    assert keys(SOVIET, force, 100) == []
    assert recruitment.cost(army(SOVIET, force)) == 60 + 9 + 5


@pytest.mark.rule("HOS-24.21")
@pytest.mark.rule("HOS-24.16")
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
    assert keys(SOVIET, force, points) == [key]


@pytest.mark.rule("HOS-24.21")
def test_copies_of_tiles_options_and_counters() -> None:
    platoons: Force = [("t-volga", {}), ("t-volga", {})]
    assert keys(SOVIET, platoons)[0] == "too-many-of-tile"
    twice: Force = [
        ("t-volga", {"left": "scout-section"}),
        ("t-guards", {"left": "scout-section"}),
    ]
    # One option too many; the platoon has scouts of its own, and there are two of them.
    assert keys(SOVIET, twice) == ["too-many-of-option", "too-many-of-counter"]
    guns: Force = [("t-volga", {"left": "dp-team"}), ("t-guards", {"centre": "guards-group"})]
    assert keys(SOVIET, guns) == ["too-many-of-counter"]


@pytest.mark.rule("HOS-24.12")
def test_one_command_tile() -> None:
    army_of_two = [*army(SOVIET, [("t-volga", {}), ("t-soviet-hq", {})])]
    army_of_two.append(Recruited(PACK.tiles["t-soviet-hq"], []))
    found = recruitment.check(PACK, SOVIET, army_of_two, 200)
    assert [refusal.key for refusal in found] == [
        "refusal-army-of-two-commands", "refusal-too-many-of-tile", "refusal-too-many-of-counter",
    ]  # fmt: skip


@pytest.mark.rule("HOS-24.21")
def test_a_scenario_with_a_limit_checks_its_armies_and_others_do_not() -> None:
    dear: Force = [("t-guards", {"centre": "ot34"})]
    scenario.read(document(dear), PACK)
    with pytest.raises(BadInput, match="army-too-dear") as fault:
        scenario.read(document(dear, points_limit=100), PACK)
    assert fault.value.where == "forces.soviet"


def test_an_army_is_written_as_it_was_read() -> None:
    force: Force = [("t-volga", {"left": "rifle-section"}), ("t-soviet-hq", {})]
    assert to_document(army(SOVIET, force)) == forces(force)


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
        army(SOVIET, force)


# Stars and tokens.


@pytest.mark.rule("HOS-3.7")
@pytest.mark.rule("HOS-3.5")
@pytest.mark.rule("HOS-24.6")
def test_worked_example_of_stars() -> None:
    """A field command with one star, an officer with two, one unlocked by the left slot."""
    s = state(german=[("t-feldkommando", {}), ("t-pzg", {"left": "grenadier-section"})])
    assert recruitment.stars(s, GERMAN) == 4
    assert recruitment.numbered(s, GERMAN) == 4


@pytest.mark.rule("HOS-3.8")
def test_stars_of_an_officer_count_once() -> None:
    s = state(german=[("t-pzg", {})])
    assert s.shows(unit(s, "g-berninger")).order == 2
    assert recruitment.stars(s, GERMAN) == 2


@pytest.mark.rule("HOS-3.5")
@pytest.mark.rule("HOS-19.7")
def test_stars_of_a_tile_and_of_a_filled_slot() -> None:
    assert recruitment.stars(state(), SOVIET) == 2
    assert recruitment.stars(state([("t-volga", {"left": "rifle-section"})]), SOVIET) == 3
    assert recruitment.stars(state([("t-volga", {"right": "ammo"})]), SOVIET) == 2


@pytest.mark.rule("HOS-19.9")
def test_a_personal_order_is_a_star() -> None:
    assert recruitment.stars(state([*VOLGA, ("t-gorodets", {})]), SOVIET) == 3


@pytest.mark.rule("HOS-19.9")
def test_the_personal_order_of_a_crew_is_on_its_side_aboard() -> None:
    s = state([("t-volga", {"centre": "t34"}), ("t-workers", {"left": "drozd-crew"})])
    crew = unit(s, "s-drozd")
    before = recruitment.stars(s, SOVIET)
    s.standing[crew] = ABOARD
    s.carrier[crew] = unit(s, "s-t34")
    s.face[crew] = 1
    assert recruitment.stars(s, SOVIET) == before + 1


@pytest.mark.rule("HOS-3.35")
def test_stars_are_read_off_the_visible_side() -> None:
    s = state([*VOLGA, ("t-zhuk", {})])
    assert recruitment.stars(s, SOVIET) == 3
    boris = unit(s, "s-boris")
    s.unit(boris).counter.faces[1].order = 0
    try:
        s.face[boris] = 1
        assert recruitment.stars(s, SOVIET) == 2
    finally:
        s.unit(boris).counter.faces[1].order = 1


@pytest.mark.rule("HOS-3.15")
@pytest.mark.rule("HOS-19.8")
@pytest.mark.parametrize("fate", [LOST, GONE])
def test_a_star_goes_with_its_unit(fate: int) -> None:
    s = state(german=[("t-feldkommando", {}), ("t-pzg", {"left": "grenadier-section"})])
    s.standing[unit(s, "g-berninger")] = fate
    assert recruitment.stars(s, GERMAN) == 2


@pytest.mark.rule("HOS-3.9")
def test_never_more_than_ten_numbered_tokens() -> None:
    s = state()
    s.battle.tiles[0].stars = 12
    assert recruitment.stars(s, SOVIET) == 13
    assert recruitment.numbered(s, SOVIET) == 10


@pytest.mark.rule("HOS-25.31")
@pytest.mark.rule("HOS-3.10")
@pytest.mark.rule("HOS-25.32")
@pytest.mark.rule("HOS-3.11")
@pytest.mark.rule("HOS-25.26")
def test_special_and_bluff_tokens_of_options() -> None:
    plain = state()
    assert recruitment.special_tokens(plain, SOVIET) == 0
    assert recruitment.bluff_tokens(plain, SOVIET) == 1
    s = state([*VOLGA, ("t-soviet-hq", {"order_1": "battle-plan", "order_2": "bluff"})])
    assert recruitment.special_tokens(s, SOVIET) == 1
    assert recruitment.bluff_tokens(s, SOVIET) == 2
    two = state([*VOLGA, ("t-soviet-hq", {"order_1": "bluff", "order_2": "bluff"})])
    assert recruitment.bluff_tokens(two, SOVIET) == 2


def test_dispatch_riders_enlarge_the_hand() -> None:
    s = state([*VOLGA, ("t-soviet-hq", {"order_1": "dispatch-riders"})])
    assert recruitment.hand_size(s, SOVIET) == 4
    assert recruitment.hand_size(s, GERMAN) == 3


# Who may use what.


@pytest.mark.rule("HOS-25.4")
@pytest.mark.rule("HOS-24.22")
@pytest.mark.rule("HOS-24.4")
def test_gear_serves_the_stripes_of_its_tile() -> None:
    s = state(
        [
            ("t-volga", {"left": "rifle-section", "centre": "soviet-at-group", "right": "ammo"}),
            ("t-guards", {}),
        ]
    )
    ammo = option(s, "t-volga.right")
    assert recruitment.entitled(s, unit(s, "s-boris"), ammo)
    assert recruitment.entitled(s, unit(s, "s-rifle-2"), ammo)  # volga stripes: of the section
    assert not recruitment.entitled(s, unit(s, "s-gun45"), ammo)  # army stripes
    assert not recruitment.entitled(s, unit(s, "s-zorin"), ammo)
    assert not recruitment.entitled(s, unit(s, "g-roeder"), ammo)


@pytest.mark.rule("HOS-24.14")
@pytest.mark.rule("HOS-24.15")
@pytest.mark.rule("HOS-25.23")
def test_gear_and_marker_traits_of_a_command_tile_serve_the_army() -> None:
    s = state([*VOLGA, ("t-soviet-hq", {"gear": "veteran"})])
    assert recruitment.entitled(s, unit(s, "s-rifle"), option(s, "t-soviet-hq.gear"))
    s = state([*VOLGA, ("t-soviet-hq", {"gear": "grenades"})])
    assert recruitment.entitled(s, unit(s, "s-rifle"), option(s, "t-soviet-hq.gear"))
    s = state([*VOLGA, ("t-soviet-hq", {"gear": "street-fighters"})])  # no markers
    assert not recruitment.entitled(s, unit(s, "s-rifle"), option(s, "t-soviet-hq.gear"))
    assert recruitment.entitled(s, unit(s, "s-gridnev"), option(s, "t-soviet-hq.gear"))


@pytest.mark.rule("HOS-25.6")
def test_without_markers_an_option_is_of_no_use() -> None:
    s = state([("t-volga", {"right": "ammo"})])
    ammo = option(s, "t-volga.right")
    assert recruitment.effects_of(s, SOVIET, "ammo") == [ammo]
    s.markers[ammo] = 0
    assert not recruitment.entitled(s, unit(s, "s-boris"), ammo)
    assert recruitment.effects_of(s, SOVIET, "ammo") == []


@pytest.mark.rule("HOS-24.5")
@pytest.mark.rule("HOS-24.23")
def test_an_unlocked_ability_is_that_of_the_units_in_the_slot() -> None:
    s = state([("t-guards", {"left": "dp-team"})])
    assert abilities.unlocked(s, unit(s, "s-dp28"), "scout") == 3
    assert abilities.unlocked(s, unit(s, "s-zorin"), "scout") == NONE
    s.broken[0] = True
    assert abilities.unlocked(s, unit(s, "s-dp28"), "scout") == NONE


# Broken groups.


@pytest.mark.rule("HOS-9.9")
@pytest.mark.rule("HOS-24.8")
@pytest.mark.rule("HOS-24.24")
def test_the_third_loss_breaks_a_group() -> None:
    s = state()
    assert lose(s, "s-scouts", "s-rifle") == []
    assert recruitment.stars(s, SOVIET) == 2
    (event,) = lose(s, "s-dp28")
    assert event.key == "tile-broken"
    assert event.params == {"tile": "t-volga", "side": "soviet"}
    assert s.broken[0]
    assert lose(s, "s-boris") == []


@pytest.mark.rule("HOS-24.24")
def test_support_and_those_who_left_alive_do_not_count() -> None:
    s = state([("t-volga", {"left": "maxim-team"})])
    s.standing[unit(s, "s-boris")] = GONE
    assert lose(s, "s-scouts", "s-rifle", "s-maxim") == []
    assert not s.broken[0]


@pytest.mark.rule("HOS-24.28")
@pytest.mark.rule("HOS-24.26")
@pytest.mark.rule("HOS-24.27")
@pytest.mark.rule("HOS-24.9")
def test_worked_example_of_a_broken_tile() -> None:
    s = state([("t-volga", {"left": "rifle-section", "right": "ammo"})])
    ammo = option(s, "t-volga.right")
    s.battle.tiles[0].stars = 0  # only the officer's star and the one of the slot
    s.markers[ammo] = 2
    s.token[unit(s, "s-boris")] = 1
    assert recruitment.stars(s, SOVIET) == 2
    lose(s, "s-scouts", "s-rifle-1", "s-dp28")
    assert s.markers[ammo] == 0
    assert not recruitment.entitled(s, unit(s, "s-boris"), ammo)
    assert s.token[unit(s, "s-boris")] == 1
    assert s.standing[unit(s, "s-rifle-2")] == ON_FIELD
    assert recruitment.stars(s, SOVIET) == 1


@pytest.mark.rule("HOS-24.27")
def test_orders_of_a_broken_command_last_to_the_end_of_the_turn() -> None:
    s = state([*VOLGA, ("t-soviet-hq", {"order_1": "artillery", "order_2": "dispatch-riders"})])
    lose(s, "s-gridnev")
    assert s.broken[1]
    assert recruitment.hand_size(s, SOVIET) == 4
    assert recruitment.effects_of(s, SOVIET, "artillery") == [option(s, "t-soviet-hq.order_1")]
    s.turn += 1
    assert recruitment.hand_size(s, SOVIET) == 3
    assert recruitment.effects_of(s, SOVIET, "artillery") == []


@pytest.mark.rule("HOS-24.8")
def test_stand_fast_raises_the_break_point_of_groups() -> None:
    s = state([*VOLGA, ("t-soviet-hq", {"order_1": "stand-fast"})])
    assert lose(s, "s-scouts", "s-rifle", "s-dp28") == []
    (event,) = lose(s, "s-boris")
    assert event.params["tile"] == "t-volga"
    (event,) = lose(s, "s-gridnev")  # a command tile is no group
    assert event.params["tile"] == "t-soviet-hq"


@pytest.mark.rule("HOS-24.10")
@pytest.mark.rule("HOS-24.11")
def test_a_character_tile_breaks_with_its_character() -> None:
    s = state([*VOLGA, ("t-oreshkina", {"trait": "iron-nerves"})])
    (event,) = lose(s, "s-oreshkina")
    assert event.params["tile"] == "t-oreshkina"
    assert s.markers[option(s, "t-oreshkina.trait")] == 0


@pytest.mark.rule("HOS-24.1")
@pytest.mark.rule("HOS-24.2")
@pytest.mark.rule("HOS-25.1")
def test_names_and_groups_of_units() -> None:
    s = state([("t-volga", {"left": "rifle-section"})])
    names = [s.battle.units[index].id for index in s.battle.roster[SOVIET]]
    assert names == ["s-boris", "s-scouts", "s-rifle-1", "s-dp28", "s-rifle-2"]
    assert [s.battle.units[index].own for index in s.battle.roster[SOVIET]] == [
        True, True, True, True, False,
    ]  # fmt: skip
    assert all(s.battle.units[index].tile == 0 for index in s.battle.roster[SOVIET])


@pytest.mark.rule("HOS-25.5")
@pytest.mark.rule("HOS-25.22")
def test_options_begin_with_their_markers() -> None:
    s = state([("t-volga", {"left": "rifle-section", "right": "ammo", "far_right": "hero"})])
    assert s.markers == [0, 3, 1]
