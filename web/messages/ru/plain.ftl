### Простой стол, за которым играют в игры без собственных рисунков.

ui-plain-round = Раунд { $number }
ui-plain-turn = Ход { $number }
ui-plain-hand = Рука: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
ui-plain-plate = { $side } · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
ui-plain-figures = { $count ->
    [one] { $count } фигура
    [few] { $count } фигуры
   *[many] { $count } фигур
}
ui-plain-spent = пока всё
ui-plain-marker = жетон
ui-plain-marker-of = жетон: { $side }
ui-plain-need = Нужно выбросить
ui-plain-goal = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
