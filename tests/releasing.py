"""What this version is called, as the one place says that holds it."""

from __future__ import annotations

import tomllib

from tests.mentions import ROOT


def written_version() -> str:
    """The version in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        version: str = tomllib.load(file)["project"]["version"]
    return version
