"""All frames by their names, to read positions."""

from __future__ import annotations

from typing import Final

from sandtable.games.heroes import flow, windows
from sandtable.games.heroes.assaults import assault, assault_results
from sandtable.games.heroes.cards import hands, plays
from sandtable.games.heroes.fire import (
    attack,
    barrages,
    firing,
    flames,
    hits,
    reactions,
    rolls,
    shrug,
    splitting,
    templates,
)
from sandtable.games.heroes.frames import HeroesFrame
from sandtable.games.heroes.land import smoke, structures
from sandtable.games.heroes.moving import forced, movement_action, transport, wrecks
from sandtable.games.heroes.turn import (
    activation,
    bonus_tokens,
    deployment,
    happenings,
    orders,
    setup,
    supply,
    underground,
)

MODULES: Final = (
    activation,
    assault,
    assault_results,
    attack,
    barrages,
    bonus_tokens,
    deployment,
    firing,
    flames,
    flow,
    forced,
    hands,
    happenings,
    hits,
    movement_action,
    orders,
    plays,
    reactions,
    rolls,
    setup,
    shrug,
    smoke,
    splitting,
    structures,
    supply,
    templates,
    transport,
    underground,
    windows,
    wrecks,
)

FRAMES: Final[dict[str, type[HeroesFrame]]] = {
    made.name: made
    for module in MODULES
    for made in vars(module).values()
    if isinstance(made, type) and issubclass(made, HeroesFrame) and made.name
}
