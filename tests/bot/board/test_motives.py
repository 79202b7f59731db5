"""Why the BOT played so: told behind its action where a chat wants it, and nothing goes for it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.board.first_game import worth_reading
from bot.board.phone import CHAT, words_height
from bot.board.sight import Sight, view_of
from bot.board.turn_log import motives
from bot.choosing.buttons import SettingsOf
from bot.handlers import preferences
from bot.table.picking import board_map, placing
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES, Texts
from games.catalogue import rule_set
from games.core import Choose
from opponents.reasons import reason
from storage.operations import ChangeChat
from storage.rows import Person
from tests.bot.board.shown import NAMES, board_of, game, played, rejoined, ways
from tests.bot.board.test_heights import fights
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import Hall

SIGN = "💭"
CASES = ("thibault", "bell", "sidja", "siga", "hyena of 2")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


def told(case: str) -> list[Table]:
    """The boards of a case on which the BOT has something to say."""
    tables = fights(case, "5") if case in ("sidja", "siga") else game(case)
    return [table for table in tables if motives(table)]


def said(table: Table, texts: Texts) -> list[str]:
    """The words of the reasons, as they stand in the log."""
    words = (texts.told(why) for why in motives(table).values())
    return [" " + texts.html("log-why", told=each) for each in words]


def unfolded(caption: str) -> str:
    """A caption without empty lines, and without what says which of its lines are folded."""
    return re.sub("\n+", "\n", re.sub("</?blockquote[^>]*>", "", caption))


def parted(words: str, table: Table, texts: Texts) -> list[str]:
    """The lines of a caption, in whatever order the fold has them, without what fills a room that
    would be empty."""
    fills = worth_reading(Sight(table, texts, NAMES))
    return sorted(line for line in unfolded(rejoined(words)).split("\n") if line not in fills)


@every_language
@pytest.mark.parametrize("case", CASES)
def test_nothing_goes_for_a_reason_but_what_fills_empty_lines(case: str, language: str) -> None:
    texts, found = LIBRARY[language], 0
    for table in told(case):
        shown = board_of(table, texts, reasons=True)
        assert shown.height <= CHAT, shown.caption
        words = shown.caption
        found += SIGN in words
        for each in said(table, texts):
            words = words.replace(each, "")
        assert SIGN not in words
        bare = board_of(table, texts).caption
        assert parted(words, table, texts) == parted(bare, table, texts)
    assert found > len(told(case)) * 0.7, "there is room for most"


@pytest.mark.parametrize("case", CASES)
def test_who_did_not_ask_for_reasons_reads_none(case: str) -> None:
    assert told(case)
    assert all(SIGN not in board_of(table, LIBRARY["en"]).caption for table in told(case))


def test_a_reason_stands_behind_its_action() -> None:
    """What was played after it in the same turn stands behind the reason."""
    texts, last = LIBRARY["en"], 0
    for table in told("thibault"):
        words = board_of(table, texts, reasons=True).caption
        for action, why in motives(table).items():
            assert table.seated(action.seat).bot == "greedy"
            assert why == reason(table.rules, action.before, action.action, "greedy")
            move = texts.told(table.rules.tell(action.before, action.action).given("throw", 0))
            last += f"{move} {SIGN}\N{NO-BREAK SPACE}{texts.told(why)}" in words
    assert last > 20


def test_a_turn_has_one_reason_at_most_and_a_person_none() -> None:
    for table in told("thibault"):
        turns = [[action in motives(table) for action in turn] for turn in table.last_turns]
        assert all(sum(turn) <= 1 for turn in turns)
        assert all(table.seated(action.seat).bot for action in motives(table))


def test_two_taps_of_a_move_leave_the_words_as_tall_as_they_were() -> None:
    for table in told("sidja")[:8]:
        heights = {
            words_height(board_of(table, LIBRARY["en"], taps, reasons=True).caption)
            for taps in ways(table)
        }
        assert len(heights) == 1


def test_while_stones_are_placed_there_is_no_room_for_reasons() -> None:
    tables = [
        table
        for table in played(rule_set("sidja"), 2, 1, 12)
        if placing(table, board_map(table, view_of(table)))
    ]
    assert tables
    for table in tables:
        assert SIGN not in board_of(table, LIBRARY["en"], reasons=True).caption


def test_what_a_person_may_have_played_gets_no_reason() -> None:
    """Who resigned played some of what stands in the log."""
    table = told("thibault")[0]
    gone = tuple(p if p.bot is None else replace(p, resigned=7) for p in table.players)
    assert not motives(replace(table, players=gone))


def test_a_game_that_is_over_and_a_table_of_many_give_no_reasons() -> None:
    end = game("thibault")[-1]
    over = replace(end, game=replace(end.game, status="over"))
    assert not motives(over)
    paying = [
        t
        for t in game("hyena of 4")
        if any(isinstance(t.rules.turn(p.before), Choose) for p in t.played)
    ]
    assert not any(map(motives, paying))


# -- the setting -----------------------------------------------------------------------------------


async def test_in_ones_own_chat_one_asks_for_reasons_and_the_board_follows(
    desk: Desk, anna: Person, hall: Hall
) -> None:
    en, own = LIBRARY["en"], await hall.private(anna)
    assert not own.reasons, "nobody hears of them who did not ask"
    table = await hall.against_bot(anna)
    (before,) = await hall.store.boards(table.game.id)
    await desk.say(anna, preferences.settings, "")
    assert en.plain("set-reasons-off") in desk.shown.texts[-1]
    await desk.tap(anna, 1, SettingsOf("words").press())
    said = await desk.tap(anna, 1, desk.shown.press(en.plain("key-set-reasons")))
    assert said == en.plain("said-set-reasons-on")
    chat = await hall.store.chat(own.id)
    assert chat is not None
    assert chat.reasons
    (after,) = await hall.store.boards(table.game.id)
    assert after.wanted > before.wanted
    said = await desk.tap(anna, 1, Press(Kind.CHAT_SETTING, action="reasons.off"))
    assert said == en.plain("said-set-reasons-off")
    refused = await desk.tap(anna, 1, Press(Kind.CHAT_SETTING, action="reasons.perhaps"))
    assert refused == en.plain("answer-not-offered")


async def test_a_frame_gives_the_reasons_that_its_chat_asked_for(
    desk: Desk, anna: Person, hall: Hall
) -> None:
    own = await hall.private(anna)
    table = next(
        table
        for table in told("thibault")
        if SIGN in board_of(table, LIBRARY["en"], reasons=True).caption
    )
    assert SIGN not in (await desk.boards.frames.frame(table, own)).caption
    await hall.store.commit(ChangeChat(own.id, (("reasons", True),)))
    asked = await hall.private(anna)
    assert SIGN in (await desk.boards.frames.frame(table, asked)).caption
