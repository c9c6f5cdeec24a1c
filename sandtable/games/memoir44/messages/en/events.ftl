### What happened. A card that the reader may not see has the id “none”.

## Turns and cards

event-turn = Turn { $turn }: { $side }.
event-played = { $card-id ->
    [counter-attack] { $text-id ->
        [counter-attack] The { $side } play { $card }.
        [ambush] The { $side } play { $card }, but there is nothing to copy.
       *[other] The { $side } play { $card }: it copies { $text }.
    }
    [recon-left] { played-recon }
    [recon-center] { played-recon }
    [recon-right] { played-recon }
   *[other] The { $side } play { $card }.
}
played-recon = { $text-id ->
    [recon] The { $side } play { $card }.
   *[other] The { $side } play { $card } as { $text }.
}
event-copied = The { $side } copy { $text } with their Counter-Attack.
event-copied-nothing = The { $side } have nothing to copy with their Counter-Attack.
event-drew = { $cards-id ->
    [none] { $count ->
        [one] The { $side } draw { $count } card.
       *[other] The { $side } draw { $count } cards.
    }
   *[other] { $count ->
        [one] The { $side } draw { $count } card: { $cards }.
       *[other] The { $side } draw { $count } cards: { $cards }.
    }
}
event-discarded = The { $side } discard { $card }.
event-reshuffled = { $count ->
    [one] The cards are shuffled: { $count } card in the draw pile.
   *[other] The cards are shuffled: { $count } cards in the draw pile.
}
event-handed-out = { $count ->
    [one] The { $side } hand out { $count } card.
   *[other] The { $side } hand out { $count } cards.
}
event-resigned = The { $side } resign.
event-game-over = The battle is over. { $reason }

## Orders and movement

event-ordered = { $unit } is ordered.
event-moved = { $unit }: { $from } → { $hex }.
event-exited = { $unit } leaves the board: a medal for the { $side }.
event-took-ground = { $unit } takes ground in { $hex }.
event-wire-removed = { $unit } removes the wire in { $hex }.
event-dug-in = { $unit } digs in at { $hex }.

## Battle

event-attacked = { $close ->
    [yes] { $unit } attacks { $target } in close assault.
   *[no] { $unit } fires at { $target }.
}
event-ambush = Ambush by the { $side }! { $unit } strikes first.
event-rolled = { $unit } rolls { $dice } against { $target }.
event-bombed = { $card } rolls { $dice } against { $target }.
event-figures-lost = { $count ->
    [one] { $unit } loses { $count } figure, { $left } left.
   *[other] { $unit } loses { $count } figures, { $left } left.
}
event-eliminated = { $medals ->
    [one] { $unit } is eliminated: { $medals } medal for the { $side }.
   *[other] { $unit } is eliminated: { $medals } medals for the { $side }.
}
event-flag-ignored = { $unit } ignores a flag.
event-retreated = { $unit } retreats { $from } → { $hex }.
event-objective-taken = The { $side } take { $hex }: a permanent medal.

## Cards with a step of their own

event-healed = { $count ->
    [one] { $unit } rolls { $dice }: { $count } figure returns.
   *[other] { $unit } rolls { $dice }: { $count } figures return.
}
event-finest-hour = { card-their-finest-hour }, the { $side } roll { $dice }.

## The air drop

event-air-drop = The paratroopers jump over { $hex }.
event-drop-lost = { $unit } is lost in the jump.
event-landed = { $unit } lands in { $hex }.

## Endings

outcome-medals = Victory for the { $winner }, who have won the medals they needed.
outcome-no-units = Victory for the { $winner }: the enemy has no units left.
outcome-turn-limit = A draw: the turn limit has been reached.
outcome-sudden-death = Victory for the { $winner }: the town is held at the end of the turn.
outcome-empty-deck = Victory for the { $winner }: the last card has been drawn.
outcome-resigned = Victory for the { $winner }: the other side has resigned.
outcome-agreed = A draw by agreement.
