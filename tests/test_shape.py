"""`python -m bench shape`: what it counts."""

from __future__ import annotations

import ast
from graphlib import CycleError
from pathlib import Path

import pytest

from bench.shape import PACKAGES, ROOMS, elsewhere, floors, functions, long, parameters

HOUSE = Path(__file__).parent.parent

SOURCE = '''
class Desk:
    def __init__(self, store, *, clock=None, **more):
        """Two lines."""

    @classmethod
    async def over(cls):
        def inner(a, /, b, *rest):
            return a
        return inner
'''


def test_floors_are_the_modules_on_the_longest_way_down() -> None:
    assert floors({"a": {"b", "c"}, "b": {"c"}, "c": set(), "d": set()}) == 3
    assert floors({"a": set(), "b": set()}) == 1


def test_a_circle_has_no_floors() -> None:
    with pytest.raises(CycleError):
        floors({"a": {"b"}, "b": {"a"}})


def test_every_function_is_counted_with_its_lines_and_what_a_caller_gives() -> None:
    found = {each.name: each for each in functions(ast.parse(SOURCE))}
    assert {name: long(each) for name, each in found.items()} == {
        "__init__": 2,
        "over": 4,
        "inner": 2,
    }
    assert {name: parameters(each) for name, each in found.items()} == {
        "__init__": ["store", "clock", "more"],
        "over": [],
        "inner": ["a", "b", "rest"],
    }


def write(folder: Path, source: str) -> None:
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "low.py").write_text("def low(table, texts, names): ...\n")
    (folder / "high.py").write_text(source)


def test_a_tree_is_measured_by_itself_whatever_this_one_holds(tmp_path: Path) -> None:
    for package in {name.split(".")[0] for name in ROOMS}:
        if package not in ROOMS:
            write(tmp_path / package, "")
    for name in ROOMS:
        source = f"from {name} import low\n\n\ndef high(self): ...\n"
        write(tmp_path / name.replace(".", "/"), source)
    shapes = elsewhere(tmp_path)
    assert list(shapes) == list(ROOMS)
    for shape in shapes.values():
        assert (shape.modules, shape.arrows, shape.floors) == (2, 1, 2)
        assert (shape.functions, shape.most, shape.takes, shape.looks) == (2, 3, "low", 1)


def test_every_room_of_the_house_is_measured() -> None:
    """But for the commands, a file a family, and those who only measure and learn."""
    rooms = {folder.parent.name for folder in HOUSE.glob("bot/*/__init__.py")}
    assert {f"bot.{room}" for room in rooms - {"commands"}} == {
        name for name in ROOMS if name.startswith("bot.")
    }
    assert set(PACKAGES) == {name.split(".")[0] for name in ROOMS}
