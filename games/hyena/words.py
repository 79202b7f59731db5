"""The words of Hyena as message ids, for the text files.

Every message's value is a fragment for log, caption and alert (`6: 24→30, paid 1, the well`); its
attribute `.button` is the text of a button, `.said` the answer to its press. Whose action it is
stands beside it. What came of a throw, with all that followed at once, is one message:

- `hyena-taba`: tabas, then, points, to, place      one white: a taba is noted
- `hyena-move`: score, from, to, way, then, place, hyena, tabas, race    the mother moved
- `hyena-points`: score, points                     at the well, kept: so many points in all
- `hyena-run`: score, from, to, way, then, eaten, count, tabas     the hyena moved, by twice score
- `hyena-lost`: score, why, count, tabas            a throw that could not be used
- `hyena-pay`: days, then, tabas                    the missing days are paid, she is at the well
- `hyena-keep`: days, tabas                         they are not paid now

and one a seat, where its pieces are:

- `hyena-mother`: side (`player1` ... `player6`), where, day, tabas, need, points, place
- `hyena-hunter`: side, where, day, tabas, need, place    the hyena's player: she is home, the hyena
  is

and what is pending, of the player to act:

- `hyena-first-taba`: side                          she waits in the village for her first taba
- `hyena-way`: days, tabas, need, enough, race, gap on the way out; `enough` 1 for the washing, too
- `hyena-back`: days, race, gap, scores             on the way home, before anybody is there; the
                                                    throws that bring her there, or `none`
- `hyena-near`: days, tabas, enough                 1 to 5 days short: a throw past the well is lost
- `hyena-washing`: tabas, need, points              at the well; points kept
- `hyena-leaving`: tabas, need                      the hyena waits in the village
- `hyena-thirst`: tabas, need                       it is at the well
- `hyena-hunts`: back, days, tabas, need, enough, apart, left, soon     it is under way; till it
                                                    drinks its days to the well, and `enough` 1 if
                                                    there are tabas for that; `back` 1 if it has
                                                    drunk, then how far the next mother is from
                                                    home, and how likely this turn eats her
- `hyena-flee`: days, tabas, need, enough, apart, soon, danger   another is home first,
                                                    so it is about places; where nothing else is to
                                                    be said; her days home, the tabas of the hyena;
                                                    how likely this turn brings her home, and if it
                                                    does not, that its next one eats her

what a turn came to, whichever of its throws brought it:

- `hyena-ate`: eaten, count                         whom the hyena has eaten in it
- `hyena-sum`: where, from, to, gained, tabas, points, throws, race    several throws of it: from
  where to where they led the mother, how many tabas came, and what that means to the race
- `hyena-chase`: where, from, to, tabas, need, eaten, count    several throws of it for the hyena

and of tabas that are kept without asking:

- `hyena-order-keep`, `hyena-order-keep-off`        that is asked for, and no more

and of the throws that are left when the race is won:

- `hyena-order-rest`, `hyena-order-rest-off`        that they come by themselves, and no more

`score` is 2, 3 or 6. `tabas` are those on the account when all is paid, `need` how many must be
there before who waits may go on (0 where nobody waits for tabas); `points` those kept at the
well, in `hyena-taba` those moved at once when she left it (0 otherwise). `from`, `to`, `day` are
days, 0 the village, N + 1 the well (in `hyena-move`, `hyena-run`, and as `from` of several throws,
`well` stands for that); `to` is where the throw led, before a day is paid; in `hyena-taba` it is
where she went by `points` (the well without any). `way` is `out` or `back`.
`place` is 0, or which place is settled: 1 home first, her player has the hyena; `safe` of the other
mother of two, whom the hyena has not caught. `hyena` is `none`, or when she is home first: `waits`
in the village for its two tabas, `leaves` at once for two that were left. `eaten` names the seats
eaten, in that order, as records do (`2 4`, `none` if none); `count` how many. `then` is what
followed:

- in `hyena-taba`: `none`, `free` (she may leave the village), `well` (the last day was paid),
  `wash` (four were paid, she is on the way back), `leaves` (two, the hyena may go), `drink` (ten);
- in `hyena-move`: `none`, `well` (she is there and waits), `wash` (and paid four at once),
  `paid` (one day was paid, then as `well`), `paid-wash`;
- in `hyena-pay`: `well`, `wash`;
- in `hyena-run`: `none`, `well` (it stops there, thirsty), `drink` (and paid ten at once), `home`.

`race` is `ahead`, `behind` or `level`, of two mothers in the race, and `gap` how many days; `near`
of one on her way to the well while the other is few days from home, then `gap`; of more than two
`none`. In `hyena-sum` and `hyena-move` it is `passes` where that takes a mother past the other,
`leads` where both were as far, `both` where she has come to the other at the well, `safe` where the
second of two is home, else `none`. `apart` are the days between the hyena, once it hunts, and a
mother before it, of several the first that it comes to; 0 where it does not hunt, and -1 where none
is before it. `soon` and `danger` are in percent; `none` of a mother who is not on her way back.

`enough` is 1 where the tabas suffice for the days: they can be paid after the next throw (hyena 5).
`why` is `village` (no taba yet), `beyond` (past the well; `count` days are missing), `leaving` and
`thirst` (the hyena waits; of `count` tabas that it needs `tabas` are there). `where` is `waits`,
`village`, `out`, `well`, `paid` (at the well, all paid there), `back`, `washed` and `washed-home`
(of several throws: she has paid there, and walked back, or home), `home` (of the hyena's
player when the game is over, wherever the hyena is), and of a mother `eaten`, or `late` who is not
home when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from games.core import News, Played, Told, any_of
from games.hyena.chase import days_home, hunted, taken, within
from games.hyena.effects import eaten_by, places, played, reached
from games.hyena.ruleset import CHIPS, HyenaFields
from games.hyena.state import (
    ENDS,
    FIRST,
    LEAVING,
    NOBODY,
    NOWHERE,
    RUNS,
    WAITING,
    WASHING,
    WATER,
    Action,
    Player,
    State,
    day_of,
)

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "hyena-taba": ("tabas", "then", "points", "to", "place"),
    "hyena-move": ("score", "from", "to", "way", "then", "place", "hyena", "tabas", "race"),
    "hyena-points": ("score", "points"),
    "hyena-run": ("score", "from", "to", "way", "then", "eaten", "count", "tabas"),
    "hyena-lost": ("score", "why", "count", "tabas"),
    "hyena-pay": ("days", "then", "tabas"),
    "hyena-keep": ("days", "tabas"),
    "hyena-mother": ("side", "where", "day", "tabas", "need", "points", "place"),
    "hyena-hunter": ("side", "where", "day", "tabas", "need", "place"),
    "hyena-first-taba": ("side",),
    "hyena-way": ("days", "tabas", "need", "enough", "race", "gap"),
    "hyena-back": ("days", "race", "gap", "scores"),
    "hyena-near": ("days", "tabas", "enough"),
    "hyena-washing": ("tabas", "need", "points"),
    "hyena-leaving": ("tabas", "need"),
    "hyena-thirst": ("tabas", "need"),
    "hyena-hunts": ("back", "days", "tabas", "need", "enough", "apart", "left", "soon"),
    "hyena-flee": ("days", "tabas", "need", "enough", "apart", "soon", "danger"),
    "hyena-ate": ("eaten", "count"),
    "hyena-sum": ("where", "from", "to", "gained", "tabas", "points", "throws", "race"),
    "hyena-chase": ("where", "from", "to", "tabas", "need", "eaten", "count"),
    "hyena-order-keep": (),
    "hyena-order-keep-off": (),
    "hyena-order-rest": (),
    "hyena-order-rest-off": (),
}
"""Every message Hyena tells, with its arguments."""

EATEN: Final = "hyena-eaten"
WON: Final = "hyena-won"
MOCKERY: Final = tuple(f"hyena-mock-{number}" for number in range(1, 7))
"""What all are told when a race of many is won, and when a mother is eaten (hyena 11), plainly or
so; each names a player."""

_NEAR = 6
"""From fewer missing days than the longest throw, not every throw fits (hyena 5)."""

_LOOMS = 2 * _NEAR
"""So few days from home, two of the longest throws, a mother is about to win."""


KEEP_ON: Final = Told("hyena-order-keep")
ASK_AGAIN: Final = Told("hyena-order-keep-off")
REST_ON: Final = Told("hyena-order-rest")
REST_OFF: Final = Told("hyena-order-rest-off")


def _told(message: str, **args: str | int) -> Told:
    """The message with its arguments in their order (`start` stands for the argument `from`)."""
    if "start" in args:
        args["from"] = args.pop("start")
    return Told(message, tuple((name, args[name]) for name in MESSAGES[message]))


def tell(rules: HyenaFields, state: State, action: Action) -> Told:
    """The words of an action played or offered in `state`."""
    player, well = state.players[state.seat], rules.well
    if action.kind == "keep":
        return _told("hyena-keep", days=well - player.at, tabas=player.tabas)
    after = played(rules, state, action)
    now = after.players[state.seat]
    if action.kind == "pay":
        then = "well" if now.at == well else "wash"
        return _told("hyena-pay", days=well - player.at, then=then, tabas=now.tabas)
    if not action.score:
        return _taba(rules, state, after)
    if state.seat == state.owner:
        if state.hyena in (WAITING, well):
            return _lost(rules, state, action.score)
        return _run(rules, state, after, action.score)
    if player.at == well:
        return _told("hyena-points", score=action.score, points=now.kept)
    if now.at == player.at:
        return _lost(rules, state, action.score)
    return _move(rules, state, after, action.score)


def _taba(rules: HyenaFields, state: State, after: State) -> Told:
    """A taba, and what it pays at once."""
    seat, well = state.seat, rules.well
    player, now = state.players[seat], after.players[seat]
    then = "none"
    if seat == state.owner:
        if after.hyena != state.hyena:
            then = "drink" if state.hyena == well else "leaves"
    elif player.at != now.at:
        then = {WAITING: "free", well: "wash"}.get(player.at, "well")
    return _told(
        "hyena-taba",
        tabas=now.tabas,
        then=then,
        points=player.kept if then == "wash" else 0,
        to=day_of(now.at, well),
        place=_arrived(after, player, now),
    )


def _move(rules: HyenaFields, state: State, after: State, score: int) -> Told:
    """The mother moved."""
    seat, well = state.seat, rules.well
    player, now = state.players[seat], after.players[seat]
    end = min(player.at + score, rules.home)
    then = "none"
    if player.at < well <= now.at:
        arrives = "well" if now.at == well else "wash"
        paid = "paid" if now.at == well else "paid-wash"
        then = arrives if end == well else paid
    hyena = "none"
    if after.owner != state.owner:
        hyena = "leaves" if after.hyena == 0 else "waits"
    return _told(
        "hyena-move",
        score=score,
        start=_stop(rules, player.at),
        to=_stop(rules, end),
        way="out" if player.at < well else "back",
        then=then,
        place=_arrived(after, player, now),
        hyena=hyena,
        tabas=now.tabas,
        race=_turned(rules, state, after, seat),
    )


def _run(rules: HyenaFields, state: State, after: State, score: int) -> Told:
    """The hyena moved."""
    well = rules.well
    out = state.hyena < well
    then = "home" if after.hyena == rules.home else "none"
    if out and after.hyena >= well:
        then = "well" if after.hyena == well else "drink"
    eaten = [] if out else reached(rules, state, after.hyena)
    return _told(
        "hyena-run",
        score=score,
        start=_stop(rules, state.hyena),
        to=_stop(rules, after.hyena),
        way="out" if out else "back",
        then=then,
        eaten=" ".join(rules.letters[seat] for seat in eaten) or "none",
        count=len(eaten),
        tabas=after.players[state.seat].tabas,
    )


def _lost(rules: HyenaFields, state: State, score: int) -> Told:
    """A throw that could not be used, and why."""
    player = state.players[state.seat]
    if state.seat == state.owner:
        waits = state.hyena == WAITING
        why, count = ("leaving", LEAVING) if waits else ("thirst", WATER)
    elif player.at == WAITING:
        why, count = "village", FIRST
    else:
        why, count = "beyond", rules.well - player.at
    return _told("hyena-lost", score=score, why=why, count=count, tabas=player.tabas)


def _arrived(after: State, player: Player, now: Player) -> str | int:
    """The place of a mother who has come home just now, else 0. Of two the second is `safe`: that
    she was not eaten says more than her place."""
    if now.order == player.order:
        return 0
    return "safe" if now.order == len(after.players) == 2 else now.order


def news(rules: HyenaFields, state: State, action: Action) -> News | None:
    """Whose mothers the action ate, if any; at a table of more than two, who has won the race: the
    game goes on, and a board says that in a line."""
    eaten = eaten_by(rules, state, action)
    if eaten:
        return News(eaten, EATEN, MOCKERY)
    if len(state.players) == 2 or state.owner != NOBODY:
        return None
    winner = played(rules, state, action).owner
    return None if winner == NOBODY else News((winner,), WON)


def came_of(rules: HyenaFields, turn: tuple[Played[State, Action], ...]) -> Told | None:
    """Whom the hyena ate in a turn. That the race is won a board says all the time."""
    eaten = [seat for each in turn for seat in eaten_by(rules, each.before, each.action)]
    if not eaten:
        return None
    names = " ".join(rules.letters[seat] for seat in eaten)
    return _told("hyena-ate", eaten=names, count=len(eaten))


def sum_up(rules: HyenaFields, turn: tuple[Played[State, Action], ...]) -> Told | None:
    """What several throws brought a mother in all, or the hyena; that she is home first stands
    above all else. Tabas that are kept change nothing. None of one throw, of a payment, and of
    throws before the first taba while the turn goes on."""
    kinds = [each.action.kind for each in turn]
    if len(turn) < 2 or "throw" not in kinds or not {*kinds} <= {"throw", "keep"}:
        return None
    told = in_short(rules, turn)
    waits = turn[0].seat != turn[0].before.owner and dict(told.args)["where"] == "waits"
    return None if waits and turn[-1].action.score != ENDS else told


def in_short(rules: HyenaFields, turn: tuple[Played[State, Action], ...]) -> Told:
    """Where a turn led a mother, or the hyena, whatever was thrown and paid."""
    first, last = turn[0], turn[-1]
    state, after = first.before, played(rules, last.before, last.action)
    if state.owner == first.seat:
        return _chase(rules, turn, state, after)
    before, now = state.players[first.seat], after.players[first.seat]
    wins = after.owner == first.seat
    coins = [
        n for n, each in enumerate(turn) if each.action.kind == "throw" and not each.action.score
    ]
    paid = max((n for n, each in enumerate(turn) if each.action.kind == "pay"), default=-1)
    return _told(
        "hyena-sum",
        where="first" if wins else _led(rules, before, now, only_coins=len(coins) == len(turn)),
        start=_stop(rules, before.at),
        to=day_of(now.at, rules.well),
        gained=0 if wins else sum(coin > paid for coin in coins),  # what was paid is gone
        tabas=now.tabas,
        points=now.kept,
        throws=len(turn),
        race=_turned(rules, state, after, first.seat),
    )


def _turned(rules: HyenaFields, state: State, after: State, seat: int) -> str:
    """What throws mean to the race: whether they take the lead; of two mothers also whether they
    bring her to the other at the well, or home before the hyena."""
    if len(state.players) != 2:
        return "leads" if _takes_lead(state, after, seat) else "none"
    (was, other), (now, _) = (
        [max(each.players[who].at, 0) for who in (seat, 1 - seat)] for each in (state, after)
    )
    if after.owner != NOBODY:
        return "safe" if after.owner != seat and now == rules.home else "none"
    if was <= other < now:
        return "passes" if was < other else "leads"
    return "both" if was < now == other == rules.well else "none"


def _takes_lead(state: State, after: State, seat: int) -> bool:
    """Whether of many mothers that one is alone ahead, and was not, while nobody is home."""
    if after.owner != NOBODY:
        return False
    was, now = state.players[seat].at, after.players[seat].at
    others = max(each.at for number, each in enumerate(state.players) if number != seat)
    return was <= others < now


def _chase(
    rules: HyenaFields, turn: tuple[Played[State, Action], ...], state: State, after: State
) -> Told:
    """Where several throws led the hyena, and whom it ate."""
    eaten = [seat for each in turn for seat in eaten_by(rules, each.before, each.action)]
    return _told(
        "hyena-chase",
        where=_where(rules, after.hyena),
        start=_stop(rules, state.hyena),
        to=day_of(after.hyena, rules.well),
        tabas=after.players[turn[0].seat].tabas,
        need=_price(rules, after.hyena),
        eaten=" ".join(rules.letters[seat] for seat in eaten) or "none",
        count=len(eaten),
    )


def _stop(rules: HyenaFields, at: int) -> str | int:
    """The day of a place, by its number; `well` for the well, which has none on the picture."""
    day = day_of(at, rules.well)
    return "well" if day == rules.well else day


def _led(rules: HyenaFields, before: Player, now: Player, *, only_coins: bool) -> str:
    """Where a mother is after several throws, by where she was; on her way with tabas alone she
    stays there."""
    if before.at <= rules.well < now.at - 1:  # she has left the well
        return "washed-home" if now.at == rules.home else "washed"
    where = _where(rules, now.at)
    if only_coins and before.at == now.at and where in ("out", "back"):
        return "coins"
    return "stays" if 0 < before.at == now.at < rules.well else where


def describe(rules: HyenaFields, state: State) -> tuple[Told, ...]:
    """Where the pieces of each seat are."""
    settled = places(rules, state)
    return tuple(
        _hunter(rules, state, settled[seat])
        if seat == state.owner
        else _mother(rules, state, seat, settled[seat])
        for seat in range(len(state.players))
    )


def _where(rules: HyenaFields, at: int) -> str:
    """In a word where a piece is."""
    well = rules.well
    named = {
        NOWHERE: "eaten",
        WAITING: "waits",
        0: "village",
        well: "well",
        well + 1: "paid",
        rules.home: "home",
    }
    return named.get(at, "out" if at < well else "back")


def _mother(rules: HyenaFields, state: State, seat: int, place: int) -> Told:
    player = state.players[seat]
    where = _where(rules, player.at)
    late = state.due == "over" and where not in ("home", "eaten")
    return _told(
        "hyena-mother",
        side=rules.sides[seat],
        where="late" if late else where,
        day=day_of(player.at, rules.well),
        tabas=player.tabas,
        need=0 if late else {WAITING: FIRST, rules.well: WASHING}.get(player.at, 0),
        points=player.kept,
        place=place,
    )


def _hunter(rules: HyenaFields, state: State, place: int) -> Told:
    return _told(
        "hyena-hunter",
        side=rules.sides[state.owner],
        where="home" if state.due == "over" else _where(rules, state.hyena),
        day=day_of(state.hyena, rules.well),
        tabas=state.players[state.owner].tabas,
        need=0 if state.due == "over" else _price(rules, state.hyena),
        place=place,
    )


def pending(rules: HyenaFields, state: State) -> tuple[Told, ...]:
    """What the player to act waits for. At a choice nothing: what each way would bring says it
    (games/hyena/explain.py)."""
    tabas = state.players[state.seat].tabas
    if state.due != "throw":
        return ()
    if state.seat == state.owner:
        return _hyena_waits(rules, state, tabas)
    player = state.players[state.seat]
    if waits := _mother_waits(rules, state.seat, player):
        return waits
    if state.owner != NOBODY:
        return (_flees(rules, state, player),)
    return _on_the_way(rules, state, player)


def _flees(rules: HyenaFields, state: State, player: Player) -> Told:
    """How far the hyena is from a mother, or what it waits for before it hunts, and how far she is
    from home."""
    apart = _behind(rules, state, player)
    days, tabas = days_home(rules, player), state.players[state.owner].tabas
    need = LEAVING if state.hyena == WAITING else WATER
    chases = chased(rules, state)
    return _told(
        "hyena-flee",
        days=days,
        tabas=tabas,
        need=need,
        enough=int(tabas >= need or state.hyena > rules.well),
        apart=apart,
        soon=_percent(within(days, 1)) if chases else "none",
        danger=_percent(taken(apart, days)) if chases else "none",
    )


def chased(rules: HyenaFields, state: State) -> bool:
    """Whether the hyena is behind the mother on her way back who is to move."""
    if state.due != "throw" or state.owner in (NOBODY, state.seat):
        return False
    player = state.players[state.seat]
    return player.at > rules.well and _behind(rules, state, player) > 0


def _behind(rules: HyenaFields, state: State, player: Player) -> int:
    """How many days a hyena that hunts is behind that mother, -1 if it has passed her, 0 if it does
    not hunt yet; in the village she is before it."""
    return _apart(rules, state, [player]) if player.at else 0


def _percent(chance: Fraction) -> int:
    return round(100 * chance)


def _mother_waits(rules: HyenaFields, seat: int, player: Player) -> tuple[Told, ...]:
    """What a mother waits for, or whether not every throw fits."""
    at, tabas, kept, _ = player
    missing = rules.well - at
    if at == WAITING:
        return (_told("hyena-first-taba", side=rules.sides[seat]),)
    if not missing:
        return (_told("hyena-washing", tabas=tabas, need=WASHING, points=kept),)
    if 0 < missing < _NEAR:
        enough = int(tabas >= missing)
        return (_told("hyena-near", days=missing, tabas=tabas, enough=enough),)
    return ()


def _on_the_way(rules: HyenaFields, state: State, player: Player) -> tuple[Told, ...]:
    """How far a mother has to go, whether she is ahead, and what her tabas are for."""
    race, gap = _race(state)
    if player.at > rules.well:
        days = rules.home - player.at
        scores = _reaching(days)
        return (_told("hyena-back", days=days, race=race, gap=gap, scores=scores),)
    enough = int(player.tabas >= WASHING)
    days, tabas = rules.well - player.at, player.tabas
    left = rules.home - max(other.at for other in state.players)
    if race == "behind" and left <= _LOOMS:
        race, gap = "near", left
    return (
        _told("hyena-way", days=days, tabas=tabas, need=WASHING, enough=enough, race=race, gap=gap),
    )


def _race(state: State) -> tuple[str, int]:
    """Whether of two mothers that of who is to act is ahead, and by how many days."""
    if len(state.players) != 2:
        return "none", 0
    own, other = (max(state.players[seat].at, 0) for seat in (state.seat, 1 - state.seat))
    return ("ahead" if own > other else "behind" if own < other else "level"), abs(own - other)


def _apart(rules: HyenaFields, state: State, mothers: Sequence[Player]) -> int:
    """How many days are between the hyena and the first of these mothers that it comes to."""
    if state.hyena <= rules.well:
        return 0
    first = hunted(rules, state, mothers)
    return -1 if first is None else day_of(state.hyena, rules.well) - day_of(first.at, rules.well)


def _reaching(days: int) -> str:
    """The throws that lead so far, or further; `none` where none does."""
    fits = [text for text, _ in CHIPS.odds() if text != "taba" and int(text) >= days]
    return any_of(fits)


def decided(rules: HyenaFields, state: State) -> bool:
    """Whether nothing changes any more, whatever is thrown (hyena 9, 11): the hyena has passed the
    last mother who is still on her way; or of many she comes last, be she eaten or not."""
    left = [player for player in state.players if not player.order]
    if len(left) != 1:
        return False
    out = left[0].at not in (WAITING, 0)
    passed = out and state.hyena > rules.well and _apart(rules, state, left) < 0
    return passed or len(state.players) > 2


def _hyena_waits(rules: HyenaFields, state: State, tabas: int) -> tuple[Told, ...]:
    """What the hyena waits for, or what it is about to do."""
    hyena = state.hyena
    if hyena == WAITING:
        return (_told("hyena-leaving", tabas=tabas, need=LEAVING),)
    if hyena == rules.well:
        return (_told("hyena-thirst", tabas=tabas, need=WATER),)
    apart, prey = _apart(rules, state, state.players), hunted(rules, state, state.players)
    return (
        _told(
            "hyena-hunts",
            back=int(hyena > rules.well),
            days=max(0, rules.well - hyena),
            tabas=tabas,
            need=WATER,
            enough=int(tabas >= WATER),
            apart=apart,
            left=days_home(rules, prey) if prey else 0,
            soon=_percent(within(apart, RUNS)) if apart > 0 else "none",
        ),
    )


def _price(rules: HyenaFields, hyena: int) -> int:
    """How many tabas the hyena waits for where it is, 0 where it does not (hyena 8, 9)."""
    return {WAITING: LEAVING, rules.well: WATER}.get(hyena, 0)
