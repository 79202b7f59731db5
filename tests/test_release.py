"""A release: its version stands in one place, and the forge runs what everybody can run."""

from __future__ import annotations

import os
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.mentions import ROOT
from tests.releasing import written_version

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yaml"))
RUN = re.compile(r"^\s*(?:- )?run: (.+)$", re.MULTILINE)


def test_the_version_is_a_release_of_semantic_versioning() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", written_version())


def test_what_is_installed_is_this_version() -> None:
    assert version("djehuty") == written_version()


def test_the_version_is_written_nowhere_else() -> None:
    ours = (path for path in ROOT.glob("*/**/*.py") if ".venv" not in path.parts)
    kept = [*ours, ROOT / "Dockerfile", ROOT / "compose.yaml", ROOT / "deploy" / "djehuty.service"]
    assert len(kept) > 100
    quoted = re.compile(rf"[\"'=: ]{re.escape(written_version())}[\"'\s]")
    assert [str(path) for path in kept if quoted.search(path.read_text(encoding="utf-8"))] == []


def test_the_changelog_begins_with_this_version_or_with_what_is_not_released() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (\S+)(?: – (\d{4}-\d\d-\d\d))?$", text, re.MULTILINE)
    assert headings
    released = [name for name, _ in headings if name != "Unreleased"]
    assert released[0] == written_version()
    assert all(day for name, day in headings if name != "Unreleased")


def test_there_is_a_workflow() -> None:
    assert WORKFLOWS


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_what_a_workflow_runs_is_there(workflow: Path) -> None:
    ran = RUN.findall(workflow.read_text(encoding="utf-8"))
    assert ".ci/run" in ran
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    targets = re.findall(
        r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    for line in ran:
        name, _, target = line.partition(" ")
        assert name != "make" or target in targets, f"{workflow.name} runs {line}"


def test_the_forge_tries_each_python_that_is_supported() -> None:
    """`.ci/run` takes the oldest; the matrix has the others."""
    text = WORKFLOWS[0].read_text(encoding="utf-8")
    (matrix,) = re.findall(r"python: \[(.+)\]", text)
    (ends,) = re.findall(
        r"^oldest=3\.(\d+) newest=3\.(\d+)$",
        (ROOT / "scripts" / "set-up").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    oldest, newest = map(int, ends)
    assert re.findall(r"3\.\d+", matrix) == [f"3.{each}" for each in range(oldest + 1, newest + 1)]
