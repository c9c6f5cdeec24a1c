"""Play in the browser: tables, seats and sockets over HTTP (docs/protocol.md)."""
