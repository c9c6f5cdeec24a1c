### Why a player cannot do what they asked for. The number of the rule follows the sentence.

## Turn, cards and orders

refusal-play-a-card = { $action-id ->
    [none] Choose a card from your hand.
   *[other] You can’t do that now ({ $action }). Play one card from your hand.
}
refusal-not-in-hand = { $card } is not in your hand.
refusal-play-section = { $card } cannot be played like this. Only Infantry Assault needs a section.
refusal-copy-section = { $card } repeats the enemy’s last card in the section where that card was played. You cannot choose the section.
refusal-no-air-strike = { $card } cannot be played as Air Power here.
refusal-ambush-own-turn = Ambush is played on the enemy’s turn. On your own you can only discard it, and only if your hand holds nothing else.
refusal-order-step = { $action-id ->
    [none] Choose a unit to order, or stop.
   *[other] You can’t do that now ({ $action }). Order a unit on the board, or stop.
}
refusal-ordered-already = { $unit } has already been ordered this turn. No unit is ordered twice.
refusal-order-section = { $unit } is not in a section where this card gives orders.
refusal-order-arm = { $unit }: this card does not order such units.
refusal-order-contact = { $unit }: Close Assault orders only units adjacent to an enemy, Firefight only units that are not.
refusal-order-too-many = { $unit }: all orders of this card that suit the unit have been given.
refusal-not-ordered = { $unit } has not been ordered this turn.
refusal-not-your-unit = { $unit } is not one of your units on the board.
refusal-not-your-section = { $unit } is in a section that someone else commands.
refusal-name-a-unit = Choose one of your units on the board.

## Movement

refusal-move-step = { $action-id ->
    [none] Choose a unit to move, or end the movement.
   *[other] You can’t do that now ({ $action }). Move an ordered unit, or end the movement.
}
refusal-moved-already = { $unit } has already moved this turn.
refusal-move-fixed = { $unit }: guns in a bunker never move.
refusal-move-card-none = { $unit }: the card that ordered the unit does not let it move.
refusal-name-a-hex = Choose one hex on the board, such as F5.
refusal-move-already-there = { $unit } is already in { $hex }.
refusal-move-occupied = There is a unit in { $hex }. No two units can share a hex.
refusal-move-impassable = No unit can enter { $hex } ({ $terrain }).
refusal-move-bunker = There is a bunker in { $hex }. Only infantry can enter it.
refusal-move-hedgehog = There is a hedgehog in { $hex }. Only infantry can enter the hex.
refusal-move-too-far = { $unit }: { $hex } is too far away. The unit can move { $limit ->
    [one] { $limit } hex.
   *[other] { $limit } hexes.
}
refusal-move-hedgerow = There is a hedgerow in { $hex }. To enter it, a unit must start its move adjacent to it.
refusal-move-out-of-hedgerow = { $hex } is too far away. A unit that leaves a hedgerow moves one hex only.
refusal-move-ocean = { $hex } is ocean. To enter it, a unit must start its move adjacent to it, and it moves no further.
refusal-move-beach = { $hex } is beach. A unit that enters beach moves at most two hexes.
refusal-move-span = { $hex } cannot be reached like this: the long bridge is entered and left at its two ends only.
refusal-move-climb = { $unit }: the slope to { $hex } is too steep for now. A step up a steep hill, or between the shore and a cliff or bluff, counts as two hexes, and only infantry can climb from the shore.
refusal-move-stopped = { $ground ->
    [wire] { $unit }: there is wire on the way to { $hex }, and a unit that enters it must stop.
    [forest] { $unit }: there is forest on the way to { $hex }, and a unit that enters it must stop.
    [hedgerow] { $unit }: there is a hedgerow on the way to { $hex }, and a unit that enters it must stop.
    [ocean] { $unit }: there is ocean on the way to { $hex }, and units move one hex a turn there.
    [beach] { $unit }: there is beach on the way to { $hex }, and a unit that enters it moves two hexes at the most.
   *[town] { $unit }: there is a town on the way to { $hex }, and a unit that enters it must stop.
}
refusal-move-no-way = { $limit ->
    [one] There is no way to { $hex } in { $limit } hex: units or terrain stand in between.
   *[other] There is no way to { $hex } in { $limit } hexes: units or terrain stand in between.
}
refusal-no-exit = { $unit } cannot leave the board from here now.
refusal-second-move-answer = Move the same unit again, or let it stay.

## Battle

refusal-battle-step = { $action-id ->
    [none] Choose a unit and its target, or end the battles.
   *[other] You can’t do that now ({ $action }). Attack with an ordered unit, or end the battles.
}
refusal-battle-once = { $unit } has already battled this turn.
refusal-battle-card-none = { $unit }: the card that ordered the unit does not let it battle.
refusal-battle-entered-terrain = { $unit } has just entered this terrain and cannot battle this turn.
refusal-battle-moved-too-far = { $unit } has moved too far to battle this turn.
refusal-name-a-target = Choose one enemy unit on the board.
refusal-battle-from-ocean = { $unit }: no unit can battle from the ocean.
refusal-battle-adjacent-first = { $unit }: an enemy is adjacent, so the unit can only attack in close assault, and { $target } is further away.
refusal-battle-card-fire-only = { $unit }: an enemy is adjacent, and the card that ordered the unit allows no close assault.
refusal-battle-card-close-only = { $unit }: the card that ordered the unit allows close assault only, and no enemy is adjacent.
refusal-battle-out-of-range = { $unit } is too far away from { $target }.
refusal-battle-no-line-of-sight = { $unit } cannot see { $target }. Units or terrain are in the way.
refusal-battle-across-the-river = { $unit }: infantry cannot attack across the wide river, and { $target } is on the other bank.
refusal-battle-no-dice = { $unit } would have no die left against { $target }.
refusal-wire-not-removable = { $unit }: there is no wire that the unit could remove now. Infantry removes the wire of its own hex instead of a battle.
refusal-ambush-not-held = You have no Ambush in your hand.
refusal-ambush-answer = Choose whether to ambush the attacker.
refusal-retreat-no-cover = Nothing lets the unit ignore a flag here. It must retreat.
refusal-retreat-way = The unit cannot retreat like this. Choose one of the hexes offered, towards your own edge of the board.
refusal-retreat-pointless = The way back is blocked. A retreat would cost a figure and gain nothing, so the flag is ignored.
refusal-take-ground-answer = Take the ground that the enemy has left, or stay.
refusal-again-answer = Attack once more with the same unit, or stop.

## Cards with a step of their own

refusal-air-power-group = Choose up to four adjacent enemy units, then strike. For a Recon played as Air Power, one of them must be in its section.
refusal-barrage-target = Choose one enemy unit on the board.
refusal-medics-unit = Choose a unit of yours that has lost figures.
refusal-dig-in-unit = Choose an ordered unit that has no sandbags yet.
refusal-keep-one = Keep one of the two cards you have drawn.
refusal-air-drop-aim = Choose one hex over which the paratroopers jump.

## Overlord

refusal-hand-out-answer = Choose a card and who gets it, or stop.
refusal-hand-out-limit = { $card }: you have handed out as many cards as a turn allows. Three is the maximum, and one stays in the hand.
refusal-hand-out-post-full = { $card }: a general gets at most two cards, the commander one.
refusal-hand-out-wrong-post = { $card }: this card is not for that post.
refusal-hand-out-finest-hour = { $card }: Their Finest Hour must be the only card of the turn.
refusal-choose-copy = Choose the number of the card to copy.
refusal-choose-half = Choose the western or the eastern half of your section.
