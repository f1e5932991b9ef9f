"""The stack below the club and nothing else: every message is answered by one of a fixed size.

python -m bench.club_echo BYTES
"""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from vog.server.connection import Connection
from vog.server.process import listen, raise_file_limit, settle, url_of


def main(size: int) -> None:
    text = "x" * size

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": text})

    raise_file_limit()
    settle()
    with listen("127.0.0.1", 0) as bound:
        print(f"echo is at {url_of(bound)}", flush=True)
        # As vog.server.process has it.
        config = uvicorn.Config(
            app,
            http=Connection,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
        )
        uvicorn.Server(config).run(sockets=[bound])


if __name__ == "__main__":
    main(int(sys.argv[1]))
