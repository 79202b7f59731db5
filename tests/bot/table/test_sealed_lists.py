"""The lists of the games that ended on a day: each game on one, none changed later."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.handlers.records import sealed
from bot.run import list_commands
from bot.run.exits import NOT_VERIFIED, UNREADABLE
from bot.run.housekeeping import PACK_MS, Housekeeping
from bot.table.endings import withdrawing
from bot.table.sealed_lists import GRACE_MS, again, make
from games.catalogue import rule_set
from games.listing import checked, digest, read_listing
from storage.rows import Person
from tests.bot.handlers.test_game_choice import Desk
from tests.bot.handlers.test_visits import LIBRARY
from tests.bot.kit import Hall, played, seen
from tests.bot.table.test_matches import begun, following
from tests.bot.table.test_tallying import finished

DAY_MS = 24 * 3600 * 1000
EN = LIBRARY["en"]


@pytest.fixture
def housekeeping(hall: Hall) -> Housekeeping:
    return Housekeeping(hall.store, hall.door, clock=hall.clock)


def midnight(hall: Hall, *, days: int = 1) -> None:
    """The clock is set to shortly after so many midnights."""
    hall.clock.now = (hall.clock.now // DAY_MS + days) * DAY_MS + GRACE_MS


async def test_what_ended_on_a_day_is_listed_after_midnight_with_its_secrets_and_throws(
    hall: Hall, anna: Person, boris: Person
) -> None:
    senet = await finished(hall, anna, boris, rule_set("thibault", {"first": "throw_off"}))
    seega = await finished(hall, anna, boris, rule_set("sidja", {"size": "3"}))
    going = await hall.for_two(anna, boris)
    unplayed = await hall.invite(anna, "link")
    seen(await hall.door.change(unplayed.game.id, withdrawing, anna.id))
    assert await make(hall.store, hall.clock.now) is None, "the day is not over"
    midnight(hall)
    made = await make(hall.store, hall.clock.now)
    assert made is not None
    list(checked(read_listing(made.text)))
    games = {game.game: game for game in made.listing.games}
    assert set(games) == {senet.game.id, seega.game.id, unplayed.game.id}
    assert games[senet.game.id].secret == senet.game.secret.hex()
    assert len(games[senet.game.id].throws) > 50
    assert games[unplayed.game.id].salt is None
    assert going.game.secret.hex() not in made.text
    assert not any(name in made.text for name in ("Anna", "Boris"))
    assert await make(hall.store, hall.clock.now) is None, "once"


async def test_a_list_stays_what_it_was_and_the_next_one_names_it(
    hall: Hall, housekeeping: Housekeeping, anna: Person, boris: Person
) -> None:
    await finished(hall, anna, boris, rule_set("thibault"))
    midnight(hall)
    first = await make(hall.store, hall.clock.now)
    assert first is not None
    assert first.listing.before == ""
    later = await finished(hall, anna, boris, rule_set("hyena"))
    midnight(hall, days=3)
    hall.clock.now += PACK_MS
    await housekeeping.do_some()
    day = (await hall.store.listing())[0].day
    second = await again(hall.store, day)
    assert second is not None
    assert [game.game for game in second.listing.games] == [later.game.id]
    assert second.listing.before == digest(first.text)
    assert await again(hall.store, first.listing.day.isoformat()) == first, "packed meanwhile"
    assert await again(hall.store, "2001-01-01") is None


async def test_a_match_games_seats_are_not_of_a_lot_and_its_throws_hold(
    hall: Hall, anna: Person, boris: Person
) -> None:
    table = await played(hall, await begun(hall, anna, boris, points=21))
    await played(hall, await following(hall, table, boris, anna))
    midnight(hall)
    made = await make(hall.store, hall.clock.now)
    assert made is not None
    list(checked(made.listing))
    assert [bool(game.lot) for game in made.listing.games] == [True, False]


async def test_the_list_is_sent_as_a_file_that_the_command_line_checks(
    hall: Hall, anna: Person, boris: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(hall)
    await desk.say(anna, sealed, "")
    assert desk.told.texts[-1] == EN.html("sealed-none")
    files = []
    for number, name in enumerate(("thibault", "hyena")):
        await finished(hall, anna, boris, rule_set(name))
        midnight(hall)
        made = await make(hall.store, hall.clock.now)
        assert made is not None
        files.append(tmp_path / f"{number}.txt")
        files[-1].write_text(made.text)
    last = (await hall.store.listing())[0].day
    assert await desk.say(anna, sealed, "") == "committed"
    assert await desk.say(anna, sealed, last) == "committed"
    for words in ("yesterday", "2001-01-01", "٢٠٢٦-١١-٢٢"):
        assert await desk.say(anna, sealed, words) == "refused"
        assert desk.told.texts[-1] == EN.html("sealed-not-there", date=last)
    assert list_commands.verified(files) == 0
    assert "all right" in capsys.readouterr().out
    assert list_commands.verified(files[::-1]) == NOT_VERIFIED, "not in this order"
    assert "does not follow" in capsys.readouterr().err
    files[1].write_text(files[1].read_text().replace("taba", "2", 1))
    assert list_commands.verified(files) == NOT_VERIFIED
    assert "but it was taba" in capsys.readouterr().err
    assert list_commands.verified([tmp_path / "none.txt"]) == UNREADABLE
    files[0].write_bytes(files[0].read_bytes().replace(b"\n", b"\r\n"))
    assert list_commands.verified(files[:1]) == 0
    for spoiled in (b"", b"day\n", files[0].read_bytes()[:-3], b"\xff" + files[0].read_bytes()):
        files[1].write_bytes(spoiled)
        assert list_commands.verified(files[1:]) == UNREADABLE
