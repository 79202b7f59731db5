"""Read by the process that the tests' bots are forked from: all that every one of them reads."""

import gc

from bot.words.library import Library
from tests.bot.e2e import forked

__all__ = ["forked"]

Library()  # what is known of a language is remembered by the package that was asked
gc.collect()
gc.freeze()  # no fork looks through all of it, and has a copy of it for that
