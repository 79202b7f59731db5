"""Games as somebody new plays them on a phone: each board that they would be shown on the way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import islice
from random import Random

from bot.board.caption import caption
from bot.board.explaining import explanation
from bot.board.keyboard import keyboard
from bot.board.phone import keys_height, picture_height, room_for_words, words_height
from bot.board.sealing import signs_of
from bot.board.sight import NOWHERE, Announced, Names, Sight, map_of
from bot.table.beforehand import Unpressed, comes_by_itself
from bot.table.lesson import Lesson
from bot.table.picking import Picking, Tapped
from bot.table.steps import play_on, settled
from bot.table.table import AnyRules, Table, fields_text
from bot.table.teaching import lesson_kept, lessons_of, may_teach
from bot.telegram.wire import Keyboard
from bot.words.library import Texts
from bot.words.signs import NUMERAL
from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, Over
from games.view import BoardView
from opponents.cast import OPPONENTS
from opponents.characters import GREEDY
from storage.rows import Game, Player
from tests.render.looking import renderer

ANNA = 1
NAMES: Names = {ANNA: "Anna"}
RENDERER = renderer()


@dataclass(frozen=True)
class Board:
    """What a board shows: its picture's view, caption and buttons."""

    table: Table
    view: BoardView
    caption: str
    keys: Keyboard

    @property
    def height(self) -> float:
        """How tall it is on a phone, from the picture's upper edge to its last button."""
        return (
            picture_height(RENDERER.size(self.view, signs_of(self.table)))
            + words_height(self.caption)
            + keys_height(self.keys)
        )


def board_of(
    table: Table,
    texts: Texts,
    taps: str | None = None,
    *,
    asked: bool = False,
    hint: bool = True,
    names: Names = NAMES,
    reasons: bool = False,
    marked: str | None = None,
    announced: Announced | None = None,
    thrown_for: bool = False,
) -> Board:
    """The board of a table for Anna, with what was tapped there; `asked` if it explains itself,
    `hint` if it shows the way to the settings; `names` says what she is called; with
    `reasons` the BOT says why it played so; `marked` waits for a second tap;
    `announced` is what everybody is to know; `thrown_for` if her throws come by themselves."""
    kind = "group" if table.game.mode == "group" else NOWHERE.kind
    chat = replace(NOWHERE, reasons=reasons, kind=kind)
    sight = Sight(table, texts, names, taps=_map(Same(table), taps), hint=hint, chat=chat)
    thrown = frozenset({ANNA} if thrown_for else ())
    sight = replace(sight, marked=marked, announced=announced, thrown_for=thrown)
    if asked:
        sight = replace(sight, explained=tuple(explanation(sight)))
    keys = keyboard(sight)
    room = room_for_words(RENDERER.size(sight.pictured, signs_of(table)), keys)
    return Board(table, sight.pictured, caption(sight, room), keys)


class Same:
    """A table, equal to itself alone: to compare two takes as long as to look at both anew."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.table is other.table

    def __hash__(self) -> int:
        return id(self.table)


@lru_cache(maxsize=1024)
def _map(same: Same, taps: str | None) -> Picking | None:
    """What the map shows, whatever the language."""
    return map_of(same.table, taps)


def begun(rules: AnyRules, seats: int, seed: int, *, phone: bool = False) -> Table:
    """A game of Anna's against BOTs, or at her `phone` with others, just begun, in which nobody has
    heard of anything."""
    state, mine = rules.start(seats), range(seats) if phone else (seed % seats,)
    level = GREEDY.name if seats == 2 else "novice"
    players = tuple(
        Player(7, n, ANNA if n in mine else None, None if n in mine else level, "", seat=n)
        for n in range(seats)
    )
    game = Game(
        id=107,
        rules=rules.id,
        version=rules.version,
        fields=fields_text(rules),
        mode="phone" if phone else "bot",
        status="playing",
        ply=0,
        position=rules.dump(state),
        host=ANNA,
        chat=1,
        topic=None,
        secret=seed.to_bytes(32, "big"),
        commitment="0123456789abcdef" * 4,
        created_at=0,
        changed_at=0,
        salt="4711",
        goal=True,
    )
    return Table(game, players, rules, state)


def played(
    rules: AnyRules,
    seats: int,
    seed: int,
    most: int = 400,
    *,
    phone: bool = False,
    thrown_for: bool = False,
) -> Iterator[Table]:
    """The table each time that Anna is to act, and at the end: what has no choice plays itself,
    and each lesson is told once. If she is `thrown_for`, her throws come by themselves."""
    anna = frozenset((ANNA,))
    unpressed = Unpressed(anna, anna if thrown_for else frozenset())
    table, rng, heard = begun(rules, seats, seed, phone=phone), Random(seed), set[str]()
    for _ in range(most * seats):
        if isinstance(table.turn, Over):
            break
        player = table.to_act
        assert player is not None
        if player.person is not None and not table.held and not comes_by_itself(table):
            yield table
        if isinstance(table.turn, Choose):
            character = OPPONENTS[player.bot or "novice"]
            text = rules.write(character.choose(rules, table.state, rng))
        else:
            text = "throw"
        after, _ = play_on(table, (text,), unpressed)
        assert after is not None
        table = settled(table, _taught(table, after, heard), 0, unpressed)
    yield table


def _taught(before: Table, after: Table, heard: set[str]) -> Table:
    """The table with the lesson that stands still, or the first of the step that is new."""
    after = lesson_kept(before, after)
    if not may_teach(after):
        return after
    for number in range(len(before.played), len(after.played)):
        action = after.played[number]
        for told in lessons_of(after, action):
            if told.message not in heard:
                heard.add(told.message)
                lesson = Lesson(number, after.game.ply, told.message)
                return replace(after, game=replace(after.game, lesson=lesson.text()))
    return after


QUOTATION = re.compile(r"<blockquote expandable>(.*?)</blockquote>", re.DOTALL)


GOES_ON = re.compile(rf"· |[«“\u2067\u2068]|(?!{NUMERAL}|Senet · |سينيت · |For who )\w")
"""How a line begins that goes on from the one above: with no sign, and it is neither a numbered
choice nor the game's name nor what an explanation says of the seal."""


def rejoined(caption: str) -> str:
    """A caption in which a line that was broken where a quotation is folded is one again."""
    return QUOTATION.sub(
        lambda quote: "".join(
            ("<blockquote expandable>", "\n".join(whole_lines(quote[1])), "</blockquote>")
        ),
        caption,
    )


def whole_lines(text: str) -> list[str]:
    """The lines of a quotation, each whole: empty ones may part the two halves of one."""
    lines: list[str] = []
    for line in filter(None, text.split("\n")):
        if lines and GOES_ON.match(line):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return lines


def ways(table: Table) -> Iterator[str | None]:
    """What may have been tapped on a board: nothing, and the stone with the most moves."""
    yield None
    picking = _map(Same(table), None)
    if picking is None or not picking.others:
        return
    moves = [path[len(picking.made)] for path in picking.left().values()]
    stone = max(sorted(set(moves)), key=moves.count)
    if (made := picking.after(stone)) is not None:
        yield Tapped(table.game.ply, None, made).text()


CASES: Mapping[str, tuple[str, Mapping[str, str], int]] = {
    "sidja 5×5": ("sidja", {"size": "5"}, 2),
    "sidja 7×7": ("sidja", {"size": "7"}, 2),
    "siga 5×5": ("siga", {"size": "5"}, 2),
    "siga 7×7": ("siga", {"size": "7"}, 2),
    "hyena of 2": ("hyena", {}, 2),
    "hyena of 4": ("hyena", {}, 4),
    "hyena of 6": ("hyena", {}, 6),
    **{rules.id: (rules.id, {}, 2) for rules in CATALOGUE if rules.game == "senet"},
}
"""Rules with their switches, and how many play."""


@cache
def game(case: str, seed: int = 1) -> tuple[Table, ...]:
    """A game of a case, at most so long that a test does not last."""
    rules, switches, seats = CASES[case]
    return tuple(played(rule_set(rules, switches), seats, seed, 120))


def showings(tables: Iterable[Table]) -> Iterator[tuple[Table, str | None, bool]]:
    """All that a game shows: its boards, what is tapped there, and whether they explain it."""
    for table in tables:
        over = isinstance(table.turn, Over)
        for taps in ways(table):
            for asked in (False,) if over else (False, True):
                yield table, taps, asked


def boards(tables: Iterable[Table], texts: Texts, every: int = 1) -> Iterator[Board]:
    """The boards of what a game shows, or every so many of them."""
    for table, taps, asked in islice(showings(tables), None, None, every):
        yield board_of(table, texts, taps, asked=asked)
