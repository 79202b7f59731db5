"""Games in a private chat: against the BOT, and two at one phone, from the menu to the end."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from bot.telegram.callback_data import Kind
from bot.words.signs import numeral
from games import fair
from playground.client import Person, Seen
from tests.bot.board.shown import rejoined, whole_lines
from tests.bot.e2e.house import (
    SIGN,
    House,
    act,
    acts,
    after,
    begin,
    can_act,
    chooser,
    due,
    en,
    game_of,
    has,
    invite,
    is_over,
    of_bot,
    opponents,
    play_on,
    ply_of,
    resigned,
    shows,
    title,
    uploads,
)
from tests.bot.e2e.process import environment, run


def check_frame(png: bytes) -> None:
    """A board's picture is a palette PNG, 1280 pixels wide and small."""
    with Image.open(io.BytesIO(png)) as image:
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.width == 1280
    assert len(png) <= 100_000


async def whole_game(house: House, person: Person, board: Seen) -> Seen:
    """Play to the end, looking at every picture on the way."""
    seen = set()
    while not is_over(board):
        assert board.photo is not None
        if board.photo not in seen:
            seen.add(board.photo)
            check_frame(await house.picture(board))
        await act(person, board)
        board = await person.wait_shown(after(board))
    check_frame(await house.picture(board))
    return board


@pytest.mark.parametrize("level", ["Novice", "Greedy"])
async def test_a_game_against_the_bot_is_played_to_its_end(house: House, level: str) -> None:
    anna = await house.person("Anna")
    page = await opponents(anna, await chooser(anna, await title(anna)))
    sealed = re.search(r"[0-9a-f]{64}", page.text)
    assert sealed is not None, "the commitment stands on the page before anyone begins"
    assert of_bot(page, level) in page.buttons
    check_frame(await house.picture(page))

    await anna.press(page, of_bot(page, level))
    board = await anna.wait_shown(lambda m: m.id == page.id and can_act(m))
    end = await whole_game(house, anna, board)

    assert end.id == page.id, "one board from the page to the end"
    unpressed = r"(?:.* left the board!.*\n)?"
    result = r"(🏆 .* You won! .*BOT.* lost\.|You lost\. .*BOT.* won\.)\n"
    assert re.match(unpressed + result, end.text)
    again, other, *rest = end.buttons
    assert again == en("key-rematch")
    rung = other != en("key-menu")
    won = "You won" in end.text
    assert rung == (won or level != "Novice"), "there is nobody easier than who loses to her"
    assert not rung or other.startswith("⬆️" if won else "⬇️")
    last = ("review", "replay", "record", "share-replay", "me", *("games",) * rung)
    assert rest == [en(f"key-{name}") for name in last], "each in words"
    saved = await house.check_true(end)
    assert saved.table.game.secret.hex() in end.text
    assert saved.table.game.commitment == sealed[0]
    assert {played.seat for played in saved.table.played} == {0, 1}


async def test_the_record_of_a_finished_game_verifies_until_somebody_tampers(
    house: House, tmp_path: Path
) -> None:
    anna = await house.person("Anna")
    board = await play_on(
        await begin(anna, "📱 On this phone"), [anna], until=lambda m: ply_of(m) >= 12
    )
    end = await resigned(anna, board)
    game = game_of(end)

    await anna.press(end, "Record")
    sent = await anna.wait_message(lambda m: m.document is not None)
    assert sent.data["document"]["file_name"] == f"senet-{game}.txt"
    assert sent.document is not None
    record = (await house.play.file(sent.document)).decode()
    saved = await house.saved(game)
    assert saved.table.game.secret.hex() in record
    (digest,) = re.findall(r"🔏 Moves: ((?:[0-9a-f]{5} ?){4})", end.text)
    assert f'[Moves "{digest.strip()}"]' in record, "the last board shows what the record has"

    file, environ = tmp_path / "record.txt", environment()
    file.write_text(record, encoding="utf-8")
    code, out, err = await run(tmp_path, "verify", str(file), environ=environ)
    assert (code, err) == (0, "")
    assert out.startswith(
        f"The lot and all {saved.table.game.throws} throws follow from the secret.\n"
    )
    assert saved.table.game.commitment in out, "to be compared with what the board showed"

    swapped = {"0": "1"}.get(saved.table.game.secret.hex()[0], "0")
    secret = saved.table.game.secret.hex()
    file.write_text(record.replace(secret, swapped + secret[1:]), encoding="utf-8")
    code, out, err = await run(tmp_path, "verify", str(file), environ=environ)
    assert (code, out) == (7, "")
    assert err.startswith("djehuty: does not verify: commitment")

    code, _, err = await run(tmp_path, "verify", str(tmp_path / "none.txt"), environ=environ)
    assert code == 12, "that is no verdict"
    assert "none.txt" in err


async def test_verify_in_the_chat_before_during_and_after_a_game(house: House) -> None:
    anna = await house.person("Anna")
    invitation = await invite(anna, "📱 On this phone")
    game = game_of(invitation)
    commitment = (await house.saved(game)).table.game.commitment
    await anna.say("/verify")
    said = await anna.wait_message(shows(f"Game {game}", "is sealed"))
    assert commitment in said.text
    assert said.text.startswith(en("verify-plain", sealed="throws"))

    await anna.press(invitation, SIGN)
    board = await anna.wait_shown(can_act)
    await act(anna, board)
    await anna.wait_shown(after(board))
    await anna.say(f"/verify {game}")
    said = await anna.wait_message(shows(f"Game {game}", "Throws so far: 1"))
    assert said.text.startswith(en("verify-plain", sealed="throws"))
    saved = await house.saved(game)
    assert saved.table.game.salt is not None
    assert fair.mixed(saved.table.game.salt) in said.text
    assert saved.table.game.secret.hex() not in said.text, "sealed until the end"
    assert "🔏 The digest of all moves so far: " in said.text

    await resigned(anna, board)
    await anna.say(f"/verify #{game}")
    said = await anna.wait_message(shows(f"Game {game} ✅"))
    assert said.text.startswith(en("verify-plain", sealed="throws"))
    assert saved.table.game.secret.hex() in said.text
    assert "🔏 The digest of all moves and of the end: " in said.text


async def test_another_chats_game_is_not_verified_for_a_stranger(house: House) -> None:
    anna, eve = await house.person("Anna"), await house.person("Eve")
    game = game_of(await invite(anna, "📱 On this phone"))
    await eve.start()
    await eve.wait_message()
    await eve.say(f"/verify {game}")
    assert (await eve.wait_message()).text == en("verify-none")


async def test_the_bots_steps_can_be_followed_one_after_another(house: House) -> None:
    anna = await house.person("Anna")
    page = await opponents(anna, await chooser(anna, await title(anna)))
    frames: list[Seen] = []
    ply = -1
    async with anna.watching(page) as states:
        await anna.press(page, of_bot(page, "🤖 Novice"))
        while ply < 24:
            frames.append(await anext(states))
            if can_act(frames[-1]) and ply_of(frames[-1]) > ply:
                ply = ply_of(frames[-1])
                if ply < 24:
                    await act(anna, frames[-1])
    saved = await house.saved(game_of(frames[-1]))
    human = next(p.seat for p in saved.table.players if p.bot is None)
    theirs = [played for played in saved.table.played[:ply] if played.seat != human]
    throws = sum(played.faces is not None for played in theirs)
    shown = sum(not can_act(before) for before in frames[:-1])
    assert throws > 0
    assert shown == throws, "each throw of the BOT's, with its choice, is a frame of its own"


async def test_two_at_this_phone_share_one_account_and_take_turns(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    assert "Anna" not in board.text, "the sides are called by their pieces"
    assert re.search(r"^⚪️ White: ", board.text, re.MULTILINE)
    assert re.search(r"^🔵 Blue: ", board.text, re.MULTILINE)
    assert due(board) == en("due-throw-sticks", mark="⚪️", name="White", lot=0, again=0)
    assert board.buttons == ["🎲 Throw the sticks", "❔ Explain", "📜 Rules", "🚪 Leave"]
    assert [len(row) for row in board.rows] == [1, 3]
    whose = set()
    end = await play_on(board, [anna], each=lambda m: None if is_over(m) else whose.add(due(m)))
    assert whose == {
        en(message, mark=mark, name=name, **more)
        for message, more in (
            ("due-throw-sticks", {"lot": 0, "again": 0}),
            ("due-throw-sticks", {"lot": 0, "again": 1}),
            ("due-choose", dict[str, int]()),
        )
        for mark, name in (("⚪️", "White"), ("🔵", "Blue"))
    }
    saved = await house.check_true(end)
    assert {played.seat for played in saved.table.played} == {0, 1}


async def test_the_caption_tells_the_last_turn_of_both_and_whose_turn_it_is(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    board = await play_on(board, [anna], until=lambda m: ply_of(m) >= 20)
    saved = await house.check_true(board)
    table = saved.table
    lines = whole_lines(board.text)
    for turn in table.last_turns:
        sign, side = ("⚪️", "White") if turn[0].seat == 0 else ("🔵", "Blue")
        start = f"{sign} \u2068{side}\u2069: "
        (told,) = [line.removeprefix(start) for line in lines if line.startswith(start)]
        groups = [group for group in told.split(" · ") if group.startswith("🎲")]
        throws = [n for n, played in enumerate(turn) if played.faces is not None]
        assert len(groups) == len(throws) == told.count("🎲")
        for group, n in zip(groups, throws, strict=True):
            thrown, _, move = group.partition("\N{NO-BREAK SPACE}")
            assert thrown == f"🎲\u2060{table.rules.write(turn[n].action).split()[-1]}"
            played_of_it = n + 1 < len(turn) and turn[n + 1].faces is None
            assert bool(move) is played_of_it, "what was played of a throw stands beside it"
    assert len(table.last_turns) == 2
    assert board.text.count("▶️") == 1
    assert len(re.findall(r"off\s\d/5", board.text)) == 2


async def test_only_what_is_allowed_now_is_offered(house: House) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    while len(acts(board)) < 2:
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    saved = await house.check_true(board)
    offered = [saved.table.rules.write(a) for a in saved.table.turn.actions]  # type: ignore[union-attr]  # a choice, by its buttons
    assert [key["callback_data"].split(":", 3)[3] for key in acts(board)] == offered
    assert board.buttons[len(offered) :] == [
        en(f"key-{key}") for key in ("explain", "hint", "leave")
    ]
    assert [key["text"].split(" ")[0] for key in acts(board)] == [
        numeral(number) for number in range(1, len(offered) + 1)
    ]


async def test_a_rematch_against_the_bot_begins_at_one_tap_under_the_seal_that_was_shown(
    house: House,
) -> None:
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Greedy")
    end = await resigned(anna, board)
    own, _, following = re.findall(r"[0-9a-f]{64}", end.text)
    answer = await anna.press(end, "Play again")
    assert answer.text == en("said-rematch")
    again = await anna.wait_shown(lambda m: m.id > end.id and can_act(m))
    assert "BOT (Greedy)" in again.text
    old, new = await house.saved(game_of(end)), await house.saved(game_of(again))
    assert new.table.game.rematch_of == old.table.game.id
    assert (old.table.game.commitment, new.table.game.commitment) == (own, following)
    twice = await anna.press(end, "Play again")
    assert not twice.show_alert
    assert twice.text == en("answer-rematch-open")


async def test_nothing_is_uploaded_for_a_picture_that_telegram_keeps(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    first = await invite(anna, "📱 On this phone")
    seq = await house.seq()
    second = await invite(boris, "📱 On this phone")
    assert uploads(await house.play.calls(after=seq, chat_id=boris.id)) == 0
    assert first.photo == second.photo, "both show the board as it begins"
    seq = await house.seq()
    await anna.say("/board")
    await anna.wait_message(has(Kind.BEGIN))
    assert uploads(await house.play.calls(after=seq, chat_id=anna.id)) == 0


async def test_who_throws_often_is_offered_that_throws_come_by_themselves(house: House) -> None:
    """One press throws, and from then on there are choices alone to press (docs/decisions/0066)."""
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    offer = en("key-throw-for-me")
    while offer not in board.buttons:
        assert not is_over(board), "it was never offered"
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    await house.check_true(board)
    answer = await anna.press(board, offer)
    assert "come by themselves" in answer.text
    board = await anna.wait_shown(after(board))
    for _ in range(6):
        if is_over(board):
            break
        if {en("key-takeback"), en("key-throw-soon")} & set(board.buttons):  # it waits for a moment
            board = await anna.wait_shown(after(board))
            continue
        if "Auto-throw waits" not in rejoined(board.text):
            assert en("key-throw-sticks") not in board.buttons, "what can be chosen is pressed"
        await house.check_true(board)
        await act(anna, board)
        board = await anna.wait_shown(after(board))
    fresh = await begin(anna, "🤖 Novice")
    assert "your first throw" in fresh.text, "whoever begins"
    assert en("key-throw-sticks") in fresh.buttons
    await house.check_true(fresh)
    await anna.say("/settings")
    await anna.press(await anna.wait_message(has(Kind.SETTINGS)), en("key-settings-play"))
    page = await anna.wait_edit(has(Kind.MY_SETTING))
    assert f"✓ {en('key-set-throws')}" in page.buttons
    await anna.press(page, f"✓ {en('key-set-throws')}")
    page = await anna.wait_edit(has(Kind.MY_SETTING))
    assert en("key-set-throws") in page.buttons, "without its tick"
