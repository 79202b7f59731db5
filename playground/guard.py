"""Who may speak to the stand-in: this computer's programs and its own page, no other web page.

It listens on this computer, and every page that its browser shows can send requests here. Three
things tell them apart. The name in ``Host``: a page that has its own name point here (DNS
rebinding) says that name; an address, or ``localhost``, can only be ours. ``Origin`` and
``Sec-Fetch-Site``: a browser says whose page asks, and no script can change that. And the type of a
body: JSON cannot be sent by a mere form.
"""

import ipaddress

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

OWN_SITES = frozenset({"same-origin", "none"})
"""What a browser says of our own page, and of an address that somebody typed."""
CONTROL = "/play/api/"


class Guard:
    """An application behind these checks; ``name`` is one more name under which it is reached."""

    def __init__(self, app: ASGIApp, name: str = "") -> None:
        self._app = app
        self._name = name.lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or say why not."""
        refusal = self._refusal(scope) if scope["type"] == "http" else None
        if refusal is None:
            await self._app(scope, receive, send)
            return
        status, why = refusal
        await JSONResponse({"error": why}, status)(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        host, method = headers.get("host", ""), str(scope["method"])
        if not self._ours(host):
            return 421, f"the playground is not called {host!r}: use localhost, or its address"
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scope['scheme']}://{host}".lower():
            return 403, "the playground takes requests of its own page alone"
        site = headers.get("sec-fetch-site", "none")
        opened = method == "GET" and scope["path"] == "/"  # from a link that stands elsewhere
        if site not in OWN_SITES and not opened:
            return 403, "the playground takes requests of its own page alone"
        if method == "POST" and str(scope["path"]).startswith(CONTROL):
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                return 415, "the body must be application/json"
        return None

    def _ours(self, host: str) -> bool:
        name = _name(host)
        if name in {"localhost", self._name} - {""}:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _name(host: str) -> str:
    """The name or address in ``Host``, without the port and the brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()
