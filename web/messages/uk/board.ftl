# Поле.

ui-board-label = Мапа: { $title }
ui-board-keys = Стрілки ведуть тим, що можна вибрати, з Shift — усім. Enter вибирає. Плюс і мінус — масштаб, 0 — уся мапа.
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
    [ordered] { $name }, отримав наказ
    [spent] { $name }, уже діяв
   *[focus] { $name }
}
ui-board-north = Пн
ui-board-zoom-in = Наблизити
ui-board-zoom-out = Віддалити
ui-board-fit = Показати всю мапу
ui-board-list = Що можна зробити
ui-board-list-empty = Зараз вибирати нічого
ui-board-list-whole = { $text }, лише це
