"""Whoever runs the bot bans somebody, without others seeing it, and lets them in again."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
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
    shows,
)
from tests.bot.e2e.keeper import admin, asked, kept_by, tapped

BANNED = en("banned")


async def club(house: House) -> tuple[Person, Person, Person, int]:
    """Carol runs the bot; Anna made the group, Boris is there."""
    carol, anna, boris = [await house.person(name) for name in ("Carol", "Anna", "Boris")]
    await kept_by(house, carol)
    await carol.start()
    return carol, anna, boris, await house.group(anna, boris, carol, large=True)


async def asked_to_decide(who: Person, board: Seen) -> Seen:
    return await who.wait_shown(lambda m: m.id == board.id and has(Kind.ABSENT)(m), board.chat_id)


async def test_a_banned_person_is_told_so_once_and_the_others_play_on(own_house: House) -> None:
    house = own_house
    carol, anna, boris, chat = await club(house)
    board = await group_game(anna, boris, chat)
    game = game_of(board)
    page = await tapped(carol, await admin(carol, "people"), "Boris", "Unfinished games: 1")
    told = await asked(carol, page, en("key-ban"), en("key-ban-yes"))
    assert told.text == en("kept-banned")
    # The board asks who stays, and nobody there reads of a ban.
    board = await asked_to_decide(anna, board)
    assert en("caption-absent", name="Boris") in board.text
    await house.check_true(board)
    notice = await anna.wait_shown(shows(en("notice-absent", who="Boris")), chat)
    assert not any("ban" in m.text.lower() for m in (board, notice))
    # Their press brings an alert, then nothing more for an hour; and nothing else happens.
    before = (await house.saved(game)).table.game
    first = await boris.press(board, en("key-wait"))
    assert (first.text, first.show_alert) == (BANNED, True)
    again = await boris.press(board, en("key-wait"))
    assert (again.text, again.show_alert) == ("", False)
    assert (await house.saved(game)).table.game == before
    # The BOT takes the seat over, and the game goes on without them.
    answer = await anna.press(board, en("key-call-bot"))
    assert answer.text == en("said-called-in")
    kept = en("caption-absent-bot", name="Boris")
    board = await anna.wait_shown(
        lambda m: m.id == board.id and kept in m.text and can_act(m), chat
    )
    await act(anna, board)
    board = await anna.wait_shown(after(board), chat)
    # In again at one tap: the seat is theirs with their next press.
    banned = await admin(carol, "banned")
    await tapped(carol, banned, "↩️ Boris", "Unfinished games")
    await boris.press_only(board, data=data_of(board, Kind.EXPLAIN))
    await anna.wait_shown(lambda m: m.id == board.id and bool(m.rows) and kept not in m.text, chat)
    log = await admin(carol, "log")
    assert [line.split(" · ")[1] for line in log.text.split("\n")[1:]] == [
        "\u2068Carol\u2069 let \u2068Boris\u2069 in again",
        "\u2068Carol\u2069 banned \u2068Boris\u2069",
    ]


async def test_a_banned_persons_messages_get_one_answer_in_their_own_chat(own_house: House) -> None:
    house = own_house
    carol, anna, boris, chat = await club(house)
    await boris.start()
    # In the group, as an answer to what Boris wrote: nobody there sees anything of it.
    wrote = await boris.say("/board@djehuty_bot", chat)
    await boris.wait_message(lambda m: m.from_bot, chat)
    seen = len(await anna.messages(chat))
    await carol.say("/admin@djehuty_bot ban", chat, reply_to=wrote.id)
    told = await carol.wait_message(shows(en("kept-banned")))
    assert told.buttons[0] == en("key-unban")
    # What they say in the group is answered in their own chat, once.
    await boris.say("/play@djehuty_bot", chat)
    await boris.wait_message(shows(BANNED))
    for words in ("/start", "/settings", "/forget_me", "hello"):
        await boris.say(words)
    await boris.say("/play@djehuty_bot", chat)
    await anna.say("/board@djehuty_bot", chat)
    await anna.wait_message(lambda m: m.from_bot, chat)
    told_here = [m.text for m in await boris.messages() if m.from_bot]
    assert told_here[-1] == BANNED
    assert told_here.count(BANNED) == 1
    by_bot = [m for m in (await anna.messages(chat))[seen:] if m.from_bot]
    assert len(by_bot) == 1, "the answer to Anna alone"
    # The ban is of the id: a new name makes no difference, and it survives the process.
    await house.bot.kill()
    await house.bot.start()
    answer = await boris.wait_answer(await boris.forge("m:0:0:home"))
    assert answer.text == "", "told within the hour"
    # One tap lets them in.
    await carol.press(told, en("key-unban"))
    await boris.say("/games")
    await boris.wait_message(shows(en("games-none")))


async def test_whoever_wrote_what_is_sent_on_is_found_and_who_hides_is_not(
    own_house: House,
) -> None:
    house = own_house
    carol, anna, boris, _ = await club(house)
    await carol.send_on("buy my coins", boris)
    page = await carol.wait_message(shows(str(boris.id)))
    assert page.buttons == [en("key-ban"), en("key-back")]
    await carol.send_on("buy my coins", boris, hidden=True)
    await carol.wait_message(shows(en("kept-hidden")))
    # By id, also of somebody who never came.
    page = await admin(carol, f"ban {boris.id}")
    assert en("kept-banned") in page.text
    assert (await boris.wait_answer(await boris.forge("m:0:0:home"))).text == BANNED
    assert en("kept-banned-already") in (await admin(carol, f"ban {boris.id}")).text
    assert en("kept-keeper") in (await admin(carol, f"ban {carol.id}")).text
    assert en("kept-unbanned") in (await admin(carol, f"unban {boris.id}")).text
    # By a part of the name, among who came lately; and for nobody else.
    await anna.start()
    await anna.wait_message()
    assert (await admin(carol, "ban nna")).buttons == ["Anna", en("key-back")]
    assert (await admin(anna, f"ban {boris.id}")).text == en("admin-not-you")
    forged = await anna.wait_answer(await anna.forge("@:0:0:do.ban.1"))
    assert forged.text == en("admin-not-you")
    with closing(sqlite3.connect(house.bot.database)) as reading:
        assert reading.execute("SELECT what FROM deed ORDER BY id").fetchall() == [
            ("ban",), ("unban",)
        ]  # fmt: skip
