"""Names of settings that are nearly right.

Nobody hears of a name that is not known, and the program begins with a default: an empty database
where all games seem gone. In a file of ours a name that is nearly one of our names is a slip. The
environment belongs to everybody: only one wrong, missing, doubled or exchanged letter is a slip
there, and none where the right name is set, too. A letter before or behind the name makes another
name (`LOG_LEVELS`).
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from bot.words.slips import slips

FAR = 3
"""So many slips of the pen make another name."""


def meant_in_file(name: str, known: AbstractSet[str]) -> str | None:
    """The known name that is meant by `name` in a file of settings; None if it is one itself, or
    another program's."""
    if name.upper() in known:
        return None
    right = min(known, key=lambda one: slips(_folded(name), one))
    return right if slips(_folded(name), right) < FAR else None


def meant_in_environment(name: str, known: AbstractSet[str]) -> str | None:
    """The same of the environment."""
    wrong = _folded(name)
    for right in known - {name}:
        longer = wrong != right and (wrong.startswith(right) or wrong.endswith(right))
        if not longer and slips(wrong, right) <= 1:
            return right
    return None


def _folded(name: str) -> str:
    return name.upper().replace("-", "_").replace(".", "_")
