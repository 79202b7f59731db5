"""Methods that send, edit and delete messages."""

from typing import Any

from playground.entities import Entity, formatted, units
from playground.errors import bad_request
from playground.files import Kind, Upload
from playground.methods.access import (
    check_allowed,
    check_open,
    find_chat,
    own_message,
    speaking_chat,
    thread_of,
)
from playground.methods.markup import read_markup, read_panel
from playground.methods.params import Params
from playground.methods.reaching import fetched
from playground.methods.tables import CHAT_ACTIONS, REACTIONS
from playground.wire import Json, message_json
from playground.world import Chat, Message, World

MAX_TEXT = 4096
MAX_CAPTION = 1024
#: A bot may delete a message for 48 hours.
DELETE_SECONDS = 48 * 3600


def _text(params: Params) -> tuple[str, list[Entity]]:
    text, entities = formatted(
        params.text("text"), params.text("parse_mode"), params.entities("entities")
    )
    if not text:
        raise bad_request("message text is empty")
    if units(text) > MAX_TEXT:
        raise bad_request("message is too long")
    return text, entities


def _caption(params: Params) -> tuple[str, list[Entity]]:
    caption, entities = formatted(
        params.text("caption"), params.text("parse_mode"), params.entities("caption_entities")
    )
    if units(caption) > MAX_CAPTION:
        raise bad_request("message caption is too long")
    return caption, entities


def _store(world: World, kind: Kind, upload: Upload) -> str:
    store = world.files
    match kind:
        case "photo":
            return store.add_photo(upload)
        case "animation":
            return store.add_animation(upload)
        case "document":
            return store.add_document(upload)


async def file_of(world: World, params: Params, kind: Kind, name: str) -> str:
    """The file that a parameter means: a part of the call, ``attach://``, an address, or a file
    id."""
    if name in params.files:
        return _store(world, kind, params.files[name])
    value = params.text(name)
    if not value:
        raise bad_request(f"there is no {kind} in the request")
    if value.startswith("attach://"):
        upload = params.files.get(value.removeprefix("attach://"))
        if upload is None:
            raise bad_request(f"attached file not found: {value}")
        return _store(world, kind, upload)
    if value.startswith(("http://", "https://")):
        data, mime = await fetched(value)
        if kind == "photo" and not mime.startswith("image/"):
            raise bad_request("wrong type of the web page content")
        return _store(world, kind, Upload("file", mime, data))
    return world.files.reuse(value, kind)


def _reply(chat: Chat, params: Params) -> int | None:
    reply = params.json("reply_parameters", "can't parse reply parameters JSON object")
    if reply is None:
        return None
    if not isinstance(reply, dict):
        raise bad_request("object expected as reply parameters")
    number = int(reply.get("message_id", 0))
    if number in chat.messages:
        return number
    if reply.get("allow_sending_without_reply"):
        return None
    raise bad_request("message to be replied not found")


def post(world: World, params: Params, **content: Any) -> Json:
    """Send a message with that content."""
    chat = speaking_chat(world, params)
    thread = thread_of(chat, params)
    message = world.new_message(
        chat,
        world.bot.id,
        thread_id=thread,
        topic=thread is not None,
        reply_to=_reply(chat, params),
        markup=read_markup(params),
        panel=read_panel(params, private=chat.kind == "private"),
        **content,
    )
    return message_json(world, message)


def send_message(world: World, params: Params) -> Json:
    """Serve sendMessage: 1-4096 UTF-16 units after the entities are read."""
    check_allowed(speaking_chat(world, params))
    text, entities = _text(params)
    return post(world, params, text=text, entities=entities)


def _check_before_upload(world: World, params: Params) -> tuple[str, list[Entity]]:
    """All that can be refused before a file is taken, so that nothing is kept in vain."""
    chat = speaking_chat(world, params)
    thread_of(chat, params)
    read_markup(params)
    return _caption(params)


async def send_photo(world: World, params: Params) -> Json:
    """Serve sendPhoto: a real picture of at most 10 MB, or a photo's file id."""
    check_allowed(speaking_chat(world, params), photo=True)
    text, entities = _check_before_upload(world, params)
    photo = await file_of(world, params, "photo", "photo")
    return post(world, params, text=text, entities=entities, photo=photo)


async def send_document(world: World, params: Params) -> Json:
    """Serve sendDocument: a file of at most 50 MB, or a document's file id."""
    text, entities = _check_before_upload(world, params)
    document = await file_of(world, params, "document", "document")
    return post(world, params, text=text, entities=entities, document=document)


async def send_animation(world: World, params: Params) -> Json:
    """Serve sendAnimation: a GIF of at most 50 MB, or an animation's file id."""
    check_allowed(speaking_chat(world, params), photo=True)
    text, entities = _check_before_upload(world, params)
    animation = await file_of(world, params, "animation", "animation")
    return post(world, params, text=text, entities=entities, animation=animation)


def send_chat_action(world: World, params: Params) -> bool:
    """Serve sendChatAction."""
    chat = speaking_chat(world, params)
    thread = thread_of(chat, params)
    action = params.text("action")
    if action not in CHAT_ACTIONS:
        raise bad_request("wrong parameter action in request")
    world.tell("chat_action", chat_id=chat.id, action=action, thread_id=thread)
    return True


def _change(world: World, message: Message, **content: Any) -> Json | bool:
    """Put new content into a message. Raises 400 "message is not modified" for no change. What
    stands wherever somebody sent it the bot does not see: then it is told only that it is done."""
    if all(getattr(message, name) == value for name, value in content.items()):
        raise bad_request(
            "message is not modified: specified new message content and reply markup are "
            "exactly the same as a current content and reply markup of the message"
        )
    for name, value in content.items():
        setattr(message, name, value)
    if set(content) != {"markup"}:
        message.edit_date = world.now()
    world.tell_message("edit", message)
    return True if message.inline_id is not None else message_json(world, message)


def _edited(world: World, params: Params) -> Message:
    if inline_id := params.text("inline_message_id"):
        found = world.inline_message(inline_id)
        if found is None:
            raise bad_request("MESSAGE_ID_INVALID")
        return found
    chat = speaking_chat(world, params)
    message = own_message(world, chat, params)
    check_open(chat, message.thread_id)
    return message


def edit_text(world: World, params: Params) -> Json | bool:
    """Serve editMessageText."""
    message = _edited(world, params)
    text, entities = _text(params)
    if message.photo or message.document or message.animation:
        raise bad_request("there is no text in the message to edit")
    markup = read_markup(params)
    return _change(world, message, text=text, entities=entities, markup=markup)


def edit_caption(world: World, params: Params) -> Json | bool:
    """Serve editMessageCaption."""
    message = _edited(world, params)
    text, entities = _caption(params)
    if not (message.photo or message.document or message.animation):
        raise bad_request("there is no caption in the message to edit")
    markup = read_markup(params)
    return _change(world, message, text=text, entities=entities, markup=markup)


def edit_markup(world: World, params: Params) -> Json | bool:
    """Serve editMessageReplyMarkup."""
    return _change(world, _edited(world, params), markup=read_markup(params))


async def edit_media(world: World, params: Params) -> Json | bool:
    """Serve editMessageMedia: picture, caption and keyboard at once; a photo or a document. By an
    inline message id nothing can be uploaded."""
    message = _edited(world, params)
    media = params.json("media", "can't parse InputMedia JSON object")
    if not isinstance(media, dict):
        raise bad_request("can't parse InputMedia: object expected")
    kind = media.get("type")
    inline = message.inline_id is not None
    if not inline:
        check_allowed(speaking_chat(world, params), photo=kind == "photo")
    if kind not in {"photo", "document"}:
        raise bad_request("can't parse InputMedia: unsupported media type in the playground")
    inner = Params(media, params.files)
    if inline and inner.text("media").startswith("attach://"):
        raise bad_request("Invalid message content specified")
    text, entities = _caption(inner)
    markup = read_markup(params)
    file_id = await file_of(world, inner, kind, "media")
    return _change(
        world,
        message,
        text=text,
        entities=entities,
        markup=markup,
        photo=file_id if kind == "photo" else None,
        document=file_id if kind == "document" else None,
        animation=None,
    )


def set_reaction(world: World, params: Params) -> bool:
    """Serve setMessageReaction: one emoji of those that Telegram knows, or none."""
    chat = speaking_chat(world, params)
    message = chat.messages.get(params.integer("message_id"))
    if message is None:
        raise bad_request("message to react not found")
    given = params.json("reaction", "can't parse reaction JSON object") or []
    if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
        raise bad_request("expected an Array of ReactionType")
    emojis = [str(one.get("emoji")) for one in given]
    if len(emojis) > 1 or not REACTIONS.issuperset(emojis):
        raise bad_request("REACTION_INVALID")
    message.reaction = emojis[0] if emojis else None
    world.tell_message("edit", message)
    return True


def _pinning(world: World, params: Params) -> tuple[Chat, Message]:
    """The message to be pinned, or to be pinned no longer: in a group by an admin alone."""
    chat = speaking_chat(world, params)
    if chat.kind != "private" and not chat.is_admin(world.bot.id):
        raise bad_request("not enough rights to manage pinned messages in the chat")
    message = chat.messages.get(params.integer("message_id"))
    if message is None:
        raise bad_request("message to pin not found")
    return chat, message


def pin_chat_message(world: World, params: Params) -> bool:
    """Serve pinChatMessage: a group's people see who did it, unless it is pinned already."""
    chat, message = _pinning(world, params)
    if message.id not in chat.pinned:
        chat.pinned.append(message.id)
        pinned = {"pinned_message": message_json(world, message)}
        world.new_message(chat, world.bot.id, service=pinned)
        world.tell("chat", chat_id=chat.id)
    return True


def unpin_chat_message(world: World, params: Params) -> bool:
    """Serve unpinChatMessage."""
    chat, message = _pinning(world, params)
    if message.id not in chat.pinned:
        raise bad_request("message to unpin not found")
    chat.pinned.remove(message.id)
    world.tell("chat", chat_id=chat.id)
    return True


def _delete(world: World, chat: Chat, number: int) -> None:
    message = chat.messages.get(number)
    if message is None:
        raise bad_request("message to delete not found")
    own = message.sender_id == world.bot.id
    if not own and chat.kind != "private" and not chat.is_admin(world.bot.id):
        raise bad_request("message can't be deleted")
    if world.now() - message.date > DELETE_SECONDS:
        raise bad_request("message can't be deleted for everyone")
    world.remove_message(chat, number)


def delete_message(world: World, params: Params) -> bool:
    """Serve deleteMessage."""
    chat = find_chat(world, params)
    _delete(world, chat, params.integer("message_id"))
    return True


def delete_messages(world: World, params: Params) -> bool:
    """Serve deleteMessages: those that aren't there are skipped."""
    chat = find_chat(world, params)
    numbers = params.json("message_ids", "can't parse message identifiers JSON object")
    if not isinstance(numbers, list) or not 1 <= len(numbers) <= 100:
        raise bad_request("message identifiers are not specified")
    for number in map(int, numbers):
        if number in chat.messages:
            _delete(world, chat, number)
    return True
