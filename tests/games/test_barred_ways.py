"""What is said to bar the way of all pieces does: reckoned anew from where they stand."""

from __future__ import annotations

from collections.abc import Mapping

from games.aseb.explain import BARS
from games.aseb.sets.aseb import ASEB
from games.aseb.state import HAND, LAST, ROSETTES, squares_of
from games.aseb.state import State as Aseb
from games.core import Told
from games.senet.outcome import leaving_scores
from games.senet.rules import Senet
from games.senet.state import BEAUTY, State, houses_of
from tests.contract.play import random_game, seeded
from tests.games.every import each_senet


def barred(told: tuple[Told, ...]) -> tuple[str, bool]:
    """What bars the way, and whether forward alone; `none` where nothing is said."""
    for each in told:
        if "barred" in (args := dict(each.args)):
            return str(args["barred"]), each.message.endswith("-no-forward")
    return "none", False


def leaving(told: tuple[Told, ...]) -> set[str]:
    """By which throws all pieces would leave, as it is said behind what bars their way."""
    args = next(dict(each.args) for each in told if "barred" in dict(each.args))
    return set(str(args["scores"]).split("|"))


def holds(rules: Senet, state: State, house: int, target: int) -> Mapping[str, bool]:
    """What may be said of a piece that a throw would lead so far."""
    mine, theirs = state.pieces[state.seat], state.pieces[1 - state.seat]
    low, high = sorted((house, target))
    between = [h for h in range(low + 1, high) if (mine | theirs) >> h & 1]
    own, enemy = bool(mine >> target & 1), bool(theirs >> target & 1)
    row = any(h + 1 in between for h in between)
    gate = house < BEAUTY < target
    leaves = target > rules.last or house in (BEAUTY, *rules.still)
    return {
        "guarded": enemy and theirs.bit_count() > 1,
        "safe": enemy,
        "row": row,
        "taken": own or enemy,
        "pieces": own or enemy or row,
        "gate": gate,
        "exit": leaves,
        "end": gate or leaves,
        "mixed": own or enemy or row or gate or leaves,
    }


@each_senet
def test_each_piece_of_senet_is_barred_by_what_is_said(rules: Senet) -> None:
    """Also back, where none may go back either; that the board ends there is not said."""
    found = 0
    for seed in range(6):
        for step in random_game(rules, seeded(seed)):
            state = step.before
            if state.due != "play":
                continue
            bar, on_alone = barred(rules.explain(state).refused)
            if bar == "none":
                continue
            score, found = state.throws[0], found + 1
            if bar == "exit":
                assert leaving(rules.explain(state).refused) == {
                    str(each)
                    for house in houses_of(state.pieces[state.seat])
                    for each in leaving_scores(rules, house)
                }
            ways = list[Mapping[str, bool]]()
            for house in houses_of(state.pieces[state.seat]):
                ahead = holds(rules, state, house, house + score)
                assert ahead[bar], (rules.dump(state), house)
                ways.append(ahead)
                goes_back = house > score and house not in rules.still
                if goes_back and not on_alone and rules.way.retreats:
                    back = holds(rules, state, house, house - score)
                    assert back[bar], (rules.dump(state), house)
                    ways.append(back)
            if bar == "mixed":
                assert any(way["pieces"] for way in ways), rules.dump(state)
                assert any(way["end"] for way in ways), rules.dump(state)
    assert found or not rules.way.forward or rules.lookups.hand


def lands(state: Aseb, square: int) -> Mapping[str, bool]:
    """The same of a piece of Aseb that a throw would lead to that square."""
    mine, theirs = state.pieces[state.seat], state.pieces[1 - state.seat]
    own, far = bool(mine >> square & 1) and square <= LAST, square > LAST
    safe = square in ROSETTES and bool(theirs >> square & 1)
    return {
        "safe": safe,
        "far": far,
        "taken": own or safe,
        "mixed": own or safe or far,
    }


def test_each_piece_of_aseb_is_barred_by_what_is_said() -> None:
    found = dict[str, int]()
    for seed in range(60):
        for step in random_game(ASEB, seeded(seed)):
            state = step.before
            bar, _ = barred(ASEB.explain(state).refused) if state.due == "play" else ("none", False)
            if bar == "none":
                continue
            hand = [HAND] if state.hand[state.seat] else []
            squares = (*hand, *squares_of(state.pieces[state.seat]))
            ways = [lands(state, square + state.score) for square in squares]
            assert all(way[bar] for way in ways), ASEB.dump(state)
            if bar == "mixed":
                assert all(any(way[name] for way in ways) for name in ("far", "taken"))
            found[bar] = found.get(bar, 0) + 1
    assert found.keys() == {*BARS}
