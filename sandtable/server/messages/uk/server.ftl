### Що каже сам сервер: чому запит не виконано, чому в проханні відмовлено.

## Помилки

error-practice-people = Тренування йде лише проти ботів: запросити до нього нікого не можна.
error-bad-setting = «{ $value }» — не число.
error-bad-choice = «{ $value }»: такого немає; можна: { $choices }.
error-setting-out-of-range = «{ $value }»: так не можна; щонайменше { $least }.
error-old-schema = База даних іншої версії. Оновіть її: sandtable admin migrate
error-bad-addresses = «{ $value }» — не список адрес.
error-unusable-folder = Текою не можна користуватися: { $reason }
error-bad-database = Базу даних не вдалося відкрити: { $reason }
error-bad-address = «{ $value }» — не адреса на зразок http://10.0.0.5:8000.
error-needs-postgresql = Для кількох робочих процесів потрібен PostgreSQL: SANDTABLE_ADDRESS і SANDTABLE_BOTS=queue не працюють з іншою базою даних.
error-needs-extra = Бракує пакетів: pip install 'sandtable[{ $extra }]' ({ $reason })
error-bad-request = Запит складено неправильно.
error-not-found = Тут нічого немає.
error-method-not-allowed = Тут так не можна.
error-server-fault = На сервері щось пішло не так. Спробуйте ще раз.
error-too-many-requests = Зачасто. Зачекайте трохи.
error-too-many-tables = Незакінчених столів за останню добу у вас уже { $limit }. Спершу закінчіть якісь із них.
error-too-many-tables-here = З вашої мережі сьогодні відкрито забагато столів. Спробуйте пізніше.
error-too-many-bot-games = Незакінчених партій із ботами за останню добу у вас уже { $limit }. Спершу закінчіть якісь із них.
error-bots-are-tired = Ваші боти думали досить довго. Нову партію з ними можна почати через { $seconds } с.
error-one-hint-at-a-time = Для вашої мережі вже готується інша підказка. Спробуйте ще раз трохи згодом.
error-too-many-measurements = У вас уже тривають вимірювання, можна не більше ніж { $limit }. Дочекайтеся кінця одного з них або зупиніть його.
error-unknown-measurement = Цього вимірювання тут більше немає. Запитайте його знову.
error-too-many-replays = Забагато повторів одразу. Зачекайте трохи.
error-no-database = Сервер зараз не може звернутися до своєї бази даних. Нічого не змінилося; спробуйте ще раз.
error-server-busy = Сервер зараз перевантажений. Спробуйте ще раз.
error-too-much-work = Це забирає в сервера забагато часу. Роботу перервано.
error-too-long = Задовго: приймається щонайбільше { $limit } байтів.
error-foreign-origin = Про це попросив чужий сайт. Відмовлено.
error-unknown-host = Цей сервер не відповідає на ім’я «{ $host }». Додати ім’я можна в SANDTABLE_HOSTS там, де сервер запущено.
error-unknown-table = Такого столу немає.
error-table-gap = Немає зміни { $number }.
error-table-differs = Якщо переграти від початку, «{ $column }» інше.
error-milestone-differs = Якщо переграти від початку, позиція не та, що від віхи після зміни { $number }.
error-table-damaged = За цим столом грати далі не можна: зміна { $number } не відтворюється.
error-table-elsewhere = Зараз цей стіл веде інший сервер. Спробуйте знову за кілька секунд.
error-table-rules = За цим столом грають за правилами «{ $found }», а вони новіші за правила цієї версії, «{ $known }».
error-no-such-scenario = У цій грі немає сценарію «{ $scenario }».
error-position-own-scenario = Відкрити можна лише позицію зі сценарію цієї гри; власний сценарій тут не годиться.
error-no-such-moment = Ходу { $number } немає: ходів у партії всього { $length }.
error-seat-taken = Це місце зайняте.
error-unknown-invitation = Запрошення недійсне. Попросіть нове.
error-seat-not-open = Це місце — за запрошенням.
error-host-only = Це може лише господар столу.
error-not-your-table = Це не ваш стіл.
error-too-many-campaigns = Незакінчених кампаній у вас уже { $limit }. Спершу закінчіть якісь із них або відмовтеся від них.
error-unknown-campaign = Такої кампанії немає.
error-not-your-campaign = Це не ваша кампанія.
error-campaign-full = У цій кампанії вже є обидва гравці.
error-campaign-over = Ця кампанія закінчилася.
error-campaign-waits = Другий гравець ще не прийняв запрошення.
error-not-the-next-battle = Наступний бій — { $number }-й.
error-hints-in-practice = Підказки є лише в тренувальних партіях.
error-nothing-to-decide = Зараз цьому місцю немає чого вирішувати.
error-not-analysed = Цю партію ще не розібрано.
error-puzzle-not-legal = Тут так сходити не можна.
error-not-finished = Партію ще не закінчено.
error-not-started = Партія ще не почалася.
error-not-your-seat = Це не ваше місце: його очима можна дивитися після кінця партії.
error-unknown-code = Цей код відновлення не підходить. Можливо, його замінив новіший.
error-unknown-link = Це посилання вже не діє: воно спрацьовує один раз і протягом десяти хвилин. Створіть нове на іншому пристрої.
error-other-player =
    У цьому браузері ви граєте за { $tables ->
        [one] { $tables } столом
        [few] { $tables } столами
        [many] { $tables } столами
       *[other] { $tables } столами
    } як інший гравець. Тут ці місця буде втрачено, якщо у вас немає коду відновлення для них.
error-nobody = Про вас тут нічого не зберігається.

## Чому за столом чогось не зроблено

refused-stale = Тим часом становище за столом змінилося.
refused-not-yours = Вирішувати це не вам.
refused-not-abandoned = Це місце не покинуте.
refused-not-agreed = На нічию мають погодитися обидві сторони.
refused-no-more = Інша сторона просила більше не пропонувати цього в цій партії.
refused-asked-before = Інша сторона щойно відмовила в цьому.
refused-other-proposal = Щойно запропоновано інше.
refused-no-proposal = Ця пропозиція вже не діє.
refused-nobody-there = Запитати нікого: інша сторона пішла.
refused-no-clock = За цим столом немає годинника, спиняти нічого.
refused-bot-declines = Бот грає далі.
refused-not-over = Партію ще не закінчено.
refused-said-nothing = Тут немає чого сказати.
refused-phrases-first = Почніть із готової фрази: власні слова можна писати, коли вам відповіли.
refused-unknown-seat = Такого місця немає.
refused-bot-plays = За це місце грає бот. Спершу поверніться за стіл.
refused-not-started = Партія ще не почалася.
refused-over = Партію закінчено.
refused-limit = Зашвидко. Зачекайте трохи.
refused-failed = Зберегти не вдалося. Спробуйте ще раз.
refused-dice-early = Спершу потрібні геші всіх гравців.
refused-dice-late = Кістки вже визначено.
refused-dice-given = За це місце вже обіцяно інше число.
refused-dice-misfit = Це не те число, яке було обіцяно.
refused-undo-nothing = Скасовувати нічого.
refused-undo-other = Відтоді вирішував хтось інший.
refused-undo-chance = До справи долучилися кістки або колода: скасувати не можна.
refused-undo-hidden = Приховане вже розкрито: скасувати не можна.
refused-undo-over = Партію закінчено: скасувати нічого не можна.
refused-undo-free = Це можна скасувати й без дозволу.
refused-not-planned = Тут нічого розставляти за вас.

## Що кажуть гравцям за столом, коли змінилися правила гри

event-taken-back = { $side }: останнє рішення взято назад за згодою.
event-rules-changed = Правила змінилися: були «{ $old }», стали «{ $new }». Усі рішення лишаються чинними.
event-rules-changed-moved = Правила змінилися: були «{ $old }», стали «{ $new }». Усі рішення лишаються чинними, але позиція стала трохи іншою: погляньте на неї ще раз.
event-rules-changed-position = Правила змінилися: були «{ $old }», стали «{ $new }», і рішення { $number } тепер було б неможливим. Партія триває з останньої позиції; повтор починається звідси.
event-rules-changed-back = Правила змінилися: були «{ $old }», стали «{ $new }», і рішення { $number } тепер було б неможливим. Партія триває з позиції перед ним; повтор починається звідси.

## Клієнт

server-client-missing = Клієнт не зібрано: запустіть «make play» або «npm run build» у теці web.

## Push messages

push-turn = Ваш хід: { $table }
error-bad-subscription = Службу push цього браузера використати не можна.
