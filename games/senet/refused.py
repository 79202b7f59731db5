"""Why what somebody may expect to be offered is not: the reason of every piece that cannot move.

Pieces with the same reason are told together: `from` are their houses, `to` those that the throw
would have led them to. All ids:

- `senet-no-move`: score, barred, scores   nothing can be played with this throw
- `senet-no-other`: score         one move alone is possible, and must be made
- `senet-no-forward`: score, barred, scores   no forward move, so a piece goes back
- `senet-no-drowning`: scores     while a piece drowns, no other moves; these throws save it
- `senet-no-bound`: from          the throw decides the piece there, and nothing else
- `senet-no-stays`: score         by this throw it stays in the water
- `senet-no-one`: no arguments    only a 1 begins
- `senet-no-must-off`: from       what can leave the board must
- `senet-no-banked`: scores       of the throws kept these move nothing
- `senet-no-own`, `senet-no-guarded`, `senet-no-safe`, `senet-no-barred`, `senet-no-peace`: from,
  to                              own pieces stand on `to`; enemies protected by their neighbours,
                                  on safe houses; only the enemy may rest; no attack backward
- `senet-no-single`: from         nobody enters the water while a piece is in it
- `senet-no-block`: from, houses  the pieces on `houses` cannot be jumped
- `senet-no-still`: from, scores  it never moves on, it leaves by these
- `senet-no-past`: from, score, scores   too far; it leaves by these
- `senet-no-beyond`: from, to     too far: `to` is the last house
- `senet-no-below`: from          too far back
- `senet-no-gate`: from           nobody passes 26
- `senet-no-fall`: from, score    it falls only for want of another forward move
- `senet-no-far`: from, to        it leaves only when all its side is on `to` or beyond
- `senet-no-enter`: scores        a piece in hand enters by these
- `senet-no-enter-taken`: to      the house where one would enter is taken
- `senet-no-rest`: from           other pieces, each for a reason of its own

What is told of pieces has `heads`, which way they do not go, one of :data:`HEADS`, and `movers`,
how many they are: one of :data:`HOW_MANY`; `held` says that of those on `to`. Houses ascend.
`barred` is what bars the way of all pieces, one of :data:`BARS`. What held of one position alone
has `tense`, one of :data:`games.core.TENSES`; what is a rule holds always.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from games.core import Told, any_of, in_tense
from games.senet.outcome import leaving_scores, listed, walking_scores
from games.senet.ruleset import SenetFields
from games.senet.state import BEAUTY, HAND, WATER, Action, Mask, State, houses_of
from games.senet.words import saving, scores_with

_ONTO = ("from", "to")
_THEY = ("from", "heads", "movers", "tense")
_LAND = ("from", "to", "heads", "movers")

HEADS: Final = ("none", "on", "back")
"""Which way pieces do not go, where they may go both: forward, or back; none where there is but one
way to go."""

HOW_MANY: Final = ("one", "two", "more")
"""How many pieces are spoken of: a language may have a form of its own for each."""

BARS: Final = (
    *("none", "guarded", "safe", "row", "taken", "pieces", "gate", "exit", "end", "mixed"),
)
"""What bars the way of all pieces: protected enemies, enemies on safe houses, a row that cannot be
jumped, pieces of both sides on the houses that the throw leads to, such pieces and rows; that 26
must be reached exactly, that what is beyond leaves by `scores` alone, these two; pieces in some
ways and such a throw for others; none where that is no short sentence. Own pieces alone never do:
nothing stands before the first of them."""

_ON_HOUSES: Final = frozenset({"own", "guarded", "safe", "peace"})
_OUT: Final = frozenset({"still", "past"})
_BARRING: Final[Sequence[tuple[str, frozenset[str]]]] = (
    ("guarded", frozenset({"guarded"})),
    ("safe", frozenset({"safe"})),
    ("row", frozenset({"block"})),
    ("taken", _ON_HOUSES),
    ("pieces", _ON_HOUSES | {"block"}),
    ("gate", frozenset({"gate"})),
    ("exit", _OUT),
    ("end", frozenset({"gate", *_OUT})),
    ("mixed", frozenset({"block", "gate", *_ON_HOUSES, *_OUT})),
)
"""What bars the way of pieces that have no other reasons than these: the first that fits."""

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "senet-no-move": ("score", "barred", "scores", "tense"),
    "senet-no-other": ("score", "tense"),
    "senet-no-forward": ("score", "barred", "scores", "tense"),
    "senet-no-drowning": ("scores", "tense"),
    "senet-no-bound": ("from", "tense"),
    "senet-no-stays": ("score",),
    "senet-no-one": (),
    "senet-no-must-off": ("from", "tense"),
    "senet-no-banked": ("scores", "tense"),
    "senet-no-own": (*_LAND, "held", "tense"),
    "senet-no-guarded": (*_LAND, "held", "tense"),
    "senet-no-safe": (*_LAND, "tense"),
    "senet-no-barred": (*_LAND, "tense"),
    "senet-no-peace": (*_LAND, "held", "tense"),
    "senet-no-single": _THEY,
    "senet-no-block": ("from", "houses", "heads", "movers", "tense"),
    "senet-no-still": ("from", "scores", "heads", "movers", "tense"),
    "senet-no-past": ("from", "score", "scores", "heads", "movers", "tense"),
    "senet-no-beyond": ("from", "to", "heads", "movers", "tense"),
    "senet-no-below": _THEY,
    "senet-no-gate": _THEY,
    "senet-no-fall": ("from", "score", "heads", "movers", "tense"),
    "senet-no-far": ("from", "to", "heads", "movers", "tense"),
    "senet-no-enter": ("scores",),
    "senet-no-enter-taken": ("to", "tense"),
    "senet-no-rest": ("from", "tense"),
}
"""Every reason, with its arguments."""

_SHARED: Final = frozenset({"senet-no-beyond", "senet-no-far"})
"""Reasons whose `to` is one for all pieces."""

_WHOLE: Final = frozenset({f"senet-no-{name}" for name in ("move", "other", "forward", "must-off")})
"""Reasons that hold for all pieces."""

_MOST: Final = 4
"""So many reasons of pieces are told; of more the last one names all that are left."""

_FEW: Final = 2
"""So many of them, where one looks back."""


def refused(rules: SenetFields, state: State, actions: tuple[Action, ...]) -> tuple[Told, ...]:
    """Why what is not among these actions, all that are offered, is not."""
    return in_tense(_reasons(rules, state, actions), "now", MESSAGES)


def _reasons(rules: SenetFields, state: State, actions: tuple[Action, ...]) -> Sequence[Told]:
    """Why what is not offered is not, whenever it is told."""
    mine = state.pieces[state.seat]
    if state.due == "start":
        return (Told("senet-no-drowning", (("scores", saving(rules)),)),)
    if state.needs_one and state.seat == 1:
        return (Told("senet-no-one"),)
    if mine & rules.lookups.bound:
        return _bound(rules, state, actions)
    if len(set(state.throws)) > 1:
        return _banked(state, actions)
    score = state.throws[0]
    each = list(_together(_each(rules, state, score, actions)))
    return (*_whole(rules, state, score, actions), *_folded(each, _MOST))


def only(rules: SenetFields, state: State, actions: tuple[Action, ...]) -> tuple[Told, ...]:
    """Why there is this action alone, for who looks back. That a piece drowns, is on trial, or
    waits to come in, the words of the pass say themselves."""
    if len(actions) > 1:
        return ()
    found = _reasons(rules, state, actions)
    told = found[0].message != "senet-no-move" or not state.pieces[state.seat]
    if actions[0].kind == "pass" and told:
        return ()
    whole = [told for told in found if told.message in _WHOLE]
    each = [told for told in found if told.message not in _WHOLE]
    return in_tense((*whole[-1:], *_folded(each, _FEW)), "was", MESSAGES)


def _folded(reasons: Sequence[Told], most: int) -> Sequence[Told]:
    """At most so many reasons: those of the most pieces, in their order, and one for all others."""
    if len(reasons) <= most:
        return reasons
    told = sorted(sorted(range(len(reasons)), key=lambda n: -len(_pieces(reasons[n])))[: most - 1])
    kept = [reasons[number] for number in told]
    known = {piece for each in kept for piece in _pieces(each)}
    rest = dict.fromkeys(p for each in reasons for p in _pieces(each) if p not in known)
    houses = sorted(int(piece) for piece in rest)
    return [*kept, Told("senet-no-rest", (("from", listed(tuple(houses))),))] if rest else kept


def _pieces(told: Told) -> list[str]:
    """The houses of the pieces that a reason is about; none for those in hand."""
    return str(dict(told.args).get("from", "")).split()


def _bound(rules: SenetFields, state: State, actions: tuple[Action, ...]) -> tuple[Told, ...]:
    """The throw is for one piece alone (senet 2.10, 6.6, 6.7)."""
    mine = state.pieces[state.seat] & rules.lookups.bound
    house = mine.bit_length() - 1
    if house not in rules.lookups.fates:
        return (Told("senet-no-drowning", (("scores", saving(rules)),)),)
    found = [Told("senet-no-bound", (("from", house),))]
    if actions[0].kind == "pass":
        found.append(Told("senet-no-stays", (("score", str(state.throws[0])),)))
    return tuple(found)


def _banked(state: State, actions: tuple[Action, ...]) -> tuple[Told, ...]:
    """Of several throws kept, those that move nothing (senet 3, `bank_throws`)."""
    used = {action.throw for action in actions}
    idle = [score for score in dict.fromkeys(state.throws) if score not in used]
    if not idle:
        return ()
    return (Told("senet-no-banked", (("scores", listed(tuple(idle))),)),)


def _whole(
    rules: SenetFields, state: State, score: int, actions: tuple[Action, ...]
) -> Iterator[Told]:
    """What holds for all pieces."""
    first, by = actions[0], (("score", str(score)),)
    if first.kind == "pass":
        yield Told("senet-no-move", (*by, *_barring(rules, state, score, on_alone=False)))
        return
    if len(actions) == 1:
        yield Told("senet-no-other", by)
    if rules.way.retreats and all(0 < action.target < action.source for action in actions):
        yield Told("senet-no-forward", (*by, *_barring(rules, state, score, on_alone=True)))
    if rules.must_bear_off and all(action.kind == "off" for action in actions):
        sources = tuple(action.source for action in actions)
        yield Told("senet-no-must-off", (("from", listed(sources)),))


def _barring(
    rules: SenetFields, state: State, score: int, *, on_alone: bool
) -> tuple[tuple[str, str], ...]:
    """What bars the way of all pieces, and by which throws they would leave if that is it."""
    barred = _barred(rules, state, score, on_alone=on_alone)
    houses = houses_of(state.pieces[state.seat]) if barred == "exit" else ()
    leaving = {each for house in houses for each in leaving_scores(rules, house)}
    return ("barred", barred), ("scores", any_of(sorted(leaving)))


def _barred(rules: SenetFields, state: State, score: int, *, on_alone: bool) -> str:
    """What bars the way of all pieces, forward alone or back, too: one of :data:`BARS`. That there
    are too few houses to go back bars no way that leads forward."""
    if state.hand[state.seat] or not rules.way.forward:
        return "none"
    found = set[str]()
    for house in houses_of(state.pieces[state.seat]):
        found |= {told.message for told in _forward(rules, state, house, score)}
        if rules.way.back or (rules.way.retreats and not on_alone):
            found |= {told.message for told in _backward(rules, state, house, score)}
    names = {message.removeprefix("senet-no-") for message in found} - {"below"}
    return next((bar for bar, reasons in _BARRING if names and names <= reasons), "none")


def _each(
    rules: SenetFields, state: State, score: int, actions: tuple[Action, ...]
) -> Iterator[Told]:
    """The reason of every piece that no action moves."""
    way = rules.way
    moved = {action.source for action in actions if action.kind != "pass"}
    forced_off = rules.must_bear_off and {action.kind for action in actions} == {"off"}
    retreating = way.retreats and all(
        action.kind == "pass" or 0 < action.target < action.source for action in actions
    )
    if forced_off:
        return
    if state.hand[state.seat] and HAND not in moved:
        yield _hand(rules, score)
    for house in houses_of(state.pieces[state.seat]):
        if house in moved:
            continue
        forward = list(_forward(rules, state, house, score)) if way.forward else []
        back = way.back or retreating
        backward = list(_backward(rules, state, house, score)) if back else []
        both = forward and backward
        yield from (_heading(told, "on" if both else "none") for told in forward)
        yield from (_heading(told, "back" if both else "none") for told in backward)


def _hand(rules: SenetFields, score: int) -> Told:
    """Why no piece enters."""
    house = rules.lookups.enters[score]
    if house:
        return Told("senet-no-enter-taken", (("to", house),))
    return Told("senet-no-enter", (("scores", scores_with(rules.lookups.enters)),))


def _forward(rules: SenetFields, state: State, house: int, score: int) -> Iterator[Told]:
    """Why a piece does not go forward by a score."""
    lookups, bit = rules.lookups, 1 << house
    if lookups.ways[score] & bit:
        yield from _landing(rules, state, house, house + score)
        return
    if lookups.stops[score] & bit:
        yield from _landing(rules, state, house, BEAUTY)
        return
    if lookups.leaves[score] & bit:
        first = (lookups.all_on & -lookups.all_on).bit_length() - 1
        yield Told("senet-no-far", (("from", house), ("to", first)))
        return
    leaving = listed(leaving_scores(rules, house))
    if leaving != "none" and not walking_scores(rules, house):
        yield Told("senet-no-still", (("from", house), ("scores", leaving)))
    elif lookups.falls[score] & bit:
        yield Told("senet-no-fall", (("from", house), ("score", str(score))))
    elif house + score <= rules.last:
        yield Told("senet-no-gate", (("from", house),))
    elif leaving != "none":
        yield Told("senet-no-past", (("from", house), ("score", str(score)), ("scores", leaving)))
    else:
        yield Told("senet-no-beyond", (("from", house), ("to", rules.last)))


def _backward(rules: SenetFields, state: State, house: int, score: int) -> Iterator[Told]:
    """Why a piece does not go back by a score; nothing for one that never goes back."""
    if rules.lookups.back[score] >> house & 1:
        yield from _landing(rules, state, house, house - score)
    elif house not in rules.still:
        yield Told("senet-no-below", (("from", house),))


def _landing(rules: SenetFields, state: State, house: int, target: int) -> Iterator[Told]:
    """Why a piece may not land on a house that the throw leads to."""
    lookups, seat, bit = rules.lookups, state.seat, 1 << target
    mine, theirs = state.pieces[seat], state.pieces[1 - seat]
    onto = (("from", house), ("to", target))
    run = _run(rules, state, house, target)
    water = 1 << WATER
    if mine & bit:
        yield Told("senet-no-own", onto)
    elif lookups.barred[seat] & bit:
        yield Told("senet-no-barred", onto)
    elif theirs & bit & lookups.safe:
        yield Told("senet-no-safe", onto)
    elif theirs & bit & rules.protection(theirs):
        yield Told("senet-no-guarded", onto)
    elif theirs & bit and target < house and not rules.retreat_attack:
        yield Told("senet-no-peace", onto)
    elif run:
        yield Told("senet-no-block", (("from", house), ("houses", listed(houses_of(run)))))
    elif rules.water_single and theirs & water and (target == WATER or theirs & bit):
        yield Told("senet-no-single", (("from", house),))


def _run(rules: SenetFields, state: State, source: int, target: int) -> Mask:
    """The first pieces on the way that cannot be jumped (senet 3, 6.4); 0 if there are none."""
    if not rules.block:
        return 0
    pieces = state.pieces[1 - state.seat]
    if rules.block_by == "any":
        pieces |= state.pieces[state.seat]
    run = 0
    for house in range(min(source, target) + 1, max(source, target) + 1):
        inside = house < max(source, target)
        if inside and pieces >> house & 1:
            run |= 1 << house
        elif run.bit_count() >= rules.block:
            return run
        else:
            run = 0
    return 0


def _together(reasons: Iterator[Told]) -> Iterator[Told]:
    """One telling for all pieces with the same reason, and of those that may go both ways for the
    same way: first those that go forward not, then those that go not back."""
    found: dict[tuple[object, ...], list[Told]] = {}
    for told in reasons:
        mixed = () if told.message in _SHARED else _ONTO
        key = tuple(arg for arg in told.args if arg[0] not in ("from", *mixed))
        found.setdefault((told.message, key), []).append(told)
    for group in sorted(found.values(), key=lambda each: _heads(each[0]) == "back"):
        told = group[0]
        for name in dict.fromkeys(("from", *(() if told.message in _SHARED else _ONTO))):
            values = {str(dict(each.args).get(name)) for each in group}
            told = told.given(
                name, " ".join(sorted(values, key=lambda each: (_number(each), each)))
            )
        yield _counted(told)


def _heading(told: Told, heads: str) -> Told:
    """A reason that says, too, which way a piece does not go."""
    return Told(told.message, (*told.args, ("heads", heads)))


def _heads(told: Told) -> object:
    """Which way the pieces of a reason do not go."""
    return dict(told.args).get("heads", "none")


def _number(house: str) -> int:
    """A house's number; of what is none nought."""
    return int(house) if house.isdecimal() else 0


def _counted(told: Told) -> Told:
    """A reason that says, too, how many pieces it is about."""
    args, wanted = dict(told.args), MESSAGES[told.message]
    counted = (("movers", "from"), ("held", "to"))
    more = ((name, _how_many(str(args[of]))) for name, of in counted if name in wanted)
    return Told(told.message, (*told.args, *more))


def _how_many(houses: str) -> str:
    """So many houses as one of :data:`HOW_MANY`."""
    return HOW_MANY[min(len(houses.split()), len(HOW_MANY)) - 1]
