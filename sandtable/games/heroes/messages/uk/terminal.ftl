### Слова, потрібні грі лише в терміналі.

terminal-turn-of = Хід { $turn } з { $turns }
terminal-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
terminal-orders = накази
terminal-broken = Розбиті
terminal-gear = Спорядження
terminal-unit = Загін
terminal-square = Клітинка
terminal-move = Хід
terminal-defence = Захист
terminal-fire = Вогонь
terminal-state = Стан
terminal-awaited = ще не тут
terminal-sign-control = ключовий пункт, під контролем
terminal-sign-wreck = остов
terminal-sign-order = жетон наказу
terminal-sign-activated = активовано
terminal-sign-bonus = бонусний жетон
terminal-sign-item = предмет, який несуть
terminal-score-control-end = контроль наприкінці
terminal-score-control-turn = контроль наприкінці ходу
terminal-score-control-win = контроль одразу дає перемогу
terminal-score-break-tile = за кожен розбитий тайл суперника
terminal-score-destroy-unit = за знищення певного загону
terminal-score-destroy-role = за кожного знищеного офіцера чи інший загін суперника
terminal-score-destroy-kind = за кожен знищений загін суперника цього виду
terminal-score-carry-end = предмет у загону наприкінці
terminal-score-carry-exit = винесено з поля
terminal-score-exit = за кожен загін, що покинув поле
terminal-score-deliver = за кожну доставку
