### What the actions printed on the cards do, in a sentence each.

verb-text-guide = One of your counters goes into a tile that holds your marker.
verb-text-control = You control the tile of the counter, and score its objective. No enemy may stand there.
verb-text-target = Lay your target marker on a tile 3 or more away from the mortar.
verb-text-attack = Roll as many dice as the number says against an enemy counter. A success costs it one of its cards.
verb-text-suppress = Roll as many dice as the number says against an enemy counter. After a success its next card only readies it.
verb-text-blast = Roll dice against every counter on the target tile, your own too. Range does not count.
