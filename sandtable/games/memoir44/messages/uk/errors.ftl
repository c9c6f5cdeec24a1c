### Що не так у сценарії, позиції чи записі ходу і як було б правильно.

error-unknown-card = Карти «{ $card }» немає. Карти пишуть так: attack-left, barrage.
error-unknown-unit = Загону «{ $unit }» у цій битві немає. Загони пишуть так: allies-3, axis-12.
error-unknown-hex = Гекса «{ $hex }» на цьому полі немає. Гекси пишуть так: r4c5 — ряд і стовпець, лік від 0.

## Сценарії

error-map-rows = Рядів у шарі: { $found }, а на полі їх { $expected }.
error-map-row-width = Літер у ряду: { $found }, а гексів у ньому { $expected }.
error-unknown-terrain = Місцевості «{ $letter }» немає. Літери вказано в terrain.toml; крапка — відкрита місцевість.
error-unknown-obstacle = Перешкоди «{ $letter }» немає. Пишіть b — бункер, = — міст, w — дріт, s — мішки з піском, h — їжак, m — берегова стіна або крапку.
error-bridge-without-river = Під цим мостом немає річки.
error-obstacle-on-impassable = На цей гекс загони зайти не можуть, перешкоді тут не місце.
error-too-many-terrain-hexes = Гексів місцевості в битві { $found }, а всього їх { $most }.
error-too-many-tiles = Бункерів і мостів у битві { $found }, а всього їх { $most }.
error-too-many-sandbags = Мішків із піском і берегових стін у битві { $found }, а перешкод усього { $most }.
error-too-many-figures = Фігур у загонах цього роду військ { $found }, а в армії їх { $most }.
error-unknown-badge = Загону «{ $letter }» немає. Пишіть i, a, g, s, r або e, для союзників — великою літерою, чи крапку.
error-unit-on-impassable = Загін тут стояти не може: { $terrain }.
error-no-unit-there = На { $hex } немає загону.
error-objective-nowhere = Для медалі потрібен хоча б один гекс.
error-objective-on-impassable = На гексі { $hex } ніхто не зможе стояти: він непрохідний.
error-too-many-seats = Гравців на стороні в цій битві може бути не більше за { $most }.

## Позиції

error-two-units-on-a-hex = На { $hex } два загони. Кожному потрібен свій гекс.
error-taken-wrong = Для кожної медалі на полі у сценарії потрібно true або false.
error-too-many-copies = Карту { $card } використано { $used ->
        [one] { $used } раз
        [few] { $used } рази
       *[many] { $used } разів
    }, а в колоді їх лише { $copies }.
error-hand-out-wrong = Кожен запис — карта й той, хто її дістає, наприклад ["attack-left", "left"].

## Серія з двох битв

error-series-battle-not-over = Битву ще не закінчено.
error-series-sides = Укажіть для кожного з двох гравців ({ $players }), за allies він чи за axis.
error-series-complete = Обидві битви серії вже є.
error-series-other-battle = Друга битва ({ $scenario }) має бути тією самою, що й перша, з тими самими параметрами.
error-series-not-swapped = У другій битві гравці мають помінятися сторонами.

## Чого в коробці бракує, хоча грати можна

warning-too-much-wire = Колючого дроту в битві більше, ніж у коробці.
warning-too-many-hedgehogs = Протитанкових їжаків у битві більше, ніж у коробці.
warning-too-many-badges = Жетонів спецпідрозділів у битві потрібно більше, ніж є в коробці.
error-series-names = Дайте двом гравцям різні імена.
