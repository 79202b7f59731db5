"""Groups: members, privacy, topics, and a group that becomes a supergroup."""

import pytest
from telegram import Bot, ChatMemberAdministrator, Message, Update
from telegram.error import BadRequest, ChatMigrated, Forbidden

from playground.client import Person, Play
from playground.errors import ClientError
from tests.playground.kit import keys

CLUB = "Nile Club"


async def updates(bot: Bot) -> list[Update]:
    """The updates that wait; acknowledges them."""
    found = list(await bot.get_updates(timeout=10))
    await bot.get_updates(offset=found[-1].update_id + 1)
    return found


async def message_of(bot: Bot) -> Message:
    """The message of the last update."""
    message = (await updates(bot))[-1].message
    assert message is not None
    return message


async def test_privacy_hides_talk_but_not_commands_and_replies(
    bot: Bot, anna: Person, boris: Person
) -> None:
    club = await anna.chat_id(CLUB)
    sent = await bot.send_message(club, "Board")
    await boris.say("just talk", CLUB)
    await boris.say("/play@other_bot", CLUB)
    await boris.say("/play", CLUB)
    await boris.say("/play@djehuty_bot", CLUB)
    await boris.say("well", CLUB, reply_to=sent.message_id)
    texts = [update.message.text for update in await updates(bot) if update.message]
    assert texts == ["/play", "/play@djehuty_bot", "well"]


async def test_an_admin_bot_hears_everything(bot: Bot, play: Play, boris: Person) -> None:
    await play.do("admin", chat=CLUB, person="bot")
    await boris.say("just talk", CLUB)
    told, said = await updates(bot)
    assert told.my_chat_member is not None
    assert isinstance(told.my_chat_member.new_chat_member, ChatMemberAdministrator)
    assert said.message is not None
    assert said.message.text == "just talk"


async def test_members_and_admins_are_told(bot: Bot, play: Play, boris: Person) -> None:
    club = await boris.chat_id(CLUB)
    assert (await bot.get_chat(club)).title == CLUB
    assert [one.user.first_name for one in await bot.get_chat_administrators(club)] == ["Anna"]
    assert (await bot.get_chat_member(club, boris.id)).status == "member"
    await play.do("admin", chat=CLUB, person="Boris")
    assert (await bot.get_chat_member(club, boris.id)).status == "administrator"
    await play.do("member", chat=CLUB, person="Carla", present=False)
    carla = await play.person("Carla")
    assert (await bot.get_chat_member(club, carla.id)).status == "left"
    assert await bot.get_chat_member_count(club) == 4
    with pytest.raises(BadRequest, match=r"(?i)there are no administrators in the private chat"):
        await bot.get_chat_administrators(boris.id)


async def test_a_group_shows_who_leaves_is_removed_and_comes_again(
    bot: Bot, anna: Person, boris: Person
) -> None:
    club = await anna.chat_id(CLUB)
    await boris.leave(CLUB)
    left = await message_of(bot)
    assert left.left_chat_member is not None
    assert (left.from_user, left.left_chat_member.id) == (left.left_chat_member, boris.id)
    assert (await bot.get_chat_member(club, boris.id)).status == "left"
    with pytest.raises(ClientError, match="is not in chat"):
        await boris.say("/play", CLUB)
    await boris.join(CLUB)
    assert [user.id for user in (await message_of(bot)).new_chat_members] == [boris.id]
    with pytest.raises(ClientError, match="may not remove"):
        await boris.remove(anna, CLUB)
    await anna.remove(boris, CLUB)
    removed = await message_of(bot)
    assert removed.from_user is not None
    assert removed.left_chat_member is not None
    assert (removed.from_user.id, removed.left_chat_member.id) == (anna.id, boris.id)
    assert (await bot.get_chat_member(club, boris.id)).status == "kicked"


async def test_only_an_admin_who_asks_for_it_hears_of_members(
    bot: Bot, play: Play, anna: Person, boris: Person
) -> None:
    await bot.get_updates(allowed_updates=["chat_member"])
    await boris.leave(CLUB)
    await boris.join(CLUB)
    assert await play.waiting_updates() == []
    await play.do("admin", chat=CLUB, person="bot")
    await boris.leave(CLUB, shown=False)
    (told,) = await updates(bot)
    assert told.chat_member is not None
    assert told.chat_member.new_chat_member.status == "left"
    assert told.chat_member.from_user.id == boris.id


async def test_of_a_deleted_account_no_name_is_left_and_nothing_is_told(
    bot: Bot, play: Play, anna: Person, boris: Person
) -> None:
    await boris.start()
    await updates(bot)
    club = await anna.chat_id(CLUB)
    await boris.delete_account()
    with pytest.raises(Forbidden, match="user is deactivated"):
        await bot.send_message(boris.id, "x")
    member = await bot.get_chat_member(club, boris.id)
    assert (member.status, member.user.first_name) == ("member", "")
    assert await play.waiting_updates() == []
    with pytest.raises(ClientError, match="has no account any more"):
        await boris.say("/play", CLUB)


async def test_a_bot_thrown_out_may_not_speak(bot: Bot, anna: Person) -> None:
    club = await anna.chat_id(CLUB)
    await anna.kick_bot(CLUB)
    told = (await updates(bot))[-1].my_chat_member
    assert told is not None
    assert told.new_chat_member.status == "kicked"
    with pytest.raises(Forbidden, match="bot was kicked from the group chat"):
        await bot.send_message(club, "x")
    await anna.start_group(CLUB, "game7")
    assert (await message_of(bot)).text == "/start@djehuty_bot game7"


async def test_a_group_becomes_a_supergroup_with_another_id(
    bot: Bot, anna: Person, boris: Person
) -> None:
    club = await anna.chat_id(CLUB)
    board = await bot.send_message(club, "Board", reply_markup=keys([("Go", "go")]))
    new = await anna.migrate(CLUB)
    to, from_ = [update.message for update in await updates(bot)]
    assert to is not None
    assert from_ is not None
    assert (to.chat_id, to.migrate_to_chat_id) == (club, new)
    assert (from_.chat_id, from_.migrate_from_chat_id) == (new, club)
    for call in (
        bot.send_message(club, "x"),
        bot.edit_message_text("y", club, board.message_id),
        bot.get_chat(club),
    ):
        with pytest.raises(ChatMigrated) as caught:
            await call
        assert caught.value.new_chat_id == new
    with pytest.raises(BadRequest, match=r"(?i)message to edit not found"):
        await bot.edit_message_text("y", new, 900)
    assert (await bot.send_message(new, "Board")).message_id == 2
    assert (await bot.get_chat_member(new, boris.id)).status == "member"
    assert await anna.chat_id(CLUB) == new


async def test_topics_have_threads_and_the_general_one_has_none(bot: Bot, anna: Person) -> None:
    forum = await anna.new_group("Forum", ["Boris"], forum=True)
    thread = await anna.topic(forum, "Senet")
    assert (await message_of(bot)).forum_topic_created is not None
    await anna.say("/play", forum, thread=thread)
    heard = await message_of(bot)
    assert (heard.is_topic_message, heard.message_thread_id) == (True, thread)
    sent = await bot.send_message(forum, "here", message_thread_id=thread)
    assert (sent.is_topic_message, sent.message_thread_id) == (True, thread)
    await anna.say("/play", forum)
    general = await message_of(bot)
    assert (general.is_topic_message, general.message_thread_id) == (None, None)
    await anna.delete_topic(forum, thread)
    for wrong in (1, 77, thread):
        with pytest.raises(BadRequest, match=r"(?i)message thread not found"):
            await bot.send_message(forum, "there", message_thread_id=wrong)
    with pytest.raises(BadRequest, match=r"(?i)message to edit not found"):
        await bot.edit_message_text("gone with it", forum, sent.message_id)


async def test_an_answer_in_a_plain_supergroup_has_a_thread_that_is_no_topic(
    bot: Bot, anna: Person
) -> None:
    large = await anna.new_group("Large", ["Boris"], supergroup=True)
    board = await bot.send_message(large, "Board")
    await anna.say("/play", large, reply_to=board.message_id)
    heard = await message_of(bot)
    assert (heard.is_topic_message, heard.message_thread_id) == (None, board.message_id)
    with pytest.raises(BadRequest, match=r"(?i)message thread not found"):
        await bot.send_message(large, "x", message_thread_id=board.message_id)


async def test_an_anonymous_admin_writes_as_the_group_and_presses_as_a_person(
    bot: Bot, anna: Person, boris: Person
) -> None:
    club = await anna.chat_id(CLUB)
    await anna.say("/cancel", CLUB, anonymous=True)
    heard = await message_of(bot)
    assert heard.from_user is not None
    assert heard.from_user.username == "GroupAnonymousBot"
    assert heard.sender_chat is not None
    assert heard.sender_chat.id == club
    await bot.send_message(club, "Sure?", reply_markup=keys([("Yes", "yes")]))
    await anna.press_only((await anna.messages(CLUB))[-1], "Yes")
    query = (await updates(bot))[-1].callback_query
    assert query is not None
    assert query.from_user.id == anna.id
    with pytest.raises(ClientError, match="is no admin"):
        await boris.say("/cancel", CLUB, anonymous=True)


async def test_what_two_people_write_to_each_other_stays_between_them(
    bot: Bot, play: Play, anna: Person
) -> None:
    shared = await play.do("share", person="Anna", to="Boris", text="t.me/djehuty_bot?start=g7")
    chat = shared["message"]["chat"]["id"]
    assert await bot.get_updates() == ()
    with pytest.raises(BadRequest, match=r"(?i)chat not found"):
        await bot.send_message(chat, "x")
    assert [message.text for message in await play.messages(chat)] == ["t.me/djehuty_bot?start=g7"]
