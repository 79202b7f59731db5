"""Whoever reads nothing but the words and buttons of a newcomer's boards can tell at each step what
wins, whose turn it is, what has happened and why, how likely things are, and what each button does.

The reader (tests/reading.py) answers from those alone; here its answers are compared with what the
rules know. Whole games of every kind are read, in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from operator import contains

import pytest

from bot.board.explaining import explanation
from bot.board.sight import MANY_PLAYERS, Sight, view_of
from bot.table.beforehand import was_only
from bot.table.picking import Picking, board_map, placing
from bot.table.steps import acting
from bot.table.table import Table
from bot.table.teaching import goal_told, lesson_told
from bot.words.library import LANGUAGES, Library, Texts
from games import core
from games.catalogue import rule_set
from games.core import AnyPlayed, Choose, Over, Throw, Told
from games.senet.state import State as Senet
from games.senet.state import houses_of
from tests.bot.board.shown import CASES, NAMES, Board, board_of, played, rejoined
from tests.reading import OTHER, Done, Fact, Understood, bare, explained, seen, tokens, understood

LIBRARY = Library()

KINDS = (*(case for case in CASES if case != "hyena of 6"), "phone thibault", "phone sidja")
"""Games against the BOT, and of two at one phone."""

MOST = {"en": 60}
"""Boards of a game that are read in a language; in others than these :data:`FEW`."""
FEW = 10

WHOLE = frozenset(
    f"senet-no-{name}" for name in ("must-off", "forward", "bound", "drowning", "one", "banked")
)
"""Reasons that hold for all pieces, which are not named then."""

MANY = 3
"""At tables of more players the log is short."""


@cache
def tables(kind: str) -> tuple[Table, ...]:
    """A game of that kind, each time that a person is to act, and its end."""
    rules, switches, seats = CASES.get(kind, (kind.rsplit(maxsplit=1)[-1], {}, 2))
    phone = kind.startswith("phone")
    return tuple(played(rule_set(rules, switches), seats, 1, 2000, phone=phone))


def some(kind: str, most: int) -> tuple[Table, ...]:
    """Boards of the whole of a game, its first ones and its end among them."""
    every = tables(kind)
    step = max(1, len(every) // most)
    return (*every[:4], *every[4:-1:step], every[-1])


def of_each_kind(kind: str, most: int) -> Iterator[Table]:
    """Boards of the whole of a game: some so many with a throw due, and as many with a choice."""
    for chooses in (False, True):
        found = [at for at in tables(kind)[:-1] if is_choice(at) is chooses]
        yield from found[:: max(1, len(found) // most)]


def is_choice(table: Table) -> bool:
    """Whether something is to be chosen."""
    return isinstance(table.rules.turn(table.state), Choose)


def labels(board: Board) -> list[str]:
    return [key.text for row in board.keys for key in row]


def answers(table: Table, texts: Texts) -> Understood:
    """What the reader says of a board."""
    shown = board_of(table, texts)
    over = isinstance(table.turn, Over)
    words = shown.caption if over else rejoined(shown.caption)
    return understood(texts.language, words, labels(shown))


# -- what the rules know ---------------------------------------------------------------------------


def agrees(fact: Fact, told: Told) -> bool:
    """Whether what was read is what is told: the same message, and nothing else in it."""
    known = dict(told.args)
    return fact.message == told.message and all(
        name == "throw" or _same_words(said, str(known[name])) for name, said in fact.args.items()
    )


def _same_words(said: str, known: str) -> bool:
    ways = said.split("|")
    return OTHER in ways or known in ways or (tokens(said) or [said]) == (tokens(known) or [known])


def wrong(table: Table, said: Understood, texts: Texts) -> Iterator[str]:
    """What the reader could not tell, or told otherwise than it is."""
    if isinstance(table.turn, Over):
        winner = texts.plain(f"mark-{table.rules.sides[table.turn.winners[0]]}")
        if said.won != seen(winner):
            yield f"who has won: {said.won!r}"
        if said.turns != core.turns(table.played):
            yield f"how long it took: {said.turns}"
        return
    yield from _wrong_turn(table, said, texts)
    yield from _wrong_log(table, said, texts)
    yield from _wrong_reasons(table, said)
    yield from _wrong_odds(table, said)
    yield from _wrong_keys(table, said)
    for line in said.unread:
        if line.startswith(("⏩", "🎲", "☝️", "💡", "🎯", "▶️")):
            yield f"not understood: {line}"


def _wrong_turn(table: Table, said: Understood, texts: Texts) -> Iterator[str]:
    turn = table.turn
    assert isinstance(turn, Choose | Throw)
    sign = seen(texts.plain(f"mark-{table.rules.sides[turn.seat]}"))
    if said.turn != (sign, _due(table)):
        yield f"whose turn: {said.turn}"
    if not said.of <= {sign} or (len(table.players) > MANY_PLAYERS and said.odds and not said.of):
        yield f"of whom something is to be known: {said.of}"
    acted = any(each.seat == turn.seat for each in table.played)
    if not acted and said.lot != (table.game.mode != "phone"):
        yield "who begins"
    thrown = bool(table.played) and table.played[-1].seat == turn.seat
    goes_on = thrown and not table.rules.begins(table.state)
    mine = table.seated(turn.seat).bot is None
    again = isinstance(turn, Throw) or _takes_again(table)
    if said.again != (again and goes_on and mine):
        yield "that the same turn goes on"
    brief = acted and placing(table, _map(table))
    if goal_told(table) is not None and not brief and not said.goal:
        yield "the goal"


def _takes_again(table: Table) -> bool:
    """Whether one of several stones has to take now."""
    choices = view_of(table).choices
    return _due(table) == "stone" and all(choice.taken for choice in choices)


def _map(table: Table) -> Picking | None:
    return board_map(table, view_of(table))


def _due(table: Table) -> str:
    """What is due, as the texts are called."""
    turn, taps = table.turn, _map(table)
    if isinstance(turn, Throw):
        told_simply = table.rules.throws_on and len(table.players) == 2
        return "throws-on" if told_simply else f"throw-{turn.device.kind}"
    if taps is None or not taps.paths:
        return "choose"
    if placing(table, taps):
        return "square"
    return "target" if taps.made else "stone"


def _told(table: Table, each: AnyPlayed) -> Told:
    return table.rules.tell(each.before, each.action)


def _wrong_log(table: Table, said: Understood, texts: Texts) -> Iterator[str]:
    """What has happened in the last turns."""
    if not said.log and placing(table, _map(table)) and (said.goal or said.known or said.lessons):
        return
    laid_out = Sight(table, texts, NAMES, taps=_map(table)).laid_out
    turns = [
        (seen(texts.plain(f"mark-{table.rules.sides[turn[0].seat]}")), turn)
        for turn in table.last_turns
        if not laid_out or turn[0].seat != acting(table)  # one's own stones are seen
    ]
    if len(table.players) > MANY:
        latest = dict(turns)
        told = [(done, latest.get(done.mark, ())) for done in said.log]
        if table.played and not told:
            yield "what has happened"
    else:
        if said.log and said.log[0].mark != turns[0][0]:
            turns.reverse()  # what is folded has the newest first
        told = [(done, turn) for done, (_, turn) in zip(said.log, turns, strict=False)]
        if [done.mark for done in said.log] != [mark for mark, _ in turns]:
            yield f"who did something: {said.log}"
    for done, turn in told:
        if not turn or not _same(table, done, turn):
            yield f"what {done.mark} did: {done}"


def _same(table: Table, done: Done, turn: tuple[AnyPlayed, ...]) -> bool:
    """Whether a turn is told as it was; equal throws may be told together, the last one last."""
    told = [_told(table, each) for each in turn]
    if len(table.players) <= MANY and len(done.facts) + done.untold != len(told):
        return False
    if not any(agrees(fact, told[-1]) for fact in done.facts[-1]):
        return False
    if not table.rules.throws_on:
        mine = table.seated(turn[0].seat).bot is None
        return all(
            any(agrees(f, one) and f.alone == (mine and was_only(table.rules, each)) for f in facts)
            for facts, one, each in zip(done.facts, told, turn, strict=True)
        )
    left = list(told)
    for facts in done.facts:
        found = next((one for one in left if any(agrees(fact, one) for fact in facts)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _wrong_reasons(table: Table, said: Understood) -> Iterator[str]:
    """Why a move played itself; and at a choice, why others are not offered, if it is told."""
    told = [each for turn in table.last_turns for each in turn]
    by_itself = [
        each for each in told if table.seated(each.seat).bot is None and was_only(table.rules, each)
    ]
    if by_itself and len(table.players) <= MANY and said.log:
        last = by_itself[-1]
        yield from _wrong_why(table, last, said)
    for fact in said.refused:
        if not any(agrees(fact, one) for one in table.rules.explain(table.state).refused):
            yield f"refused: {fact}"
    turn = table.turn
    if said.refused and not said.elsewhere and isinstance(turn, Choose) and len(turn.actions) > 1:
        silent = len(table.rules.explain(table.state).refused) - len(said.refused)
        if silent > 0:
            yield f"silent reasons: {silent}"


def _wrong_why(table: Table, last: AnyPlayed, said: Understood) -> Iterator[str]:
    words = _told(table, last)
    says_why = dict(words.args).get("why", "none") not in ("none", "blocked")
    if not said.why and not says_why and words.message != "seega-pass":
        yield f"why only {words.message}"
    before = last.before
    named = {house for fact in said.why for house in fact.numbers("from")}
    if said.why and isinstance(before, Senet) and not {f.message for f in said.why} & WHOLE:
        mine = set(map(str, houses_of(before.pieces[before.seat]))) - {str(last.action.source)}
        if mine - named:
            yield f"why not {sorted(mine - named)}"


def _wrong_odds(table: Table, said: Understood) -> Iterator[str]:
    """How likely things are, wherever something is thrown in a first game or hangs on a throw."""
    turn = table.turn
    odds = table.rules.explain(table.state).odds
    named = [scores for fact in said.lessons if (scores := fact.numbers("scores"))]
    taught = any(re.split("[ |]", str(dict(one.args).get("scores"))) in named for one in odds)
    if odds and not said.odds and not taught:
        yield "the odds"
    if not isinstance(turn, Throw):  # at a choice the chance is what it is about: a lesson has none
        return
    if any(fact.numbers("scores") in named for fact in said.odds):
        yield "the odds, twice"
    chances = {table.rules.write(action).split()[-1]: chance for action, chance in turn.odds}
    for fact in said.odds:
        if "num" not in fact.args:  # said with what else that throw brings, whose chance is told
            continue
        scores = fact.numbers("scores") or ["taba"]
        exact = sum((chances[score] for score in scores), Fraction(0))
        if exact != Fraction(int(fact.args["num"]), int(fact.args["den"])):
            yield f"the odds: {fact}"


def _wrong_keys(table: Table, said: Understood) -> Iterator[str]:
    """What each button does."""
    turn, taps = table.turn, _map(table)
    if isinstance(turn, Throw):
        on, won = table.rules.throws_on, table.rules.settled(table.state) is not None
        wanted = ["key-throw-on"] * on + ["hyena-order-rest"] * won
        wanted += [f"key-throw-{turn.device.kind}"] * (not (on and won))
        found = [{fact.message for fact in key} for key in said.keys[: len(wanted)]]
        if not all(map(contains, found, wanted)) or len(found) < len(wanted):
            yield f"the buttons that throw: {said.keys}"
        return
    assert isinstance(turn, Choose)
    if taps is not None and taps.paths:
        squares = {path[len(taps.made)] for path in taps.left().values()}
        if not taps.made:  # of a large board the squares of some files
            squares &= {taps.view.squares[at].label for at in taps.squares()}
        if not squares - {"pass"} <= set(said.squares):
            yield f"the squares: {said.squares}"
        return
    offered = [table.rules.tell(table.state, action) for action in turn.actions]
    keys = said.keys[: len(offered)]
    if len(keys) != len(offered) or not all(
        any(agrees(fact, one) for fact in facts) for facts, one in zip(keys, offered, strict=True)
    ):
        yield f"the buttons: {said.keys}"


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_words_and_buttons_alone_tell_goal_turn_reason_and_odds(kind: str, language: str) -> None:
    texts = LIBRARY[language]
    shown = some(kind, MOST.get(language, FEW))
    assert len(shown) > FEW
    for table in shown:
        problems = list(wrong(table, answers(table, texts), texts))
        assert not problems, f"{problems}\n{seen(board_of(table, texts).caption)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_throw_that_the_lesson_names_is_not_told_again(language: str) -> None:
    """A piece has come to 28 for the first time. It waits for a 3; what 1 and 2 bring is told."""
    texts = LIBRARY[language]
    board = next(
        table
        for table in played(rule_set("thibault"), 2, 10)
        if (lesson := lesson_told(table)) is not None and dict(lesson.args).get("scores") == "3"
    )
    said = answers(board, texts)
    assert [fact.numbers("scores") for fact in said.lessons] == [["3"]]
    assert [fact.numbers("scores") for fact in said.odds] == [["1", "2"]]
    assert not list(wrong(board, said, texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_choice_the_chance_of_a_throw_that_the_lesson_names_is_told(language: str) -> None:
    """Who has not rescued the drowned needs a 4, says the lesson; how likely that is decides."""
    texts = LIBRARY[language]
    board = next(
        table
        for seed in range(100)
        for table in played(rule_set("thibault"), 2, seed)
        if isinstance(table.turn, Choose)
        and (lesson := lesson_told(table)) is not None
        and dict(lesson.args).get("scores") == "4"
    )
    said = answers(board, texts)
    assert [fact.numbers("scores") for fact in said.lessons] == [["4"]]
    assert ["4"] in [fact.numbers("scores") for fact in said.odds]
    assert not list(wrong(board, said, texts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_question_mark_tells_what_each_button_does_and_the_goal(
    kind: str, language: str
) -> None:
    texts, told = LIBRARY[language], 0
    for table in of_each_kind(kind, FEW // 3):
        taps = _map(table)
        lines = explanation(Sight(table, texts, taps=taps))
        facts = list(explained(language, lines))
        assert not [fact for fact in facts if fact.message == "unread"], lines
        assert any("-goal" in fact.message for fact in facts), "it can be asked again"
        brings = table.rules.explain(table.state).offered
        does = [fact for fact in facts if "-does-" in fact.message]
        if not any(fact.message.startswith("explain-") for fact in facts):
            assert len(does) == len(brings)
            assert all(any(agrees(fact, one) for one in brings) for fact in does)
        told += len(does)
    assert told or table.rules.game != "senet"


# -- that it can fail ------------------------------------------------------------------------------

LINES = {
    "🎯": "the goal",
    "▶️": "whose turn",
    "🎲 If": "the odds",
    "⏩": "why only",
    "⚪️ BOT: ": "who did something",
}
"""The beginning of a line of an English caption, and what nobody could tell without it."""


@pytest.mark.parametrize("start", LINES)
def test_what_a_line_less_would_leave_open_is_missed(start: str) -> None:
    texts, missed = LIBRARY["en"], 0
    for table in tables("thibault")[:60]:
        board = board_of(table, texts)
        lines = bare(board.caption).split("\n")
        fills = start == "🎯" and goal_told(table) is None  # a room that would be empty
        if any(line.startswith(start) for line in lines) and not fills:
            left = "\n".join(line for line in lines if not line.startswith(start))
            problems = list(wrong(table, understood("en", left, labels(board)), texts))
            assert any(each.startswith(LINES[start]) for each in problems), problems
            missed += 1
    assert missed


def test_a_piece_that_a_reason_leaves_out_is_missed() -> None:
    texts, missed = LIBRARY["en"], 0
    for table in tables("thibault"):
        board = board_of(table, texts)
        caption = bare(board.caption)
        cut = re.sub(r"(?m)^(⏩ .*? (?:on|either:) )\d+(?:,| and) (\d)", r"\1\2", caption)
        if cut != caption:
            problems = list(wrong(table, understood("en", cut, labels(board)), texts))
            assert any(each.startswith("why not") for each in problems), cut
            missed += 1
    assert missed


@pytest.mark.parametrize("case", ["thibault", "hyena of 2"])
def test_another_games_words_are_no_answer(case: str) -> None:
    """Whoever read the board of a turn before would be found out."""
    texts, boards = LIBRARY["en"], tables(case)
    old = [answers(table, texts) for table in boards[:20]]
    later = boards[4:24]
    assert all(list(wrong(table, said, texts)) for table, said in zip(later, old, strict=False))


def test_buttons_that_say_nothing_are_missed() -> None:
    texts = LIBRARY["en"]
    for case in ("thibault", "sidja 5×5", "hyena of 2"):
        for table in tables(case)[:-1:7]:
            shown = board_of(table, texts)
            said = understood("en", shown.caption, ["?" for row in shown.keys for _ in row])
            assert any("button" in each or "squares" in each for each in wrong(table, said, texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_that_ends_in_brackets_is_understood(language: str) -> None:
    told = Told("senet-lesson-no-move-drowning", (("scores", "1|5"),))
    texts = LIBRARY[language]
    line = texts.html("caption-lesson", told=texts.told(told))
    (lesson,) = understood(language, line, []).lessons
    assert lesson.message == told.message
