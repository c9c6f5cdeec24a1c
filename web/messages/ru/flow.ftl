# Ход игры: объявленные атаки, окна, скрытые решения, отмена, связь.

ui-shot = { $unit }: { $verb }, цель — { $target }
ui-shot-plain = { $verb }: { $target }
ui-shot-stage = { $stage ->
    [announced] Объявлено
    [before] До броска
    [roll] Бросок
   *[after] После
}
ui-shot-sum = { $plus } против { $against }
ui-shot-faces = { $count ->
    [0] Не попадает ничего
    [1] Попадает только { $from }
   *[other] Попадает { $from } и больше
}
ui-window-nothing = { $moment ->
    [none] Сыграть нечего
   *[other] { $moment }: сыграть нечего
}
ui-window-settled = { $moment ->
    [none] Ничего важного
   *[other] { $moment }: ничего важного
}
ui-window-goes-on = игра продолжится сама
ui-wait = Подождать
ui-undo-then = затем: «{ $action }»
ui-undo-sealed = Скрыто: можно изменить, пока не открыто
ui-undo-practice = Можно отменить всё
ui-change = Изменить
ui-ready = Готово
ui-fill = Расставить остальное за меня
ui-fill-help = Всё можно двигать, пока вы не нажмёте «Готово».
ui-filling = Расстановка…
ui-sending = Отправка…
ui-not-connected-kept = Нет связи. Ваш ход сохранён и будет отправлен.
ui-connected-again = Связь восстановлена.
ui-void = Ничего не делать
ui-watchers = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[many] смотрят { $count } человек
}
ui-practice-mark = Тренировка: можно отменить всё, партия не в счёт.
