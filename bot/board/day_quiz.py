"""The position of the day as a quiz: its picture, what is to be known, and why its move is best.

The words alone are enough to solve it: whose turn it is, where all pieces are, what was thrown,
what wins, and how these rules differ from those one starts with. So whoever cannot see the picture
has all that it shows. What it shows is folded under it, so that picture and question stand together
on a small phone; in sight is what somebody who has never played wants to know: what wins, and what
follows from each option, if one has a sign. To who plays by ear what is due comes first, then where
everything is, the title last; and the options have no numbers, as those stand for the picture's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from bot.board.phone import folds_whole
from bot.telegram.wire import Quiz, units, within
from bot.words.combos import summary
from bot.words.library import Texts
from bot.words.signs import numeral
from games.catalogue import STARTERS, RuleSet
from games.view import BoardView
from opponents.puzzles.position import Asked, Position, asked
from opponents.reasons import why_best
from opponents.weighing import WON

MOST_OPTION: Final = 100
"""Characters of an option (Bot API, sendPoll)."""
MOST_WHY: Final = 200
"""Characters of the explanation."""
MOST_WORDS: Final = 1024
"""Characters of what is to be known."""
SIGNS: Final = frozenset("🌊💥🌸⚔⇄💧✋🎲")
"""An option with one of these is told in words: who has never played does not know them."""
_TAGS: Final = re.compile("<[^>]*>")
ROOMY: Final = 2
"""Above so few options what follows from them stands whole, above what is folded."""


def quiz(texts: Texts, position: Position, closes: int, *, group: bool) -> Quiz:
    """The quiz in a language, which closes at that second; in a `group` nobody sees how others
    answered till then."""
    it = asked(position)
    return Quiz(
        "\n".join(_known(texts, it, group=group)),
        _question(texts, it),
        options(texts, it),
        it.best,
        why(texts, position),
        closes,
        group,
    )


def _question(texts: Texts, it: Asked) -> str:
    """Whose move is looked for, and with what throw: the picture alone stands above it."""
    who, thrown = it.rules.sides[it.seat], view_of(it).thrown
    side = texts.plain(f"side-{who}")
    if texts.voice is None:  # else the colour is seen by nobody
        side = f"{texts.plain(f'mark-{who}')} {side}"
    if thrown is None:
        return texts.plain("day-question", side=side)
    return texts.plain("day-question-thrown", side=side, score=thrown.score)


def options(texts: Texts, it: Asked) -> tuple[str, ...]:
    """What may be done, as buttons call it, in the order of the numbers in the picture."""
    called = [texts.button(it.rules.tell(it.state, action)) for action in it.actions]
    if texts.voice is not None:
        return tuple(within(words, MOST_OPTION) for words in called)
    return tuple(
        within(f"{numeral(number)} {words}", MOST_OPTION) for number, words in enumerate(called, 1)
    )


def _known(texts: Texts, it: Asked, *, group: bool) -> list[str]:
    """All that the picture shows, in words."""
    whole = _all_known(texts, it, group=group, every=True)
    fits = units(_bare(_TAGS.sub("", "\n".join(whole)))) <= MOST_WORDS
    return whole if fits else _all_known(texts, it, group=group, every=False)


def _all_known(texts: Texts, it: Asked, *, group: bool, every: bool) -> list[str]:
    """The same, with what follows from `every` option, or from those that have a sign."""
    title = texts.html("day-title", game=texts.plain(f"game-{it.rules.game}"))
    names = [texts.html("day-names")] if group else []
    wins = it.rules.explain(it.state).goal
    goal = texts.html("caption-goal", told=texts.told(wins))
    rules, stand, waits = _rules(texts, it.rules), _sides(texts, it), _waits(texts, it)
    follows = _follows(texts, it, every=every)
    if texts.voice is not None:
        return [_turn(texts, it), *waits, *rules, *follows, *stand, goal, *names, title]
    first = [title, *names, texts.html("day-goal", told=texts.short(wins))]
    folded, last = [*follows], (*waits, *stand, goal)
    if len(it.actions) <= ROOMY:
        first, folded = [*first, *follows], []
    # How other rules differ fills what is seen of a quotation.
    named, known = [*rules], _known_to_most(it.rules)
    orders = [[*folded, *named, *last], [*named, *folded, *last], [*named, *last, *folded]]
    folded = _ending_whole(orders[:2] if known else orders[1:])
    return [*first, "<blockquote expandable>" + "\n".join(folded) + "</blockquote>"]


def _ending_whole(orders: Sequence[list[str]]) -> list[str]:
    """The first of these ways to fold lines of which none is broken where the quotation folds; the
    first one, where some line is broken there in each."""
    return next((each for each in orders if folds_whole(each)), orders[0])


def _follows(texts: Texts, it: Asked, *, every: bool) -> list[str]:
    """What follows from each option, with its number in the picture, if one has a sign: an option
    that alone was explained was taken for the right one. Where `every` is too much, from those that
    have a sign."""
    signed = {
        action
        for action in it.actions
        if SIGNS & set(texts.silent.button(it.rules.tell(it.state, action)))
    }
    told = zip(it.actions, options(texts, it), it.rules.explain(it.state).offered, strict=True)
    return [
        texts.html(
            "day-follows",
            move=words if texts.voice is not None else words.partition(" ")[0],
            told=texts.told(follows),
        )
        for action, words, follows in told
        if action in signed or (every and signed)
    ]


def _known_to_most(rules: RuleSet[Any, Any]) -> bool:
    """Whether one starts the game with these rules."""
    return rules.id in {each.id for each in STARTERS}


def _rules(texts: Texts, rules: RuleSet[Any, Any]) -> Iterator[str]:
    """Which rules these are, and in one line how they differ from those that one starts their game
    with, which are the ones that are known."""
    called = texts.plain(f"rules-{rules.id}")
    if _known_to_most(rules):
        yield texts.html("day-rules", rules=called)
    else:
        told = texts.plain(f"day-differs-{rules.id}")
        yield texts.html("day-differs", rules=called, told=told)
    if rules.switches():
        yield texts.html("caption-switches", switches=summary(rules, texts))


def _sides(texts: Texts, it: Asked) -> list[str]:
    """Where all pieces are, side by side."""
    return [
        texts.html(
            "caption-side",
            mark=texts.plain(f"mark-{name}"),
            side=texts.plain(f"side-{name}"),
            pieces=texts.told(told),
        )
        for name, told in zip(it.rules.sides, it.rules.describe(it.state), strict=False)
    ]


def _turn(texts: Texts, it: Asked) -> str:
    """Whose turn it is, and what was thrown."""
    side = it.rules.sides[it.seat]
    turn = {"mark": texts.plain(f"mark-{side}"), "side": texts.plain(f"side-{side}")}
    thrown = view_of(it).thrown
    if thrown is None:
        return texts.html("day-turn", **turn)
    return texts.html("day-thrown", **turn, score=thrown.score)


def _waits(texts: Texts, it: Asked) -> list[str]:
    """What else waits to be done."""
    return [escape(texts.told(told), quote=False) for told in it.rules.pending(it.state)]


def view_of(it: Asked) -> BoardView:
    """The picture: the position as it stands, what was thrown, and the moves with their numbers."""
    return it.rules.view(it.state, (), it.faces)


def best_move(texts: Texts, position: Position) -> str:
    """The best move, as buttons call it."""
    it = asked(position)
    return texts.button(it.rules.tell(it.state, it.actions[it.best]))


def why(texts: Texts, position: Position) -> str:
    """The best move, what speaks for it, and what it gains (HTML): as much of it as a quiz may say,
    the figures last."""
    it = asked(position)
    told = why_best(it.rules, it.state, it.actions[it.best])
    move = best_move(texts, position)
    reason = "" if told is None else texts.told(told)
    gains = _gains(texts, position)
    whole = texts.html("day-why", move=move, told=reason, gains=gains)
    if told is None or units(_bare(whole)) > MOST_WHY:
        whole = texts.html("day-why-short", move=move, gains=gains)
    return whole


def _gains(texts: Texts, position: Position) -> str:
    """What the best move comes to, and the next best."""
    if position.unit != "stones":
        return texts.plain("day-gains", worth=round(position.worth), second=round(position.second))
    if position.worth >= WON or position.second <= -WON:
        fate = "won" if position.worth >= WON else "lost"
        return texts.plain("day-gains-fate", fate=fate)
    gain = round(position.worth - position.second)
    return texts.plain("day-gains-stones", count=gain, turns=position.ahead)


def _bare(html: str) -> str:
    """The words without what HTML writes for three signs."""
    return html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
