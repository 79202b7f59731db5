"""Every switch of Seega bites somewhere, and leaves alone what is not its matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from games.seega.rules import Seega
from games.seega.sets.siga import SIGA
from tests.games.every import SEEGA
from tests.games.seegas import Seegas, all_placed, begun, drawn
from tests.games.test_seega_siga import CHAIN, CLOSING, QUIET, STUCK

Seen = Callable[[Seegas], object]


def offers(game: Seegas) -> object:
    """What may be played."""
    return game.offers


def follows(game: Seegas) -> object:
    """What may be played, and the position after each."""
    return {text: game.plays(text).line for text in game.offers}


def begins(game: Seegas) -> object:
    """The position and what may be played."""
    return game.line, game.offers


def turn(game: Seegas) -> object:
    """Who is to act and what is due."""
    return game.due


@dataclass(frozen=True)
class Look:
    """What is seen after these actions, from a drawn board, the first position ("") or the one in
    which all are placed ("placed")."""

    sees: Seen
    rows: str = ""
    due: str = "x move 0"
    actions: str = ""

    def __call__(self, rules: Seega) -> object:
        if self.rows == "placed":
            game = all_placed(rules)
        else:
            game = drawn(self.rows, self.due, rules=rules) if self.rows else begun(rules)
        return self.sees(game.plays(*self.actions.split()))


@dataclass(frozen=True)
class Witness:
    """Where the rule set with this switch differs from the one without, and where it does not."""

    rules: Seega
    name: str
    value: str
    bites: Look
    spares: Look

    def __repr__(self) -> str:
        return f"{self.rules.id}-{self.name}={self.value}"


CENTRE = "..... ..... ..ox. .x... o...o"
"""A stone of o in the centre that can be taken where centre_safe is off."""

ANY_STONE = "xo..o ..x.. o.... ....x ..xo."
"""After x's capture by c4-c5, another stone of x can capture."""

LEAPER = "xo... oo... ..... ..... x...o"
"""A stone of x that can leap over another."""

OVER_CENTRE = "x.... ..x.. ..... ..... oo..o"
"""A stone of x that can leap over the empty centre."""

SIDJA_STUCK = "oox.. oxx.. xx... ..... ....."
"""None of the stones of o in the corner has a move in any direction."""

SIDJA_CLOSING = "oox.. o.x.. xxx.. ..... ....."
"""The stone on c3 can lock in all three o by going to b4."""


def witnesses(rules: Seega) -> list[Witness]:
    """One for each value that is not the rule set's own."""
    siga = rules is SIGA
    directions, chain = ("8", "any") if siga else ("4", "same")
    looks: dict[tuple[str, str], tuple[Look, Look]] = {
        **{("size", n): (Look(begins), Look(turn)) for n in ("3", "7", "9")},
        ("place", "1"): (Look(begins), Look(follows, QUIET)),
        ("cross", "on"): (Look(begins), Look(follows, QUIET)),
        ("first_mover", "first" if siga else "last"): (
            Look(begins, "placed"),
            Look(follows, QUIET),
        ),
        ("directions", directions): (Look(offers, QUIET), Look(begins)),
        ("continue", chain): (
            Look(follows, ANY_STONE, actions="c4-c5xb5"),
            Look(follows, QUIET),
        ),
        ("continue", "twice"): (
            Look(begins, CHAIN, actions="c4-c5xb5 c5-d5xd4")
            if siga
            else Look(begins, ANY_STONE, actions="c4-c5xb5"),
            Look(follows, QUIET),
        ),
        ("continue", "none"): (Look(follows, CHAIN), Look(follows, QUIET)),
        ("centre_safe", "off" if siga else "on"): (Look(offers, CENTRE), Look(follows, QUIET)),
        ("stuck", "loses"): (
            Look(follows, CLOSING if siga else SIDJA_CLOSING),
            Look(follows, QUIET),
        ),
        ("stuck", "pass"): (
            Look(begins, STUCK if siga else SIDJA_STUCK, "o move 4", "pass"),
            Look(follows, QUIET),
        ),
        ("leaps", "all"): (Look(offers, LEAPER), Look(offers, QUIET)),
        ("leaps", "centre"): (Look(offers, OVER_CENTRE), Look(offers, LEAPER)),
        **{
            ("quiet_limit", limit): (Look(follows, QUIET, f"x move {turns}"), Look(follows, QUIET))
            for limit, turns in limits(rules)
        },
    }
    return [
        Witness(rules, name, value, bites, spares)
        for (name, value), (bites, spares) in looks.items()
    ]


def limits(rules: Seega) -> list[tuple[str, int]]:
    """Each other limit, and the moves after which one more ends one of the two games."""
    own = rules.quiet_limit
    values = next(s.values for s in rules.offered if s.name == "quiet_limit")
    return [(value, (min(own, int(value)) or own) - 1) for value in values[1:]]


WITNESSES = [witness for rules in SEEGA for witness in witnesses(rules)]


@pytest.mark.parametrize("witness", WITNESSES, ids=repr)
def test_a_switch_bites_here(witness: Witness) -> None:
    switched = witness.rules.custom({witness.name: witness.value})
    assert witness.bites(switched) != witness.bites(witness.rules)


@pytest.mark.parametrize("witness", WITNESSES, ids=repr)
def test_a_switch_changes_nothing_there(witness: Witness) -> None:
    switched = witness.rules.custom({witness.name: witness.value})
    assert witness.spares(switched) == witness.spares(witness.rules)


def test_every_value_of_every_switch_has_its_witness() -> None:
    offered = [
        (rules.id, switch.name, value)
        for rules in SEEGA
        for switch in rules.offered
        for value in switch.values[1:]
    ]
    assert sorted((w.rules.id, w.name, w.value) for w in WITNESSES) == sorted(offered)


@pytest.mark.parametrize(
    ("name", "one", "other", "look"),
    [
        ("stuck", "loses", "pass", Look(follows, CLOSING)),
        ("leaps", "all", "centre", Look(offers, LEAPER)),
        ("continue", "any", "none", Look(follows, ANY_STONE)),
        ("continue", "any", "twice", Look(follows, ANY_STONE)),
        ("continue", "twice", "none", Look(follows, CHAIN)),
        ("size", "3", "7", Look(begins)),
        ("size", "7", "9", Look(begins)),
        ("quiet_limit", "40", "100", Look(follows, QUIET, "x move 39")),
        ("quiet_limit", "0", "100", Look(follows, QUIET, "x move 99")),
    ],
)
def test_two_values_of_one_switch_differ(name: str, one: str, other: str, look: Look) -> None:
    assert look(SIGA.custom({name: one})) != look(SIGA.custom({name: other}))
