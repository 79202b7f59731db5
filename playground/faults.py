"""Faults that are ordered: what the network and Telegram do wrong at a chosen call."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from playground.errors import ApiError, PlayError, forbidden, too_many_requests

FaultKind = Literal[
    "retry_after",
    "server_error",
    "bad_gateway",
    "not_json",
    "cut",
    "forbidden",
    "error",
    "drop_before",
    "drop_after",
    "hold_before",
    "hold_after",
    "delay",
]


PROXY = b"<html><body><h1>Something went wrong</h1></body></html>"
"""What a proxy before Telegram says."""


class ConnectionDroppedError(Exception):
    """The connection is to be cut without an answer."""


class WrongAnswerError(Exception):
    """A proxy answers in Telegram's place, with this status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(slots=True)
class Fault:
    """The next ``count`` calls of ``method`` (``*``: any but getUpdates), in ``chat_id`` if given.

    ``skip`` calls pass first; of the rest every ``every``-th is meant. ``retry_after`` is in
    seconds, ``seconds`` is a delay's. ``drop_before`` cuts the connection without effect,
    ``drop_after`` after it; ``hold_*`` keeps the call waiting there until the faults are released.
    ``bad_gateway`` (502) and ``not_json`` (200) are a proxy's page instead of an effect; ``cut`` is
    half of an answer after it. ``error`` gives ``code`` and ``description``.
    """

    method: str
    kind: FaultKind
    count: int = 1
    skip: int = 0
    every: int = 1
    chat_id: int | None = None
    retry_after: int = 1
    seconds: float = 0.0
    code: int = 400
    description: str = "Bad Request: fault"
    used: int = 0
    met: int = 0

    def fits(self, method: str, chat_id: int | None) -> bool:
        """Whether a call is meant."""
        named = self.method == method or (self.method == "*" and method != "getUpdates")
        return named and self.chat_id in {None, chat_id}

    def due(self) -> bool:
        """Whether a call that fits is one of those that meet it; counts it."""
        if self.skip > 0:
            self.skip -= 1
            return False
        self.met += 1
        return self.met % self.every == 0

    def error(self) -> ApiError | None:
        """The refusal of a fault that is one."""
        if self.kind == "retry_after":
            return too_many_requests(self.retry_after)
        if self.kind == "server_error":
            return ApiError(500, "Internal Server Error")
        if self.kind == "forbidden":
            return forbidden("bot was blocked by the user")
        return ApiError(self.code, self.description) if self.kind == "error" else None


def read_fault(body: Mapping[str, Any]) -> Fault:
    """A fault from the control API's JSON. Raises ``PlayError`` for unknown fields or kinds."""
    unknown = set(body) - set(Fault.__dataclass_fields__)
    if unknown or body.get("kind") not in get_args(FaultKind):
        raise PlayError(f"no such fault: {dict(body)}")
    return Fault(**body)


@dataclass(slots=True)
class Faults:
    """The ordered faults; the first that fits a call is used up by it."""

    ordered: list[Fault] = field(default_factory=list)
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    held: int = 0

    def take(self, method: str, chat_id: int | None) -> Fault | None:
        """The fault of this call, if any."""
        for fault in self.ordered:
            if not fault.fits(method, chat_id) or not fault.due():
                continue
            fault.used += 1
            if fault.used >= fault.count:
                self.ordered.remove(fault)
            return fault
        return None

    def release(self) -> int:
        """Let all held calls go on; how many there were."""
        held = self.held
        self.gate.set()
        self.gate = asyncio.Event()
        return held

    async def hold(self) -> None:
        """Wait until released."""
        self.held += 1
        try:
            await self.gate.wait()
        finally:
            self.held -= 1

    async def before(self, fault: Fault | None) -> None:
        """What a fault does before the call takes effect."""
        if fault is None:
            return
        if error := fault.error():
            raise error
        if fault.kind == "drop_before":
            raise ConnectionDroppedError
        if fault.kind in ("bad_gateway", "not_json"):
            raise WrongAnswerError(502 if fault.kind == "bad_gateway" else 200)
        if fault.kind == "hold_before":
            await self.hold()
        if fault.kind == "delay":
            await asyncio.sleep(fault.seconds)

    async def after(self, fault: Fault | None) -> None:
        """What a fault does after the call took effect."""
        if fault is None:
            return
        if fault.kind == "drop_after":
            raise ConnectionDroppedError
        if fault.kind == "hold_after":
            await self.hold()
