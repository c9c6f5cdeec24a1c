"""What Words says about Heroes of Stalingrad, sentence by sentence and over whole games."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.games.heroes.armies.skirmish_rules import SkirmishRules
from sandtable.games.heroes.description import FLAGS, NUMBERS, WEAPON_FLAGS, WEAPON_NUMBERS
from sandtable.games.heroes.game import Heroes
from sandtable.games.heroes.land.elements import SIDE_NAMES
from sandtable.kernel.action import Action
from sandtable.kernel.documents import read_toml
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language import Words, languages
from tests.language.catalogues import raw_ids

STEPS = 700
#: Illegal actions are tried once every this many actions.
PROBES = 9
VERBS = (
    *("deploy", "load", "man", "face", "scout", "end", "aim", "decline", "assign", "skip"),
    *("exchange", "pass", "autonomous", "special", "repair", "inspire", "wait", "supply"),
    *("discard", "done", "spend", "flare", "mend", "move", "assault", "push", "step", "pivot"),
    *("board", "charge", "flip", "stop", "exit", "hold", "fire", "suppress", "divert", "snipe"),
    *("split", "split-suppress", "share", "howitzer", "indirect", "flame", "flame-room"),
    *("demolish", "grenade", "close", "satchel", "breach", "smoke", "cease", "react", "play"),
    *("bonus", "use", "fight", "location", "place", "beyond", "resign"),
)


@cache
def game() -> Heroes:
    return Heroes()


def words(language: str, scenario: str | None = None) -> Words:
    found = Words(language, game())
    if scenario is not None:
        found.learn(game().describe(scenario))
    return found


@pytest.mark.parametrize(
    ("kind", "id", "en", "ru"),
    [
        ("game", "heroes", "Heroes of Stalingrad", "Герои Сталинграда"),
        ("side", "soviet", "Soviets", "СССР"),
        ("unit", "s-rifle-2", "Rifle Squad 2", "Стрелковое отделение 2"),
        ("unit", "g-pz3", "Panzer III", "Танк Т-III"),
        ("unit", "german-hidden-2", "Hidden German unit 2", "Скрытый немецкий отряд 2"),
        ("card", "sc-counter", "Countermand", "Приказ отменить"),
        ("card", "gc-counter", "Countermand", "Приказ отменить"),
        ("square", "2-0", "A3", "A3"),
        ("square", "4.5-1.5", "BC5/6", "BC5/6"),
        ("point", "6-6", "+FG6/7", "+FG6/7"),
        ("point", "7.5-2.5", "+C8", "+C8"),
        ("part", "B1-a", "corner shop B2", "магазин на углу B2"),
        ("objective", "O1", "corner flats", "угловой дом"),
        ("option", "t-guards.right", "Grenades", "Гранаты"),
        ("option", "ammo", "Ammo", "Боеприпасы"),
        ("tile", "t-guards", "Guards Storm Group", "Гвардейская штурмовая группа"),
        ("wreck", "0", "wreck 1", "обломки 1"),
        ("token", "special", "special", "особый"),
        ("facing", "ne", "north-east", "северо-восток"),
        ("bonus-token", "special_order", "special order", "особый приказ"),
    ],
)
def test_names(kind: str, id: str, en: str, ru: str) -> None:
    said = [words(language, "house-on-the-square").name(kind, id) for language in ("en", "ru")]
    assert said == [en, ru]


@pytest.mark.parametrize(
    ("key", "name", "one", "two"),
    [
        ("tile", "t-volga", "there is only 1 copy.", "there are only 2 copies."),
        ("option", "veteran", "there is only 1 copy.", "there are only 2 copies."),
        ("counter", "s-rifle", "there is only 1 counter.", "there are only 2 counters."),
    ],
)
def test_what_there_is_too_much_of_is_named(key: str, name: str, one: str, two: str) -> None:
    for copies, told in ((1, one), (2, two)):
        refusal = Refusal("HOS-24.21", f"refusal-too-many-of-{key}", {key: name, "copies": copies})
        assert words("en").refusal(refusal).endswith(f": {told} (HOS-24.21)")


@pytest.mark.parametrize(
    ("notation", "en"),
    [
        ("deploy g-mg42 BC5/6 state=deployed", "MG 42 on Tripod: set up in BC5/6, deployed"),
        ("assign #3 s-zorin", "3: Lieutenant Zorin"),
        ("step A3 ne", "To A3, facing north-east"),
        ("fire g-pohl", "Fire at Obergefreiter Pohl"),
        ("fire g-pohl weapon=primary", "Fire at Obergefreiter Pohl (main weapon)"),
        ("grenade +CD4/5 option=t-guards.right", "Grenade at +CD4/5 (Grenades)"),
        ("demolish part=B1-a", "Fire at corner shop B2"),
        ("share g-pohl points=2", "Obergefreiter Pohl: 2 points"),
        ("play sc-go s-zorin", "Play Go! Go! Go!: Lieutenant Zorin"),
        ("play sc-fix s-t70 damage=hull", "Play Spanner and Sweat: T-70, hull"),
        ("repair s-t70 damage=tracks", "Repair T-70: tracks"),
        ("use effect=decoys", "Use Decoy"),
        ("location number=5", "Take 5"),
        ("push wreck=0", "Push wreck 1"),
    ],
)
def test_actions(notation: str, en: str) -> None:
    assert words("en", "house-on-the-square").action(game().read(notation)) == en


def test_what_is_hidden_is_not_told() -> None:
    told = {"unit": "s-rifle-1", "square": "4-3"}
    taken = {"key": "bonus-taken", "params": told}
    assert words("en").event(taken) == "Rifle Squad 1 takes a bonus token in 4-3."
    taken = {"key": "bonus-taken", "params": {**told, "bonus": "order"}}
    assert words("en").event(taken) == "Rifle Squad 1 takes a bonus token in 4-3: one more order."


def test_odds() -> None:
    parts = [("odds-defence", 6), ("odds-cover", 1), ("odds-cv", -2), ("odds-bonus", 0)]
    odds = Odds("s-zorin", 1, 5, parts, 1 / 3)
    assert words("en").odds(odds) == (
        "1 die, 5 or more (6 defence + 1 cover − 2 Combat Value): 33 %"
    )
    assert words("ru").odds(odds) == (
        "1 кубик, нужно 5 или больше (защита 6 + укрытие 1 − боевое значение 2): 33 %"
    )


@pytest.mark.parametrize("language", languages())
def test_everything_on_the_table_has_a_name(language: str) -> None:
    said = words(language)
    pack = game().pack
    for counter in pack.counters.values():
        assert said.name("unit", counter.id)
        for face in counter.faces:
            assert said.name("state", face.state)
    for ability in (*FLAGS, *NUMBERS, *WEAPON_FLAGS, *WEAPON_NUMBERS, "order", "on_the_move"):
        assert said.name("ability", ability)
        assert said.has(f"ability-{ability}-text")
    for terrain in pack.terrain:
        assert said.name("terrain", terrain)
    for profile in pack.profiles:
        assert said.name("profile", profile)
    for edge in SIDE_NAMES:
        assert said.has(f"edge-{edge}")
    for tile in pack.tiles:
        assert said.name("tile", tile) != tile
    for option in pack.options.values():
        assert said.name("option", option.id)
        assert said.has(f"option-{option.id}-text") == bool(option.effect)
    for card in pack.cards:
        assert said.name("card", card.id)
        assert said.has(f"card-{card.id}-text")
        for window in card.windows:
            assert said.name("window", window)
        if card.bonus:
            assert said.text(f"bonus-{card.bonus}", number=card.bonus_number)
    for verb in VERBS:
        assert said.name("action", verb)
        assert said.has(f"act-{verb}")
    for name in game().options():
        assert said.has(f"option-{name}")
        assert said.has(f"option-{name}-help")
    rules = SkirmishRules(read_toml(game().folder / "data" / "skirmish.toml"), pack)
    for mission in rules.missions:
        assert said.name("mission", mission.id)


@pytest.mark.parametrize("language", languages())
def test_every_scenario_is_named_and_told(language: str) -> None:
    said = words(language)
    for id in game().scenarios():
        described: dict[str, Any] = game().describe(id)
        parts = ["", "-date", "-place", "-history", "-notes", "-interest", "-introduces"]
        parts += [f"-briefing-{side}" for side in game().sides]
        parts += [f"-objective-{objective['objective']}" for objective in described["objectives"]]
        parts += [f"-points-{score['id']}" for score in described["points"]]
        parts += [f"-effect-{effect['effect']}" for effect in described["effects"]]
        for part in parts:
            assert said.text(f"scenario-{id}{part}")


class Telling:
    """Everything there was to say in one game, each thing once."""

    def __init__(self) -> None:
        self.events: dict[str, Any] = {}
        self.prompts: dict[str, Any] = {}
        self.actions: set[Action] = set()
        self.odds: dict[str, Odds] = {}
        self.refusals: set[Refusal] = set()

    def lines(self, words: Words) -> Iterator[str]:
        yield from (words.event(event) for event in self.events.values())
        yield from (words.prompt(prompt) for prompt in self.prompts.values())
        yield from (words.action(action) for action in self.actions)
        yield from (words.odds(odds) for odds in self.odds.values())
        yield from (words.refusal(refusal) for refusal in self.refusals)


@cache
def played(scenario: str) -> Telling:
    """A game at random, with all that every seat and a spectator are told of it."""
    told = Telling()
    chance, rng = sandtable.Seeded(11), random.Random(11)
    state = game().start(scenario, chance)
    known: list[Action] = []
    for step in range(STEPS):
        if not state.actors():
            break
        prompt = state.prompt()
        assert prompt is not None
        told.prompts[json.dumps(prompt.to_json())] = prompt.to_json()
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        told.actions.update(rng.sample(legal, min(20, len(legal))))
        known += rng.sample(legal, min(3, len(legal)))
        if step % PROBES == 0:
            probe(state, known, rng, told)
        action = rng.choice(legal)
        for odds in state.odds(seat, action):
            told.odds[json.dumps(odds.to_json())] = odds
        for event in state.apply(seat, action, chance):
            for reader in (*state.seats, None):
                seen = event.seen_by(reader)
                if seen is not None:
                    told.events[json.dumps(seen)] = seen
    return told


def probe(state: sandtable.State, known: list[Action], rng: random.Random, told: Telling) -> None:
    """Ask for what was allowed before, whole and mangled, and note why it is not now."""
    for action in rng.sample(known, min(5, len(known))):
        other = rng.choice(known)
        for asked in (action, action[:-1], (*action, other[-1]), (other[0], *action[1:])):
            for seat in state.seats:
                refusal = state.why_not(seat, asked)
                if refusal is not None:
                    told.refusals.add(refusal)


@pytest.mark.parametrize("scenario", game().scenarios())
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told(scenario: str, language: str) -> None:
    count = 0
    for line in played(scenario).lines(words(language, scenario)):
        count += 1
        assert line.strip() == line
        assert not re.search(r"[{}$_]|  |\bnone\b|\(\)| [.,:]", line), line
        # Ids are written small: s-rifle-1, sc-rush, t-volga.right, outcome-points, 4-3.
        raw = raw_ids(language, r"\b(?:[sg]c?|t|outcome)-[a-z]|\b\d+-\d")
        assert not re.search(raw, re.sub(r"HOS-\d+\.\d+", "", line)), line
    assert count > 100
