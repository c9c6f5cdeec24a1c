### Що не так у сценарії, позиції, файлі даних або записі ходу і як було б правильно.

error-unknown-card = Карти «{ $card }» немає. Карти пишуть так: rifleman-a, fog-of-war.
error-unknown-unit = Загону «{ $unit }» немає. Загони пишуть так: riflemen-a, sniper.
error-unknown-tile = Квадрата «{ $tile }» тут немає. Квадрати пишуть так: 17Б; квадрат має бути на полі.
error-tile-twice = { $tile } покласти не можна: цей самий квадрат уже лежить на полі як { $other }.
error-marker-twice = { $tile } вказано двічі. Вкажіть його один раз: як розвіданий або як контрольований.
error-no-objective-there = У сценарії немає ключового пункту в квадраті { $tile }.
error-controlled-twice = { $tile } контролюють обидві сторони. Контролювати квадрат може лише одна.
error-too-many-copies = Карту { $card } використано { $used ->
        [one] { $used } раз
        [few] { $used } рази
       *[many] { $used } разів
    }, а сторона має їх лише { $copies }.
error-bad-card-action = «{ $text }» — не дія. Пишіть так: "move 1", "bolster 2 squad", "recon".
error-counter-without-card = Для фішки «{ $counter }» немає карти, яка нею керує.
error-box-does-not-add-up = У коробці не ті карти, яких немає в інших зонах. Приберіть її, і її буде обчислено.
error-suppressed-off-board = Загін { $unit } придушено, але його немає на полі. Вкажіть його квадрат у counters.
error-shown-but-not-there = Показаних карт { $card } вказано більше, ніж їх там є.
error-lacking-but-there = Карту { $card } вказано як відсутню, але вона там є.
error-bids-wrong = Для кожної сторони потрібна одна карта для ініціативи; null означає, що її немає.
error-bid-not-in-hand = Карту { $card } вибрано для ініціативи, але її немає на руці.
error-notation-no-verb = У «{ $text }» є карта, але не вказано, що вона робить. Пишіть так: RA move 17B
