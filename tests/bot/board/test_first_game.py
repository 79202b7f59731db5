"""What a newcomer's first board says, and what it leaves out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate, chain, islice, pairwise, product

import pytest

from bot.board.caption import caption
from bot.board.keyboard import keyboard
from bot.board.layout import MOST_EMPTY, Layout, arranged, in_time
from bot.board.parts import parts_of
from bot.board.phone import FOLD, QUOTE, QUOTED_COLUMNS, lines_of, room_for_words, wrapped
from bot.board.reasons import goal_lines, more_reasons
from bot.board.sealing import signs_of
from bot.board.sight import NOWHERE, Sight, told_simply, view_of
from bot.board.turn_log import by_itself, by_number, passes
from bot.table.board_rows import Place
from bot.table.endings import resigning
from bot.table.invitation import NewGame
from bot.table.lobby import getting_up
from bot.table.orders import given
from bot.table.steps import THROW_FOR_ME, scored
from bot.table.table import AnyRules, Table, result_text
from bot.table.teaching import goal_told, lesson_told
from bot.words.library import LANGUAGES, Library, Texts
from games.catalogue import CATALOGUE, rule_set
from games.core import AnyPlayed, Choose, Over, Throw
from games.hyena.sets.hyena import HYENA
from games.hyena.state import TABA
from games.seega.sets.sidja import SIDJA
from storage.rows import Person
from tests.bot.board.shown import ANNA, RENDERER, begun, board_of, played, rejoined, ways
from tests.bot.kit import NAMES, THIBAULT, Hall, plain, seen, step

LIBRARY = Library()
EN = LIBRARY["en"]
GROUP = replace(NOWHERE, kind="group")


def title_of(table: Table) -> str:
    lines = plain(re.sub("<[^>]+>", "", caption(Sight(table, EN, NAMES)))).splitlines()
    return next(line for line in lines if line.startswith("Senet · "))


async def test_a_number_stands_in_the_title_only_where_another_game_goes_on(
    hall: Hall, anna: Person
) -> None:
    first = await hall.against_bot(anna)
    assert title_of(first) == "Senet · Thibault’s rules"
    second = await hall.against_bot(anna)
    assert title_of(second) == f"Senet · Thibault’s rules · №{second.game.id}"
    assert title_of(await hall.now(first)) == "Senet · Thibault’s rules", "and goes on as it was"
    for table in (first, second):
        told = plain(caption(Sight(table, EN, NAMES)))
        assert f"№{table.game.id}:" in told, "folded, beside the seal"
        seen(await hall.door.change(table.game.id, resigning, anna.id))
    assert title_of(await hall.against_bot(anna)) == "Senet · Thibault’s rules"


async def test_where_a_guest_plays_already_the_number_tells_the_games_apart(
    hall: Hall, anna: Person, boris: Person
) -> None:
    await hall.against_bot(boris)
    table = await hall.over_a_link(anna, boris)
    assert title_of(table).endswith(f"№{table.game.id}")
    assert (await hall.whole(table)).game.numbered, "it is saved"


async def test_a_board_that_somebody_has_brought_to_their_other_games_tells_its_number(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """A group's game, asked for in one's own chat, where another one goes on."""
    table = await hall.for_two(anna, boris)
    assert not table.game.numbered
    home = Place(await hall.private(boris))
    seen(await hall.door.places.bring(table.game.id, boris, home, wake=False))
    assert not (await hall.whole(table)).game.numbered, "no other game goes on there"
    other = await hall.against_bot(anna)
    assert not other.game.numbered
    there = Place(await hall.private(anna))
    brought = seen(await hall.door.places.bring(table.game.id, anna, there, wake=False))
    assert title_of(brought).endswith(f"№{table.game.id}")
    assert (await hall.whole(table)).game.numbered, "it is saved"


async def test_nobody_is_told_a_number_by_which_a_game_is_told_from_itself(
    hall: Hall, anna: Person, boris: Person
) -> None:
    """Who sat down at a lobby, got up and sits down again has its board already."""
    table = await hall.invite(anna, "link", rules=HYENA)
    for press in ("first", "second"):
        place = Place(await hall.private(boris))
        joining = hall.door.seating.join(table.game.id, boris, press=press, sign="cat", place=place)
        table = seen(await joining)
        assert not table.game.numbered
        if press == "first":
            seen(await hall.door.change(table.game.id, getting_up, boris.id))


async def first_games(hall: Hall, person: Person) -> tuple[Table, Table]:
    """A first game in which the BOT begins, and one in which the person does, each at the first
    moment at which a person may act."""
    found: dict[bool, Table] = {}
    press = 0
    while len(found) < 2:
        press += 1
        place = Place(await hall.private(person))
        wanted = NewGame(THIBAULT, "bot", person, (place,), f"q{press}", bots=("novice",))
        table = seen(await hall.door.seating.create(wanted))
        begun = hall.door.seating.begin(table.game.id, person, press=f"b{press}")
        table = seen(await begun)
        table = replace(table, game=replace(table.game, goal=True))
        bot = table.seated(0).bot is not None
        while isinstance(table.turn, Choose | Throw) and table.seated(table.turn.seat).bot:
            table = await step(hall, table)
            table = replace(table, game=replace(table.game, goal=True))
        found.setdefault(bot, table)
    return found[True], found[False]


async def test_a_newcomer_alone_reads_how_the_throw_off_ended(hall: Hall, anna: Person) -> None:
    rules = rule_set("thibault", {"first": "throw_off"})
    table = await hall.invite(anna, "bot", "novice", rules=rules)
    table = seen(await hall.door.seating.begin(table.game.id, anna, press="b"))
    table = replace(table, game=replace(table.game, goal=True))
    assert "🎲 Throw-off: " in caption(Sight(table, EN, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_the_lot_lets_the_bot_begin_it_is_said_once_with_what_its_signs_mean(
    hall: Hall, anna: Person, language: str
) -> None:
    texts = LIBRARY[language]
    bots, own = await first_games(hall, anna)
    line = texts.html("began-senet", mark=texts.plain("mark-cones"), name=texts.plain("bot-brief"))
    assert caption(Sight(bots, texts, NAMES, chat=GROUP)).count(line) == 1
    assert line not in caption(Sight(own, texts, NAMES, chat=GROUP))
    told = replace(bots, game=replace(bots.game, goal=False))
    shown = caption(Sight(told, texts, NAMES, chat=GROUP))
    assert line not in shown, "to who knows the game it is no news"
    folded = QUOTE.sub("", caption(Sight(bots, texts, NAMES)))
    assert line not in folded, "a newcomer alone reads sentences"
    for sign in ("🎲", "→", "⇄"):
        assert sign in line


async def test_two_players_lines_stand_both_in_a_quotation_or_neither(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await hall.for_two(anna, boris)
    seen_both = 0
    for _ in range(40):
        table = await step(hall, table)
        sight = Sight(table, EN, NAMES)
        parts = parts_of(sight)
        for layout in Layout:
            text = arranged(parts, layout, close=False)
            folded = "".join(QUOTE.findall(text))
            inside = [line in folded for line in parts.log]
            assert len(set(inside)) <= 1, text
            seen_both += len(inside) > 1
    assert seen_both > 0


def whole_lines(quotation: str) -> list[str]:
    """The lines of a quotation that are seen to their ends before it is unfolded."""
    found, tall = list[str](), 0
    for line in plain(quotation).splitlines():
        tall += wrapped(line, QUOTED_COLUMNS)
        if tall > 3:
            break
        found.append(line)
    return found


def whole_lines_of(caption: str) -> str:
    """What is seen of a caption, whole lines of its quotation among it."""
    quotation = "".join(QUOTE.findall(caption))
    return "\n".join((plain(QUOTE.sub("", caption)), *whole_lines(quotation)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_board_of_the_hyena_game_says_what_luck_decides_and_what_is_waited_for(
    language: str,
) -> None:
    texts, table = LIBRARY[language], begun(HYENA, 2, 0)
    shown = board_of(table, texts).caption
    (quotation,) = QUOTE.findall(shown)
    goal = texts.told(HYENA.explain(table.state).goal).splitlines()[0]
    assert goal in whole_lines(quotation)[0]
    (pending,) = HYENA.pending(table.state)
    assert texts.told(pending) in plain(QUOTE.sub("", shown)).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_board_of_the_hyena_game_says_which_mother_is_ones_own(language: str) -> None:
    """In sight, with what is waited for, whoever begins."""
    texts = LIBRARY[language]
    for seed in range(4):
        table = next(t for t in played(HYENA, 2, seed) if t.to_act and not t.to_act.bot)
        seat = next(p.seat or 0 for p in table.players if p.person is not None)
        shown = plain(QUOTE.sub("", board_of(table, texts).caption)).splitlines()
        own = plain(texts.html(f"you-are-{HYENA.sides[seat]}", mark="")).strip("\u200f ")
        assert any(line.endswith(own) for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_of_a_first_hyena_game_leave_a_line_for_what_the_bot_did(language: str) -> None:
    texts = LIBRARY[language]
    for name in ("chips", "waiting", "free", "again", "walk", "price", "last-day", "well", "kept"):
        lesson = texts.html(f"hyena-lesson-{name}", count=4, days=31)
        told = plain(texts.html("caption-lesson", told=lesson))
        assert lines_of(told, QUOTED_COLUMNS) < FOLD, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_placing_the_rest_does_is_seen_before_it_is_ordered(language: str) -> None:
    """It is offered once the goal has been read: then there is room for what it does."""
    texts, offered = LIBRARY[language], 0
    for seed in range(2):
        for table in islice(played(SIDJA, 2, seed), 6):
            shown = board_of(table, texts)
            (order,) = SIDJA.orders(table.state)
            button = any(key.text == texts.button(order.give) for row in shown.keys for key in row)
            lines = plain(shown.caption).splitlines()
            assert (texts.offer(order.give) in lines) == button, "it names its button"
            assert texts.told(order.give) not in lines, "so it reads once it is given"
            offered += button
            assert button == (goal_told(table) is None)
    assert offered > 4


def test_what_the_bot_waits_for_does_not_stand_there_as_if_it_were_ones_own() -> None:
    table = begun(HYENA, 2, 1)
    assert not isinstance(table.turn, Choose)
    assert table.to_act is not None
    assert table.to_act.bot is not None
    (pending,) = HYENA.pending(table.state)
    assert EN.told(pending) not in plain(board_of(table, EN).caption)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: str(rules.id))
def test_the_goal_is_seen_whole_where_somebody_new_acts_first(
    rules: AnyRules, language: str
) -> None:
    """Whoever begins; in the Hyena game another test says what is seen."""
    texts = LIBRARY[language]
    for seed in range(4 if rules is not HYENA else 0):
        table = next(played(rules, 2, seed))
        (goal,) = goal_lines(Sight(table, texts, NAMES))
        shown = board_of(table, texts).caption
        folded = [line for quotation in QUOTE.findall(shown) for line in whole_lines(quotation)]
        assert plain(goal) in (*folded, *plain(QUOTE.sub("", shown)).splitlines()), plain(shown)


@pytest.mark.parametrize("layout", list(Layout)[list(Layout).index(Layout.FOLDED) :])
def test_why_a_move_played_itself_stands_above_what_was_done_before(layout: Layout) -> None:
    """A piece that went back by itself is not understood else: three lines of a quotation are
    seen."""
    parts = parts_of(Sight(begun(SIDJA, 2, 0), EN, NAMES))
    text = arranged(replace(parts, only=("Why.",), earlier=("Before.",)), layout, close=False)
    assert text.index("Why.") < text.index("Before.")


@pytest.mark.parametrize(
    "rules", {each.game: each for each in CATALOGUE}.values(), ids=lambda rules: str(rules.game)
)
def test_the_last_picture_counts_what_its_words_count(rules: AnyRules) -> None:
    """In Aseb pieces that are off, although a game is one point."""
    *_, table = played(rules, 2, 1)
    over = table.result if table.game.status == "over" else table.turn
    assert isinstance(over, Over)
    ended = replace(table, game=replace(table.game, status="over", result=result_text(over)))
    own = rules.view(ended.state).score
    assert view_of(ended).score == (own if scored(over) else ())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_a_first_game_the_last_row_keeps_its_words(
    hall: Hall, anna: Person, language: str
) -> None:
    """The way to the settings would take them: four buttons of a row are signs."""
    texts, table = LIBRARY[language], await hall.against_bot(anna)
    for hint in (True, False):
        *_, last = keyboard(Sight(table, texts, NAMES, hint=hint))
        words = [texts.plain(f"key-{name}") for name in ("explain", "rules", "leave")]
        assert [key.text for key in last] == words


def barred(table: Table, played: AnyPlayed, texts: Texts) -> str:
    """That no piece could move or go forward, and why, as a first game says it; empty where one
    could."""
    mine = table.seated(played.seat).person is not None
    refused = table.rules.explain(played.before).refused
    return next((texts.tale(each, mine=mine) for each in refused if texts.has_tale(each)), "")


def sentence_of(table: Table, played: AnyPlayed, texts: Texts) -> str:
    """What a first game says of a move; of a turn in which nothing moves why."""
    told = table.rules.tell(played.before, played.action).given("throw", 0)
    mine = table.seated(played.seat).person is not None
    passed = told.message.endswith("-pass")
    return (passed and barred(table, played, texts)) or texts.tale(told, mine=mine)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_says_why_a_piece_went_back(language: str) -> None:
    """The BOT's, too: no piece could go forward, and what barred the way."""
    texts, back = LIBRARY[language], [0, 0]
    for seed in range(3):
        for table in played(THIBAULT, 2, seed):
            for each in chain.from_iterable(table.told_turns):
                told = table.rules.tell(each.before, each.action).given("throw", 0)
                source, target = (dict(told.args).get(name) for name in ("from", "to"))
                if told.message not in ("senet-move", "senet-exchange"):
                    continue
                if int(target or 0) < int(source or 0):
                    mine = table.seated(each.seat).person is not None
                    sentence = f"{texts.tale(told, mine=mine)} {barred(table, each, texts)}"
                    back[mine] += plain(sentence) in plain(rejoined(board_of(table, texts).caption))
    assert all(each >= 3 for each in back)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_nothing_can_move_is_not_called_the_only_move(language: str) -> None:
    texts, passes = LIBRARY[language], 0
    for table in played(rule_set("aseb"), 2, 1):
        for each in chain.from_iterable(table.told_turns):
            told = table.rules.tell(each.before, each.action)
            if told.message == "aseb-pass" and table.seated(each.seat).person is not None:
                words = plain(board_of(table, texts).caption)
                nothing = sentence_of(table, each, texts)
                passes += nothing in words
                assert f"{nothing} {texts.plain('tale-only')}" not in words
    assert passes > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ["thibault", "aseb"])
def test_a_first_game_says_who_is_ahead_and_by_how_many_squares(case: str, language: str) -> None:
    """Who has fewer squares to walk. In sight where there is room; not before one's first turn is
    over, when it is how the pieces are laid out."""
    texts, seen, leads = LIBRARY[language], 0, set[str]()
    rules = rule_set(case)
    for table in chain.from_iterable(islice(played(rules, 2, seed), 25) for seed in (1, 2)):
        if table.game.status == "over":
            continue
        seat = next(player.seat for player in table.players if player.person is not None) or 0
        walk = table.rules.to_walk(table.state)
        gap = walk[1 - seat] - walk[seat]
        lead = "more" if gap > 0 else "fewer" if gap else "same"
        said = texts.plain("tale-walk", lead=lead, walk=abs(gap))
        shown = board_of(table, texts).caption
        seen += plain(said) in plain(QUOTE.sub("", shown))
        assert plain(said) not in plain(shown) or goal_told(table) is None
        leads.add(lead)
    assert seen >= 5
    assert leads >= {"more", "fewer"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ["thibault", "aseb"])
def test_a_first_game_says_in_a_sentence_in_sight_what_was_done_last(
    case: str, language: str
) -> None:
    """Each move by its squares, and of what hurts that it is one's own piece; no sign tells it but
    the arrow that buttons have."""
    texts, found, hurt = LIBRARY[language], 0, 0
    for table in islice(played(rule_set(case), 2, 1), 40):
        told = [each for turn in table.told_turns for each in turn if each.faces is None]
        if table.game.status == "over" or not told:
            continue
        words = plain(board_of(table, texts).caption)
        sentence = sentence_of(table, told[-1], texts)
        brief = texts.plain("tale-stuck") if _stuck_bot(table, told[-1]) else sentence
        assert sentence in words or brief in words
        assert not {"⇄", "💥"} & {*sentence}
        seen = plain(QUOTE.sub("", board_of(table, texts).caption))
        found += sentence in seen or brief in seen
        hurt += table.rules.suffers(told[-1].before, told[-1].action, 1) is not None
    assert found > 20
    assert hurt


def _stuck_bot(table: Table, played: AnyPlayed) -> bool:
    """Whether the BOT could not move: why, is told where there is room."""
    told = table.rules.tell(played.before, played.action)
    return table.seated(played.seat).bot is not None and passes(told)


def seen_of(caption: str) -> str:
    """What is read of a caption without unfolding anything."""
    shown = [plain(QUOTE.sub("", caption))]
    for quotation in QUOTE.findall(caption):
        lines = plain(re.sub("<[^>]+>", "", quotation)).splitlines()
        tall = accumulate(wrapped(line, QUOTED_COLUMNS) for line in lines)
        shown += [line for line, height in zip(lines, tall, strict=True) if height <= FOLD]
    return "\n".join(shown)


@pytest.mark.parametrize(("case", "least"), [("thibault", 0.85), ("aseb", 1)])
def test_what_hit_a_newcomers_piece_is_seen_below_their_own_turn(case: str, least: float) -> None:
    """Where a turn of theirs passed by itself, the turn before it is no longer the newest; in Senet
    a long turn may leave no room for it."""
    found, hits = 0, 0
    for table in chain.from_iterable(played(rule_set(case), 2, seed) for seed in range(1, 9)):
        if table.game.status == "over" or isinstance(table.turn, Over):
            continue
        (mine,) = (each.seat or 0 for each in table.players if each.person is not None)
        shown = seen_of(board_of(table, EN).caption)
        for each in chain.from_iterable(table.told_turns[:-1]):
            if each.seat == mine or each.faces is not None:
                continue
            if table.rules.suffers(each.before, each.action, mine) is not None:
                told = table.rules.tell(each.before, each.action).given("throw", 0)
                found += EN.tale(told, mine=False) in shown
                hits += 1
    assert hits > 50
    assert found >= least * hits


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_befell_a_piece_while_throws_came_by_themselves_is_in_sight(language: str) -> None:
    """A piece lay in the water, and nothing in sight said how it came there; one pushed an enemy
    in, and never read of it. What fell counts with what was pushed, since one's last choice."""
    texts, found, missed = LIBRARY[language], 0, 0
    for table in chain.from_iterable(
        played(rule_set("thibault"), 2, seed, thrown_for=True) for seed in range(14)
    ):
        if isinstance(table.turn, Over):
            continue
        befell = list(since_their_choice(table))
        if not befell:
            continue
        open_, _, rest = unnumbered(table, texts).partition("<blockquote")
        shown = plain(open_ + rest.partition("</blockquote>")[2])
        for args in befell:
            found += 1
            missed += not re.search(rf"\b{args['from']}\D+{args['to']}\b", shown)
    assert found > 12
    assert missed < found / 5, "behind some turns more of both"


def since_their_choice(table: Table) -> Iterator[dict[str, str | int]]:
    """From where to where a piece went that fell into the water, or pushed one there, since the
    last choice of the person at the table."""
    for turn in reversed(table.told_turns):
        if any(table.seated(one.seat).person is not None and table.decides(one) for one in turn):
            return
        for one in turn:
            told = table.rules.tell(one.before, one.action)
            if told.message in ("senet-fall", "senet-drop"):
                yield dict(told.args)


def unnumbered(table: Table, texts: Texts) -> str:
    """What the board of somebody's first game says, which needs no number."""
    game = replace(table.game, numbered=False)
    return board_of(replace(table, game=game), texts, thrown_for=True).caption


def test_of_throws_that_moved_nothing_the_last_alone_is_told_in_brief() -> None:
    """*No piece can move* three times running folded what had happened before it."""
    stuck, found = EN.plain("tale-stuck"), 0
    for table in chain.from_iterable(
        played(rule_set("thibault"), 2, seed, thrown_for=True) for seed in range(12)
    ):
        shown = seen_of(unnumbered(table, EN))
        assert all(line.count(stuck) < 2 for line in shown.splitlines())
        found += stuck in shown
    assert found > 1


def test_where_no_piece_can_go_forward_a_newcomer_reads_why_they_go_back() -> None:
    backward = 0
    for table in played(rule_set("thibault"), 2, 1):
        turn = table.turn
        if not isinstance(turn, Choose) or table.seated(turn.seat).bot is not None:
            continue
        shown = seen_of(board_of(table, EN).caption)
        forced = all(0 < each.target < each.source for each in turn.actions)
        assert ("No forward move with a" in shown) == forced
        backward += forced
    assert backward


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_knows_the_rules_reads_no_sentences(language: str) -> None:
    texts, table = LIBRARY[language], next(played(rule_set("thibault"), 2, 1))
    first = board_of(table, texts).caption
    later = replace(table, game=replace(table.game, goal=False))
    (seat,) = (player.seat for player in table.players if player.person is not None)
    mine = texts.html(f"you-are-{table.rules.sides[seat or 0]}", mark=texts.plain("mark-spindles"))
    assert mine in first
    assert mine not in board_of(later, texts).caption


def test_a_first_game_says_who_is_ahead_once_a_piece_is_off() -> None:
    seen_off = 0
    for table in played(rule_set("thibault"), 2, 1):
        if table.game.status == "over" or isinstance(table.turn, Over):
            break
        off = [int(EN.short(told)) for told in THIBAULT.describe(table.state)]
        (mine,) = (player.seat for player in table.players if player.person is not None)
        line = f"Off the board: you {off[mine or 0]}, the BOT {off[1 - (mine or 0)]}."
        assert (line in plain(board_of(table, EN).caption)) == any(off)
        seen_off += any(off)
    assert seen_off


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_auto_throw_is_offered_a_first_game_says_what_it_does(language: str) -> None:
    texts = LIBRARY[language]
    tables = (each for each in played(rule_set("thibault"), 2, 1) if not lesson_told(each))
    table = next(each for each in tables if isinstance(each.turn, Throw))
    offered = Sight(table, texts, NAMES, offer_throws=True)
    line = texts.html("caption-offer-throws")
    assert line in caption(offered)
    assert line not in caption(replace(offered, offer_throws=False))


@pytest.mark.parametrize("rules", ["thibault", "aseb", "hyena"])
def test_what_auto_throw_does_is_said_only_where_its_button_stands(rules: str) -> None:
    """In the Hyena game every throw is pressed."""
    texts, told = LIBRARY["en"], 0
    line = texts.html("caption-offer-throws")
    for table in played(rule_set(rules), 2, 1):
        if table.game.status == "over":
            break
        sight = Sight(table, texts, NAMES, 1, offer_throws=True)
        acts = [key.press.action for row in keyboard(sight) for key in row if key.press]
        if line in caption(sight):
            told += 1
            assert THROW_FOR_ME in acts
    assert bool(told) == (rules != "hyena")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_games_quotation_shows_whole_sentences(language: str) -> None:
    """What has no room there to its end stands further down, where it is unfolded."""
    texts, broken, boards = LIBRARY[language], 0, 0
    for table in islice(played(rule_set("thibault"), 2, 1), 60):
        alone = replace(table, game=replace(table.game, numbered=False))
        for quotation in QUOTE.findall(board_of(alone, texts).caption):
            lines = plain(quotation).splitlines()
            tall = accumulate(wrapped(line, QUOTED_COLUMNS) for line in lines)
            broken += FOLD not in set(tall)
            boards += 1
    assert boards > 50
    assert broken <= boards // 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["sidja", "siga"])
def test_a_first_game_of_seega_says_in_sentences_what_was_taken_and_how_the_stones_stand(
    rules: str, language: str
) -> None:
    """Of several captures one after the other how many stones; so too where there is no room."""
    texts, taken, rows, found, boards = LIBRARY[language], 0, 0, 0, 0
    games = (played(rule_set(rules), 2, seed) for seed in (1, 2, 3))
    for table in chain.from_iterable(games):
        last = table.told_turns[-1] if table.told_turns else ()
        moved = [each for each in last if each.action.kind != "place"]
        if table.game.status == "over" or isinstance(table.turn, Over) or not moved:
            continue
        shown = board_of(table, texts).caption
        told = [table.rules.tell(each.before, each.action) for each in moved]
        came = table.rules.came_of(last)
        mine = table.seated(last[0].seat).person is not None
        ways = [plain(texts.tale(each, mine=mine)) for each in (told[0], came) if each is not None]
        whole = ways[-1] if len(moved) > 1 else ways[0]
        assert whole in plain(shown)
        assert not {"→", "⚔"} & {*whole}
        found += any(way in seen_of(shown) for way in (whole, ways[-1]))
        boards += 1
        (seat,) = (each.seat or 0 for each in table.players if each.person is not None)
        sides = table.rules.describe(table.state)
        stand = [texts.short(sides[at]) for at in (seat, 1 - seat)]
        (line,) = (line for line in plain(shown).splitlines() if "⚖️" in line)
        to_win = str(int(stand[1]) - 1)
        assert re.findall(r"\d+", line) == [*stand, to_win], "one's own first, then what is left"
        taken += any(each.action.taken for each in moved)
        rows += came is not None and len(moved) > 1
    assert taken > 3
    assert rows
    assert found >= 0.85 * boards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["sidja", "siga"])
def test_of_several_captures_those_that_were_played_for_a_newcomer_are_told_with_their_squares(
    rules: str, language: str
) -> None:
    """Behind how many stones that took; there is no button with which they were chosen. Where that
    has no room, which is so once at most, the signs tell it."""
    texts, found, left_out = LIBRARY[language], 0, 0
    games = (played(rule_set(rules), 2, seed) for seed in range(1, 7))
    for table in chain.from_iterable(games):
        shown = ""
        for turn in table.told_turns if isinstance(table.turn, Choose) else ():
            alone = [each for each in turn if by_itself(table, each) and each.action.taken]
            if len(turn) < 2 or not alone:
                continue
            told = [texts.way(table.rules.tell(each.before, each.action)) for each in alone]
            line = texts.plain("tale-alone", told=texts.listed(told))
            shown = shown or plain(rejoined(board_of(table, texts).caption))
            assert plain(line) in shown or "⏩" in shown
            found += plain(line) in shown
            left_out += plain(line) not in shown
    assert found > 3
    assert left_out <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_to_place_stones_that_is_given_is_told_to_be_on(language: str) -> None:
    texts, table = LIBRARY[language], next(islice(played(SIDJA, 2, 0), 4, 5))
    (order,) = SIDJA.orders(table.state)
    ordered = given(replace(table, game=replace(table.game, lesson=None)), ANNA, order.name)
    assert isinstance(ordered, tuple)
    lines = plain(board_of(ordered[0], texts).caption).splitlines()
    assert texts.told(order.give) in lines
    assert texts.offer(order.give) not in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_stones_that_were_placed_for_somebody_are_told_once_stones_move(language: str) -> None:
    """In sight till the BOT has moved; then what it did and how stones move are worth more."""
    texts, in_sight = LIBRARY[language], set[bool]()
    for seed in range(6):
        tables = list(islice(played(SIDJA, 2, seed), 14))
        (order,) = SIDJA.orders(tables[0].state)
        table = next(each for each in tables if each.state.due != "place")
        told = texts.tale(order.give, mine=True)
        assert told not in whole_lines_of(board_of(table, texts).caption)
        ordered = tuple(
            replace(player, orders=order.name) if player.person == ANNA else player
            for player in table.players
        )
        shown = board_of(table.with_players(*ordered), texts).caption
        assert told in plain(shown)
        in_sight.add(told in whole_lines_of(shown))
    assert True in in_sight


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_taken_and_must_go_on_reads_it_where_the_next_stone_is_due(language: str) -> None:
    texts, found = LIBRARY[language], 0
    for table in islice(played(SIDJA, 2, 1), 200):
        turn = table.turn
        if not isinstance(turn, Choose) or table.seated(turn.seat).bot is not None:
            continue
        if table.state.due not in ("move", "chain"):
            continue
        stones = {path[0] for path in table.rules.taps(table.state, tuple(turn.actions))}
        due = plain(board_of(table, texts).caption).splitlines()[-1]
        again = plain(texts.html("due-stone", mark="", name="", takes=0, again=1)).split(": ")[1]
        assert (again in due) == (table.state.due == "chain" and len(stones) > 1)
        found += again in due
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["sidja", "siga"])
def test_a_first_game_of_seega_says_where_to_place_all_the_time_and_a_later_one_does_not(
    rules: str, language: str
) -> None:
    """Once the goal has been read, and no lesson is told: also while the BOT places."""
    texts, told, boards = LIBRARY[language], 0, 0
    for first in islice(played(rule_set(rules), 2, 1), 10):
        later = replace(first, game=replace(first.game, goal=False))
        (order,) = first.rules.orders(first.state)
        assert order.why is not None
        line = texts.told(order.why)
        assert line not in board_of(later, texts).caption
        if goal_told(first) is None and lesson_told(first) is None:
            told += line in seen_of(board_of(first, texts).caption)
            boards += 1
    assert told == boards > 5


def half_of(table: Table, texts: Texts, turn: Sequence[AnyPlayed]) -> str:
    """Where a turn of the Hyena game led, as one half of a line, behind whose it was."""
    mark = Sight(table, texts, NAMES).mark(turn[0].seat)
    return plain(f"{mark} {texts.stop(HYENA.in_short(tuple(turn)))}")


def halves(shown: str) -> set[str]:
    """The halves of the lines that are seen, and the lines of one half."""
    return {part.strip("\u200f ") for line in shown.splitlines() for part in line.split(" · ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_hyena_game_says_in_a_sentence_in_sight_what_the_bot_has_just_done(
    language: str,
) -> None:
    """Several throws as one, where its mother walked or its hyena ran; or in half a line, where
    one's own turn has the other half. Below a lesson there may be no room for it."""
    texts, found = LIBRARY[language], 0
    for table in chain.from_iterable(played(HYENA, 2, seed) for seed in range(1, 5)):
        if not isinstance(table.turn, Throw) or lesson_told(table) or goal_told(table):
            continue
        turn = table.told_turns[-1]
        summed = HYENA.sum_up(turn)
        if summed is None or table.seated(turn[0].seat).person is not None:
            continue
        whole, shown = texts.tale(summed, mine=False), seen_of(board_of(table, texts).caption)
        assert whole in shown or half_of(table, texts, turn) in halves(shown)
        found += whole in shown
    assert found > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [False, True])
def test_what_each_did_last_is_seen_on_nine_of_ten_boards_of_a_first_hyena_game(
    *, language: str, own: bool
) -> None:
    """Whole, in a line, or in half a one beside the other; also below a lesson."""
    texts, seen, boards = LIBRARY[language], 0, 0
    for table in chain.from_iterable(played(HYENA, 2, seed) for seed in range(4)):
        person = ANNA if own else None
        turns = [turn for turn in table.told_turns if table.seated(turn[0].seat).person == person]
        if isinstance(table.turn, Over) or not turns:
            continue
        summed, short = HYENA.sum_up(turns[-1]), HYENA.in_short(turns[-1])
        alone = [HYENA.tell(each.before, each.action) for each in turns[-1]]
        each = [summed] if summed else alone
        whole = " ".join(
            texts.tale(told, mine=own) if texts.has_tale(told, mine=own) else texts.said(told)
            for told in each
        )
        shown = seen_of(board_of(table, texts).caption)
        won = dict(short.args)["where"] == "first"  # the line above all says it
        ways = (whole,) if own else (whole, texts.brief(short))
        seen += (
            won
            or any(plain(told) in shown for told in ways)
            or (half_of(table, texts, turns[-1]) in halves(shown))
        )
        boards += 1
    assert boards > 150
    assert seen / boards >= (0.78 if own else 0.88), "of a turn that goes on its last throws alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_coins_of_a_turn_that_goes_on_are_told_together(language: str) -> None:
    texts, found = LIBRARY[language], 0
    for table in chain.from_iterable(played(HYENA, 2, seed) for seed in range(4)):
        turn = table.told_turns[-1] if table.told_turns else ()
        coins = len(turn) > 1 and all(each.action == TABA for each in turn)
        if not coins or lesson_told(table) or turn[0].before.players[turn[0].seat].at <= 0:
            continue
        summed = HYENA.sum_up(turn)
        assert summed is not None
        shown = seen_of(board_of(table, texts).caption)
        assert texts.said(summed) in shown or half_of(table, texts, turn) in halves(shown)
        found += 1
    assert found > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_ahead_is_in_sight_while_two_mothers_race(language: str) -> None:
    texts, found = LIBRARY[language], 0
    for table in chain.from_iterable(played(HYENA, 2, seed) for seed in range(1, 5)):
        for told in HYENA.pending(table.state) if isinstance(table.turn, Throw) else ():
            acts = table.to_act
            if acts is None or acts.bot is not None or "race" not in dict(told.args):
                continue
            assert texts.told(told) in plain(QUOTE.sub("", board_of(table, texts).caption))
            found += 1
    assert found > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ["thibault", "aseb"])
def test_a_seal_stands_below_what_says_that_it_is_one(case: str, language: str) -> None:
    """Also where a short line fills what is left of a quotation in sight."""
    texts, found = LIBRARY[language], 0
    for table in chain.from_iterable(played(rule_set(case), 2, seed) for seed in range(1, 5)):
        shown = re.sub("<blockquote[^>]*>", "", board_of(table, texts).caption)
        lines = [line for line in shown.split("\n") if line]
        named = [at for at, line in enumerate(lines) if line.lstrip("\u200f").startswith("🔒")]
        assert all("<code>" in lines[at + 1] for at in named), shown
        found += len(named)
    assert found > 50


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("rules", ["sidja", "siga", "hyena", "thibault", "aseb"])
def test_no_line_stands_twice_in_the_caption_of_a_first_game(rules: str, language: str) -> None:
    """Neither in a quotation nor in it and in sight; also where a stone is chosen."""
    texts, sentences = LIBRARY[language], 0
    for table in islice(played(rule_set(rules), 2, 1), 90):
        for taps in ways(table):
            shown = re.sub("<[^>]+>", "", rejoined(board_of(table, texts, taps).caption))
            lines = plain(shown).splitlines()
            words = [line for line in lines if re.search(r"\w", line)]
            assert len({*words}) == len(words), "\n".join(lines)
            sentences += told_simply(Sight(table, texts, NAMES))
    assert sentences > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("case", "lost", "won"), [("thibault", 1, 3), ("aseb", 1, 11)])
def test_a_result_tells_first_the_move_that_nobody_pressed(
    case: str, lost: int, won: int, language: str
) -> None:
    """The BOT's last one, or the only one that there was; then who has won. In sight also where all
    else is folded."""
    texts = LIBRARY[language]
    for seed, mine in ((lost, False), (won, True)):
        *_, table = played(rule_set(case), 2, seed)
        assert isinstance(table.turn, Over)
        last = table.played[-1]
        assert (table.seated(last.seat).person is not None) == mine
        assert not mine or by_itself(table, last)
        game = replace(table.game, status="over", result=result_text(table.turn))
        sight = Sight(replace(table, game=game), texts, NAMES, reader=ANNA)
        for room in (None, 190.0):
            first, second, *_ = plain(caption(sight, room)).splitlines()
            assert sentence_of(table, last, texts) in first
            assert (texts.plain("tale-only") in first) == mine
            assert re.sub("<[^>]+>", "", plain(parts_of(sight).due[0])) in second
        for others in (replace(sight, reader=None), replace(sight, reader=ANNA + 1)):
            assert sentence_of(table, last, texts) not in plain(caption(others)).splitlines()[0]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("case", ["thibault", "aseb", "tait"])
def test_no_room_is_left_while_what_was_done_is_folded(case: str, language: str) -> None:
    """Two hits in a turn stood in the fold, above six empty lines."""
    texts, shown, empty = LIBRARY[language], 0, list[int]()
    before = texts.html("caption-tale-before", mark="", told="").strip()
    for table in chain.from_iterable(played(rule_set(case), 2, seed) for seed in (1, 2, 3)):
        if not isinstance(table.turn, Over):
            words = board_of(table, texts).caption
            above, folded, below = re.split("<blockquote expandable>|</blockquote>", words)
            empty.append(sum(not line for line in (above + below[1:]).split("\n")[:-1]))
            assert empty[-1] <= MOST_EMPTY or before not in folded, words
            shown += 1
    assert shown > 200
    assert max(empty) <= 2 * MOST_EMPTY


def test_nobody_is_called_ahead_who_has_fewer_pieces_off() -> None:
    """Beside *1 of 5 off, the BOT 2* it read as if fewer were more."""
    leads = [EN.plain("tale-walk", lead=lead, walk=99).split("99")[0] for lead in ("more", "fewer")]
    told, silent = 0, 0
    for table in chain.from_iterable(played(rule_set("thibault"), 2, seed) for seed in (1, 2, 3)):
        if isinstance(table.turn, Over):
            continue
        walk, state = table.rules.to_walk(table.state), table.rules.describe(table.state)
        off = [int(EN.short(each)) for each in state]
        words = plain(board_of(table, EN).caption)
        said = any(plain(lead) in words for lead in leads)
        against = (walk[0] - walk[1]) * (off[0] - off[1]) > 0
        assert not (said and against)
        silent += against
        told += said and any(off)
    assert min(told, silent) > 3


@pytest.mark.parametrize("case", ["thibault", "aseb"])
def test_turns_above_the_quotation_are_told_in_their_order(case: str) -> None:
    """The newest stood first, and was read as the earlier one; what it does not follow says so."""
    threw, found, gaps = re.compile(r"(⏪ Before that: )?\W*(You|The BOT) threw"), 0, 0
    for table in chain.from_iterable(played(rule_set(case), 2, seed) for seed in (1, 2, 3)):
        above = plain(board_of(table, EN, thrown_for=True).caption.split("<blockquote")[0])
        told = [match for line in above.splitlines() if (match := threw.match(line))]
        if len(told) < 2:
            continue
        turns = [turn for turn in table.told_turns if any(one.faces is None for one in turn)]
        mine = table.seated(turns[-1][-1].seat).person is not None
        assert told[-1][2] == ("You" if mine else "The BOT"), above
        assert told[-1][1] is None
        for one, following in pairwise(told):
            assert one[1] or one[2] != following[2], above
        gaps += any(one[1] for one in told)
        found += 1
    assert found > 30
    assert gaps < found / 10


def test_two_turns_of_the_same_words_are_each_told_once() -> None:
    """*You threw 2: no piece could move*, time and again: it made a board too tall."""
    turns = [{"newest": "newest"}, {"⏪ lost": "lost"}, {"⏪ lost": "lost"}]
    folded = "<blockquote expandable>a\nb</blockquote>\ndue"
    once, twice = (
        f"title\nnewest\n{lost}rest\n{folded}" for lost in ("⏪ lost\n", "⏪ lost\n" * 2)
    )
    assert in_time(once, turns) == f"title\nlost\nnewest\nrest\n{folded}"
    assert in_time(twice, turns) == f"title\nlost\nlost\nnewest\nrest\n{folded}"
    assert in_time(f"title\n⏪ lost\n{folded}", turns) == f"title\n⏪ lost\n{folded}"


def test_a_turn_before_the_newest_does_not_say_that_moves_came_before_it() -> None:
    """*Earlier: … Before that: 2 more moves* turned the order round twice in one line."""
    more = [EN.plain("tale-more", omitted="before", plays=count) for count in range(1, 6)]
    before, found = EN.html("caption-tale-before", mark="", told="").strip(), 0
    for table in chain.from_iterable(played(rule_set("thibault"), 2, seed) for seed in range(1, 6)):
        lines = [ln for ln in board_of(table, EN).caption.splitlines() if before in ln]
        assert not any(each in line for each in more for line in lines)
        found += len(lines)
    assert found > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_moves_are_left_out_it_is_said_in_words(language: str) -> None:
    """What came before the move that is told stands behind it: it was read as the last one."""
    texts, found = LIBRARY[language], 0
    few = [texts.plain("tale-more", omitted="before", plays=count) for count in range(1, 6)]
    assert (
        len({*few, *(texts.plain("tale-more", omitted=gap, plays=1) for gap in ("between", "on"))})
        == 7
    )
    for table in chain.from_iterable(played(rule_set("thibault"), 2, seed) for seed in range(1, 6)):
        caption = board_of(table, texts).caption
        assert "…" not in seen_of(caption)
        found += any(each in caption for each in few)
    assert found > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_turn_of_a_first_game_is_seen_in_signs_beside_its_sentence(language: str) -> None:
    """Nor is a line of its quotation empty, nor said where reasons stand: a button is below."""
    texts, shown, empty, signs = LIBRARY[language], 0, 0, 0
    for table in chain.from_iterable(played(rule_set("thibault"), 2, seed) for seed in (1, 2, 3)):
        if isinstance(table.turn, Over):
            continue
        alone = replace(table, game=replace(table.game, numbered=False))
        caption, told = board_of(alone, texts).caption, parts_of(Sight(alone, texts, NAMES))
        seen = seen_of(caption).split("\n")
        assert not {*seen} & {*map(plain_of, told.log)}, caption
        assert plain_of(more_reasons(texts)) not in seen
        signs += any(line in caption for line in told.log)
        (folded,) = QUOTE.findall(caption)
        empty += "" in seen_lines(folded)
        shown += 1
    assert shown > 200
    assert signs > 0.8 * shown
    assert empty < 0.05 * shown


def plain_of(line: str) -> str:
    """A line as it is read."""
    return plain(re.sub("<[^>]+>", "", line))


def seen_lines(folded: str) -> list[str]:
    """The lines of a quotation that are seen."""
    lines = folded.split("\n")
    tall = accumulate(max(1, lines_of(line, QUOTED_COLUMNS)) for line in lines)
    return [line for line, height in zip(lines, tall, strict=True) if height <= FOLD]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_first_game_houses_have_numbers_alone_on_buttons_and_in_signs(language: str) -> None:
    """*26 Beauty* said nothing to a newcomer; later games name houses."""
    texts, found = LIBRARY[language], 0
    for table in played(rule_set("thibault"), 2, 1):
        choices = table.turn.actions if isinstance(table.turn, Choose) else ()
        for told in (table.rules.tell(table.state, action) for action in choices):
            named, bare = (texts.button(each).replace(" ", "") for each in (told, by_number(told)))
            if named == bare:
                continue
            later = replace(table, game=replace(table.game, goal=False))
            first, known = (board_of(each, texts) for each in (table, later))
            labels = [key.text.replace(" ", "") for row in first.keys for key in row]
            assert any(label.endswith(bare) for label in labels)
            assert named not in "".join(labels) + first.caption.replace(" ", "")
            found += any(named in key.text.replace(" ", "") for row in known.keys for key in row)
    assert found > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_turn_of_the_bot_has_no_room_its_moves_are_counted(language: str) -> None:
    texts, found = LIBRARY[language], 0
    said = [texts.plain("tale-moved", plays=count) for count in range(2, 6)]
    for table in chain.from_iterable(played(rule_set("thibault"), 2, seed) for seed in range(1, 9)):
        found += any(each in seen_of(board_of(table, texts).caption) for each in said)
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_games_sentences_say_houses_by_number_and_its_title_comes_before_signs(
    language: str,
) -> None:
    texts, found = LIBRARY[language], 0
    name = texts.plain("game-senet")
    for table in played(rule_set("thibault"), 2, 2):
        if isinstance(table.turn, Over):
            continue
        for each in chain.from_iterable(table.told_turns):
            told = table.rules.tell(each.before, each.action)
            if dict(told.args).get("house", "none") in ("beauty", "three", "two", "heru"):
                named = told.given("house", "none")
                assert texts.tale(told, mine=True) == texts.tale(named, mine=True)
                found += 1
        alone = replace(table, game=replace(table.game, numbered=False))
        for folded in QUOTE.findall(board_of(alone, texts).caption):
            lines = plain(re.sub("<[^>]+>", "", folded)).splitlines()
            signs = plain(texts.html("caption-in-signs"))
            titles = [at for at, line in enumerate(lines) if line.startswith(name)]
            assert all(at < lines.index(signs) for at in titles if signs in lines), lines
    assert found > 5


def test_a_turn_of_ones_own_that_came_by_itself_stays_in_sight_beside_the_bots() -> None:
    """Else a piece is elsewhere, and what moved it is folded. Where the BOT's turn is very long it
    has no room."""
    told, untold = 0, 0
    for rules, seed in product(("thibault", "aseb"), range(3)):
        for table in played(rule_set(rules), 2, seed):
            if table.game.status == "over":
                break
            turns = table.told_turns[-2:]
            if not isinstance(table.turn, Throw) or len(turns) < 2:
                continue
            own = table.seated(turns[0][0].seat).person is not None
            if not own or any(map(table.decides, turns[0])):
                continue
            alone = replace(table, game=replace(table.game, numbered=False))
            sight = Sight(alone, EN, NAMES, 1, thrown_for=frozenset({1}))
            room = room_for_words(RENDERER.size(sight.pictured, signs_of(alone)), keyboard(sight))
            in_sight = plain(QUOTE.sub("", caption(sight, room)))
            own_told = "You threw" in in_sight or EN.plain("caption-story") in in_sight
            told += own_told
            untold += not own_told
    assert told > 20
    assert untold <= told // 10


def test_what_came_since_ones_choice_is_told_in_its_order() -> None:
    """Two turns of one's own or more that came by themselves, and the BOT's between them; the
    oldest is left out where there is no room."""
    stories = 0
    for seed in range(6):
        for table in played(rule_set("thibault"), 2, seed):
            if table.game.status == "over":
                break
            if table.to_act is None or table.to_act.person is None:
                continue
            alone = replace(table, game=replace(table.game, numbered=False))
            sight = Sight(alone, EN, NAMES, 1, thrown_for=frozenset({1}))
            room = room_for_words(RENDERER.size(sight.pictured, signs_of(alone)), keyboard(sight))
            lines = plain(QUOTE.sub("", caption(sight, room))).split("\n")
            story = [line for line in lines if line.startswith(EN.plain("caption-story"))]
            if not story:
                continue
            moved = [
                f"{one.action.source}{'⇄' if one.action.kind == 'exchange' else '→'}"
                f"{one.action.target}"
                for one in (one for turn in table.told_turns for one in turn)
                if one.action.kind in ("move", "exchange")
            ]
            told = re.findall(r"\d+[→⇄]\d+", story[0])
            assert told == moved[len(moved) - len(told) :]
            stories += len(told) > 1
    assert stories > 5


def test_that_a_throw_may_win_is_seen() -> None:
    """Above whose turn it is; where two long turns take all room it is the first that is folded, or
    what they came to is."""
    above, wins = 0, 0
    for rules, seed in product(("thibault", "aseb"), range(16)):
        for table in played(rule_set(rules), 2, seed):
            if table.game.status == "over":
                break
            if not isinstance(table.turn, Throw) or table.seated(table.turn.seat).person is None:
                continue
            odds = table.rules.explain(table.state).odds
            win = [EN.told(one) for one in odds if one.message.endswith("-odds-win")]
            if not win:
                continue
            alone = replace(table, game=replace(table.game, numbered=False))
            sight = Sight(alone, EN, NAMES, 1, thrown_for=frozenset({1}))
            room = room_for_words(RENDERER.size(sight.pictured, signs_of(alone)), keyboard(sight))
            told = caption(sight, room)
            above += win[0] in plain(QUOTE.sub("", told))
            wins += win[0] in plain(told)
    assert wins > 2
    assert above > wins // 2


def test_how_often_the_bot_moved_counts_pieces_that_moved() -> None:
    """A throw for a piece that drowns moves none."""
    counted = 0
    for seed in range(1, 4):
        for table in played(rule_set("thibault"), 2, seed):
            if table.game.status == "over":
                break
            moves = [
                sum(one.faces is None and one.action.source > 0 for one in turn)
                for turn in table.told_turns
                if table.seated(turn[0].seat).person is None
            ]
            for number in re.findall(r"The BOT moved (\d+) times", board_of(table, EN).caption):
                assert int(number) in moves
                counted += 1
    assert counted
