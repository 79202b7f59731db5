"""Whoever runs the bot ends a game from outside, by its number."""

from __future__ import annotations

from playground.client import Seen
from tests.bot.e2e.house import House, en, game_of, is_over, link_game, shows
from tests.bot.e2e.keeper import admin, asked, kept_by, tapped


async def test_a_game_is_ended_from_outside_and_both_boards_say_so(own_house: House) -> None:
    house = own_house
    carol, anna, boris = [await house.person(name) for name in ("Carol", "Anna", "Boris")]
    await kept_by(house, carol)
    ours, theirs = await link_game(anna, boris)
    game = game_of(ours)
    listed = await admin(carol, "games")
    page = await tapped(carol, listed, listed.buttons[0], "Something happened last")
    told = await asked(carol, page, en("key-end"), en("key-end-yes"))
    assert told.text == en("kept-ended")
    for who, board in ((anna, ours), (boris, theirs)):

        def ended(message: Seen, board: Seen = board) -> bool:
            return message.id == board.id and is_over(message)

        over = await who.wait_shown(ended)
        assert en("over-broken-off") in over.text
    result = (await house.saved(game)).table.result
    assert result is not None
    assert (result.winners, result.reason) == ((), "broken-off")
    # The words ask the same, and say what is over already; nobody else is told anything.
    again = await admin(carol, f"end {game}")
    assert en("kept-ended-already") in again.text
    assert (await admin(carol, "end 4711")).text == en("kept-no-game")
    assert (await admin(anna, f"end {game}")).text == en("admin-not-you")
    forged = await anna.wait_answer(await anna.forge(f"@:0:0:do.end.{game}"))
    assert forged.text == en("admin-not-you")
    late = await carol.wait_answer(await carol.forge(f"@:0:0:do.end.{game}"))
    assert late.text == en("kept-ended-already")
    log = await admin(carol, "log")
    assert shows(f"ended \u2068{en('game-number', id=str(game))}")(log)
    assert log.text.count("ended") == 1
