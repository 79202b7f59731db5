"""How many rows of buttons stand under the pages on which people choose whom to play with."""

from __future__ import annotations

import pytest

from bot.board.phone import ROOM, breadth
from bot.board.sight import Sight
from bot.board.waiting_board import lobby_keys
from bot.choosing.home_page import Prepared
from bot.choosing.opening import against_the_weakest
from bot.choosing.play_pages import game_page, set_page, starter
from bot.table.lobby import adding_bot
from bot.table.seats import levels
from bot.telegram.wire import Keyboard
from bot.words.combos import GAMES, AnyRuleSet, Combo
from bot.words.library import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE
from opponents import OPPONENTS
from storage.rows import Mode, Person
from tests.bot.kit import Hall, plain, seen

LIBRARY = Library()

ROWS = 9
"""So many rows may be under such a page: with more its words are out of sight on a phone."""

SIGN = 2
"""A button in a longer row, of signs, carries one of them."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def held(keys: Keyboard) -> Keyboard:
    """The buttons, which are few enough and of which none is broken or cut where it stands."""
    assert len(keys) <= ROWS, [[key.text for key in row] for row in keys]
    for row in keys:
        for key in row:
            room = ROOM.get(len(row), SIGN)
            assert breadth(key.text) <= room, [key.text for key in row]
    return keys


def set_keys(texts: Texts, rules: AnyRuleSet, points: int, *, private: bool) -> Keyboard:
    """The buttons of a rule set's page, with *Play* where it is its game's first page."""
    first = private and len(GAMES[rules.game]) == 1
    ready = Prepared(against_the_weakest(rules), 1234567, "0123456789abcdef" * 4)
    page = set_page(
        texts,
        Combo(rules, points),
        private=private,
        starred=True,
        prepared=ready if first else None,
    )
    return page.keys


@every_language
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_whom_to_play_with_is_asked_in_few_rows(rules: AnyRuleSet, language: str) -> None:
    texts = LIBRARY[language]
    most = max(len(levels(other)) for other in GAMES[rules.game])
    assert most == sum(each.plays(rules.game) for each in OPPONENTS.values())
    for private in (True, False):
        for points in (0, *rules.matches):
            held(set_keys(texts, rules, points, private=private))


def test_all_the_bots_there_are_stand_on_one_of_these_pages() -> None:
    assert max(len(levels(rules)) for rules in CATALOGUE) == len(OPPONENTS)


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_so_are_a_games_rule_sets(game: str, language: str) -> None:
    ready = Prepared(against_the_weakest(starter(game)), 1234567, "0123456789abcdef" * 4)
    for page in range(len(GAMES[game])):
        held(game_page(LIBRARY[language], game, prepared=ready, page=page).keys)


@every_language
@pytest.mark.parametrize("mode", ["phone", "link", "group"])
@pytest.mark.parametrize(
    "rules", [r for r in CATALOGUE if max(r.seats) > 2], ids=lambda rules: str(rules.id)
)
async def test_so_are_the_seats_of_a_table_of_many(
    hall: Hall, anna: Person, boris: Person, rules: AnyRuleSet, mode: Mode, language: str
) -> None:
    """With one who waits alone, and with any number that may begin."""
    table = await hall.invite(anna, mode, rules=rules)
    if mode != "phone":
        table = seen(await hall.door.seating.join(table.game.id, boris, press="j"))
    counts = [len(table.players)]
    while len(table.players) <= max(rules.seats):
        for reader in (None, anna.id, boris.id):
            held(
                lobby_keys(
                    Sight(
                        table, LIBRARY[language], link="https://t.me/x?start=join-1", reader=reader
                    )
                )
            )
        if len(table.players) == max(rules.seats):
            break
        table = seen(await hall.door.change(table.game.id, adding_bot, anna.id, levels(rules)[-1]))
        counts.append(len(table.players))
    assert counts[-1] == max(rules.seats) > counts[0]


@every_language
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_how_strong_each_bot_is_stands_above_the_buttons(rules: AnyRuleSet, language: str) -> None:
    texts = LIBRARY[language]
    caption = set_page(texts, Combo(rules), private=True, starred=False).caption
    names = [texts.plain(f"level-{name}") for name in levels(rules)]
    (last,) = [line for line in caption.splitlines() if all(name in line for name in names)]
    for name in levels(rules):
        strength = texts.plain(f"strength-{OPPONENTS[name].strength(rules.game)}")
        (part,) = [part for part in last.split(" · ") if f"({strength})" in plain(part)]
        assert texts.plain(f"level-{name}") in part, last
