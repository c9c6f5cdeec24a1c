# Серія: що рахується.

ui-campaign-term-medals = Медалі, бій { $battle }
ui-campaign-noted-medals = Медалі в кожному бою
ui-campaign-need-memoir44 = { $case ->
    [both] Якщо { $name } отримає всі { $other }, для перемоги в серії потрібно медалей: { $win }; при { $draw } — нічия.
    [win] Якщо { $name } отримає всі { $other }, для перемоги в серії потрібно медалей: { $win }.
    [draw] Якщо { $name } отримає всі { $other }, для нічиєї потрібно медалей: { $draw }.
    [safe] Навіть якщо { $name } отримає всі { $other }, серія за вами.
   *[none] Якщо { $name } отримає всі { $other }, серію програно.
}
