"""What Aseb explains: every sentence, in a position that has it."""

from __future__ import annotations

import pytest

from games.aseb.explain import MESSAGES as EXPLAINED
from games.aseb.explain import SITES
from games.aseb.lessons import MESSAGES as LESSONS
from games.aseb.rules import Aseb
from games.aseb.sets.aseb import ASEB
from games.aseb.words import REASONS
from games.core import Told, lookup

BONE = ASEB.custom({"dice": "bone"})
OPEN = ASEB.custom({"safe": "off"})
POOR = ASEB.custom({"rosettes": "off"})

REFUSED = {
    "aseb-no-zero": "..C./..../............ C4S5 C0S0 C play:0",
    "aseb-no-move": "..../..../..........CC C0S5 C3S0 C play:3",
    "aseb-no-other": ".C.C/..../............ C3S5 C0S0 C play:2",
    "aseb-no-enter": ".C.C/..../............ C3S5 C0S0 C play:2",
    "aseb-no-own": ".C.C/..../............ C3S5 C0S0 C play:2",
    "aseb-no-safe": "..../..../.C.S........ C4S4 C0S0 C play:2",
    "aseb-no-past": "..../..../..........CC C0S5 C3S0 C play:3",
}
ODDS = {
    "aseb-odds-win": "..../..../...........C C0S5 C4S0 C start",
    "aseb-odds-off": "..../..../........C..C C1S5 C2S0 C start",
    "aseb-odds-hit": "..C./..../S........... C4S4 C0S0 C start",
    "aseb-odds-rosette": "..../..../............ C5S5 C0S0 C start",
    "aseb-odds-none": "..../..../............ C5S5 C0S0 C start",
}
BRINGS = {
    "hand-2": (".C.C/..../............ C3S5 C0S0 C play:1", "hand-1", "aseb-does-enter"),
    "move": ("..C./..../............ C4S5 C0S0 C play:2", "3-5", "aseb-does-move"),
    "hit": ("..C./..../S........... C4S4 C0S0 C play:2", "3x5", "aseb-does-hit"),
    "off": ("..../..../........C..C C1S5 C2S0 C play:4", "13-off", "aseb-does-off"),
    "pass": ("..../..../............ C5S5 C0S0 C play:0", "pass", "aseb-does-pass"),
}
SHOWN = {
    "aseb-lesson-sticks": (ASEB, "..../..../............ C5S5 C0S0 C start", "2"),
    "aseb-lesson-bone": (BONE, "..../..../............ C5S5 C0S0 C start", "2"),
    "aseb-lesson-zero": (ASEB, "..../..../............ C5S5 C0S0 C start", "0"),
    "aseb-lesson-no-move": (ASEB, "..../..../..........CC C0S5 C3S0 C play:3", "pass"),
    "aseb-lesson-enter": (ASEB, "..../..../............ C5S5 C0S0 C play:2", "hand-2"),
    "aseb-lesson-own": (ASEB, "..../..../............ C5S5 C0S0 C play:2", "hand-2"),
    "aseb-lesson-turn": (ASEB, "..../..../............ C5S5 C0S0 C play:2", "hand-2"),
    "aseb-lesson-shared": (ASEB, "..CC/..../............ C3S5 C0S0 C play:3", "3-6"),
    "aseb-lesson-jump": (ASEB, "..CC/..../............ C3S5 C0S0 C play:3", "3-6"),
    "aseb-lesson-hit": (ASEB, "..C./..../S........... C4S4 C0S0 C play:2", "3x5"),
    "aseb-lesson-haven": (ASEB, "..../..../.C.......... C4S5 C0S0 C play:2", "6-8"),
    "aseb-lesson-rosette": (OPEN, "..../..../.C.......... C4S5 C0S0 C play:2", "6-8"),
    "aseb-lesson-safe": (POOR, "..../..../.C.......... C4S5 C0S0 C play:2", "6-8"),
    "aseb-lesson-off": (ASEB, "..../..../........C..C C1S5 C2S0 C play:4", "13-off"),
}


def test_every_sentence_has_a_position() -> None:
    found = {*REFUSED, *ODDS, *(message for _, _, message in BRINGS.values()), "aseb-goal"}
    assert found == EXPLAINED.keys()
    assert SHOWN.keys() | {"aseb-lesson-struck"} == LESSONS.keys()


@pytest.mark.parametrize("message", REFUSED)
def test_why_something_is_not_offered(message: str) -> None:
    explained = ASEB.explain(ASEB.load(REFUSED[message]))
    assert message in {told.message for told in explained.refused}


def test_of_a_piece_it_is_said_where_it_could_not_go() -> None:
    explained = ASEB.explain(ASEB.load(".C.C/..../............ C3S5 C0S0 C play:2"))
    assert explained.refused[1:] == (
        Told("aseb-no-enter", (("to", 2), ("tense", "now"))),
        Told("aseb-no-own", (("from", "2"), ("to", "4"), ("held", "one"), ("tense", "now"))),
    )
    assert {dict(told.args)["tense"] for told in explained.only} == {"was"}


def test_of_pieces_that_cannot_leave_it_is_said_by_which_throws_they_would() -> None:
    explained = ASEB.explain(ASEB.load("..../..../..........CC C0S5 C3S0 C play:3"))
    assert explained.refused[1:] == (
        Told("aseb-no-past", (("from", "15 16"), ("scores", "1|2"), ("tense", "now"))),
    )


def test_what_a_rosette_is_for_is_told_before_it_is_chosen() -> None:
    two, one = (
        "..../..../.C.......... C4S5 C0S0 C start",
        "..../..../.C.......... C0S5 C4S0 C start",
    )
    for line, told in ((two, True), (one, False)):
        state = ASEB.load(line)
        shown = ASEB.lessons(state, next(a for a in ASEB.outcomes if a.throw == 2))
        assert (Told("aseb-lesson-haven") in shown) is told


def test_a_piece_has_to_walk_till_it_is_off_and_one_in_the_hand_all_squares() -> None:
    assert ASEB.to_walk(ASEB.load(".C.C/..../............ C3S5 C0S0 C play:2")) == (79, 85)


@pytest.mark.parametrize("message", ODDS)
def test_what_a_throw_may_bring(message: str) -> None:
    explained = ASEB.explain(ASEB.load(ODDS[message]))
    assert message in {told.message for told in explained.odds}


def test_its_chance_is_exact() -> None:
    explained = ASEB.explain(ASEB.start())
    assert explained.odds == (
        Told("aseb-odds-rosette", (("scores", "4"), ("num", 1), ("den", 16))),
        Told("aseb-odds-none", (("scores", "0"), ("num", 1), ("den", 16))),
    )


@pytest.mark.parametrize("name", BRINGS)
def test_what_an_action_would_bring(name: str) -> None:
    line, text, message = BRINGS[name]
    state = ASEB.load(line)
    offered = [ASEB.write(action) for action in ASEB.turn(state).actions]  # type: ignore[union-attr]
    assert ASEB.explain(state).offered[offered.index(text)].message == message


@pytest.mark.parametrize(
    ("line", "text", "site"),
    [
        ("..../..../............ C5S5 C0S0 C play:2", "hand-2", "own"),
        ("..../..../.C.......... C4S5 C0S0 C play:2", "6-8", "rosette"),
        ("..C./..S./............ C4S4 C0S0 C play:2", "3-5", "open"),
        ("..C./..../............ C4S5 C0S0 C play:2", "3-5", "none"),
    ],
)
def test_what_a_square_is_to_the_piece_that_lands_there(line: str, text: str, site: str) -> None:
    state = ASEB.load(line)
    actions = ASEB.turn(state).actions  # type: ignore[union-attr]
    told = ASEB.explain(state).offered[actions.index(lookup(ASEB, state, text))]
    assert dict(told.args)["site"] == site
    assert site in SITES


@pytest.mark.parametrize("message", SHOWN)
def test_what_an_action_shows_of_the_rules(message: str) -> None:
    rules, line, text = SHOWN[message]
    assert isinstance(rules, Aseb)
    state = rules.load(line)
    assert message in {told.message for told in rules.lessons(state, lookup(rules, state, text))}


def test_who_is_hit_is_told_where_the_piece_is() -> None:
    state = ASEB.load("..C./..../S........... C4S4 C0S0 C play:2")
    action = lookup(ASEB, state, "3x5")
    assert ASEB.suffers(state, action, 1) == Told("aseb-lesson-struck", (("to", 5),))
    assert ASEB.suffers(state, action, 0) is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("..C./..../............ C4S5 C0S0 C play:0", "zero"),
        ("..../..../..........CC C0S5 C3S0 C play:3", "far"),
        ("...C/..../...S........ C0S4 C4S0 C play:4", "blocked"),
    ],
)
def test_why_nothing_is_played(line: str, why: str) -> None:
    state = ASEB.load(line)
    told = ASEB.tell(state, lookup(ASEB, state, "pass"))
    assert dict(told.args)["why"] == why
    assert why in REASONS
