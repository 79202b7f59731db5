"""`/me` and `/top`: what somebody has won is theirs alone; a group sees what was played there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.buttons import MyGameOver, MyGamesOver, MyPage, OpenReplay
from bot.board.caption import MAX_CAPTION, length
from bot.board.phone import CHAT, keys_height, picture_height, words_height
from bot.board.sight import view_of
from bot.choosing.buttons import Choose, GameSets, New, ToNamed
from bot.choosing.me_pages import EVENING_MS, MONTH_MS, SIZE, Against, Last, MePages, Mine
from bot.choosing.page import Drawing
from bot.choosing.review_account import deciding, towards
from bot.handlers import me
from bot.table.changes import Change
from bot.table.day import day_at
from bot.table.endings import cancelling, end, resigning
from bot.table.seats import next_rung
from bot.table.table import Table
from bot.telegram.callback_data import Kind
from bot.telegram.wire import Key
from bot.words.combos import Combo
from bot.words.library import LANGUAGES
from games.catalogue import CATALOGUE, rule_set
from games.seega.sets.sidja import SIDJA
from render import Renderer
from storage.operations import AnswerDay, ChangePerson, Forget
from storage.rows import DayAnswer, Person, Standing
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import GROUP, LIBRARY
from tests.bot.kit import Hall, plain, played, seen, unfolded

SIGA = Combo(rule_set("siga"))
DAY = 24 * 3600 * 1000


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    return Desk(hall)


async def won(hall: Hall, one: Person, other: Person, times: int = 1) -> int:
    """`one` has won so many games against the other in the group; the number of the last."""
    game = 0
    for _ in range(times):
        table = await hall.for_two(one, other)
        game = table.game.id
        await hall.door.change(game, resigning, other.id)
    return game


async def shown(desk: Desk, person: Person) -> str:
    await desk.say(person, me.me, "")
    return plain(unfolded(desk.shown.caption))


async def test_the_page_tells_games_wins_ratings_and_who_was_beaten_last(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    assert "as soon as a game of yours" in await shown(desk, anna)
    await won(hall, anna, boris, 3)
    await won(hall, anna, boris)
    await won(hall, boris, anna)
    told = await shown(desk, anna)
    assert "Games: 5 · won 4 · lost 1\n" in told
    assert "Most wins in a row by the same rules: 4" in told
    assert "Beaten last: Boris\n" in told
    standing = (await hall.store.standings((anna.id,)))[0]
    error = round(2 * standing.deviation)
    assert f"Thibault’s rules: 4 of 5 won · ⚖️ {round(standing.rating)} ± {error}" in told


async def test_head_to_head_and_the_list_lead_to_each_game(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, await hall.for_two(anna, boris))
    await won(hall, anna, boris, 6)
    await shown(desk, anna)
    own = anna.telegram or 0
    await desk.tap(anna, own, MyPage("pairs").press())
    mine = await hall.store.pair(anna.id, boris.id)
    assert mine is not None
    score = (mine.won, mine.lost) if mine.first == anna.id else (mine.lost, mine.won)
    assert f"Boris: {score[0]} – {score[1]} (games: 7)" in plain(desk.shown.caption)
    await desk.tap(anna, own, MyGamesOver(0).press())
    await desk.tap(anna, own, desk.shown.press("2/2"))
    listed = [key.press for keys in desk.shown.keys for key in keys if key.press is not None]
    assert MyGameOver(table.game.id).press() in listed
    await desk.tap(anna, own, MyGameOver(table.game.id).press())
    kinds = [key.press.kind for keys in desk.shown.keys for key in keys if key.press is not None]
    assert {Kind.REPLAY, Kind.REVIEW, Kind.RECORD} <= set(kinds)
    assert "won" in plain(desk.shown.caption)


async def test_the_last_board_of_a_game_is_seen_from_ones_own_side(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, await hall.for_two(anna, boris))
    second = next(who for who in (anna, boris) if table.seated(1).person == who.id)
    await hall.store.commit(ChangePerson(second.id, (("own_side", True),)))
    await desk.tap(second, second.telegram or 0, MyGameOver(table.game.id).press())
    view = replace(view_of(await hall.whole(table)), turned=True)
    assert await hall.store.upload(desk.desk.renderer.key(view)) is not None


async def test_after_few_games_the_page_shows_how_the_last_one_ended(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    """The card is nearly empty then."""
    table = await played(hall, await hall.against_bot(anna))
    await desk.tap(anna, anna.telegram or 0, MyPage("home").press())
    assert "how your last game ended" in desk.shown.caption, "or folded, where it turned is told"
    whole = await hall.whole(table)
    made = await desk.desk.reviews.of(whole)
    ply = deciding(made, whole.played)
    turned = ply is not None and ply in towards(made, whole.played)
    label = LIBRARY["en"].plain("key-review-turning")
    points = [key for row in desk.shown.keys for key in row if key.text == label]
    at_it = [OpenReplay(str((ply or 0) + 1)).press(table.game.id)] if turned else []
    assert [key.press for key in points] == at_it
    for language in LANGUAGES:
        texts, one = LIBRARY[language], Standing(1, "thibault", 1, 0, reviewed=1)
        said, at = "📈 The turning point", OpenReplay("7").press(1)
        turning = Last(Drawing("key", lambda: b""), (1280, 600), said, at)
        page = MePages(texts, desk.desk.renderer, Mine("Anna", (one,), last=turning), 0).home()
        seen, folded = page.caption.split("<blockquote", 1)
        told = said in seen  # where both have room
        assert texts.html("me-last") in (folded if told else seen)
        assert told or language != "en"
        assert not told or at in [key.press for row in page.keys for key in row]
        assert page.picture == turning.board
        alone = told and language == "pt"  # the one to that board
        assert len(page.keys) == 2 + alone, "its buttons take no room from that sentence"
        for tall, has_room in ((600, True), (1280, False)):
            last = Last(Drawing("key", lambda: b""), (1280, tall))
            mine = Mine("Anna", (one,), last=last)
            page = MePages(LIBRARY[language], desk.desk.renderer, mine, 0).home()
            assert (page.picture == last.board) == has_room
            top = picture_height((1280, tall) if has_room else SIZE)
            assert top + words_height(page.caption) + keys_height(page.keys) <= CHAT
    view = view_of(await hall.whole(table))
    assert await hall.store.upload(desk.desk.renderer.key(view)) is not None


async def test_each_rule_set_has_the_piece_that_was_theirs(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    """Also where the last game was another: then Senet had a white cone, whoever was blue."""
    seats = set[int]()
    for _ in range(6):
        table = await hall.against_bot(anna)
        seat = next(p.seat for p in table.players if p.person == anna.id) or 0
        seats.add(seat)
        await hall.door.change(table.game.id, resigning, anna.id)
        other = await hall.against_bot(anna, SIDJA)
        await hall.door.change(other.game.id, resigning, anna.id)
        games = await hall.store.finished(anna.id, me.LOOKED)
        pieces = await me.pieces_of(hall.store, anna.id, games)
        assert pieces["thibault"] == ("cone", "spindle")[seat]
        assert set(pieces) == {"thibault", "sidja"}
        mine = Mine("Anna", (Standing(1, "thibault", 1, 0),), pieces=pieces)
        card = MePages(LIBRARY["en"], desk.desk.renderer, mine, 0).card()
        assert card is not None
        assert card.rows[0].piece == pieces["thibault"]
    assert seats == {0, 1}


async def test_who_has_answered_the_position_of_the_day_is_not_sent_there_again(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    table = await hall.against_bot(anna)
    await hall.door.change(table.game.id, resigning, anna.id)
    assert "/day" in await shown(desk, anna)
    today = day_at(desk.desk.clock(), None)
    chat = await hall.store.private_chat(anna.id)
    assert chat is not None
    answer = DayAnswer(anna.id, today, 0, solved=True, chat=chat.id, at=0)
    await hall.store.commit(AnswerDay(answer))
    told = await shown(desk, anna)
    assert "/day" not in told
    assert "comes tomorrow" in told


async def test_a_page_is_nobody_elses_and_no_group_sees_it(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.against_bot(anna)
    await hall.door.change(table.game.id, resigning, anna.id)
    answer = await desk.press(boris, boris.telegram or 0, MyGameOver(table.game.id).press())
    assert answer == LIBRARY["en"].plain("answer-unknown")
    await desk.press(anna, GROUP, MyPage().press(table.game.id))
    assert desk.told.led[-1] == "https://t.me/djehuty_bot?start=me"
    await desk.press(anna, GROUP, MyGamesOver(0).press())
    assert desk.told.answers[-1][0] == LIBRARY["en"].plain("answer-not-offered")
    await desk.say(anna, me.me, "", group="en")
    assert "yours alone" in desk.told.texts[-1]


async def test_the_table_of_a_group_has_its_evening_its_month_and_its_pairs(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    await desk.say(anna, me.top, "", group="en")
    assert "No game with a result" in desk.told.texts[-1]
    await won(hall, boris, anna)
    hall.clock.now += EVENING_MS + 1
    await won(hall, anna, boris, 3)
    table = await hall.for_two(anna, boris)
    await hall.door.change(table.game.id, cancelling)
    await desk.say(anna, me.top, "", group="en")
    evening, month = plain(unfolded(desk.told.texts[-1])).split("In the last 30 days")
    assert "Anna: 3 of 3 won" in evening
    assert "Anna: 3 of 4 won" in month
    assert "Anna 3 – 1 Boris" in month
    await hall.store.commit(ChangePerson(boris.id, (("ranked", False),)))
    await desk.say(anna, me.top, "", group="en")
    assert "Boris" not in desk.told.texts[-1]
    hall.clock.now += MONTH_MS + 1
    await desk.say(anna, me.top, "", group="en")
    assert "No game with a result" in desk.told.texts[-1]


async def test_the_table_of_a_group_knows_the_places_of_a_game_of_many_also_when_it_is_packed(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    people = (anna, boris, await hall.person(503, "Carla"))
    table = await hall.invite(anna, "group", rules=rule_set("hyena"))
    for guest in people[1:]:
        table = seen(await hall.door.seating.join(table.game.id, guest, press=f"j{guest.id}"))
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="begin"))
    table = await played(hall, table)
    await desk.say(anna, me.top, "", group="en")
    told = plain(unfolded(desk.told.texts[-1]))
    first, *others = table.rules.ranking(table.state)
    for person in people:
        seat = next(p.seat for p in table.players if p.person == person.id)
        place = 1 if seat == first else 2 if seat in table.rules.unranked(table.state) else None
        place = place or 2 + others.index(seat or 0)
        assert f"{person.name}: {int(seat == first)} of 1 won · place {place}" in told
    assert told.count("won") == len(people), "what is of this evening alone is told once"
    await hall.store.pack(table.game.id)
    await desk.say(anna, me.top, "", group="en")
    assert plain(unfolded(desk.told.texts[-1])) == told


async def test_who_is_forgotten_is_somebody_and_goes_from_the_head_to_head(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    await won(hall, anna, boris)
    await hall.store.commit(Forget(boris.id, boris.telegram or 0))
    told = await shown(desk, anna)
    assert "Boris" not in told
    assert "Beaten last: somebody" in told
    await desk.tap(anna, anna.telegram or 0, MyPage("pairs").press())
    assert "not finished a game with another" in plain(desk.shown.caption)


def test_luck_and_choices_are_told_in_wins_in_words_and_on_the_card() -> None:
    """Of all games together; and no sign is explained that is not there."""
    renderer, texts = Renderer(), LIBRARY["en"]
    one = Standing(1, "thibault", 24, 15, reviewed=24, luck=3.13, cost=-1.84, doubt=0.01)
    pages = MePages(texts, renderer, Mine("Anna", (one,)), 0)
    card = pages.card()
    assert card is not None
    assert card.luck is not None
    assert card.skill is not None
    assert [card.rows[0].name, card.luck.value, card.skill.value] == [
        "Senet · Thibault’s rules", "+3.1", "\N{MINUS SIGN}1.8",
    ]  # fmt: skip
    assert plain(card.luck.error) == "luck ± 0.4", "a sign alone says nothing to a newcomer"
    assert plain(card.skill.error) == "choices ± 0.4"
    told = plain(unfolded(pages.home().caption))
    assert (
        "with average throws you would have won about 3.1 games fewer (give or take 0.4)." in told
    )
    assert (
        "that lost you about 1.8 games (give or take 0.4). Games that I looked through: 24" in told
    )
    assert "⚖️" not in told
    assert "🧠" not in told
    rated = replace(one, at=1, skill_at=1)
    told = plain(unfolded(MePages(texts, renderer, Mine("Anna", (rated,)), 0).home().caption))
    assert "⚖️ is the rating" in told
    assert "🧠 is the same" in told


@pytest.mark.parametrize(
    ("luck", "doubt", "said"),
    [
        (-3.13, 0.01, "you would have won about 3.1 games more (give or take 0.4)"),
        (0.29, 0.01, "Luck was about even (give or take 0.4)"),
        (
            134.4,
            1.1,
            "you would have won about 134 games fewer (give or take 4)",
        ),
        (
            0.5,
            0.0,
            "you would have won about 0.5 games fewer (give or take 0.1)",
        ),
    ],
)
def test_no_figure_is_finer_than_it_is_known(luck: float, doubt: float, said: str) -> None:
    one = Standing(1, "thibault", 24, 15, reviewed=24, luck=luck, cost=9.0, doubt=doubt)
    pages = MePages(LIBRARY["en"], Renderer(), Mine("Anna", (one,)), 0)
    assert said in plain(unfolded(pages.home().caption))


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_games_show_nothing_yet_and_have_no_figures(language: str) -> None:
    """A figure of one game contradicts its review, which says that one game shows nothing."""
    renderer = Renderer()
    for games, early in ((1, True), (9, True), (10, False)):
        one = Standing(1, "aseb", games, 1, reviewed=games, luck=0.3, cost=7.77, doubt=0.01)
        pages = MePages(LIBRARY[language], renderer, Mine("Anna", (one,)), 0)
        told, card = plain(unfolded(pages.home().caption)), pages.card()
        assert card is not None
        figure = LIBRARY[language].decimal(7.8, 1)
        assert (figure not in told) == early
        assert (card.luck is None) == (card.skill is None) == bool(card.unknown) == early
        assert len(renderer.card(card)) > 0


async def test_a_card_says_in_words_what_it_shows(
    desk: Desk, hall: Hall, anna: Person, boris: Person
) -> None:
    await won(hall, anna, boris)
    await shown(desk, anna)
    await desk.tap(anna, anna.telegram or 0, MyPage("card").press())
    told = plain(desk.shown.caption)
    assert "Games: 1 · won 1\n" in told
    assert "Senet · Thibault’s rules: 1 of 1 won" in told
    assert "Boris" not in told, "a card goes to anybody"


def everything(now: int) -> Mine:
    """As much as can be: every rule set, long names, large numbers."""
    standings = tuple(
        Standing(
            1, rules.id, 9000 - n, 4000, 12, 7, 31, 9, 800, 1712.4, 61.2, 0.06, now - DAY,
            700, 1650.2, 70.0, 0.06, now - DAY, -13.4, 21.7, 9.0,
        )
        for n, rules in enumerate(CATALOGUE)
    )  # fmt: skip
    met = tuple(Against("Маргарита Константинопольская", 1000, 500, 490) for _ in range(8))
    return Mine("Маргарита Константинопольская", standings, met, "BOT (Djehuty)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_sight_whole_on_a_small_phone(language: str) -> None:
    now = 1_790_000_000_000
    pages = MePages(LIBRARY[language], Renderer(), everything(now), now)
    for page in (pages.home(), pages.pairs()):
        assert length(page.caption) <= MAX_CAPTION
        tall = picture_height(SIZE) + words_height(page.caption) + keys_height(page.keys)
        assert tall <= CHAT


def test_the_card_is_small_and_shows_what_the_page_tells() -> None:
    now = 1_790_000_000_000
    renderer = Renderer()
    mine = everything(now)
    card = MePages(LIBRARY["en"], renderer, mine, now).card()
    assert card is not None
    assert len(renderer.card(card)) <= 80_000
    assert [row.games for row in card.rows] == [9000, 8999, 8998]
    assert len({row.name for row in card.rows}) == 3
    less = replace(mine, standings=mine.standings[:1])
    other = MePages(LIBRARY["en"], renderer, less, now).card()
    assert other is not None
    assert renderer.card_key(other) != renderer.card_key(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_few_games_the_page_says_what_to_try_next_and_folds_figures(
    language: str,
) -> None:
    """A stronger BOT by the rules one has played, a game that one has not, the position of the
    day; who has played ten games sees how they stand."""
    renderer, texts = Renderer(), LIBRARY[language]
    one = Standing(1, "thibault", 1, 1, rating=1662, deviation=290, at=1, reviewed=1)
    for standings in ((), (one,), (replace(one, games=9),)):
        mine = Mine("Anna", standings, played=SIGA, rung="golden" if standings else None)
        page = MePages(texts, renderer, mine if standings else Mine("Anna"), 0).home()
        seen, _, folded = page.caption.partition("<blockquote")
        assert "/day" in seen
        assert "1662" not in seen
        assert bool(standings) == ("1662" in folded)
        assert texts.plain("key-me-card") in {key.text for row in page.keys for key in row} or (
            not standings
        )
        top = picture_height(SIZE) if standings else 0
        assert top + words_height(page.caption) + keys_height(page.keys) <= CHAT
        assert texts.plain("key-me-pairs") not in {key.text for row in page.keys for key in row}
        stronger = [New(SIGA, "bot", "golden").press()] * bool(standings)
        untried = GameSets("seega" if standings else "senet").press()
        tries = [key.press for row in page.keys for key in row][: len(stronger) + 1]
        assert tries == [*stronger, untried]
    many = MePages(texts, renderer, Mine("Anna", (replace(one, games=10),)), 0).home()
    assert "/day" not in many.caption
    assert Choose(Combo(rule_set("thibault"))).press() not in {
        key.press for row in many.keys for key in row
    }
    for won, said in ((0, ToNamed), (1, Choose)):
        lost = Mine("Anna", (replace(one, won=won),), played=SIGA)
        page = MePages(texts, renderer, lost, 0).home()
        assert page.keys[0][0] == Key(texts.plain("key-play"), said(SIGA).press())
        assert texts.html("me-next", count=0, solved=0) in page.caption
        zeros = page.picture is None and page.heading == "banner"
        assert zeros == (not won), "no card of zeros"
        labels = [key.text for row in page.keys for key in row]
        assert (texts.plain("key-me-card") in labels) == bool(won)
        line = texts.plain("me-games-won", won=won)
        assert (line in page.caption.split("<blockquote")[0]) == bool(won)


async def test_after_a_won_game_the_next_stronger_bot_in_that_game_is_offered(
    desk: Desk, hall: Hall, anna: Person
) -> None:
    """It was the game played most, and in it the BOT that had just been beaten."""
    for _ in range(2):
        table = await hall.against_bot(anna)
        await hall.door.change(table.game.id, resigning, anna.id)
    label = LIBRARY["en"].plain("key-me-stronger")
    table = await hall.against_bot(anna, SIDJA)
    seat = next(p.seat for p in table.players if p.person == anna.id) or 0

    def gives_up(now: Table, at: int) -> Change:
        return end(now, at, "resigned", (seat,), now.rules.forfeit(now.state, 1 - seat))

    await hall.door.change(table.game.id, gives_up)
    await desk.tap(anna, anna.telegram or 0, MyPage("home").press())
    better = next_rung(SIDJA, "novice", up=True)
    assert desk.shown.press(label) == New(Combo(rule_set("sidja")), "bot", better).press()
    table = await hall.against_bot(anna, SIDJA)
    await hall.door.change(table.game.id, resigning, anna.id)
    await desk.tap(anna, anna.telegram or 0, MyPage("home").press())
    assert label not in [key.text for row in desk.shown.keys for key in row]
