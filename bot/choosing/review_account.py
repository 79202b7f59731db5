"""What a review says of a game, apart from its pages: in chances of winning, or in stones.

Both come to the same :class:`Account`, so that the pages need not know which it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor
from operator import attrgetter
from typing import Final, Literal, TypeAlias

from bot.board.retelling import retold
from bot.board.reviewing import reviewed
from bot.board.sight import Sight, name
from bot.table.replaying import turn_numbers
from bot.table.table import Table
from bot.words.library import Texts, in_stones
from games.core import AnyPlayed, legal_actions
from opponents.reasons import why_better
from opponents.review import LEAST_COST, MOST_TURNING, Mistake, Review, steps
from opponents.stones import DECIDED, Costly, Side, StonesReview, standing
from opponents.weighing import Fate, fate, most_ahead
from render import LETTERS, Chart

Level: TypeAlias = Literal["master", "strong", "club", "beginner", "open"]

LEVELS: Final[Mapping[float, Level]] = {0.0005: "master", 0.0015: "strong", 0.003: "club"}
"""The level of who loses so much in a choice at most, as chance of winning (docs/opponents.md)."""

MUCH: Final[Mapping[int, str]] = {15: "little", 40: "clear"}
"""What a difference of so many wins in 100 at most is called; a larger one is `most`."""

MOSTLY: Final = 0.7
"""What has so much of a swing has brought it about."""

FELT: Final = 0.1
"""What moves the chance by less decides nothing that anybody feels."""

EVEN: Final = 0.5
"""The chance of winning where both are as likely to win."""

ENDING: Final = 0.25
"""What ended the game is a turning point only if it moved the chance by so much: else the game was
as good as over before."""

FEW: Final = 2
"""Fewer games are told in tenths, where a range of whole ones would say next to nothing."""

BIG: Final = 0.05
"""A choice that costs less of a game is no big mistake."""

LEAST_DECISIONS: Final = 10
"""Of fewer choices nobody's level is told."""


@dataclass(frozen=True)
class Account:
    """The picture and the lines of a review's first page: of both sides and how to read them; what
    the picture shows; of the turning points under their heading; what is said where no mistake is
    told; what it all rests on; and the mistakes in the order of the game, each with its cost as a
    sentence."""

    picture: Chart
    sides: tuple[str, ...]
    line: tuple[str, ...]
    turning: str
    moments: tuple[str, ...]
    clean: str
    basis: str
    costs: tuple[tuple[Mistake | Costly, str], ...]
    plain: tuple[str, ...]
    """What it all comes to, in sentences for who reads no figures."""
    foremost: int = -1
    """Which of them stays where there is room for one."""


def account(sight: Sight, review: Review | StonesReview, most: int = MOST_TURNING) -> Account:
    """What there is to say of a game by its review, with so many turning points; of more than are
    listed the picture has no letters."""
    if isinstance(review, StonesReview):
        return _Stones(sight, review, most).account()
    return _Chances(sight, review, most).account()


@dataclass(frozen=True)
class Told:
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

    @property
    def line(self) -> int:
        """Whose line the picture shows: that of the one whose choices are looked at; of two the
        first."""
        return min(reviewed(self.table))

    def slips(self, mistakes: Sequence[Mistake | Costly]) -> tuple[int | None, int | None]:
        """How many of the mistakes that are marked each side made; None for one that made none, or
        whose choices are not looked at."""
        seats = reviewed(self.table)
        made = [each.seat for each in mistakes if each.seat in seats]
        return made.count(0) or None, made.count(1) or None

    def figures(self, pieces: str) -> tuple[str, str]:
        """What the figures below the picture's line are called: the pieces in the end, by the
        message of that name, and the mistakes."""
        say = self.texts.plain
        return say(pieces), say("review-chart-mistakes")

    def pictured(
        self, message: str, mistakes: int, called: Iterable[str], **given: int
    ) -> tuple[str, ...]:
        """How the picture is read, where there is one, with what turning points are called."""
        if self.sight.ear:
            return ()
        said, own = self.who(self.line), self.own(self.line)
        lettered = int(any(each in LETTERS for each in called))
        return (
            self.texts.html(
                message, **said, own=own, mistakes=mistakes, lettered=lettered, **given
            ),
        )

    def who(self, seat: int) -> dict[str, str]:
        """A player as lines name them: the sign of their side, and what they are called."""
        return {"mark": self.sight.mark(seat), "name": self.name(seat)}

    def own(self, seat: int) -> int:
        """Whether a player reads this, so that it says *you*."""
        reader, player = self.sight.reader, self.table.seated(seat)
        return int(reader is not None and reader in (player.person, player.resigned))

    def turns(self, first: int = 0) -> tuple[int, ...]:
        """The turn in which each action was done, from the ply `first` on."""
        return tuple(turn_numbers(self.table)[first + 1 :])

    def lettered(
        self, turning: Sequence[int], mistakes: Sequence[Mistake | Costly]
    ) -> dict[int, str]:
        """What the turning points are called, by their plies: as the mistake that one is, or by
        the next letter."""
        numbers = {each.ply: f"❗{number}" for number, each in enumerate(mistakes, 1)}
        letters = iter(LETTERS)
        return {ply: numbers.get(ply) or next(letters) for ply in turning}

    def moment(self, called: str, ply: int, was: str | int, now: str | int) -> str:
        """A turning point: who did what, and how they stood before and after it."""
        played = self.table.played[ply]
        return self.texts.html(
            "review-moment",
            point=called,
            mark=self.sight.mark(played.seat),
            name=self.name(played.seat),
            told=self.texts.told(self.table.rules.tell(played.before, played.action)),
            swing=self._swing(was, now),
            was=was,
            now=now,
        )

    def turned(
        self,
        ply: int,
        was: str | int,
        now: str | int,
        *,
        decided: bool = True,
        stones: bool = False,
        yielded: bool = False,
        of: int | None = None,
    ) -> str:
        """The one turning point that is told first; or the turn that changed the game most, where
        none decided it; to who played the BOT in a sentence. How it stood is told by the chances
        of a hundred, or in stones, and not where both are the same: for the player `of` that seat,
        who else is the one that acted. Of a move after which who made it stood worse, that it let
        the other take more."""
        played = self.table.played[ply]
        hundred = 0 if stones else 2 if was == now else 1
        whose, sentence = played.seat if of is None else of, retold(self.sight, ply)
        return self.texts.html(
            "review-plain-turn",
            **self.who(played.seat),
            decided=int(decided),
            turn=self.turns()[ply],
            told=sentence or self.texts.told(self.table.rules.tell(played.before, played.action)),
            worded=int(bool(sentence)),
            swing=self._swing(was, now),
            was=was,
            now=now,
            own=self.own(whose),
            side=self.sight.mark(whose),
            hundred=hundred,
            yielded=int(yielded),
            emblem=self.sight.mark(1 - played.seat),
        )

    def _swing(self, was: str | int, now: str | int) -> str:
        """How somebody stood before and after: chances of a hundred, or words."""
        if isinstance(was, int):
            return self.texts.plain("review-swing", was=was, now=now)
        return self.texts.plain("review-swing-words", earlier=was, later=now)

    def step(self, ply: int) -> tuple[int, int]:
        """The first action of the step of that ply, and the one after it."""
        return next(each for each in _steps(self.table.played) if ply < each[1])

    def name(self, seat: int) -> str:
        """Who sat there."""
        return name(self.sight, self.table.seated(seat))


@dataclass(frozen=True)
class _Reviewed(Told, ABC):
    """What is told of a review."""

    review: Review | StonesReview

    most: int
    """So many turning points are listed."""

    @property
    def turning(self) -> tuple[int, ...]:
        """The turning points that are listed, in the order of the game: the one that decided it,
        then those that moved it most."""
        played = self.table.played
        moved = swings(self.review, played)
        first = deciding(self.review, played)
        found = decisive(self.review, played)
        largest = sorted(found, key=lambda ply: (ply != first, -moved[ply]))
        return tuple(sorted(largest[: self.most]))

    def turned_at(self) -> Iterator[str]:
        """What the turn did that decided the game, or that none did; nothing where no turning point
        is known."""
        played = self.table.played
        if towards(self.review, played) and (ply := deciding(self.review, played)) is not None:
            yield self.changed(ply)
        elif decisive(self.review, played):
            yield self.texts.html("review-plain-no-turn")

    @abstractmethod
    def changed(self, ply: int) -> str:
        """What the action of that ply changed, in a sentence."""


@dataclass(frozen=True)
class _Chances(_Reviewed):
    """A review in chances of winning."""

    review: Review

    def account(self) -> Account:
        """Luck and choices of both sides, turning points, what it all rests on."""
        review, texts = self.review, self.texts
        mistakes = sorted(review.dearest(reviewed(self.table)), key=attrgetter("ply"))
        called = self.lettered(self.turning, mistakes)
        scale = texts.html("review-scale", **self._sure())
        return Account(
            self._chart(mistakes, called),
            (scale, self._side(0), self._side(1)),
            self.pictured("review-line", len(mistakes), called.values()),
            texts.html("review-turning"),
            tuple(self._moment(name, ply) for ply, name in called.items()),
            self._clean(),
            self._basis(),
            tuple((each, self._cost(each)) for each in mistakes),
            tuple(self._plain()),
        )

    def _plain(self) -> Iterator[str]:
        """Who had the luck, what choices cost, and where the game turned."""
        review = self.review
        first, second = review.sides
        if first.throws or second.throws:
            ahead = first.luck - second.luck
            even = abs(_points(ahead)) <= self._sure()["error"]
            yield self._ahead("review-plain-luck", ahead, even=int(even))
        if first.decisions and second.decisions:
            yield self._chose()
        yield from self.turned_at()

    def _chose(self) -> str:
        """Who chose better, as far as that is known. Who had the easier choices lost less, and has
        not chosen better for that; so each is held against what chance would have lost in the same
        choices, and what the two comparisons share is told. Of choices that chance may have made
        none is called better."""
        first, second = self.review.sides
        less = second.cost - first.cost
        above = less - (second.chance.cost - first.chance.cost)
        ahead = min(less, above, key=abs) if less * above > 0 else 0.0
        better = self.review.sides[ahead < 0].chance.verdict
        if abs(_points(ahead)) > self._sure()["error"]:
            found: str = better if better in ("better", "perhaps") else "none"
        else:
            both = {side.chance.verdict for side in self.review.sides}
            found = "even" if both == {"better"} else "none"
        sure = self.review.told <= BIG  # else a dear choice may be among those not told
        clean = int(sure and not self.review.dearest(reviewed(self.table)))
        return self._ahead("review-plain-cost", ahead, found=found, clean=clean)

    def _ahead(self, message: str, ahead: float, **given: str | int) -> str:
        """Who was helped more, or chose better, and how much, in words: the first player by so
        much, or the second. The figures are folded."""
        seat, more = int(ahead < 0), abs(_points(ahead))
        much = next((word for limit, word in MUCH.items() if more <= limit), "most")
        return self.texts.html(
            message,
            **self.who(seat),
            own=self.own(seat),
            much=much,
            **given,
        )

    def _sure(self) -> dict[str, int]:
        """By how much each sum may be wrong, and whether it is exact."""
        return {
            "error": max(1, abs(_points(self.review.error))),
            "exact": int(self.review.exact_from == 0),
        }

    def _chart(self, mistakes: Sequence[Mistake], called: Mapping[int, str]) -> Chart:
        return Chart(
            self.pieces(),
            tuple(round(chance, 3) for chance in self.review.chances),
            tuple(ply for ply, name in called.items() if name in LETTERS),
            self.slips(mistakes),
            self.winner(),
            self._home(),
            line=self.line,
            turns=self.turns(),
            mistakes=tuple(each.ply for each in mistakes),
            words=self.figures(self._done_with()),
        )

    def _done_with(self) -> str:
        """What pieces that are done with are called: home where the game has a home on its board,
        else off it."""
        squares = self.table.rules.view(self.table.state).squares
        homes = any(square.goal for square in squares)
        return "review-chart-home" if homes else "review-chart-off"

    def _home(self) -> tuple[int, int] | None:
        """The pieces that each was done with in the end; None where each has one alone."""
        first, second = self.table.rules.view(self.table.state).trays[:2]
        return (first.off, second.off) if max(first.total, second.total) > 1 else None

    def _side(self, seat: int) -> str:
        side = self.review.sides[seat]
        told = self.texts.html(
            "review-side",
            name=self.name(seat),
            mark=self.sight.mark(seat),
            thrown=int(side.throws > 0),
            lead="fewer" if _points(side.luck) < 0 else "more",
            luck=str(abs(_points(side.luck))),
            lost=str(_points(side.cost)),
            decisions=side.decisions,
        )
        if not side.decisions:
            return told
        least, most = self.review.rates(seat)
        verdict = self.texts.html(
            "review-verdict",
            lost=str(_points(side.chance.cost)),
            verdict=side.chance.verdict,
            band=level(self.review, seat),
            between="–".join(self.texts.decimal(100 * each, 2) for each in (least, most)),
        )
        return f"{told}\n{verdict}"

    def changed(self, ply: int) -> str:
        """What the action of that ply changed, in a sentence."""
        acted = self.table.played[ply].seat
        of = next(filter(self.own, (0, 1)), acted)
        stood = self._stood(ply) if of == acted else tuple(100 - each for each in self._stood(ply))
        decided = ply in towards(self.review, self.table.played)
        told = self.turned(ply, *stood, decided=decided, of=of)
        return " ".join(filter(None, (told, self._cause(ply))))

    def _cause(self, ply: int) -> str:
        """What moved the chance in the step of that ply: a throw, or a choice of which a better one
        is known. Nothing where it is a little of each."""
        start, end = self.step(ply)
        played, seat = self.table.played[start:end], self.table.played[ply].seat
        sign = -1 if seat else 1
        moved = sign * (self.review.chances[end] - self.review.chances[start])
        made = [it for it in self.review.sides[seat].mistakes if start <= it.ply < end]
        dearest = max(made, key=attrgetter("cost"), default=None)
        if dearest is not None and dearest.cost >= -moved * MOSTLY > 0:
            return self._better(dearest)
        thrown = (n for n, each in enumerate(played, start) if each.faces is not None)
        luck = sum(sign * self.review.moved(n) for n in thrown)
        if not moved or not MOSTLY <= luck / moved <= 1 / MOSTLY:
            return ""
        return self.texts.html("review-turn-luck", lucky=int(moved > 0))

    def _better(self, mistake: Mistake) -> str:
        """Which choice was better there, and why, where that can be told."""
        rules, state = self.table.rules, self.table.played[mistake.ply].before
        offered = legal_actions(rules, state)
        best = offered[mistake.best]
        why = why_better(rules, state, best, offered[mistake.chosen])
        return self.texts.html(
            "review-turn-better",
            move=self.texts.button(rules.tell(state, best)),
            worded=int(why is not None),
            told="" if why is None else self.texts.told(why),
        )

    def _moment(self, called: str, ply: int) -> str:
        return self.moment(called, ply, *self._stood(ply))

    def _stood(self, ply: int) -> tuple[int, int]:
        """The chances, of a hundred, of who acted there before the step of that ply and after."""
        start, end = self.step(ply)
        was, now = self.review.chances[start], self.review.chances[end]
        if self.table.played[ply].seat:
            was, now = 1 - was, 1 - now
        return _points(was), _points(now)

    def _clean(self) -> str:
        """What is said where no choice is told as a mistake: by how much none was dearer, or that
        they cost much together; nothing where there was nothing to choose."""
        review, sides = self.review, [self.review.sides[seat] for seat in reviewed(self.table)]
        if not any(side.decisions for side in sides):
            return ""
        return self.texts.html(
            "review-clean",
            small=int(self._lost_much()),
            around=self.texts.decimal(ceil(100 * review.told), 0),
            lost=str(_points(max(side.cost for side in sides))),
        )

    def _lost_much(self) -> bool:
        """Whether the choices that are looked at cost more together than sums may be wrong by."""
        cost = max(self.review.sides[seat].cost for seat in reviewed(self.table))
        return cost > max(self.review.error, LEAST_COST)

    def _basis(self) -> str:
        """What the figures rest on, and from where on they are exact."""
        texts, table, first = self.texts, self.table, self.review.exact_from
        if first == 0:
            return texts.plain("review-exact-whole")
        basis = texts.plain(f"review-basis-{table.rules.game}")
        if first == len(table.played):
            return basis
        turn = turn_numbers(table)[first + 1]
        return f"{basis} {texts.plain('review-exact-rest', turn=turn)}"

    def _cost(self, mistake: Mistake) -> str:
        """What it cost; of what is not exact from where to where that may be, in whole games unless
        those are few at the lower end."""
        cost, figure = 100 * mistake.cost, 100 * max(self.review.figure, LEAST_COST)
        few = cost - figure < FEW
        size, places = (10, 1) if few else (1, 0)
        return self.texts.plain(
            "review-cost",
            gain=self.texts.decimal(cost, 1),
            least=self.texts.decimal(floor((cost - figure) * size) / size, places),
            most=self.texts.decimal(ceil((cost + figure) * size) / size, places),
            exact=int(mistake.exact),
        )


@dataclass(frozen=True)
class _Stones(_Reviewed):
    """A review in stones: of Seega, where nothing is thrown."""

    review: StonesReview

    def account(self) -> Account:
        """How often each saw the best move, turning points, how far was looked ahead."""
        review, texts = self.review, self.texts
        costly = sorted(review.costly, key=attrgetter("ply"))
        called = self.lettered(self.turning, costly)
        turning = texts.html("review-turning-stones", exact=int(review.exact))
        basis = "review-basis-solved" if review.exact else "review-basis-stones"
        return Account(
            self._chart(costly, called),
            (self._side(0), self._side(1)),
            self.pictured(
                "review-line-stones", len(costly), called.values(), exact=int(review.exact)
            ),
            turning,
            tuple(self._moment(name, ply) for ply, name in called.items()),
            self._clean(),
            texts.plain(basis, turns=review.turns),
            tuple((each, self._cost(each)) for each in costly),
            tuple(self._plain()),
            -1 if review.exact else 0,  # that placing is not judged is always said
        )

    def _plain(self) -> Iterator[str]:
        """How the stones stood when all were placed, which is all that is known of placing; that
        nothing was lost surely, where no mistake is told; and where the game turned."""
        review = self.review
        if not review.exact:
            yield self._placing()
        if not review.costly:
            yield self._clean()
        yield from self.turned_at()

    def _placing(self) -> str:
        """How the stones stood when all were placed, which is all that is known of placing."""
        review = self.review
        ahead = review.ahead[0] if self.line == 0 else -review.ahead[0]
        return self.texts.html(
            "review-placing",
            **self.who(self.line),
            own=self.own(self.line),
            fate=fate(round(ahead), review.turns or 1),
            stand=in_stones(self.texts, round(ahead)),
        )

    def _clean(self) -> str:
        """What is said where no move is told as a mistake. A game that somebody lost is never
        called clean: it was lost when moving began, as far as that is seen, or by something that
        is seen from no move."""
        review, seats = self.review, reviewed(self.table)
        missed = sum(review.sides[seat].missed for seat in seats)
        winner, start = self.winner(), round(review.ahead[0])
        loser = 1 - winner if winner is not None and 1 - winner in seats else None
        found = "exact" if review.exact else "missed" if missed else "clean"
        if loser is not None and not review.exact:
            if (start if loser else -start) >= most_ahead(self.table.rules) // DECIDED:
                return self.texts.html("review-behind", **self.who(loser), own=self.own(loser))
            found = "unseen"
        return self.texts.html("review-clean-stones", found=found)

    def _leads(self) -> Sequence[int]:
        """By how many stones the first player led on the board, before each action that is told
        and after the last: what anybody can count there, not what is foreseen."""
        review, table = self.review, self.table
        if review.exact:
            return [round(each) for each in review.ahead]
        states = [each.before for each in table.played[review.first :]]
        boards = (table.rules.view(state).trays for state in (*states, table.state))
        return [first.off - second.off for first, second, *_ in boards]

    def _left(self) -> tuple[int, int]:
        """The stones that each had in the end."""
        first, second = self.table.rules.view(self.table.state).trays[:2]
        return (
            first.total - first.hand - second.off,
            second.total - second.hand - first.off,
        )

    def _chart(self, costly: Sequence[Costly], called: Mapping[int, str]) -> Chart:
        review, leads = self.review, self._leads()
        quarter = 1 if review.exact else max(1, ceil(max(map(abs, leads)) / 2))
        shares = (0.5 + max(-0.5, min(0.5, ahead / quarter / 4)) for ahead in leads)
        said = "" if review.exact else str(quarter)
        return Chart(
            self.pieces(),
            tuple(round(share, 3) for share in shares),
            tuple(ply - review.first for ply, name in called.items() if name in LETTERS),
            winner=self.winner(),
            count=self._left(),
            line=self.line,
            turns=self.turns(review.first),
            levels=(f"+{said}", "0", f"-{said}"),
            slips=self.slips(costly),
            mistakes=tuple(each.ply - review.first for each in costly),
            words=self.figures("review-chart-left"),
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

    def changed(self, ply: int) -> str:
        """What the action of that ply changed, in a sentence."""
        was, now = self._leads_of(ply)
        both_open = {fate(round(each), 1) for each in (was, now)} == {"open"}
        yielded = not self.review.exact and both_open and round(now) < round(was)
        decided = ply in towards(self.review, self.table.played)
        return self.turned(ply, *self._stood(ply), decided=decided, stones=True, yielded=yielded)

    def _moment(self, called: str, ply: int) -> str:
        return self.moment(called, ply, *self._stood(ply))

    def _stood(self, ply: int) -> tuple[str, str]:
        """How who acted there stood before and after it."""
        was, now = self._leads_of(ply)
        return self._ahead(was), self._ahead(now)

    def _leads_of(self, ply: int) -> tuple[float, float]:
        """By how many stones who acted there was ahead before and after it, as far as is seen."""
        place = ply - self.review.first
        sign = -1 if self.table.played[ply].seat else 1
        was, now = (sign * each for each in self.review.ahead[place : place + 2])
        return was, now

    def _ahead(self, stones: float) -> str:
        """How somebody stands: so many stones ahead, or the game decided."""
        ends: Fate = fate(round(stones), int(not self.review.exact))
        if ends == "open":
            return in_stones(self.texts, round(stones))
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


def deciding(
    review: Review | StonesReview, played: Sequence[AnyPlayed], own: int = 0
) -> int | None:
    """The ply of the turning point that moved the game most, towards who won it; where there is
    none, of the action from the ply `own` on that moved the game most. None if nothing moved it."""
    moved = swings(review, played)
    plies = towards(review, played) or [ply for ply in moved if ply >= own]
    most = max(plies, key=lambda ply: (moved[ply], ply), default=None)  # of a step its last action
    return most if most is not None and moved[most] else None


def towards(review: Review | StonesReview, played: Sequence[AnyPlayed]) -> tuple[int, ...]:
    """The turning points that moved the game to who won it, so far that it is felt. What moved it
    the other way decided nothing, however far."""
    drift, won = _drift(review, played), 1 if _end(review) > 0 else -1
    found = decisive(review, played) if _end(review) else ()
    least = 0.0 if isinstance(review, StonesReview) else FELT  # a stone is felt
    return tuple(ply for ply in found if drift[ply] * won > 0 and drift[ply] * won >= least)


def decisive(review: Review | StonesReview, played: Sequence[AnyPlayed]) -> tuple[int, ...]:
    """The turning points without the turn that ended the game, if that was as good as over, or an
    earlier one moved it half as far: every game ends, and that it does is no turn that one would
    look at."""
    moved, last = swings(review, played), len(played)
    while last and played[last - 1].seat == played[-1].seat:
        last -= 1
    most = max((moved[ply] for ply in review.turning if ply < last), default=0.0)
    least = max(ENDING, 2 * most)
    return tuple(ply for ply in review.turning if ply < last or moved[ply] >= least)


def swings(review: Review | StonesReview, played: Sequence[AnyPlayed]) -> dict[int, float]:
    """By how much each action moved the game, by its ply: from 0 to 1, the whole of it. Of a throw
    and what was chosen by it both together."""
    return {ply: abs(moved) for ply, moved in _drift(review, played).items()}


def _drift(review: Review | StonesReview, played: Sequence[AnyPlayed]) -> dict[int, float]:
    """The same with its direction: above 0 towards the first player."""
    figures, first = _figures(review)
    return {
        ply: figures[end - first] - figures[start - first]
        for start, end in _steps(played)
        for ply in range(start, end)
        if start >= first
    }


def _steps(played: Sequence[AnyPlayed]) -> tuple[tuple[int, int], ...]:
    """The steps of a game that was played (:func:`opponents.review.steps`)."""
    return steps([each.seat for each in played], [each.faces is not None for each in played])


def _end(review: Review | StonesReview) -> float:
    """How the game ended: above 0 for the first player, below for the second, 0 for neither."""
    figures, _ = _figures(review)
    return figures[-1] - EVEN if isinstance(review, Review) else figures[-1]


def _figures(review: Review | StonesReview) -> tuple[Sequence[float], int]:
    """How it stood after each action that was judged, on a scale of length 1, and the first one."""
    if isinstance(review, StonesReview):
        return [standing(stones) / 2 for stones in review.ahead], review.first
    return review.chances, 0


def change(sight: Sight, review: Review | StonesReview, ply: int) -> str:
    """What the action of that ply changed, in a sentence."""
    if isinstance(review, StonesReview):
        return _Stones(sight, review, MOST_TURNING).changed(ply)
    return _Chances(sight, review, MOST_TURNING).changed(ply)


def level(review: Review, seat: int) -> Level:
    """What a player's choices show of how well they play: a level which they reach even if each
    choice lost as much as it may have; that of a beginner where each lost more than any other would
    even at the least; open where neither is so, or choices are few or no better than chance."""
    side = review.sides[seat]
    if side.decisions < LEAST_DECISIONS or side.chance.verdict != "better":
        return "open"
    least, most = review.rates(seat)
    reached = next((word for limit, word in LEVELS.items() if most <= limit), None)
    return reached or ("beginner" if least > max(LEVELS) else "open")


def _points(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(100 * chance)
