### The balance of scenarios, and fresh battles.

## Is it fair?

ui-report-play = Play it
ui-report-change = Change it
ui-report-save = Save as .toml
ui-report-copy = Copy the link to this report
ui-report-coming = The bots are setting up. The first games take a moment.
ui-report-games = { $done } of { $most } games
ui-report-trying = Trying a change: { $done } of { $most } games
ui-report-bots = { $bot } on both sides
ui-report-seed = seed { $seed }
ui-report-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
ui-report-pause = Pause
ui-report-go-on = Go on
ui-report-more = { $games } more
ui-report-wins = Who wins
ui-report-bar = { $first } { $share } % ({ $range }), { $second } { $other } %, { $games } games
ui-report-favours = Shown to favour: { $side }.
ui-report-favours-why = One half lies outside the interval.
ui-report-within = Within 40–60.
ui-report-within-why = The whole interval lies in the band of fair battles.
ui-report-open = Not shown to be unfair.
ui-report-open-why = One half lies inside the interval. { $games } more games would narrow it to ±{ $margin }.
ui-report-length = { $unit ->
    [round] Length, rounds
   *[other] Length, turns
}
ui-report-length-line = median { $median }, nine of ten between { $from } and { $to }
ui-report-first = First turn
ui-report-first-as-it-is = { $side }, as it is
ui-report-first-other = with the other side first
ui-report-first-worth = what the first turn is worth
ui-report-first-untried = Not played yet: it is tried together with the changes below.
ui-report-draws = { $draws ->
    [one] { $draws } draw, counted as half a win each
   *[other] { $draws } draws, counted as half a win each
}
ui-report-endings = How it ended
ui-report-objectives = Which objective decides
ui-report-place = Place
ui-report-held = Held at the end
ui-report-if-held = Wins if held
ui-report-without = Without
ui-report-suggestions = What would make it fairer
ui-report-try = Try small changes
ui-report-try-line = One unit or one point more or less, each played a hundred times. That takes about as long again.
ui-report-try-later = Small changes can be tried when the balance is known.
ui-report-both = Both
ui-report-heat = Units lost in a hundred games
ui-report-heat-of = { $scenario }: where units were lost

## A fresh battle

ui-fresh-line = Drawn from a few words, played by bots, and offered only if it proves fair.
ui-fresh-about = { $game } · { $size }
ui-fresh-size-label = Size
ui-fresh-size = { $size ->
    [small] Small
    [large] Large
   *[standard] Standard
}
ui-fresh-dial = { $dial ->
    [ground] Ground
    [density] How much of it
    [arms] Forces
    [support] Support units
    [goal] How to win
    [mission] Mission
   *[vehicles] Vehicles
}
ui-fresh-option = { $option ->
    [woods] Forests
    [hills] Hills
    [villages] Towns
    [hedgerows] Hedgerows
    [river] River
    [open] Open
    [covered] Covered
    [dense] Dense
    [more-armor] More armor
    [more-artillery] More artillery
    [special-forces] Special forces
    [support] With
    [no-support] Without
    [pin] Points or pinning
    [no-pin] Points alone
    [raid] Raid
    [race] Race for objectives
    [vehicles] With
    [on-foot] On foot
    [meeting] Meeting engagement
    [take-and-hold] Take and hold
    [head-hunt] Head hunt
    [storm] Storm
    [break-through] Break through
   *[snatch] Snatch
}
ui-fresh-dials-line = Nothing chosen: anything may be drawn. Several of a kind: one of them, or a mixture.
ui-fresh-seed = The words it is drawn from
ui-fresh-seed-line = The same words draw the same battle, for anybody.
ui-fresh-draw = Draw
ui-fresh-copy = Copy the link to this battle
ui-fresh-copied = Copied
ui-fresh-another = Another one from the store
ui-fresh-draw-new = Draw a new one
ui-fresh-draw-line = A new battle is measured while you wait: some minutes. Those in store can begin at once.
ui-fresh-change = Change it
ui-fresh-test = Is it fair?
ui-fresh-play = Play this one
ui-fresh-none = There is no battle in store for this game yet. Draw a new one.
ui-fresh-drafts = { $drafts ->
    [one] { $drafts } draft
   *[other] { $drafts } drafts
}, { $kept ->
    [0] none kept
   *[other] { $kept } kept
}
ui-fresh-how = A draft is kept when its whole interval lies in the promised band. One that cannot get there is dropped early. A lopsided one is changed in favour of the side that lost, where the game has means for that. { $games } games in all.
ui-fresh-draft = Draft
ui-fresh-games = games
ui-fresh-result = result
ui-fresh-under-way = being measured
ui-fresh-favoured = favours: { $side }
ui-fresh-interval = { $side }: { $range } %
ui-fresh-wins = { $side } wins, { $games } games
ui-fresh-promise = Promised, either side
ui-fresh-kept = The whole interval lies in it.
ui-fresh-measuring = Still being measured.
ui-fresh-handicap = No draft keeps the promise. This one comes closest: { $side } wins { $share } %, a handicap for whoever plays it.
ui-fresh-others = Others in store
