"""Films: every frame is the board of its ply at half the size, and small and quick enough."""

from __future__ import annotations

import hashlib
import io
import time
from functools import cache
from random import Random

import pytest
from PIL import Image, ImageSequence

from bot.board.filming import END, MOMENT, MOST_FRAMES, moment, shot, whole
from bot.board.sight import view_of
from bot.table.from_record import tabled
from bot.table.replaying import stood, stops
from bot.table.table import Table
from games.catalogue import rule_set
from games.core import Choose, Over
from games.record import record_of
from render import Camera, Renderer, RenderError
from render.film import LEFT_OUT

CASES = [
    ("thibault", 2, 100),
    ("bell", 2, 100),
    ("siga", 2, 100),
    ("sidja", 2, 100),
    ("hyena", 2, 100),
    ("hyena", 6, 100),
]


@cache
def played(id_: str, seats: int, most: int, seed: int = 3) -> Table:
    """A game of random choices, given up after so many actions."""
    rules, rng = rule_set(id_), Random(seed)
    state, texts = rules.start(seats), list[str]()
    while not isinstance(turn := rules.turn(state), Over) and len(texts) < most:
        if isinstance(turn, Choose):
            action = rng.choice(turn.actions)
        else:
            outcomes, chances = zip(*turn.odds, strict=True)
            action = rng.choices(outcomes, chances)[0]
        texts.append(rules.write(action))
        state = rules.apply(state, action)
    names = [(rules.sides[seat].capitalize(), f"P{seat}") for seat in range(seats)]
    return tabled(record_of(rules, seats, texts, names), 12)


def digest(picture: Image.Image) -> str:
    return hashlib.sha256(picture.convert("RGB").tobytes()).hexdigest()


@pytest.mark.parametrize(("id_", "seats", "most"), CASES)
def test_every_frame_is_the_board_of_its_ply_and_the_last_stands_three_seconds(
    id_: str, seats: int, most: int
) -> None:
    table = played(id_, seats, most)
    reel, camera = whole(table), Camera()
    film = Image.open(io.BytesIO(shot(camera, reel)))
    assert film.format == "GIF"
    spans = []
    for frame, at in zip(ImageSequence.Iterator(film), reel.stops, strict=True):
        assert digest(frame) == digest(camera.board(view_of(stood(table, at))))
        spans.append(frame.info["duration"])
    assert spans == [10 * span for span in reel.spans]
    assert spans[-1] == 10 * END == 3000
    assert film.info["loop"] == 0, "it begins anew"


@pytest.mark.parametrize(("id_", "seats", "most"), CASES)
def test_a_film_of_a_hundred_actions_is_small_and_quick(id_: str, seats: int, most: int) -> None:
    reel = whole(played(id_, seats, most))
    began = time.process_time()
    film = shot(Camera(), reel)
    assert len(film) <= 400_000
    assert time.process_time() - began <= 3.0, "300 ms where nothing else runs (python -m bench)"


def test_a_film_shows_what_the_board_shows() -> None:
    """Half of the whole picture, but for what is thick, is much the same. Squares have numbers,
    as words name them by these."""
    table = played("thibault", 2, 40)
    view = view_of(stood(table, stops(table)[-3]))
    large = Image.open(io.BytesIO(Renderer().board(view))).convert("RGB").reduce(2)
    small = Camera().board(view).convert("RGB")
    assert small.size == large.size
    pairs = zip(small.tobytes(), large.tobytes(), strict=True)
    assert sum(abs(a - b) for a, b in pairs) / (3 * small.width * small.height) < 12
    assert not any("label:1".startswith(each) for each in LEFT_OUT)


def test_of_a_long_game_turns_are_left_out_and_counted() -> None:
    table = played("hyena", 6, 900)
    reel = whole(table)
    assert len(stops(table)) > MOST_FRAMES
    assert len(reel.stops) <= MOST_FRAMES + 2
    assert (reel.stops[0], reel.stops[-1]) == (0, len(table.played))
    assert reel.skipped > 0
    assert not whole(played("hyena", 2, 100)).skipped


def test_a_moment_shows_the_whole_turn_of_its_action_in_six_seconds_or_more() -> None:
    """A single throw of the turn that decided a game said little."""
    table = played("thibault", 2, 100)
    for ply in range(len(table.played)):
        reel, seat = moment(table, ply), table.played[ply].seat
        assert sum(reel.spans) >= MOMENT == 600
        first = last = ply
        while first and table.played[first - 1].seat == seat:
            first -= 1
        while last + 1 < len(table.played) and table.played[last + 1].seat == seat:
            last += 1
        assert reel.stops[0] <= first
        assert reel.stops[-1] > last
        shown = [at for at in stops(table) if first < at <= last + 1]
        assert set(shown) <= set(reel.stops)


def test_boards_of_several_sizes_make_no_film() -> None:
    small, large = rule_set("sidja"), rule_set("hyena")
    with pytest.raises(RenderError, match="one size"):
        Camera().film([small.view(small.start()), large.view(large.start(2))], [80, 80])
    with pytest.raises(RenderError, match="no board"):
        Camera().film([], [])
