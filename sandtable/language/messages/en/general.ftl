### General words.

language-name = English
language-short = EN
decimal-sign = .
reason-odds = { $chance } %: the chance of the dice.
scenario-own = A scenario of one’s own
scenario-fresh-battle = Fresh battle
