# Перебіг гри: оголошені атаки, вікна, приховані рішення, скасування, зв’язок.

ui-shot = { $unit }: { $verb }, ціль — { $target }
ui-shot-plain = { $verb }: { $target }
ui-shot-stage = { $stage ->
    [announced] Оголошено
    [before] До кидка
    [roll] Кидок
   *[after] Після
}
ui-shot-sum = { $plus } проти { $against }
ui-shot-faces = { $count ->
    [0] Не влучає нічого
    [1] Влучає лише { $from }
   *[other] Влучає { $from } і більше
}
ui-window-nothing = { $moment ->
    [none] Грати нічого
   *[other] { $moment }: грати нічого
}
ui-window-settled = { $moment ->
    [none] Нічого важливого
   *[other] { $moment }: нічого важливого
}
ui-window-goes-on = гра піде далі сама
ui-wait = Зачекати
ui-undo-then = потім: «{ $action }»
ui-undo-sealed = Приховано: можна змінити, поки не відкрито
ui-undo-practice = Без обмежень
ui-change = Змінити
ui-ready = Готово
ui-fill = Розставити решту за мене
ui-fill-help = Усе можна рухати, поки ви не натиснете «Готово».
ui-filling = Розставляння…
ui-sending = Надсилання…
ui-not-connected-kept = Немає зв’язку. Ваш хід збережено, його буде надіслано.
ui-connected-again = Зв’язок відновлено.
ui-void = Нічого не робити
ui-watchers = { $count ->
    [one] дивиться { $count } людина
    [few] дивляться { $count } людини
   *[many] дивляться { $count } людей
}
ui-practice-mark = Тренування: можна скасувати все, партія не рахується.
