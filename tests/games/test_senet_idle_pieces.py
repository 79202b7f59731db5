"""Every piece of Senet that cannot use a throw has its reason, which says of how many it is."""

from __future__ import annotations

import re

import pytest

from bot.words.library import Library
from games.core import Choose
from games.senet import explain
from games.senet.rules import Senet
from games.senet.state import houses_of
from tests.contract.play import random_game, seeded
from tests.games.boards import placed
from tests.games.every import each_senet


def test_a_reason_counts_its_pieces_and_those_that_stand_in_their_way() -> None:
    found = {
        (name, value)
        for pieces in ("10 12", "2 4 6", "2 4 6 8")
        for game in (placed(C=pieces, S="1", due="C play:2 -"),)
        for told in game.rules.explain(game.state).refused
        for name, value in told.args
    }
    for variable in ("movers", "held"):
        assert {(variable, word) for word in explain.VARIANTS[variable]} <= found


OWN = [
    (
        "en",
        "The piece on 10 cannot move: your own piece is on 12.",
        "The pieces on 2 and 4 cannot move: your own pieces are on 4 and 6.",
    ),
    (
        "ru",
        "С 10 нельзя пойти: на 12 стоит ваша.",
        "С 2 и 4 нельзя пойти: на 4 и 6 стоят ваши.",
    ),
    (
        "pt",
        "A peça em 10 não pode andar: a sua peça está em 12.",
        "As peças em 2 e 4 não podem andar: as suas peças estão em 4 e 6.",
    ),
    (
        "ar",
        "القطعة على 10 لا تتحرّك: قطعتك على 12.",
        "القطعتان على 2 و 4 لا تتحرّكان: قطعتاك على 4 و 6.",
    ),
]

WHOLE = {f"senet-no-{name}" for name in ("must-off", "bound", "drowning", "one")}
"""Reasons that speak of every other piece without naming it."""


@each_senet
def test_every_piece_that_cannot_use_the_throw_is_named_with_its_reason(rules: Senet) -> None:
    found = 0
    for seed in range(4):
        for step in random_game(rules, seeded(seed)):
            state, turn = step.before, rules.turn(step.before)
            if state.due != "play" or not isinstance(turn, Choose):
                continue
            reasons = rules.explain(state).refused
            if {told.message for told in reasons} & WHOLE:
                continue
            named = {
                int(h) for told in reasons for h in str(dict(told.args).get("from", "")).split()
            }
            idle = set(houses_of(state.pieces[state.seat])) - {each.source for each in turn.actions}
            assert idle <= named, (rules.dump(state), sorted(idle - named))
            found += len(idle)
    assert found > 100


@pytest.mark.parametrize(("language", "one", "two"), OWN)
def test_it_is_said_that_a_piece_cannot_move_and_how_many_do_not(
    language: str, one: str, two: str
) -> None:
    texts = Library()[language]
    for pieces, said in (("10 12", one), ("2 4 6", two)):
        game = placed(C=pieces, S="1", due="C play:2 -")
        told = texts.told(game.rules.explain(game.state).refused[-1])
        assert re.sub("[\u2066-\u2069]", "", told) == said
