"""What a browser and the server tell each other about push messages: docs/protocol.md."""

from typing import Annotated

from pydantic import BaseModel, Field

from sandtable.tables.schema import Given

Endpoint = Annotated[str, Field(min_length=1, max_length=1024)]


class PushKey(BaseModel):
    """The key that browsers subscribe with; "" if this server sends no push messages."""

    key: str


class Subscription(Given):
    """A browser at its push service, as ``PushSubscription`` says it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,128}={0,2}$")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}={0,2}$")]
    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}$")]


class Unsubscription(Given):
    endpoint: Endpoint
