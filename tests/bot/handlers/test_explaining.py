"""*?* under a board, and what is explained without being asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bot.board.caption import MAX_CAPTION, caption, length
from bot.board.explaining import Alert, alerts, explanation
from bot.board.keyboard import keyboard
from bot.board.sight import Sight, view_of
from bot.choosing.buttons import SetForMe, TeachAgain
from bot.handlers import preferences
from bot.table.picking import board_map
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import MAX_ANSWER
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, Over, Throw
from storage.operations import Shown
from storage.rows import Person
from tests.bot.board.shown import game, played
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import NAMES, Hall, plain, seen, step

EN = LIBRARY["en"]


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def choosing(hall: Hall, table: Table) -> Table:
    """The game at a choice among several of a person's."""
    while True:
        turn = table.turn
        assert not isinstance(turn, Over)
        mine = table.to_act is not None and table.to_act.person is not None
        if isinstance(turn, Choose) and len(turn.actions) > 3 and mine:
            break
        table = await step(hall, table)
    for board in await hall.store.boards(table.game.id):
        await hall.store.commit(Shown(board.id, board.wanted, 70))
    return table


def asking(table: Table) -> Press:
    return Press(Kind.EXPLAIN, table.game.id, table.game.ply)


async def test_in_a_group_the_presser_alone_is_told_part_by_part(
    desk: Desk, anna: Person, boris: Person
) -> None:
    table = await choosing(desk.hall, await desk.hall.for_two(anna, boris))
    parts = alerts(EN, explanation(Sight(table, EN)))
    assert len(parts) > 1
    for part in (*parts, parts[0]):
        assert await desk.press(boris, GROUP, asking(table)) == part
        assert desk.told.answers[-1][1], "as an alert"
    assert await desk.press(anna, GROUP, asking(table)) == parts[0], (
        "everybody reads for themselves"
    )
    assert (await desk.hall.now(table)).game == table.game
    (board,) = await desk.hall.store.boards(table.game.id)
    assert (board.asked, board.shown) == (None, board.wanted), "nobody else is disturbed"


async def test_on_ones_own_board_it_stands_in_place_and_goes_again(
    desk: Desk, anna: Person
) -> None:
    hall = desk.hall
    table = await choosing(hall, await hall.against_bot(anna))
    at = anna.telegram or 0
    await desk.press(anna, at, asking(table))
    (board,) = await hall.store.boards(table.game.id)
    assert board.asked == table.game.ply
    frame = await desk.boards.frames.frame(table, await hall.private(anna), board)
    for line in explanation(Sight(table, EN)):
        assert line in plain(frame.caption)
    keys = [key.text for row in frame.keys for key in row]
    usual = [key.text for row in keyboard(Sight(table, EN)) for key in row]
    assert en("key-hint") in keys, "a hint is still to be had"
    instead = {en("key-explain"): en("key-explain-close")}
    numbers = [key.split(" ")[0] if key[0].isdigit() else key for key in usual]
    assert keys == [instead.get(key, key) for key in numbers], "it says what each number does"
    await desk.press(anna, at, asking(table))
    (board,) = await hall.store.boards(table.game.id)
    assert board.asked is None
    await desk.press(anna, at, asking(table))
    later = await step(hall, table)
    (board,) = await hall.store.boards(table.game.id)
    home = await hall.private(anna)
    frame = await desk.boards.frames.frame(later, home, board)
    assert frame == await desk.boards.frames.frame(later, home), "it is of that ply"


async def test_who_asks_on_a_board_that_is_no_more_is_told_and_it_goes(
    desk: Desk, anna: Person, boris: Person
) -> None:
    """A board that was posted when the server died before it could note that."""
    hall = desk.hall
    table = await choosing(hall, await hall.for_two(anna, boris))
    (board,) = await hall.store.boards(table.game.id)
    await hall.store.commit(Shown(board.id, board.wanted, 80))
    assert (
        await desk.press(boris, GROUP, asking(table))
        == alerts(EN, explanation(Sight(table, EN)))[0]
    )
    (stale,) = await hall.store.stale_messages(hall.clock.now)
    assert stale.message == 70


async def test_a_short_explanation_is_an_alert(desk: Desk, anna: Person) -> None:
    hall = desk.hall
    table = await hall.against_bot(anna)
    while not (
        table.to_act and table.to_act.person and len(whole := explained(table)) < MAX_ANSWER
    ):
        table = await step(hall, table)
    told = await desk.press(anna, anna.telegram or 0, asking(table))
    assert told == whole
    assert len(told) <= MAX_ANSWER
    (board,) = await hall.store.boards(table.game.id)
    assert board.asked is None


def explained(table: Table) -> str:
    """An explanation, as one text."""
    return "\n".join(explanation(Sight(table, EN)))


async def at_a_throw(hall: Hall, table: Table) -> Table:
    """The table when a person is to throw."""
    while not (isinstance(table.turn, Throw) and table.to_act and table.to_act.person):
        table = await step(hall, table)
    return table


async def test_before_a_throw_of_senet_the_board_lists_every_score(
    desk: Desk, anna: Person
) -> None:
    hall = desk.hall
    table = await at_a_throw(hall, await hall.against_bot(anna))
    await desk.press(anna, anna.telegram or 0, asking(table))
    (board,) = await hall.store.boards(table.game.id)
    frame = await desk.boards.frames.frame(table, await hall.private(anna), board)
    throws = table.rules.explain(table.state).throws
    assert [dict(told.args)["scores"] for told in throws] == ["1", "2", "3", "4", "5"]
    first = plain(frame.caption).index(en("explain-throw"))
    assert first < plain(frame.caption).index("🎲"), "what one can do comes before the chances"
    for told in throws:
        assert f"🎲 {EN.told(told)}" in frame.caption


async def test_a_question_about_what_is_over_changes_nothing(desk: Desk, anna: Person) -> None:
    table = await desk.hall.against_bot(anna)
    old = replace(asking(table), ply=table.game.ply + 1)
    assert await desk.press(anna, anna.telegram or 0, old) == en("answer-stale")
    foreign = Press(Kind.EXPLAIN, table.game.id + 5, 0)
    assert await desk.press(anna, anna.telegram or 0, foreign) == en("answer-unknown")
    elsewhere = await desk.press(anna, GROUP, asking(table))
    assert elsewhere == en("answer-unknown"), "a forged press reads no other chat's game"


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
async def test_every_explanation_fits_and_no_colour_recommends(
    hall: Hall, anna: Person, rules: object
) -> None:
    table = await hall.invite(anna, "bot", "novice", rules=rules)  # type: ignore[arg-type]
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    told = 0
    for _ in range(60):
        if isinstance(table.turn, Over):
            break
        view = view_of(table)
        taps = board_map(table, view)
        lines = explanation(Sight(table, EN, taps=taps))
        for part in alerts(EN, lines):
            assert length(part) <= MAX_ANSWER
        if lines:
            assert (
                length(caption(Sight(table, EN, NAMES, taps=taps, explained=tuple(lines))))
                <= MAX_CAPTION
            )
        told += len(lines)
        keys = [k for row in keyboard(Sight(table, EN, taps=taps)) for k in row]
        acts = [k for k in keys if k.press is not None and k.press.kind is Kind.ACT]
        if not table.rules.throws_on:  # there two ways to throw stand side by side
            assert len({key.style for key in acts}) <= 1
        table = await step(hall, table)
    assert told or not rules.explain(table.state).goal.message  # type: ignore[attr-defined]


@pytest.mark.parametrize("case", ["siga 5×5", "sidja 7×7"])
def test_captures_are_explained_first_and_a_standing_reason_once_to_who_asks(case: str) -> None:
    captures, standing = 0, 0
    for table in game(case):
        taps = board_map(table, view_of(table))
        if taps is None or not taps.paths:
            continue
        asked = table.rules.explain(table.state).asked
        lines = explanation(Sight(table, EN, taps=taps))
        takes = ["⚔" in line for line in lines if "→" in line]
        assert takes == sorted(takes, reverse=True), lines
        captures += any(takes)
        assert [lines.count(f"☝️ {EN.told(told)}") for told in asked] == [1] * len(asked)
        words = caption(Sight(table, EN, NAMES, taps=taps))
        assert not any(EN.told(told) in words for told in asked)
        standing += len(asked)
    assert captures
    assert standing


def test_the_parts_go_round_and_begin_anew_elsewhere() -> None:
    here = Alert(3, 7, 0)
    assert here.behind(None, 2).number == 0
    second = here.behind(here, 2)
    assert second.number == 1
    assert here.behind(second, 2).number == 0
    assert Alert(3, 8, 0).behind(second, 2).number == 0
    assert here.behind(Alert.read("3:7:9"), 2).number == 0, "whatever was kept"


async def test_the_settings_switch_explanations_and_begin_them_anew(
    desk: Desk, anna: Person
) -> None:
    hall = desk.hall
    table = await choosing(hall, await hall.against_bot(anna))
    heard = await hall.store.lessons(anna.id, table.rules.id)
    assert heard
    off, again = SetForMe("explained", "off").press(), TeachAgain().press()
    assert await desk.tap(anna, anna.telegram or 0, off) == en("said-set-explained-off")
    person = await hall.store.person(anna.id)
    assert person is not None
    assert not person.explained
    assert await hall.store.lessons(anna.id, table.rules.id) == heard
    assert await desk.tap(anna, anna.telegram or 0, again) == en("said-teach-again")
    person = await hall.store.person(anna.id)
    assert person is not None
    assert person.explained
    assert await hall.store.lessons(anna.id, table.rules.id) == frozenset()


async def test_the_settings_opened_under_a_board_lead_back_to_it_whatever_is_chosen(
    desk: Desk, anna: Person
) -> None:
    table = await desk.hall.against_bot(anna)
    back = Press(Kind.SHOW, table.game.id, action="stays")
    await desk.tap(anna, 1, Press(Kind.MENU, table.game.id, action="settings"))
    assert desk.shown.press(en("key-to-game")) == back
    await desk.tap(anna, 1, desk.shown.press(en("key-settings-words")))
    await desk.tap(anna, 1, desk.shown.press("✓ " + en("key-set-explained")))
    assert en("key-set-explained") in desk.shown.labels(), "the tick is gone"
    await desk.tap(anna, 1, desk.shown.press(en("key-back")))
    assert desk.shown.press(en("key-to-game")) == back, "and the way back stays"
    await desk.say(anna, preferences.settings, "")
    assert desk.shown.press(en("key-back")) == Press(Kind.MENU, action="home")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ["thibault", "aseb"])
def test_what_follows_each_choice_is_said_once(case: str, language: str) -> None:
    """Where it is the same for all of them: so more of the choices are in sight."""
    texts, same, differs = LIBRARY[language], 0, 0
    for table in islice(played(rule_set(case), 2, 1), 40):
        turn = table.turn
        if not isinstance(turn, Choose) or len(turn.actions) < 2:
            continue
        told = table.rules.explain(table.state).offered
        ends = {(dict(one.args).get("follows"), dict(one.args).get("more", 0)) for one in told}
        lines = explanation(Sight(table, texts))
        each = texts.plain("explain-each", told="")
        at = [number for number, line in enumerate(lines) if line.startswith(each)]
        assert at == ([len(told)] if len(ends) == 1 else [])
        for line, one in zip(lines, told, strict=False):
            assert line.endswith(texts.told(one)) == (len(ends) > 1)
        same += len(ends) == 1
        differs += len(ends) > 1
    assert same
    assert differs or case == "thibault"
