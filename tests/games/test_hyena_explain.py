"""Hyena explains itself: a position, an action, and what is said of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.core import Throw
from games.hyena import explain, lessons
from games.hyena.sets.hyena import HYENA
from tests.contract.play import random_game, seeded
from tests.games.explaining import brings, chances, refuses, short, shows
from tests.games.mothers import Walk, begun, walking

HUNT = walking("b0+0+0", "17+0+0", "31+0+0", h="1:b20")
"""The first player's hyena is on its way back; a mother on 17, and one at the well (hyena 9)."""

GOALS = [
    (begun(), "goal days=31"),
    (begun(holes=50), "goal days=51"),
    (walking("b0+1+0", "5+0+0", h="1:0*"), "goal-hunt"),
    (walking("b0+1+0", "5+0+0", h="1:0*", due="2 throw"), "goal-flee"),
]

BRINGS = [
    # hyena 5: paying, and keeping
    (walking("28+3+0", "5+0+0", due="1 pay"), "pay", "does-pay need=4"),
    (walking("28+4+0", "5+0+0", due="1 pay:2"), "pay", "does-pay tabas=1 need=4 last=1"),
    (walking("28+7+0", "5+0+0", due="1 pay:2"), "pay", "does-pay-wash last=1"),
    (  # after a 2 the last day is paid
        walking("28+3+0", "5+0+0", due="1 pay"),
        "keep",
        "does-keep scores=2|3 num=1 den=2 coin=1",
    ),
    (  # four coins are left of five then, and the washing is paid at once (hyena 6)
        walking("28+5+0", "5+0+0", due="1 pay"),
        "keep",
        "does-keep scores=2|3 num=1 den=2 coin=1 wash=1",
    ),
    (walking("28+4+0", "5+0+0", due="1 pay"), "keep", "does-keep scores=2|3 num=1 den=2 coin=1"),
    (walking("26+5+0", "5+0+0", due="1 pay"), "keep", "does-keep den=1"),
]

REFUSED = [
    (begun(), ["no-leave"]),  # hyena 3
    (walking("10+1+0", "5+0+0"), []),
    (walking("28+1+0", "5+0+0"), ["no-pay days=3 tabas=1"]),  # hyena 5
    (walking("28+3+0", "5+0+0"), ["no-pay-yet"]),
    (walking("28+3+0", "5+0+0", due="1 pay"), ["no-part days=3"]),
    (walking("31+3+5", "5+0+0"), ["no-washing tabas=3 need=4"]),  # hyena 6
    (walking("b0+1+0", "5+0+0", h="1:0*"), ["no-hunt tabas=1 need=2"]),  # hyena 8
    (walking("b0+9+0", "5+0+0", h="1:31"), ["no-thirst tabas=9 need=10"]),  # hyena 9
]

TURN = "odds-turn scores=2 num=3 den=8"
"""A 2 ends the turn (hyena 2)."""
ALSO = f"{TURN} also=1"
"""So it does where it brings something else, whose chance is told."""

ODDS = [
    (walking("10+1+0", "5+0+0"), [TURN]),
    (
        begun(),
        ["odds-free scores=taba num=3 den=8", "odds-lost scores=2|3|6 num=5 den=8", ALSO],
    ),
    # hyena 5: a 3 fits, after a 2 the last day is paid; a 6 leads past the well
    (
        walking("28+3+0", "5+0+0"),
        [
            "odds-well scores=2|3 num=1 den=2",
            "odds-pay scores=taba-6 num=1 den=2",
            ALSO,
        ],
    ),
    # whatever is thrown, the tabas then suffice
    (walking("23+8+0", "5+0+0"), ["odds-pay scores=taba-2-3-6 num=1 den=1", ALSO]),
    (
        walking("30+0+0", "5+0+0"),
        ["odds-well scores=taba num=3 den=8", "odds-lost scores=2|3|6 num=5 den=8", ALSO],
    ),
    # hyena 6
    (
        walking("31+3+5", "5+0+0"),
        ["odds-wash scores=taba num=3 den=8", "odds-kept scores=2|3|6 num=5 den=8", ALSO],
    ),
    (
        walking("31+1+5", "5+0+0"),
        ["odds-coin scores=taba num=3 den=8", "odds-kept scores=2|3|6 num=5 den=8", ALSO],
    ),
    # hyena 7, 8, 10
    (walking("b2+1+0", "5+0+0"), ["odds-first scores=2|3|6 num=5 den=8", ALSO]),
    (
        walking("b2+1+0", "b0+0+0", "5+0+0", h="2:0*"),
        ["odds-home scores=2|3|6 num=5 den=8", ALSO],
    ),
    (
        walking("b0+1+0", "5+0+0", h="1:0*"),
        ["odds-leaves scores=taba num=3 den=8", "odds-lost scores=2|3|6 num=5 den=8", ALSO],
    ),
    # hyena 8, 9: to the well, drinking, eating, home
    (
        walking("b0+1+0", "5+0+0", h="1:26"),
        ["odds-thirst scores=3|6 num=1 den=4", TURN],
    ),
    (
        walking("b0+9+0", "5+0+0", h="1:31"),
        ["odds-drink scores=taba num=3 den=8", "odds-lost scores=2|3|6 num=5 den=8", ALSO],
    ),
    (HUNT, ["odds-eat scores=2|3|6 num=5 den=8", ALSO]),
    (walking("b0+0+0", "17+0+0", h="1:b4"), ["odds-over scores=2|3|6 num=5 den=8"]),
]

SHOWS = [
    # hyena 2, 3
    (begun(), "taba", ["chips", "free", "taba count=4", "again"]),
    (begun(), "2", ["chips", "waiting", "turn"]),
    (walking("10+1+0", "5+0+0"), "3", ["chips", "walk days=31", "again"]),
    # hyena 5
    (walking("28+1+0", "5+0+0"), "6", ["chips", "exact", "price count=4", "again"]),
    (walking("28+3+0", "5+0+0"), "6", []),
    (
        walking("28+1+0", "5+0+0"),
        "2",
        ["chips", "walk days=31", "last-day count=1", "well count=4", "turn"],
    ),
    (
        walking("30+0+0", "5+0+0"),
        "taba",
        ["chips", "taba count=4", "last-day count=1", "well count=4", "again"],
    ),
    (walking("28+3+0", "5+0+0", due="1 pay"), "pay", ["pay", "well count=4"]),
    (walking("28+3+0", "5+0+0", due="1 pay"), "keep", ["keep count=4"]),
    # hyena 6
    (walking("31+3+5", "5+0+0"), "3", ["chips", "kept", "again"]),
    (walking("31+3+5", "5+0+0"), "taba", ["chips", "taba count=4", "wash count=4", "again"]),
    (
        walking("28+4+0", "5+0+0"),
        "3",
        ["chips", "walk days=31", "well count=4", "wash count=4", "again"],
    ),
    # hyena 7, 8, 10
    (walking("b12+1+0", "5+0+0"), "3", ["chips", "back", "again"]),
    (
        walking("b2+1+0", "5+0+0"),
        "3",
        ["first", "chips", "back", "leaving count=2", "again"],
    ),
    (
        walking("b2+1+0", "b0+0+0", "5+0+0", h="2:0*"),
        "3",
        ["chips", "back", "home"],
    ),
    (walking("b0+1+0", "5+0+0", h="1:0*"), "3", ["leaving count=2", "chips", "again"]),
    (walking("b0+1+0", "5+0+0", h="1:0"), "2", ["loose", "double", "chips", "turn"]),
    (walking("b0+1+0", "5+0+0", h="1:2"), "2", ["past", "double", "chips", "turn"]),
    (walking("b0+1+0", "5+0+0", h="1:5"), "2", ["double", "chips", "turn"]),
    (walking("b0+1+0", "5+0+0", h="1:0*"), "taba", ["loose", "chips", "taba count=4", "again"]),
    (walking("b0+1+0", "5+0+0", h="1:12"), "3", ["double", "chips", "again"]),
    (walking("b0+1+0", "5+0+0", h="1:26"), "3", ["double", "stops count=10", "chips", "again"]),
    # hyena 9
    (walking("b0+9+0", "5+0+0", h="1:31"), "3", ["thirst count=10", "chips", "again"]),
    (
        walking("b0+9+0", "5+0+0", h="1:31"),
        "taba",
        ["drink count=10", "chips", "taba count=4", "again"],
    ),
    (HUNT, "3", ["double", "eat", "safe", "chips", "again"]),
    # hyena 11
    (walking("b0+0+0", "17+0+0", h="1:b4"), "3", ["double", "chips", "over"]),
]


@pytest.mark.parametrize(("game", "goal"), GOALS)
def test_the_goal_follows_who_acts_and_the_days_to_the_well(game: Walk, goal: str) -> None:
    assert short(game.rules.explain(game.state).goal) == goal


@pytest.mark.parametrize(("game", "text", "said"), BRINGS)
def test_a_choice_is_told_by_what_it_brings(game: Walk, text: str, said: str) -> None:
    assert brings(game.rules, game.state, text) == said


@pytest.mark.parametrize(("game", "said"), REFUSED)
def test_what_does_not_happen_has_its_reason(game: Walk, said: list[str]) -> None:
    assert refuses(game.rules, game.state) == said


@pytest.mark.parametrize(("game", "said"), ODDS)
def test_a_throw_is_told_with_its_chances(game: Walk, said: list[str]) -> None:
    assert chances(game.rules, game.state) == said


@pytest.mark.parametrize(("game", "text", "said"), SHOWS)
def test_an_action_shows_its_rules(game: Walk, text: str, said: list[str]) -> None:
    assert shows(game.rules, game.state, text) == said


@pytest.mark.parametrize("seed", range(6))
def test_the_chances_of_a_throw_exclude_each_other(seed: int) -> None:
    """Hyena 2: of eight throws no more than eight are told."""
    told = 0
    for played in random_game(HYENA, seeded(seed), 2 + seed % 3):
        if isinstance(HYENA.turn(played.before), Throw):
            args = [dict(one.args) for one in HYENA.explain(played.before).odds]
            chances = [one for one in args if not one.get("also")]
            assert sum(Fraction(int(a["num"]), int(a["den"])) for a in chances) <= 1, args
            told += len(chances) > 1
    assert told > 5


def test_the_price_of_the_well_is_told_before_somebody_stands_there() -> None:
    """Hyena 6: on the way out from twelve days before the well, and with the first taba."""
    assert "price count=4" in shows(HYENA, walking("13+0+0", "5+0+0").state, "6")
    assert "price count=4" not in shows(HYENA, walking("12+0+0", "5+0+0").state, "6")
    assert "price count=4" not in shows(HYENA, walking("b28+0+0", "5+0+0").state, "6")
    assert "taba count=4" in shows(HYENA, begun().state, "taba")


def test_every_sentence_is_said_in_a_position_above() -> None:
    said = [goal for _, goal in GOALS] + [text for _, _, text in BRINGS]
    said += [text for _, texts in (*REFUSED, *ODDS) for text in texts]
    assert {f"hyena-{text.partition(' ')[0]}" for text in said} == explain.MESSAGES.keys()
    shown = {f"hyena-lesson-{text.partition(' ')[0]}" for _, _, texts in SHOWS for text in texts}
    assert shown == lessons.MESSAGES.keys()
