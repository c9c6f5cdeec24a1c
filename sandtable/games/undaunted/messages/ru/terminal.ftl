### Слова, которые нужны игре только в терминале.

terminal-lost = потери
terminal-goal-pin = истощить противника
terminal-goal-or = {" "}или{" "}
terminal-sign-cover = укрытие
terminal-sign-scouted = разведано
terminal-sign-controlled = под контролем
terminal-number = { $number ->
    [0] ничего не брать
    [one] взять { $number } карту
    [few] взять { $number } карты
   *[many] взять { $number } карт
}
