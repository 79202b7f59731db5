"""A board in a group, where people talk: how much room it takes, what stands first, who is who."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.board.caption import TALK
from bot.board.explaining import explanation
from bot.board.keyboard import keyboard
from bot.board.parts import who_line
from bot.board.phone import CHAT, FOLD, QUOTE, keys_height, picture_height, words_height
from bot.board.sealing import signs_of
from bot.board.sight import NOWHERE, Sight
from bot.board.turn_log import ALONE
from bot.table.beforehand import Unpressed
from bot.table.steps import THROW_ON, play_on, settled
from bot.table.table import Table
from bot.table.teaching import may_teach
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from games.core import Choose, Over, Throw
from tests.bot.board.shown import RENDERER, begun, board_of
from tests.games.mothers import walking

LIBRARY = Library()
NAMES = {1: "Anna", 2: "Boris", 3: "Carla", 4: "Dalia"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def among(rules: str, seats: int, seed: int = 3) -> Iterator[Table]:
    """Each board of a game of so many people in a group, who choose at random; those who have not
    played hear no lesson."""
    table = begun(rule_set(rules), seats, seed)
    players = tuple(replace(p, person=(p.seat or 0) + 1, bot=None) for p in table.players)
    table = replace(table, players=players, game=replace(table.game, mode="group"))
    rng, nobody = Random(seed), Unpressed(frozenset(), frozenset())
    while not isinstance(table.turn, Over):
        throw = THROW_ON if table.rules.throws_on else "throw"
        turn = table.turn
        text = table.rules.write(rng.choice(turn.actions)) if isinstance(turn, Choose) else throw
        after, _ = play_on(table, (text,), nobody)
        assert after is not None
        table = settled(table, after, 0, nobody)
        yield table


@every_language
@pytest.mark.parametrize(("rules", "seats"), [("hyena", 4), ("aseb", 2)])
def test_a_line_of_talk_has_room_below_a_board_that_has_no_empty_lines(
    rules: str, seats: int, language: str
) -> None:
    """On nearly every board; on the others all of it is in sight as long as nobody talks."""
    texts, room, every = LIBRARY[language], 0, 0
    for table in among(rules, seats):
        if isinstance(table.turn, Over):
            continue
        board = board_of(table, texts, names=NAMES)
        words = words_height(board.caption)
        picture = picture_height(RENDERER.size(board.view, signs_of(table)))
        tall = picture + words + keys_height(board.keys)
        assert tall <= CHAT
        every += 1
        room += tall <= CHAT - TALK
        assert "\n\n" not in QUOTE.sub("", board.caption)
    assert room > 0.6 * every, f"{room} of {every}"


@every_language
def test_the_newest_turn_stands_first_whatever_has_room(language: str) -> None:
    texts, met = LIBRARY[language], set[bool]()
    for table in among("aseb", 2):
        if isinstance(table.turn, Over) or len(table.last_turns) < 2:
            continue
        text = board_of(table, texts, names=NAMES).caption
        older, newer = (
            text.find(texts.html("caption-turn", mark=mark, name=NAMES[seat + 1]))
            for turn in table.last_turns[-2:]
            for seat in (turn[0].seat,)
            for mark in (texts.plain(f"mark-{table.rules.sides[seat]}"),)
        )
        if min(older, newer) >= 0:
            assert newer < older, text
            met.add(older < text.find("<blockquote"))
    assert met == {False, True}, "above what is folded, and in it"


def test_among_people_a_throw_that_came_by_itself_is_a_throw_like_any_other() -> None:
    for table in among("aseb", 2):
        board = Sight(table, LIBRARY["en"], NAMES, thrown_for=frozenset({1, 2}))
        assert f"{ALONE}\N{GAME DIE}" not in board_text(board)


def board_text(sight: Sight) -> str:
    """What is told of a sight, its marks and markup taken away."""
    shown = board_of(sight.table, sight.texts, names=NAMES, thrown_for=True).caption
    return re.sub("<[^>]+>", "", shown)


@every_language
def test_who_is_who_stands_under_the_picture_of_many(language: str) -> None:
    texts, there, every = LIBRARY[language], 0, 0
    for table in among("hyena", 4):
        if isinstance(table.turn, Over) or table.rules.settled(table.state) is not None:
            continue
        if not isinstance(table.turn, Throw) or not table.seated(table.turn.seat).person:
            continue
        text = board_of(table, texts, names=NAMES).caption
        line = who_line(Sight(table, texts, NAMES))
        assert all(name in line for name in NAMES.values())
        assert line in text
        every += 1
        there += text.startswith(line)
    assert every > 10
    assert there > every / 2, f"{there} of {every}"


def test_where_others_look_on_one_throw_stays_during_the_hunt() -> None:
    texts, met = LIBRARY["en"], 0
    one, rest = texts.plain("key-throw-chips"), "\N{CHEQUERED FLAG}"
    for table in among("hyena", 4):
        if not isinstance(table.turn, Throw) or table.rules.settled(table.state) is None:
            continue
        idle = any(order.idle for order in table.rules.orders(table.state))
        words = [key.text for row in keyboard(Sight(table, texts, NAMES)) for key in row]
        assert (one in words) != idle
        assert any(rest in each for each in words) == idle
        told = "\n".join(explanation(Sight(table, texts, NAMES)))
        assert (rest in told) == idle, "nothing is explained that is not there"
        met += 1
    assert met > 5


def endangered() -> Table:
    """Somebody is to throw whom the hyena is after."""
    for table in (table for seed in range(1, 20) for table in among("hyena", 4, seed)):
        if not isinstance(table.turn, Over) and table.rules.hurries(table.state):
            return table
    raise LookupError("nobody was ever in danger")


def test_to_who_is_in_danger_no_lesson_is_told_it_waits() -> None:
    """Who has the hyena behind them reads that."""
    for table in (endangered(), next(among("hyena", 4))):
        calm = not table.rules.hurries(table.state)
        assert may_teach(replace(table, game=replace(table.game, goal=False))) == calm


def test_the_hyena_is_a_danger_only_where_it_is_behind_a_mother_on_her_way_back() -> None:
    met = set[bool]()
    for table in (endangered(), *among("hyena", 4)):
        if isinstance(table.turn, Over):
            continue
        told = [dict(each.args) for each in table.rules.pending(table.state)]
        behind = any(isinstance(each.get("soon"), int) and "danger" in each for each in told)
        assert table.rules.hurries(table.state) == behind
        met.add(behind)
    assert met == {True, False}


def test_once_somebody_has_won_who_is_who_is_still_seen_on_some_boards() -> None:
    """Who has won stands in its place then."""
    seen = 0
    for table in among("hyena", 4):
        if isinstance(table.turn, Over):
            continue
        board = board_of(table, LIBRARY["en"], names=NAMES)
        above, quote, inside = board.caption.partition("<blockquote expandable>")
        if "won" in above and quote:
            shown = "\n".join(inside.split("\n")[:FOLD])
            seen += "🔵 \u2068Boris\u2069 🟡" in shown
    assert seen > 3


def test_the_rest_is_offered_once_one_mother_of_many_is_left_on_her_way() -> None:
    """Eaten or not she comes last."""
    on_her_way, home = "b9+0+0", "b0#2+0+0"
    for others, decided in (((on_her_way, on_her_way), False), ((home, on_her_way), True)):
        state = walking("b0+0+0", *others, h="1:12").state
        idle = [order.idle for order in rule_set("hyena").orders(state)]
        assert idle == [decided]


@pytest.mark.parametrize(("rules", "seats"), [("hyena", 4), ("aseb", 2)])
def test_the_last_row_has_words_where_a_throw_is_due(rules: str, seats: int) -> None:
    """But *Explain*, whose sign everybody knows. Longer words than English ones have no room."""
    texts, met = LIBRARY["en"], 0
    explains = texts.plain("key-explain").split(" ")[0]
    for table in among(rules, seats):
        if not isinstance(table.turn, Throw) or table.rules.settled(table.state) is not None:
            continue
        sight = Sight(table, texts, NAMES, chat=replace(NOWHERE, kind="group", address=-5))
        *_, last = keyboard(sight)
        bare = [key.text for key in last if " " not in key.text]
        assert bare == [explains]
        met += 1
    assert met > 10
