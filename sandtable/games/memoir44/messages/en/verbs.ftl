### What each choice does, in a sentence.

verb-text-play = The card of this turn: it says how many units you order, and where.
verb-text-order = The unit may move and attack this turn.
verb-text-done = No more orders.
verb-text-move = The unit goes to this hex. Ordered units move before any attacks.
verb-text-exit = The unit leaves the board here. It comes back as a medal.
verb-text-end-moves = All movement is over; attacks come next.
verb-text-battle = Roll dice against this unit: those for the range, less the cover.
verb-text-remove-wire = The wire in the hex is gone. Infantry does not attack this turn.
verb-text-end-battles = All attacks are over; you draw a card.
verb-text-ambush = Play Ambush: your unit strikes first, before the close assault.
verb-text-decline = Keep Ambush in hand; the close assault goes on.
verb-text-retreat = A flag: one hex back towards your own edge.
verb-text-hold = Cover or badge lets the unit ignore one flag.
verb-text-take-ground = After a close assault the unit moves into the empty hex. Armor may attack again.
verb-text-stay = The unit does not move into the empty hex.
verb-text-pass = No further attack with this unit.
verb-text-target = This unit comes under the strike.
verb-text-strike = Roll the dice against all chosen units.
verb-text-heal = Roll a die for each card in hand; each match or star brings a figure back.
verb-text-dig-in = The unit gets sandbags and does nothing else this turn.
verb-text-keep = Keep this card; the other one is discarded.
verb-text-aim = The paratroopers jump over this hex and drift from there.
verb-text-hand = This general gets the card.
verb-text-copy = Counter-Attack repeats this card.
verb-text-half = The card counts for this half of the section.
