"""A friend picked from one's own list: who is told, who is not, and what is given to send."""

from __future__ import annotations

import pytest

from bot.telegram.callback_data import Kind
from playground.client import Seen
from playground.errors import ClientError
from tests.bot.e2e.house import (
    SIGN,
    House,
    en,
    game_of,
    has,
    invite,
    link_code,
    resigned,
    shows,
)


def sent_link(message: Seen) -> str:
    """The link that is to be sent on."""
    return link_code(message)


async def test_a_friend_who_has_started_the_bot_is_told_and_plays_another_gets_the_link(
    house: House,
) -> None:
    anna, boris, carla = [await house.person(name) for name in ("Anna", "Boris", "Carla")]
    await boris.start()
    await boris.wait_message(has(Kind.MENU))
    invitation = await invite(anna, "Invite by link")
    with pytest.raises(ClientError):
        await anna.pick(boris)  # nobody is asked for yet
    await anna.press(invitation, en("key-pick-friend"))
    await anna.wait_message(shows("choose a friend"))
    await anna.pick(anna)
    await anna.wait_message(shows(en("friend-self")))
    await anna.pick(carla)
    given = await anna.wait_message(shows("have not started me"))
    assert sent_link(given) == link_code(invitation)
    await anna.pick(boris)
    await anna.wait_message(shows("I have told", "Boris"))
    word = await boris.wait_message(shows("invites you to a game", "Anna"))
    ((button,),) = word.rows
    assert str(button["url"]).endswith(link_code(invitation))
    await boris.start(link_code(invitation))
    page = await boris.wait_message(has(Kind.SIT))
    await boris.press(page, SIGN)
    board = await boris.wait_shown(has(Kind.LEAVE, game_of(invitation)))
    await anna.pick(carla)
    await anna.wait_message(shows(en("friend-gone")))
    assert await carla.messages() == [], "who has not started us is written nothing"
    await resigned(boris, board)


async def test_only_the_host_picks_and_in_private_alone(house: House) -> None:
    anna, boris = await house.person("Anna"), await house.person("Boris")
    invitation = await invite(anna, "Invite by link")
    game = game_of(invitation)
    await boris.start()
    forged = await boris.forge(f">:{game}:0:friend", message_id=1)
    assert (await boris.wait_answer(forged)).text == en("answer-not-host")
    chat = await house.group(anna, boris)
    forged = await anna.forge(f">:{game}:0:friend", chat, message_id=1)
    assert (await anna.wait_answer(forged)).text == en("answer-not-offered")
