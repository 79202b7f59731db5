"""Read by the process that the tests' bots are forked from: all that every one of them reads."""

import gc
import os

os.environ.clear()  # a bot has what it is given, and what the code sets for itself

from bot.commands import group
from bot.run import health, letter_commands, list_commands, verify_command
from bot.run.serve import event_loop
from bot.words.library import Library
from render.assets import load
from render.theme import FIRST
from tests.bot.e2e import forked

assert os.getpid() == forked.MOTHER
COMMANDS = (group, health, letter_commands, list_commands, verify_command)
"""A command imports them when it runs. Imported so that mypy knows them: where a module is not
there, whoever forks passes over that in silence, and over all that stands below."""
Library()  # what is known of a language is remembered by the package that was asked
for theme in (FIRST,):
    assets = load(theme)  # so are pictures by theirs
    for name in assets.bases:
        assets.palette(name)
    for name in assets.names():
        assets.inked(name)
event_loop().close()
gc.collect()
gc.freeze()  # no fork looks through all of it, and has a copy of it for that
