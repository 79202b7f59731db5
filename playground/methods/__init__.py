"""The methods of the Bot API that the stand-in serves."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from playground.methods import basics, chats, inline, messages, polls, profile
from playground.methods.params import Params
from playground.methods.tables import METHODS
from playground.world import World

Handler = Callable[[World, Params], Any | Awaitable[Any]]

#: Method name -> what it does. The names are those of ``METHODS``.
HANDLERS: dict[str, Handler] = {
    "getMe": basics.get_me,
    "getUpdates": basics.get_updates,
    "deleteWebhook": basics.delete_webhook,
    "getWebhookInfo": basics.get_webhook_info,
    "setWebhook": basics.set_webhook,
    "getFile": basics.get_file,
    "sendMessage": messages.send_message,
    "sendPhoto": messages.send_photo,
    "sendDocument": messages.send_document,
    "sendAnimation": messages.send_animation,
    "sendPoll": polls.send_poll,
    "stopPoll": polls.stop_poll,
    "sendChatAction": messages.send_chat_action,
    "editMessageText": messages.edit_text,
    "editMessageCaption": messages.edit_caption,
    "editMessageMedia": messages.edit_media,
    "editMessageReplyMarkup": messages.edit_markup,
    "setMessageReaction": messages.set_reaction,
    "pinChatMessage": messages.pin_chat_message,
    "unpinChatMessage": messages.unpin_chat_message,
    "deleteMessage": messages.delete_message,
    "deleteMessages": messages.delete_messages,
    "answerInlineQuery": inline.answer_inline_query,
    "answerGuestQuery": inline.answer_guest_query,
    "answerCallbackQuery": chats.answer_callback_query,
    "getChat": chats.get_chat,
    "getChatMember": chats.get_chat_member,
    "getChatMemberCount": chats.get_chat_member_count,
    "getChatAdministrators": chats.get_chat_administrators,
    "leaveChat": chats.leave_chat,
    "setMyCommands": profile.set_my_commands,
    "getMyCommands": profile.get_my_commands,
    "deleteMyCommands": profile.delete_my_commands,
    "setMyName": partial(profile.set_my, what="name"),
    "getMyName": partial(profile.get_my, what="name"),
    "setMyDescription": partial(profile.set_my, what="description"),
    "getMyDescription": partial(profile.get_my, what="description"),
    "setMyShortDescription": partial(profile.set_my, what="short_description"),
    "getMyShortDescription": partial(profile.get_my, what="short_description"),
}

__all__ = ["HANDLERS", "METHODS", "Handler", "Params"]
