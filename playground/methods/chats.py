"""Methods about chats, their members, and presses to be answered."""

from playground.errors import bad_request
from playground.methods.access import find_chat, speaking_chat
from playground.methods.params import Params
from playground.wire import Json, full_chat_json, member_json, user_json
from playground.world import Member, World

MAX_ANSWER = 200


def get_chat(world: World, params: Params) -> Json:
    """Serve getChat."""
    chat = find_chat(world, params)
    if chat.kind != "private":
        speaking_chat(world, params)
    return full_chat_json(world, chat)


def get_chat_member(world: World, params: Params) -> Json:
    """Serve getChatMember: ``left`` for a person who isn't in the group."""
    chat = find_chat(world, params)
    if chat.kind != "private":
        speaking_chat(world, params)
    user_id = params.integer("user_id")
    if user_id not in world.people and user_id != world.bot.id:
        raise bad_request("PARTICIPANT_ID_INVALID")
    member = chat.members.get(user_id) or Member(user_id, "left")
    return member_json(world, member)


def get_chat_administrators(world: World, params: Params) -> list[Json]:
    """Serve getChatAdministrators: people, the anonymous ones not among them."""
    chat = find_chat(world, params)
    if chat.kind == "private":
        raise bad_request("there are no administrators in the private chat")
    speaking_chat(world, params)
    bots = params.boolean("return_bots")
    return [
        member_json(world, member)
        for member in chat.members.values()
        if chat.is_admin(member.user_id)
        and not member.anonymous
        and (bots or member.user_id in {*world.people, world.bot.id})
    ]


def get_chat_member_count(world: World, params: Params) -> int:
    """Serve getChatMemberCount."""
    chat = speaking_chat(world, params)
    return sum(1 for user_id in chat.members if chat.has(user_id))


def leave_chat(world: World, params: Params) -> bool:
    """Serve leaveChat."""
    chat = speaking_chat(world, params)
    if chat.kind == "private":
        raise bad_request("chat member status can't be changed in private chats")
    chat.members[world.bot.id].status = "left"
    world.new_message(chat, world.bot.id, service={"left_chat_member": user_json(world.bot)})
    world.tell("chat", chat_id=chat.id)
    return True


def answer_callback_query(world: World, params: Params) -> bool:
    """Serve answerCallbackQuery: once, in time, at most 200 characters."""
    query = world.queries.get(params.text("callback_query_id"))
    lifetime = world.options.query_seconds
    if (
        query is None
        or query.answer is not None
        or query.expired
        or (lifetime is not None and world.clock() - query.asked_at > lifetime)
    ):
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    text = params.text("text")
    if len(text) > MAX_ANSWER:
        raise bad_request("MESSAGE_TOO_LONG")
    url = params.text("url")
    if url and not url.startswith((f"https://t.me/{world.bot.username}", "tg://")):
        raise bad_request("URL_INVALID")
    query.answer = {"text": text, "show_alert": params.boolean("show_alert"), "url": url}
    world.tell(
        "answer",
        query_id=query.id,
        person_id=query.person_id,
        chat_id=query.chat_id,
        message_id=query.message_id,
        **query.answer,
    )
    return True
