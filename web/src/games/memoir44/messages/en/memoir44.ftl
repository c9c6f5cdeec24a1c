### Memoir '44 at the table.

ui-m44-turn = Turn { $turn }
ui-m44-plate = { $cards ->
    [one] { $side } · { $cards } card
   *[other] { $side } · { $cards } cards
}

## Steps of a turn

ui-m44-steps = Steps of the turn
ui-m44-step-card = Card
ui-m44-step-orders = Orders
ui-m44-step-move = Move
ui-m44-step-battle = Battle
ui-m44-step-draw = Draw

## Units and hexes

ui-m44-figures = { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}
ui-m44-ordered = ordered
ui-m44-has-moved = has moved
ui-m44-has-battled = has battled
ui-m44-medal-good = permanent medal ({ $side })
ui-m44-medal-held = medal while held ({ $side })
ui-m44-medal-sudden = wins the battle when held ({ $side })
ui-m44-command = Command
ui-m44-tab-ordered = Ordered
ui-m44-ordered-units = Ordered: { $units }
ui-m44-unit-ready = ready
ui-m44-unit-may-move = may move
ui-m44-unit-choosing-hex = choosing where to go
ui-m44-unit-moved = has moved
ui-m44-unit-stays = cannot move: why?
ui-m44-unit-may-battle = may attack
ui-m44-unit-choosing-target = choosing a target
ui-m44-unit-no-target = no target: why?
ui-m44-unit-battled = has battled

## Cards

ui-m44-all = all
ui-m44-played = Played
ui-m44-handed-out = Handed out
ui-m44-drawn = Drawn: keep one
ui-m44-hand = { $cards ->
    [one] Hand, { $cards } card
   *[other] Hand, { $cards } cards
}
ui-m44-hidden-card = A card face down: { $post }
ui-m44-deck = Deck { $cards }
ui-m44-discard = Discard
ui-m44-discard-cards = { $cards ->
    [one] Discard, { $cards } card
   *[other] Discard, { $cards } cards
}
ui-m44-discard-empty = Empty

## The note about a roll

ui-m44-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ui-m44-note-fire = { $arm ->
    [infantry] Fire on infantry
    [armor] Fire on armor
   *[artillery] Fire on artillery
}
ui-m44-note-close = { $arm ->
    [infantry] Close assault on infantry
    [armor] Close assault on armor
   *[artillery] Close assault on artillery
}
ui-m44-note-strike = { $arm ->
    [infantry] Strike on infantry
    [armor] Strike on armor
   *[artillery] Strike on artillery
}
ui-m44-note-heal = Figures come back
ui-m44-note-from-to = from { $from } to { $to }
ui-m44-note-at = in { $hex }
ui-m44-note-range = Range { $distance }
ui-m44-note-card = Card
ui-m44-note-own-hex = { $terrain ->
    [none] Own hex
   *[other] Own hex: { $terrain }
}
ui-m44-note-dice = Dice
ui-m44-note-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
ui-m44-note-some = a hit
ui-m44-note-flag = a flag
ui-m44-note-faces = { $need ->
    [one] { $need } face of six hits
   *[other] { $need } faces of six hit
} { $arm ->
    [infantry] infantry,
    [armor] armor,
   *[artillery] artillery,
} one is a flag.
ui-m44-note-after = { $figures ->
    [one] It has { $figures } figure left: one hit eliminates it.
   *[other] Each hit removes one of its { $figures } figures, and each flag drives it back one hex.
} { $close ->
    [yes] If the hex is left empty, you may take the ground.
   *[no] {""}
}

## The last roll

ui-m44-roll-on = { $unit } on { $target }, { $dice }
ui-m44-roll-for = { $unit }, { $dice }
ui-m44-roll-hits = { $hits ->
        [0] No hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }{ $flags ->
        [0] {""}
        [one] , { $flags } flag
       *[other] , { $flags } flags
    }
ui-m44-roll-back = { $figures ->
    [0] No figure comes back
    [one] { $figures } figure comes back
   *[other] { $figures } figures come back
}
ui-m44-roll-orders = { $orders ->
    [0] No orders
    [one] { $orders } order
   *[other] { $orders } orders
}

## Names on the maps

ui-m44-place-le-port = le Port
ui-m44-place-pegasus-bridge = Pegasus Bridge
ui-m44-place-benouville = Bénouville
ui-m44-place-orne-bridge = Orne Bridge
ui-m44-place-caen-canal = Caen Canal
ui-m44-place-orne = River Orne
ui-m44-place-sainte-mere-eglise = Sainte-Mère-Église
ui-m44-place-colleville = Colleville
ui-m44-place-saint-laurent = Saint-Laurent
ui-m44-place-vierville = Vierville
ui-m44-place-exit-e3 = E-3
ui-m44-place-exit-e1 = E-1
ui-m44-place-exit-d3 = D-3
ui-m44-place-exit-d1 = D-1
ui-m44-place-fox = FOX
ui-m44-place-easy = EASY
ui-m44-place-dog = DOG
ui-m44-place-charlie = CHARLIE
ui-m44-place-toulon = Toulon
ui-m44-place-lower-rhine = Lower Rhine
ui-m44-place-st-vith = St. Vith
ui-m44-place-saverne = Saverne
ui-m44-costs = { $count ->
    [one] { $name }, loses { $count } figure
   *[other] { $name }, loses { $count } figures
}
ui-m44-orders-nobody = none of your units is there
ui-m44-brief = { $objectives ->
    [yes] A medal for each enemy unit that you destroy, and for the hexes with a medal that you hold.
   *[no] A medal for each enemy unit that you destroy.
} In a turn you play a card, order units, move them, then attack.
ui-m44-nothing-to-repeat = the enemy has played nothing yet
ui-m44-orders-one = you have none: orders 1 unit of any kind
