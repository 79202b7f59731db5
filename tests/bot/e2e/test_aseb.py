"""Aseb through the chat: a group plays it while it waits, two at one phone, one against the BOT;
hints and reviews say whether they are exact."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from bot.table.board_rows import Place
from bot.table.invitation import NewGame
from bot.telegram.callback_data import Kind
from games.aseb.sets.aseb import ASEB
from playground.client import Person, Seen
from solving.whole import asked, run
from storage.opening import open_sqlite
from tests.bot.e2e.house import (
    REVIEWED,
    SIGN,
    House,
    act,
    after,
    can_act,
    data_of,
    dice,
    en,
    game_of,
    has,
    is_over,
    of_bot,
    opponents_by_name,
    plain,
    play_on,
    resigned,
    shows,
    to_act,
)
from tests.bot.hunt import hunting
from tests.bot.kit import Clock, seen


async def page_of(person: Person, words: str = "", chat: int | None = None) -> Seen:
    """What `/play aseb` shows."""
    if chat is None:
        return await opponents_by_name(person, f"aseb {words}".strip())
    await person.say(f"/play@djehuty_bot aseb {words}".strip(), chat)
    return await person.wait_message(has(Kind.NEW), chat)


async def against(person: Person, level: str) -> Seen:
    """A game against that BOT, at the first moment at which the person may act."""
    page = await page_of(person)
    await person.press(page, of_bot(page, level))
    return await person.wait_shown(lambda m: m.id == page.id and can_act(m))


async def in_a_group(house: House, anna: Person, boris: Person, match: str = "") -> Seen:
    """A game, or a match, of two in a group."""
    club = await house.group(anna, boris)
    page = await page_of(anna, chat=club)
    assert "A quick race of five to seven minutes" in page.text
    if match:
        await anna.press(page, match)
        page = await anna.wait_edit(shows("A match to 5 points"), club)
    await anna.press(page, "Someone in this group")
    board = await anna.wait_edit(has(Kind.JOIN), club)
    await boris.press(board, SIGN)
    return await boris.wait_shown(lambda m: m.id == board.id and can_act(m), club)


async def test_a_group_of_two_plays_a_whole_game_and_verifies_it(house: House) -> None:
    anna, boris, rng = await house.person("Anna"), await house.person("Boris"), dice(5)
    board, before, checked = await in_a_group(house, anna, boris), 0, 0
    while not is_over(board):
        who = to_act(board, anna, boris)
        await act(who, board, rng)
        board = await who.wait_shown(after(board), board.chat_id)
        if is_over(board) or before % 15 == 0:
            await house.check_true(board)
            checked += 1
        before += 1
    assert checked > 3
    saved = await house.saved(game_of(board))
    assert saved.table.state.off[saved.table.state.seat] == 5
    assert {played.seat for played in saved.table.played} == {0, 1}
    assert len(await house.picture(board)) <= 80_000
    assert en("race-off", outcome="none") in board.text
    await anna.say(f"/verify {game_of(board)}", board.chat_id)
    assert "every throw" in plain((await anna.wait_message(shows("✅"), board.chat_id)).text)


def bare(board: Seen) -> str:
    """Its words, without the isolates around names and the emblems behind them."""
    return re.sub(f"[\u2068\u2069]| {SIGN}", "", board.text)


async def test_its_match_goes_on_by_points(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    board = await in_a_group(house, anna, boris, "🏁 Match to 5")
    club = board.chat_id
    assert "Match to 5, game 1: " in bare(board)
    first, second = ("Boris", "Anna") if "Anna, white" in bare(board) else ("Anna", "Boris")
    end = await resigned(anna, board)
    assert "1 point: Anna resigned." in bare(end)
    await boris.press(end, en("key-next-game"))
    invitation = await boris.wait_message(has(Kind.JOIN), club)
    await anna.press(invitation, SIGN)
    board = await anna.wait_shown(lambda m: m.id == invitation.id and can_act(m), club)
    assert re.search("Match to 5, game 2: (Boris 1 – Anna 0|Anna 0 – Boris 1)\n", bare(board))
    assert f"{first}, white" in bare(board), "the sides are changed"
    assert f"{second}, blue" in bare(board)
    await house.check_true(board)


async def test_two_play_at_one_phone_with_a_bone_and_seven_pieces(house: House) -> None:
    anna = await house.person("Anna")
    page = await page_of(anna, "dice=bone pieces=7")
    await anna.press(page, "📱 On this phone")
    board = await anna.wait_edit(has(Kind.WITHDRAW))
    await anna.press(board, SIGN)
    board = await anna.wait_shown(lambda m: m.id == board.id and can_act(m))
    assert en("key-throw-bone") in board.buttons
    board = await played_for(anna, board, 30, dice(7))
    saved = await house.check_true(board)
    assert {played.seat for played in saved.table.played} == {0, 1}
    assert "pass" not in saved.log[:4], "a bone always moves something at first"


async def played_for(person: Person, board: Seen, presses: int, rng: Random) -> Seen:
    """The board after so many presses, or at the end."""
    for _ in range(presses):
        if is_over(board):
            break
        await act(person, board, rng)
        board = await person.wait_shown(after(board))
    return board


async def test_a_game_that_is_over_is_played_again_reviewed_and_counted(house: House) -> None:
    """Against the BOT, by the network alone: nothing is called exact."""
    anna = await house.person("Anna")
    board = await against(anna, "Novice")
    while not has(Kind.HINT)(board):
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    told = await anna.press(board, data=data_of(board, Kind.HINT))
    assert told.show_alert
    assert "games in 100" in (told.text or "")
    assert "exact" not in (told.text or "")
    board = await play_on(board, [anna])
    game = game_of(board)
    await house.check_true(board)
    await anna.press(board, en("key-review"))
    page = await anna.wait_message(shows(f"№{game}", REVIEWED))
    assert en("review-basis-aseb") in page.text
    await anna.say(f"/replay {game}")
    film = await anna.wait_message(shows(f"№{game}"))
    assert film.id != page.id
    await anna.say("/me")
    await anna.wait_message(shows("Games: 1", f"{en('rules-aseb')}: "))


async def test_with_a_table_hints_and_the_review_are_exact_from_the_first_throw_on(
    own_house: House,
) -> None:
    """A table of two pieces a side, and a game of two pieces that an earlier life of the bot
    began."""
    house = own_house
    anna = await house.person("Anna")
    await anna.start()
    await anna.wait_message(has(Kind.MENU))
    assert await house.bot.stop() == 0
    run(asked((), 2), house.bot.database.parent / "tables", teach=False)
    store = await open_sqlite(house.bot.database)
    try:
        host = await store.see_person(anna.id, anna.name, "en")
        place = Place(await store.see_chat(anna.id, "private", host.id))
        door = hunting(store, Clock())
        wanted = NewGame(replace(ASEB, pieces=2), "bot", host, (place,), "host", bots=("djehuty",))
        table = seen(await door.seating.create(wanted))
        seen(await door.seating.begin(table.game.id, host, press="begin"))
    finally:
        await store.close()
    await house.bot.start()
    board, hints = await anna.wait_shown(can_act), 0
    while not is_over(board):
        if has(Kind.HINT)(board):
            told = await anna.press(board, data=data_of(board, Kind.HINT))
            assert "This is exact." in (told.text or ""), told.text
            hints += 1
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    assert hints
    await anna.press(board, en("key-review"))
    page = await anna.wait_message(shows(REVIEWED))
    assert en("review-exact-whole") in page.text
    assert en("review-basis-aseb") not in page.text
