"""What the bot's own source says of its texts: read from it, so that no list falls behind."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FAMILY = re.compile(r"[a-z]+(-[a-z]+)*-\{\}(-[a-z]+)*")
_DOUBLE = re.compile(r"[a-z]+(-[a-z]+)*-\{\}-\{\}")


@dataclass(frozen=True)
class Say:
    """A call of `Texts.html` or `Texts.plain`. `ids` are literals or families (`over-{}`);
    `args` is None where they come from a mapping."""

    how: str
    ids: tuple[str, ...]
    args: frozenset[str] | None
    where: str


@cache
def trees(package: str) -> tuple[tuple[str, ast.Module], ...]:
    """Every module of a package (or one module by its path): its path and its tree."""
    base = ROOT / package
    files = [base] if base.is_file() else sorted(base.rglob("*.py"))
    return tuple((str(file.relative_to(ROOT)), ast.parse(file.read_text())) for file in files)


@cache
def nodes(package: str) -> tuple[tuple[str, ast.AST], ...]:
    """Every node of a package with its module's path."""
    return tuple((path, node) for path, tree in trees(package) for node in ast.walk(tree))


def words(node: ast.expr) -> tuple[str, ...]:
    """The texts an expression may be: literals, f-strings as `over-{}`, both arms of an if."""
    if isinstance(node, ast.Constant):
        return (node.value,) if isinstance(node.value, str) else ()
    if isinstance(node, ast.JoinedStr):
        parts = (str(p.value) if isinstance(p, ast.Constant) else "{}" for p in node.values)
        return ("".join(parts),)
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return ()


def literals(package: str) -> frozenset[str]:
    """Every string constant."""
    found = (n.value for _, n in nodes(package) if isinstance(n, ast.Constant))
    return frozenset(value for value in found if isinstance(value, str))


def families(package: str) -> frozenset[str]:
    """Every f-string that looks like a message id with one gap, and those said with two."""
    found = (words(n)[0] for _, n in nodes(package) if isinstance(n, ast.JoinedStr))
    double = (text for say in sayings() for text in say.ids if _DOUBLE.fullmatch(text))
    return frozenset(text for text in found if _FAMILY.fullmatch(text)) | frozenset(double)


def given(package: str, function: str, position: int) -> frozenset[str]:
    """The literals handed to a function (or method) at a position."""
    calls = (n for _, n in nodes(package) if isinstance(n, ast.Call) and _name(n) == function)
    handed = (words(call.args[position]) for call in calls if len(call.args) > position)
    return frozenset(chain.from_iterable(handed))


def assigned(package: str, variable: str) -> frozenset[str]:
    """The literals assigned to a variable."""
    found = (
        words(n.value)
        for _, n in nodes(package)
        if isinstance(n, ast.Assign) and any(ast.unparse(t) == variable for t in n.targets)
    )
    return frozenset(chain.from_iterable(found))


@cache
def sayings() -> tuple[Say, ...]:
    """Every call of `html` and `plain` in the bot whose message stands in the call."""
    calls = [
        (path, node)
        for path, node in nodes("bot")
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"html", "plain"}
        and node.args
    ]
    return tuple(_say(path, call) for path, call in calls if words(call.args[0]))


def _say(path: str, call: ast.Call) -> Say:
    keywords = [keyword.arg for keyword in call.keywords]
    known = frozenset(k for k in keywords if k is not None)
    return Say(
        _name(call),
        words(call.args[0]),
        None if None in keywords else known,
        f"{path}:{call.lineno}",
    )


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""
