"""The way to Telegram: to which host, through which proxy, and whose word is taken for it.

A proxy is told by the environment and is meant for the world. So what is on this computer (the
playground, a Bot API server of one's own) is reached without one, unless `TELEGRAM_PROXY` says
otherwise. What can never work is a `ValueError` that names the variable; it is said at the start,
not tried for ever (docs/decisions/0050).
"""

from __future__ import annotations

import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit
from urllib.request import getproxies, proxy_bypass

from httpx import create_ssl_context

TELEGRAM = "https://api.telegram.org"
NO_PROXY = "off"
"""What `TELEGRAM_PROXY` says where no proxy is to be used, whatever the environment says."""


@dataclass(frozen=True, slots=True)
class Way:
    """How the Bot API server at `base` is reached: through `proxy`, if there is one, and for https
    by whose certificates."""

    base: str
    proxy: str | None = None
    trusted: ssl.SSLContext | None = None

    @property
    def logged(self) -> dict[str, str]:
        """What the log may say of it: hosts and ports, never a name or a password."""
        said = {"host": _place(urlsplit(self.base))}
        return said if self.proxy is None else {**said, "proxy": _place(urlsplit(self.proxy))}


def proxy_to(
    base: str,
    told: str | None = None,
    known: Callable[[], Mapping[str, str]] = getproxies,
    bypassed: Callable[[str], Any] = proxy_bypass,
) -> str | None:
    """The proxy on the way to `base`; None for none. `told` (`TELEGRAM_PROXY`) decides; or else, if
    `base` is elsewhere, `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`, or the system.

    `ValueError` for one that cannot be used.
    """
    if told is not None:
        return None if told == NO_PROXY else _sound("TELEGRAM_PROXY", told)
    to = urlsplit(base)
    if _is_here(to.hostname or "") or bypassed(to.hostname or ""):
        return None
    proxies = known()
    kind = next((kind for kind in (to.scheme, "all") if proxies.get(kind)), None)
    return None if kind is None else _sound(f"{kind.upper()}_PROXY", proxies[kind])


def authorities(file: str | None, folder: str | None) -> ssl.SSLContext:
    """Whose certificates are taken: those of `SSL_CERT_FILE`, or else of `SSL_CERT_DIR`, or else
    certifi's. `ValueError` if they cannot be read."""
    if file:
        return _authorities_in("SSL_CERT_FILE", file)
    if folder:
        return _authorities_of(folder)
    return create_ssl_context(trust_env=False)


def _authorities_in(name: str, file: str) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=file)
    except ssl.SSLError:
        raise ValueError(f"{name}: {file} holds no certificates (PEM)") from None
    except OSError as error:
        raise ValueError(f"{name}: cannot read {file}: {error.strerror}") from None


def _authorities_of(folder: str) -> ssl.SSLContext:
    """OpenSSL looks into it only when it meets a certificate, and says nothing if it cannot."""
    try:
        empty = not any(Path(folder).iterdir())
    except OSError as error:
        raise ValueError(f"SSL_CERT_DIR: cannot read {folder}: {error.strerror}") from None
    if empty:
        raise ValueError(f"SSL_CERT_DIR: {folder} is empty")
    return ssl.create_default_context(capath=folder)


def _is_here(host: str) -> bool:
    """Whether it is this computer's own address (127/8, ::1, localhost)."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address.is_loopback or address.is_unspecified


def _sound(name: str, proxy: str) -> str:
    """The address of an HTTP proxy; `ValueError` if it is none. The message repeats no password."""
    scheme, mark, rest = proxy.strip().partition("://")
    if not mark:
        raise ValueError(
            f"{name}: has no scheme: write http://{scheme.rpartition('@')[2].rstrip('/')}"
        )
    if scheme.lower() not in {"http", "https"}:
        raise ValueError(
            f"{name}: {scheme.lower()} is not supported: name an HTTP proxy, http://host:port"
            f" (TELEGRAM_PROXY={NO_PROXY} goes without)"
        )
    try:
        url = urlsplit(proxy.strip())
        sound = bool(url.hostname) and url.port != 0
    except ValueError:
        sound = False
    if not sound:
        raise ValueError(f"{name}: must be the address of an HTTP proxy: http://host:port")
    return f"{scheme.lower()}://{rest}"


def shown(base: str) -> str:
    """An address as it may be shown: without the name and the password in it."""
    url = urlsplit(base)
    return f"{url.scheme}://{_place(url)}{url.path}"


def _place(url: SplitResult) -> str:
    """Host and port, as an address shows them."""
    return url.netloc.rpartition("@")[2]
