"""The stand-in's state as the Bot API's JSON objects."""

from typing import Any

from playground.world import Chat, Member, Message, Poll, Query, User, World

_PERMISSIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)
_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_pin_messages",
)

Json = dict[str, Any]


def user_json(user: User) -> Json:
    """User."""
    body: Json = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    for name in ("last_name", "username", "language_code"):
        if value := getattr(user, name):
            body[name] = value
    return body


def me_json(world: World) -> Json:
    """User with what only getMe tells."""
    return user_json(world.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not world.options.privacy,
        "supports_inline_queries": world.options.inline,
        "supports_guest_queries": world.options.guest,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def chat_json(world: World, chat: Chat) -> Json:
    """Chat."""
    if chat.kind == "private":
        person = user_json(world.user(chat.id))
        kept = ("id", "first_name", "last_name", "username")
        return {name: person[name] for name in kept if name in person} | {"type": "private"}
    body: Json = {"id": chat.id, "type": chat.kind, "title": chat.title or ""}
    if chat.kind == "dialog":
        body["type"] = "private"
    if chat.forum:
        body["is_forum"] = True
    return body


def full_chat_json(world: World, chat: Chat) -> Json:
    """ChatFullInfo."""
    body = chat_json(world, chat) | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(
            (
                "unlimited_gifts",
                "limited_gifts",
                "unique_gifts",
                "premium_subscription",
                "gifts_from_channels",
            ),
            False,
        ),
    }
    if chat.kind != "private":
        body["permissions"] = dict.fromkeys(_PERMISSIONS, True) | {"can_pin_messages": False}
    return body


def member_json(world: World, member: Member) -> Json:
    """ChatMember."""
    body: Json = {"user": user_json(world.user(member.user_id)), "status": member.status}
    if member.status == "creator":
        body["is_anonymous"] = member.anonymous
    elif member.status == "administrator":
        body |= {"can_be_edited": False, "is_anonymous": member.anonymous}
        body |= dict.fromkeys(_RIGHTS, True)
    elif member.status == "kicked":
        body["until_date"] = 0
    return body


def _entities_json(world: World, message: Message) -> list[Json]:
    found: list[Json] = []
    for entity in message.entities:
        if entity["type"] == "text_mention":
            person = world.people.get(entity["user"])
            if person is None:
                continue
            found.append(entity | {"user": user_json(person)})
        else:
            found.append(dict(entity))
    return found


def _origin_json(world: World, message: Message) -> Json:
    """MessageOrigin: the person who wrote what was sent on, or their name alone, or the group."""
    date = message.date if message.origin_date is None else message.origin_date
    if message.origin_chat is not None:
        group = chat_json(world, world.chat(message.origin_chat))
        return {"type": "chat", "date": date, "sender_chat": group}
    author = user_json(world.user(message.origin or 0))
    if message.origin_hidden:
        name = author["first_name"]
        return {"type": "hidden_user", "date": date, "sender_user_name": name}
    return {"type": "user", "date": date, "sender_user": author}


def message_json(world: World, message: Message, *, deep: bool = True) -> Json:
    """Message; ``deep`` carries the message that it answers too."""
    chat = world.chat(message.chat_id)
    body: Json = {
        "message_id": message.id,
        "date": message.date,
        "chat": chat_json(world, chat),
        "from": user_json(world.user(message.sender_id)),
    }
    if message.sender_chat_id is not None:
        body["sender_chat"] = chat_json(world, world.chat(message.sender_chat_id))
    if message.thread_id is not None:
        body["message_thread_id"] = message.thread_id
        if message.topic:
            body["is_topic_message"] = True
    if message.via_bot:
        body["via_bot"] = user_json(world.bot)
    if message.edit_date is not None:
        body["edit_date"] = message.edit_date
    if message.origin is not None:
        body["forward_origin"] = _origin_json(world, message)
    answered = chat.messages.get(message.reply_to or 0)
    if deep and answered is not None:
        body["reply_to_message"] = message_json(world, answered, deep=False)
    body |= _content_json(world, message)
    if message.markup is not None:
        body["reply_markup"] = message.markup
    return body


def _content_json(world: World, message: Message) -> Json:
    body: Json = {}
    text, entities = "text", "entities"
    if message.photo is not None:
        body["photo"] = world.files.sizes(message.photo)
        text, entities = "caption", "caption_entities"
    elif message.animation is not None:  # the document is there for bots that know no animations
        shown = world.files.stored[message.animation]
        body["animation"], body["document"] = shown.animation(), shown.document()
        text, entities = "caption", "caption_entities"
    elif message.document is not None:
        body["document"] = world.files.stored[message.document].document()
        text, entities = "caption", "caption_entities"
    elif message.poll is not None:
        body["poll"] = poll_json(world, message.poll, whole=True)
    if message.text:
        body[text] = message.text
        if message.entities:
            body[entities] = _entities_json(world, message)
    return body | (message.service or {})


def query_json(world: World, query: Query) -> Json:
    """CallbackQuery; its message is an InaccessibleMessage once deleted. Of a message that stands
    wherever somebody sent it, the bot is told the id alone."""
    chat = world.chat(query.chat_id)
    pressed: Json = {
        "id": query.id,
        "from": user_json(world.user(query.person_id)),
        "chat_instance": str(abs(chat.id) * 7919 % 10**18),
        "data": query.data,
    }
    if query.inline_id is not None:
        return pressed | {"inline_message_id": query.inline_id}
    message = chat.messages.get(query.message_id)
    if message is None:
        seen: Json = {
            "chat": chat_json(world, chat),
            "message_id": query.message_id,
            "date": 0,
        }
    else:
        seen = message_json(world, message)
    return pressed | {"message": seen}


def poll_json(world: World, poll: Poll, *, whole: bool = False) -> Json:
    """Poll; the `whole` one, of a message, has its description and picture, too."""
    secret = poll.hidden and not poll.closed
    votes = [] if secret else [place for chosen in poll.votes.values() for place in chosen]
    body = poll.body | {
        "id": poll.id,
        "question": poll.question,
        "options": [
            {
                "persistent_id": str(place),
                "text": text,
                "voter_count": votes.count(place),
            }
            for place, text in enumerate(poll.options)
        ],
        "total_voter_count": len(poll.votes),
        "is_closed": poll.closed,
    }
    if poll.close_date is not None:
        body["close_date"] = poll.close_date
    if whole and poll.description:
        body["description"] = poll.description
        if poll.description_entities:
            body["description_entities"] = [dict(one) for one in poll.description_entities]
    if whole and poll.photo is not None:
        body["media"] = {"photo": world.files.sizes(poll.photo)}
    return body
