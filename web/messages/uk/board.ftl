# Поле.

ui-board-label = Поле: { $title }
ui-board-keys = Клавіші зі стрілками ведуть тим, що можна вибрати, з Shift — усім. Enter вибирає. Плюс і мінус — масштаб, 0 — усе поле.
# Місце або фішка зі своїм знаком. $chip — напис біля цілі: «40 %», «2 кубики».
ui-board-thing = { $state ->
    [pick] { $name }, можна вибрати
    [selected] { $name }, вибрано
    [destination] { $name }, сюди можна піти{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [target] { $name }, ціль{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [armed] { $name }, узято на приціл{ $chip ->
        [none] { "" }
       *[other] , { $chip }
    }
    [refused] { $name }, не можна
    [ordered] { $name }, наказ отримано
    [spent] { $name }, хід зроблено
   *[focus] { $name }
}
ui-board-north = Пн
ui-board-zoom-in = Наблизити
ui-board-zoom-out = Віддалити
ui-board-fit = Показати все поле
ui-board-overview = Огляд усього поля
ui-board-turn = Повернути поле
ui-board-beyond = { $edge ->
    [left] Лівіше сталося: { $count }
   *[right] Правіше сталося: { $count }
}
ui-board-list = Що можна зробити
ui-board-list-empty = Зараз вибирати нічого
ui-board-list-whole = { $text }, лише це
