"""What the studio knows of North Africa."""

from sandtable.games.undaunted.north_africa.studio.drafts import NorthAfricaGuide
from sandtable.games.undaunted.north_africa.studio.easel import NorthAfricaEasel
from sandtable.games.undaunted.north_africa.studio.fresh import NorthAfricaGenerator
from sandtable.games.undaunted.north_africa.studio.placing import NorthAfricaPlacing
from sandtable.games.undaunted.studio.variants import UndauntedVariants
from sandtable.games.undaunted.studio.watching import UndauntedWatch
from sandtable.studio.campaigns import Chain

GUIDE = NorthAfricaGuide()
EASEL = NorthAfricaEasel()
PLANS = [Chain()]
VARIANTS = UndauntedVariants(("lrdg", "italy"))
WATCH = UndauntedWatch()
FRESH = NorthAfricaGenerator()
PLACING = NorthAfricaPlacing()
