"""What the rules say of a position, as lines of a board's caption: the goal, what is to be known,
reasons and chances, a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Final

from bot.board.sight import Sight, shortest_name, told_simply
from bot.table.beforehand import WINS, may_win
from bot.table.orders import in_force
from bot.table.picking import tapped_on
from bot.table.table import AnyRules, Table
from bot.table.teaching import goal_told, lesson_told
from bot.words.library import Texts
from games.core import Choose, Throw, Told, Turn

CROWD = 12
"""With more choices than these, and at a table of many, the lines stand close: so many buttons, or
lines, leave less for the board."""

FEW_REASONS = 2
"""So many reasons why something is not offered stand in the caption; more are behind *?*."""


def pending_lines(sight: Sight) -> list[str]:
    """What else is to be known before acting, where a person is to act: of the BOT it would be
    read as one's own."""
    table, texts = sight.table, sight.texts
    player = table.to_act
    if table.game.status != "playing" or player is None or player.bot is not None:
        return []
    chooses = isinstance(table.turn, Choose)
    orders = (order.again if chooses and order.again else order.give for order in in_force(table))
    told = (*table.rules.pending(table.state), *orders)
    known = [escape(texts.told(each), quote=False) for each in told]
    return [*_ways(sight)[:1], *_of_one(sight, known)]


def _of_one(sight: Sight, lines: list[str]) -> list[str]:
    """At a table of many what is to be known behind the sign of who is to act: below what somebody
    else has done it would be read of them."""
    turn = sight.table.turn
    if not sight.many or sight.ear or not isinstance(turn, Choose | Throw):
        return lines
    mark = sight.mark(turn.seat)
    return [line if mark in line else f"{mark} {line}" for line in lines]


def goal_lines(sight: Sight) -> list[str]:
    """What wins, while a game begins that somebody at the table plays for the first time."""
    told, texts = goal_told(sight.table), sight.texts
    return [] if told is None else [texts.html("caption-goal", told=texts.told(told))]


def bot_began_lines(sight: Sight) -> list[str]:
    """With the goal, that the lot let the BOT begin, which nobody has seen happen, and how what it
    did is read."""
    table = sight.table
    first = table.seated(0)
    told = goal_told(table) is not None and by_lot(table)
    if not told or first.bot is None or 0 not in table.acted():
        return []
    texts = sight.texts
    name = shortest_name(sight, first)
    return [texts.html(f"began-{table.rules.game}", name=name, mark=sight.mark(0))]


def has_acted(table: Table) -> bool:
    """Whether who is to act has done anything in this game."""
    turn = table.turn
    return isinstance(turn, Choose | Throw) and turn.seat in table.acted()


def throws_again(table: Table) -> bool:
    """Whether who is to throw has thrown in this turn before."""
    turn, played = table.turn, table.played
    if not isinstance(turn, Throw) or not played:
        return False
    return played[-1].seat == turn.seat and not table.rules.begins(table.state)


def takes_again(table: Table) -> bool:
    """Whether who is to act has taken and must choose a stone that takes again: their turn goes
    on."""
    rules, turn = table.rules, table.turn
    if not isinstance(turn, Choose) or rules.begins(table.state) or not tapped_on(rules):
        return False
    stones = {path[0] for path in rules.taps(table.state, tuple(turn.actions))}
    return len(stones) > 1 and all(choice.taken for choice in rules.view(table.state).choices)


def place_by_lot(table: Table) -> int:
    """The place that the lot gave to who is to act, told at their first action; 0 where it is no
    news."""
    turn = table.turn
    if not by_lot(table) or has_acted(table) or not isinstance(turn, Choose | Throw):
        return 0
    return turn.seat + 1


def by_lot(table: Table) -> bool:
    """Whether the lot alone has dealt the seats, to people who can be told apart."""
    game = table.game
    return game.mode != "phone" and game.seating is None and not table.rules.throw_off


def lesson_lines(sight: Sight) -> list[str]:
    """What has happened for the first time."""
    told, texts = lesson_told(sight.table), sight.texts
    return [] if told is None else [texts.html("caption-lesson", told=texts.told(told))]


def event_lines(sight: Sight) -> list[str]:
    """What others have done to the pieces of the only person at the table since they last chose
    something: the log has it in signs alone. Where squares are tapped there is no room for it."""
    table = sight.table
    seats = [player.seat for player in table.players if player.person is not None]
    playing = table.game.status == "playing" and not sight.many and not tapped_on(table.rules)
    if not playing or len(seats) != 1 or seats[0] is None:
        return []
    for played in (p for turn in reversed(table.last_turns) for p in reversed(turn)):
        if played.seat == seats[0] and table.decides(played):
            break
        told = table.rules.suffers(played.before, played.action, seats[0])
        if played.seat != seats[0] and told is not None:
            return [sight.texts.html("caption-event", told=sight.texts.told(told))]
    return []


def stakes_lines(sight: Sight) -> list[str]:
    """What hangs on a choice, a line each: chances, where they are what it is about; also of throws
    that the lesson names, which says no chance. Or what ways bring, but for the first: that is to
    be known."""
    table = sight.table
    turn = table.turn
    if not isinstance(turn, Choose) or not _asked(table, turn) or len(turn.actions) > CROWD:
        return []
    odds = table.rules.explain(table.state).odds[:FEW_REASONS]
    return _ways(sight)[1:] or [line for one in odds for line in _chances(sight.texts, [one])]


def _ways(sight: Sight) -> list[str]:
    """Where throws go on and seldom leave a choice: what each way would bring, behind the words of
    its button; at a table of more than two, whose picture is tall, in brief."""
    table, texts = sight.table, sight.texts
    if not isinstance(table.turn, Choose) or not table.rules.throws_on:
        return []
    every = zip(table.turn.actions, table.rules.explain(table.state).offered, strict=True)
    say = texts.told if len(table.players) == 2 else texts.brief
    told = ((table.rules.tell(table.state, way), it.given("last", 0)) for way, it in every)
    return [texts.html("caption-way", way=texts.button(way), told=say(it)) for way, it in told]


def why_lines(sight: Sight, *, simply: bool = False) -> list[str]:
    """At a choice: why something is refused. Of many reasons the first, and where the others stand.
    Before a throw: what it may bring and how likely that is, if something hangs on it; in a first
    game also where that is a matter of course. Told `simply`, only what one is surprised by: why
    there is nothing else, what holds for all pieces, and what hangs on this throw."""
    table, texts = sight.table, sight.texts
    turn = table.turn
    if not isinstance(turn, Choose | Throw) or not _asked(table, turn):
        return []
    explained = table.rules.explain(table.state)
    if isinstance(turn, Throw):
        usual = explained.odds[:1] if table.game.goal and not simply else ()
        few = 1 if sight.many else FEW_REASONS
        told = _uncommon(table, explained.odds)[:few] or usual
        told = [one for one in told if not _taught(table, one)]
        apart = [[one] for one in told] if told_simply(sight) else [told]
        return _of_one(sight, [line for some in apart for line in _chances(texts, some)])
    if len(turn.actions) > CROWD or explained.odds or table.rules.throws_on:
        return []
    if simply and takes_again(table):
        return []  # what is due says it
    if simply and not _single(turn):
        return _reasons(texts, [told for told in explained.refused if _of_all(told)][:1])
    if not _single(turn) and len(explained.refused) > FEW_REASONS:
        first = _reasons(texts, explained.refused[: FEW_REASONS - 1])
        return [*first, more_reasons(texts)]
    return _reasons(texts, explained.refused[:FEW_REASONS])


def vital_lines(sight: Sight) -> list[str]:
    """Before a throw: that it may win the game, else that it may lead into the water; the danger
    first where what is due says that it may win."""
    table = sight.table
    if not isinstance(table.turn, Throw) or table.rules.throws_on:
        return []
    odds = table.rules.explain(table.state).odds
    player = table.seated(table.turn.seat)
    order = reversed(VITAL) if player.person in sight.thrown_for and may_win(table) else VITAL
    vital = [one for end in order for one in odds if one.message.endswith(end)]
    return _chances(sight.texts, vital[:1])


VITAL: Final = (WINS, "-odds-fall")
"""How the messages end of what may come of a throw and is not to be missed, that most of all first.
"""


def more_reasons(texts: Texts) -> str:
    """Where the other reasons stand: behind a button that has its sign alone where others need the
    room."""
    key = texts.plain("key-explain")
    sign = key if texts.voice is not None else key.partition(" ")[0]
    return texts.html("caption-reasons-more", told=sign)


def _of_all(refused: Told) -> bool:
    """Whether the reason is about no single pieces."""
    return "from" not in dict(refused.args)


def _taught(table: Table, odds: Told) -> bool:
    """Whether the lesson that is told now names the same throws: once is enough."""
    lesson = lesson_told(table)
    scores = dict(odds.args).get("scores")
    return lesson is not None and scores is not None and dict(lesson.args).get("scores") == scores


def _asked(table: Table, turn: Choose[object] | Throw[object]) -> bool:
    """Whether a person is to act now."""
    return table.game.status == "playing" and table.seated(turn.seat).bot is None


def _uncommon(table: Table, odds: Sequence[Told]) -> Sequence[Told]:
    """The chances of a throw that are no matter of course: those that the game's first throw had
    are."""
    known = _usual(table.rules, len(table.players)) if odds else ()
    return [told for told in odds if told.message not in known]


@lru_cache(maxsize=64)
def _usual(rules: AnyRules, seats: int) -> frozenset[str]:
    """The messages of the chances of a game's first throw."""
    return frozenset(told.message for told in rules.explain(rules.start(seats)).odds)


def _single(turn: Turn[object] | None) -> bool:
    """Whether there is one thing alone to choose."""
    return isinstance(turn, Choose) and len(turn.actions) == 1


def _reasons(texts: Texts, told: Sequence[Told]) -> list[str]:
    return [texts.html("caption-reason", told=texts.told(one)) for one in told]


def _chances(texts: Texts, told: Sequence[Told]) -> list[str]:
    """Chances, on one line."""
    words = " ".join(map(texts.told, told))
    return [texts.html("caption-odds", told=words)] if words else []
