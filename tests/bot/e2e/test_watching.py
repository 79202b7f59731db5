"""The BOTs alone, by every rule set and at tables of several sizes, through the chat: no frame
fails, and every game ends."""

from __future__ import annotations

import pytest

from bot.table.seats import watching
from bot.table.table import AnyRules
from bot.telegram.callback_data import Kind
from games.catalogue import CATALOGUE
from playground.client import Seen
from tests.bot.e2e.house import House, en, game_of, has, is_over, opponents_by_name, shows

FRAMES = 500
"""After so many frames a game is called off: one by `houses` would take a minute and more, and the
others end before."""
MANY = 20
"""So many pictures are seen at least, also of a short game on a busy machine, where some are passed
over."""


def sizes(rules: AnyRules) -> tuple[int, ...]:
    """The smallest table, one in the middle, and the largest."""
    return tuple(sorted({rules.seats[0], rules.seats[len(rules.seats) // 2], rules.seats[-1]}))


@pytest.mark.parametrize(
    ("rules", "seats"),
    [(rules, seats) for rules in CATALOGUE for seats in sizes(rules)],
    ids=lambda value: str(getattr(value, "id", value)),
)
async def test_the_bots_play_each_other_while_somebody_watches(
    house: House, rules: AnyRules, seats: int
) -> None:
    anna = await house.person("Anna")
    page = await opponents_by_name(anna, rules.id)
    await anna.press(page, en("key-more-ways"))
    page = await anna.wait_edit(lambda m: en("key-watch") in m.buttons)
    await anna.press(page, en("key-watch"))
    board = await anna.wait_edit(has(Kind.BEGIN))
    for number in range(len(watching(rules)) + 1, seats + 1):
        await anna.press(board, en("level-novice"))
        board = await anna.wait_shown(shows(f"{number}. "))
    await anna.press(board, en("key-begin"))
    board = await anna.wait_shown(lambda m: m.id == page.id and has(Kind.LEAVE)(m))
    game = game_of(board)
    seen: list[Seen] = []
    async with anna.watching(board) as frames:
        while not is_over(board) and len(seen) < FRAMES:
            board = await anext(frames)
            if not seen or board.text != seen[-1].text:
                seen.append(board)
    if not is_over(board):
        await anna.say("/resign")
        question = await anna.wait_message(has(Kind.RESIGN_YES, game))
        await anna.press(question, en("key-resign-yes"))
        board = await anna.wait_shown(lambda m: m.id == page.id and is_over(m))
    assert len({message.photo for message in seen}) > MANY
    saved = await house.check_true(board)
    assert all(player.person is None for player in saved.table.players)
    assert len(saved.table.players) == seats
    assert saved.ply + 1 >= len(seen), "but for the first, each frame shows something played"
