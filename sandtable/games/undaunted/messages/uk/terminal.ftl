### Слова, потрібні грі лише в терміналі.

terminal-lost = втрати
terminal-goal-pin = виснажити суперника
terminal-goal-or = {" "}або{" "}
terminal-sign-cover = прикриття
terminal-sign-scouted = розвідано
terminal-sign-controlled = контролюється
terminal-number = { $number ->
    [0] нічого не брати
    [one] узяти { $number } карту
    [few] узяти { $number } карти
   *[many] узяти { $number } карт
}
