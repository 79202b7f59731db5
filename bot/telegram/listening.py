"""Answering by HTTP at a host and a port that a setting names."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from aiohttp import web


class CannotListen(Exception):
    """The host and port that a setting names cannot be had."""

    def __init__(self, setting: str, host: str, port: int, error: OSError) -> None:
        super().__init__(f"cannot listen at {host}:{port}: {error.strerror}")
        self.setting = setting


@contextlib.asynccontextmanager
async def listening(
    app: web.Application,
    setting: str,
    host: str,
    port: int,
    *,
    leave_s: float,
    shared: bool = False,
) -> AsyncIterator[int]:
    """Answer there meanwhile; the port, which is one that was free if 0 was asked for. What is
    being answered at the end is given `leave_s` seconds. Where it is `shared`, several processes of
    one machine listen, and the system deals it out. `CannotListen` if it cannot be had."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=leave_s)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port, reuse_port=shared or None).start()
        except OSError as error:
            raise CannotListen(setting, host, port, error) from error
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
