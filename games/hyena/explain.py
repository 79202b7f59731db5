"""What a beginner asks in a position of Hyena, as message ids, for the text files.

All ids and their arguments:

- `hyena-goal`: days                  the race; `days` to the well
- `hyena-goal-flee`: no arguments     the race is won by another, and the hyena is loose
- `hyena-goal-hunt`: no arguments     one's own hyena is loose

what paying, or keeping the tabas, would bring, behind the words of its button (`tabas` are those on
the account then, `need` those that are needed there, `last` 1 if the turn ends then; `scores` the
throws that lead to the well next, `none` where none does, and how likely they are, `num` in `den`):

- `hyena-does-pay`: tabas, need, last
- `hyena-does-pay-wash`: tabas, last          the washing is paid, too
- `hyena-does-keep`: scores, num, den, coin, wash, last    `coin` 1 where a throw leads to the last
  day, which is paid at once; `wash` 1 where she has washed then, whichever of them it is

why what one may expect does not happen:

- `hyena-no-part`: days                only all missing days can be paid
- `hyena-no-leave`: no arguments       she waits for the first taba
- `hyena-no-pay`: days, tabas          too few tabas to pay the missing days
- `hyena-no-pay-yet`: no arguments     they can be paid after the next throw
- `hyena-no-washing`: tabas, need      at the well
- `hyena-no-hunt`: tabas, need         till the hyena leaves the village
- `hyena-no-thirst`: tabas, need       till it drinks

what a throw may bring, `num` in `den`: `hyena-odds-<chance>` with scores (`2|6`, `taba`, both as
`taba-2-6`), num, den. :data:`CHANCES` are the chances: of one position they exclude each other, so
that they sum up to 1 at most. That a 2 ends the turn has no chance of its own, `also` 1, where it
is said what else a 2 brings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Final

from games.core import Args, Explained, Told, any_of
from games.hyena.effects import eaten_by, kept, played
from games.hyena.ruleset import CHIPS, HyenaFields
from games.hyena.state import (
    CHOICES,
    ENDS,
    LEAVING,
    NOBODY,
    WAITING,
    WASHING,
    WATER,
    Action,
    State,
)

CHANCES: Final = (
    *("first", "home", "eat", "over", "free", "well", "wash"),
    *("leaves", "thirst", "drink", "pay", "coin", "kept", "lost", "turn"),
)
"""What matters about a throw: she is home first, or home; the hyena eats, or is home; she may go,
comes to the well, washes; the hyena may leave, comes to the well, drinks; the missing days may be
paid; one of the tabas that are waited for; the throw is kept, or lost; the turn ends."""

_CHANCE = ("scores", "num", "den")

MESSAGES: Final[dict[str, tuple[str, ...]]] = {
    "hyena-goal": ("days",),
    "hyena-goal-flee": (),
    "hyena-goal-hunt": (),
    "hyena-does-pay": ("tabas", "need", "last"),
    "hyena-does-pay-wash": ("tabas", "last"),
    "hyena-does-keep": (*_CHANCE, "coin", "wash", "last"),
    "hyena-no-part": ("days",),
    "hyena-no-leave": (),
    "hyena-no-pay": ("days", "tabas"),
    "hyena-no-pay-yet": (),
    "hyena-no-washing": ("tabas", "need"),
    "hyena-no-hunt": ("tabas", "need"),
    "hyena-no-thirst": ("tabas", "need"),
    **{f"hyena-odds-{name}": _CHANCE for name in CHANCES},
    "hyena-odds-turn": (*_CHANCE, "also"),
}
"""Every message that explains a position of Hyena, with its arguments."""

_NEAR: Final = 6
"""So many days before the well somebody may think of paying (hyena 5)."""


def explain(rules: HyenaFields, state: State) -> Explained:
    """What somebody who does not know the game asks in a position."""
    goal = _goal(rules, state)
    if state.due == "over":
        return Explained(goal)
    if state.due == "throw":
        waits, odds = partial(_waits, rules, state), partial(_odds, rules, state)
        return Explained(goal, tell_refused=waits, tell_odds=odds)
    days = rules.well - state.players[state.seat].at
    return Explained(
        goal,
        tell_offered=lambda: [_bring(rules, state, action) for action in CHOICES],
        tell_refused=lambda: (Told("hyena-no-part", (("days", days),)),) if days > 1 else (),
    )


def _goal(rules: HyenaFields, state: State) -> Told:
    """What wins, or what is left to be done (hyena 8-11)."""
    if state.owner == NOBODY or state.due == "over":
        return Told("hyena-goal", (("days", rules.well),))
    return Told("hyena-goal-hunt" if state.seat == state.owner else "hyena-goal-flee")


def _bring(rules: HyenaFields, state: State, action: Action) -> Told:
    """What paying or keeping would bring (hyena 5, 6)."""
    seat, well = state.seat, rules.well
    last = ("last", int(state.due == "pay:2"))
    if action.kind == "keep":
        return Told("hyena-does-keep", (*_fitting(rules, state), last))
    now = played(rules, state, action).players[seat]
    tabas = ("tabas", now.tabas)
    if now.at != well:
        return Told("hyena-does-pay-wash", (tabas, last))
    return Told("hyena-does-pay", (tabas, ("need", WASHING), last))


def _waits(rules: HyenaFields, state: State) -> Iterator[Told]:
    """What somebody waits for before a throw (hyena 3, 5, 6, 8, 9)."""
    at, tabas, _, _ = state.players[state.seat]
    days = rules.well - at
    if state.seat == state.owner:
        if state.hyena == WAITING:
            yield Told("hyena-no-hunt", (("tabas", tabas), ("need", LEAVING)))
        elif state.hyena == rules.well:
            yield Told("hyena-no-thirst", (("tabas", tabas), ("need", WATER)))
    elif at == WAITING:
        yield Told("hyena-no-leave")
    elif not days:
        yield Told("hyena-no-washing", (("tabas", tabas), ("need", WASHING)))
    elif 0 < days <= tabas:
        yield Told("hyena-no-pay-yet")
    elif 0 < days <= _NEAR:
        yield Told("hyena-no-pay", (("days", days), ("tabas", tabas)))


def _odds(rules: HyenaFields, state: State) -> Iterator[Told]:
    """What a throw may bring, with its chance (hyena 2)."""
    found: dict[str, list[str]] = {}
    for text, _ in CHIPS.odds():
        score = 0 if text == "taba" else int(text)
        for name in _brings(rules, state, Action("throw", score)):
            found.setdefault(name, []).append(text)
    told = {text for name, texts in found.items() if name != "turn" for text in texts}
    for name in CHANCES:
        if texts := found.get(name):
            args = (("scores", _throws(texts)), *_chance(texts))
            also = (("also", int(told.issuperset(texts))),) if name == "turn" else ()
            yield Told(f"hyena-odds-{name}", (*args, *also))


def _throws(texts: Sequence[str]) -> str:
    """Some throws in a word: `2|6`, `taba`, or `taba-2-6`."""
    numbers = [text for text in texts if text != "taba"]
    if len(numbers) == len(texts):
        return any_of(numbers)
    return "-".join(("taba", *numbers))


def _chance(texts: Sequence[str]) -> Args:
    """How likely one of these throws is."""
    chance = sum((each for text, each in CHIPS.odds() if text in texts), Fraction(0))
    return ("num", chance.numerator), ("den", chance.denominator)


def _fitting(rules: HyenaFields, state: State) -> Args:
    """The throws that lead to the well next if the tabas are kept, and how likely one is (hyena 5).
    The last day is paid by a taba."""
    before = kept(state)
    mother = before.players[state.seat]
    own = State(before.players, before.owner, before.hyena, state.seat)
    after = {
        text: played(rules, own, Action("throw", 0 if text == "taba" else int(text)))
        for text, _ in CHIPS.odds()
    }
    fits = [text for text, then in after.items() if then.players[state.seat].at >= rules.well]
    pays = any(mother.at + int(text) < rules.well for text in fits if text != "taba")
    washes = bool(fits) and all(after[text].players[state.seat].at > rules.well for text in fits)
    paid = ("coin", int(pays)), ("wash", int(washes))
    return ("scores", any_of(fits)), *_chance(fits), *paid


def _brings(rules: HyenaFields, state: State, action: Action) -> Iterator[str]:
    """What matters about an outcome: some of :data:`CHANCES`."""
    after = played(rules, state, action)
    if state.seat == state.owner:
        yield from _hunting(rules, state, action, after)
    else:
        yield from _walking(rules, state, action, after)
    if action.score == ENDS and after.due != "over":
        yield "turn"


def _hunting(rules: HyenaFields, state: State, action: Action, after: State) -> Iterator[str]:
    """What an outcome is to the hyena's player (hyena 8, 9)."""
    well = rules.well
    if eaten_by(rules, state, action):
        yield "eat"
    elif after.hyena == rules.home:
        yield "over"
    elif state.hyena == WAITING:
        if action.score:
            yield "lost"
        else:
            yield "leaves" if after.hyena == 0 else "coin"
    elif after.hyena > well >= state.hyena:
        yield "drink"
    elif state.hyena == well:
        yield "lost" if action.score else "coin"
    elif after.hyena == well:
        yield "thirst"


def _walking(rules: HyenaFields, state: State, action: Action, after: State) -> Iterator[str]:
    """What an outcome is to a mother (hyena 3-8)."""
    well, seat = rules.well, state.seat
    player, now = state.players[seat], after.players[seat]
    pays = after.due in ("pay", "pay:2")
    if now.at == rules.home:
        yield "first" if state.owner == NOBODY else "home"
    elif player.at == WAITING:
        yield "lost" if action.score else "free"
    elif player.at <= well < now.at:
        yield "wash"
    elif player.at == well:
        yield "kept" if action.score else "coin"
    elif now.at == well:
        yield "well"
    elif pays:
        yield "pay"
    elif action.score and now.at == player.at:
        yield "lost"
