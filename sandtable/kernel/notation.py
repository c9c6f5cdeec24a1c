"""Reading actions in the short notation of a game."""

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput

#: How many of the possible actions an error about an ambiguous text lists.
OPTIONS: Final = 5


def build_action(
    verb: str, arguments: Sequence[tuple[str, str]], vocabulary: Mapping[str, bool]
) -> Action:
    """The action of a verb and its arguments, each as it was written and as it was read.

    An argument that could not be read is empty. ``vocabulary`` maps each verb to whether it can
    have arguments.
    """
    if verb.lower() not in vocabulary:
        raise BadInput("unknown-word", word=verb)
    action: list[str] = [verb.lower()]
    for word, argument in arguments:
        if not argument:
            raise BadInput("unknown-word", word=word)
        if not vocabulary[action[0]]:
            raise BadInput("impossible-word", word=word, verb=verb)
        action.append(argument)
    return tuple(action)


def match_action(text: str, legal: Sequence[Action], written: Sequence[str]) -> Action | None:
    """The legal action that matches a text; None if none does. ``written`` has their notations.

    Case does not matter, and trailing words may be omitted if only one action fits.
    """
    words = text.lower().split()
    found = [number for number, other in enumerate(written) if other.lower().split() == words]
    if not found:
        found = [
            number
            for number, other in enumerate(written)
            if words and other.lower().split()[: len(words)] == words
        ]
    if len(found) > 1:
        found = [number for number in found if written[number].split() == text.split()] or found
    if len(found) > 1:
        options = "; ".join([written[number] for number in found[:OPTIONS]])
        if len(found) > OPTIONS:
            options += " …"
        raise BadInput("ambiguous-word", word=text.strip(), options=options)
    return legal[found[0]] if found else None
