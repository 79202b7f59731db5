"""`make` sets up and starts the program in any folder and on the Python that is asked for.

The Python is a stand-in: it says of which version it is, makes environments of itself, and writes
down what it is told to run. The questions that scripts/set-up asks are answered by a real one.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mentions import ROOT

STAND_IN = r"""#!/bin/sh
case "$1 $2" in
"--version ") echo "Python {version}" ;;
"-c "*)
    exec {real} -c "import sys
sys.version_info, sys.base_prefix = ({parts}), '/{version}'
$2" ;;
"-m venv") mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
*)
    case "$*" in *--editable*) : >.venv/bin/djehuty && chmod +x .venv/bin/djehuty ;; esac
    pwd -P >>{log} && echo "{version} $*" >>{log} ;;
esac
"""
ODD = ("a b", " a  b ", "it's", 'a "quoted" one', "$HOME", "#1", "кости é سنت", "a;b&c", "%d\\n")
"""Names of folders that a shell or make would read otherwise than as a name."""
ON_THE_PATH = ("python3.11", "python3.12", "python3.13", "python3.14", "python3", "python")
"""Where the set-up looks if no Python is asked for."""


@dataclass(frozen=True)
class Clone:
    """A folder with what the set-up reads, and stand-ins for Python beside it."""

    root: Path
    beside: Path

    @property
    def log(self) -> Path:
        """What the stand-ins were told to run, and where."""
        return self.beside / "log"

    def python(self, version: str, name: str = "") -> Path:
        """A Python of that version."""
        path = self.beside / (name or f"python {version}")
        told = STAND_IN.format(
            version=version,
            parts=version.replace(".", ", "),
            real=shlex.quote(sys.executable),
            log=shlex.quote(str(self.log)),
        )
        path.write_text(told, encoding="utf-8")
        path.chmod(0o755)
        return path

    def make(self, *words: str, python: Path | None = None, where: Path | None = None) -> str:
        """What make prints; it must end well."""
        done = self.run("make", *words, python=python, where=where)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def run(
        self, *command: str, python: Path | None = None, where: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run something in the clone, with the stand-ins before everything else on the path."""
        ours = {"MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEFILE", "MAKEOVERRIDES", "PYTHON", "ARGS"}
        environ = {name: value for name, value in os.environ.items() if name not in ours}
        environ["PATH"] = f"{self.beside}{os.pathsep}{environ['PATH']}"
        if python is not None:
            environ["PYTHON"] = str(python)
        return subprocess.run(  # noqa: S603 - make, in a folder of the test's own
            command, cwd=where or self.root, env=environ, capture_output=True, text=True,
            check=False, encoding="utf-8",
        )  # fmt: skip

    def told(self) -> list[str]:
        """What was run, from the last time on."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return lines


def clone(folder: Path, name: str) -> Clone:
    """The set-up in a folder of that name."""
    root = folder / name
    (root / "requirements").mkdir(parents=True)
    (root / "scripts").mkdir()
    files: Iterable[Path] = (ROOT / "requirements").iterdir()
    for path in (ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "scripts" / "set-up", *files):
        shutil.copy(path, root / path.relative_to(ROOT))
    beside = folder / "beside"
    beside.mkdir()
    here = Clone(root, beside)
    for candidate in ON_THE_PATH:
        here.python("3.10.0", candidate)
    return here


@pytest.mark.parametrize("name", ODD)
def test_make_works_in_a_folder_of_any_name(name: str, tmp_path: Path) -> None:
    here = clone(tmp_path, name)
    python = here.python("3.12.1")
    here.make("play", "ARGS=--port 8090 --folder 'a b'", python=python)
    assert here.told()[-2:] == [str(here.root), "3.12.1 -m bot play --port 8090 --folder a b"]
    here.make("-C", str(here.root), "play", where=tmp_path)
    assert here.told() == [str(here.root), "3.12.1 -m bot play"]
    here.make("-f", str(here.root / "Makefile"), "play", where=tmp_path)
    assert here.told() == [str(here.root), "3.12.1 -m bot play"]


def test_the_second_time_nothing_is_installed(tmp_path: Path) -> None:
    here = clone(tmp_path, "clone")
    assert "making .venv with Python 3.11.9" in here.make("play", python=here.python("3.11.9"))
    assert [line for line in here.told() if " -m pip " in line]
    assert here.make("serve", python=here.python("3.11.9")) == ""
    assert here.make("play") == ""
    assert here.make("serve") == ""
    assert not [line for line in here.told() if " -m pip " in line]


def test_an_environment_that_was_copied_is_made_anew_and_says_why(tmp_path: Path) -> None:
    here, python = clone(tmp_path, "clone"), "3.11.9"
    here.make("play", python=here.python(python))
    copy = tmp_path / "copy"
    shutil.copytree(here.root, copy, symlinks=True)
    told = here.make("play", python=here.python(python), where=copy)
    assert f".venv was made in {here.root}; it is made anew here" in told
    assert "making .venv with Python 3.11.9" in told


def test_to_serve_less_is_installed_than_to_play(tmp_path: Path) -> None:
    here = clone(tmp_path, "clone")
    assert "requirements/run.lock" in here.make("serve", python=here.python("3.11.9"))
    assert "requirements/play.lock" in here.make("play")
    assert here.make("serve") == ""


def test_the_python_that_is_asked_for_is_taken(tmp_path: Path) -> None:
    here = clone(tmp_path, "clone")
    here.make("play", python=here.python("3.11.9"))
    newer = here.python("3.13.0")
    said = here.make("play", python=newer)
    assert f"is of another Python (3.11.9) than PYTHON={newer} (3.13.0)" in said
    assert "making .venv with Python 3.13.0" in said
    assert here.told()[-1] == "3.13.0 -m bot play"
    here.make("play")
    assert here.told()[-1] == "3.13.0 -m bot play"


@pytest.mark.parametrize("version", ["3.10.13", "3.15.0", "4.0.0"])
@pytest.mark.parametrize("before", [True, False], ids=["a .venv is there", "none is"])
def test_a_python_without_wheels_is_refused(version: str, tmp_path: Path, *, before: bool) -> None:
    here = clone(tmp_path, "clone")
    if before:
        here.make("play", python=here.python("3.11.9"))
    ended = here.run("make", "play", python=(python := here.python(version)))
    assert ended.returncode != 0
    assert f"{python} is {version}" in ended.stderr
    assert "needs a Python from 3.11 to 3.14" in ended.stderr
    assert ended.stderr.count("djehuty:") == 1
    if before:
        here.make("play")
        assert here.told()[-1] == "3.11.9 -m bot play"


def test_a_python_that_is_not_there_is_refused(tmp_path: Path) -> None:
    here = clone(tmp_path, "clone")
    here.make("play", python=here.python("3.11.9"))
    ended = here.run("make", "play", python=Path("nonesuch"))
    assert ended.returncode != 0
    assert "(tried: nonesuch)" in ended.stderr


def test_of_the_pythons_on_the_path_one_that_fits_is_taken(tmp_path: Path) -> None:
    here = clone(tmp_path, "clone")
    here.python("3.13.2", "python3.13")
    here.python("3.15.0", "python3")
    assert "making .venv with Python 3.13.2" in here.make("play")
    shutil.rmtree(here.root / ".venv")
    here.python("3.15.0", "python3.13")
    ended = here.run("make", "play")
    assert ended.returncode != 0
    assert "python3.11 is 3.10.0; " in ended.stderr
    assert "python3.13 is 3.15.0; " in ended.stderr


def test_everywhere_the_same_pythons_are_named() -> None:
    set_up = (ROOT / "scripts" / "set-up").read_text(encoding="utf-8")
    found = re.search(r"^oldest=3\.(\d+) newest=3\.(\d+)$", set_up, re.MULTILINE)
    assert found
    oldest, newest = map(int, found.groups())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["requires-python"] == f">=3.{oldest},<3.{newest + 1}"
    for paper in ("README.md", "CONTRIBUTING.md"):
        assert f"Python 3.{oldest} to 3.{newest}" in (ROOT / paper).read_text(encoding="utf-8")
    assert f"--python-version 3.{oldest} " in (ROOT / "Makefile").read_text(encoding="utf-8")
