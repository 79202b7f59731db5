"""The bot asked in any chat, and messages that it knows by an inline message id alone."""

import io

import pytest
from PIL import Image
from telegram import (
    Bot,
    InlineQueryResult,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InlineQueryResultPhoto,
    InlineQueryResultsButton,
    InputMediaPhoto,
    InputTextMessageContent,
    Update,
)
from telegram.error import BadRequest

from playground.client import Offered, Person, Play
from playground.server import Running
from tests.playground.kit import keys, png


def article(number: str = "1", label: str = "Play") -> InlineQueryResultArticle:
    """A result with a keyboard."""
    said = InputTextMessageContent("Come and play")
    return InlineQueryResultArticle(number, "Senet", said, reply_markup=keys([(label, "go")]))


async def one(bot: Bot, offset: int = 0) -> Update:
    """The one update that waits, as soon as it is there; it is acknowledged."""
    (update,) = await bot.get_updates(offset=offset, timeout=10)
    await bot.get_updates(offset=update.update_id + 1, timeout=0)
    return update


async def offer(bot: Bot, anna: Person, chat: int, *results: InlineQueryResult) -> Offered:
    """Anna asks there, and the bot offers these."""
    await anna.play.do("inline", person=anna.id, chat=chat, text="x")
    update = await one(bot)
    assert update.inline_query is not None
    await bot.answer_inline_query(update.inline_query.id, results, cache_time=300)
    return await anna.ask("x", chat)


async def test_two_people_press_on_a_message_of_which_the_bot_sees_only_an_id(
    bot: Bot, play: Play
) -> None:
    anna, boris = await play.person("Anna"), await play.person("Boris")
    chat = await anna.dialog(boris)
    offered = await offer(bot, anna, chat, article())
    sent = await anna.choose(offered, "Senet", chat)
    assert (sent.text, sent.data["via_bot"]["username"]) == ("Come and play", "djehuty_bot")
    query = await boris.press_only(sent, "Play")
    pressed = (await one(bot)).callback_query
    assert pressed is not None
    assert (pressed.id, pressed.message, pressed.data) == (query, None, "go")
    assert pressed.chat_instance
    assert pressed.inline_message_id
    edited = await bot.edit_message_text(
        "Boris plays", inline_message_id=pressed.inline_message_id, reply_markup=keys([("A", "a")])
    )
    assert edited is True
    assert (await boris.wait_edit(chat=chat)).text == "Boris plays"


async def test_an_edit_by_an_inline_id_takes_a_file_id_and_no_upload(
    bot: Bot, play: Play, server: Running
) -> None:
    anna, boris = await play.person("Anna"), await play.person("Boris")
    await anna.start()
    photo = (await bot.send_photo(anna.id, png())).photo[-1].file_id
    await one(bot)
    chat = await anna.dialog(boris)
    sent = await anna.choose(await offer(bot, anna, chat, article()), "Senet", chat)
    stands = server.world.chats[chat].messages[sent.id].inline_id
    with pytest.raises(BadRequest, match="Invalid message content"):
        await bot.edit_message_media(InputMediaPhoto(png("red")), inline_message_id=stands)
    assert await bot.edit_message_media(InputMediaPhoto(photo), inline_message_id=stands) is True
    assert (await anna.wait_edit(chat=chat)).photo == photo
    await anna.delete(sent)
    with pytest.raises(BadRequest, match="Message_id_invalid"):
        await bot.edit_message_text("late", inline_message_id=stands)


async def test_an_answer_is_given_again_until_its_time_is_over_and_only_to_whom_it_is_for(
    bot: Bot, play: Play
) -> None:
    anna, boris = await play.person("Anna"), await play.person("Boris")
    await anna.play.do("inline", person=anna.id, text="x")
    asked = (await one(bot)).inline_query
    assert asked is not None
    assert asked.chat_type == "sender"
    button = InlineQueryResultsButton("Start", start_parameter="inline")
    await bot.answer_inline_query(asked.id, [article()], is_personal=True, button=button)
    again = await anna.ask("x")
    assert (again.query, again.button) == (asked.id, button.to_dict())
    await boris.play.do("inline", person=boris.id, text="x")
    other = (await one(bot)).inline_query
    assert other is not None
    assert other.id != asked.id
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.answer_inline_query(asked.id, [article()])
    with pytest.raises(BadRequest, match="Result_id_duplicate"):
        await bot.answer_inline_query(other.id, [article(), article()])


async def test_a_result_with_a_picture_by_its_id_or_as_a_jpeg_at_an_address(
    bot: Bot, play: Play, server: Running
) -> None:
    anna = await play.person("Anna")
    await anna.start()
    picture, jpeg = png(), io.BytesIO()
    Image.open(io.BytesIO(picture)).save(jpeg, "JPEG")
    photo = (await bot.send_photo(anna.id, picture)).photo[-1].file_id
    file = (await bot.send_photo(anna.id, jpeg.getvalue())).photo[-1].file_id
    await one(bot)
    address, wrong = f"{server.url}/play/api/files/{file}", f"{server.url}/play/api/files/{photo}"
    await anna.play.do("inline", person=anna.id, text="x")
    asked = (await one(bot)).inline_query
    assert asked is not None
    with pytest.raises(BadRequest, match="Photo_content_type_invalid"):
        await bot.answer_inline_query(asked.id, [InlineQueryResultPhoto("u", wrong, wrong)])
    results = (
        InlineQueryResultCachedPhoto("k", photo, title="kept", caption="a"),
        InlineQueryResultPhoto("u", address, address, title="at an address", caption="b"),
    )
    await bot.answer_inline_query(asked.id, results)
    offered = await anna.ask("x")
    assert (await anna.choose(offered, "kept", "Nile Club")).photo == photo
    assert (await anna.choose(offered, "at an address", "Nile Club")).text == "b"


async def test_what_was_chosen_is_told_only_where_that_is_turned_on(bot: Bot, play: Play) -> None:
    anna, boris = await play.person("Anna"), await play.person("Boris")
    chat = await anna.dialog(boris)
    offered = await offer(bot, anna, chat, article())
    await anna.choose(offered, "Senet", chat)
    assert not await play.waiting_updates()
    await play.options(feedback=True)
    await anna.choose(offered, "Senet", chat)
    chosen = (await one(bot)).chosen_inline_result
    assert chosen is not None
    assert (chosen.result_id, chosen.query, bool(chosen.inline_message_id)) == ("1", "x", True)


async def test_a_guest_answers_where_it_is_called_and_changes_that_answer(
    bot: Bot, play: Play
) -> None:
    anna = await play.person("Anna")
    chat = await anna.new_group("Strangers", ["Boris"], bot=False)
    await anna.say("nothing for anybody", chat)
    await anna.say("@djehuty_bot senet", chat)
    called = (await one(bot)).guest_message
    assert called is not None
    assert (called.text, called.chat.id) == ("@djehuty_bot senet", chat)
    sent = await bot.answer_guest_query(called.guest_query_id or "", article())
    shown = await anna.wait_message(chat=chat)
    assert (shown.text, shown.data["reply_to_message"]["text"]) == ("Come and play", called.text)
    assert await bot.edit_message_text("Gone", inline_message_id=sent.inline_message_id) is True
    with pytest.raises(BadRequest):
        await bot.answer_guest_query(called.guest_query_id or "", article())
