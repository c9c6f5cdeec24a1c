### Why a player cannot do what they asked for. The number of the rule follows the sentence.

## Turn, cards and orders

refusal-play-a-card = { $action-id ->
    [none] Say which card from your hand you play.
   *[other] “{ $action }” is nothing you can do now. Play one card from your hand.
}
refusal-not-in-hand = { $card } is not in your hand.
refusal-play-section = { $card } cannot be played like this. Only Infantry Assault wants a section of your choice.
refusal-copy-section = { $card } repeats the enemy’s last card where that card had its orders. You cannot choose the section.
refusal-no-air-strike = { $card } cannot be played as Air Power here.
refusal-ambush-own-turn = Ambush is played in the enemy’s turn. It can only be thrown away in your own when your hand holds nothing else.
refusal-order-step = { $action-id ->
    [none] Say which unit you order, or that you order no more.
   *[other] “{ $action }” is nothing you can do now. Order a unit that is on the board, or say that you order no more.
}
refusal-ordered-already = { $unit }: already ordered this turn. No unit is ordered twice.
refusal-order-section = { $unit }: not in a section in which this card gives orders.
refusal-order-arm = { $unit }: this card does not order units of this arm.
refusal-order-contact = { $unit }: Close Assault orders only units next to an enemy, Firefight only units that are not.
refusal-order-too-many = { $unit }: the orders of this card that suit the unit are all given.
refusal-not-ordered = { $unit }: not ordered this turn.
refusal-not-your-unit = { $unit }: not a unit of yours on the board.
refusal-not-your-section = { $unit }: stands in a section that somebody else leads.
refusal-name-a-unit = Name a unit of yours on the board.

## Movement

refusal-move-step = { $action-id ->
    [none] Say which unit you move, or that the movement is over.
   *[other] “{ $action }” is nothing you can do now. Move an ordered unit, or end the movement.
}
refusal-moved-already = { $unit }: has already moved this turn.
refusal-move-fixed = { $unit }: guns in a bunker never move.
refusal-move-card-none = { $unit }: the card that ordered the unit does not let it move.
refusal-name-a-hex = Name one hex of the board, such as F5.
refusal-move-already-there = { $unit }: already stands in { $hex }.
refusal-move-occupied = There is a unit in { $hex }. No two units stand on one hex.
refusal-move-impassable = No unit can enter { $hex } ({ $terrain }).
refusal-move-bunker = There is a bunker in { $hex }. Only infantry can enter it.
refusal-move-hedgehog = There is a hedgehog in { $hex }. Only infantry can enter the hex.
refusal-move-too-far = { $unit }: { $hex } is too far away. The unit can move { $limit ->
    [one] { $limit } hex.
   *[other] { $limit } hexes.
}
refusal-move-hedgerow = There is a hedgerow in { $hex }. A unit must stand next to it at the start of its move to enter.
refusal-move-out-of-hedgerow = { $hex } is too far away. A unit that leaves a hedgerow moves one hex only.
refusal-move-ocean = { $hex } is ocean. A unit must stand next to it at the start of its move to enter, and moves no further.
refusal-move-beach = { $hex } is beach. A unit that enters beach moves two hexes at the most.
refusal-move-span = { $hex } cannot be reached like this: the long bridge is entered and left at its two ends only.
refusal-move-climb = { $unit }: the slope to { $hex } is too much now. A step up a steep hill, or between the shore and a cliff or bluff, counts two hexes, and from the shore only infantry climbs.
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
refusal-no-exit = { $unit }: cannot leave the board from here now.
refusal-second-move-answer = Move the same unit again, or let it stay.

## Battle

refusal-battle-step = { $action-id ->
    [none] Say which unit attacks whom, or that the battles are over.
   *[other] “{ $action }” is nothing you can do now. Attack with an ordered unit, or end the battles.
}
refusal-battle-once = { $unit }: has already battled this turn.
refusal-battle-card-none = { $unit }: the card that ordered the unit does not let it battle.
refusal-battle-entered-terrain = { $unit }: has just entered this terrain and cannot battle this turn.
refusal-battle-moved-too-far = { $unit }: has moved too far to battle this turn.
refusal-name-a-target = Name one enemy unit on the board.
refusal-battle-from-ocean = { $unit }: no unit can battle from the ocean.
refusal-battle-adjacent-first = { $unit }: an enemy stands next to it, so the unit can only attack in close assault, and not { $target }.
refusal-battle-card-fire-only = { $unit }: an enemy stands next to it, and the card that ordered the unit allows no close assault.
refusal-battle-card-close-only = { $unit }: the card that ordered the unit allows close assault only, and no enemy stands next to it.
refusal-battle-out-of-range = { $unit }: too far away from { $target }.
refusal-battle-no-line-of-sight = { $unit }: cannot see { $target }. Units or terrain stand in between.
refusal-battle-across-the-river = { $unit }: infantry cannot attack across the wide river, and { $target } stands on the other bank.
refusal-battle-no-dice = { $unit }: no die would be left against { $target }.
refusal-wire-not-removable = { $unit }: there is no wire that the unit could remove now. Infantry removes the wire of its own hex instead of a battle.
refusal-ambush-not-held = You have no Ambush in your hand.
refusal-ambush-answer = Say whether you ambush the attacker.
refusal-retreat-no-cover = Nothing lets the unit ignore a flag here. It must retreat.
refusal-retreat-way = The unit cannot retreat like this. Choose one of the hexes offered, towards your own edge of the board.
refusal-retreat-pointless = The way back is blocked. A retreat would cost a figure and gain nothing, so the flag is ignored.
refusal-take-ground-answer = Take the ground that the enemy has left, or stay.
refusal-again-answer = Attack once more with the same unit, or stop.

## Cards with a step of their own

refusal-air-power-group = Choose up to four enemy units that stand next to each other, then strike. For a Recon that is played as Air Power, one of them must be in its section.
refusal-barrage-target = Choose one enemy unit on the board.
refusal-medics-unit = Choose a unit of yours that has lost figures.
refusal-dig-in-unit = Choose an ordered unit that has no sandbags yet.
refusal-keep-one = Keep one of the two cards you have drawn.
refusal-air-drop-aim = Name the one hex over which the paratroopers jump.

## Overlord

refusal-hand-out-answer = Say which card goes to whom, or that you hand out no more.
refusal-hand-out-limit = { $card }: you have handed out as many cards as a turn allows. It is three at the most, and one stays in the hand.
refusal-hand-out-post-full = { $card }: a general gets two cards at the most, the commander one.
refusal-hand-out-wrong-post = { $card }: this card is not for that post.
refusal-hand-out-finest-hour = { $card }: Their Finest Hour must be the only card of the turn.
refusal-choose-copy = Say by its number which card is copied.
refusal-choose-half = Choose the western or the eastern half of your section.
