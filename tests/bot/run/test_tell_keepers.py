"""Those who run the bot hear of what fails again and again: seldom, and in their language."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.run.serve import look_after
from bot.run.tell_keepers import tell_admins, tell_of_rivals
from bot.telegram.troubles import FEW
from storage.operations import ChangePerson
from tests.bot.handlers.test_visits import Office
from tests.bot.kit import Hall

ANNA, BORIS = 41, 42


async def test_each_is_told_once_an_hour_in_their_own_language(hall: Hall) -> None:
    office = Office(hall)
    anna = await hall.person(ANNA, "Anna")
    await hall.store.commit(ChangePerson(anna.id, (("language", "ru"),)))
    desk = replace(office.desk, keepers=frozenset({ANNA, BORIS}))
    office.troubles.on_report(partial(tell_admins, desk))
    for _ in range(3 * FEW):
        office.troubles.met("board", ValueError("a secret"), board=5, game=7)
    while office.tasks:
        await office.tasks.pop()
    await office.sender.idle()
    told = {address: text for address, _, text in office.told.standing.values()}
    assert set(told) == {ANNA, BORIS}
    assert len(office.told.texts) == 2
    assert "Показать доску" in told[ANNA]
    assert "Showing a board" in told[BORIS], "nothing is known of him, and that is enough"
    for text in told.values():
        assert "ValueError, board 5, game 7" in text
        assert "secret" not in text


async def test_they_hear_of_another_program_that_fetches_and_of_its_end(hall: Hall) -> None:
    office = Office(hall)
    desk = replace(office.desk, keepers=frozenset({ANNA}))
    for news in ("rival", "webhook", "over"):
        tell_of_rivals(desk, news)
        while office.tasks:
            await office.tasks.pop()
        await office.sender.idle()
    told = [text for _, _, text in office.told.standing.values()]
    assert ["Another program fetches" in told[0], "webhook" in told[1], "gone" in told[2]] == [
        True
    ] * 3


async def test_a_task_that_fails_is_told_of_and_ends_alone(hall: Hall) -> None:
    office = Office(hall)

    async def broken() -> None:
        raise RuntimeError("odd")

    for _ in range(FEW - 1):
        await look_after(broken(), office.troubles)
    heard: list[str] = []
    office.troubles.on_report(lambda report: heard.append(report.kind))
    await look_after(broken(), office.troubles)
    assert heard == ["task"]
