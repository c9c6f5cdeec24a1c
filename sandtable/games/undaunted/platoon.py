"""What one side owns: cards by zone, markers, casualties."""


class Platoon:
    """What one side owns. Every card is in exactly one zone.

    ``deck`` (top first), ``hand`` (sorted), ``play`` and ``discard`` list kinds of cards;
    ``supply`` and ``box`` count them by kind. ``cycle`` counts the cards in the deck, hand, play
    area and discard together, by kind; it is public, since cards enter and leave these openly.

    The rest is what an attentive opponent remembers (NOR-35.8): ``hand_shown`` and
    ``discard_shown`` count cards that were seen going to the hand or discard and have not been
    seen leaving it; ``hand_lacks`` and ``discard_lacks`` are masks of kinds whose absence a search
    for a casualty has revealed.
    """

    def __init__(self, kinds: int) -> None:
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.play: list[int] = []
        self.discard: list[int] = []
        self.supply: list[int] = [0] * kinds
        self.box: list[int] = [0] * kinds
        self.cycle: list[int] = [0] * kinds
        self.hand_shown: list[int] = [0] * kinds
        self.discard_shown: list[int] = [0] * kinds
        self.hand_lacks = 0
        self.discard_lacks = 0
        self.marked = 0
        self.controlled = 0
        self.casualties = 0

    def copy(self) -> "Platoon":
        new = Platoon(0)
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.play = self.play[:]
        new.discard = self.discard[:]
        new.supply = self.supply[:]
        new.box = self.box[:]
        new.cycle = self.cycle[:]
        new.hand_shown = self.hand_shown[:]
        new.discard_shown = self.discard_shown[:]
        new.hand_lacks = self.hand_lacks
        new.discard_lacks = self.discard_lacks
        new.marked = self.marked
        new.controlled = self.controlled
        new.casualties = self.casualties
        return new
