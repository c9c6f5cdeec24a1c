"""What the studio knows of Heroes of Stalingrad."""

from sandtable.games.heroes.studio.drafts import HeroesGuide
from sandtable.studio.campaigns import Chain

GUIDE = HeroesGuide()
PLANS = [Chain()]
