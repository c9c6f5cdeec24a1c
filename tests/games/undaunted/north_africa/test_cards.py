"""Cards and their kinds (NAF-3)."""

from typing import Any

import pytest

from sandtable.games.undaunted.cards import Card
from tests.games.undaunted.north_africa.desert import (
    PRINTED,
    SIDES,
    SPARE,
    desert,
    game,
    random_game,
)
from tests.support import act, keys, side

TANKERS = {"driver-t", "tank-gunner-t", "crew-t"}
#: What the rulebook says of single cards; all other numbers are of the house.
KNOWN = {
    ("lrdg", "saboteur"): ["stalk", "demolitions 2"],
    ("lrdg", "sniper"): ["stalk"],
    ("lrdg", "warrant-officer"): ["inspire"],
    ("lrdg", "lieutenant"): ["bolster"],
    ("italy", "platoon-sergeant"): ["bolster"],
    ("italy", "scout-a"): ["scout 2", "recon"],
}


def cards(owner: str) -> list[Card]:
    return game().roster.cards[SIDES.index(owner)]


def printed(card: Card) -> list[str]:
    return [
        f"{action.verb} {action.size}" if action.size else action.verb for action in card.actions
    ]


@pytest.mark.rule("NAF-3.1", "NAF-3.2", "NAF-3.4", "NAF-3.11")
def test_kinds_of_cards() -> None:
    for owner in SIDES:
        kinds = {card.kind for card in cards(owner)}
        assert kinds == {"combat", "command", "fog"}
        for card in cards(owner):
            assert card.initiative >= 1
            assert (card.unit >= 0) == (card.kind == "combat")
    assert not any(card.title in PRINTED for owner in SIDES for card in cards(owner))


@pytest.mark.rule("NAF-3.2", "NAF-5.2", "NAF-3.10")
@pytest.mark.parametrize(("owner", "id"), KNOWN)
def test_what_is_known_of_the_printed_cards(owner: str, id: str) -> None:
    (card,) = [card for card in cards(owner) if card.id == id]
    for known in KNOWN[owner, id]:
        assert any(action.startswith(known) for action in printed(card))
    if id == "warrant-officer":
        assert [action.own_squad for action in card.actions] == [False, False]


@pytest.mark.rule("NAF-3.3")
def test_only_the_tank_crew_has_a_specialty() -> None:
    found = {card.id for owner in SIDES for card in cards(owner) if card.specialty}
    assert found == TANKERS


@pytest.mark.rule("NAF-3.5", "NAF-12.1")
def test_fog_is_good_for_initiative_only() -> None:
    for owner in SIDES:
        (fog,) = [card for card in cards(owner) if card.fog]
        assert (fog.id, fog.initiative, fog.actions, fog.unit) == (SPARE, 1, [], -1)


@pytest.mark.rule("NAF-3.6")
def test_who_can_get_rid_of_fog() -> None:
    found = {card.id for owner in SIDES for card in cards(owner) if card.action("recon")}
    assert found == {"scout", "staff-sergeant", "reconnaissance-aircraft", "scout-a"}


@pytest.mark.rule("NAF-3.7")
def test_names_of_men_and_models_are_no_part_of_the_rules() -> None:
    for state, _ in random_game("murzuk", seed=2, steps=30):
        for owner in SIDES:
            known = {card.id for card in cards(owner)}
            assert set(side(state, owner)["hand"]) <= known


@pytest.mark.rule("NAF-3.9")
@pytest.mark.parametrize("zone", ["hand", "discard", "deck"])
def test_command_cards_and_fog_are_no_casualties(zone: str) -> None:
    state = desert(
        lrdg={"hand": ["sniper", SPARE], "counters": {"sniper": "15A"}},
        italy={
            "counters": {"rifleman-a": "15A"},
            zone: ["platoon-sergeant", "squad-leader-a", "reconnaissance-aircraft", SPARE],
        },
    )
    before = side(state, "italy")[zone]
    assert "counter-removed" in keys(act(state, "SN attack iRA", [0, 0, 0]))
    assert side(state, "italy")[zone] == before


@pytest.mark.rule("NAF-3.10")
@pytest.mark.parametrize(
    ("owner", "card", "code"), [("lrdg", "lieutenant", "LT"), ("italy", "platoon-sergeant", "PS")]
)
def test_officers_bring_cards_from_the_supply_into_the_cycle(
    owner: str, card: str, code: str
) -> None:
    soldier = "scout" if owner == "lrdg" else "scout-a"
    army = {"hand": [card, SPARE], "supply": {soldier: 2}, "counters": {soldier: "15A"}}
    armies: dict[str, Any] = {owner: army}
    state = desert(turn=owner, **armies)
    act(state, f"{code} bolster")
    act(state, "take SC" if owner == "lrdg" else "take SA")
    assert side(state, owner)["discard"] == [soldier]
