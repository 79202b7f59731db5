"""A network and a Telegram that misbehave: boards come right, and other chats do not wait."""

from __future__ import annotations

import asyncio

import pytest

from bench.faults import order
from bot.telegram.callback_data import Kind
from games.core import Choose
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    House,
    act,
    after,
    begin,
    game_of,
    group_game,
    has,
    later,
    link_game,
    offers_games,
    other,
    title,
    to_act,
    uploads,
)

NOT_SHOWN = "board not shown"
FAULTS = ("drop_before", "drop_after", "server_error", "bad_gateway", "not_json", "cut")


async def phone_game(house: House, name: str = "Anna") -> tuple[Person, Seen]:
    anna = await house.person(name)
    return anna, await begin(anna, "📱 On this phone")


async def refuse(house: House, person: Person, retry_after: int) -> None:
    """The edits of that chat are refused, until the faults are cleared."""
    await house.play.fault(
        "editMessageMedia", "retry_after", chat_id=person.id, retry_after=retry_after, count=100
    )


async def test_429_is_waited_out_and_no_other_chat_waits(house: House) -> None:
    anna, board = await phone_game(house)
    boris, theirs = await phone_game(house, "Boris")
    await refuse(house, anna, retry_after=2)
    seq = await house.seq()
    await anna.press_only(board, "Throw")
    refused = await house.play.wait_call("editMessageMedia", after=seq, status=429)
    await act(boris, theirs)
    moved = await boris.wait_shown(after(theirs))
    await house.play.clear_faults()
    await house.check_true(moved)
    shown = await anna.wait_shown(after(board))
    await house.check_true(shown)
    calls = [c for c in await house.play.calls("editMessageMedia", after=seq) if c["status"] == 200]
    chats = [call["chat_id"] for call in calls]
    assert chats.index(boris.id) < chats.index(anna.id), "Boris did not wait for Anna's chat"
    at = {call["chat_id"]: call["at"] for call in calls}
    every = await house.play.calls("editMessageMedia", chat_id=anna.id, after=seq)
    limited = [call["at"] for call in every if call["status"] == 429]
    assert refused["chat_id"] == anna.id
    assert at[anna.id] - limited[-1] >= 2, "the retry_after was kept"


async def test_after_429_only_the_newest_state_is_shown(house: House) -> None:
    anna, board = await phone_game(house)
    await refuse(house, anna, retry_after=1)
    seq = await house.seq()
    game = game_of(board)
    await anna.press(board, "Throw")
    saved = await house.saved(game)
    turn = saved.table.turn  # a choice, or the next throw where the only move has played itself
    action = saved.table.rules.write(turn.actions[0]) if isinstance(turn, Choose) else "throw"
    await anna.wait_answer(await anna.forge(f"a:{game}:{saved.ply}:{action}", message_id=board.id))
    later_on = await house.seq()  # what was on its way with the state between is refused by then
    await house.play.wait_call("editMessageMedia", after=later_on, status=429)
    await house.play.clear_faults()
    shown = await anna.wait_shown(after(board))
    assert (await house.check_true(shown)).presses == 2
    done = [
        call
        for call in await house.play.calls("editMessageMedia", chat_id=anna.id, after=seq)
        if call["status"] == 200
    ]
    assert len(done) == 1, "what lay between was left out"


@pytest.mark.parametrize("kind", FAULTS)
async def test_a_board_comes_right_whatever_became_of_its_call(house: House, kind: str) -> None:
    """The connection cut before or after the effect, or an error of Telegram's."""
    house.expect(NOT_SHOWN)
    anna, board = await phone_game(house)
    await house.play.fault("editMessageMedia", kind, chat_id=anna.id)
    await act(anna, board)
    shown = await anna.wait_shown(after(board))
    assert (await house.check_true(shown)).presses == 1
    await act(anna, shown)
    await house.check_true(await anna.wait_shown(after(shown)))


@pytest.mark.parametrize("kind", [kind for kind in FAULTS if kind not in ("cut", "drop_after")])
async def test_a_pop_up_comes_though_its_call_is_lost(house: House, kind: str) -> None:
    anna, board = await phone_game(house)
    await house.play.fault("answerCallbackQuery", kind)
    assert (await anna.press(board, "Throw")).text
    assert (await house.check_true(await anna.wait_shown(after(board)))).presses == 1


@pytest.mark.parametrize("kind", FAULTS)
@pytest.mark.parametrize(("said", "method"), [("/play", "sendPhoto"), ("/settings", "sendMessage")])
async def test_a_reply_comes_though_its_call_is_lost(
    house: House, kind: str, said: str, method: str
) -> None:
    """Twice, perhaps: that is better than never."""
    anna = await house.person("Anna")
    await title(anna)
    logged = len(house.bot.log)
    await house.play.fault(method, kind, chat_id=anna.id)
    await anna.say(said)
    await anna.wait_message(lambda m: bool(m.buttons))
    await house.bot.wait_line("message not sent yet", logged)
    assert not [line for line in house.bot.log[logged:] if "exception" in line]


async def test_nothing_is_lost_where_every_tenth_call_of_each_kind_meets_a_fault(
    own_house: House,
) -> None:
    """Each press is answered and its board comes right; each command has its reply."""
    house = own_house
    house.expect("cannot fetch updates")
    anna, board = await phone_game(house)
    boris = await house.person("Boris")
    await title(boris)
    await order(house.play)

    async def presses(board: Seen) -> Seen:
        for _ in range(20):
            await act(anna, board)
            board = await anna.wait_shown(after(board))
        return board

    async def commands() -> None:
        for number in range(20):
            await boris.say("/settings" if number % 2 else "/play")
            await boris.wait_message(lambda m: bool(m.buttons))

    board, _ = await asyncio.gather(presses(board), commands())
    await house.play.clear_faults()
    assert (await house.check_true(board)).presses >= 20
    assert not [line for line in house.bot.log if "exception" in line], "a line a fault"


async def test_a_page_that_was_lost_comes_too(house: House) -> None:
    anna = await house.person("Anna")
    menu = await title(anna)
    await house.play.fault("editMessageCaption", "bad_gateway", chat_id=anna.id)
    await house.play.fault("editMessageMedia", "bad_gateway", chat_id=anna.id)
    await anna.press(menu, "Another game")
    await anna.wait_edit(offers_games)


async def test_a_lost_fetch_of_updates_loses_no_update(house: House) -> None:
    """The updates were handed out, but the answer never arrived: they come again."""
    house.expect("cannot fetch updates")
    anna, board = await phone_game(house)
    await house.play.fault("getUpdates", "drop_after")
    boris = await house.person("Boris")
    await boris.start()
    await anna.press_only(board, "Throw")
    assert (await house.check_true(await anna.wait_shown(after(board)))).presses == 1
    await boris.wait_shown(has(Kind.MENU))


async def test_a_held_call_holds_no_other_chat(house: House) -> None:
    anna, board = await phone_game(house)
    boris, theirs = await phone_game(house, "Boris")
    await house.play.fault("editMessageMedia", "hold_after", chat_id=anna.id)
    seq = await house.seq()
    await act(anna, board)
    await house.play.wait_call("editMessageMedia", after=seq)
    await act(boris, theirs)
    await house.check_true(await boris.wait_shown(after(theirs)))
    await house.play.release()
    await house.check_true(await anna.wait_shown(after(board)))


async def test_a_picture_whose_file_id_is_gone_is_uploaded_again(house: House) -> None:
    anna = await house.person("Anna")
    await title(anna)
    seq = await house.seq()
    await house.play.fault(
        "sendPhoto",
        "error",
        chat_id=anna.id,
        description="Bad Request: wrong file identifier/HTTP URL specified",
    )
    menu = await title(anna)
    assert menu.photo is not None
    assert uploads(await house.play.calls("sendPhoto", after=seq, chat_id=anna.id)) == 1


async def test_not_modified_counts_as_shown(house: House) -> None:
    """An edit that took effect though its answer was lost comes again as "not modified"."""
    house.expect(NOT_SHOWN)
    anna, board = await phone_game(house)
    await house.play.fault("editMessageMedia", "drop_after", chat_id=anna.id)
    seq = await house.seq()
    await act(anna, board)
    await house.play.wait_call("editMessageMedia", after=seq, count=2)
    shown = await anna.wait_shown(after(board))
    await act(anna, shown)
    await house.check_true(await anna.wait_shown(after(shown)))


async def test_a_blocked_player_does_not_hold_the_other_up(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    boards = dict(zip((anna, boris), await link_game(anna, boris), strict=True))
    who = to_act(boards[anna], anna, boris)
    away = other(who, anna, boris)
    await away.block()
    board = boards[who].id
    mine = await who.wait_shown(lambda m: m.id == board and has(Kind.ABSENT)(m))
    await act(who, mine)
    mine = await who.wait_shown(later(mine))
    await house.check_true(mine)
    while to_act(mine, anna, boris) is who:
        await act(who, mine)
        mine = await who.wait_shown(later(mine))

    await away.unblock()
    await away.say("/resume")
    fresh = await away.wait_message(has(Kind.ACT, game_of(mine)))
    await house.check_true(fresh)
    await act(away, fresh)
    await house.check_true(await away.wait_shown(later(fresh)))
    theirs = await who.wait_shown(lambda m: later(mine)(m) and not has(Kind.ABSENT)(m))
    await house.check_true(theirs)


async def test_thrown_out_of_a_group_and_brought_back(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    await anna.kick_bot(chat)
    await anna.add_bot(chat)
    await anna.wait_message(has(Kind.MENU), chat)
    await anna.say("/resume@djehuty_bot", chat)
    await house.check_true(await anna.wait_message(has(Kind.ACT, game_of(board)), chat))
