"""On a phone 360 pixels wide a board's picture, its words and all its buttons are seen together,
over whole games as somebody new plays them (docs/decisions/0014)."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html import escape, unescape
from itertools import chain, islice

import pytest

from bot.board.caption import caption
from bot.board.layout import Layout, fold
from bot.board.phone import (
    AROUND,
    CHAT,
    FOLD,
    LINE,
    QUOTE,
    QUOTED,
    QUOTED_COLUMNS,
    ROOM,
    breadth,
    columns,
    lines_of,
    words_height,
    wrapped,
)
from bot.board.rating_lines import MANY
from bot.board.sight import Announced, Sight, short_name, view_of
from bot.table.changes import ended
from bot.table.gains import Gain, gains_text
from bot.table.picking import board_map, placing
from bot.table.steps import choices
from bot.table.table import Table
from bot.table.teaching import lesson_told
from bot.telegram.callback_data import Kind
from bot.words.library import LANGUAGES, Library, signed
from bot.words.sides import mark
from games.catalogue import rule_set
from games.core import Choose, Over
from tests.bot.board.shown import (
    ANNA,
    CASES,
    NAMES,
    RENDERER,
    board_of,
    boards,
    game,
    played,
    rejoined,
    ways,
)

LIBRARY = Library()
EN = LIBRARY["en"]

QUOTED_PART = re.compile(r"<blockquote expandable>|</blockquote>")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("case", CASES)
def test_the_whole_of_a_board_is_in_sight_throughout_a_game(case: str) -> None:
    tall = [board for board in boards(game(case), EN) if board.height > CHAT]
    assert not tall, f"{tall[0].height:.0f} pixels:\n{tall[0].caption}"
    assert len(game(case)) > 12, "hardly anything was played"


@every_language
@pytest.mark.parametrize("case", ["sidja 7×7", "hyena of 2", "hyena of 6", "thibault"])
def test_it_is_in_every_language(case: str, language: str) -> None:
    for board in boards(game(case)[::3], LIBRARY[language]):
        assert board.height <= CHAT, board.caption


def timed(table: Table, *, late: bool) -> Table:
    """The same among people, with a time a turn that is over, or not."""
    players = tuple(replace(p, person=p.person or 70 + p.number, bot=None) for p in table.players)
    due = 1_790_000_000_000
    game = replace(
        table.game, mode="group", turn_ms=3_600_000, turn_due_at=due, clock_at=None if late else due
    )
    return replace(table, game=game, players=players)


@every_language
@pytest.mark.parametrize("case", ["sidja 5×5", "sidja 7×7", "hyena of 6", "thibault", "houses"])
def test_so_it_is_with_a_time_a_turn_and_when_somebody_is_late(case: str, language: str) -> None:
    """Who is late has the choices on the same board, in a group."""
    for table in game(case)[::6]:
        if table.game.status == "playing":
            for late in (False, True):
                under = timed(table, late=late)
                for taps in ways(under):
                    board = board_of(under, LIBRARY[language], taps)
                    assert board.height <= CHAT, board.caption


@every_language
@pytest.mark.parametrize("case", ["sidja 5×5", "sidja 7×7", "hyena of 6", "thibault"])
def test_so_it_is_while_all_are_told_of_maintenance(case: str, language: str) -> None:
    said = Announced("Back at noon. We are moving to a larger machine.")
    for table in game(case)[:-1:5]:
        for taps in ways(table):
            board = board_of(table, LIBRARY[language], taps, announced=said)
            assert board.height <= CHAT, board.caption
            assert said.text in board.caption


@every_language
@pytest.mark.parametrize("name", ["Ж" * 32, "m" * 32, "🐱" * 16])
def test_so_it_is_with_the_longest_names(name: str, language: str) -> None:
    for case in CASES:
        tables = game(case)
        for table in (*tables[:40:13], *tables[-1:]):
            for taps in ways(table):
                board = board_of(table, LIBRARY[language], taps, names={ANNA: name})
                assert board.height <= CHAT, board.caption


@every_language
def test_so_it_is_with_all_ratings_under_a_result(language: str) -> None:
    for case in CASES:
        table = game(case)[-1]
        seats = range(len(table.players))
        some = {seat: Gain(1488, 1512, 140 if seat else 60, 0.5) for seat in seats}
        every = {seat: Gain(1488, 1512, 60, 0.5) for seat in seats}
        players = tuple(replace(p, person=70 + p.number, bot=None) for p in table.players)
        if table.game.status != "over":
            table = ended(table, 1, "resigned", (0,), (0,) * len(players))
        names = {70 + seat: f"{seat}{'m' * 31}" for seat in seats}
        for gains in (some, every):
            told = replace(table.game, rated=True, gains=gains_text(len(players), gains))
            table = replace(table, game=told, players=players)
            board = board_of(table, LIBRARY[language], names=names)
            assert board.height <= CHAT, board.caption
            full = gains is some or len(players) <= MANY
            assert ("1512" if full else signed(24)) in board.caption


@every_language
def test_so_is_a_board_of_nine(language: str) -> None:
    """Of nine files one at a time has its squares on buttons (decision 64)."""
    tables = tuple(played(rule_set("sidja", {"size": "9"}), 2, 1, 60))
    for board in boards(tables[::12], LIBRARY[language]):
        assert board.height <= CHAT, board.caption


@every_language
@pytest.mark.parametrize("case", ["sidja 7×7", "hyena of 2", "thibault"])
def test_no_words_of_the_last_row_are_broken(case: str, language: str) -> None:
    """Nor are those of a choice of two things in the Hyena game."""
    for board in boards(game(case)[::5], LIBRARY[language]):
        last = board.keys[-1]
        assert all(breadth(key.text) <= ROOM[len(last)] for key in last), [k.text for k in last]
        assert all(key.text.strip() for key in last)


@every_language
def test_in_the_hyena_game_two_ways_stand_side_by_side(language: str) -> None:
    """One throw or the whole turn, to pay or to keep: each a row less."""
    for table in game("hyena of 2"):
        first, *below = board_of(table, LIBRARY[language]).keys
        if all(key.press is not None and key.press.kind is Kind.ACT for key in first):
            assert len(first) == 2
            assert all(
                key.press is None or key.press.kind is not Kind.ACT for key in sum(below, ())
            )


def lines(text: str) -> set[str]:
    return set(QUOTED_PART.sub("\n", text).split("\n")) - {""}


TOLD = r" threw |… Then |came other moves"
"""A turn in a sentence."""


@pytest.mark.parametrize("case", ["sidja 5×5", "hyena of 4", "thibault"])
def test_what_has_no_room_is_folded_and_not_left_out(case: str) -> None:
    """But for how many stones are left, which the picture shows, and for what the lot gave; for a
    long turn in a sentence, which signs tell, too; and while stones are placed what is to be known,
    or was done, under a lesson."""
    folded = 0
    for table in game(case):
        view = view_of(table)
        taps = board_map(table, view)
        sight = Sight(table, EN, NAMES, taps=taps)
        if sight.laid_out:  # four lines, and all else is in the explanation
            assert table.game.commitment in board_of(table, EN, asked=True).caption
            continue
        whole, tight = (caption(sight, room=room) for room in (None, 0))
        told = re.sub(r"\n+", " ", QUOTED_PART.sub("\n", tight))  # lines may be broken at the fold
        missing = {x for x in lines(whole) if x not in told and not re.search(TOLD, x)}
        folded += "<blockquote" in tight
        if "🏅" in told:  # the places, which have a line each where there is room
            assert len(re.findall(r"\d\. ", told)) >= len(table.players) - 1
            missing -= {x for x in missing if re.match(r"\d\. |🏅", x)}
        assert len(missing) <= 3, missing
        if not (placing(table, taps) and lesson_told(table) is not None):
            assert all("№107" in line or line.startswith("▶️") for line in missing), missing
        assert table.game.commitment in tight
    assert folded > 5


@every_language
@pytest.mark.parametrize("case", ["sidja 5×5", "sidja 7×7", "siga 5×5"])
def test_who_places_stones_for_the_first_time_is_warned_of_what_follows(
    case: str, language: str
) -> None:
    """At the second stone, that a corner is safe; on the page of Explain, that the first to move
    may take several."""
    texts = LIBRARY[language]
    first, second = game(case)[:2]
    told = first.rules.lessons(first.state, choices(first)[0])[0]
    assert told.message == "seega-lesson-place"
    assert f"💡 <i>{texts.told(told)}</i>" in board_of(second, texts).caption
    explained = rejoined(board_of(second, texts, asked=True).caption)
    refused = second.rules.explain(second.state).refused
    (later,) = (each for each in refused if each.message == "seega-no-taking")
    assert texts.told(later) in explained
    alone = texts.said(second.rules.orders(second.state)[0].give)
    assert alone in explained


@every_language
@pytest.mark.parametrize("case", ["sidja 5×5", "sidja 7×7", "siga 7×7", "hyena of 2", "hyena of 6"])
def test_a_lesson_that_counts_as_heard_is_seen(case: str, language: str) -> None:
    """On every board where it stands, without unfolding anything: it is told once."""
    texts, taught = LIBRARY[language], set[str]()
    for table in game(case):
        lesson = lesson_told(table)
        if lesson is not None:
            seen = in_sight(board_of(table, texts).caption)
            assert escape(texts.told(lesson), quote=False) in seen, seen
            taught.add(lesson.message)
    assert len(taught) > (6 if case.startswith("sidja") else 7), (case, len(taught))


@every_language
@pytest.mark.parametrize("case", ["sidja 5×5"])
def test_what_came_of_a_turn_is_out_of_sight_only_under_a_lesson(case: str, language: str) -> None:
    """Stones taken in a chain: above what was done, folded or not. A first game has a sentence."""
    texts, found = LIBRARY[language], 0
    for first in game(case)[:-1]:
        table = replace(first, game=replace(first.game, goal=False))
        came = [table.rules.came_of(turn) for turn in table.last_turns]
        told = next((texts.told(one) for one in reversed(came) if one is not None), None)
        words = rejoined(board_of(table, texts).caption)
        if told is None or "📣" not in words:
            continue
        quote = QUOTE.search(words)
        if quote is None or told not in quote[1]:
            assert told in words
        elif lesson_told(table) is None:
            assert told in quote[1].split("\n")[0]
        else:
            assert any(told in line for line in quote[1].split("\n")[:2])
        found += 1
    assert found


@every_language
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_first_turn_shows_the_goal_and_what_is_thrown_for_and_folds_what_others_did(
    seats: int, language: str
) -> None:
    """Who throws has seen nothing happen yet: a lesson of what others threw comes later."""
    texts = LIBRARY[language]
    table = next(played(rule_set("hyena"), seats, seats - 1))
    assert table.played, "nobody was before her"
    assert lesson_told(table) is None
    words = board_of(table, texts).caption
    seen = in_sight(words)
    assert texts.told(table.rules.explain(table.state).goal) in seen
    (pending,) = table.rules.pending(table.state)
    assert texts.told(pending) in seen
    last = table.played[-1]
    assert texts.told(table.rules.tell(last.before, last.action)) in words


@every_language
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_at_the_end_everybodys_place_is_in_sight(seats: int, language: str) -> None:
    """Hyena 11: who won, who came after, with a sign and a name."""
    texts = LIBRARY[language]
    ends = (game(f"hyena of {seats}", n)[-1] for n in range(1, 9))
    table = next(end for end in ends if isinstance(end.turn, Over))
    assert isinstance(table.turn, Over)
    shown = board_of(table, texts)
    assert shown.height <= CHAT
    lines = unseen_left_out(in_sight(shown.caption)).replace(" · ", "\n").split("\n")
    won = unseen_left_out(mark(table, texts, table.turn.winners[0]))
    assert any("🏆" in line and won in line for line in lines)
    for place, seat in enumerate(table.rules.ranking(table.state)[1:], 2):
        number, sign = texts.plain("ranking-place", place=place), mark(table, texts, seat)
        entry = unseen_left_out(f"{number} {sign} ")
        called = unseen_left_out(short_name(Sight(table, texts, NAMES), table.seated(seat)))
        assert any(entry in line and called in line for line in lines), lines


@pytest.mark.parametrize("case", ["sidja 7×7", "hyena of 2", "thibault"])
def test_what_is_due_is_never_folded(case: str) -> None:
    for table in game(case):
        view = view_of(table)
        taps = board_map(table, view)
        whole, tight = (
            caption(Sight(table, EN, NAMES, taps=taps), room=room) for room in (None, 0)
        )
        due = next(line for line in whole.split("\n") if line.startswith(("▶️", "🏆", "🤝")))
        before, _, after = tight.rpartition("</blockquote>")
        over = table.game.status == "over"
        what = due.partition(" (")[0]  # what the lot gave may have no room
        assert what in (before.partition("<blockquote")[0] if over else after)
        assert not over or tight.startswith(due), "who won comes first"


@every_language
def test_what_paying_and_keeping_bring_is_seen_behind_the_words_of_each_button(
    language: str,
) -> None:
    """In the Hyena game: the one above the quotation, the other first in it and whole, and both
    above what was done before."""
    found = 0
    for table in (*game("hyena of 2"), *game("hyena of 2", 3)):
        if isinstance(table.turn, Choose):
            found += 1
            shown = board_of(table, LIBRARY[language])
            quote = QUOTE.search(shown.caption)
            assert quote is not None
            second = quote[1].split("\n")[0]
            for line, key in zip((shown.caption, second), shown.keys[0], strict=True):
                assert key.text.removeprefix("① ") in line.split("\n")[0]
            assert lines_of(second, QUOTED_COLUMNS) < FOLD
    assert found


def test_the_height_of_words_counts_lines_and_what_a_fold_shows() -> None:
    one = words_height("a word")
    assert words_height("a word\nanother") == pytest.approx(one + LINE)
    broad = "m" * 22
    assert words_height(broad + "\na word") == pytest.approx(one + LINE)
    assert words_height(broad + " m\na word") == pytest.approx(one + 2 * LINE)
    assert words_height("i" * 60 + " i\na word") == pytest.approx(one + LINE), "these are narrow"
    assert words_height("<b>" + broad + "</b>\na word") == pytest.approx(one + 2 * LINE)
    assert one < words_height(broad) < one + LINE, "the time stands below it"
    folded = "\n".join(fold(["a"]))
    spoken = words_height(folded + "\na word") - LINE
    assert words_height(folded) == pytest.approx(spoken + AROUND), "and below a quotation"
    three, ten = (words_height("\n".join(fold(["a"] * many)) + "\nb") for many in (FOLD, 10))
    assert three == ten
    two = words_height("\n".join(fold(["a"] * 2)) + "\nb")
    assert three - two == pytest.approx(QUOTED)
    assert words_height("<b>" + escape("<" * 12) + "</b>") == one
    assert columns("\u2068⚪\u2069") == 2


def test_the_layouts_are_tried_from_the_roomiest_on() -> None:
    heights = []
    for table in game("thibault")[5:40]:
        rooms = (400, 300, 200, 150, 0)
        found = [words_height(caption(Sight(table, EN, NAMES), room=room)) for room in rooms]
        assert found == sorted(found, reverse=True)
        assert all(tall <= room for tall, room in zip(found[1:3], rooms[1:3], strict=True) if room)
        heights.append(tuple(found))
    assert len(set(heights)) > 3
    assert next(iter(Layout)) is Layout.SPACED


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hangs_on_paying_is_in_sight_where_it_is_chosen(language: str) -> None:
    """Hyena 5: nobody unfolds a quotation to learn what a choice is about, what each way brings and
    which throws would do without paying; but where a lesson stands there for once."""
    texts, choices = LIBRARY[language], 0
    for case in ("hyena of 2", "hyena of 4"):
        for seed in range(1, 5):
            for table in game(case, seed):
                if not isinstance(table.turn, Choose):
                    continue
                shown = board_of(table, texts)
                odds = table.rules.explain(table.state).odds
                assert shown.height <= CHAT
                if lesson_told(table) is not None:
                    continue
                seen = in_sight(shown.caption)
                for told in (*table.rules.pending(table.state), *odds):
                    assert escape(texts.told(told), quote=False) in seen, shown.caption
                choices += 1
    assert choices > 5


@every_language
@pytest.mark.parametrize("case", ["hyena of 2", "hyena of 6", "thibault"])
def test_games_and_ones_own_page_stand_under_every_result(case: str, language: str) -> None:
    """Also where the picture is tall, and where another BOT is offered or the game was lost."""
    texts, table = LIBRARY[language], game(case)[5]
    scores = (0,) * len(table.players)
    for loser, winner in ((1, 0), (0, 1)):
        board = board_of(ended(table, loser, "resigned", (winner,), scores), texts)
        kinds = {key.press.kind for row in board.keys for key in row if key.press is not None}
        assert {Kind.MENU, Kind.ME} <= kinds
        assert board.height <= CHAT


@pytest.mark.parametrize("case", ["hyena of 2", "thibault"])
def test_by_ear_nothing_is_left_out_under_a_result(case: str) -> None:
    """Whoever won, in every game: no picture wants the room."""
    table = game(case)[5]
    for loser, winner in ((1, 0), (0, 1)):
        over = ended(table, loser, "resigned", (winner,), (0,) * len(table.players))
        board = board_of(over, EN.aloud)
        kinds = {key.press.kind for row in board.keys for key in row if key.press is not None}
        assert {Kind.MENU, Kind.ME, Kind.REPLAY, Kind.REVIEW, Kind.RECORD} <= kinds


@every_language
@pytest.mark.parametrize(("at", "coins"), [("16", 15), ("28", 3), ("28", 7), ("26", 12)])
def test_what_paying_and_keeping_bring_is_seen_together(at: str, coins: int, language: str) -> None:
    """Whatever is paid, of how many coins, and whether she washes there at once."""
    texts, (table, *_) = LIBRARY[language], game("hyena of 2")
    table = replace(table, state=table.rules.load(f"N=30 {at}+{coins}+0 5+0+0 h=- 1 pay"))
    seat = replace(table.seated(0), person=ANNA, bot=None)
    table = table.with_players(seat, replace(table.seated(1), person=None, bot="novice"))
    shown = board_of(table, texts)
    seen = in_sight(shown.caption)
    for told in (*table.rules.pending(table.state), *table.rules.explain(table.state).odds):
        assert escape(texts.told(told), quote=False) in seen, shown.caption
    assert shown.height <= CHAT


def unseen_left_out(html: str) -> str:
    """The words of a caption without markup and signs that are not seen."""
    return re.sub("<[^>]+>|[\u2066-\u2069\u200f]", "", unescape(html))


def in_sight(caption: str) -> str:
    """The words that are seen before a quotation is unfolded."""

    def lines(quote: re.Match[str]) -> str:
        seen, left = [], FOLD
        for line in quote[1].split("\n"):
            left -= wrapped(unescape(re.sub(r"<[^>]+>", "", line)), QUOTED_COLUMNS)
            if left < 0:
                break
            seen.append(line)
        return "\n".join(seen)

    return QUOTE.sub(lines, caption)


CALLED = ("Eva", "Жан-Поль", "Anna", "Maximiliano", "Ж" * 25, "Timofey", "m" * 64)


@cache
def fights(rules: str, size: str) -> tuple[Table, ...]:
    """Up to a dozen boards each of two games on which stones move."""
    game = rule_set(rules, {"size": size})
    found = (
        islice((t for t in played(game, 2, n, 200) if len(list(ways(t))) > 1), 12) for n in (1, 2)
    )
    return tuple(chain.from_iterable(found))


@every_language
@pytest.mark.parametrize("size", ["3", "5", "7", "9"])
@pytest.mark.parametrize("rules", ["sidja", "siga"])
def test_a_board_keeps_its_height_between_the_two_taps_of_a_move(
    rules: str, size: str, language: str
) -> None:
    """Whatever the player is called: no button jumps under the finger."""
    texts, tapped_twice = LIBRARY[language], 0
    for turn, table in enumerate(fights(rules, size)):
        called = {ANNA: CALLED[turn % len(CALLED)]}
        before, *after = (board_of(table, texts, taps, names=called) for taps in ways(table))
        for board in after:
            tapped_twice += 1
            assert words_height(board.caption) == words_height(before.caption), board.caption
            assert board.caption.count("\n") == before.caption.count("\n")
            assert RENDERER.size(board.view) == RENDERER.size(before.view)
            assert len(board.keys) == len(before.keys)
    assert tapped_twice > 3
