### Стіл: що питають, розповідають і пропонують навколо мапи.

## Хто де сидить

ui-not-here = ще не тут
ui-away = не за столом
ui-days-left = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
ui-hours-left = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
ui-time-left = Скільки часу лишилося на рішення
ui-time-left-game = Скільки часу лишилося на партію
ui-waiting-players = Чекаємо на гравців
ui-shuffling = Тасуємо разом…
ui-waiting-for = Чекаємо на: { $names }
ui-watching = Ви спостерігаєте
ui-sit-down = Сісти сюди
ui-propose-bot = Нехай дограє бот
ui-return = Повернути собі місце
ui-not-connected = Немає зв’язку. Партію збережено.
ui-aim-side = Ваша сторона: { $side }.
ui-aim-goal = Для перемоги: { $goal }.
ui-aim-ahead = { $side }: уже { $score } з { $goal }.
ui-aim-help = { $touch ->
    [yes] Натисніть і втримуйте будь-що: з’явиться пояснення.
   *[no] Наведіть вказівник на будь-що: з’явиться пояснення.
}

## Частини екрана

ui-table = Поле
ui-order = Наказ
ui-drawer = Резерв, цілі, загони
ui-fold = Згорнути колонку
ui-tools = Стіл
ui-views = Розділи
ui-tab-map = Поле
ui-tab-cards = Карти
ui-tab-tray = Резерв
ui-tab-log = Журнал
ui-rules = Правила
ui-more = Ще
ui-show-list = Варіанти списком
ui-show-map = Повернутися до поля

## Рядок наказу

ui-ask-verb = Що зробити?
ui-ask = { $kind ->
    [card] Яка карта?
    [unit] Який загін?
    [target] Яка ціль?
    [tile] Куди?
    [hex] Куди?
    [spawn] Де виходить?
    [seat] Яке місце?
    [exit] Куди?
    [number] Скільки?
    [section] Яка зона?
    [half] Яка половина?
    [post] Кому?
    [square] Куди?
    [point] Який міжпростір?
    [side] Яка стіна чи отвір?
    [part] Яка частина?
    [line] Яке?
    [wreck] Який остов?
    [facing] У який бік?
    [aim] У який бік?
    [option] Чим?
    [weapon] Яка зброя?
   *[other] Що далі?
}
ui-chip = прибрати
ui-chip-filled = єдиний варіант
ui-back = Назад
ui-stop-here = На цьому все
ui-roll = { $dice ->
    [one] Кинути { $dice } кістку
    [few] Кинути { $dice } кістки
   *[many] Кинути { $dice } кісток
}
ui-armed = { $count ->
    [1] Єдина ціль
    [2] Кидайте або виберіть другу ціль
   *[other] Кидайте або виберіть іншу ціль (усього { $count })
}
ui-other-targets = Інші цілі

## Чому не можна, скасування

ui-why-not = Чому не можна?
ui-show-rule = Показати правило
ui-undo = Скасувати
ui-undo-free = Нічого не відкрито
ui-undo-step = Зроблено

## Журнал, кубики, повтор

ui-log = Журнал
ui-log-begin = Початок
ui-log-all = Усе
ui-log-fights = Бої
ui-log-empty = Поки нічого не сталося.
ui-last-roll = Останній кидок
ui-log-new = { $count ->
    [one] { $count } новий крок
    [few] { $count } нові кроки
   *[many] { $count } нових кроків
}
ui-log-play-again = Показати знову
ui-step-of = { $step } з { $count }
ui-play = Пуск
ui-pause = Пауза
ui-playback-next = Далі ваш хід.
ui-playback-begin = До мого ходу
ui-skip-motion = Пропустити

## Кінець

ui-dice-checking = Перевіряємо кістки…
ui-dice-unchecked = Перевірити кістки не вдалося
ui-dice-verified = { $verified ->
    [one] Перевірено { $verified } кістку з { $total }
    [few] Перевірено { $verified } кістки з { $total }
   *[many] Перевірено { $verified } кісток з { $total }
}
ui-dice-problem = { $kind ->
    [secret] Таємний ключ не відповідає відбитку, оголошеному до партії.
    [contribution] Число за місце «{ $seat }» не відповідає своєму відбитку.
    [left-out] Число цього браузера за місце «{ $seat }» не враховано.
    [not-counted] Цей браузер розкрив своє число за місце «{ $seat }», але його не зарахували.
    [replaced] Відбитки чисел підмінили після того, як цей браузер розкрив своє за місце «{ $seat }».
   *[draw] Кидок { $number } пропущено, або він не той, що мав випасти.
}
ui-dice-how = { $players ->
    [0] До першого ходу було оголошено відбиток таємного ключа всіх кидків і тасувань. Тепер ключ відкрито, і цей браузер обчислив кожен кидок знову. Відбиток:
   *[other] Усі кидки й тасування випливають із таємного ключа сервера та чисел самих гравців, тож вибрати їх не міг ніхто. Відбитки оголосили до того, як стало відоме перше число. Тепер усе відкрито, і цей браузер обчислив кожен кидок знову. Відбиток ключа:
}
ui-end-own = { $won ->
    [yes] Ви перемогли.
   *[no] Ви програли.
}
ui-watch-replay = Повтор
ui-picture = Картинка
ui-end-record = Запис
ui-download-record = Завантажити запис
ui-swap = Помінятися сторонами
ui-again = Ще раз
ui-resign = Здатися
ui-resign-sure = Партія одразу закінчиться перемогою іншої сторони.
ui-play-on = Грати далі
ui-offer-draw = Запропонувати нічию
ui-draw-offered = Запропоновано нічию
ui-draw-offer = { $name } пропонує нічию
ui-draw-note = Хто грає далі, той відмовився.
ui-agree = Погодитися
ui-no-more = Більше не пропонувати в цій партії
ui-offer-pause = Спинити годинники
ui-pause-offered = Запропоновано перерву
ui-pause-offer = { $name } пропонує перерву
ui-pause-note = Годинники стоять, доки хтось не продовжить гру або не зробить хід.
ui-paused = Перерва
ui-pause-end = Продовжити
ui-series = Серія { $mine } : { $theirs }
ui-ask-take-back = Попросити повернути хід
ui-ask-short = Попросити
ui-take-back-asked = Ви просите повернути хід
ui-take-back-ask = { $name } просить повернути хід
ui-take-back-note = Назад до становища перед цим. Кістки кидають заново, карти лишаються в тому самому порядку.
ui-allow = Дозволити
ui-decline = Відмовити
ui-no-more-take-backs = Більше не повертати ходів у цій партії
ui-rematch = Реванш
ui-rematch-offered = Запропоновано реванш
ui-rematch-offer = { $name } пропонує реванш
ui-rematch-accepted = Прийнято. За новий стіл…
ui-sides-swapped = Сторони міняються. Ваша сторона: { $side }.
ui-sides-same = Сторони ті самі. Ваша сторона: { $side }.
ui-same-sides = Ті самі сторони
ui-accept = Прийняти
ui-not-now = Не зараз
ui-withdraw = Відкликати
ui-stay = Залишитися тут
ui-to-rematch = До реваншу
ui-invite-again = Новий стіл, нове запрошення
ui-your-turn-at = Ваш хід: { $table }
ui-notice-ask = Повідомити, коли настане ваш хід?
ui-notice-title = Заголовок вкладки скаже про це в будь-якому разі.
ui-yes = Так
ui-notice-no = Лише заголовок
ui-talk = Розмова
ui-talk-news =
    { $count ->
        [0] Розмова
       *[other] Розмова, нових реплік: { $count }
    }
ui-talk-mute = Вимкнути
ui-talk-unmute = Чути знову
ui-talk-write = Слово іншим гравцям
ui-talk-send = Надіслати
ui-talk-first = Почніть із готової фрази. Писати можна, коли вам відповіли.
ui-phrase-well-played = Гарно зіграно
ui-phrase-thinking = Думаю
ui-phrase-back-soon = Повернуся за 5 хвилин
ui-phrase-your-turn = Ваш хід
ui-phrase-thanks = Дякую
ui-phrase-lucky = Пощастило

## Завіса між двома за одним екраном

ui-curtain-turn = Далі: { $seat }
ui-curtain-pass = Передайте екран. Карти прибрано: { $side }.
ui-curtain-hold = Утримуйте, щоб відкрити
ui-curtain-keys = З клавіатури: утримуйте Enter або натисніть двічі.

## Повтор партії

ui-first = На початок
ui-step-back = На хід назад
ui-step-forward = На хід уперед
ui-last = У кінець
ui-move-number = Хід
ui-move-of = Хід { $at } з { $length }
ui-speed = Швидкість { $speed }
ui-see-as = Чиїми очима
ui-see-open = Відкрите
ui-share-move = Скопіювати посилання на цей хід

## Перша партія з наставником

ui-next = Далі
ui-lesson-step = Крок { $step } з { $count }
ui-lesson-progress = Перебіг уроку
ui-lesson-wants = Зараз в уроці потрібно: { $action }
ui-lesson-play = Зіграти проти бота

## Клавіші

ui-keys = Клавіші
ui-key-tab = рядок наказу, рука, поле, журнал
ui-key-arrows = по всьому, що підсвічено на полі
ui-key-enter = вибрати або виконати наказ
ui-key-esc = прибрати останнє слово
ui-key-cards = карта на руці
ui-key-undo = скасувати
ui-key-odds = шанси наступної цілі
ui-key-why = чому не можна, про те, що у фокусі
ui-key-signs = що означають знаки
ui-key-pin = закріпити довідку
ui-key-log = журнал
ui-key-list = варіанти списком
ui-key-fold = згорнути колонку
ui-key-turn = повернути поле
ui-key-magnify = утримати лупу
ui-key-step = уздовж широкого фронту
ui-key-fit = усе поле
ui-key-help = цей список

## Help

ui-help-pin = Закріпити
ui-help-not-now = зараз не можна
ui-help-score = Рахунок
ui-help-signs = Що означають знаки
ui-help-no-signs = На цьому полі немає особливих знаків.

## Кінець партії

ui-tab-result = Підсумок
ui-end-title = Партія в числах
ui-end-points = Очки за { $unit ->
    [round] раундами
   *[turn] ходами
}
ui-end-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
    [many] { $count } раундів
   *[other] { $count } раунду
}
ui-end-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
ui-end-minutes = { $minutes } хв
ui-end-decisions = Рішення
ui-end-thought = Час на роздуми
ui-end-lost = Втрати
ui-end-dice = Що випало на кістках
ui-end-dice-line = Під стовпчиком: скільки разів грань випала і скільки разів цього слід було очікувати (пунктир).
ui-end-rolled = кісток: { $count }
ui-end-face = випало: { $count }; очікувалося: { $expected }
ui-to-campaign = До кампанії: бій { $number } з { $all }
