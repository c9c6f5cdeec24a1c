### What the actions printed on the cards do, in a sentence each.

verb-text-move = The counter goes into tiles that hold your marker.
verb-text-scout = The counter goes into any tiles. Each new one gets your marker, and your discard a Fog of War.
verb-text-stalk = The counter goes into any tiles and lays no marker.
verb-text-bolster = Cards go from your supply to your discard; they come into play after the next reshuffle.
verb-text-command = Draw cards, and play them this turn.
verb-text-conceal = A Fog of War goes from your opponent’s supply to your opponent’s discard.
verb-text-inspire = Cards that you played this turn come back to your hand.
verb-text-recon = A Fog of War in your hand leaves the game, and you draw a card.
verb-text-hunker = The card goes back to your supply: your deck becomes thinner.
verb-text-ready = The suppressed counter is ready again. The card does nothing else.
verb-text-bid = Put this card aside for the initiative: the higher number goes first. Both cards are spent.
verb-text-take = Take this card.
verb-text-done = Take or do no more.
verb-text-end-turn = The turn is over: the rest of your hand and all you played go to your discard.
