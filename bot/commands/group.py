"""All of `djehuty`: its commands in groups, and how each of them ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from bot.commands import database, serving, throws, workshop
from bot.commands.shape import Family
from bot.commands.trouble import told
from bot.run.exits import INTERRUPTED, say

CODES: Final = (
    "0 done · 1 not done, the message says why · 2 the settings, or the words of the command, are"
    " wrong · 3 Telegram refuses the token · 4 another server works on the database · 5 another"
    " program fetches the bot's updates · 6 the database failed · 7 a record does not verify · 8"
    " not healthy · 9 the port is taken · 10 the database belongs to another bot · 11 a part is"
    " left out of this installation · 12 what is to be verified cannot be read. More about them:"
    " docs/operations.md."
)

EXAMPLES: Final = (
    "djehuty play                                   in the browser, no token needed",
    "djehuty serve                                  with BOT_TOKEN in the environment or in .env",
    "djehuty backup /backups/2026-11-22.db          while the bot runs",
    "djehuty verify senet-12.txt                    the record that the bot sent",
    'eval "$(_DJEHUTY_COMPLETE=bash_source djehuty)"  completion (zsh_source, fish_source)',
)


@click.group(
    cls=Family,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    groups=[
        ("Running the bot", serving.COMMANDS),
        ("The saved games", database.COMMANDS),
        ("Throws that nobody can doubt", throws.COMMANDS),
        ("The workshop, for those who make rules and players", workshop.COMMANDS),
    ],
    examples=EXAMPLES,
    codes=CODES,
)
@click.version_option(package_name="djehuty", message="%(prog)s %(version)s")
def djehuty() -> None:
    """Senet, Seega and the Hyena game in a Telegram chat.

    Each command tells more: djehuty COMMAND --help
    """


def run(words: Sequence[str]) -> int:
    """Run a command; its exit code."""
    try:
        return int(djehuty.main(list(words), "djehuty", standalone_mode=False) or 0)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return say("interrupted", INTERRUPTED)
    except Exception as error:
        known = told(error, words[0] if words else "")
        if known is None:
            raise
        return say(*known)
