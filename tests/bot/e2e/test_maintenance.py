"""A line of maintenance reaches every board that waits, and what people get, and goes again."""

from __future__ import annotations

from playground.client import Person, Seen
from tests.bot.e2e.house import House, act, begin, en, group_game, invite, link_game, shows
from tests.bot.e2e.keeper import admin, kept_by, tapped

LINE = "We move to a new house at six"
SHOWN = en("line", text=LINE)


async def waiting(house: House, anna: Person, boris: Person) -> list[tuple[Person, Seen]]:
    """Boards of every kind that wait: in a group, over a link, against the BOT, an invitation."""
    chat = await house.group(anna, boris, large=True)
    ours, theirs = await link_game(anna, boris)
    return [
        (anna, await group_game(anna, boris, chat)),
        (anna, ours),
        (boris, theirs),
        (anna, await begin(anna, "🤖 Greedy")),
        (boris, await invite(boris, "Invite by link")),
    ]


async def say(boards: list[tuple[Person, Seen]], *, shown: bool) -> list[tuple[Person, Seen]]:
    """The boards once each of them says it, or once none does any more."""

    async def one(who: Person, board: Seen) -> Seen:
        def fits(message: Seen) -> bool:
            # Where it would push the buttons out of sight it stands in the quotation.
            return message.id == board.id and (SHOWN in message.text) is shown

        return await who.wait_shown(fits, board.chat_id)

    return [(who, await one(who, board)) for who, board in boards]


async def test_a_line_reaches_every_board_that_waits_and_goes_again(own_house: House) -> None:
    house = own_house
    carol, anna, boris = [await house.person(name) for name in ("Carol", "Anna", "Boris")]
    await kept_by(house, carol)
    boards = await waiting(house, anna, boris)
    page = await tapped(carol, await admin(carol), en("key-admin-line"), en("line-head"))
    asks = await tapped(carol, page, en("key-line-text"), en("line-how", most=120))
    await carol.say(f" {LINE}\n", reply_to=asks.id)
    draft = await carol.wait_message(shows(en("line-draft")))
    assert not any(SHOWN in board.text for _, board in boards)
    answer = await carol.press(draft, en("key-line-open"))
    assert answer.text == en("kept-line-shown")
    on = await carol.wait_edit(lambda m: m.id == draft.id and shows(en("line-on"))(m))
    assert en("key-line-off") in on.buttons
    # Killed in the middle: how far it came is a row.
    await house.bot.kill()
    await house.bot.start()
    boards = await say(boards, shown=True)
    # A game that begins now, and whatever people get, has it, too; an end has none.
    await boris.say("/settings")
    assert (await boris.wait_message(shows(en("settings-head")))).text.startswith(SHOWN)
    fresh = await begin(boris, "🤖 Greedy")
    assert fresh.text.startswith(SHOWN)
    await act(boris, fresh)
    boards.append((boris, await boris.wait_shown(lambda m: m.id == fresh.id)))
    await boris.say("/start")
    title = await boris.wait_message(lambda m: m.photo is not None and m.id > fresh.id)
    assert title.text.startswith(SHOWN)
    # Taken away it goes from all of them.
    answer = await carol.press(on, en("key-line-off"))
    assert answer.text == en("kept-line-off")
    await say(boards, shown=False)
    assert en("kept-line-off-already") in (await admin(carol, "line off")).text
    await boris.say("/settings")
    last = await boris.wait_message(shows(en("settings-head")))
    assert SHOWN not in last.text
    # Nobody else may, and an old button says so.
    assert (await admin(anna, "line Hello")).text == en("admin-not-you")
    forged = await anna.wait_answer(await anna.forge("@:0:0:do.line.0"))
    assert forged.text == en("admin-not-you")
    late = await carol.wait_answer(await carol.forge("@:0:0:do.line.0"))
    assert late.text == en("kept-line-none")
    assert "took the line away" in (await admin(carol, "log")).text
