# Поле.

ui-board-label = Поле: { $title }
ui-board-keys = Клавиши со стрелками ведут по тому, что можно выбрать, с Shift — по всему. Enter выбирает. Плюс и минус — масштаб, 0 — всё поле.
# Место или фишка со своим знаком. $chip — надпись у цели: «40 %», «2 кубика».
ui-board-thing = { $state ->
    [pick] { $name }, можно выбрать
    [selected] { $name }, выбрано
    [destination] { $name }, сюда можно пойти{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [target] { $name }, цель{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [armed] { $name }, взято на прицел{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [refused] { $name }, нельзя
    [ordered] { $name }, приказ получен
    [spent] { $name }, ход сделан
   *[focus] { $name }
}
ui-board-north = С
ui-board-zoom-in = Приблизить
ui-board-zoom-out = Отдалить
ui-board-fit = Показать всё поле
ui-board-overview = Обзор всего поля
ui-board-turn = Повернуть поле
ui-board-beyond = { $edge ->
    [left] Левее произошло: { $count }
   *[right] Правее произошло: { $count }
}
ui-board-list = Что можно сделать
ui-board-list-empty = Сейчас выбирать нечего
ui-board-list-whole = { $text }, только это
