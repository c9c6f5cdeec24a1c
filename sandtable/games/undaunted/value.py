"""Who is ahead, as far as both Undaunted games agree: cards, counters, the initiative."""

from sandtable.games.undaunted.state import UndauntedState


def horizon(start: tuple[int, ...], now: tuple[int, ...]) -> bool:
    """A round later, at the beginning of the next one: both sides have had their turns."""
    return now[0] > start[0]


def scenario_id(state: UndauntedState) -> str:
    return state.scenario.id if state.scenario.official else ""


def tempo(state: UndauntedState) -> float:
    return 1.0 if state.initiative == 0 else -1.0


def card_features(state: UndauntedState, side: int) -> list[float]:
    """The deck: its size, officers, Fog, soldiers still in the supply."""
    platoon = state.platoons[side]
    size = officers = reserve = 0
    for card in state.scenario.roster.cards[side]:
        count = platoon.cycle[card.index]
        size += count
        if card.command:
            officers += count
        elif card.unit >= 0:
            reserve += platoon.supply[card.index]
    fog = platoon.cycle[state.scenario.roster.fog[side]]
    return [0.1 * size, officers, 0.1 * reserve, fog / max(1, size)]


def soldier_features(state: UndauntedState, side: int, titles: list[str]) -> list[float]:
    """The cards of each kind of soldier in the deck; all counters, and the suppressed ones."""
    cycle = state.platoons[side].cycle
    cards = [0.0] * len(titles)
    counters = suppressed = idle = 0.0
    for unit in state.scenario.roster.units:
        if unit.side != side or unit.card < 0:
            continue
        cards[titles.index(unit.title)] += cycle[unit.card]
        if state.at[unit.index] >= 0:
            counters += 1.0
            suppressed += state.suppressed >> unit.index & 1
            idle += not cycle[unit.card]
    return [*cards, counters, suppressed, idle]
