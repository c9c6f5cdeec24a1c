### Слова, которые нужны игре только в терминале.

terminal-turn-of = Ход { $turn } из { $turns }
terminal-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
terminal-orders = приказы
terminal-broken = Сломлены
terminal-gear = Снаряжение
terminal-unit = Отряд
terminal-square = Клетка
terminal-move = Ход
terminal-defence = Защита
terminal-fire = Огонь
terminal-state = Состояние
terminal-awaited = ещё не здесь
terminal-sign-control = цель, под контролем
terminal-sign-wreck = обломки
terminal-sign-order = жетон приказа
terminal-sign-activated = активация была
terminal-sign-bonus = бонусный жетон
terminal-sign-item = предмет, который несут
terminal-score-control-end = контроль в конце
terminal-score-control-turn = контроль в конце хода
terminal-score-control-win = контроль сразу даёт победу
terminal-score-break-tile = за каждый сломленный тайл противника
terminal-score-destroy-unit = за уничтожение определённого отряда
terminal-score-destroy-role = за каждого уничтоженного офицера или другой отряд противника
terminal-score-destroy-kind = за каждый уничтоженный отряд противника этого вида
terminal-score-carry-end = предмет у отряда в конце
terminal-score-carry-exit = вынесено с поля
terminal-score-exit = за каждый отряд, покинувший поле
terminal-score-deliver = за каждую доставку
