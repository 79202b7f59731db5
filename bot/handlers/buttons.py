"""Which handler answers which button; and what buttons said that are written no more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.board.buttons import No
from bot.choosing.buttons import New, OpenRules, RulesInFull, SetForChat, SetForMe
from bot.handlers.answering import Button
from bot.handlers.visit import PressVisit
from bot.telegram.callback_data import BadPress, Kind
from bot.telegram.payloads import Form, Payload
from bot.telegram.poller import Outcome
from bot.words.combos import Combo
from games.catalogue import CATALOGUE


@dataclass(frozen=True)
class Old:
    """A form that once stood on buttons of that kind: what it says today. What it lacks is
    `given`."""

    kind: Kind
    text: str
    says: type[Payload]
    given: Mapping[str, object] = field(default_factory=dict)

    def read(self, action: str) -> Payload | None:
        """What it says; None if that is not this form."""
        read: Payload | None = self.says.read(action, Form.of(self.text, self.says.fields))
        return None if read is None else replace(read, **self.given)  # type: ignore[type-var]


_FIRST: Final = {"combo": Combo(CATALOGUE[0])}

OLD_FORMS: Final = (
    Old(Kind.NEW, "{company}.{level}", New, _FIRST),  # from before one chose the rules
    Old(Kind.NEW, "{company}", New, _FIRST),
    Old(Kind.MENU, "rules-full", RulesInFull, {"rules": CATALOGUE[0].id}),  # when there was one set
    Old(Kind.MENU, "rules-{rules}.{code}.{switch}", OpenRules),  # the example of a switch
    Old(Kind.NO, "", No, {"asker": 0}),  # when anybody might answer for anybody
    # when each setting had a kind of its own
    Old(Kind.LANGUAGE, "{value}", SetForMe, {"name": "language"}),
    Old(Kind.ONLY_MOVES, "{value}", SetForMe, {"name": "only-moves"}),
    Old(Kind.EXPLAINED, "{value}", SetForMe, {"name": "explained"}),
    Old(Kind.CALLED, "{value}", SetForMe, {"name": "called"}),
    Old(Kind.CHAT_LANGUAGE, "{value}", SetForChat, {"name": "chat-language"}),
    Old(Kind.MOCKED, "{value}", SetForChat, {"name": "mocked"}),
    Old(Kind.REASONS, "{value}", SetForChat, {"name": "reasons"}),
    Old(Kind.CALLS, "{value}", SetForChat, {"name": "calls"}),
)
"""Every form that was ever shown and is written no more. It is read for ever: messages stay in
their chats with their buttons (`tests/bot/handlers/old_buttons.txt` has them all)."""


class Buttons:
    """All buttons: which is pressed follows from its kind and from what it says."""

    def __init__(self, *buttons: Button, old: Iterable[Old] = OLD_FORMS) -> None:
        self.of: dict[Kind, list[Button]] = {}
        self._saying: dict[type[Payload], Button] = {}
        self._old = tuple(old)
        for button in buttons:
            self.of.setdefault(button.says.kind, []).append(button)
            self._saying[button.says] = button

    async def answer(self, visit: PressVisit) -> Outcome:
        """Have the press answered."""
        kind, action = visit.press.kind, visit.press.action
        for old in self._old:
            if old.kind is kind and (says := old.read(action)) is not None:
                return await self._saying[old.says].answer(visit, says)
        for button in self.of[kind]:
            try:
                asked = button.says.read(action)
            except BadPress:
                return await button.refused(visit)
            if asked is not None:
                return await button.answer(visit, asked)
        return await self.of[kind][0].refused(visit)
