### Те, що в серії сказано про загін, — про бійця: тут одна фішка — один боєць. Замінює спільні повідомлення.

action-ready = Повернути в готовність
event-readied = { $unit }: боєць знову готовий до бою.
event-suppressed = { $unit }: бійця придушено.
refusal-no-argument = «{ $action }» — для цього потрібна тільки карта, без квадрата, бійця й числа.
refusal-suppressed = { $unit }: бійця придушено. Цією картою можна лише повернути його в готовність або вичікувати.
refusal-not-suppressed = Бійця цієї карти не придушено, повертати його в готовність нема потреби.
refusal-name-a-tile = «{ $tile }» — не квадрат цього поля. Виберіть квадрат, куди йти.
refusal-name-one-tile = { $action }: потрібен один квадрат — той, де закінчиться шлях. Дорога туди знайдеться сама.
refusal-move-already-there = Шлях і починається в { $tile }. Щоб лишитися на місці, не вибирайте квадрата.
refusal-move-too-far = До { $tile } — { $distance ->
    [one] { $distance } квадрат
    [few] { $distance } квадрати
   *[many] { $distance } квадратів
}, а пройти можна не більше за { $steps }.
refusal-move-needs-marker = У { $tile } немає вашого жетона. Зайти можна лише у квадрат, який ви розвідали або контролюєте.
refusal-move-way-needs-marker = На шляху до { $tile } є квадрати без вашого жетона. Він потрібен у кожному квадраті шляху.
refusal-scout-too-far = Задалеко: Розвідник може зайти щонайбільше у { $steps ->
    [one] { $steps } квадрат.
    [few] { $steps } квадрати.
   *[many] { $steps } квадратів.
}
refusal-combat-name-a-unit = Виберіть одну ціль на полі.
refusal-combat-own-unit = { $unit }: по своїх стріляти не можна.
refusal-combat-off-board = { $unit }: цієї фішки немає на полі.
verb-text-ready = Придушений боєць знову готовий. Більше ця карта нічого не робить.
error-unknown-unit = Бійця чи техніки «{ $unit }» немає. Пишіть так: scout-a, sniper, medium-tank.
error-suppressed-off-board = Бійця { $unit } придушено, але його немає на полі. Вкажіть його квадрат у counters.
