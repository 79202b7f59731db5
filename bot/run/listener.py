"""A port of its own for those who look after a server: `/metrics`, `/healthz`, `/readyz`.

It answers from the start on, also while the database or Telegram is waited for.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.run.figures import Figures
from bot.telegram.endpoint import CannotListen

log = structlog.get_logger(__name__)

SETTING: Final = "METRICS_LISTEN"


def app(figures: Figures) -> web.Application:
    """The three pages."""

    async def metrics(_: web.Request) -> web.Response:
        headers = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=await figures.page(), headers=headers)

    async def alive(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def ready(_: web.Request) -> web.Response:
        wanting = await figures.wanting()
        text = f"not ready: {wanting}\n" if wanting else "ready\n"
        return web.Response(status=503 if wanting else 200, text=text)

    made = web.Application()
    made.router.add_get("/metrics", metrics)
    made.router.add_get("/healthz", alive)
    made.router.add_get("/readyz", ready)
    return made


@contextlib.asynccontextmanager
async def listening(figures: Figures, place: tuple[str, int]) -> AsyncIterator[None]:
    """Answer at that host and port meanwhile. `CannotListen` if it cannot be had."""
    runner = web.AppRunner(app(figures), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, *place).start()
        except OSError as error:
            raise CannotListen(SETTING, *place, error) from error
        log.info("figures are told", host=place[0], port=place[1])
        yield
    finally:
        await runner.cleanup()
