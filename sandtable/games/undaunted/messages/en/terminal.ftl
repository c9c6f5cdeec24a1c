### What the game says in the terminal only.

terminal-lost = lost
terminal-goal-pin = pin the enemy
terminal-goal-or = {" "}or{" "}
terminal-sign-cover = cover
terminal-sign-scouted = scouted
terminal-sign-controlled = controlled
terminal-number = { $number ->
    [0] draw nothing
    [one] draw { $number } card
   *[other] draw { $number } cards
}
