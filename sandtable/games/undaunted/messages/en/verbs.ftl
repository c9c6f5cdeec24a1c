### What the actions printed on the cards do, in a sentence each.

verb-text-move = The counter enters tiles that hold your marker. The number is how many it may enter.
verb-text-scout = The counter enters any tiles; the number is how many. Each new one gets your marker, and your discard gets a Fog of War card.
verb-text-stalk = The counter enters any tiles and lays no marker. The number is how many it may enter.
verb-text-bolster = As many cards as the number says go from your supply to your discard; they come into play after the next reshuffle.
verb-text-command = Draw as many cards as the number says, and play them this turn.
verb-text-conceal = A Fog of War card goes from your opponent’s supply to your opponent’s discard.
verb-text-inspire = Cards that you played this turn come back to your hand.
verb-text-recon = A Fog of War card in your hand leaves the game, and you draw a card.
verb-text-hunker = The card goes back to your supply: your deck becomes thinner.
verb-text-ready = The suppressed counter is ready again. The card does nothing else.
verb-text-bid = Put this card aside for the initiative: the higher number goes first. Both cards are spent.
verb-text-take = Take this card.
verb-text-done = Take or do no more.
verb-text-end-turn = The turn is over: the rest of your hand and all you played go to your discard.
