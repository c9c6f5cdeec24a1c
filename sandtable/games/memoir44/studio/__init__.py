"""What the studio knows of Memoir '44."""

from sandtable.games.memoir44.studio.drafts import MemoirGuide

GUIDE = MemoirGuide()
