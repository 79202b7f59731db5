"""`djehuty backup`, `restore`, `copy` and `letters`: the saved games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.commands.shape import FILE, Command, Family
from bot.run.progress import growing, size_of

if TYPE_CHECKING:
    from bot.run.settings import FileSettings
    from storage.carrying import Carried


def settings() -> FileSettings:
    """What is set of the database; any command may ask."""
    from bot.run.settings import FileSettings, read_settings

    return read_settings(FileSettings)


@click.command(
    cls=Command,
    short_help="Copy the database while the bot runs.",
    examples=["djehuty backup /backups/djehuty-2026-11-22.db"],
)
@click.argument("file", type=FILE)
def backup(file: Path) -> int:
    """Copy the database to FILE, whole, while the bot runs.

    FILE must not exist yet; its folder must. Copy a database in no other way.
    """
    from storage.engines.sqlite.backup import backup
    from storage.engines.sqlite.copying import beside

    place = settings().database
    with growing(beside(file, ".part"), size_of(place), "djehuty backup"):
        held = backup(place, file)
    sys.stdout.write(f"{file} holds: {held.told()}\n")
    return 0


@click.command(
    cls=Command,
    short_help="Put a backup in the database's place.",
    examples=["djehuty restore /backups/djehuty-2026-11-22.db --replace"],
)
@click.argument("file", type=FILE)
@click.option("--replace", is_flag=True, help="Set the present database aside; it is kept.")
def restore(file: Path, *, replace: bool) -> int:
    """Check FILE, a backup, and put it in the database's place. Stop the server first.

    At its next start the server tells everybody who plays that their game was put back.
    """
    from storage.engines.sqlite.backup import lost, restore
    from storage.engines.sqlite.copying import beside

    place = settings().database
    with growing(beside(place, ".restoring.part"), size_of(file), "djehuty restore"):
        restored = restore(file, place, replace=replace)
    sys.stdout.write(f"{place} holds now: {restored.now.told()}\n")
    if restored.aside is not None:
        held = "" if restored.before is None else f"; it holds: {restored.before.told()}"
        sys.stdout.write(f"the database that was there is now {restored.aside}{held}\n")
    if gone := lost(restored.now, restored.before):
        sys.stdout.write(f"{gone}\n")
    return 0


@click.command(
    cls=Command,
    short_help="What is going on: people, games, what waits.",
    examples=["djehuty status"],
)
def status() -> int:
    """Print what is going on, by the database alone; the bot may run meanwhile.

    Games of today (UTC), actions of the last hour, what is still to be shown or sent, the disk, and
    the newest backup of BACKUP_DIR.
    """
    from datetime import UTC, datetime

    from bot.run.status import told

    here = settings()
    file = None if here.in_postgres else here.database
    return told(here.database_url, file, here.backup_dir, datetime.now(UTC))


@click.command(
    "copy",
    cls=Command,
    short_help="Carry all games to another database, also of another kind.",
    examples=[
        "djehuty copy sqlite:///djehuty.db postgresql://djehuty@db.example/djehuty",
        "djehuty copy postgresql://djehuty@db.example/djehuty sqlite:////data/djehuty.db",
    ],
)
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def carried(source: str, target: str) -> int:
    """Carry all that is in the database FROM to the database TO. Stop the server first.

    Both are written as in DATABASE_URL. TO must hold nothing. FROM stays as it is: put it away, and
    never serve from both.
    """
    import asyncio

    from bot.run.progress import advancing
    from storage.carrying import carry
    from storage.opening import source as opened_source
    from storage.opening import target as opened_target
    from storage.url import told

    for url, name in ((source, "FROM"), (target, "TO")):
        try:
            told(url)
        except ValueError as error:
            raise click.BadParameter(str(error), param_hint=f"'{name}'") from error

    async def run() -> Carried:
        with advancing("djehuty copy") as far:
            async with opened_source(source) as one, opened_target(target) as other:
                return await carry(one, other, far)

    done = asyncio.run(run())
    sys.stdout.write(f"{told(target)} holds now what {told(source)} does: {done.told()}\n")
    if done.changed:
        rows = "1 row" if done.changed == 1 else f"{done.changed:,} rows"
        sys.stdout.write(
            f"In {rows} a text had a NUL, which PostgreSQL does not keep: U+FFFD is there now.\n"
        )
    return 0


@click.group(
    cls=Family,
    invoke_without_command=True,
    short_help="What nobody could work on, and was put aside.",
    examples=["djehuty letters", "djehuty letters show 12", "djehuty letters retry 12"],
)
@click.pass_context
def letters(ctx: click.Context) -> int:
    """What nobody could work on, and was put aside: dead letters. Without a command: list them."""
    return 0 if ctx.invoked_subcommand else int(ctx.invoke(listed))


@letters.command("list", short_help="A line for each (also without a command).")
def listed() -> int:
    """Print a line for each dead letter."""
    from bot.run.letter_commands import listed

    return listed(settings().database)


@letters.command(short_help="All that is kept of one.")
@click.argument("id", type=click.IntRange(min=1))
def show(id: int) -> int:  # noqa: A002 - the name that the help shows
    """Print all that is kept of the dead letter ID."""
    from bot.run.letter_commands import shown

    return shown(settings().database, id)


@letters.command(short_help="Have the server try it again.")
@click.argument("id", type=click.IntRange(min=1))
def retry(id: int) -> int:  # noqa: A002 - the name that the help shows
    """Have the server try the dead letter ID again: within seconds, or when it starts."""
    from bot.run.letter_commands import tried

    return tried(settings().database, id)


COMMANDS = (status, backup, restore, carried, letters)
