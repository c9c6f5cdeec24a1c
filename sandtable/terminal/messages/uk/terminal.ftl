### Слова, спільні для всіх ігор у терміналі.

terminal-round = Раунд { $round }
terminal-initiative = Ініціатива
terminal-goal-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
terminal-sign-suppressed = придушення
terminal-sign-objective = ключовий пункт
terminal-turn = Хід { $turn }
terminal-hand = рука
terminal-units = загони
terminal-draw-pile = колода
terminal-discard-pile = скид
terminal-points = очки
