# The series: what is counted.

ui-campaign-term-medals = Medals, battle { $battle }
ui-campaign-noted-medals = Medals in each battle
ui-campaign-need-memoir44 = { $case ->
    [both] If { $name } takes all { $other }, { $win ->
        [one] { $win } medal wins
       *[other] { $win } medals win
    } you the series and { $draw ->
        [0] none makes
        [one] { $draw } makes
       *[other] { $draw } make
    } it a draw.
    [win] If { $name } takes all { $other }, { $win ->
        [one] { $win } medal wins
       *[other] { $win } medals win
    } you the series.
    [draw] If { $name } takes all { $other }, { $draw ->
        [one] { $draw } medal makes
       *[other] { $draw } medals make
    } it a draw.
    [safe] Even if { $name } takes all { $other }, the series is yours.
   *[none] If { $name } takes all { $other }, the series is lost.
}
