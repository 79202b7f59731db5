"""`djehuty verify` and `sealed`: throws that nobody need take on trust."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

import click

from bot.commands.shape import FILE, Command


def day_of(_: click.Context, __: click.Parameter, text: str) -> date:
    """The day that is written so; a usage error for what is none."""
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise click.BadParameter(f"{text!r} is no day; a day is written as 2026-11-22")


@click.command(
    cls=Command,
    short_help="Recompute every throw of a record.",
    examples=["djehuty verify senet-12.txt", "djehuty verify --all 2026-11-21.txt 2026-11-22.txt"],
)
@click.argument("files", metavar="FILE...", type=FILE, nargs=-1, required=True)
@click.option(
    "--all", "lists", is_flag=True, help="The files are sealed lists, the earliest first."
)
def verify(files: Sequence[Path], *, lists: bool) -> int:
    """Recompute every throw of FILE, the record of a game, as the bot sends it (Record).

    With --all each FILE is the sealed list of a day, and each must follow the one before.
    """
    if lists:
        from bot.run import list_commands

        return list_commands.verified(files)
    if len(files) > 1:
        raise click.UsageError("one record at a time; for sealed lists: --all")
    from bot.run import verify_command

    return verify_command.proven(files[0])


@click.command(
    cls=Command,
    short_help="Write the sealed list of a day.",
    examples=["djehuty sealed 2026-11-22 2026-11-22.txt"],
)
@click.argument("day", callback=day_of)
@click.argument("file", type=FILE)
def sealed(day: date, file: Path) -> int:
    """Write the sealed list of DAY (in UTC, as 2026-11-22) to FILE, also while the bot runs."""
    from bot.commands.database import settings
    from bot.run import list_commands

    return list_commands.written(settings().database_url, day, file, datetime.now(UTC))


COMMANDS = (verify, sealed)
