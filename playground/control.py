"""The control API under ``/play/api``: what the page and the tests use."""

import json
from collections.abc import AsyncIterator, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from playground.actions import ACTIONS
from playground.errors import PlayError
from playground.faults import Faults, read_fault
from playground.files import mime_of
from playground.limits import Limiter, Limits, Rate
from playground.views import call_view, event_view, menu_view, messages_view, state_view
from playground.world import World, wait_beat

#: Seconds of silence after which the event stream says that it still lives.
HEARTBEAT = 15.0


async def _body(request: Request) -> Mapping[str, Any]:
    raw = await request.body()
    try:
        found = json.loads(raw) if raw else {}
    except ValueError as error:
        raise PlayError("the body is no JSON") from error
    if not isinstance(found, dict):
        raise PlayError("the body must be a JSON object")
    return found


def _number(request: Request, name: str, otherwise: int = 0) -> int:
    value = request.query_params.get(name, "")
    return int(value) if value.lstrip("-").isdigit() else otherwise


class Control:
    """The door for people, the page and tests."""

    def __init__(self, world: World, limiter: Limiter, faults: Faults) -> None:
        self.world = world
        self.limiter = limiter
        self.faults = faults

    def routes(self) -> list[Route]:
        """The routes, to be mounted under ``/play/api``."""
        return [
            Route("/state", self.state),
            Route("/events", self.events),
            Route("/calls", self.calls),
            Route("/counters", self.counters),
            Route("/updates", self.updates),
            Route("/queries/{query}", self.query),
            Route("/chats/{chat:int}/messages", self.messages),
            Route("/chats/-{chat:int}/messages", self.messages),
            Route("/menu", self.menu),
            Route("/files/{file_id}", self.file),
            Route("/faults", self.list_faults),
            Route("/faults", self.add_fault, methods=["POST"]),
            Route("/faults", self.clear_faults, methods=["DELETE"]),
            Route("/faults/release", self.release, methods=["POST"]),
            Route("/limits", self.limits, methods=["POST"]),
            Route("/{action}", self.act, methods=["POST"]),
        ]

    async def act(self, request: Request) -> Response:
        """POST an action of a person; the answer carries ``seq``, the last event before it."""
        action = ACTIONS.get(request.path_params["action"])
        if action is None:
            return JSONResponse({"error": "no such action"}, 404)
        seq = self.world.seq
        return JSONResponse({"seq": seq} | action(self.world, await _body(request)))

    async def state(self, request: Request) -> Response:  # noqa: ARG002  # Starlette's form
        """GET everything but the messages."""
        return JSONResponse(state_view(self.world))

    async def messages(self, request: Request) -> Response:
        """GET the messages of a chat; the header says after which event they stand so."""
        chat = int(request.path_params["chat"])
        negative = request.url.path.rpartition("/chats/")[2].startswith("-")
        found = messages_view(self.world, -chat if negative else chat)
        return JSONResponse(found, headers={"Play-Seq": str(self.world.seq)})

    async def menu(self, request: Request) -> Response:
        """GET the commands offered to ``person`` in ``chat``."""
        person, chat = _number(request, "person"), _number(request, "chat")
        return JSONResponse(menu_view(self.world, person, chat))

    async def query(self, request: Request) -> Response:
        """GET the answer to a press; null while there is none."""
        found = self.world.queries.get(request.path_params["query"])
        if found is None:
            return JSONResponse({"error": "no such query"}, 404)
        return JSONResponse({"answer": found.answer, "expired": found.expired})

    async def file(self, request: Request) -> Response:
        """GET the bytes of a file by its ``file_id``."""
        stored = self.world.files.stored.get(request.path_params["file_id"])
        if stored is None:
            return JSONResponse({"error": "no such file"}, 404)
        data = self.world.files.read(stored.file_id)
        headers = {
            "Cache-Control": "max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff",
        }
        if stored.kind == "document":
            name = "".join(c if c.isascii() and c.isprintable() else "_" for c in stored.name)
            headers["Content-Disposition"] = f'attachment; filename="{name.replace(chr(34), "_")}"'
            return Response(data, media_type="application/octet-stream", headers=headers)
        return Response(data, media_type=mime_of(data), headers=headers)

    async def calls(self, request: Request) -> Response:
        """GET the log of the bot's calls: ``after`` (seq), ``method`` and ``chat`` narrow it."""
        after, method = _number(request, "after"), request.query_params.get("method")
        chat = _number(request, "chat")
        found = [
            call_view(call)
            for call in self.world.calls
            if call.seq > after
            and (method is None or call.method == method)
            and chat in {0, call.chat_id}
        ]
        return JSONResponse(found)

    async def counters(self, request: Request) -> Response:  # noqa: ARG002  # Starlette's form
        """GET the number of calls a method since the start."""
        return JSONResponse(self.world.counters)

    async def updates(self, request: Request) -> Response:  # noqa: ARG002  # Starlette's form
        """GET the updates that the bot has not acknowledged."""
        self.world.updates.forget_old()
        return JSONResponse([*self.world.updates.again, *self.world.updates.pending])

    async def list_faults(self, request: Request) -> Response:  # noqa: ARG002  # Starlette's form
        """GET the faults that still wait and the number of calls held."""
        names = [f"{fault.kind} {fault.method}" for fault in self.faults.ordered]
        return JSONResponse({"ordered": names, "held": self.faults.held})

    async def add_fault(self, request: Request) -> Response:
        """POST a fault (the fields of ``Fault``)."""
        self.faults.ordered.append(read_fault(await _body(request)))
        return JSONResponse({"ordered": len(self.faults.ordered)})

    async def clear_faults(self, request: Request) -> Response:
        """DELETE all faults, or those of a ``chat``, and release what they hold."""
        chat = _number(request, "chat")
        if chat:
            self.faults.ordered[:] = [f for f in self.faults.ordered if f.chat_id != chat]
            return JSONResponse({"released": 0})
        self.faults.ordered.clear()
        return JSONResponse({"released": self.faults.release()})

    async def release(self, request: Request) -> Response:  # noqa: ARG002  # Starlette's form
        """POST: let held calls go on."""
        return JSONResponse({"released": self.faults.release()})

    async def limits(self, request: Request) -> Response:
        """POST ``private``, ``group``, ``everything``: each [burst, per second] or null."""
        body = await _body(request)
        rates = {name: Rate(*body[name]) if body.get(name) else None for name in body}
        try:
            self.limiter.limits = Limits(**rates)
        except TypeError as error:
            raise PlayError(f"no such limits: {sorted(body)}") from error
        self.limiter.buckets.clear()
        return JSONResponse({})

    async def events(self, request: Request) -> Response:
        """GET the stream of events after ``after`` (default: from now on).

        ``without`` lists kinds to be left out, comma-separated. The stream begins with ``ready``,
        which says in ``first`` from which number on events are still remembered.
        """
        after = _number(request, "after", self.world.seq)
        if last := request.headers.get("last-event-id"):
            after = int(last)
        without = frozenset(request.query_params.get("without", "").split(","))
        return StreamingResponse(
            self._stream(after, without),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
        )

    async def _stream(self, after: int, without: frozenset[str]) -> AsyncIterator[str]:
        world = self.world
        first = world.events[0].seq if world.events else world.seq + 1
        ready = json.dumps({"seq": world.seq, "epoch": world.epoch, "first": first})
        yield f"id: {after}\nevent: ready\ndata: {ready}\n\n"
        while not world.closing:
            seen = world.seq
            for event in world.events_after(after):
                after = event.seq
                if event.kind not in without:
                    data = json.dumps(event_view(world, event), ensure_ascii=False)
                    yield f"id: {event.seq}\ndata: {data}\n\n"
            # Of an earlier run the numbers are known and the events are not: nothing of it comes.
            after = max(after, seen)
            if world.seq > after or world.closing:
                continue
            if not await wait_beat(world.pulse, HEARTBEAT):
                yield ": still here\n\n"


async def refused(request: Request, error: Exception) -> Response:  # noqa: ARG001  # its form
    """What a person cannot do, as JSON."""
    return JSONResponse({"error": str(error)}, 400)
