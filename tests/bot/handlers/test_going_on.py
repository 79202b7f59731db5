"""*Play on* under a replay: the page that asks on which side, in every language."""

from __future__ import annotations

import re

import pytest

from bot.board.buttons import BeginFrom
from bot.board.caption import MAX_CAPTION, length
from bot.board.phone import CHAT, keys_height, picture_height, words_height
from bot.board.sight import Sight, view_of
from bot.choosing.going_on_page import GoingOnPage
from bot.choosing.home_page import Prepared
from bot.choosing.opening import Opening
from bot.table.going_on import from_there
from bot.table.replaying import stood, stops
from bot.words.combos import Combo
from bot.words.library import LANGUAGES
from games.catalogue import rule_set
from games.core import turns
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import Hall, plain, played

GAMES = ("thibault", "siga", "hyena")


@pytest.mark.parametrize("rules", GAMES)
async def test_it_is_in_sight_on_a_small_phone_and_its_buttons_fit(
    hall: Hall, anna: Person, rules: str
) -> None:
    """With the longest numbers, and the code of a link in the buttons."""
    chosen, renderer = rule_set(rules), Desk(hall).desk.renderer
    table = await hall.whole(await played(hall, await hall.against_bot(anna, chosen)))
    at = stops(table)[-2]
    there = from_there(table, at, str(table.game.id))
    assert there is not None
    opening = Opening(Combo(chosen), ("golden",) * (there.seats - 1))
    prepared = Prepared(opening, 123_456_789, "ab" * 32, "Ж" * 64)

    def begin(seat: int, /) -> BeginFrom:
        return BeginFrom(9999, seat, "golden", "ab" * 6, "cd" * 6)

    for language in LANGUAGES:
        for by_ear in (False, True):
            texts = LIBRARY[language].aloud if by_ear else LIBRARY[language]
            sight = Sight(table, texts, {anna.id: "Ж" * 32})
            asked = GoingOnPage(
                sight, there, prepared, lambda seat: begin(seat).press(1_234_567_890)
            )
            page = asked.page(renderer)
            assert length(page.caption) <= MAX_CAPTION
            turn = turns(table.played[:at])  # counted as in the replay
            assert {str(turn), str(table.turns)} <= set(re.findall(r"\d+", page.caption))
            if language == "en":
                assert f"turn {turn} of {table.turns}" in plain(page.caption)
                assert "of the replay" in plain(page.caption)
            assert len(page.keys[0]) == (2 if there.seats == 2 else 1)
            for key in page.keys[0]:
                assert key.press is not None
                assert BeginFrom.read(key.press.action) is not None
                assert key.press.pack()
            size = renderer.size(view_of(stood(table, at)))
            tall = words_height(page.caption) + keys_height(page.keys)
            assert by_ear or tall + picture_height(size) <= CHAT
