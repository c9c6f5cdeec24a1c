### «Герої Сталінграда»: що як зветься і що пропонують гравцеві.

game-heroes = Герої Сталінграда
game-heroes-short = Сталінград
game-heroes-line = Таємні накази, вулиця за вулицею

side-soviet = СРСР
side-soviet-mark = С
side-german = Німеччина
side-german-mark = Н
nobody = ніхто

## Види загонів

kind-infantry = піхота
kind-light = легка техніка
kind-heavy = важка техніка

role-regular = звичайний загін
role-heavy_weapon = важка зброя
role-officer = офіцер

unit-hidden = { $side ->
    [soviet] Прихований радянський загін
    [german] Прихований німецький загін
   *[none] Прихований загін
}

state-full = без втрат
state-weakened = із втратами
state-inactive = на видноті
state-hidden = у засідці
state-packed = у похідному положенні
state-deployed = у бойовому положенні
state-on-tow = на причепі
state-driving = на ходу
state-firing = до бою
state-on-foot = пішки
state-aboard = на борту

hit-flip = від влучання перевертається
hit-destroyed = від влучання гине
hit-damage = кидок на місце пошкодження

arc-all = круговий
arc-front_90 = уперед, 90°
arc-rear_180 = назад, 180°

facing-n = північ
facing-ne = північний схід
facing-e = схід
facing-se = південний схід
facing-s = південь
facing-sw = південний захід
facing-w = захід
facing-nw = північний захід

rim-north = північний край
rim-east = східний край
rim-south = південний край
rim-west = західний край

damage-crew = екіпаж
damage-crew-text = За хід стріляє лише одна зброя.
damage-tracks = гусениці
damage-tracks-text = Жодних дій руху. На ходу машина відразу спиняється.
damage-hull = корпус
damage-hull-text = Два маркери придушення. На ходу машина відразу спиняється.
damage-main-weapon = основна зброя
damage-main-weapon-text = З основної зброї стріляти не можна.

## Хід і жетони

phase-setup = Розставлення
phase-order = Фаза наказів
phase-activation = Фаза активації
phase-supply = Фаза постачання

token-1 = 1
token-2 = 2
token-3 = 3
token-4 = 4
token-5 = 5
token-6 = 6
token-7 = 7
token-8 = 8
token-9 = 9
token-10 = 10
token-special = особливий
token-bluff = обманка
token-unknown = сорочкою догори

bonus-token-initiative = ініціатива
bonus-token-initiative-text = Наприкінці ходу: ініціатива в наступному ході ваша, хоч би кому вона належала.
bonus-token-card = дві карти
bonus-token-card-text = Відразу візьміть 2 карти дій; до кінця ходу рука може бути більшою, ніж належить.
bonus-token-redraw = нові карти
bonus-token-redraw-text = Зараз скиньте скільки завгодно карт і візьміть стільки ж.
bonus-token-order = ще один наказ
bonus-token-order-text = На початку фази наказів: ще один жетон із номером на цей хід.
bonus-token-special_order = особливий наказ
bonus-token-special_order-text = На початку фази наказів: один особливий жетон на цей хід (не більше 2).

marker-suppression = придушення
marker-activation = активовано
marker-smoke = дим
wreck-number = остов { $number }
objective-number = ключовий пункт { $number }
wreck-in = остов на { $squares }

## Куди спрямоване полум’я: клітинки від його початку

aim-n = { $number } на північ
aim-e = { $number } на схід
aim-s = { $number } на південь
aim-w = { $number } на захід

## Дії

action-deploy = Поставити
action-load = Поставити на борт
action-man = Зайняти машину
action-face = Повернути
action-scout = Хід розвідки
action-end = Закінчити
action-aim = Прицілитися
action-assign = Віддати жетон
action-skip = Обійтися без жетона
action-exchange = Обміняти жетони
action-pass = Пас
action-autonomous = Діяти без наказу
action-special = Особливий наказ
action-repair = Полагодити
action-inspire = Надихнути
action-wait = Нічого не робити
action-supply = Хід постачання
action-discard = Скинути
action-done = Готово
action-spend = Витратити бонусний жетон
action-flare = Випустити ракету
action-mend = Полагодити
action-move = Рух
action-assault = Штурм
action-push = Штовхати остов
action-step = Крок
action-pivot = Поворот
action-board = Посадка
action-charge = Кинутися на ворога
action-flip = Змінити стан
action-stop = Спинитися
action-exit = Покинути поле
action-hold = Не стріляти
action-fire = Вогонь
action-suppress = Вогонь на придушення
action-divert = Відволікальний вогонь
action-snipe = Снайперський постріл
action-split = Розділити вогонь
action-split-suppress = Розділити вогонь на придушення
action-howitzer = Гаубиця
action-indirect = Непрямий вогонь
action-flame = Вогнемет
action-flame-room = Вогнемет крізь отвір
action-demolish = Вогонь по споруді
action-grenade = Граната
action-close = Удар упритул
action-satchel = Підривний заряд
action-breach = Зробити пролом
action-smoke = Поставити дим
action-share = Частка вогню
action-cease = Припинити вогонь
action-react = Вогонь за нагоди
action-play = Зіграти карту
action-bonus = Бонус карти
action-use = Використати опцію
action-fight = Вибрати зброю
action-decline = Відмовитися від обстрілу
action-place = Розмістити
action-beyond = Другий шаблон
action-location = Вибрати місце пошкодження
action-resign = Здатися
action-agree-draw = Погодитися на нічию

## Дія рядком у списку

act-with = { $weapon-id ->
    [none] {""}
   *[other] {" "}({ $weapon })
}
act-by = { $option-id ->
    [none] { $card-id ->
        [none] {""}
       *[other] {" "}({ $card })
    }
   *[other] {" "}({ $option })
}
act-deploy = { $state-id ->
    [none] { $unit }: поставити на { $square }
   *[other] { $unit }: поставити на { $square }, { $state }
}
act-load = { $unit }: поставити на борт, { $target }
act-man = { $target-id ->
    [none] Зайняти машину: { $unit }
   *[other] { $unit }: зайняти машину, { $target }
}
act-face = Фронтом на { $facing }
act-scout = { $unit }: хід розвідки
act-end = Закінчити
act-aim = Ціль: { $point }
act-assign = { $option-id ->
    [none] { $token }: { $unit }
   *[other] { $token }: { $option }
}
act-skip = Обійтися без жетона: { $token }
act-exchange = Обміняти жетони: { $unit }, { $target }
act-pass = Пас
act-autonomous = Без наказу: { $unit }
act-special = { $option-id ->
    [none] Особливий наказ: { $unit }
   *[other] Особливий наказ: { $option }
}
act-repair = Полагодити, { $unit }: { $damage }
act-inspire = Надихнути
act-wait = Нічого не робити
act-supply = { $unit }: хід постачання
act-discard = Скинути «{ $card }»
act-done = Готово
act-spend = Витратити бонусний жетон: { $bonus }
act-flare = Випустити ракету
act-mend = Полагодити: { $damage }
act-move = Рух
act-assault = Штурм, ціль — { $unit }
act-push = Штовхати { $wreck }
act-step = { $facing-id ->
    [none] На { $square }
   *[other] На { $square }, фронтом на { $facing }
}
act-pivot = Повернути на { $facing }, зайнявши { $square }
act-board = Сісти: { $unit }
act-charge = Кинутися на { $square }
act-flip = Змінити стан
act-stop = { $facing-id ->
    [none] Спинитися
   *[other] Спинитися фронтом на { $facing }
}
act-exit = Покинути поле
act-hold = Не стріляти, йти далі
act-fire = Вогонь, ціль — { $unit }{ act-with }
act-suppress = Вогонь на придушення, ціль — { $unit }{ act-with }
act-divert = Відволікальний вогонь, ціль — { $unit }{ act-with }
act-snipe = Снайперський постріл, ціль — { $unit }{ act-with }
act-split = Розділити вогонь{ act-with }
act-split-suppress = Розділити вогонь на придушення{ act-with }
act-howitzer = Гаубиця, ціль — { $point }{ act-with }
act-indirect = Непрямий вогонь, ціль — { $point }{ act-with }
act-flame = { $square-id ->
    [none] Полум’я, ціль: { $aim }{ act-with }
   *[other] Полум’я з { $square }, ціль: { $aim }{ act-with }
}
act-flame-room = Полум’я крізь { $side }{ act-with }
act-demolish = { $part-id ->
    [none] { $wreck-id ->
        [none] { $line-id ->
            [none] Вогонь по споруді на { $square }{ act-with }
           *[other] Вогонь, ціль — { $line }{ act-with }
        }
       *[other] Вогонь, ціль — { $wreck }{ act-with }
    }
   *[other] Вогонь, ціль — { $part }{ act-with }
}
act-grenade = { $point-id ->
    [none] Граната крізь { $side }{ act-by }
   *[other] Граната, ціль — { $point }{ act-by }
}
act-close = Удар упритул, ціль — { $unit }{ act-by }
act-satchel = { $part-id ->
    [none] { $wreck-id ->
        [none] Заряд: { $line }{ act-by }
       *[other] Заряд: { $wreck }{ act-by }
    }
   *[other] Заряд: { $part }{ act-by }
}
act-breach = Пролом { $side }{ act-by }
act-smoke = Дим на { $square }{ act-by }
act-share = { $points ->
    [one] { $unit }: { $points } очко
    [few] { $unit }: { $points } очки
   *[many] { $unit }: { $points } очок
}
act-cease = Припинити вогонь
act-react = Вогонь веде загін: { $unit }
act-play = Зіграти «{ $card }»{ $unit-id ->
        [none] {""}
       *[other] : { $unit }
    }{ $target-id ->
        [none] {""}
       *[other] , { $target }
    }{ $point-id ->
        [none] {""}
       *[other] : { $point }
    }{ $square-id ->
        [none] {""}
       *[other] : { $square }
    }{ $damage-id ->
        [none] {""}
       *[other] , { $damage }
    }
act-bonus = Бонус карти «{ $card }»
act-use = { $effect-id ->
    [none] { $unit-id ->
        [none] Використати: { $option }
       *[other] Використати: { $option } ({ $unit })
    }
   *[other] Використати: { $effect }
}
act-fight = Зброя: { $weapon }
act-decline = Відмовитися від обстрілу
act-place = { $unit-id ->
    [none] На { $square }
   *[other] { $unit }: на { $square }{ $facing-id ->
        [none] {""}
       *[other] , фронтом на { $facing }
    }
}
act-beyond = Другий шаблон: { $facing }
act-location = Вибрати { $number }
act-resign = Здатися
act-agree-draw = { action-agree-draw }

## Що питають

prompt-deployment = { $side }: розставте свої загони. Виберіть загін, потім клітинку.
prompt-facing = { $unit }: куди повернути загін?
prompt-scouting = { $side }: зробіть ходи розвідки або закінчіть.
prompt-unload = { $unit }: висадіть розвідників поряд із машиною або закінчіть.
prompt-barrage = { $side }: артпідготовка, пострілів лишилося — { $left }. Виберіть міжпростір.
prompt-orders = { $side-id ->
    [both] Роздайте жетони наказів.
   *[other] { $side }: роздайте жетони наказів.
}
prompt-telephones = { $side }: обміняйте жетони двох загонів або пасуйте.
prompt-gap-autonomous = { $side }: активуйте автономний загін або пасуйте.
prompt-gap-cards = { $side }: зіграйте карту між активаціями або пасуйте.
prompt-gap-special = { $side }: скористайтеся особливим наказом або пасуйте.
prompt-activation = { $unit }: виберіть дію.
prompt-inspiration = { $unit }: надихніть інших або закінчіть.
prompt-supply = { $side }: загони без наказу можуть переміститися (ходи постачання). Перемістіть їх або закінчіть.
prompt-refill = Скиньте карти або закінчіть. Потім обидві сторони доберуть руку.
prompt-redraw = { $side }: скиньте скільки завгодно карт і візьміть стільки ж.
prompt-bonus = { $side }: витратьте бонусний жетон або пасуйте.
prompt-flares = { $side }: випустити ракету? Лишилося: { $left }.
prompt-mending = { $unit }: яке пошкодження полагодити?
prompt-movement = { $unit }: ідіть далі або спиніться. Лишилося клітинок: { $left }.
prompt-fire-on-the-move = { $unit }: стріляйте в русі або утримайтеся.
prompt-run-over = { $unit }: на загін наїжджає машина. Куди відійти?
prompt-pushed = { $unit }: на загін зсувають остов. Куди відійти?
prompt-retreat = { $unit }: куди відступити?
prompt-withdrawal = { $unit }: місце займає машина. Куди відійти?
prompt-advance = { $unit }: рух за картою; можна спинитися.
prompt-displaced = { $unit }: лишитися тут не можна. Куди відійти?
prompt-bail-out = { $side }: розмістіть тих, хто покидає підбиту машину.
prompt-place-wreck = { $unit }: де лишиться остов?
prompt-replace = { $unit }: будівля завалилася. Де тепер стоїть загін?
prompt-fire = { $unit }: по чому стріляти?
prompt-fire-again = { $unit }: стріляйте з іншої зброї або припиніть вогонь.
prompt-split = { $unit }: виберіть ціль і її частку. Поки що роздано: { $given }.
prompt-reaction = Вогонь за нагоди, ціль — { $unit }. Або пас.
prompt-location = { $unit }: який результат рахувати?
prompt-second-template = { $side }: у який бік ляже другий шаблон?
prompt-call-barrage = { $side }: виберіть міжпростір, точку, де сходяться клітинки ({ $profile }).
prompt-smoke = { $side }: куди поставити дим?
prompt-tunnel = { $unit }: де вийти?
prompt-fight-weapon = Штурм: { $unit }, ціль — { $target }. Яка зброя?
prompt-answer = Грають карту «{ $card }». { $side }: скасуйте її або пасуйте.
prompt-window = { $moment ->
    [order-start] { $side }: починається фаза наказів. Зіграйте щось або пасуйте.
    [order-end] { $side }: накази віддано. Зіграйте щось або пасуйте.
    [gap] { $side }: між активаціями. Зіграйте щось або пасуйте.
    [own-activation] { $side }: загін активовано. Зіграйте щось або пасуйте.
    [move] { $side }: загін рухається. Зіграйте щось або пасуйте.
    [own-step] { $side }: на шляху вікно. Зіграйте щось або пасуйте.
    [own-forced-move] { $side }: загін мусить відійти. Зіграйте щось або пасуйте.
    [enemy-step] { $side }: ворог рухається. Зіграйте щось або пасуйте.
    [enters] { $side }: ворог заходить у будівлю. Зіграйте щось або пасуйте.
    [fire-announced] { $side }: стрільбу оголошено. Додайте щось або пасуйте.
    [before-roll] { $side }: перед кидком. Зіграйте щось або пасуйте.
    [after-roll] { $side }: кістки кинуто. Змініть щось або пасуйте.
    [barrage-named] { $side }: обстріл оголошено. Зіграйте щось або пасуйте.
    [grenade-thrown] { $side }: кинуто гранату. Зіграйте щось або пасуйте.
    [own-scatter] { $side }: снаряд відхиляється. Зіграйте щось або пасуйте.
    [about-to-be-hit] { $side }: у загін от-от влучать. Зіграйте щось або пасуйте.
    [about-to-be-damaged] { $side }: машину от-от пошкодять. Зіграйте щось або пасуйте.
    [about-to-be-removed] { $side }: загін от-от загине. Зіграйте щось або пасуйте.
    [about-to-be-suppressed] { $side }: загін от-от придушать. Витратьте маркер або пасуйте.
    [fired] { $side }: загін вистрілив. Зіграйте щось або пасуйте.
    [fight] { $side }: зараз буде штурм. Зіграйте щось або пасуйте.
    [fight-gear] { $side }: зараз буде штурм. Скористайтеся спорядженням або пасуйте.
    [supply-start] { $side }: починається фаза постачання. Зіграйте щось або пасуйте.
    [supply-move] { $side }: ходи постачання. Зіграйте щось або пасуйте.
   *[supply-end] { $side }: фаза постачання закінчується. Зіграйте щось або пасуйте.
}

## Шанси

odds-roll = { $dice ->
        [one] { $dice } кістка
        [few] { $dice } кістки
       *[many] { $dice } кісток
    }, потрібно { $need } або більше{ $parts-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $parts })
    }: { $chance } %
odds-defence = захист { $amount }
odds-cover = прикриття { $amount }
odds-cv = бойове значення { $amount }
odds-share = частка { $amount }
odds-doubled = подвоєння { $amount }
odds-bonus = бонус { $amount }
odds-obstacles = перешкоди { $amount }
odds-long-range = дальність { $amount }
odds-suppression = придушення { $amount }
odds-on-the-move = у русі { $amount }
odds-double-hit = подвійне влучання { $amount }
odds-diversion = відволікання { $amount }
odds-sniper = таблиця снайпера { $amount }
odds-destruction = руйнування { $amount }
odds-scatter = точно в ціль { $amount }
odds-attack = атака { $amount }

## Параметри

option-together = Накази одночасно
option-together-help = Обидва гравці роздають жетони наказів одночасно. Інакше починає сторона з ініціативою.
option-conceal_hands = Приховувати руки
option-conceal_hands-help = Щомоменту питають кожного, хто міг би мати підхожу карту, щоб мовчання нічого не видавало. Довше.
