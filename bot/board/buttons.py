"""What the buttons of a game say: under its boards, in lists of games, under questions about it.

The game, and where it matters the ply, stand before that (:mod:`bot.telegram.callback_data`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.table.asking import Ending
from bot.telegram.callback_data import Kind
from bot.telegram.payloads import Payload

RESULT: Final = "result "
"""What is typed behind our name before the number of a game, to show its result."""

INVITATION: Final = "invite "
"""What is typed there before an invitation's code, to send it."""

# -- playing ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act(Payload, kind=Kind.ACT, form="{action}"):
    """A throw, a move, a pass: the action as its rules write it."""

    action: str


@dataclass(frozen=True)
class Sure(Payload, kind=Kind.SURE, form="move.{action}"):
    """The action that the board shows as marked is played."""

    action: str


@dataclass(frozen=True)
class SureOrder(Payload, kind=Kind.SURE, form="order.{order}"):
    """The order that it shows as marked is given."""

    order: str


@dataclass(frozen=True)
class Tap(Payload, kind=Kind.TAP, form="{square}"):
    """A square that does not complete an action yet."""

    square: str


@dataclass(frozen=True)
class Untap(Payload, kind=Kind.UNTAP, form="{square}"):
    """The stone that was tapped, once more."""

    square: str


@dataclass(frozen=True)
class Part(Payload, kind=Kind.PART, form="{part}"):
    """Another part of a board too wide for one keyboard, counted from 0."""

    part: str


@dataclass(frozen=True)
class Order(Payload, kind=Kind.ORDER, form="{order}"):
    """Something is to be played until the player says otherwise."""

    order: str


@dataclass(frozen=True)
class Recall(Payload, kind=Kind.RECALL, form="{order}"):
    """It is to be played no longer."""

    order: str


@dataclass(frozen=True)
class Explain(Payload, kind=Kind.EXPLAIN):
    """What each choice would do."""


@dataclass(frozen=True)
class Hint(Payload, kind=Kind.HINT):
    """Which choice is the best."""


# -- sitting down ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class JoinAgain(Payload, kind=Kind.JOIN, form="again"):
    """A seat is taken with the sign that who presses had in the game before, or that is brought."""


@dataclass(frozen=True)
class Join(Payload, kind=Kind.JOIN, form="{sign}"):
    """A seat is taken with this sign, or the sign is changed."""

    sign: str


@dataclass(frozen=True)
class Sit(Payload, kind=Kind.SIT, form="{sign}.{code}", refusal="unknown"):
    """The same on the page that an invitation's link opened; `code` is the link's."""

    sign: str
    code: str


@dataclass(frozen=True)
class Begin(Payload, kind=Kind.BEGIN, form="{sign}"):
    """The game begins; `sign` is "" where its seats are taken."""

    sign: str = ""


Seating: TypeAlias = Literal["-", "-bot", "+here", "-here"]
"""Who presses gets up; a BOT fewer; a seat more for somebody here, at the same phone; one fewer."""


@dataclass(frozen=True)
class ChangeSeats(Payload, kind=Kind.SEATS, form="{change}"):
    """A seat of a lobby more or less."""

    change: Seating


@dataclass(frozen=True)
class AddBot(Payload, kind=Kind.SEATS, form="{level}"):
    """A BOT more, of that level."""

    level: str


@dataclass(frozen=True)
class Hosting(Payload, kind=Kind.HOST, form="page"):
    """What the host decides about the seats of a lobby, as a message of its own."""


@dataclass(frozen=True)
class SeatBot(Payload, kind=Kind.HOST, form="bot.{level}"):
    """A BOT more, of that level, on the host's page."""

    level: str


@dataclass(frozen=True)
class SendBotAway(Payload, kind=Kind.HOST, form="bot-away"):
    """The BOT that came last gets up."""


@dataclass(frozen=True)
class Fill(Payload, kind=Kind.HOST, form="fill.{minutes}"):
    """In so many minutes BOTs take the free seats; 0 for never."""

    minutes: int


@dataclass(frozen=True)
class SendAway(Payload, kind=Kind.HOST, form="away.{person}"):
    """Somebody loses their seat."""

    person: int


@dataclass(frozen=True)
class HandOver(Payload, kind=Kind.HOST, form="over.{person}"):
    """Somebody else is host."""

    person: int


@dataclass(frozen=True)
class PickFriend(Payload, kind=Kind.HOST, form="friend"):
    """The host of an invitation by link picks somebody from their own list."""


@dataclass(frozen=True)
class FreeSeat(Payload, kind=Kind.HOST, form="free"):
    """No seat is kept any more."""


@dataclass(frozen=True)
class Withdraw(Payload, kind=Kind.WITHDRAW):
    """The invitation is taken back, or declined."""


# -- pausing and ending ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Leave(Payload, kind=Kind.LEAVE):
    """The boards are to sleep."""


@dataclass(frozen=True)
class Wake(Payload, kind=Kind.WAKE):
    """A sleeping board is to wake."""


@dataclass(frozen=True)
class Mute(Payload, kind=Kind.MUTE, form="{to}"):
    """Who presses hears nothing of the game from now on, or again what there is to hear."""

    to: Literal["on", "off"]


@dataclass(frozen=True)
class MuteListed(Payload, kind=Kind.MUTE, form="{to}.list"):
    """The same on the page of muted tables; the ply of these is whose page it is."""

    to: Literal["on", "off"]


@dataclass(frozen=True)
class MutedTables(Payload, kind=Kind.MUTE, form="tables"):
    """From one's games to the page on which tables are muted."""


@dataclass(frozen=True)
class MyGames(Payload, kind=Kind.MUTE, form="games"):
    """From there back."""


Wish: TypeAlias = Literal["2h", "8h", "day", "never"]
"""When somebody wants to be reminded again."""


@dataclass(frozen=True)
class Again(Payload, kind=Kind.AGAIN, form="{wish}"):
    """Whose number its ply is wants to be reminded then of all games that wait for them."""

    wish: Wish


@dataclass(frozen=True)
class Bell(Payload, kind=Kind.BELL, form="on"):
    """Who presses is told when the next game in the group begins."""


@dataclass(frozen=True)
class NoBell(Payload, kind=Kind.BELL, form="off"):
    """Not any more, of the group whose number stands in the place of the ply."""


@dataclass(frozen=True)
class Seek(Payload, kind=Kind.FIND, form="seek.{sought}"):
    """Somebody is looked for, to play that game with; `any` for whichever."""

    sought: str


@dataclass(frozen=True)
class SeekTime(Payload, kind=Kind.FIND, form="time.{span}"):
    """How long a turn may take when one has met somebody."""

    span: str


@dataclass(frozen=True)
class SeekNamed(Payload, kind=Kind.FIND, form="named"):
    """Whoever is met sees the name by which one is called already."""


@dataclass(frozen=True)
class SeekNoMore(Payload, kind=Kind.FIND, form="stop"):
    """Nobody is looked for any more."""


@dataclass(frozen=True)
class NeverAgain(Payload, kind=Kind.FIND, form="never"):
    """Who was met at that game is to be met no more."""


@dataclass(frozen=True)
class ReportThem(Payload, kind=Kind.FIND, form="report"):
    """The same, and those who run the bot are told."""


@dataclass(frozen=True)
class NoNews(Payload, kind=Kind.NEWS):
    """*No more news*, under news."""


@dataclass(frozen=True)
class MakeOffer(Payload, kind=Kind.OFFER, form="{offer}", refusal="bad-press"):
    """The others are asked to end the game."""

    offer: Ending


@dataclass(frozen=True)
class TakeBack(Payload, kind=Kind.OFFER, form="back"):
    """Whoever presses it takes their last choice back, or asks the others to let them."""


@dataclass(frozen=True)
class AskTime(Payload, kind=Kind.CLOCK, form="page"):
    """Whoever presses it is asked how long a turn may take, or a pause."""


@dataclass(frozen=True)
class SetTime(Payload, kind=Kind.CLOCK, form="time.{span}"):
    """That long; the ply is who was asked."""

    span: str


@dataclass(frozen=True)
class SetPause(Payload, kind=Kind.CLOCK, form="pause.{span}"):
    """For that long no time runs; the ply is who was asked."""

    span: str


@dataclass(frozen=True)
class Late(Payload, kind=Kind.CLOCK, form="{wish}"):
    """What another makes of it that a turn takes longer than was agreed."""

    wish: Literal["poke", "skip", "bot", "claim", "day"]


@dataclass(frozen=True)
class ClaimYes(
    Payload,
    kind=Kind.CLOCK,
    form=("claim.{asker}.{again}", "claim.{asker}"),
    refusal="not-your-question",
):
    """They are sure that they end the game as its winner; `asker` is who was asked, `again` that it
    was once more."""

    asker: int
    again: int | None = None


@dataclass(frozen=True)
class Accept(Payload, kind=Kind.ACCEPT, form="{offer}"):
    """Yes to the offer of that name."""

    offer: str


@dataclass(frozen=True)
class Decline(Payload, kind=Kind.DECLINE, form="{offer}"):
    """No to it; from who made it: it is taken back."""

    offer: str


@dataclass(frozen=True)
class Absent(Payload, kind=Kind.ABSENT, form="{wish}", refusal="bad-press"):
    """What who stays makes of it that somebody can no longer act; or who steps out, and is back."""

    wish: Literal["bot", "wait", "ask", "out", "back"]
    """The BOT is called in; one waits; one waits no longer. The BOT plays on for who presses; who
    presses plays again."""


@dataclass(frozen=True)
class SitIn(Payload, kind=Kind.REMATCH, form="sit-in"):
    """Somebody who did not play takes a place that is free for the next game."""


@dataclass(frozen=True)
class Rung(Payload, kind=Kind.REMATCH, form="rung.{level}.{seal}"):
    """The same game against another BOT, a stronger or an easier one; `seal` as in
    :class:`Rematch`."""

    level: str
    seal: str = ""


@dataclass(frozen=True)
class Rematch(Payload, kind=Kind.REMATCH, form="{seal}"):
    """The same game again; `seal` tells what seal the board showed of it, if any."""

    seal: str = ""


@dataclass(frozen=True)
class SendRecord(Payload, kind=Kind.RECORD):
    """The game as a text file."""


@dataclass(frozen=True)
class OpenReview(Payload, kind=Kind.REVIEW, form="{address}"):
    """A page of the game's review (:mod:`bot.choosing.review_pages`); "" on a board."""

    address: str = ""


MyPart: TypeAlias = Literal["home", "pairs", "card"]
"""What somebody has won; against whom; a picture of it to send on."""


@dataclass(frozen=True)
class MyPage(Payload, kind=Kind.ME, form="{part}"):
    """The page of who presses it, or a part of it."""

    part: MyPart = "home"


@dataclass(frozen=True)
class MyGamesOver(Payload, kind=Kind.ME, form="games.{page}"):
    """Their games that are over; `page` counts from 0."""

    page: int


@dataclass(frozen=True)
class MyGameOver(Payload, kind=Kind.ME, form="game.{number}", refusal="unknown"):
    """One of them."""

    number: int


@dataclass(frozen=True)
class OpenReplay(Payload, kind=Kind.REPLAY, form="{at}"):
    """The board as it stood after so many actions (:mod:`bot.choosing.replay_pages`); "" on a
    board."""

    at: str = ""


@dataclass(frozen=True)
class OpenShared(Payload, kind=Kind.FILM, form="at.{at}.{code}"):
    """The same on a page that was opened by a link, whose code is carried on."""

    at: int
    code: str


@dataclass(frozen=True)
class OpenSent(Payload, kind=Kind.FILM, form="sent.{at}"):
    """The same of a record that somebody has sent, which the page answers."""

    at: int


@dataclass(frozen=True)
class ReplayEnd(Payload, kind=Kind.FILM, form="end.{which}"):
    """A way that leads no farther: the board that stands there is the first or the last one, or the
    only turning point."""

    which: Literal["first", "last", "turning"]


@dataclass(frozen=True)
class FilmSent(Payload, kind=Kind.FILM, form="film-sent"):
    """The film of such a record."""


@dataclass(frozen=True)
class ShowFilm(Payload, kind=Kind.FILM, form=("{what}.{code}", "{what}")):
    """The game as a film, or the moment that decided it."""

    what: Literal["film", "moment"]
    code: str | None = None


@dataclass(frozen=True)
class GoOnFrom(Payload, kind=Kind.FILM, form=("on.{at}.{code}", "on.{at}")):
    """A game against the BOT is to go on from that board: what there is to choose."""

    at: int
    code: str | None = None


@dataclass(frozen=True)
class GoOnSent(Payload, kind=Kind.FILM, form="on-sent.{at}"):
    """The same from a board of a record that somebody has sent."""

    at: int


@dataclass(frozen=True)
class BeginFrom(
    Payload,
    kind=Kind.FILM,
    form=("go.{at}.{seat}.{bot}.{seal}.{code}", "go.{at}.{seat}.{bot}.{seal}"),
):
    """Such a game begins, on that seat against that BOT: it is the game with that seal."""

    at: int
    seat: int
    bot: str
    seal: str
    code: str | None = None


@dataclass(frozen=True)
class BeginSent(Payload, kind=Kind.FILM, form="go-sent.{at}.{seat}.{bot}.{seal}"):
    """The same from a board of a record that somebody has sent."""

    at: int
    seat: int
    bot: str
    seal: str


@dataclass(frozen=True)
class ShareReplay(Payload, kind=Kind.FILM, form="share"):
    """The link that opens the replay."""


# -- lists and questions ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Bring(Payload, kind=Kind.BRING):
    """The game's board comes here, awake."""


@dataclass(frozen=True)
class Show(Payload, kind=Kind.SHOW):
    """The game's board comes here as it is."""


@dataclass(frozen=True)
class BackToGame(Payload, kind=Kind.SHOW, form="stays"):
    """The same, from a page that stays as it is."""


@dataclass(frozen=True)
class Down(Payload, kind=Kind.SHOW, form="down"):
    """The board comes down below what was said since, in its group."""


@dataclass(frozen=True)
class Keep(Payload, kind=Kind.KEEP):
    """A game in which nothing happens is kept."""


@dataclass(frozen=True)
class Resign(Payload, kind=Kind.RESIGN):
    """Somebody wants to give the game up, and is asked whether they are sure."""


@dataclass(frozen=True)
class ResignYes(Payload, kind=Kind.RESIGN_YES, form="{asker}", refusal="not-your-question"):
    """They are sure; `asker` is who was asked."""

    asker: int


@dataclass(frozen=True)
class Cancel(Payload, kind=Kind.CANCEL):
    """An admin wants to end the game, and is asked whether they are sure."""


@dataclass(frozen=True)
class CancelYes(Payload, kind=Kind.CANCEL_YES):
    """They are sure."""


@dataclass(frozen=True)
class OfferYes(
    Payload, kind=Kind.END_YES, form="offer.{asker}.{offer}", refusal="not-your-question"
):
    """They are sure to offer an end that comes at once, since nobody else is asked."""

    asker: int
    offer: Ending


@dataclass(frozen=True)
class AcceptYes(
    Payload, kind=Kind.END_YES, form="accept.{asker}.{at}.{offer}", refusal="not-your-question"
):
    """They are sure to accept the offer of that name, made at the ply `at`: the last who were
    asked."""

    asker: int
    at: int
    offer: str


@dataclass(frozen=True)
class LeaveYes(Payload, kind=Kind.END_YES, form="leave.{asker}", refusal="not-your-question"):
    """They are sure that the boards are to sleep: who confirms their moves is asked."""

    asker: int


@dataclass(frozen=True)
class No(Payload, kind=Kind.NO, form="{asker}", refusal="not-your-question"):
    """The question is withdrawn; `asker` is who was asked, 0 for nobody in particular."""

    asker: int


@dataclass(frozen=True)
class TellMe(Payload, kind=Kind.TELL_ME):
    """Under a board in an inline message: who presses is called in their own chat, where the game
    has a board from now on."""


# -- the menu --------------------------------------------------------------------------------------

MenuPage: TypeAlias = Literal["home", "play", "new", "leave", "resume", "rules", "settings", "find"]


@dataclass(frozen=True)
class Menu(Payload, kind=Kind.MENU, form="{page}"):
    """A page of the menu; `new` is *Play* as a message of its own, from a page that stays."""

    page: MenuPage
