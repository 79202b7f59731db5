"""What *?* under a board says: what each choice would do, why others are not offered, the chances.

A short explanation is an alert. A longer one stands on a board of one's own in the place of the
log, and in a group, where nobody else is to be disturbed, comes as several alerts, one a press.

What *Hint* says: the best choice, the chance of winning with it, and what it gains. In Seega
it is weighed in stones, so many turns ahead.

A hint is for who plays against the BOT, or at one phone. In a game between people nobody gets one
(decision 34).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.board.sight import Sight
from bot.table.orders import none_offered, to_be_given
from bot.table.picking import placing, tapped_on
from bot.table.steps import choices
from bot.table.table import Table
from bot.telegram.wire import MAX_ANSWER, units
from bot.words.library import Texts, in_stones
from bot.words.signs import numeral
from games.core import Choose, Throw, Told
from opponents.outlook import outlook
from opponents.reasons import what_holds, why_best
from opponents.weighing import WON, Advice, guessable, weighable

MOST = 12
"""Of more choices than these on a map only captures, and those of the chosen stone, are told."""


def explanation(sight: Sight) -> list[str]:
    """The lines of an explanation, without markup: the choices as their buttons are called."""
    table, texts = sight.table, sight.texts
    found = table.rules.explain(table.state)
    lines = _offered(sight)
    if isinstance(table.turn, Throw):
        lines.append(texts.plain("explain-throw"))
    lines += [
        f"{texts.button(order.give)}: {texts.said(order.give)}"
        for order in to_be_given(table, None)
        if not (none_offered(table) and order.actions)
    ]
    if placing(table, sight.taps):  # its caption has no room for all that is to be known
        lines += [texts.told(told) for told in table.rules.pending(table.state)]
    lines += [f"☝️ {texts.told(told)}" for told in (*found.refused, *found.asked)]
    lines += [f"🎲 {texts.told(told)}" for told in found.throws or found.odds]
    if found.goal.message:
        lines.append(f"🎯 {texts.told(found.goal)}")
    return lines


def _offered(sight: Sight) -> list[str]:
    """What each choice would do. On a map choices have no numbers: there those in reach of the next
    tap are told, captures first; of more than twelve the captures alone."""
    table, texts, view, taps = sight.table, sight.texts, sight.view, sight.taps
    actions, told = choices(table), table.rules.explain(table.state).offered
    mapped = taps is not None and bool(taps.paths)
    which: Sequence[int] = range(len(told))
    more: list[str] = []
    if mapped and taps is not None:
        taking = {choice.number - 1 for choice in view.choices if choice.taken}
        which = sorted(taps.left(), key=lambda index: (index not in taking, index))
        if len(which) > MOST:
            message = "explain-place" if placing(table, taps) else "explain-choose"
            more = [texts.plain(message)]
            which = [index for index in which if index in taking][:MOST]
    numbered = {choice.number for choice in view.choices} if not mapped else set[int]()
    said = [texts.told(told[index]) for index in which]
    end = _same_end(sight, told) if len(which) == len(told) else ""
    lines = []
    for index, words in zip(which, said, strict=True):
        called = texts.button(table.rules.tell(table.state, actions[index]))
        shown = index + 1 in numbered and not sight.ear
        before = numeral(index + 1) if shown else f"▫️ {called}:"
        lines.append(f"{before} {words.removesuffix(end)}")
    each = [texts.plain("explain-each", told=_continuing(end))] if end else []
    return [*lines, *each, *more]


def _same_end(sight: Sight, told: Sequence[Told]) -> str:
    """The sentence with which all that several choices would bring ends: who goes on then. Empty
    where they differ, or where one says nothing else."""
    message = f"{sight.table.rules.game}-follows"
    if len(told) < 2 or not sight.texts.has(message):
        return ""
    args = [tuple((name, dict(one.args).get(name, 0)) for name in _GOES_ON) for one in told]
    if any(each != args[0] for each in args):
        return ""
    end = sight.texts.told(Told(message, args[0]))
    said = map(sight.texts.told, told)
    return end if all(each.endswith(end) and each != end for each in said) else ""


_GOES_ON: Final = ("follows", "more")
"""The arguments that say who goes on after a choice."""


def _continuing(sentence: str) -> str:
    """A sentence as the end of another one."""
    words = sentence.strip()
    return words[:1].lower() + words[1:]


def alerts(texts: Texts, lines: Sequence[str]) -> list[str]:
    """The lines as alerts of at most 200 characters; of several each says which it is."""
    if units("\n".join(lines)) <= MAX_ANSWER:
        return ["\n".join(lines)]
    room = MAX_ANSWER - units("\n" + texts.plain("explain-part", page=99, pages=99))
    pages: list[str] = []
    for line in (piece for whole in lines for piece in _cut(whole, room)):
        if pages and units(f"{pages[-1]}\n{line}") <= room:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    many = len(pages)
    return [
        f"{page}\n{texts.plain('explain-part', page=number, pages=many)}"
        for number, page in enumerate(pages, 1)
    ]


def _cut(line: str, room: int) -> list[str]:
    """A line in pieces that fit, cut between words."""
    pieces = [""]
    for word in line.split(" "):
        longer = f"{pieces[-1]} {word}".lstrip(" ")
        if pieces[-1] and units(longer) > room:
            pieces.append(word)
        else:
            pieces[-1] = longer
    return pieces


@dataclass(frozen=True, slots=True)
class Alert:
    """An alert of an explanation that somebody read: that of game and ply, which one from 0."""

    game: int
    ply: int
    number: int

    def text(self) -> str:
        """The saved form: `12:40:1`."""
        return f"{self.game}:{self.ply}:{self.number}"

    @classmethod
    def read(cls, text: str | None) -> Alert | None:
        """The alert behind its saved form; None for nothing, and for what is no such form."""
        found = re.fullmatch(r"([0-9]+):([0-9]+):([0-9]+)", text or "")
        return None if found is None else cls(*map(int, found.groups()))

    def behind(self, before: Alert | None, many: int) -> Alert:
        """The one of `many` that is read next: behind the one read `before` at this place; behind
        the last comes the first, and elsewhere this one."""
        if before is None or (before.game, before.ply) != (self.game, self.ply):
            return self
        return replace(self, number=(before.number + 1) % many)


# -- hints -----------------------------------------------------------------------------------------

EQUAL: Final = 0.001
"""Choices whose chances differ by less are told to be about as good, also where they are known
exactly."""

NAMED: Final = 2
"""So many of those that are as good are named; of more it is said that there are many."""


def may_have_hint(table: Table) -> bool:
    """Whether *Hint* stands under the board now: there is something to choose, and something known
    of it, and nobody else at the table is a person."""
    turn = table.turn
    return (
        table.game.status == "playing"
        and isinstance(turn, Choose)
        and len(turn.actions) > 1
        and len(table.people) == 1
        and (
            outlook(table.rules) is not None
            or weighable(table.rules, table.state)
            or guessable(table.rules, table.state)
        )
    )


def advice(sight: Sight, worths: Sequence[float], *, exact: bool = False) -> str:
    """The answer to the press, from the chance of winning after each choice: whether that is
    `exact`, too, which is told with a tenth of a game."""
    table, texts = sight.table, sight.texts
    order = sorted(range(len(worths)), key=lambda index: -worths[index])
    best = order[0]
    if worths[best] < EQUAL:  # a place is still played for, but that is not what chances are of
        return texts.plain("advice-decided", move=_named(sight, [best]))
    sees = outlook(table.rules)
    far = EQUAL if exact or sees is None else sees.unsure
    rest = [index for index in order[1:] if worths[best] - worths[index] >= far]
    alike = [index for index in order[1:] if index not in rest]
    surely = round(100 * worths[best]) == 100
    told = texts.plain(
        "advice-exact" if exact else "advice",
        move=_named(sight, [best]),
        chance=round(100 * worths[best], 1 if exact else None),
        gain=round(100 * (worths[best] - worths[rest[0]]), 1) if rest else 0.0,
        others=_named(sight, alike),
        alike=_alike(len(alike), len(rest), surely=surely),
    )
    return _with_reason(sight, told, best, alike=bool(alike) and not surely)


def _alike(many: int, rest: int, *, surely: bool = False) -> str:
    """In which words it is told that so many others are as good, beside the `rest` that are not:
    more than are named are no help one by one; where the best is `surely` won that is said."""
    if many <= NAMED and (rest or many <= 1):
        return "some" if many else "one"
    if surely:
        return "won-many" if rest else "won-all"
    return "many" if rest else "all"


def _with_reason(sight: Sight, told: str, best: int, *, alike: bool = False) -> str:
    """What is said of the best choice, and what speaks for it, in a whole sentence where that fits,
    else in brief; where others are as good and nothing speaks for it alone, what can be said of it,
    or of each of them."""
    table, texts = sight.table, sight.texts
    choice = choices(table)[best]
    why, of_all = why_best(table.rules, table.state, choice), False
    if why is None and alike and (held := what_holds(table.rules, table.state, choice)):
        why, of_all = held
    if why is None:
        return told
    ways = (texts.told(why),) if of_all else (texts.because(why), texts.told(why))
    message = "advice-each" if of_all else "review-why"
    longer = (f"{told}\n{texts.plain(message, told=way)}" for way in ways)
    return next((each for each in longer if units(each) <= MAX_ANSWER), told)


def _named(sight: Sight, places: Sequence[int]) -> str:
    """The first of some choices as their buttons have them; where squares are tapped no button has
    a number."""
    table, texts = sight.table, sight.texts
    offered = choices(table)
    numbered = {choice.number for choice in sight.view.choices if not tapped_on(table.rules)}
    words = [
        (f"{numeral(place + 1)} " if place + 1 in numbered else "")
        + texts.button(table.rules.tell(table.state, offered[place]))
        for place in places[:NAMED]
    ]
    return texts.listed(words)


def advice_in_stones(sight: Sight, found: Advice) -> str:
    """The answer to the press where choices are weighed in stones; or on a board that is solved by
    how the game then ends."""
    table, texts = sight.table, sight.texts
    move = texts.button(table.rules.tell(table.state, choices(table)[found.best]))
    many, others = len(choices(table)) - 1, _named(sight, found.others)
    alike = _alike(found.alike, many - found.alike)
    if not found.turns:
        return texts.plain("advice-solved", move=move, fate=found.fate, alike=alike, others=others)
    told = texts.plain(
        "advice-stones",
        move=move,
        fate=found.fate,
        turns=found.turns,
        stand=in_stones(texts, found.ahead),
        alike="only" if not found.others and found.gain > WON // 2 else alike,
        others=others,
        less=texts.plain("advice-less", stones=found.gain),
    )
    return _with_reason(sight, told, found.best, alike=bool(found.others))


def advice_by_guess(sight: Sight, best: int) -> str:
    """The answer to the press where a choice can be guessed alone: what it does, and that it is a
    guess."""
    table, texts = sight.table, sight.texts
    told = texts.told(table.rules.explain(table.state).offered[best])
    return texts.plain("advice-place", told=told)
