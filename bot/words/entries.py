"""The messages of one language, each parsed when it is first said.

To parse all of them takes an eighth of a second a language, most of it in vain at every start.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""The name of an entry stands at the beginning of a line; what belongs to it is set in."""

_PART = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""The name of another entry that an entry holds as its part."""


class Entries:
    """A Fluent file's messages by their names."""

    def __init__(self, language: str, source: str) -> None:
        # Fluent would isolate every number and house name too, also inside <code> and on buttons.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        found = list(_ENTRY.finditer(source))
        for at, name in enumerate(found, 1):
            end = found[at].start() if at < len(found) else len(source)
            self._unread.setdefault(name[0], source[name.start() : end])
        self.names = frozenset(self._unread)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def pattern(self, name: str, attribute: str | None) -> Any:
        """What is said: a message's value or its attribute; None if it does not have it."""
        if name not in self:
            return None
        self._read(name)
        message = self.bundle.get_message(name)
        return message.value if attribute is None else message.attributes.get(attribute)

    def _read(self, name: str) -> None:
        """Parse an entry and its parts, once."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self.bundle.add_resource(FluentResource(entry))
            for part in _PART.findall(entry):
                self._read(part)
