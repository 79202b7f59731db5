"""A port of its own for those who look after a server: `/metrics`, `/healthz`, `/readyz`.

It answers from the start on, also while the database or Telegram is waited for.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.run.figures import Figures
from bot.run.health import READY
from bot.telegram.listening import listening

log = structlog.get_logger(__name__)


def app(figures: Figures) -> web.Application:
    """The three pages."""

    async def metrics(_: web.Request) -> web.Response:
        headers = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=await figures.page(), headers=headers)

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def ready(_: web.Request) -> web.Response:
        wanting = await figures.wanting()
        text = f"not {READY}: {wanting}\n" if wanting else f"{READY}\n"
        return web.Response(status=503 if wanting else 200, text=text)

    made = web.Application()
    made.router.add_get("/metrics", metrics)
    made.router.add_get("/healthz", alive)
    made.router.add_get("/readyz", ready)
    return made


@contextlib.asynccontextmanager
async def told_at(figures: Figures, place: tuple[str, int]) -> AsyncIterator[None]:
    """Answer at that host and port meanwhile. `CannotListen` if it cannot be had."""
    async with listening(app(figures), "METRICS_LISTEN", *place, leave_s=1):
        log.info("figures are told", host=place[0], port=place[1])
        yield
