"""The compression of WebSockets (RFC 7692), where every decision is told to all at a table.

Each message is compressed by itself: nothing is kept in memory between two messages. ISA-L takes a
tenth of zlib's time for a quarter more bytes; where it is not to be had, zlib does.
"""

import zlib
from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

#: The level of compression, the quickest that there is, and how much memory it takes.
try:
    from isal.isal_zlib import compressobj

    LEVEL, MEMORY_LEVEL = 0, 1
except ImportError:
    from zlib import compressobj  # type: ignore[assignment]

    LEVEL, MEMORY_LEVEL = 1, 5

#: As uvicorn has it, to save memory: 2 ** 12 bytes are remembered of what a client has sent.
WINDOW_BITS: Final = 12
#: What is shorter is sent as it is.
FEWEST_BYTES: Final = 256
#: What a flush ends with, and a message does not.
TAIL: Final = b"\x00\x00\xff\xff"


class QuickDeflate(PerMessageDeflate):
    """Compresses whole messages, if they are worth it."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or len(frame.data) < FEWEST_BYTES:
            return frame
        deflater = compressobj(LEVEL, zlib.DEFLATED, -self.local_max_window_bits, MEMORY_LEVEL)
        data = deflater.compress(frame.data) + deflater.flush(zlib.Z_SYNC_FLUSH)
        return Frame(frame.opcode, data.removesuffix(TAIL), frame.fin, True)


class QuickDeflateFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        told, plain = super().process_request_params(params, accepted_extensions)
        return told, QuickDeflate(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
        )
