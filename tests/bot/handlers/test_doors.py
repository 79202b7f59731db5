"""Whatever an update changes at a table carries its number, so that it changes nothing twice.

A handler has the door for its update as `visit.door`. The desk's own door knows no update: what
goes through it happens anew when an update comes again, so each such place stands here with the
reason why that does no harm.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bot.handlers

HANDLERS = Path(bot.handlers.__file__).parent
WITHOUT = {
    "absence.members": "who left or came stays so, however often it is told",
    "absence.seen": "who is back is back; the press itself is still to come",
    "answering.brought_down": "the offer was saved by this update; its board comes down beside it",
    "bans.ban": "who is banned already stays so",
    "map_and_help.hinted": "a game that is not rated any more stays so, however often it is said",
    "membership.membership": "who can be reached again stays so, however often it is told",
    "page_turning.prepare": "a game is made ready once, and again only when it was begun",
    "preferences._touch": "boards are shown as they are",
    "privacy._give_up": "many games are given up by one update, each but once",
    "visit._written": "who writes is back; what they write is still to come",
    "visit.door": "this is where the update is said",
}
"""The functions that use the desk's own door for more than reading."""


def places() -> Iterator[str]:
    """The functions in which the door of a desk is used, but for its book."""
    for file in sorted(HANDLERS.glob("*.py")):
        yield from _within(file.stem, ast.parse(file.read_text()))


def _within(name: str, node: ast.AST, parent: ast.AST | None = None) -> Iterator[str]:
    if isinstance(node, ast.Attribute) and node.attr == "door":
        desk = node.value.attr if isinstance(node.value, ast.Attribute) else None
        desk = node.value.id if isinstance(node.value, ast.Name) else desk
        reads = isinstance(parent, ast.Attribute) and parent.attr == "book"
        if desk in ("desk", "self") and not reads:
            yield name
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else ""
        yield from _within(f"{name}.{inner}" if inner else name, child, node)


def test_a_handler_changes_a_table_by_the_door_of_its_update() -> None:
    found = set(places())
    assert found - set(WITHOUT) == set(), "use visit.door, or say here why coming twice is no harm"
    assert set(WITHOUT) - found == set(), "these use the desk's own door no longer: take them out"
