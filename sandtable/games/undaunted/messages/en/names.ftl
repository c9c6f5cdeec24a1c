### What things are called in all Undaunted games, and the choices a player is offered.

## Cards, zones

card-fog-of-war = Fog of War

zone-deck = Deck
zone-hand = Hand
zone-play = Play area
zone-discard = Discard
zone-supply = Supply
zone-box = Box

## Actions

action-move = Move
action-scout = Scout
action-stalk = Stalk
action-bolster = Bolster
action-command = Command
action-conceal = Conceal
action-control = Control
action-inspire = Inspire
action-recon = Recon
action-attack = Attack
action-suppress = Suppress
action-hunker = Hunker Down
action-ready = Ready
action-bid = Pick
action-take = Take
action-done = Done
action-end-turn = End the turn
action-resign = Resign
action-agree-draw = Agree to a draw

## An action as a line in a list

act-head = { $spawn-id ->
    [none] { $seat-id ->
        [none] { $card }:
       *[other] { $card } ({ $seat }):
    }
   *[other] { $card }: enter at { $spawn },
}
act-move = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-move } 0 tiles
       *[other] { action-move } to { $tile }
    }
   *[other] { action-move } off the map by { $exit }
}
act-scout = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-scout } 0 tiles
       *[other] { action-scout } { $tile }
    }
   *[other] { $tile-id ->
        [none] { action-scout } off the map by { $exit }
       *[other] { action-scout } { $tile }, then off the map by { $exit }
    }
}
act-stalk = { act-head } { $exit-id ->
    [none] { $tile-id ->
        [none] { action-stalk } 0 tiles
       *[other] { action-stalk } to { $tile }
    }
   *[other] { action-stalk } off the map by { $exit }
}
act-bolster = { act-head } { action-bolster }
act-command = { act-head } { $number ->
    [0] { action-command }, draw nothing
   *[other] { action-command }, draw { $number }
}
act-conceal = { act-head } { action-conceal }
act-control = { act-head } { action-control }
act-inspire = { act-head } { action-inspire }
act-recon = { act-head } { action-recon }
act-attack = { act-head } { action-attack } { $unit }
act-suppress = { act-head } { action-suppress } { $unit }
act-hunker = { act-head } { action-hunker }
act-ready = { act-head } { action-ready }
act-bid = { action-bid } { $card }
act-take = { action-take } { $card }
act-done = No more
act-end-turn = { action-end-turn }
act-resign = { action-resign }
act-agree-draw = { action-agree-draw }

## What is asked

# Explained once; then it is as short as the questions of the turns.
prompt-initiative = { $round ->
    [1] Round 1: each side secretly picks a card. Its number is the initiative: the higher one goes first. Both cards are spent.
   *[other] Round { $round }: each side picks a card. The higher number goes first.
}
prompt-turn = { $side }: play a card or end the turn.
prompt-bolster = { $side }: take { $count ->
        [one] a card
       *[other] up to { $count } cards
    } from the supply, or stop.
prompt-inspire = { $side }: take { $count ->
        [one] a card
       *[other] up to { $count } cards
    } from the play area back into the hand, or stop.

## Odds

odds-roll = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $need } or more ({ $parts }), or a 0: { $chance } %
odds-defence = { $amount } defence
odds-cover = { $amount } cover
odds-range = { $amount } range

## Options

option-conceal_strict = Strict Conceal
option-conceal_strict-help = Conceal is not allowed while the enemy supply holds no Fog of War. Otherwise it is allowed and does nothing.
option-open_discards = Open discards
option-open_discards-help = Both sides may look through each other’s discard. Otherwise only the number of cards is open.
option-round_limit = Round limit
option-round_limit-help = A game without a winner ends as a draw after this many rounds.

## Squads

letter-a = A
letter-b = B
letter-c = C
letter-t = T
squad-a = { letter-a }
squad-b = { letter-b }
squad-c = { letter-c }
squad-t = { letter-t }
