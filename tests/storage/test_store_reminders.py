"""Reminders: who is to be looked at, what stands, and what goes with it, on every database."""

from __future__ import annotations

import pytest

from storage.operations import (
    Abandon,
    Adopt,
    ChangeChat,
    ChangePerson,
    Forget,
    KeepReminder,
    MoveDue,
    Op,
    Remind,
)
from storage.rows import Chat, Person, Reminder
from storage.store import Stale
from tests.storage.kit import Kit

NOW = 1_790_000_000_000
HOUR = 3_600_000


async def started(kit: Kit) -> tuple[Person, Chat]:
    """Anna, who has started the bot, and her own chat."""
    anna = await kit.anna()
    home = await kit.store.see_chat(anna.telegram or 0, "private", anna.id)
    await kit.store.commit(ChangePerson(anna.id, (("reachable", True),)))
    return anna, home


async def test_when_somebody_is_looked_at_is_kept_and_compared(kit: Kit) -> None:
    anna, home = await started(kit)
    assert await kit.store.reminder(anna.id) is None
    await kit.store.commit(Remind(anna.id, home.id, NOW))
    await kit.store.commit(Remind(anna.id, home.id, NOW + 1, asked=True))
    assert await kit.store.reminder(anna.id) == Reminder(anna.id, home.id, NOW + 1, asked=True)
    await kit.store.commit(Remind(anna.id, home.id, NOW + 2, asked=True, was=NOW + 1))
    with pytest.raises(Stale):
        await kit.store.commit(Remind(anna.id, home.id, NOW + 9, was=NOW + 1))
    assert await kit.store.reminders_asked(NOW + 1) == ()
    (due,) = await kit.store.reminders_asked(NOW + 2)
    assert (due.at, due.asked) == (NOW + 2, True)
    assert await kit.store.reminders_asked(NOW + 2, mine=0) == ()


async def test_what_was_sent_stands_and_what_was_asked_for_meanwhile_stays(kit: Kit) -> None:
    anna, home = await started(kit)
    await kit.store.commit(Remind(anna.id, home.id, NOW, asked=True))
    sent = KeepReminder(anna.id, 70, "1 2", was=NOW, next_at=NOW + 24 * HOUR)
    await kit.store.commit(sent)
    stands = Reminder(anna.id, home.id, NOW + 24 * HOUR, message=70, games="1 2")
    assert await kit.store.reminder(anna.id) == stands
    await kit.store.commit(Remind(anna.id, home.id, NOW + HOUR, asked=True))
    await kit.store.commit(KeepReminder(anna.id, 71, "2", was=NOW, next_at=NOW + 24 * HOUR))
    found = await kit.store.reminder(anna.id)
    assert found == Reminder(anna.id, home.id, NOW + HOUR, asked=True, message=71, games="2")
    await kit.store.commit(KeepReminder(anna.id, None))
    found = await kit.store.reminder(anna.id)
    assert found == Reminder(anna.id, home.id, NOW + HOUR, asked=True)


async def test_what_stands_is_found_by_its_person_and_by_their_games(kit: Kit) -> None:
    anna, home = await started(kit)
    mine, other = await kit.game(host=anna.id), await kit.game(players=0)
    await kit.store.commit(Remind(anna.id, home.id, NOW))
    assert await kit.store.reminders_about(mine.id) == ()
    await kit.store.commit(KeepReminder(anna.id, 70, "1"))
    (row,) = await kit.store.reminders_about(mine.id)
    assert row.message == 70
    assert await kit.store.reminders_about(other.id) == ()
    assert await kit.store.reminders_standing(0, 5) == (row,)
    assert await kit.store.reminders_standing(anna.id, 5) == ()
    assert await kit.store.reminders_standing(0, 5, mine=0) == ()


async def test_who_may_have_to_be_reminded_is_found_in_their_games_bit_by_bit(kit: Kit) -> None:
    anna, home = await started(kit)
    games = [
        await kit.game(host=anna.id, mode="group", changed_at=NOW - number * HOUR)
        for number in range(3)
    ]
    found, last = await kit.store.to_remind(NOW, NOW - HOUR, 0, 2)
    assert (found, last) == ((anna.id,), games[1].id)
    assert await kit.store.to_remind(NOW, NOW - HOUR, last, 2) == ((anna.id,), 0)
    assert await kit.store.to_remind(NOW, NOW - 3 * HOUR, 0, 9) == ((), 0)
    assert await kit.store.to_remind(NOW, NOW, 0, 9, mine=0) == ((), 0)
    await kit.store.commit(Remind(anna.id, home.id, NOW + 1))
    assert await kit.store.to_remind(NOW, NOW, 0, 9) == ((), 0)
    assert await kit.store.to_remind(NOW + 1, NOW, 0, 9) == ((anna.id,), 0)
    for change in (("reachable", False), ("reminded", "never"), ("banned", 1)):
        await kit.store.commit(ChangePerson(anna.id, (change,)))
        assert await kit.store.to_remind(NOW + 1, NOW, 0, 9) == ((), 0)
        back = (("reachable", True), ("reminded", "day"), ("banned", None))
        await kit.store.commit(ChangePerson(anna.id, back))


@pytest.mark.parametrize("by", [-HOUR, HOUR])
async def test_it_moves_with_the_clock_and_is_never_later_than_meant(kit: Kit, by: int) -> None:
    anna, home = await started(kit)
    await kit.store.commit(Remind(anna.id, home.id, NOW + 5))
    move = {"bot": 1, "soon": 1, "invitation": 1}
    await kit.store.commit(MoveDue(by, NOW + by, **move))
    found = await kit.store.reminder(anna.id)
    assert found is not None
    assert found.at == NOW + by + 5
    await kit.store.commit(MoveDue(0, NOW - 48 * HOUR, **move))
    found = await kit.store.reminder(anna.id)
    assert found is not None
    assert found.at == NOW - 24 * HOUR


@pytest.mark.parametrize("end", ["abandoned", "forgotten", "adopted"])
async def test_it_goes_with_its_chat_its_person_and_its_bot(kit: Kit, end: str) -> None:
    anna, home = await started(kit)
    await kit.store.commit(Remind(anna.id, home.id, NOW))
    ends: dict[str, Op] = {
        "abandoned": Abandon(home.id),
        "forgotten": Forget(anna.id, anna.telegram or 0),
    }
    await kit.store.commit(ends.get(end, Adopt(99)))
    assert await kit.store.reminder(anna.id) is None


async def test_quiet_hours_are_kept_of_a_person_and_of_a_group(kit: Kit) -> None:
    anna, _ = await started(kit)
    club = await kit.club()
    quiet = (("quiet", "22-8"), ("zone", "Europe/Berlin"))
    await kit.store.commit(ChangePerson(anna.id, quiet), ChangeChat(club.id, quiet))
    for row in (await kit.store.person(anna.id), await kit.store.chat(club.id)):
        assert row is not None
        assert (row.quiet, row.zone) == ("22-8", "Europe/Berlin")
