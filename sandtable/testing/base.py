"""What a conformance suite knows about a game, and its trials."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

import pytest

import sandtable
from sandtable.kernel.event import Event
from sandtable.kernel.game import OptionValue, ScenarioSource
from sandtable.testing.trial import Trial

#: A name, a scenario (possibly a custom one), and options.
Variant: TypeAlias = "tuple[str, ScenarioSource, dict[str, OptionValue]]"


class Suite:
    """The tests of a game. A subclass names the game and adds what the interface cannot tell."""

    #: The id of the game.
    game: ClassVar[str] = ""
    #: Options for every trial, such as a limit on its length.
    options: ClassVar[Mapping[str, OptionValue]] = {}

    def variants(self) -> list[Variant]:
        """Trials in addition to the game's scenarios."""
        return []

    def conserves(self, game: sandtable.Game, before: Any, after: Any) -> None:
        """Assert that nothing is lost or created between two positions, given as JSON."""

    def discloses(self, state: sandtable.State, event: Event, watcher: str | None) -> bool:
        """Does this event reveal something to an observer that was hidden before?

        From then on, two games that looked the same to the observer may differ.
        """
        return False

    def prompts_reveal_hands(self, state: sandtable.State) -> bool:
        """Can observers tell from a prompt what the seat holds?"""
        return False

    def length(self, state: sandtable.State) -> int:
        """The number of rounds or turns played."""
        progress: Any = state.progress()
        return int(progress["round"] if "round" in progress else progress["turn"])

    def longest(self, game: sandtable.Game, scenario: ScenarioSource) -> int:
        """The maximum number of rounds or turns."""
        return int(game.options()[game.limit].default)

    # The trials.

    def trials(self) -> dict[str, Trial]:
        """All trials by name."""
        game = sandtable.game(self.game)
        found = {
            f"{self.game}-{scenario}": Trial(game, scenario, dict(self.options))
            for scenario in game.scenarios()
        }
        for name, source, options in self.variants():
            found[f"{self.game}-{name}"] = Trial(game, source, {**self.options, **options})
        return found

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "trial" in metafunc.fixturenames:
            names = list(self.trials())
            metafunc.parametrize("trial", names, indirect=True, scope="class")

    @pytest.fixture(scope="class")
    @classmethod
    def trial(cls, request: pytest.FixtureRequest) -> Trial:
        """A scenario, with games that are played once and inspected by many tests."""
        return cls().trials()[request.param]
