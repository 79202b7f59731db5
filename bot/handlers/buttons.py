"""Which handler answers which button; and what buttons said that are written no more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bot.board.buttons import No
from bot.choosing.buttons import New, OpenRules, RulesInFull, SetForChat, SetForMe
from bot.handlers.answering import Button
from bot.handlers.visit import PressVisit
from bot.telegram.callback_data import BadPress, Kind, Press
from bot.telegram.lanes import Outcome
from bot.telegram.payloads import Form, Payload
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

    def read(self, press: Press) -> Payload | None:
        """What it says; None if that is not this form."""
        if press.kind is not self.kind:
            return None
        return self.says.by(self._form, press.action, **self.given)

    @cached_property
    def _form(self) -> Form:
        return Form.of(self.text, self.says.fields)


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
        for each in self._old:  # a kind whose buttons are all old
            self.of.setdefault(each.kind, [self._saying[each.says]])

    def read(self, press: Press) -> Payload | None:
        """What a press says; None for what no button says (any more)."""
        return self._pressed(press)[1]

    async def answer(self, visit: PressVisit) -> Outcome:
        """Have the press answered."""
        button, says = self._pressed(visit.press)
        return await (button.refused(visit) if says is None else button.answer(visit, says))

    def _pressed(self, press: Press) -> tuple[Button, Payload | None]:
        """The button, and what it says; the one that refuses what says nothing."""
        for old in self._old:
            if (says := old.read(press)) is not None:
                return self._saying[old.says], says
        buttons = self.of[press.kind]
        for button in buttons:
            try:
                asked = button.says.read(press.action)
            except BadPress:
                return button, None
            if asked is not None:
                return button, asked
        return buttons[0], None
