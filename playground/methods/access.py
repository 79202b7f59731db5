"""Which chat a call means and whether the bot may speak there."""

from playground.errors import bad_request, forbidden, migrated
from playground.methods.params import Params
from playground.world import Chat, Message, World


def find_chat(world: World, params: Params) -> Chat:
    """The chat that ``chat_id`` names and the bot knows.

    Raises ``ApiError``: empty or unknown id, or a group that has become a supergroup.
    """
    if not params.text("chat_id").strip():
        raise bad_request("chat_id is empty")
    chat = world.chats.get(params.integer("chat_id"))
    if chat is None or chat.kind == "dialog":
        raise bad_request("chat not found")
    if chat.migrated_to is not None:
        raise migrated(chat.migrated_to)
    return chat


def speaking_chat(world: World, params: Params) -> Chat:
    """The chat of a call that writes into it.

    Raises ``ApiError`` 403 where the bot is blocked, was kicked, or was never spoken to.
    """
    chat = find_chat(world, params)
    status = chat.status(world.bot.id)
    if chat.kind == "private":
        if world.user(chat.id).deleted:
            raise forbidden("user is deactivated")
        if status == "kicked":
            raise forbidden("bot was blocked by the user")
        if status == "left":
            raise forbidden("bot can't initiate conversation with a user")
    elif status == "kicked":
        raise forbidden(f"bot was kicked from the {chat.kind} chat")
    elif status == "left":
        if world.bot.id not in chat.members:
            raise bad_request("chat not found")
        raise forbidden(f"bot is not a member of the {chat.kind} chat")
    return chat


def thread_of(chat: Chat, params: Params) -> int | None:
    """The topic a message goes to; None is the General topic or a chat without topics.

    Raises ``ApiError`` "message thread not found" for anything that is no topic here; the
    General topic has no thread of its own and is named by leaving the parameter out.
    """
    if not params.text("message_thread_id").strip():
        check_open(chat, None)
        return None
    thread = params.integer("message_thread_id", -1)
    if not chat.forum or thread not in chat.topics:
        raise bad_request("message thread not found")
    check_open(chat, thread)
    return thread


def check_open(chat: Chat, thread: int | None) -> None:
    """Raise ``ApiError`` for a topic that is closed."""
    if thread in chat.closed:
        raise bad_request("TOPIC_CLOSED")


def check_allowed(chat: Chat, *, photo: bool = False) -> None:
    """Raise ``ApiError`` for what the group's permissions forbid its members: the bot is one."""
    if photo and not chat.photos:
        raise bad_request("not enough rights to send photos to the chat")
    if not chat.words and not photo:
        raise bad_request("not enough rights to send text messages to the chat")


def own_message(world: World, chat: Chat, params: Params) -> Message:
    """The bot's message that a call wants to edit.

    Raises ``ApiError`` where it is gone or someone else's.
    """
    if not params.text("message_id").strip():
        raise bad_request("message identifier is not specified")
    message = chat.messages.get(params.integer("message_id"))
    if message is None:
        raise bad_request("message to edit not found")
    if message.sender_id != world.bot.id or message.service is not None:
        raise bad_request("message can't be edited")
    return message
