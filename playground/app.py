"""The one ASGI application: Bot API, control API, page."""

import time
from collections.abc import Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from playground.botapi import BotApi
from playground.cast import fill
from playground.control import Control, refused
from playground.errors import PlayError
from playground.faults import Faults
from playground.guard import Guard
from playground.limits import OFF, Limiter, Limits
from playground.world import Options, World

PAGE = Path(__file__).parent / "page"


async def _index(request: Request) -> Response:  # noqa: ARG001  # Starlette's form
    # No other page may show this one and have people click in it.
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": "frame-ancestors 'none'"}
    return FileResponse(PAGE / "index.html", headers=headers)


class Playground:
    """A world, with its cast, and the application that opens it over HTTP."""

    def __init__(
        self,
        options: Options | None = None,
        limits: Limits = OFF,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.world = World(options or Options(), clock)
        fill(self.world)
        self.limiter = Limiter(limits, time.monotonic)
        self.faults = Faults()

    def app(self, name: str = "") -> Starlette:
        """The ASGI application; ``name`` is one more name than ``localhost`` to reach it under."""
        bots = BotApi(self.world, self.limiter, self.faults)
        control = Control(self.world, self.limiter, self.faults)
        both = ["GET", "POST"]
        return Starlette(
            routes=[
                Route("/", _index),
                Route("/bot{token}/{method}", bots.call, methods=both),
                Route("/file/bot{token}/{path:path}", bots.file),
                Mount("/play/api", routes=control.routes()),
                Mount("/page", StaticFiles(directory=PAGE)),
            ],
            exception_handlers={PlayError: refused},
            middleware=[Middleware(Guard, name=name)],
        )
