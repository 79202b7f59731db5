"""What a review says of a game, apart from its pages: in chances of winning, or in stones.

Both come to the same :class:`Account`, so that the pages need not know which it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.board.reviewing import reviewed
from bot.board.sight import Sight, name
from bot.table.table import Table
from bot.words.library import Texts, signed
from games.core import turns
from opponents.review import Mistake, Review
from opponents.stones import Costly, Side, StonesReview
from opponents.weighing import Fate, fate, most_ahead
from render import Chart

Band: TypeAlias = Literal["none", "master", "strong", "club", "beginner"]

BANDS: Final[Mapping[float, Band]] = {0.0005: "master", 0.0015: "strong", 0.003: "club"}
"""The level of who loses so much in a choice at most, as chance of winning (docs/opponents.md)."""

LEAST_DECISIONS: Final = 10
"""Of fewer choices nobody's level is told."""


@dataclass(frozen=True)
class Account:
    """The picture and the lines of a review's first page: of both sides, of the turning points
    under their heading, and what it rests on; and the dearest choices, each with its cost as a
    sentence."""

    chart: Chart
    sides: tuple[str, ...]
    turning: str
    moments: tuple[str, ...]
    basis: str
    costs: tuple[tuple[Mistake | Costly, str], ...]


def account(sight: Sight, review: Review | StonesReview) -> Account:
    """What there is to say of a game by its review."""
    if isinstance(review, StonesReview):
        return _Stones(sight, review).account()
    return _Chances(sight, review).account()


@dataclass(frozen=True)
class _Told:
    """What both kinds have in common."""

    sight: Sight

    @property
    def texts(self) -> Texts:
        """The language."""
        return self.sight.texts

    @property
    def table(self) -> Table:
        """The game."""
        return self.sight.table

    def pieces(self) -> tuple[str, str]:
        """Both sides' pieces, for the picture."""
        trays = self.table.rules.view(self.table.played[0].before).trays
        return trays[0].piece, trays[1].piece

    def winner(self) -> int | None:
        """The seat that won, if one did."""
        over = self.table.result
        winners = () if over is None else over.winners
        return winners[0] if len(winners) == 1 else None

    def moment(self, number: int, ply: int, was: str | int, now: str | int) -> str:
        """A turning point: who did what, and how they stood before and after it."""
        played = self.table.played[ply]
        return self.texts.html(
            "review-moment",
            number=number,
            mark=self.sight.mark(played.seat),
            name=self.name(played.seat),
            told=self.texts.told(self.table.rules.tell(played.before, played.action)),
            was=was,
            now=now,
        )

    def name(self, seat: int) -> str:
        """Who sat there."""
        return name(self.sight, self.table.seated(seat))


@dataclass(frozen=True)
class _Chances(_Told):
    """A review in chances of winning."""

    review: Review

    def account(self) -> Account:
        """Luck and choices of both sides, turning points, what it all rests on."""
        review, texts = self.review, self.texts
        thrown = any(side.throws for side in review.sides)
        scale = texts.html(
            "review-scale",
            thrown=int(thrown),
            error=max(1, abs(_points(review.error))),
            exact=int(review.exact_from == 0),
        )
        return Account(
            self._chart(),
            (self._side(0), self._side(1), scale),
            texts.html("review-turning"),
            tuple(self._moment(number, ply) for number, ply in enumerate(review.turning, 1)),
            self._basis(),
            tuple((each, self._cost(each)) for each in review.dearest(reviewed(self.table))),
        )

    def _chart(self) -> Chart:
        first, second = self.review.sides
        thrown = first.throws or second.throws
        chosen = first.decisions or second.decisions
        return Chart(
            self.pieces(),
            tuple(round(chance, 3) for chance in self.review.chances),
            self.review.turning,
            (_points(first.luck), _points(second.luck)) if thrown else None,
            (_points(first.cost), _points(second.cost)) if chosen else None,
            self.winner(),
        )

    def _side(self, seat: int) -> str:
        side = self.review.sides[seat]
        return self.texts.html(
            "review-side",
            name=self.name(seat),
            mark=self.sight.mark(seat),
            thrown=int(side.throws > 0),
            luck=signed(_points(side.luck)),
            lost=signed(-_points(side.cost)),
            decisions=side.decisions,
            rate=f"{100 * side.rate:.2f}",
            band=band(side.rate) if side.decisions >= LEAST_DECISIONS else "none",
        )

    def _moment(self, number: int, ply: int) -> str:
        was, now = self.review.chances[ply], self.review.chances[ply + 1]
        if self.table.played[ply].seat:
            was, now = 1 - was, 1 - now
        return self.moment(number, ply, _points(was), _points(now))

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

    def _cost(self, mistake: Mistake) -> str:
        gain = f"{100 * mistake.cost:.1f}"
        return self.texts.plain("review-cost", gain=gain, exact=int(mistake.exact))


@dataclass(frozen=True)
class _Stones(_Told):
    """A review in stones: of Seega, where nothing is thrown."""

    review: StonesReview

    def account(self) -> Account:
        """How often each saw the best move, turning points, how far was looked ahead."""
        review, texts = self.review, self.texts
        scale = (
            () if review.exact else (texts.html("review-scale-stones", count=self._half() // 2),)
        )
        turning = texts.html("review-turning-stones", exact=int(review.exact))
        basis = "review-basis-solved" if review.exact else "review-basis-stones"
        return Account(
            self._chart(),
            (self._side(0), self._side(1), *scale),
            turning,
            tuple(self._moment(number, ply) for number, ply in enumerate(review.turning, 1)),
            texts.plain(basis, turns=review.turns),
            tuple((each, self._cost(each)) for each in review.costly),
        )

    def _half(self) -> int:
        """So many stones ahead fill the picture's field."""
        return most_ahead(self.table.rules) // 2

    def _chart(self) -> Chart:
        review = self.review
        half = self._half()
        shares = (0.5 + max(-0.5, min(0.5, ahead / half / 2)) for ahead in review.ahead)
        return Chart(
            self.pieces(),
            tuple(round(share, 3) for share in shares),
            tuple(ply - review.first for ply in review.turning),
            winner=self.winner(),
            missed=(review.sides[0].missed, review.sides[1].missed),
        )

    def _side(self, seat: int) -> str:
        side: Side = self.review.sides[seat]
        return self.texts.html(
            "review-side-stones",
            name=self.name(seat),
            mark=self.sight.mark(seat),
            decisions=side.decisions,
            missed=side.missed,
        )

    def _moment(self, number: int, ply: int) -> str:
        place = ply - self.review.first
        sign = -1 if self.table.played[ply].seat else 1
        was, now = (sign * each for each in self.review.ahead[place : place + 2])
        return self.moment(number, ply, self._ahead(was), self._ahead(now))

    def _ahead(self, stones: float) -> str:
        """How somebody stands: so many stones ahead, or the game decided."""
        ends: Fate = fate(round(stones), int(not self.review.exact))
        if ends == "open":
            return signed(round(stones))
        return self.texts.plain("review-fate", fate=ends)

    def _cost(self, costly: Costly) -> str:
        texts = self.texts
        if costly.exact:
            return texts.plain("review-cost-solved", fate=costly.better, worse=costly.worse)
        if costly.better == "won":
            return texts.plain("review-cost-forced", fate="won")
        if costly.worse == "lost":
            return texts.plain("review-cost-forced", fate="lost")
        return texts.plain("review-cost-stones", gain=costly.gain, turns=costly.turns)


def band(rate: float) -> Band:
    """The level of who loses so much in a choice, as chance of winning."""
    return next((word for most, word in BANDS.items() if rate <= most), "beginner")


def _points(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(100 * chance)
