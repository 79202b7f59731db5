"""The `djehuty` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    words = sys.argv[1:] if argv is None else argv
    if list(words) == ["health"]:  # asked every few seconds: without the other commands
        from bot.run.health import health

        return health()
    from bot.commands.group import run

    return run(words)


if __name__ == "__main__":
    sys.exit(main())
