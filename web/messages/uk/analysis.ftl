### Розбори зіграних партій і підказки.

ui-study = Розбір
ui-study-analyse = Розібрати
ui-study-decision = рішення { $step } з { $count }
ui-study-end = кінець партії
ui-study-chance = Шанси на перемогу: { $side }
ui-study-band = смуга: 95 % оцінки
ui-study-luck = удача
ui-study-luck-of = Удача
ui-study-curve = Крива
ui-study-report = Підсумок
ui-study-coming = Партія розбирається. Перший погляд на неї цілком буде готовий за кілька секунд.
ui-study-progress = { $done } з { $all }, { $playouts ->
    [one] { $playouts } розіграш
    [few] { $playouts } розіграші
    [many] { $playouts } розіграшів
   *[other] { $playouts } розіграшів
} · { $error }
ui-study-done = { $playouts ->
    [one] { $playouts } розіграш
    [few] { $playouts } розіграші
    [many] { $playouts } розіграшів
   *[other] { $playouts } розіграшів
} · { $error }
ui-study-pause = Призупинити розбір
ui-study-resume = Продовжити розбір
ui-study-paused = пауза
ui-study-judged = { $count ->
    [one] Оцінка { $count } рішення
    [few] Оцінка { $count } рішень
    [many] Оцінка { $count } рішень
   *[other] Оцінка { $count } рішень
}
ui-study-judgement = { $judgement ->
    [best] Найкраще
    [fine] Добре
    [inaccuracy] Неточність
    [mistake] Помилка
   *[blunder] Груба помилка
}
ui-study-verdict = { $judgement ->
    [best] Найкращий вибір
    [fine] Добре
    [inaccuracy] Неточність
    [mistake] Помилка
    [blunder] Груба помилка
   *[none] Вибору не було
}, рішення { $step }
ui-study-forced = Можлива була лише одна дія.
ui-study-per-decision = втрачено за рішення
ui-study-given = дали кістки й карти
ui-study-given-each = Удача кісток і карт, у % шансів на перемогу:
ui-study-played-away = дали рішення
ui-study-sum = Спочатку { $initial } %, далі удача й рішення обох сторін: { $result } %
ui-study-thought = час на роздуми
ui-study-hands = Карти перед рішенням { $step }
ui-study-hand-none = карт немає
ui-study-moves = Ходи
ui-study-changed = { $side }: зміна
ui-study-filters = Які ходи
ui-study-filter = { $filter ->
    [all] Усі
    [turning] Переломи { $count }
    [mine] Ваші ?! ? ?? { $count }
   *[errors] ?! ? ?? { $count }
}
ui-study-none-left = Таких немає.
ui-study-better = краще: { $action }
ui-study-dice = кістки { $gain }
ui-study-saw = { $mine ->
    [yes] як бачили ви
   *[no] як бачила сторона: { $side }
}
ui-study-open = з відкритими картами
ui-study-was-better = Що було краще
ui-study-choices = З чого можна було вибрати
ui-study-was-played = зіграно
ui-study-chip = зіграно { $chance }
ui-study-best-chip = зіграно найкраще: { $chance }
ui-study-close = Між 1 і 2 різниці не видно.
ui-study-error = ± складається з розкиду розіграшів ({ $playouts }) і похибки самої оцінки ({ $calibration }), виміряної на { $games } партіях.
ui-study-turning = Перелом { $number }, рішення { $step }: { $change }
ui-study-turned = { $unit ->
    [round] Перелом у раунді { $time }
   *[turn] Перелом на ході { $time }
}
ui-study-turned-position = { $unit ->
    [round] Положення в момент перелому, раунд { $time }
   *[turn] Положення в момент перелому, хід { $time }
}
ui-study-turned-show = Показати на полі
ui-study-turned-back = Кінець партії
ui-study-swings = Що найбільше дали чи забрали кістки й карти
ui-study-expected = очікувалося { $expected } %, вийшло { $after } %
ui-study-what-if = Що, якби
ui-study-from-here = Зіграти звідси
ui-study-play-on = Грати далі
ui-study-play-on-from = Грати далі з рішення { $step }
ui-study-you-play = Ви граєте за
ui-study-against = Проти
ui-study-alone = Нікого: пробую за обидві сторони
ui-study-begin = Почати з
ui-study-free = вільний вибір
ui-study-dice-from = Кістки
ui-study-dice-kind = { $dice ->
    [fallen] як випали
   *[new] нові
}
ui-study-hidden = Карти й колоди лежать так, як лежали в цій партії. { $dice ->
    [fallen] Кістки випадуть так само, доки кидають те саме й у тому ж порядку.
   *[new] Кістки нові.
}
ui-study-branch = Відкриється стіл для тренування. Партія ніде не зараховується.
ui-line-open = Спробувати на полі
ui-line-from = Варіант з рішення { $step }
ui-line-how = Ви ходите за обидві сторони просто на полі. Нічого не зберігається. Кожен хід аналіз оцінює за тим, що було відомо його стороні.
ui-line-moves = Ходи вашого варіанта
ui-line-close = Повернутися до партії
ui-study-share = Поділитися
ui-study-link = Скопіювати посилання на це рішення
ui-study-copied = Скопійовано
ui-study-picture = Зберегти картинку
ui-study-picture-made = Картинку збережено
ui-study-replay = Повтор
ui-study-keys = Клавіші зі стрілками ведуть від рішення до рішення, Home і End — до першого й до кінця, N і P — до наступної й попередньої помилки. Пробіл запускає показ, Escape закриває.
ui-study-told = { $where }. { $side }: { $action }. { $verdict }
ui-study-told-loss = { $judgement }: { $loss } в. п. { $error }. Краще: { $better }.
ui-study-told-fine = { $judgement }: { $chance }.
ui-study-curve-told = Шанси на перемогу, { $side }: спочатку { $first } %, наприкінці { $last } %, від { $least } % до { $most } %. Удача: { $luck }.

## Підказки в тренувальних партіях

ui-hint = Що б ви зробили?
ui-hint-line = Пораховано з того, що вам видно; приховані карти вгадано багато разів.
ui-hint-stage = { $stage ->
    [where] Де
    [what] Що
   *[good] Наскільки
}
ui-hint-further = { $stage ->
    [what] Що зробити
   *[good] Наскільки це добре
}
ui-hint-thinking = Думаю…
ui-hint-past = Ця підказка була про попереднє рішення.
ui-hint-again = Запитати ще раз
ui-hint-before = Ваші шанси до цього ходу
ui-hint-play = Зіграти { $number }

## Позиції та задачі

ui-place-how = Виберіть фігуру на полі, потім місце, де їй стояти. Що можливо, кажуть правила.
ui-place-held = Вибрано: { $piece }. Виберіть місце.
ui-place-remove = Прибрати з поля
ui-place-aside = Поза полем
ui-place-undo = Скасувати
ui-puzzle = Знайдіть найкращий хід
ui-puzzle-make = Тому, хто відкриє це посилання, запропонують знайти найкращий хід сторони, яка вирішує; відповідь перевірить аналіз.
ui-puzzle-link = Посилання на задачу
ui-puzzle-try = Спробувати
ui-puzzle-who = Вирішує: { $side }
ui-puzzle-line = Вирішуйте, як за столом. Аналіз порівняє ваш хід із найкращим зі знайдених, з огляду на те, що відомо цьому місцю.
ui-puzzle-thinking = Аналіз дограє…
ui-puzzle-best = Найкращі ходи
ui-puzzle-again = Ще раз
ui-puzzle-edit = Змінити позицію
ui-puzzle-next = Наступна задача
ui-puzzle-own = Як було б краще?
ui-puzzles-line = У кожній одне рішення: знайдіть найкращий хід. Відповідь оцінить аналіз.
ui-puzzles-book = Задачник
ui-puzzles-book-line = З партій ботів. Один хід набагато кращий за той, що спадає на думку першим.
ui-puzzles-none = Для цієї гри задач поки немає.
ui-puzzles-own = Робота над помилками
ui-puzzles-own-line = Ваші помилки в останніх розібраних партіях.
ui-puzzles-own-none = Поки немає. Коли вашу партію буде розібрано, помилки з неї стануть задачами.
ui-puzzles-own-count = Робота над помилками: { $count }
ui-puzzles-solved = розв’язано
ui-puzzles-count = розв’язано { $solved } з { $all }
