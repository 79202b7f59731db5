"""Which methods the stand-in serves and what each takes, as the Bot API (10.2) has them."""

_SEND = """business_connection_id chat_id message_thread_id direct_messages_topic_id
    receiver_user_id callback_query_id disable_notification protect_content allow_paid_broadcast
    message_effect_id suggested_post_parameters reply_parameters reply_markup parse_mode"""
_EDIT = "business_connection_id chat_id message_id inline_message_id reply_markup"
_CAPTION = "caption parse_mode caption_entities show_caption_above_media"
_POLL = """question question_parse_mode question_entities options is_anonymous type
    allows_multiple_answers allows_revoting shuffle_options allow_adding_options
    hide_results_until_closes members_only country_codes correct_option_ids explanation
    explanation_parse_mode explanation_entities explanation_media open_period close_date is_closed
    description description_parse_mode description_entities media"""

#: Method name in small letters (Telegram minds no case) -> its name and its parameters.
METHODS: dict[str, tuple[str, frozenset[str]]] = {
    name.lower(): (name, frozenset(parameters.split()))
    for name, parameters in {
        "getMe": "",
        "getUpdates": "offset limit timeout allowed_updates",
        "deleteWebhook": "drop_pending_updates",
        "getWebhookInfo": "",
        "setWebhook": "url secret_token max_connections allowed_updates drop_pending_updates",
        "sendMessage": f"{_SEND} text entities link_preview_options",
        "sendPhoto": f"{_SEND} {_CAPTION} photo has_spoiler",
        "sendDocument": f"{_SEND} {_CAPTION} document thumbnail disable_content_type_detection",
        "sendAnimation": f"{_SEND} {_CAPTION} animation duration width height thumbnail",
        "sendPoll": f"{_SEND} {_POLL}",
        "stopPoll": "business_connection_id chat_id message_id reply_markup",
        "sendChatAction": "business_connection_id chat_id message_thread_id action",
        "editMessageText": f"{_EDIT} text parse_mode entities link_preview_options rich_message",
        "editMessageCaption": f"{_EDIT} {_CAPTION}",
        "editMessageMedia": f"{_EDIT} media",
        "editMessageReplyMarkup": _EDIT,
        "setMessageReaction": "chat_id message_id reaction is_big",
        "pinChatMessage": "business_connection_id chat_id message_id disable_notification",
        "unpinChatMessage": "business_connection_id chat_id message_id",
        "deleteMessage": "chat_id message_id",
        "deleteMessages": "chat_id message_ids",
        "answerInlineQuery": "inline_query_id results cache_time is_personal next_offset button",
        "answerGuestQuery": "guest_query_id result",
        "answerCallbackQuery": "callback_query_id text show_alert url cache_time",
        "setMyCommands": "commands scope language_code",
        "getMyCommands": "scope language_code",
        "deleteMyCommands": "scope language_code",
        "setMyName": "name language_code",
        "getMyName": "language_code",
        "setMyDescription": "description language_code",
        "getMyDescription": "language_code",
        "setMyShortDescription": "short_description language_code",
        "getMyShortDescription": "language_code",
        "getChat": "chat_id",
        "getChatMember": "chat_id user_id",
        "getChatMemberCount": "chat_id",
        "getChatAdministrators": "chat_id return_bots",
        "leaveChat": "chat_id",
        "getFile": "file_id",
    }.items()
}

#: Methods that count against the limits of a chat: editing and sending share one.
LIMITED: frozenset[str] = frozenset(
    {
        "sendMessage",
        "sendPhoto",
        "sendDocument",
        "sendPoll",
        "editMessageText",
        "editMessageCaption",
        "editMessageMedia",
        "editMessageReplyMarkup",
    }
)

CHAT_ACTIONS: frozenset[str] = frozenset(
    {
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
    }
)

SCOPES: frozenset[str] = frozenset(
    {
        "default",
        "all_private_chats",
        "all_group_chats",
        "all_chat_administrators",
        "chat",
        "chat_administrators",
        "chat_member",
    }
)

REACTIONS = frozenset(("👍", "👎", "❤", "🔥", "👏", "🤔", "👌", "👀", "😴", "🙈", "🙉", "🙊", "🤷"))
"""Some of the emoji that a bot may react with."""
