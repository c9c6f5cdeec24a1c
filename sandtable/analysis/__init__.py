"""Winning chances, mistakes and luck of a recorded game: docs/analysis.md.

>>> from sandtable.analysis import analyse
>>> import sandtable
>>> recorder = sandtable.Recorder(sandtable.game("normandy"), "la-raye", sandtable.Seeded(7))
>>> _ = recorder.apply("us", recorder.state.legal("us")[0])
>>> _ = recorder.apply("germany", ("resign",))
>>> *_, found = analyse(recorder.record, recorder.state.game, depth=1)
>>> found.sums.result
1.0
"""

from sandtable.analysis.analyst import Analyst, analyse
from sandtable.analysis.document import FORMAT, Analysis

__all__ = ["FORMAT", "Analysis", "Analyst", "analyse"]
