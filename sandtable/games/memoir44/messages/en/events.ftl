### What happened. A card that the reader may not see has the id “none”.

## Turns and cards

event-turn = Turn { $turn }: { $side }.
event-played = { $card-id ->
    [counter-attack] { $text-id ->
        [counter-attack] The { $side } played { $card }.
        [ambush] The { $side } played { $card }, but there is nothing to copy.
       *[other] The { $side } played { $card }: it copies { $text }.
    }
    [recon-left] { played-recon }
    [recon-center] { played-recon }
    [recon-right] { played-recon }
   *[other] The { $side } played { $card }.
}
played-recon = { $text-id ->
    [recon] The { $side } played { $card }.
   *[other] The { $side } played { $card } as { $text }.
}
event-copied = The { $side } copy { $text } with their Counter-Attack.
event-copied-nothing = The { $side } have nothing to copy with their Counter-Attack.
event-drew = { $cards-id ->
    [none] { $count ->
        [one] The { $side } drew { $count } card.
       *[other] The { $side } drew { $count } cards.
    }
   *[other] { $count ->
        [one] The { $side } drew { $count } card: { $cards }.
       *[other] The { $side } drew { $count } cards: { $cards }.
    }
}
event-discarded = The { $side } discarded { $card }.
event-reshuffled = { $count ->
    [one] The cards are shuffled: { $count } card in the draw pile.
   *[other] The cards are shuffled: { $count } cards in the draw pile.
}
event-handed-out = { $count ->
    [one] The { $side } handed out { $count } card.
   *[other] The { $side } handed out { $count } cards.
}
event-resigned = The { $side } resigned.
event-game-over = The battle is over. { $reason }

## Orders and movement

event-ordered = { $unit }: ordered.
event-moved = { $unit }: { $from } → { $hex }.
event-exited = { $unit }: left the board, a medal for the { $side }.
event-took-ground = { $unit }: takes ground in { $hex }.
event-wire-removed = { $unit }: the wire in { $hex } is gone.
event-dug-in = { $unit }: behind sandbags in { $hex }.

## Battle

event-attacked = { $close ->
    [yes] { $unit } attacks { $target } in close assault.
   *[no] { $unit } fires at { $target }.
}
event-ambush = Ambush by the { $side }! { $unit } strikes first.
event-rolled = { $unit } against { $target }: { $dice }.
event-bombed = { $card } against { $target }: { $dice }.
event-figures-lost = { $count ->
    [one] { $unit }: { $count } figure lost, { $left } left.
   *[other] { $unit }: { $count } figures lost, { $left } left.
}
event-eliminated = { $medals ->
    [one] { $unit }: eliminated, { $medals } medal for the { $side }.
   *[other] { $unit }: eliminated, { $medals } medals for the { $side }.
}
event-flag-ignored = { $unit }: a flag is ignored.
event-retreated = { $unit }: retreats { $from } → { $hex }.
event-objective-taken = The { $side } took { $hex }: a medal for good.

## Cards with a step of their own

event-healed = { $count ->
    [one] { $unit }, rolled: { $dice }. { $count } figure comes back.
   *[other] { $unit }, rolled: { $dice }. { $count } figures come back.
}
event-finest-hour = { card-their-finest-hour } of the { $side }: { $dice }.

## The air drop

event-air-drop = The paratroopers jump over { $hex }.
event-drop-lost = { $unit }: lost in the jump.
event-landed = { $unit }: landed in { $hex }.

## Endings

outcome-medals = Victory for the { $winner }: the medals it takes are won.
outcome-no-units = Victory for the { $winner }: the enemy has no units left.
outcome-turn-limit = A draw: the turn limit has been reached.
outcome-sudden-death = Victory for the { $winner }: the town is held at the end of the turn.
outcome-empty-deck = Victory for the { $winner }: the last card has been drawn.
outcome-resigned = Victory for the { $winner }: the enemy has resigned.
