"""What the studio knows of Heroes of Stalingrad."""

from sandtable.games.heroes.studio.drafts import HeroesGuide

GUIDE = HeroesGuide()
