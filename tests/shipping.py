"""What goes into the image, read from the papers that decide it: Dockerfile, .dockerignore,
pyproject.toml, the lock, and the imports of the code that is copied.

No engine is needed: so a folder that is not let in is seen in a second, and everywhere.
"""

from __future__ import annotations

import ast
import fnmatch
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import PurePosixPath
from typing import Any, Final

from bot.words.library import LANGUAGES
from tests.mentions import PACKAGES, ROOT

LEFT_OUT: Final = frozenset({"arena", "training", "solving", "playground", "numpy"})
"""What the image does without; what needs it asks for it when it is called."""

BY_NAME: Final = frozenset({"isal", "uvloop", "zlib_ng"})
"""Packages of others that are imported by a name in a string."""

SERVED_BY: Final = {"python-multipart": "starlette reads forms with it"}
"""Declared packages that no import names, and what they are for."""


@dataclass(frozen=True)
class Papers:
    """The texts that decide what the image is made of."""

    dockerfile: str
    dockerignore: str
    pyproject: str
    run_lock: str
    play_lock: str

    @classmethod
    def here(cls) -> Papers:
        """Those of the repository."""
        locks = ("requirements/run.lock", "requirements/play.lock")
        names = ("Dockerfile", ".dockerignore", "pyproject.toml", *locks)
        return cls(*((ROOT / name).read_text(encoding="utf-8") for name in names))

    @property
    def copied(self) -> tuple[str, ...]:
        """What the Dockerfile copies from the repository: files and folders."""
        lines = re.findall(r"^COPY (?!--from)(.+)$", self.dockerfile, re.MULTILINE)
        return tuple(source for line in lines for source in line.split()[:-1])

    @property
    def project(self) -> Mapping[str, Any]:
        """What pyproject.toml says."""
        return tomllib.loads(self.pyproject)


def faults(papers: Papers) -> list[str]:
    """What does not fit together, a line each."""
    served = papers.project["project"]["dependencies"]
    played = papers.project["project"]["optional-dependencies"]["play"]
    found = (
        _context(papers),
        _packaged(papers),
        _ours(papers),
        _others(_copied_packages(papers), served, papers.run_lock, "serving"),
        _others(
            (*_copied_packages(papers), "playground"), served + played, papers.play_lock, "play"
        ),
        _languages(papers),
    )
    return sorted({fault for faults in found for fault in faults})


# --- the build context ------------------------------------------------------------------------


def let_in(path: str, dockerignore: str) -> bool:
    """Whether a file goes to the engine: the last pattern that matches it or a folder above."""
    within = True
    for line in dockerignore.splitlines():
        pattern = line.strip()
        if pattern and not pattern.startswith("#"):
            back = pattern.startswith("!")
            if _matches(path, pattern.removeprefix("!").strip().strip("/")):
                within = back
    return within


def _matches(path: str, pattern: str) -> bool:
    expression = _expression(pattern)
    ends = [place for place, letter in enumerate(path) if letter == "/"]
    return any(expression.fullmatch(path, 0, end) for end in (*ends, len(path)))


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    """As Go's `filepath.Match` reads a pattern, with `**` for any number of folders."""
    pieces = re.split(r"(\*\*/|\*\*|\*|\?|\[[^]]*\])", pattern)
    told = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    return re.compile(
        "".join(
            told.get(piece) or (piece if piece.startswith("[") else re.escape(piece))
            for piece in pieces
        )
    )


def _context(papers: Papers) -> Iterator[str]:
    files = repository()
    for source in papers.copied:
        inside = [file for file in files if _is_below(file, source)]
        out = [file for file in inside if not let_in(file, papers.dockerignore)]
        if not inside:
            yield f"Dockerfile copies {source}, which is not there"
        elif out:
            yield f"Dockerfile copies {source}, and .dockerignore keeps {out[0]} out"
    for file in files:
        if let_in(file, papers.dockerignore) and not any(
            _is_below(file, source) for source in papers.copied
        ):
            yield f".dockerignore lets {file} in, and Dockerfile does not copy it"
    rubbish = (".env", "djehuty.db", ".venv/bin/python", ".git/config", "var/play/telegram.json")
    for file in (*rubbish, "bot/__pycache__/x.pyc", "games/senet/sets/__pycache__/x.pyc"):
        if let_in(file, papers.dockerignore):
            yield f".dockerignore lets {file} in"


def _is_below(file: str, source: str) -> bool:
    return f"{file}/".startswith(f"{source}/")


@cache
def repository() -> tuple[str, ...]:
    """The files in our folders of the root, and beside them; no rubbish."""
    folders = [ROOT / name for name in (*PACKAGES, "docs", "requirements", "scripts", ".ci")]
    found = [path for folder in folders for path in folder.rglob("*")] + list(ROOT.iterdir())
    return tuple(
        sorted(
            str(path.relative_to(ROOT))
            for path in found
            if path.is_file()
            and "__pycache__" not in path.parts
            and not path.name.startswith((".env", "djehuty.db"))
        )
    )


# --- packages ---------------------------------------------------------------------------------


def _packaged(papers: Papers) -> Iterator[str]:
    """Code and what lies beside it comes into the wheel."""
    settings = papers.project["tool"]["setuptools"]
    wanted = settings["packages"]["find"]["include"]
    data: Mapping[str, list[str]] = settings["package-data"]
    for package in _copied_packages(papers):
        if not any(fnmatch.fnmatchcase(package, pattern) for pattern in wanted):
            yield f"pyproject.toml packs no {package} (tool.setuptools.packages.find)"
        for file in repository():
            if _is_below(file, package) and not file.endswith(".py") and not _is_data(file, data):
                yield f"pyproject.toml packs no {file} (tool.setuptools.package-data)"


def _copied_packages(papers: Papers) -> tuple[str, ...]:
    return tuple(source for source in papers.copied if source in PACKAGES)


def _is_data(file: str, data: Mapping[str, list[str]]) -> bool:
    return any(
        _is_below(file, folder) and PurePosixPath(file).relative_to(folder).match(pattern)
        for package, patterns in data.items()
        for folder in [package.replace(".", "/")]
        for pattern in patterns
    )


# --- imports ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Imported:
    """A module that is imported: by which file, and whether when that file is imported."""

    name: str
    by: str
    at_once: bool

    @property
    def package(self) -> str:
        """The package that it belongs to."""
        return self.name.partition(".")[0]


def _ours(papers: Papers) -> Iterator[str]:
    copied = _copied_packages(papers)
    for found in _imports(copied):
        if found.package in PACKAGES - set(copied) and (
            found.at_once or found.package not in LEFT_OUT
        ):
            yield f"{found.by} imports {found.name}, and Dockerfile does not copy {found.package}"


def _others(
    packages: Iterable[str], wanted: Iterable[str], lock: str, purpose: str
) -> Iterator[str]:
    """What is imported is declared, what is declared is imported, and locked."""
    declared = {_name(line) for line in wanted}
    locked = set(re.findall(r"^([a-z0-9.-]+)==", lock, re.MULTILINE))
    owners = _owners()
    seen = {_name(owner) for name in BY_NAME for owner in owners.get(name, [name])}
    for found in _imports(packages):
        if found.package in owners and found.package not in PACKAGES:
            names = {_name(owner) for owner in owners[found.package]}
            seen |= names
            if (found.at_once or found.package not in LEFT_OUT) and not names & declared:
                yield f"{found.by} imports {found.name}; {purpose} declares no {min(names)}"
    yield from (f"{purpose} declares {name}, which is not locked" for name in declared - locked)
    for name in declared - seen - set(SERVED_BY):
        yield f"{purpose} declares {name}, which nothing imports"


def _languages(papers: Papers) -> Iterator[str]:
    """The data of babel that is kept is that of the languages that the bot speaks."""
    kept = set(re.findall(r"! -name (\w+)\.dat", papers.dockerfile))
    for language in sorted(kept ^ {*LANGUAGES, "root"}):
        yield f"Dockerfile and LANGUAGES differ in {language}"


def _name(requirement: str) -> str:
    """The name of a package as locks write it."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


@cache
def _owners() -> Mapping[str, list[str]]:
    """What packages of the environment bring which modules."""
    return packages_distributions()


def _imports(packages: Iterable[str]) -> Iterator[Imported]:
    for package in packages:
        yield from _imports_of(package)


@cache
def _imports_of(package: str) -> frozenset[Imported]:
    return frozenset(
        found
        for path in (ROOT / package).rglob("*.py")
        for found in _imported(ast.parse(path.read_bytes()), str(path.relative_to(ROOT)))
    )


def _imported(tree: ast.AST, by: str, *, at_once: bool = True) -> Iterator[Imported]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (Imported(alias.name, by, at_once) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield Imported(node.module, by, at_once)
        later = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        yield from _imported(node, by, at_once=at_once and not later)
