"""Serving the playground: inside a test, or as a process."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import uvicorn

from playground.app import Playground
from playground.limits import OFF, Limits
from playground.polls import watch
from playground.world import Options, World


class _Server(uvicorn.Server):
    """A server that says when it is ready and leaves the signals to its caller."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass(frozen=True, slots=True)
class Running:
    """A playground that is being served.

    ``url`` has no slash at its end. ``base_url`` and ``base_file_url`` are what a
    python-telegram-bot ``Bot`` takes.
    """

    url: str
    playground: Playground

    @property
    def world(self) -> World:
        """The state, for looking."""
        return self.playground.world

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.options.token

    @property
    def base_url(self) -> str:
        """Base of the methods."""
        return f"{self.url}/bot"

    @property
    def base_file_url(self) -> str:
        """Base of the files."""
        return f"{self.url}/file/bot"


@contextlib.asynccontextmanager
async def serve(
    port: int = 0,
    host: str = "127.0.0.1",
    *,
    options: Options | None = None,
    limits: Limits = OFF,
    playground: Playground | None = None,
) -> AsyncIterator[Running]:
    """Serve a playground while the block runs; port 0 takes a free one.

    Raises ``OSError`` if the port is taken.
    """
    place = playground or Playground(options, limits)
    # asyncio turns Nagle's algorithm off only for sockets that say they are TCP; with it on,
    # every answer waits 40 ms for the client's delayed acknowledgement.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        config = uvicorn.Config(
            place.app(host),
            log_config=None,
            log_level="critical",
            access_log=False,
            lifespan="off",
            ws="none",
            timeout_graceful_shutdown=2,
            timeout_keep_alive=75,
        )
        server = _Server(config)
        task = asyncio.create_task(server.serve([door]))
        closing = asyncio.create_task(watch(place.world))
        try:
            await server.ready.wait()
            yield Running(f"http://{host}:{door.getsockname()[1]}", place)
        finally:
            closing.cancel()
            place.world.close()
            await place.world.courier.stop()
            place.faults.release()
            server.should_exit = True
            await task
