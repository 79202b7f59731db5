"""Methods about the bot itself, its updates and files."""

import re
from urllib.parse import urlsplit

from playground.errors import ApiError, bad_request
from playground.methods.params import Params
from playground.webhook import CONNECTIONS, Webhook
from playground.wire import Json, me_json
from playground.world import World

MAX_POLL_SECONDS = 50


def get_me(world: World, params: Params) -> Json:  # noqa: ARG001  # all methods look alike
    """Serve getMe."""
    return me_json(world)


async def get_updates(world: World, params: Params) -> list[Json]:
    """Serve getUpdates: long polling; ``offset`` acknowledges all before it."""
    if world.courier.hook.url:
        raise ApiError(
            409,
            "Conflict: can't use getUpdates method while webhook is active;"
            " use deleteWebhook to delete the webhook first",
        )
    _allow(world, params)
    limit = min(max(params.integer("limit", 100), 1), 100)
    seconds = min(max(params.integer("timeout"), 0), MAX_POLL_SECONDS)
    return await world.updates.get(params.integer("offset"), limit, seconds)


def _allow(world: World, params: Params) -> None:
    """Note which kinds of updates are wanted, if they are named."""
    allowed = params.json("allowed_updates", "can't parse allowed_updates JSON object")
    if allowed is not None:
        if not isinstance(allowed, list):
            raise bad_request("expected an Array of String")
        world.updates.allowed = frozenset(map(str, allowed)) or None


def _drop(world: World, params: Params) -> None:
    if params.boolean("drop_pending_updates"):
        world.updates.pending.clear()
        world.updates.again.clear()


def set_webhook(world: World, params: Params) -> bool:
    """Serve setWebhook: here plain HTTP will do, and any port. An empty address removes it."""
    url, secret = params.text("url"), params.text("secret_token")
    if url and urlsplit(url).scheme not in {"http", "https"}:
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    if secret and re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret) is None:
        raise bad_request("secret token contains unallowed characters")
    _allow(world, params)
    _drop(world, params)
    connections = min(max(params.integer("max_connections", CONNECTIONS), 1), 100)
    world.courier.hook = Webhook(url, secret, connections)
    world.updates.interrupt()
    world.courier.start()
    return True


def delete_webhook(world: World, params: Params) -> bool:
    """Serve deleteWebhook; what waits is dropped if that is asked for."""
    _drop(world, params)
    world.courier.hook = Webhook()
    world.courier.start()
    return True


def get_webhook_info(world: World, params: Params) -> Json:  # noqa: ARG001  # all look alike
    """Serve getWebhookInfo."""
    world.updates.forget_old()
    hook, allowed = world.courier.hook, world.updates.allowed
    info: Json = {
        "url": hook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.pending),
    }
    if hook.url:
        info["max_connections"] = hook.connections
    if hook.error_at is not None:
        info |= {"last_error_date": int(hook.error_at), "last_error_message": hook.error}
    if allowed is not None:
        info["allowed_updates"] = sorted(allowed)
    return info


def get_file(world: World, params: Params) -> Json:
    """Serve getFile."""
    stored = world.files.stored.get(params.text("file_id"))
    if stored is None:
        raise bad_request("wrong file_id or the file is temporarily unavailable")
    body: Json = {
        "file_id": stored.file_id,
        "file_unique_id": stored.unique_id,
        "file_path": stored.path,
    }
    return body if stored.size is None else body | {"file_size": stored.size}
