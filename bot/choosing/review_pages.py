"""The pages of a review: the chances over the game, then the dearest mistakes.

A mistake has three boards: after what was better, which is shown first, after what was chosen, and
before both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from bot.board.caption import MAX_CAPTION, length
from bot.board.ended import ended_lines
from bot.board.heading import title
from bot.board.players import Names, name
from bot.choosing.page import Drawing, Page, turning
from bot.table.steps import choices
from bot.table.table import Table
from bot.telegram.callback_data import Kind, Press
from bot.telegram.wire import Key
from bot.words.library import Texts
from bot.words.sides import mark
from games.core import Played, turns
from games.view import BoardView
from opponents.review import Mistake, Review
from render import Chart, Renderer

Band: TypeAlias = Literal["none", "master", "strong", "club", "beginner"]

BANDS: Final[Mapping[float, Band]] = {0.0005: "master", 0.0015: "strong", 0.003: "club"}
"""The level of who loses so much in a choice at most, as chance of winning (docs/opponents.md)."""

Step: TypeAlias = Literal["better", "chosen", "before"]

STEPS: Final[Mapping[str, Step]] = {"": "better", "c": "chosen", "b": "before"}
"""Of a mistake's page: the board after the better choice, after the one that was taken, and before
both. They are told apart by what follows the page's number."""

LEAST_DECISIONS: Final = 10
"""Of fewer choices nobody's level is told."""


@dataclass(frozen=True)
class ReviewPages:
    """The pages of one review in one language."""

    texts: Texts
    renderer: Renderer
    table: Table
    names: Names
    review: Review

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """Those that are shown: the people's, as the BOT learns nothing from its own; where only
        BOTs played, theirs."""
        people = [p.seat or 0 for p in self.table.players if p.person is not None]
        return self.review.dearest(people or (0, 1))

    def page(self, address: str) -> Page | None:
        """The page of that address, as its button has it: `0` the chances, `2` the second mistake,
        `2c` that mistake as it was played (`STEPS`); None if there is none."""
        shown = STEPS.get(address[1:])
        if shown is None or address[:1] not in map(str, range(len(self.mistakes) + 1)):
            return None
        number = int(address[0])
        keys = turning(number, len(self.mistakes) + 1, lambda page: self._press(str(page)))
        if number == 0:
            return None if address[1:] else Page(self._told(), keys, self._chart())
        mistake = self.mistakes[number - 1]
        before = self._position(mistake)
        view = before if shown == "before" else self.after(mistake, shown)
        drawing = Drawing(self.renderer.key(view), lambda: self.renderer.board(view))
        steps = tuple(
            Key(self.texts.plain(f"key-review-{step}"), self._press(f"{number}{sign}"))
            for sign, step in STEPS.items()
            if step != shown
        )
        return Page(self._mistake(mistake, before, number, shown), (steps, *keys), drawing)

    def _press(self, address: str) -> Press:
        return Press(Kind.REVIEW, self.table.game.id, action=address)

    # -- the chances -----------------------------------------------------------------------------

    def _chart(self) -> Drawing:
        first, second = self.review.sides
        over = self.table.result
        winners = () if over is None else over.winners
        thrown = first.throws or second.throws
        chosen = first.decisions or second.decisions
        trays = self.table.rules.view(self.table.played[0].before).trays
        chart = Chart(
            (trays[0].piece, trays[1].piece),
            tuple(round(chance, 3) for chance in self.review.chances),
            self.review.turning,
            (_points(first.luck), _points(second.luck)) if thrown else None,
            (_points(first.cost), _points(second.cost)) if chosen else None,
            winners[0] if len(winners) == 1 else None,
        )
        return Drawing(self.renderer.chart_key(chart), lambda: self.renderer.chart(chart))

    def _told(self) -> str:
        """Who won and how, both sides' luck and choices, turning points, what it all rests on."""
        texts, table = self.texts, self.table
        head = [title(table, texts, 0)[0], *ended_lines(table, texts, self.names)[:2]]
        sides = [self._side(seat) for seat in range(2)]
        thrown = any(side.throws for side in self.review.sides)
        sides.append(
            texts.html(
                "review-scale",
                thrown=int(thrown),
                error=max(1, abs(_points(self.review.error))),
                exact=int(self.review.exact_from == 0),
            )
        )
        basis = texts.html("review-basis", basis=self._basis())
        last = [basis] if self.mistakes else [texts.html("review-clean"), basis]
        moments = [self._moment(number, ply) for number, ply in enumerate(self.review.turning, 1)]
        for most in range(len(moments), -1, -1):
            middle = [texts.html("review-turning"), *moments[:most]] if most else []
            parts = ["\n".join(lines) for lines in (head, sides, middle, last) if lines]
            if length(told := "\n\n".join(parts)) <= MAX_CAPTION:
                return told
        return "\n".join(head)

    def _basis(self) -> str:
        """What the figures rest on, and from where on they are exact."""
        texts, table, first = self.texts, self.table, self.review.exact_from
        if first == 0:
            return texts.plain("review-exact-whole")
        basis = texts.plain(f"review-basis-{table.rules.game}")
        if first == len(table.played):
            return basis
        turn = turns(table.played[: first + 1])
        return f"{basis} {texts.plain('review-exact-rest', turn=turn)}"

    def _side(self, seat: int) -> str:
        side = self.review.sides[seat]
        return self.texts.html(
            "review-side",
            name=self._name(seat),
            mark=mark(self.table, self.texts, seat),
            thrown=int(side.throws > 0),
            luck=_signed(_points(side.luck)),
            lost=_signed(-_points(side.cost)),
            decisions=side.decisions,
            rate=f"{100 * side.rate:.2f}",
            band=band(side.rate) if side.decisions >= LEAST_DECISIONS else "none",
        )

    def _moment(self, number: int, ply: int) -> str:
        """A turning point: who did what, and what became of their own chance."""
        played = self.table.played[ply]
        was, now = self.review.chances[ply], self.review.chances[ply + 1]
        if played.seat:
            was, now = 1 - was, 1 - now
        return self.texts.html(
            "review-moment",
            number=number,
            mark=mark(self.table, self.texts, played.seat),
            name=self._name(played.seat),
            told=self.texts.told(self.table.rules.tell(played.before, played.action)),
            was=round(100 * was),
            now=round(100 * now),
        )

    # -- a mistake -------------------------------------------------------------------------------

    def _position(self, mistake: Mistake) -> BoardView:
        """The board before a mistake, with what was chosen and what was better, by the numbers of
        their buttons."""
        earlier = self._before(mistake)
        last = tuple(each for turn in earlier.last_turns() for each in turn)
        view = earlier.rules.view(earlier.state, last, earlier.faces)
        both = (mistake.chosen + 1, mistake.best + 1)
        kept = tuple(choice for choice in view.choices if choice.number in both)
        sources = {choice.source for choice in kept}
        alone = sources.pop() if view.columns and len(sources) == 1 else None
        return replace(view, choices=kept, chosen=alone)

    def after(self, mistake: Mistake, shown: Step) -> BoardView:
        """The board after what was better, or after what was chosen, with its arrow; nothing else
        is marked on it."""
        earlier, rules = self._before(mistake), self.table.rules
        action = choices(earlier)[mistake.best if shown == "better" else mistake.chosen]
        last = (Played(mistake.seat, earlier.state, action),)
        view = rules.view(rules.apply(earlier.state, action), last, earlier.faces)
        return replace(view, choices=(), chosen=None)

    def _before(self, mistake: Mistake) -> Table:
        """The game as it stood before a mistake."""
        played = self.table.played
        return replace(self.table, state=played[mistake.ply].before, played=played[: mistake.ply])

    def _mistake(self, mistake: Mistake, view: BoardView, number: int, shown: Step) -> str:
        texts, table = self.texts, self.table
        told = texts.html(
            "review-mistake",
            number=number,
            pages=len(self.mistakes),
            turn=turns(table.played[: mistake.ply + 1]),
            mark=mark(table, texts, mistake.seat),
            name=self._name(mistake.seat),
            told=self._button(mistake, view, mistake.chosen),
            better=self._button(mistake, view, mistake.best),
            gain=f"{100 * mistake.cost:.1f}",
            shown=shown,
            exact=int(mistake.exact),
        )
        return f"{title(table, texts, 0)[0]}\n\n{told}"

    def _button(self, mistake: Mistake, view: BoardView, place: int) -> str:
        """A choice as its button had it."""
        earlier = self._before(mistake)
        words = self.texts.button(earlier.rules.tell(earlier.state, choices(earlier)[place]))
        numbered = place + 1 in {choice.number for choice in view.choices} and not view.columns
        return f"{place + 1} · {words}" if numbered else words

    def _name(self, seat: int) -> str:
        return name(self.table, self.texts, self.table.seated(seat), self.names)


def band(rate: float) -> Band:
    """The level of who loses so much in a choice, as chance of winning."""
    return next((word for most, word in BANDS.items() if rate <= most), "beginner")


def _points(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(100 * chance)


def _signed(points: int) -> str:
    """Points with their sign, as the picture has them."""
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
