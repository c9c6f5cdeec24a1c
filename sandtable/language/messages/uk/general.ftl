### Загальні слова.

language-name = Українська
language-short = УК
decimal-sign = ,
reason-odds = { $chance } %: шанси кидка.
scenario-own = Власний сценарій
scenario-fresh-battle = Нова битва
