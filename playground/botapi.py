"""The Bot API over HTTP: calls read, faults and limits applied, answers given, all logged."""

import inspect
import json
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from playground.errors import ApiError, bad_request
from playground.faults import PROXY, ConnectionDroppedError, Faults, WrongAnswerError
from playground.files import Upload, mime_of
from playground.limits import Limiter
from playground.methods import HANDLERS, METHODS, Params
from playground.methods.tables import LIMITED
from playground.world import ApiCall, World

MAX_FIELD_BYTES = 4 * 1024 * 1024


class Dropped(Response):
    """An answer that begins and never ends: the server then cuts the connection."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Send the head and one byte of a body that promises more."""
        headers = [(b"content-type", b"application/json"), (b"content-length", b"1000")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"{", "more_body": True})


async def read_params(request: Request) -> Params:
    """A call's parameters from the query and the body. Raises ``ApiError`` for broken JSON."""
    values: dict[str, Any] = dict(request.query_params)
    files: dict[str, Upload] = {}
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if request.method == "POST" and kind == "application/json":
        body = await request.body()
        try:
            found = json.loads(body) if body else {}
        except ValueError as error:
            raise bad_request("can't parse JSON object") from error
        if not isinstance(found, dict):
            raise bad_request("JSON object expected")
        values |= found
    elif request.method == "POST" and kind:
        async with request.form(max_files=20, max_part_size=MAX_FIELD_BYTES) as form:
            for name, value in form.multi_items():
                if isinstance(value, UploadFile):
                    files[name] = Upload(
                        value.filename or "", value.content_type or "", await value.read()
                    )
                else:
                    values[name] = value
    return Params(values, files)


class BotApi:
    """The door for bots."""

    def __init__(self, world: World, limiter: Limiter, faults: Faults) -> None:
        self.world = world
        self.limiter = limiter
        self.faults = faults

    async def call(self, request: Request) -> Response:
        """``/bot<token>/<method>``."""
        if refusal := self._stranger(request.path_params["token"]):
            return JSONResponse(refusal.payload(), refusal.code)
        known = METHODS.get(request.path_params["method"].lower())
        if known is None:
            missing = ApiError(404, "Not Found: method not found")
            self._log(request.path_params["method"], Params({}), missing, None, effect=False)
            return JSONResponse(missing.payload(), missing.code)
        method = known[0]
        try:
            params = await read_params(request)
        except ApiError as error:
            self._log(method, Params({}), error, None, effect=False)
            return JSONResponse(error.payload(), error.code)
        return await self._perform(method, params)

    async def _perform(self, method: str, params: Params) -> Response:
        fault = self.faults.take(method, _chat_id(params))
        error: ApiError | None = None
        result: Any = None
        effect = False
        if fault is not None:
            self.world.tell("fault", fault=fault.kind, method=method, chat_id=_chat_id(params))
        try:
            await self.faults.before(fault)
            self._count_against_limits(method, params)
            result = HANDLERS[method](self.world, params)
            if inspect.isawaitable(result):
                result = await result
            effect = True
        except ApiError as refusal:
            error = refusal
        except ConnectionDroppedError:
            self._log(method, params, None, "drop_before", effect=False)
            return Dropped()
        except WrongAnswerError as wrong:
            self._log(method, params, None, fault.kind if fault else None, effect=False)
            return Response(PROXY, wrong.status, media_type="text/html")
        self._log(method, params, error, fault.kind if fault else None, effect=effect)
        try:
            await self.faults.after(fault)
        except ConnectionDroppedError:
            return Dropped()
        if error is None:
            answer = JSONResponse({"ok": True, "result": result})
            if fault is None or fault.kind != "cut":
                return answer
            half = bytes(answer.body[: len(answer.body) // 2])
            return Response(half, media_type="application/json")
        headers = {}
        if "retry_after" in error.parameters:
            headers["Retry-After"] = str(error.parameters["retry_after"])
        return JSONResponse(error.payload(), error.code, headers)

    def _stranger(self, token: str) -> ApiError | None:
        if token == self.world.options.token:
            return None
        head, _, tail = token.partition(":")
        return (
            ApiError(401, "Unauthorized") if head.isdigit() and tail else ApiError(404, "Not Found")
        )

    def _count_against_limits(self, method: str, params: Params) -> None:
        if method not in LIMITED:
            return
        chat = self.world.chats.get(_chat_id(params) or 0)
        self.limiter.take(
            chat.id if chat else None, group=chat is not None and chat.kind != "private"
        )

    def _log(
        self,
        method: str,
        params: Params,
        error: ApiError | None,
        fault: str | None,
        *,
        effect: bool,
    ) -> None:
        world = self.world
        world.counters[method] = world.counters.get(method, 0) + 1
        if method == "getUpdates":
            return
        known = METHODS.get(method.lower())
        uploads = tuple(upload.summary(part) for part, upload in params.files.items())
        call = ApiCall(
            seq=world.seq + 1,
            at=world.clock(),
            method=method,
            chat_id=_chat_id(params),
            params=params.logged(),
            uploads=uploads,
            status=error.code if error else 200,
            description=error.description if error else "",
            fault=fault,
            unknown=tuple(sorted(params.names() - known[1])) if known else (),
            effect=effect,
        )
        world.calls.append(call)
        world.tell("call", method=method, chat_id=call.chat_id, status=call.status, effect=effect)

    async def file(self, request: Request) -> Response:
        """``/file/bot<token>/<path>``."""
        if refusal := self._stranger(request.path_params["token"]):
            return JSONResponse(refusal.payload(), refusal.code)
        file_id = self.world.files.paths.get(request.path_params["path"])
        if file_id is None:
            missing = ApiError(404, "Not Found")
            return JSONResponse(missing.payload(), missing.code)
        data = self.world.files.read(file_id)
        return Response(data, media_type=mime_of(data))


def _chat_id(params: Params) -> int | None:
    return params.integer("chat_id") or None
