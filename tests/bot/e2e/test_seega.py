"""Seega through the chat: a move takes two taps, or a few words; nothing else changes the game."""

from __future__ import annotations

import re
from random import Random

from bot.table.picking import Tapped, picking
from bot.telegram.callback_data import Kind
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    SIGN,
    House,
    acts,
    dice,
    en,
    game_of,
    has,
    is_over,
    opponents_by_name,
    plain,
    presses,
    resigned,
    shows,
)


def taps(board: Seen) -> list[str]:
    """The data of the buttons that choose a stone: those with a square's name."""
    every = [key for row in board.rows for key in row]
    return [
        key["callback_data"]
        for key in every
        if key.get("callback_data", "").startswith(f"{Kind.TAP}:")
        and re.search(r"[a-i]\d⚔?$", key["text"])
    ]


def ply_of(board: Seen) -> int:
    return max(press.ply for press in presses(board))


async def begin(house: House, person: Person, rules: str, chat: int | None = None) -> Seen:
    """A game of two at one phone, or with somebody in a group, all by the words after /play."""
    if chat is not None:
        await person.say(f"/play@djehuty_bot {rules}", chat)
        page = await person.wait_message(has(Kind.NEW), chat)
        await person.press(page, "Someone in this group")
        return await person.wait_edit(has(Kind.JOIN), chat)
    await person.press(await opponents_by_name(person, rules), "📱 On this phone")
    board = await person.wait_edit(has(Kind.WITHDRAW))
    await person.press(board, SIGN)
    return await person.wait_shown(lambda m: m.id == board.id and bool(acts(m)))


async def on(person: Person, board: Seen) -> Seen:
    """The same message, at a later ply or at the end."""
    ply, game = ply_of(board), game_of(board)
    return await person.wait_shown(
        lambda m: (
            m.id == board.id
            and bool(m.rows)
            and game_of(m) == game
            and (is_over(m) or ply_of(m) > ply)
        ),
        board.chat_id,
    )


async def press(person: Person, board: Seen, random: Random) -> Seen:
    """One whole move by buttons: two taps, or one where a stone is placed or has to go on."""
    if acts(board):
        await person.press(board, data=random.choice(acts(board))["callback_data"])
        return await on(person, board)
    data = random.choice(taps(board))
    said = await person.press(board, data=data)
    square = data.split(":")[3]
    assert said.text == en("said-tapped", square=square)
    assert not said.show_alert
    chosen = await person.wait_shown(
        lambda m: m.id == board.id and f"👉{square}" in m.buttons, board.chat_id
    )
    assert f"👉 \u2068{square}\u2069 → " in chosen.text
    await person.press(chosen, data=random.choice(acts(chosen))["callback_data"])
    return await on(person, chosen)


async def until_moves(person: Person, board: Seen, random: Random) -> Seen:
    """Place all stones, up to where one of several stones is to be chosen."""
    while not taps(board) and not is_over(board):
        board = await press(person, board, random)
    return board


async def test_a_whole_game_is_played_by_two_taps_a_move(house: House) -> None:
    anna, random = await house.person("Anna"), dice(3)
    board = await begin(house, anna, "sidja size=3 quiet_limit=20")
    assert board.buttons[:8] == ["a3", "b3", "c3", "a2", "✴️", "c2", "a1", "b1"]
    moves = 0
    while not is_over(board):
        if moves % 5 == 0:
            await house.check_true(board)
        board = await press(anna, board, random)
        moves += 1
    assert moves > 8
    await house.check_true(board)


async def test_a_tap_is_taken_back_changed_and_shown_in_the_picture(house: House) -> None:
    anna, random = await house.person("Anna"), dice(5)
    board = await until_moves(anna, await begin(house, anna, "sidja"), random)
    one, other = taps(board)[:2]
    before = (await house.check_true(board)).log
    await anna.press(board, data=one)
    chosen = await anna.wait_shown(lambda m: m.id == board.id and has(Kind.UNTAP)(m))
    await house.check_true(chosen)
    again = await anna.wait_answer(await anna.forge(one, message_id=board.id))
    assert (again.text, again.show_alert) == (en("answer-tapped"), False)
    (back,) = [press.pack() for press in presses(chosen) if press.kind is Kind.UNTAP]
    assert (await anna.press(chosen, data=back)).text == en("said-untapped")
    board = await anna.wait_shown(lambda m: m.id == board.id and not has(Kind.UNTAP)(m))
    assert (await house.check_true(board)).log == before
    await anna.press(board, data=one)
    await anna.wait_answer(await anna.forge(other, message_id=board.id))
    square = other.split(":")[3]
    chosen = await anna.wait_shown(lambda m: m.id == board.id and f"👉{square}" in m.buttons)
    await house.check_true(chosen)


async def test_what_cannot_be_tapped_or_is_done_gets_a_quiet_word(house: House) -> None:
    anna, eve, random = await house.person("Anna"), await house.person("Eve"), dice(7)
    board = await until_moves(anna, await begin(house, anna, "sidja"), random)
    game, ply, before = game_of(board), ply_of(board), (await house.check_true(board)).log
    for square in ("zz", "c2-c3", ""):
        said = await anna.wait_answer(
            await anna.forge(f"{Kind.TAP}:{game}:{ply}:{square}", message_id=board.id)
        )
        assert (said.text, said.show_alert) == (en("answer-no-tap"), False)
    old = await anna.wait_answer(
        await anna.forge(f"{Kind.TAP}:{game}:{ply - 1}:c2", message_id=board.id)
    )
    assert (old.text, old.show_alert) == ("", False), "the newest board tells it"
    await eve.start()
    greeting = await eve.wait_message()
    theirs = await eve.wait_answer(await eve.forge(taps(board)[0], message_id=greeting.id))
    assert (theirs.text, theirs.show_alert) == (en("answer-foreign"), False)
    assert (await house.check_true(board)).log == before


async def test_a_file_of_a_9x9_board_is_turned_to_and_stays(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(house, anna, "siga size=9")
    assert board.buttons[:8] == list("bcdefghi")
    assert board.buttons[8:17] == [f"a{rank}" for rank in range(1, 10)]
    await anna.press(board, "i")
    board = await anna.wait_shown(lambda m: m.id == board.id and "i9" in m.buttons)
    await house.check_true(board)
    await anna.press(board, "i9")
    board = await on(anna, board)
    assert board.buttons[:8] == list("abcdefgh")
    await anna.press(board, "i8")
    await house.check_true(await on(anna, board))


async def test_against_the_bot_one_press_places_everything(house: House) -> None:
    anna, random = await house.person("Anna"), dice(3)
    await anna.say("/play@djehuty_bot sidja")
    page = await anna.wait_message(has(Kind.PLAY_NOW))
    await anna.press(page, en("key-play"))
    board = await anna.wait_shown(lambda m: m.id == page.id and bool(acts(m)))
    assert "⏩ For me" not in board.buttons, "the goal is read first"
    for _ in range(2):
        board = await press(anna, board, random)
        board = await anna.wait_shown(lambda m: m.id == page.id and bool(acts(m)))
    said = await anna.press(board, "⏩ For me")
    assert said.text.startswith("The rest of your stones is placed for you")
    assert not said.show_alert
    # With one stone that can move it is chosen already: its targets are pressed, not its name.
    board = await anna.wait_shown(
        lambda m: m.id == page.id and "⏩ For me" not in m.buttons and bool(taps(m) or acts(m))
    )
    saved = await house.check_true(board)
    assert len([one for one in saved.log if re.fullmatch(r"[a-e][1-5]", one)]) == 24


async def test_moves_in_words_in_a_private_chat(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(house, anna, "sidja")
    game = game_of(board)

    async def write(words: str) -> Seen:
        ply = (await house.saved(game)).ply
        await anna.say(words)
        return await anna.wait_message(
            lambda m: bool(m.rows) and has(Kind.LEAVE)(m) and ply_of(m) > ply
        )

    fresh = await write("d4 E5")
    assert fresh.id != board.id, "the board comes down, below what was said"
    await house.check_true(fresh)
    fresh = await write("/move a1")
    assert (await house.check_true(fresh)).log == ("d4", "e5", "a1")
    await anna.say("c3")
    told = await anna.wait_message(shows("cannot be played now"))
    assert "b1" in told.text
    assert "a1" not in told.text
    await anna.say("good morning")
    await anna.wait_message(shows(plain(en("hint"))))
    assert (await house.saved(game)).log == ("d4", "e5", "a1")


async def test_a_stone_is_named_and_then_its_target_also_after_a_kill(own_house: House) -> None:
    house = own_house
    anna, random = await house.person("Anna"), dice(2)
    board = await until_moves(anna, await begin(house, anna, "sidja"), random)
    saved = await house.saved(game_of(board))
    now = picking(saved.table, saved.table.rules.view(saved.table.state))
    assert now is not None
    stone, target = now.paths[0]
    await anna.say(stone)
    board = await anna.wait_message(lambda m: f"👉{stone}" in m.buttons)
    await house.bot.kill()
    await house.bot.start()
    saved = await house.check_true(board)
    kept = Tapped.read(saved.tapped[board.chat_id])
    assert kept is not None
    assert kept.taps == (stone,)
    ply = saved.ply
    await anna.say(target.upper())
    # Killed before it had noted the message, the bot posts the board anew, and the answer with it.
    board = await anna.wait_shown(lambda m: bool(m.rows) and ply_of(m) > ply)
    assert (await house.check_true(board)).ply == ply + 1


async def test_moves_in_words_in_a_group(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    club = await house.group(anna, boris)
    invitation = await begin(house, anna, "siga", club)
    await boris.press(invitation, SIGN)
    board = await boris.wait_shown(lambda m: m.id == invitation.id and bool(acts(m)), club)
    mover = anna if anna.name in board.text.split("▶️")[1] else boris
    waiting = boris if mover is anna else anna
    await mover.say("d4", club)
    await waiting.say("/move@djehuty_bot d4", club)
    await waiting.wait_message(shows(en("answer-not-yours")), club)
    assert (await house.saved(game_of(board))).log == (), "words to nobody are no move"
    await mover.say("well, d4 perhaps", club, reply_to=board.id)
    await mover.say("d4", club, reply_to=board.id)
    fresh = await mover.wait_message(lambda m: bool(m.rows) and bool(acts(m)), club)
    assert (await house.check_true(fresh)).log == ("d4",)
    await mover.say("/move@djehuty_bot e5", club)
    fresh = await mover.wait_message(lambda m: m.id != fresh.id and bool(acts(m)), club)
    assert (await house.check_true(fresh)).log == ("d4", "e5")
    await resigned(mover, fresh)
