"""Cards and counters as printed; a roster is everything both sides own."""

from typing import Final

from sandtable.kernel.action import Action
from sandtable.kernel.errors import BadInput
from sandtable.kernel.event import Event
from sandtable.kernel.reading import Reader

COMBAT: Final = "combat"
COMMAND: Final = "command"
FOG: Final = "fog"
#: The letters of squads and tiles as the Russian and Ukrainian books print them; read as ours.
PRINTED: Final = str.maketrans("АБВТ", "ABCT")


class CardAction:
    """A printed action: ``bolster 2 squad`` is Bolster 2, limited to the card's squad."""

    def __init__(self, verb: str, size: int, own_squad: bool) -> None:
        self.verb = verb
        self.size = size
        self.own_squad = own_squad

    @staticmethod
    def parse(text: str, where: str) -> "CardAction":
        words = text.split()
        own_squad = words[-1:] == ["squad"]
        if own_squad:
            words = words[:-1]
        if len(words) not in (1, 2) or (len(words) == 2 and not words[1].isdigit()):
            raise BadInput("bad-card-action", where, text=text)
        return CardAction(words[0], int(words[1]) if len(words) == 2 else 0, own_squad)


def printed_action(actions: list[CardAction], verb: str) -> CardAction | None:
    """The printed action with this name, or None."""
    for action in actions:
        if action.verb == verb:
            return action
    return None


class Card:
    """A kind of card; all its copies are interchangeable (NOR-3.3)."""

    def __init__(
        self,
        index: int,
        side: str,
        id: str,
        title: str,
        squad: str,
        code: str,
        kind: str,
        initiative: int,
        copies: int,
        actions: list[CardAction],
        specialty: str,
    ) -> None:
        self.index = index
        self.id = id
        self.arg = f"card:{id}"
        self.title = title
        self.squad = squad
        #: Its code in the notation: RA is Rifleman A.
        self.code = code + squad.upper()
        self.kind = kind
        self.fog = kind == FOG
        self.command = kind == COMMAND
        self.initiative = initiative
        self.copies = copies
        self.actions = actions
        #: The soldier's specialty, if it matters.
        self.specialty = specialty
        self.unit = -1
        self.bid: Action = ("bid", self.arg)
        self.hunker: Action = ("hunker", self.arg)
        self.ready: Action = ("ready", self.arg)
        self.take: Action = ("take", self.arg)
        #: What is told when it is bid, revealed, and played with each action.
        self.picked = Event(
            "picked", {"side": side, "card": id}, (side,), {"side": side}, sealed=True
        )
        self.revealed = Event("bid-revealed", {"side": side, "card": id, "value": initiative})
        self._side = side
        self._played: dict[str, Event] = {}

    def played(self, verb: str) -> Event:
        event = self._played.get(verb)
        if event is None:
            event = Event("played", {"side": self._side, "card": self.id, "action": verb})
            self._played[verb] = event
        return event

    def action(self, verb: str) -> CardAction | None:
        return printed_action(self.actions, verb)


class Unit:
    """A counter; ``card`` is the kind of card that activates it (NOR-2.2)."""

    def __init__(
        self, index: int, side: int, side_id: str, title: str, squad: str, defence: int, card: int
    ) -> None:
        self.index = index
        self.side = side
        self.title = title
        self.squad = squad
        self.name = f"{title}-{squad}" if squad else title
        self.id = f"{side_id}-{self.name}"
        self.arg = f"unit:{self.id}"
        self.defence = defence
        self.card = card


class Roster:
    """All cards and counters of a game, with the look-ups the engine needs."""

    def __init__(self, sides: tuple[str, ...]) -> None:
        self.sides = sides
        self.cards: list[list[Card]] = [[] for _ in sides]
        self.card_by_arg: list[dict[str, int]] = [{} for _ in sides]
        self.units: list[Unit] = []
        self.unit_by_arg: dict[str, int] = {}
        self.unit_mask: list[int] = [0 for _ in sides]
        self.fog: list[int] = [-1 for _ in sides]
        #: What is told of each side at the end of its turn, and when it has the initiative.
        self.turn_ended: list[Event] = [Event("turn-ended", {"side": side}) for side in sides]
        self.has_initiative: list[Event] = [Event("initiative", {"side": side}) for side in sides]

    def add_side(self, side: int, cards: Reader, counters: Reader) -> None:
        """Add one side's cards and counters from their data files."""
        counter_of: dict[tuple[str, str], int] = {}
        for title in cards.data:
            entry = cards.table(title)
            code = entry.text("code")
            kind = entry.choice("kind", (COMBAT, COMMAND, FOG))
            initiative = entry.integer("initiative", 0, 99)
            copies = entry.integer("copies", 1, 99)
            squads = entry.texts("squads") if entry.has("squads") else [""]
            printed = entry.texts("actions") if entry.has("actions") else []
            actions = [CardAction.parse(text, entry.at("actions")) for text in printed]
            counter = entry.text("counter") if entry.has("counter") else ""
            specialty = entry.text("specialty") if entry.has("specialty") else ""
            entry.has("source")  # where the values are from
            entry.finish()
            for squad in squads:
                index = len(self.cards[side])
                id = f"{title}-{squad}" if squad else title
                card = Card(
                    index,
                    self.sides[side],
                    id,
                    title,
                    squad,
                    code,
                    kind,
                    initiative,
                    copies,
                    actions,
                    specialty,
                )
                self.cards[side].append(card)
                self.card_by_arg[side][card.arg] = index
                if kind == FOG:
                    self.fog[side] = index
                if counter:
                    counter_of[(counter, squad)] = index
        for title in counters.data:
            entry = counters.table(title)
            defence = entry.integer("defence", 0, 99)
            squads = entry.texts("squads") if entry.has("squads") else [""]
            entry.has("source")
            entry.finish()
            for squad in squads:
                if (title, squad) not in counter_of:
                    raise BadInput("counter-without-card", entry.where, counter=title)
                self._add_unit(side, title, squad, defence, counter_of[(title, squad)])

    def _add_unit(self, side: int, title: str, squad: str, defence: int, card: int) -> None:
        index = len(self.units)
        self.add_unit(Unit(index, side, self.sides[side], title, squad, defence, card))
        self.cards[side][card].unit = index

    def add_unit(self, unit: Unit) -> None:
        """Add a counter, which gets the next index."""
        self.units.append(unit)
        self.unit_by_arg[unit.arg] = unit.index
        self.unit_mask[unit.side] |= 1 << unit.index

    def card(self, side: int, id: str, where: str) -> Card:
        kind = self.kind(side, id)
        if kind < 0:
            raise BadInput("unknown-card", where, card=id)
        return self.cards[side][kind]

    def kind(self, side: int, id: str) -> int:
        """The number of a card; -1 if the side has none with this id."""
        return self.card_by_arg[side].get("card:" + id, -1)

    def unit(self, side: int, name: str, where: str) -> Unit:
        index = self.unit_by_arg.get(f"unit:{self.sides[side]}-{name}")
        if index is None:
            raise BadInput("unknown-unit", where, unit=name)
        return self.units[index]
