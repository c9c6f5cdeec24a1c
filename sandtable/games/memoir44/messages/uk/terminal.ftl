### Слова, потрібні грі лише в терміналі.

terminal-first = Перший хід
terminal-goal-medals = { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медалі
   *[many] { $medals } медалей
}
terminal-played = зіграно:
terminal-sign-medal = медаль, пункт утримано
terminal-sign-sudden-death = негайна перемога
terminal-sign-ordered = наказ отримано
terminal-sign-section = межа зон
terminal-objective-temporary = { $side }: медаль, поки там стоїть загін: { $hexes }.
terminal-objective-permanent = { $side }: медаль назавжди: { $hexes }.
terminal-sudden-death = { $side }: перемога, якщо на кінець ходу зайнято { $need } з цих гексів: { $hexes }.
terminal-series-player = Гравець
terminal-series-battle = Бій { $number }
terminal-series-first = перший
terminal-series-second = другий
terminal-series-won = Перемога в серії: { $player }.
terminal-series-draw = Серія закінчилася внічию.
terminal-series-total = Підсумок
