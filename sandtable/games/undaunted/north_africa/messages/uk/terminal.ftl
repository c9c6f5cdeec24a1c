### Слова, потрібні грі лише в терміналі.

terminal-goal-evacuate = вивести з карти фішок: { $count } із { $all }
terminal-goal-neutralise = нейтралізувати ворожих фішок: { $count } із { $all }
terminal-done-evacuate = виведено
terminal-done-neutralise = нейтралізовано
terminal-sign-vehicle = техніка: скільки всередині, пошкодження
terminal-sign-structure = об’єкт, його очки
terminal-sign-rough = техніці не проїхати
terminal-sign-exit = вихід із карти
terminal-disabled = виведено з ладу
terminal-vehicle = { $defence ->
    [0] захисту немає
   *[other] захист { $defence }
}, броня { $armour }, виходить із ладу при пошкодженнях { $critical }, знищується при { $durability }
terminal-exit = залишити карту з { $tile }
