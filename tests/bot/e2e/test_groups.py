"""A group as it is: its topics, its admins, whom nobody names, its moves, several tables at once;
and what its admins choose for it."""

from __future__ import annotations

import re

import pytest

from bot.handlers.routes import COMMANDS
from bot.telegram.callback_data import Kind
from bot.words.languages import LANGUAGES
from games.catalogue import CATALOGUE
from playground.client import Fits, Person, Seen
from tests.bot.e2e.house import (
    House,
    act,
    after,
    can_act,
    data_of,
    en,
    game_of,
    group_game,
    has,
    is_over,
    offers_games,
    other,
    plain,
    ply_of,
    resigned,
    shows,
    to_act,
)


async def settings_of(person: Person, chat: int, topic: str, *, anonymous: bool = False) -> Seen:
    """A page of the group's settings."""
    await person.say("/settings@djehuty_bot", chat, anonymous=anonymous)
    opened = await person.wait_message(has(Kind.SETTINGS), chat)
    await person.press(opened, en(f"key-settings-{topic}"))
    return await person.wait_edit(has(Kind.CHAT_SETTING), chat)


def unticked(page: Seen, name: str) -> Fits:
    """The same page, where that has no tick any more."""
    return lambda message: message.id == page.id and name in message.buttons


# -- what it speaks ------------------------------------------------------------------------------


async def test_what_stands_in_a_group_speaks_its_language_whoever_writes(house: House) -> None:
    """Dalia writes Arabic at home; the group was made by Anna, and all of it read the answers."""
    anna, dalia = await house.person("Anna"), await house.person("Dalia", "ar")
    chat = await house.group(anna, dalia)

    async def answered(*more: str) -> list[str]:
        """What the bot says of every command, and of these."""
        written = [f"/{command}@djehuty_bot" for command in COMMANDS]
        for text in (*written, *more):
            await dalia.say(text, chat)
            await dalia.say("/name@djehuty_bot Dalia 2", chat)
            await dalia.wait_message(shows(en("name-set", name="Dalia 2")), chat)
        return [message.text for message in await dalia.messages(chat) if message.from_bot]

    without = await answered()
    assert len(without) > len(COMMANDS) // 2
    await group_game(anna, dalia, chat)
    said = await answered("/move@djehuty_bot 99-1", "/keep@djehuty_bot @anna", "/last@djehuty_bot")
    assert len(said) > len(without)
    own = LANGUAGES["ar"]
    arabic = re.compile("[\u0621-\u064a]+")
    assert not [text for text in said if arabic.search(text.replace(own, ""))]


# -- what admins choose ----------------------------------------------------------------------------


async def test_admins_choose_what_may_be_begun_and_what_goes_on_is_not_touched(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    page = await settings_of(anna, chat, "group-games")
    refused = await boris.press(page, en("rules-bell"))
    assert refused.text == en("answer-admins-only")
    for rules in [rules.id for rules in CATALOGUE if rules.game == "senet"]:
        answer = await anna.press(page, en(f"rules-{rules}"))
        assert answer.text == en("said-may-play-off", rules=en(f"rules-{rules}"))
        page = await anna.wait_shown(unticked(page, en(f"rules-{rules}")), chat)
    await boris.say("/play@djehuty_bot", chat)
    offered = await boris.wait_message(offers_games, chat)
    assert en("game-senet") not in offered.buttons
    assert en("game-seega") in offered.buttons
    await boris.say("/play@djehuty_bot bell", chat)
    await boris.wait_message(shows(en("answer-not-here")), chat)
    who = to_act(board, anna, boris)
    await act(who, board)
    await house.check_true(await who.wait_shown(after(board), chat))
    end = await resigned(anna, board)
    assert (await boris.press(end, en("key-rematch"))).text == en("answer-not-here")


async def test_a_group_may_let_everybody_at_a_table_end_its_game(house: House) -> None:
    anna, boris, eve = [await house.person(name) for name in ("Anna", "Boris", "Eve")]
    carla = await house.person("Carla")
    chat = await house.group(carla, anna, boris, eve)
    board = await group_game(anna, boris, chat)
    await boris.say("/cancel@djehuty_bot", chat)
    assert (await boris.wait_message(chat=chat)).text == en("answer-admins-only")
    page = await settings_of(carla, chat, "group-ends")
    told = await carla.press(page, en("key-set-cancels-table"))
    assert told.text == en("said-set-cancels-table")
    await eve.say("/cancel@djehuty_bot", chat)
    assert (await eve.wait_message(chat=chat)).text == en("answer-cancel-table")
    await boris.say("/cancel@djehuty_bot", chat)
    await boris.press(await boris.wait_message(has(Kind.CANCEL), chat), index=0)
    question = await boris.wait_message(has(Kind.CANCEL_YES), chat)
    assert (await eve.press(question, en("key-cancel-yes"))).text == en("answer-cancel-table")
    assert (await boris.press(question, en("key-cancel-yes"))).text == en("said-cancelled")
    end = await boris.wait_shown(lambda m: m.id == board.id and is_over(m), chat)
    saved = await house.check_true(end)
    assert saved.table.result is not None
    assert saved.table.result.reason == "cancelled"


async def test_who_speaks_as_the_group_sees_its_settings_alone_and_chooses(house: House) -> None:
    """Telegram does not say which admin it is; who presses is known, and asked for."""
    carla, anna = await house.person("Carla"), await house.person("Anna")
    chat = await house.group(carla, anna, large=True)
    await carla.say("/settings@djehuty_bot", chat, anonymous=True)
    opened = await carla.wait_message(has(Kind.SETTINGS), chat)
    assert en("settings-elsewhere") in opened.text
    assert en("key-settings-play") not in opened.buttons
    await carla.press(opened, en("key-settings-group-games"))
    page = await carla.wait_edit(has(Kind.CHAT_SETTING), chat)
    assert (await anna.press(page, en("rules-bell"))).text == en("answer-admins-only")
    assert (await carla.press(page, en("rules-bell"))).text.startswith("From now on")
    await anna.say("/play@djehuty_bot bell", chat)
    await anna.wait_message(shows(en("answer-not-here")), chat)


# -- topics ----------------------------------------------------------------------------------------


async def test_all_that_belongs_to_a_table_stays_in_its_topic(house: House) -> None:
    """Its board, what is asked and told beside it, the list, and the game that follows."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, forum=True)
    topic = await anna.topic(chat, "Senet")
    board = await group_game(anna, boris, chat, thread=topic)
    await anna.press(board, en("key-leave"))
    left = en("notice-left", who="Anna", other="Boris")
    told = [await boris.wait_shown(lambda m: m.text == left, chat)]
    await boris.press(await boris.wait_shown(has(Kind.WAKE), chat), en("key-resume"))
    await anna.wait_shown(lambda m: m.id == board.id and can_act(m), chat)
    await anna.say("/settings@djehuty_bot", chat, thread=topic)
    told.append(await anna.wait_message(has(Kind.SETTINGS), chat))
    await anna.say("/resign@djehuty_bot", chat, thread=topic)
    question = await anna.wait_message(has(Kind.RESIGN_YES), chat)
    await anna.press(question, en("key-resign-yes"))
    end = await anna.wait_shown(lambda m: m.id == board.id and is_over(m), chat)
    await boris.press(end, en("key-rematch"))
    again = await boris.wait_message(has(Kind.JOIN), chat)
    for message in (board, *told, question, again):
        assert message.data["message_thread_id"] == topic, message.text
    await anna.press(again, "👁")
    fresh = await anna.wait_shown(lambda m: m.id == again.id and can_act(m), chat)
    await house.check_true(fresh)


async def test_tables_in_two_topics_do_not_know_of_each_other(house: House) -> None:
    """Each `/board` brings its own down, where it is asked for; moves go to their own boards."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, forum=True)
    boards = {}
    for name in ("Morning", "Evening"):
        topic = await anna.topic(chat, name)
        boards[topic] = await group_game(anna, boris, chat, thread=topic)
    for topic, board in boards.items():
        who = to_act(board, anna, boris)
        await act(who, board)
        moved = await who.wait_shown(after(board), chat)
        assert moved.data["message_thread_id"] == topic
        others = [each for each in boards.values() if each is not board]
        shown = {m.id: m for m in await anna.messages(chat)}
        for each in others:
            assert game_of(shown[each.id]) == game_of(each)
        boards[topic] = moved
    assert len({game_of(board) for board in boards.values()}) == 2
    for board in boards.values():
        await house.check_true(board)


# -- several tables side by side -------------------------------------------------------------------


async def test_three_tables_of_the_same_people_are_played_side_by_side(house: House) -> None:
    """Press for press in turn, with one put to sleep and one given up: no other hears of it."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    boards = [await group_game(anna, boris, chat) for _ in range(3)]
    for _ in range(4):
        for number, board in enumerate(boards):
            who = to_act(board, anna, boris)
            await act(who, board)
            boards[number] = await who.wait_shown(after(board), chat)
    asleep, given_up, goes_on = boards
    await anna.press(asleep, data=data_of(asleep, Kind.LEAVE))
    await anna.wait_shown(has(Kind.WAKE, game_of(asleep)), chat)
    await boris.say("/resign@djehuty_bot", chat)
    which = await boris.wait_message(has(Kind.RESIGN), chat)
    label = next(b for b in which.buttons if f"№{game_of(given_up)} " in b)
    await boris.press(which, label)
    question = await boris.wait_message(has(Kind.RESIGN_YES, game_of(given_up)), chat)
    await boris.press(question, en("key-resign-yes"))
    await boris.wait_shown(lambda m: m.id == given_up.id and is_over(m), chat)
    who = to_act(goes_on, anna, boris)
    await act(who, goes_on)
    later = await who.wait_shown(after(goes_on), chat)
    assert ply_of(later) > ply_of(goes_on)
    await house.check_true(later)
    saved = [(await house.saved(game_of(board))).table.game.status for board in boards]
    assert saved == ["asleep", "over", "playing"]


# -- a group that moves, and that the bot leaves ---------------------------------------------------


async def test_a_group_that_becomes_a_supergroup_keeps_its_tables_and_what_it_chose(
    house: House,
) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    boards = [await group_game(anna, boris, chat) for _ in range(2)]
    page = await settings_of(anna, chat, "group-games")
    await anna.press(page, en("rules-bell"))
    page = await settings_of(anna, chat, "group-ends")
    await anna.press(page, en("key-set-cancels-host"))
    new = await anna.migrate(chat)
    for board in boards:
        fresh = await anna.wait_shown(has(Kind.ACT, game_of(board)), new)
        await house.check_true(fresh)
        who = to_act(fresh, anna, boris)
        await act(who, fresh)
        await house.check_true(await who.wait_shown(after(fresh), new))
    await boris.say("/play@djehuty_bot bell", new)
    await boris.wait_message(shows(en("answer-not-here")), new)
    await boris.say("/cancel@djehuty_bot", new)
    await boris.wait_message(shows(en("answer-cancel-host")), new)


def at_ply(board: Seen, ply: int) -> Fits:
    """A board of the same game, at that ply."""
    acts = has(Kind.ACT, game_of(board))
    return lambda message: acts(message) and ply_of(message) == ply


@pytest.mark.parametrize("played", ["by nobody meanwhile", "while it was away"])
async def test_a_bot_that_was_removed_and_is_added_again_goes_on_where_it_was(
    house: House, played: str
) -> None:
    """What stood there is put right, what was chosen holds, and a press of meanwhile counts."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    page = await settings_of(anna, chat, "group-games")
    await anna.press(page, en("rules-bell"))
    who = to_act(board, anna, boris)
    await anna.kick_bot(chat)
    if played == "while it was away":
        await who.press(board, en("key-throw-sticks"))
    await anna.add_bot(chat)
    saved = await house.saved(game_of(board))
    assert (saved.ply > 0) == (played == "while it was away")
    board = await who.wait_shown(at_ply(board, saved.ply), chat)
    assert saved.table.game.status == "playing"
    assert all(not player.absent for player in saved.table.players)
    who = to_act(board, anna, boris)
    await act(who, board)
    await house.check_true(await who.wait_shown(after(board), chat))
    await other(who, anna, boris).say("/play@djehuty_bot bell", chat)
    await who.wait_message(shows(plain(en("answer-not-here"))), chat)


async def test_a_command_that_we_do_not_know_gets_a_hint_if_it_is_said_to_us(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    await group_game(anna, boris, club)
    await anna.say("/pause@djehuty_bot", club)
    await anna.wait_message(has(Kind.CLOCK), club)
    for others in ("/pause", "/help@another_bot"):
        await anna.say(others, club)
    await anna.say("/hello@djehuty_bot now", club)
    said = await anna.wait_message(lambda message: message.from_bot, club)
    assert said.text == en("hint")
    stands = [m.text for m in await anna.messages(club)]
    assert stands.index("/hello@djehuty_bot now") == len(stands) - 2, "nothing was said to others"
