"""Taking the host and port that a setting names, before anything is begun there."""

from __future__ import annotations

import errno
import os
import socket
from dataclasses import dataclass
from typing import Final, TypeAlias

ABSENT: Final = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
"""What a machine says of a kind of address that it has none of."""

_Address: TypeAlias = tuple[str, int] | tuple[str, int, int, int] | tuple[int, bytes]


class CannotListen(Exception):
    """The host and port that a setting names cannot be had."""

    def __init__(self, setting: str, host: str, port: int, error: OSError) -> None:
        super().__init__(f"cannot listen at {host}:{port}: {_why(error)}")
        self.setting = setting


@dataclass(frozen=True, slots=True)
class Taken:
    """A place that is had: a socket for each address of the host, bound, and not listening yet."""

    setting: str
    host: str
    sockets: tuple[socket.socket, ...]

    @property
    def port(self) -> int:
        """The port, which is one that was free if 0 was asked for."""
        return int(self.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Let go of it. Harmless when repeated."""
        for one in self.sockets:
            one.close()


def take(setting: str, host: str, port: int, *, shared: bool = False) -> Taken:
    """Have the place that a setting names. Where it is `shared`, several processes of one machine
    have it, and the system deals out what comes. `CannotListen` if it cannot be had."""
    made = list[socket.socket]()
    missing: OSError | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(found):
            try:
                made.append(_bound(family, address, shared=shared))
            except OSError as error:
                if error.errno not in ABSENT:
                    raise
                missing = error
        if missing is not None and not made:
            raise missing
    except OSError as error:
        for one in made:
            one.close()
        raise CannotListen(setting, host, port, error) from error
    return Taken(setting, host, tuple(made))


def _bound(family: socket.AddressFamily, address: _Address, *, shared: bool) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def _why(error: OSError) -> str:
    """In the system's own words; of a name that leads nowhere in those of its search."""
    if error.errno is None or isinstance(error, socket.gaierror):
        return error.strerror or str(error)
    return os.strerror(error.errno)
