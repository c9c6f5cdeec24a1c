"""What the studio knows of Heroes of Stalingrad."""

from sandtable.games.heroes.studio.drafts import HeroesGuide
from sandtable.games.heroes.studio.easel import HeroesEasel
from sandtable.games.heroes.studio.fresh import HeroesGenerator
from sandtable.games.heroes.studio.placing import HeroesPlacing
from sandtable.games.heroes.studio.variants import HeroesVariants
from sandtable.games.heroes.studio.watching import HeroesWatch
from sandtable.studio.campaigns import Chain

GUIDE = HeroesGuide()
EASEL = HeroesEasel()
PLANS = [Chain()]
VARIANTS = HeroesVariants()
WATCH = HeroesWatch()
FRESH = HeroesGenerator()
PLACING = HeroesPlacing()
