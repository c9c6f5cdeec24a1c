### Heroes of Stalingrad on one page.

## A turn

ui-hos-sum-orders = Orders
ui-hos-sum-orders-text = A token for each star goes face down to a unit: the number says when it acts. One more may be a bluff.
ui-hos-sum-acts = Activation
ui-hos-sum-acts-text = The sides take turns: 1, 1, 2, 2 and so on. The unit moves or fires.
ui-hos-sum-supply = Supply
ui-hos-sum-supply-text = Units without an order may move, but not fire. Everybody loses one suppression marker.
ui-hos-sum-next = Initiative
ui-hos-sum-next-text = Refill the hand; the other side begins the next turn.

## To win

ui-hos-sum-points = Points
ui-hos-sum-points-text = The scenario says what brings points to each side: objectives, losses, broken groups.
ui-hos-sum-limit = The last turn
ui-hos-sum-limit-text = When it is over, the points decide.
ui-hos-sum-sudden = No orders
ui-hos-sum-sudden-text = Who has no order token left to give loses at once.

## A shot

ui-hos-sum-die = die
ui-hos-sum-combat = combat value
ui-hos-sum-defence = defence
ui-hos-sum-shot = Die and combat value against defence and cover: equal or higher hits. Take off 2 beyond 7 squares, 2 for each suppression marker, and what stands in the line of sight.

## Signs

ui-hos-sum-token = Order token
ui-hos-sum-token-text = Its number is hidden until it is due.
ui-hos-sum-suppressed = Suppressed
ui-hos-sum-suppressed-text = Each marker: 2 off every roll, 2 off the movement.
ui-hos-sum-activated = Activated
ui-hos-sum-activated-text = It has had its action this turn.
ui-hos-sum-objective = Objective
ui-hos-sum-objective-text = Infantry there without enemy infantry takes it at the end of a turn. It stays yours until the other side takes it.
ui-hos-sum-yellow = Outline: yellow
ui-hos-sum-yellow-text = An officer, who gives orders.
ui-hos-sum-red = Outline: red
ui-hos-sum-red-text = A heavy weapon.

## Units

ui-hos-sum-combat-against = Combat value: infantry, light, heavy

## Terrain

ui-hos-sum-effect = Effect

## Actions

ui-hos-sum-verb-move = Up to the movement value, also diagonally. Two units never share a square.
ui-hos-sum-verb-fire = At an enemy in sight. Most infantry is weakened by a hit and destroyed by the next.
ui-hos-sum-verb-assault = A move that ends in close combat. Only units with Assault may begin it; they roll two dice.
ui-hos-sum-verb-cards = A card is played for its event or for its bonus, never for both.
ui-hos-sum-cards = Cards
ui-hos-sum-fire = Fire
ui-hos-move = Move
ui-hos-defence = Defence
ui-hos-ground-cover = Defence { $amount }: { $kinds }
ui-hos-ground-obscures = { $amount } to shots across it
