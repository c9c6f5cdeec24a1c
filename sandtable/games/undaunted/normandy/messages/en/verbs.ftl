### What the actions printed on the cards do, in a sentence each.

verb-text-guide = One of your counters goes into a tile that holds your marker.
verb-text-target = Lay your target marker on a tile 3 or more away from the mortar.
verb-text-blast = Roll dice against every counter on the target tile, your own too. Range does not count.
