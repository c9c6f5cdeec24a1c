# Campaigns: the list, a campaign, its map and its sum.

ui-campaigns-line = Battles that belong together: played over days, scored as a whole.
ui-campaigns-yours = Yours
ui-campaigns-none = You have no campaign yet.
ui-campaigns-over = Over
ui-campaign-begin = Begin a campaign
ui-campaign-kind = Which
ui-campaign-plan = { $plan ->
    [series] two battles, sides swapped
    [campaign] campaign
   *[chain] battles in a row
}
ui-campaign-from = First battle
ui-campaign-to = Last battle
ui-campaign-here = One screen
ui-campaign-begins-as = You begin as
ui-campaign-count = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
}
ui-campaign-with = with { $name }
ui-campaign-player = Player { $number }
ui-campaign-awaited = somebody invited
ui-campaign-gone = somebody who has left
ui-campaign-of = { $count ->
    [2] { $scenario }, two battles
   *[other] { $scenario }, { $count } battles
}
ui-campaign-score = { $first } : { $second }
ui-campaign-standing = { $final ->
    [yes] Final standing
   *[no] Standing after { $played } of { $all }
}
ui-campaign-abandoned = { $name ->
    [you] You gave it up. What was played stays as it is.
   *[other] Given up: { $name }. What was played stays as it is.
}
ui-campaign-grade = { $grade ->
    [marginal] ahead by { $lead }: lowest of 3 grades
    [clear] ahead by { $lead }: second of 3 grades
    [decisive] ahead by { $lead }: highest of 3 grades
    [fewer-losses] level: fewer losses decide
    [ahead] ahead by { $lead }
   *[level] level
}
ui-campaign-term-wins = Battles won
ui-campaign-term-losses = Units lost
ui-campaign-noted-losses = Units lost in each battle
ui-campaign-total = Points
ui-campaign-house = Our own plan: battles won count; among equals, the fewer losses.
ui-campaign-swap-line = Each commands each side once; the medals of both battles count together.
ui-campaign-next = Next battle, { $number } of { $all }
ui-campaign-running = Battle { $number } of { $all } is being played
ui-campaign-play = Play battle { $number }
ui-campaign-go-on = Continue battle { $number }
ui-campaign-read = Read
ui-campaign-when = When
ui-campaign-measured = Bots
ui-campaign-also = Also running
ui-campaign-all = All campaigns
ui-campaign-battle = Battle { $number }
ui-campaign-mark = { $kind ->
    [won] { $number }, { $scenario }: won by { $side }
    [draw] { $number }, { $scenario }: a draw
    [next] { $number }, { $scenario }: next
   *[to-come] { $number }, { $scenario }: to come
}
ui-campaign-won-by = won by { $side }
ui-campaign-to-come = to come
ui-campaign-give-up = Give up
ui-campaign-give-up-ask = Give the campaign up? It ends for both players; what was played stays as it is.
ui-campaign-keep = Keep playing
ui-campaign-invite = Send this link to your opponent
ui-campaign-new-invite = New link
ui-campaign-waits = The first battle can be played as soon as the invitation is accepted.
ui-campaign-join = You are invited to a campaign
ui-campaign-join-line = { $name } invites you.
ui-campaign-take-part = Take part
