"""Games played at random: whatever a rule set comes to can be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.catalogue import CATALOGUE, RuleSet
from games.core import Choose, Faces, Over, Played, lookup
from games.view import BoardView
from render import THEMES, Renderer
from render.assets import load
from render.bake import Book, books
from render.painters import PAINTERS
from render.scene import Scene
from tests.render import looking

PLIES = 400


def views_of_a_game(
    rules: RuleSet[Any, Any], random: Random, seats: int = 0, plies: int = PLIES
) -> list[BoardView]:
    """What is seen after every ply, the last two turns marked, of one game or its beginning; of as
    few seats as can play if none are told."""
    state = rules.start(seats or rules.seats[0])
    turns: list[list[Played[Any, Any]]] = [[], []]
    faces: Faces | None = None
    seen = []
    for _ in range(plies):
        last = tuple(played for turn in turns[-2:] for played in turn)
        seen.append(rules.view(state, last, faces))
        turn = rules.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Choose):
            action = random.choice(turn.actions)
        else:
            faces = tuple(random.randrange(sides) for sides in turn.device.sides)
            action = lookup(rules, state, turn.device.read(faces))
        if not turns[-1] or turns[-1][-1].seat != turn.seat:
            turns.append([])
        turns[-1].append(Played(turn.seat, state, action, faces))
        state = rules.apply(state, action)
    return seen


GAMES: dict[str, RuleSet[Any, Any]] = {rules.id: rules for rules in CATALOGUE} | {
    f"{rules.id}/{each.name}={value}": rules.custom(((each.name, value),))
    for rules in CATALOGUE
    for each in rules.offered
    for value in each.values[1:]
}
"""Every rule set, and every value of every one of its switches alone."""


BOOKS: dict[str, Book] = {
    base: book for book in books(THEMES["papyrus"]).values() for base in book.bases
}
"""The book of each base picture."""


def sprites(scene: Scene) -> Iterator[str]:
    """The names of all that a picture is put together from."""
    for strip in scene.strips:
        yield from (layer.sprite for layer in strip.layers)
        for tile in strip.tiles:
            yield tile.ground
            yield from (layer.sprite for layer in tile.layers)


MANY = [
    (name, seats) for name, rules in GAMES.items() if rules.seats[-1] > 2 for seats in rules.seats
]
"""Every number of seats of each rule set that more than two can play."""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return looking.renderer()


@pytest.fixture(scope="module")
def baked() -> frozenset[str]:
    return load("papyrus").names()


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_game_can_be_drawn(
    renderer: Renderer, baked: frozenset[str], name: str
) -> None:
    seen = views_of_a_game(GAMES[name], Random(name))
    for view in seen:
        scene = PAINTERS[view.shape](view, False)  # noqa: FBT003 - as a Painter
        laid = set(sprites(scene))
        assert laid <= baked, view
        book = BOOKS[scene.base]
        strange = {each for each in laid - book.sprites.keys() if not each.startswith(book.shared)}
        assert not strange, "the palette does not know these: see `shared` of the book"
    sizes = [len(renderer.board(view)) for view in seen[:: max(1, len(seen) // 4)]]
    assert max(sizes) <= 80_000


@pytest.mark.parametrize(("name", "seats"), MANY)
def test_pictures_of_whole_games_are_small_to_the_last(
    renderer: Renderer, name: str, seats: int
) -> None:
    seen = views_of_a_game(GAMES[name], Random(f"{name}/{seats}"), seats, 4000)
    end = seen[-1]
    assert end.over
    winners = {seat for seat, tray in enumerate(end.trays) if tray.winner}
    last = end.ended(winners, end.score, len(seen))
    assert winners
    sizes = [len(renderer.board(view)) for view in (*seen[:: max(1, len(seen) // 5)], last)]
    assert max(sizes) <= 80_000
