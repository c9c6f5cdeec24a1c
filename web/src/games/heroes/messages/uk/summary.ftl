### «Герої Сталінграда» на одній сторінці.

## Хід

ui-hos-sum-orders = Накази
ui-hos-sum-orders-text = За кожну зірку — жетон долілиць на загін: номер каже, коли він діє. Ще один може бути обманкою.
ui-hos-sum-acts = Активація
ui-hos-sum-acts-text = Сторони чергуються: 1, 1, 2, 2 і так далі. Загін рухається або стріляє.
ui-hos-sum-supply = Постачання
ui-hos-sum-supply-text = Загони без наказу можуть рухатися, але не стріляти. З кожного знімають один маркер придушення.
ui-hos-sum-next = Ініціатива
ui-hos-sum-next-text = Доберіть карти; наступний хід починає друга сторона.

## Як перемогти

ui-hos-sum-points = Очки
ui-hos-sum-points-text = Сценарій каже, що дає очки кожній стороні: ключові пункти, втрати, розбиті групи.
ui-hos-sum-limit = Останній хід
ui-hos-sum-limit-text = Коли його закінчено, вирішують очки.
ui-hos-sum-sudden = Без наказів
ui-hos-sum-sudden-text = Хто не має жодного жетона наказу, одразу програв.

## Постріл

ui-hos-sum-die = кістка
ui-hos-sum-combat = бойове значення
ui-hos-sum-defence = захист
ui-hos-sum-shot = Кістка й бойове значення проти захисту та прикриття: стільки ж або більше — влучання. Відніміть 2 далі 7 клітинок, 2 за кожен маркер придушення і те, що заважає огляду.

## Знаки

ui-hos-sum-token = Жетон наказу
ui-hos-sum-token-text = Номер приховано, доки не дійде черга.
ui-hos-sum-suppressed = Придушення
ui-hos-sum-suppressed-text = Кожен маркер: −2 до кидків, −2 до руху.
ui-hos-sum-activated = Активовано
ui-hos-sum-activated-text = Свою дію цього ходу вже виконано.
ui-hos-sum-objective = Ключовий пункт
ui-hos-sum-objective-text = Його бере піхота, якщо там немає ворожої, наприкінці ходу. Він ваш, доки його не взяли.
ui-hos-sum-yellow = Жовтий кант
ui-hos-sum-yellow-text = Офіцер: дає накази.
ui-hos-sum-red = Червоний кант
ui-hos-sum-red-text = Важка зброя.

## Загони

ui-hos-sum-combat-against = Бойове значення: піхота, легка, важка

## Місцевість

ui-hos-sum-effect = Дія

## Дії

ui-hos-sum-verb-move = До значення руху, і навскіс. Двоє на одній клітинці не стоять.
ui-hos-sum-verb-fire = По ворогу на видноті. Піхоту перше влучання зазвичай ослаблює, друге знищує.
ui-hos-sum-verb-assault = Рух, що кінчається ближнім боєм. Почати його може лише загін зі «Штурмом»; він кидає дві кістки.
ui-hos-sum-verb-cards = Карту грають заради події або заради бонусу, та не заради обох.
ui-hos-sum-cards = Карти
ui-hos-sum-fire = Стрільба
ui-hos-move = Хід
ui-hos-defence = Захист
ui-hos-ground-cover = Захист { $amount }: { $kinds }
ui-hos-ground-obscures = { $amount } до пострілів крізь неї
