"""Review and hint in Seega: weighed in stones, with the depth said; on 3×3 exact."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.board.caption import MAX_CAPTION, length
from bot.board.explaining import advice_in_stones, may_have_hint
from bot.board.keyboard import keyboard
from bot.board.reviewing import NothingToReviewError
from bot.board.sight import Sight
from bot.choosing.review_account import decisive
from bot.choosing.review_pages import ReviewPages
from bot.handlers import reviews
from bot.handlers.reviews import ADDRESSES
from bot.table.endings import resigning
from bot.table.table import Table, result_text
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import MAX_ANSWER
from bot.words.library import LANGUAGES, in_stones
from games.catalogue import rule_set
from games.core import Choose, Over, legal_actions
from opponents.reasons import what_holds, why_best
from opponents.stones import Costly, Side, StonesReview
from opponents.weighing import WON, Advice, weighable
from storage.rows import Person
from tests.bot.handlers.test_game_choice import HOME, Desk
from tests.bot.handlers.test_visits import LIBRARY, en
from tests.bot.kit import Hall, plain, played, seen, step

pytestmark = pytest.mark.xdist_group("reviews in stones")

SIGA = rule_set("siga")
SMALL = SIGA.custom({"size": "3"})
EN = LIBRARY["en"]


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


@pytest.fixture
async def over(hall: Hall, anna: Person) -> Table:
    """A game of Seega in which both played the first move that was offered."""
    return await hall.whole(await played(hall, await hall.against_bot(anna, SIGA)))


def review(game: int, page: str = "") -> Press:
    return Press(Kind.REVIEW, game, 0, page)


def hinted(table: Table) -> Press:
    return Press(Kind.HINT, table.game.id, table.game.ply)


def kinds(table: Table) -> set[Kind]:
    keys = keyboard(Sight(table, EN))
    return {key.press.kind for row in keys for key in row if key.press is not None}


async def stones(desk: Desk, table: Table) -> StonesReview:
    made = await desk.desk.reviews.of(table)
    assert isinstance(made, StonesReview)
    return made


async def test_a_game_of_seega_is_reviewed_in_stones_and_says_how_far_was_looked(
    desk: Desk, anna: Person, over: Table
) -> None:
    assert Kind.REVIEW in kinds(over)
    working = await desk.tap(anna, HOME, review(over.game.id))
    assert working == en("review-working"), "it takes a few seconds, and says so"
    made = await stones(desk, over)
    told = plain(desk.shown.caption)
    assert f"mostly {made.turns} turns ahead" in told
    seen_at_once = told.partition("<blockquote")[0]
    assert re.search(r"After placing I thought you would (win|lose|soon be)", seen_at_once)
    assert "The placing itself is not judged" in seen_at_once
    assert "turns ahead" not in seen_at_once, "how far was looked is folded"
    assert "Luck has no part" in told
    assert "exact" not in told
    assert "games of a hundred" not in told
    for side in made.sides:
        assert f"choices {side.decisions} · perhaps not the best: " in told
    assert await desk.tap(anna, HOME, review(over.game.id)) == en("said-below"), "now it is at hand"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_told_in_every_language_and_has_room(
    desk: Desk, over: Table, language: str
) -> None:
    made = await stones(desk, over)
    assert made.costly
    names = {over.players[0].person or 0: "Ж" * 32}
    pages = ReviewPages(Sight(over, LIBRARY[language], names), desk.desk.renderer, made)
    for address in ADDRESSES:
        page = pages.page(address)
        if not address or int(address[0]) > len(made.costly):
            assert page is None
            continue
        assert page is not None
        assert length(page.caption) <= MAX_CAPTION
        assert page.picture is not None
        assert len(page.picture.draw()) < 100_000


async def test_a_dear_choice_names_the_better_move_and_what_it_gains(
    desk: Desk, over: Table
) -> None:
    made = await stones(desk, over)
    people = {player.seat for player in over.players if player.person is not None}
    pages = ReviewPages(Sight(over, EN, {1: "Anna"}), desk.desk.renderer, made)
    assert sorted(made.costly) == sorted(pages.mistakes)
    assert [each.ply for each in pages.mistakes] == sorted(each.ply for each in made.costly)
    for number, costly in enumerate(pages.mistakes, 1):
        assert isinstance(costly, Costly)
        assert costly.seat in people, "the BOT's mistakes teach nobody"
        page = pages.page(str(number))
        assert page is not None
        before = over.played[costly.ply].before
        for place in (costly.best, costly.chosen):
            action = legal_actions(over.rules, before)[place]
            assert EN.button(over.rules.tell(before, action)) in page.caption
        said = plain(page.caption)
        if "won" in costly or "lost" in costly:
            assert "by force, as far as I see" in said
        else:
            assert re.search(rf"{costly.turns} turns? later .* {costly.gain} stones? more", said)


async def test_the_line_is_what_anybody_can_count_on_the_board(
    desk: Desk, over: Table, anna: Person
) -> None:
    """By how many stones one led, from even to the stones that are left: what a search foresees
    was above the field all the time, and its line was flat."""
    made = await stones(desk, over)
    sight = Sight(over, EN, {anna.id: "Anna"}, reader=anna.id)
    chart = ReviewPages(sight, desk.desk.renderer, made).account.picture
    half = 2 * int(chart.levels[0])
    leads = [round((share - 0.5) * 2 * half) for share in chart.chances]
    assert leads[0] == 0
    assert chart.count is not None
    assert leads[-1] == chart.count[0] - chart.count[1]
    assert max(map(abs, leads)) in (half - 1, half), "it fills the field"
    told = plain(made_page(sight, desk, made))
    assert "by how many stones you led on the board" in told
    assert made.costly
    assert "Red: mistakes; the line falls only if stones are taken after them" in told
    assert "before → after (foreseen):" in told


def made_page(sight: Sight, desk: Desk, made: StonesReview) -> str:
    page = ReviewPages(sight, desk.desk.renderer, made).page("0")
    assert page is not None
    return page.caption


async def test_turning_points_are_told_from_the_side_of_who_played(desk: Desk, over: Table) -> None:
    made = await stones(desk, over)
    pages = ReviewPages(Sight(over, EN, {1: "Anna"}), desk.desk.renderer, made)
    chart = pages.account.picture
    assert len(chart.chances) == len(made.ahead)
    assert chart.words == ("stones left", "marked")
    (anna,) = (player.seat for player in over.players if player.person is not None)
    assert anna is not None
    assert chart.slips[anna] == len(made.costly) == len(chart.mistakes)
    assert chart.slips[1 - anna] is None
    turning = tuple(ply - made.first for ply in decisive(made, over.played))
    assert turning
    assert set(turning) <= {*chart.marked, *chart.mistakes}
    for place, moment in zip(turning, pages.account.moments, strict=True):
        sign = -1 if over.played[made.first + place].seat else 1
        was, now = sign * made.ahead[place], sign * made.ahead[place + 1]
        told = re.sub("[\u2066-\u2069]", "", moment.rsplit(" · ", 1)[1])
        for stood, said in zip((was, now), told.split(" → "), strict=True):
            if abs(stood) >= WON:
                assert said == ("won" if stood > 0 else "lost")
            else:
                assert said == in_stones(EN, round(stood))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_that_placing_is_not_judged_is_said_in_sight_whatever_else_gives_way(
    desk: Desk, over: Table, language: str
) -> None:
    made = await stones(desk, over)
    for name in ("Anna", "Ж" * 32):
        sight = Sight(over, LIBRARY[language], {1: name})
        page = ReviewPages(sight, desk.desk.renderer, made).page("0")
        assert page is not None
        assert "🧱" in page.caption.partition("<blockquote")[0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lost_game_contradicts_nothing(desk: Desk, over: Table, language: str) -> None:
    """Who lost 10 to 1 was told once that no choice had lost much: placing had, and nobody said
    so. What is said hangs on how the stones stood when moving began."""
    made, texts = await stones(desk, over), LIBRARY[language]
    (anna,) = (player.seat for player in over.players if player.person is not None)
    assert anna is not None
    result = over.result
    assert result is not None
    lost, won = (replace(result, winners=(seat,)) for seat in (1 - anna, anna))
    said = set()
    for ended, ahead, missed, found in (
        (lost, -7, 0, "placed"),
        (lost, 0, 0, "unseen"),
        (won, 0, 2, "missed"),
        (won, 0, 0, "clean"),
    ):
        sides = (Side(9, missed), Side(9, missed))
        start = ahead if anna == 0 else -ahead
        calm = replace(made, costly=(), sides=sides, ahead=(float(start), *made.ahead[1:]))
        table = replace(over, game=replace(over.game, result=result_text(ended)))
        pages = ReviewPages(Sight(table, texts, {1: "Anna"}), desk.desk.renderer, calm)
        page = pages.page("0")
        assert page is not None
        assert length(page.caption) <= MAX_CAPTION
        assert ("✅" in page.caption) == (found == "clean")
        assert page.caption.count("🔎") == (found != "clean")
        said.add(pages.account.clean)
    assert len(said) == 4


async def test_on_3x3_the_review_is_exact_from_the_first_stone_on(desk: Desk, anna: Person) -> None:
    ended = await played(desk.hall, await desk.hall.against_bot(anna, SMALL))
    table = await desk.hall.whole(ended)
    made = await stones(desk, table)
    pages = ReviewPages(Sight(table, EN, {1: "Anna"}), desk.desk.renderer, made)
    first = pages.page("0")
    assert first is not None
    assert "every position on 3×3" in first.caption
    assert "with perfect play" in plain(first.caption)
    for number in range(1, len(made.costly) + 1):
        page = pages.page(str(number))
        assert page is not None
        assert "Perfect play: " in plain(page.caption)
        assert "This is exact." in page.caption


async def test_a_game_without_a_move_has_no_review_and_says_why(desk: Desk, anna: Person) -> None:
    table = await step(desk.hall, await desk.hall.against_bot(anna, SIGA))
    table = seen(await desk.hall.door.change(table.game.id, resigning, anna.id))
    assert Kind.REVIEW not in kinds(table)
    assert await desk.tap(anna, HOME, review(table.game.id)) == en("answer-review-unmoved")
    assert await desk.say(anna, reviews.review, "") == "refused"
    assert desk.shown.caption == en("answer-review-unmoved")
    with pytest.raises(NothingToReviewError):
        await desk.desk.reviews.of(await desk.hall.whole(table))


async def moving(hall: Hall, table: Table) -> Table:
    """The game at a person's choice among several moves."""
    while not (
        weighable(table.rules, table.state)
        and table.to_act is not None
        and table.to_act.person is not None
    ):
        table = await step(hall, table)
    return table


async def test_a_hint_tells_the_lead_in_stones_and_how_far_ahead_that_is(
    desk: Desk, anna: Person
) -> None:
    table = await desk.hall.against_bot(anna, SIGA)
    table = await moving(desk.hall, table)
    assert Kind.HINT in kinds(table)
    told = await desk.press(anna, anna.telegram or 0, hinted(table))
    assert told is not None
    assert desk.told.answers[-1][1], "as an alert, which nobody else sees"
    assert "By my reckoning" in told or "by force" in told
    assert "exact" not in told
    assert (await desk.hall.now(table)).game == table.game, "a hint changes nothing"


async def test_while_stones_are_placed_a_hint_says_what_it_is_for_and_that_it_is_a_guess(
    desk: Desk, anna: Person
) -> None:
    table = await desk.hall.against_bot(anna, SIGA)
    while table.to_act is None or table.to_act.person is None:
        table = await step(desk.hall, table)
    assert table.state.due == "place"
    assert Kind.HINT in kinds(table)
    told = await desk.press(anna, anna.telegram or 0, hinted(table))
    assert told is not None
    assert re.search(r"🧭 A stone on \W*[a-e][1-5]", told)
    assert LIBRARY["en"].plain("advice-place", told="").split("\n")[1] in told
    assert await desk.press(anna, anna.telegram or 0, hinted(table)) == told, "the same again"


async def test_between_people_nobody_gets_a_hint(desk: Desk, anna: Person, boris: Person) -> None:
    """Decision 34."""
    invitation = await desk.hall.invite(anna, "group", rules=SMALL)
    table = seen(await desk.hall.door.seating.join(invitation.game.id, boris, press="join"))
    assert weighable(table.rules, table.state)
    assert not may_have_hint(table)


async def test_on_3x3_a_hint_is_exact_and_helps_to_place(desk: Desk, anna: Person) -> None:
    table = await moving(desk.hall, await desk.hall.against_bot(anna, SMALL))
    assert table.state.due == "place"
    told = await desk.press(anna, anna.telegram or 0, hinted(table))
    assert told is not None
    assert "This is exact." in told


async def test_a_hint_in_stones_says_something_of_a_move_that_is_as_good_as_the_others(
    hall: Hall, anna: Person
) -> None:
    """*The others bring as many stones* alone was no help."""
    table, found = await moving(hall, await hall.against_bot(anna, SIGA)), 0
    while not isinstance(table.turn, Over) and found < 3 and table.game.ply < 90:
        turn = table.turn
        assert isinstance(turn, Choose)
        if len(turn.actions) > 1 and why_best(table.rules, table.state, turn.actions[0]) is None:
            said = what_holds(table.rules, table.state, turn.actions[0])
            alike = Advice(0, 5, 0, "open", 0, tuple(range(1, len(turn.actions))))
            words = advice_in_stones(Sight(table, LIBRARY["en"]), alike)
            assert ("💭" in words) == (said is not None)
            found += said is not None
        table = await moving(hall, await step(hall, table))
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_in_stones_fits_an_alert_in_every_language(
    hall: Hall, anna: Person, language: str
) -> None:
    table = await moving(hall, await hall.against_bot(anna, SIGA))
    turn = table.turn
    assert isinstance(turn, Choose)
    many, told = len(turn.actions) - 1, set()
    for turns, ahead, fate, gain, alike in (
        (5, 2, "open", 1, 0),
        (5, 0, "open", 1, 1),
        (5, -1, "open", 0, many),
        (5, -1, "open", WON - 1, 0),
        (5, WON, "won", WON, 0),
        (5, -WON, "lost", 0, many),
        (0, WON, "won", WON, 0),
        (0, 0, "drawn", WON, 1),
        (0, -WON, "lost", 0, many),
    ):
        found = Advice(0, turns, ahead, fate, gain, tuple(range(1, alike + 1)))  # type: ignore[arg-type]  # of the list above
        words = advice_in_stones(Sight(table, LIBRARY[language]), found)
        assert length(words) <= MAX_ANSWER
        told.add(words)
    assert len(told) == 9
    if language == "en":
        said = {plain(each) for each in told}
        for told_so in (
            "By my reckoning, 5 turns later you are 2 stones ahead. The next best move is 1 stone",
            "5 turns later you are level in stones.",
            "5 turns later you are 1 stone behind.",
        ):
            assert any(told_so in words for words in said)
        assert any("After any other you lose by force" in words for words in said)
