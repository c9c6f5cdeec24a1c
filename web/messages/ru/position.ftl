### Позиции: как открыть и как взять с собой.

ui-position-open = Открыть позицию
ui-position-how = Вставьте позицию или выберите файл и играйте с этого места.
ui-position-text = Позиция (JSON)
ui-position-file = Выбрать файл
ui-position-read = Прочитать позицию
ui-position-line = Строка { $line }
ui-position-decides = Решает
ui-position-seen = В позиции видны все карты, и вы их видели. Кто придёт по ссылке, увидит только свои.
ui-position-from = с позиции
ui-position-joined = Партия начнётся с позиции, которую выбрал и видел хозяин стола.
ui-position-copy = Скопировать позицию
ui-position-on = Играть с этого места
