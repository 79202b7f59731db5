"""What Telegram enforces, seen by a real python-telegram-bot Bot over HTTP."""

import asyncio
from collections.abc import Callable

import pytest
from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, InputMediaPhoto, Update
from telegram.error import BadRequest, Forbidden, InvalidToken

from playground.client import Person, Play
from playground.server import Running
from tests.playground.kit import client, keys, new_bot, png


async def updates(bot: Bot, offset: int = 0) -> list[Update]:
    """The updates that wait, as soon as there are some."""
    return list(await bot.get_updates(offset=offset, timeout=10))


async def test_the_bot_knows_itself(bot: Bot, server: Running) -> None:
    me = await bot.get_me()
    assert (me.id, me.is_bot, me.username) == (server.world.bot.id, True, "djehuty_bot")


async def test_a_wrong_token_is_unauthorized(server: Running) -> None:
    with pytest.raises(InvalidToken):
        async with new_bot(server, "123:wrong"):
            pass


@pytest.mark.parametrize(
    ("path", "code", "description"),
    [
        ("/bot123:wrong/getMe", 401, "Unauthorized"),
        ("/botnonsense/getMe", 404, "Not Found"),
        ("/bot{token}/makeTea", 404, "Not Found: method not found"),
        ("/bot{token}/sendMessage", 400, "Bad Request: chat_id is empty"),
        ("/bot{token}/sendMessage?chat_id=5", 400, "Bad Request: chat not found"),
        ("/bot{token}/getFile?file_id=x", 400, "Bad Request: wrong file_id or the file is "),
    ],
)
async def test_a_wrong_call_is_told_in_telegrams_words(
    server: Running, path: str, code: int, description: str
) -> None:
    async with client(server.url) as http:
        answer = await http.get(path.format(token=server.token))
    assert answer.status_code == code
    assert answer.json()["error_code"] == code
    assert answer.json()["description"].startswith(description)


async def test_method_names_mind_no_case_and_json_bodies_are_read(server: Running) -> None:
    async with client(f"{server.url}/bot{server.token}") as http:
        answer = await http.post("/GETchat", json={"chat_id": 710_000_001})
        broken = await http.post(
            "/getChat", content=b"{", headers={"content-type": "application/json"}
        )
    assert answer.json()["result"]["first_name"] == "Anna"
    assert broken.json()["description"] == "Bad Request: can't parse JSON object"


async def test_updates_wait_until_they_are_acknowledged(bot: Bot, anna: Person) -> None:
    await anna.start("abc")
    await anna.say("hello")
    first, second = await updates(bot)
    assert first.message is not None
    assert first.message.text == "/start abc"
    assert [entity.type for entity in first.message.entities] == ["bot_command"]
    assert [one.update_id for one in await updates(bot, first.update_id + 1)] == [second.update_id]
    assert await bot.get_updates(offset=second.update_id + 1) == ()
    assert await bot.get_updates() == ()


async def test_an_update_can_come_twice_and_again_after_it_was_acknowledged(
    bot: Bot, anna: Person, play: Play
) -> None:
    await anna.say("/start", times=2)
    one, other = await updates(bot)
    assert one.update_id == other.update_id
    assert await bot.get_updates(offset=one.update_id + 1) == ()
    await play.do("redeliver", last=1)
    assert [update.update_id for update in await updates(bot, one.update_id + 1)] == [one.update_id]


async def test_only_allowed_kinds_of_updates_come(bot: Bot, anna: Person) -> None:
    await bot.get_updates(allowed_updates=["callback_query"])
    await anna.start()
    assert await bot.get_updates() == ()


async def test_of_two_pollers_the_older_meets_a_conflict(server: Running) -> None:
    url = f"{server.url}/bot{server.token}/getUpdates"
    async with client() as http:
        begun = asyncio.create_task(server.world.updates.pulse.wait())
        older = asyncio.create_task(http.get(url, params={"timeout": 15}))
        await begun
        newer = await http.get(url)
        answer = await older
    assert newer.json() == {"ok": True, "result": []}
    assert answer.status_code == 409
    assert answer.json()["description"].startswith("Conflict: terminated by other getUpdates")


async def test_a_bot_cannot_speak_first(bot: Bot, anna: Person) -> None:
    with pytest.raises(Forbidden, match="can't initiate conversation with a user"):
        await bot.send_message(anna.id, "Hello")


async def test_a_blocked_bot_is_forbidden_to_speak_and_told_of_it(bot: Bot, anna: Person) -> None:
    await anna.start()
    await anna.block()
    told = (await updates(bot))[-1].my_chat_member
    assert told is not None
    assert told.new_chat_member.status == "kicked"
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(anna.id, "Hello")
    await anna.unblock()
    assert (await bot.send_message(anna.id, "Hello")).text == "Hello"


async def test_html_becomes_entities_counted_in_utf16(bot: Bot, anna: Person) -> None:
    await anna.start()
    message = await bot.send_message(anna.id, " <b>🂡 ace</b> &amp; <i>king</i> ", "HTML")
    assert message.text == "🂡 ace & king"
    assert [(e.type, e.offset, e.length) for e in message.entities] == [
        ("bold", 0, 6),
        ("italic", 9, 4),
    ]


@pytest.mark.parametrize(
    ("count", "fits"), [(4096, True), (4097, False), (0, False)], ids=["most", "over", "empty"]
)
async def test_a_text_has_1_to_4096_units_after_its_html(
    bot: Bot,
    anna: Person,
    count: int,
    fits: bool,  # noqa: FBT001  # a table of cases
) -> None:
    await anna.start()
    text = f"<b>{'x' * count}</b>"
    if fits:
        assert len((await bot.send_message(anna.id, text, "HTML")).text or "") == count
    else:
        with pytest.raises(BadRequest, match=r"(?i)message text is empty|message is too long"):
            await bot.send_message(anna.id, text, "HTML")


async def test_a_caption_has_at_most_1024_units_after_its_html(bot: Bot, anna: Person) -> None:
    await anna.start()
    whole = "<b>" + "😀" * 512 + "</b>"
    sent = await bot.send_photo(anna.id, png(), caption=whole, parse_mode="HTML")
    assert sent.caption_entities[0].length == 1024
    with pytest.raises(BadRequest, match=r"(?i)message caption is too long"):
        await bot.send_photo(anna.id, png(), caption=whole + "x", parse_mode="HTML")


@pytest.mark.parametrize(("bytes_", "fits"), [(64, True), (65, False)])
async def test_callback_data_has_at_most_64_bytes(
    bot: Bot,
    anna: Person,
    bytes_: int,
    fits: bool,  # noqa: FBT001  # a table of cases
) -> None:
    await anna.start()
    data = "é" * 32 + "x" * (bytes_ - 64)
    if fits:
        sent = await bot.send_message(anna.id, "x", reply_markup=keys([("a", data)]))
        assert sent.reply_markup is not None
    else:
        with pytest.raises(BadRequest, match=r"(?i)button_data_invalid"):
            await bot.send_message(anna.id, "x", reply_markup=keys([("a", data)]))


async def test_a_keyboard_has_at_most_100_buttons_and_8_in_a_row(bot: Bot, anna: Person) -> None:
    await anna.start()
    row = [("a", "b")] * 4
    await bot.send_message(anna.id, "x", reply_markup=keys(*[row] * 25))
    for rows in ([row] * 25 + [row[:1]], [[("a", "b")] * 9]):
        with pytest.raises(BadRequest, match=r"(?i)reply_markup_too_long"):
            await bot.send_message(anna.id, "x", reply_markup=keys(*rows))


async def test_a_buttons_link_must_be_one(bot: Bot, anna: Person) -> None:
    await anna.start()
    with pytest.raises(BadRequest, match=r"(?i)wrong http url"):
        await bot.send_message(anna.id, "x", reply_markup=keys([("a", "http://localhost/x")]))


async def test_a_photo_comes_in_sizes_and_its_id_serves_again(bot: Bot, anna: Person) -> None:
    await anna.start()
    sent = await bot.send_photo(anna.id, png(size=(1280, 720)))
    assert [size.width for size in sent.photo] == [90, 320, 800, 1280]
    again = await bot.send_photo(anna.id, sent.photo[0].file_id)
    assert again.photo[-1].file_id == sent.photo[-1].file_id
    file = await again.photo[-1].get_file()
    assert bytes(await file.download_as_bytearray()) == png(size=(1280, 720))
    small = await sent.photo[0].get_file()
    assert bytes(await small.download_as_bytearray())[:2] == b"\xff\xd8"


@pytest.mark.parametrize(
    ("data", "refusal"),
    [
        (lambda: b"no picture at all", "image_process_failed"),
        (lambda: png(size=(2100, 100)), "photo_invalid_dimensions"),
        (lambda: png(size=(9000, 1001)), "photo_invalid_dimensions"),
        (lambda: b"\x89PNG" + b"0" * (10 * 1024 * 1024), "file is too big"),
    ],
    ids=["text", "ratio", "sides", "weight"],
)
async def test_what_is_no_photo_is_refused(
    bot: Bot, anna: Person, data: Callable[[], bytes], refusal: str
) -> None:
    await anna.start()
    with pytest.raises(BadRequest, match=f"(?i){refusal}"):
        await bot.send_photo(anna.id, data())


async def test_a_document_is_no_photo(bot: Bot, anna: Person) -> None:
    await anna.start()
    sent = await bot.send_document(anna.id, b"[Game]", filename="game.txt", caption="Record")
    assert sent.document is not None
    assert (sent.document.file_name, sent.caption) == ("game.txt", "Record")
    with pytest.raises(BadRequest, match=r"(?i)can't use file of type Document as Photo"):
        await bot.send_photo(anna.id, sent.document.file_id)


async def test_one_call_replaces_picture_caption_and_keyboard(
    bot: Bot, anna: Person, play: Play
) -> None:
    await anna.start()
    sent = await bot.send_photo(anna.id, png(), caption="one", reply_markup=keys([("a", "b")]))
    edited = await bot.edit_message_media(
        InputMediaPhoto(png("maroon"), caption="<b>two</b>", parse_mode="HTML"),
        anna.id,
        sent.message_id,
        reply_markup=keys([("c", "d")]),
    )
    assert isinstance(edited, type(sent))
    assert edited.caption == "two"
    assert edited.edit_date is not None
    shown = (await anna.messages())[-1]
    assert (shown.text, shown.buttons) == ("two", ["c"])
    assert await play.file(shown.photo or "") == png("maroon")


async def test_an_edit_that_changes_nothing_is_refused(bot: Bot, anna: Person) -> None:
    await anna.start()
    sent = await bot.send_photo(anna.id, png(), caption="one", reply_markup=keys([("a", "b")]))
    same = InputMediaPhoto(sent.photo[-1].file_id, caption="one")
    chat, number = anna.id, sent.message_id
    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await bot.edit_message_media(same, chat, number, reply_markup=keys([("a", "b")]))
    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await bot.edit_message_caption(chat, number, caption="one", reply_markup=keys([("a", "b")]))
    await bot.edit_message_reply_markup(chat, number)
    with pytest.raises(BadRequest, match=r"(?i)message is not modified"):
        await bot.edit_message_reply_markup(chat, number)


async def test_only_the_bots_own_messages_that_stand_can_be_edited(bot: Bot, anna: Person) -> None:
    theirs = await anna.start()
    sent = await bot.send_message(anna.id, "one")
    with pytest.raises(BadRequest, match=r"(?i)message can't be edited"):
        await bot.edit_message_text("two", anna.id, theirs.id)
    with pytest.raises(BadRequest, match=r"(?i)there is no caption in the message to edit"):
        await bot.edit_message_caption(anna.id, sent.message_id, caption="two")
    await anna.delete((await anna.messages())[-1])
    with pytest.raises(BadRequest, match=r"(?i)message to edit not found"):
        await bot.edit_message_text("two", anna.id, sent.message_id)
    with pytest.raises(BadRequest, match=r"(?i)message to delete not found"):
        await bot.delete_message(anna.id, sent.message_id)


async def test_a_press_is_answered_once(bot: Bot, anna: Person) -> None:
    await anna.start()
    sent = await bot.send_message(anna.id, "x", reply_markup=keys([("Go", "go")]))
    query_id = await anna.press_only((await anna.messages())[-1], "Go")
    query = (await updates(bot))[-1].callback_query
    assert query is not None
    assert (query.id, query.data) == (query_id, "go")
    assert query.message is not None
    assert query.message.message_id == sent.message_id
    with pytest.raises(BadRequest, match=r"(?i)message_too_long"):
        await query.answer("x" * 201)
    await query.answer("Gone", show_alert=True)
    answer = await anna.wait_answer(query_id)
    assert (answer.text, answer.show_alert) == ("Gone", True)
    with pytest.raises(BadRequest, match=r"(?i)query is too old and response timeout expired"):
        await query.answer("Again")


async def test_an_old_press_cannot_be_answered(bot: Bot, anna: Person, play: Play) -> None:
    await anna.start()
    query_id = await anna.forge("old data", message_id=99)
    query = (await updates(bot))[-1].callback_query
    assert query is not None
    assert query.message is not None
    assert not query.message.is_accessible
    await play.do("expire", query_ids=[query_id])
    with pytest.raises(BadRequest, match=r"(?i)query is too old"):
        await query.answer()


async def test_commands_are_kept_by_scope_and_language(bot: Bot, play: Play, anna: Person) -> None:
    scope = BotCommandScopeAllGroupChats()
    await bot.set_my_commands([BotCommand("play", "A game")])
    await bot.set_my_commands([BotCommand("play", "Партия")], scope, "ru")
    assert (await bot.get_my_commands(scope, "ru"))[0].description == "Партия"
    assert await bot.get_my_commands(scope) == ()
    club = await play.chat_id("Nile Club")
    boris = await play.person("Boris")

    async def menu(person: Person, chat: int) -> list[str]:
        found = await play.get("/menu", person=person.id, chat=chat)
        return [command["description"] for command in found]

    assert await menu(boris, club) == ["Партия"]
    assert await menu(anna, club) == ["A game"]
    assert await menu(boris, boris.id) == ["A game"]
    await bot.delete_my_commands(scope, "ru")
    assert await menu(boris, club) == ["A game"]


@pytest.mark.parametrize(
    ("command", "description", "refusal"),
    [("Bad-One", "x", "bot_command_invalid"), ("a" * 33, "x", "bot_command_invalid")],
)
async def test_commands_have_small_letters_only(
    bot: Bot, command: str, description: str, refusal: str
) -> None:
    with pytest.raises(BadRequest, match=f"(?i){refusal}"):
        await bot.set_my_commands([(command, description)])


async def test_descriptions_are_kept_by_language(bot: Bot) -> None:
    await bot.set_my_description("Games")
    await bot.set_my_description("Игры", "ru")
    await bot.set_my_short_description("Short")
    assert (await bot.get_my_description("ru")).description == "Игры"
    assert (await bot.get_my_description("pt")).description == "Games"
    assert (await bot.get_my_short_description()).short_description == "Short"
    with pytest.raises(BadRequest, match=r"(?i)short_description_too_long"):
        await bot.set_my_short_description("x" * 121)


async def test_every_call_is_logged_with_its_uploads(
    bot: Bot, anna: Person, play: Play, server: Running
) -> None:
    await anna.start()
    await bot.send_photo(anna.id, png(), caption="x", api_kwargs={"sparkle": 1})
    (call,) = await play.calls("sendPhoto", anna.id)
    assert call["params"]["caption"] == "x"
    assert [upload["size"] for upload in call["uploads"]] == [len(png())]
    assert call["unknown"] == ["sparkle"]
    assert (await play.counters())["sendPhoto"] == 1
    async with new_bot(server) as other:
        await other.get_webhook_info()


async def test_a_message_has_one_reaction_of_the_bots(bot: Bot, anna: Person) -> None:
    await anna.say("/start")
    (message,) = await anna.messages()
    assert await bot.set_message_reaction(anna.id, message.id, "🙊")
    assert (await anna.messages())[0].data["reaction"] == "🙊"
    with pytest.raises(BadRequest, match=r"(?i)reaction_invalid"):
        await bot.set_message_reaction(anna.id, message.id, "🐫")
    with pytest.raises(BadRequest, match=r"(?i)message to react not found"):
        await bot.set_message_reaction(anna.id, 999, "🙊")
    assert await bot.set_message_reaction(anna.id, message.id, [])
    assert "reaction" not in (await anna.messages())[0].data
