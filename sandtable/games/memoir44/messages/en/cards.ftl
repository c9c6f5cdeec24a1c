### What each command card lets its player do. Cards for the three sections share a text.

card-text-assault = Order all units: { $section }.
card-text-attack = Order 3 units: { $section }.
card-text-probe = Order 2 units: { $section }.
card-text-recon = Order 1 unit: { $section }. Draw 2 cards, keep one.
card-text-recon-in-force = Order 1 unit in each section.
card-text-general-advance = Order up to 2 units in each section.
card-text-pincer-move = Order 2 units on the left flank and 2 on the right.
card-text-air-power = Up to 4 adjacent enemy units: 2 dice each, 1 for the Axis. Stars hit too; no flag is ignored.
card-text-ambush = On the enemy’s turn: your unit strikes first in a close assault.
card-text-armor-assault = Order 4 armor units; 1 extra die in close assault.
card-text-artillery-bombard = Order all artillery: move up to 3 hexes, or attack twice.
card-text-barrage = 4 dice against any enemy unit; no flag is ignored.
card-text-behind-enemy-lines = Order 1 infantry unit: move 3, attack with 1 extra die, move 3 again.
card-text-close-assault = Order all infantry and armor adjacent to an enemy: no movement, 1 extra die.
card-text-counter-attack = Repeat the enemy’s last order.
card-text-dig-in = Order 4 infantry units: they get sandbags, and do nothing else.
card-text-direct-from-hq = Order 4 units anywhere.
card-text-firefight = Order 4 units not adjacent to an enemy: no movement, 1 extra die.
card-text-infantry-assault = Order all infantry in one section: move 2 and attack, or move 3.
card-text-medics-and-mechanics = Roll a die for each card in hand: figures return to one unit, which may then act.
card-text-move-out = Order 4 infantry units anywhere.
card-text-their-finest-hour = Roll a die for each card in hand: each symbol orders such a unit, a star any unit. 1 extra die.
