"""The pages of the quiet hours: what holds, what the clock shows there, from when until when.

Telegram tells no zone, so it is chosen once, by the clock; then by a place with the same clock,
with which summer time comes and goes, or for all the year. Pure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.board.phone import in_rows
from bot.choosing.buttons import QuietFrom, QuietPage, QuietSet, SettingsOf, YearSet, ZoneSet
from bot.choosing.settings import TICK, hours_told
from bot.table.quiet import (
    OFFSETS,
    clock_at,
    hours_of,
    offset_at,
    offset_name,
    places_at,
)
from bot.telegram.callback_data import Press
from bot.telegram.payloads import Payload
from bot.telegram.wire import Key, Keyboard
from bot.words.library import Texts
from storage.rows import Chat, Person

HOURS: Final = range(24)
ABREAST: Final = 6
CLOCKS: Final = 5
"""So many hours, and so many clocks, stand side by side."""
MOST_PLACES: Final = 10
GUESSES: Final = {"ru": 180, "ar": 180, "pt": -180}
"""How many minutes ahead of UTC most of those are who speak a language; else 0."""


@dataclass(frozen=True, slots=True)
class QuietPages:
    """The pages for the quiet hours of a person or a group, at `now`; `game` and `ply` are carried
    on, as on every page of the settings."""

    row: Person | Chat
    texts: Texts
    now: int
    game: int = 0
    ply: int = 0

    def home(self) -> tuple[str, Keyboard]:
        """What holds now; where no clock is known yet it is asked for first."""
        texts, zone = self.texts, self.row.zone
        clock = clock_at(zone, self.now)
        if not clock:
            return self._first()
        place = self._place(zone or "")
        lines = (
            *self._head(),
            texts.html("set-quiet", value=hours_told(texts, self.row.quiet)),
            texts.html("quiet-clock", clock=clock, zone=place),
        )
        keys: list[tuple[Key, ...]] = [(self._key("key-quiet-from", QuietPage("from")),)]
        if hours_of(self.row.quiet) is not None:
            keys.append((self._key("key-quiet-off", QuietSet(0, 0)),))
        keys += [(self._key("key-quiet-clock", QuietPage("clock")),), self._back()]
        return "\n".join(lines), tuple(keys)

    def _first(self) -> tuple[str, Keyboard]:
        """Whether it is as late as is guessed by the language."""
        guess = offset_name(GUESSES.get(self.texts.language, 0))
        clock = clock_at(guess, self.now)
        yes = Key(self.texts.plain("key-quiet-yes", clock=clock), self._press(ZoneSet(guess)))
        lines = (*self._head(), self.texts.html("quiet-guess", clock=clock))
        other = self._key("key-quiet-other", QuietPage("clock"))
        return "\n".join(lines), ((yes,), (other,), self._back())

    def clock(self) -> tuple[str, Keyboard]:
        """All clocks of the world."""
        keys = tuple(
            Key(clock_at(zone, self.now), self._press(ZoneSet(zone)))
            for zone in map(offset_name, OFFSETS)
        )
        words = "\n".join((self._title(), self.texts.html("quiet-which-clock")))
        return words, (*_rows(keys, CLOCKS), self._home())

    def place(self) -> tuple[str, Keyboard]:
        """Places with that clock, or all the year the same."""
        zone = self.row.zone
        at = offset_at(zone, self.now) or 0
        keys = [
            Key(TICK * (place == zone) + _city(place), self._press(ZoneSet(place)))
            for place in places_at(at, self.now)[:MOST_PLACES]
        ]
        fixed = offset_name(at)
        words = self.texts.plain("key-quiet-always", offset=fixed)
        always = Key(words, self._press(YearSet(fixed)))
        clock = clock_at(zone, self.now)
        words = "\n".join((self._title(), self.texts.html("quiet-which-place", clock=clock)))
        return words, (*in_rows(keys), (always,), self._home())

    def hours(self, first: int | None = None) -> tuple[str, Keyboard]:
        """From which hour on; or, from the hour `first` on, until which."""
        keys = tuple(
            Key(
                f"{hour}:00",
                self._press(QuietFrom(hour) if first is None else QuietSet(first, hour)),
            )
            for hour in HOURS
            if hour != first
        )
        asked = self.texts.html("quiet-which-from")
        if first is not None:
            asked = self.texts.html("quiet-which-to", first=f"{first}:00")
        return "\n".join((self._title(), asked)), (*_rows(keys, ABREAST), self._home())

    def _title(self) -> str:
        return self.texts.html("settings-of", topic=self.texts.plain("key-quiet"))

    def _head(self) -> tuple[str, ...]:
        whose = "quiet-of-me" if isinstance(self.row, Person) else "quiet-of-group"
        return self._title(), self.texts.html(whose), ""

    def _place(self, zone: str) -> str:
        return zone if zone[:1] in "+-" else _city(zone)

    def _press(self, says: Payload) -> Press:
        return says.press(self.game, self.ply)

    def _key(self, words: str, says: Payload) -> Key:
        return Key(self.texts.plain(words), self._press(says))

    def _home(self) -> tuple[Key, ...]:
        return (self._key("key-back", QuietPage("home")),)

    def _back(self) -> tuple[Key, ...]:
        return (self._key("key-back", SettingsOf()),)


def _rows(keys: tuple[Key, ...], most: int) -> Keyboard:
    return tuple(keys[first : first + most] for first in range(0, len(keys), most))


def _city(place: str) -> str:
    """`America/Sao_Paulo` as people call it."""
    return place.rsplit("/", 1)[-1].replace("_", " ")
