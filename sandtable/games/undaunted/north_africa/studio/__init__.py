"""What the studio knows of North Africa."""

from sandtable.games.undaunted.north_africa.studio.drafts import NorthAfricaGuide
from sandtable.studio.campaigns import Chain

GUIDE = NorthAfricaGuide()
PLANS = [Chain()]
