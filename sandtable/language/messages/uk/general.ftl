### Загальні слова.

language-name = Українська
language-short = УК
decimal-sign = ,
