### What the actions printed on cards and seats do, in a sentence each.

verb-text-drive = The vehicle and all aboard go into tiles that hold your marker. Rough ground is closed.
verb-text-navigate = Mark tiles in one piece, beginning next door. Each new marker adds a Fog of War to your discard.
verb-text-survey = Mark any tiles on the map. Each new marker adds a Fog of War to your discard.
verb-text-control = You control the tile and score its objective; Italy its structure too. Not while the enemy controls it and has a soldier there.
verb-text-repair = Take one damage off your vehicle in this tile, or off the one the soldier sits in.
verb-text-attack = Roll as many dice as the number says against an enemy. A soldier loses a card; a vehicle takes damage, and one aboard loses a card.
verb-text-strafe = Like Attack, but from the air: range does not count.
verb-text-anti-tank = Roll dice against the armour of an enemy vehicle, at any range.
verb-text-demolitions = Roll as many dice as the number says against a structure or an enemy vehicle in the same tile. Cover does not count.
verb-text-suppress = Roll as many dice as the number says against an enemy. The soldier, or one aboard the vehicle, is suppressed.
verb-text-board = The soldier takes a free seat of a vehicle in the same tile, before or after the card’s action.
verb-text-leave = The soldier gets out into the vehicle’s tile, before or after the card’s action.
verb-text-change-seat = The soldier goes to a free seat of the same vehicle, before or after the card’s action.
verb-text-swap = Two of your soldiers in one vehicle exchange seats. The card does nothing else.
verb-text-mark = Lay your marker on this tile.
verb-text-pick = Choose the soldier aboard who takes the hit.
