"""`/review` and its button: who sees what of which game, in every language."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

import pytest

from bot.board.caption import MAX_CAPTION, length
from bot.board.keyboard import keyboard
from bot.board.sight import Sight
from bot.choosing.review_account import BANDS, band
from bot.choosing.review_pages import ReviewPages, Step
from bot.handlers import reviews
from bot.handlers.reviews import ADDRESSES
from bot.table.endings import resigning
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES
from games.catalogue import rule_set, varied
from games.core import legal_actions, turns
from opponents.outlook import outlook
from opponents.review import MOST_MISTAKES, Mistake, Review
from storage.rows import Person
from tests.bot.handlers.test_game_choice import HOME, Desk
from tests.bot.handlers.test_visits import ELSEWHERE, LIBRARY, en
from tests.bot.kit import Hall, plain, played, seen, step

pytestmark = pytest.mark.xdist_group("reviews")

HYENA = rule_set("hyena")


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


@pytest.fixture
def unknown() -> AnyRules:
    """Rules by which no position can be judged surely enough."""
    return next(rules for rules in varied() if 2 in rules.seats and outlook(rules) is None)


@pytest.fixture
async def over(hall: Hall, anna: Person) -> Table:
    """A game of Senet that Anna played badly against the BOT."""
    return await hall.whole(await played(hall, await hall.against_bot(anna)))


def review(game: int, page: str = "", owner: int = 0) -> Press:
    return Press(Kind.REVIEW, game, owner, page)


async def chances(desk: Desk, table: Table) -> Review:
    """The review of a game in which chances are told."""
    made = await desk.desk.reviews.of(table)
    assert isinstance(made, Review)
    return made


def kinds(table: Table) -> set[Kind]:
    keys = keyboard(Sight(table, LIBRARY["en"]))
    return {key.press.kind for row in keys for key in row if key.press is not None}


async def test_the_button_stands_under_a_game_that_is_over_and_can_be_judged(
    hall: Hall, anna: Person, over: Table
) -> None:
    assert Kind.REVIEW in kinds(over)
    assert Kind.REVIEW not in kinds(await hall.against_bot(anna))
    drawn = await hall.against_bot(anna, HYENA)
    assert Kind.REVIEW in kinds(await played(hall, drawn))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_told_in_every_language_and_has_room(
    desk: Desk, over: Table, language: str
) -> None:
    made = await chances(desk, over)
    names = {over.players[0].person or 0: "Ж" * 32}
    pages = ReviewPages(Sight(over, LIBRARY[language], names), desk.desk.renderer, made)
    assert len(pages.mistakes) == MOST_MISTAKES
    told = {address: pages.page(address) for address in ADDRESSES if address}
    for address, page in told.items():
        assert page is not None
        assert length(page.caption) <= MAX_CAPTION
        assert page.picture is not None
        assert len(page.picture.draw()) < 100_000
        assert len(page.keys) == (1 if address == "0" else 2)
        assert ("<blockquote" in page.caption) == (address == "0")
    for address in ("-1", "0c", "1x", "c", "", str(MOST_MISTAKES + 1)):
        assert pages.page(address) is None
    assert len({page.picture.key for page in told.values() if page and page.picture}) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_exact_is_told_so_and_what_perfect_play_would_have_done(
    desk: Desk, over: Table, language: str
) -> None:
    made = await chances(desk, over)
    texts, count = LIBRARY[language], len(over.played)
    later = made.exact_from
    assert later == count, "no table is at hand"
    sides = tuple(
        replace(side, mistakes=tuple(each._replace(exact=True) for each in side.mistakes))
        for side in made.sides
    )
    whole = replace(made, exact_from=0, sides=(sides[0], sides[1]))
    names = {1: "Anna"}

    def told(review: Review, page: str) -> str:
        shown = ReviewPages(Sight(over, texts, names), desk.desk.renderer, review).page(page)
        assert shown is not None
        assert length(shown.caption) <= MAX_CAPTION
        return plain(shown.caption)

    exactly, learned = texts.plain("review-exact-whole"), texts.plain("review-basis-senet")
    half = count // 2
    turn = turns(over.played[: half + 1])
    partly = texts.plain("review-exact-rest", turn=turn)
    assert plain(exactly) in told(whole, "0")
    assert plain(learned) not in told(whole, "0")
    for text in (partly, learned):
        assert plain(text) in told(replace(made, exact_from=half), "0")
    assert plain(partly) not in told(made, "0")
    assert plain(exactly) not in told(made, "0")
    assert told(whole, "1") != told(made, "1")
    if language == "en":
        assert "Perfect play: " in told(whole, "1")
        assert "exact" not in told(made, "1") + told(made, "0")
        assert "Better: " in told(made, "1")


async def test_a_mistake_is_shown_with_its_own_number_and_the_better_one(
    desk: Desk, over: Table
) -> None:
    made = await chances(desk, over)
    pages = ReviewPages(Sight(over, LIBRARY["en"], {1: "Anna"}), desk.desk.renderer, made)
    people = {player.seat for player in over.players if player.person is not None}
    for number, mistake in enumerate(pages.mistakes, 1):
        assert isinstance(mistake, Mistake)
        assert mistake.seat in people, "the BOT's mistakes teach nobody"
        page = pages.page(str(number))
        assert page is not None
        chosen, better = re.findall(r"(?m)^.*?(\d+) · ", page.caption)[-2:]
        assert (int(chosen), int(better)) == (mistake.chosen + 1, mistake.best + 1)
        assert f"{100 * mistake.cost:.1f}" in page.caption


async def test_a_mistake_is_seen_step_by_step_and_the_better_choice_first(
    desk: Desk, anna: Person, over: Table
) -> None:
    game, drawn = over.game.id, set()
    await desk.tap(anna, HOME, review(game, "2"))
    for label, said in (
        ("", "after the better choice"),
        ("What was played", "after the choice that was taken"),
        ("The board before", "before the choice"),
        ("The better choice", "after the better choice"),
    ):
        if label:
            await desk.tap(anna, HOME, desk.shown.press(label))
        words = re.sub("<.*?>", "", desk.shown.caption)
        assert "Costly choice 2 of 3" in words
        assert said in words
        assert len([each for each in desk.shown.labels() if "/" not in each]) == 2
        drawn.add(desk.shown.picture.data)
    assert len(drawn - {None}) == 3, "the fourth is known to Telegram already"


async def test_the_better_board_is_the_one_after_the_better_choice(desk: Desk, over: Table) -> None:
    """Its arrow is that of the better choice, and nothing is offered on it."""
    made = await chances(desk, over)
    pages = ReviewPages(Sight(over, LIBRARY["en"], {1: "Anna"}), desk.desk.renderer, made)
    for mistake in pages.mistakes:
        rules, before = over.rules, over.played[mistake.ply].before
        chosen: tuple[tuple[Step, int], ...]
        chosen = (("better", mistake.best), ("chosen", mistake.chosen))
        for shown, place in chosen:
            action = legal_actions(rules, before)[place]
            view = pages.after(mistake, shown)
            after = rules.view(rules.apply(before, action))
            assert view.squares == after.squares
            assert len(view.traces) <= 1
            assert not view.choices


async def test_the_button_opens_a_page_and_its_buttons_turn_it(
    desk: Desk, anna: Person, over: Table
) -> None:
    game = over.game.id
    assert await desk.tap(anna, HOME, review(game)) == ""
    assert LIBRARY["en"].html("review-turning") in desk.shown.caption
    assert desk.shown.labels() == ["2/4 ›"]
    await desk.tap(anna, HOME, desk.shown.press("2/4"))
    assert "Costly choice 1 of 3" in re.sub("<.*?>", "", desk.shown.caption)
    assert desk.shown.labels()[2:] == ["‹ 1/4", "3/4 ›"]
    await desk.tap(anna, HOME, desk.shown.press("1/4"))
    assert LIBRARY["en"].html("review-turning") in desk.shown.caption


async def test_the_command_takes_a_number_or_the_last_game(
    desk: Desk, hall: Hall, anna: Person, over: Table
) -> None:
    for words in ("", str(over.game.id), f"№{over.game.id}"):
        desk.shown.caption = ""
        assert await desk.say(anna, reviews.review, words) == "committed"
        await asyncio.gather(*desk.tasks)
        await desk.sender.idle()
        assert LIBRARY["en"].html("review-turning") in desk.shown.caption
    for words in ("999", "x", "9" * 30):
        assert await desk.say(anna, reviews.review, words) == "refused"
        assert desk.shown.caption == en("review-none")


async def test_what_goes_on_is_reviewed_later_and_the_game_before_a_rematch_now(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    running = await hall.against_bot(anna)
    assert await desk.say(anna, reviews.review, "") == "refused"
    assert desk.shown.caption == en("answer-review-later")
    assert await desk.tap(anna, HOME, review(running.game.id)) == en("answer-review-later")
    assert desk.shown.caption == en("answer-review-later"), "no page of a game that goes on"


async def test_games_that_nobody_can_judge_have_no_review_and_it_says_so(
    desk: Desk, hall: Hall, anna: Person, unknown: AnyRules
) -> None:
    table = await hall.against_bot(anna, unknown)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert Kind.REVIEW not in kinds(table)
    assert await desk.tap(anna, HOME, review(table.game.id)) == en("answer-no-review")
    assert await desk.say(anna, reviews.review, "") == "refused"
    assert desk.shown.caption == en("answer-no-review")


async def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await step(hall, await hall.against_bot(anna))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert Kind.REVIEW in kinds(table)
    await desk.tap(anna, HOME, review(table.game.id))
    assert "Anna\u2069 resigned" in desk.shown.caption
    assert desk.shown.labels() == []


async def test_forged_and_foreign_presses_show_nothing(
    desk: Desk, anna: Person, boris: Person, over: Table
) -> None:
    game = over.game.id
    assert await desk.tap(boris, ELSEWHERE, review(game)) == en("answer-unknown")
    assert await desk.tap(anna, HOME, review(game + 1)) == en("answer-unknown")
    assert await desk.tap(anna, HOME, review(0)) == en("answer-unknown")
    for action in ("4", "-1", "x", "0.1"):
        assert await desk.tap(anna, HOME, review(game, action)) == en("answer-not-offered")
    assert desk.shown.caption == ""
    old = review(game, "3")
    assert await desk.tap(anna, HOME, old) == "", "an old page's button shows it again"
    assert "Costly choice 3 of 3" in re.sub("<.*?>", "", desk.shown.caption)


async def test_a_review_is_worked_out_once(desk: Desk, over: Table) -> None:
    first = await desk.desk.reviews.of(over)
    assert await desk.desk.reviews.of(over) is first


def test_bands_are_those_that_were_measured() -> None:
    assert [band(rate / 100) for rate in (0, 0.05, 0.1, 0.15, 0.3, 0.31)] == [
        *("master", "master", "strong", "strong", "club", "beginner")
    ]
    assert list(BANDS) == sorted(BANDS)
