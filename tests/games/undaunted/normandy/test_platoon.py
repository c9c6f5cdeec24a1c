"""What the actions have in common (NOR-15), and the platoon as it is printed (NOR-40)."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

import sandtable
from sandtable.games.undaunted.cards import Card, Roster
from sandtable.games.undaunted.normandy.game import Normandy
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader
from sandtable.kernel.rule import Refused
from tests.games.undaunted.looks import reprinted
from tests.games.undaunted.normandy.drill import SPARE, book, drill, tile_of
from tests.support import act, keys, legal, rule_against, side

MOVEMENT = {"move", "guide", "scout", "stalk"}
SUPPORT = {"bolster", "command", "conceal", "control", "inspire", "recon", "target"}
COMBAT = {"attack", "suppress", "blast"}

ROSTER = Normandy().roster


def cards(title: str) -> list[Card]:
    """The kinds of cards of one title, of both sides."""
    return [card for side in ROSTER.cards for card in side if card.title == title]


def printed(title: str) -> set[str]:
    """The actions on every card of a title."""
    found = {" ".join(sorted(action.verb for action in card.actions)) for card in cards(title)}
    assert len(found) == 1
    return set(found.pop().split())


def size(title: str, verb: str) -> int:
    """The printed size of an action."""
    action = cards(title)[0].action(verb)
    assert action is not None
    return action.size


def carriers(verb: str) -> set[str]:
    """The titles of the cards that carry an action."""
    return {card.title for side in ROSTER.cards for card in side if card.action(verb)}


def scene(germany: Mapping[str, Any] | None = None, **us: Any) -> NormandyState:
    """One card of each combat unit in hand, their counters in 17B; a lone enemy in 5B."""
    own = {
        "counters": dict.fromkeys(
            ("riflemen-a", "scouts-a", "machine-gunners-a", "sniper", "mortar"), "17B"
        ),
        "hand": ["rifleman-a", "scout-a", "machine-gunner-a", "sniper", "mortar"],
        "target": "11B",
        **us,
    }
    return drill(us=own, germany=germany or {"counters": {"riflemen-a": "5B"}})


@pytest.mark.rule("NOR-15.1")
@pytest.mark.parametrize(("number", "drawn"), [(1, 1), (3, 3)])
def test_the_number_after_an_action_is_its_size(number: int, drawn: int) -> None:
    state = drill(us={"hand": ["platoon-sergeant", SPARE], "deck": ["rifleman-a"] * 5})
    state = reprinted(state, "platoon-sergeant", f"command {number}")
    act(state, f"PS command {drawn}")
    assert side(state, "us")["hand"].count("rifleman-a") == drawn
    assert f"PS command {number + 1}" not in legal(state)


@pytest.mark.rule("NOR-15.2")
@pytest.mark.parametrize("squad", ["a", "b", "c"])
def test_a_size_with_a_letter_is_limited_to_that_squad(squad: str) -> None:
    squads = {f"{title}-{letter}": 1 for title in ("scout", "rifleman") for letter in "abc"}
    state = drill(us={"hand": [f"squad-leader-{squad}", SPARE], "supply": squads})
    code = squad.upper()
    act(state, f"L{code} bolster")
    assert legal(state) == [f"take S{code}", f"take R{code}", "done"]


@pytest.mark.rule("NOR-15.3")
def test_the_squads_are_a_b_and_c() -> None:
    assert {card.squad for side in ROSTER.cards for card in side} == {"", "a", "b", "c"}
    assert {unit.squad for unit in ROSTER.units} == {"", "a", "b", "c"}


@pytest.mark.rule("NOR-15.4")
def test_the_cards_print_fourteen_actions_of_three_classes() -> None:
    verbs = {action.verb for side in ROSTER.cards for card in side for action in card.actions}
    assert verbs == MOVEMENT | SUPPORT | COMBAT
    assert set(Normandy().verbs) == verbs
    assert len(verbs) == 14


@pytest.mark.rule("NOR-15.4")
def test_only_combat_actions_roll_dice_and_only_movement_moves() -> None:
    state = scene(scouted=["2B"])
    hand = ["platoon-guide", "platoon-sergeant", "squad-leader-a"]
    officers = drill(us={"hand": hand, "counters": {"riflemen-a": "17B"}, "scouted": ["2B"]})
    for start in (state, officers):
        for action in start.legal("us"):
            after = start.clone()
            events = keys(after.apply("us", action, sandtable.Seeded(3)))
            assert ("rolled" in events) <= (action[0] in COMBAT)
            assert ("moved" in events) <= (action[0] in MOVEMENT)


@pytest.mark.rule("NOR-15.5")
def test_movement_bolster_command_and_inspire_may_be_smaller() -> None:
    """Zero is the least; each action has a test of its own for the numbers in between."""
    state = scene()
    assert {"RA move", "SA scout", "SN stalk"} <= set(legal(state))
    hand = ["platoon-guide", "platoon-sergeant", "squad-leader-a", SPARE]
    officers = drill(
        us={
            "hand": hand,
            "play": ["rifleman-a"],
            "supply": {"scout-a": 1},
            "counters": {"mortar": "17B"},
        }
    )
    assert {"PG guide uMO", "PS command 0"} <= set(legal(officers))
    act(officers, "PS bolster")
    assert "done" in legal(officers)
    act(officers, "done")
    act(officers, "LA inspire")
    assert "done" in legal(officers)


@pytest.mark.rule("NOR-A.20")
def test_zero_of_an_up_to_amount_is_legal() -> None:
    officers = drill(us={"hand": ["platoon-sergeant", SPARE], "supply": {"scout-a": 1}})
    bolster = officers.clone()
    assert isinstance(bolster, NormandyState)
    act(officers, "PS command 0")
    act(bolster, "PS bolster")
    act(bolster, "done")
    assert side(officers, "us")["hand"] == side(bolster, "us")["hand"] == [SPARE]
    assert side(bolster, "us")["supply"] == {"scout-a": 1}


@pytest.mark.rule("NOR-15.6")
@pytest.mark.parametrize(
    ("action", "dice"),
    [
        ("RA attack gRA", 1),
        ("SA attack gRA", 1),
        ("MA attack gRA", 2),
        ("MA suppress gRA", 4),
        ("SN attack gRA", 3),
        ("MO blast", 1),
    ],
)
def test_the_number_of_dice_is_the_printed_one(action: str, dice: int) -> None:
    state = scene(target="5B")
    too_few = state.clone()
    events = act(state, action, dice=[1] * dice)
    assert [event.params["dice"] for event in events if event.key == "rolled"] == [[1] * dice]
    with pytest.raises(BadInput, match="script-exhausted"):
        act(too_few, action, dice=[1] * (dice - 1))


@pytest.mark.rule("NOR-15.6")
def test_no_combat_action_offers_a_number_of_dice() -> None:
    combat = [text for text in legal(scene(target="5B")) if COMBAT & set(text.split())]
    assert combat == [
        "SA attack gRA",
        "RA attack gRA",
        "SN attack gRA",
        "MA attack gRA",
        "MA suppress gRA",
        "MO blast",
    ]


@pytest.mark.rule("NOR-15.7")
def test_a_combat_card_acts_by_the_counter_of_its_own_unit() -> None:
    state = drill(
        us={
            "counters": {"riflemen-a": "17B", "riflemen-b": "6A"},
            "hand": ["rifleman-a", "rifleman-b", SPARE],
            "scouted": ["2B", "3B", "6A", "17B"],
        }
    )
    act(state, "RB move 3B")
    assert side(state, "us")["counters"] == {"riflemen-a": "17B", "riflemen-b": "3B"}
    assert rule_against(state, "RA move 3B") == "NOR-16.1"


@pytest.mark.rule("NOR-15.7")
@pytest.mark.parametrize("action", ["PS command 1", "PS bolster", "LA bolster", "LA inspire"])
def test_a_command_card_acts_without_a_counter_and_places_none(action: str) -> None:
    hand = ["platoon-sergeant", "squad-leader-a", SPARE]
    bare = drill(us={"hand": hand})
    act(bare, action)
    assert side(bare, "us")["counters"] == {}


@pytest.mark.rule("NOR-15.7")
def test_a_squad_leader_acts_while_every_counter_of_the_squad_is_suppressed() -> None:
    counters = {"riflemen-a": "17B", "scouts-a": "17B"}
    state = drill(
        us={
            "hand": ["squad-leader-a", SPARE],
            "counters": counters,
            "suppressed": list(counters),
            "supply": {"rifleman-a": 1},
        }
    )
    act(state, "LA bolster")
    act(state, "take RA")
    assert side(state, "us")["suppressed"] == list(counters)


@pytest.mark.rule("NOR-15.8", "NOR-A.34")
@pytest.mark.parametrize("action", ["RA attack", "SN attack", "MA attack", "MA suppress"])
def test_attack_and_suppress_are_not_available_without_an_enemy(action: str) -> None:
    state = scene(germany={"hand": ["rifleman-a"]})
    assert not [text for text in legal(state) if text.startswith(action)]
    assert rule_against(state, f"{action} gRA") == "NOR-15.8"


@pytest.mark.rule("NOR-15.8", "NOR-A.34")
def test_suppress_on_a_suppressed_unit_is_legal_and_void() -> None:
    state = scene({"counters": {"riflemen-a": "5B"}, "suppressed": ["riflemen-a"]})
    act(state, "MA suppress gRA", dice=[0, 0, 0, 0])
    assert side(state, "germany")["suppressed"] == ["riflemen-a"]
    assert side(state, "us")["play"] == ["machine-gunner-a"]


@pytest.mark.rule("NOR-15.8", "NOR-A.34")
def test_blast_on_an_empty_tile_is_legal_and_void() -> None:
    state = scene()
    before = side(state, "germany")
    events = act(state, "MO blast", dice=[])
    assert keys(events) == ["played", "blast-empty"]
    assert side(state, "germany") == before


@pytest.mark.rule("NOR-15.8", "NOR-A.34")
def test_bolster_and_inspire_with_nothing_to_take_are_legal_and_void() -> None:
    state = drill(us={"hand": ["platoon-sergeant", "squad-leader-a", SPARE]})
    act(state, "PS bolster")
    act(state, "LA inspire")
    assert side(state, "us")["play"] == ["platoon-sergeant", "squad-leader-a"]


REFUSED = [
    ("RA move 12B", "NOR-16.2"),
    ("RA move 6A", "NOR-16.1"),
    ("SA scout 5B", "NOR-5.7"),
    ("SA recon", "NOR-25.4"),
    ("SN attack gRB", "NOR-27.2"),
    ("RA control", "NOR-23.7"),
    ("MO target 5B", "NOR-26.1"),
    ("MO target 11B", "NOR-A.28"),
    ("RA attack uSA", "NOR-27.5"),
    ("PG guide uRA", "NOR-10.1"),
    ("MO control", "NOR-10.7"),
    ("take RA", "NOR-10.6"),
]


@pytest.mark.rule("NOR-15.8")
@pytest.mark.parametrize(("action", "rule"), REFUSED)
def test_a_refused_action_cites_its_rule_and_changes_nothing(action: str, rule: str) -> None:
    state = scene()
    before = state.to_json()
    with pytest.raises(Refused) as refused:
        state.apply("us", state.game.read(action), sandtable.Scripted())
    assert refused.value.refusal.rule == rule
    assert state.to_json() == before
    assert state.game.read(action) not in state.legal("us")


@pytest.mark.rule("NOR-40.1", "NOR-23.5")
def test_rifleman_cards_alone_carry_control() -> None:
    assert carriers("control") == {"rifleman"}
    assert printed("rifleman") == {"move", "attack", "control"}


@pytest.mark.rule("NOR-40.2")
def test_scout_cards_alone_scout_recon_and_conceal() -> None:
    assert printed("scout") == {"scout", "attack", "recon", "conceal"}
    for verb in ("scout", "recon", "conceal"):
        assert carriers(verb) == {"scout"}


@pytest.mark.rule("NOR-40.3")
def test_machine_gunners_suppress_and_attack_more_strongly_than_riflemen_and_scouts() -> None:
    assert carriers("suppress") == {"machine-gunner"}
    strength = size("machine-gunner", "attack")
    assert strength > size("rifleman", "attack")
    assert strength > size("scout", "attack")


@pytest.mark.rule("NOR-40.4")
def test_the_sniper_has_the_highest_attack_and_the_highest_defence() -> None:
    attacks = {title: size(title, "attack") for title in carriers("attack")}
    assert [title for title in attacks if attacks[title] == max(attacks.values())] == ["sniper"]
    best = max(unit.defence for unit in ROSTER.units)
    assert {unit.title for unit in ROSTER.units if unit.defence == best} == {"sniper"}


@pytest.mark.rule("NOR-40.4")
def test_snipers_alone_stalk_over_unscouted_tiles() -> None:
    assert carriers("stalk") == {"sniper"}
    state = scene()
    act(state, "SN stalk 12B")
    assert tile_of(state, "sniper") == "12B"


@pytest.mark.rule("NOR-40.5")
def test_the_mortar_has_to_target_before_it_blasts() -> None:
    state = scene(target=None, hand=["mortar", "mortar"])
    assert rule_against(state, "MO blast") == "NOR-27.7"
    act(state, "MO target 11B")
    assert "MO blast" in legal(state)


@pytest.mark.rule("NOR-40.5")
@pytest.mark.parametrize("at", ["4B", "17B", "2B", "6A"])
def test_the_mortar_has_no_range_penalty(at: str) -> None:
    state = scene(counters={"mortar": at}, target="5B")
    odds = state.odds("us", state.game.read("MO blast"))
    # Riflemen 4, cover of 5B 1
    assert [(roll.target, roll.need) for roll in odds] == [("germany-riflemen-a", 5)]


@pytest.mark.rule("NOR-40.6")
def test_the_platoon_sergeant_commands_and_bolsters() -> None:
    assert printed("platoon-sergeant") == {"command", "bolster"}
    assert carriers("command") == {"platoon-sergeant"}


@pytest.mark.rule("NOR-40.7")
def test_the_platoon_guide_guides_and_bolsters() -> None:
    assert printed("platoon-guide") == {"guide", "bolster"}
    assert carriers("guide") == {"platoon-guide"}


@pytest.mark.rule("NOR-40.8")
def test_a_squad_leader_bolsters_and_inspires_its_squad() -> None:
    assert printed("squad-leader") == {"bolster", "inspire"}
    assert carriers("inspire") == {"squad-leader"}
    for card in cards("squad-leader"):
        assert all(action.own_squad for action in card.actions)


@pytest.mark.rule("NOR-40.9")
def test_the_printed_values_are_those_of_the_data_files() -> None:
    data = _data("cards")
    for card in ROSTER.cards[0] + ROSTER.cards[1]:
        entry = data[card.title]
        assert (card.initiative, card.copies) == (entry["initiative"], entry["copies"])
        assert len(card.actions) == len(entry.get("actions", []))
    defences = {title: entry["defence"] for title, entry in _data("counters").items()}
    assert {unit.title: unit.defence for unit in ROSTER.units} == defences


@pytest.mark.rule("NOR-40.9")
def test_a_number_changed_in_the_data_changes_the_card_and_the_counter() -> None:
    card_data, counter_data = _data("cards"), _data("counters")
    card_data["sniper"] |= {"initiative": 10, "copies": 2, "actions": ["stalk 4", "attack 7"]}
    counter_data["sniper"] |= {"defence": 9}
    roster = Roster(("us",))
    roster.add_side(0, Reader(card_data, "cards"), Reader(counter_data, "counters"))
    sniper = roster.card(0, "sniper", "")
    assert (sniper.initiative, sniper.copies) == (10, 2)
    assert [(action.verb, action.size) for action in sniper.actions] == [
        ("stalk", 4),
        ("attack", 7),
    ]
    assert roster.unit(0, "sniper", "").defence == 9


@pytest.mark.rule("NOR-40.9")
def test_the_tables_of_a_scenario_are_those_of_its_file() -> None:
    document = book("la-raye")
    document["objectives"] = {**document["objectives"], "5B": 2}
    document["goals"] = {"us": {"points": 9}, "germany": {"points": 4}}
    document["us"] = {**document["us"], "deck": {"rifleman-a": 4}, "supply": {}}
    state = Normandy().start(document, sandtable.Seeded(1))
    assert side(state, "germany")["points"] == 2
    assert side(state, "us")["hand"] == ["rifleman-a"] * 4


def _data(name: str) -> dict[str, Any]:
    path = Normandy().folder / "data" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))
