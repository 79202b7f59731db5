"""A game that is over, board by board: who did what there, and what it did to the chances.

The figures are those of its review, where there is one.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import cached_property, partial

from bot.board.buttons import (
    FilmSent,
    GoOnFrom,
    GoOnSent,
    OpenReplay,
    OpenReview,
    OpenSent,
    OpenShared,
    ReplayEnd,
    ShowFilm,
)
from bot.board.heading import from_line, reference, unnumbered
from bot.board.parts import ended_lines, sides
from bot.board.phone import by_sign, room_for_words, words_height
from bot.board.reviewing import no_review
from bot.board.sight import name, view_of
from bot.choosing.page import Drawing, Page, fitting
from bot.choosing.review_account import Told, deciding, decisive, swings, towards
from bot.table.going_on import from_there
from bot.table.origin import origin_of
from bot.table.replaying import counted, stood, stops, turn_numbers
from bot.table.seats import who_played
from bot.table.table import Table
from bot.telegram.wire import Key, Keyboard
from bot.words.library import in_stones
from games.core import Over
from games.view import BoardView
from opponents.review import Review
from opponents.stones import StonesReview
from opponents.weighing import fate
from render import Renderer

FIRST, BACK, NEXT, LAST = "⏮️", "◀️", "▶️", "⏭️"
"""To the first board, one back, one on, to the last."""

MOST_POINTS = 3
"""So many turning points are shown: a story that is told by three presses."""


@dataclass(frozen=True)
class ReplayPages(Told):
    """The boards of one game in one language. `review` is what is known of it, None if nothing."""

    renderer: Renderer
    review: Review | StonesReview | None = None
    code: str | None = None
    """That of the link by which the pages were opened: their buttons carry it on."""
    sent: bool = False
    """Whether the game is known by a record alone, which somebody has sent."""

    @cached_property
    def stops(self) -> tuple[int, ...]:
        """After how many actions there is a board."""
        return stops(self.table)

    def page(self, at: int) -> Page:
        """The board after so many actions, or the next one after that."""
        place = self._place(at)
        at = self.stops[place]
        if self.sight.ear:
            return Page(self._told(place), self._keys(place))
        view = self.view(at)
        drawing = Drawing(self.renderer.key(view), lambda: self.renderer.board(view))
        size = self.renderer.size(view)
        last = len(self.stops) - 1
        close = not all(self._fits(each, size) for each in {0, place, last})
        return fitting(self._written(place, size, self._keys(place, close=close), drawing), size)

    def _written(
        self, place: int, size: tuple[int, int], keys: Keyboard, drawing: Drawing | None = None
    ) -> Page:
        """That board with the game's name, where it has room with the buttons below a picture of
        that size; the first board always has it."""
        named = Page(self._told(place), keys, drawing)
        if not place or words_height(named.caption) <= room_for_words(size, keys):
            return named
        return replace(named, caption=self._told(place, titled=False))

    def _fits(self, place: int, size: tuple[int, int]) -> bool:
        """Whether the words of that board have room with its buttons in all their rows, below a
        picture of that size. The last one says most, so the rows are as many at each step."""
        page = fitting(self._written(place, size, self._keys(place)), size)
        return words_height(page.caption) <= room_for_words(size, page.keys)

    def view(self, at: int) -> BoardView:
        """The board after so many actions."""
        return replace(view_of(stood(self.table, at)), turned=self.sight.turned)

    @property
    def turning(self) -> tuple[int, ...]:
        """The places of the boards on which the largest turning points of its review are seen: the
        first of each turn."""
        if self.review is None:
            return ()
        played, found = self.table.played, dict[int, int]()
        moved, told = swings(self.review, played), decisive(self.review, played)
        largest = sorted(told, key=lambda ply: -moved[ply])[:MOST_POINTS]
        for place in (self._place(ply + 1) for ply in sorted(largest)):
            found.setdefault(self._turn(place), place)
        return tuple(found.values())

    def _place(self, at: int) -> int:
        return min(bisect_left(self.stops, at), len(self.stops) - 1)

    # -- words -----------------------------------------------------------------------------------

    def _told(self, place: int, *, titled: bool = True) -> str:
        at, last = self.stops[place], len(self.stops) - 1
        end = ended_lines(self.sight)[:2] if place == last else []
        title = unnumbered(self.sight) if self.sent else reference(self.sight)
        where, done = self._where(place), self._done(place)
        stands = "" if place == last else self._stands(at)
        lines = [where, self._from(at), done, *end, stands]
        if titled:
            lines.insert(len(lines) if place else 0, title)
        if self.sight.ear:  # where everything is and who is next, which else the picture shows
            there = replace(self.sight, table=stood(self.table, at))
            stand = sides(there, partial(name, there), pieces=True)
            known = (self._next(there.table), stands)
            lines = [done, *end, *stand, *known, where, self._from(at), title]
        return "\n".join(line for line in lines if line)

    def _where(self, place: int) -> str:
        """Which turn that board comes from, and which turning point it is, if it is one; of the
        last board who won says enough."""
        where = self.texts.html(
            "replay-where",
            number=place,
            **counted(self.table, self.stops, place),
        )
        if place not in self.turning or place == len(self.stops) - 1:
            return where
        number, count = self.turning.index(place) + 1, len(self.turning)
        told = int(count > 1 and self._turn(place) == self._decided)
        point = self.texts.html("replay-point", number=number, pages=count, decided=told)
        return f"{where}\n{point}"

    @cached_property
    def _decided(self) -> int:
        """The turn of the one turning point that its review tells in sight; 0 if it tells none."""
        if self.review is None:
            return 0
        played = self.table.played
        ply = deciding(self.review, played)
        told = ply is not None and ply in towards(self.review, played)
        return self._turn(self._place(ply + 1)) if ply is not None and told else 0

    def _done(self, place: int) -> str:
        """Who did what since the board before."""
        if not place:
            return self.texts.html("replay-start")
        done = self.table.played[self.stops[place - 1] : self.stops[place]]
        rules, seat = self.table.rules, done[-1].seat
        told = [self.texts.told(rules.tell(each.before, each.action)) for each in done]
        return self.texts.html(
            "replay-done",
            mark=self.sight.mark(seat),
            name=name(self.sight, who_played(self.table, done[-1:])[0]),
            told=" · ".join(told),
        )

    def _next(self, there: Table) -> str:
        """Whose turn it is on that board; nobody's when the game is over."""
        turn = self.table.rules.turn(there.state)
        if isinstance(turn, Over):
            return ""
        seat = turn.seat
        return self.texts.html("replay-next", mark=self.sight.mark(seat), name=self._called(seat))

    def _stands(self, at: int) -> str:
        """How both stand, as far as that is known."""
        if isinstance(self.review, StonesReview):
            return self._stones(self.review, at)
        return "" if self.review is None else self._chances(self.review, at)

    def _chances(self, review: Review, at: int) -> str:
        """Those of both; on the first board, and where nothing is seen, with their names."""
        first = round(100 * review.chances[at])
        given: dict[str, str | float] = {
            "mark": self.sight.mark(0),
            "points": first,
            "emblem": self.sight.mark(1),
            "rest": 100 - first,
            "error": max(1, round(100 * review.figure)),
            "exact": int(at >= review.exact_from),
        }
        if at and not self.sight.ear:
            return self.texts.html("replay-chances-brief", **given)
        return self.texts.html(
            "replay-chances", name=self._called(0), other=self._called(1), **given
        )

    def _stones(self, review: StonesReview, at: int) -> str:
        """Who is ahead; nothing of placing, of which nothing is known."""
        place = at - review.first
        if not 0 <= place < len(review.ahead):
            return ""
        ahead = round(review.ahead[place])
        seat = int(ahead < 0)
        ends = fate(abs(ahead), int(not review.exact))
        return self.texts.html(
            "replay-stones",
            mark=self.sight.mark(seat),
            name=self._called(seat),
            even=int(not ahead),
            fate=ends,
            stand=in_stones(self.texts, abs(ahead)),
            exact=int(review.exact),
        )

    def _called(self, seat: int) -> str:
        return name(self.sight, self.table.seated(seat))

    def _from(self, at: int) -> str:
        """From which game this one goes on, as long as its own actions have not begun."""
        origin = origin_of(self.table.game)
        return "" if origin is None or at > origin.actions else from_line(origin, self.texts)

    # -- buttons ---------------------------------------------------------------------------------

    def _keys(self, place: int, *, close: bool = False) -> Keyboard:
        """Four ways, below them the one to the next turning point and the one to the review, the
        films, and a game that goes on from there; in as few rows as can be if they are to be
        `close`: then those to the turning point and the review have their signs alone, which the
        words of a board explain. Each stands at the same place at every step, so that nothing moves
        under a finger that presses on; one that leads no farther says so."""
        last = len(self.stops) - 1
        ways = ((FIRST, 0), (BACK, place - 1), (NEXT, place + 1), (LAST, last))
        walk = tuple(
            self._key(sign, to) if 0 <= to <= last and to != place else self._end(sign, place)
            for sign, to in ways
        )
        point, below = self._point(place), self._below(place)
        rows = ((*walk, *map(by_sign, point)), below) if close else (walk, point, below)
        return tuple(row for row in rows if row)

    def _point(self, place: int) -> tuple[Key, ...]:
        """The way to the next turning point, and from the last one to the first again."""
        if not self.turning:
            return ()
        to = next((to for to in self.turning if to > place), self.turning[0])
        words = self.texts.plain("key-review-turning")
        point = self._key(words, to) if to != place else self._end(words, place)
        return (point, *self._review())

    def _review(self) -> tuple[Key, ...]:
        """The way back to the review, one button of which leads to a board here. A link and a
        record open none."""
        if self.sent or self.code is not None:
            return ()
        words = self.texts.plain("key-review")
        return (Key(words, OpenReview("0").press(self.table.game.id)),)

    def _below(self, place: int) -> tuple[Key, ...]:
        """The films, and a game that goes on from this board; none can at the ends. By ear, where
        nothing is pressed without looking, its button is away there."""
        at, game, words = self.stops[place], self.table.game.id, self.texts.plain("key-from-here")
        if from_there(self.table, at, str(game)) is None:
            return self._films() + (() if self.sight.ear else (self._end(words, place),))
        press = GoOnSent(at).press() if self.sent else GoOnFrom(at, self.code).press(game)
        return (*self._films(), Key(words, press))

    def _end(self, words: str, place: int) -> Key:
        """A button that leads nowhere from the first board, from the last, or from the one turning
        point of a game."""
        last = len(self.stops) - 1
        says = ReplayEnd("first" if not place else "last" if place == last else "turning")
        return Key(words, says.press() if self.sent else says.press(self.table.game.id))

    def _films(self) -> tuple[Key, ...]:
        """The game as a film, and the moment that decided it. To who plays by ear a film says
        nothing: the moment alone is told, in words."""
        game, texts = self.table.game.id, self.texts
        if self.sight.ear and (self.sent or no_review(self.table) is not None):
            return ()
        if self.sent:
            return (Key(texts.plain("key-film"), FilmSent().press()),)
        film = Key(texts.plain("key-film"), ShowFilm("film", self.code).press(game))
        moment = Key(texts.plain("key-moment"), ShowFilm("moment", self.code).press(game))
        if self.sight.ear:
            return (moment,)
        return (film, moment) if no_review(self.table) is None else (film,)

    def _turn(self, place: int) -> int:
        return turn_numbers(self.table)[self.stops[place]]

    def _key(self, words: str, place: int) -> Key:
        at = self.stops[place]
        if self.sent:
            return Key(words, OpenSent(at).press())
        says = OpenReplay(str(at)) if self.code is None else OpenShared(at, self.code)
        return Key(words, says.press(self.table.game.id))
