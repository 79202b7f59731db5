"""Ports for a bot to listen at, and what it tells there of itself."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx
from prometheus_client.parser import text_string_to_metric_families

SECRET: Final = "not-to-be-guessed_1"  # noqa: S105 - the tests' own
"""By which a bot knows the playground's deliveries."""

Figures = dict[str, dict[tuple[tuple[str, str], ...], float]]
"""By name and labels."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def taken_port() -> Iterator[int]:
    """A port at which something else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


@contextmanager
def second_taken() -> Iterator[int]:
    """The first of two ports that follow each other, of which only the second is taken. They lie
    below those that the system gives to whoever asks for any."""
    for port in range(10_000 + os.getpid() % 10_000, 30_000):
        with socket.socket() as first, socket.socket() as second:
            try:
                first.bind(("127.0.0.1", port))
                second.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            first.close()
            second.listen()
            yield port
            return
    raise RuntimeError("no two ports are free")


def port_taken(setting: str, port: int) -> str:
    """What is told of it."""
    return (
        f"djehuty: cannot listen at 127.0.0.1:{port}: Address already in use."
        f" Correct {setting}, or end what listens there."
    )


async def figures(url: str) -> Figures:
    async with httpx.AsyncClient(trust_env=False) as client:
        page = await client.get(f"{url}/metrics")
    assert page.status_code == 200
    found: Figures = {}
    for family in text_string_to_metric_families(page.text):
        for sample in family.samples:
            found.setdefault(sample.name, {})[tuple(sorted(sample.labels.items()))] = sample.value
    return found
