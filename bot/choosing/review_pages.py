"""The pages of a review: the whole game, then the dearest mistakes.

A mistake has three boards: after what was better, which is shown first, after what was chosen, and
before both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from typing import Final, Literal, TypeAlias

from bot.board.buttons import OpenReplay, OpenReview
from bot.board.caption import MAX_CAPTION, length
from bot.board.heading import reference
from bot.board.layout import fold
from bot.board.parts import ended_lines, sides
from bot.board.phone import room_for_words, words_height
from bot.board.sight import Sight, name
from bot.choosing.page import Drawing, Page
from bot.choosing.review_account import Account, account, deciding, towards
from bot.table.replaying import stood
from bot.table.steps import choices
from bot.table.table import Table
from bot.telegram.callback_data import Press
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from bot.words.signs import numeral
from games.core import Played, turns
from games.view import BoardView
from opponents.reasons import why_better
from opponents.review import Mistake, Review
from opponents.stones import Costly, StonesReview
from render import Chart, Renderer

Step: TypeAlias = Literal["better", "chosen", "before"]

SIZE: Final = (1280, 720)
"""The width and height of a chart."""

NOTE: Final = 72
"""Letters of a first page that are left for a note behind it: that a newer game goes on."""

STEPS: Final[Mapping[str, Step]] = {"": "better", "c": "chosen", "b": "before"}
"""Of a mistake's page: the board after the better choice, after the one that was taken, and before
both. They are told apart by what follows the page's number."""


@dataclass(frozen=True)
class ReviewPages:
    """The pages of one review in one language."""

    sight: Sight
    renderer: Renderer
    review: Review | StonesReview

    @property
    def texts(self) -> Texts:
        """Their language."""
        return self.sight.texts

    @property
    def table(self) -> Table:
        """The game."""
        return self.sight.table

    @cached_property
    def account(self) -> Account:
        """What the review says of the game."""
        return account(self.sight, self.review)

    @property
    def mistakes(self) -> tuple[Mistake | Costly, ...]:
        """Those that are shown."""
        return tuple(mistake for mistake, _ in self.account.costs)

    def page(self, address: str) -> Page | None:
        """The page of that address, as its button has it: `0` the whole game, `2` the second
        mistake, `2c` that mistake as it was played (`STEPS`); None if there is none."""
        shown = STEPS.get(address[1:])
        if shown is None or address[:1] not in map(str, range(len(self.mistakes) + 1)):
            return None
        number = int(address[0])
        if number == 0:
            if address[1:]:
                return None
            told, chart = self._told()
            return Page(told, self._keys(0), self._drawn(chart))
        mistake = self.mistakes[number - 1]
        earlier = self._before(mistake)
        before = _position(earlier, mistake)
        view = before if shown == "before" else self.after(mistake, shown)
        view = replace(view, turned=self.sight.turned)
        drawing = Drawing(self.renderer.key(view), lambda: self.renderer.board(view))
        steps = tuple(
            Key(self.texts.plain(f"key-review-{step}"), self._press(f"{number}{sign}"))
            for sign, step in STEPS.items()
            if step != shown
        )
        told = self._mistake(mistake, earlier, before, number, shown)
        return Page(told, (steps, *self._keys(number)), drawing)

    def _keys(self, page: int) -> Keyboard:
        """The way to the whole game, and to each mistake by its number, but to the page itself.
        Below the whole game, to the first mistake, and to the boards, at once to the turning point
        where there is one."""
        if not page:
            count = len(self.mistakes)
            words = self.texts.plain("key-review-mistakes", count=count)
            return ((*((Key(words, self._press("1")),) if count else ()), self._boards()),)
        mistakes = (
            Key(self.texts.plain("key-review-mistake", number=number), self._press(str(number)))
            for number in range(1, len(self.mistakes) + 1)
            if number != page
        )
        return ((Key(self.texts.plain("key-review-whole"), self._press("0")), *mistakes),)

    def _boards(self) -> Key:
        """The way to the game board by board, first the one of the turning point that is told."""
        game, played = self.table.game.id, self.table.played
        ply = deciding(self.review, played)
        if ply is None or ply not in towards(self.review, played):
            return Key(self.texts.plain("key-replay"), OpenReplay("0").press(game))
        words = self.texts.plain("key-review-turning")
        return Key(words, OpenReplay(str(ply + 1)).press(game))

    def _press(self, address: str) -> Press:
        return OpenReview(address).press(self.table.game.id)

    # -- the whole game --------------------------------------------------------------------------

    def _drawn(self, chart: Chart) -> Drawing:
        return Drawing(self.renderer.chart_key(chart), lambda: self.renderer.chart(chart))

    def _told(self) -> tuple[str, Chart]:
        """Who won, and in plain sentences what it came to; folded behind that how it ended, what
        both sides did, turning points, what it all rests on. So it does not open at its end. Of the
        sentences as many stand there as a small phone shows below the picture. Then the picture,
        with letters of what is told."""
        room = float("inf") if self.sight.ear else room_for_words(SIZE, self._keys(0))
        told = "", self.account.picture
        for seen, folded, chart in self._tellings():
            told = whole, _ = "\n".join((*filter(None, seen), *fold(folded))), chart
            if length(whole) <= MAX_CAPTION - NOTE and words_height(whole) <= room:
                break
        return told

    def _tellings(self) -> Iterator[tuple[Sequence[str], Sequence[str], Chart]]:
        """Ways to tell it, the fullest first: what stands in sight, what is folded, and the picture
        with as many turning points as that tells. What is folded gives way first, then which game
        it is, and at last all sentences but one."""
        texts, told, game = self.texts, self.account, reference(self.sight)
        won, *ended = ended_lines(self.sight)[:2] or [""]
        basis, every = texts.html("review-basis", basis=told.basis), len(told.moments)
        shown = cache(partial(account, self.sight, self.review))
        some = range(every, 0, -1) or range(1)
        one = (told.plain[told.foremost],) if told.plain else ()
        brief = (*told.plain[:1], *told.plain[-1:]) if len(told.plain) > 2 else one
        ways: list[tuple[bool, int, Sequence[str]]]
        ways = [*((True, most, ended) for most in some), *((True, most, []) for most in some)]
        ways += [(False, min(every, 1), []), (True, 0, []), (False, 0, [])]
        for plain, head in ((told.plain, game), (told.plain, ""), (brief, game), (one, game)):
            clean = told.clean if not self.mistakes and told.clean not in plain else ""
            for lines, most, how in ways:
                listed = shown(most)
                middle = (told.turning, *listed.moments) if most else ()
                behind = game if not head else ""
                both = (*(listed.line if lines else ()), *told.sides)
                folded = (*both, *middle, clean, basis, *how, behind)
                yield (head, won, *plain), [line for line in folded if line], listed.picture

    # -- a mistake -------------------------------------------------------------------------------

    def after(self, mistake: Mistake | Costly, shown: Step) -> BoardView:
        """The board after what was better, or after what was chosen, with its arrow; nothing else
        is marked on it."""
        earlier, rules = self._before(mistake), self.table.rules
        action = choices(earlier)[mistake.best if shown == "better" else mistake.chosen]
        last = (Played(mistake.seat, earlier.state, action),)
        view = rules.view(rules.apply(earlier.state, action), last, earlier.faces)
        return replace(view, choices=(), chosen=None)

    def _before(self, mistake: Mistake | Costly) -> Table:
        """The game as it stood before a mistake."""
        played = self.table.played
        return replace(self.table, state=played[mistake.ply].before, played=played[: mistake.ply])

    def _mistake(
        self, mistake: Mistake | Costly, earlier: Table, view: BoardView, number: int, shown: Step
    ) -> str:
        texts, table, why = self.texts, self.table, self._why(mistake, earlier)
        told = texts.html(
            "review-mistake",
            number=number,
            pages=len(self.mistakes),
            turn=turns(table.played[: mistake.ply + 1]),
            mark=self.sight.mark(mistake.seat),
            name=self._name(mistake.seat),
            told=self._button(earlier, view, mistake.chosen),
            better=self._button(earlier, view, mistake.best),
            cost="\n".join(filter(None, (self.account.costs[number - 1][1], why))),
            shown=shown,
            exact=int(mistake.exact),
        )
        if self.sight.ear:
            told = "\n".join((told, *self._there(mistake, earlier, shown)))
        return f"{told}\n{reference(self.sight)}"

    def _there(self, mistake: Mistake | Costly, earlier: Table, shown: Step) -> list[str]:
        """Where everything is on that board, which else the picture shows."""
        state = earlier.state
        if shown != "before":
            action = choices(earlier)[mistake.best if shown == "better" else mistake.chosen]
            state = earlier.rules.apply(state, action)
        there = replace(self.sight, table=replace(stood(self.table, mistake.ply), state=state))
        return sides(there, partial(name, there), pieces=True)

    def _why(self, mistake: Mistake | Costly, earlier: Table) -> str:
        """What speaks for the better choice; nothing, where no more is known than that it is."""
        state, offered = earlier.state, choices(earlier)
        best, chosen = offered[mistake.best], offered[mistake.chosen]
        told = why_better(self.table.rules, state, best, chosen)
        return "" if told is None else self.texts.plain("review-why", told=self.texts.because(told))

    def _button(self, earlier: Table, view: BoardView, place: int) -> str:
        """A choice as its button had it."""
        words = self.texts.button(earlier.rules.tell(earlier.state, choices(earlier)[place]))
        if self.sight.ear:  # nothing is numbered there
            return words
        numbered = place + 1 in {choice.number for choice in view.choices} and not view.columns
        return f"{numeral(place + 1)} {words}" if numbered else words

    def _name(self, seat: int) -> str:
        return name(self.sight, self.table.seated(seat))


def _position(earlier: Table, mistake: Mistake | Costly) -> BoardView:
    """The board before a mistake, with what was chosen and what was better, by the numbers of their
    buttons."""
    last = tuple(each for turn in earlier.last_turns for each in turn)
    view = earlier.rules.view(earlier.state, last, earlier.faces)
    both = (mistake.chosen + 1, mistake.best + 1)
    kept = tuple(choice for choice in view.choices if choice.number in both)
    sources = {choice.source for choice in kept}
    alone = sources.pop() if view.columns and len(sources) == 1 else None
    return replace(view, choices=kept, chosen=alone)
