"""Read by the process that the tests' bots are forked from: all that every one of them reads."""

import gc
import os

os.environ.clear()  # a bot has what it is given, and what the code sets for itself

from bot.words.library import Library
from tests.bot.e2e import forked

assert os.getpid() == forked.MOTHER
Library()  # what is known of a language is remembered by the package that was asked
gc.collect()
gc.freeze()  # no fork looks through all of it, and has a copy of it for that
