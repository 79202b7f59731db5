"""The lessons of `/learn`: a course of small positions for each game, a module a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.choosing.buttons import LessonsOf
from bot.choosing.lessons import aseb, hyena, seega, senet
from bot.choosing.lessons.lesson import Course
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts

COURSES: Final[Mapping[str, Course]] = {
    "senet": senet.COURSE,
    "seega": seega.COURSE,
    "hyena": hyena.COURSE,
    "aseb": aseb.COURSE,
}
"""By game: its lessons, from the first notions up."""


def learn_rows(texts: Texts, game: str) -> Keyboard:
    """The row with the button to a game's lessons; none for a game that has no lessons."""
    if game not in COURSES:
        return ()
    return ((Key(texts.plain("key-learn"), LessonsOf(game).press()),),)
