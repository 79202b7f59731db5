"""Messages that people correct: on a phone `/plai` is changed to `/play`, and not sent anew.

A message that did nothing counts as it reads after a correction, if that came within two minutes of
its being sent. One that did something never acts again. What it did is remembered by the numbers of
chat and message, and by a hash of the text for as long as this process lives: so that a change that
changes no words (Telegram tells of such, too) is none. A message from before the process may have
acted or not: whoever corrects it is asked to send it anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from telegram import Message, Update

from bot.telegram.lanes import Outdated, Receipts

WITHIN_S: Final = 120
"""So long after it was sent a message may be corrected."""
KEPT: Final = 10_000
"""So many messages are remembered."""

State: TypeAlias = Literal["nothing", "done", "unsure"]


@dataclass(frozen=True, slots=True)
class _Known:
    """What a message did, the hash of its text then, and when it was sent, in seconds."""

    state: State
    text: int
    date: float


class Corrections:
    """Works on updates by `process`; a correction that counts comes to it as a message. `clock`
    gives milliseconds."""

    def __init__(
        self,
        process: Callable[[Update], Awaitable[None]],
        receipts: Receipts,
        clock: Callable[[], int],
        *,
        kept: int = KEPT,
    ) -> None:
        self._process = process
        self._receipts = receipts
        self._kept = kept
        self._known: dict[tuple[int, int], _Known] = {}
        self._since: float = clock() / 1000
        """Of what was sent later we know what it did, if it came to us at all."""

    async def work(self, update: Update) -> None:
        """Have an update worked on, and remember what it did."""
        edited = update.edited_message
        if edited is None or edited.text is None:
            await self._process(update)
            self._note(update)
            return
        known = self._known.get(_key(edited))
        if known is not None and known.text == hash(edited.text):
            self._receipts.of(update.update_id).outcome = "refused"  # no word was changed
            return
        self._receipts.of(update.update_id).stale = self._stale(edited, known)
        corrected = Update(update.update_id, message=edited)
        await self._process(corrected)
        self._note(corrected)

    def _stale(self, edited: Message, known: _Known | None) -> Outdated | None:
        """Why a correction does not count; None if it does. Of a message that never came to us (a
        group's talk is not shown to bots) nothing was done."""
        state = self._state(edited, known)
        if state != "nothing":
            return state
        changed = edited.edit_date or edited.date
        return "late" if (changed - edited.date).total_seconds() > WITHIN_S else None

    def _state(self, edited: Message, known: _Known | None) -> State:
        if known is not None:
            return known.state
        return "unsure" if edited.date.timestamp() <= self._since else "nothing"

    def _note(self, update: Update) -> None:
        message = update.message
        if message is None or message.text is None:
            return
        receipt = self._receipts.of(update.update_id)
        state: State = "nothing" if receipt.outcome == "refused" else "done"
        if receipt.stale is not None and receipt.stale != "late":
            state = receipt.stale
        key = _key(message)
        self._known.pop(key, None)
        self._known[key] = _Known(state, hash(message.text), message.date.timestamp())
        if len(self._known) > self._kept:
            oldest = self._known.pop(next(iter(self._known)))
            self._since = max(self._since, oldest.date)


def _key(message: Message) -> tuple[int, int]:
    return message.chat.id, message.message_id
