"""Whole games told in every language: nothing is left unsaid, raw or half formatted."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.kernel.action import Action
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language import Words, languages
from tests.games.undaunted.north_africa.desert import game as north_africa
from tests.language.catalogues import raw_ids
from tests.support import normandy

GAMES = {game.id: game for game in (normandy(), north_africa())}
SCENARIOS = [(id, scenario) for id, game in GAMES.items() for scenario in game.scenarios()]
ROUNDS = 40
#: Illegal actions are tried once every this many actions.
PROBES = 7


class Telling:
    """Everything there was to say in one game, each thing once."""

    def __init__(self) -> None:
        self.events: dict[str, Any] = {}
        self.prompts: dict[str, Any] = {}
        self.actions: set[Action] = set()
        self.odds: dict[str, Odds] = {}
        self.refusals: set[Refusal] = set()
        self.outcome: Any = None

    def lines(self, words: Words) -> Iterator[str]:
        yield from (words.event(event) for event in self.events.values())
        yield from (words.prompt(prompt) for prompt in self.prompts.values())
        yield from (words.action(action) for action in self.actions)
        yield from (words.odds(odds) for odds in self.odds.values())
        yield from (words.refusal(refusal) for refusal in self.refusals)
        yield words.outcome(self.outcome)


@cache
def played(id: str, scenario: str) -> Telling:
    """A game at random, with all that every seat and a spectator are told of it."""
    told = Telling()
    chance, rng = sandtable.Seeded(11), random.Random(11)
    state = GAMES[id].start(scenario, chance, {"round_limit": ROUNDS})
    known: list[Action] = []
    for step in range(ROUNDS * 100):
        if not state.actors():
            break
        prompt = state.prompt()
        assert prompt is not None
        told.prompts[json.dumps(prompt.to_json())] = prompt.to_json()
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        told.actions.update(legal)
        known += [action for action in rng.sample(legal, min(3, len(legal))) if len(action) > 1]
        if step % PROBES == 0:
            probe(state, seat, known, rng, told)
        action = rng.choice(legal)
        for odds in state.odds(seat, action):
            told.odds[json.dumps(odds.to_json())] = odds
        for event in state.apply(seat, action, chance):
            for reader in (*state.seats, None):
                seen = event.seen_by(reader)
                if seen is not None:
                    told.events[json.dumps(seen)] = seen
    assert state.outcome is not None
    told.outcome = state.outcome.to_json()
    return told


def probe(
    state: sandtable.State, seat: str, known: list[Action], rng: random.Random, told: Telling
) -> None:
    """Ask for what was allowed before, whole and mangled, and note why it is not now."""
    for action in rng.sample(known, min(5, len(known))):
        other = rng.choice(known)
        for asked in (action, action[:-1], (*action, other[-1]), (other[0], *action[1:])):
            for asking in state.seats:
                refusal = state.why_not(asking, asked)
                if refusal is not None:
                    told.refusals.add(refusal)


@pytest.mark.parametrize(("id", "scenario"), SCENARIOS)
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told(id: str, scenario: str, language: str) -> None:
    words = Words(language, GAMES[id])
    count = 0
    for line in played(id, scenario).lines(words):
        count += 1
        assert line.strip() == line
        assert not re.search(r"[{}$]|  |none|\(\)| [.,:]", line), line
        # Ids are written small: rifleman-a, germany-sniper, fog-of-war, outcome-points.
        raw = raw_ids(language, r"\b[a-z]+-\w")
        assert not re.search(raw, re.sub(r"[A-Z]+-[\dA]+\.\d+[a-z]?", "", line)), line
    assert count > 100
