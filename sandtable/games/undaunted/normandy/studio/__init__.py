"""What the studio knows of Normandy."""

from sandtable.games.undaunted.normandy.studio.drafts import NormandyGuide

GUIDE = NormandyGuide()
