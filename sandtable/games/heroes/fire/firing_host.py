"""The interface of a Firing Action for the code that resolves its shots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.games.heroes.timing.hosts import Host

if TYPE_CHECKING:
    from sandtable.games.heroes.state import HeroesState


class FiringHost(Host):
    """Implemented by ``fire.firing.Firing``; ``target`` is the unit that triggered a reaction."""

    origin: str
    #: The current shot, as the words of its action.
    shot: tuple[str, ...]
    #: Added to the CV of every attack still to be rolled; the part of it that is ammo.
    fire_bonus: int
    ammo: int
    #: Marksmen ignore obscuring terrain; a weak spot is hit as if from the rear.
    sharp: bool
    weak_spot: bool
    #: A grenade is thrown back, onto this Interspace or through its opening (HOS-21.37).
    returned: tuple[str, ...]
    #: Machine Gunner: targets and their shares.
    targets: tuple[int, ...]
    shares: tuple[int, ...]


def firing_action(state: HeroesState) -> FiringHost:
    """The topmost Firing Action."""
    for i in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[i]
        if isinstance(frame, FiringHost):
            return frame
    raise AssertionError("nobody fires")
