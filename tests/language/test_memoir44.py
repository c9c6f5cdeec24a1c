"""What Words says about Memoir '44, sentence by sentence and over whole games."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.games.memoir44.ground import ARMS
from sandtable.games.memoir44.posts import OVERLORD, POSTS, TEAM
from sandtable.kernel.action import Action
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language import Words, languages
from tests.language.catalogues import raw_ids
from tests.memoir import game

STEPS = 250
#: Illegal actions are tried once every this many actions.
PROBES = 7
VERBS = (
    *("play", "order", "done", "move", "exit", "end-moves", "battle", "remove-wire"),
    *("end-battles", "ambush", "decline", "retreat", "hold", "take-ground", "stay", "pass"),
    *("target", "strike", "heal", "dig-in", "keep", "aim", "hand", "copy", "half", "resign"),
)


def words(language: str, scenario: str | None = None) -> Words:
    found = Words(language, game())
    if scenario is not None:
        found.learn(game().describe(scenario))
    return found


@pytest.mark.parametrize(
    ("kind", "id", "en", "ru", "uk"),
    [
        ("game", "memoir44", "Memoir '44", "Воспоминания о 1944", "Спогади про 1944"),
        ("side", "axis", "Axis", "Ось", "Вісь"),
        ("card", "attack-left", "Attack Left", "Атака: левый фланг", "Атака: лівий фланг"),
        ("card", "attack", "Attack", "Атака", "Атака"),
        ("card", "dig-in", "Dig-In", "Окопаться", "Окопатися"),
        ("unit", "allies-3", "Allied infantry 3", "Пехота союзников 3", "Піхота союзників 3"),
        (
            "unit",
            "axis-2",
            "Axis elite armor 2",
            "Элитная бронетехника Оси 2",
            "Елітна бронетехніка Осі 2",
        ),
        ("hex", "r4c5", "F5", "F5", "F5"),
        ("terrain", "hedgerow", "hedgerow", "живая изгородь", "живопліт"),
        ("face", "flag", "flag", "флаг", "прапор"),
    ],
)
def test_names(kind: str, id: str, en: str, ru: str, uk: str) -> None:
    said = [words(language, "operation-cobra").name(kind, id) for language in ("en", "ru", "uk")]
    assert said == [en, ru, uk]


def test_a_unit_nothing_is_known_of_is_a_unit_with_a_number() -> None:
    assert words("en").name("unit", "allies-3") == "Allied unit 3"
    assert words("uk").name("unit", "axis-12") == "Загін Осі 12"
    learning = words("en")
    assert learning.name("unit", "allies-1") == "Allied unit 1"
    learning.learn(game().describe("mont-mouchet"))
    assert learning.name("unit", "allies-1") == "Résistance 1"


def test_units_are_called_by_their_hexes_where_the_view_has_them() -> None:
    view = {"units": {"allies-3": {"hex": "r4c5"}}}
    for language, name in (("en", "Allied infantry F5"), ("uk", "Піхота союзників F5")):
        located = words(language, "operation-cobra")
        located.locate(view)
        assert located.name("unit", "allies-3") == name
        assert located.name("unit", "axis-2").endswith(" 2"), "it has left the board"


@pytest.mark.parametrize(
    ("notation", "en", "ru"),
    [
        ("play attack-left", "Play Attack Left", "Сыграть «Атака: левый фланг»"),
        (
            "play infantry-assault right",
            "Play Infantry Assault: right flank",
            "Сыграть «Атака штурмовиков», зона — правый фланг",
        ),
        (
            "play recon-left air-power",
            "Play Recon Left as Air Power",
            "Сыграть «Разведка: левый фланг» как «Авиаудар»",
        ),
        ("order allies-3", "Order Allied infantry 3", "Приказ: Пехота союзников 3"),
        (
            "move allies-3 F5",
            "Allied infantry 3: move to F5",
            "Пехота союзников 3: перейти на F5",
        ),
        (
            "battle allies-3 axis-2",
            "Allied infantry 3 attacks Axis elite armor 2",
            "Пехота союзников 3: атаковать, цель — Элитная бронетехника Оси 2",
        ),
        (
            "retreat allies-3 E2",
            "Allied infantry 3: retreat to E2",
            "Пехота союзников 3: отступить на E2",
        ),
        (
            "hold allies-3",
            "Allied infantry 3: ignore a flag and stay",
            "Пехота союзников 3: игнорировать один флаг и остаться",
        ),
        (
            "take-ground allies-3 E6",
            "Allied infantry 3: take ground in E6",
            "Пехота союзников 3: занять позицию на E6",
        ),
        ("ambush", "Ambush!", "Засада!"),
        ("decline", "No Ambush", "Без засады"),
        ("keep probe-right", "Keep Probe Right", "Оставить «Прощупывание врага: правый фланг»"),
        (
            "hand attack-left left",
            "Hand out Attack Left: left flank general",
            "Раздать «Атака: левый фланг»: генерал левого фланга",
        ),
        ("copy 2", "Copy card 2", "Повторить карту 2"),
        ("half west", "Choose the western half", "Выбрать: западная половина"),
    ],
)
def test_actions(notation: str, en: str, ru: str) -> None:
    action = game().read(notation)
    assert words("en", "operation-cobra").action(action) == en
    assert words("ru", "operation-cobra").action(action) == ru


@pytest.mark.parametrize(
    ("card", "text", "en"),
    [
        ("attack-left", "attack", "The Axis play Attack Left."),
        ("recon-left", "recon", "The Axis play Recon Left."),
        ("recon-left", "barrage", "The Axis play Recon Left as Barrage."),
        ("counter-attack", "probe", "The Axis play Counter-Attack: it copies Probe."),
        (
            "counter-attack",
            "ambush",
            "The Axis play Counter-Attack, but there is nothing to copy.",
        ),
    ],
)
def test_a_card_that_stands_for_another_says_so(card: str, text: str, en: str) -> None:
    played = {"key": "played", "params": {"side": "axis", "card": card, "text": text}}
    assert words("en").event(played) == en


def test_dice_are_told_by_their_faces() -> None:
    params = {"unit": "axis-1", "target": "allies-2", "dice": ["infantry", "star", "infantry"]}
    rolled = {"key": "rolled", "params": params}
    assert words("en").event(rolled) == "Axis unit 1 rolls infantry ×2, star against Allied unit 2."
    assert words("uk").event(rolled) == (
        "Загін Осі 1, ціль — Загін союзників 2. Випало: піхота ×2, зірка."
    )


def test_odds() -> None:
    parts = [("odds-base", 3), ("odds-card", 1), ("odds-terrain", -2), ("odds-own-hex", 0)]
    odds = Odds("axis-1", 2, 3, parts, 0.75)
    assert words("en").odds(odds) == (
        "2 dice (3 at this distance + 1 card − 2 cover), 3 of 6 faces hit: 75 %"
    )
    assert words("uk").odds(odds) == (
        "2 кістки (відстань 3 + карта 1 − прикриття 2), влучання — 3 із 6 граней: 75 %"
    )
    assert words("ru").odds(Odds("axis-1", 4, 1, [], 0.52)) == (
        "4 кубика, попадание — 1 из 6 граней: 52 %"
    )


@pytest.mark.parametrize("language", languages())
def test_everything_on_the_table_has_a_name(language: str) -> None:
    said = words(language)
    for table in (TEAM, OVERLORD):
        for names, _ in table.values():
            for name in names:
                for side in game().sides:
                    assert said.name("side", f"{side}-{name}" if name else side)
    for card in game().pack.cards:
        assert said.name("card", card.id)
        assert said.name("card", card.text.name)
        assert said.text(f"card-text-{card.text.name}", section=said.name("section", "left"))
    for terrain in game().pieces.terrain.values():
        assert said.name("terrain", terrain.name)
    for obstacle in game().pieces.obstacles:
        assert said.name("obstacle", obstacle)
    for arm in ARMS:
        assert said.name("arm", arm)
    for kind in game().pieces.kinds.values():
        assert said.name("kind", kind.name)
    for post in POSTS:
        assert said.name("post", post)
    for verb in VERBS:
        assert said.name("action", verb)
        assert said.has(f"act-{verb}")
    for option in game().options():
        assert said.has(f"option-{option}")
        assert said.has(f"option-{option}-help")
    for id in game().scenarios():
        for part in ("", "-date", "-history", "-notes"):
            assert said.has(f"scenario-{id}{part}")


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
    state = game().start(scenario, chance, {"allies_seats": 3, "axis_seats": 2})
    known: list[Action] = []
    for step in range(STEPS):
        if not state.actors():
            break
        prompt = state.prompt()
        assert prompt is not None
        told.prompts[json.dumps(prompt.to_json())] = prompt.to_json()
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        told.actions.update(legal)
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
        assert not re.search(r"[{}$]|  |none|\(\)| [.,:]", line), line
        # Ids are written small: attack-left, allies-3, outcome-medals; hexes are called so.
        raw = raw_ids(language, r"\w+-\w")
        bare = re.sub(r"M44-\d+\.\d+|r\d+c\d+|Counter-Attack|Dig-In", "", line)
        assert not re.search(raw, bare), line
    assert count > 100
