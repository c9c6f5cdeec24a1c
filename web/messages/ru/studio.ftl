### Редактор сценариев и список черновиков.

ui-drafts = Ваши черновики
ui-drafts-where = Они хранятся в этом браузере и переживут перезапуск. Никто другой не видит их, пока вы ими не поделитесь.
ui-drafts-new = Нарисовать новый
ui-drafts-file = Открыть файл
ui-drafts-kept = Хранятся здесь
ui-drafts-none = Черновиков пока нет.
ui-drafts-unnamed = Без названия
ui-drafts-remove = Выбросить { $name }
ui-editor-drafts = Все черновики
ui-editor-unnamed = Новый сценарий
ui-editor-saved = { $kept ->
    [yes] сохранено здесь
   *[no] не сохранено: в браузере нет места
}
ui-editor-palette = Палитра
ui-editor-tools = Инструменты
ui-editor-tool = { $tool ->
    [pick] Выбор
    [paint] Кисть
    [line] Линия
    [fill] Заливка
    [erase] Ластик
   *[select] Выделение
}
ui-editor-deed = { $deed ->
    [copy] Копировать
    [cut] Вырезать
   *[paste] Вставить
}
ui-editor-turn = { $turn ->
    [across] Отразить скопированное слева направо
    [down] Отразить скопированное сверху вниз
   *[round] Повернуть скопированное
}
ui-editor-mirror = Зеркало
ui-editor-mirror-way = { $way ->
    [across] Отразить слева направо
    [down] Отразить сверху вниз
   *[turn] Пол-оборота
}
ui-editor-undo = Отменить
ui-editor-redo = Вернуть
ui-editor-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
ui-editor-share = Поделиться
ui-editor-play = Испытать
ui-editor-not-yet = Сыграть можно, когда не останется ошибок.
ui-editor-tab = { $tab ->
    [map] Карта
    [text] Текст
    [sides] Стороны
    [victory] Победа
   *[notes] Заметки
}
ui-editor-text-label = Текст сценария
ui-editor-both = Пишите или рисуйте: это один и тот же файл.
ui-editor-free = Свободное место
ui-editor-whole = Весь сценарий
ui-editor-line = Строка { $line }
ui-editor-take-out = Убрать
ui-editor-more-problems = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
}
ui-editor-sum = Вместе
ui-editor-add = Добавить
ui-editor-language = Язык
ui-editor-add-language = Добавить язык
ui-editor-in-language = { $what }, { $language }
ui-editor-remove = Удалить
ui-editor-no-form = Здесь нечего заполнять: всё есть в тексте.
ui-editor-link = Ссылка
ui-editor-link-how = Весь сценарий — в адресе. На сервере ничего не хранится.
ui-editor-file = Сохранить как .{ $ending }
ui-editor-left-out = { $count ->
    [one] Не удалось перенести { $count } вещь:
    [few] Не удалось перенести { $count } вещи:
   *[many] Не удалось перенести { $count } вещей:
}
ui-editor-forces = Войска
ui-editor-force = { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
}{ $figures ->
    [0] { "" }
    [one] , { $figures } фигура
    [few] , { $figures } фигуры
   *[many] , { $figures } фигур
}
ui-editor-fair = Это честно?
ui-editor-fair-how = Боты играют друг с другом, пока ответ не станет достаточно точным.
ui-editor-fair-test = Измерить равновесие
ui-editor-files = Файл
ui-editor-picture = Картинка поля
ui-publish = Общий список этого сервера
ui-publish-how = Посетители этого сервера смогут рассматривать сценарий, играть его и менять копию; рядом будет ваше имя. Убрать сценарий из списка можно в любой момент.
ui-publish-not-yet = Опубликовать можно, когда не останется ошибок.
ui-publish-do = Опубликовать
ui-publish-done = Сценарий в списке.
ui-publish-link = Адрес в общем списке
ui-publish-look = Посмотреть
ui-publish-withdraw = Убрать из списка
ui-published = Сценарии посетителей
ui-published-line = Нарисованы и опубликованы посетителями этого сервера.
ui-published-mark = Сценарий посетителя
ui-published-by = автор: { $name }
ui-published-nobody = кто-то
ui-published-more = Показать ещё
ui-published-outdated = После публикации изменились правила: в этом виде сыграть сценарий нельзя.
