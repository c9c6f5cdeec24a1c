### What the game says in the terminal only.

terminal-goal-evacuate = bring { $count } of { $all } counters off the map
terminal-goal-neutralise = neutralise { $count } of { $all } enemy counters
terminal-done-evacuate = off the map
terminal-done-neutralise = neutralised
terminal-sign-vehicle = vehicle: how many aboard, damage
terminal-sign-structure = structure, its points
terminal-sign-rough = no vehicles
terminal-sign-exit = exit
terminal-disabled = disabled
terminal-vehicle = { $defence ->
    [0] no defence
   *[other] defence { $defence }
}, armour { $armour }, disabled at { $critical } damage, destroyed at { $durability }
terminal-exit = leave the map from { $tile }
