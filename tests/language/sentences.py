"""Sentences of whole games in every language, for the client to say the same.

The client has the same catalogues and its own ``Words``. It is given one message of each key with
the sentence that Python makes of it, and must come to the same (``words.test.ts``). This writes
the file:

    python -m tests.language.sentences
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel.action import Action
from sandtable.kernel.odds import Odds
from sandtable.kernel.rule import Refusal
from sandtable.language import Words, languages

FILE = Path(__file__).parents[2] / "web/src/games/words.fixture.json"
SCENARIOS = {
    "normandy": "behind-enemy-lines",
    "north-africa": "barce",
    "memoir44": "sword-beach",
    "heroes": "house-on-the-square",
}
SEED = 5
STEPS = 1500


class Telling:
    """One message of each key, as it goes over the wire."""

    def __init__(self, game: sandtable.Game) -> None:
        self.game = game
        self.description: dict[str, Any] = game.describe(SCENARIOS[game.id])
        self.words = {language: Words(language, game) for language in languages()}
        for words in self.words.values():
            words.learn(self.description)
        self.found: dict[tuple[str, str], dict[str, Any]] = {}

    def note(self, kind: str, key: str, message: Any, spoken: Any = None) -> None:
        """Keep a message with its sentences; ``spoken`` is what Python's ``Words`` takes."""
        if (kind, key) not in self.found:
            say = {language: getattr(words, kind) for language, words in self.words.items()}
            what = message if spoken is None else spoken
            texts = {language: str(speak(what)) for language, speak in say.items()}
            self.found[kind, key] = {"kind": kind, "message": message, **texts}

    def event(self, event: dict[str, Any]) -> None:
        """Events that hide what they are about are told apart from those that do not."""
        self.note("event", f"{event['key']} {sorted(event['params'])}", event)

    def refusal(self, refusal: Refusal) -> None:
        json = {"rule": refusal.rule, "key": refusal.key, "params": dict(refusal.params)}
        self.note("refusal", refusal.key, json, refusal)

    def odds(self, odds: Odds) -> None:
        # Half a per cent is rounded to even in one language and up in the other.
        if odds.success * 200 % 2 != 1:
            self.note("odds", str(len(odds.parts)), odds.to_json(), odds)

    def action(self, action: Action) -> None:
        self.note("action", " ".join(word.split(":")[0] for word in action), [*action], action)


def tell(game: sandtable.Game) -> Telling:
    """A game at random with all that is said in it."""
    telling = Telling(game)
    chance, rng = sandtable.Seeded(SEED), random.Random(SEED)
    state = game.start(SCENARIOS[game.id], chance)
    tried: list[Action] = []
    for _ in range(STEPS):
        if not state.actors():
            break
        prompt = state.prompt()
        if prompt is not None:
            telling.note("prompt", prompt.key, prompt.to_json())
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        for action in rng.sample(legal, min(6, len(legal))):
            telling.action(action)
        for action in rng.sample(tried, min(4, len(tried))):
            refusal = state.why_not(seat, action)
            if refusal is not None:
                telling.refusal(refusal)
        action = rng.choice(legal)
        tried.append(action)
        for odds in state.odds(seat, action):
            telling.odds(odds)
        for event in state.apply(seat, action, chance):
            for reader in (*state.seats, None):
                seen = event.seen_by(reader)
                if seen is not None:
                    telling.event(seen)
    for reason in game.endings():
        for winner in (*game.sides, None):
            outcome = {"winner": winner, "reason": reason, "rule": "NOR-1.1"}
            telling.note("outcome", f"{reason} {winner}", outcome)
    return telling


def told() -> dict[str, Any]:
    """What the file holds."""

    def games() -> Iterator[tuple[str, Any]]:
        for id in sandtable.games():
            telling = tell(sandtable.game(id))
            hexes = telling.description.get("hexes", [])
            named = {
                "units": telling.description["units"],
                "hexes": [{"hex": hex["hex"], "name": hex["name"]} for hex in hexes],
            }
            for part in ("sides", "kinds", "parameters"):
                named[part] = telling.description[part]
            if "field" in telling.description:
                for part in ("scenario", "field", "army_options", "objectives"):
                    named[part] = telling.description[part]
            yield id, {"description": named, "sentences": [*telling.found.values()]}

    return {"games": dict(games())}


def text() -> str:
    return json.dumps(told(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
