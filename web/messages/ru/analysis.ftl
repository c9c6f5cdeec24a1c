### Разборы сыгранных партий и подсказки.

ui-study = Разбор
ui-study-analyse = Разобрать
ui-study-decision = решение { $step } из { $count }
ui-study-end = конец партии
ui-study-chance = Шансы на победу: { $side }
ui-study-band = полоса: 95 % оценки
ui-study-luck = удача
ui-study-luck-of = Удача
ui-study-curve = Кривая
ui-study-report = Итог
ui-study-coming = Партия разбирается. Первый взгляд на неё целиком будет готов через несколько секунд.
ui-study-progress = { $done } из { $all }, { $playouts ->
    [one] { $playouts } розыгрыш
    [few] { $playouts } розыгрыша
    [many] { $playouts } розыгрышей
   *[other] { $playouts } розыгрышей
} · { $error }
ui-study-done = { $playouts ->
    [one] { $playouts } розыгрыш
    [few] { $playouts } розыгрыша
    [many] { $playouts } розыгрышей
   *[other] { $playouts } розыгрышей
} · { $error }
ui-study-pause = Приостановить разбор
ui-study-resume = Продолжить разбор
ui-study-paused = пауза
ui-study-judged = { $count ->
    [one] Оценка { $count } решения
    [few] Оценка { $count } решений
    [many] Оценка { $count } решений
   *[other] Оценка { $count } решений
}
ui-study-judgement = { $judgement ->
    [best] Лучшее
    [fine] Хорошее
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
ui-study-verdict = { $judgement ->
    [best] Лучший выбор
    [fine] Хорошо
    [inaccuracy] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
   *[none] Выбора не было
}, решение { $step }
ui-study-forced = Возможно было только одно действие.
ui-study-per-decision = потеряно за решение
ui-study-given = дали кубики и карты
ui-study-given-each = Удача кубиков и карт, в % шансов на победу:
ui-study-played-away = дали решения
ui-study-sum = Вначале { $initial } %, затем удача и решения обеих сторон: { $result } %
ui-study-thought = время на раздумья
ui-study-hands = Карты перед решением { $step }
ui-study-hand-none = карт нет
ui-study-moves = Ходы
ui-study-changed = { $side }: изменение
ui-study-filters = Какие ходы
ui-study-filter = { $filter ->
    [all] Все
    [turning] Переломы { $count }
    [mine] Ваши ?! ? ?? { $count }
   *[errors] ?! ? ?? { $count }
}
ui-study-none-left = Таких нет.
ui-study-better = лучше: { $action }
ui-study-dice = кубики { $gain }
ui-study-saw = { $mine ->
    [yes] как видели вы
   *[no] как видела сторона: { $side }
}
ui-study-open = с открытыми картами
ui-study-was-better = Что было лучше
ui-study-choices = Из чего можно было выбрать
ui-study-was-played = сыграно
ui-study-chip = сыграно { $chance }
ui-study-best-chip = сыграно лучшее: { $chance }
ui-study-close = Между 1 и 2 разницы не видно.
ui-study-error = ± состоит из разброса розыгрышей ({ $playouts }) и погрешности самой оценки ({ $calibration }), измеренной на { $games } партиях.
ui-study-turning = Перелом { $number }, решение { $step }: { $change }
ui-study-turned = { $unit ->
    [round] Перелом в раунде { $time }
   *[turn] Перелом на ходу { $time }
}
ui-study-turned-position = { $unit ->
    [round] Положение в момент перелома, раунд { $time }
   *[turn] Положение в момент перелома, ход { $time }
}
ui-study-turned-show = Показать на поле
ui-study-turned-back = Конец партии
ui-study-swings = Что больше всего дали или отняли кубики и карты
ui-study-expected = ожидалось { $expected } %, вышло { $after } %
ui-study-what-if = Что, если
ui-study-from-here = Сыграть отсюда
ui-study-play-on = Играть дальше
ui-study-play-on-from = Играть дальше с решения { $step }
ui-study-you-play = Вы играете за
ui-study-against = Против
ui-study-alone = Никого: пробую за обе стороны
ui-study-begin = Начать с
ui-study-free = свободный выбор
ui-study-dice-from = Кубики
ui-study-dice-kind = { $dice ->
    [fallen] как выпали
   *[new] новые
}
ui-study-hidden = Карты и колоды лежат так, как лежали в этой партии. { $dice ->
    [fallen] Кубики выпадут так же, пока бросают то же самое и в том же порядке.
   *[new] Кубики новые.
}
ui-study-branch = Откроется стол для тренировки. Партия нигде не засчитывается.
ui-line-open = Попробовать на поле
ui-line-from = Вариант с решения { $step }
ui-line-how = Вы ходите за обе стороны прямо на поле. Ничего не сохраняется. Каждый ход анализ оценивает по тому, что было известно его стороне.
ui-line-moves = Ходы вашего варианта
ui-line-close = Вернуться к партии
ui-study-share = Поделиться
ui-study-link = Скопировать ссылку на это решение
ui-study-copied = Скопировано
ui-study-picture = Сохранить картинку
ui-study-picture-made = Картинка сохранена
ui-study-replay = Повтор
ui-study-keys = Клавиши со стрелками ведут от решения к решению, Home и End — к первому и к концу, N и P — к следующей и предыдущей ошибке. Пробел запускает показ, Escape закрывает.
ui-study-told = { $where }. { $side }: { $action }. { $verdict }
ui-study-told-loss = { $judgement }: { $loss } п. п. { $error }. Лучше: { $better }.
ui-study-told-fine = { $judgement }: { $chance }.
ui-study-curve-told = Шансы на победу, { $side }: вначале { $first } %, в конце { $last } %, от { $least } % до { $most } %. Удача: { $luck }.

## Подсказки в тренировочных партиях

ui-hint = Что бы вы сделали?
ui-hint-line = Посчитано по тому, что вам видно; скрытые карты угаданы много раз.
ui-hint-stage = { $stage ->
    [where] Где
    [what] Что
   *[good] Насколько
}
ui-hint-further = { $stage ->
    [what] Что сделать
   *[good] Насколько это хорошо
}
ui-hint-thinking = Думаю…
ui-hint-past = Эта подсказка была о прежнем решении.
ui-hint-again = Спросить ещё раз
ui-hint-before = Ваши шансы до этого хода
ui-hint-play = Сыграть { $number }

## Позиции и задачи

ui-place-how = Выберите фигуру на поле, затем место, где ей стоять. Что возможно, говорят правила.
ui-place-held = Выбрано: { $piece }. Выберите место.
ui-place-remove = Убрать с поля
ui-place-aside = Вне поля
ui-place-undo = Отменить
ui-puzzle = Найдите лучший ход
ui-puzzle-make = Открывшему эту ссылку предложат найти лучший ход стороны, которая решает; ответ проверит анализ.
ui-puzzle-link = Ссылка на задачу
ui-puzzle-try = Попробовать
ui-puzzle-who = Решает: { $side }
ui-puzzle-line = Решайте, как за столом. Анализ сравнит ваш ход с лучшим из найденных, исходя из того, что известно этому месту.
ui-puzzle-thinking = Анализ доигрывает…
ui-puzzle-best = Лучшие ходы
ui-puzzle-again = Ещё раз
ui-puzzle-edit = Изменить позицию
ui-puzzle-next = Следующая задача
ui-puzzle-own = Как было бы лучше?
ui-puzzles-line = В каждой одно решение: найдите лучший ход. Ответ оценит анализ.
ui-puzzles-book = Задачник
ui-puzzles-book-line = Из партий ботов. Один ход намного лучше того, который приходит в голову первым.
ui-puzzles-none = Для этой игры задач пока нет.
ui-puzzles-own = Работа над ошибками
ui-puzzles-own-line = Ваши ошибки в последних разобранных партиях.
ui-puzzles-own-none = Пока нет. Когда ваша партия будет разобрана, ошибки из неё станут задачами.
ui-puzzles-own-count = Работа над ошибками: { $count }
ui-puzzles-solved = решена
ui-puzzles-count = решено { $solved } из { $all }
