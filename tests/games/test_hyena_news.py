"""Whom the hyena eats is news, and at the end all are ranked (hyena 9, 11)."""

from __future__ import annotations

import pytest

from games.catalogue import CATALOGUE, RuleSet
from games.core import News, Over, legal_actions, lookup
from games.hyena.sets.hyena import HYENA
from games.hyena.words import EATEN, MOCKERY, WON
from tests.contract.play import final, random_game, seeded
from tests.games.mothers import Walk, walking

OUT = "0*+0+0"


def news(game: Walk, text: str) -> News | None:
    return game.rules.news(game.state, lookup(game.rules, game.state, text))


def hunting(*others: str) -> Walk:
    """Player 1's hyena is on its way back, on day 20."""
    return walking("b0+1+0", *others, h="1:b20")


@pytest.mark.parametrize(
    ("others", "text", "eaten"),
    [
        (("16+0+0", OUT), "2", (1,)),
        (("b17+0+0", OUT), "2", (1,)),
        (("15+0+0", OUT), "2", ()),
        (("20+0+0", OUT), "2", ()),
        (("12+0+0", "b18+0+0"), "6", (2, 1)),
        (("12+0+0", "12+0+0"), "6", (1, 2)),
        (("12+0+0", OUT), "taba", ()),
    ],
)
def test_it_is_news_whom_the_hyena_eats_the_one_met_first_first(
    others: tuple[str, ...], text: str, eaten: tuple[int, ...]
) -> None:
    assert news(hunting(*others), text) == (News(eaten, EATEN, MOCKERY) if eaten else None)


def test_it_is_news_who_has_won_a_race_of_many_but_not_of_two() -> None:
    assert news(walking("b2+1+0", "5+0+0", OUT), "2") == News((0,), WON)
    assert news(walking("b2+1+0", "5+0+0"), "2") is None
    assert news(walking("b5+1+0", "5+0+0", OUT), "2") is None, "she is not home yet"
    second = walking("b0+1+0", "b2+0+0", OUT, h="1:4", due="2 throw")
    assert news(second, "2") is None, "the race was won before"


def test_a_hyena_that_has_not_drunk_is_no_news() -> None:
    assert news(walking("b0+1+0", "5+0+0", h="1:4"), "2") is None
    assert news(walking("b0+9+0", "30+0+0", h="1:31"), "taba") is None


def test_each_of_a_game_can_be_mocked_in_other_words() -> None:
    assert len(set(MOCKERY)) == len(MOCKERY) >= max(HYENA.seats)


@pytest.mark.parametrize("seats", HYENA.seats)
@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_all_are_ranked_the_winner_first(seats: int, seed: int) -> None:
    game = list(random_game(HYENA, seeded(seed), seats))
    assert all(HYENA.ranking(played.before) == () for played in game)
    state = final(HYENA, game)
    over = HYENA.turn(state)
    assert isinstance(over, Over)
    ranking = HYENA.ranking(state)
    if seats == 2:
        assert ranking == (), "of two the winner says it all"
        return
    assert sorted(ranking) == list(range(seats))
    assert ranking[:1] == over.winners
    assert [over.score[seat] for seat in ranking] == sorted(over.score, reverse=True)


def test_the_eaten_come_last_and_of_them_the_first_eaten() -> None:
    game = walking("b0+1+0", "x+0+0", "9+0+0", "b0#2+0+0", "x#2+0+0", h="1:b12").throws("2")
    assert HYENA.ranking(game.state) == (0, 3, 2, 4, 1)


@pytest.mark.parametrize("rules", CATALOGUE, ids=lambda rules: rules.id)
def test_games_of_two_rank_nobody_and_have_no_news(rules: RuleSet[object, object]) -> None:
    if max(rules.seats) > 2:
        return
    game = list(random_game(rules, seeded(1), 2))
    assert rules.ranking(final(rules, game)) == ()
    for played in game[:20]:
        assert all(
            rules.news(played.before, one) is None for one in legal_actions(rules, played.before)
        )
