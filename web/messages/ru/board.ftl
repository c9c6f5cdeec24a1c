# Поле.

ui-board-label = Карта: { $title }
ui-board-keys = Стрелки ведут по тому, что можно выбрать, с Shift — по всему. Enter выбирает. Плюс и минус — масштаб, 0 — вся карта.
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
    [ordered] { $name }, получен приказ
    [spent] { $name }, уже действовал
   *[focus] { $name }
}
ui-board-north = С
ui-board-zoom-in = Приблизить
ui-board-zoom-out = Отдалить
ui-board-fit = Показать всю карту
ui-board-list = Что можно сделать
ui-board-list-empty = Сейчас выбирать нечего
ui-board-list-whole = { $text }, только это
