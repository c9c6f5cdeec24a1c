"""What the studio knows of Memoir '44."""

from sandtable.games.memoir44.studio import m44_reading, m44_writing
from sandtable.games.memoir44.studio.campaigns import MemoirSeries
from sandtable.games.memoir44.studio.drafts import MemoirGuide
from sandtable.games.memoir44.studio.easel import MemoirEasel
from sandtable.games.memoir44.studio.fresh import MemoirGenerator
from sandtable.games.memoir44.studio.placing import MemoirPlacing
from sandtable.games.memoir44.studio.variants import MemoirVariants
from sandtable.games.memoir44.studio.watching import MemoirWatch
from sandtable.studio.formats import Format

GUIDE = MemoirGuide()
EASEL = MemoirEasel()
PLANS = [MemoirSeries()]
#: Scenario formats of other programs, by the ending of their files.
FORMATS = {"m44": Format(m44_reading.read, m44_writing.write)}
VARIANTS = MemoirVariants()
WATCH = MemoirWatch()
FRESH = MemoirGenerator()
PLACING = MemoirPlacing()
