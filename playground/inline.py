"""What people do by the bot's inline mode: they ask in any chat, and send what it offers."""

from typing import Any

from playground.entities import formatted
from playground.errors import PlayError
from playground.people import open_chat, press
from playground.wire import Json, user_json
from playground.world import Chat, InlineQuery, Message, Query, World

MAX_QUERY = 256
"""Characters of a query."""


def ask(
    world: World, person_id: int, chat_id: int, text: str, offset: str = ""
) -> tuple[InlineQuery, int | None]:
    """Somebody types behind the bot's name. The query, and the id of its update; None where an
    answer of before is still good. Raises ``PlayError`` where the bot has no inline mode."""
    if not world.options.inline:
        raise PlayError("the bot has no inline mode")
    chat, text = open_chat(world, chat_id, person_id), text.strip()[:MAX_QUERY]
    known = _known(world, person_id, text, offset)
    if known is not None:
        _tell(world, known, person_id)
        return known, None
    query = InlineQuery(world.next_query_id(), person_id, chat.id, text, offset, world.clock())
    world.inline_queries[query.id] = query
    body: Json = {
        "id": query.id,
        "from": user_json(world.user(person_id)),
        "query": text,
        "offset": offset,
        "chat_type": _kind(chat, person_id),
    }
    return query, world.updates.put("inline_query", body)


def _kind(chat: Chat, person_id: int) -> str:
    """What the bot is told of the chat: only its kind."""
    if chat.kind == "dialog":
        return "private"
    return "sender" if chat.id == person_id else chat.kind


def _known(world: World, person_id: int, text: str, offset: str) -> InlineQuery | None:
    """The answer to the same that is given again for a while, to all or to who asked."""
    now = world.clock()
    for query in world.inline_queries.values():
        same = (query.text, query.offset) == (text, offset) and query.results is not None
        if same and query.until > now and (not query.personal or query.person_id == person_id):
            return query
    return None


def answered(
    world: World,
    query: InlineQuery,
    results: list[dict[str, Any]],
    button: dict[str, Any] | None,
    next_offset: str,
) -> None:
    """The bot offers these."""
    query.results, query.button, query.next_offset = results, button, next_offset
    _tell(world, query, query.person_id)


def _tell(world: World, query: InlineQuery, person_id: int) -> None:
    world.tell(
        "inline_results",
        query_id=query.id,
        person_id=person_id,
        results=query.results,
        button=query.button,
        next_offset=query.next_offset,
    )


def choose(
    world: World, person_id: int, chat_id: int, query_id: str, result_id: str
) -> tuple[Message, int | None]:
    """Somebody sends one of the results into a chat. The message, and the id of the update that
    tells the bot so, if it is told. Raises ``PlayError`` where there is no such result."""
    chat = open_chat(world, chat_id, person_id)
    query = world.inline_queries.get(query_id)
    offered = [] if query is None or query.results is None else query.results
    result = next((one for one in offered if one["id"] == result_id), None)
    if result is None or query is None:
        raise PlayError(f"there is no result {result_id!r}")
    message = post(world, chat, person_id, result)
    update = None
    if world.options.feedback:
        chosen: Json = {
            "result_id": result_id,
            "from": user_json(world.user(person_id)),
            "query": query.text,
        }
        known = {} if message.inline_id is None else {"inline_message_id": message.inline_id}
        update = world.updates.put("chosen_inline_result", chosen | known)
    return message, update


def post(
    world: World,
    chat: Chat,
    sender_id: int,
    result: dict[str, Any],
    *,
    guest: bool = False,
    reply_to: int | None = None,
) -> Message:
    """Put what a result says into a chat. The bot can change it later if it has a keyboard, or if
    it is a ``guest``'s answer."""
    content = result.get("input_message_content")
    said = content if isinstance(content, dict) else result
    text, entities = formatted(
        str(said.get("message_text", said.get("caption", ""))),
        str(said.get("parse_mode", "")),
        said.get("entities", said.get("caption_entities", [])),
    )
    markup = result.get("reply_markup")
    return world.new_message(
        chat,
        sender_id,
        text=text,
        entities=entities,
        photo=None if isinstance(content, dict) else result.get("photo_file_id"),
        markup=markup,
        reply_to=reply_to,
        via_bot=not guest,
        inline_id=world.next_inline_id() if guest or markup else None,
    )


def forge(
    world: World, person_id: int, chat_id: int, inline_id: str, data: str
) -> tuple[Query, int | None]:
    """A press with data of one's own on a message that the bot knows by that id, if it does."""
    message = world.inline_message(inline_id)
    where = (chat_id, 0) if message is None else (message.chat_id, message.id)
    return press(world, person_id, *where, data)
