### General words.

language-name = English
language-short = EN
decimal-sign = .
