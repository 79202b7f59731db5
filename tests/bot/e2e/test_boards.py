"""Boards deleted, posted anew, brought back, moved with their group, kept in their topic."""

from __future__ import annotations

from bot.telegram.callback_data import Kind
from games.catalogue import rule_set
from tests.bot.e2e.house import (
    House,
    act,
    acts,
    after,
    begin,
    en,
    game_of,
    group_game,
    has,
    label,
    offers_games,
    play_on,
    ply_of,
    presses,
    resigned,
    shows,
    title,
    to_act,
    told,
)


async def test_a_deleted_board_is_posted_anew_at_the_next_action(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await anna.delete(board)
    answer = await anna.wait_answer(
        await anna.forge(acts(board)[0]["callback_data"], message_id=board.id)
    )
    assert answer.text.startswith("You threw")
    fresh = await anna.wait_message(has(Kind.ACT, game_of(board)))
    assert fresh.id != board.id
    assert (await house.check_true(fresh)).presses == 1
    await act(anna, fresh)
    await house.check_true(await anna.wait_shown(after(fresh)))


async def test_board_posts_it_below_and_takes_the_old_keyboard_away(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await anna.say("/board")
    fresh = await anna.wait_message(has(Kind.ACT, game_of(board)))
    await anna.wait_shown(lambda m: m.id == board.id and not m.buttons)
    assert fresh.id > board.id
    await act(anna, fresh)
    await house.check_true(await anna.wait_shown(after(fresh)))


async def test_resume_lists_the_games_and_brings_the_chosen_one_back_awake(house: House) -> None:
    anna = await house.person("Anna")
    first = await begin(anna, "📱 On this phone")
    first = await play_on(first, [anna], until=lambda m: ply_of(m) >= 3)
    second = await begin(anna, "🤖 Novice")
    await anna.press(first, "Leave")
    await anna.wait_shown(has(Kind.WAKE, game_of(first)))

    await anna.say("/resume")
    listed = await anna.wait_message(has(Kind.BRING))
    assert listed.text == en("resume-which")
    ours, theirs = game_of(first), game_of(second)
    assert listed.buttons == [
        label("asleep", ours, "📱 \u2068Anna\u2069"),
        label("playing", theirs, "BOT (Novice)"),
        en("key-no-game"),
    ], "the last changed first"

    await anna.press(listed, label("asleep", ours, "📱 \u2068Anna\u2069"))
    fresh = await anna.wait_message(has(Kind.ACT, ours))
    assert (await house.check_true(fresh)).table.game.status == "playing"
    assert ply_of(fresh) == ply_of(first)
    chosen = await anna.wait_shown(told(listed, "↓"))
    assert f"№{ours}" in chosen.text
    await anna.wait_shown(lambda m: m.id == first.id and not m.buttons)


async def test_resume_brings_the_only_game_at_once_and_wakes_it(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await anna.press(board, "Leave")
    await anna.wait_shown(has(Kind.WAKE, game_of(board)))
    await anna.say("/resume")
    fresh = await anna.wait_message()
    assert fresh.id > board.id
    assert (await house.check_true(fresh)).table.game.status == "playing"
    await anna.wait_shown(lambda m: m.id == board.id and not m.buttons)
    await act(anna, fresh)
    await house.check_true(await anna.wait_shown(after(fresh)))


async def test_resume_of_the_menu_does_so_too(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    await anna.press(board, "Leave")
    await anna.wait_shown(has(Kind.WAKE, game_of(board)))
    menu = await title(anna)
    await anna.press(menu, en("key-unfinished", game="Senet", id=str(game_of(board))))
    awake = await anna.wait_shown(has(Kind.ACT, game_of(board)))
    assert awake.id == menu.id, "the menu's message becomes the board"
    await house.check_true(awake)


async def test_board_shows_a_sleeping_game_and_does_not_wake_it(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await anna.press(board, "Leave")
    await anna.wait_shown(has(Kind.WAKE, game_of(board)))
    await anna.say("/board")
    fresh = await anna.wait_message(has(Kind.WAKE, game_of(board)))
    assert (await house.check_true(fresh)).table.game.status == "asleep"


async def test_resume_in_a_group_brings_ones_own_game_only(house: House) -> None:
    anna, boris, carla, eve = [
        await house.person(name) for name in ("Anna", "Boris", "Carla", "Eve")
    ]
    chat = await house.group(anna, boris, carla, eve)
    ours = await group_game(anna, boris, chat)
    await begin(carla, "🤖 Novice", chat)
    await boris.say("/resume@djehuty_bot", chat)
    fresh = await boris.wait_message(chat=chat)
    assert game_of(fresh) == game_of(ours)
    await house.check_true(fresh)
    await eve.say("/resume@djehuty_bot", chat)
    assert (await eve.wait_message(chat=chat)).text == en("resume-none")


async def test_resume_offers_every_game_of_the_group_to_an_anonymous_admin(house: House) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    chat = await house.group(carla, anna, boris, large=True)
    ours = game_of(await group_game(anna, boris, chat))
    await carla.say("/resume@djehuty_bot", chat, anonymous=True)
    listed = await carla.wait_message(chat=chat)
    assert listed.text == en("resume-which"), "nobody in particular: asked even of one game"
    assert listed.buttons == [label("playing", ours, "Anna – Boris"), en("key-no-game")]
    bob = await begin(boris, "🤖 Greedy", chat)
    await carla.say("/resume@djehuty_bot", chat, anonymous=True)
    listed = await carla.wait_message(has(Kind.BRING), chat)
    assert sorted(p.game for p in presses(listed)) == [0, *sorted([ours, game_of(bob)])]
    answer = await carla.press(listed, label("playing", ours, "Anna – Boris"))
    assert (answer.show_alert, answer.text) == (False, en("answer-foreign")), "presses show who"


async def test_rules_under_a_board_come_as_a_page_below_it(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris", "ru")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    answer = await boris.press(board, en("key-rules"))
    assert (answer.text, answer.show_alert) == ("", False)
    page = await boris.wait_message(shows("Thibault"), chat)
    assert page.id > board.id
    assert page.photo is not None
    assert page.photo != board.photo
    switches = en("key-switches", count=len(rule_set("thibault").offered))
    back = en("key-rules-page", rules=en("game-senet"))
    above = [en("key-rules-full"), switches, en("key-learn"), back]
    below = [en("key-play-these"), en("key-to-game")]
    assert page.buttons == [*above, *below], "the page of the game's own rules"
    (shown,) = [m for m in await anna.messages(chat) if m.id == board.id]
    assert (await house.check_true(shown)).ply == 0, "the board stays as it was"
    await act(to_act(shown, anna, boris), shown)
    await house.check_true(await anna.wait_shown(after(shown), chat))


async def test_a_finished_board_leads_to_the_menu_and_stays(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await act(anna, board)
    end = await resigned(anna, await anna.wait_shown(after(board)))
    assert [len(row) for row in end.rows] == [2, 3, 1]
    each = ("rematch", "menu", "review", "replay", "record", "share-replay")
    assert end.buttons == [en(f"key-{name}") for name in each]
    await anna.press(end, en("key-menu"))
    page = await anna.wait_message(offers_games)
    assert page.id > end.id
    (kept,) = [m for m in await anna.messages() if m.id == end.id]
    await house.check_true(kept)


async def test_a_press_on_a_board_left_behind_is_still_the_players(house: House) -> None:
    """The old message keeps its keyboard until the strip arrives: a press on it is played."""
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await anna.say("/board")
    fresh = await anna.wait_message(has(Kind.ACT, game_of(board)))
    data = acts(board)[0]["callback_data"]
    answer = await anna.wait_answer(await anna.forge(data, message_id=board.id))
    assert answer.text.startswith("You threw")
    assert (await house.check_true(await anna.wait_shown(after(fresh)))).presses == 1


async def test_the_game_goes_on_where_a_group_became_a_supergroup(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    board = await play_on(board, [anna, boris], until=lambda m: ply_of(m) >= 3)
    new = await anna.migrate(chat)
    fresh = await anna.wait_shown(has(Kind.ACT, game_of(board)), new)
    assert ply_of(fresh) == ply_of(board)
    await house.check_true(fresh)
    later = await play_on(fresh, [anna, boris], until=lambda m: ply_of(m) >= 8)
    await house.check_true(later)
    await anna.say("/verify@djehuty_bot", new)
    assert f"Game {game_of(board)}" in (await anna.wait_message(chat=new)).text


async def test_a_group_that_moved_unheard_is_followed_by_the_first_refusal(
    own_house: House,
) -> None:
    """The bot was away for so long that Telegram dropped the news; the edit's refusal tells it."""
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await house.play.fault("editMessageMedia", "retry_after", chat_id=chat, count=100)
    seq = await house.seq()
    await act(to_act(board, anna, boris), board)
    await house.play.wait_call("editMessageMedia", after=seq, status=429)
    await house.bot.kill()
    await house.play.clear_faults()
    new = await anna.migrate(chat)
    last = (await house.play.waiting_updates())[-1]["update_id"]
    fetching = f"{house.play.url}/bot{house.bot.token}/getUpdates"
    async with house.play.http.get(fetching, params={"offset": last + 1}) as told:
        assert (await told.json())["result"] == []
    await house.bot.start()
    fresh = await anna.wait_shown(has(Kind.ACT, game_of(board)), new)
    assert (await house.check_true(fresh)).presses == 1


async def test_a_board_stays_in_its_topic(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, forum=True)
    topic = await anna.topic(chat, "Senet")
    board = await group_game(anna, boris, chat, thread=topic)
    assert board.data["message_thread_id"] == topic
    await anna.say("/board@djehuty_bot", chat, thread=topic)
    fresh = await anna.wait_message(has(Kind.ACT, game_of(board)), chat)
    assert fresh.data["message_thread_id"] == topic
    assert fresh.data["is_topic_message"] is True
    await act(to_act(fresh, anna, boris), fresh)
    moved = await anna.wait_shown(after(fresh), chat)
    assert moved.data["message_thread_id"] == topic


async def test_general_has_no_topic(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, forum=True)
    await anna.topic(chat, "Elsewhere")
    board = await group_game(anna, boris, chat)
    assert "message_thread_id" not in board.data
    sent = await house.play.calls("sendPhoto", chat_id=chat)
    assert sent
    assert all("message_thread_id" not in call["params"] for call in sent)


async def test_an_answer_in_a_supergroup_is_no_topic(house: House) -> None:
    """A reply carries a thread id though the group has no topics: the board does not follow it."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris, large=True)
    said = await anna.say("shall we?", chat)
    await boris.say("/play@djehuty_bot", chat, reply_to=said.id)
    await boris.wait_message(offers_games, chat)
    (sent,) = await house.play.calls("sendPhoto", chat_id=chat)
    assert "message_thread_id" not in sent["params"]
