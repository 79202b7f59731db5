"""Random Hyena positions anywhere in a game: what random games from the start seldom reach."""

from __future__ import annotations

import random

from tests.games.oracle.hyena import Player, Position, Walker, is_over, write


def wayfaring(rng: random.Random, holes: int, seats: int) -> str:
    """A position line that is not over, with a throw or a payment due."""
    position = Position(holes, {seat: _on_the_way(rng, holes) for seat in range(1, seats + 1)})
    if rng.random() < 0.8:
        _release(rng, position)
    if is_over(position):
        return wayfaring(rng, holes, seats)
    acting = [
        seat
        for seat, player in position.players.items()
        if seat == position.owner or not (player.mother.is_home() or player.mother.way == "eaten")
    ]
    position.seat = rng.choice(acting)
    player = position.players[position.seat]
    missing = position.well - player.mother.day
    if player.mother.way == "out" and missing > 1 and player.tabas >= missing:
        position.due = rng.choice(("throw", "pay", "pay:2"))
    return write(position)


def _on_the_way(rng: random.Random, holes: int) -> Player:
    """A mother in the village, on her way, at the well or on her way back, often near an end."""
    if rng.random() < 0.15:
        return Player()
    way = rng.choice(("out", "back"))
    well = holes + 1
    near = rng.choice((0, well))
    day = rng.choice((rng.randint(1, well), abs(near - rng.randint(1, 8))))
    mother = Walker(way, day)
    tabas = rng.choice((rng.randint(0, 3), rng.randint(0, well)))
    if way == "out" and day == well:
        kept = rng.choice((0, 2, 5, rng.randint(2, well), 2 * well))
        return Player(mother, rng.randint(0, 3), kept)
    if way == "out" and day == holes:
        tabas = 0
    return Player(mother, tabas)


def _release(rng: random.Random, position: Position) -> None:
    """One is home and has the hyena; some of the others are home, or eaten where they may be."""
    holes, well = position.holes, position.well
    position.owner = rng.choice(sorted(position.players))
    owner = position.players[position.owner]
    owner.mother = Walker("back", 0)
    owner.kept = 0
    stage = rng.choice(("waiting", "out", "thirsty", "back", "back"))
    if stage == "waiting":
        position.hyena = Walker("out", 0, waiting=True)
        owner.tabas = rng.randint(0, 1)
    elif stage == "thirsty":
        position.hyena = Walker("out", well)
        owner.tabas = rng.randint(0, 9)
    else:
        position.hyena = Walker(stage, rng.randint(1, well) if stage == "back" else 0)
        if stage == "out":
            position.hyena.day = rng.randint(0, holes)
        owner.tabas = rng.choice((rng.randint(0, 3), rng.randint(8, 12)))
    homes, eaten = 1, 0
    others = [seat for seat in position.players if seat != position.owner]
    for seat in rng.sample(others, rng.randint(0, len(others) - 1)):
        player = position.players[seat]
        player.kept = 0
        # The hyena's first move from the well is four holes at least.
        if stage == "back" and position.hyena.day <= well - 4 and rng.random() < 0.5:
            eaten += 1
            player.mother, player.order = Walker("eaten", 0), eaten
        else:
            homes += 1
            player.mother, player.order = Walker("back", 0), homes
