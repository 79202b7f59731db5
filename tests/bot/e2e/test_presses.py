"""Presses that must change nothing: stale, doubled, forged, foreign; each is answered kindly."""

from __future__ import annotations

import pytest

from bot.handlers.routes import BUTTONS
from bot.telegram.callback_data import Kind
from tests.bot.e2e.house import (
    House,
    act,
    acts,
    after,
    begin,
    can_act,
    en,
    game_of,
    group_game,
    has,
    is_over,
    play_on,
    ply_of,
    to_act,
)

SILENT = (False, "")
"""The answer to a press that came too late, on the newest board: what stands there tells it."""

OF_ONESELF = frozenset({Kind.EXPORT, Kind.FORGET, Kind.FORGET_NO, Kind.FORGET_YES})
"""Presses that are about who presses, whatever game they name."""


async def test_a_button_of_an_earlier_board_is_stale(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    old = acts(board)[0]["callback_data"]
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 3)
    before = await house.saved(game_of(board))
    answer = await anna.wait_answer(await anna.forge(old, message_id=board.id))
    assert (answer.show_alert, answer.text) == SILENT
    assert (await house.check_true(board)).log == before.log


async def test_an_old_move_that_would_be_legal_again_is_stale(house: House) -> None:
    """The ply is in the button: a move of an earlier turn is refused though the pieces allow it."""
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    game, ply = game_of(board), ply_of(board)
    board = await play_on(board, [anna], until=lambda m: "Throw" in m.buttons[0] and ply_of(m) > 1)
    answer = await anna.wait_answer(
        await anna.forge(f"{Kind.ACT}:{game}:{ply}:throw", message_id=board.id)
    )
    assert (answer.show_alert, answer.text) == SILENT
    assert (await house.check_true(board)).ply == ply_of(board)


async def test_a_press_delivered_twice_is_played_once(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    answer = await anna.press(board, "Throw", times=2)
    assert answer.text.startswith("You threw")
    board = await anna.wait_shown(after(board))
    await act(anna, board)
    board = await anna.wait_shown(after(board))
    saved = await house.check_true(board)
    assert saved.presses == 2


async def test_an_update_redelivered_much_later_is_played_once(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    pressed = await house.play.do(
        "press", person=anna.id, chat=board.chat_id, message_id=board.id, text="Throw"
    )
    board = await anna.wait_shown(after(board))
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 4)
    seq = await house.seq()
    again = await house.play.do("redeliver", update_ids=[pressed["update_id"]])
    assert again["count"] == 1
    await house.play.wait_call("answerCallbackQuery", after=seq)
    assert (await house.check_true(board)).ply == ply_of(board)


async def test_a_button_pressed_twice_acts_once(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    data = acts(board)[0]["callback_data"]
    queries = [await anna.forge(data, message_id=board.id) for _ in range(3)]
    answers = [await anna.wait_answer(query) for query in queries]
    assert answers[0].text.startswith("You threw")
    assert [(answer.show_alert, answer.text) for answer in answers[1:]] == [SILENT, SILENT]
    board = await anna.wait_shown(after(board))
    assert (await house.check_true(board)).presses == 1


@pytest.mark.parametrize(
    "data",
    [
        "", "x", "a", "a:1", "a:1:0", "a:one:0:throw", "a:1:-1:throw", "zz:1:0:throw",
        "a:9999999999999999:0:throw", "a:١:0:throw", "'; DROP TABLE game; --", "🎲:1:0:",
        "\x00:0:0:0",
    ],
)  # fmt: skip
async def test_garbage_gets_a_kind_word(house: House, data: str) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    answer = await anna.wait_answer(await anna.forge(data, message_id=board.id))
    assert not answer.show_alert
    assert answer.text == en("answer-bad-press")
    assert (await house.check_true(board)).ply == 0


async def test_an_action_that_is_not_offered_is_refused(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    game = game_of(board)
    for action in ("9-11", "pass", "rescue", "5", "", "throw ", "THROW"):
        query = await anna.forge(f"{Kind.ACT}:{game}:0:{action}", message_id=board.id)
        answer = await anna.wait_answer(query)
        assert not answer.show_alert, action
        assert answer.text == en("answer-not-offered"), action
    assert (await house.check_true(board)).ply == 0


@pytest.mark.parametrize("kind", list(BUTTONS.of))
async def test_a_game_that_does_not_exist_is_refused_by_every_button(
    house: House, kind: Kind
) -> None:
    anna = await house.person("Anna")
    await anna.start()
    await anna.wait_message()
    answer = await anna.wait_answer(await anna.forge(f"{kind}:999999999:0:nonsense"))
    if kind is Kind.PLAY_NOW:  # the title page comes as it is now, and the answer says why
        assert answer.text == en("answer-old-rules")
        return
    if kind not in (Kind.MENU, Kind.NO, *OF_ONESELF):
        assert not answer.show_alert
        assert answer.text
    assert [m for m in await anna.messages() if m.photo][1:] == []


async def test_no_button_of_another_chats_game_does_anything(house: House) -> None:
    anna, boris, eve = [await house.person(name) for name in ("Anna", "Boris", "Eve")]
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    game = game_of(board)
    await eve.start()
    theirs = await eve.wait_message()
    for kind in BUTTONS.of:
        if kind in (Kind.MENU, Kind.NEW, Kind.PLAY_NOW, Kind.NO):
            continue
        if kind in OF_ONESELF:
            continue
        action = str(eve.id) if kind is Kind.RESIGN_YES else "throw"
        query = await eve.forge(f"{kind}:{game}:0:{action}", message_id=theirs.id)
        answer = await eve.wait_answer(query)
        assert answer.text, f"{kind.name}: {answer}"
    saved = await house.check_true(board)
    assert saved.table.game.status == "playing"
    assert [m for m in await eve.messages() if m.document or can_act(m)] == []


async def test_a_player_presses_a_forged_button_in_another_chat_of_theirs(house: House) -> None:
    """The press is the player's own and at the right ply: it is played, and shown on the board."""
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    who = to_act(board, anna, boris)
    await who.start()
    menu = await who.wait_message()
    data = acts(board)[0]["callback_data"]
    answer = await who.wait_answer(await who.forge(data, message_id=menu.id))
    assert answer.text.startswith("You threw")
    board = await who.wait_shown(after(board), chat)
    assert (await house.check_true(board)).presses == 1


async def test_the_last_press_of_a_doubled_update_says_that_it_is_done(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    seq = await house.seq()
    pressed = await house.play.do(
        "press", person=anna.id, chat=board.chat_id, message_id=board.id, text="Leave"
    )
    await house.play.wait_call("answerCallbackQuery", after=seq)
    await anna.wait_shown(has(Kind.WAKE, game_of(board)))
    seq = await house.seq()
    await house.play.do("redeliver", update_ids=[pressed["update_id"]])
    call = await house.play.wait_call("answerCallbackQuery", after=seq)
    (said,) = await house.play.calls("answerCallbackQuery", after=seq)
    assert said["params"]["text"] == en("answer-again")
    assert call["status"] == 400, "a query is answered once"


async def test_a_finished_game_takes_no_more_actions(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 3)
    await anna.say("/resign")
    await anna.press(await anna.wait_message(has(Kind.RESIGN_YES)), en("key-resign-yes"))
    end = await anna.wait_shown(lambda m: m.id == board.id and is_over(m))
    before = await house.check_true(end)
    for data in (f"a:{game_of(end)}:{before.ply}:throw", f"a:{game_of(end)}:0:throw"):
        answer = await anna.wait_answer(await anna.forge(data, message_id=end.id))
        assert (answer.show_alert, answer.text) == SILENT
    assert (await house.check_true(end)).log == before.log
