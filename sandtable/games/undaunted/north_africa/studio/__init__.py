"""What the studio knows of North Africa."""

from sandtable.games.undaunted.north_africa.studio.drafts import NorthAfricaGuide

GUIDE = NorthAfricaGuide()
