"""Words of one's own, over HTTP: put into a lobby, kept when the bot dies, proven at the end."""

from __future__ import annotations

import pytest

from bot.telegram.callback_data import Kind
from games import fair
from tests.bot.e2e.house import (
    House,
    en,
    game_of,
    has,
    invite,
    link_code,
    of_bot,
    play_command,
    resigned,
    shows,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")

HERS, HIS = "Nefertari sends <love> & luck", "пусть решит река 🐊"


async def test_words_of_both_outlive_the_process_and_are_proven(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    invitation = await invite(anna, "Invite by link")
    await anna.say(HERS, reply_to=invitation.id)
    await anna.wait_message(shows(en("words-brought", words=HERS)))
    await house.bot.kill()
    await house.bot.start()
    shown = await anna.wait_shown(lambda m: m.id == invitation.id and HERS in m.text)
    game = game_of(shown)
    assert [p.words for p in (await house.saved(game)).table.players] == [HERS]

    await boris.start(link_code(invitation))
    page = await boris.wait_message(has(Kind.SIT))
    assert HERS in page.text
    await boris.say(f"words: {HIS}", reply_to=page.id)
    await boris.wait_message(shows(en("words-brought", words=HIS)))
    await house.bot.kill()
    await house.bot.start()
    board = await boris.wait_shown(has(Kind.LEAVE, game))
    saved = await house.check_true(board)
    digests = [fair.words_digest(words) for words in (HERS, HIS)]
    assert saved.table.game.salt == f"djehuty2\n0 words {digests[0]}\n1 words {digests[1]}"
    over = await resigned(boris, board)
    assert HERS in over.text
    assert HIS in over.text
    await boris.say("/verify")
    told = await boris.wait_message(shows("✅"))
    assert en("verify-bound", kind="words") in told.text
    assert en("verify-more") in told.text
    await house.check_true(over)


async def test_a_bots_game_takes_words_before_the_tap_that_begins_it(house: House) -> None:
    anna = await house.person("Anna")
    page = await play_command(anna)
    await anna.say(f"/words {HERS}")
    await anna.wait_message(lambda m: HERS in m.text)
    await anna.press(page, of_bot(page, "🤖 Greedy"))
    board = await anna.wait_shown(lambda m: m.id == page.id and has(Kind.LEAVE)(m))
    salt = (await house.saved(game_of(board))).table.game.salt
    digest = fair.words_digest(HERS)
    assert salt == f"djehuty2\n0 words {digest}\n1 nothing", "the seal is the one that was shown"


async def test_words_put_before_play_outlive_the_process(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    await anna.start()
    await anna.wait_message(has(Kind.PLAY_NOW))
    await anna.say(f"/words {HERS}")
    page = await anna.wait_message(lambda m: has(Kind.PLAY_NOW)(m) and HERS in m.text)
    await house.bot.kill()
    await house.bot.start()
    await anna.press(page, en("key-play"))
    board = await anna.wait_shown(has(Kind.ACT))  # the BOT may begin: now it waits for her
    saved = await house.check_true(board)
    assert saved.table.game.salt == f"djehuty2\n0 words {fair.words_digest(HERS)}\n1 nothing"
    assert HERS in board.text
