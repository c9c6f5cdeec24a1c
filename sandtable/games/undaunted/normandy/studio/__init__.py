"""What the studio knows of Normandy."""

from sandtable.games.undaunted.normandy.studio.campaigns import NormandyCampaign
from sandtable.games.undaunted.normandy.studio.drafts import NormandyGuide

GUIDE = NormandyGuide()
PLANS = [NormandyCampaign()]
