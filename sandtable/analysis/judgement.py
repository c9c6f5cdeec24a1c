"""The words for a loss. Nobody is blamed inside the error."""

from typing import Final

from sandtable.analysis.document import Judgement

#: From which loss a decision is an inaccuracy, a mistake, a blunder; below ``BEST`` it is as good.
BEST: Final = 0.01
INACCURACY: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.10


def judge(loss: float, error: float, is_best: bool) -> Judgement:
    """``is_best``: what was played is the best candidate."""
    in_error = loss <= error
    if is_best or (in_error and loss < BEST):
        return "best"
    if in_error or loss < INACCURACY:
        return "fine"
    if loss <= MISTAKE:
        return "inaccuracy"
    return "mistake" if loss <= BLUNDER else "blunder"
