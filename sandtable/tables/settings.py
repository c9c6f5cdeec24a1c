"""The settings of the server."""

import math
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Final

from sandtable.kernel.chance import Committed
from sandtable.kernel.errors import BadInput

PREFIX: Final = "SANDTABLE_"
#: What may be chosen from.
CHOICES: Final = {
    "bots": ("here", "queue"),
    "log": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
    "migrate": ("yes", "no"),
}


@dataclass(frozen=True)
class Settings:
    """``SANDTABLE_<NAME>`` in the environment sets any number or text (docs/hosting.md)."""

    #: The URL of the database, as SQLAlchemy writes it.
    url: str = "sqlite://"
    #: Bots that play instead of those of a level, by their names (``make_bot``); tests bring some.
    levels: Mapping[str, str] = field(default_factory=dict)
    #: Seconds since 1970, which may jump when the clock is set; seconds that never do; and the dice
    #: of a new table. Tests bring their own.
    now: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic
    dice: Callable[[], Committed] = Committed.new

    #: Names by which the server may be asked, besides localhost, its own and any address; and the
    #: addresses of proxies that are believed when they say whom they ask for. With commas between.
    hosts: str = ""
    trusted_proxies: str = ""
    #: The address by which others reach this server, for invitations; empty if it is not known.
    reach: str = ""
    #: Push services that may be asked although they are not public, as ``host:port``, with commas
    #: between; and whom those services write to if something is wrong.
    push_hosts: str = ""
    push_contact: str = "sandtable@localhost"
    #: The addresses and networks that may ask for metrics, with commas between; nobody if empty.
    metrics: str = ""
    #: The form of the log, ``text`` or ``json``, and the level from which on we write it.
    log: str = "text"
    log_level: str = "warning"
    #: Upgrade the schema of the database at the start? If not, ``sandtable admin migrate`` does.
    migrate: str = "yes"

    #: Where other workers on the same database reach this one; empty if there are none.
    address: str = ""
    #: Where bots think: ``here``, in processes of this server, or wherever ``sandtable bots`` takes
    #: them from the ``queue`` in the database.
    bots: str = "here"
    bot_workers: int = 2
    bot_seconds: float = 10.0
    #: Processes that read what visitors send, how long each job may take, and how many may wait.
    job_workers: int = 2
    job_seconds: float = 10.0
    jobs_waiting: int = 64
    #: Those of one address.
    jobs_waiting_each: int = 16
    #: The most seconds of the processor that a request for the analysis of a game may take, and how
    #: many at a time, between which bots that wait have their turns.
    analysis_seconds: float = 120.0
    analysis_slice_seconds: float = 2.0
    #: After so many seconds of the processor a hint (or what is said of an answer to a puzzle) ends
    #: with what is known until then; after five times as long on the clock it is stopped.
    hint_seconds: float = 10.0
    #: The most seconds of the processor that a request for a measurement (of a balance, of a fresh
    #: battle) may take, and how many measurements are kept.
    measurement_seconds: float = 900.0
    measurements: int = 1000
    #: How many fresh battles of each game are drawn ahead and measured while no bot thinks, and how
    #: often that is looked at; 0: none, visitors have those that the games ship.
    fresh_ahead: float = 0.0
    fresh_ahead_seconds: float = 30.0
    #: The most memory of a process for bots or jobs.
    worker_megabytes: int = 1024
    #: Without a clock, a seat counts as abandoned when its holder has been away this long.
    away_seconds: float = 600.0
    #: How long a table waits for the hashes of its players, and then for their numbers, before the
    #: game begins without those that are missing. 0: there is no exchange (docs/dice.md).
    reveal_seconds: float = 60.0
    #: How often a worker shows that it is alive.
    beat_seconds: float = 1.0
    #: One that has not been heard of for this time has died, and others may claim its tables.
    alive_seconds: float = 5.0
    #: How often the hall checks presence and idle tables.
    tick_seconds: float = 5.0
    #: An event loop that stands still for so long is reported; a server that has been told to stop
    #: and has not after so long is ended.
    stall_seconds: float = 5.0
    stop_seconds: float = 10.0
    #: The most tables in memory.
    tables: int = 4000
    #: Tables that nobody is at are dropped from memory after this time.
    idle_seconds: float = 300.0

    #: After this many days without a change, tables that never began and games of bots alone are
    #: deleted, games without a move closed, and finished games deleted; 0 is never.
    unbegun_days: float = 14.0
    bots_alone_days: float = 1.0
    unmoved_days: float = 0.0
    finished_days: float = 0.0
    #: A published scenario that nobody has opened for so many days is deleted; 0 is never.
    published_days: float = 365.0
    #: How often that is looked at, and when bots alone stop if nobody watches them.
    expiry_seconds: float = 600.0
    bots_alone_seconds: float = 600.0
    #: The pause after each decision of bots alone, of which one is made at a time.
    bots_alone_pause: float = 0.1

    #: The most bytes of a client's message or of a request's body.
    message_bytes: int = 16_384
    #: The most bytes of a request's body that may contain a position or a scenario.
    position_bytes: int = 65_536
    #: A slow client is dropped when this many messages wait for it.
    queue_length: int = 64
    #: Or this many characters of them.
    queue_characters: int = 8_000_000
    #: Each pair: how many at once, and how many per second after that. What costs more work than
    #: most counts as several.
    message_burst: int = 60
    message_rate: float = 20.0
    #: What one player may propose to the others at a table.
    proposal_burst: int = 5
    proposal_rate: float = 0.05
    #: What one player may say at a table.
    talk_burst: int = 5
    talk_rate: float = 0.5
    #: Hellos from one address, over all its connections.
    hello_burst: int = 200
    hello_rate: float = 20.0
    #: Decisions from one address, at all its tables.
    decision_burst: int = 240
    decision_rate: float = 60.0
    request_burst: int = 400
    request_rate: float = 100.0
    #: Creating tables, joining them, setting names.
    entry_burst: int = 60
    entry_rate: float = 1.0
    #: What one player may have at once: tables that are not finished and have changed within a day,
    #: and games with bots among them. And how many seconds an hour bots may think for them; then
    #: they can begin no more games with bots.
    player_tables: int = 200
    player_bot_games: int = 40
    #: The most campaigns of a player that are not over.
    player_campaigns: int = 20
    #: The most published scenarios of a player, and of all players.
    player_published: int = 30
    published: int = 5000
    player_bot_seconds: float = 3600.0
    #: What one address may have: new tables and published scenarios a day, seconds an hour that
    #: bots think, and replays a minute.
    address_tables: int = 1000
    address_published: int = 60
    address_bot_seconds: float = 7200.0
    replays: int = 240
    #: The most open sockets from one address.
    address_sockets: int = 200
    #: The most connections in all, and those from one address that are not sockets.
    connections: int = 2000
    connections_each: int = 100
    #: How long the head of a request may take to arrive, and its body.
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    #: How long the database may take to show that it works.
    ready_seconds: float = 2.0
    #: How long a query waits for what another process has locked.
    lock_seconds: float = 5.0

    @property
    def is_one_of_several(self) -> bool:
        """Are there other processes for this database: web workers, or those of bots?"""
        return bool(self.address) or self.bots == "queue"


def from_environment(url: str, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a server with this database."""
    given: dict[str, int | float | str] = {}
    for each in fields(Settings):
        name = f"{PREFIX}{each.name.upper()}"
        if each.name == "url" or name not in environment:
            continue
        if isinstance(each.default, int | float | str):
            given[each.name] = read(each.name, name, type(each.default), environment[name].strip())
    return Settings(url=url, **given)  # type: ignore[arg-type]  # by the line above


def read(setting: str, name: str, kind: type[int | float | str], text: str) -> int | float | str:
    """The value of a setting; ``name`` is that of its variable."""
    if kind is str:
        choices = CHOICES.get(setting)
        if choices is not None and text not in choices:
            raise BadInput("bad-choice", name, value=text, choices=", ".join(choices))
        return text
    try:
        value = kind(text)
    except ValueError:
        raise BadInput("bad-setting", name, value=text) from None
    least = 1 if kind is int else 0
    if not least <= float(value) < math.inf:
        raise BadInput("setting-out-of-range", name, value=text, least=least)
    return value
