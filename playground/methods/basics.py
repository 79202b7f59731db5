"""Methods about the bot itself, its updates and files."""

from playground.errors import bad_request
from playground.methods.params import Params
from playground.wire import Json, me_json
from playground.world import World

MAX_POLL_SECONDS = 50


def get_me(world: World, params: Params) -> Json:  # noqa: ARG001  # all methods look alike
    """Serve getMe."""
    return me_json(world)


async def get_updates(world: World, params: Params) -> list[Json]:
    """Serve getUpdates: long polling; ``offset`` acknowledges all before it."""
    allowed = params.json("allowed_updates", "can't parse allowed_updates JSON object")
    if allowed is not None:
        if not isinstance(allowed, list):
            raise bad_request("expected an Array of String")
        world.updates.allowed = frozenset(map(str, allowed)) or None
    limit = min(max(params.integer("limit", 100), 1), 100)
    seconds = min(max(params.integer("timeout"), 0), MAX_POLL_SECONDS)
    return await world.updates.get(params.integer("offset"), limit, seconds)


def delete_webhook(world: World, params: Params) -> bool:
    """Serve deleteWebhook: there never is one here, but waiting updates can be dropped."""
    if params.boolean("drop_pending_updates"):
        world.updates.pending.clear()
        world.updates.again.clear()
    return True


def get_webhook_info(world: World, params: Params) -> Json:  # noqa: ARG001  # all look alike
    """Serve getWebhookInfo."""
    world.updates.forget_old()
    return {
        "url": "",
        "has_custom_certificate": False,
        "pending_update_count": len(world.updates.pending),
    }


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
