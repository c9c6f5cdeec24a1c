"""All frames by their names, to read positions."""

from __future__ import annotations

from typing import Final

from sandtable.games.heroes import (
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
from sandtable.games.heroes.frames import HeroesFrame

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
