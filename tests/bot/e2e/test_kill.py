"""`kill -9` in the middle of games, again and again: each press is played, once, and shown."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from random import Random

import pytest

from bot.telegram.callback_data import Kind
from playground.client import Json, Person, Seen
from tests.bot.e2e.house import (
    SIGN,
    House,
    act,
    acts,
    after,
    begin,
    can_act,
    dice,
    en,
    game_of,
    group_game,
    has,
    is_over,
    later,
    link_game,
    play_command,
    ply_of,
    shows,
    to_act,
)

KILLS = 6


async def kill_within(house: House, seq: int, events: int) -> None:
    """Kill the bot as soon as so many things have happened at the playground since `seq`."""
    left = events

    def counted(_: Json) -> bool:
        nonlocal left
        left -= 1
        return left <= 0

    if events:
        await house.play.wait_event(counted, seq, f"event {events} after the press")
    await house.bot.kill()


async def press_and_kill(house: House, who: Person, board: Seen, rng: Random) -> str:
    """Press an offered action and kill the bot at some moment of what follows: before the update
    is fetched, once the press was answered, or while the board is being shown."""
    key = rng.choice(acts(board))
    seq = await house.seq()
    await who.press_only(board, data=key["callback_data"])
    await kill_within(house, seq, rng.randrange(0, 4))
    return str(key["callback_data"].split(":", 3)[3])


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_press_survives_the_end_of_the_process(own_house: House, seed: int) -> None:
    house, rng = own_house, dice(seed)
    house.expect("cannot fetch updates", "task failed")
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    game = game_of(board)
    for _ in range(KILLS):
        before = await house.saved(game)
        pressed = await press_and_kill(house, anna, board, rng)
        killed = await house.saved(game)
        assert killed.log[: before.ply] == before.log, "nothing that was saved is lost"
        await house.bot.start()
        board = await anna.wait_shown(after(board))
        saved = await house.check_true(board)
        assert saved.log[: killed.ply] == killed.log, "nothing is played twice or taken back"
        assert saved.log[before.ply] == pressed or pressed == "throw"
        assert saved.presses - before.presses in (1, 2) and saved.ply == ply_of(board)  # noqa: PT018 - one fact
        if is_over(board):
            break


async def test_the_bots_turn_goes_on_after_its_process_died(own_house: House) -> None:
    """Whose turn it is, is a row, not a task: the BOT plays on without anybody's press."""
    house, rng = own_house, dice(3)
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Greedy")
    game = game_of(board)
    for _ in range(KILLS):
        before = await house.saved(game)
        await press_and_kill(house, anna, board, rng)
        killed = await house.saved(game)
        assert killed.log[: before.ply] == before.log
        await house.bot.start()
        board = await anna.wait_shown(after(board))
        saved = await house.check_true(board)
        assert saved.log[: killed.ply] == killed.log
        if is_over(board):
            break


async def test_both_boards_of_a_link_game_come_right_after_a_kill(own_house: House) -> None:
    house, rng = own_house, dice(4)
    anna, boris = await house.person("Anna"), await house.person("Boris")
    boards = dict(zip((anna, boris), await link_game(anna, boris), strict=True))
    for _ in range(3):
        who = to_act(boards[anna], anna, boris)
        await press_and_kill(house, who, boards[who], rng)
        await house.bot.start()
        for person, board in boards.items():
            boards[person] = await person.wait_shown(later(board))
            await house.check_true(boards[person])
        if is_over(boards[anna]):
            break


async def known_ratings(house: House) -> dict[str, int]:
    """From now on the ratings of all are known; what they are, by name."""
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.database, timeout=30)) as writing, writing:
        writing.execute("UPDATE standing SET deviation = 60")
        rows = writing.execute(
            "SELECT name, rating FROM standing JOIN person ON person.id = standing.person"
        ).fetchall()
    await house.bot.start()
    return {name: round(rating) for name, rating in rows}


async def test_every_game_counts_once_wherever_its_end_was_cut_off(own_house: House) -> None:
    """What an end counts is in its own commit: killed before it, in it or behind it, each game
    moves wins and ratings once, and the next one goes on from there. After the first one both
    ratings are made known: till then no figures are told."""
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    ratings: dict[str, int] = {}
    for events, loser in enumerate((anna, boris, boris, anna)):
        board = await group_game(anna, boris, chat)
        await loser.say("/resign@djehuty_bot", chat)
        question = await loser.wait_message(has(Kind.RESIGN_YES, game_of(board)), chat)
        seq = await house.seq()
        await loser.press_only(question, en("key-resign-yes"))
        await kill_within(house, seq, events)
        await house.bot.start()
        ended = ended_board(board)
        told = inert((await loser.wait_shown(ended, chat)).text)
        if not ratings:
            assert en("ended-gains-later") in told
            ratings = await known_ratings(house)
            continue
        for name, before in ratings.items():
            found = re.search(rf"{name} (\d+) ± \d+ \(([+−]\d+)\)", told)
            assert found is not None, f"{name} was {before}: {told}"
            ratings[name] = int(found[1])
            assert before + int(found[2].replace("−", "-")) == ratings[name]
    counted = "Games: 4 · won 2 · lost 2"
    for person, name, other in ((anna, "Anna", "Boris"), (boris, "Boris", "Anna")):
        await person.start()
        await person.say("/me")
        page = await person.wait_message(lambda message: counted in inert(message.text))
        assert f"⚖️ {ratings[name]} ±" in inert(page.text)
        await person.press(page, en("key-me-pairs"))
        score = f"{other}: 2 – 2 (games: 4)"
        assert score in inert((await person.wait_shown(shows("games: 4"))).text)


def ended_board(board: Seen) -> Callable[[Seen], bool]:
    """The board of that game, once it shows an end."""
    return lambda message: message.id == board.id and is_over(message)


def inert(text: str) -> str:
    """The words without the isolates around names and numbers."""
    return re.sub("[\u2066-\u2069]", "", text)


async def test_presses_made_while_the_bot_is_away_are_played_when_it_is_back(
    own_house: House,
) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    group = await group_game(anna, boris, chat)
    private = await begin(anna, "📱 On this phone")
    await house.bot.kill()
    await to_act(group, anna, boris).press_only(group, "Throw")
    await anna.press_only(private, "Throw")
    carla = await house.person("Carla")
    await carla.start()
    await house.bot.start()
    await house.check_true(await anna.wait_shown(after(group), chat))
    await house.check_true(await anna.wait_shown(after(private)))
    await carla.wait_shown(has(Kind.MENU))


async def test_an_invitation_survives_with_its_seal(own_house: House) -> None:
    house = own_house
    anna, boris = await house.person("Anna"), await house.person("Boris")
    chat = await house.group(anna, boris)
    await anna.press(await play_command(anna, chat), "Someone in this group")
    board = await anna.wait_edit(has(Kind.JOIN), chat)
    sealed = (await house.saved(game_of(board))).table.game.commitment
    assert sealed in board.text
    await house.bot.kill()
    await house.bot.start()
    await boris.press(board, SIGN)
    begun = await boris.wait_shown(lambda m: m.id == board.id and can_act(m), chat)
    assert (await house.check_true(begun)).table.game.commitment == sealed


async def test_sigterm_leaves_at_once_with_code_0_and_the_game_goes_on(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    board = await begin(anna, "🤖 Novice")
    assert await house.bot.stop() == 0
    await anna.press_only(board, data=acts(board)[0]["callback_data"])
    await house.bot.start()
    await house.check_true(await anna.wait_shown(after(board)))


async def test_sigterm_does_not_wait_for_an_answer_of_telegrams(own_house: House) -> None:
    house = own_house
    anna = await house.person("Anna")
    board = await begin(anna, "📱 On this phone")
    await house.play.fault("editMessageMedia", "hold_after")
    seq = await house.seq()
    await act(anna, board)
    await house.play.wait_call("editMessageMedia", after=seq)
    assert await house.bot.stop() == 0
    await house.play.clear_faults()
    await house.bot.start()
    saved = await house.check_true(await anna.wait_shown(after(board)))
    assert saved.presses == 1
