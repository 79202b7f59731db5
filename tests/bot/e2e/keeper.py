"""A house with somebody who runs its bot, and their pages."""

from __future__ import annotations

from playground.client import Answer, Person, Seen
from tests.bot.e2e.house import House, en, shows


async def kept_by(house: House, *people: Person, **settings: str) -> None:
    """From now on these run the bot: it is started anew with their ids."""
    house.bot.settings |= {"ADMIN_IDS": ",".join(str(one.id) for one in people), **settings}
    assert await house.bot.stop() == 0
    await house.bot.start()


async def admin(person: Person, words: str = "") -> Seen:
    """`/admin` with these words: the next message."""
    await person.say(f"/admin {words}".rstrip())
    return await person.wait_message(lambda message: message.from_bot)


async def tapped(person: Person, page: Seen, text: str, told: str) -> Seen:
    """The page, once a button of it was pressed and it says that."""
    await person.press_only(page, text)
    return await person.wait_edit(lambda m: m.id == page.id and shows(told)(m))


async def asked(person: Person, page: Seen, first: str, yes: str) -> Answer:
    """Press what cannot be undone, then *Yes*: where the first button stood *No* stands, and *Yes*
    stands where there was nothing of the kind."""
    question = await tapped(person, page, first, "?")
    assert question.rows[-2][0]["text"] == en("key-keep-no")
    assert page.rows[-2][0]["text"] == first
    assert question.rows[-1][0]["text"] == yes
    return await person.press(question, yes)
