"""The shape of the house: how many modules each room has, how they hang together, how long its
functions are.

`python -m bench.shape` measures the folder it runs in. `python -m bench.shape 102dec6 main .`
measures commits of the repository and folders, side by side in the order named. It reads the
sources and imports nothing of them, so that an older commit is measured by the same rule.

A room's modules are those that stand right in its folder; a folder in it is one. An arrow is an
import of one of them by another. Floors are the modules on the longest chain of arrows: a room of
modules that do not know each other has one. Lines and functions are those of all its files; tests
are none of them. A function is as long as its lines, its signature and docstring with them.
Parameters are those that a caller gives: neither `self` nor `cls`.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from graphlib import TopologicalSorter
from pathlib import Path
from statistics import mean
from typing import TypeAlias

import grimp

ROOMS = (
    *("bot.handlers", "bot.table", "bot.board", "bot.choosing", "bot.run", "bot.telegram"),
    *("bot.words", "storage", "games", "render", "opponents"),
)
PACKAGES = ("bot", "storage", "games", "render", "opponents")
"""What the rooms are of: arrows into other packages are not asked for."""

LONG, VERY_LONG = 25, 50
"""A function of more lines than these is counted."""

COUNTED = "bot.board"
"""The room whose parameters a function are told, too."""

LOOK = frozenset(("table", "texts", "names", "reader", "taps", "link"))
"""Who looks at what there: parameters that went through the room side by side (decision 57)."""
SIDE_BY_SIDE = 3
"""From so many of them on a function is counted."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Shape:
    """What was measured of one room."""

    modules: int
    arrows: int
    floors: int
    lines: int
    functions: int
    long: int
    very_long: int
    parameters: float
    """The mean a function."""
    most: int
    """The most that one takes."""
    takes: str
    """Which that is."""
    looks: int
    """Functions that take several of `LOOK`."""


Shapes: TypeAlias = dict[str, Shape]


def floors(arrows: dict[str, set[str]]) -> int:
    """The modules on the longest chain of arrows; an error names a circle."""
    height: dict[str, int] = {}
    for module in TopologicalSorter(arrows).static_order():
        height[module] = 1 + max((height[below] for below in arrows[module]), default=0)
    return max(height.values(), default=0)


def functions(tree: ast.AST) -> Iterator[Function]:
    """All functions in a file, those in classes and in functions with them."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def long(function: Function) -> int:
    """The lines of a function."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def parameters(function: Function) -> list[str]:
    """The names of all that a caller may give."""
    args = function.args
    stars = [star for star in (args.vararg, args.kwarg) if star is not None]
    named = [arg.arg for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs, *stars)]
    return named[1:] if named[:1] in (["self"], ["cls"]) else named


def room(graph: grimp.ImportGraph, folder: Path, name: str) -> Shape:
    """Measure one room of a tree."""
    modules = graph.find_children(name)
    arrows = {
        module: graph.find_modules_directly_imported_by(module) & modules for module in modules
    }
    files = sorted((folder / name.replace(".", "/")).rglob("*.py"))
    if not files:
        raise SystemExit(f"shape: {folder} has no room {name}")
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    every = [each for text in texts.values() for each in functions(ast.parse(text))]
    taken = [parameters(each) for each in every]
    most = max(range(len(every)), key=lambda number: len(taken[number]))
    return Shape(
        modules=len(modules),
        arrows=sum(map(len, arrows.values())),
        floors=floors(arrows),
        lines=sum(len(text.splitlines()) for text in texts.values()),
        functions=len(every),
        long=sum(long(each) > LONG for each in every),
        very_long=sum(long(each) > VERY_LONG for each in every),
        parameters=mean(map(len, taken)),
        most=len(taken[most]),
        takes=every[most].name,
        looks=sum(len(LOOK.intersection(names)) >= SIDE_BY_SIDE for names in taken),
    )


def measure(folder: Path) -> Shapes:
    """The shape of every room of a tree, which must be found first where modules are looked for."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    return {name: room(graph, folder, name) for name in ROOMS}


def elsewhere(folder: Path) -> Shapes:
    """Measure a tree in a process of its own, since this one may know modules of those names."""
    found = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-P", str(Path(__file__).resolve()), "--here"],
        cwd=folder,
        check=True,
        stdout=subprocess.PIPE,
    )
    return {name: Shape(**figures) for name, figures in json.loads(found.stdout).items()}


def unpacked(commit: str, folder: Path) -> Path:
    """The tree of a commit, put into that folder."""
    archive = subprocess.run(  # noqa: S603 - git, of a commit that is named by who runs it
        ["git", "archive", commit],  # noqa: S607 - git stands wherever it was installed
        check=False,
        stdout=subprocess.PIPE,
    )
    if archive.returncode:
        raise SystemExit(f"shape: {commit} is neither a folder nor a commit")
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)  # noqa: S603, S607 - as above
    return folder


def beside(figures: Sequence[float], form: str = "") -> str:
    """One figure of each tree, aligned."""
    return " → ".join(f"{figure:{form}}".rjust(5) for figure in figures)


def table(trees: Sequence[Shapes]) -> list[str]:
    """A line a room, of each figure what the trees have, one behind the other."""
    wide = max(len("functions"), len(beside([0] * len(trees))))
    heads = ("modules", "arrows", "floors", "lines", "functions", f">{LONG}", f">{VERY_LONG}")
    lines = [" " * 14 + "".join(f"{head:>{wide + 2}}" for head in heads)]
    for name in ROOMS:
        shapes = [tree[name] for tree in trees]
        rows = (
            *([shape.modules for shape in shapes], [shape.arrows for shape in shapes]),
            *([shape.floors for shape in shapes], [shape.lines for shape in shapes]),
            *([shape.functions for shape in shapes], [shape.long for shape in shapes]),
            [shape.very_long for shape in shapes],
        )
        lines.append(f"{name:14}" + "".join(f"{beside(row):>{wide + 2}}" for row in rows))
    counted = [tree[COUNTED] for tree in trees]
    most = ", ".join(f"{shape.most} ({shape.takes})" for shape in counted)
    average = beside([shape.parameters for shape in counted], ".2f").strip()
    looks = " → ".join(str(shape.looks) for shape in counted)
    return [
        *lines,
        f"{COUNTED}: {average} parameters a function, the most {most}",
        f"{COUNTED}: {looks} functions take {SIDE_BY_SIDE} or more of {', '.join(sorted(LOOK))}",
    ]


def main(names: Sequence[str] = ()) -> None:
    """Print the shapes of those trees; of this one if none is named."""
    with ExitStack() as held:
        folders = []
        for name in names or ["."]:
            there = Path(name)
            if not there.is_dir():
                there = Path(held.enter_context(tempfile.TemporaryDirectory()))
                unpacked(name, there)
            folders.append(there)
        print("\n".join(table([elsewhere(folder) for folder in folders])))


if __name__ == "__main__":
    if sys.argv[1:] == ["--here"]:
        sys.path.insert(0, str(Path.cwd()))
        print(json.dumps({name: asdict(shape) for name, shape in measure(Path.cwd()).items()}))
    else:
        main(sys.argv[1:])
