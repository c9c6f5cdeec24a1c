### Why a player cannot do what they asked for. The number of the rule follows the sentence.

## Turn and cards

refusal-nothing-to-pick = You have nothing to pick now: your card is chosen, or your hand is empty.
refusal-bid-compulsory = First you must pick a card from your hand for initiative.
refusal-not-in-hand = { $card } is not in your hand.
refusal-unknown-action = { $action-id ->
    [none] Choose a card, and what it should do.
   *[other] You can’t do that in your turn ({ $action }): play a card to act or to Hunker Down, or end the turn.
}
refusal-name-a-card = { $card-id ->
    [none] Choose a card from your hand.
   *[other] “{ $card }” is not one of your cards. Choose a card from your hand.
}
refusal-not-printed = { $action } is not printed on { $card }.
refusal-no-argument = { $action } needs nothing but the card: no tile, unit or number goes with it.
refusal-fog-not-playable = Fog of War cannot be played in your turn.
refusal-hunker-fog = Fog of War cannot hunker down.
refusal-suppressed = { $unit }: the unit is suppressed. This card can only ready it or hunker down.
refusal-not-suppressed = This card’s unit is not suppressed, so it does not need to be readied.

## Movement

refusal-name-a-tile = “{ $tile }” is not a tile on this map. Choose the tile where the unit should go.
refusal-name-one-tile = { $action } takes one tile: the one where the unit should end up. It finds its own way there.
refusal-move-already-there = The unit is already in { $tile }. To keep it there, choose no tile.
refusal-move-too-far = { $tile } is { $distance ->
        [one] { $distance } tile
       *[other] { $distance } tiles
    } away, and the unit can go no further than { $steps }.
refusal-move-needs-marker = You have no marker in { $tile }. The unit can only enter tiles that you have scouted or control.
refusal-move-way-needs-marker = The way to { $tile } leads through tiles without your marker. You need one in every tile the unit enters.
refusal-scout-not-adjacent = { $tile } is not next to { $at }. Scouts go step by step, from neighbour to neighbour.
refusal-scout-too-far = That is too far: the Scouts can enter no more than { $steps ->
    [one] { $steps } tile.
   *[other] { $steps } tiles.
}
refusal-exit-elsewhere = The path ends in { $at }, but the exit is in { $tile }.
refusal-exit-too-far = { $tile } is too far: leaving the map takes a step of its own, and this move has only { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}

## Support

refusal-bolster-fog = Fog of War cannot be taken.
refusal-bolster-squad = { $card } is not of squad { $squad }, and this card bolsters its own squad only.
refusal-bolster-none = There is no { $card } in your supply.
refusal-bolster-take-a-card = Take a card from your supply, or stop.
refusal-inspire-squad = { $card } is not of squad { $squad }, and this card inspires its own squad only.
refusal-inspire-none = There is no { $card } in your play area that could come back.
refusal-inspire-itself = { $card } cannot inspire itself: the card being played does not lie in the play area yet.
refusal-inspire-take-a-card = Take a card from your play area, or stop.
refusal-command-number = Choose how many cards to draw: from 0 to { $size }.
refusal-command-too-many = { $size ->
    [one] You may draw { $size } card at most.
   *[other] You may draw { $size } cards at most.
}
refusal-conceal-no-fog = There is no Fog of War in the enemy supply.
refusal-recon-no-fog = You have no Fog of War in your hand.

## Combat

refusal-combat-no-enemy = There is no enemy counter on the board for { $action }.
refusal-combat-name-a-unit = Choose one unit on the board.
refusal-combat-own-unit = { $unit }: you cannot fire at your own unit.
refusal-combat-off-board = { $unit }: the unit is not on the board.
