### Простий стіл, за яким грають в ігри без власних малюнків.

ui-plain-round = Раунд { $number }
ui-plain-turn = Хід { $number }
ui-plain-hand = Рука: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
ui-plain-plate = { $side } · { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
ui-plain-figures = { $count ->
    [one] { $count } фігура
    [few] { $count } фігури
   *[many] { $count } фігур
}
ui-plain-spent = поки все
ui-plain-marker = жетон
ui-plain-marker-of = жетон: { $side }
ui-plain-need = Треба викинути
ui-plain-goal = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
