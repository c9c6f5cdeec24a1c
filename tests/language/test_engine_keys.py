"""Whatever the engine can say has its words, with the parameters the engine gives."""

from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.games.heroes.citations import CITATIONS as HEROES_CITATIONS
from sandtable.games.memoir44.citations import CITATIONS as MEMOIR_CITATIONS
from sandtable.games.undaunted.normandy.citations import CITATIONS as NORMANDY_CITATIONS
from sandtable.games.undaunted.normandy.state import NormandyState
from sandtable.games.undaunted.north_africa.citations import CITATIONS as DESERT_CITATIONS
from sandtable.kernel.errors import BadInput
from sandtable.kernel.kinds import COMMON_PARAMETERS
from sandtable.kernel.rule import Refusal
from sandtable.language import Words, languages
from tests.language.catalogues import messages, variables
from tests.language.engine import Use, general_uses, uses_of
from tests.support import normandy

CITATIONS = {
    "normandy": NORMANDY_CITATIONS,
    "north-africa": DESERT_CITATIONS,
    "memoir44": MEMOIR_CITATIONS,
    "heroes": HEROES_CITATIONS,
}
PREFIX = {"Event": "event-", "Prompt": "", "refusal": "refusal-", "BadInput": "error-"}
#: Values of every parameter that is no number.
SAMPLES: dict[str, dict[str, list[Any]]] = {
    "normandy": {
        "side": ["us", "germany"],
        "seats": ["us", "us, germany"],
        "winner": ["germany"],
        "reason": ["outcome-pinned"],
        "card": ["rifleman-a", "fog-of-war"],
        "cards": [["scout-b"], ["scout-b", "fog-of-war", "fog-of-war"]],
        "unit": ["us-riflemen-a", "germany-sniper"],
        "target": ["germany-machine-gunners-c"],
        "tile": ["17B"],
        "from": ["2B"],
        "at": ["2B"],
        "action": ["move", "hunker"],
        "zone": ["hand", "discard", "deck"],
        "squad": ["a"],
        "dice": [[0], [5, 8]],
        "success": [True, False],
    },
    "north-africa": {
        "side": ["lrdg", "italy"],
        "seats": ["italy", "lrdg, italy"],
        "winner": ["lrdg"],
        "reason": ["outcome-evacuate"],
        "card": ["staff-sergeant", "rifleman-a", "fog-of-war"],
        "cards": [["saboteur"], ["driver-t", "fog-of-war", "fog-of-war"]],
        "unit": ["lrdg-scout", "italy-scout-a", "italy-medium-tank", "lrdg-sniper"],
        "target": ["italy-tank-gunner-t", "hangar", "lrdg-patrol-truck"],
        "vehicle": ["lrdg-gun-truck", "italy-scout-car"],
        "aboard": ["medium-tank-turret", "patrol-truck-bed"],
        "structure": ["motor-pool", "aircraft"],
        "tile": ["17A"],
        "from": ["2B"],
        "at": ["2B"],
        "action": ["drive", "anti-tank", "hunker"],
        "zone": ["hand", "discard", "deck"],
        "squad": ["t"],
        "dice": [[0], [5, 8]],
        "success": [True, False],
    },
    "memoir44": {
        "side": ["allies", "axis"],
        "seats": ["axis-commander", "allies-left, allies-flanks"],
        "winner": ["axis"],
        "reason": ["outcome-medals"],
        "card": ["attack-left", "counter-attack", "recon-center", "barrage"],
        "cards": [["probe-right"], ["ambush", "assault-left", "assault-left"]],
        "text": ["attack", "ambush", "recon", "air-power"],
        "texts": [["attack", "probe"]],
        "unit": ["allies-3", "axis-12"],
        "target": ["axis-1"],
        "hex": ["r4c5"],
        "from": ["r3c5"],
        "terrain": ["river", "impassable-hill"],
        "ground": ["forest", "wire", "beach"],
        "action": ["move", "end-battles"],
        "dice": [["star"], ["infantry", "infantry", "flag"]],
        "close": [True, False],
    },
    "heroes": {
        "side": ["soviet", "german"],
        "seats": ["german", "soviet, german"],
        "winner": ["soviet"],
        "initiative": ["german"],
        "reason": ["outcome-points"],
        "card": ["sc-rush", "gc-bundle"],
        "cards": [["sc-go"], ["gc-go", "gc-stuka", "gc-stuka"]],
        "unit": ["s-rifle-1", "g-pz3", "german-hidden-2"],
        "units": [["s-boris"], ["s-rifle-1", "g-pz3"], []],
        "target": ["g-landser-2"],
        "targets": [["g-landser-2", "g-mg34"]],
        "other": ["s-rifle-2"],
        "to": ["s-rifle-2"],
        "alias": ["german-hidden-1"],
        "by": ["unit:g-pz3", "square:5-4", ""],
        "vehicle": ["g-opel"],
        "counter": ["s-t34"],
        "square": ["5-4"],
        "squares": [["5-4", "3.5-2"]],
        "from": ["5-3"],
        "point": ["6-6", "3.5-3"],
        "edge": ["14-6-14-8"],
        "part": ["A1-a"],
        "structure": ["part:A1-a", "line:2", "wreck:0"],
        "wreck": [0, 3],
        "option": ["ammo", "artillery"],
        "options": [["artillery"], []],
        "objective": ["O1"],
        "item": ["O1"],
        "tile": ["t-volga"],
        "slot": ["left"],
        "token": ["1", "special", "bluff"],
        "facing": ["n", "sw"],
        "weapon": ["primary", "secondary", ""],
        "state": ["hidden", "deployed"],
        "profile": ["artillery", "dive_bomber"],
        "bonus": ["order", "special_order"],
        "damage": ["crew", "tracks", "hull", "main-weapon"],
        "location": ["crew", "tracks", "hull", "main-weapon"],
        "phase": ["order", "activation", "supply"],
        "moment": ["gap", "fight", "supply-end"],
        "kind": ["fire", "heavy", "wreck_light_1"],
        "mode": ["fire", "snipe"],
        "action": ["move", "split-suppress"],
        "dice": [[3], [5, 1]],
        "answer": [[4]],
        "shares": [[1, 3]],
        "bursts": [True, False],
    },
}
NUMBERS = [0, 1, 2, 5]
#: Refusals that also answer those who name nothing.
NAMELESS = {
    "unknown-action": "action",
    "name-a-card": "card",
    "already-on-board": "unit",
    "play-a-card": "action",
    "order-step": "action",
    "move-step": "action",
    "battle-step": "action",
    "deploy-step": "action",
    "scout-step": "action",
    "orders-step": "action",
    "gap-order": "action",
    "discard-step": "action",
    "flare-step": "action",
    "window-only": "action",
    "option-not-now": "option",
    "step-zone": "unit",
}


@cache
def uses(game: str) -> list[Use]:
    """Whatever can be said in a game."""
    return [*general_uses(), *uses_of(sandtable.game(game))]


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, normandy())


@pytest.fixture(params=sandtable.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def given(game: str, use: Use) -> set[str]:
    """The parameters that Words hands to the message."""
    if use.kind == "BadInput":
        return set(use.params)
    title = sandtable.game(game)
    params = set(use.params) | (set(title.hideable) if use.kind == "Event" else set())
    named = {*COMMON_PARAMETERS, *title.parameters}
    return params | {f"{name}-id" for name in params if name in named}


def sample(game: str, use: Use, turn: int) -> dict[str, Any]:
    params: dict[str, Any] = {}
    for name in sorted(use.params):
        values = SAMPLES[game].get(name, NUMBERS)
        params[name] = values[turn % len(values)]
    if turn == 0 and use.key in NAMELESS:
        params[NAMELESS[use.key]] = ""
    return params


def test_the_source_is_read() -> None:
    found = uses("normandy")
    keys = {(use.kind, use.key) for use in found}
    assert ("Event", "inspired") in keys
    assert ("Prompt", "prompt-inspire") in keys
    assert ("refusal", "hunker-fog") in keys
    assert ("BadInput", "map-overlap") in keys
    assert Use("Event", "picked", frozenset({"side"}), "") in [
        use._replace(place="") for use in found
    ]


@pytest.mark.parametrize("language", languages())
def test_every_message_is_there_and_asks_for_nothing_the_engine_does_not_give(
    language: str, game: str
) -> None:
    for use in uses(game):
        key = PREFIX[use.kind] + use.key
        assert key in messages(language, game), f"{use.place}: {key}"
        assert variables(language, game, key) <= given(game, use), f"{use.place}: {key}"


def test_a_message_is_where_those_who_need_it_look(words: Words) -> None:
    plain = Words(words.language)
    for use in general_uses():  # what is refused or happens is told in the words of a game
        known = plain.has(PREFIX[use.kind] + use.key)
        assert known or use.kind != "BadInput", f"{use.place}: {use.key}"
    for id in sandtable.games():
        of_game = Words(words.language, sandtable.game(id))
        for use in uses(id):
            assert of_game.has(PREFIX[use.kind] + use.key), f"{use.place}: {use.key}"


def test_nothing_is_translated_that_nobody_says(game: str) -> None:
    general = Words("en")
    said = {PREFIX[use.kind] + use.key for use in uses(game)}
    # What is no game's own may be said by another one.
    said |= {
        PREFIX[use.kind] + use.key
        for id in sandtable.games()
        for use in uses_of(sandtable.game(id))
        if general.has(PREFIX[use.kind] + use.key)
    }
    idle = [
        key
        for key in messages("en", game)
        if key.startswith(("event-", "prompt-", "refusal-", "error-")) and key not in said
    ]
    assert idle == []


@pytest.mark.parametrize("language", languages())
def test_every_refusal_and_ending_that_cites_a_rule_has_its_words(language: str, game: str) -> None:
    words = Words(language, sandtable.game(game))
    said = {use.key for use in uses(game) if use.kind == "refusal"}
    for key in CITATIONS[game]:
        if key.startswith("outcome-"):
            assert words.has(key), key
        else:
            assert words.has(f"refusal-{key}"), key
            assert key in said, f"no code refuses with {key}"


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str, game: str) -> None:
    words = Words(language, sandtable.game(game))
    for use in uses(game):
        for turn in range(len(NUMBERS)):
            line = say(words, use, sample(game, use, turn))
            assert "{" not in line, f"{use.place}: {line}"
            assert line.strip() == line
            assert "  " not in line, f"{use.place}: {line}"


def say(words: Words, use: Use, params: dict[str, Any]) -> str:
    if use.kind == "Event":
        return words.event({"key": use.key, "params": params})
    if use.kind == "Prompt":
        return words.prompt({"key": use.key, "params": params})
    if use.kind == "refusal":
        return words.refusal(Refusal("NOR-1.1", f"refusal-{use.key}", params))
    return words.error(BadInput(use.key, "scenario.toml: us.deck", **params))


def test_everything_on_the_table_has_a_name(words: Words) -> None:
    state = normandy().start("la-raye", sandtable.Seeded(1))
    assert isinstance(state, NormandyState)
    roster = state.scenario.roster
    arguments = {*normandy().kinds, "target"}
    for side, side_id in enumerate(roster.sides):
        assert words.name("side", side_id)
        for card in roster.cards[side]:
            assert words.name("card", card.id)
    for unit in roster.units:
        assert words.name("unit", unit.id)
        assert words.name("unit", unit.name)
    for verb in (*state.verbs, "hunker", "ready", "bid", "take", "done", "end-turn", "resign"):
        assert words.name("action", verb)
        if verb in state.verbs or verb in ("hunker", "ready"):
            assert words.text(f"verb-text-{verb}")
        assert variables(words.language, "normandy", f"act-{verb}") <= {
            *arguments,
            *(f"{argument}-id" for argument in arguments),
        }
    for zone in ("deck", "hand", "play", "discard", "supply", "box"):
        assert words.name("zone", zone)
    for option in normandy().options():
        assert words.has(f"option-{option}")
        assert words.has(f"option-{option}-help")
    for grade in ("undecided", "marginal", "clear", "decisive"):
        assert words.name("grade", grade)


def test_every_scenario_is_named_and_told(words: Words) -> None:
    for id in normandy().scenarios():
        described: dict[str, Any] = normandy().describe(id)
        assert words.name("operation", described["operation"])
        for part in ("", "-date", "-history", "-notes"):
            assert words.has(f"scenario-{id}{part}")
        for tile in described["tiles"]:
            assert words.name("terrain", tile["terrain"])


def test_every_game_has_a_title(words: Words) -> None:
    for id in sandtable.games():
        assert Words(words.language, sandtable.game(id)).name("game", id)
