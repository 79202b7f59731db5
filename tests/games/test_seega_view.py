"""What pictures and words of Seega are made of."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.catalogue import rule_set
from games.core import Told, legal_actions
from games.seega.parts import CHAINS
from games.seega.rules import Seega
from games.seega.sets.sidja import SIDJA
from games.seega.sets.siga import SIGA
from games.seega.state import State, names, squares
from games.seega.words import MESSAGES, taken_from
from games.view import Choice, Trace, Tray
from tests.contract.play import final, random_game, seeded, turns_of
from tests.games.seegas import Seegas, all_placed, begun, drawn, moved
from tests.games.test_seega_siga import CHAIN, LOCKED, QUIET, STUCK

CAPTURE = "x.... o.... .x... ..... o...o"


def test_squares_go_rank_by_rank_from_the_top_left() -> None:
    view = SIGA.view(drawn(CAPTURE).state)
    assert view.shape == "seega"
    assert [square.label for square in view.squares[:6]] == ["a5", "b5", "c5", "d5", "e5", "a4"]
    assert view.squares[-1].label == "e1"
    pieces = {square.label: square.piece for square in view.squares if square.piece}
    assert pieces == {"a5": "light", "a4": "dark", "b3": "light", "a1": "dark", "e1": "dark"}


def test_the_centre_is_marked_on_boards_of_any_size() -> None:
    for size, centre in ((3, "b2"), (5, "c3"), (7, "d4"), (9, "e5")):
        rules = replace(SIDJA, size=size)
        marked = [square.label for square in rules.view(rules.start()).squares if square.mark]
        assert marked == [centre]


def test_trays_hold_stones_to_place_and_stones_taken() -> None:
    assert SIGA.view(begun().plays("a1").state).trays == (
        Tray("light", off=0, total=12, hand=11, active=True),
        Tray("dark", off=0, total=12, hand=12),
    )
    assert SIGA.view(drawn(CAPTURE, "o move 0").state).trays == (
        Tray("light", off=9, total=12),
        Tray("dark", off=10, total=12, active=True),
    )


def test_the_end_has_a_winner_or_none() -> None:
    view = SIGA.view(drawn(LOCKED, "o over 1").state)
    assert view.over
    assert [tray.winner for tray in view.trays] == [False, True]
    draw = SIGA.view(drawn(QUIET, "- over 20").state)
    assert draw.over
    assert not any(tray.winner or tray.active for tray in draw.trays)


def test_choices_are_numbered_as_offered_with_what_they_take() -> None:
    game = drawn(CAPTURE)
    choices = SIGA.view(game.state).choices
    assert [choice.number for choice in choices] == [1, 2, 3, 4, 5]
    at = game.offers.index("b3-a3xa4")
    assert choices[at] == Choice(
        at + 1, source=11, target=10, kind="move", taken=(5,), way=(11, 10)
    )


def test_placing_and_leaping_are_choices_too_and_a_pass_is_none() -> None:
    assert SIGA.view(begun().state).choices[0] == Choice(1, None, 20, "place")
    leaps = drawn("xo... ..... ..... ..... x...o", rules=SIGA.custom({"leaps": "all"}))
    assert leaps.rules.view(leaps.state).choices[-1] == Choice(4, 0, 2, "leap", way=(0, 1, 2))
    assert SIGA.view(drawn(STUCK, "o move 4").state).choices == ()


def test_the_chain_of_the_last_turn_is_traced() -> None:
    game, last = moved(drawn(CHAIN), "c4-c5xb5", "c5-d5xd4")
    assert SIGA.view(game.state, last).traces == (
        Trace(1, 0, 7, 2, "move", taken=(1,), way=(7, 2)),
        Trace(2, 0, 2, 3, "move", taken=(8,), way=(2, 3)),
    )


def test_only_the_latest_turn_is_traced_and_a_pass_is_looked_through() -> None:
    game, last = moved(drawn(QUIET), "a5-a4", "a1-a2")
    assert SIGA.view(game.state, last).traces == (Trace(1, 1, 20, 15, "move", way=(20, 15)),)
    closing = drawn("...xo ....x ..... x.... o.x..")
    game, last = moved(closing, "c1-b1", "pass")
    assert SIGA.view(game.state, last).traces == (Trace(1, 0, 22, 21, "move", way=(22, 21)),)


def test_two_stones_placed_are_traced() -> None:
    game, last = moved(begun(), "a1", "e5")
    assert SIGA.view(game.state, last).traces == (
        Trace(1, 0, None, 20, "place"),
        Trace(2, 0, None, 4, "place"),
    )


def steps(game: Seegas) -> list[tuple[str, ...]]:
    return list(game.rules.taps(game.state, legal_actions(game.rules, game.state)))


def test_a_move_takes_two_taps_and_a_placing_one() -> None:
    assert steps(begun())[:2] == [("a1",), ("a2",)]
    assert drawn(CAPTURE).offers == ["a5-b5", "b3-a3xa4", "b3-b2", "b3-b4", "b3-c3"]
    assert steps(drawn(CAPTURE))[:2] == [("a5", "b5"), ("b3", "a3")]
    assert steps(drawn(STUCK, "o move 4")) == [("pass",)]


def test_a_turn_begins_with_its_first_stone_and_with_its_first_move() -> None:
    assert SIGA.begins(begun().state)
    assert not SIGA.begins(begun().plays("a1").state)
    assert SIGA.begins(begun().plays("a1", "a2").state)
    assert SIGA.begins(all_placed(SIGA).state)
    assert not SIGA.begins(drawn(CHAIN).plays("c4-c5xb5").state)
    assert SIGA.begins(drawn(STUCK, "x free 4").state)
    assert not SIGA.begins(drawn(QUIET, "- over 20").state)


def test_the_words_of_moves() -> None:
    assert begun().told("a1") == Told("seega-place", (("square", "a1"),))
    assert drawn(QUIET).told("a5-a4") == Told("seega-move", (("from", "a5"), ("to", "a4")))
    leap = drawn("xo... ..... ..... ..... x...o", rules=SIGA.custom({"leaps": "all"}))
    assert leap.told("a5-c5") == Told("seega-leap", (("from", "a5"), ("to", "c5")))
    taken = dict(drawn("..x.. ..o.. xo.ox ..x.. o...o").told("c2-c3xb3xc4xd3").args)
    assert taken == {"from": "c2", "to": "c3", "count": 3, "squares": "b3 c4 d3", "then": "turn"}


def then(game: Seegas, text: str) -> object:
    return dict(game.told(text).args)["then"]


def test_what_follows_a_capture_is_told() -> None:
    assert then(drawn(CHAIN), "c4-c5xb5") == "stone"
    assert then(drawn(CAPTURE), "b3-a3xa4") == "turn"
    assert then(drawn(CAPTURE.replace("o...o", "o....")), "b3-a3xa4") == "won"
    any_stone = drawn("xo..o ..x.. o.... ....x ..xo.", rules=SIDJA)
    assert then(any_stone, "c4-c5xb5") == "any"
    leap = drawn("xo.ox ..o.. xo... ..... o...o", rules=SIGA.custom({"leaps": "all"}))
    assert leap.told("a5-c5xd5").message == "seega-leap-capture"
    assert then(leap, "a5-c5xd5") == "stone"


def test_what_follows_a_pass_is_told() -> None:
    assert then(drawn(STUCK, "o move 4"), "pass") == "passage"
    assert then(drawn(LOCKED, "x move 1"), "pass") == "count"
    assert then(drawn(STUCK, "o move 4", rules=SIGA.custom({"stuck": "pass"})), "pass") == "again"


def test_all_stones_of_a_side_are_described() -> None:
    one, other = SIGA.describe(drawn(CAPTURE).state)
    assert dict(one.args) == {
        "side": "first",
        "squares": "a5 b3",
        "count": 2,
        "more": 1,
        "hand": 0,
        "taken": 9,
        "total": 12,
        "stuck": 0,
    }
    assert dict(other.args)["squares"] == "a1 a4 e1"
    assert dict(SIGA.describe(begun().state)[0].args)["squares"] == "none"


def test_it_is_said_which_side_cannot_move_also_at_the_end() -> None:
    def stuck(line: Seegas) -> list[object]:
        return [dict(told.args)["stuck"] for told in line.rules.describe(line.state)]

    assert stuck(drawn(STUCK, "o move 4")) == [0, 1]
    assert stuck(drawn(STUCK, "o move 4").plays("pass")) == [0, 1], "a passage is due"
    assert stuck(drawn(LOCKED, "x move 1").plays("pass")) == [1, 0], "and so it was counted"
    assert stuck(begun()) == [0, 0], "nobody moves while stones are placed"


def test_what_is_due_is_said() -> None:
    assert SIGA.pending(begun().state) == (
        Told("seega-placing", (("count", 2), ("begins", "second"))),
    )
    cross = begun(SIGA.custom({"cross": "on", "first_mover": "first"}))
    assert SIGA.pending(begun().plays("a3", "b3", "c1", "c2").state) == (), "it has been said"
    assert cross.rules.pending(cross.plays("a3").state) == (
        Told("seega-cross", (("squares", "a3 e3"),)),
    )
    assert SIGA.pending(drawn(CHAIN).plays("c4-c5xb5").state) == (), "the reasons say it"
    assert SIGA.pending(drawn(STUCK, "o move 4").state) == (Told("seega-stuck"),)
    assert SIGA.pending(drawn(STUCK, "x free 4").state) == (
        Told("seega-passage", (("side", "second"),)),
    )
    assert SIGA.pending(drawn(QUIET, "x move 9").state) == ()
    assert SIGA.pending(drawn(QUIET, "x move 10").state) == (Told("seega-quiet", (("count", 10),)),)
    assert SIGA.pending(drawn(QUIET, "- over 20").state) == ()


@pytest.mark.parametrize("chain", [chain.name for chain in CHAINS])
def test_till_a_side_takes_its_free_choice_and_what_follows_are_told(chain: str) -> None:
    """Seega 1.5, by the chain of the table; not while a chain goes on or a passage is owed."""
    rules, told = SIGA.custom({"continue": chain}), 0
    for seed in range(5):
        for state in (played.before for played in random_game(rules, seeded(seed))):
            takes = any(action.taken for action in legal_actions(rules, state))
            first = state.due == "move" and not taken_from(rules, state, 1 - state.seat)
            may = Told("seega-may-take", (("then", chain),)) in rules.pending(state)
            assert may == (takes and first)
            told += may
    assert told


def test_a_turn_with_captures_comes_to_the_stones_taken_and_left() -> None:
    one, chain = ("c4-c5xb5",), ("c4-c5xb5", "c5-d5xd4", "d5-e5xe4")
    assert SIGA.came_of(moved(drawn(CHAIN), "c4-b4")[1]) is None
    assert SIGA.came_of(moved(drawn(CHAIN), *one)[1]) == Told(
        "seega-took", (("count", 1), ("own", 4), ("other", 4))
    )
    assert SIGA.came_of(moved(drawn(CHAIN), *chain)[1]) == Told(
        "seega-took", (("count", 3), ("own", 4), ("other", 2))
    )


def test_every_message_is_told_somewhere_and_with_its_arguments() -> None:
    games = [
        *(
            (rules, list(random_game(rules, seeded(seed))))
            for rules in CUSTOMS
            for seed in range(9)
        ),
        (SIGA, list(random_game(SIGA, seeded(1), state=drawn(STUCK, "o move 4").state))),
    ]
    came = [rules.came_of(turn) for rules, game in games for turn in turns_of(game)]
    met = {(told.message, tuple(name for name, _ in told.args)) for told in came if told}
    met |= {
        (told.message, tuple(name for name, _ in told.args))
        for rules, game in games
        for state in [*(played.before for played in game), final(rules, game)]
        for told in (
            *rules.pending(state),
            *rules.describe(state),
            *(rules.tell(state, action) for action in legal_actions(rules, state)),
            *(
                words
                for order in rules.orders(state)
                for words in (order.give, order.recall, order.why)
                if words is not None
            ),
        )
    }
    assert met == set(MESSAGES.items())


CUSTOMS = [SIDJA, SIGA, SIGA.custom({"cross": "on", "leaps": "all"})]


@pytest.mark.parametrize("size", ["3", "5", "7", "9"])
@pytest.mark.parametrize("name", ["sidja", "siga"])
def test_stones_that_are_placed_for_somebody_go_where_a_mirror_agrees(name: str, size: str) -> None:
    """What is known of a board is known of the same board turned over: so are the squares that are
    worth most."""
    rules = rule_set(name, {"size": size})
    last, rng = int(size) - 1, seeded(1)

    def turned(square: int) -> int:
        file, rank = divmod(square, 10)
        return 10 * rank + last - file

    def over(state: State) -> State:
        one, other = (sum(1 << turned(at) for at in squares(side)) for side in state.stones)
        return state._replace(stones=(one, other))

    state = rules.start(2)
    while state.due == "place":
        (order,), (same,) = rules.orders(state), rules.orders(over(state))
        targets = {action.target for action in order.actions}
        assert targets
        assert {turned(at) for at in targets} == {action.target for action in same.actions}
        state = rules.apply(state, rng.choice(legal_actions(rules, state)))


@pytest.mark.parametrize("rules", [SIDJA, SIGA], ids=lambda rules: str(rules.id))
def test_corners_are_safest_then_edges(rules: Seega) -> None:
    """As the advice for placing says: no stone in a corner is ever taken, and of those at the edge
    a smaller share than of those inside, where stones stand and move by chance."""
    last = rules.size - 1
    stood, taken = Counter[int](), Counter[int]()
    for seed in range(30):
        for played in random_game(rules, seeded(seed)):
            theirs = played.before.stones[1 - played.seat]
            if played.action.kind == "place":
                continue
            for mask, found in ((theirs, stood), (played.action.taken, taken)):
                for square in names(mask):
                    file, rank = ord(square[0]) - ord("a"), int(square[1:]) - 1
                    found[sum(at in (0, last) for at in (file, rank))] += 1
    inside, edge, corner = (taken[at] / stood[at] for at in range(3))
    assert stood[2] > 1000
    assert corner == 0
    assert 0 < edge < inside
