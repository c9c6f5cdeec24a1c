### Memoir '44 on one page.

## A turn

ui-m44-sum-card = Play a card
ui-m44-sum-card-text = One command card says where you may order units, and how many.
ui-m44-sum-order = Order
ui-m44-sum-order-text = Name all the units before any of them moves.
ui-m44-sum-move = Move
ui-m44-sum-move-text = One by one, as far as the arm and the terrain allow.
ui-m44-sum-battle = Battle
ui-m44-sum-battle-text = One by one: choose a target in range and in sight, then roll.
ui-m44-sum-draw = Draw
ui-m44-sum-draw-text = A new card, and the turn is over.

## To win

ui-m44-sum-medals = Medals
ui-m44-sum-medals-text = The first side with the scenario's number of medals wins at once.
ui-m44-sum-unit = A unit
ui-m44-sum-unit-text = Every enemy unit you eliminate is a medal.
ui-m44-sum-place = A place
ui-m44-sum-place-text = Some hexes are worth a medal too; a dashed one only while you hold it.

## The dice

ui-m44-sum-dice = The dice
ui-m44-sum-face-infantry = Hits infantry. Two of the six faces.
ui-m44-sum-face-armor = Hits armor.
ui-m44-sum-face-grenade = Hits anybody.
ui-m44-sum-face-flag = The target retreats one hex, after all hits.
ui-m44-sum-face-star = A miss, unless a card says otherwise.

## Units

ui-m44-sum-figures = Figures
ui-m44-sum-moves = Move
ui-m44-sum-moves-battle = Move and battle
ui-m44-sum-dice-at = Dice by distance

## Terrain

ui-m44-sum-entering = Moving
ui-m44-sum-dice-less = Dice against it: infantry, armor
ui-m44-sum-sight = Sight
ui-m44-sum-blocked = blocked
ui-m44-sum-free = free
ui-m44-sum-low = blocked from below
ui-m44-sum-stop = stop; no battle this turn
ui-m44-sum-hedge = only from the next hex; stop; no battle
ui-m44-sum-plain = free
ui-m44-sum-closed = no entry without a bridge
ui-m44-sum-beach = at most 2 hexes
ui-m44-sum-ocean = 1 hex; no battle, no retreat into it
ui-m44-sum-bunker = infantry only
ui-m44-sum-wire = stop; infantry on it has 1 die less

## After a close assault

ui-m44-sum-after = After a close assault
ui-m44-sum-ground = Take ground
ui-m44-sum-ground-text = If the target is gone, the unit may move into its hex.
ui-m44-sum-overrun = Overrun
ui-m44-sum-overrun-text = Armor that took ground may battle once more.
ui-m44-sum-retreat = Retreat
ui-m44-sum-retreat-text = Every hex that a unit cannot retreat costs a figure.
ui-m44-sum-flag = Ignore a flag
ui-m44-sum-flag-text = Sandbags, a bunker, or a hedgehog for infantry: the first flag may be ignored.
