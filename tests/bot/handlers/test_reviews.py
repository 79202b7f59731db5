"""`/review` and its button: who sees what of which game, in every language."""

from __future__ import annotations

import asyncio
import re
import struct
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.board.buttons import OpenReplay
from bot.board.caption import MAX_CAPTION, length
from bot.board.keyboard import keyboard
from bot.board.phone import keys_height, picture_height, words_height
from bot.board.retelling import retold
from bot.board.reviewing import Reviews
from bot.board.sight import Sight
from bot.choosing.review_account import FELT, LEVELS, account, change, deciding, level, towards
from bot.choosing.review_pages import ReviewPages, Step
from bot.handlers import reviews
from bot.handlers.reviews import ADDRESSES
from bot.table.endings import resigning, withdrawing
from bot.table.replaying import stood
from bot.table.steps import choices
from bot.table.table import AnyRules, Table
from bot.telegram.callback_data import Kind, Press
from bot.words.library import LANGUAGES
from bot.words.signs import NUMERAL, numeral
from games.catalogue import rule_set, varied
from games.core import Choose, Over, Told, legal_actions, turns
from opponents.by_chance import ByChance
from opponents.outlook import outlook
from opponents.reasons import why_better
from opponents.review import MOST_MISTAKES, Mistake, Review, Side, steps
from render import chart
from storage.rows import Person
from tests.bot.handlers.test_game_choice import HOME, Desk
from tests.bot.handlers.test_visits import ELSEWHERE, GROUP, LIBRARY, en
from tests.bot.kit import Hall, actor, plain, played, seen, step

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
        chosen, better = re.findall(NUMERAL, page.caption)[:2]
        assert (chosen, better) == (numeral(mistake.chosen + 1), numeral(mistake.best + 1))
        offered, before = choices(stood(over, mistake.ply)), over.played[mistake.ply].before
        why = why_better(over.rules, before, offered[mistake.best], offered[mistake.chosen])
        assert ("💭" in page.caption) == (why is not None), "that it pays later teaches nothing"


async def test_a_mistake_is_seen_step_by_step_and_the_better_choice_first(
    desk: Desk, anna: Person, over: Table
) -> None:
    game, drawn = over.game.id, set()
    await desk.tap(anna, HOME, review(game, "2"))
    for label, said in (
        ("", "after the better choice"),
        ("As played", "after the choice that was taken"),
        ("Before", "before the choice"),
        ("Better choice", "after the better choice"),
    ):
        if label:
            await desk.tap(anna, HOME, desk.shown.press(label))
        words = re.sub("<.*?>", "", desk.shown.caption)
        assert "Mistake 2 of 3" in words
        assert said in words
        assert len(desk.shown.labels()) == 5
        drawn.add(desk.shown.picture.data)
    assert len(drawn - {None}) == 3, "the fourth is known to Telegram already"


async def test_a_mistake_is_seen_from_ones_own_side(desk: Desk, over: Table, anna: Person) -> None:
    made = await chances(desk, over)
    players = tuple(replace(each, seat=int(each.person == anna.id)) for each in over.players)
    for own_side in (True, False):
        owner = replace(anna, own_side=own_side)
        sight = Sight(replace(over, players=players), LIBRARY["en"], {1: "Anna"}, owner=owner)
        pages = ReviewPages(sight, desk.desk.renderer, made)
        page, view = pages.page("1"), pages.after(pages.mistakes[0], "better")
        assert page is not None
        assert page.picture is not None
        assert page.picture.key == desk.desk.renderer.key(replace(view, turned=own_side))


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


def test_the_chart_has_room_for_the_mistakes_of_a_review() -> None:
    """Pictures know nothing of reviews: so the number stands in both."""
    assert chart.MOST_MISTAKES == MOST_MISTAKES


async def test_the_button_opens_a_page_and_its_buttons_turn_it(
    desk: Desk, anna: Person, over: Table
) -> None:
    game = over.game.id
    assert await desk.tap(anna, HOME, review(game)) == en("said-below")
    assert LIBRARY["en"].html("review-turning") in desk.shown.caption
    assert desk.shown.labels() == ["❗ Mistakes: 3", en("key-review-turning")]
    await desk.tap(anna, HOME, desk.shown.press("Mistakes"))
    assert "Mistake 1 of 3" in re.sub("<.*?>", "", desk.shown.caption)
    assert desk.shown.labels()[2:] == ["📈 The game", "❗ Mistake 2", "❗ Mistake 3"]
    await desk.tap(anna, HOME, desk.shown.press("The game"))
    assert LIBRARY["en"].html("review-turning") in desk.shown.caption


async def test_a_review_leads_to_the_board_of_the_turning_point_that_it_tells(
    desk: Desk, anna: Person, over: Table
) -> None:
    await desk.tap(anna, HOME, review(over.game.id))
    turn = re.search(r"The turning point, in turn (\d+)", plain(desk.shown.caption))
    assert turn is not None
    await desk.tap(anna, HOME, desk.shown.press(en("key-review-turning")))
    assert f"Turn {turn[1]} of {over.turns}" in plain(desk.shown.caption)
    told = plain(desk.shown.caption)
    if "won." not in told:  # of the last board who won says enough
        assert re.search(r"Turning point \d of \d · the decisive one|Turning point 1 of 1", told)
    await desk.tap(anna, HOME, desk.shown.press(en("key-review")))
    assert f"The turning point, in turn {turn[1]}" in plain(desk.shown.caption), "and back"


async def test_a_second_press_does_not_bring_a_second_review(
    desk: Desk, anna: Person, over: Table
) -> None:
    """Only where something else has come meanwhile, or somebody has written."""
    asked, told = review(over.game.id), list[str]()
    brought = []
    for other in (False, False, True):
        if other:
            await desk.tap(anna, HOME, OpenReplay().press(over.game.id))
        desk.shown.caption = ""
        told.append(await desk.tap(anna, HOME, asked))
        brought.append(desk.shown.caption != "")
    assert told == [en("said-below")] * 3
    assert brought == [True, False, True]


async def test_a_review_that_could_not_be_made_may_be_asked_for_again_at_once(
    desk: Desk, anna: Person, over: Table
) -> None:
    asked = list[str]()

    async def none(question: str) -> dict[str, None]:
        asked.append(question)
        return {"review": None}

    desk.desk = replace(desk.desk, reviews=Reviews(none))
    for _ in range(2):
        await desk.tap(anna, HOME, review(over.game.id))
    assert len(asked) == 2


async def test_a_review_in_ones_own_chat_says_you(desk: Desk, anna: Person, over: Table) -> None:
    await desk.tap(anna, HOME, review(over.game.id))
    assert re.search(r"<b>You (won!|lost\.)</b>", desk.shown.caption)


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


async def test_the_command_alone_takes_the_last_game_that_has_a_review(
    desk: Desk, hall: Hall, anna: Person, over: Table
) -> None:
    """Also where an invitation was closed since, and while a newer game goes on, which it says."""
    closed = await hall.invite(anna, "bot", "novice")
    seen(await hall.door.change(closed.game.id, withdrawing, anna.id))
    running = await hall.against_bot(anna)
    assert await desk.say(anna, reviews.review, "") == "committed"
    await asyncio.gather(*desk.tasks)
    await desk.sender.idle()
    assert " won." in plain(desk.shown.caption), "the one that is over"
    newer = LIBRARY["en"].html("review-newer", id=str(running.game.id))
    assert newer in desk.shown.caption
    assert await desk.tap(anna, HOME, review(over.game.id)) == en("said-below")
    assert newer not in desk.shown.caption


async def test_a_group_is_told_which_game_has_no_review_and_sees_its_boards_instead(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    """Also while a newer game of others goes on there, which says nothing of theirs."""
    many = await hall.invite(anna, "group", rules=HYENA, group=GROUP)
    for person in (boris, await hall.person(3, "Carla")):
        seen(await hall.door.seating.join(many.game.id, person, press=f"j{person.id}"))
    many = await played(hall, seen(await hall.door.seating.begin(many.game.id, anna, press="b")))
    newer = await hall.invite(boris, "group", group=GROUP)
    seen(await hall.door.seating.join(newer.game.id, anna, press="j2"))
    assert await desk.say(boris, reviews.review, "", group="en") == "refused"
    said = plain(desk.shown.caption)
    assert said.startswith(f"№{many.game.id} (Hyena) has no review")
    assert desk.shown.press(en("key-replay")) == OpenReplay().press(many.game.id)
    await desk.tap(boris, GROUP, desk.shown.press(en("key-replay")))
    await asyncio.gather(*desk.tasks)
    assert desk.shown.picture.data is not None


async def test_a_review_in_a_group_is_turned_by_everybody(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    game = await hall.invite(anna, "group", group=GROUP)
    game = await played(hall, seen(await hall.door.seating.join(game.game.id, boris, press="j")))
    carla = await hall.person(3, "Carla")
    assert await desk.say(anna, reviews.review, "", group="en") == "committed"
    await asyncio.gather(*desk.tasks)
    await desk.sender.idle()
    for person in (boris, carla):
        before = desk.shown.caption
        turned = next(key.press for row in desk.shown.keys for key in row if key.press)
        assert await desk.tap(person, GROUP, turned) == ""
        await asyncio.gather(*desk.tasks)
        await desk.sender.idle()
        assert desk.shown.caption != before, "the page turns"


async def test_games_that_nobody_can_judge_have_no_review_and_it_says_so(
    desk: Desk, hall: Hall, anna: Person, unknown: AnyRules
) -> None:
    table = await hall.against_bot(anna, unknown)
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert Kind.REVIEW not in kinds(table)
    assert await desk.tap(anna, HOME, review(table.game.id)) == en("answer-no-review")
    assert await desk.say(anna, reviews.review, "") == "refused"
    assert desk.shown.caption == en("answer-no-review"), "nothing was played in it"


async def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await step(hall, await hall.against_bot(anna))
    table = seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert Kind.REVIEW in kinds(table)
    await desk.tap(anna, HOME, review(table.game.id))
    assert "Anna\u2069 resigned" in desk.shown.caption
    assert desk.shown.labels() == [en("key-replay")], "no review is a dead end"


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
    assert "Mistake 3 of 3" in re.sub("<.*?>", "", desk.shown.caption)


async def test_a_review_is_worked_out_once(desk: Desk, over: Table) -> None:
    first = await desk.desk.reviews.of(over)
    assert await desk.desk.reviews.of(over) is first


def side(rate: float, verdict: str = "better", **given: Any) -> Side:
    """Somebody who lost so much, in games of a hundred, in each of fifty choices."""
    beside = {
        "better": ByChance(0.4, 0.0, 1.0, 0.0),
        "chance": ByChance(0.4, 0.4, 0.6, 0.0),
        "few": ByChance(0.4, 0.4, 0.6, 0.1),
    }[verdict]
    return replace(Side(cost=rate / 2, decisions=50, chance=beside), **given)


def reviewed(*sides: Side, error: float = 0.0) -> Review:
    return Review((0.5, 1.0), (sides[0], sides[-1]), 0.0, error, (), 1)


def test_a_level_is_told_where_even_the_worse_end_of_the_figure_bears_it() -> None:
    for rate, found in ((0.05, "master"), (0.1, "strong"), (0.15, "strong"), (0.3, "club")):
        assert level(reviewed(side(rate)), 0) == found
    assert level(reviewed(side(0.31)), 0) == "beginner"
    assert list(LEVELS) == sorted(LEVELS)


def test_no_level_is_told_by_noise() -> None:
    """Of few choices, of such as chance makes, where they differ too much, or the sums are not
    sure."""
    assert level(reviewed(side(0.2, "chance")), 0) == "open"
    assert level(reviewed(side(0.0, "few")), 0) == "open"
    assert level(reviewed(side(0.0, cost=0.0, decisions=9)), 0) == "open"
    assert level(reviewed(side(0.2, spread=0.0006)), 0) == "open"
    assert level(reviewed(side(0.2), error=0.06), 0) == "open"
    assert level(reviewed(side(0.2, spread=0.0004)), 0) == "club"


IN_SIGHT = 520
"""Pixels of a chat on a phone of 360×640."""


async def first_page(desk: Desk, over: Table, made: Review, language: str = "en") -> str:
    pages = ReviewPages(Sight(over, LIBRARY[language], {1: "Anna"}), desk.desk.renderer, made)
    page = pages.page("0")
    assert page is not None
    assert page.picture is not None
    assert length(page.caption) <= MAX_CAPTION
    assert page.caption.endswith("</blockquote>"), "figures are folded: it opens at its beginning"
    wide, tall = struct.unpack(">II", page.picture.draw()[16:24])
    tall = picture_height((wide, tall)) + words_height(page.caption) + keys_height(page.keys)
    assert tall <= IN_SIGHT
    return plain(page.caption)


async def test_choices_by_chance_are_not_praised(desk: Desk, hall: Hall, anna: Person) -> None:
    """Fifty presses at random were once told to be like a club player's."""
    rng, table = Random(4), await hall.against_bot(anna)
    while not isinstance(turn := table.turn, Over):
        chosen = rng.choice(turn.actions) if isinstance(turn, Choose) else None
        text = "throw" if chosen is None else table.rules.write(chosen)
        table = seen(await hall.door.play.act(table.game.id, table.game.ply, actor(table), text))
    table = await hall.whole(table)
    made = await chances(desk, table)
    told = await first_page(desk, table, made)
    assert all(side.decisions > 30 for side in made.sides)
    assert [side.chance.verdict for side in made.sides] == ["chance", "perhaps"]
    lost = [str(round(100 * each.chance.cost)) for each in made.sides]
    assert f"Choices by chance would have lost {lost[0]}: too close to tell." in told
    assert f"Choices by chance would have lost more: {lost[1]}. One game is too little" in told
    assert "🔀 Perhaps BOT (Novice) chose better." in told
    assert "player" not in told
    assert "master" not in told


async def test_what_is_better_than_chance_is_told_with_its_range(desk: Desk, over: Table) -> None:
    made = await chances(desk, over)
    told = await first_page(
        desk, over, replace(made, sides=(side(0.2), side(0.2)), doubt=0, left=0)
    )
    better = "Choices by chance would have lost more: 40. Like a club player at least"
    assert f"{better}: 0.20–0.20 lost in a choice" in told
    assert "choices cost 10 · choices made: 50" in told
    assert "In wins per 100 such games (give or take" in told
    assert "±" not in told
    assert "\N{MINUS SIGN}10" not in told, "a minus is read as bad, whatever is beside it"
    unsure = replace(made, sides=(side(0.2, spread=0.01),) * 2)
    assert "By how much is not sure" in await first_page(desk, over, unsure)
    few = replace(made, sides=(side(0.2, "few"),) * 2)
    assert "too few choices" in await first_page(desk, over, few)


async def test_where_no_choice_is_told_small_losses_are_not_called_none(
    desk: Desk, over: Table
) -> None:
    made = await chances(desk, over)
    for cost, error, small in ((0.01, 0.04, False), (0.12, 0.04, True)):
        sides = (side(0, cost=cost), side(0, cost=cost))
        told = await first_page(desk, over, replace(made, sides=sides, doubt=error, left=0))
        assert ("small losses together cost about 12 of 100 games" in told) == small
        assert ("✅" in told) != small


async def test_a_mistake_costs_twice_what_its_figure_may_be_wrong_by(
    desk: Desk, over: Table
) -> None:
    """And both are told."""
    made = await chances(desk, over)
    assert made.figure > 0.005
    pages = ReviewPages(Sight(over, LIBRARY["en"], {1: "Anna"}), desk.desk.renderer, made)
    for number, mistake in enumerate(pages.mistakes, 1):
        assert isinstance(mistake, Mistake)
        assert mistake.cost >= 2 * made.figure
        page = pages.page(str(number))
        assert page is not None
        found = re.search(r"wins about ([\d.]+) to ([\d.]+) more games", plain(page.caption))
        assert found is not None
        least, most = (100 * (mistake.cost + sign * made.figure) for sign in (-1, 1))
        assert 0 < float(found[1]) <= least < float(found[1]) + 1, "rounded outwards"
        assert most <= float(found[2]) < most + 1
        assert "💭" in page.caption, "why the other is better"


async def test_no_mistake_is_told_whose_gain_is_about_its_error(desk: Desk, over: Table) -> None:
    """However it is rounded: it was told as *about 2 more of 100 games (give or take 2)*."""
    made = await chances(desk, over)
    for figure in (n / 1000 for n in range(1, 30)):
        unsure = replace(made, figure=figure)
        dear = Mistake(*made.dearest((0, 1))[0])._replace(cost=unsure.told, exact=False)
        sides = tuple(replace(each, mistakes=(dear,)) for each in unsure.sides)
        unsure = replace(unsure, sides=(sides[0], sides[1]))
        page = ReviewPages(
            Sight(over, LIBRARY["en"], {1: "Anna"}), desk.desk.renderer, unsure
        ).page("1")
        assert page is not None
        found = re.search(r"about ([\d.]+) to ([\d.]+) more games", plain(page.caption))
        assert found is not None
        assert 0 < float(found[1]) < float(found[2]) <= 4.5 * float(found[1])


async def test_what_costs_much_is_told_in_whole_games(desk: Desk, over: Table) -> None:
    made = await chances(desk, over)
    dear = tuple(each._replace(cost=0.18) for each in made.dearest((0, 1)))
    first, second = (replace(each, mistakes=dear) for each in made.sides)
    made = replace(made, sides=(first, second))
    page = ReviewPages(Sight(over, LIBRARY["en"], {1: "Anna"}), desk.desk.renderer, made).page("1")
    assert page is not None
    assert "wins about 17 to 19 more games in 100." in plain(page.caption)


async def test_the_picture_names_the_mistakes_as_the_buttons_do_and_shows_ones_own_line(
    desk: Desk, over: Table
) -> None:
    made = await chances(desk, over)
    pages = ReviewPages(Sight(over, LIBRARY["en"], {1: "Anna"}, reader=1), desk.desk.renderer, made)
    page = pages.page("0")
    assert page is not None
    chart = pages.account.picture
    assert chart.words == ("off", "marked"), "a figure alone says nothing; they left the board"
    bell = replace(over, rules=rule_set("bell"))
    pages = ReviewPages(Sight(bell, LIBRARY["en"], {1: "Anna"}, reader=1), desk.desk.renderer, made)
    assert pages.account.picture.words == ("home", "marked"), "there they come home"
    won = chart.winner
    assert won is not None
    assert chart.count is not None
    assert chart.count[won] > chart.count[1 - won], "what anybody has seen, not what luck was worth"
    slips: list[int | None] = [None, None]
    slips[over.players[0].seat or 0] = 3
    assert chart.slips == tuple(slips), "the BOT's are not looked at; no minus is left to misread"
    assert page.keys[0][0].text == "❗ Mistakes: 3"
    assert chart.mistakes == tuple(each.ply for each in pages.mistakes)
    (anna,) = (player.seat for player in over.players if player.person is not None)
    assert chart.line == anna
    assert "📈 The line: your chances" in page.caption
    seen, folded = page.caption.split("<blockquote", 1)
    assert "if both play well" in folded, "a chance is told with what it takes for granted"
    (swing,) = re.findall(r"Your chances: about (\d+) → (\d+) of 100", plain(seen))
    assert abs(int(swing[1]) - int(swing[0])) >= 100 * FELT, "a turn that is felt, in figures"
    assert chart.turns[-1] == over.turns
    assert len(chart.turns) == len(over.played)
    assert not set(chart.marked) & set(chart.mistakes), "one mark for one action"
    for ply, letter in zip(chart.marked, "ABCDE", strict=False):
        assert any(line.startswith(f"{letter}. ") for line in pages.account.moments), ply


async def test_where_nothing_is_marked_the_picture_has_no_figure_for_it(
    desk: Desk, over: Table
) -> None:
    """*0 marked* beside the sign of mistakes was read as a fault of one's own."""
    made = await chances(desk, over)
    first, second = (replace(each, mistakes=()) for each in made.sides)
    made = replace(made, sides=(first, second))
    pages = ReviewPages(Sight(over, LIBRARY["en"], {1: "Anna"}, reader=1), desk.desk.renderer, made)
    assert pages.account.picture.slips == (None, None)
    assert pages.page("0") is not None


LETTERED = re.compile(r"^([A-Z])\. ", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_picture_has_the_letters_that_are_told_and_speaks_of_them_only_then(
    desk: Desk, over: Table, language: str
) -> None:
    made = await chances(desk, over)
    missed = {mistake.ply for mistake in made.dearest((0, 1))}
    plies = [ply for ply in range(len(over.played)) if ply not in missed]
    seen = set[bool]()
    for turning in (plies[:1], plies[:5], []):
        sight = Sight(over, LIBRARY[language], {1: "Anna"})
        pages = ReviewPages(
            sight, desk.desk.renderer, replace(made, turning=tuple(turning), doubt=0, left=0)
        )
        page = pages.page("0")
        assert page is not None
        told = LETTERED.findall(plain(page.caption))
        assert page.picture is not None
        shown = [account(sight, pages.review, most) for most in range(6)]
        (right, *_) = (
            each for each in shown if page.picture.key == desk.desk.renderer.chart_key(each.picture)
        )
        assert len(told) == len(right.picture.marked)
        assert right.line[0] in page.caption or not told
        seen.add(bool(told))
    assert seen == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_turning_point_that_is_told_in_sight_is_listed_and_has_its_letter(
    desk: Desk, over: Table, language: str
) -> None:
    """Those that have no room are others."""
    made = await chances(desk, over)
    sight = Sight(over, LIBRARY[language], {1: "Anna"})
    pages = ReviewPages(sight, desk.desk.renderer, made)
    ply, page = deciding(made, over.played), pages.page("0")
    assert page is not None
    assert ply is not None
    assert ply in towards(made, over.played)
    for most in (1, 2, 5):
        listed = account(sight, made, most)
        missed = [each.ply for each in pages.mistakes]
        assert ply in listed.picture.marked or ply in missed
    played = over.played[ply]
    done = plain(LIBRARY[language].told(over.rules.tell(played.before, played.action)))
    lines = plain(page.caption.split("<blockquote", 1)[1]).splitlines()
    assert any(re.match(r"[A-E❗].*\. ", line) and done in line for line in lines)


async def test_what_moved_the_game_away_from_who_won_it_is_not_called_its_turning_point(
    desk: Desk, over: Table
) -> None:
    made = await chances(desk, over)
    winner = 1 if made.chances[-1] < 0.5 else -1
    moved = {
        ply: winner * (made.chances[ply] - made.chances[ply + 1])
        for ply in range(len(over.played) - 40)
    }
    away = min(moved, key=moved.__getitem__)
    alone = replace(made, turning=(away,))
    assert towards(alone, over.played) == ()
    page = ReviewPages(Sight(over, LIBRARY["en"], {1: "Anna"}), desk.desk.renderer, alone).page("0")
    assert page is not None
    assert "The turning point" not in plain(page.caption)
    assert "No turning point decided it alone." in plain(page.caption)
    assert [key.text for key in page.keys[0]][-1] == en("key-replay")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_turn_that_nobody_feels_decided_nothing(
    desk: Desk, over: Table, language: str
) -> None:
    """*Your chances: poor → very poor* was 15 → 14 at times."""
    made, texts = await chances(desk, over), LIBRARY[language]
    ply = towards(made, over.played)[0]
    sign = 1 if made.chances[-1] > 0.5 else -1
    for felt, size in ((True, 0.11), (False, 0.09)):
        level = 0.5 - sign * size
        flat = (*(level for _ in range(ply + 1)), *(0.5 for _ in range(len(over.played) - ply)))
        moved = replace(made, chances=(*flat[:-1], made.chances[-1]), turning=(ply,))
        assert bool(towards(moved, over.played)) == felt
        page = ReviewPages(Sight(over, texts, {1: "Anna"}), desk.desk.renderer, moved).page("0")
        assert page is not None
        seen = page.caption.split("<blockquote", 1)[0]
        assert (texts.html("review-plain-no-turn") in seen) == (not felt)
        assert bool(re.search(r"\d+ → \d+", seen)) == felt
        labels = [key.text for key in page.keys[0]]
        assert (texts.plain("key-review-turning") in labels) == felt


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_turning_point_tells_whether_a_throw_or_a_choice_made_it(
    desk: Desk, over: Table, language: str
) -> None:
    """*The BOT threw 3: 14 left the board. Your chances: 68 → 79* left open why: it had a better
    move. What is told holds by the figures of the review; of a little of each nothing is told."""
    made, texts = await chances(desk, over), LIBRARY[language]
    sight = Sight(over, texts, {1: "Anna"})
    lucky = {flag: texts.html("review-turn-luck", lucky=flag) for flag in (0, 1)}
    better = texts.html("review-turn-better", move="@", worded=0, told="").partition("@")[0]
    found = set[str]()
    for start, end in steps(
        [each.seat for each in over.played], [each.faces is not None for each in over.played]
    ):
        seat = over.played[start].seat
        sign = -1 if seat else 1
        missed = sorted(
            (each.cost, each) for each in made.sides[seat].mistakes if start <= each.ply < end
        )
        chosen = sum(
            sign * made.moved(ply) for ply in range(start, end) if over.played[ply].faces is None
        )
        moved = sign * (made.chances[end] - made.chances[start])
        told = change(sight, made, start)
        if better in told:
            (*_, (cost, mistake)) = missed
            assert cost > 0.6 * -moved > 0
            before = over.played[mistake.ply].before
            turn = over.rules.turn(before)
            assert isinstance(turn, Choose)
            best = texts.button(over.rules.tell(before, turn.actions[mistake.best]))
            assert plain(best) in plain(told)
            found.add("better")
        elif any(each in told for each in lucky.values()):
            assert lucky[int(moved > 0)] in told
            assert abs(chosen) < 0.5 * abs(moved), "the throws moved it"
            found.add("luck")
        else:
            found.add("both")
    assert {"luck", "both", "better"} <= found


VERDICTS = {
    "better": ByChance(0.0, 0.0, 1.0, 0.0),
    "perhaps": ByChance(0.0, 0.01, 1.0, 0.0),
    "chance": ByChance(0.0, 0.4, 0.6, 0.0),
    "few": ByChance(0.0, 0.4, 0.6, 0.1),
    "worse": ByChance(0.0, 1.0, 0.0, 0.0),
}


def beside(cost: float, blindly: float, verdict: str) -> Side:
    """Fifty choices that lost so much where chance would have lost so much."""
    return Side(cost=cost, decisions=50, chance=VERDICTS[verdict]._replace(cost=blindly))


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ((0.05, 0.4, "better"), (0.3, 0.4, "chance"), "Anna chose clearly better"),
        ((0.25, 0.4, "perhaps"), (0.35, 0.4, "chance"), "Perhaps Anna chose better"),
        ((0.05, 0.4, "better"), (0.06, 0.4, "better"), "Both chose about equally well"),
        # Who lost less had only less to lose.
        ((0.05, 0.1, "better"), (0.3, 0.9, "better"), "Both chose about equally well"),
        ((0.05, 0.1, "chance"), (0.3, 0.9, "better"), "One game does not show who chose better"),
        ((0.3, 0.4, "chance"), (0.31, 0.4, "chance"), "One game does not show who chose better"),
    ],
)
async def test_who_chose_better_is_told_beside_what_chance_would_have_lost(
    desk: Desk, over: Table, first: tuple[Any, ...], second: tuple[Any, ...], said: str
) -> None:
    made = await chances(desk, over)
    (anna,) = (player.seat for player in over.players if player.person is not None)
    sides = (beside(*first), beside(*second))
    sides = sides[::-1] if anna else sides
    told = await first_page(desk, over, replace(made, sides=sides, doubt=0.02, left=0))
    assert re.search(said.replace("Anna", r"\W*Anna\W*"), told)


@pytest.mark.parametrize("verdict", ["chance", "few", "worse"])
async def test_who_chose_no_better_than_chance_is_never_said_to_have_chosen_better(
    desk: Desk, over: Table, verdict: str
) -> None:
    """It was said of games of any move against any move."""
    made = await chances(desk, over)
    for other in VERDICTS:
        for sides in (
            (beside(0.0, 0.4, verdict), beside(0.4, 0.4, other)),
            (beside(0.4, 0.4, other), beside(0.0, 0.4, verdict)),
        ):
            told = await first_page(desk, over, replace(made, sides=sides, doubt=0, left=0))
            assert "One game does not show who chose better" in told


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_played_the_bot_is_told_the_turning_point_in_a_sentence(
    hall: Hall, desk: Desk, anna: Person, over: Table, language: str
) -> None:
    """Not as a sign with a number, and with their own chances. To others it stays as it was."""
    made, texts = await chances(desk, over), LIBRARY[language]
    sight = Sight(over, texts, {anna.id: "Anna"}, reader=anna.id)
    throws = [ply for ply, each in enumerate(over.played) if each.faces is not None][:40]
    seats = set[int]()
    for ply in throws:
        sentence = retold(sight, ply)
        mine = over.played[ply].seat == over.players[0].seat
        thrown = over.rules.tell(over.played[ply].before, over.played[ply].action)
        assert sentence.startswith(texts.tale(thrown.given("throw", 0), mine=mine))
        told = change(sight, made, ply)
        assert sentence in told
        assert "🎲" not in told
        assert change(replace(sight, reader=None), made, ply) != told
        assert not retold(replace(sight, reader=None), ply)
        seats.add(over.played[ply].seat or 0)
    assert seats == {0, 1}
    moves = [ply + 1 for ply in throws if over.played[ply + 1].faces is None]
    assert [retold(sight, ply) for ply in moves] == [retold(sight, ply - 1) for ply in moves]


async def test_a_game_without_a_big_mistake_says_so_in_sight(desk: Desk, over: Table) -> None:
    made = await chances(desk, over)
    clean = replace(made, sides=(side(0, cost=0.01), side(0, cost=0.01)), doubt=0.04, left=0)
    told = await first_page(desk, over, clean)
    assert "No choice was a big mistake." in told.split("The line")[0]
    assert "no choice lost more than 2 wins in 100 games" in told
    assert "big mistake" not in await first_page(desk, over, made)
    sides = (side(0, cost=0.12), side(0, cost=0.12))
    assert "a big mistake" in await first_page(desk, over, replace(clean, sides=sides))
    assert "a big mistake" not in await first_page(desk, over, replace(clean, figure=0.04))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_why_another_choice_is_better_is_a_sentence(language: str) -> None:
    texts = LIBRARY[language]
    pair = Told("senet-why-pair", (("houses", "8 9"),))
    told = texts.because(pair)
    assert len(told) > len(texts.told(pair)) + 20
    assert plain(texts.both(["8", "9"])) in plain(told)
    few = Told("hyena-why-wash")
    assert texts.because(few) == texts.told(few), "where there is no sentence, in few words"
