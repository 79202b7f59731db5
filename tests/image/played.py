"""A whole game in the image, over HTTP, against a playground that runs outside."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Final

from bot.telegram.callback_data import Kind
from playground.client import Person, Play, Seen
from tests.bot.e2e.house import (
    acts,
    can_act,
    game_of,
    has,
    is_over,
    ply_of,
    presses,
    shows,
    title,
)
from tests.mentions import ROOT

TOKEN: Final = "1000000:playground"  # noqa: S105 - the stand-in's own, it opens nothing
GAME: Final = "/play senet thibault pieces=3"
PRESSES_BEFORE: Final = 6
"""Presses before the bot is stopped and begun again."""
MOST_REFUSED: Final = 3
"""Presses on a board that has come once more since."""


@contextlib.asynccontextmanager
async def playground() -> AsyncIterator[str]:
    """A playground as a process of its own, and its URL."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", "0", "--limits", "off", "--token", TOKEN,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield (await process.stdout.readline()).decode().strip()
    finally:
        process.kill()
        await process.wait()


async def a_whole_game(play: Play, in_between: Callable[[], Awaitable[None]]) -> int:
    """From `/start` to the proof of the throws, `in_between` in its middle; how many presses."""
    anna = await play.newcomer("Anna")
    await title(anna)
    await anna.say(GAME)
    page = await anna.wait_message(has(Kind.PLAY_NOW))
    (whom,) = [press for press in presses(page) if press.kind is Kind.SET]
    await anna.press(page, data=whom.pack())
    page = await anna.wait_edit(has(Kind.NEW))
    bots = [press for press in presses(page) if press.kind is Kind.PLAY_NOW]
    bot = [press for press in bots if "djehuty" in press.action]
    assert bot, f"nobody to play with: {[press.action for press in presses(page)]}"
    await anna.press(page, data=bot[0].pack())
    board = await anna.wait_shown(can_act)
    game, rng, done, refused = game_of(board), Random(1), 0, 0
    while not is_over(board):
        answer = await anna.press(board, data=rng.choice(acts(board))["callback_data"])
        if answer.show_alert:  # a backup was put back: the board stands in a new message
            refused += 1
            assert refused <= MOST_REFUSED, answer.text
            board = await _newest(anna, game)
            continue
        board, done = await anna.wait_shown(_after(board)), done + 1
        if done == PRESSES_BEFORE:
            await in_between()
            board = await _newest(anna, game)
    assert done > PRESSES_BEFORE, f"the game was over after {done} presses"
    await anna.say(f"/verify {game}")
    await anna.wait_message(shows(f"Game {game} ✅", "put back to an earlier state"))
    await anna.say(f"/review {game}")
    await anna.wait_message(lambda message: message.photo is not None and message.id > board.id)
    return done


def _after(board: Seen) -> Callable[[Seen], bool]:
    """The game, once somebody may act later than now: in that message, or in a newer one, as a
    board that was promised when a backup was put back may have come meanwhile."""
    ply, game = ply_of(board), game_of(board)

    def fits(message: Seen) -> bool:
        if message.id < board.id or not (can_act(message) or is_over(message)):
            return False
        return game_of(message) == game and (is_over(message) or ply_of(message) > ply)

    return fits


async def _newest(anna: Person, game: int) -> Seen:
    """The board as `/board` brings it. Until then others may come: at least one is promised."""
    asked = await anna.say("/board")
    return await anna.wait_message(
        lambda message: can_act(message) and game_of(message) == game and message.id > asked.id
    )


async def every_language(play: Play, languages: dict[str, str]) -> None:
    """A title page for somebody of each language, in words of that language."""
    for language, greeting in languages.items():
        person = await play.newcomer(f"Somebody {language}", language)
        menu = await title(person)
        assert greeting in menu.buttons, (language, menu.buttons)
