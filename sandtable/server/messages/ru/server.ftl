### Что говорит сам сервер: почему запрос не выполнен, почему в просьбе отказано.

## Ошибки

error-practice-people = Тренировка идёт только против ботов: пригласить в неё никого нельзя.
error-bad-setting = «{ $value }» — не число.
error-bad-choice = «{ $value }»: такого нет; можно: { $choices }.
error-setting-out-of-range = «{ $value }»: так нельзя; не меньше { $least }.
error-old-schema = База данных другой версии. Обновите её: sandtable admin migrate
error-bad-addresses = «{ $value }» — не список адресов.
error-unusable-folder = Папкой нельзя пользоваться: { $reason }
error-bad-database = Базу данных не удалось открыть: { $reason }
error-bad-address = «{ $value }» — не адрес вида http://10.0.0.5:8000.
error-needs-postgresql = Для нескольких рабочих процессов нужен PostgreSQL: SANDTABLE_ADDRESS и SANDTABLE_BOTS=queue не работают с другой базой данных.
error-needs-extra = Не хватает пакетов: pip install 'sandtable[{ $extra }]' ({ $reason })
error-bad-request = Запрос составлен неверно.
error-not-found = Здесь ничего нет.
error-method-not-allowed = Здесь так нельзя.
error-server-fault = На сервере что-то пошло не так. Попробуйте ещё раз.
error-too-many-requests = Слишком часто. Подождите немного.
error-too-many-tables = Незаконченных столов за последние сутки у вас уже { $limit }. Сначала закончите какие-нибудь из них.
error-too-many-tables-here = Из вашей сети сегодня открыто слишком много столов. Попробуйте позже.
error-too-many-bot-games = Незаконченных партий с ботами за последние сутки у вас уже { $limit }. Сначала закончите какие-нибудь из них.
error-bots-are-tired = Ваши боты думали достаточно долго. Новую партию с ними можно начать через { $seconds } с.
error-one-hint-at-a-time = Для вашей сети уже готовится другая подсказка. Попробуйте ещё раз чуть позже.
error-too-many-measurements = У вас уже идёт слишком много замеров, можно не больше { $limit }. Дождитесь конца одного из них или остановите его.
error-unknown-measurement = Этого замера здесь больше нет. Запросите его снова.
error-too-many-replays = Слишком много повторов сразу. Подождите немного.
error-no-database = Сервер сейчас не может обратиться к своей базе данных. Ничего не изменилось; попробуйте ещё раз.
error-server-busy = Сервер сейчас перегружен. Попробуйте ещё раз.
error-too-much-work = Это занимает у сервера слишком много времени. Работа прервана.
error-too-long = Слишком длинно: принимается не больше { $limit } байт.
error-foreign-origin = Об этом попросил чужой сайт. Отказано.
error-unknown-host = Этот сервер не отвечает на имя «{ $host }». Добавить имя можно в SANDTABLE_HOSTS там, где сервер запущен.
error-unknown-table = Такого стола нет.
error-table-gap = Нет изменения { $number }.
error-table-differs = Если переиграть с начала, «{ $column }» другое.
error-milestone-differs = Если переиграть с начала, положение не то, что от вехи после изменения { $number }.
error-table-damaged = За этим столом играть дальше нельзя: изменение { $number } не воспроизводится.
error-table-elsewhere = Сейчас этот стол ведёт другой сервер. Попробуйте снова через несколько секунд.
error-table-rules = За этим столом играют по правилам «{ $found }», а они новее правил этой версии, «{ $known }».
error-no-such-scenario = В этой игре нет сценария «{ $scenario }».
error-position-own-scenario = Открыть можно только позицию из сценария этой игры; свой сценарий здесь не годится.
error-no-such-moment = Хода { $number } нет: ходов в партии всего { $length }.
error-seat-taken = Это место занято.
error-unknown-invitation = Приглашение недействительно. Попросите новое.
error-seat-not-open = Это место — по приглашению.
error-host-only = Это может только хозяин стола.
error-not-your-table = Это не ваш стол.
error-too-many-campaigns = Незаконченных кампаний у вас уже { $limit }. Сначала закончите какие-нибудь из них или откажитесь от них.
error-unknown-campaign = Такой кампании нет.
error-not-your-campaign = Это не ваша кампания.
error-campaign-full = В этой кампании уже есть оба игрока.
error-campaign-over = Эта кампания окончена.
error-campaign-waits = Второй игрок ещё не принял приглашение.
error-not-the-next-battle = Следующий бой — { $number }-й.
error-hints-in-practice = Подсказки есть только в тренировочных партиях.
error-nothing-to-decide = Сейчас этому месту нечего решать.
error-not-analysed = Эта партия ещё не разобрана.
error-puzzle-not-legal = Здесь так сходить нельзя.
error-not-finished = Партия ещё не окончена.
error-not-started = Партия ещё не началась.
error-not-your-seat = Это не ваше место: его глазами можно смотреть после конца партии.
error-unknown-code = Этот код восстановления не подходит. Возможно, его заменил более новый.
error-unknown-link = Эта ссылка больше не действует: она срабатывает один раз и в течение десяти минут. Создайте новую на другом устройстве.
error-other-player =
    В этом браузере вы играете за { $tables ->
        [one] { $tables } столом
        [few] { $tables } столами
        [many] { $tables } столами
       *[other] { $tables } столами
    } как другой игрок. Здесь эти места пропадут, если у вас нет кода восстановления для них.
error-nobody = О вас здесь ничего не хранится.

## Почему за столом чего-то не сделано

refused-stale = Тем временем положение за столом изменилось.
refused-not-yours = Решать это не вам.
refused-not-abandoned = Это место не брошено.
refused-not-agreed = На ничью должны согласиться обе стороны.
refused-no-more = Другая сторона просила больше не предлагать этого в этой партии.
refused-asked-before = Другая сторона только что отказала в этом.
refused-other-proposal = Только что предложено другое.
refused-no-proposal = Это предложение уже не действует.
refused-nobody-there = Спросить некого: другая сторона ушла.
refused-no-clock = За этим столом нет часов, останавливать нечего.
refused-bot-declines = Бот играет дальше.
refused-not-over = Партия ещё не окончена.
refused-said-nothing = Здесь нечего сказать.
refused-phrases-first = Начните с готовой фразы: свои слова можно писать, когда вам ответят.
refused-unknown-seat = Такого места нет.
refused-bot-plays = За это место играет бот. Сначала вернитесь за стол.
refused-not-started = Партия ещё не началась.
refused-over = Партия окончена.
refused-limit = Слишком быстро. Подождите немного.
refused-failed = Сохранить не удалось. Попробуйте ещё раз.
refused-dice-early = Сначала нужны хеши всех игроков.
refused-dice-late = Кубики уже определены.
refused-dice-given = За это место уже обещано другое число.
refused-dice-misfit = Это не то число, которое было обещано.
refused-undo-nothing = Отменять нечего.
refused-undo-other = С тех пор решал кто-то другой.
refused-undo-chance = В дело вмешались кубики или колода: отменить нельзя.
refused-undo-hidden = Скрытое уже раскрыто: отменить нельзя.
refused-undo-over = Партия окончена: отменить ничего нельзя.
refused-undo-free = Это можно отменить и без спроса.
refused-not-planned = Расставлять за вас здесь нечего.

## Что говорят игрокам за столом, когда изменились правила игры

event-taken-back = { $side }: последнее решение взято назад по согласию.
event-rules-changed = Правила изменились: были «{ $old }», стали «{ $new }». Все решения остаются в силе.
event-rules-changed-moved = Правила изменились: были «{ $old }», стали «{ $new }». Все решения остаются в силе, но позиция стала немного другой: взгляните на неё ещё раз.
event-rules-changed-position = Правила изменились: были «{ $old }», стали «{ $new }», и решение { $number } теперь было бы невозможно. Партия продолжается с последней позиции; повтор начинается отсюда.
event-rules-changed-back = Правила изменились: были «{ $old }», стали «{ $new }», и решение { $number } теперь было бы невозможно. Партия продолжается с позиции перед ним; повтор начинается отсюда.

## Клиент

server-client-missing = Клиент не собран: запустите «make play» или «npm run build» в папке web.

## Push messages

push-turn = Ваш ход: { $table }
error-bad-subscription = Службу push этого браузера использовать нельзя.
