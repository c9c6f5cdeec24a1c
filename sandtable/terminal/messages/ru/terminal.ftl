### Слова, общие для всех игр в терминале.

terminal-round = Раунд { $round }
terminal-initiative = Инициатива
terminal-goal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-sign-suppressed = подавление
terminal-sign-objective = ключевая точка
terminal-turn = Ход { $turn }
terminal-hand = рука
terminal-units = отряды
terminal-draw-pile = колода
terminal-discard-pile = сброс
terminal-points = очки
