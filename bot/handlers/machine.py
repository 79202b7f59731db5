"""What a server can tell of the machine on which it runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Kept: TypeAlias = Literal["elsewhere", "off", "on"]
"""Whether backups are made: by the database's own tools, by nobody, or by the server."""


@dataclass(frozen=True, slots=True)
class Machine:
    """Its disk, in bytes, and its backups. Of a database on another machine neither is known."""

    free: int | None = None
    """Left on the disk of the database's file."""
    taken: int | None = None
    """What the file takes."""
    backups: Kept = "elsewhere"
    last_backup: int | None = None
    """When the newest was made (milliseconds since 1970); None if there is none."""
