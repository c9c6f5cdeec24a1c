### Общие слова.

language-name = Русский
language-short = РУ
decimal-sign = ,
reason-odds = { $chance } %: шансы броска.
scenario-own = Собственный сценарий
scenario-fresh-battle = Новое сражение
