### Слова, которые нужны игре только в терминале.

terminal-first = Первый ход
terminal-goal-medals = { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}
terminal-played = сыграно:
terminal-sign-medal = медаль, цель удержана
terminal-sign-sudden-death = немедленная победа
terminal-sign-ordered = приказ получен
terminal-sign-section = граница зон
terminal-objective-temporary = { $side }: медаль, пока там стоит отряд: { $hexes }.
terminal-objective-permanent = { $side }: медаль навсегда: { $hexes }.
terminal-sudden-death = { $side }: победа, если к концу хода заняты { $need } из этих гексов: { $hexes }.
terminal-series-player = Игрок
terminal-series-battle = Бой { $number }
terminal-series-first = первый
terminal-series-second = второй
terminal-series-won = Победа в серии: { $player }.
terminal-series-draw = Серия окончилась вничью.
terminal-series-total = Итог
