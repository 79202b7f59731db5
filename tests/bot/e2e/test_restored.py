"""After a restore: what people saw since the backup is gone here, and nothing of it does harm."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.telegram.callback_data import Kind
from games import fair
from games.core import Throw
from playground.client import Person, Seen
from tests.bot.e2e.house import (
    House,
    Saved,
    act,
    acts,
    after,
    begin,
    can_act,
    en,
    game_of,
    group_game,
    play_on,
    ply_of,
    resigned,
    to_act,
)
from tests.bot.e2e.process import run

PUT_BACK = "a backup was put back"


async def well(house: House, *arguments: str) -> str:
    """What `djehuty ARGUMENTS` says, which ends well."""
    code, out, err = await run(house.bot.folder, *arguments, environ=house.bot.environ)
    assert (code, err) == (0, "")
    return out


def by_hand(copy: Path, database: Path) -> None:
    """What no page advises, and people do."""
    for side in ("-wal", "-shm"):
        Path(f"{database}{side}").unlink(missing_ok=True)
    shutil.copy(copy, database)


def thrown(saved: Saved) -> list[str]:
    """The throws of a game, as text."""
    rules = saved.table.rules
    throws = (each for each in saved.table.played if isinstance(rules.turn(each.before), Throw))
    return [rules.write(each.action) for each in throws]


def drawn(saved: Saved, first: int, count: int) -> list[str]:
    """What the secret of a game of Senet gives as its throws from number `first` on."""
    game, rules = saved.table.game, saved.table.rules
    turn = rules.turn(rules.start(2))
    assert isinstance(turn, Throw)
    return [
        turn.device.read(fair.faces(game.secret, str(game.id), n, game.salt or "", turn.device))
        for n in range(first, first + count)
    ]


@pytest.mark.parametrize("how", ["by the command", "by hand"])
async def test_games_are_put_back_and_nothing_that_was_seen_comes_again(
    own_house: House, tmp_path: Path, how: str
) -> None:
    house, copy = own_house, tmp_path / "copy.db"
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    board = await group_game(anna, boris, chat)
    board = await play_on(board, [anna, boris], until=lambda m: ply_of(m) >= 6)
    game = game_of(board)
    await well(house, "backup", str(copy))
    kept = await house.saved(game)

    # What the backup does not know: more plies, another message with the board, another game.
    board = await play_on(board, [anna, boris], until=lambda m: ply_of(m) >= 12)
    await anna.say("/board@djehuty_bot", chat)
    old = await anna.wait_message(can_act, chat)
    seen, lost = await house.saved(game), await begin(anna, "📱 On this phone")
    assert await house.bot.stop() == 0
    if how == "by hand":
        by_hand(copy, house.bot.database)
    else:
        assert "The backup lacks" in await well(house, "restore", str(copy), "--replace")
    house.expect(PUT_BACK)
    await house.bot.start()

    # The board comes anew and says so; old ones act at no ply, and lose their buttons.
    fresh = await anna.wait_message(lambda m: can_act(m) and game_of(m) == game, chat)
    assert fresh.text.startswith("⏪ I was put back to 20")
    answer = await anna.press(lost, data=acts(lost)[0]["callback_data"])
    assert (answer.text, answer.show_alert) == (en("answer-lost"), True)
    await anna.wait_shown(lambda m: m.id == lost.id and not m.rows)
    who = to_act(fresh, anna, boris)
    query = await who.forge(acts(fresh)[0]["callback_data"], chat, old.id)
    answer = await who.wait_answer(query)
    assert (answer.text, answer.show_alert) == (en("answer-put-back"), True)
    await anna.wait_shown(lambda m: m.id == old.id and not m.rows, chat)
    assert (await house.saved(game)).log == kept.log

    # It is played on under another seal, by throws that nobody has seen.
    await act(who, fresh)
    fresh = await who.wait_shown(after(fresh), chat)
    assert not fresh.text.startswith("⏪")
    await house.check_true(fresh)
    fresh = await play_on(fresh, [anna, boris], until=lambda m: ply_of(m) >= 14)
    now, before = await house.saved(game), kept.table.game
    assert now.table.game.commitment not in (before.commitment, seen.table.game.commitment)
    assert thrown(now)[: before.throws] == thrown(kept)
    since = thrown(now)[before.throws :]
    assert since == drawn(now, before.throws + 1, len(since))
    assert drawn(now, before.throws + 1, 40) != drawn(seen, before.throws + 1, 40)

    # A new game stands above a gap, also after another start.
    assert await house.bot.stop() == 0
    await house.bot.start()
    assert game_of(await begin(anna, "📱 On this phone")) > game_of(lost) + 1000

    # Both secrets prove the throws, and everybody hears that there are two.
    told, record = await verified(house, anna, await resigned(boris, fresh), tmp_path)
    assert "put back to an earlier state" in told
    assert before.commitment in told
    assert now.table.game.commitment in told
    assert f'[PutBack1 "{before.throws + 1}"]' in record


async def test_the_board_that_comes_anew_is_played_before_its_sending_is_known_to_be_done(
    own_house: House, tmp_path: Path
) -> None:
    house, copy = own_house, tmp_path / "copy.db"
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await well(house, "backup", str(copy))
    assert await house.bot.stop() == 0
    await well(house, "restore", str(copy), "--replace")
    house.expect(PUT_BACK)
    await house.play.fault("sendPhoto", "hold_after", chat_id=anna.id)
    await house.bot.start()
    fresh = await anna.wait_message(lambda m: can_act(m) and game_of(m) == game_of(board))
    await act(anna, fresh)
    assert (await house.saved(game_of(board))).ply > ply_of(fresh)


async def verified(house: House, person: Person, board: Seen, folder: Path) -> tuple[str, str]:
    """What `/verify` says of a finished game, and its record, which both checkers find right."""
    await person.say(f"/verify@djehuty_bot {game_of(board)}", board.chat_id)
    told = await person.wait_message(lambda m: "SHA-256" in m.text or "⏪" in m.text, board.chat_id)
    keys = [key for row in board.rows for key in row]
    wanted = next(k for k in keys if k.get("callback_data", "").startswith(f"{Kind.RECORD}:"))
    await person.press(board, data=wanted["callback_data"])
    sent = await person.wait_message(lambda m: m.document is not None, board.chat_id)
    assert sent.document is not None
    record = folder / "record.txt"
    record.write_bytes(await house.play.file(sent.document))
    assert "put back" in await well(house, "verify", str(record))
    return told.text, record.read_text(encoding="utf-8")
