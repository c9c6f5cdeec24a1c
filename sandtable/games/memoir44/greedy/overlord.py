"""What a card becomes when handed to a post in Overlord (M44-36.32 to 36.43)."""

from sandtable.games.memoir44.cards import COUNTER_ATTACK, HALF, HALVES, Card
from sandtable.games.memoir44.command import Command
from sandtable.games.memoir44.greedy.plans import Plans
from sandtable.games.memoir44.overlord import commands_for, copies


def handed(plans: Plans, card: Card, post: int) -> list[Command]:
    """The commands of a card, each carried out where it achieves most."""
    state = plans.reading.state
    commands = commands_for(state, card, post)
    if card.text.procedure != COUNTER_ATTACK:
        return [best_area(plans, command) for command in commands]
    copied = [copy_of(commands[0], option) for option in copies(state, post)]
    return [max(copied, key=plans.worth)] if copied else []


def best_area(plans: Plans, command: Command) -> Command:
    """A card for one half of a double section goes to the better half."""
    if command.text.overlord == HALVES:
        first = 1 << (2 * command.section)
        return command.in_halves((first, first << 1))
    if command.text.overlord == HALF:
        return max([half_of(command, False), half_of(command, True)], key=plans.worth)
    return command


def half_of(command: Command, east: bool) -> Command:
    return command.in_half(1 << (2 * command.section + east))


def copy_of(command: Command, copied: Command) -> Command:
    """A Counter-Attack acts opposite the card it copies, in the same half or halves."""
    text = copied.printed
    area = copied.area if command.section >= 0 else command.area
    return Command(
        command.card, text, text, command.section, area, command.post, False, (), copied.halves
    )
