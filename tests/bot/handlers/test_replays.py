"""`/replay` and its button: every board of a game that is over, in every language."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.board.buttons import ReplayEnd
from bot.board.caption import MAX_CAPTION, length
from bot.board.filming import Studio
from bot.board.phone import CHAT, keys_height, picture_height, words_height
from bot.board.sight import Sight
from bot.choosing.replay_pages import MOST_POINTS, ReplayPages
from bot.choosing.review_account import change, deciding, decisive
from bot.handlers import replays
from bot.table.endings import withdrawing
from bot.table.replaying import stood, stops
from bot.table.table import Table
from bot.telegram.budget import Budget
from bot.telegram.callback_data import Kind, Press
from bot.telegram.limits import Rate
from bot.telegram.wire import NoPictures
from bot.words.library import LANGUAGES
from games.catalogue import rule_set
from games.core import Choose, Throw, turns
from opponents.review import Review
from storage.rows import Person
from tests.bot.handlers.test_game_choice import HOME, Desk
from tests.bot.handlers.test_visits import ELSEWHERE, LIBRARY, en
from tests.bot.kit import Hall, plain, played, seen

pytestmark = pytest.mark.xdist_group("reviews")

GAMES = ("thibault", "siga", "hyena")


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


@pytest.fixture
async def over(hall: Hall, anna: Person) -> Table:
    return await hall.whole(await played(hall, await hall.against_bot(anna)))


def replay(game: int, at: int | str = "", owner: int = 0) -> Press:
    return Press(Kind.REPLAY, game, owner, str(at))


@pytest.mark.parametrize("rules", GAMES)
async def test_there_is_a_board_for_each_choice_with_its_throw(
    hall: Hall, anna: Person, rules: str
) -> None:
    table = await hall.whole(await played(hall, await hall.against_bot(anna, rule_set(rules))))
    found = stops(table)
    assert (found[0], found[-1]) == (0, len(table.played))
    for at in range(1, len(table.played)):
        before, after = table.played[at - 1].before, table.played[at].before
        thrown = isinstance(table.rules.turn(before), Throw)
        assert (at in found) == (not (thrown and isinstance(table.rules.turn(after), Choose)))
        assert stood(table, at).state == after
    assert stood(table, len(table.played)) is table


async def over_pages(
    desk: Desk, hall: Hall, anna: Person, rules: str, language: str, called: str
) -> ReplayPages:
    """The replay of a whole game of Anna's, who is `called` so, with its review."""
    table = await hall.whole(await played(hall, await hall.against_bot(anna, rule_set(rules))))
    sight = Sight(table, LIBRARY[language], {anna.id: called})
    return ReplayPages(sight, desk.desk.renderer, await desk.desk.reviews.of(table))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES)
async def test_every_board_is_in_sight_with_its_words_and_buttons_on_a_small_phone(
    desk: Desk, hall: Hall, anna: Person, rules: str, language: str
) -> None:
    pages = await over_pages(desk, hall, anna, rules, language, "Ж" * 32)
    table, renderer = pages.table, pages.renderer
    for at in pages.stops[:: max(1, len(pages.stops) // 12)]:
        page = pages.page(at)
        assert length(page.caption) <= MAX_CAPTION
        tall = words_height(page.caption) + keys_height(page.keys)
        assert tall + picture_height(renderer.size(pages.view(at))) <= CHAT
    last = pages.page(len(table.played))
    assert pages.view(len(table.played)).over
    assert not pages.view(0).choices
    walk = [key.press for key in last.keys[0]]
    assert walk[2] == walk[3] == ReplayEnd("last").press(table.game.id)


async def test_a_page_tells_the_throw_the_move_and_the_chance_with_its_error(
    desk: Desk, anna: Person, over: Table
) -> None:
    at = stops(over)[1]
    await desk.tap(anna, HOME, replay(over.game.id, at))
    told = plain(desk.shown.caption)
    for each in over.played[:at]:
        words = LIBRARY["en"].told(over.rules.tell(each.before, each.action))
        assert plain(words) in told
    assert re.search(r"With good play: ⚪️ \d+% · 🔵 \d+% \(±\d+\)", desk.shown.caption)
    figures = [int(found) for found in re.findall(r"(\d+)%", told)]
    assert sum(figures) == 100
    await desk.tap(anna, HOME, replay(over.game.id))
    told = plain(desk.shown.caption)
    assert re.search(r"Chances to win if both play well: .*Anna.* \d+% · .* \d+% \(±\d+\)", told)
    await desk.tap(anna, HOME, replay(over.game.id, len(over.played)))
    assert "%" not in desk.shown.caption, "who won is known there"


async def test_the_buttons_walk_through_the_game_and_to_its_turning_points(
    desk: Desk, anna: Person, over: Table
) -> None:
    game, found, drawn = over.game.id, stops(over), list[object]()
    await desk.tap(anna, HOME, replay(game))
    assert plain(en("replay-start")) in plain(desk.shown.caption)
    for sign, place in (("▶️", 1), ("▶️", 2), ("◀️", 1), ("⏭️", len(found) - 1), ("⏮️", 0)):
        await desk.tap(anna, HOME, desk.shown.press(sign))
        turn = turns(over.played[: found[place]])
        where = f"Turn {turn} of {over.turns}" if place else f"Turns: {over.turns}"
        assert where in plain(desk.shown.caption)
        drawn.append(desk.shown.picture)
    assert drawn[1] != drawn[0]
    review = desk.desk.reviews.known(over)
    assert review is not None
    count = min(MOST_POINTS, len(review.turning))
    assert count > 1
    for number in (*range(1, count + 1), 1):
        await desk.tap(anna, HOME, desk.shown.press(en("key-review-turning")))
        told = plain(desk.shown.caption)
        assert f"Turning point {number} of {count}" in told or "won." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES)
async def test_no_button_moves_from_board_to_board(
    desk: Desk, hall: Hall, anna: Person, rules: str, language: str
) -> None:
    """Whoever presses on finds each button where it was, also one that leads nowhere from there."""
    pages = await over_pages(desk, hall, anna, rules, language, "Anna")
    first, *others = ([key for row in pages.page(at).keys for key in row] for at in pages.stops)
    assert len({tuple(map(len, pages.page(at).keys)) for at in pages.stops}) == 1
    told = [key.text for key in first if key.text[0] in "🎞✨↪"]
    assert told
    assert all(" " in text for text in told), "in words, also where there is little room"
    for keys in others:
        for key, same in zip(keys, first, strict=True):
            assert key.text == same.text or (key.text[0], same.text[0]) == ("⚡", "⚡")
    for end, which in ((first, ReplayEnd("first")), (others[-1], ReplayEnd("last"))):
        nowhere = [key.text for key in end if key.press == which.press(pages.table.game.id)]
        assert len(nowhere) == 3, "two ways, and a game that goes on"


async def test_a_button_that_leads_nowhere_says_which_end_this_is(
    desk: Desk, anna: Person, over: Table
) -> None:
    await desk.tap(anna, HOME, replay(over.game.id))
    for signs, said in ((("⏮️", "◀️", "↪️"), "replay-first"), (("⏭️", "▶️", "↪️"), "replay-last")):
        before = desk.shown.caption
        for sign in signs:
            assert await desk.press(anna, HOME, desk.shown.press(sign)) == en(said)
        assert desk.shown.caption == before
        await desk.tap(anna, HOME, replay(over.game.id, len(over.played)))


async def test_the_largest_turning_points_are_shown_in_their_order(
    desk: Desk, anna: Person, over: Table
) -> None:
    review = await desk.desk.reviews.of(over)
    assert isinstance(review, Review)
    sight, renderer = Sight(over, LIBRARY["pt"], {anna.id: "Anna"}), desk.desk.renderer
    found = [ply - 1 for ply in stops(over)[1:]]
    moved = sorted(found, key=lambda ply: -abs(review.moved(ply)))
    pages = ReplayPages(sight, renderer, replace(review, turning=tuple(sorted(found))))
    assert len(pages.turning) <= MOST_POINTS
    assert list(pages.turning) == sorted(pages.turning)
    assert turns(over.played[: moved[0] + 1]) in {
        turns(over.played[: pages.stops[place]]) for place in pages.turning
    }


async def pointed(desk: Desk, anna: Person, over: Table, plies: tuple[int, ...]) -> ReplayPages:
    """The replay whose review has turning points at those plies."""
    review = await desk.desk.reviews.of(over)
    assert isinstance(review, Review)
    sight, renderer = Sight(over, LIBRARY["en"], {anna.id: "Anna"}), desk.desk.renderer
    return ReplayPages(sight, renderer, replace(review, turning=plies))


async def test_two_turning_points_of_one_turn_are_shown_as_one(
    desk: Desk, anna: Person, over: Table
) -> None:
    found = stops(over)
    at = next(
        n
        for n in range(1, len(found))
        if turns(over.played[: found[n]]) == turns(over.played[: found[n + 1]])
    )
    plies = (found[at] - 1, found[at + 1] - 1, found[-9] - 1)
    pages = await pointed(desk, anna, over, plies)
    assert pages.turning == (at, len(found) - 9)
    seen = plain(pages.page(found[at + 1]).caption)
    assert f"Turn {turns(over.played[: found[at + 1]])} of {over.turns}, part 2 of " in seen
    assert "step" not in seen, "one counting, that of the review"


async def test_from_the_only_turning_point_the_button_says_that_this_is_it(
    desk: Desk, anna: Person, over: Table
) -> None:
    at = stops(over)[3]
    pages = await pointed(desk, anna, over, (at - 1,))
    for place, press in ((0, replay(over.game.id, at)), (at, ReplayEnd("turning"))):
        (key,) = (key for row in pages.page(place).keys for key in row if "⚡" in key.text)
        assert key.text == en("key-review-turning"), "as the review calls it"
        assert key.press == (press if isinstance(press, Press) else press.press(over.game.id))
    said = await desk.press(anna, HOME, ReplayEnd("turning").press(over.game.id))
    assert said == en("replay-turning")


async def test_the_command_takes_a_number_or_the_last_game_in_which_something_was_played(
    desk: Desk, hall: Hall, anna: Person, over: Table
) -> None:
    closed = await hall.invite(anna, "bot", "novice")
    seen(await hall.door.change(closed.game.id, withdrawing, anna.id))
    for words in ("", str(over.game.id)):
        desk.shown.caption = ""
        assert await desk.say(anna, replays.replay, words) == "committed"
        await asyncio.gather(*desk.tasks)
        await desk.sender.idle()
        assert f"№{over.game.id}" in plain(desk.shown.caption)
    running = await hall.against_bot(anna)
    assert await desk.say(anna, replays.replay, str(running.game.id)) == "refused"
    assert desk.shown.caption == en("answer-replay-later")
    assert await desk.say(anna, replays.replay, str(closed.game.id)) == "refused"
    assert desk.shown.caption == en("answer-replay-empty")
    assert await desk.say(anna, replays.replay, "999") == "refused"
    assert desk.shown.caption == en("replay-none")


async def test_forged_and_foreign_presses_show_nothing(
    desk: Desk, hall: Hall, anna: Person, boris: Person, over: Table
) -> None:
    game = over.game.id
    assert await desk.tap(boris, ELSEWHERE, replay(game, 0)) == en("answer-unknown")
    for at in ("x", "-1", len(over.played) + 1, "9" * 30):
        assert await desk.tap(anna, HOME, replay(game, at)) == en("answer-not-offered")
    running = await hall.against_bot(anna)
    assert await desk.tap(anna, HOME, replay(running.game.id)) == en("answer-replay-later")
    assert desk.shown.caption == ""


# -- films -----------------------------------------------------------------------------------------


def show(game: int, what: str = "film", owner: int = 0) -> Press:
    return Press(Kind.FILM, game, owner, what)


async def test_a_film_is_made_once_and_comes_by_its_file_id_then(
    desk: Desk, anna: Person, over: Table
) -> None:
    for _ in range(2):
        assert await desk.tap(anna, HOME, show(over.game.id)) == en("film-working")
    (first, said), (second, _) = desk.shown.films
    assert first.data is not None
    assert first.data.startswith(b"GIF89a")
    assert (second.data, second.file) == (None, "film")
    assert f"№{over.game.id}" in plain(said)
    assert " won. " in plain(said)


async def test_the_moment_shows_the_turn_that_decided_and_says_what_it_did(
    desk: Desk, anna: Person, over: Table
) -> None:
    review = await desk.desk.reviews.of(over)
    assert isinstance(review, Review)
    await desk.tap(anna, HOME, show(over.game.id, "moment"))
    ((film, said),) = desk.shown.films
    assert film.data is not None
    moved = deciding(review, over.played)
    assert moved is not None
    told = LIBRARY["en"].told(over.rules.tell(over.played[moved].before, over.played[moved].action))
    assert plain(told) in plain(said)


async def test_where_no_turn_decided_the_key_turn_is_the_one_that_changed_most(
    desk: Desk, anna: Person, over: Table
) -> None:
    """The button is never offered for nothing; what comes says that nothing decided."""
    review = await desk.desk.reviews.of(over)
    assert isinstance(review, Review)
    undecided = replace(review, turning=())
    boards = [0, *stops(over)[1:]]  # a throw and what was chosen by it are one
    swing = {
        end - 1: abs(review.chances[end] - review.chances[start]) for start, end in pairwise(boards)
    }
    most = max(swing, key=swing.__getitem__)
    assert deciding(undecided, over.played) == most
    assert deciding(undecided, over.played, own=most + 1) != most, (
        "a turn of the game that it goes on from"
    )
    sight = await desk.desk.boards.frames.spoken(over, LIBRARY["en"])
    assert "No turning point decided this game alone." in plain(change(sight, undecided, most))
    assert "The turning point" in plain(change(sight, replace(review, turning=(most,)), most))
    assert deciding(replace(undecided, chances=(0.5,) * len(review.chances)), over.played) is None


async def test_so_many_films_are_made_for_one_person_and_no_more(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    """Those that Telegram keeps come still."""
    games = [
        (await played(hall, await hall.against_bot(anna, rule_set("bell")))).game.id
        for _ in range(3)
    ]
    studio = Studio(budget=Budget(Rate(2, 3600.0, 2), lambda: 0.0))
    desk.desk = replace(desk.desk, studio=studio)
    for game in games:
        await desk.tap(anna, HOME, show(game))
    assert desk.shown.caption == en("film-limit")
    await desk.tap(anna, HOME, show(games[0]))
    assert [film.file for film, _ in desk.shown.films] == [None, None, "film"]


async def test_where_no_film_is_taken_it_is_said(desk: Desk, anna: Person, over: Table) -> None:
    refusals = iter([NoPictures("no pictures here")])
    desk.shown.refusal = lambda _: next(refusals, None)
    await desk.tap(anna, HOME, show(over.game.id))
    assert desk.shown.caption == en("film-refused")


async def test_a_link_opens_the_replay_for_whoever_has_it(
    desk: Desk, anna: Person, boris: Person, over: Table
) -> None:
    game = over.game.id
    await desk.tap(anna, HOME, show(game, "share"))
    (payload,) = re.findall(r"start=(replay_\w+)", desk.shown.caption)
    visit = await desk.visit(boris, payload)
    assert await replays.shared(visit) == "committed"
    await asyncio.gather(*desk.tasks)
    await desk.sender.idle()
    assert f"№{game}" in plain(desk.shown.caption)
    await desk.tap(boris, ELSEWHERE, desk.shown.press("▶️"))
    assert "Turn 1 of" in plain(desk.shown.caption)
    await desk.tap(boris, ELSEWHERE, desk.shown.press(en("key-film")))
    assert len(desk.shown.films) == 1
    forged = Press(Kind.FILM, game, 0, "at.1.000000000000")
    assert await desk.tap(boris, ELSEWHERE, forged) == en("answer-unknown")
    for other in (payload[:-1] + "g", f"replay_{game}_", f"replay_{game + 1}_{payload[-12:]}"):
        assert await desk.say(boris, replays.shared, other) == "refused"
        assert desk.shown.caption == en("replay-link-gone")


async def test_what_ended_a_game_that_was_over_anyway_is_no_turning_point(
    desk: Desk, over: Table
) -> None:
    review = await desk.desk.reviews.of(over)
    assert isinstance(review, Review)
    first, last = 5, len(over.played) - 1
    for end, told in ((0.94, (first,)), (0.7, (first,)), (0.6, (first, last))):
        start = (0.5,) * (first + 1)
        chances = (*start, *(end,) * (last - first), 1.0)
        made = replace(review, chances=chances, turning=(first, last))
        assert decisive(made, over.played) == told
        assert deciding(made, over.played) == told[-1]
