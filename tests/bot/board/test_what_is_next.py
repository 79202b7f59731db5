"""Before a throw of the Hyena game a small phone shows what has just happened and what is next; the
chances of the throw come behind that."""

from __future__ import annotations

import re
from html import unescape

import pytest

from bot.board.phone import COLUMNS, QUOTE, QUOTED_COLUMNS, lines_of
from bot.table.teaching import goal_told, lesson_told
from bot.words.library import LANGUAGES, Library
from games.core import Throw, Told
from games.hyena.sets.hyena import HYENA
from tests.bot.board.shown import board_of, game
from tests.bot.kit import plain
from tests.games.mothers import walking

LIBRARY = Library()
QUOTED = re.compile(r"<blockquote expandable>|</blockquote>\n?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_stands_above_what_is_next_and_that_above_the_chances(language: str) -> None:
    texts, found = LIBRARY[language], 0
    for table in (*game("hyena of 2", 2), *game("hyena of 2", 3)):
        quote = QUOTE.search(board_of(table, texts).caption)
        if (
            quote is None
            or not isinstance(table.turn, Throw)
            or lesson_told(table)
            or goal_told(table)
        ):
            continue
        whole = unescape(QUOTED.sub("\n", board_of(table, texts).caption))
        lines = whole.replace("\u200f", "").split("\n")
        next_, *_ = (
            texts.told(told).replace("\u200f", "") for told in table.rules.pending(table.state)
        )
        if next_ not in lines:
            continue  # in sight above the quotation
        done = [at for at, line in enumerate(lines) if line.startswith(("📣 ", "🔴 ", "🔵 "))]
        chances = [at for at, line in enumerate(lines) if line.startswith("🎲")]
        at = lines.index(next_)
        assert done
        assert done[0] < at
        assert next_ not in lines[:2] or all(at < chance for chance in chances)
        found += 1
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_coins_there_are_and_are_wanted_is_in_sight_while_they_are_collected(
    language: str,
) -> None:
    """At the well, till the hyena leaves, and till it drinks: above whose turn it is, unfolded."""
    texts, found = LIBRARY[language], set[str]()
    for seed in range(1, 6):
        for table in game("hyena of 2", seed):
            if not isinstance(table.turn, Throw) or table.seated(table.turn.seat).bot is not None:
                continue
            shown = unescape(QUOTE.sub("", board_of(table, texts).caption)).split("\n")
            for told in table.rules.pending(table.state):
                if {"tabas", "need"} <= dict(told.args).keys():
                    assert texts.told(told) in shown, shown
                    found.add(told.message)
    assert found >= {"hyena-way", "hyena-washing", "hyena-thirst"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_the_race_is_won_and_what_the_hyena_wants_are_in_sight(language: str) -> None:
    """In a first game, each on a line of its own, above whose turn it is. Where a mother at the
    well has two lines to know, the first stands in the quotation."""
    texts, found = LIBRARY[language], set[str]()
    for table in (table for seed in range(1, 9) for table in game("hyena of 2", seed)):
        mine = table.to_act is not None and table.to_act.person is not None
        owner = None if table.state is None else table.rules.settled(table.state)
        if owner is None or not mine or not isinstance(table.turn, Throw):
            continue
        won = "tale-won" if table.seated(owner).person is None else "tale-won-you"
        caption = unescape(plain(board_of(table, texts).caption))
        shown = unescape(plain(QUOTE.sub("", board_of(table, texts).caption))).split("\n")
        (told,) = map(texts.told, table.rules.pending(table.state))
        assert told in shown, shown
        alone = lines_of(told, COLUMNS) == 1
        assert plain(texts.html(won)) in (shown if alone else caption), caption
        found |= {won} | {each.message for each in table.rules.pending(table.state)}
    assert found >= {"tale-won", "tale-won-you", "hyena-hunts", "hyena-flee", "hyena-thirst"}


OTHER = {"en": "the other", "ru": "другой", "pt": "da outra", "ar": "الأخرى"}
"""The other mother, of whom one is ahead."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lead_says_of_whom_and_what_the_hyena_waits_for_is_a_sentence(language: str) -> None:
    texts = LIBRARY[language]
    for race in ("ahead", "behind"):
        way = (("days", 9), ("tabas", 1), ("need", 4), ("enough", 0), ("race", race), ("gap", 5))
        assert OTHER[language] in texts.told(Told("hyena-way", way))
        back = (("days", 9), ("race", race), ("gap", 5), ("scores", "none"))
        assert OTHER[language] in texts.told(Told("hyena-back", back))
    for message, need in (("hyena-leaving", 2), ("hyena-thirst", 10)):
        said = texts.told(Told(message, (("tabas", 0), ("need", need))))
        assert said.endswith(".")
        assert "≈" not in said
        assert texts.told(Told(message, (("tabas", need - 1), ("need", need)))).endswith("!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_turns_the_race_is_told_of_the_bot_in_a_line_of_its_own(language: str) -> None:
    texts = LIBRARY[language]
    before = walking("10+0+0", "9+0+0")
    plain_, passes = before.throws("2"), walking("8+0+0", "9+0+0").throws("2")
    leads, both = walking("9+0+0", "9+0+0").throws("2"), walking("29+0+0", "31+0+0").throws("2")
    told = [texts.brief(HYENA.in_short(each.last)) for each in (plain_, passes, leads, both)]
    assert len(set(told)) == len(told)
    assert all("!" in line or "10" in line or "11" in line or "12" in line for line in told)
    assert all(lines_of(f"🔴 {line}", QUOTED_COLUMNS) == 1 for line in told)
