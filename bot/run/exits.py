"""The exit codes of `djehuty`, as docs/operations.md lists them, and what is said with one."""

from __future__ import annotations

import sys

FAILED = 1
"""What was asked for could not be done; the message says why."""
BAD_SETTINGS = 2
"""The settings, or the words of the command, are wrong."""
BAD_TOKEN = 3
SECOND_SERVER = 4
CONFLICT = 5
DATABASE = 6
NOT_VERIFIED = 7
NOT_HEALTHY = 8
PORT_TAKEN = 9
ANOTHER_BOT = 10
"""The database belongs to another bot than the token."""
LEFT_OUT = 11
"""A part that the command needs is not in this installation."""
UNREADABLE = 12
"""What is to be verified cannot be read as what it was: nothing is said of the game."""
INTERRUPTED = 130
"""Ctrl-C, as shells have it."""


def say(text: str, code: int) -> int:
    """Tell on standard error why a command ends so; the code."""
    sys.stderr.write(f"djehuty: {text}\n")
    return code
