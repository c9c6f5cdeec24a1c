### What the game says in the terminal only.

terminal-first = First turn
terminal-goal-medals = { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}
terminal-played = played:
terminal-sign-medal = objective, held
terminal-sign-sudden-death = instant victory
terminal-sign-ordered = ordered
terminal-sign-section = between sections
terminal-objective-temporary = { $side }: a medal while a unit stands there: { $hexes }.
terminal-objective-permanent = { $side }: a permanent medal: { $hexes }.
terminal-sudden-death = { $side }: victory at the end of a turn with { $need } of these: { $hexes }.
terminal-series-player = Player
terminal-series-battle = Battle { $number }
terminal-series-first = first
terminal-series-second = second
terminal-series-won = { $player } wins the series.
terminal-series-draw = The series is a draw.
terminal-series-total = Total
