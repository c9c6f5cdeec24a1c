"""The conformance suite on our games, and what they own.

Their words are tested in tests/language.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import sandtable
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue, ScenarioSource
from sandtable.testing import Mechanics, Variant
from tests.conformance import heroes, knowledge

pytestmark = pytest.mark.long


@pytest.mark.rule("NOR-2.1", "NOR-4.6", "NOR-4.7", "NOR-4.8", "NOR-34.5", "NOR-36.1", "NOR-7.5")
@pytest.mark.rule("NOR-9.1", "NOR-35.3", "NOR-35.4", "NOR-35.5", "NOR-35.8", "NOR-35.9")
class TestNormandy(Mechanics):
    game: ClassVar[str] = "normandy"

    def variants(self) -> list[Variant]:
        return knowledge.normandy_variants()

    def conserves(self, game: sandtable.Game, before: Any, after: Any) -> None:
        knowledge.check_normandy(game, before, after)

    def discloses(self, state: sandtable.State, event: Event, watcher: str | None) -> bool:
        return knowledge.undaunted_discloses(state, event, watcher)


class TestNorthAfrica(Mechanics):
    game: ClassVar[str] = "north-africa"
    #: Random players take hundreds of rounds; the golden games are whole.
    options: ClassVar[Mapping[str, OptionValue]] = {"round_limit": 20}

    def conserves(self, game: sandtable.Game, before: Any, after: Any) -> None:
        knowledge.check_north_africa(game, before, after)

    def discloses(self, state: sandtable.State, event: Event, watcher: str | None) -> bool:
        return knowledge.undaunted_discloses(state, event, watcher)


class TestMemoir44(Mechanics):
    game: ClassVar[str] = "memoir44"
    options: ClassVar[Mapping[str, OptionValue]] = {"turn_limit": 12}

    def variants(self) -> list[Variant]:
        return knowledge.memoir44_variants()

    def conserves(self, game: sandtable.Game, before: Any, after: Any) -> None:
        knowledge.check_memoir44(game, before, after)

    def discloses(self, state: sandtable.State, event: Event, watcher: str | None) -> bool:
        return knowledge.memoir44_discloses(state, event, watcher)

    def length(self, state: sandtable.State) -> int:
        """The turns of the side that has taken most."""
        json: Any = state.to_json()
        return int(max(json["turns"].values()))


class TestHeroes(Mechanics):
    game: ClassVar[str] = "heroes"

    def variants(self) -> list[Variant]:
        return heroes.variants()

    def conserves(self, game: sandtable.Game, before: Any, after: Any) -> None:
        heroes.check(game, before, after)

    def discloses(self, state: sandtable.State, event: Event, watcher: str | None) -> bool:
        return heroes.discloses(state, event, watcher)

    def prompts_reveal_hands(self, state: sandtable.State) -> bool:
        return heroes.prompts_reveal_hands(state)

    def longest(self, game: sandtable.Game, scenario: ScenarioSource) -> int:
        """The scenario says when it ends (HOS-30.3)."""
        described: Any = game.describe(scenario)
        return int(described["turns"])
