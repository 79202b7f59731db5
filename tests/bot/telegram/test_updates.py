"""What is read of an update: whose press it is, and where the pressed message stands."""

from __future__ import annotations

from typing import Any

from telegram import Message

from bot.telegram.updates import read

ANNA = {"id": 7, "is_bot": False, "first_name": "Anna", "language_code": "pt"}
CLUB = {"id": -100, "type": "supergroup", "title": "Nile Club", "is_forum": True}
SIZES = [
    {"file_id": name, "file_unique_id": name, "width": width, "height": width}
    for name, width in (("small", 90), ("large", 1280))
]


def pressed(**message: Any) -> dict[str, Any]:
    """A press on a message of ours, as Telegram tells of it."""
    shown = {"message_id": 11, "date": 1_790_000_000, "chat": CLUB, **message}
    query = {"id": "q1", "from": ANNA, "chat_instance": "c", "data": "a:3:4:throw"}
    return {"update_id": 5, "callback_query": {**query, "message": shown}}


def test_of_a_pressed_message_it_is_read_where_it_stands_and_whether_it_has_a_picture() -> None:
    said = "Senet\nAnna"
    keys = {"inline_keyboard": [[{"text": "Throw", "callback_data": "a:3:4:throw"}]]}
    marks = [{"type": "bold", "offset": 0, "length": 5}]
    place = {"message_thread_id": 9, "is_topic_message": True}
    raw = pressed(caption=said, caption_entities=marks, reply_markup=keys, photo=SIZES, **place)
    update = read(raw, None)
    query = update.callback_query
    assert query is not None
    assert (query.id, query.data, query.from_user.language_code) == ("q1", "a:3:4:throw", "pt")
    message = query.message
    assert isinstance(message, Message)
    assert (message.chat.id, message.message_id) == (-100, 11)
    assert (message.message_thread_id, message.is_topic_message) == (9, True)
    assert [size.file_id for size in message.photo] == ["large"]
    assert (message.caption, message.caption_entities, message.reply_markup) == (None, (), None)
    assert raw["callback_query"]["message"]["caption"] == said


def test_a_pressed_message_without_a_picture_has_none() -> None:
    query = read(pressed(text="Which game?"), None).callback_query
    assert query is not None
    assert isinstance(query.message, Message)
    assert not query.message.photo


def test_a_message_too_old_to_be_read_has_its_number_and_its_chat() -> None:
    query = read(pressed(date=0), None).callback_query
    assert query is not None
    assert isinstance(query.message, Message)
    assert not query.message.photo
    assert (query.message.chat.id, query.message.message_id) == (-100, 11)


def test_what_somebody_writes_is_read_whole() -> None:
    keys = {"inline_keyboard": [[{"text": "Throw", "callback_data": "a:3:4:throw"}]]}
    answered = {"message_id": 3, "date": 1_790_000_000, "chat": CLUB, "reply_markup": keys}
    said = {"message_id": 12, "date": 1_790_000_000, "chat": CLUB, "from": ANNA, "text": "9-13"}
    message = read(
        {"update_id": 6, "message": {**said, "reply_to_message": answered}}, None
    ).message
    assert message is not None
    assert message.text == "9-13"
    assert message.reply_to_message is not None
    markup = message.reply_to_message.reply_markup
    assert markup is not None
    assert markup.inline_keyboard[0][0].callback_data == "a:3:4:throw"
