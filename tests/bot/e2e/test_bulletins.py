"""News reach whoever asked for them: looked at first, sent after a second tap, stopped, ended by a
tap under them; and whenever we are killed, nobody has them twice and nobody is passed over."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playground.client import Person, Seen
from tests.bot.e2e.house import House, en, shows
from tests.bot.e2e.keeper import admin, kept_by, tapped

NEWS = "A fourth game <is> here & it is old.\nCome and see!"
READERS = 6
PACE = "chat=off,group=off,all=3000/1s,person=off,games=off"
"""One of news in two milliseconds; and so much that whoever asks how they go crowds out none."""


async def asked_for_news(house: House, many: int = READERS) -> tuple[Person, list[Person]]:
    """Carol runs the bot; the others have turned news on, but for the last of them."""
    carol = await house.person("Carol")
    await kept_by(house, carol, SEND_LIMITS=PACE)
    people = [await house.person(f"Reader{n}") for n in range(many + 1)]
    for who in people:
        await who.start()
    for who in people[:-1]:
        await who.say("/settings")
        page = await who.wait_message(shows(en("settings-head")))
        calls = await tapped(who, page, en("key-settings-calls"), en("key-settings-calls"))
        answer = await who.press(calls, en("key-set-news"))
        assert answer.text == en("said-set-news-on")
    return carol, people


async def got(who: Person) -> int:
    """How often somebody has the news."""
    return sum(message.text == NEWS for message in await who.messages())


async def previewed(carol: Person) -> Seen:
    """The news as they will be read, with the button that sends them."""
    page = await tapped(carol, await admin(carol), en("key-admin-news"), "settings: ")
    asks = await tapped(carol, page, en("key-news-text"), en("news-how", most=3000))
    await carol.say(NEWS, reply_to=asks.id)
    return await carol.wait_message(lambda m: m.text == NEWS)


async def sent(carol: Person, many: int) -> Seen:
    """Both taps: the page that tells how they go."""
    preview = await previewed(carol)
    send = en("key-news-send", count=many)
    assert preview.buttons == [send, en("key-back")]
    await carol.press_only(preview, send)
    asks = await carol.wait_edit(lambda m: m.id == preview.id and en("key-keep-no") in m.buttons)
    assert asks.text == NEWS
    # The second tap is not where the first one was: there stands *No*.
    assert asks.buttons == [en("key-keep-no"), en("key-news-yes", count=many)]
    answer = await carol.press(asks, en("key-news-yes", count=many))
    assert answer.text == en("kept-news-going")
    return await carol.wait_edit(lambda m: m.id == preview.id and en("key-news-text") in m.buttons)


DONE = en("news-done", sent=0, failed=0, unsure=0).partition(":")[0]
"""What the page says once nothing more is under way."""


async def told(carol: Person, state: str) -> Seen:
    """The page, once it tells that state."""
    while True:
        page = await admin(carol, "news")
        if re.search(state, page.text):
            return page
        assert DONE not in page.text, page.text


def counted(sent: int, unsure: int = 0, failed: int = 0) -> str:
    return re.escape(en("news-done", sent=sent, failed=failed, unsure=unsure))


async def test_who_asked_for_news_has_them_once_and_ends_them_by_a_tap(own_house: House) -> None:
    house = own_house
    carol, people = await asked_for_news(house)
    *readers, other = people
    await readers[0].block()
    await sent(carol, READERS - 1)
    await told(carol, counted(READERS - 1))
    assert [await got(who) for who in people] == [0, *(1,) * (READERS - 1), 0]
    # One tap under them.
    (news,) = [message for message in await readers[1].messages() if message.text == NEWS]
    assert news.buttons == [en("key-no-news")]
    answer = await readers[1].press(news, en("key-no-news"))
    assert answer.text == en("said-set-news-off")
    await readers[1].wait_edit(lambda m: m.id == news.id and not m.buttons)
    assert str(READERS - 2) in (await admin(carol, "news")).text
    # Nobody else may send any; an old button says that it is late.
    assert (await admin(other, "news Hello")).text == en("admin-not-you")
    forged = await other.wait_answer(await other.forge("@:0:0:do.news.1"))
    assert forged.text == en("admin-not-you")
    late = await carol.wait_answer(await carol.forge("@:0:0:do.news.1"))
    assert late.text == en("kept-news-late")
    assert [await got(who) for who in people] == [0, *(1,) * (READERS - 1), 0]
    assert "sent news: \u2068A fourth game" in (await admin(carol, "log")).text


async def test_killed_before_telegram_took_one_nobody_has_them_twice_and_one_is_named(
    own_house: House,
) -> None:
    house = own_house
    carol, people = await asked_for_news(house)
    house.expect("cannot fetch updates", "task failed")
    house.expect("it is not known whether somebody has the news")
    await house.play.fault("sendMessage", "hold_before", chat_id=people[2].id)
    seq = await house.seq()
    await sent(carol, READERS)
    await house.play.wait_fault("hold_before", seq)
    await house.bot.kill()
    await house.bot.start()
    page = await told(carol, counted(READERS - 1, unsure=1))
    assert [await got(who) for who in people] == [1, 1, 0, 1, 1, 1, 0]
    # Whoever runs the bot decides: now everybody has them, and nobody twice.
    answer = await carol.press(page, en("key-news-again"))
    assert answer.text == en("kept-news-going")
    await told(carol, counted(READERS))
    assert [await got(who) for who in people] == [1, 1, 1, 1, 1, 1, 0]


async def test_killed_after_telegram_took_one_everybody_has_them_once(own_house: House) -> None:
    house = own_house
    carol, people = await asked_for_news(house)
    house.expect("cannot fetch updates", "task failed")
    house.expect("it is not known whether somebody has the news")
    await house.play.fault("sendMessage", "hold_after", chat_id=people[3].id)
    seq = await house.seq()
    await sent(carol, READERS)
    await house.play.wait_fault("hold_after", seq)
    await house.bot.kill()
    await house.play.release()
    await house.bot.start()
    page = await told(carol, counted(READERS - 1, unsure=1))
    assert en("news-unsure") in page.text
    assert [await got(who) for who in people] == [1, 1, 1, 1, 1, 1, 0]


async def test_killed_between_two_nobody_is_passed_over(own_house: House) -> None:
    """A 429 to the third: nothing is under way while that one waits, and then we die. It waits for
    longer than any machine is slow; that its time has come is written while nobody is there."""
    house = own_house
    carol, people = await asked_for_news(house)
    house.expect("cannot fetch updates", "task failed", "chat rests for 600 s")
    await house.play.fault("sendMessage", "retry_after", chat_id=people[2].id, retry_after=600)
    await sent(carol, READERS)
    going = re.escape(en("news-going", sent=READERS - 1, left=0, failed=0, unsure=0))
    await told(carol, going)
    assert [await got(who) for who in people] == [1, 1, 0, 1, 1, 1, 0]
    await house.bot.kill()
    with closing(sqlite3.connect(house.bot.database, timeout=30)) as writing, writing:
        waits = writing.execute("UPDATE bulletin_to SET not_before = 0 WHERE status = 'later'")
        assert waits.rowcount == 1
    await house.bot.start()
    await told(carol, counted(READERS))
    assert [await got(who) for who in people] == [1, 1, 1, 1, 1, 1, 0]


async def test_news_can_be_stopped_and_let_go_on(own_house: House) -> None:
    house = own_house
    carol, people = await asked_for_news(house)
    await house.play.fault("sendMessage", "hold_before", chat_id=people[1].id)
    seq = await house.seq()
    page = await sent(carol, READERS)
    await house.play.wait_fault("hold_before", seq)
    answer = await carol.press(page, en("key-news-stop"))
    assert answer.text == en("kept-news-stopped")
    await house.play.release()
    page = await told(carol, re.escape("Stopped: 2 have them, 4 do not"))
    assert [await got(who) for who in people] == [1, 1, 0, 0, 0, 0, 0]
    await carol.press(page, en("key-news-on"))
    await told(carol, counted(READERS))
    assert [await got(who) for who in people] == [1, 1, 1, 1, 1, 1, 0]
