"""The game as a whole: turn, phases, actions, what counts on a counter (HOS-1, 2, 3, 5)."""

from typing import Any

import pytest

from tests.heroes import Table, game, open_ground

#: Night, and the flares of the Germans against it.
NIGHT = [
    {"id": "night", "kind": "sight_limit", "when": "always", "params": {"los_max": 5}},
    {
        "id": "flares",
        "kind": "flares",
        "when": "order_start",
        "side": "german",
        "uses": 2,
        "cancels": "night",
    },
]


def platoons(holder: str = "soviet", **rest: Any) -> Table:
    """Two platoons with two stars each, nobody near anybody."""
    units = {
        "s-boris": "A14", "s-ptrd": "B14", "s-militia-1": "C14", "s-militia-2": "D14",
        "g-berninger": "A1", "g-spaeher": "B1", "g-mg34": "C1", "g-landser-1": "H1",
    }  # fmt: skip
    t = Table(open_ground(14, 8), units, **rest)
    t.change(initiative=holder)
    return t


def taken(t: Table) -> int:
    """The numbered tokens that the Soviets take now."""
    t.begin("orders")
    return int(t.told("tokens-taken")[-2]["numbered"])


# What is in play.


@pytest.mark.rule("HOS-1.4", "HOS-29.3", "HOS-29.12")
def test_only_the_visible_side_of_a_counter_is_in_force() -> None:
    """A submachine-gun squad: Assault +1 and +3 on its front, Assault and +2 on its back."""
    t = Table(open_ground(9, 3), {"s-smg-1": "A1", "g-mg42": "A4 e", "g-berninger": "C9"})
    for side, value, number in (("full", 3, 1), ("weakened", 2, 0)):
        t.alter("s-smg-1", shows=side)
        assert t.parts("s-smg-1", "assault g-mg42")["odds-attack"] == -(value + number)
        t.fire("s-smg-1", "fire g-mg42", 1)
        assert t.result() == 1 + value
    # The machine gun on tow has neither the fire nor the immobility of its other side.
    assert t.shots("g-mg42") == ["fire s-smg-1"]
    assert "A7" in t.reach("g-mg42")
    t.put("g-mg42", "A4 w deployed")
    assert {shot.split()[0] for shot in t.shots("g-mg42")} == {"fire", "suppress"}
    assert t.reach("g-mg42") == {"A4"}


@pytest.mark.rule("HOS-1.5", "HOS-29.17")
def test_tiles_and_options_make_the_army_and_record_its_losses() -> None:
    volga = {"tile": "t-volga", "options": {"left": "rifle-section", "right": "ammo"}}
    forces = {
        "soviet": [{"tile": "t-workers", "options": {}}, volga],
        "german": [{"tile": "t-pzg", "options": {}}],
    }
    t = Table(open_ground(9, 5), {"g-berninger": "A9"}, forces=forces)
    described: Any = game().describe(t.json["scenario"])
    (tile,) = [tile for tile in described["tiles"] if tile["tile"] == "t-volga"]
    own = ["s-boris", "s-scouts", "s-rifle-1", "s-dp28"]
    assert tile["units"] == own
    options = [option["option"] for option in described["army_options"]]
    assert options == ["t-volga.left", "t-volga.right"]
    for column, id in enumerate([*own, "s-rifle-2"], 1):
        t.put(id, f"E{column}")
    stars = [taken(t)]
    for id in ("s-rifle-2", *own[1:]):  # The support section does not count, three others do.
        assert not t.told("tile-broken")
        t.hit(id, double=True)
    assert t.told("tile-broken") == [{"tile": "t-volga", "side": "soviet"}]
    stars.append(taken(t))
    # Boris, both tiles and the filled slot; the broken tile and its slot give none.
    assert stars == [4, 2]


@pytest.mark.rule("HOS-1.9")
def test_a_card_and_a_character_do_more_than_the_rules_of_units() -> None:
    """Riflemen have no Assault and a commissar's squad its markers, but for card and man."""
    units = {"s-rifle-1": "B2", "s-brodov": "B5", "s-rifle-2": "B9", "g-landser-1": "C3"}
    t = Table(open_ground(9, 3), units).shaken("s-rifle-1").shaken("s-rifle-2")
    assert t.declarations("s-rifle-1") == ["move"]
    t.change(in_force={"soviet": ["army_cheer"]})
    assert t.declarations("s-rifle-1") == ["move", "assault g-landser-1"]
    t.activate("s-brodov")
    t.do("inspire")
    assert (t.markers("s-rifle-1"), t.markers("s-rifle-2")) == (0, 1)  # within three squares


@pytest.mark.rule("HOS-1.11")
@pytest.mark.parametrize("die", [1, 6])
def test_no_number_on_the_die_is_a_hit_or_a_miss_by_itself(die: int) -> None:
    sure = Table(open_ground(9, 3), {"s-dp28-1": "A1", "g-landser-1": "A4"})
    sure.fire("s-dp28-1", "fire g-landser-1", die)
    assert sure.told("unit-hit") or sure.told("unit-destroyed")
    hopeless = Table(open_ground(9, 3), {"s-rifle-1": "A1", "g-landser-1": "A4"})
    hopeless.shaken("s-rifle-1", 4).fire("s-rifle-1", "fire g-landser-1", die)
    assert not hopeless.told("unit-hit")
    assert hopeless.shows("g-landser-1") == "full"


# The turn.


@pytest.mark.rule("HOS-1.6", "HOS-3.19")
def test_orders_are_given_in_secret_and_choose_who_acts_in_which_order() -> None:
    t = platoons()
    t.begin("orders")
    for text in ("assign #1 s-ptrd", "assign #2 s-boris", "skip #bluff"):
        t.do(text)
    assert t.view("soviet")["units"]["s-ptrd"]["token"] == "1"
    assert t.view("german")["units"]["s-ptrd"]["token"] == "unknown"
    for text in ("assign #1 g-mg34", "assign #2 g-spaeher", "skip #bluff"):
        t.do(text)
    while t.decision == "activation":
        t.do("wait")
    revealed = [event["unit"] for event in t.told("token-revealed")]
    assert revealed == ["s-ptrd", "g-mg34", "s-boris", "g-spaeher"]


@pytest.mark.rule("HOS-1.7", "HOS-5.5")
@pytest.mark.parametrize("first", ["move", "fire g-landser-1"])
def test_an_activated_unit_moves_or_fires(first: str) -> None:
    t = Table(open_ground(9, 3), {"s-rifle-1": "B2", "g-landser-1": "B6"})
    t.activate("s-rifle-1")
    assert {"move", "fire g-landser-1"} <= set(t.legal())
    if first == "move":
        t.do("move")
        t.do("stop")
    else:
        t.do(first, 1)
    assert t.resting


@pytest.mark.rule("HOS-5.5", "HOS-29.16", "HOS-10.1", "HOS-23.4", "HOS-23.3")
def test_who_has_no_activation_marker_moves_in_the_supply_phase_too() -> None:
    units = {"s-rifle-1": "B2", "s-rifle-2": "C2", "g-landser-1": "B6"}
    t = Table(open_ground(9, 3), units)
    t.alter("s-rifle-2", activated=True)
    t.supply_moves("soviet")
    assert t.legal("supply") == ["supply s-rifle-1"]
    assert t.refused("supply s-rifle-2") == "refusal-supply-activated HOS-23.4"
    t.do("supply s-rifle-1")
    t.do("move")
    t.do("step B3")
    assert t.where("s-rifle-1") == "B3"


@pytest.mark.rule("HOS-5.3")
def test_abilities_merge_or_replace_actions() -> None:
    """Fire inside a move, a fight at its end, another kind of fire, a repair instead of both."""
    units = {
        "s-smg-1": "B2", "s-militia-1": "D2", "s-fitters": "F5", "s-t34": "F4 w",
        "g-landser-1": "B4",
    }  # fmt: skip
    t = Table(open_ground(9, 7), units)
    t.alter("s-t34", damage=["tracks"])
    found: dict[str, set[str]] = {}
    for id in ("s-smg-1", "s-militia-1", "s-fitters"):
        t.activate(id)
        found[id] = {action.split()[0] for action in t.legal()}
    assert "assault" in found["s-smg-1"]
    assert "divert" in found["s-militia-1"]
    assert "repair" in found["s-fitters"]
    assert "repair" not in found["s-smg-1"]
    assert "fire g-landser-1" in t.march("s-smg-1").legal()


@pytest.mark.rule("HOS-3.1")
def test_the_order_phase_has_four_steps() -> None:
    """Effects at its start, taking, placing, effects at its end; then the Activation phase."""
    t = platoons()
    t.hold("soviet", "sc-high", "sc-cut")
    t.hold("german", "gc-mixed")
    t.begin("begin")
    assert t.told("phase") == [{"phase": "order"}]
    assert t.legal() == ["play sc-high", "pass"]
    assert not t.told("tokens-taken")
    assert t.refused("assign #1 s-boris") == "refusal-window-only HOS-31.1"
    t.do("play sc-high")
    assert t.told("tokens-taken")[0]["special"] == 1
    for text in ("#1 s-boris", "#2 s-ptrd", "#special s-militia-1"):
        t.do(f"assign {text}")
    t.do("skip #bluff")
    for text in ("#1 g-mg34", "#2 g-landser-1"):
        t.do(f"assign {text}")
    t.do("skip #bluff")
    assert t.legal() == ["play sc-cut g-landser-1", "pass"]
    t.do("pass")
    assert t.seat() == "german"
    assert t.told("phase") == [{"phase": "order"}]
    t.do("pass")
    assert t.told("phase") == [{"phase": "order"}, {"phase": "activation"}]


@pytest.mark.rule("HOS-3.3", "HOS-3.4", "HOS-2.9", "HOS-29.19", "HOS-31.3", "HOS-21.3")
@pytest.mark.parametrize("holder", ["soviet", "german"])
def test_at_the_end_of_the_order_phase_the_initiative_holder_plays_first(holder: str) -> None:
    t = platoons(holder)
    for number, id in enumerate(["s-boris", "s-ptrd", "g-mg34", "g-berninger"]):
        t.alter(id, token=str(number % 2 + 1))
    t.hold("soviet", "sc-mixed")
    t.hold("german", "gc-mixed")
    t.begin("order-end")
    plays = {
        "soviet": "play sc-mixed g-berninger g-mg34",
        "german": "play gc-mixed s-boris s-ptrd",
    }
    for side in (holder, "german" if holder == "soviet" else "soviet"):
        assert t.seat() == side
        t.do(plays[side])
    assert [t.token(id) for id in ("s-boris", "s-ptrd")] == ["2", "1"]
    assert [t.token(id) for id in ("g-mg34", "g-berninger")] == ["2", "1"]
    assert t.json["phase"] == "activation"


@pytest.mark.rule("HOS-3.3", "HOS-31.3")
def test_cards_at_the_end_of_the_order_phase_come_before_recruitment_options() -> None:
    t = platoons(gear={"soviet": ["field-telephones"]})
    for id, token in (("s-boris", "1"), ("s-ptrd", "2"), ("g-landser-1", "1")):
        t.alter(id, token=token)
    t.hold("soviet", "sc-cut")
    t.begin("order-end")
    assert t.legal() == ["play sc-cut g-landser-1", "pass"]
    t.do("pass")
    assert t.legal() == ["exchange s-ptrd s-boris", "pass"]
    t.do("pass")
    assert t.decision == "activation"


@pytest.mark.rule("HOS-31.2", "HOS-3.2")
def test_at_the_start_of_the_order_phase_cards_come_before_scenario_effects() -> None:
    """In the night the Soviets hold a card, the Germans flares."""
    t = platoons(effects=NIGHT)
    t.hold("soviet", "sc-runner")
    t.begin("begin")
    assert t.legal() == ["play sc-runner", "pass"]
    t.do("play sc-runner")
    assert (t.seat(), t.legal()) == ("german", ["flare", "pass"])
    t.do("flare")
    assert t.decision == "placing"


@pytest.mark.rule("HOS-10.10", "HOS-10.4")
def test_at_the_end_of_the_supply_phase_cards_come_before_other_effects() -> None:
    """Seize the Hour, then a kept initiative token, then cards are drawn."""
    t = platoons()
    t.hold("soviet", "sc-seize")
    t.change(kept_bonus={"german": [0]}, draw={"soviet": ["sc-go"]})
    t.begin("supply")
    t.do("end")
    t.do("end")
    assert (t.seat(), t.legal()) == ("soviet", ["play sc-seize", "pass"])
    t.do("play sc-seize")
    assert (t.seat(), t.legal()) == ("german", ["spend bonus=initiative", "pass"])
    assert not t.told("drew")
    t.do("pass")
    assert t.told("drew")


@pytest.mark.rule("HOS-14.1")
@pytest.mark.parametrize("id", ["s-rifle-1", "s-gaz64", "s-gorodets"])
def test_a_unit_is_a_group_a_vehicle_or_a_single_man(id: str) -> None:
    """All three act alike: by a token of their own, one action."""
    t = Table(open_ground(9, 7), {id: "B2 e", "g-landser-1": "D8"})
    t.alter(id, token="1")
    t.begin("activations")
    assert t.told("token-revealed") == [{"side": "soviet", "unit": id, "token": "1"}]
    t.do("move")
    t.do("stop")
    assert t.decision != "activation"
