"""`sandtable` with one more request: it blocks the event loop for good."""

import time

from sandtable.cli import main
from sandtable.server import routes_games


@routes_games.router.get("/block")
async def block_the_loop() -> None:
    time.sleep(3600)


if __name__ == "__main__":
    main()
