"""What is seen of a folded quotation: whole sentences, and first what was done last."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.layout import Layout, Parts, arranged, fold, opened, quoted, snug, unmarked, whole
from bot.board.phone import (
    FOLD,
    LINE,
    NARROW_COLUMNS,
    QUOTE,
    QUOTED_COLUMNS,
    seen_folded,
    words_height,
)
from bot.words.library import LANGUAGES, Library
from games.catalogue import rule_set
from tests.bot.board.shown import CASES, board_of, boards, game, played

LIBRARY = Library()

SHORT = "One."
LONG = "This is a sentence that takes a line and a half of a phone."
TWO = "This sentence stands first. And another that is a little longer than that one."
TURN = "🔵 Anna: " + " · ".join(f"{n}→{n + 1}" for n in range(10, 30))


def seen(quoted: str, most: int = QUOTED_COLUMNS) -> list[str]:
    """The lines of a quotation that are seen whole before it is unfolded."""
    lines = list[str]()
    for line in quoted.split("\n"):
        if not seen_folded((*lines, line), most):
            break
        lines.append(line)
    return lines


def breaks_off(quoted: str) -> bool:
    """Whether the last line that is seen is a part of one, with broad letters or narrow ones."""
    every = quoted.split("\n")
    return any(
        len(shown := seen(quoted, most)) < len(every) and seen_folded((*shown, ""), most)
        for most in (QUOTED_COLUMNS, NARROW_COLUMNS)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_no_sentence_breaks_off_at_the_fold(case: str, language: str) -> None:
    """On the boards of whole games, with a stone tapped, and where they explain themselves."""
    found = 0
    for board in boards(game(case), LIBRARY[language], every=7):
        for quote in QUOTE.finditer(board.caption):
            assert not breaks_off(quote[1]), quote[1]
            found += not seen_folded(quote[1].split("\n"))
    assert found > 2, "hardly anything was folded"


PARTS = Parts(
    brief="",
    title=(),
    switches=(),
    match=(),
    goal=(),
    sides=(),
    result=(),
    log=(),
    only=(),
    lesson=(),
    secret=(),
    known=(),
    stakes=(),
    why=(),
    due=(),
    seal=(),
    over=False,
)


@pytest.mark.parametrize("layout", [Layout.FOLDED, Layout.TAUGHT, Layout.OPEN, Layout.TIGHTEST])
def test_the_newest_turn_stands_on_top_and_a_lesson_where_not_both_are_seen(layout: Layout) -> None:
    log, goal = ("Mine.", "Theirs."), ("Goal.",) if layout is Layout.OPEN else ()
    parts = replace(PARTS, log=log, due=("Now.",), goal=goal, result=("Taken.",))
    folded = QUOTE.search(arranged(parts, layout, close=True))
    assert folded is not None
    assert folded[1].split("\n") == ["Taken.", "Theirs.", "Mine."]
    if layout in (Layout.TAUGHT, Layout.TIGHTEST):
        for lesson, first in ((SHORT, "Taken."), (LONG, LONG)):
            folded = QUOTE.search(arranged(replace(parts, lesson=(lesson,)), layout, close=True))
            assert folded is not None
            assert folded[1].split("\n")[0] == first
            assert lesson in seen(folded[1])


def test_what_is_over_of_the_room_shows_more_of_what_was_done() -> None:
    """But never the rest, while no more than two lines are empty."""
    folded = "\n".join(("Title", *quoted([LONG, LONG, LONG], ["Pieces."]), "Now."))
    tall = words_height(folded)
    assert opened(folded, tall).startswith("Title\n<blockquote")
    assert opened(folded, tall + 3 * LINE).startswith(f"Title\n{LONG}\n<blockquote")
    assert opened(folded, 1000) == f"Title\n{LONG}\n{LONG}\n{LONG}\n{fold(['Pieces.'])[0]}\nNow."


@pytest.mark.parametrize(
    ("lines", "first"),
    [
        (["Name.", LONG, SHORT], [LONG, SHORT]),
        (["Name.", LONG], [LONG, "Name."]),
        (["Name.", SHORT, LONG], [SHORT, LONG]),
        (["Name.", "Two.", "Three.", SHORT], ["Two.", "Three.", SHORT]),
        ([SHORT, "Name.", "Two.", LONG], [SHORT, "Name.", "Two."]),
        ([LONG, LONG, "Name."], [LONG, "Name."]),
        (["Name.", SHORT], ["Name.", SHORT]),
    ],
)
def test_what_helps_is_seen_before_the_name_of_the_game(lines: list[str], first: list[str]) -> None:
    """Where a quotation begins with the name, or has empty lines."""
    (folded,) = quoted(lines)
    found = QUOTE.search(unmarked(snug(f"Done.\n{folded}\nNow.", ("Name.",))))
    assert found is not None
    told = [line for line in found[1].split("\n") if line]
    assert told[: len(first)] == first
    assert sorted(told) == sorted(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["aseb", "skyruk"])
def test_no_quotation_of_a_first_game_begins_with_its_name(rules: str, language: str) -> None:
    found = 0
    for each in played(rule_set(rules), 2, 1, 60):
        table = replace(each, game=replace(each.game, numbered=False))
        board = board_of(table, LIBRARY[language])
        for quote in QUOTE.finditer(board.caption):
            told = quote[1].split("\n")
            found += any(line.startswith("<b>") for line in told)
            assert not told[0].startswith("<b>"), told[:3]
    assert found > 9, "hardly any has the name"


def test_what_has_no_room_whole_is_passed_over_by_what_has() -> None:
    assert list(whole([LONG, LONG, SHORT, SHORT])) == [LONG, SHORT, LONG, SHORT]


def test_a_line_ends_at_the_fold_with_a_sentence() -> None:
    first, second = TWO.split(" And ")
    assert [*map(unmarked, whole([LONG, TWO, SHORT]))] == [LONG, first, f"And {second}", SHORT]


def test_a_turn_that_is_longer_than_all_that_is_seen_ends_there_with_an_action() -> None:
    first, second, *_ = map(unmarked, whole([TURN, SHORT]))
    assert f"{first} {second}" == TURN
    assert second.startswith("· ")
    assert not breaks_off("\n".join((first, second)))


def test_empty_lines_keep_the_rest_behind_the_fold() -> None:
    """Where the next line says what stands on the one below it, or has no room."""
    assert list(whole([LONG], ["Seal:", "0123456789abcdef"])) == [
        LONG,
        "",
        "Seal:",
        "0123456789abcdef",
    ]
    assert list(whole([LONG], [SHORT, LONG])) == [LONG, SHORT, LONG]
    assert list(whole([SHORT], [LONG])) == [SHORT, LONG]


def test_a_quotation_that_is_seen_whole_stays_as_it_is() -> None:
    assert [*map(unmarked, quoted([LONG], [SHORT]))] == fold([LONG, SHORT])
    assert quoted([]) == fold([]) == []
    assert len(seen("\n".join([SHORT] * 5))) == FOLD
