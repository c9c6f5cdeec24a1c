### What the game says in the terminal only.

terminal-sign-entry = spawn marker
terminal-sign-target = mortar’s target
terminal-sign-radio = radio
terminal-enter = enter at { $tile }
terminal-campaign-side = Side
terminal-campaign-wins = Wins
terminal-campaign-lost = Casualties
terminal-campaign-total = Total
