"""What papers and docstrings name, and which of it there is not.

A reader follows a name to the code; a renamed module must take its names along. Checked are paths
(`games/<game>/sets/`: a gap stands for anything), dotted names (`games.core.Rules`), members of our
classes (`Rules.steps`), roles (``:mod:`` and its like), tests by name, `make` targets and the
subcommands of `djehuty`.
"""

from __future__ import annotations

import fnmatch
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.commands.group import djehuty

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = frozenset(path.parent.name for path in ROOT.glob("*/__init__.py"))
"""Our packages, as they lie in the root."""

FOLDERS = PACKAGES | {"docs", "requirements", "scripts", ".ci"}
"""The folders of the root that papers may name."""

ENDINGS = "css|ftl|html|in|js|json|jsonl|lock|md|png|py|sql|toml|txt"
"""How our files end."""

_SPAN = re.compile(r"(?<!`)(`{1,2})(?!`)([^`\n]+?)\1(?!`)")
_FENCE = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_COMMENTED = re.compile(r"(?<= )#.*")
_ROLE = re.compile(r":(?:mod|class|func|meth|data|attr|exc):`~?([^`]+)`")
_DOCS = re.compile(r"(?<![\w/.`])docs/[\w./-]*\w")
_PATH = re.compile(
    rf"(?:{'|'.join(map(re.escape, sorted(FOLDERS)))})/\S*"
    rf"|(?:[\w.<>*-]+/)+(?:[\w.<>*-]+\.(?:{ENDINGS}))?"
    rf"|[\w<>*-]+\.(?:{ENDINGS})"
)
_DOTTED = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
_COMMAND = re.compile(r"(?<![\w.-])(make|djehuty|python -m) ([a-z_][\w.-]*)")
_TEST = re.compile(r"test_\w*[a-z0-9]")
_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
_FUNCTION = re.compile(r"^(?:async )?def (\w+)", re.MULTILINE)


@dataclass(frozen=True)
class Mention:
    """A name, and the file that says it."""

    name: str
    kind: str
    where: Path
    inside: str = ""
    """For a role: the module that it stands in."""

    def exists(self) -> bool:
        """Whether there is what is named."""
        match self.kind:
            case "path":
                return _is_path(self.name, self.where.parent)
            case "name":
                return _is_name(self.name)
            case "role":
                return _is_name(self.name) or _is_local(self.name, self.inside)
            case "test":
                return self.name in _tests()
            case "make":
                return self.name in _targets()
            case "djehuty":
                return self.name in _subcommands()
        raise AssertionError(f"no such kind: {self.kind}")

    def __str__(self) -> str:
        return f"{self.where.relative_to(ROOT)}: {self.kind} {self.name!r} does not exist"


def in_paper(text: str, where: Path) -> Iterator[Mention]:
    """What a page says in backticks and in its blocks of code."""
    blocks = [_COMMENTED.sub("", block) for block in _FENCE.findall(text)]
    spans = [span for _, span in _SPAN.findall(_FENCE.sub("", text))]
    for code in (*spans, *blocks):
        yield from _commands(code, where)
    for path in _DOCS.findall(_FENCE.sub("", text)):
        yield Mention(path, "path", where)
    for span in spans:
        yield from _words(span, where)


def in_code(text: str, where: Path) -> Iterator[Mention]:
    """What docstrings and comments of a module name."""
    inside = ".".join(where.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for target in _ROLE.findall(text):
        yield Mention(target, "role", where, inside)
    plain = _ROLE.sub("", text)
    for path in _DOCS.findall(plain):
        yield Mention(path, "path", where)
    for _, span in _SPAN.findall(plain):
        yield from _commands(span, where)
        yield from _words(span, where)


def in_comments(text: str, where: Path) -> Iterator[Mention]:
    """The files that the comments of a file of texts name."""
    comments = " ".join(line.strip("# ") for line in text.splitlines() if line.startswith("#"))
    for word in comments.split():
        if "/" in word and _PATH.fullmatch(word.strip("(),:;.")):
            yield Mention(word.strip("(),:;."), "path", where)


def _commands(code: str, where: Path) -> Iterator[Mention]:
    for command, word in _COMMAND.findall(code):
        if command in ("make", "djehuty"):
            yield Mention(word, command, where)
        elif word.partition(".")[0] in PACKAGES:
            yield Mention(word, "name", where)


def _words(span: str, where: Path) -> Iterator[Mention]:
    for word in span.split():
        if _DOTTED.fullmatch(word) and _is_ours(word):
            yield Mention(word, "name", where)
        elif _PATH.fullmatch(word):
            yield Mention(word, "path", where)
        elif where.suffix == ".md" and _TEST.fullmatch(word):
            yield Mention(word, "test", where)


def _is_ours(dotted: str) -> bool:
    """Whether a dotted name claims to be of our packages or of a class of ours."""
    first = dotted.partition(".")[0]
    return first in PACKAGES or (first in _classes() and first[0].isupper())


def _is_path(path: str, beside: Path) -> bool:
    """Whether a path is there: from the root, beside the file, or a bare file name anywhere."""
    pattern = re.sub(r"<[^<>]*>", "*", path)
    if re.fullmatch(r"docs/decisions/\d{4}", pattern):
        pattern += "-*.md"
    if any(any(folder.glob(pattern.rstrip("/"))) for folder in (ROOT, beside)):
        return True
    return "/" not in pattern and bool(fnmatch.filter(_files(), pattern))


def _is_name(dotted: str) -> bool:
    """Whether a module, or what is in it, or a member of a class of ours is called so."""
    first, _, rest = dotted.partition(".")
    if first in PACKAGES:
        module, members = _module(dotted)
        return module is not None and _has(module, members)
    return any(
        _has(importlib.import_module(module), [first, *rest.split(".")])
        for module in _classes().get(first, ())
        if rest
    )


def _is_local(name: str, inside: str) -> bool:
    """Whether a module has the name, or one of its classes has it as a member."""
    module = importlib.import_module(inside)
    members = name.split(".")
    within = [found for found in vars(module).values() if isinstance(found, type)]
    return _has(module, members) or any(_has(found, members) for found in within)


def _module(dotted: str) -> tuple[Any, list[str]]:
    """The longest part that is a module, and the rest."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        path = ROOT.joinpath(*parts[:length])
        if path.with_suffix(".py").exists() or (path / "__init__.py").exists():
            return importlib.import_module(".".join(parts[:length])), parts[length:]
    return None, parts


def _has(thing: Any, members: list[str]) -> bool:
    """Whether something has a member of a member; a field without a default counts too."""
    for at, member in enumerate(members):
        if not hasattr(thing, member):
            fields = getattr(thing, "__mro__", ())
            return at == len(members) - 1 and any(
                member in vars(kind).get("__annotations__", {})
                or member in getattr(kind, "__slots__", ())
                or f"self.{member}" in _source(kind)
                for kind in fields
                if kind.__module__.partition(".")[0] in PACKAGES
            )
        thing = getattr(thing, member)
    return True


def _source(kind: type) -> str:
    file = importlib.import_module(kind.__module__).__file__
    return "" if file is None else Path(file).read_text(encoding="utf-8")


@cache
def _files() -> frozenset[str]:
    """What files of ours are called, wherever they lie."""
    folders = [path for path in ROOT.iterdir() if path.is_dir() and path.name in FOLDERS]
    inner = [path.name for folder in folders for path in folder.rglob("*") if path.is_file()]
    return frozenset((*inner, *(path.name for path in ROOT.iterdir() if path.is_file())))


def modules() -> Iterator[Path]:
    """Every module of ours."""
    for package in sorted(PACKAGES):
        yield from sorted((ROOT / package).rglob("*.py"))


@cache
def _texts() -> dict[str, str]:
    """Every module of ours as it is written."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): (
            path.read_text(encoding="utf-8")
        )
        for path in modules()
    }


@cache
def _classes() -> dict[str, tuple[str, ...]]:
    """The modules that have a class of that name."""
    found: dict[str, tuple[str, ...]] = {}
    for module, text in _texts().items():
        for name in _CLASS.findall(text):
            found[name] = (*found.get(name, ()), module)
    return found


@cache
def _tests() -> frozenset[str]:
    """The names of all tests."""
    return frozenset(name for text in _texts().values() for name in _FUNCTION.findall(text))


@cache
def _targets() -> frozenset[str]:
    """The targets of the Makefile."""
    return frozenset(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


@cache
def _subcommands() -> frozenset[str]:
    """The subcommands of `djehuty`."""
    return frozenset(djehuty.commands)
