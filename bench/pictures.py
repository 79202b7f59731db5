"""How long pictures take and how large they are: `python -m bench.pictures`.

Times are CPU time of one thread, so that other work on the machine counts little.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from statistics import median

from games.view import BoardView, Choice, Count, Square, Thrown, Token, Trace, Tray
from render import Renderer

HOUSES = {15: "ankh", 26: "nefer", 27: "water", 28: "three", 29: "two", 30: "sun"}
GET_CHESS = ".venv/bin/python -m pip install --require-hashes -r requirements/bench.lock"
COLD = """
import time
started = time.process_time()
from render import Renderer
from games.view import BoardView, Square, Tray
squares = tuple(Square(str(n), "", "cone" if n < 6 else "") for n in range(1, 31))
Renderer().board(BoardView("senet", squares, (Tray("cone", 0, 5), Tray("spindle", 0, 5))))
print(time.process_time() - started)
"""


def varied(count: int, seed: int) -> list[BoardView]:
    """Boards in the middle of a game: 3 to 5 pieces a side, a throw, choices, a last move."""
    random = Random(seed)  # noqa: S311 - boards to draw, not a secret
    return [_middle(random) for _ in range(count)]


def _middle(random: Random) -> BoardView:
    light, dark = random.randint(3, 5), random.randint(3, 5)
    taken = random.sample(range(1, 31), light + dark)
    cones, spindles = taken[:light], taken[light:]
    board = tuple(
        Square(
            str(n),
            HOUSES.get(n, ""),
            "cone" if n in cones else "spindle" if n in spindles else "",
            n == 27 and n in taken,
        )
        for n in range(1, 31)
    )
    active = random.randint(0, 1)
    own, enemies = (cones, spindles) if active == 0 else (spindles, cones)
    faces = tuple(random.randint(0, 1) for _ in range(4))
    score = sum(faces) or 5
    choices = tuple(
        Choice(
            number,
            house - 1,
            house + score - 1 if house + score <= 30 else None,
            "off" if house + score > 30 else ("exchange" if house + score in enemies else "move"),
        )
        for number, house in enumerate(sorted(own), 1)
        if house + score not in own
    )
    came = random.choice(enemies)
    step = random.randint(1, 5)
    start = came - 1 - step if came > step else None
    way = () if start is None else tuple(range(start, came))
    last = Trace(1, 1 - active, start, came - 1, "move", way=way)
    trays = (
        Tray("cone", 5 - light, 5, active=active == 0),
        Tray("spindle", 5 - dark, 5, active=active == 1),
    )
    thrown = Thrown("sticks", faces, str(score), active, fresh=True)
    return BoardView("senet", board, trays, choices, (last,), thrown)


def seega(count: int, seed: int, size: int) -> list[BoardView]:
    """Boards in the middle of a game: half full, a stone chosen among several, a last move."""
    random = Random(seed)  # noqa: S311 - boards to draw, not a secret
    return [_stones(random, size) for _ in range(count)]


def _stones(random: Random, size: int) -> BoardView:
    middle = size // 2 * (size + 1)
    squares = tuple(
        Square(
            f"{'abcdefghi'[index % size]}{size - index // size}",
            "centre" if index == middle else "",
            random.choice(("light", "dark", "light", "dark", "")),
        )
        for index in range(size * size)
    )
    own = [index for index, square in enumerate(squares) if square.piece == "light"]
    free = [index for index, square in enumerate(squares) if not square.piece] or [middle]
    choices = tuple(
        Choice(0, index, random.choice(free), "move", tuple(random.sample(own, k=n % 2)))
        for n, index in enumerate(random.sample(own, k=min(len(own), 6)))
    )
    source = random.randrange(size * size - size)
    taken, way = tuple(random.sample(free, k=1)), (source, source + size)
    last = Trace(1, 1, *way, "move", taken=taken, way=way)
    trays = (
        Tray("light", random.randint(0, 9), size * size // 2, active=True),
        Tray("dark", random.randint(0, 9), size * size // 2),
    )
    return BoardView("seega", squares, trays, choices, (last,))


def hyena(count: int, seed: int, holes: int) -> list[BoardView]:
    """Boards in the middle of a game of two to six: mothers on their ways, one of them home and its
    hyena after the others, a throw."""
    random = Random(seed)  # noqa: S311 - boards to draw, not a secret
    return [_hunt(random, holes, number % 5 + 2) for number in range(count)]


def _hunt(random: Random, holes: int, seats: int) -> BoardView:
    home, active = random.randrange(seats), random.randrange(seats)
    tokens = [
        Token("mother", random.randint(1, holes + 1), seat, random.choice(("out", "back")))
        for seat in range(seats)
        if seat != home
    ]
    tokens.append(Token("mother", 0, home, state="home"))
    tokens.append(Token("hyena", random.randint(1, holes), home, "out"))
    trays = tuple(
        Tray(
            f"mother{seat + 1}",
            0,
            1,
            active=seat == active,
            counts=(Count("tabas", random.randint(0, 12)),),
            rank=int(seat == home),
        )
        for seat in range(seats)
    )
    source = random.randint(1, holes - 6)
    target = source + random.choice((2, 3, 6))
    way = tuple(range(source, target + 1))
    last = Trace(1, 0, source, target, "move", piece="mother", way=way)
    thrown = Thrown("chips", (1, 0, 1), "2", active, fresh=True)
    squares = tuple(Square(str(number)) for number in range(holes + 2))
    return BoardView("hyena", squares, trays, (), (last,), thrown, tokens=tuple(tokens))


def next_throw(view: BoardView) -> BoardView:
    """The view after the next throw: a mother three holes on, another taba on an account."""
    first, *others = view.tokens
    ahead = replace(first, square=min(first.square + 3, len(view.squares) - 2))
    tray = replace(view.trays[0], counts=(Count("tabas", view.trays[0].count("tabas") + 1),))
    return replace(view, tokens=(ahead, *others), trays=(tray, *view.trays[1:]))


def next_stone(view: BoardView) -> BoardView:
    """The view with a stone less (or more) in the second rank from above."""
    board = list(view.squares)
    place = len(board) // 4
    board[place] = replace(board[place], piece="" if board[place].piece else "light")
    return replace(view, squares=tuple(board))


def one_row_changed(view: BoardView) -> BoardView:
    """The view with a piece less (or more) in the last row."""
    board = list(view.squares)
    board[23] = replace(board[23], piece="" if board[23].piece else "cone")
    return replace(view, squares=tuple(board))


def spent(work: Callable[[], object]) -> float:
    """CPU milliseconds of a call."""
    started = time.thread_time()
    work()
    return (time.thread_time() - started) * 1000


def cold() -> float:
    """CPU milliseconds from the import to the first picture, in a process of its own."""
    run = subprocess.run(  # noqa: S603 - our own interpreter and program
        [sys.executable, "-c", COLD], capture_output=True, text=True, check=True
    )
    return float(run.stdout) * 1000


def chess_bot(count: int, width: int) -> tuple[list[float], list[float]]:
    """CPU milliseconds and kilobytes of frames as chess bots make them: python-chess's SVG of a
    game under way, the last move marked, through CairoSVG to a PNG of that width.

    `ModuleNotFoundError` without the packages of `requirements/bench.lock`; `OSError` without the
    Cairo library.
    """
    chess, svg, cairo = map(importlib.import_module, ("chess", "chess.svg", "cairosvg"))
    random, board = Random(3), chess.Board()  # noqa: S311 - moves to draw, not a secret
    times, sizes = [], []
    for _ in range(count):
        if board.is_game_over():
            board = chess.Board()
        board.push(random.choice(list(board.legal_moves)))
        started = time.thread_time()
        drawn = svg.board(board, lastmove=board.peek(), size=width)
        data = cairo.svg2png(bytestring=drawn.encode(), output_width=width)
        times.append((time.thread_time() - started) * 1000)
        sizes.append(len(data) / 1000)
    return times, sizes


def beside_chess(fresh: float) -> None:
    """Print what a chess bot's frame takes: as wide as ours, and with as many pixels as ours."""
    for what, width in (("as wide", 1280), ("as many pixels", 960)):
        try:
            times, sizes = chess_bot(12, width)
        except (ModuleNotFoundError, OSError) as missing:
            print(f"  a chess bot's frame: not measured ({missing}); for it: {GET_CHESS}")
            return
        name = f"chess + CairoSVG, {width} x {width} ({what})"
        print(
            f"  {name:46} {median(times):8.1f}   {median(times) / fresh:.0f} times a fresh frame, "
            f"{median(sizes):.0f} KB"
        )


def measured(
    name: str,
    renderer: Renderer,
    boards: Callable[[int, int], list[BoardView]],
    following: Callable[[BoardView], BoardView],
) -> float:
    """Print what fresh frames, the next ones and repeated ones take; the median of the first."""
    for view in boards(60, 1):
        renderer.board(view)
    views = boards(60, 2)
    fresh = [spent(partial(renderer.board, view)) for view in views]
    sizes = [len(renderer.board(view)) / 1000 for view in views]
    repeated = [spent(partial(renderer.board, view)) for view in views]
    nexts = [following(view) for view in views]
    rows = [spent(partial(renderer.board, view)) for view in nexts]
    print(name)
    print(f"  fresh frame                 {median(fresh):8.2f}   most {max(fresh):.2f}")
    print(f"  one change (row, throw)     {median(rows):8.2f}   most {max(rows):.2f}")
    print(f"  repeated                    {median(repeated):8.3f}")
    print(f"  size, KB                    {median(sizes):8.1f}   most {max(sizes):.1f}")
    return median(fresh)


def main() -> None:
    """Print the figures."""
    renderer = Renderer()
    print("pictures (CPU ms, median)")
    print(f"  first picture of a process  {median(cold() for _ in range(5)):8.1f}")
    fresh = measured("senet", renderer, varied, one_row_changed)
    for size in (3, 5, 7, 9):
        measured(f"seega {size}x{size}", renderer, partial(seega, size=size), next_stone)
    for holes in (20, 30, 50, 80):
        measured(f"hyena {holes} holes", renderer, partial(hyena, holes=holes), next_throw)
    beside_chess(fresh)


if __name__ == "__main__":
    main()
