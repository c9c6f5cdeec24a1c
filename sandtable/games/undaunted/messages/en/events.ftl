### What happened. A card that the reader may not see has the id “none”.

event-round = Round { $round }.
event-drew = { $cards-id ->
    [none] { $count ->
        [one] { $side } draws { $count } card.
       *[other] { $side } draws { $count } cards.
    }
   *[other] { $count ->
        [one] { $side } draws { $count } card: { $cards }.
       *[other] { $side } draws { $count } cards: { $cards }.
    }
}
event-reshuffled = { $side } reshuffles: the discard becomes a new deck of { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
event-picked = { $card-id ->
    [none] { $side } has picked a card for initiative.
   *[other] { $side } picks { $card } for initiative.
}
event-bid-revealed = { $side } reveals { $card }: initiative { $value }.
event-initiative = { $side } has the initiative.
event-played = { $side } plays { $card }: { $action }.
event-hunkered = { $side }: { $card } hunkers down and returns to the supply.
event-turn-ended = { $side } ends the turn.
event-resigned = { $side } resigns.
event-game-over = The game is over. { $reason }

## Units and tiles

event-moved = { $unit }: { $from } → { $tile }.
event-scouted = { $side } scouts { $tile }.
event-controlled = { $points ->
    [0] { $side } controls { $tile }.
    [one] { $side } controls { $tile }: { $points } point, { $total } in all.
   *[other] { $side } controls { $tile }: { $points } points, { $total } in all.
}
event-readied = { $unit }: the unit is ready again.

## Cards

event-fog-added = { $side }: a Fog of War card goes from the supply to the discard.
event-fog-removed = { $side }: a Fog of War card leaves the hand and the game.
event-no-fog-left = { $side } has no Fog of War in its supply: nothing happens.
event-bolstered = { $side }: { $card } goes from the supply to the discard.
event-inspired = { $side }: { $card } comes back from the play area to the hand.

## Combat

event-rolled = { $unit }, { $action } against { $target }: rolled { $dice }, needed { $need } or more, or a 0. { $success ->
    [yes] Success.
   *[no] Miss.
}
event-casualty = { $unit }: { $card } is lost from the { $zone-id ->
    [hand] hand.
    [discard] discard.
   *[deck] deck, which is then shuffled.
}
event-counter-removed = { $unit }: there is no card to lose, so the counter leaves the board.
event-suppressed = { $unit }: the unit is suppressed.

## Endings

outcome-resigned = { $winner } wins: the other side has resigned.
outcome-agreed = A draw by agreement.
outcome-round-limit = A draw: the round limit has been reached.
