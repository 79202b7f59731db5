"""Telling those who run the bot, in their own chats and languages."""

from __future__ import annotations

from bot.handlers.visit import Desk
from bot.telegram.troubles import Report


def tell_admins(desk: Desk, report: Report) -> None:
    """Tell each of those who run the bot what fails again and again; nothing waits for it."""
    for user in sorted(desk.keepers):
        desk.spawn(_tell(desk, user, report))


async def _tell(desk: Desk, user: int, report: Report) -> None:
    person = await desk.store.person_at(user)
    language, code = (None, None) if person is None else (person.language, person.code)
    texts = desk.library.pick(language, code, default=desk.default_language)
    text = texts.html(
        "admin-trouble",
        what=texts.plain(f"trouble-{report.kind}"),
        count=report.times,
        why=", ".join((report.error, *(f"{name} {value}" for name, value in report.ids))),
    )

    async def say(_: int | None) -> None:
        await desk.wire.send_text(user, None, text)

    desk.delivery.send(user, None, say)
