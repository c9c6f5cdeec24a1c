### What the game says in the terminal only.

terminal-turn-of = Turn { $turn } of { $turns }
terminal-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
terminal-orders = orders
terminal-broken = Broken
terminal-gear = Gear
terminal-unit = Unit
terminal-square = Square
terminal-move = Move
terminal-defence = Defence
terminal-fire = Fire
terminal-state = State
terminal-awaited = not here yet
terminal-sign-control = objective, controlled
terminal-sign-wreck = wreck
terminal-sign-order = order token
terminal-sign-activated = activated
terminal-sign-bonus = bonus token
terminal-sign-item = item to be carried
terminal-score-control-end = control at the end
terminal-score-control-turn = control at the end of a turn
terminal-score-control-win = control wins at once
terminal-score-break-tile = for each broken tile of the enemy
terminal-score-destroy-unit = for a certain unit destroyed
terminal-score-destroy-role = for each enemy officer or other unit destroyed
terminal-score-destroy-kind = for each enemy unit of a kind destroyed
terminal-score-carry-end = carried at the end
terminal-score-carry-exit = carried off the field
terminal-score-exit = for each unit that leaves the field
terminal-score-deliver = for each delivery
