"""What there is, counted at one moment."""

from __future__ import annotations

from typing import get_args

from storage.operations import AddNotice, ChangeGame, DeadLetter, Forget, Shown, Step
from storage.rows import ActionRow, Counted, Failed, Notice
from storage.sql.status_reads import DAY_MS, HOUR_MS
from tests.storage.kit import Kit

DAY = 20_000 * DAY_MS
NOW = DAY + 5 * HOUR_MS
HOUR = NOW - HOUR_MS


async def counted(kit: Kit) -> dict[str, int]:
    return {each.what: each.many for each in await kit.store.status(NOW)}


async def test_an_empty_database_counts_nothing_and_names_everything(kit: Kit) -> None:
    found = await kit.store.status(NOW)
    assert [each.what for each in found] == list(get_args(Counted))
    assert {each.many for each in found} == {0}


async def test_people_chats_games_and_what_waits_are_counted(kit: Kit) -> None:
    anna, game = await kit.anna(), await kit.game()
    shown, _ = await kit.board(game.id), await kit.board(game.id, parked=True)
    await kit.store.commit(
        AddNotice(Notice(50, game.chat, None, "news", "{}", game.id, not_before=NOW)),
        AddNotice(Notice(51, game.chat, None, "news", "{}", game.id, not_before=NOW + 1)),
        DeadLetter(9, "{}", "ValueError", 1),
    )
    found = await counted(kit)
    assert (found["people"], found["groups"], found["private chats"]) == (1, 1, 0)
    assert (found["messages owed"], found["dead letters"]) == (1, 1)
    assert (found["boards waiting"], found["boards parked"]) == (1, 1)
    await kit.store.commit(Shown(shown.id, shown.wanted, 70))
    assert (await counted(kit))["boards waiting"] == 0
    await kit.store.commit(Forget(anna.id, anna.telegram or 0))
    assert (await counted(kit))["people"] == 0, "who had themselves forgotten is none"


async def test_games_are_of_today_and_actions_of_the_last_hour(kit: Kit) -> None:
    game = await kit.game()
    for at, many in ((DAY - 1, 0), (DAY, 1)):
        change = (("started_at", at), ("changed_at", NOW))
        await kit.store.commit(ChangeGame(game.id, ("playing",), change))
        assert (await counted(kit))["games begun"] == many
    for ply, (at, many) in enumerate(((HOUR - 1, 0), (HOUR, 1))):
        acted = ActionRow(game.id, ply, 0, "throw", at, None)
        await kit.store.commit(Step(game.id, ply, (acted,), ()))
        assert (await counted(kit))["actions"] == many
    ended = (("status", "over"), ("ended_at", DAY))
    await kit.store.commit(ChangeGame(game.id, ("playing",), ended))
    found = await counted(kit)
    assert (found["games ended"], found["games over"], found["games going on"]) == (1, 1, 0)


async def test_dead_letters_are_told_by_their_reasons_the_one_met_last_first(kit: Kit) -> None:
    for number, (reason, at) in enumerate((("KeyError", 5), ("ValueError", 7), ("KeyError", 9))):
        await kit.store.commit(DeadLetter(number, "{}", reason, at))
    both = (Failed("KeyError", 2, 9), Failed("ValueError", 1, 7))
    assert await kit.store.letters_lately(5) == both
    assert await kit.store.letters_lately(1) == both[:1]
