"""Ports for a bot to listen at, and what it tells there of itself."""

from __future__ import annotations

import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

import httpx
from prometheus_client.parser import text_string_to_metric_families

SECRET: Final = "not-to-be-guessed_1"  # noqa: S105 - the tests' own
"""By which a bot knows the playground's deliveries."""

Figures = dict[str, dict[tuple[tuple[str, str], ...], float]]
"""By name and labels."""


def free_port(in_a_row: int = 1) -> int:
    """The first of so many ports in a row that nobody listens at just now."""
    with _ports(in_a_row) as ports:
        return int(ports[0].getsockname()[1])


@contextmanager
def taken_port() -> Iterator[int]:
    """A port at which something else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


@contextmanager
def second_taken() -> Iterator[int]:
    """The first of two ports that follow each other, of which only the second is taken."""
    with _ports(2) as (first, second):
        port = int(first.getsockname()[1])
        first.close()
        second.listen()
        yield port


@contextmanager
def _ports(count: int) -> Iterator[list[socket.socket]]:
    """So many ports that follow each other, held. They lie below those that the system gives to
    whoever asks for any, and to every connection: else one of these takes a port between its being
    found free and its use. Each asker looks from another one on."""
    for port in range(random.randrange(10_000, 29_000), 30_000):
        with ExitStack() as held:
            ports = [held.enter_context(socket.socket()) for _ in range(count)]
            try:
                for number, each in enumerate(ports):
                    each.bind(("127.0.0.1", port + number))
            except OSError:
                continue
            yield ports
            return
    raise RuntimeError(f"no {count} ports in a row are free")


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
