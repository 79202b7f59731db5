"""Somebody's page: what they have won, how strong they are held to be, and whom they have met; and
the table of a group. Pure.

Behind ± stands what holds 95 times of a hundred: two deviations of a rating, two errors of sums.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, groupby
from math import ceil, sqrt
from operator import attrgetter
from typing import Final

from bot.board.buttons import MyGameOver, MyGamesOver, MyPage
from bot.board.caption import MAX_CAPTION, length
from bot.board.layout import fold
from bot.board.phone import in_rows, room_for_words, words_height
from bot.choosing.buttons import Choose, GameSets, New, ToNamed
from bot.choosing.page import Drawing, Page, fitting, turning
from bot.table.glicko import Rating, aged
from bot.table.measures import ERRORS
from bot.table.standings import DAY_MS, Ranking, periods, rating, skill
from bot.table.steps import has_result
from bot.table.table import result_of
from bot.telegram.callback_data import Press
from bot.telegram.wire import Key, Keyboard
from bot.words.combos import GAMES, AnyRuleSet, Combo
from bot.words.library import Texts
from games.catalogue import CATALOGUE, rule_set
from render import Brought, Card, Renderer, Row
from render.card import MOST_ROWS
from storage.rows import Finish, Standing

SIZE: Final = (1280, 720)
"""The card's width and height."""
EVENING_MS, MONTH_MS = 12 * 3600 * 1000, 30 * DAY_MS
MOST_NAMED: Final = 10
"""So many people, and pairs, stand in a table at most."""
SAME: Final = 0.5
"""So much of what a review is wrong by is wrong the same way in every game of two players: the mean
of what is left over, beside the root of its mean square (`python -m bench sums`)."""
LEAST_GAMES: Final = 10
"""Of fewer games no figure is told: by how much it may be wrong would be as much as it says."""
LISTED: Final = 5
"""So many games stand on a page."""


@dataclass(frozen=True, slots=True)
class Against:
    """What somebody has come to against another person."""

    name: str
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Last:
    """The last board of the game that somebody ended last, of that width and height; and where it
    turned, as a sentence, with what shows that board, if that is known."""

    board: Drawing
    size: tuple[int, int]
    turning: str = ""
    point: Press | None = None


@dataclass(frozen=True, slots=True)
class Mine:
    """What is told of somebody: their name, how they stand, whom they have met most, whom they beat
    last, and the game that they ended last."""

    name: str
    standings: tuple[Standing, ...] = ()
    met: tuple[Against, ...] = ()
    beaten: str | None = None
    solved: bool = False
    """Whether they have answered the position of the day."""
    last: Last | None = None
    pieces: Mapping[str, str] = field(default_factory=dict)
    """With which piece, as trays name it, they played last by each rule set, as far as known."""
    played: Combo | None = None
    """What they played last, as far as known."""
    rung: str | None = None
    """The next stronger BOT, if they beat one in it."""

    @property
    def new(self) -> bool:
        """Whether they have played few games yet."""
        return sum(each.games for each in self.standings) < LEAST_GAMES

    @property
    def ordered(self) -> tuple[Standing, ...]:
        """How they stand, by the rules they played most first."""
        return tuple(sorted(self.standings, key=lambda each: (-each.games, each.rules)))


@dataclass(frozen=True, slots=True)
class Wins:
    """How many more games the throws won somebody, and their choices, than those of the others did;
    and by how much both may be off, in so many games that were looked through."""

    games: int
    luck: float
    ahead: float
    around: float


@dataclass(frozen=True)
class MePages:
    """The pages of one person in one language, at `now`."""

    texts: Texts
    renderer: Renderer
    mine: Mine
    now: int

    def home(self) -> Page:
        """All of it; what has no room beside the card is folded. Of few games figures say little,
        and the card is nearly empty: they are folded, and in sight is the last board of their last
        game, if that has room, and what to try next."""
        if not self.mine.standings:
            told = (self._title(), self.texts.html("me-empty"), self._next())
            return Page("\n".join(told), self._keys("home"), heading="banner")
        if self.mine.new:
            every = self.mine.ordered[:MOST_ROWS]
            folded = (*self._more(), *self._rules(every), *self._means())
            if (page := self._ended(folded)) is not None:
                return page
            keys = self._keys("home")
            words = "\n".join((self._title(), self._games(), self._next(), *fold(folded)))
            if not self._won:  # a card of zeros
                return Page(words, keys, heading="banner")
            return fitting(Page(words, keys, self.picture()), SIZE)
        head = (self._title(), self._games(), *self._more())
        lines, means = [*self._rules(self.mine.ordered)], " ".join(self._means())
        while len(lines) > MOST_ROWS and length("\n".join((*head, *lines, means))) > MAX_CAPTION:
            lines.pop()  # the rules that were played least
        words = "\n".join((*head, *lines, *((means,) if means else ())))
        return fitting(Page(words, self._keys("home"), self.picture()), SIZE)

    def _ended(self, folded: Sequence[str]) -> Page | None:
        """The page with the last board of the last game, and in sight where that turned, with a
        button to it, else that it is the last board; None where that has no room."""
        last = self.mine.last
        if last is None:
            return None
        ended = self.texts.html("me-last")
        ways = [(ended, [*folded], self._keys("home"))]
        if last.point is not None:  # which says more than how it ended
            keys = self._keys("home", last.point)
            ways = [(last.turning, [ended, *folded], keys), (ended, [*folded], keys), *ways]
        for seen, behind, keys in ways:
            lines = (self._title(), self._games(), seen, self._next(), *fold(behind))
            words = "\n".join(lines)
            if words_height(words) <= room_for_words(last.size, keys):
                return Page(words, keys, last.board)
        return None

    def pairs(self) -> Page:
        """Head to head."""
        texts = self.texts
        if not self.mine.met:
            lines = [texts.html("me-pairs-none")]
        else:
            told = (
                texts.html(
                    "me-pair",
                    name=each.name,
                    won=each.won,
                    lost=str(each.lost),
                    count=each.games,
                )
                for each in self.mine.met
            )
            lines = [texts.html("me-pairs"), *told]
        words = "\n".join((self._title(), *lines))
        return fitting(Page(words, self._keys("pairs"), self.picture()), SIZE)

    def listed(self, games: Sequence[tuple[int, str]], page: int, *, more: bool) -> Page:
        """Games that are over, by number and label, a button each."""
        words = self.texts.html("me-list" if games else "me-list-none")
        rows = tuple((Key(label, MyGameOver(number).press()),) for number, label in games)
        turn = turning(page, page + 1 + more, lambda to: MyGamesOver(to).press())
        keys = (*rows, *turn, (self._home(),))
        return Page("\n".join((self._title(), words)), keys, heading="banner")

    def picture(self) -> Drawing | None:
        """The card; None where there is nothing to draw."""
        card = self.card()
        if card is None:
            return None
        return Drawing(self.renderer.card_key(card), lambda: self.renderer.card(card))

    def told(self) -> str:
        """What stands below the card, so that whoever gets it knows what they see: the same in
        words, without who was beaten last."""
        own = replace(self, mine=replace(self.mine, beaten=None))
        rules = self._rules(self.mine.ordered[:MOST_ROWS])
        lines = (self._title(), self._games(), *own._more(), *rules, " ".join(self._means()))
        return "\n".join(filter(None, lines))

    def card(self) -> Card | None:
        """What the card shows."""
        shown = [each for each in self.mine.ordered if each.rules in PIECES][:MOST_ROWS]
        if not shown:
            return None
        known = self._wins()
        return Card(
            tuple(map(self._row, shown)),
            None if known is None else self._drawn("me-card-luck", known.luck, known.around),
            None if known is None else self._drawn("me-card-choices", known.ahead, known.around),
            max(each.best for each in self.mine.standings),
            self._early("me-card-few"),
            (self.texts.plain("me-card-row"), self.texts.plain("me-card-row-rules")),
        )

    def _drawn(self, message: str, wins: float, around: float) -> Brought:
        """Wins that were gained or lost by luck or by choices, as the card has them."""
        value, error = self._figures(wins, around)
        sign = "" if round(wins, 1) == 0 else "+" if wins > 0 else "\N{MINUS SIGN}"
        return Brought(f"{sign}{value}", self.texts.plain(message, around=error))

    def _row(self, each: Standing) -> Row:
        told = self._now(rating(each), each.at)
        known = (round(told.value), round(ERRORS * told.deviation)) if each.rated else None
        own = self.mine.pieces.get(each.rules, PIECES[each.rules][0])
        return Row(own, self._name(each.rules), each.games, each.won, each.drawn, known)

    def _name(self, rules: str) -> str:
        """What a game and its rules are called."""
        game, name = rule_set(rules).game, self.texts.plain(f"rules-{rules}")
        return f"{self.texts.plain(f'game-{game}')} · {name}"

    def _title(self) -> str:
        return self.texts.html("me-title", name=self.mine.name)

    def _games(self) -> str:
        """How many games, and how they ended; nothing of what never was."""
        count, won, drawn = (
            sum(map(attrgetter(name), self.mine.standings)) for name in ("games", "won", "drawn")
        )
        lost = count - won - drawn
        say = self.texts.html
        ends = (
            say("me-games-won", won=won) if won else "",
            say("me-games-lost", lost=str(lost)) if lost else "",
            say("me-games-drawn", drawn=drawn) if drawn else "",
        )
        return " · ".join(filter(None, (say("me-games", count=count), *ends)))

    def _rules(self, standings: Iterable[Standing]) -> Iterator[str]:
        """A line for each set of rules, with the ratings that there are."""
        texts = self.texts
        for each in standings:
            name = self._name(each.rules) if each.rules in KNOWN else each.rules
            parts = [texts.html("me-rules", rules=name, won=each.won, count=each.games)]
            for message, told, at in (
                ("me-rating", rating(each), each.at),
                ("me-skill", skill(each), each.skill_at),
            ):
                if at:
                    after = self._now(told, at)
                    value, error = str(round(after.value)), round(ERRORS * after.deviation)
                    parts.append(texts.html(message, rating=value, error=error))
            yield " · ".join(parts)

    def _more(self) -> Iterator[str]:
        """Rows of wins, who was beaten last, and what throws and choices did."""
        texts, every = self.texts, self.mine.standings
        best = max(each.best for each in every)
        if best:
            now = max(0, *(each.run for each in every))
            run = texts.html("me-run", won=now, best=best)
            yield run if now else texts.html("me-run-best", best=best)
        if self.mine.beaten is not None:
            yield texts.html("me-beaten", who=self.mine.beaten)
        if early := self._early("me-few"):
            yield early
        known = self._wins()
        if known is not None:
            for message, name, wins in (
                ("me-luck", "luck", known.luck),
                ("me-choices", "ahead", known.ahead),
            ):
                value, around = self._figures(wins, known.around)
                lead = "same" if abs(wins) <= known.around else "more" if wins > 0 else "fewer"
                figures: dict[str, str | float] = {name: value, "around": around}
                yield texts.html(message, lead=lead, count=known.games, **figures)

    def _means(self) -> Iterator[str]:
        """What the signs and figures mean that stand there."""
        every, texts = self.mine.standings, self.texts
        rated, skilled = any(each.at for each in every), any(each.skill_at for each in every)
        if rated:
            yield texts.html("me-means-rating")
        if skilled:
            yield texts.html("me-means-skill")
        if rated or skilled:
            yield texts.html("me-means-error")

    @property
    def _won(self) -> int:
        return sum(each.won for each in self.mine.standings)

    @property
    def _untried(self) -> str | None:
        """A game that they have not finished yet."""
        played = {rule_set(each.rules).game for each in self.mine.standings if each.rules in KNOWN}
        return next((game for game in GAMES if game not in played), None)

    def _next(self) -> str:
        """What to try next."""
        stronger = int(self.mine.rung is not None)
        return self.texts.html("me-next", count=stronger, solved=int(self.mine.solved))

    def _tries(self) -> Iterator[Key]:
        """What to try next: by the rules they played last the next stronger BOT if they beat one,
        or a new game; and another game."""
        texts, mine = self.texts, self.mine
        known = next((each.rules for each in mine.ordered if each.rules in KNOWN), None)
        combo = mine.played or (None if known is None else Combo(rule_set(known)))
        if combo is not None and mine.rung is not None:
            yield Key(texts.plain("key-me-stronger"), New(combo, "bot", mine.rung).press())
        elif combo is not None:
            page = Choose(combo) if self._won else ToNamed(combo)
            yield Key(texts.plain("key-play"), page.press())
        if (game := self._untried) is not None:
            words = texts.plain("key-me-try", game=texts.plain(f"game-{game}"))
            yield Key(words, GameSets(game).press())

    @property
    def _reviewed(self) -> int:
        """How many games were looked through."""
        return sum(each.reviewed for each in self.mine.standings)

    def _early(self, message: str) -> str:
        """What is said while games are too few to tell what throws and choices bring; else
        nothing."""
        count = self._reviewed
        if not 0 < count < LEAST_GAMES:
            return ""
        return self.texts.plain(message, count=count, least=LEAST_GAMES)

    def _wins(self) -> Wins | None:
        """What throws and choices brought in all games that were looked through; None where those
        are too few."""
        every, count = self.mine.standings, self._reviewed
        if count < LEAST_GAMES:
            return None
        luck, cost, doubt = (
            sum(map(attrgetter(name), every)) for name in ("luck", "cost", "doubt")
        )
        return Wins(count, luck, cost, max(0.1, wrong_by(count, doubt)))

    def _figures(self, wins: float, around: float) -> tuple[str, str]:
        """So many wins, no finer than they are known, and how far that may be off, rounded up."""
        places = 0 if around >= 1 else 1
        error = ceil(round(around * 10**places, 3)) / 10**places
        return self.texts.decimal(abs(wins), places), self.texts.decimal(error, places)

    def _now(self, told: Rating, at: int) -> Rating:
        return aged(told, periods(at, self.now))

    def _keys(self, here: str, point: Press | None = None) -> Keyboard:
        texts = self.texts
        keys = [Key(texts.plain("key-me-games"), MyGamesOver(0).press())]
        if here != "pairs" and (self.mine.met or not self.mine.new):
            keys.insert(0, Key(texts.plain("key-me-pairs"), MyPage("pairs").press()))
        zeros = self.mine.new and not self._won
        if self.mine.standings and point is None and not zeros:
            keys.append(Key(texts.plain("key-me-card"), MyPage("card").press()))
        if point is not None:
            keys.insert(0, Key(texts.plain("key-review-turning"), point))
        tries = tuple(self._tries()) if here == "home" and self.mine.new else ()
        back = () if here == "home" else ((self._home(),),)
        return (*in_rows(tries), *in_rows(keys, 3), *back)

    def _home(self) -> Key:
        return Key(self.texts.plain("key-back"), MyPage("home").press())


def wrong_by(games: int, doubt: float) -> float:
    """How far sums over so many games may be off, 95 times of a hundred; `doubt` is the sum of the
    squares of what each may be. A part of it cancels out from game to game, a part does not."""
    return sqrt(doubt * (ERRORS**2 + games * SAME**2))


def _pieces(rules: AnyRuleSet) -> tuple[str, ...]:
    return tuple(tray.piece for tray in rules.view(rules.start(max(rules.seats)), (), None).trays)


KNOWN: Final = frozenset(rules.id for rules in CATALOGUE)
PIECES: Final[Mapping[str, tuple[str, ...]]] = {
    rules.id: pieces for rules in CATALOGUE if (pieces := _pieces(rules))
}
"""The pieces of the seats, by rule set."""


# -- the table of a group --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ended:
    """A game with a result: which it is, when it ended, in which order its seats came, and whose
    each was."""

    rules: str
    at: int
    ranking: Ranking
    people: Mapping[int, int]

    def behind(self, seat: int) -> int:
        """How many came behind that seat, where the game ranks more than the winner."""
        return sum(self.ranking.got(seat, other) == 1 for other in self.ranking.places)


def table_of_group(
    texts: Texts, club: str, finishes: Sequence[Finish], names: Mapping[int, str], now: int
) -> str:
    """Who has won how many of how many games there, and came to which places in those of many: in
    the evening, and in the month where there are more; and pairs. Whoever is not in `names` stays
    out of it."""
    month = tuple(_ended(finishes, names))
    evening = [game for game in month if game.at >= now - EVENING_MS]
    title = texts.html("top-title", club=club)
    if not month:
        return "\n".join((title, texts.html("top-none")))
    shown, folded = [title], list[str]()
    if evening:
        shown.append("\n".join((texts.html("top-evening"), *_people(texts, evening, names))))
    if len(evening) < len(month):
        folded.append("\n".join((texts.html("top-month"), *_people(texts, month, names))))
    if pairs := _pairs(texts, month, names):
        placed, once = any(game.ranking.places for game in month), not folded
        heading = texts.html("top-pairs", placed=int(placed), once=int(once))
        folded.append("\n".join((heading, *pairs)))
    return "\n\n".join((*shown, *fold(["\n\n".join(folded)] if folded else [])))


def _ended(finishes: Iterable[Finish], names: Mapping[int, str]) -> Iterator[Ended]:
    """The games with a result at which somebody sat who is in `names`, with those alone."""
    for _, seats in groupby(finishes, attrgetter("game")):
        first, *others = seats
        people = {row.seat: row.person for row in (first, *others) if row.person in names}
        if people and has_result(result_of(first.result)):
            yield Ended(first.rules, first.at, Ranking.saved(first), people)


def _people(texts: Texts, games: Iterable[Ended], names: Mapping[int, str]) -> list[str]:
    """Who has won most; of those who won as many who has come before others more often, then who
    has played fewer."""
    played, won, before = Counter[int](), Counter[int](), Counter[int]()
    places, ranked = defaultdict[int, Counter[int]](Counter), list[str]()
    for game in games:
        for seat, person in game.people.items():
            played[person] += 1
            won[person] += seat in game.ranking.winners
            before[person] += game.behind(seat)
            if seat in game.ranking.places:
                places[person][game.ranking.places[seat]] += 1
                ranked.append(rule_set(game.rules).game)
    order = sorted(played, key=lambda one: (-won[one], -before[one], played[one], one))
    called = texts.listed(texts.plain(f"game-{game}") for game in dict.fromkeys(ranked))
    return [
        _person(texts, names[one], won[one], played[one], places[one], called)
        for one in order[:MOST_NAMED]
    ]


def _person(
    texts: Texts, name: str, won: int, played: int, places: Counter[int], called: str
) -> str:
    """What somebody has won of how many games, and the places to which they came in those of many,
    which are `called` so where others are among the games."""
    if not places:
        return texts.html("top-line", name=name, won=won, count=played)
    if places.total() == 1 == played:
        (place,) = places
        return texts.html("top-line-place", name=name, won=won, count=played, place=place)
    told = texts.listed(
        texts.plain("top-place", place=place, count=many) for place, many in sorted(places.items())
    )
    if places.total() == played:
        return texts.html("top-line-places", name=name, won=won, count=played, told=told)
    return texts.html("top-line-in", name=name, won=won, count=played, game=called, told=told)


def _pairs(texts: Texts, games: Iterable[Ended], names: Mapping[int, str]) -> list[str]:
    """Who has met whom most, and how often each came before the other."""
    met, won = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for game in games:
        known = sorted((person, seat) for seat, person in game.people.items())
        for (one, mine), (other, theirs) in combinations(known, 2):
            met[one, other] += 1
            got = game.ranking.got(mine, theirs)
            won[one, other] += got == 1
            won[other, one] += got == 0
    order = sorted(met, key=lambda pair: (-met[pair], pair))[:MOST_NAMED]
    return [
        texts.html(
            "top-pair",
            name=names[one],
            won=won[one, other],
            lost=str(won[other, one]),
            guest=names[other],
        )
        for one, other in order
    ]
