"""Answering by HTTP at a host and a port that a setting names."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from aiohttp import web

from bot.telegram.ports import CannotListen, Taken, take


@contextlib.asynccontextmanager
async def listening(
    app: web.Application, setting: str, host: str, port: int, *, leave_s: float
) -> AsyncIterator[int]:
    """Take that place and answer there meanwhile, as :func:`answering` does; the port, which is one
    that was free if 0 was asked for. `CannotListen` if it cannot be had."""
    place = take(setting, host, port)
    async with answering(app, place, leave_s=leave_s):
        yield place.port


@contextlib.asynccontextmanager
async def answering(app: web.Application, place: Taken, *, leave_s: float) -> AsyncIterator[None]:
    """Answer at a place that was taken, and let go of it then. What is being answered at the end is
    given `leave_s` seconds. `CannotListen` if somebody else has come to listen there."""
    with contextlib.closing(place):
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=leave_s)
        await runner.setup()
        try:
            for one in place.sockets:
                try:
                    await web.SockSite(runner, one).start()
                except OSError as error:
                    raise CannotListen(place.setting, place.host, place.port, error) from error
            yield
        finally:
            await runner.cleanup()
