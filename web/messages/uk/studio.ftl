### Редактор сценаріїв і список чернеток.

ui-drafts = Ваші чернетки
ui-drafts-where = Вони зберігаються в цьому браузері й переживуть перезапуск. Ніхто інший не бачить їх, доки ви ними не поділитеся.
ui-drafts-new = Намалювати новий
ui-drafts-file = Відкрити файл
ui-drafts-kept = Зберігаються тут
ui-drafts-none = Чернеток поки немає.
ui-drafts-unnamed = Без назви
ui-drafts-remove = Викинути { $name }
ui-editor-drafts = Усі чернетки
ui-editor-unnamed = Новий сценарій
ui-editor-saved = { $kept ->
    [yes] збережено тут
   *[no] не збережено: у браузері немає місця
}
ui-editor-palette = Палітра
ui-editor-tools = Інструменти
ui-editor-tool = { $tool ->
    [pick] Вибір
    [paint] Пензель
    [line] Лінія
    [fill] Заливка
    [erase] Гумка
   *[select] Виділення
}
ui-editor-deed = { $deed ->
    [copy] Копіювати
    [cut] Вирізати
   *[paste] Вставити
}
ui-editor-turn = { $turn ->
    [across] Віддзеркалити скопійоване зліва направо
    [down] Віддзеркалити скопійоване згори донизу
   *[round] Повернути скопійоване
}
ui-editor-mirror = Дзеркало
ui-editor-mirror-way = { $way ->
    [across] Віддзеркалити зліва направо
    [down] Віддзеркалити згори вниз
   *[turn] Пів оберту
}
ui-editor-undo = Скасувати
ui-editor-redo = Повернути
ui-editor-problems = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}
ui-editor-share = Поділитися
ui-editor-play = Випробувати
ui-editor-not-yet = Зіграти можна, коли не лишиться помилок.
ui-editor-tab = { $tab ->
    [map] Поле
    [text] Текст
    [sides] Сторони
    [victory] Перемога
   *[notes] Нотатки
}
ui-editor-text-label = Текст сценарію
ui-editor-both = Пишіть або малюйте: це той самий файл.
ui-editor-free = Вільне місце
ui-editor-whole = Увесь сценарій
ui-editor-line = Рядок { $line }
ui-editor-take-out = Прибрати
ui-editor-more-problems = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
}
ui-editor-sum = Разом
ui-editor-add = Додати
ui-editor-language = Мова
ui-editor-add-language = Додати мову
ui-editor-in-language = { $what }, { $language }
ui-editor-remove = Вилучити
ui-editor-no-form = Тут нема чого заповнювати: усе є в тексті.
ui-editor-link = Посилання
ui-editor-link-how = Увесь сценарій — в адресі. На сервері нічого не зберігається.
ui-editor-file = Зберегти як .{ $ending }
ui-editor-left-out = { $count ->
    [one] Не вдалося перенести { $count } річ:
    [few] Не вдалося перенести { $count } речі:
   *[many] Не вдалося перенести { $count } речей:
}
ui-editor-forces = Війська
ui-editor-force = { $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[many] { $units } загонів
}{ $figures ->
    [0] { "" }
    [one] , { $figures } фігура
    [few] , { $figures } фігури
   *[many] , { $figures } фігур
}
ui-editor-fair = Це чесно?
ui-editor-fair-how = Боти грають один з одним, доки відповідь не стане достатньо точною.
ui-editor-fair-test = Виміряти рівновагу
ui-editor-files = Файл
ui-editor-picture = Картинка поля
ui-publish = Загальний список цього сервера
ui-publish-how = Відвідувачі цього сервера зможуть розглядати сценарій, грати його й змінювати копію; поруч буде ваше ім’я. Прибрати сценарій зі списку можна будь-коли.
ui-publish-not-yet = Опублікувати можна, коли не залишиться помилок.
ui-publish-do = Опублікувати
ui-publish-done = Сценарій у списку.
ui-publish-link = Адреса в загальному списку
ui-publish-look = Подивитися
ui-publish-withdraw = Прибрати зі списку
ui-published = Сценарії відвідувачів
ui-published-line = Намальовані й опубліковані відвідувачами цього сервера.
ui-published-mark = Сценарій відвідувача
ui-published-by = автор: { $name }
ui-published-nobody = хтось
ui-published-more = Показати ще
ui-published-outdated = Після публікації змінилися правила: у цьому вигляді зіграти сценарій не можна.
