"""Sitting down, throwing, moving, leaving: presses on a board, each one call of the door."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.board.buttons import (
    Act,
    AddBot,
    Begin,
    ChangeSeats,
    Join,
    JoinAgain,
    Leave,
    LeaveYes,
    Rematch,
    Rung,
    SendRecord,
    Sit,
    SitIn,
    Sure,
    Wake,
    Withdraw,
)
from bot.board.caption import invited
from bot.board.frames import framed
from bot.board.posting import drawing
from bot.board.waiting_board import emblem_keys
from bot.choosing.buttons import Company, New
from bot.choosing.page import Drawing
from bot.handlers.answering import (
    answer_text,
    below,
    bring,
    brought_already,
    doubled,
    on,
    on_any,
    outcome,
    refuse,
    respond,
)
from bot.handlers.confirming import choosing, leaves, mark, marked, warned
from bot.handlers.game_lists import may_see, tell_outcome
from bot.handlers.records import send_record
from bot.handlers.visit import PressVisit, Visit
from bot.table.board_rows import Place
from bot.table.book import Result
from bot.table.endings import withdrawing
from bot.table.invitation import NewGame, asks_for_emblem, emblem_chosen, no_seat
from bot.table.lobby import adding_bot, adding_here, dropping_bot, dropping_here, getting_up
from bot.table.notice_rows import CALL_MS
from bot.table.pauses import waking
from bot.table.seats import chosen_alone, is_lobby, stands_in, watching
from bot.table.steps import THROW_FOR_ME
from bot.table.table import Table
from bot.telegram.lanes import Outcome
from bot.words.signs import in_words
from games.fair import SIGNS
from storage.rows import Mode

STOPS: Final = "stops"
"""What somebody is warned of who leaves a game of more than two people."""


async def new(visit: PressVisit, wanted: New) -> Outcome:
    """An opponent was chosen: the menu's message becomes the invitation's board."""
    combo, company = wanted.combo, wanted.company
    level = stands_in(combo.rules, wanted.level or "")
    allowed = ("bot", "link", "phone", "watch") if visit.private else ("bot", "group")
    if company not in allowed or (company == "bot") != (level in chosen_alone(combo.rules)):
        return refuse(visit, "not-offered")
    if (again := await doubled(visit)) is not None:
        return again
    asked = NewGame(
        combo.rules,
        _MODES[company],
        visit.person,
        (visit.place(adopt=True),),
        visit.token,
        bots=watching(combo.rules) if company == "watch" else (level,) if level else (),
        here=0 if company == "watch" else None,
        points=combo.points or None,
    )
    result = await visit.door.seating.create(asked)
    if not result.done:
        return refuse(visit, result.answer)
    first = company in ("group", "link") and result.table and emblem_chosen(result.table)
    visit.answer(visit.texts.plain("said-emblem-first") if first else "")
    return outcome(result)


_MODES: dict[Company, Mode] = {
    "bot": "bot", "link": "link", "phone": "phone", "group": "group", "watch": "bot"
}  # fmt: skip
"""A game to watch is one against the BOT at which nobody sits but BOTs."""


async def join(visit: PressVisit, asked: Join) -> Outcome:
    """An emblem was tapped under an invitation in a group, or under a rematch: who has no seat yet
    sits down, who has one brings this emblem from now on.

    Only where the invitation has a board: one that goes by a link is taken with its code alone. A
    button from before there were emblems shows them.
    """
    return await _join(visit, _sign(asked.sign))


async def join_again(visit: PressVisit) -> Outcome:
    """*Join again* under a lobby that follows a game: as if the emblem was tapped that who presses
    had there. Who had none is shown the emblems: nobody gets one that they have not chosen."""
    sign = await visit.door.seating.sign_before(visit.game, visit.person.id)
    return await _join(visit, sign, again=True)


async def _join(visit: PressVisit, sign: str, *, again: bool = False) -> Outcome:
    """They sit down with that emblem, or bring it; "" shows the emblems to who has no seat, and
    `again` to who sits there without one."""
    door = visit.door
    if not any(b.chat == visit.chat.id for b in await visit.desk.store.boards(visit.game)):
        return refuse(visit, "unknown")
    before = await door.book.table(visit.game)
    if before is not None and not sign:
        bare = again and _without_emblem(visit, before)
        if bare or no_seat(before, visit.person.id, visit.username) is None:
            return await respond(visit, Result("sign-first", before), None)
    result = await door.seating.join(
        visit.game,
        visit.person,
        press=visit.token,
        sign=sign,
        username=visit.username,
        agreed=visit.ply,
    )
    if not result.done or not sign:
        return await respond(visit, result, "joined")
    told = in_words(visit.texts, sign)
    if before is not None and visit.person.id in before.people:
        return await respond(visit, result, "sign", told=told)
    return await respond(visit, result, "joined-again" if again else "joined", told=told)


def _without_emblem(visit: PressVisit, table: Table) -> bool:
    """Whether who presses sits at an invitation and has brought no emblem."""
    mine = [player for player in table.players if player.person == visit.person.id]
    return table.game.status == "open" and any(not player.sign for player in mine)


async def link_opened(visit: Visit, code: str) -> Outcome:
    """An invitation's link was opened in the guest's own chat: it is shown there with the emblems,
    of which one takes the seat; who sits there already gets the board."""
    desk = visit.desk
    game = await desk.store.game_by_code(code)
    table = None if game is None else await desk.door.book.table(game.id)
    reason = "unknown" if table is None else no_seat(table, visit.person.id, visit.username)
    if table is not None and reason == "own-seat":
        result = await bring(visit, table.game.id, wake=False)
        if not result.done:
            visit.reply(visit.reply_texts.html(f"answer-{result.answer}"))
        return outcome(result)
    if table is None or reason is not None:
        visit.reply(visit.reply_texts.html(f"answer-{reason}"))
        return "refused"
    sight = await desk.boards.frames.spoken_in(table, visit.chat)
    last = await desk.store.last_sign(visit.person.id)
    keys = emblem_keys(visit.texts, "key-join-as", table, lambda sign: Sit(sign, code), last)
    frame = framed(sight, visit.renderer, tuple(keys), partial(invited, sight, guest=True))
    picture = Drawing(frame.key, drawing(frame, visit.renderer))
    visit.show(picture, frame.caption, frame.keys)
    return "committed"


async def sit(visit: PressVisit, asked: Sit) -> Outcome:
    """An emblem was tapped on the page that an invitation's link had opened: the guest sits down,
    and the page becomes their board. The link's code is in the button."""
    game = await visit.desk.store.game_by_code(asked.code) if visit.private else None
    if game is None or game.id != visit.game or asked.sign not in SIGNS:
        return refuse(visit, "unknown")
    if (again := await doubled(visit)) is not None:
        return again
    result = await visit.door.seating.join(
        game.id,
        visit.person,
        press=visit.token,
        sign=asked.sign,
        username=visit.username,
        place=visit.place(adopt=True),
        agreed=visit.ply,
    )
    return await respond(visit, result, "joined")


async def begin(visit: PressVisit, asked: Begin) -> Outcome:
    """An emblem that begins a game which nobody else joins, or *Begin* of one whose seats are
    taken. A button from before there were emblems shows them."""
    door, sign = visit.door, _sign(asked.sign)
    table = await door.book.table(visit.game)
    host = table is not None and table.game.host == visit.person.id
    if table is not None and host and not sign and asks_for_emblem(table):
        return await respond(visit, Result("sign-first", table), None)
    result = await door.seating.begin(visit.game, visit.person, press=visit.token, sign=sign)
    return await respond(visit, result, "begun")


def _sign(said: str) -> str:
    """The emblem that a press brings, "" for none."""
    return said if said in SIGNS else ""


SEATS: Final = {
    "-": getting_up, "-bot": dropping_bot, "+here": adding_here, "-here": dropping_here
}  # fmt: skip
"""What the buttons of a lobby do that name no BOT."""


async def seats(visit: PressVisit, asked: ChangeSeats) -> Outcome:
    """Somebody gets up, or the host decides about a seat."""
    result = await visit.door.change(visit.game, SEATS[asked.change], visit.person.id)
    return await respond(visit, result, "got-up" if asked.change == "-" else "seats")


async def add_bot(visit: PressVisit, asked: AddBot) -> Outcome:
    """The host has a BOT sit down."""
    result = await visit.door.change(visit.game, adding_bot, visit.person.id, asked.level)
    return await respond(visit, result, "seats")


async def withdraw(visit: PressVisit) -> Outcome:
    """The host takes the invitation back, or the guest declines it."""
    result = await visit.door.change(visit.game, withdrawing, visit.person.id)
    return await respond(visit, result, "withdrawn")


async def act(visit: PressVisit, asked: Act) -> Outcome:
    """A throw, a move, a pass, a rescue. Who confirms their moves only marks it, to be tapped once
    more."""
    if visit.person.confirms and await choosing(visit):
        return await mark(visit, asked.action)
    return await _done(visit, asked.action)


async def sure(visit: PressVisit, asked: Sure) -> Outcome:
    """What the board showed as marked is tapped again. Where something else was marked meanwhile
    the tap is a first one."""
    if await marked(visit, asked.action):
        return await _done(visit, asked.action)
    return await act(visit, Act(asked.action))


async def _done(visit: PressVisit, action: str) -> Outcome:
    """The action is played."""
    result = await visit.door.play.act(visit.game, visit.ply, visit.person.id, action)
    if result.answer == "not-yours" and result.table is not None:
        _look(visit, result.table)
    if action == THROW_FOR_ME:
        told = answer_text(visit.texts, result.told)
        return await respond(visit, result, "throw-for-me", alert=True, told=told)
    return await respond(visit, result, None)


def _look(visit: Visit, table: Table) -> None:
    """Somebody waits for a player: if that takes long, find out whether they can still act."""
    if visit.desk.clock() - table.game.changed_at > CALL_MS:
        visit.desk.spawn(visit.desk.presence.look(table, but=visit.person.id))


async def leave(visit: PressVisit) -> Outcome:
    """*Leave*: the boards sleep until somebody wakes them. Who confirms their moves is asked; where
    more than one other person plays, everybody is warned: one tap would stop all of them."""
    table = await visit.desk.door.book.table(visit.game)
    if table is not None and table.game.status == "playing" and table.plays(visit.person.id):
        if visit.person.confirms:
            return await leaves(visit)
        crowd = len(table.people) > 2
        if crowd and not await warned(visit, STOPS, visit.game, visit.ply):
            visit.answer(visit.texts.plain("said-leave-stops"))
            return "refused"
    result = await visit.door.pauses.leave(visit.game, visit.person.id)
    return await respond(visit, result, "left")


async def leave_yes(visit: PressVisit, asked: LeaveYes) -> Outcome:
    """They are sure."""
    if asked.asker != visit.person.id:
        return refuse(visit, "not-your-question")
    result = await visit.door.pauses.leave(visit.game, visit.person.id)
    if not result.done:
        return refuse(visit, result.answer)
    visit.answer(visit.texts.plain("said-left"))
    await tell_outcome(visit, visit.game, "leave-done")
    return "committed"


async def wake(visit: PressVisit) -> Outcome:
    """*Resume* under a sleeping board."""
    result = await visit.door.change(visit.game, waking, visit.person.id)
    return await respond(visit, result, "woken")


async def rematch(visit: PressVisit, asked: Rematch) -> Outcome:
    """*Rematch*: the same game again, on fresh boards, for the same people; who plays alone begins
    it with this press."""
    return await _again(visit, asked.seal)


async def rung(visit: PressVisit, asked: Rung) -> Outcome:
    """The same against a stronger BOT, or an easier one."""
    return await _again(visit, asked.seal, asked.level)


async def _again(visit: PressVisit, seal: str, bot: str = "") -> Outcome:
    """The game that follows."""
    door = visit.door
    table = await door.book.table(visit.game)
    if table is None:
        return refuse(visit, "unknown")
    if await _other_left(visit, table):
        return refuse(visit, "other-left")
    result = await door.seating.rematch(
        table.game.id,
        visit.person,
        await _places(visit, table),
        press=visit.token,
        seal=seal,
        bot=bot,
    )
    if not result.done:
        return refuse(visit, result.answer)
    visit.asked()
    visit.answer(visit.texts.plain(await _told_first(visit, result.table)))
    return "committed"


async def _told_first(visit: PressVisit, table: Table | None) -> str:
    """What who asks for another game is told: at a lobby for others that their emblem comes before
    those of guests."""
    if table is None or not is_lobby(table) or table.game.mode not in ("group", "link"):
        return "said-rematch"
    sign = await visit.door.seating.sign_before(table.game.id, visit.person.id)
    return "said-again-first" if sign and table.game.mode == "group" else "said-emblem-first"


async def sit_in(visit: PressVisit) -> Outcome:
    """*Sit in* under a result: who did not play asks for the next game."""
    door = visit.door
    result = await door.seating.sit_in(visit.game, visit.person, visit.place(), press=visit.token)
    if not result.done:
        return refuse(visit, result.answer)
    visit.asked()
    visit.answer(visit.texts.plain("said-sit-in"))
    return "committed"


async def _other_left(visit: Visit, table: Table) -> bool:
    """Whether the only one for whom the next game would be kept could not act at the end of this
    one, and still cannot."""
    others = [p for p in table.players if p.absent and p.owner not in (None, visit.person.id)]
    if len(table.players) != 2 or not others or others[0].owner is None:
        return False
    person = others[0].owner
    if table.game.mode == "link":
        who = await visit.desk.store.person(person)
        return who is not None and not who.reachable
    chat = await visit.desk.store.chat(table.game.chat)
    return chat is not None and await visit.desk.presence.gone(chat, person)


async def _places(visit: Visit, table: Table) -> tuple[Place, ...]:
    """Where the game was shown, the chat of the press first."""
    places = [visit.place()]
    for board in await visit.desk.store.boards(table.game.id):
        chat = await visit.desk.store.chat(board.chat)
        if chat is not None and chat.address is not None and chat.id != visit.chat.id:
            places.append(Place(chat, board.topic))
    return tuple(places)


async def record(visit: PressVisit) -> Outcome:
    """*Record*: the game as a text file."""
    table = await visit.desk.door.book.whole(visit.game)
    if table is None or table.state is None:
        return refuse(visit, "unknown")
    if not await may_see(visit, table):
        return refuse(visit, "foreign")
    if brought_already(visit):
        return "committed"
    visit.answer(below(visit))
    await send_record(visit, table)
    return "committed"


PRESSED = (
    on(New, new),
    on(Act, act),
    on(Sure, sure),
    on_any(JoinAgain, join_again),
    on(Join, join),
    on(Sit, sit),
    on(ChangeSeats, seats),
    on(AddBot, add_bot),
    on(Begin, begin),
    on_any(Withdraw, withdraw),
    on_any(Leave, leave),
    on(LeaveYes, leave_yes),
    on_any(Wake, wake),
    on_any(SitIn, sit_in),
    on(Rung, rung),
    on(Rematch, rematch),
    on_any(SendRecord, record),
)
"""What each button of a board does, and the one that puts a board there."""
