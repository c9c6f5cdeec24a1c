### Слова, которые нужны игре только в терминале.

terminal-goal-evacuate = вывести с карты фишек: { $count } из { $all }
terminal-goal-neutralise = нейтрализовать вражеских фишек: { $count } из { $all }
terminal-done-evacuate = выведено
terminal-done-neutralise = нейтрализовано
terminal-sign-vehicle = техника: сколько внутри, повреждения
terminal-sign-structure = объект, его очки
terminal-sign-rough = технике не проехать
terminal-sign-exit = выход с карты
terminal-disabled = выведено из строя
terminal-vehicle = { $defence ->
    [0] защиты нет
   *[other] защита { $defence }
}, броня { $armour }, выходит из строя при повреждениях { $critical }, уничтожается при { $durability }
terminal-exit = покинуть карту из { $tile }
