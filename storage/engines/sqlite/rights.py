"""Whose a file is, where this process may not write: who runs the program must know for whom to
make room."""

from __future__ import annotations

import os
from pathlib import Path


def kept_out(file: str | Path) -> str:
    """Why this process cannot write a file, or make it in its folder, by whose it is; "" if it
    can, or if there is not even the folder."""
    there = next((path for path in (Path(file), Path(file).parent) if path.exists()), None)
    if there is None or os.access(there, os.W_OK):
        return ""
    return told(there, there.stat().st_uid, os.geteuid())


def told(place: Path, owner: int, user: int) -> str:
    """The sentence: of a place whose owner has one id, to a program that runs as another."""
    if owner == user:
        return f" {place} is read-only for its owner, user {user}, as whom this program runs."
    return (
        f" This program runs as user {user} and must be able to write {place}, which belongs to"
        f" user {owner}: chown {user} {place}"
    )
