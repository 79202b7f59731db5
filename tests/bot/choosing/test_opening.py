"""What *Play* begins: as a button carries it, in words, and on the title page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.board.caption import MAX_CAPTION, length
from bot.choosing.home_page import Prepared, home_page
from bot.choosing.opening import (
    RECOMMENDED,
    Opening,
    against_the_weakest,
    played_again,
)
from bot.table.seats import levels
from bot.telegram.callback_data import Kind, read
from bot.words.combos import AnyRuleSet, BadCode, Combo
from bot.words.library import LANGUAGES, Library
from games.catalogue import CATALOGUE, rule_set
from games.core import SwitchError
from storage.rows import Person
from tests.bot.kit import Hall, plain

LIBRARY = Library()
SEAL = "0123456789abcdef" * 4
THIBAULT = rule_set("thibault")


@st.composite
def openings(draw: st.DrawFn) -> Opening:
    """Any rules with any switches, any match, and as many BOTs as can play."""
    rules: AnyRuleSet = draw(st.sampled_from(CATALOGUE))
    for switch in rules.offered:
        try:
            rules = rules.custom({**dict(rules.switches()), switch.name: draw(_value(switch))})
        except SwitchError:
            continue
    bots = draw(st.sampled_from(rules.seats)) - 1
    level = st.sampled_from(levels(rules))
    points = draw(st.sampled_from((0, *rules.matches)))
    return Opening(Combo(rules, points), tuple(draw(level) for _ in range(bots)))


def _value(switch: object) -> st.SearchStrategy[str]:
    values: tuple[str, ...] = switch.values  # type: ignore[attr-defined]  # a Switch
    return st.sampled_from(values)


@given(openings())
def test_an_opening_is_read_as_it_was_written(opening: Opening) -> None:
    read_back = Opening.unpacked(opening.pack())
    assert read_back.combo == opening.combo
    assert sorted(read_back.bots) == sorted(opening.bots)


@given(openings(), st.sampled_from(tuple(LANGUAGES)), st.integers(0, 3))
def test_every_title_page_fits(opening: Opening, language: str, unfinished: int) -> None:
    """Its buttons into 64 bytes, its caption into 1024 characters."""
    prepared = Prepared(opening, 10**9, SEAL, "<&" * 32)
    page = home_page(LIBRARY[language], prepared, [(n, "senet") for n in range(unfinished)])
    for row in page.keys:
        for key in row:
            assert key.press is None or read(key.press.pack()) == key.press
    assert length(page.caption) <= MAX_CAPTION
    assert SEAL in page.caption
    assert "&lt;&amp;" * 32 in page.caption, "the words are escaped"


@pytest.mark.parametrize(
    "forged",
    [
        "", ".", "thibault", "thibault..", "thibault...", "thibault...nobody", "nobody...novice",
        "thibault...novice2", "thibault...novice+greedy", "hyena...novice9", "hyena...novice0",
        "thibault..3.novice", "thibault.zzzzzzzz..novice", "thibault...Novice", "hyena...novice+",
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_no_opening(forged: str) -> None:
    with pytest.raises(BadCode):
        Opening.unpacked(forged)


def test_an_opening_of_before_is_read_where_djehuty_was_not_offered_for_a_time() -> None:
    for asked in ("golden", "djehuty"):
        opening = Opening(Combo(rule_set("houses")), (asked,))
        assert Opening.unpacked(f"houses...{asked}") == opening


def test_a_newcomer_plays_the_first_rules_against_the_weakest() -> None:
    assert Opening(Combo(CATALOGUE[0]), (levels(CATALOGUE[0])[0],)) == RECOMMENDED


def test_every_game_can_be_begun_at_one_tap() -> None:
    for rules in CATALOGUE:
        opening = against_the_weakest(rules)
        assert Opening.unpacked(opening.pack()) == opening


def test_the_page_says_in_one_line_what_play_begins() -> None:
    rules = rule_set("glebsite")
    opening = Opening(Combo(rules, rules.matches[0]), ("greedy",))
    page = home_page(LIBRARY["en"], Prepared(opening, 7, SEAL), ())
    (line,) = [line for line in page.caption.splitlines() if line.startswith("▶️")]
    assert plain(line) == (
        f"▶️ Play begins: Senet · {LIBRARY['en'].plain('rules-glebsite')} · match: "
        f"{rules.matches[0]}, against BOT (Greedy)."
    )


def test_several_bots_are_counted() -> None:
    opening = Opening(Combo(rule_set("hyena")), ("novice", "greedy", "novice"))
    told = opening.who(LIBRARY["en"])
    assert plain(told) == "BOT (Novice) ×2, BOT (Greedy)"


def test_unfinished_games_come_first() -> None:
    prepared = Prepared(RECOMMENDED, 9, SEAL)

    def first(*unfinished: int) -> tuple[Kind, str, str | None]:
        games = [(number, "senet") for number in unfinished]
        key = home_page(LIBRARY["en"], prepared, games).keys[0][0]
        assert key.press is not None
        return key.press.kind, key.press.action, key.style

    assert first()[0] is Kind.PLAY_NOW
    assert first()[2] == "success"
    assert first(3) == (Kind.MENU, "go.3", "success")
    assert first(8, 3) == (Kind.MENU, "resume", "success")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["senet", "seega", "hyena"])
def test_the_way_to_an_unfinished_game_names_it(game: str, language: str) -> None:
    texts, prepared = LIBRARY[language], Prepared(RECOMMENDED, 9, SEAL)
    key = home_page(texts, prepared, [(1234567, game)]).keys[0][0]
    shown = plain(key.text)
    assert plain(texts.plain(f"game-{game}")) in shown
    assert "1234567" in shown
    assert length(shown) <= 32


async def test_what_was_played_is_played_again_with_its_switches_and_bots(
    hall: Hall, anna: Person
) -> None:
    rules = rule_set("thibault", {"pieces": "7", "netting": "on"})
    table = await hall.invite(anna, "bot", "greedy", rules=rules)
    again = played_again(table.game, table.players)
    assert again == Opening(Combo(rules), ("greedy",))


async def test_what_cannot_be_played_any_more_is_not(hall: Hall, anna: Person) -> None:
    table = await hall.invite(anna, "bot", "novice")
    assert played_again(table.game, table.players) == RECOMMENDED
    for changed in (
        replace(table.game, rules="forgotten"),
        replace(table.game, version=99),
        replace(table.game, points=7),
    ):
        assert played_again(changed, table.players) is None
    assert played_again(table.game, (replace(table.players[1], bot="gone"),)) is None
