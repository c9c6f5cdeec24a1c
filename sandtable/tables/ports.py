"""What the tables need from outside: a store, a runner for heavy work, and bots that think."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

from sandtable.kernel.action import Action
from sandtable.tables.campaign_rows import CampaignWithBattles
from sandtable.tables.rows import (
    AnalysisRow,
    Change,
    Checkpoint,
    LineRow,
    LinkRow,
    MarkRow,
    MeasurementRow,
    Milestone,
    PlayerRow,
    PublishedRow,
    SecretRow,
    SubscriptionRow,
    TableRow,
    TableWithSeats,
)

P = ParamSpec("P")
R = TypeVar("R")


#: The most tables in one list.
PAGE: Final = 100
#: The most browsers of a player that get push messages.
SUBSCRIPTIONS: Final = 10


class PageEnd(NamedTuple):
    """The last one of a page of a list that has the latest first: its time, and its id.

    Of several at one time, those with greater ids come first.
    """

    at: float
    id: str


class StoreError(Exception):
    """The store cannot be read or written at the moment."""


class Store(Protocol):
    """Players and tables, kept for good. Every method is one transaction."""

    async def instance(self) -> str:
        """An id of this store, random and always the same."""

    async def player(self, secret_hash: str, now: float) -> PlayerRow | None:
        """The player with this secret, which is being used now."""

    async def add_player(self, secret_hash: str, now: float) -> PlayerRow: ...

    async def add_secret(self, secret: SecretRow) -> None: ...

    async def secrets_of(self, player: int) -> list[SecretRow]: ...

    async def set_recovery(self, player: int, recovery_hash: str) -> None: ...

    async def player_to_recover(self, recovery_hash: str) -> PlayerRow | None: ...

    async def set_link(self, link: LinkRow) -> None:
        """A link of a player, in place of the one before."""

    async def linked_player(self, link_hash: str, now: float) -> PlayerRow | None:
        """The player of a link that has not expired."""

    async def use_link(self, link_hash: str, secret: SecretRow) -> bool:
        """Exchange a link for a secret; False if it has been used already."""

    async def push_key(self, new: str) -> str:
        """The key of this store for push messages; ``new`` if there was none."""

    async def add_subscription(self, row: SubscriptionRow) -> None:
        """A subscription, in place of one with the same endpoint; the oldest of too many go."""

    async def subscriptions_of(self, player: int) -> list[SubscriptionRow]: ...

    async def drop_subscription(self, hash: str, player: int) -> None: ...

    async def forget(self, player: int) -> None:
        """Erase a player's name, secrets and seats; the games stay."""

    async def rename(self, player: int, name: str) -> None:
        """Rename a player, at their tables too."""

    async def add_table(self, rows: TableWithSeats) -> None: ...

    async def table(self, id: str) -> TableWithSeats | None: ...

    async def changes(self, table: str) -> Sequence[Change]: ...

    async def checkpoint(self, table: str) -> Checkpoint | None: ...

    async def milestone(self, table: str, most_steps: int | None = None) -> Milestone | None:
        """The last milestone, or the last with at most this many steps."""

    async def tables_of(self, player: int, before: PageEnd | None = None) -> list[TableWithSeats]:
        """Tables that the player opened or has a seat at, latest first: a page of them.

        Those that the player has hidden are left out.
        """

    async def hide(self, player: int, table: str, yes: bool) -> None:
        """Leave a table out of a player's list, or show it again."""

    async def tables_with(self, player: int) -> list[TableWithSeats]:
        """All tables at which the player has or had a seat, latest first."""

    async def marks_of(self, player: int) -> list[MarkRow]:
        """What a player has achieved (``achievements``), at tables that are deleted too."""

    async def tables_open(self, host: int, since: float, with_bots: bool = False) -> int:
        """How many unfinished tables of a player have changed since; or those with a bot."""

    async def public_tables(self, before: PageEnd | None = None) -> list[TableWithSeats]:
        """Unfinished tables that anyone may join or watch, latest first: a page of them.

        ``before`` is where the page before ended.
        """

    async def expired(self, kind: str, before: float, most: int) -> list[str]:
        """The ids of tables of a kind (``expiry``) that last changed before some time."""

    async def delete_table(self, table: str) -> None:
        """Delete a table that this worker has claimed; the marks of its players stay."""

    async def waiting_for_bots(self) -> list[str]:
        """The ids of running games in which a bot must decide, and whose worker has gone."""

    async def write(
        self,
        table: str,
        values: dict[str, Any],
        seats: dict[str, dict[str, Any]],
        changes: Iterable[Change] = (),
        checkpoint: Checkpoint | None = None,
        milestone: Milestone | None = None,
    ) -> None:
        """Write new values of a table and its seats, and what is new in its game: all or nothing.

        Raises StoreError if it cannot be written, a change has a number that is taken, or the
        table is claimed by another worker.
        """

    # Workers: each table is played by one of them at a time.

    async def claim(self, table: str) -> bool:
        """Make this worker the one that plays a table; False if another one does."""

    async def open_table(self, id: str) -> tuple[TableWithSeats, bool] | None:
        """Claim a table and read it: its rows, and whether it could be claimed."""

    async def owner_address(self, table: str) -> str:
        """Where the worker that plays a table can be asked; empty if it is gone or cannot be."""

    async def release(self, table: str) -> None:
        """Let any worker play a table that this one has claimed."""

    async def beat(self) -> None:
        """Show that this worker is alive; the tables of one that does not are free to claim."""

    async def other_workers(self) -> int:
        """How many other workers are alive."""

    async def retire(self) -> None:
        """This worker ends: all its tables are free."""


class Runner(Protocol):
    """Runs what would hold up the event loop."""

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do work of our own."""

    async def run_within_budget(self, whose: str, work: Callable[..., R], *args: Any) -> R:
        """Do work for visitors, within a budget: on what they sent, or what anyone may ask for.

        ``whose`` is the address of the visitor: those who wait are served in turn. ``work`` is a
        function or class of a module; it may run in another process. Raises Problem when the budget
        is spent.
        """


class Bots(Protocol):
    """Bots that are given a view and the legal actions, and nothing else."""

    async def choose(self, level: str, view: Mapping[str, Any], legal: list[Action]) -> Action:
        """One of the legal actions, or ``RESIGN``."""


class Talks(Protocol):
    """What is said at tables. It goes with the table, and with the player who said it."""

    async def add(self, line: LineRow) -> None: ...

    async def at(self, table: str) -> list[LineRow]:
        """All that was said at a table, in order."""

    async def of(self, player: int) -> list[LineRow]:
        """All that a player has said."""


class AnalysisShelf(Protocol):
    """Analyses of finished games. They go with the table."""

    async def of(self, table: str) -> AnalysisRow | None: ...

    async def put(self, row: AnalysisRow) -> None:
        """Keep an analysis, in place of the one before; not if its table is gone."""


class MeasurementShelf(Protocol):
    """Measurements of scenarios, the latest ones."""

    async def of(self, id: str) -> MeasurementRow | None: ...

    async def add(self, row: MeasurementRow, most: int) -> None:
        """Keep a new one; of more than ``most``, those that nobody looked at for longest go."""

    async def ask_more(self, id: str, asked: bytes) -> None:
        """Let one go on that was complete, or was given up."""

    async def put(
        self, id: str, played: bytes, document: bytes, games: int, complete: bool
    ) -> None:
        """What is known now."""

    async def give_up(self, id: str, problem: str) -> None: ...

    async def note(self, id: str, what: Literal["looked", "driven"], at: float) -> None: ...

    async def complete(self, kind: str, game: str) -> list[MeasurementRow]:
        """All that are complete."""


class Campaigns(Protocol):
    """Campaigns and their battles. Every method is one transaction."""

    async def add(self, rows: CampaignWithBattles) -> None: ...

    async def campaign(self, id: str) -> CampaignWithBattles | None: ...

    async def of_player(self, player: int) -> list[CampaignWithBattles]:
        """Those of a player, latest first: at most a page of them."""

    async def with_table(self, table: str) -> CampaignWithBattles | None:
        """The campaign that a table is a battle of."""

    async def running(self, player: int) -> int:
        """How many campaigns of a player are not over."""

    async def invite(self, id: str, invite_hash: str) -> bool:
        """A new invitation in place of the old one; False if no place is free."""

    async def join(self, id: str, invite_hash: str, player: int, now: float) -> bool:
        """Take the place of an invitation; False if it is not the present one."""

    async def open_battle(
        self, id: str, number: int, replaced: str | None, table: TableWithSeats, now: float
    ) -> bool:
        """Store the table of a battle in place of ``replaced``, which is gone or was closed.

        False if somebody else has opened one meanwhile, or given the campaign up; then nothing is
        stored.
        """

    async def note(self, id: str, number: int, result: dict[str, Any], now: float) -> None:
        """Keep the result of a battle, unless it is known already."""

    async def abandon(self, id: str, place: str, now: float) -> None:
        """End a campaign that one of its players gives up, unless it has been."""

    async def forget(self, player: int) -> None:
        """Give up a player's campaigns and erase who they were; those of nobody are deleted."""

    async def expire(self, unbegun: float | None, over: float | None) -> int:
        """Delete campaigns that last changed before these times: that nobody joined, or that are
        over; None is never. Returns how many.
        """


class PublishedList(Protocol):
    """Scenarios that players have published. They go with the player."""

    async def add(self, row: PublishedRow, check: Callable[[int, int], None]) -> bool:
        """Put one on the list; False if there is one with the same text.

        ``check`` is given the ``counts``, and raises what speaks against one more. Nobody else adds
        one in between.
        """

    async def of(self, id: str) -> PublishedRow | None: ...

    async def with_digest(self, digest: str) -> PublishedRow | None: ...

    async def counts(self, player: int | None) -> tuple[int, int]:
        """How many a player has on the list, and how many there are."""

    async def listed(self, game: str | None, before: PageEnd | None) -> list[PublishedRow]:
        """Those of a game, or all, latest first and without their texts: a page of them.

        ``before`` is where the page before ended.
        """

    async def of_player(self, player: int) -> list[PublishedRow]: ...

    async def note_opened(self, id: str, now: float) -> None: ...

    async def withdraw(self, id: str) -> None: ...

    async def forget(self, player: int) -> None: ...

    async def expire(self, before: float) -> int:
        """Delete those that nobody has opened since; how many they were."""


class Analysts(Protocol):
    """Go on with analyses and measurements, and give hints, where the bots think."""

    async def refine(
        self, table: str, record: str, seconds: float, thinking: Mapping[str, float]
    ) -> float:
        """Go on with an analysis for some seconds, and put it on the shelf; what it took."""

    async def measure(self, id: str, seconds: float) -> float:
        """Go on with a measurement for some seconds, and put it on its shelf; what it took."""

    async def hint(
        self, view: Mapping[str, Any], legal: list[Action], answer: Action | None = None
    ) -> dict[str, Any]:
        """The best actions with their chances and reasons (``analysis.hints``), from a view.

        ``answer`` is an action to be judged beside them.
        """


class Messenger(Protocol):
    """Reaches players who are not at their tables."""

    def tell_turn(self, player: int, table: TableRow) -> None:
        """Tell a player that a table waits for them. Nothing waits for that, and it may fail."""


class Wire(Protocol):
    """Connects the workers on one store."""

    async def tell(self, notice: Mapping[str, Any]) -> None:
        """Send a notice to all other workers, if there are any; it may be lost."""
