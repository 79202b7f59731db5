"""Going on from a board of a game that is over: who plays there, and the new game's seal. Pure."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from bot.board.heading import reference, unnumbered
from bot.board.layout import fold
from bot.board.parts import sides
from bot.board.phone import room_for_words, words_height
from bot.board.sight import Sight, name, view_of
from bot.choosing.home_page import Prepared, sealed_lines
from bot.choosing.page import Drawing, Page
from bot.table.going_on import GoingOn
from bot.table.replaying import counted, stood, stops
from bot.telegram.callback_data import Press
from bot.telegram.wire import Key
from render import Renderer


@dataclass(frozen=True)
class GoingOnPage:
    """What is chosen before such a game begins. `press` says what begins it on a seat."""

    sight: Sight
    on: GoingOn
    prepared: Prepared
    press: Callable[[int], Press]
    sent: bool = False
    """Whether the game is known by a record alone, which somebody has sent."""

    def page(self, renderer: Renderer) -> Page:
        """The board, what begins there, and a button for each side that can be played."""
        sight, on, texts = self.sight, self.on, self.sight.texts
        seats = [on.turn, *(n for n in range(on.seats) if n != on.turn and on.seats == 2)]
        keys = tuple(self._key(seat) for seat in seats)
        turn = texts.html(
            "from-here-turn",
            mark=sight.mark(on.turn),
            side=sight.side(on.turn),
            choose=int(len(seats) > 1),
        )
        boards = stops(sight.table)
        what = texts.html(
            "from-here",
            bots=self.prepared.opening.who(texts),
            **counted(sight.table, boards, bisect_left(boards, on.origin.actions)),
        )
        title = unnumbered(sight) if self.sent else reference(sight)
        more = (texts.html("from-here-sealed"), "", sealed_lines(texts, self.prepared))
        there = replace(sight, table=stood(sight.table, on.origin.actions))
        if sight.ear:
            stand = sides(there, partial(name, there), pieces=True)
            return Page("\n".join((what, *stand, turn, title, *fold(more))), (keys,))
        view = replace(view_of(there.table), turned=sight.turned)
        drawing = Drawing(renderer.key(view), lambda: renderer.board(view))
        size, shown = renderer.size(view), [title, what, turn]
        for folded in range(len(shown)):  # under a tall board there is room for few words
            words = "\n".join((*shown[folded:], *fold((*shown[:folded], *more))))
            if words_height(words) <= room_for_words(size, (keys,)):
                break
        return Page(words, (keys,), drawing)

    def _key(self, seat: int) -> Key:
        """The button of a side."""
        words = {"mark": self.sight.mark(seat), "side": self.sight.side(seat)}
        style = "success" if seat == self.on.turn else None
        return Key(
            self.sight.texts.plain("key-from-here-as", **words), self.press(seat), style=style
        )
