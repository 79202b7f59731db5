"""What people do: write, press, block, invite. Each act reaches the bot as an update."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from playground.entities import find_entities
from playground.errors import PlayError
from playground.wire import chat_json, member_json, message_json, query_json, user_json
from playground.world import (
    GROUP_ANONYMOUS_BOT,
    Chat,
    GuestQuery,
    Member,
    Message,
    Query,
    Status,
    User,
    World,
)

FIRST_GROUP_ID = -4_100_000_001
FIRST_SUPERGROUP_ID = -1_002_000_000_001
FIRST_DIALOG_ID = 1 << 50


def add_person(world: World, user: User) -> Chat:
    """Bring a person, with a private chat with the bot that is not started yet."""
    if user.id in world.people:
        raise PlayError(f"there is a person {user.id} already")
    world.people[user.id] = user
    chat = Chat(user.id, "private")
    chat.members = {user.id: Member(user.id), world.bot.id: Member(world.bot.id, "left")}
    world.chats[user.id] = chat
    world.tell("person", person_id=user.id)
    return chat


def add_group(
    world: World,
    title: str,
    people: Sequence[int],
    *,
    supergroup: bool = False,
    forum: bool = False,
    with_bot: bool = True,
) -> Chat:
    """Make a group; the first of ``people`` created it. A forum is always a supergroup."""
    large = supergroup or forum
    ids = [chat.id for chat in world.chats.values() if (chat.kind == "supergroup") == large]
    first = FIRST_SUPERGROUP_ID if large else FIRST_GROUP_ID
    chat_id = min([first + 1, *(number for number in ids if number <= first)]) - 1
    chat = Chat(chat_id, "supergroup" if large else "group", title, forum)
    # A supergroup's first message is its making: number 1, which is no topic.
    chat.last_message_id = 1 if large else 0
    for person in people:
        chat.members[world.user(person).id] = Member(person)
    if people:
        chat.members[people[0]].status = "creator"
    if with_bot:
        chat.members[world.bot.id] = Member(world.bot.id)
    world.chats[chat.id] = chat
    world.tell("chat", chat_id=chat.id)
    return chat


def dialog(world: World, one: int, other: int) -> Chat:
    """The chat of two people, which the bot doesn't see; made when first needed."""
    if one == other:
        raise PlayError("nobody chats with themselves here")
    for chat in world.chats.values():
        if chat.kind == "dialog" and set(chat.members) == {one, other}:
            return chat
    number = FIRST_DIALOG_ID + sum(1 for chat in world.chats.values() if chat.kind == "dialog")
    chat = Chat(number, "dialog")
    chat.members = {user: Member(world.user(user).id) for user in (one, other)}
    world.chats[chat.id] = chat
    world.tell("chat", chat_id=chat.id)
    return chat


def delete_account(world: World, person_id: int) -> None:
    """A person deletes their account: the bot is told nothing of it."""
    user = world.user(person_id)
    user.first_name, user.last_name, user.username, user.deleted = "", None, None, True
    world.tell("person", person_id=user.id)


def open_chat(world: World, chat_id: int, person_id: int) -> Chat:
    """A chat in which a person can do something. Raises ``PlayError`` where they cannot."""
    chat = world.chat(chat_id)
    if world.user(person_id).deleted:
        raise PlayError(f"person {person_id} has no account any more")
    if chat.migrated_to is not None:
        raise PlayError(f"the group {chat_id} has become {chat.migrated_to}")
    if not chat.has(person_id):
        raise PlayError(f"person {person_id} is not in chat {chat_id}")
    return chat


def set_bot_status(world: World, chat: Chat, status: Status, by: int) -> None:
    """Change what the bot is in a chat and tell it with ``my_chat_member``."""
    old = chat.members.get(world.bot.id) or Member(world.bot.id, "left")
    if old.status == status:
        return
    new = replace(old, status=status)
    chat.members[world.bot.id] = new
    world.updates.put(
        "my_chat_member",
        {
            "chat": chat_json(world, chat),
            "from": user_json(world.user(by)),
            "date": world.now(),
            "old_chat_member": member_json(world, old),
            "new_chat_member": member_json(world, new),
        },
    )
    world.tell("chat", chat_id=chat.id)


def _reaches_bot(world: World, chat: Chat, message: Message) -> bool:
    """Whether the bot is shown a person's message: in groups its privacy hides the talk."""
    if chat.kind == "dialog" or not chat.has(world.bot.id):
        return False
    if chat.kind == "private" or not world.options.privacy or chat.is_admin(world.bot.id):
        return True
    if message.service is not None or message.via_bot:
        return True
    answered = chat.messages.get(message.reply_to or 0)
    if answered is not None and answered.sender_id == world.bot.id:
        return True
    for entity in message.entities:
        if entity["type"] == "bot_command":
            # Entities count UTF-16 units; commands are ASCII, so only the start needs care.
            units = message.text.encode("utf-16-le")
            begin, end = entity["offset"] * 2, (entity["offset"] + entity["length"]) * 2
            _, _, addressee = units[begin:end].decode("utf-16-le").partition("@")
            if addressee.lower() in {"", (world.bot.username or "").lower()}:
                return True
    return False


def say(
    world: World,
    person_id: int,
    chat_id: int,
    text: str,
    *,
    reply_to: int | None = None,
    thread_id: int | None = None,
    anonymous: bool = False,
    origin: int | None = None,
    hidden: bool = False,
    times: int = 1,
) -> tuple[Message, int | None]:
    """A person writes. The message and the id of its update, if the bot is shown it.

    ``anonymous``: an admin writes as the group. ``origin``: they send on what that person wrote,
    of whom nobody is told more than the name if that is ``hidden``. ``times`` delivers the update
    so often.
    Raises ``PlayError`` where the person cannot write so.
    """
    chat = open_chat(world, chat_id, person_id)
    body = text.strip()
    if not body:
        raise PlayError("an empty message cannot be sent")
    if thread_id is not None and thread_id not in chat.topics:
        raise PlayError(f"chat {chat_id} has no topic {thread_id}")
    if anonymous and not chat.is_admin(person_id):
        raise PlayError(f"person {person_id} is no admin of {chat_id}")
    if reply_to is not None and reply_to not in chat.messages:
        raise PlayError(f"chat {chat_id} has no message {reply_to}")
    if chat.kind == "private":
        _start_private(world, chat, person_id)
    thread, topic = thread_id, thread_id is not None
    if reply_to is not None and chat.kind == "supergroup" and thread is None:
        # Answers in a supergroup carry a thread too, though it is no topic.
        thread = chat.messages[reply_to].thread_id or reply_to
    message = world.new_message(
        chat,
        GROUP_ANONYMOUS_BOT if anonymous else person_id,
        text=body,
        entities=find_entities(body),
        reply_to=reply_to,
        thread_id=thread,
        topic=topic,
        sender_chat_id=chat.id if anonymous else None,
        origin=origin,
        origin_hidden=hidden,
    )
    if calls_guest(world, chat, message):
        return message, call_guest(world, message, times)
    return message, deliver(world, message, times)


def calls_guest(world: World, chat: Chat, message: Message) -> bool:
    """Whether a message calls the bot into a chat where it is not: it names the bot."""
    if not world.options.guest or chat.has(world.bot.id) or chat.kind == "private":
        return False
    name = f"@{world.bot.username}".lower()
    return any(word.lower() == name for word in message.text.split())


def call_guest(world: World, message: Message, times: int = 1) -> int | None:
    """Have the bot hear that it was called; the update's id."""
    query = GuestQuery(world.next_query_id(), message.chat_id, message.id, world.clock())
    world.guest_queries[query.id] = query
    body = message_json(world, message) | {"guest_query_id": query.id}
    return world.updates.put("guest_message", body, times)


def edit(
    world: World, person_id: int, chat_id: int, message_id: int, text: str, *, times: int = 1
) -> tuple[Message, int | None]:
    """A person corrects a text of theirs. The message and the id of its update, if the bot is shown
    it. Raises ``PlayError`` where that cannot be."""
    chat = open_chat(world, chat_id, person_id)
    message, body = chat.messages.get(message_id), text.strip()
    if message is None or message.sender_id != person_id:
        raise PlayError(f"person {person_id} has no message {message_id} in chat {chat_id}")
    if not body or body == message.text or not message.text:
        raise PlayError("only a text can be corrected, to another text")
    message.text, message.entities, message.edit_date = body, find_entities(body), world.now()
    world.tell_message("edit", message)
    return message, deliver(world, message, times, kind="edited_message")


def forward(
    world: World, person_id: int, chat_id: int, message_id: int, into_id: int
) -> tuple[Message, int | None]:
    """A person sends a message on into another chat. The new message and the id of its update, if
    the bot is shown it. Raises ``PlayError`` where that cannot be.

    It has the same words and the same file. Buttons go along only if all of them are addresses:
    any other belongs to the message under which it stands.
    """
    found = open_chat(world, chat_id, person_id).messages.get(message_id)
    into = open_chat(world, into_id, person_id)
    if found is None or found.service is not None:
        raise PlayError(f"chat {chat_id} has no message {message_id} to send on")
    if found.poll is not None:
        raise PlayError("polls are not sent on here")
    if into.kind == "private":
        _start_private(world, into, person_id)
    rows = [] if found.markup is None else found.markup["inline_keyboard"]
    addresses = all("url" in button for row in rows for button in row)
    first = found.origin is None
    message = world.new_message(
        into,
        person_id,
        text=found.text,
        entities=[dict(entity) for entity in found.entities],
        photo=found.photo,
        document=found.document,
        animation=found.animation,
        markup=found.markup if addresses else None,
        origin=found.sender_id if first else found.origin,
        origin_hidden=found.origin_hidden,
        origin_chat=found.sender_chat_id if first else found.origin_chat,
        origin_date=found.date if first else found.origin_date,
        via_bot=found.via_bot,
    )
    return message, deliver(world, message)


def _start_private(world: World, chat: Chat, person_id: int) -> None:
    if chat.status(world.bot.id) == "kicked":
        raise PlayError(f"person {person_id} has blocked the bot")
    if chat.status(world.bot.id) == "left":
        chat.members[world.bot.id].status = "member"
        world.tell("chat", chat_id=chat.id)


def deliver(world: World, message: Message, times: int = 1, *, kind: str = "message") -> int | None:
    """Show a message to the bot if it may see it; the update's id."""
    if not _reaches_bot(world, world.chat(message.chat_id), message):
        return None
    return world.updates.put(kind, message_json(world, message), times)


def pick(world: World, person_id: int, other: int) -> None:
    """Somebody picks ``other`` by the button that asks for that, in the newest message of their
    chat with the bot that has one. Raises ``PlayError`` where there is none."""
    chat = open_chat(world, person_id, person_id)
    panels = [message.panel for message in chat.messages.values() if message.panel is not None]
    buttons = [button for row in panels[-1]["keyboard"] for button in row] if panels else []
    asked = next((b["request_users"] for b in buttons if "request_users" in b), None)
    if asked is None:
        raise PlayError(f"nobody is asked for in the chat of person {person_id}")
    world.user(other)
    shared = {"request_id": asked["request_id"], "users": [{"user_id": other}]}
    message = world.new_message(chat, person_id, service={"users_shared": shared})
    deliver(world, message)


def press(
    world: World, person_id: int, chat_id: int, message_id: int, data: str, *, times: int = 1
) -> tuple[Query, int | None]:
    """A press with this data, whether or not there is such a button (or still a message).

    Raises ``PlayError`` only where the person isn't in the chat.
    """
    chat = open_chat(world, chat_id, person_id)
    message = chat.messages.get(message_id)
    query = Query(
        world.next_query_id(),
        person_id,
        chat.id,
        message_id,
        data,
        world.clock(),
        inline_id=None if message is None else message.inline_id,
    )
    world.queries[query.id] = query
    world.tell(
        "press", query_id=query.id, person_id=person_id, chat_id=chat.id, message_id=message_id
    )
    return query, world.updates.put("callback_query", query_json(world, query), times)


def find_button(
    world: World,
    chat_id: int,
    message_id: int,
    **which: Any,
) -> dict[str, Any]:
    """The button of a message by ``data``, ``text``, ``index`` or ``row`` and ``column``.

    ``text`` may be a part of the label if it fits one button alone. Raises ``PlayError``.
    """
    message = world.chat(chat_id).messages.get(message_id)
    if message is None or message.markup is None:
        raise PlayError(f"message {message_id} of chat {chat_id} has no buttons")
    rows: list[list[dict[str, Any]]] = message.markup["inline_keyboard"]
    flat = [button for row in rows for button in row]
    found: list[dict[str, Any]] = []
    if which.get("data") is not None:
        # Buttons with the same data do the same.
        found = [button for button in flat if button.get("callback_data") == which["data"]][:1]
    elif which.get("text") is not None:
        found = [button for button in flat if button["text"] == which["text"]]
        found = found or [button for button in flat if which["text"] in button["text"]]
    elif which.get("index") is not None and which["index"] < len(flat):
        found = [flat[which["index"]]]
    elif which.get("row") is not None and which["row"] < len(rows):
        found = rows[which["row"]][which.get("column", 0) :][:1]
    if not found and which.get("data") is not None:
        raise PlayError("This button is gone: the message has just changed.")
    if len(found) != 1:
        labels = [[button["text"] for button in row] for row in rows]
        raise PlayError(f"{len(found)} buttons fit {which} in message {message_id}: {labels}")
    return found[0]


def delete(world: World, person_id: int, chat_id: int, message_id: int) -> None:
    """A person deletes a message: any in a private chat, their own or, as admin, any in a group."""
    chat = open_chat(world, chat_id, person_id)
    message = chat.messages.get(message_id)
    if message is None:
        raise PlayError(f"chat {chat_id} has no message {message_id}")
    private = chat.kind in {"private", "dialog"}
    if not private and message.sender_id != person_id and not chat.is_admin(person_id):
        raise PlayError(f"person {person_id} may not delete message {message_id}")
    world.remove_message(chat, message_id)
