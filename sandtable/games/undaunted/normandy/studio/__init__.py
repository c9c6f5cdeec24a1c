"""What the studio knows of Normandy."""

from sandtable.games.undaunted.normandy.studio.campaigns import NormandyCampaign
from sandtable.games.undaunted.normandy.studio.drafts import NormandyGuide
from sandtable.games.undaunted.normandy.studio.easel import NormandyEasel
from sandtable.games.undaunted.normandy.studio.fresh import NormandyGenerator
from sandtable.games.undaunted.studio.placing import UndauntedPlacing
from sandtable.games.undaunted.studio.variants import UndauntedVariants
from sandtable.games.undaunted.studio.watching import UndauntedWatch

GUIDE = NormandyGuide()
EASEL = NormandyEasel()
PLANS = [NormandyCampaign()]
VARIANTS = UndauntedVariants(("us", "germany"))
WATCH = UndauntedWatch()
FRESH = NormandyGenerator()
PLACING = UndauntedPlacing()
