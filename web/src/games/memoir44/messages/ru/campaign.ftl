# Серия: что считается.

ui-campaign-term-medals = Медали, бой { $battle }
ui-campaign-noted-medals = Медали в каждом бою
ui-campaign-need-memoir44 = { $case ->
    [both] Если { $name } получит все { $other }, для победы в серии нужно медалей: { $win }; при { $draw } — ничья.
    [win] Если { $name } получит все { $other }, для победы в серии нужно медалей: { $win }.
    [draw] Если { $name } получит все { $other }, для ничьей нужно медалей: { $draw }.
    [safe] Даже если { $name } получит все { $other }, серия за вами.
   *[none] Если { $name } получит все { $other }, серия проиграна.
}
