"""Seega explains itself: a position, an action, and what is said of it."""

from __future__ import annotations

import pytest

from games.seega import explain, lessons
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from tests.games.explaining import asks, brings, looks_back, refuses, short, shows
from tests.games.seegas import Seegas, all_placed, begun, drawn


def siga(**switches: str) -> Seega:
    """Siga with switches: `siga(leaps="all")`; `more` stands for `continue`."""
    return SIGA.custom({"continue" if k == "more" else k: v for k, v in switches.items()})


CHAIN = "xo... ..xo. o..x. ..... ....o"
"""c4-c5 takes b5, and then d4 could be taken (seega 3.4)."""

ANY = "xo... ..x.. o.... ....x ..xo."
"""c4-c5 takes b5, and then any stone may take (seega 2.3)."""

LOCKED = "...xo ....x ..x.. x.... ox..."
"""Neither of the second side's stones has a move (seega 3.6)."""

LAST = "xoxox xoxox xo.xo oxoxo oxox."
"""One stone is still to be placed, on e1."""

GOALS = [
    (drawn(CHAIN), "goal ways=4 limit=20"),
    (drawn(CHAIN, rules=SIDJA), "goal ways=8 limit=100"),
    (drawn(CHAIN, rules=siga(quiet_limit="0")), "goal ways=4"),
    (drawn(CHAIN, rules=siga(stuck="loses")), "goal ways=4 locks=1 limit=20"),
    (begun(siga(stuck="loses")), "goal ways=4"),
]

BRINGS = [
    # seega 1.2: placing
    (begun(), "a1", "does-place square=a1 site=corner follows=place"),
    (begun().plays("a1"), "b1", "does-place square=b1 site=edge follows=turn"),
    (begun().plays("a1"), "b3", "does-place square=b3 site=near follows=turn"),
    (
        drawn(LAST, "o place:1 0", hand="0/1"),
        "e1",
        "does-place square=e1 site=corner follows=begin",
    ),
    # seega 1.3, 1.4: moving and taking
    (drawn(CHAIN), "c4-b4", "does-move from=c4 to=b4 follows=turn"),
    (drawn(CHAIN), "c4-c5xb5", "does-capture from=c4 to=c5 squares=b5 follows=stone"),
    (
        drawn(ANY, rules=SIDJA),
        "c4-c5xb5",
        "does-capture from=c4 to=c5 squares=b5 follows=any",
    ),
    (
        drawn("..... x.... ..... o.o.. .x..."),
        "b1-b2",
        "does-move from=b1 to=b2 site=between follows=turn",
    ),
    # seega 1.6: one stone is left
    (
        drawn("xo... ..x.. ..... ..... ....o"),
        "c4-c5xb5",
        "does-capture from=c4 to=c5 squares=b5 follows=won",
    ),
    # seega 3.3: the centre is safe
    (
        drawn("..... x.x.. ..... o...o ....."),
        "c4-c3",
        "does-move from=c4 to=c3 site=centre follows=turn",
    ),
    # seega 3.6: who cannot move
    (
        drawn("...xo ....x ..x.. .x... ox...", "x move 3"),
        "b2-a2",
        "does-move from=b2 to=a2 follows=locks",
    ),
    (
        drawn("...xo ....x ..x.. .x... ox...", "x move 3", rules=siga(stuck="loses")),
        "b2-a2",
        "does-move from=b2 to=a2 follows=won",
    ),
    (drawn(LOCKED, "o move 3"), "pass", "does-pass follows=passage"),
    (drawn(LOCKED, "o move 3", rules=siga(stuck="pass")), "pass", "does-pass follows=again"),
    (drawn("..... ..... x.... xx... oxx..", "o move 3"), "pass", "does-pass follows=count"),
    (
        drawn(LOCKED, "o move 3").plays("pass"),
        "d5-c5",
        "does-open from=d5 to=c5 follows=turn",
    ),
    # seega 3.7: a quiet game
    (
        drawn("xx... xx... ..... ..... ...oo", "x move 19"),
        "a4-a3",
        "does-move from=a4 to=a3 follows=count",
    ),
    # seega 3.9: leaps
    (
        drawn("..... x.... o.... ..... ...oo", rules=siga(leaps="all")),
        "a4-a2",
        "does-leap from=a4 to=a2 follows=turn",
    ),
    (
        drawn("x.... o.... ..... o.... x.ooo", rules=siga(leaps="all")),
        "a1-a3xa4",
        "does-leap-capture from=a1 to=a3 squares=a4 follows=turn",
    ),
]

LAST_STONE = drawn("xx. x.o xoo", "o place:1 0", hand="0/1", rules=siga(size="3"))
"""One square is left."""

SOON = "several=1 begins=second"
"""What may be done when all stones are placed."""

SLANTED = drawn("..... ..... .x... xxx.x ox.xo", "o move 3").plays("pass")
CROWDED = drawn("..... ..... xxx.. xxx.x oxxxo", "o move 3").plays("pass")
"""Locked in are also stones of who has to open a passage."""

REFUSED = [
    # seega 1.2, 3.1: the centre stays empty, the cross comes first
    (begun(), ["no-centre square=c3", f"no-taking {SOON}"]),
    (
        begun(siga(cross="on")),
        ["no-cross squares=a3 e3", "no-centre square=c3", f"no-taking {SOON}"],
    ),
    (LAST_STONE, ["no-square square=c3", "no-centre square=b2", f"no-taking {SOON}"]),
    # 1.7: what may follow when all are placed
    (begun(siga(more="none")), ["no-centre square=c3", "no-taking begins=second"]),
    (drawn("x.... oo... o.... ..... ...oo"), ["no-other"]),
    # seega 2.3, 3.4: a chain
    (drawn(ANY, rules=SIDJA).plays("c4-c5xb5"), ["no-chain"]),
    (drawn(CHAIN).plays("c4-c5xb5"), ["no-chain-stone square=c5"]),
    # seega 3.6: no move, and a passage owed
    (drawn(LOCKED, "o move 3"), ["no-move"]),
    (drawn(LOCKED, "o move 3").plays("pass"), ["no-passage squares=c3"]),
    (SLANTED, ["no-passage squares=b3 c2"]),
    (CROWDED, ["no-passage squares=a3 b3 c2 c3"]),
    # where everything may move, nothing is refused
    (drawn(CHAIN), []),
]

ASKED = [
    # seega 1.3: stones without a way
    (drawn("xx... xx... ..... ..... ...oo"), ["no-room squares=a5"]),
    # seega 3.3: an enemy that is safe
    (drawn("..... x.... .xo.. ...x. ..o.."), ["no-safe square=c3"]),
    # seega 1.4: enemies that are safe, for as long as they stand there
    (drawn("..... x.... ..... xox.. ....o"), ["no-stood squares=b2"]),
    (drawn("..... ..... x.... o.... xo..."), ["no-slant squares=a1", "no-stood squares=a2"]),
    # seega 3.6: beside those whose moves open no passage the stones that are locked in themselves
    (SLANTED, ["no-slant squares=b2"]),
    (CROWDED, ["no-slant squares=c1", "no-room squares=a2 b1 b2"]),
    (drawn(CHAIN), []),
    (drawn(CHAIN).plays("c4-c5xb5"), []),
    (begun(), []),
]

SHOWS = [
    (begun(), "a1", ["place", "centre square=c3"]),
    (begun(siga(cross="on")), "a3", ["place", "cross squares=a3 e3", "centre square=c3"]),
    (
        drawn(LAST, "o place:1 0", hand="0/1"),
        "e1",
        ["place", "centre square=c3", "begin-4"],
    ),
    (
        drawn(LAST, "o place:1 0", hand="0/1", rules=SIDJA),
        "e1",
        ["place", "centre square=c3", "begin-8"],
    ),
    # how stones move is told while none has been taken: later everybody has seen it
    (all_placed(SIGA), "b3-c3", ["move-4", "centre-safe square=c3"]),
    (drawn("xxxxo oxxox xx.xo ooxoo ooxoo", rules=SIDJA), "b3-c3", ["move-8", "between"]),
    (all_placed(SIDJA), "c4-c3xb2", ["capture", "chain-any"]),
    (drawn(CHAIN), "c4-b4", ["free-choice"]),
    (drawn(CHAIN), "c4-c5xb5", ["capture", "chain-stone"]),
    (drawn(CHAIN).plays("c4-c5xb5"), "c5-d5xd4", ["capture", "chain-end"]),
    (
        drawn(CHAIN, rules=siga(more="twice")).plays("c4-c5xb5"),
        "c5-d5xd4",
        ["capture", "chain-two"],
    ),
    (drawn(CHAIN, rules=siga(more="none")), "c4-c5xb5", ["capture", "no-chain"]),
    (drawn(ANY, rules=SIDJA), "c4-c5xb5", ["capture", "chain-any"]),
    (
        drawn("..x.. ..o.. xo.ox ..x.. o...o"),
        "c2-c3xb3xc4xd3",
        ["capture", "several", "centre-safe square=c3", "chain-end"],
    ),
    (drawn("..... x.... ..... o.o.. .x..."), "b1-b2", ["between"]),
    (drawn("xo... ..x.. ..... ..... ....o"), "c4-c5xb5", ["capture", "won"]),
    (drawn(LOCKED, "o move 3"), "pass", ["stuck-passage"]),
    (drawn(LOCKED, "o move 3").plays("pass"), "d5-c5", ["opened"]),
    (drawn(LOCKED, "o move 3", rules=siga(stuck="pass")), "pass", ["stuck-pass"]),
    (
        drawn("...xo ....x ..x.. .x... ox...", "x move 3", rules=siga(stuck="loses")),
        "b2-a2",
        ["stuck-loses"],
    ),
    (drawn("..... ..... x.... xx... oxx..", "o move 3"), "pass", ["stuck-passage", "locked"]),
    (drawn("xx... xx... ..... ..... ...oo", "x move 12"), "a4-a3", ["quiet count=20"]),
    (drawn("..... x.... o.... ..... ...oo", rules=siga(leaps="all")), "a4-a2", ["leap-all"]),
    (drawn("..... ..x.. ..... ..... ...oo", rules=siga(leaps="centre")), "c4-c2", ["leap-centre"]),
]


@pytest.mark.parametrize(("game", "goal"), GOALS)
def test_the_goal_follows_the_rule_set_and_is_brief_at_first(game: Seegas, goal: str) -> None:
    assert short(game.rules.explain(game.state).goal) == goal


@pytest.mark.parametrize(("game", "text", "said"), BRINGS)
def test_an_action_is_told_by_what_it_brings(game: Seegas, text: str, said: str) -> None:
    assert brings(game.rules, game.state, text) == said


@pytest.mark.parametrize(("game", "said"), REFUSED)
def test_what_is_not_offered_has_its_reason(game: Seegas, said: list[str]) -> None:
    assert refuses(game.rules, game.state) == said


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (LAST_STONE, ["no-square square=c3"]),
        (drawn("x.... oo... o.... ..... ...oo"), ["no-other"]),
        (drawn(LOCKED, "o move 3"), []),
        (drawn(CHAIN).plays("c4-c5xb5"), ["no-chain-stone square=c5"]),
    ],
)
def test_what_was_alone_has_its_reason_unless_its_words_say_it(
    game: Seegas, said: list[str]
) -> None:
    assert looks_back(game.rules, game.state) == said


def test_many_stones_without_a_way_are_counted_and_the_first_ones_named() -> None:
    game = all_placed(siga(size="7"))
    assert asks(game.rules, game.state)[:2] == [
        "no-slant squares=c5 e5",
        "no-room-many count=20",
    ]


@pytest.mark.parametrize(("game", "said"), ASKED)
def test_what_holds_for_many_turns_is_said_to_who_asks(game: Seegas, said: list[str]) -> None:
    assert asks(game.rules, game.state) == said
    assert not set(said) & set(refuses(game.rules, game.state))


@pytest.mark.parametrize(("game", "text", "said"), SHOWS)
def test_an_action_shows_its_rules(game: Seegas, text: str, said: list[str]) -> None:
    assert shows(game.rules, game.state, text) == said


def test_every_sentence_is_said_in_a_position_above() -> None:
    said = [goal for _, goal in GOALS] + [text for _, _, text in BRINGS]
    said += [text for _, texts in (*REFUSED, *ASKED) for text in texts] + ["no-room-many"]
    assert {f"seega-{text.partition(' ')[0]}" for text in said} == explain.MESSAGES.keys()
    shown = {f"seega-lesson-{text.partition(' ')[0]}" for _, _, texts in SHOWS for text in texts}
    assert shown == lessons.MESSAGES.keys()


def test_every_word_that_a_sentence_chooses_by_is_said_above() -> None:
    for variable in ("follows", "site"):
        words = explain.VARIANTS[variable]
        said = " ".join(text for _, _, text in BRINGS) + " "
        assert [
            word for word in words if f"{variable}={word} " not in said and word != "none"
        ] == []


def test_nothing_is_left_to_chance() -> None:
    assert begun().rules.explain(begun().state).odds == ()
