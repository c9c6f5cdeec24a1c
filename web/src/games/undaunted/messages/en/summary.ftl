### The Undaunted games on one page.

## A round

ui-undaunted-sum-draw = Draw four
ui-undaunted-sum-draw-text = Deck empty? Shuffle the discard.
ui-undaunted-sum-bid = Bid one
ui-undaunted-sum-bid-text = Both pick a card in secret. The higher number goes first; after a tie the holder keeps the initiative.
ui-undaunted-sum-play = Play the rest
ui-undaunted-sum-play-text = Each card: one of its actions, done by its counter, or Hunker Down.
ui-undaunted-sum-end = End the turn
ui-undaunted-sum-end-text = What you played or kept goes to the discard. Then the other side plays.

## To win

ui-undaunted-sum-points = Points
ui-undaunted-sum-points-text = Control objectives worth the number in the scenario. The game ends at once.
ui-undaunted-sum-lost = Not for good
ui-undaunted-sum-lost-text = If you lose control of a tile, its points are gone again.
ui-undaunted-sum-pin = Pin
ui-undaunted-sum-pin-text = The enemy has no Riflemen left on the map, where the scenario says so.
ui-undaunted-sum-leave = Evacuate
ui-undaunted-sum-leave-text = Take the counters that the scenario names off the map.
ui-undaunted-sum-neutralise = Neutralise
ui-undaunted-sum-neutralise-text = Destroy the enemy counters that the scenario names.

## An attack

ui-undaunted-sum-defence = defence
ui-undaunted-sum-cover = cover
ui-undaunted-sum-range = range
ui-undaunted-sum-attack = Roll the dice of the action. One die that reaches the number is enough; a 0 always hits. A hit costs one card of that unit: from the hand, else the discard, else the deck. If there is none, the counter goes.
ui-undaunted-sum-attack-soldier = Roll the dice of the action. One die that reaches the number is enough; a 0 always hits. A soldier loses one of their cards; a vehicle loses a card of a soldier aboard and takes one damage.
ui-undaunted-sum-hill = hill; 1 from a hill

## Units and signs

ui-undaunted-sum-card = Actions of the card
ui-undaunted-sum-initiative = Initiative
ui-undaunted-sum-scouted = Scouted
ui-undaunted-sum-scouted-text = Your counters may enter.
ui-undaunted-sum-controlled = Controlled
ui-undaunted-sum-controlled-text = Its objective counts for you.
ui-undaunted-sum-objective = Objective
ui-undaunted-sum-objective-text = Its points are on the star.
ui-undaunted-sum-spawn = Entry point
ui-undaunted-sum-spawn-text = Counters come in here.
ui-undaunted-sum-target = Target
ui-undaunted-sum-target-text = The mortar's Blast falls here.
ui-undaunted-sum-suppressed = Suppressed
ui-undaunted-sum-suppressed-text = Its next card only turns it up again.
ui-undaunted-sum-fog = Fog of War
ui-undaunted-sum-fog-text = A card that cannot be played. Every newly scouted tile brings one.
ui-undaunted-sum-structure = Structure
ui-undaunted-sum-structure-text = Demolitions destroy it; it may bring points.

## Actions

ui-undaunted-sum-verb-move = Up to X tiles, each with your marker.
ui-undaunted-sum-verb-guide = Move any one of your counters up to X tiles.
ui-undaunted-sum-verb-scout = Up to X tiles, with a marker or without. New tiles are scouted and bring a Fog of War each.
ui-undaunted-sum-verb-stalk = Up to X tiles, with a marker or without. No marker is laid, no Fog of War comes.
ui-undaunted-sum-verb-bolster = Up to X cards from your supply to your discard.
ui-undaunted-sum-verb-command = Draw up to X cards.
ui-undaunted-sum-verb-conceal = One Fog of War from the enemy's supply to their discard.
ui-undaunted-sum-verb-control = Turn your marker to Controlled, if no enemy stands in the tile.
ui-undaunted-sum-verb-inspire = Take back up to X cards that you played this turn.
ui-undaunted-sum-verb-recon = A Fog of War leaves your hand and the game; draw a card.
ui-undaunted-sum-verb-attack = X dice against a counter. A hit costs a card.
ui-undaunted-sum-verb-suppress = X dice against a counter. A hit turns it face down.
ui-undaunted-sum-verb-target = Lay the mortar's target marker, at a distance of 3 or more.
ui-undaunted-sum-verb-blast = X dice against each counter in the target tile.
ui-undaunted-sum-verb-hunker = The card goes back to your supply.
ui-undaunted-sum-verb-demolitions = X dice against a structure or a vehicle.
ui-undaunted-sum-verb-anti-tank = X dice against a vehicle's armour.
ui-undaunted-sum-verb-repair = Take one damage marker off a vehicle in the tile.
ui-undaunted-sum-verb-survey = Scout up to X tiles anywhere.
ui-undaunted-sum-verb-strafe = X dice from the air; a hill gives a cover of 1 only.
ui-undaunted-sum-verb-board = Take a free seat of a vehicle in the tile.
ui-undaunted-sum-verb-drive = The vehicle moves up to X tiles.
ui-undaunted-sum-verb-navigate = Scout up to X connected tiles, beginning next to you.
