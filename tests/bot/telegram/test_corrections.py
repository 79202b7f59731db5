"""Corrected messages: one that did nothing counts as it reads now, one that acted never again."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

import pytest
from telegram import Update

from bot.telegram.corrections import WITHIN_S, Corrections
from bot.telegram.lanes import Outcome, Outdated, Receipts

START = 1_790_000_000
"""When the process began, in seconds."""


@dataclass
class Chat:
    """What handlers do with the texts of a chat: `/play` acts, all else is refused."""

    kept: int = 100
    receipts: Receipts = field(default_factory=Receipts)
    worked: list[tuple[str, Outdated | None]] = field(default_factory=list)
    numbers: count[int] = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        self.corrections = Corrections(
            self._process, self.receipts, lambda: START * 1000, kept=self.kept
        )

    async def _process(self, update: Update) -> None:
        receipt, message = self.receipts.of(update.update_id), update.message
        receipt.outcome = "refused"
        if message is not None:
            self.worked.append((message.text or "", receipt.stale))
            if receipt.stale is None and message.text == "/play":
                receipt.outcome = "committed"
            if message.text == "/fails":
                receipt.outcome = None

    async def _comes(self, kind: str, message: int, text: str | None, **more: int) -> None:
        body = {"message_id": message, "chat": {"id": 5, "type": "private"}, "date": START + 10}
        said = {} if text is None else {"text": text}
        raw = {"update_id": next(self.numbers), kind: {**body, **said, **more}}
        update = Update.de_json(raw)
        assert update is not None
        with self.receipts.working(update.update_id):
            await self.corrections.work(update)
            assert self.outcome(update) is not None or text == "/fails"

    def outcome(self, update: Update) -> Outcome | None:
        return self.receipts.of(update.update_id).outcome

    async def says(self, text: str | None, message: int = 1, **more: int) -> None:
        await self._comes("message", message, text, **more)

    async def corrects(
        self, text: str | None, message: int = 1, after: int = 5, **more: int
    ) -> None:
        sent = more.get("date", START + 10)
        await self._comes("edited_message", message, text, edit_date=sent + after, **more)


async def test_a_correction_of_what_did_nothing_counts_as_the_message() -> None:
    chat = Chat()
    await chat.says("/plai")
    await chat.corrects("/plae")
    await chat.corrects("/play")
    assert chat.worked == [("/plai", None), ("/plae", None), ("/play", None)]


async def test_what_did_something_never_acts_again() -> None:
    chat = Chat()
    await chat.says("/plai")
    await chat.corrects("/play")
    await chat.corrects("/games")
    await chat.corrects("/play")
    assert chat.worked[2:] == [("/games", "done"), ("/play", "done")]
    await chat.says("/play", 2)
    await chat.corrects("/games", 2)
    assert chat.worked[-1] == ("/games", "done")


async def test_what_failed_may_have_done_something() -> None:
    """It is put aside, and may be tried again."""
    chat = Chat()
    await chat.says("/fails")
    await chat.corrects("/play")
    assert chat.worked[-1] == ("/play", "done")


@pytest.mark.parametrize(("after", "stale"), [(WITHIN_S, None), (WITHIN_S + 1, "late")])
async def test_two_minutes_are_given(after: int, stale: Outdated | None) -> None:
    chat = Chat()
    await chat.says("/plai")
    await chat.corrects("/play", after=after)
    assert chat.worked[-1] == ("/play", stale)


async def test_a_change_that_changes_no_word_is_none() -> None:
    """Telegram tells of a preview that was found, too."""
    chat = Chat()
    for text in ("/play", "/plai"):
        await chat.says(text)
        await chat.corrects(text)
        await chat.corrects(text)
    assert [text for text, _ in chat.worked] == ["/play", "/plai"]
    await chat.corrects("/play", after=WITHIN_S + 1)
    await chat.corrects("/play", after=WITHIN_S + 2)
    assert chat.worked[2:] == [("/play", "late")], "and it is told once"


async def test_what_never_came_to_us_did_nothing() -> None:
    chat = Chat()
    await chat.corrects("/play")
    assert chat.worked[-1] == ("/play", None)


async def test_of_what_came_before_the_process_nobody_knows_what_it_did() -> None:
    chat = Chat()
    for _ in range(2):
        await chat.corrects("/play", date=START - 5)
        await chat.corrects("/games", date=START - 5)
    assert {stale for _, stale in chat.worked} == {"unsure"}
    await chat.says("/plai", 2, date=START - 5)
    await chat.corrects("/play", 2, date=START - 5)
    assert chat.worked[-1] == ("/play", None), "it was worked on by this process"


async def test_what_is_forgotten_does_not_act_again() -> None:
    chat = Chat(kept=2)
    await chat.says("/play", 1)
    await chat.says("/plai", 2, date=START + 11)
    await chat.says("/plai", 3, date=START + 12)
    await chat.corrects("/games", 1)
    await chat.corrects("/play", 3, date=START + 12)
    assert chat.worked[-2:] == [("/games", "unsure"), ("/play", None)]


async def test_a_changed_picture_is_nothing_to_us() -> None:
    chat = Chat()
    await chat.says(None)
    await chat.corrects(None)
    assert [stale for _, stale in chat.worked] == [None]
