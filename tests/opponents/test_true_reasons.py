"""No reason is given that is not true: each is checked by playing what may follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from games.catalogue import CATALOGUE, rule_set
from games.core import Choose, Over, Throw
from games.hyena.state import PAY
from games.seega.state import NOWHERE, names
from opponents import OPPONENTS
from opponents.characters import Evaluating
from opponents.reasons import EQUAL, MESSAGES, reason, what_holds, why_best, why_better

Seen = tuple[Any, Any, Any, tuple[Any, ...], Mapping[str, Any]]
"""Rules, state, action, all that was offered, the reason's arguments."""


def losing(rules: Any, state: Any, seat: int) -> tuple[Fraction, int]:
    """How likely a throw of the other side's is that can cost the seat a place it stands on, and
    all places that it can cost: each throw and each answer is played."""
    if rules.turn(state).__class__ is Over:
        return Fraction(0), 0
    fresh = {"throws": (), "owed": 0, "needs_one": False, "score": 0}
    own = {name: value for name, value in fresh.items() if name in state._fields}
    handed = state._replace(seat=1 - seat, due="throw", **own)
    chance, places = Fraction(0), 0
    for outcome, odds in rules.turn(handed).odds:
        then = rules.apply(handed, outcome)
        turn = rules.turn(then)
        answers = turn.actions if isinstance(turn, Choose) and turn.seat != seat else ()
        cost = 0
        for answer in answers:
            cost |= state.pieces[seat] & ~rules.apply(then, answer).pieces[seat]
        chance += odds if cost else 0
        places |= cost
    return chance, places


def far(rules: Any, state: Any, seat: int) -> int:
    """How many houses a side has walked."""
    mask = state.pieces[seat]
    walked = [
        house if rules.way.forward else 31 - house for house in range(1, 31) if mask >> house & 1
    ]
    return sum(walked) + 31 * int(state.off[seat])


def numbers(args: Mapping[str, Any], name: str) -> list[int]:
    return [int(each) for each in str(args[name]).replace("|", " ").split()]


def afters(seen: Seen) -> tuple[Any, Any, list[Any]]:
    rules, state, action, offered, _ = seen
    return state.seat, rules.apply(state, action), [rules.apply(state, each) for each in offered]


def home(seen: Seen) -> bool:
    rules, state, _, _, _ = seen
    seat, after, _ = afters(seen)
    homes = rules.lookups.first[seat]
    came = (after.pieces[seat] & homes).bit_count() - (state.pieces[seat] & homes).bit_count()
    return bool(came > 0)


def protects(seen: Seen) -> bool:
    rules, _, _, _, args = seen
    seat, after, _ = afters(seen)
    mask = sum(1 << house for house in numbers(args, "houses"))
    return (
        bool(mask) and not mask & ~after.pieces[seat] and not mask & losing(rules, after, seat)[1]
    )


def coming(rules: Any, state: Any, seat: int) -> int:
    """Where the other side could land by a throw, or by the one after it, if neighbours protected
    nothing: each throw and each answer is played."""
    bare = replace(rules, protection=lambda _: 0)
    found = losing(bare, state, seat)[1]
    handed = state._replace(seat=1 - seat, due="throw", throws=(), owed=0, skip=0, needs_one=False)
    for outcome, _ in bare.turn(handed).odds:
        then = bare.apply(handed, outcome)
        turn = bare.turn(then)
        for answer in turn.actions if isinstance(turn, Choose) else ():
            after = bare.apply(then, answer)
            found |= state.pieces[seat] & losing(bare, after, seat)[1]
    return int(found)


def pairs(seen: Seen) -> bool:
    rules, _, _, _, args = seen
    seat, after, _ = afters(seen)
    mask = sum(1 << house for house in numbers(args, "houses"))
    return protects(seen) and not mask & ~coming(rules, after, seat)


def keeps(seen: Seen) -> bool:
    rules, state, _, _, args = seen
    houses = numbers(args, "houses")
    there = all(state.pieces[state.seat] >> house & 1 for house in houses)
    mask = sum(1 << house for house in houses)
    return protects(seen) and there and not mask & ~coming(rules, state, state.seat)


def flees(seen: Seen) -> bool:
    rules, state, action, _, args = seen
    seat, after, _ = afters(seen)
    was = losing(rules, state, seat)[1] >> args["from"] & 1
    return bool(was) and not losing(rules, after, seat)[1] >> action.target & 1


def risk(seen: Seen) -> bool:
    rules, _, _, _, args = seen
    seat, after, others = afters(seen)
    mine = losing(rules, after, seat)[0]
    least = min(losing(rules, other, seat)[0] for other in others)
    return mine == least == Fraction(args["num"], args["den"]) > 0


def ready(seen: Seen) -> bool:
    rules, _, action, _, args = seen
    seat, after, _ = afters(seen)
    handed = after._replace(seat=seat, due="throw", throws=(), owed=0, skip=0, needs_one=False)
    leaving = []
    for outcome, _ in rules.turn(handed).odds:
        turn = rules.turn(rules.apply(handed, outcome))
        if isinstance(turn, Choose) and turn.seat == seat:
            wanted = ("off", action.target)
            leaving += [outcome.throw] * any((a.kind, a.source) == wanted for a in turn.actions)
    return sorted(set(leaving)) == numbers(args, "scores")


def dry(seen: Seen) -> bool:
    _, _, action, offered, _ = seen
    fallen = [a for a in offered if a.kind == "move" and a.target == 27]
    return action not in fallen and bool(fallen)


def net(seen: Seen) -> bool:
    seat, after, others = afters(seen)
    return not after.skip >> seat & 1 and any(other.skip >> seat & 1 for other in others)


def end(*, first: bool) -> Callable[[Seen], bool]:
    def holds(seen: Seen) -> bool:
        rules, state, action, _, _ = seen
        houses = [house for house in range(31) if state.pieces[state.seat] >> house & 1]
        far_end = max(houses) if first == rules.way.forward else min(houses)
        return bool(action.source == far_end and afters(seen)[1].due != "over")

    return holds


def square_end(which: Callable[[list[int]], int]) -> Callable[[Seen], bool]:
    def holds(seen: Seen) -> bool:
        _, state, action, _, _ = seen
        mask = state.pieces[state.seat]
        return bool(
            action.source == which([square for square in range(1, 17) if mask >> square & 1])
        )

    return holds


def answers(rules: Any, state: Any, seat: int) -> list[int]:
    """What each move of the other side's would take of a side's stones."""
    handed = state._replace(seat=1 - seat, due="move", stone=NOWHERE)
    turn = rules.turn(handed)
    return [action.taken for action in turn.actions] if isinstance(turn, Choose) else []


def union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def most(masks: list[int]) -> int:
    return max((mask.bit_count() for mask in masks), default=0)


def free(seen: Seen) -> bool:
    rules, _, action, _, _ = seen
    seat, after, _ = afters(seen)
    return bool(action.taken) and not union(answers(rules, after, seat))


def trade(seen: Seen) -> bool:
    rules, _, action, _, args = seen
    seat, after, _ = afters(seen)
    return (args["taken"], args["lost"]) == (
        action.taken.bit_count(),
        most(answers(rules, after, seat)),
    )


def spared(seen: Seen) -> bool:
    rules, state, _, _, args = seen
    seat, after, _ = afters(seen)
    was, now = (union(answers(rules, each, seat)) for each in (state, after))
    named = set(args["squares"].split())
    return bool(named) and named == set(names(was & ~now & after.stones[seat]))


def saved_stone(seen: Seen) -> bool:
    rules, state, action, _, args = seen
    seat, after, _ = afters(seen)
    was, now = (union(answers(rules, each, seat)) for each in (state, after))
    in_danger = bool(was >> action.source & 1) and not now >> action.target & 1
    return in_danger and names(1 << action.source) == (args["from"],)


def least(seen: Seen) -> bool:
    rules, _, _, _, args = seen
    seat, after, others = afters(seen)
    lost = min(most(answers(rules, other, seat)) for other in others)
    return bool(most(answers(rules, after, seat)) == lost == args["lost"])


def threat(seen: Seen) -> bool:
    rules, state, _, _, args = seen
    seat, after, _ = afters(seen)
    was, now = (union(answers(rules, each, 1 - seat)) for each in (state, after))
    return set(args["squares"].split()) == set(names(now & ~was))


def shut(seen: Seen) -> bool:
    rules, _, _, _, _ = seen
    seat, after, _ = afters(seen)
    handed = after._replace(seat=1 - seat, due="move", stone=NOWHERE)
    return {action.kind for action in rules.turn(handed).actions} == {"pass"}


def tabas(seen: Seen) -> bool:
    rules, state, _, _, args = seen
    paid = rules.apply(state, PAY).players[state.seat]
    return (paid.tabas, 4) == (args["tabas"], args["need"]) and paid.at == rules.well


def safer(seen: Seen) -> bool:
    rules, state, _, offered, args = seen
    shares = [losing(rules, rules.apply(state, each), state.seat)[0] for each in offered]
    told = [Fraction(args[name], args["den"]) for name in ("num", "other")]
    return shares == told and shares[0] < shares[1]


def fewer(seen: Seen) -> bool:
    rules, state, _, offered, args = seen
    after = [rules.apply(state, each) for each in offered]
    counts = [losing(rules, each, state.seat)[1].bit_count() for each in after]
    return counts == [args["count"], args["other"]] and counts[0] < counts[1]


def after_a_throw(rules: Any, state: Any, seat: int) -> list[tuple[set[str], Fraction]]:
    """What a side may do by each throw, were it its turn, and how likely that is."""
    fresh = {"throws": (), "owed": 0, "skip": 0, "needs_one": False, "score": 0}
    own = {name: value for name, value in fresh.items() if name in state._fields}
    handed = state._replace(seat=seat, due="throw", **own)
    found = []
    for outcome, odds in rules.turn(handed).odds:
        turn = rules.turn(rules.apply(handed, outcome))
        mine = isinstance(turn, Choose) and turn.seat == seat
        found.append(({each.kind for each in turn.actions} if mine else set(), odds))
    return found


def next_throws(*, of_the_enemy: bool, offs: bool) -> Callable[[Seen], bool]:
    """How likely a next throw brings a piece off, or moves nothing: beside the other action."""

    def holds(seen: Seen) -> bool:
        rules, state, _, offered, args = seen
        seat = 1 - state.seat if of_the_enemy else state.seat
        shares = []
        for each in offered:
            after = rules.apply(state, each)
            assert not of_the_enemy or after.seat == seat
            throws = after_a_throw(rules, after, seat)
            kinds = [odds for can, odds in throws if ("off" in can if offs else can <= {"pass"})]
            shares.append(sum(kinds, Fraction(0)))
        told = [Fraction(args[name], args["den"]) for name in ("num", "other")]
        more = offs or of_the_enemy
        return shares == told and (shares[0] > shares[1] if more else shares[0] < shares[1])

    return holds


def fewer_stones(seen: Seen) -> bool:
    rules, state, _, offered, args = seen
    counts = [most(answers(rules, rules.apply(state, each), state.seat)) for each in offered]
    return counts == [args["lost"], args["other"]] and counts[0] < counts[1]


def more(seen: Seen) -> bool:
    taken = [each.taken.bit_count() for each in seen[3]]
    return taken == [seen[4]["taken"], seen[4]["other"]] and taken[0] > taken[1]


def dropped(seen: Seen) -> bool:
    """An enemy's piece goes off the house that is landed on: to the water, or where that has it."""
    rules, state, action, _, args = seen
    enemy, after = 1 - state.seat, rules.apply(state, action)
    gone = state.pieces[enemy] & ~after.pieces[enemy]
    there = after.hand[enemy] > state.hand[enemy]
    if args["water"] == "wash":
        there = bool(after.pieces[enemy] >> args["goes"] & 1)
    elif args["water"] in ("drown", "trial"):
        there = bool((after.pieces[enemy] | state.pieces[enemy]) >> 27 & 1)
    return bool(gone >> action.target & 1) and there


def waits(seen: Seen) -> bool:
    """A rescue would end the turn as well, with the piece there."""
    rules, state, action, _, args = seen
    turn = rules.turn(state)
    assert isinstance(turn, Choose)
    saved = rules.apply(state, next(each for each in turn.actions if each.kind == "rescue"))
    there = saved.pieces[state.seat] & ~state.pieces[state.seat]
    over = saved.seat != state.seat or saved.due in ("start", "over")
    return action.kind == "take" and there == 1 << args["to"] and over


TRUE: Mapping[str, Callable[[Seen], bool]] = {
    "senet-why-off": lambda s: bool(afters(s)[1].off[s[1].seat] > s[1].off[s[1].seat]),
    "senet-why-home": home,
    "senet-why-rescue": lambda s: s[2].kind == "rescue",
    "senet-why-wait": waits,
    "senet-why-strike": lambda s: (
        far(s[0], afters(s)[1], 1 - s[1].seat) < far(s[0], s[1], 1 - s[1].seat)
    ),
    "senet-why-hit": lambda s: bool(afters(s)[1].hand[1 - s[1].seat] > s[1].hand[1 - s[1].seat]),
    "senet-why-drop": dropped,
    "senet-why-pair": pairs,
    "senet-why-keeps": keeps,
    "senet-why-flees": flees,
    "senet-why-reach": lambda s: not losing(s[0], afters(s)[1], s[1].seat)[1],
    "senet-why-risk": risk,
    "senet-why-ready": ready,
    "senet-why-again": lambda s: (
        s[0].turn(afters(s)[1]).__class__ is Throw and afters(s)[1].seat == s[1].seat
    ),
    "senet-why-dry": dry,
    "senet-why-net": net,
    "senet-why-ahead": end(first=True),
    "senet-why-rear": end(first=False),
    "senet-why-enter": lambda s: bool(afters(s)[1].hand[s[1].seat] < s[1].hand[s[1].seat]),
    "senet-why-safer": safer,
    "senet-why-fewer": fewer,
    "senet-why-leaves": next_throws(of_the_enemy=False, offs=True),
    "senet-why-freer": next_throws(of_the_enemy=False, offs=False),
    "senet-why-blocks": next_throws(of_the_enemy=True, offs=False),
    "seega-why-free": free,
    "seega-why-trade": trade,
    "seega-why-most": lambda s: s[2].taken.bit_count() == most([a.taken for a in s[3]]) > 0,
    "seega-why-on": lambda s: afters(s)[1].seat == s[1].seat and afters(s)[1].due == "chain",
    "seega-why-shut": shut,
    "seega-why-flees": saved_stone,
    "seega-why-guards": spared,
    "seega-why-nothing": lambda s: not union(answers(s[0], afters(s)[1], s[1].seat)),
    "seega-why-least": least,
    "seega-why-threat": threat,
    "seega-why-more": more,
    "seega-why-fewer": fewer_stones,
    "aseb-why-off": lambda s: bool(afters(s)[1].off[s[1].seat] > s[1].off[s[1].seat]),
    "aseb-why-strike": lambda s: bool(afters(s)[1].hand[1 - s[1].seat] > s[1].hand[1 - s[1].seat]),
    "aseb-why-again": lambda s: (
        s[0].turn(afters(s)[1]).__class__ is Throw and afters(s)[1].seat == s[1].seat
    ),
    "aseb-why-flees": flees,
    "aseb-why-reach": lambda s: not losing(s[0], afters(s)[1], s[1].seat)[1],
    "aseb-why-risk": risk,
    "aseb-why-ahead": square_end(max),
    "aseb-why-rear": square_end(min),
    "aseb-why-enter": lambda s: bool(afters(s)[1].hand[s[1].seat] < s[1].hand[s[1].seat]),
    "aseb-why-safer": safer,
    "aseb-why-fewer": fewer,
    "aseb-why-leaves": next_throws(of_the_enemy=False, offs=True),
    "aseb-why-freer": next_throws(of_the_enemy=False, offs=False),
    "aseb-why-blocks": next_throws(of_the_enemy=True, offs=False),
    "hyena-why-wash": lambda s: s[0].apply(s[1], PAY).players[s[1].seat].at > s[0].well,
    "hyena-why-pay": lambda s: (
        s[2] == PAY and s[0].apply(s[1], PAY).players[s[1].seat].at == s[0].well
    ),
    "hyena-why-now": lambda s: (
        s[2] == PAY and s[0].apply(s[1], PAY).players[s[1].seat].at >= s[0].well
    ),
    "hyena-why-keep": lambda s: s[2] != PAY and tabas(s),
}
"""Each reason as the rules tell it, by playing what may follow."""


def cast(game: str) -> list[str]:
    """Who plays the game and says why."""
    return [name for name in ("modest", "greedy", "golden") if OPPONENTS[name].plays(game)]


def games(rules: Any, seeds: range, most: int = 250) -> Iterator[tuple[Any, Any, str]]:
    """Positions with a choice, what a character chose there, and which; half the choices are any,
    so that positions come that good players avoid."""
    players = cast(rules.game)
    for seed in seeds:
        rng = Random(f"{rules.id} {seed}")
        state = rules.start(rules.seats[0])
        for _ in range(most):
            turn = rules.turn(state)
            if isinstance(turn, Over):
                break
            if isinstance(turn, Choose):
                name = rng.choice(players)
                action = OPPONENTS[name].choose(rules, state, rng)
                if rng.random() < 0.5:
                    action = rng.choice(turn.actions)
                yield state, action, rng.choice((name, "djehuty"))
            else:
                action = rng.choice([outcome for outcome, _ in turn.odds])
            state = rules.apply(state, action)


VARIED = (
    *(rules for rules in CATALOGUE if cast(rules.game)),
    rule_set("thibault", {"netting": "on"}),
    rule_set("siga", {"size": "7"}),
    rule_set("sidja", {"leaps": "all"}),
    rule_set("hyena", {"holes": "20"}),
)


@pytest.mark.parametrize("rules", VARIED, ids=lambda rules: f"{rules.id}{dict(rules.switches())}")
def test_every_reason_that_is_given_is_true(rules: Any) -> None:
    given: Counter[str] = Counter()
    for state, action, character in games(rules, range(24 if rules.game == "hyena" else 4)):
        found = reason(rules, state, action, character)
        if found is None:
            continue
        given[found.message] += 1
        assert tuple(name for name, _ in found.args) == MESSAGES[found.message]
        again = rules.load(rules.dump(state))
        assert reason(rules, again, action, character) == found, "the same after a restart"
        turn = rules.turn(state)
        if found.message == EQUAL:
            assert as_good(rules, state, action, character) > 1
            continue
        seen = (rules, state, action, turn.actions, dict(found.args))
        assert TRUE[found.message](seen), (rules.dump(state), rules.write(action), found)
    assert len(given) > 2, "there is something to check"


@pytest.mark.parametrize("rules", VARIED, ids=lambda rules: f"{rules.id}{dict(rules.switches())}")
def test_what_speaks_for_one_action_beside_another_is_true_and_of_the_one_alone(rules: Any) -> None:
    given: Counter[str] = Counter()
    rng = Random(rules.id)
    for state, better, _ in games(rules, range(24 if rules.game == "hyena" else 2)):
        offered = rules.turn(state).actions
        if len(offered) < 2:
            continue
        other = rng.choice([each for each in offered if each != better])
        found = why_better(rules, state, better, other)
        if found is None:
            continue
        given[found.message] += 1
        assert tuple(name for name, _ in found.args) == MESSAGES[found.message]
        seen = (rules, state, better, (better, other), dict(found.args))
        assert TRUE[found.message](seen), (rules.dump(state), rules.write(better), found)
        assert why_better(rules, state, other, better) != found
    assert len(given) > (1 if rules.game == "hyena" else 4), "there is something to check"


@pytest.mark.parametrize("rules", VARIED, ids=lambda rules: f"{rules.id}{dict(rules.switches())}")
def test_what_speaks_for_an_action_is_what_djehuty_would_say_and_never_that_others_are_as_good(
    rules: Any,
) -> None:
    given: Counter[str] = Counter()
    for state, best, _ in games(rules, range(24 if rules.game == "hyena" else 2)):
        found = why_best(rules, state, best)
        if found is not None:
            given[found.message] += 1
            assert found == reason(rules, state, best, "djehuty")
    assert given, "there is something to check"
    assert EQUAL not in given


@pytest.mark.parametrize("case", ["sidja", "siga"])
def test_where_nothing_speaks_for_a_move_of_seega_alone_what_is_said_of_it_is_true(
    case: str,
) -> None:
    given: Counter[str] = Counter()
    rules: Any = rule_set(case)
    for state, _, _ in games(rules, range(3)):
        offered = rules.turn(state).actions
        if state.due == "place" or len(offered) < 2 or why_best(rules, state, offered[0]):
            continue
        found = what_holds(rules, state, offered[0])
        if found is None:
            continue
        told, of_all = found
        given[told.message] += 1
        for action in offered if of_all else offered[:1]:
            seen = (rules, state, action, offered, dict(told.args))
            assert TRUE[told.message](seen), (rules.dump(state), rules.write(action), found)
    assert given, "there is something to check"


def as_good(rules: Any, state: Any, action: Any, character: str) -> int:
    """How many actions lead to a position that the character holds as good."""
    player = OPPONENTS[character]
    assert isinstance(player, Evaluating)
    value = player.evaluators[rules.game]
    worths = {
        each: value(rules, rules.apply(state, each), state.seat)
        for each in rules.turn(state).actions
        if not isinstance(rules.turn(rules.apply(state, each)), Over)
    }
    return list(worths.values()).count(worths[action])


def test_every_reason_has_its_check() -> None:
    assert TRUE.keys() == MESSAGES.keys() - {EQUAL}
