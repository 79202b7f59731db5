"""Every switch that a rule set offers bites somewhere, and leaves alone what is not its matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from games.core import Throw
from games.senet.rules import Senet
from games.senet.sets.glebsite import GLEBSITE
from games.senet.sets.kendall import KENDALL
from games.senet.sets.skyruk import SKYRUK
from games.senet.sets.thibault import THIBAULT
from tests.games.boards import Senets, begun, drawn
from tests.games.every import FIRST, SENET, holds, same

Seen = Callable[[Senets], object]


def offers(game: Senets) -> object:
    """What may be played."""
    return game.offers


def follows(game: Senets) -> object:
    """What may be played, and the board, the hands and what is due after each."""
    after = {text: game.plays(text) for text in game.offers}
    return {text: (then.board, then.hand, then.due) for text, then in after.items()}


def boards(game: Senets) -> object:
    """The boards that may come of it."""
    return [game.plays(text).board for text in game.offers]


def begins(game: Senets) -> object:
    """The board, the hands and what is due."""
    return game.board, game.hand, game.due


def chances(game: Senets) -> object:
    """How likely each score is."""
    turn = game.rules.turn(game.state)
    assert isinstance(turn, Throw)
    return {game.rules.write(action): chance for action, chance in turn.odds}


def throw_off(game: Senets) -> object:
    """The throw that takes the cones."""
    return game.rules.throw_off


@dataclass(frozen=True)
class Look:
    """What is seen after these actions, from a drawn board or from the first position ("")."""

    sees: Seen
    rows: str
    actions: str = ""
    due: str = "C start -"
    hand: str = "C0S0"

    def __call__(self, rules: Senet) -> object:
        game = begun(rules)
        if self.rows:
            game = drawn(self.rows, self.due, hand=self.hand, rules=rules)
        for text in self.actions.split():
            game = game.plays(text)
        return self.sees(game)


@dataclass(frozen=True)
class Witness:
    """Where the rule set with this switch differs from the one without, and where it does not."""

    rules: Senet
    name: str
    value: str
    bites: Look
    spares: Look

    def __repr__(self) -> str:
        return f"{self.rules.id}-{self.name}={self.value}-{self.spares.actions}"


BLOCKED = ".CSSSSS... .......... .........."
"""The cone on 2 has no move by a 2, 3, 4 or 5."""

LONE_26 = "S......... .......... .....C...."

THIBAULTS = [
    Witness(THIBAULT, "sticks", "6", Look(offers, ""), Look(follows, "", "3")),
    *(
        Witness(
            THIBAULT,
            "pieces",
            pieces,
            Look(begins, ""),
            Look(follows, "..C.S..... .......... ..........", "2"),
        )
        for pieces in ("7", "9", "10", "3")
    ),
    Witness(THIBAULT, "bank_throws", "on", Look(begins, "", "4"), Look(boards, "", "2")),
    Witness(
        THIBAULT, "second_needs_one", "on", Look(offers, "", "2 9-11 3"), Look(offers, "", "4")
    ),
    Witness(THIBAULT, "start", "hand", Look(begins, ""), Look(follows, LONE_26, "3")),
    Witness(
        THIBAULT, "no_move", "lose_throw", Look(follows, BLOCKED, "4"), Look(follows, BLOCKED, "3")
    ),
    Witness(
        THIBAULT,
        "block",
        "3",
        Look(offers, "....CSSS.. .......... ..........", "4"),
        Look(offers, "....CSS... .......... ..........", "4"),
    ),
    Witness(
        THIBAULT,
        "retreat_attack",
        "off",
        Look(offers, "S......... .......... ..S.C.....", "2"),
        Look(offers, "S......... .......... ....C.....", "2"),
    ),
    *(
        Witness(
            THIBAULT,
            "second_life",
            value,
            Look(offers, "........S. ..C.S..... ..........", "2"),
            Look(offers, "........S. ...C.S.... ..........", "2"),
        )
        for value in ("safe", "safe_extra")
    ),
    Witness(
        THIBAULT,
        "beauty_extra",
        "on",
        Look(follows, "S......... .......... ...C......", "2"),
        Look(follows, "S......... .......... ..C.......", "2"),
    ),
    Witness(
        THIBAULT,
        "water_single",
        "on",
        Look(offers, "S......... .......... .....CS...", "1"),
        Look(offers, LONE_26, "1"),
    ),
    *(
        Witness(
            THIBAULT,
            "water",
            value,
            Look(follows, LONE_26, "1"),
            Look(follows, "S...C..... .......... .....C....", "3"),
        )
        for value in ("first_house", "re_enter")
    ),
    Witness(
        THIBAULT,
        "last_three_move",
        "on",
        Look(offers, "S......... .......... .......C..", "2"),
        Look(offers, "S......... .......... .......C..", "3"),
    ),
    Witness(
        THIBAULT,
        "safe_end",
        "on",
        Look(offers, "S......... .......... .....C.S..", "2"),
        Look(offers, "S......... .......... .....C.S..", "3"),
    ),
    Witness(
        THIBAULT,
        "must_bear_off",
        "on",
        Look(offers, "S.C....... .......... .....C....", "5"),
        Look(offers, "S.C....... .......... .....C....", "4"),
    ),
    Witness(
        THIBAULT,
        "bear_off",
        "last_row",
        Look(offers, "S.C....... .......... .....C....", "5"),
        Look(offers, "S......... .......... ..C..C....", "5"),
    ),
    Witness(
        THIBAULT,
        "netting",
        "on",
        Look(follows, "..S....... ...C...... ..........", "2"),
        Look(follows, "..S....... ...C...... ..........", "3"),
    ),
    Witness(THIBAULT, "first", "throw_off", Look(throw_off, ""), Look(follows, "", "1")),
]

KENDALLS = [
    *(
        Witness(
            KENDALL,
            "pieces",
            pieces,
            Look(begins, ""),
            Look(follows, "..C.S..... .......... ..........", "2"),
        )
        for pieces in ("7", "10")
    ),
    Witness(KENDALL, "bank_throws", "on", Look(begins, "", "4"), Look(boards, "", "2")),
    Witness(
        KENDALL, "second_needs_one", "on", Look(offers, "", "2 10-12 3"), Look(offers, "", "4")
    ),
    Witness(
        KENDALL, "no_move", "lose_throw", Look(follows, BLOCKED, "4"), Look(follows, BLOCKED, "3")
    ),
    Witness(
        KENDALL,
        "block",
        "0",
        Look(offers, "....CSSS.. .......... ..........", "4"),
        Look(offers, "....CSS... .......... ..........", "4"),
    ),
    Witness(
        KENDALL,
        "bear_off",
        "beyond_10",
        Look(offers, "S.C....... .......... .........C", "5"),
        Look(offers, "S......... C......... .........C", "5"),
    ),
    Witness(KENDALL, "first", "throw_off", Look(throw_off, ""), Look(follows, "", "1")),
]

SKYRUKS = [
    Witness(
        SKYRUK,
        "pieces",
        "7",
        Look(begins, ""),
        Look(follows, "..C.S..... .......... ..........", "2"),
    ),
]

GLEBSITES = [
    *(
        Witness(
            GLEBSITE,
            "pieces",
            pieces,
            Look(begins, ""),
            Look(follows, "..C.S..... .......... ..........", "2", hand="C1S0"),
        )
        for pieces in ("6", "7", "3")
    ),
    Witness(
        GLEBSITE,
        "easy",
        "on",
        Look(offers, "S......... .C........ ....C.....", "5"),
        Look(offers, "S........C .......... ....C.....", "5"),
    ),
    Witness(
        GLEBSITE,
        "neighbour_rows",
        "on",
        Look(offers, "..C.S..... .....S.... ..........", "2"),
        Look(offers, "..C.S..... ....S..... ..........", "2"),
    ),
]

DICE = [
    Witness(rules, "dice", "two", Look(chances, ""), Look(follows, "", score))
    for rules in SENET
    for score in ("4", str(rules.sticks))
    if any(switch.name == "dice" for switch in rules.offered)
]
"""Two dice in every rule set that has them: other chances, and the same moves by a score."""

OWN = [*THIBAULTS, *KENDALLS, *SKYRUKS, *GLEBSITES]
"""The switches that only some rule sets have: a new one needs its witness here."""

WITNESSES = [*DICE, *OWN]


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
        for rules in SENET
        for switch in rules.offered
        for value in switch.values[1:]
    ]
    witnessed = [(witness.rules.id, witness.name, witness.value) for witness in WITNESSES]
    same(witnessed, offered, "tests/games/test_switches.py: OWN")
    holds({rules_id for rules_id, name, _ in witnessed if name == "dice"}, FIRST["senet"], "DICE")


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [
        ("second_life", "safe", "safe_extra"),
        ("water", "first_house", "re_enter"),
    ],
)
def test_two_values_of_one_switch_differ(name: str, one: str, other: str) -> None:
    rows = {"second_life": "..S....... ..C....... ..........", "water": LONE_26}[name]
    look = Look(follows, rows, {"second_life": "2", "water": "1"}[name])
    assert look(THIBAULT.custom({name: one})) != look(THIBAULT.custom({name: other}))
