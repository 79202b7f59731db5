"""The title page of a private chat: what its buttons do, however old, doubled or forged."""

from __future__ import annotations

import json

import pytest

from bot.handlers import menu, words_command
from bot.handlers.privacy import exported
from bot.table.endings import resigning
from bot.telegram.callback_data import Kind, Press
from bot.words.inert import quoted
from games import fair
from storage.rows import Game, Person
from tests.bot.handlers.test_game_choice import HOME, Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY, en
from tests.bot.kit import Hall, make_door

PAGE = 70
"""The message of the title page."""


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def games(desk: Desk, person: Person) -> tuple[Game, ...]:
    return await desk.hall.store.unfinished(person=person.id)


async def shown(desk: Desk, person: Person) -> Press:
    """What *Play* says on a title page just sent."""
    await desk.say(person, menu.start, "")
    every = [key.press for row in desk.shown.keys for key in row if key.press is not None]
    (play,) = [press for press in every if press.kind is Kind.PLAY_NOW]
    return play


async def test_play_begins_what_the_page_says_in_its_own_message(desk: Desk, anna: Person) -> None:
    play = await shown(desk, anna)
    assert await desk.tap(anna, HOME, play) == en("said-begun")
    (game,) = await games(desk, anna)
    (board,) = await desk.hall.store.boards(game.id)
    assert (game.status, game.rules, board.message) == ("playing", "thibault", PAGE)


async def test_a_double_tap_begins_one_game(desk: Desk, anna: Person) -> None:
    play = await shown(desk, anna)
    await desk.tap(anna, HOME, play)
    assert await desk.tap(anna, HOME, play) == en("answer-again")
    assert len(await games(desk, anna)) == 1


async def test_a_page_from_before_turns_into_the_present_one(desk: Desk, anna: Person) -> None:
    old = await shown(desk, anna)
    await desk.tap(anna, HOME, old)
    assert await desk.press(anna, HOME, old, message=PAGE + 1) == en("answer-seal-used")
    await desk.sender.idle()
    assert len(await games(desk, anna)) == 1
    new = desk.shown.press("▶️ New: Senet")
    assert new != old, "beside what goes on it says which game it begins"
    assert await desk.press(anna, HOME, new, message=PAGE + 1) == en("said-begun")
    assert len(await games(desk, anna)) == 2


@pytest.mark.parametrize(
    ("forged", "answer"),
    [
        ("", "old-rules"),
        ("thibault...novice", "old-rules"),
        ("thibault...novice.", "seal-used"),
        ("thibault...novice.000000000000", "seal-used"),
        ("nobody...novice.000000000000", "old-rules"),
    ],
)
async def test_a_forged_press_begins_nothing_and_the_page_comes_back(
    desk: Desk, anna: Person, forged: str, answer: str
) -> None:
    play = await shown(desk, anna)
    desk.shown.keys = ()
    said = await desk.tap(anna, HOME, Press(Kind.PLAY_NOW, action=forged))
    assert said == en(f"answer-{answer}")
    assert await games(desk, anna) == ()
    assert desk.shown.press(en("key-play")) == play, "the same is still ready"


async def test_play_of_rules_that_changed_says_so_in_a_group_too_and_its_page_comes(
    desk: Desk, anna: Person
) -> None:
    forged = Press(Kind.PLAY_NOW, action="nobody...novice.000000000000")
    assert await desk.tap(anna, GROUP, forged) == en("answer-old-rules")
    assert desk.shown.press(en("key-play")).action == "play", "the page of a group"


async def test_who_has_begun_too_many_games_must_read_it_before_they_go_on(
    hall: Hall, anna: Person
) -> None:
    """As an alert, wherever a game is begun."""
    hall.door = make_door(hall.store, hall.clock, afford=lambda _: False)
    desk = Desk(hall)
    await desk.tap(anna, HOME, await shown(desk, anna))
    await desk.tap(anna, HOME, Press(Kind.NEW, action="thibault...link"))
    assert desk.shown.answers == [(en("answer-too-many-games"), True)] * 2


async def test_a_used_seal_leads_to_the_page_of_what_was_pressed(desk: Desk, anna: Person) -> None:
    """Tapped again it begins that, not what *Play* on the title page would begin."""
    await shown(desk, anna)
    used = Press(Kind.PLAY_NOW, action="tait...greedy.000000000000")
    assert await desk.tap(anna, HOME, used) == en("answer-seal-used")
    await desk.sender.idle()
    every = [key.press for row in desk.shown.keys for key in row if key.press is not None]
    (again,) = [press for press in every if press.action.startswith("tait...greedy.")]
    assert await desk.press(anna, HOME, again, message=PAGE) == en("said-begun")
    assert [game.rules for game in await games(desk, anna)] == ["tait"]


async def test_what_a_page_said_is_begun_though_something_else_was_played_since(
    desk: Desk, anna: Person
) -> None:
    play = await shown(desk, anna)
    await desk.hall.against_bot(anna)
    await desk.tap(anna, HOME, play)
    assert {game.rules for game in await games(desk, anna)} == {"thibault"}
    assert len(await games(desk, anna)) == 2


async def test_the_seal_of_a_private_page_counts_in_no_group(desk: Desk, anna: Person) -> None:
    play = await shown(desk, anna)
    assert await desk.tap(anna, GROUP, play) == en("answer-seal-used")
    assert await games(desk, anna) == ()


async def test_what_one_played_last_against_the_bot_is_what_play_begins(
    desk: Desk, anna: Person
) -> None:
    await desk.say(anna, menu.start, "play-tait")
    await desk.tap(anna, HOME, desk.shown.press(en("key-whom")))
    await desk.tap(anna, HOME, desk.shown.press("Greedy"))
    (game,) = await games(desk, anna)
    assert game.status == "playing", "at one tap"
    assert (await shown(desk, anna)).action.startswith("tait...greedy.")


async def test_an_unfinished_game_comes_into_the_pages_message(desk: Desk, anna: Person) -> None:
    table = await desk.hall.against_bot(anna)
    await desk.hall.door.pauses.leave(table.game.id, anna.id)
    await shown(desk, anna)
    go_on = desk.shown.press(
        LIBRARY["en"].plain("key-unfinished", game="Senet", id=str(table.game.id))
    )
    for said in ("", en("answer-again")):
        assert await desk.tap(anna, HOME, go_on) == said
        (board,) = await desk.hall.store.boards(table.game.id)
        assert board.message == PAGE
        assert (await desk.hall.now(table)).game.status == "playing"


async def test_a_game_that_has_ended_since_is_told_and_offered_no_more(
    desk: Desk, anna: Person
) -> None:
    table = await desk.hall.against_bot(anna)
    await shown(desk, anna)
    go_on = desk.shown.press(
        LIBRARY["en"].plain("key-unfinished", game="Senet", id=str(table.game.id))
    )
    await desk.hall.door.change(table.game.id, resigning, anna.id)
    assert await desk.tap(anna, HOME, go_on) == en("answer-over")
    assert desk.shown.labels()[0] == en("key-play")


@pytest.mark.parametrize("number", ["", "0", "x", "9" * 20, "{theirs}"])
async def test_no_other_chats_game_is_reached(
    desk: Desk, anna: Person, boris: Person, number: str
) -> None:
    theirs = (await desk.hall.against_bot(boris)).game.id
    forged = Press(Kind.MENU, action=f"go.{number.format(theirs=theirs)}")
    assert await desk.tap(anna, HOME, forged) == en("answer-unknown")
    assert len(await desk.hall.store.boards(theirs)) == 1


async def test_words_put_before_play_salt_its_game(desk: Desk, anna: Person) -> None:
    old = await shown(desk, anna)
    assert await desk.say(anna, words_command.command, "be <b>kind") == "committed"
    assert LIBRARY["en"].html("words-brought", words=quoted("be <b>kind")) in desk.shown.caption
    assert desk.shown.press(en("key-play")) == old, "the same game, its seal unchanged"
    assert await desk.tap(anna, HOME, old) == en("said-begun")
    (game,) = await games(desk, anna)
    assert game.salt == f"djehuty2\n0 words {fair.words_digest('be <b>kind')}\n1 nothing"


async def test_the_seal_comes_first_and_then_the_words(desk: Desk, anna: Person) -> None:
    """A secret that is drawn after them could have been chosen to suit them."""
    assert await desk.say(anna, words_command.command, "be kind") == "refused"
    assert desk.shown.texts[-1] == LIBRARY["en"].html("words-first")
    assert "be kind" not in desk.shown.caption
    play = desk.shown.press(en("key-play"))
    assert await desk.say(anna, words_command.command, "be kind") == "committed"
    assert "be kind" in desk.shown.caption
    assert desk.shown.press(en("key-play")) == play


async def test_words_are_for_one_game(desk: Desk, anna: Person) -> None:
    old = await shown(desk, anna)
    await desk.say(anna, words_command.command, "be kind")
    await desk.tap(anna, HOME, old)
    await shown(desk, anna)
    assert "be kind" not in desk.shown.caption


async def test_words_wait_until_they_are_forgotten_and_can_be_read(
    desk: Desk, anna: Person
) -> None:
    await shown(desk, anna)
    await desk.say(anna, words_command.command, "be kind")
    told = await exported(desk.desk, anna.id, LIBRARY["en"])
    assert json.loads(told)["words"] == "be kind"
    await desk.forget(anna)
    assert await desk.hall.store.ready((await desk.hall.private(anna)).id) is None


async def test_in_a_group_no_page_takes_words(desk: Desk, anna: Person) -> None:
    assert await desk.say(anna, words_command.command, "be kind", group="en") == "refused"
    assert desk.shown.texts[-1] == LIBRARY["en"].html("words-none")
