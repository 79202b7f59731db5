"""Methods of the inline mode: what is offered in any chat, and where the bot is a guest."""

import re
from typing import Any

from playground import inline
from playground.entities import formatted, units
from playground.errors import bad_request
from playground.files import Upload
from playground.methods.markup import read_markup
from playground.methods.params import Params
from playground.methods.reaching import fetched
from playground.wire import Json
from playground.world import World

MAX_RESULTS = 50
MAX_ID_BYTES = 64
MAX_TEXT = 4096
MAX_CAPTION = 1024
CACHE_SECONDS = 300
#: Telegram lets go of an inline query after so many seconds.
QUERY_SECONDS = 30.0
LATE = "query is too old and response timeout expired or query ID is invalid"


def _content(result: dict[str, Any]) -> None:
    """Refuse words that no message can have."""
    content = result.get("input_message_content")
    if result["type"] == "article" and not isinstance(content, dict):
        raise bad_request("message content of an article must be specified")
    if isinstance(content, dict):
        if "message_text" not in content:
            raise bad_request("can't parse message content: unsupported in the playground")
        said, mode, most = content["message_text"], content.get("parse_mode", ""), MAX_TEXT
        given = content.get("entities", [])
    else:
        said, mode, most = result.get("caption", ""), result.get("parse_mode", ""), MAX_CAPTION
        given = result.get("caption_entities", [])
    text, _ = formatted(str(said), str(mode), given)
    if most == MAX_TEXT and not text:
        raise bad_request("message text is empty")
    if units(text) > most:
        raise bad_request("MESSAGE_TOO_LONG")


async def _photo(world: World, result: dict[str, Any]) -> None:
    """The picture of a result: a file that Telegram keeps, or a JPEG at an address."""
    if "photo_file_id" in result:
        result["photo_file_id"] = world.files.reuse(str(result["photo_file_id"]), "photo")
        return
    if not result.get("thumbnail_url"):
        raise bad_request("can't parse inline query result: thumbnail_url is missing")
    data, mime = await fetched(str(result.get("photo_url", "")))
    if mime != "image/jpeg" or not data.startswith(b"\xff\xd8"):
        raise bad_request("PHOTO_CONTENT_TYPE_INVALID")
    result["photo_file_id"] = world.files.add_photo(Upload("photo.jpg", mime, data))


async def _result(world: World, given: object) -> dict[str, Any]:
    """One result as it can be sent later. Raises ``ApiError``."""
    if not isinstance(given, dict):
        raise bad_request("can't parse inline query result: object expected")
    result = dict(given)
    if not 1 <= len(str(result.get("id", "")).encode()) <= MAX_ID_BYTES:
        raise bad_request("RESULT_ID_INVALID")
    if result.get("type") not in {"article", "photo"}:
        raise bad_request("can't parse inline query result: unsupported type in the playground")
    if result["type"] == "article" and not str(result.get("title", "")).strip():
        raise bad_request("ARTICLE_TITLE_EMPTY")
    _content(result)
    markup = read_markup(Params({"reply_markup": result.get("reply_markup")}))
    result["reply_markup"] = markup
    if result["type"] == "photo":
        await _photo(world, result)
    return result


async def answer_inline_query(world: World, params: Params) -> bool:
    """Serve answerInlineQuery: once, in time, at most 50 results of different ids."""
    query = world.inline_queries.get(params.text("inline_query_id"))
    late = query is not None and world.clock() - query.asked_at > QUERY_SECONDS
    if query is None or query.results is not None or late:
        raise bad_request(LATE)
    given = params.json("results", "can't parse inline query results JSON object")
    if not isinstance(given, list):
        raise bad_request("expected an Array of InlineQueryResult")
    if len(given) > MAX_RESULTS:
        raise bad_request("RESULTS_TOO_MUCH")
    results = [await _result(world, one) for one in given]
    if len({result["id"] for result in results}) < len(results):
        raise bad_request("RESULT_ID_DUPLICATE")
    if len(params.text("next_offset").encode()) > MAX_ID_BYTES:
        raise bad_request("NEXT_OFFSET_INVALID")
    query.personal = params.boolean("is_personal")
    query.until = world.clock() + params.integer("cache_time", CACHE_SECONDS)
    inline.answered(world, query, results, _button(params), params.text("next_offset"))
    return True


def _button(params: Params) -> dict[str, Any] | None:
    """The button above the results."""
    button = params.json("button", "can't parse inline query results button JSON object")
    if button is None:
        return None
    if not isinstance(button, dict) or not str(button.get("text", "")).strip():
        raise bad_request("can't parse inline query results button")
    if re.fullmatch(r"[A-Za-z0-9_-]{1,64}", str(button.get("start_parameter", ""))) is None:
        raise bad_request("START_PARAM_INVALID")
    return button


async def answer_guest_query(world: World, params: Params) -> Json:
    """Serve answerGuestQuery: one result, posted as an answer to the message that called."""
    query = world.guest_queries.get(params.text("guest_query_id"))
    if query is None or query.answered:
        raise bad_request(LATE)
    given = params.json("result", "can't parse inline query result JSON object")
    result = await _result(world, given)
    query.answered = True
    message = inline.post(
        world,
        world.chat(query.chat_id),
        world.bot.id,
        result,
        guest=True,
        reply_to=query.message_id,
    )
    return {"inline_message_id": message.inline_id}
