"""What went wrong, as a sentence and an exit code.

An error's class is looked for among what was imported: to tell of one, nothing more is.
"""

from __future__ import annotations

import sys
from typing import Final

from bot.run.exits import ANOTHER_BOT, BAD_SETTINGS, DATABASE, FAILED, LEFT_OUT, SECOND_SERVER

_CODES: Final = (
    ("storage.engines.sqlite.lock", "SecondServer", SECOND_SERVER),
    ("storage.store", "StorageError", DATABASE),
    ("bot.run.settings", "SettingsError", BAD_SETTINGS),
    ("bot.run.ownership", "AnotherBot", ANOTHER_BOT),
    ("games.core", "GameError", FAILED),
    ("render.api", "RenderError", FAILED),
)
"""Module, class and exit code; the first that fits."""

_WORKSHOP: Final = frozenset({"arena", "cards", "training", "solving"})
"""Packages of ours that no server needs."""


def told(error: Exception, command: str) -> tuple[str, int] | None:
    """The sentence and the code for what a command raised; None for what nobody expected."""
    if isinstance(error, ModuleNotFoundError):
        left_out = _left_out((error.name or "").partition(".")[0], command)
        return None if left_out is None else (left_out, LEFT_OUT)
    if isinstance(error, OSError) and error.filename and command != "serve":
        return f"cannot read or write {error.filename}: {error.strerror}", FAILED
    for module, name, code in _CODES:
        known = getattr(sys.modules.get(module), name, None)
        if known is not None and isinstance(error, known):
            return _sentence(error, code), code
    return None


def _sentence(error: Exception, code: int) -> str:
    if code == BAD_SETTINGS:
        return f"The settings are not right:\n{error}"
    if getattr(error, "full", False):
        return f"{error} The disk is full: make room and start again; nothing confirmed is lost."
    return str(error)


def _left_out(package: str, command: str) -> str | None:
    if package == "numpy":
        return f"djehuty {command} needs numpy, which is not here: scripts/set-up dev installs it"
    if package == "playground":
        return (
            "the playground is left out of this installation, which is made for serving: play in a"
            " copy of the repository (make play), or serve a bot of Telegram's (djehuty serve)"
        )
    if package == "starlette":
        return "djehuty play needs packages that are not here: scripts/set-up play installs them"
    if package not in _WORKSHOP:
        return None
    copied = "; then copy the table that it writes here, beside the database"
    return (
        f"djehuty {command} belongs to the workshop, which is left out of this installation: run it"
        f" in a copy of the repository, after scripts/set-up dev{copied * (command == 'solve')}"
    )
