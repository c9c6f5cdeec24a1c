"""Recruitment options for the tables of tests."""

from sandtable.games.heroes.battle import ArmyOption
from sandtable.games.heroes.status import NO_TOKEN
from tests.games.heroes.table import Table, heroes


def equip(t: Table, side: int, id: str) -> int:
    """Give an option of the pack to a side's only tile; its slot is called like the option."""
    s = t.s
    printed = heroes().pack.options[id]
    option = ArmyOption(len(s.battle.options), s.battle.tiles[side], id, printed.kind)
    option.option = id
    option.effect = printed.effect
    option.params = printed.params
    option.profile = printed.profile
    option.ability = printed.ability
    option.markers = printed.markers
    s.battle.options.append(option)
    s.battle.option_named[option.id] = option.index
    s.markers.append(option.markers)
    s.option_token.append(NO_TOKEN)
    s.option_resolved.append(False)
    s.forget()
    return option.index
