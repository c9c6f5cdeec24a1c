### Баланс сценаріїв і нові битви.

## Чи це чесно?

ui-report-play = Зіграти
ui-report-change = Змінити
ui-report-save = Зберегти як .toml
ui-report-copy = Скопіювати посилання на звіт
ui-report-coming = Боти розставляють фігури. Перші партії триватимуть недовго.
ui-report-games = Партій: { $done } із { $most }
ui-report-trying = Перевірка зміни: { $done } із { $most } партій
ui-report-bots = { $bot } за обидві сторони
ui-report-seed = зерно { $seed }
ui-report-left = лишилося { $seconds } с
ui-report-pause = Пауза
ui-report-go-on = Продовжити
ui-report-more = Ще { $games }
ui-report-wins = Хто перемагає
ui-report-bar = { $first }: { $share } % ({ $range }), { $second }: { $other } %, партій: { $games }
ui-report-favours = Доведено перевагу: { $side }.
ui-report-favours-why = Половина лежить поза інтервалом.
ui-report-within = У межах 40–60.
ui-report-within-why = Увесь інтервал лежить у смузі чесних битв.
ui-report-open = Нечесність не доведено.
ui-report-open-why = Половина лежить усередині інтервалу. Ще { $games } партій звузять його до ±{ $margin }.
ui-report-length = { $unit ->
    [round] Тривалість, раунди
   *[other] Тривалість, ходи
}
ui-report-length-line = медіана { $median }, дев’ять із десяти між { $from } і { $to }
ui-report-first = Перший хід
ui-report-first-as-it-is = { $side }, як є
ui-report-first-other = якщо починає інша сторона
ui-report-first-worth = чого вартий перший хід
ui-report-first-untried = Ще не перевірено: перевіряється разом зі змінами нижче.
ui-report-draws = Нічиїх: { $draws }, кожна рахується за пів перемоги
ui-report-endings = Чим закінчувалося
ui-report-objectives = Яка ціль вирішує
ui-report-place = Місце
ui-report-held = Утримано в кінці
ui-report-if-held = Перемога з нею
ui-report-without = Без неї
ui-report-suggestions = Що зробить її чеснішою
ui-report-try = Перевірити малі зміни
ui-report-try-line = На загін чи на очко більше або менше, кожна зміна по сто партій. Це триватиме приблизно стільки ж.
ui-report-try-later = Малі зміни можна перевірити, коли баланс буде відомий.
ui-report-both = Обидві
ui-report-heat = Втрати загонів на сто партій
ui-report-heat-of = { $scenario }: де загони зазнавали втрат

## Нова битва

ui-fresh-line = Складена за кількома словами, зіграна ботами й запропонована, лише якщо виявилася чесною.
ui-fresh-about = { $game } · { $size }
ui-fresh-size-label = Розмір
ui-fresh-size = { $size ->
    [small] Мала
    [large] Велика
   *[standard] Звичайна
}
ui-fresh-dial = { $dial ->
    [ground] Місцевість
    [density] Скільки її
    [arms] Війська
    [support] Загони підтримки
    [goal] Як перемогти
    [mission] Завдання
   *[vehicles] Техніка
}
ui-fresh-option = { $option ->
    [woods] Ліси
    [hills] Пагорби
    [villages] Села
    [hedgerows] Живоплоти
    [river] Річка
    [open] Відкрита
    [covered] Закрита
    [dense] Густа
    [more-armor] Більше танків
    [more-artillery] Більше артилерії
    [special-forces] Спецпідрозділи
    [support] Є
    [no-support] Немає
    [pin] Очки або придушення
    [no-pin] Лише очки
    [raid] Рейд
    [race] Боротьба за цілі
    [vehicles] Є
    [on-foot] Пішки
    [meeting] Зустрічний бій
    [take-and-hold] Узяти й утримати
    [head-hunt] Полювання за головами
    [storm] Штурм
    [break-through] Прорив
   *[snatch] Викрадення
}
ui-fresh-dials-line = Нічого не вибрано: складається будь-що. Вибрано кілька: одне з них або все впереміш.
ui-fresh-seed = Слова, за якими її складено
ui-fresh-seed-line = Ті самі слова в усіх дають ту саму битву.
ui-fresh-draw = Скласти
ui-fresh-copy = Скопіювати посилання на битву
ui-fresh-copied = Скопійовано
ui-fresh-another = Інша із запасу
ui-fresh-draw-new = Скласти нову
ui-fresh-draw-line = Нова битва перевіряється при вас, це кілька хвилин. Битви із запасу починаються відразу.
ui-fresh-change = Змінити
ui-fresh-test = Чи вона чесна?
ui-fresh-play = Грати цю
ui-fresh-none = Для цієї гри битв у запасі поки немає. Складіть нову.
ui-fresh-drafts = Начерків: { $drafts }, { $kept ->
    [0] жодного не залишено
   *[other] залишено: { $kept }
}
ui-fresh-how = Начерк лишається, якщо весь його інтервал лежить в обіцяній смузі. Той, що туди вже не потрапить, відкидається рано. Начерк із перевагою змінюється на користь сторони, що програвала, якщо гра має чим. Усього партій: { $games }.
ui-fresh-draft = Начерк
ui-fresh-games = партій
ui-fresh-result = підсумок
ui-fresh-under-way = триває перевірка
ui-fresh-favoured = перевага: { $side }
ui-fresh-interval = { $side }: { $range } %
ui-fresh-wins = Перемоги: { $side }, партій: { $games }
ui-fresh-promise = Обіцяно будь-якій стороні
ui-fresh-kept = Увесь інтервал лежить усередині.
ui-fresh-measuring = Перевірка ще триває.
ui-fresh-handicap = Жоден начерк не тримає обіцянки. Найближчий цей: { $side } — { $share } % перемог, гандикап для того, хто за неї грає.
ui-fresh-others = Інші із запасу
